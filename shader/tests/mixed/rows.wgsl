// Runtime arrays of vec3, nested arrays in uniforms, struct copies, short-circuit with side
// effects.
struct U {
    rows: array<array<vec4u, 3>, 2>, k: vec3f, n: u32
}
@group(0) @binding(0) var<uniform> u: U;
@group(0) @binding(1) var<storage, read_write> pts: array<vec3f>;
@group(0) @binding(2) var<storage, read_write> hits: array<u32, 8>;
fn touch(i: u32) -> bool {
    hits[i & 7u] += i;
    return hits[i & 7u] > 10u;
}
@compute @workgroup_size(1) fn main(@builtin(global_invocation_id) id: vec3u) {
    if id.x > 0u {
        return;
    }
    for (var i = 0u; i < arrayLength(&pts); i++) {
        let c = u.rows;
        if touch(i) && touch(i + 1u) || !touch(i + 2u) {
            pts[i] = pts[i].zxy + u.k;
        }
        pts[i].y += f32(c[i & 1u][i % 3u][i & 3u]);
        pts[i][(i + 1u) % 3u] *= 2.0;
    }
}
