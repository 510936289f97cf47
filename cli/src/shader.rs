// SPDX-License-Identifier: MIT
//! Shaders on the command line: what they are compiled with, and what `run` needs of them.
use crate::output::note;
use crate::picture::Picture;
use crate::uniforms::contents;
use anyhow::{bail, ensure, Context, Result};
use clap::{Args, ValueEnum};
use std::path::Path;
use std::{fs, panic};
use warpwright_config::{CoreConfig, Variant};
use warpwright_isa::{Program, Wrap};
use warpwright_shader::front::{Binding, Kind, Language, Selector};
use warpwright_shader::{compile, raster, vertex_stage, Compare, Options, Sampler, Shader};
use warpwright_sim::engines::{most_registers, resident_on, resident_registers};

/// Filters of samplers.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Filter {
    /// The nearest texel.
    Nearest,
    /// Between the four nearest texels.
    Linear,
}

/// What happens outside a texture.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Outside {
    /// The texture repeats.
    Repeat,
    /// The edge goes on.
    Clamp,
    /// Every second copy is mirrored.
    Mirror,
}

/// What a shader is compiled with.
#[derive(Args)]
pub struct ShaderOptions {
    /// Shader: the entry point [default: the first of fragment, compute and vertex].
    #[arg(long, value_name = "NAME")]
    entry: Option<String>,
    /// Shader: workgroups of a compute shader, as X or X,Y or X,Y,Z [default: 1].
    #[arg(long, value_name = "X,Y,Z", value_delimiter = ',', num_args = 1..=3)]
    workgroups: Vec<u32>,
    /// Shader: threads of a compute shader in a row, rounded up to whole workgroups, instead of
    /// --workgroups.
    #[arg(long, value_name = "N", conflicts_with = "workgroups")]
    threads: Option<u32>,
    /// Shader: vertices of a vertex shader.
    #[arg(long, value_name = "N", default_value_t = 3)]
    vertices: u32,
    /// Shader: contents of a buffer or of a member of it, by name or GROUP:BINDING: a file, or
    /// numbers separated by commas. Before it, what the TOML file beside the shader says.
    #[arg(long, value_name = "NAME[.MEMBER]=FILE|VALUES")]
    bind: Vec<String>,
    /// Shader: so many pictures, as an animated PNG; `time` of a uniform goes on from 0.
    #[arg(long, value_name = "N", requires = "out", conflicts_with = "watch", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub frames: Option<u32>,
    /// Shader: pictures of a second, with --frames.
    #[arg(long, value_name = "F", default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub fps: u16,
    /// Shader: compile and run it again whenever it is saved, until Ctrl-C.
    #[arg(long)]
    pub watch: bool,
    /// Shader: value of an override constant.
    #[arg(long = "override", value_name = "NAME=VALUE")]
    overrides: Vec<String>,
    /// Shader: filter of its samplers.
    #[arg(long, value_enum, default_value = "linear")]
    filter: Filter,
    /// Shader: what is outside of its textures.
    #[arg(long, value_enum, default_value = "repeat")]
    wrap: Outside,
    /// Shader: what one sampler does, by name or GROUP:BINDING, as words with commas: nearest,
    /// linear, repeat, clamp, mirror, and for comparisons less, less-equal, greater, greater-equal,
    /// equal, not-equal.
    #[arg(long = "sampler", value_name = "NAME=WORDS")]
    samplers: Vec<String>,
    /// Shader: its textures have all their levels, each the mean of the one before.
    #[arg(long)]
    mips: bool,
    /// Shader: registers that a thread may use; with fewer, values are spilled to memory.
    #[arg(long, value_name = "N", default_value_t = 64, value_parser = clap::value_parser!(u8).range(8..=64))]
    registers: u8,
}

