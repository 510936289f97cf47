// SPDX-License-Identifier: MIT
//! Coefficients of the special function unit: one quadratic per segment.
//!
//! The reference model and the hardware's ROM both take the table from here. It is computed
//! with IEEE double additions, multiplications, divisions and square roots only (power series
//! where a function needs more), so that it is the same on every machine.
//!
//! With `u` in [0, 1) the position in the segment, `y = c0 - u * (c1 - u * c2)` falls and its
//! curve opens upwards. What does neither is put as `y = (1 - s) / 2`, and the unit takes
//! `s = 1 - 2 y`; its `c0` is one unit of 2^-27 less, so that `1 - 2 y` is the complement.
//!
//! | rows | function | y | segment `i` |
//! | --- | --- | --- | --- |
//! | 0 to 127 | 1 / m | itself | m from 1 + i / 128, width 1 / 128 |
//! | 128 to 255 | 1 / sqrt(m) | itself | m from 1 + i / 128, width 1 / 128 |
//! | 256 to 383 | 1 / sqrt(m) | itself | m from 2 + i / 64, width 1 / 64 |
//! | 384 to 511 | 2^-g | itself | g from i / 128, width 1 / 128 |
//! | 512 to 639 | log2(m) | (1 - s) / 2 | m from 1 + i / 128, width 1 / 128 |
//! | 640 to 767 | sin(q pi / 2) | (1 - s) / 2 | q from i / 128, width 1 / 128 |
//! | 768 to 895 | sqrt(m) / 2 | (1 - s) / 2 | m from 1 + i / 128, width 1 / 128 |
//! | 896 to 1023 | sqrt(m) / 2 | (1 - s) / 2 | m from 2 + i / 64, width 1 / 64 |
use std::f64::consts::{FRAC_PI_2, LN_2};
use std::sync::LazyLock;

/// Rows of the table.
pub const ROWS: usize = 1024;
/// Bits of `c0`; its unit is 2^-27.
pub const C0_BITS: u32 = 27;
/// Bits of `c1`; its unit is 2^-27.
pub const C1_BITS: u32 = 20;
/// Bits of `c2`; its unit is 2^-28.
pub const C2_BITS: u32 = 14;

/// 2 / pi in units of 2^-17: quarter turns per radian, the scale of the operand of sine and cosine.
/// Of all numbers of 17 bits it happens to be right to 2^-21.5 of itself.
pub const QUARTERS: u64 = 83_443;

/// The coefficients of one segment, in fixed point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coefficients {
    /// Value at the start of the segment.
    pub c0: u32,
    /// Slope at the start (positive: the functions fall), plus half of what is cut off.
    pub c1: u32,
    /// Curvature.
    pub c2: u32,
}

static TABLE: LazyLock<Vec<Coefficients>> = LazyLock::new(|| (0..ROWS).map(compute).collect());

/// The coefficients of row `row`.
pub fn row(row: usize) -> Coefficients {
    TABLE[row]
}

/// The whole table.
pub fn table() -> &'static [Coefficients] {
    &TABLE
}

fn compute(row: usize) -> Coefficients {
    let step = (row % 128) as f64;
    let from_1 = |u: f64| 1.0 + (step + u) / 128.0;
    let from_2 = |u: f64| 2.0 + (step + u) / 64.0;
    let part = |u: f64| (step + u) / 128.0;
    match row / 128 {
        0 => fit(|u| 1.0 / from_1(u)),
        1 => fit(|u| 1.0 / from_1(u).sqrt()),
        2 => fit(|u| 1.0 / from_2(u).sqrt()),
        3 => fit_from_start(|u| exponential(-LN_2 * part(u)), 0),
        4 => fit_from_start(|u| (1.0 - logarithm(from_1(u)) / LN_2) / 2.0, 1),
        5 => fit_from_start(|u| (1.0 - sine(FRAC_PI_2 * part(u))) / 2.0, 1),
        6 => fit_from_start(|u| (1.0 - from_1(u).sqrt() / 2.0) / 2.0, 1),
        _ => fit_from_start(|u| (1.0 - from_2(u).sqrt() / 2.0) / 2.0, 1),
    }
}

