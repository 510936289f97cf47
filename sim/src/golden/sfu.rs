//! Reference model of `rtl/src/sfu`: the special functions of one thread (spec 6), and the
//! unit that takes one warp instruction after the other.
//!
//! `rcp` (0) and `rsqrt` (1) are bit-exact models of the hardware: table and quadratic
//! interpolation in fixed point (`isa/src/sfu_tables.rs`). The others, `exp2` (2), `log2` (3),
//! `sin` (4), `cos` (5) and `sqrt` (6), are not in hardware yet: they are computed in double
//! precision and rounded.
//!
//! Subnormal operands and results are flushed, NaN results are `0x7fc0_0000`.
use super::fp32::{flush, NAN};
use crate::harness::Model;
use std::collections::VecDeque;
use warpwright_isa::sfu_tables;

/// `1 / m` (rows from 0) or `1 / sqrt(m)` (rows from 128) in units of 2^-24, rounded.
/// `position` is the place in the segment in units of 2^-16.
fn interpolate(row: usize, position: u32) -> u32 {
    let row = sfu_tables::row(row);
    // Unit 2^-25 after the cut.
    let slope = (row.c1 - ((row.c2 * position) >> 17)) >> 2;
    let fall = (u64::from(slope) * u64::from(position)) >> 14;
    (row.c0 - fall as u32 + 4) >> 3
}

/// The mantissa field of `interpolate`'s result, and 1 when it rounded up to 1.0.
fn mantissa(rounded: u32) -> (u32, u32) {
    (rounded & 0x7f_ffff, rounded >> 24)
}

fn rcp(a: u32) -> u32 {
    let sign = a & 0x8000_0000;
    let exponent = a >> 23 & 0xff;
    match (exponent, a & 0x7f_ffff) {
        (0, _) => sign | 0x7f80_0000,
        (255, 0) => sign,
        (255, _) => NAN,
        (_, fraction) => {
            let (mantissa, one) = mantissa(interpolate((fraction >> 16) as usize, fraction & 0xffff));
            match 253 + one as i32 - exponent as i32 {
                ..=0 => sign,
                exponent => sign | (exponent as u32) << 23 | mantissa,
            }
        }
    }
}

fn rsqrt(a: u32) -> u32 {
    let exponent = a >> 23 & 0xff;
    match (a >> 31, exponent, a & 0x7f_ffff) {
        (sign, 0, _) => sign << 31 | 0x7f80_0000,
        (_, 255, 1..) | (1, _, _) => NAN,
        (_, 255, 0) => 0,
        (_, _, fraction) => {
            // An even biased exponent is an odd power of two.
            let odd = 1 - (exponent & 1);
            let row = 128 + 128 * odd + (fraction >> 16);
            let (mantissa, one) = mantissa(interpolate(row as usize, fraction & 0xffff));
            (126 + 64 - exponent.div_ceil(2) + one) << 23 | mantissa
        }
    }
}

fn rounded(value: f64) -> u32 {
    let value = value as f32;
    if value.is_nan() {
        NAN
    } else {
        flush(value.to_bits())
    }
}

/// Special function `op` of `a`; a number without a function gives 0.
pub fn sfu(op: u8, a: u32) -> u32 {
    let value = f64::from(f32::from_bits(flush(a)));
    match op {
        0 => rcp(a),
        1 => rsqrt(a),
        2 => rounded(value.exp2()),
        3 => rounded(value.log2()),
        4 => rounded(value.sin()),
        5 => rounded(value.cos()),
        6 => rounded(value.sqrt()),
        _ => 0,
    }
}

/// Cycles from a thread's choice to its result.
const LATENCY: u64 = 6;

struct Request {
    op: u8,
    warp: u64,
    rd: u64,
    mask: u64,
    operands: Vec<u32>,
    /// Threads that have not entered the pipeline.
    remaining: u64,
    /// The cycle in which the last result is there.
    complete: Option<u64>,
}

/// The unit, cycle by cycle. Ports as in the contract, inputs `req_*` and `wb_ready`.
pub struct Unit {
    threads: usize,
    places: usize,
    now: u64,
    queue: VecDeque<Request>,
}

impl Unit {
    /// An empty unit for warps of `threads` threads, with a queue of `places`.
    pub fn new(threads: usize, places: usize) -> Self {
        Self { threads, places, now: 0, queue: VecDeque::new() }
    }

