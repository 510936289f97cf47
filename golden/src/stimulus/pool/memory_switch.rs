// SPDX-License-Identifier: MIT
//! Stimulus of `pool/memory_switch` in random tests.
use crate::pool::{Access, MemoryInputs, MemoryOutputs};
use crate::Stimulus;

/// Units of the registered switch.
pub const UNITS: usize = 4;

/// Its texture pipelines.
pub const PIPELINES: usize = 2;

/// Clients whose requests wait until they are taken.
#[derive(Default)]
pub struct Neighbours {
    held: [Option<Access>; UNITS],
    /// Line and tag.
    textures: [Option<(u64, u64)>; PIPELINES],
    cycle: u64,
}

impl Stimulus for Neighbours {
    type Inputs = MemoryInputs;
    type Outputs = MemoryOutputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &MemoryOutputs) -> MemoryInputs {
        let dice = random();
        // Runs of few requests empty the queue, between others that fill it.
        self.cycle += 1;
        let asks = self.cycle & 64 == 0 || dice >> 40 & 7 == 0;
        let mut word = |bits: u32| random() & ((1 << bits) - 1);
        for (unit, held) in self.held.iter_mut().enumerate() {
            if held.is_none() && asks && dice >> (2 * unit) & 3 == 0 {
                let kind = word(2);
                let (aop, in_line, address) = (word(4), word(2), word(28));
                let (mask, tag) = (word(16), word(8));
                *held = Some(Access {
                    write: u64::from(kind == 1),
                    atomic: u64::from(kind == 2),
                    aop,
                    word: in_line,
                    address,
                    data: [0; 4].map(|_: u64| word(32)),
                    mask,
                    tag,
                });
            }
        }
        for (pipeline, held) in self.textures.iter_mut().enumerate() {
            if held.is_none() && asks && dice >> (16 + 2 * pipeline) & 3 == 0 {
                *held = Some((word(28), word(6)));
            }
        }
        let of = |field: fn(Access) -> u64| {
            self.held.iter().map(|held| field(held.unwrap_or_default())).collect()
        };
        let texture = |field: fn((u64, u64)) -> u64| {
            self.textures.iter().map(|held| field(held.unwrap_or_default())).collect()
        };
        MemoryInputs {
            unit_valid: self.held.iter().map(|held| held.is_some().into()).collect(),
            unit_write: of(|request| request.write),
            unit_atomic: of(|request| request.atomic),
            unit_aop: of(|request| request.aop),
            unit_word: of(|request| request.word),
            unit_address: of(|request| request.address),
            unit_data: self.held.iter().flat_map(|held| held.unwrap_or_default().data).collect(),
            unit_mask: of(|request| request.mask),
            unit_tag: of(|request| request.tag),
            texture_valid: self.textures.iter().map(|held| held.is_some().into()).collect(),
            texture_address: texture(|request| request.0),
            texture_tag: texture(|request| request.1),
            req_ready: (dice >> 20 & 3 != 0).into(),
            rsp_valid: dice >> 22 & 1,
            rsp_tag: dice >> 24 & 0x1fff,
        }
    }

    fn accepted(&mut self, _: &MemoryInputs, outputs: &MemoryOutputs) {
        for (held, _) in
            self.held.iter_mut().zip(&outputs.unit_ready).filter(|(_, &ready)| ready == 1)
        {
            *held = None;
        }
        for (held, _) in
            self.textures.iter_mut().zip(&outputs.texture_ready).filter(|(_, &ready)| ready == 1)
        {
            *held = None;
        }
    }
}
