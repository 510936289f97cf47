// programs/histogram.s in WGSL: luminance histogram of a picture in 16 bins.
override WIDTH = 64u;

@group(0) @binding(0) var<storage, read> photo: array<u32>;
@group(0) @binding(1) var<storage, read_write> bins: array<atomic<u32>, 16>;

@fragment
fn main(@builtin(position) at: vec4f) {
    let place = vec2u(at.xy);
    let texel = photo[place.y * WIDTH + place.x];
    let luminance = (texel & 255u) * 77u + ((texel >> 8u) & 255u) * 150u
        + ((texel >> 16u) & 255u) * 29u;
    atomicAdd(&bins[luminance >> 12u], 1u);
}
