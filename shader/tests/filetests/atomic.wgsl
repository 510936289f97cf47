// With a result, without one, on workgroup memory.
@group(0) @binding(0) var<storage, read_write> total: atomic<u32>;
@group(0) @binding(1) var<storage, read_write> place: array<u32>;
var<workgroup> own: atomic<u32>;
@compute @workgroup_size(4) fn main(@builtin(global_invocation_id) id: vec3u) {
    atomicAdd(&own, id.x);
    workgroupBarrier();
    place[id.x] = atomicAdd(&total, atomicLoad(&own));
}
