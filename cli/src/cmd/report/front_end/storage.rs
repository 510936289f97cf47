// SPDX-License-Identifier: MIT
//! How many bits of state pointers and program counters take.
use serde::Serialize;
use warpwright_config::Size;

/// Bits of a PC of this core.
const PC_BITS: usize = 20;

/// Bits of state for one geometry.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Storage {
    pub(super) what: String,
    pub(super) warps: usize,
    pub(super) lines: usize,
    pub(super) pointer_bits: usize,
    pub(super) pc_bits: usize,
    /// Of all warps.
    pub(super) pointers: usize,
    /// Of all warps.
    pub(super) pcs: usize,
    /// Reference counts and links of all lines, which a conventional front end does not have.
    pub(super) lines_state: usize,
}

fn bits(values: usize) -> usize {
    values.next_power_of_two().trailing_zeros() as usize
}

impl Storage {
    /// `per_line` instructions in each of `lines` lines.
    pub(super) fn new(what: String, [warps, lines, per_line, pc_bits]: [usize; 4]) -> Self {
        let pointer_bits = bits(lines) + bits(per_line);
        let lines_state = lines * (bits(warps + 1) + 2 * (bits(lines) + 1));
        Self {
            what,
            warps,
            lines,
            pointer_bits,
            pc_bits,
            pointers: warps * pointer_bits,
            pcs: warps * pc_bits,
            lines_state,
        }
    }

    pub(super) fn of(size: Size) -> Self {
        let numbers = size.numbers();
        let what = format!("core `{}`", numbers.name);
        Self::new(
            what,
            [numbers.warps, numbers.instruction_lines, numbers.line_instructions, PC_BITS],
        )
    }
}
