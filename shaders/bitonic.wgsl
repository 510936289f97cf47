// Bitonic sort of 64 numbers by a workgroup of 32 threads. Run:
// warpwright run shaders/bitonic.wgsl --show sorted
@group(0) @binding(0) var<storage, read_write> sorted: array<u32, 64>;

var<workgroup> numbers: array<u32, 64>;

@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) i: u32) {
    numbers[i] = (i * 2654435761u) >> 20u;
    numbers[i + 32u] = ((i + 32u) * 2654435761u) >> 20u;
    workgroupBarrier();
    for (var size = 2u; size <= 64u; size *= 2u) {
        for (var step = size / 2u; step > 0u; step /= 2u) {
            let low = (i / step) * step * 2u + i % step;
            let high = low + step;
            let rising = (low & size) == 0u;
            let a = numbers[low];
            let b = numbers[high];
            if (a > b) == rising {
                numbers[low] = b;
                numbers[high] = a;
            }
            workgroupBarrier();
        }
    }
    sorted[i] = numbers[i];
    sorted[i + 32u] = numbers[i + 32u];
}
