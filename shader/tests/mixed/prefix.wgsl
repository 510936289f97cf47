// Barriers in uniform loops, workgroup struct, workgroupUniformLoad of a struct, 200 invocations.
struct S {
    lo: u32, hi: vec2u, v: array<f32, 4>
}
var<workgroup> state: S;
var<workgroup> data: array<u32, 200>;
@group(0) @binding(0) var<storage, read_write> o: array<u32, 256>;
@compute @workgroup_size(20, 10) fn main(@builtin(local_invocation_index) i: u32,
    @builtin(local_invocation_id) l: vec3u) {
    data[i] = (i * 37u + 11u) % 211u;
    if i == 199u {
        state.hi = vec2u(200u, 3u);
        state.v[2] = 0.5;
    }
    let s = workgroupUniformLoad(&state);
    var step = 1u;
    loop {
        if step >= s.hi.x {
            break;
        }
        var other = 0u;
        if i >= step {
            other = data[i - step];
        }
        workgroupBarrier();
        data[i] += other;
        workgroupBarrier();
        step *= 2u;
    }
    o[i] = data[199u - i] + u32(s.v[2] * 8.0) + l.y;
}
