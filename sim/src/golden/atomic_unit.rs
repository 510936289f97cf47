//! Reference model of `rtl/src/atomic_unit`: Atomics at the memory port: read, modify, write (spec 4).
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
