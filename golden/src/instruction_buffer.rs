// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/instruction_buffer`: one decoded instruction per warp.
use crate::{ports, Model};
use warpwright_isa::alu_op::load_store;
use warpwright_isa::ControlOp;

ports! {
    Inputs {
        fetch_valid, fetch_warp, fetch_low, fetch_high, select_valid, select_warp, fixed_done,
        fixed_warp, slow_done, slow_warp, full: [], idle, loads, stores, implicit_fences,
        load_store_ready, prepare_ready, texture_ready, shared_ready,
    }
    Outputs {
        eligible, buffered, blocked, is_texture, mark_t, mark_p, for_sfu, for_mad, low, high,
        control,
    }
}

/// What the decoder says of an instruction word; the same fields as the hardware decoder's outputs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Controls {
    /// Defined, and in hardware.
    pub legal: bool,
    /// Unit number.
    pub unit: u64,
    /// All controls, packed as the block's output `control`.
    pub packed: u64,
    /// Operation of the unit.
    pub unit_op: u64,
    /// Names a slot.
    pub reorderable: bool,
}

#[derive(Clone, Copy, Default)]
struct Entry {
    valid: bool,
    high: u64,
    controls: Controls,
}

/// The instruction buffer of `warps` warps.
pub struct InstructionBuffer {
    entries: Vec<Entry>,
    /// Low and high words: these are there at once, the rest of the entry behind the decoder.
    words: Vec<(u64, u64)>,
    /// The warp whose instruction is being decoded, and the instruction.
    arrived: Option<(usize, Entry)>,
    busy: Vec<bool>,
    /// Its instruction waits for what was outstanding in the cycle before.
    waits: Vec<bool>,
    decode: Box<dyn Fn(u64) -> Controls>,
    suspend: bool,
}

const MAD: u64 = 0;
const SFU: u64 = 1;
const LOAD_STORE: u64 = 2;
const PREPARE: u64 = 3;
const TEXTURE: u64 = 4;
const CONTROL: u64 = 5;
const SPECIAL: u64 = 6;
const ATTRIBUTE: u64 = 7;

impl Entry {
    fn is(&self, unit: u64) -> bool {
        self.controls.legal && self.controls.unit == unit
    }
    fn loads(&self) -> bool {
        self.is(LOAD_STORE) || self.is(ATTRIBUTE)
    }
    fn fence(&self, op: ControlOp) -> bool {
        self.is(CONTROL) && self.controls.unit_op == op as u64
    }
    /// Waits until nothing is outstanding: a fence, or what will fault.
    fn waits_for_all(&self) -> bool {
        !self.controls.legal || self.fence(ControlOp::FenceAll)
    }
    fn blocks(&self) -> bool {
        self.is(MAD) || self.is(SPECIAL) || self.is(SFU) || self.is(PREPARE)
    }
}

impl InstructionBuffer {
    /// All buffers empty; `decode` is the instruction table.
    pub fn new(warps: usize, decode: impl Fn(u64) -> Controls + 'static) -> Self {
        Self {
            entries: vec![Entry::default(); warps],
            words: vec![(0, 0); warps],
            arrived: None,
            busy: vec![false; warps],
            waits: vec![false; warps],
            decode: Box::new(decode),
            suspend: false,
        }
    }

    /// A warp is suspended from a texture read until it is answered.
    pub fn suspending(self) -> Self {
        Self { suspend: true, ..self }
    }

    fn may_issue(&self, warp: usize, inputs: &Inputs) -> bool {
        let entry = &self.entries[warp];
        let shared = u64::from(load_store::SHARED) & entry.controls.unit_op != 0;
        let stalls = [
            self.busy[warp],
            self.waits[warp],
            entry.loads()
                && (if shared && entry.is(LOAD_STORE) {
                    inputs.shared_ready
                } else {
                    inputs.load_store_ready
                }) == 0,
            entry.is(PREPARE) && inputs.prepare_ready == 0,
            entry.is(TEXTURE) && inputs.texture_ready == 0,
        ];
        entry.valid && !stalls.contains(&true)
    }

    /// The scoreboard holds a warp's instruction back.
    fn is_held_back(&self, warp: usize, inputs: &Inputs) -> bool {
        let entry = &self.entries[warp];
        let [idle, loads, stores] =
            [inputs.idle, inputs.loads, inputs.stores].map(|mask| mask >> warp & 1 == 1);
        let implicit_fences = inputs.implicit_fences == 1;
        let slot_full = inputs.full[warp] >> (entry.high >> 21 & 7) & 1 == 1;
        let reasons = [
            (entry.waits_for_all() || implicit_fences && entry.loads()) && !idle,
            entry.fence(ControlOp::FenceLoad) && loads,
            entry.fence(ControlOp::FenceStore) && stores,
            entry.controls.legal && entry.controls.reorderable && slot_full,
        ];
        reasons.contains(&true)
    }
}

impl Model for InstructionBuffer {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let mask = |test: &dyn Fn(usize) -> bool| {
            Some(
                (0..self.entries.len())
                    .filter(|&warp| test(warp))
                    .fold(0, |sum, warp| sum | 1u64 << warp),
            )
        };
        let entry = |warp: usize| &self.entries[warp];
        let selected = inputs.select_warp as usize;
        let (low, high) = self.words[selected];
        Outputs {
            eligible: mask(&|warp| self.may_issue(warp, inputs)),
            buffered: mask(&|warp| entry(warp).valid),
            blocked: mask(&|warp| self.busy[warp]),
            is_texture: mask(&|warp| entry(warp).is(TEXTURE)),
            mark_t: mask(&|warp| entry(warp).is(TEXTURE) && entry(warp).high >> 12 & 1 == 1),
            mark_p: mask(&|warp| entry(warp).is(TEXTURE) && entry(warp).high >> 13 & 1 == 1),
            for_sfu: mask(&|warp| entry(warp).is(SFU)),
            for_mad: mask(&|warp| entry(warp).is(MAD) || entry(warp).is(SPECIAL)),
            low: Some(low),
            high: Some(high),
            control: Some(entry(selected).controls.packed),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        for (valid, warp) in
            [(inputs.fixed_done, inputs.fixed_warp), (inputs.slow_done, inputs.slow_warp)]
        {
            if valid == 1 {
                self.busy[warp as usize] = false;
            }
        }
        if inputs.select_valid == 1 {
            let warp = inputs.select_warp as usize;
            let entry = self.entries[warp];
            self.busy[warp] |= entry.blocks() || self.suspend && entry.is(TEXTURE);
            self.entries[warp].valid = false;
        }
        if let Some((warp, entry)) = self.arrived.take() {
            self.entries[warp] = entry;
        }
        // Of the instruction that is there in the next cycle.
        self.waits = (0..self.entries.len()).map(|warp| self.is_held_back(warp, inputs)).collect();
        if inputs.fetch_valid == 1 {
            let (warp, low, high) =
                (inputs.fetch_warp as usize, inputs.fetch_low, inputs.fetch_high);
            let controls = (self.decode)(high << 32 | low);
            self.words[warp] = (low, high);
            self.arrived = Some((warp, Entry { valid: true, high, controls }));
        }
    }
}
