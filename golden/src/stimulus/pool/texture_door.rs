// SPDX-License-Identifier: MIT
//! Stimulus of `pool/texture_door` in random tests.
use crate::pool::{DoorInputs, DoorOutputs};
use crate::Stimulus;

/// Instructions make their requests, or none, three cycles after their selection.
pub struct Neighbours {
    warp_bits: u32,
    threads: u32,
    pipe: [bool; 3],
}

impl Neighbours {
    /// The neighbours of a texture port for warps of `threads` threads, whose numbers have so many
    /// bits.
    pub fn new(warp_bits: u32, threads: u32) -> Self {
        Self { warp_bits, threads, pipe: [false; 3] }
    }
}

impl Stimulus for Neighbours {
    type Inputs = DoorInputs;
    type Outputs = DoorOutputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &DoorOutputs) -> DoorInputs {
        let dice = random();
        let [select, first, second] = self.pipe;
        // `outputs` is of the cycle before, as what the scheduler has seen.
        let selected = outputs.ready == 1 && dice & 3 != 0;
        self.pipe = [selected, select, first];
        let mut word = |bits: u32| random() & ((1 << bits) - 1);
        let (valid, dropped) = (second && dice >> 2 & 7 != 0, second && dice >> 2 & 7 == 0);
        let [req_kind, req_warp, req_rd, req_slot] = [1, self.warp_bits, 6, 3].map(&mut word);
        // Often a quad without threads, or two.
        let mask = word(self.threads);
        DoorInputs {
            selected: selected.into(),
            dropped: dropped.into(),
            req_valid: valid.into(),
            req_kind,
            req_warp,
            req_rd,
            req_slot,
            req_mask: [mask, mask & 15, mask & !15, 0][(dice >> 12 & 7).saturating_sub(4) as usize],
            req_channels: word(4),
            req_texture: word(4),
            req_u: (0..self.threads).map(|_| word(32)).collect(),
            req_v: (0..self.threads).map(|_| word(32)).collect(),
            room: dice >> 8 & 1,
            out_ready: (dice >> 9 & 7 < 3).into(),
        }
    }
}
