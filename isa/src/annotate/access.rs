// SPDX-License-Identifier: MIT
//! Memory accesses, and how far the addresses of two of them are apart.
use super::conflict::Space;
use super::form::{Bounds, WORDS};

/// One memory access: `shape` is the number of its address without the constant part.
#[derive(Clone, Copy, Debug)]
pub(super) struct Access {
    pub shape: u32,
    pub constant: u32,
    pub bytes: i128,
    pub space: Space,
    pub writes: bool,
}

/// The address of one lane minus that of another, without their constants: the known part and the
/// bounds of the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Difference {
    pub lane: u32,
    pub spread: Bounds,
}

impl Difference {
    /// Whether the two accesses touch no common byte in this pair of lanes.
    pub fn apart(&self, one: &Access, other: &Access) -> bool {
        let constant = other.constant.wrapping_sub(one.constant).wrapping_add(self.lane);
        let distance = i128::from(constant as i32);
        // From the first to the last difference at which they could meet: no multiple of 2^32.
        let low = self.spread.low + distance - (one.bytes - 1);
        let high = self.spread.high + distance + other.bytes - 1;
        let by_range = high.div_euclid(WORDS) * WORDS < low;
        let left = i128::from(constant) % self.spread.step;
        by_range || (one.bytes <= left && left <= self.spread.step - other.bytes)
    }

    /// The constants of `one` at which they could meet, as far as ranges say: the first and how
    /// many follow.
    pub fn window(&self, one_bytes: i128, other: &Access) -> (u32, u32) {
        let (first, last) = (self.spread.low - (one_bytes - 1), self.spread.high + other.bytes - 1);
        let middle = other.constant.wrapping_add(self.lane);
        if last - first >= WORDS {
            return (0, u32::MAX);
        }
        (middle.wrapping_add(first as u32), (last - first) as u32)
    }
}
