// Matrix columns indexed dynamically, assignment to columns and elements.
@group(0) @binding(0) var<storage, read_write> o: array<f32, 256>;
struct M {
    a: mat4x3f, b: array<mat3x4f, 2>
}
@group(0) @binding(1) var<storage, read_write> ms: array<M, 16>;
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) i: u32) {
    var m: mat4x4f;
    for (var c = 0u; c < 4u; c++) {
        m[c] = vec4f(f32(c), f32(i), f32(c * i), 1.0);
        m[c][(c + i) % 4u] += 0.25;
    }
    let k = i % 4u;
    let p = &m[k];
    (*p) = (*p) * 2.0 + m[(k + 1u) % 4u];
    let z = (*p).z;
    (*p).z = (*p).w;
    (*p)[3] = z;
    ms[i].a[i & 3u] = vec3f(m[k].xyz);
    ms[i].b[i & 1u][i % 3u][i & 3u] = 5.0 + f32(i);
    let t = transpose(ms[i].a) * vec3f(1.0, 2.0, 3.0).xyz.x;
    o[i * 4u + 0u] = m[k][3u - k];
    o[i * 4u + 1u] = (m * vec4f(1, 2, 3, 4))[k];
    o[i * 4u + 2u] = t[i % 3u].x;
    o[i * 4u + 3u] = (ms[i].b[0] * vec3f(1, 2, 3))[k];
}
