// Arrays of arrays local, dynamic on both, large in scratch, with swap by pointer.
@group(0) @binding(0) var<storage, read_write> o: array<u32, 64>;
fn swap(a: ptr<function, array<array<u32, 9>, 5>>, i: u32, j: u32) {
    let t = (*a)[i % 5u];
    (*a)[i % 5u] = (*a)[j % 5u];
    (*a)[j % 5u] = t;
}
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) i: u32) {
    var a: array<array<u32, 9>, 5>;
    for (var r = 0u; r < 5u; r++) {
        for (var c = 0u; c < 9u; c++) {
            a[r][c] = r * 100u + c * i;
        }
    }
    swap(&a, i, i + 2u);
    swap(&a, 1u, i);
    var best = 0u;
    var at = vec2u();
    for (var r = 0u; r < 5u; r++) {
        for (var c = 0u; c < 9u; c++) {
            let v = (a[r][c] * 2654435761u) >> 20u;
            if v > best {
                best = v;
                at = vec2u(r, c);
            }
        }
    }
    o[i * 4u] = best;
    o[i * 4u + 1u] = at.x;
    o[i * 4u + 2u] = at.y;
    o[i * 4u + 3u] = a[(i * 3u) % 5u][(i * 7u) % 9u];
}
