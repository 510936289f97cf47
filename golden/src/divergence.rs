// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/divergence`: Divergence by per-thread PCs (docs/core.md).
//!
//! What a control instruction means is in [`Warp::resolve`]; the rest is the timing:
//! one answer a cycle, and one search at a time for the lowest PC.
use crate::{ports, Model};

ports! {
    Inputs {
        launch_valid, launch_warp, launch_mask, resolve_valid, resolve_warp, resolve_kind,
        resolve_taken, resolve_pc, resolve_offset, resolve_active, resolve_live, resolve_level,
        resolve_depth,
    }
    Outputs {
        active: [], live: [], redirect_valid, redirect_warp, redirect_kind, redirect_offset,
        redirect_pc, end_valid, end_warp, count_divergent, count_pc_read, count_pc_write,
        level: [], depth_valid, depth_warp, depth,
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
    /// Calls that each thread that waits is inside of.
    pub depths: Vec<u64>,
    /// Live threads inside as many calls as those that execute; empty until the next search when
    /// the last has left.
    pub level: u64,
}

/// A control instruction that resolves.
#[derive(Clone, Copy, Debug)]
pub struct Resolve {
    /// 0 branch, 1 sync, 2 exit, 3 discard, 4 go on sequentially, 5 kill, 6 return to `pc`, 7 call.
    pub kind: u64,
    /// Threads that branch, call or return, or that leave.
    pub taken: u64,
    /// PC of the instruction.
    pub pc: u64,
    /// Calls that the active threads are inside of.
    pub depth: u64,
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
    /// At the lowest PC of its live threads inside the most calls, still to be found.
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
                self.store(stored, following, resolve.depth);
            }
            0 => {
                self.active = others;
                stored = taken;
                self.store(stored, target, resolve.depth);
            }
            1 if self.active != self.level => {
                stored = self.active;
                self.store(stored, following, resolve.depth);
                next = Next::Search;
            }
            2 | 3 => {
                self.active = others;
                self.live &= !taken;
                self.level &= !taken;
            }
            5 => (self.active, self.live, self.level) = (0, 0, 0),
            6 if taken == self.live => next = Next::Absolute,
            6 => {
                self.active = others;
                self.level &= !taken;
                stored = taken;
                self.store(stored, resolve.pc, resolve.depth - 1);
            }
            7 => {
                next = Next::Relative;
                (self.active, self.level) = (taken, taken);
                stored = others;
                self.store(stored, following, resolve.depth);
            }
            _ => {}
        }
        if self.live == 0 {
            next = Next::Stop;
        } else if self.active == 0 {
            next = Next::Search;
        }
        (next, stored)
    }

    fn store(&mut self, threads: u64, pc: u64, depth: u64) {
        for thread in (0..self.pcs.len()).filter(|thread| threads >> thread & 1 == 1) {
            (self.pcs[thread], self.depths[thread]) = (pc, depth);
        }
    }

    /// The live threads for which `key` is least.
    fn least(&self, of: u64, key: impl Fn(usize) -> u64) -> u64 {
        let threads: Vec<usize> =
            (0..self.pcs.len()).filter(|thread| of >> thread & 1 == 1).collect();
        let least = threads.iter().map(|&thread| key(thread)).min().expect("a live thread");
        threads
            .iter()
            .filter(|&&thread| key(thread) == least)
            .fold(0, |mask, thread| mask | 1 << thread)
    }

    /// The last thread of a level has left: the level is that of the threads inside the most calls,
    /// whose number this is.
    pub fn unwind(&mut self) -> u64 {
        self.level = self.least(self.live, |thread| u64::MAX - self.depths[thread]);
        self.depths[self.level.trailing_zeros() as usize]
    }

    /// All threads of the level at the lowest PC go on: that PC.
    pub fn join(&mut self) -> u64 {
        self.active = self.least(self.level, |thread| self.pcs[thread]);
        self.pcs[self.active.trailing_zeros() as usize]
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
    /// Calls that the threads of the search are inside of, where it had to find out.
    unwound: Option<u64>,
    answer: Answer,
}

impl Divergence {
    /// No warp runs.
    pub fn new(warps: usize, threads: usize, pc_bits: u32) -> Self {
        Self {
            warps: vec![
                Warp {
                    pcs: vec![0; threads],
                    depths: vec![0; threads],
                    ..Default::default()
                };
                warps
            ],
            pc_mask: (1 << pc_bits) - 1,
            waiting: vec![false; warps],
            searched: 0,
            step: 0,
            unwound: None,
            answer: Answer::default(),
        }
    }

    fn resolve_of(inputs: &Inputs) -> Option<(usize, Resolve)> {
        let offset = ((inputs.resolve_offset << 40) as i64) >> 40;
        let (kind, taken, pc) = (inputs.resolve_kind, inputs.resolve_taken, inputs.resolve_pc);
        let resolve = Resolve { kind, taken, pc, offset, depth: inputs.resolve_depth };
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
            let active = self.warps[warp].active;
            let stored = self.warps[warp].clone().resolve(resolve).1;
            let splits = active & resolve.taken != 0 && active & !resolve.taken != 0;
            (matches!(resolve.kind, 0 | 6 | 7) && splits, stored.count_ones())
        });
        let read = if self.step == 1 { self.warps[self.searched].level.count_ones() } else { 0 };
        let answers = self.step == 3 && inputs.resolve_valid == 0 && self.waiting[self.searched];
        let unwound = self.unwound.filter(|_| answers);
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
            level: self.warps.iter().map(|warp| Some(warp.level)).collect(),
            depth_valid: Some(unwound.is_some().into()),
            depth_warp: unwound.map(|_| self.searched as u64),
            depth: unwound,
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
        // The search: choose a warp (the next one downwards from the last), read its PCs, compare
        // them, answer in the next cycle without a control instruction. Where no thread is left of
        // the level, two cycles more say which level is the next.
        let warps = self.warps.len();
        match self.step {
            0 => {
                if let Some(warp) = (1..=warps)
                    .map(|i| (self.searched + warps - i) % warps)
                    .find(|&warp| waited[warp])
                {
                    (self.searched, self.step, self.unwound) = (warp, 1, None);
                }
            }
            // Killed meanwhile.
            _ if !waited[self.searched] || !self.waiting[self.searched] => self.step = 0,
            1 if self.warps[self.searched].level == 0 => self.step = 4,
            4 => {
                self.unwound = Some(self.warps[self.searched].unwind());
                self.step = 1;
            }
            3 => {
                if inputs.resolve_valid == 0 {
                    let pc = self.warps[self.searched].join();
                    self.answer =
                        Answer { valid: true, warp: self.searched as u64, kind: 2, offset: 0, pc };
                    self.waiting[self.searched] = false;
                    self.step = 0;
                }
            }
            _ => self.step += 1,
        }
        if inputs.launch_valid == 1 {
            let warp = &mut self.warps[inputs.launch_warp as usize];
            (warp.active, warp.live, warp.level) =
                (inputs.launch_mask, inputs.launch_mask, inputs.launch_mask);
        }
    }
}
