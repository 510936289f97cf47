//! Reference model of `rtl/src/operand_read`: stages 1 and 2 of an instruction (spec 6), with
//! register file groups of a page for each warp.
use super::page_table::Pages;
use crate::harness::Model;
use warpwright_isa::{AluOp, SpecialOp};

/// What a launch gives a warp.
#[derive(Clone, Copy, Default)]
struct Warp {
    id: u64,
    linear: bool,
    x: u64,
    y: u64,
    tile: u64,
    workgroup: u64,
    /// Predicate `p` of thread `t`: bit `p * threads + t`.
    predicates: u64,
    scalars: [u64; 16],
}

/// An instruction in stage 2.
#[derive(Clone, Copy)]
struct Second {
    warp: usize,
    low: u64,
    high: u64,
    control: u64,
    killed: bool,
    pc: u64,
    active: u64,
    /// For each operand, the threads that the lanes wrote in the two cycles after selection:
    /// newest last.
    late: [[u64; 2]; 3],
}

/// Operand read.
pub struct OperandRead {
    threads: usize,
    pages: Pages,
    warps: Vec<Warp>,
    second: Option<Second>,
    /// The scalar register that was read for stage 2.
    scalar: u64,
    /// In stage E1: warp, number and value of a scalar register.
    put: Option<(usize, usize, u64)>,
    /// What stage E1 sees: outputs from `e1_warp` on.
    ready: Option<Vec<u64>>,
    last_data: Vec<u64>,
}

fn bit(value: u64, at: u32) -> bool {
    value >> at & 1 == 1
}

/// The three source registers of an instruction.
fn sources(low: u64, high: u64) -> [u64; 3] {
    [low >> 18 & 63, low >> 24 & 63, (low >> 30 | high << 2) & 63]
}

impl OperandRead {
    /// For so many warps of so many threads, with pages of `page` registers.
    pub fn new(warps: usize, threads: usize, page: u64) -> Self {
        Self {
            threads,
            pages: Pages::new(warps, page),
            warps: vec![Warp::default(); warps],
            second: None,
            scalar: 0,
            put: None,
            ready: None,
            last_data: vec![0; threads],
        }
    }

    /// Inputs behind the active threads of each warp, those behind the registers of the file, then those behind the lanes'
    /// result, by their number with eight warps of four threads.
    fn behind(&self, number: usize) -> usize {
        number + self.warps.len() - 8
            + if number < 36 { 0 } else { 3 * (self.threads - 4) }
            + if number < 53 { 0 } else { self.threads - 4 }
    }

    fn dying(&self, inputs: &[u64]) -> bool {
        !bit(inputs[13], 0) || inputs[9] == 1 && bit(inputs[self.behind(23)], inputs[10] as u32)
    }

    /// Predicates of a warp, with the one that is written in this cycle.
    fn predicates(&self, warp: usize, inputs: &[u64]) -> u64 {
        let own = self.warps[warp].predicates;
        if inputs[self.behind(36)] == 0 || inputs[self.behind(37)] as usize != warp {
            return own;
        }
        let shift = inputs[self.behind(38)] * self.threads as u64;
        own & !(inputs[self.behind(39)] << shift) | (inputs[self.behind(39)] & inputs[self.behind(40)]) << shift
    }

    fn special(&self, second: &Second, thread: u64) -> u64 {
        let warp = &self.warps[second.warp];
        let tid = ((warp.id * self.threads as u64) | thread) & 0xffff_ffff;
        match second.low >> 18 & 63 {
            0 => tid,
            1 => thread,
            2 => second.warp as u64,
            3 => warp.id,
            8 => warp.workgroup,
            4 => warp.tile,
            5 if warp.linear => tid,
            5 => warp.x | thread & 1 | thread >> 2 << 1,
            6 if warp.linear => 0,
            6 => warp.y | thread >> 1 & 1,
            7 => second.pc,
            _ => 0,
        }
    }

    /// The outputs of stage E1 after `second`.
    fn operands(&self, second: &Second, inputs: &[u64]) -> Vec<u64> {
        let &Second { warp, low, high, control, killed, pc, active, late } = second;
        let own = self.predicates(warp, inputs);
        let every = (1 << self.threads) - 1;
        let predicate = |number: u64| own >> (number * self.threads as u64) & every;
        let guard = match (bit(low, 8), bit(low, 11)) {
            (false, _) => active,
            (true, complement) => predicate(low >> 9 & 3) ^ if complement { every } else { 0 },
        };
        let special = SpecialOp::from_number((control >> 4 & 63) as u8).filter(|_| control >> 1 & 7 == 6);
        let is_special = control >> 1 & 7 == 6;
        let difference = matches!(special, Some(SpecialOp::Ddx | SpecialOp::Ddy));
        let mut outputs = vec![warp as u64, low, high, control_e1(control), u64::from(killed), pc, active];
        outputs.extend([guard & active, predicate(high >> 4 & 3)]);
        for operand in 0..3 {
            for thread in 0..self.threads {
                let mut value = inputs[self.behind(24) + operand * self.threads + thread];
                if bit(late[operand][0], thread as u32) {
                    value = self.last_data[thread];
                }
                if bit(late[operand][1], thread as u32) {
                    value = inputs[self.behind(49) + thread];
                }
                if operand == 1 && is_special && (control >> 4 & 63) < SpecialOp::Sput as u64 {
                    value = self.special(second, thread as u64);
                    if special == Some(SpecialOp::Sget) {
                        value = self.scalar;
                    }
                }
                if operand == 1 && bit(control, 10) {
                    value = (low >> 24 | high << 8) & 0xffff_ffff;
                }
                outputs.push(value);
            }
        }
        // The lanes' operands. Of a derivative: a sum with the other thread of the pair; the one with the lower number is negated.
        let (a, b) = (outputs[9..9 + self.threads].to_vec(), outputs[9 + self.threads..9 + 2 * self.threads].to_vec());
        if bit(control, 0) && difference {
            let step = if special == Some(SpecialOp::Ddx) { 1 } else { 2 };
            let sign = |thread: usize| if thread & step == 0 { 0x8000_0000 } else { 0 };
            let sides: Vec<u64> = (0..self.threads).map(|thread| a[thread] ^ sign(thread)).collect();
            outputs.extend(&sides);
            outputs.extend((0..self.threads).map(|thread| sides[thread ^ step]));
        } else {
            outputs.extend(a.into_iter().chain(b));
        }
        outputs
    }
}

