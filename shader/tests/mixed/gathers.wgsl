// Texture array, storage texture read_write, loop with gather, discard in a loop, return value
// struct.
@group(0) @binding(0) var t: texture_2d_array<f32>;
@group(0) @binding(1) var s: sampler;
@group(0) @binding(2) var canvas: texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(3) var<storage, read_write> o: array<f32>;
@compute @workgroup_size(8, 8) fn main(@builtin(global_invocation_id) id: vec3u) {
    let size = textureDimensions(canvas);
    if any(id.xy >= size) {
        return;
    }
    let uv = (vec2f(id.xy) + 0.5) / vec2f(size);
    var c = vec3f();
    for (var l = 0u; l < textureNumLayers(t); l++) {
        let g = textureGather(1, t, s, uv, l);
        if g.x + g.y > 1.6 {
            continue;
        }
        c += textureSampleLevel(t, s, uv + g.zw * 0.1, l, 0.0).rgb / vec3f(1.0, 2.0, f32(l + 1u));
        if c.r > 0.8 {
            break;
        }
    }
    textureStore(canvas, id.xy, vec4f(c, 1.0));
    o[id.y * size.x + id.x] = c.g;
}
