// SPDX-License-Identifier: MIT
//! Textures of every shape, levels, comparisons, gathers, samplers with settings of their own.
use super::common::{agree_on, words};
use warpwright_isa::Wrap;
use warpwright_shader::front::Selector;
use warpwright_shader::{Compare, Options, Sampler};

/// Runs the body of a compute shader of one thread; gives the words it leaves in `out`.
fn results(bindings: &str, body: &str, options: Options, picture: &[u8]) -> Vec<f32> {
    let source = format!(
        "{bindings}
         @group(0) @binding(7) var<storage, read_write> out: array<f32, 16>;
         @compute @workgroup_size(1) fn main() {{ {body} }}"
    );
    let texture = super::common::build(&source, &options);
    let pictures = texture.pictures(&[picture]);
    let (shader, memory) = agree_on(&source, &options, &[&pictures[0]]);
    words(&shader, &memory, "out").into_iter().map(f32::from_bits).collect()
}

/// Grey squares one above the other, each of one value.
fn squares(side: u32, values: &[u8]) -> Vec<u8> {
    values.iter().flat_map(|&value| vec![value; (side * side * 4) as usize]).collect()
}

fn near(found: &[f32], wanted: &[f32]) {
    for (at, (found, wanted)) in found.iter().zip(wanted).enumerate() {
        assert!((found - wanted).abs() < 2e-3, "number {at}: {found}, should be {wanted}");
    }
}

const SAMPLER: &str = "@group(0) @binding(1) var s: sampler;";

fn sized(width: u32, height: u32) -> Options {
    Options { images: vec![(width, height)], ..Options::default() }
}

#[test]
fn layers() {
    let bindings = format!("@group(0) @binding(0) var t: texture_2d_array<f32>; {SAMPLER}");
    let body = "for (var i = -1; i < 4; i++) {
            out[i + 1] = textureSampleLevel(t, s, vec2f(0.3, 0.6), i, 0.0).r;
        }
        out[5] = textureSampleLevel(t, s, vec2f(0.5), 1, 0.0).g;
        out[6] = textureLoad(t, vec2i(9, -3), 2, 0).b;
        out[7] = f32(textureNumLayers(t));
        out[8] = f32(textureDimensions(t).y);";
    let found = results(&bindings, body, sized(4, 12), &squares(4, &[51, 102, 204]));
    near(&found, &[0.2, 0.2, 0.4, 0.8, 0.8, 0.4, 0.8, 3.0, 4.0]);
}

#[test]
fn cube() {
    let bindings = format!("@group(0) @binding(0) var t: texture_cube<f32>; {SAMPLER}");
    let body = "const DIRECTIONS = array<vec3f, 7>(
            vec3f(2, 0.5, -1), vec3f(-1, 0.2, 0.3), vec3f(0.1, 3, 2),
            vec3f(0.2, -1, 0.9), vec3f(0, 0.1, 1), vec3f(0.3, 0.2, -5), vec3f(1, 1, 1));
        for (var i = 0; i < 7; i++) {
            out[i] = textureSampleLevel(t, s, DIRECTIONS[i], 0.0).r * 255.0; }";
    let found = results(&bindings, body, sized(4, 24), &squares(4, &[10, 20, 30, 40, 50, 60]));
    near(&found, &[10.0, 20.0, 30.0, 40.0, 50.0, 60.0, 10.0]);
}