/// A sampler that differs from the others in what these words say.
fn sampler(text: &str, mut sampler: Sampler) -> Result<(Selector, Sampler)> {
    let (name, words) = text.split_once('=').with_context(|| {
        format!("--sampler {text}: expected NAME=WORDS, such as s=nearest,clamp")
    })?;
    for word in words.split(',') {
        match word {
            "nearest" => sampler.linear = false,
            "linear" => sampler.linear = true,
            "repeat" => sampler.wrap = Wrap::Repeat,
            "clamp" => sampler.wrap = Wrap::Clamp,
            "mirror" => sampler.wrap = Wrap::Mirror,
            "equal" => sampler.compare = Compare::Equal,
            "not-equal" => sampler.compare = Compare::NotEqual,
            "less" => sampler.compare = Compare::Less,
            "less-equal" => sampler.compare = Compare::LessEqual,
            "greater" => sampler.compare = Compare::Greater,
            "greater-equal" => sampler.compare = Compare::GreaterEqual,
            _ => bail!(
                "--sampler {text}: `{word}` is not one of nearest, linear, repeat, clamp, mirror, less, \
                 less-equal, greater, greater-equal, equal, not-equal"
            ),
        }
    }
    Ok((Selector::parse(name), sampler))
}

impl ShaderOptions {
    fn sampler(&self) -> Sampler {
        Sampler {
            linear: matches!(self.filter, Filter::Linear),
            wrap: match self.wrap {
                Outside::Repeat => Wrap::Repeat,
                Outside::Clamp => Wrap::Clamp,
                Outside::Mirror => Wrap::Mirror,
            },
            ..Sampler::default()
        }
    }

    /// As the compiler takes them. `size`: of the picture; `images`: sizes of the input pictures;
    /// `time`: of the frame.
    pub fn options(
        &self,
        path: &Path,
        size: Option<(u32, u32)>,
        images: Vec<(u32, u32)>,
        time: Option<f32>,
    ) -> Result<Options> {
        let mut options = Options {
            entry: self.entry.clone(),
            vertices: self.vertices,
            images,
            mips: self.mips,
            sampler: self.sampler(),
            registers: self.registers,
            ..Options::default()
        };
        if let Some(size) = size {
            options.size = size;
        }
        options.samplers = self
            .samplers
            .iter()
            .map(|text| sampler(text, options.sampler))
            .collect::<Result<_>>()?;
        for (side, &count) in options.workgroups.iter_mut().zip(&self.workgroups) {
            ensure!(count > 0, "--workgroups: there is nothing to run in 0 workgroups");
            *side = count;
        }
        for text in &self.overrides {
            let (name, value) = text
                .split_once('=')
                .with_context(|| format!("--override {text}: expected NAME=VALUE"))?;
            let value = match value {
                "true" => 1.0,
                "false" => 0.0,
                value => value
                    .parse()
                    .with_context(|| format!("--override {text}: `{value}` is no number"))?,
            };
            options.overrides.push((name.into(), value));
        }
        let (source, language) = read(path)?;
        let file = path.display().to_string();
        let bindings = warpwright_shader::bindings(&file, &source, language, &options)?;
        options.data = contents(&bindings, path, &self.bind, time)?;
        if let Some(threads) = self.threads {
            ensure!(threads > 0, "--threads: there is nothing to run");
            let size = warpwright_shader::workgroup_size(&file, &source, language, &options)?;
            options.workgroups = [threads.div_ceil(size.iter().product::<u32>().max(1)), 1, 1];
        }
        Ok(options)
    }
}

/// Whether a file is a shader by its name.
pub fn is_shader(path: &Path) -> bool {
    Language::of_file(&path.display().to_string()).is_some()
}

fn read(path: &Path) -> Result<(Vec<u8>, Language)> {
    let name = path.display().to_string();
    let language = Language::of_file(&name).with_context(|| {
        format!("{name}: expected a shader: .wgsl, .glsl, .frag, .comp, .vert or .spv")
    })?;
    let source = fs::read(path).with_context(|| format!("cannot read {name}"))?;
    if language == Language::SpirV {
        look_at_module(&name, &source)?;
    }
    Ok((source, language))
}

/// Reads a module once. The reader panics on some broken ones, and where panics do not unwind that
/// would be the end of the command without a word of what to do.
fn look_at_module(name: &str, source: &[u8]) -> Result<()> {
    let before = panic::take_hook();
    let message = format!("error: {name}: the module is broken; spirv-val says where");
    panic::set_hook(Box::new(move |_| {
        eprintln!("{message}");
        std::process::exit(1);
    }));
    let read = warpwright_shader::entry_points(name, source, Language::SpirV);
    panic::set_hook(before);
    read?;
    Ok(())
}

