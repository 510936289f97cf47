// programs/gemm.s in WGSL: c = a b for matrices of floats, 32 x 16 times 16 x 32; a thread computes
// four elements of a row, four columns apart.
const DEPTH = 16u;
const COLUMNS = 32u;

@group(0) @binding(0) var<storage, read> a: array<f32, 512>;
@group(0) @binding(1) var<storage, read> b: array<f32, 512>;
@group(0) @binding(2) var<storage, read_write> c: array<f32, 1024>;

@compute @workgroup_size(4)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) lane: vec3u) {
    let row = group.x / 2u;
    let column = group.x % 2u * 16u + lane.x;
    var sum = vec4f();
    for (var k = 0u; k < DEPTH; k += 2u) {
        let at = k * COLUMNS + column;
        sum += a[row * DEPTH + k] * vec4f(b[at], b[at + 4u], b[at + 8u], b[at + 12u]);
        let next = at + COLUMNS;
        sum += a[row * DEPTH + k + 1u] * vec4f(b[next], b[next + 4u], b[next + 8u], b[next + 12u]);
    }
    let to = row * COLUMNS + column;
    c[to] = sum.x;
    c[to + 4u] = sum.y;
    c[to + 8u] = sum.z;
    c[to + 12u] = sum.w;
}