#[test]
fn where_a_side_of_a_cube_is_met() {
    let bindings = format!("@group(0) @binding(0) var t: texture_cube<f32>; {SAMPLER}");
    // Red is the column, green the row.
    let picture: Vec<u8> = (0..6 * 16)
        .flat_map(|row: u32| (0..16).flat_map(move |x| [x * 16, (row % 16 * 16) as u8, 0, 255]))
        .collect();
    let body = "const DIRECTIONS = array<vec3f, 6>(
            vec3f(1, 0.5, -0.25), vec3f(-1, 0.5, -0.25), vec3f(-0.25, 1, 0.5),
            vec3f(-0.25, -1, 0.5), vec3f(-0.25, 0.5, 1), vec3f(-0.25, 0.5, -1));
        for (var i = 0; i < 6; i++) {
            let texel = textureSampleLevel(t, s, DIRECTIONS[i], 0.0);
            out[2 * i] = texel.r * 255.0;
            out[2 * i + 1] = texel.g * 255.0;
        }";
    let found = results(&bindings, body, sized(16, 96), &picture);
    // (sc, tc) of the table in the specification of Vulkan; the texel at c is (c + 1) / 2 * 256 -
    // 8.
    let sides =
        [(0.25, -0.5), (-0.25, -0.5), (-0.25, 0.5), (-0.25, -0.5), (-0.25, -0.5), (0.25, -0.5)];
    let wanted: Vec<f32> =
        sides.iter().flat_map(|&(s, t)| [s, t].map(|c| (c + 1.0) / 2.0 * 256.0 - 8.0)).collect();
    found
        .iter()
        .zip(&wanted)
        .for_each(|(a, b)| assert!((a - b).abs() < 0.2, "{found:?} {wanted:?}"));
}

#[test]
fn volume() {
    let bindings = format!("@group(0) @binding(0) var t: texture_3d<f32>; {SAMPLER}");
    let body = "for (var i = 0; i < 8; i++) {
            out[i] = textureSampleLevel(t, s, vec3f(0.5, 0.5, f32(i) / 8.0), 0.0).r;
        }
        out[8] = textureLoad(t, vec3i(0, 0, 3), 0).r;
        out[9] = f32(textureDimensions(t).z);";
    let options =
        Options { sampler: Sampler { wrap: Wrap::Clamp, ..Sampler::default() }, ..sized(4, 16) };
    let found = results(&bindings, body, options, &squares(4, &[0, 51, 102, 204]));
    near(&found, &[0.0, 0.0, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 0.8, 4.0]);
}

#[test]
fn levels() {
    let bindings = format!("@group(0) @binding(0) var t: texture_2d<f32>; {SAMPLER}");
    let mut picture = squares(8, &[0]);
    // The left half is white.
    picture
        .chunks_exact_mut(4)
        .enumerate()
        .filter(|(at, _)| at % 8 < 4)
        .for_each(|(_, texel)| texel.fill(255));
    let body = "for (var i = 0; i < 5; i++) {
            out[i] = textureSampleLevel(t, s, vec2f(0.25, 0.5), f32(i)).r; }
        out[5] = textureSampleLevel(t, s, vec2f(0.25, 0.5), 2.5).r;
        out[6] = textureSampleLevel(t, s, vec2f(0.25, 0.5), 9.0).r;
        out[7] = textureLoad(t, vec2i(1, 1), 1).r + textureLoad(t, vec2i(1, 1), 2).r;
        out[8] = f32(textureNumLevels(t));
        out[9] = f32(textureDimensions(t, 2).x);
        out[10] = textureSampleGrad(t, s, vec2f(0.25, 0.5), vec2f(0.5, 0.0), vec2f(0.0, 0.1)).r;
        out[11] = textureSampleGrad(t, s, vec2f(0.25, 0.5), vec2f(1.0, 0.0), vec2f()).r;";
    let found = results(&bindings, body, Options { mips: true, ..sized(8, 8) }, &picture);
    // At level 2 there are two texels: their edge is in the middle, the place in the centre of one.
    near(&found, &[1.0, 1.0, 1.0, 0.5, 0.5, 0.75, 0.5, 1.0, 4.0, 2.0, 1.0, 0.5]);
}

#[test]
fn the_level_of_an_implicit_sample() {
    let source = format!(
        "@group(0) @binding(0) var t: texture_2d<f32>; {SAMPLER}
        @fragment fn main(@builtin(position) at: vec4f) -> @location(0) vec4f {{
            // From the left to the right half the picture is four times as small.
            let scale = select(0.125, 0.5, at.x > 4.0);
            return vec4f(textureSample(t, s, at.xy * scale).r,
                textureSampleBias(t, s, at.xy * scale, 1.0).r, 0.0, 1.0);
        }}"
    );
    let picture: Vec<u8> =
        (0..64u32).flat_map(|at| [if (at + at / 8) % 2 == 0 { 255 } else { 0 }; 4]).collect();
    let options = Options { mips: true, size: (8, 8), ..sized(8, 8) };
    let shader = super::common::build(&source, &options);
    let pictures = shader.pictures(&[&picture]);
    let (shader, memory) = agree_on(&source, &options, &[&pictures[0]]);
    let found = words(&shader, &memory, "picture");
    // Texel by texel a chequerboard; one level up, and with a bias, grey.
    assert_eq!([found[0], found[1]].map(|word| word & 255), [255, 0]);
    assert_eq!([found[0], found[6]].map(|word| word >> 8 & 255), [128, 128]);
    assert_eq!(found[6] & 255, 128);
}

