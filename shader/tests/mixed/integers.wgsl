// Integers: all divisions and shifts by variables, compound assignments, i32 overflow, mixed
// vectors.
@group(0) @binding(0) var<storage, read_write> o: array<vec4i, 64>;
@compute @workgroup_size(64) fn main(@builtin(global_invocation_id) id: vec3u) {
    if id.x > 63u {
        return;
    }
    let i = i32(id.x);
    var v = vec4i(i - 32, i * 65537, -2147483647 - 1 + i, 7 - i);
    let d = vec4i(i % 5 - 2, -1, i & 3, 3);
    var w = v / d;
    w += v % d;
    w <<= vec4u(id.x, 3u, id.x + 33u, id.x / 7u);
    w >>= vec4u(2u);
    w ^= v.wzyx;
    w -= abs(v) * sign(d);
    v = clamp(w, -d * 1000, max(d, vec4i(5)) * 9999);
    v = select(v, w, v < w.yzwx);
    o[id.x] = v;
    o[id.x].z |= i32(any(v == d)) + i32(dot(v, d) > 3);
    o[id.x].x++;
}
