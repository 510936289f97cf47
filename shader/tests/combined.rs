// SPDX-License-Identifier: MIT
//! Combined samplers of GLSL and SPIR-V draw what a texture and a sampler of WGSL draw.
use super::common::{simulate, words};
use warpwright_shader::front::Language;
use warpwright_shader::{compile, Options};

const WGSL: &str = "
    @group(0) @binding(0) var first: texture_2d<f32>;
    @group(0) @binding(1) var filtered: sampler;
    @group(0) @binding(3) var second: texture_2d<f32>;
    @fragment fn main(@location(0) uv: vec2f) -> @location(0) vec4f {
        let texel = textureLoad(first, vec2i(1, 2), 0);
        return textureSample(first, filtered, uv) * 0.5
            + textureSample(second, filtered, uv.yx) * texel;
    }";

/// The same with a function that is given a sampler, no bindings, and a name that is a member too.
const FUNCTION: &str = "#version 450
    layout(location = 0) in vec2 uv;
    layout(location = 0) out vec4 colour;
    struct Half { vec4 first; };
    uniform sampler2D first;
    uniform sampler2D second;
    vec4 times(Half factor, sampler2D from, vec2 at) { return texture(from, at) * factor.first; }
    vec4 twice(sampler2D from) { return times(Half(vec4(0.5)), from, uv); }
    void main() {
        vec4 texel = texelFetch(first, ivec2(1, 2), 0);
        colour = twice(first) + times(Half(texel), second, uv.yx);
    }";

fn picture(file: &str, source: &[u8], language: Language) -> Vec<u32> {
    let images = vec![(8, 8); 2];
    let options = Options { size: (16, 12), images, ..Options::default() };
    let shader =
        compile(file, source, language, &options).unwrap_or_else(|error| panic!("{error}"));
    let texels = |factor: u32| -> Vec<u8> {
        (0..8 * 8 * 4).map(|at: u32| (at * factor % 253) as u8).collect()
    };
    let images = [texels(41), texels(59)];
    let images = [images[0].as_slice(), images[1].as_slice()];
    let memory = simulate(&shader, &images);
    words(&shader, &memory, "picture")
}

#[test]
fn combined_samplers_are_a_texture_and_a_sampler() {
    let wanted = picture("plain.wgsl", WGSL.as_bytes(), Language::Wgsl);
    assert!(wanted.iter().any(|&texel| texel != wanted[0]));
    let frag = include_bytes!("combined.frag");
    assert!(picture("combined.frag", frag, Language::GlslFragment) == wanted, "GLSL");
    let drawn = picture("function.frag", FUNCTION.as_bytes(), Language::GlslFragment);
    assert!(drawn == wanted, "GLSL with a function");
    let words = include_bytes!("combined.spv");
    assert!(picture("combined.spv", words, Language::SpirV) == wanted, "SPIR-V");
}

#[test]
fn invocations_end_as_they_do_in_later_versions_of_spirv() {
    const WGSL: &str = "@fragment fn main(@location(0) uv: vec2f) -> @location(0) vec4f {
        if i32(uv.x * 16.0) % 3 == i32(uv.y * 12.0) % 2 { discard; }
        return vec4f(uv, 1.0, 1.0);
    }";
    let wanted = picture("plain.wgsl", WGSL.as_bytes(), Language::Wgsl);
    let ended = wanted.iter().filter(|&&texel| texel == 0).count();
    assert!((40..150).contains(&ended), "{ended}");
    let words = include_bytes!("ended.spv");
    // As SPIR-V 1.6, and as an extension of earlier versions (behind the capability).
    assert!(picture("ended.spv", words, Language::SpirV) == wanted);
    let extension = [&(9u32 << 16 | 10).to_le_bytes()[..], b"SPV_KHR_terminate_invocation\0\0\0\0"];
    let mut earlier = words.to_vec();
    earlier[5] = 0;
    earlier.splice(28..28, extension.concat());
    assert!(picture("ended.spv", &earlier, Language::SpirV) == wanted);
}

#[test]
fn broken_modules_are_errors() {
    let whole = include_bytes!("combined.spv");
    let options = Options { images: vec![(8, 8); 2], ..Options::default() };
    let mut state = 43u32;
    let mut refused = 0;
    for case in 0..2000 {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let mut bytes = whole.to_vec();
        // A word of the module is another one, or the module ends early.
        let at = (state >> 8) as usize % (bytes.len() / 4) * 4;
        if case % 8 == 0 {
            bytes.truncate(at);
        } else {
            bytes[at + case % 4] ^= (state >> 3) as u8 & 0x1f | 1;
        }
        // Whatever comes of it: no panic.
        refused += usize::from(compile("a.spv", &bytes, Language::SpirV, &options).is_err());
    }
    assert!(refused > 500, "{refused}");
    for text in ["uniform sampler2D", "layout(", "uniform sampler2D a; a(", "}}}(sampler2D ü)"] {
        compile("a.frag", text.as_bytes(), Language::GlslFragment, &options).unwrap_err();
    }
}