#[test]
fn comparisons_and_gathers() {
    let bindings = "@group(0) @binding(0) var t: texture_depth_2d;
        @group(0) @binding(1) var s: sampler;
        @group(0) @binding(2) var c: sampler_comparison;";
    let body = "out[0] = textureSampleCompareLevel(t, c, vec2f(0.5), 0.3);
        out[1] = textureSampleCompareLevel(t, c, vec2f(0.25), 0.3);
        out[2] = textureSampleLevel(t, s, vec2f(0.75, 0.25), 0);
        let all = textureGather(t, s, vec2f(0.5));
        out[3] = all.x; out[4] = all.y; out[5] = all.z; out[6] = all.w;
        let near = textureGatherCompare(t, c, vec2f(0.5), 0.3);
        out[7] = near.x; out[8] = near.y; out[9] = near.z; out[10] = near.w;
        out[11] = textureLoad(t, vec2i(1, 1), 0);";
    let picture: Vec<u8> = [51, 102, 153, 204].iter().flat_map(|&value| [value; 4]).collect();
    let comparison = Sampler { compare: Compare::LessEqual, ..Sampler::default() };
    let options =
        Options { samplers: vec![(Selector::Name("c".into()), comparison)], ..sized(2, 2) };
    let found = results(bindings, body, options, &picture);
    near(&found, &[0.75, 0.0, 0.4, 0.6, 0.8, 0.4, 0.2, 1.0, 1.0, 1.0, 0.0, 0.8]);
}

#[test]
fn samplers_with_settings_of_their_own() {
    let bindings = "@group(0) @binding(0) var t: texture_2d<f32>;
        @group(0) @binding(1) var near: sampler; @group(0) @binding(2) var far: sampler;";
    let body = "out[0] = textureSampleLevel(t, near, vec2f(1.25, 0.5), 0.0).r;
        out[1] = textureSampleLevel(t, far, vec2f(1.25, 0.5), 0.0).r;
        out[2] = textureSampleLevel(t, far, vec2f(0.5, 0.5), 0.0).r;
        out[3] = textureSampleLevel(t, near, vec2f(0.25, 0.5), 0.0, vec2i(1, 0)).r;";
    let picture: Vec<u8> = [51, 204].iter().flat_map(|&value| [value; 4]).collect();
    let near_one = Sampler { linear: false, ..Sampler::default() };
    let far_one = Sampler { wrap: Wrap::Clamp, ..Sampler::default() };
    let samplers =
        vec![(Selector::Name("near".into()), near_one), (Selector::Number(0, 2), far_one)];
    let found = results(bindings, body, Options { samplers, ..sized(2, 1) }, &picture);
    near(&found, &[0.2, 0.8, 0.5, 0.8]);
}

#[test]
fn whole_numbers_and_rows() {
    let bindings = "@group(0) @binding(0) var t: texture_2d<u32>; ";
    let body =
        "let texel = textureLoad(t, vec2i(1, 0), 0); out[0] = f32(texel.x + 1000u * texel.w);
        out[1] = f32(textureLoad(t, vec2i(7, 0), 0).y);";
    let found = results(bindings, body, sized(2, 1), &[1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(found[..2], [8005.0, 6.0]);
    let bindings = format!("@group(0) @binding(0) var t: texture_1d<f32>; {SAMPLER}");
    let body = "out[0] = textureSampleLevel(t, s, 0.75, 0.0).r; out[1] = textureLoad(t, 0, 0).r;
        out[2] = f32(textureDimensions(t));";
    let found = results(&bindings, body, sized(2, 1), &[51, 0, 0, 0, 204, 0, 0, 0]);
    near(&found, &[0.8, 0.2, 2.0]);
}
