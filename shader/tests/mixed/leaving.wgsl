// Barrier with invocations that left before, divergent returns after the last barrier,
// workgroup bool array.
var<workgroup> on: array<u32, 96>;
var<workgroup> n: atomic<u32>;
@group(0) @binding(0) var<storage, read_write> o: array<u32, 400>;
@compute @workgroup_size(96) fn main(@builtin(local_invocation_index) i: u32,
    @builtin(workgroup_id) w: vec3u) {
    var mine = vec3u(i, i * i, w.x);
    var acc: array<u32, 6>;
    for (var r = 0u; r < 3u; r++) {
        on[(i + r) % 96u] = mine.y & 255u;
        acc[r] = on[i] ;
        workgroupBarrier();
        mine.y = mine.y * 3u + on[(i * 7u + r) % 96u];
        if mine.y % 3u == 0u {
            atomicAdd(&n, 1u);
        }
        workgroupBarrier();
        if r == 1u {
            continue;
        }
        acc[r + 3u] += on[95u - i];
        workgroupBarrier();
    }
    if i % 5u == 0u {
        return;
    }
    for (var k = 0u; k < 6u; k++) {
        if acc[k] > 200u {
            o[w.x * 96u + i] = k + 1000u;
            return;
        }
        mine.x += acc[k];
    }
    o[w.x * 96u + i] = mine.x + mine.y + atomicLoad(&n);
}
