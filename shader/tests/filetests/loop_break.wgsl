// A loop that threads leave at different times: they meet behind it.
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@compute @workgroup_size(4) fn main(@builtin(global_invocation_id) id: vec3u) {
    var n = data[id.x];
    var steps = 0u;
    while n > 1u {
        if (n & 1u) == 0u { n = n >> 1u; } else { n = n * 3u + 1u; }
        steps++;
        if steps == 100u { break; }
    }
    data[id.x] = steps;
}
