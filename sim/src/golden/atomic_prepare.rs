//! Reference model of `rtl/src/atomic_prepare`: the set of threads at the first active
//! thread's address and their prefixes (spec 4, policy `first`).
use super::atomic_unit::{atomic, identity};

/// What a PREPARE leaves behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prepared {
    /// Bitmap of the set.
    pub set: u8,
    /// Exclusive prefix of each thread; the identity outside the set.
    pub prefixes: [u32; 4],
    /// The combined operand of the set.
    pub combined: u32,
}

/// PREPARE of the threads in `mask`; `modulus` is K of add-modulo.
pub fn prepare(aop: u8, mask: u8, address: [u32; 4], operand: [u32; 4], modulus: u32) -> Prepared {
    let identity = identity(aop).unwrap_or(0);
    let mut prepared = Prepared { set: 0, prefixes: [identity; 4], combined: identity };
    let active = (0..4).filter(|thread| mask >> thread & 1 == 1);
    let first = active.clone().next();
    for thread in active.filter(|&thread| Some(address[thread]) == first.map(|first| address[first])) {
        prepared.prefixes[thread] = prepared.combined;
        // Exchange and compare-and-exchange: the operands shift by one thread along the set.
        let exchange = matches!(aop, 13 | 14);
        prepared.combined = if exchange { operand[thread] } else { atomic(aop, prepared.combined, operand[thread], modulus) };
        prepared.set |= 1 << thread;
    }
    prepared
}