/// `first` and its successors, each made of the last one and its number, added up backwards.
fn series(first: f64, next: impl Fn(f64, f64) -> f64) -> f64 {
    let mut terms = vec![first];
    for number in 1..30 {
        terms.push(next(terms[number - 1], number as f64));
    }
    terms.iter().rev().sum()
}

fn exponential(x: f64) -> f64 {
    series(1.0, |term, k| term * x / k)
}

/// Natural logarithm of a number from 1 to 2.
fn logarithm(m: f64) -> f64 {
    let t = (m - 1.0) / (m + 1.0);
    series(2.0 * t, |term, k| term * t * t * (2.0 * k - 1.0) / (2.0 * k + 1.0))
}

fn sine(x: f64) -> f64 {
    series(x, |term, k| -term * x * x / (2.0 * k * (2.0 * k + 1.0)))
}

/// The parabola through three points near the ends and in the middle (the Chebyshev nodes,
/// where the error is nearly the smallest possible), rounded.
fn fit(function: impl Fn(f64) -> f64) -> Coefficients {
    // (1 - cos(pi / 6)) / 2
    let near = (1.0 - 0.75f64.sqrt()) / 2.0;
    through([near, 0.5, 1.0 - near], function, 0)
}

/// The parabola through both ends and the middle: exact where the segment begins. `less` is
/// taken off its start.
fn fit_from_start(function: impl Fn(f64) -> f64, less: u32) -> Coefficients {
    through([0.0, 0.5, 1.0], function, less)
}

fn through(nodes: [f64; 3], function: impl Fn(f64) -> f64, less: u32) -> Coefficients {
    let [y0, y1, y2] = nodes.map(function);
    let first = (y1 - y0) / (nodes[1] - nodes[0]);
    let second = ((y2 - y1) / (nodes[2] - nodes[1]) - first) / (nodes[2] - nodes[0]);
    // Newton's form to powers of u.
    let slope = first - second * (nodes[0] + nodes[1]);
    let start = y0 - first * nodes[0] + second * nodes[0] * nodes[1];
    let fixed = |value: f64, unit: u32| (value * (1u64 << unit) as f64 + 0.5) as u32;
    // One, where 2^-g begins, is the greatest number of c0: it rounds to one. t = c1 - u * c2
    // loses its two lowest bits.
    let c0 = fixed(start, 27).min((1 << C0_BITS) - 1) - less;
    Coefficients { c0, c1: fixed(-slope, 27) + 2, c2: fixed(second, 28) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coefficients_fit_their_fields() {
        let rows = table();
        assert_eq!(rows.len(), ROWS);
        for row in rows {
            assert!(
                row.c0 < 1 << C0_BITS && row.c1 < 1 << C1_BITS && row.c2 < 1 << C2_BITS,
                "{row:?}"
            );
        }
        // These functions are at least one half: the leading one is where it is expected.
        assert!(rows[..512].iter().all(|row| row.c0 >> (C0_BITS - 1) == 1));
    }

    #[test]
    fn quarter_turns_per_radian_are_two_over_pi() {
        assert_eq!(QUARTERS, (131_072.0 / FRAC_PI_2).round() as u64);
        assert!((QUARTERS as f64 / 131_072.0 * FRAC_PI_2 - 1.0).abs() < 3.3e-7);
    }

    #[test]
    fn power_series_are_as_good_as_the_library() {
        for i in 0..=1000 {
            let x = f64::from(i) / 1000.0;
            assert!((exponential(-x) - (-x).exp()).abs() < 1e-15);
            assert!((logarithm(1.0 + x) - (1.0 + x).ln()).abs() < 1e-15);
            assert!((sine(FRAC_PI_2 * x) - (FRAC_PI_2 * x).sin()).abs() < 1e-15);
        }
    }
}
