// A picture turned and scaled, whose colour says where the next read goes: three reads that depend
// on each other. Run:
// warpwright run shaders/rotozoom.wgsl --image demo/photo.png --size 160x120 --out rotozoom.png
@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var filtered: sampler;

struct Motion {
    time: f32,
}
@group(0) @binding(2) var<uniform> motion: Motion;

@fragment
fn main(@location(0) uv: vec2f) -> @location(0) vec4f {
    let angle = 0.5 + motion.time;
    let turn = mat2x2f(cos(angle), sin(angle), -sin(angle), cos(angle));
    let zoom = 1.2 + 0.5 * sin(motion.time * 2.0);
    var at = turn * (uv - 0.5) * zoom + 0.5;
    var colour = vec4f();
    for (var i = 0; i < 3; i++) {
        let texel = textureSample(picture, filtered, at);
        colour += texel;
        at += (texel.rg - 0.5) * 0.06;
    }
    return vec4f(colour.rgb / 3.0, 1.0);
}
