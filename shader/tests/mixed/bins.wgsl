// Atomics on workgroup memory with structures and arrays, exchange chains, two barriers.
struct Bin {
    count: atomic<u32>, most: atomic<i32>, plain: u32
}
var<workgroup> bins: array<Bin, 8>;
var<workgroup> total: atomic<u32>;
@group(0) @binding(0) var<storage, read_write> o: array<u32, 256>;
@group(0) @binding(1) var<storage, read_write> g: array<Pair, 4>;
struct Pair {
    a: atomic<u32>, b: atomic<i32>
}
@compute @workgroup_size(48) fn main(@builtin(local_invocation_index) i: u32,
    @builtin(workgroup_id) w: vec3u) {
    let key = (i * 5u + w.x) & 7u;
    atomicAdd(&bins[key].count, 1u);
    atomicMax(&bins[key].most, i32(i) - 20);
    if i < 8u {
        bins[i].plain = i * 3u;
    }
    workgroupBarrier();
    if i < 8u {
        let c = atomicLoad(&bins[i].count);
        atomicAdd(&total, c * bins[i ^ 1u].plain);
    }
    workgroupBarrier();
    atomicXor(&g[w.x & 3u].a, i + 1u);
    atomicMin(&g[w.x & 3u].b, -i32(i));
    if i < 8u {

            o[w.x * 16u + i] = atomicLoad(&bins[i].count) * 1000u + u32(atomicLoad(&bins[i].most) + 500);
    }
    if i == 8u {
        o[w.x * 16u + 8u] = atomicLoad(&total);
    }
}
