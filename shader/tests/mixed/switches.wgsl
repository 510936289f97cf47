// Switch with several selectors, default in the middle, breaks and continue in it, in loops.
@group(0) @binding(0) var<storage, read_write> o: array<i32, 64>;
fn f(x: i32) -> i32 {
    switch x {
        case -1, 5 {
            return 7;
        }
        default {
            if x > 9 {
                return x;
            }
        }
        case 2: {
            return -2;
        }
    }
    return 100 + x;
}
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) i: u32) {
    var s = 0;
    var j = -2;
    loop {
        switch j + i32(i % 3u) {
            case 0, 1: {
                s += 1;
                continue;
            }
            case 4: {
                if s > 3 {
                    break;
                }
                s += 10;
            }
            case default, 7: {
                s ^= 5;
            }
            case 9: {
                switch i % 5u {
                    case 1u {
                        s -= 1;
                    }
                    case 3u: {
                        continue;
                    }
                    default {}
                }
                s *= 2;
            }
        }
        s += f(j);
        continuing {
            j += 1;
            s += 1;
            break if j > 12 - i32(i / 8u);
        }
    }
    o[i] = s;
}
