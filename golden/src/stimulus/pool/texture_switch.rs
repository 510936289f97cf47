// SPDX-License-Identifier: MIT
//! Stimulus of `pool/texture_switch` in random tests.
use crate::pool::{Quad, TextureInputs, TextureOutputs};
use crate::Stimulus;

/// Units of the registered switch.
pub const UNITS: usize = 4;

/// Requests that wait until they are taken; texels at any time.
#[derive(Default)]
pub struct Neighbours {
    held: [Option<Quad>; UNITS],
}

impl Stimulus for Neighbours {
    type Inputs = TextureInputs;
    type Outputs = TextureOutputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &TextureOutputs) -> TextureInputs {
        let dice = random();
        for (unit, held) in self.held.iter_mut().enumerate() {
            if held.is_none() && dice >> (2 * unit) & 3 == 0 {
                let mut word = |bits: u32| random() & ((1 << bits) - 1);
                let (kind, warp, rd, slot) = (word(1), word(3), word(6), word(3));
                let (mask, channels, texture) = (word(4), word(4), word(4));
                let (u, v) = ([32; 4].map(&mut word), [32; 4].map(&mut word));
                *held = Some(Quad { kind, warp, rd, slot, mask, channels, texture, u, v });
            }
        }
        let of = |field: fn(Quad) -> u64| {
            self.held.iter().map(|held| field(held.unwrap_or_default())).collect()
        };
        TextureInputs {
            unit_valid: self.held.iter().map(|held| held.is_some().into()).collect(),
            unit_kind: of(|quad| quad.kind),
            unit_warp: of(|quad| quad.warp),
            unit_rd: of(|quad| quad.rd),
            unit_slot: of(|quad| quad.slot),
            unit_mask: of(|quad| quad.mask),
            unit_channels: of(|quad| quad.channels),
            unit_texture: of(|quad| quad.texture),
            unit_u: self.held.iter().flat_map(|held| held.unwrap_or_default().u).collect(),
            unit_v: self.held.iter().flat_map(|held| held.unwrap_or_default().v).collect(),
            req_ready: (dice >> 16 & 3 != 0).into(),
            wb_valid: dice >> 18 & 1,
            wb_warp: dice >> 20 & 31,
            wb_rd: dice >> 36 & 63,
            wb_mask: dice >> 42 & 15,
            wb_data: [0; 4].map(|_: u64| random() & 0xffff_ffff),
            wb_last: dice >> 46 & 1,
            wb_slot: dice >> 47 & 7,
            texel_ready: (0..UNITS).map(|unit| dice >> (32 + unit) & 1).collect(),
        }
    }

    fn accepted(&mut self, _: &TextureInputs, outputs: &TextureOutputs) {
        for (held, &ready) in self.held.iter_mut().zip(&outputs.unit_ready) {
            if ready == 1 {
                *held = None;
            }
        }
    }
}
