// SPDX-License-Identifier: MIT
//! Source text to a validated naga module.
mod bindings;
mod combined;
mod loose;
mod words;

pub use bindings::{Binding, Kind, Number, Scalar, Selector, Shape};

use crate::error::{Problem, ShaderError};
use loose::Initial;
use naga::valid::{Capabilities, ModuleInfo, ValidationFlags, Validator};
use naga::{Module, ShaderStage};

/// A language that shaders are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// WGSL.
    Wgsl,
    /// GLSL for Vulkan, of a fragment shader.
    GlslFragment,
    /// GLSL for Vulkan, of a compute shader.
    GlslCompute,
    /// GLSL for Vulkan, of a vertex shader.
    GlslVertex,
    /// SPIR-V.
    SpirV,
}

impl Language {
    /// The language by the end of a file's name: `.wgsl`, `.glsl` and `.frag`, `.comp`, `.vert`,
    /// `.spv`.
    pub fn of_file(name: &str) -> Option<Self> {
        let end = name.rsplit_once('.')?.1;
        Some(match end {
            "wgsl" => Self::Wgsl,
            "frag" | "glsl" => Self::GlslFragment,
            "comp" => Self::GlslCompute,
            "vert" => Self::GlslVertex,
            "spv" => Self::SpirV,
            _ => return None,
        })
    }
}

/// A module that is known to be valid.
pub(crate) struct Source {
    pub file: String,
    /// Its text; of SPIR-V nothing.
    pub text: String,
    pub module: Module,
    pub info: ModuleInfo,
    /// What uniforms without a block hold at first, by name.
    initial: Vec<(String, Initial)>,
}

impl Source {
    /// The resources that an entry point uses, by group and number. `size`: of the picture.
    pub fn reflect(&self, entry: usize, size: (u32, u32)) -> Vec<Binding> {
        let mut all = bindings::reflect(&self.module, self.info.get_entry_point(entry));
        for (name, initial) in &self.initial {
            let (width, height) = (f64::from(size.0), f64::from(size.1));
            let values = match initial {
                Initial::Numbers(values) => values.clone(),
                Initial::Size => vec![width, height, 1.0],
                Initial::Ratio => vec![width / height.max(1.0)],
            };
            for binding in all.iter_mut().filter(|one| one.kind == Kind::Uniform) {
                let own = binding.scalars.iter().filter(|scalar| {
                    scalar.path.strip_prefix(name.as_str()).is_some_and(|rest| !rest.contains('.'))
                });
                for (scalar, &value) in own.zip(&values) {
                    binding.initial.resize(binding.bytes as usize, 0);
                    let word = scalar.number.word(value);
                    binding.initial[scalar.offset as usize..][..4]
                        .copy_from_slice(&word.to_le_bytes());
                }
            }
        }
        all
    }
}

/// A shader as naga's module, which is valid.
pub fn module(file: &str, source: &[u8], language: Language) -> Result<Module, ShaderError> {
    read(file, source, language).map(|source| source.module)
}

/// What is more than WebGPU has, and is taken.
const CAPABILITIES: Capabilities = Capabilities::IMMEDIATES
    .union(Capabilities::PRIMITIVE_INDEX)
    .union(Capabilities::CUBE_ARRAY_TEXTURES)
    .union(Capabilities::SHADER_FLOAT32_ATOMIC)
    .union(Capabilities::SHADER_FLOAT16_IN_FLOAT32)
    .union(Capabilities::EARLY_DEPTH_TEST)
    .union(Capabilities::MULTISAMPLED_SHADING);

/// Reads a shader.
pub(crate) fn read(file: &str, bytes: &[u8], language: Language) -> Result<Source, ShaderError> {
    if language != Language::SpirV {
        return read_plain(file, bytes, language);
    }
    // naga's reader of SPIR-V panics on some broken modules.
    let read = std::panic::catch_unwind(|| read_plain(file, bytes, language));
    read.unwrap_or_else(|_| {
        let message = format!("{file}: the module is broken; spirv-val says where");
        Err(ShaderError { message })
    })
}

fn read_plain(file: &str, bytes: &[u8], language: Language) -> Result<Source, ShaderError> {
    let fail = |message: String| ShaderError { message };
    let text = match language {
        Language::SpirV => String::new(),
        _ => std::str::from_utf8(bytes)
            .map_err(|_| fail(format!("{file}: is no UTF-8 text")))?
            .to_string(),
    };
    let mut initial = vec![];
    let text = match language {
        Language::GlslFragment | Language::GlslCompute | Language::GlslVertex => {
            let completed = loose::complete(&text).filter(|_| language == Language::GlslFragment);
            let text = completed.map_or(text, |completed| {
                initial = completed.initial;
                completed.text
            });
            combined::split(&text).unwrap_or(text)
        }
        Language::Wgsl | Language::SpirV => text,
    };
    let module = match language {
        Language::Wgsl => naga::front::wgsl::parse_str(&text)
            .map_err(|error| fail(plain(error.emit_to_string_with_path(&text, file))))?,
        Language::GlslFragment => glsl(file, &text, ShaderStage::Fragment)?,
        Language::GlslCompute => glsl(file, &text, ShaderStage::Compute)?,
        Language::GlslVertex => glsl(file, &text, ShaderStage::Vertex)?,
        Language::SpirV => {
            let options =
                naga::front::spv::Options { adjust_coordinate_space: false, ..Default::default() };
            let taken = words::taken(bytes);
            let read =
                naga::front::spv::parse_u8_slice(taken.as_deref().unwrap_or(bytes), &options);
            read.map_err(|error| fail(format!("{file}: {error}")))?
        }
    };
    let mut validator = Validator::new(ValidationFlags::all(), CAPABILITIES);
    let info = validator
        .validate(&module)
        .map_err(|error| fail(plain(error.emit_to_string_with_path(&text, file))))?;
    Ok(Source { file: file.into(), text, module, info, initial })
}

/// What to do where naga's text says this.
const ADVICE: [(&str, &str); 9] = [
    ("Capabilities(SUBGROUP", BARRIERS),
    ("identifier: `subgroup", BARRIERS),
    ("`subgroups` enable-extension", BARRIERS),
    ("Capabilities(SHADER_FLOAT16", "use f32; pack2x16float() packs two halves"),
    ("Capabilities(FLOAT64", "use f32"),
    ("Capabilities(SHADER_INT64", "use i32 or u32"),
    ("Capabilities(RAY_QUERY", "walk through the scene in the shader"),
    ("which can't be passed into functions", "pass an index, or name the variable in the function"),
    ("expression None does not match", "write a `return` behind the last statement"),
];
const BARRIERS: &str = "use workgroup memory and workgroupBarrier()";

/// naga's text begins with the word that the command puts before every error.
fn plain(text: String) -> String {
    let text = text.strip_prefix("error: ").unwrap_or(&text);
    match ADVICE.iter().find(|(sign, _)| text.contains(sign)) {
        Some((_, advice)) => format!("{}\n  = What to do: {advice}.\n", text.trim_end()),
        None => text.into(),
    }
}

fn glsl(file: &str, text: &str, stage: ShaderStage) -> Result<Module, ShaderError> {
    let options = naga::front::glsl::Options::from(stage);
    let mut frontend = naga::front::glsl::Frontend::default();
    frontend.parse(&options, text).map_err(|errors| {
        let all = errors.errors.into_iter().map(|error| {
            Problem { message: error.kind.to_string(), span: error.meta }
                .in_source(file, text)
                .message
        });
        ShaderError { message: all.collect::<Vec<_>>().join("\n") }
    })
}
