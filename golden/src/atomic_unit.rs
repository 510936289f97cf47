// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/atomics/unit.rs` and `alu.rs`: atomics at the memory port: read,
//! modify, write (docs/mechanisms/4.md).
use super::fp32;

/// The new value of a word with value `old`. `operand2`: K of add-modulo, or the value that
/// compare-and-exchange compares with. Numbers: `AtomicOp`; others leave the word as it is.
pub fn atomic(aop: u8, old: u32, operand: u32, operand2: u32) -> u32 {
    match aop {
        0 => old.wrapping_add(operand),
        1 => old.wrapping_mul(operand),
        2 => old & operand,
        3 => old | operand,
        4 => old ^ operand,
        5 => (old as i32).min(operand as i32) as u32,
        6 => (old as i32).max(operand as i32) as u32,
        7 => old.min(operand),
        8 => old.max(operand),
        9 => old.saturating_add(operand),
        // At most one K is taken away: right for values below K. K = 0 stands for 2^32.
        10 => {
            let (sum, k) = (u64::from(old) + u64::from(operand), u64::from(operand2));
            (if k != 0 && sum >= k { sum - k } else { sum }) as u32
        }
        11 => fp32::add(old, operand),
        12 => fp32::mul(old, operand),
        13 => operand,
        14 if old == operand2 => operand,
        _ => old,
    }
}

/// The operand that changes nothing; `None` for exchange and compare-and-exchange.
pub fn identity(aop: u8) -> Option<u32> {
    Some(match aop {
        0 | 3 | 4 | 8 | 9 | 10 => 0,
        1 => 1,
        2 | 7 => u32::MAX,
        5 => i32::MAX as u32,
        6 => i32::MIN as u32,
        11 => 0x8000_0000,
        12 => 0x3f80_0000,
        _ => return None,
    })
}

/// Cycles of the block `atomic_alu` from start to result.
pub fn cycles(aop: u8, a: u32, b: u32) -> usize {
    let exponent = |value: u32| value >> 23 & 0xff;
    match aop {
        1 => 3 + (32 - b.leading_zeros() as usize),
        11 => {
            let special = exponent(a) == 0xff || exponent(b) == 0xff;
            let apart = exponent(a).abs_diff(exponent(b)) as usize;
            let align = if apart < 28 { apart + 1 } else { 2 };
            // Places that the leading one has moved, before rounding.
            let exact = |value: u32| f64::from(f32::from_bits(fp32::flush(value)));
            let (x, y) = (exact(a), exact(b));
            let (larger, smaller) = if x.abs() < y.abs() { (y, x) } else { (x, y) };
            // Far below the last place it only counts that there is something.
            let smaller = if apart < 28 || smaller == 0.0 {
                smaller
            } else {
                larger.abs().copysign(smaller) / 1e12
            };
            let sum = larger + smaller;
            let binade = |value: f64| (value.to_bits() >> 52 & 0x7ff) as i64;
            let moved = if special || sum == 0.0 {
                0
            } else {
                binade(sum).abs_diff(binade(larger)) as usize
            };
            2 + align + 1 + (moved + 1) + 2
        }
        12 => {
            let special = [a, b].iter().any(|&value| matches!(exponent(value), 0 | 0xff));
            let significand = |value: u32| u64::from(value & 0x7f_ffff | 0x80_0000);
            let low = !special && (significand(a) * significand(b)) >> 47 == 0;
            2 + 24 + (1 + usize::from(low)) + 2
        }
        _ => 2,
    }
}
