// programs/glass.s in WGSL: a photograph behind a wet pane of ribbed glass, and a histogram of the
// luminance of its pixels.
override WIDTH = 128.0;
override HEIGHT = 96.0;
const BINS = 32u;
const BEND = 0.34;
const FLAT = 128.0 / 255.0;

@group(0) @binding(0) var photo: texture_2d<f32>;
@group(0) @binding(1) var pane: texture_2d<f32>;
@group(0) @binding(2) var mirrored: sampler;
@group(0) @binding(3) var clamped: sampler;
@group(0) @binding(4) var<storage, read_write> bins: array<atomic<u32>, BINS>;

@fragment
fn main(@builtin(position) at: vec4f) -> @location(0) vec4f {
    let place = at.xy * vec2f(1.0 / WIDTH, 1.0 / HEIGHT);
    let glass = textureSampleLevel(pane, clamped, place, 0.0);
    let bend = glass.rg - FLAT;
    var colour = textureSampleLevel(photo, mirrored, place + bend * BEND, 0.0).rgb;
    var light: f32;
    if glass.b > 0.1 {
        // A drop: dark at the rim, with a highlight towards the light, above on the left.
        light = max((bend.x + bend.y) * 3.3, 0.0);
        light *= light;
        light *= light;
        light *= 0.8;
        colour *= glass.b * 0.5 + 0.62;
    } else {
        // Dry glass: its ribs shine on one side, and it is a little cool.
        light = bend.x * 2.2 + bend.y * 1.6;
        let tint = light + 0.94;
        colour *= vec3f(tint, tint, tint + 0.06);
        light = max(light, 0.0) * 0.3;
    }
    colour += light;
    // Bright pixels are compressed.
    let luminance = colour.r * 0.299 + colour.g * 0.587 + colour.b * 0.114;
    let scale = 1.1 / (luminance * 0.2 + 1.0);
    atomicAdd(&bins[min(u32(luminance * scale * f32(BINS)), BINS - 1u)], 1u);
    return vec4f(min(colour * scale, vec3f(1.0)), 1.0);
}
