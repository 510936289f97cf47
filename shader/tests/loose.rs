// SPDX-License-Identifier: MIT
//! GLSL of gl-transitions, Shadertoy and WebGL draws what the same in WGSL draws.
use super::common::{simulate, words};
use warpwright_shader::front::Language;
use warpwright_shader::{bindings, compile, Options};

const SIZE: (u32, u32) = (16, 12);

fn picture(file: &str, source: &str, language: Language) -> Vec<u32> {
    let options = Options { size: SIZE, images: vec![(8, 8); 2], ..Options::default() };
    let shader = compile(file, source.as_bytes(), language, &options)
        .unwrap_or_else(|error| panic!("{error}"));
    let texels = |factor: u32| -> Vec<u8> {
        (0..8 * 8 * 4).map(|at: u32| (at * factor % 253) as u8).collect()
    };
    let images = [texels(41), texels(59)];
    let count = shader.program.images.len();
    let images = [images[0].as_slice(), images[1].as_slice()];
    let memory = simulate(&shader, &images[..count]);
    words(&shader, &memory, "picture")
}

fn same(glsl: &str, wgsl: &str) {
    let wanted = picture("plain.wgsl", wgsl, Language::Wgsl);
    assert!(wanted.iter().any(|&texel| texel != wanted[0]));
    assert!(picture("loose.glsl", glsl, Language::GlslFragment) == wanted, "{glsl}");
}

#[test]
fn transitions() {
    let glsl = "// License: MIT
        uniform float amplitude; // = 0.75
        uniform vec2 way /* = vec2(0.25, 0.5) */;
        uniform ivec2 size; // = ivec2(4)
        uniform bool wide; // = true
        vec4 transition(vec2 uv) {
            vec2 at = uv + way * amplitude * float(size.y) / 4.0;
            float much = wide ? progress * amplitude : 0.0;
            return mix(getFromColor(at), getToColor(uv), much) * ratio;
        }";
    let wgsl = "
        @group(0) @binding(0) var first: texture_2d<f32>;
        @group(0) @binding(1) var second: texture_2d<f32>;
        @group(0) @binding(2) var filtered: sampler;
        @fragment fn main(@location(0) place: vec2f) -> @location(0) vec4f {
            let uv = vec2f(place.x, 1.0 - place.y);
            let at = uv + vec2f(0.25, 0.5) * 0.75;
            return mix(textureSample(first, filtered, vec2f(at.x, 1.0 - at.y)),
                textureSample(second, filtered, vec2f(uv.x, 1.0 - uv.y)), 0.375) * (16.0 / 12.0);
        }";
    same(&glsl.replace("way /* = vec2(0.25, 0.5) */;", "way; // = vec2(0.25, 0.5);"), wgsl);
}

#[test]
fn shadertoy() {
    let glsl = "void mainImage(out vec4 fragColor, in vec2 fragCoord) {
            vec2 uv = fragCoord / iResolution.xy;
            fragColor = texture(iChannel0, uv) * 0.5 + vec4(uv, 0.5 + 0.5 * cos(iTime), 1.0) * 0.5;
        }";
    let wgsl = "
        @group(0) @binding(0) var first: texture_2d<f32>;
        @group(0) @binding(1) var filtered: sampler;
        @fragment fn main(@builtin(position) place: vec4f) -> @location(0) vec4f {
            let uv = vec2f(place.x, 12.0 - place.y) / vec2f(16.0, 12.0);
            return textureSample(first, filtered, uv) * 0.5 + vec4f(uv, 1.0, 1.0) * 0.5;
        }";
    same(glsl, wgsl);
}

#[test]
fn webgl() {
    let glsl = "#version 100
        #ifdef GL_ES
        precision mediump float;
        #endif
        uniform vec2 u_resolution;
        uniform float u_time;
        uniform float gain = 0.5, more = 0.5;
        uniform sampler2D photo;
        varying vec2 uv;
        void main() {
            vec2 at = gl_FragCoord.xy / u_resolution;
            gl_FragColor = texture2D(photo, uv) * gain + vec4(at, u_time, 1.0) * more;
        }";
    let wgsl = "
        @group(0) @binding(0) var photo: texture_2d<f32>;
        @group(0) @binding(1) var filtered: sampler;
        @fragment fn main(@builtin(position) place: vec4f, @location(0) uv: vec2f)
            -> @location(0) vec4f {
            let at = place.xy / vec2f(16.0, 12.0);
            return textureSample(photo, filtered, uv) * 0.5 + vec4f(at, 0.0, 1.0) * 0.5;
        }";
    same(glsl, wgsl);
}

#[test]
fn places_of_errors_stay() {
    let glsl = "uniform float a; // = 1.0\nvec4 transition(vec2 uv) {\n    return nothing;\n}";
    let error = compile("t.glsl", glsl.as_bytes(), Language::GlslFragment, &Options::default());
    let message = error.expect_err("`nothing` is not declared").message;
    assert!(message.contains("t.glsl:3:12"), "{message}");
    for text in
        ["uniform", "uniform float", "uniform float a", "varying", "mainImage(", "uniform float ;"]
    {
        compile("a.frag", text.as_bytes(), Language::GlslFragment, &Options::default())
            .expect_err("it is broken");
    }
}

#[test]
fn uniforms_begin_with_their_values() {
    let glsl = "uniform float a; // = 2.5\nvec4 transition(vec2 uv) { return vec4(a); }";
    let options = Options { size: (32, 16), ..Options::default() };
    let found =
        bindings("t.glsl", glsl.as_bytes(), Language::GlslFragment, &options).expect("bindings");
    assert_eq!(found[0].name, "uniforms");
    let floats: Vec<f32> = found[0]
        .initial
        .chunks_exact(4)
        .map(|word| f32::from_le_bytes(word.try_into().expect("four bytes")))
        .collect();
    assert_eq!(floats[..3], [2.5, 0.5, 2.0]);
}
