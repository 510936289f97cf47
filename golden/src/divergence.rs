// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/divergence`: Divergence by per-thread PCs (spec 6).
//!
//! What a control instruction means stands in [`Warp::resolve`]; the rest is the timing:
//! one answer a cycle, and one search at a time for the lowest PC.
use crate::{ports, Model};

ports! {
    Inputs {
        launch_valid, launch_warp, launch_mask, resolve_valid, resolve_warp, resolve_kind,
        resolve_taken, resolve_pc, resolve_offset, resolve_active, resolve_live,
    }
    Outputs {
        active: [], live: [], redirect_valid, redirect_warp, redirect_kind, redirect_offset,
        redirect_pc, end_valid, end_warp, count_divergent, count_pc_read, count_pc_write,
    }
}

/// The threads of one warp; bit `t` of a mask is thread `t`.
#[derive(Clone, Debug, Default)]
pub struct Warp {
    /// Threads that execute.
    pub active: u64,
    /// Threads that have not left.
    pub live: u64,
    /// Where each thread that waits goes on.
    pub pcs: Vec<u64>,
}

/// A control instruction that resolves.
#[derive(Clone, Copy, Debug)]
pub struct Resolve {
    /// 0 branch, 1 sync, 2 exit, 3 discard, 4 go on sequentially, 5 kill, 6 go to `pc`.
    pub kind: u64,
    /// Threads that branch, or that leave.
    pub taken: u64,
    /// PC of the instruction.
    pub pc: u64,
    /// Branch offset in instructions.
    pub offset: i64,
}

/// Where a warp goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// With the next instruction.
    Sequential,
    /// By the branch's offset.
    Relative,
    /// Nowhere: no thread is left.
    Stop,
    /// At the PC of the request.
    Absolute,
    /// At the lowest PC of its live threads, still to be found.
    Search,
}

impl Warp {
    /// Executes a control instruction: where the warp goes on, and the threads whose PC was stored.
    pub fn resolve(&mut self, resolve: Resolve) -> (Next, u64) {
        let following = resolve.pc + 1;
        let target = resolve.pc.wrapping_add_signed(resolve.offset);
        let taken = resolve.taken & self.active;
        let others = self.active & !taken;
        let mut next = Next::Sequential;
        let mut stored = 0;
        match resolve.kind {
            0 if taken == 0 => {}
            0 if others == 0 => next = Next::Relative,
            // The way with the lower PC goes on, the others wait.
            0 if resolve.offset <= 0 => {
                next = Next::Relative;
                self.active = taken;
                stored = others;
                self.store(stored, following);
            }
            0 => {
                self.active = others;
                stored = taken;
                self.store(stored, target);
            }
            1 if self.active != self.live => {
                stored = self.active;
                self.store(stored, following);
                next = Next::Search;
            }
            2 | 3 => {
                self.active = others;
                self.live &= !taken;
            }
            5 => (self.active, self.live) = (0, 0),
            6 => next = Next::Absolute,
            _ => {}
        }
        if self.live == 0 {
            next = Next::Stop;
        } else if self.active == 0 {
            next = Next::Search;
        }
        (next, stored)
    }

    fn store(&mut self, threads: u64, pc: u64) {
        (0..self.pcs.len()).filter(|thread| threads >> thread & 1 == 1).for_each(|thread| self.pcs[thread] = pc);
    }

    /// All live threads at the lowest PC go on: that PC.
    pub fn join(&mut self) -> u64 {
        let threads: Vec<usize> = (0..self.pcs.len()).filter(|thread| self.live >> thread & 1 == 1).collect();
        let lowest = threads.iter().map(|&thread| self.pcs[thread]).min().expect("a live thread");
        self.active = threads.iter().filter(|&&thread| self.pcs[thread] == lowest).fold(0, |mask, thread| mask | 1 << thread);
        lowest
    }
}

/// A redirect on its way to the front end.
#[derive(Clone, Copy, Debug, Default)]
struct Answer {
    valid: bool,
    warp: u64,
    kind: u64,
    offset: u64,
    pc: u64,
}

