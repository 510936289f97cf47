// Every thread makes as many rounds: there is no join.
@group(0) @binding(0) var<storage, read_write> data: array<f32>;
@compute @workgroup_size(4) fn main(@builtin(global_invocation_id) id: vec3u) {
    var sum = 0.0;
    for (var i = 0u; i < 10u; i++) { sum += f32(i) * 0.5; }
    data[id.x] = sum;
}
