// SPDX-License-Identifier: MIT
//! Broken sources: an error, never a panic.
use std::path::PathBuf;
use warpwright_golden::Random;
use warpwright_shader::front::Language;
use warpwright_shader::{compile, Options};

fn sources() -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shaders");
    let entries = std::fs::read_dir(&folder).expect("the folder of shaders is there");
    let mut all: Vec<_> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let name = path.file_name()?.to_string_lossy().into_owned();
            name.ends_with(".wgsl")
                .then(|| (name, std::fs::read_to_string(&path).expect("a shader can be read")))
        })
        .collect();
    all.sort();
    all
}

/// A word or sign of the source is taken away, doubled, or replaced by another one.
fn mutate(source: &str, random: &mut Random) -> String {
    let mut words: Vec<&str> =
        source.split_inclusive(|c: char| !c.is_alphanumeric() && c != '_').collect();
    for _ in 0..1 + random.below(3) {
        let at = random.below(words.len() as u64) as usize;
        let other = words[random.below(words.len() as u64) as usize];
        match random.below(4) {
            0 => drop(words.remove(at)),
            1 => words.insert(at, other),
            _ => words[at] = other,
        }
    }
    words.concat()
}

fn try_all(seeds: std::ops::Range<u64>) {
    let sources = sources();
    let options = Options { images: vec![(8, 8)], ..Options::default() };
    let mut compiled = 0;
    for seed in seeds.clone() {
        let mut random = Random::new(seed);
        let (name, source) = &sources[random.below(sources.len() as u64) as usize];
        let broken = mutate(source, &mut random);
        println!("seed {seed}: {name}");
        match compile(name, broken.as_bytes(), Language::Wgsl, &options) {
            Ok(_) => compiled += 1,
            Err(error) => {
                assert!(!error.message.contains("the compiler is wrong"), "{error}\n{broken}")
            }
        }
    }
    assert!(compiled > 0 && compiled < seeds.count(), "{compiled} of the sources compile");
}

#[test]
fn broken_sources_are_errors() {
    try_all(0..150);
}

#[test]
#[ignore = "deep: 20000 sources"]
fn many_broken_sources_are_errors() {
    try_all(0..20_000);
}

#[test]
fn errors_name_their_place() {
    let error = |source: &str, language: Language| {
        compile("bad.wgsl", source.as_bytes(), language, &Options::default())
            .expect_err("it is broken")
            .message
    };
    let message = error(
        "@fragment fn main() -> @location(0) vec4f {\n    return vec4f(nothing);\n}",
        Language::Wgsl,
    );
    assert!(message.contains("bad.wgsl:2:18"), "{message}");
    let texture = |declared: &str, line: &str| {
        format!("{declared}\n@fragment fn main() -> @location(0) vec4f {{\n    {line}\n}}")
    };
    for (declared, line, column, instead) in [
        (
            "@group(0) @binding(0) var t: texture_multisampled_2d<f32>;",
            "return textureLoad(t, vec2i(), 0);",
            12,
            "use texture_2d",
        ),
        (
            "@group(0) @binding(0) var t: texture_storage_3d<rgba8unorm, write>;",
            "textureStore(t, vec3i(), vec4f()); return vec4f();",
            5,
            "use texture_storage_2d",
        ),
        (
            "@group(0) @binding(0) var t: texture_storage_2d<rgba16float, write>;",
            "textureStore(t, vec2i(), vec4f()); return vec4f();",
            5,
            "use rgba8unorm",
        ),
    ] {
        let message = error(&texture(declared, line), Language::Wgsl);
        assert!(message.contains(&format!("bad.wgsl:3:{column}")), "{message}");
        assert!(message.contains(instead), "{message}");
    }
    let message = error("void main() { nothing(); }", Language::GlslCompute);
    assert!(message.contains("bad.wgsl:1:"), "{message}");
    let message = error("no shader", Language::SpirV);
    assert!(message.starts_with("bad.wgsl: "), "{message}");
}

#[test]
fn other_languages() {
    let comp = "#version 450\nlayout(local_size_x = 8) in;\n\
        layout(std430, binding = 0) buffer Data { uint words[]; };\n\
        void main() { words[gl_GlobalInvocationID.x] = gl_GlobalInvocationID.x * 2u; }";
    let shader = compile("a.comp", comp.as_bytes(), Language::GlslCompute, &Options::default())
        .expect("GLSL compiles");
    assert_eq!(shader.bindings.len(), 1);
    let frag =
        "#version 450\nlayout(location = 0) in vec2 uv;\nlayout(location = 0) out vec4 colour;\n\
        void main() { colour = vec4(uv, 0.5, 1.0); }";
    let shader = compile("a.frag", frag.as_bytes(), Language::GlslFragment, &Options::default())
        .expect("GLSL compiles");
    assert!(shader.program.output.is_some());
}
