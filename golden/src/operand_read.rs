// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/operand_read`: stages 1 and 2 of an instruction (docs/core.md), with
//! register file groups of a page for each warp.
use super::page_table::Pages;
use crate::{ports, Model};
use warpwright_isa::{AluOp, SpecialOp, SpecialRegister, Unit};

ports! {
    Inputs {
        launch_valid, launch_warp, launch_id, launch_x, launch_y, launch_tile, launch_pages,
        launch_linear, free_valid, select_valid, select_warp, low, high, control, pc_pc, active:
        [], killed, file_a: [], file_b: [], file_c: [], predicate_valid, predicate_warp,
        predicate_number, predicate_mask, predicate_flags, slow_warp, slow_rd, next_mask,
        next_warp, next_rd, now_mask, now_warp, now_rd, now_data: [], launch_workgroup,
        free_warp, select_mask,
    }
    Outputs {
        issue_valid, issue_warp, issue_control, issue_reorderable, issue_slot, issue_wait, pc_wanted,
        read_a, read_b, read_c, read_group, address_a, address_b, address_c, now_address,
        slow_address, e1_valid, e1_warp, e1_low, e1_high, e1_control, e1_killed,
        e1_active, e1_mask, e1_choice, e1_a: [], e1_b: [], e1_c: [], lane_a: [], lane_b: [],
        lane_op, lane_next, next_valid, next_control,
    }
}

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
    active: u64,
    /// For each operand, the threads that the lanes wrote in the two cycles after selection:
    /// newest last.
    late: [[u64; 2]; 3],
}

/// An instruction in stage E1.
struct Ready {
    warp: u64,
    low: u64,
    high: u64,
    control: u64,
    killed: bool,
    active: u64,
    mask: u64,
    choice: u64,
    /// By operand and thread.
    operands: [Vec<u64>; 3],
    /// The lanes' first and second operand.
    lanes: [Vec<u64>; 2],
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
    /// What stage E1 sees.
    ready: Option<Ready>,
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

    fn dying(inputs: &Inputs) -> bool {
        !bit(inputs.control, 0)
            || inputs.select_valid == 1 && bit(inputs.killed, inputs.select_warp as u32)
    }

    /// Predicates of a warp, with the one that is written in this cycle.
    fn predicates(&self, warp: usize, inputs: &Inputs) -> u64 {
        let own = self.warps[warp].predicates;
        if inputs.predicate_valid == 0 || inputs.predicate_warp as usize != warp {
            return own;
        }
        let shift = inputs.predicate_number * self.threads as u64;
        let (mask, flags) = (inputs.predicate_mask, inputs.predicate_flags);
        own & !(mask << shift) | (mask & flags) << shift
    }