    fn finished(&self) -> Option<&Request> {
        self.queue.front().filter(|request| request.complete.is_some_and(|cycle| cycle <= self.now))
    }
}

impl Model for Unit {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        let ready = u64::from(self.queue.len() + 4 <= self.places);
        let mut outputs = vec![Some(ready)];
        match self.finished() {
            None => {
                outputs.push(Some(0));
                outputs.resize(5 + self.threads, None);
            }
            Some(request) => {
                outputs.extend([1, request.warp, request.rd, request.mask].map(Some));
                outputs.extend(
                    request
                        .operands
                        .iter()
                        .enumerate()
                        .map(|(thread, &operand)| (request.mask >> thread & 1 == 1).then(|| sfu(request.op, operand).into())),
                );
            }
        }
        outputs.extend([Some(1), Some(0)]);
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        if inputs[5 + self.threads] == 1 && self.finished().is_some() {
            self.queue.pop_front();
        }
        if let Some(request) = self.queue.iter_mut().find(|request| request.complete.is_none()) {
            // The lowest thread enters; an empty mask takes a cycle too.
            request.remaining &= request.remaining.wrapping_sub(1);
            if request.remaining == 0 {
                request.complete = Some(self.now + LATENCY);
            }
        }
        if inputs[0] == 1 {
            assert!(self.queue.len() < self.places, "a request finds a place");
            self.queue.push_back(Request {
                op: inputs[1] as u8,
                warp: inputs[2],
                rd: inputs[3],
                mask: inputs[4],
                operands: inputs[5..5 + self.threads].iter().map(|&word| word as u32).collect(),
                remaining: inputs[4],
                complete: None,
            });
        }
        self.now += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The worst error over all mantissas of the exponents, in units in the last place.
    fn worst(op: u8, exponents: std::ops::Range<u32>, exact: impl Fn(f64) -> f64) -> f64 {
        let table = sfu_tables::table();
        assert_eq!(table[300], sfu_tables::row(300));
        let mut worst = 0f64;
        for bits in exponents.start << 23..exponents.end << 23 {
            let wanted = exact(f64::from(f32::from_bits(bits)));
            let found = f64::from(f32::from_bits(sfu(op, bits)));
            let ulp = f64::from((f32::from_bits((wanted as f32).to_bits() + 1)) - wanted as f32);
            worst = worst.max((found - wanted).abs() / ulp);
        }
        worst
    }

    #[test]
    fn reciprocal_is_within_one_unit() {
        let error = worst(0, 126..127, |x| 1.0 / x);
        println!("rcp: worst error {error:.3} ULP over 2^23 operands");
        assert!(error < 1.0, "{error}");
    }

    #[test]
    fn inverse_square_root_is_within_one_unit() {
        let error = worst(1, 127..129, |x| 1.0 / x.sqrt());
        println!("rsqrt: worst error {error:.3} ULP over 2^24 operands");
        assert!(error < 1.0, "{error}");
    }

    #[test]
    fn special_values() {
        let infinity = f32::INFINITY.to_bits();
        let sign = 1u32 << 31;
        for (a, reciprocal, root) in [
            (0, infinity, infinity),
            (sign, infinity | sign, infinity | sign),
            (1, infinity, infinity),
            (infinity, 0, 0),
            (infinity | sign, sign, NAN),
            (0x7f80_0001, NAN, NAN),
            (1.0f32.to_bits(), 1.0f32.to_bits(), 1.0f32.to_bits()),
            (0.25f32.to_bits(), 4.0f32.to_bits(), 2.0f32.to_bits()),
            ((-4.0f32).to_bits(), (-0.25f32).to_bits(), NAN),
            (f32::MAX.to_bits(), 0, 0x1f80_0000),
            (f32::MIN_POSITIVE.to_bits(), 0x7e80_0000, 2f32.powi(63).to_bits()),
        ] {
            assert_eq!((sfu(0, a), sfu(1, a)), (reciprocal, root), "{a:#x}");
        }
    }

    #[test]
    fn exponents_of_all_powers_of_two() {
        for exponent in 1..=253 {
            let a = exponent << 23;
            assert_eq!(f32::from_bits(sfu(0, a)), 1.0 / f32::from_bits(a));
            let root = 1.0 / f64::from(f32::from_bits(a)).sqrt();
            let error = (f64::from(f32::from_bits(sfu(1, a))) / root - 1.0).abs();
            assert!(error < 1.2e-7, "{exponent}: {error}");
        }
    }
}
