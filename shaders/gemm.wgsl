// Product of two matrices of 32 x 32 floats, in tiles that go through workgroup memory. Run:
// warpwright run shaders/gemm.wgsl --workgroups 8,4 --show product:f32
const SIZE = 32u;
const TILE = 4u;

@group(0) @binding(0) var<storage, read_write> product: array<f32, 1024>;

var<workgroup> left: array<f32, 32>;
var<workgroup> right: array<f32, 16>;

fn a(row: u32, column: u32) -> f32 {
    return f32((row * 3u + column) % 7u) - 3.0;
}

fn b(row: u32, column: u32) -> f32 {
    return f32((row + column * 5u) % 11u) * 0.25;
}

// A workgroup makes 8 rows of 4 columns.
@compute @workgroup_size(4, 8)
fn main(
    @builtin(workgroup_id) group: vec3u,
    @builtin(local_invocation_id) local: vec3u,
    @builtin(local_invocation_index) index: u32,
) {
    let row = group.y * 8u + local.y;
    let column = group.x * 4u + local.x;
    var sum = 0.0;
    for (var first = 0u; first < SIZE; first += TILE) {
        left[index] = a(row, first + local.x);
        if local.y < TILE {
            right[index] = b(first + local.y, column);
        }
        workgroupBarrier();
        for (var i = 0u; i < TILE; i++) {
            sum += left[local.y * TILE + i] * right[i * 4u + local.x];
        }
        workgroupBarrier();
    }
    product[row * SIZE + column] = sum;
}
