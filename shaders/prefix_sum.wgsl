// Sums of all numbers up to each one, in a workgroup of 32. Run:
// warpwright run shaders/prefix_sum.wgsl --workgroups 4 --show sums
@group(0) @binding(0) var<storage, read_write> sums: array<u32>;

var<workgroup> part: array<u32, 32>;

@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(local_invocation_index) i: u32) {
    var value = id.x * id.x % 17u;
    part[i] = value;
    workgroupBarrier();
    for (var step = 1u; step < 32u; step *= 2u) {
        if i >= step {
            value += part[i - step];
        }
        workgroupBarrier();
        part[i] = value;
        workgroupBarrier();
    }
    sums[id.x] = value;
}