/// The core that a shader is compiled for.
#[derive(Clone, Copy)]
pub struct Core {
    pub numbers: CoreConfig,
    pub variant: Variant,
}

impl Core {
    /// Threads with so many registers that it runs at a time.
    fn threads(&self, registers: u8) -> u32 {
        let warps = resident_on(self.numbers, self.variant, registers.into());
        (warps * self.variant.threads()) as u32
    }

    /// What its size sets in the options.
    pub fn limit(&self, options: &mut Options) {
        let most = most_registers(self.numbers).min(64) as u8;
        options.registers = options.registers.min(most);
        options.resident_registers = resident_registers(self.numbers);
        options.group_threads = self.threads(1);
        options.warp_threads = self.variant.threads() as u32;
    }

    /// Compiles a shader so that its workgroups fit the core.
    fn compile(
        &self,
        file: &str,
        source: &[u8],
        language: Language,
        options: &Options,
    ) -> Result<Shader> {
        let mut options = options.clone();
        loop {
            let shader = compile(file, source, language, &options)?;
            let fit = self.threads(shader.program.launch.registers);
            // With fewer threads each has to keep more, and may need other registers.
            if shader.together() <= fit || options.group_threads <= options.warp_threads {
                return Ok(shader);
            }
            options.group_threads = fit.min(options.group_threads - options.warp_threads);
        }
    }
}

/// Compiles a shader; what it lacks is an error that names it.
pub fn compile_file(path: &Path, options: &Options, core: &Core) -> Result<Shader> {
    let (source, language) = read(path)?;
    let shader = core.compile(&path.display().to_string(), &source, language, options)?;
    for (selector, _) in &options.samplers {
        let is = |binding: &&Binding| binding.kind == Kind::Sampler && selector.names(binding);
        if shader.bindings.iter().find(is).is_none() {
            bail!("--sampler {selector}: the shader uses no such sampler");
        }
    }
    Ok(shader)
}

/// Says which bindings were left to their defaults.
fn note_defaults(shader: &Shader, options: &Options) {
    let given =
        |binding: &Binding| options.data.iter().any(|(selector, _)| selector.names(binding));
    let empty =
        shader.bindings.iter().filter(|binding| binding.kind == Kind::Uniform && !given(binding));
    let names: Vec<_> = empty.map(|binding| binding.name.as_str()).collect();
    if !names.is_empty() {
        note(&format!("uniforms without --bind are zero: {}", names.join(", ")));
    }
    let textures =
        shader.bindings.iter().filter(|binding| matches!(binding.kind, Kind::Texture { .. }));
    let black: Vec<_> =
        textures.skip(options.images.len()).map(|binding| binding.name.as_str()).collect();
    if !black.is_empty() {
        note(&format!("textures without --image are black: {}", black.join(", ")));
    }
}

/// As [`compile_file`] for a run. The inputs of a fragment shader come from the vertex shader of
/// the same file, if there is one: `run` runs it and gives what it leaves in memory.
pub fn compile_to_run(
    path: &Path,
    mut options: Options,
    core: &Core,
    run: &dyn Fn(&Program) -> Result<Vec<u8>>,
) -> Result<Shader> {
    let (source, language) = read(path)?;
    let file = path.display().to_string();
    if let Some(vertex) = vertex_stage(&file, &source, language, &options)? {
        let vertices = compile(
            &file,
            &source,
            language,
            &Options { entry: Some(vertex.clone()), ..options.clone() },
        )?;
        let memory = run(&vertices.program)?;
        options.varyings = raster::varyings(&vertices, &memory, options.size);
        if options.varyings.is_none() {
            note(&format!("`{vertex}` draws no triangle over the picture: the inputs are the place in the picture, from 0 to 1"));
        }
    }
    let shader = compile_file(path, &options, core)?;
    note_defaults(&shader, &options);
    Ok(shader)
}

/// The pictures as the program takes them: with the levels of textures.
pub fn atlases(shader: &Shader, images: &[Picture]) -> Vec<Picture> {
    let texels: Vec<&[u8]> = images.iter().map(|image| image.pixels.as_slice()).collect();
    let prepared = shader.pictures(&texels).into_iter().map(std::borrow::Cow::into_owned);
    prepared.zip(images).map(|(pixels, image)| Picture { pixels, ..image.clone() }).collect()
}
