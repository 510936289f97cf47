//! Coefficients of the special function unit: one quadratic per segment.
//!
//! The reference model and the hardware's ROM both take the table from here. It is computed
//! with IEEE double additions, multiplications, divisions and square roots only, so that it
//! is the same on every machine.
//!
//! A function maps a mantissa `m` to `y` in (0.5, 1]. With `u` in [0, 1) the position in the
//! segment, `y = c0 - u * (c1 - u * c2)`:
//!
//! | rows | function | segment `i` |
//! | --- | --- | --- |
//! | 0 to 127 | 1 / m | m from 1 + i / 128, width 1 / 128 |
//! | 128 to 255 | 1 / sqrt(m) | m from 1 + i / 128, width 1 / 128 |
//! | 256 to 383 | 1 / sqrt(m) | m from 2 + i / 64, width 1 / 64 |
//! | 384 to 511 | none (zero) | |

/// Rows of the table.
pub const ROWS: usize = 512;
/// Bits of `c0`; its unit is 2^-27.
pub const C0_BITS: u32 = 27;
/// Bits of `c1`; its unit is 2^-27.
pub const C1_BITS: u32 = 20;
/// Bits of `c2`; its unit is 2^-28.
pub const C2_BITS: u32 = 14;

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

/// The coefficients of row `row`.
pub fn row(row: usize) -> Coefficients {
    let step = (row % 128) as f64;
    match row / 128 {
        0 => fit(|u| 1.0 / (1.0 + (step + u) / 128.0)),
        1 => fit(|u| 1.0 / (1.0 + (step + u) / 128.0).sqrt()),
        2 => fit(|u| 1.0 / (2.0 + (step + u) / 64.0).sqrt()),
        _ => Coefficients::default(),
    }
}

/// The whole table.
pub fn table() -> Vec<Coefficients> {
    (0..ROWS).map(row).collect()
}

/// The parabola through three points near the ends and in the middle (the Chebyshev nodes,
/// where the error is nearly the smallest possible), rounded.
fn fit(function: impl Fn(f64) -> f64) -> Coefficients {
    // (1 - cos(pi / 6)) / 2
    let near = (1.0 - 0.75f64.sqrt()) / 2.0;
    let nodes = [near, 0.5, 1.0 - near];
    let [y0, y1, y2] = nodes.map(function);
    let first = (y1 - y0) / (nodes[1] - nodes[0]);
    let second = ((y2 - y1) / (nodes[2] - nodes[1]) - first) / (nodes[2] - nodes[0]);
    // Newton's form to powers of u.
    let slope = first - second * (nodes[0] + nodes[1]);
    let start = y0 - first * nodes[0] + second * nodes[0] * nodes[1];
    let fixed = |value: f64, unit: u32, extra: u32| (value * (1u64 << unit) as f64 + 0.5) as u32 + extra;
    // t = c1 - u * c2 loses its two lowest bits.
    Coefficients { c0: fixed(start, 27, 0), c1: fixed(-slope, 27, 2), c2: fixed(second, 28, 0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coefficients_fit_their_fields() {
        let rows = table();
        assert_eq!(rows.len(), ROWS);
        for row in &rows {
            assert!(row.c0 < 1 << C0_BITS && row.c1 < 1 << C1_BITS && row.c2 < 1 << C2_BITS, "{row:?}");
        }
        // The hardware leaves out the highest bit of c0: y is at least one half.
        assert!(rows[..384].iter().all(|row| row.c0 >> (C0_BITS - 1) == 1));
    }
}
