// Floats: special values, comparisons with NaN-free, frexp/modf structs, ldexp, fma chains, big
// loops of vec math.
@group(0) @binding(0) var<storage, read_write> o: array<vec4f, 32>;
struct R {
    q: vec4f, m: mat3x3f
}
fn rot(q: vec4f, v: vec3f) -> vec3f {
    let t = 2.0 * cross(q.xyz, v);
    return v + q.w * t + cross(q.xyz, t);
}
fn toM(q: vec4f) -> R {
    var r: R;
    r.q = normalize(q);
    r.m = mat3x3f(rot(r.q, vec3f(1, 0, 0)), rot(r.q, vec3f(0, 1, 0)), rot(r.q, vec3f(0, 0, 1)));
    return r;
}
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) i: u32) {
    var v = vec3f(f32(i), 1.0, -0.5);
    var q = vec4f(0.1, 0.2, f32(i) * 0.01, 0.9);
    for (var k = 0; k < 6; k++) {
        let r = toM(q);
        v = r.m * v;
        q = r.q + vec4f(v.zx * 0.01, 0.0, 0.1);
        let f = frexp(v.x);
        let m = modf(v.y);
        v.x = ldexp(f.fract, f.exp) + m.fract * 0.1;
        v = faceForward(v, q.xyz, vec3f(0.0, 1.0, 0.0));
    }
    let m = toM(q).m;
    o[i] = vec4f(v, determinant(m) + (transpose(m) * m)[1][1] + (v * m).z);
}
