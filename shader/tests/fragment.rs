// SPDX-License-Identifier: MIT
//! Fragment shaders: pictures.
use super::common::{agree, agree_on, words};
use warpwright_shader::front::Language;
use warpwright_shader::{compile, Options};

fn size(width: u32, height: u32) -> Options {
    Options { size: (width, height), ..Options::default() }
}

#[test]
fn a_gradient() {
    let source = "@fragment fn main(@builtin(position) at: vec4f) -> @location(0) vec4f {
        return vec4f(at.xy / vec2f(16.0, 8.0), 0.5, 1.0);
    }";
    let (shader, memory) = agree(source, &size(16, 8));
    let picture = words(&shader, &memory, "picture");
    assert_eq!(picture[0], 0xff80_1008);
    assert_eq!(picture[127], 0xff80_eff7);
}

#[test]
fn mandelbrot() {
    let source = "
        fn square(z: vec2f) -> vec2f { return vec2f(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y); }
        @fragment fn main(@location(0) uv: vec2f) -> @location(0) vec4f {
            let c = vec2f(uv.x * 3.0 - 2.25, uv.y * 2.5 - 1.25);
            var z = vec2f();
            var steps = 0u;
            for (; steps < 40u && dot(z, z) < 4.0; steps++) { z = square(z) + c; }
            let light = f32(steps) / 40.0;
            return vec4f(light, sqrt(light), light * light, 1.0);
        }";
    let (_, _) = agree(source, &size(20, 14));
}

#[test]
fn discard_and_derivatives() {
    let source = "
        @fragment fn main(@builtin(position) at: vec4f) -> @location(0) vec4f {
            let d = length(at.xy - vec2f(8.0)) - 5.0;
            if (d > 2.0) { discard; }
            let w = fwidth(d);
            return vec4f(smoothstep(-w, w, d), 0.0, 0.0, 1.0);
        }";
    let (shader, memory) = agree(source, &size(15, 15));
    let picture = words(&shader, &memory, "picture");
    assert_eq!(picture[0], 0);
    assert_eq!(picture[7 * 15 + 7], 0xff00_0000);
}

#[test]
fn textures() {
    let source = "
        @group(0) @binding(0) var image: texture_2d<f32>;
        @group(0) @binding(1) var nearest: sampler;
        @fragment fn main(@location(0) uv: vec2f) -> @location(0) vec4f {
            let size = vec2f(textureDimensions(image));
            let texel = textureLoad(image, vec2i(uv * size), 0);
            return mix(textureSample(image, nearest, uv.yx), texel, 0.5)
                * vec4f(1.0, 1.0, 0.5, 1.0);
        }";
    let image: Vec<u8> = (0..8 * 8 * 4).map(|i| (i * 37 % 251) as u8).collect();
    let options = Options { images: vec![(8, 8)], ..size(16, 16) };
    agree_on(source, &options, &[&image]);
}

#[test]
fn depth_is_a_buffer_and_a_sample_mask_an_error() {
    let source = |output: &str| {
        format!(
            "struct Out {{ @location(0) colour: vec4f, {output} }}
            @fragment fn main(@builtin(position) at: vec4f) -> Out {{
                return Out(vec4f(1.0), {});
            }}",
            if output.contains("mask") { "1u" } else { "at.x * 2.0" }
        )
    };
    let options = Options { size: (4, 2), ..Options::default() };
    let (shader, memory) = agree(&source("@builtin(frag_depth) depth: f32"), &options);
    let depths = words(&shader, &memory, "depth").into_iter().map(f32::from_bits);
    assert_eq!(depths.collect::<Vec<_>>(), [1.0, 3.0, 5.0, 7.0, 1.0, 3.0, 5.0, 7.0]);
    let masked = source("@builtin(sample_mask) mask: u32");
    let error = compile("mask.wgsl", masked.as_bytes(), Language::Wgsl, &options);
    let message = error.map(|_| ()).expect_err("there is no sample mask").to_string();
    assert!(
        message.starts_with("mask.wgsl:1:1: the output SampleMask is not supported"),
        "{message}"
    );
}