    fn special(&self, second: &Second, thread: u64, pc: u64) -> u64 {
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
            7 => pc,
            _ => 0,
        }
    }

    /// Stage E1 after `second`.
    fn ready(&self, second: &Second, inputs: &Inputs) -> Ready {
        let &Second { warp, low, high, control, killed, active, late } = second;
        let own = self.predicates(warp, inputs);
        let every = (1 << self.threads) - 1;
        let predicate = |number: u64| own >> (number * self.threads as u64) & every;
        let guard = match (bit(low, 8), bit(low, 11)) {
            (false, _) => active,
            (true, complement) => predicate(low >> 9 & 3) ^ if complement { every } else { 0 },
        };
        let special =
            SpecialOp::from_number((control >> 4 & 63) as u8).filter(|_| control >> 1 & 7 == 6);
        let is_special = control >> 1 & 7 == 6;
        let difference = matches!(special, Some(SpecialOp::Ddx | SpecialOp::Ddy));
        let files = [&inputs.file_a, &inputs.file_b, &inputs.file_c];
        let operands = [0, 1, 2].map(|operand: usize| {
            let of = |thread: usize| {
                let mut value = files[operand][thread];
                if bit(late[operand][0], thread as u32) {
                    value = self.last_data[thread];
                }
                if bit(late[operand][1], thread as u32) {
                    value = inputs.now_data[thread];
                }
                if operand == 1 && is_special && (control >> 4 & 63) < SpecialOp::Sput as u64 {
                    value = self.special(second, thread as u64, inputs.pc_pc);
                    if special == Some(SpecialOp::Sget) {
                        value = self.scalar;
                    }
                }
                if operand == 1 && bit(control, 10) {
                    value = (low >> 24 | high << 8) & 0xffff_ffff;
                }
                value
            };
            (0..self.threads).map(of).collect::<Vec<u64>>()
        });
        // The lanes' operands. Of a derivative: a sum with the other thread of the pair; the one
        // with the lower number is negated.
        let [a, b, _] = &operands;
        let lanes = if bit(control, 0) && difference {
            let step = if special == Some(SpecialOp::Ddx) { 1 } else { 2 };
            let sign = |thread: usize| if thread & step == 0 { 0x8000_0000 } else { 0 };
            let sides: Vec<u64> =
                (0..self.threads).map(|thread| a[thread] ^ sign(thread)).collect();
            let others = (0..self.threads).map(|thread| sides[thread ^ step]).collect();
            [sides, others]
        } else {
            [a.clone(), b.clone()]
        };
        Ready {
            warp: warp as u64,
            low,
            high,
            control: control_e1(control),
            killed,
            active,
            mask: guard & active,
            choice: predicate(high >> 4 & 3),
            operands,
            lanes,
        }
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
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let Inputs { select_valid: valid, select_warp: warp, low, high, control, .. } = *inputs;
        let alive = !Self::dying(inputs);
        let flag = |value: bool| Some(u64::from(value));
        let reads = |at: u32| flag(valid == 1 && bit(control, at));
        let [a, b, c] = sources(low, high);
        let address = |warp: u64, register: u64| Some(self.pages.address(warp, register));
        let ready = |field: fn(&Ready) -> u64| self.ready.as_ref().map(field);
        let words = |field: fn(&Ready) -> &Vec<u64>| match &self.ready {
            Some(ready) => field(ready).iter().copied().map(Some).collect(),
            None => vec![None; self.threads],
        };
        Outputs {
            issue_valid: Some(valid),
            issue_warp: Some(warp),
            issue_control: flag(bit(control, 17) || !alive),
            issue_reorderable: flag(bit(control, 16) && alive),
            issue_slot: Some(high >> 21 & 7),
            issue_wait: Some(high >> 24),
            pc_wanted: flag(self.second.is_some_and(|second| {
                second.control >> 1 & 7 == Unit::Special as u64
                    && second.control >> 4 & 63 == SpecialOp::S2r as u64
                    && second.low >> 18 & 63 == SpecialRegister::Pc as u64
            })),
            read_a: reads(11),
            read_b: reads(12),
            read_c: reads(13),
            read_group: Some(warp & 1),
            address_a: address(warp, a),
            address_b: address(warp, b),
            address_c: address(warp, c),
            now_address: address(inputs.now_warp, inputs.now_rd),
            slow_address: address(inputs.slow_warp, inputs.slow_rd),
            e1_valid: flag(self.ready.is_some()),
            e1_warp: ready(|ready| ready.warp),
            e1_low: ready(|ready| ready.low),
            e1_high: ready(|ready| ready.high),
            e1_control: ready(|ready| ready.control),
            e1_killed: ready(|ready| ready.killed.into()),
            e1_active: ready(|ready| ready.active),
            e1_mask: ready(|ready| ready.mask),
            e1_choice: ready(|ready| ready.choice),
            e1_a: words(|ready| &ready.operands[0]),
            e1_b: words(|ready| &ready.operands[1]),
            e1_c: words(|ready| &ready.operands[2]),
            lane_a: words(|ready| &ready.lanes[0]),
            lane_b: words(|ready| &ready.lanes[1]),
            lane_op: ready(|ready| ready.control >> 4 & 63),
            lane_next: flag(
                self.second.is_some_and(|second| [0, 6].contains(&(second.control >> 1 & 7))),
            ),
            next_valid: flag(self.second.is_some()),
            next_control: self.second.map(|second| control_e1(second.control)),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        // In stage E1: a scalar register is written.
        let put = self.put.take();
        let Inputs { select_valid, control, low, high, .. } = *inputs;
        let warp = inputs.select_warp as usize;
        let gets = control >> 1 & 7 == 6
            && control >> 4 & 63 == SpecialOp::Sget as u64
            && select_valid == 1;
        let read = gets.then_some((warp, (low >> 18 & 15) as usize));
        let scalar = read.map_or(self.scalar, |(warp, number)| self.warps[warp].scalars[number]);
        let collision = put.is_some_and(|(warp, number, _)| read == Some((warp, number)));
        if let Some((warp, number, value)) = put {
            self.warps[warp].scalars[number] = value;
        }
        self.ready = self.second.map(|second| self.ready(&second, inputs));
        let is_put =
            |second: &&Second| second.control & 0x3ff == 1 | 6 << 1 | (SpecialOp::Sput as u64) << 4;
        if let (Some(second), Some(ready)) = (self.second.as_ref().filter(is_put), &self.ready) {
            let first = ready.mask.trailing_zeros() as usize;
            let number = (second.low >> 12 & 15) as usize;
            self.put = (ready.mask != 0).then(|| (second.warp, number, ready.operands[1][first]));
        }
        // The block RAM's word when it is read and written at once.
        self.scalar = if collision { 0xbad5_bad5 } else { scalar };
        // Threads whose register is written.
        let now = |register: u64| {
            if inputs.now_warp as usize == warp && inputs.now_rd == register {
                inputs.now_mask
            } else {
                0
            }
        };
        let next = |register: u64| {
            if inputs.next_warp as usize == warp && inputs.next_rd == register {
                inputs.next_mask
            } else {
                0
            }
        };
        self.second = (select_valid == 1).then(|| Second {
            warp,
            low,
            high,
            control: control & !1 | u64::from(!Self::dying(inputs)),
            killed: bit(control, 0) && Self::dying(inputs),
            active: inputs.active[warp],
            late: sources(low, high).map(|register| [now(register), next(register)]),
        });
        self.last_data.clone_from(&inputs.now_data);
        if inputs.predicate_valid == 1 {
            let warp = inputs.predicate_warp as usize;
            self.warps[warp].predicates = self.predicates(warp, inputs);
        }
        let launch =
            (inputs.launch_valid == 1).then_some((inputs.launch_warp, inputs.launch_pages));
        self.pages.clock(launch, (inputs.free_valid == 1).then_some(inputs.free_warp));
        if inputs.launch_valid == 1 {
            let warp = &mut self.warps[inputs.launch_warp as usize];
            *warp = Warp {
                id: inputs.launch_id,
                linear: inputs.launch_linear == 1,
                x: inputs.launch_x,
                y: inputs.launch_y,
                tile: inputs.launch_tile,
                workgroup: inputs.launch_workgroup,
                predicates: 0,
                scalars: warp.scalars,
            };
        }
    }
}