/// The controls in stage E1: the operation of unit `Special` is that of the lanes.
fn control_e1(control: u64) -> u64 {
    let special = SpecialOp::from_number((control >> 4 & 63) as u8);
    let difference = matches!(special, Some(SpecialOp::Ddx | SpecialOp::Ddy));
    let lane_op = if difference { AluOp::Fadd } else { AluOp::Mov } as u64;
    if control >> 1 & 7 == 6 {
        control & !(63 << 4) | lane_op << 4
    } else {
        control
    }
}

impl Model for OperandRead {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let (valid, warp, low, high, control) = (inputs[9], inputs[10], inputs[11], inputs[12], inputs[13]);
        let alive = !self.dying(inputs);
        let flag = |value: bool| Some(u64::from(value));
        let mut outputs = vec![Some(valid), Some(warp), flag(bit(control, 17) || !alive), flag(bit(control, 16) && alive)];
        outputs.extend([Some(high >> 21 & 7), Some(high >> 24)]);
        outputs.extend([11, 12, 13].map(|at| flag(valid == 1 && bit(control, at))));
        outputs.push(Some(warp & 1));
        outputs.extend(sources(low, high).map(|register| Some(self.pages.address(warp, register))));
        let written = [[47, 48], [41, 42]].map(|places| places.map(|number| inputs[self.behind(number)]));
        outputs.extend(written.map(|[warp, register]| Some(self.pages.address(warp, register))));
        outputs.push(flag(self.ready.is_some()));
        match &self.ready {
            Some(ready) => outputs.extend(ready.iter().copied().map(Some)),
            None => outputs.extend(vec![None; 9 + 5 * self.threads]),
        }
        outputs.push(self.ready.as_ref().map(|ready| ready[3] >> 4 & 63));
        outputs.push(flag(self.second.is_some_and(|second| [0, 6].contains(&(second.control >> 1 & 7)))));
        outputs.push(flag(self.second.is_some()));
        outputs.push(self.second.map(|second| control_e1(second.control)));
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        // In stage E1: a scalar register is written.
        let put = self.put.take();
        let read = (inputs[13] >> 1 & 7 == 6 && inputs[13] >> 4 & 63 == SpecialOp::Sget as u64 && inputs[9] == 1)
            .then_some((inputs[10] as usize, (inputs[11] >> 18 & 15) as usize));
        let scalar = read.map_or(self.scalar, |(warp, number)| self.warps[warp].scalars[number]);
        let collision = put.is_some_and(|(warp, number, _)| read == Some((warp, number)));
        if let Some((warp, number, value)) = put {
            self.warps[warp].scalars[number] = value;
        }
        self.ready = self.second.map(|second| self.operands(&second, inputs));
        let is_put = |second: &&Second| second.control & 0x3ff == 1 | 6 << 1 | (SpecialOp::Sput as u64) << 4;
        if let (Some(second), Some(ready)) = (self.second.as_ref().filter(is_put), &self.ready) {
            let first = ready[7].trailing_zeros() as usize;
            self.put = (ready[7] != 0).then(|| (second.warp, (second.low >> 12 & 15) as usize, ready[9 + self.threads + first]));
        }
        // The block RAM's word when it is read and written at once.
        self.scalar = if collision { 0xbad5_bad5 } else { scalar };
        let (warp, low, high) = (inputs[10] as usize, inputs[11], inputs[12]);
        let written = |at: usize, register: u64| {
            let hit = inputs[at + 1] as usize == warp && inputs[at + 2] == register;
            if hit {
                inputs[at]
            } else {
                0
            }
        };
        self.second = (inputs[9] == 1).then(|| Second {
            warp,
            low,
            high,
            control: inputs[13] & !1 | u64::from(!self.dying(inputs)),
            killed: bit(inputs[13], 0) && self.dying(inputs),
            pc: inputs[14],
            active: inputs[15 + warp],
            late: sources(low, high).map(|register| [written(self.behind(46), register), written(self.behind(43), register)]),
        });
        let data = self.behind(49);
        self.last_data.copy_from_slice(&inputs[data..data + self.threads]);
        if inputs[self.behind(36)] == 1 {
            let warp = inputs[self.behind(37)] as usize;
            self.warps[warp].predicates = self.predicates(warp, inputs);
        }
        let launch = (inputs[0] == 1).then_some((inputs[1], inputs[6]));
        self.pages.clock(launch, (inputs[8] == 1).then_some(inputs[self.behind(54)]));
        if inputs[0] == 1 {
            let [id, x, y, tile] = [2, 3, 4, 5].map(|at| inputs[at]);
            let linear = inputs[7] == 1;
            let scalars = self.warps[inputs[1] as usize].scalars;
            let workgroup = inputs[self.behind(53)];
            self.warps[inputs[1] as usize] = Warp { id, linear, x, y, tile, workgroup, predicates: 0, scalars };
        }
    }
}
