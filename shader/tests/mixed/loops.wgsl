// Loops with continuing and break_if, early returns in nested loops, while with complex conditions.
@group(0) @binding(0) var<storage, read_write> o: array<u32, 128>;
fn find(seed: u32, want: u32) -> vec2u {
    var x = seed;
    for (var y = 0u; ; y++) {
        var n = 0u;
        while n < 20u && (x & 7u) != want {
            x = x * 1664525u + 1013904223u;
            n++;
            if x % 13u == 0u {
                return vec2u(y, n);
            }
            if n == 15u {
                break;
            }
        }
        if y >= 6u {
            return vec2u(99u, x);
        }
        loop {
            if x % 3u == 0u {
                break;
            }
            x += 1u;
            if x % 17u == 16u {
                return vec2u(77u, y);
            }
            continuing {
                x += 1u << (y & 3u);
                break if x % 5u == 0u;
            }
        }
    }
    return vec2u();
}
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) i: u32) {
    let r = find(i * 7919u, i & 7u);
    o[2u * i] = r.x;
    o[2u * i + 1u] = r.y;
}
