// Private variables over calls, const arrays, module constants, shadowing, phony assignment,
// const_assert.
const TABLE = array<vec2i, 5>(vec2i(1, 2), vec2i(-3, 4), vec2i(5, -6), vec2i(7, 8), vec2i(0));
const_assert TABLE[1].x == -3;
var<private> calls: u32 = 3u;
var<private> trail: array<i32, 20>;
fn note(x: i32) -> i32 {
    trail[calls % 20u] = x;
    calls += 1u;
    return trail[(calls + 15u) % 20u];
}
@group(0) @binding(0) var<storage, read_write> o: array<i32, 64>;
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) i: u32) {
    var s = 0;
    for (var j = 0u; j < 30u; j++) {
        let j = TABLE[(j + i) % 5u];
        s += note(j.x * i32(i)) - note(j.y);
        _ = note(s & 15);
        {
            let s = 4;
            calls += u32(s & 1);
        }
    }
    o[i * 2u] = s;
    o[i * 2u + 1u] = i32(calls) + trail[i];
}
