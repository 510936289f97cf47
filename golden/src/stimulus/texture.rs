// SPDX-License-Identifier: MIT
//! Neighbours of the texture pipeline in random tests: operand read, write-back and a memory
//! that answers late and out of order.
use crate::texture_cache::{FifoInputs, FifoOutputs, TagInputs, TagOutputs};
use crate::{ports, Stimulus};
use std::collections::VecDeque;

ports! {
    Inputs {
        flush, req_valid, req_kind, req_warp, req_rd, req_slot, req_mask, req_channels,
        req_texture, req_u: [4], req_v: [4], descriptor_base, wb_ready, mem_ready, rsp_valid,
        rsp_tag, rsp_data: [4],
    }
    Outputs {
        req_ready, wb_valid, wb_warp, wb_rd, wb_mask, wb_data: [4], wb_last, wb_slot, mem_valid,
        mem_address, mem_tag, count_lookup, count_miss,
    }
}

/// Lines of the memory in random tests: sixteen descriptors, then texels.
pub const LINES: u64 = 128;

/// Random requests and a memory with random descriptors that stay inside it.
#[derive(Default)]
pub struct Neighbours {
    /// Contents of the memory, four words a line.
    pub lines: Vec<[u64; 4]>,
    memory: VecDeque<(u64, [u64; 4])>,
    flushed: bool,
}

impl Neighbours {
    /// Descriptors and texels drawn with `random`.
    pub fn new(random: &mut dyn FnMut() -> u64) -> Self {
        let mut lines: Vec<[u64; 4]> =
            (0..LINES).map(|_| [0; 4].map(|_| random() & 0xffff_ffff)).collect();
        for line in lines.iter_mut().take(16) {
            let dice = random();
            // Every eighth texture is large, up to 4,096 texels.
            let size = |small: u64, large: u64| {
                1 + if dice >> 46 & 7 == 0 { large & 0xfff } else { small & 15 }
            };
            let (width, height) = (size(dice, dice >> 49), size(dice >> 4, dice >> 52));
            let format = [0, 0, 0, 1, 2][(dice >> 8 & 0xff) as usize % 5];
            let mode = 64
                | format << 16
                | ((dice >> 16) % 3) << 20
                | ((dice >> 24) % 3) << 22
                | (dice >> 32 & 1) << 24;
            *line = [16 + (dice >> 40) % 40, width | height << 16, mode, 0];
        }
        Self { lines, ..Default::default() }
    }
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        if self.lines.is_empty() {
            *self = Self::new(random);
        }
        let dice = random();
        let valid = self.flushed && dice & 7 < 3 && outputs.req_ready == 1;
        let kind = u64::from(dice >> 3 & 7 == 0);
        let flush = !std::mem::replace(&mut self.flushed, true);
        let mut coordinate = || {
            let draw = random();
            match (kind, draw >> 40 & 15) {
                (1, _) => (draw & 31).wrapping_sub(8) & 0xffff_ffff,
                (_, 0) => draw & 0xffff_ffff,
                (_, 1) => [
                    0,
                    0x3f80_0000,
                    0xbf80_0000,
                    0x7f80_0000,
                    0xff80_0000,
                    0x7fc0_0000,
                    1,
                    0x4f00_0000,
                ][(draw & 7) as usize],
                _ => u64::from(((draw & 0xffff) as f32 / 32768.0 - 0.5).to_bits()),
            }
        };
        let [req_u, req_v] = [[0; 4], [0; 4]].map(|quad| quad.map(|_: u64| coordinate()));
        let answer = if !self.memory.is_empty() && dice >> 44 & 3 == 0 {
            let at = random() as usize % self.memory.len();
            self.memory.remove(at)
        } else {
            None
        };
        let (rsp_tag, rsp_data) = answer.unwrap_or_default();
        Inputs {
            flush: flush.into(),
            req_valid: valid.into(),
            req_kind: kind,
            req_warp: dice >> 8 & 7,
            req_rd: dice >> 12 & 31,
            req_slot: dice >> 20 & 7,
            req_mask: dice >> 24 & 15,
            req_channels: 1 + (dice >> 28) % 15,
            req_texture: dice >> 32 & 15,
            req_u,
            req_v,
            descriptor_base: 0,
            wb_ready: (dice >> 40 & 3 != 0).into(),
            mem_ready: (dice >> 42 & 3 != 0).into(),
            rsp_valid: answer.is_some().into(),
            rsp_tag,
            rsp_data,
        }
    }

    fn accepted(&mut self, inputs: &Inputs, outputs: &Outputs) {
        if outputs.mem_valid == 1 && inputs.mem_ready == 1 {
            self.memory
                .push_back((outputs.mem_tag, self.lines[(outputs.mem_address % LINES) as usize]));
        }
    }
}

