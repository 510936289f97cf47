// SPDX-License-Identifier: MIT
//! The scoreboard that a program is annotated for.

/// Completion counters of a warp, and where a wait mask stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Counters {
    /// Slots of a warp: 1, 2, 4 or 8 in hardware.
    pub slots: u8,
    /// Width of each slot's counter in bits, 1 to 3. A slot holds `2^width - 1` instructions.
    pub widths: [u8; 8],
    /// The mask stands on the instruction that waits; otherwise on the one before it.
    pub mask_on_same: bool,
}

impl Default for Counters {
    fn default() -> Self {
        Self { slots: 8, widths: [3; 8], mask_on_same: false }
    }
}

impl Counters {
    /// As by default, with fewer slots.
    pub fn with_slots(slots: u8) -> Self {
        Self { slots, ..Self::default() }
    }

    /// Numbers of the slots in the order in which groups of instructions get them, the largest
    /// group first; with counters of one width, `None`: in the order of the program.
    pub(super) fn by_width(&self) -> Option<Vec<u8>> {
        let mut numbers: Vec<u8> = (0..self.slots.clamp(1, 8)).collect();
        let width = |slot: &u8| self.widths[usize::from(*slot)];
        let differ = numbers.iter().any(|slot| width(slot) != self.widths[0]);
        numbers.sort_by_key(|slot| std::cmp::Reverse(width(slot)));
        differ.then_some(numbers)
    }
}