/// The block: `W` warps, and the search.
pub struct Divergence {
    warps: Vec<Warp>,
    pc_mask: u64,
    /// Warps that wait for a search.
    waiting: Vec<bool>,
    /// The warp searched last, and the cycles its search has taken.
    searched: usize,
    step: u64,
    answer: Answer,
}

impl Divergence {
    /// No warp runs.
    pub fn new(warps: usize, threads: usize, pc_bits: u32) -> Self {
        Self {
            warps: vec![Warp { pcs: vec![0; threads], ..Default::default() }; warps],
            pc_mask: (1 << pc_bits) - 1,
            waiting: vec![false; warps],
            searched: 0,
            step: 0,
            answer: Answer::default(),
        }
    }

    fn resolve_of(inputs: &Inputs) -> Option<(usize, Resolve)> {
        let offset = ((inputs.resolve_offset << 40) as i64) >> 40;
        let resolve = Resolve { kind: inputs.resolve_kind, taken: inputs.resolve_taken, pc: inputs.resolve_pc, offset };
        (inputs.resolve_valid == 1).then_some((inputs.resolve_warp as usize, resolve))
    }
}

impl Model for Divergence {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let answer = self.answer;
        let when = |valid: bool, value: u64| valid.then_some(value);
        let ends = answer.valid && answer.kind == 3;
        let (divergent, stored) = Self::resolve_of(inputs).map_or((false, 0), |(warp, resolve)| {
            let before = self.warps[warp].active;
            let stored = self.warps[warp].clone().resolve(resolve).1;
            (resolve.kind == 0 && stored != 0 && stored != before, stored.count_ones())
        });
        let read = if self.step == 1 { self.warps[self.searched].live.count_ones() } else { 0 };
        Outputs {
            active: self.warps.iter().map(|warp| Some(warp.active)).collect(),
            live: self.warps.iter().map(|warp| Some(warp.live)).collect(),
            redirect_valid: Some(answer.valid.into()),
            redirect_warp: when(answer.valid, answer.warp),
            redirect_kind: when(answer.valid, answer.kind),
            redirect_offset: when(answer.valid && answer.kind == 1, answer.offset),
            redirect_pc: when(answer.valid && answer.kind == 2, answer.pc),
            end_valid: Some(ends.into()),
            end_warp: when(ends, answer.warp),
            count_divergent: Some(divergent.into()),
            count_pc_read: Some(read.into()),
            count_pc_write: Some(stored.into()),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let waited = self.waiting.clone();
        self.answer.valid = false;
        if let Some((number, resolve)) = Self::resolve_of(inputs) {
            let (next, _) = self.warps[number].resolve(resolve);
            self.warps[number].pcs.iter_mut().for_each(|pc| *pc &= self.pc_mask);
            self.waiting[number] = next == Next::Search;
            let kind = match next {
                Next::Sequential => Some(0),
                Next::Relative => Some(1),
                Next::Absolute => Some(2),
                Next::Stop => Some(3),
                Next::Search => None,
            };
            if let Some(kind) = kind {
                let (offset, pc) = (inputs.resolve_offset, inputs.resolve_pc);
                self.answer = Answer { valid: true, warp: number as u64, kind, offset, pc };
            }
        }
        // The search: choose a warp (the next one downwards from the last), read its PCs,
        // compare them, answer in the next cycle without a control instruction.
        let warps = self.warps.len();
        match self.step {
            0 => {
                if let Some(warp) = (1..=warps).map(|i| (self.searched + warps - i) % warps).find(|&warp| waited[warp]) {
                    (self.searched, self.step) = (warp, 1);
                }
            }
            // Killed meanwhile.
            _ if !waited[self.searched] || !self.waiting[self.searched] => self.step = 0,
            3 => {
                if inputs.resolve_valid == 0 {
                    let pc = self.warps[self.searched].join();
                    self.answer = Answer { valid: true, warp: self.searched as u64, kind: 2, offset: 0, pc };
                    self.waiting[self.searched] = false;
                    self.step = 0;
                }
            }
            _ => self.step += 1,
        }
        if inputs.launch_valid == 1 {
            let warp = &mut self.warps[inputs.launch_warp as usize];
            (warp.active, warp.live) = (inputs.launch_mask, inputs.launch_mask);
        }
    }
}