/// Neighbours of the latency FIFO: tags that push entries with up to four lines, a memory that
/// answers in any order, a filter that sometimes waits.
pub struct FifoNeighbours {
    depth: u64,
    outstanding: u64,
    waiting: u64,
    held: u64,
    // Lines of the next entry; places that memory has not answered.
    fills: u64,
    asked: Vec<u64>,
}

impl FifoNeighbours {
    /// For a FIFO of `depth` entries and `outstanding` lines.
    pub fn new(depth: u32, outstanding: u32) -> Self {
        let (depth, outstanding) = (depth.into(), outstanding.into());
        Self { depth, outstanding, waiting: 0, held: 0, fills: 0, asked: vec![] }
    }
}

impl Stimulus for FifoNeighbours {
    type Inputs = FifoInputs;
    type Outputs = FifoOutputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &FifoOutputs) -> FifoInputs {
        let dice = random();
        let allocate = self.fills < 4 && self.held < self.outstanding && dice & 3 != 0;
        let push = !allocate && self.waiting < self.depth && dice >> 2 & 7 != 0;
        let entry = random() & 0x8f | self.fills << 4;
        let about = random() & 0x3f_ffff;
        let push_meta = random() & 0x7f_ffff;
        let push_line = [0; 4].map(|_: u64| random() & 63);
        let allocate_line = random() & 63;
        // For a while memory is slow.
        let mask = if dice >> 56 & 1 == 0 { 1 } else { 15 };
        let answer = (!self.asked.is_empty() && dice >> 8 & mask == 0)
            .then(|| random() as usize % self.asked.len());
        let slot = answer.map_or(0, |at| self.asked.swap_remove(at));
        FifoInputs {
            push_valid: push.into(),
            push_entry: entry,
            push_about: about,
            push_meta,
            push_offsets: dice >> 36 & 0xffff,
            push_line,
            allocate_valid: allocate.into(),
            allocate_line,
            rsp_valid: answer.is_some().into(),
            rsp_slot: slot,
            rsp_data: [0; 4].map(|_: u64| random() & 0xffff_ffff),
            advance: (dice >> 12 & 3 != 0).into(),
        }
    }

    fn accepted(&mut self, inputs: &FifoInputs, outputs: &FifoOutputs) {
        self.waiting = self.waiting + inputs.push_valid - outputs.pop_valid;
        self.held = self.held + inputs.allocate_valid - outputs.fill;
        if inputs.push_valid == 1 {
            self.fills = 0;
        }
        if inputs.allocate_valid == 1 {
            self.fills += 1;
            self.asked.push(outputs.line_slot);
        }
    }
}

/// Neighbours of the tags: samples with few lines in each bank, a FIFO and a memory that sometimes
/// wait.
pub struct TagNeighbours {
    sets: u64,
    /// Lines, sets and need of the banks for a sample that waits.
    sample: Option<([u64; 4], [u64; 4], u64)>,
    // A sample was taken that has not left.
    held: bool,
    flushed: bool,
}

impl TagNeighbours {
    /// For tags with this many sets.
    pub fn new(sets: u64) -> Self {
        Self { sets, sample: None, held: false, flushed: false }
    }
}

impl Stimulus for TagNeighbours {
    type Inputs = TagInputs;
    type Outputs = TagOutputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &TagOutputs) -> TagInputs {
        let dice = random();
        let flush = !self.flushed || dice & 0x3ff == 0 && self.sample.is_none() && !self.held;
        self.flushed = true;
        if !flush && self.sample.is_none() && dice >> 10 & 3 != 0 {
            let lines = [0; 4].map(|_: u64| random() & 31);
            let set = |bank| (lines[bank] & 3) << 2 | bank as u64;
            let sets = [0, 1, 2, 3].map(|bank| set(bank) & (self.sets - 1));
            // Banks that share a set are not needed together.
            let apart = match self.sets {
                1 => 1 << (dice >> 30 & 3),
                2 => 3 << (dice >> 30 & 2),
                _ => 15,
            };
            let need = if dice >> 12 & 7 == 0 { 0 } else { dice >> 15 & apart };
            self.sample = Some((lines, sets, need));
        }
        let (line, set, need) = self.sample.unwrap_or_default();
        TagInputs {
            flush: flush.into(),
            sample_valid: self.sample.is_some().into(),
            sample_line: line,
            sample_set: set,
            sample_need: need,
            room: (dice >> 20 & 3 != 0).into(),
            line_room: (dice >> 22 & 3 != 0).into(),
            line_slot: dice >> 24 & 31,
            ask_ready: dice >> 29 & 1,
        }
    }

    fn accepted(&mut self, inputs: &TagInputs, outputs: &TagOutputs) {
        if outputs.push == 1 {
            self.held = false;
        }
        if inputs.sample_valid == 1 && outputs.sample_ready == 1 {
            self.sample = None;
            self.held = true;
        }
    }
}
