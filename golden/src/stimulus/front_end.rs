// SPDX-License-Identifier: MIT
//! What drives a front end in random tests: the rest of a core, and a memory.
use crate::{ports, Stimulus};
use std::collections::VecDeque;

ports! {
    Inputs {
        launch_valid, launch_warp, launch_pc, issue_valid, issue_warp, issue_control,
        early_pc_wanted, late_pc_wanted, redirect_valid, redirect_warp, redirect_kind, redirect_offset, redirect_pc, hold,
        program_base, program_length, req_ready, rsp_valid, rsp_tag, rsp_data: [4], flush,
    }
    Outputs {
        fetch_valid, fetch_warp, fetch_low, fetch_high, early_pc_pc, late_pc_pc, trace_pc, fault_valid, fault_warp,
        fault_pc, req_valid, req_address, req_tag, count_fetch, count_lookup, count_hit,
        count_miss, count_fail, count_next_links, count_prev_links, count_offset, count_pc_read,
        count_pc_write, count_tag_reads, count_link_reads, count_eviction, count_fill_stall, quiet,
    }
}

/// Runs warps through a program: launches, issues what is delivered, redirects, answers refills
/// late and out of order. What is at a PC says [`words_at`]: now and then all warps end, and
/// another program comes.
pub struct Neighbours {
    warps: usize,
    // The warps start in the `length` instructions from `origin` on; the program ends with them.
    origin: u64,
    length: u64,
    /// What each warp waits for.
    state: Vec<Warp>,
    memory: VecDeque<(u64, u64)>,
    /// All warps are to end.
    draining: bool,
    /// In which of the cycles before an instruction was issued, the last in bit 0.
    issued: u64,
    /// Cycles since the last one ended.
    rest: u64,
    /// The program before the one that runs.
    programs: u64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Warp {
    Ended,
    Fetching,
    Ready,
    Resolving,
    Faulted,
}

/// Instructions of the random program.
pub const PROGRAM: u64 = 200;

/// Memory line of instruction 0.
const BASE: u64 = 0x40;

impl Neighbours {
    /// The neighbours of a front end of `warps` warps.
    pub fn new(warps: usize) -> Self {
        Self::with_program(warps, 0, PROGRAM)
    }

    /// The same with a program of which the `length` instructions from `origin` on are run, mostly.
    pub fn with_program(warps: usize, origin: u64, length: u64) -> Self {
        Self {
            warps,
            origin,
            length,
            state: vec![Warp::Ended; warps],
            memory: VecDeque::new(),
            draining: false,
            issued: 0,
            rest: 0,
            programs: 0,
        }
    }

    /// The first PC in a memory line. Memory has fewer address bits than a PC: of the PCs with this
    /// line the one closest to the origin.
    fn pc_of(&self, line: u64) -> u64 {
        let from_origin = line.wrapping_sub(BASE).wrapping_sub(self.origin / 2) << 36;
        (self.origin & !1).wrapping_add_signed((from_origin as i64) >> 35)
    }

    /// Number of the program that runs.
    pub fn program(&self) -> u64 {
        self.programs
    }

    fn pick(&self, wanted: Warp, dice: u64) -> Option<usize> {
        let warps = self.warps as u64;
        (0..warps).map(|i| ((dice + i) % warps) as usize).find(|&warp| self.state[warp] == wanted)
    }
}

/// The two words of the instruction at `pc` in random tests, in the program with this number.
pub fn words_at(pc: u64, program: u64) -> (u64, u64) {
    ((pc ^ program << 24) & 0xffff_ffff, !(pc >> 16) & 0xffff_ffff)
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        if outputs.fetch_valid == 1 {
            self.state[outputs.fetch_warp as usize] = Warp::Ready;
        }
        if outputs.fault_valid == 1 {
            // The core stops a warp that has left the program.
            self.state[outputs.fault_warp as usize] = Warp::Faulted;
        }
        let dice = random();
        self.draining |= dice >> 52 == 0;
        let ended = self.state.iter().all(|&warp| warp == Warp::Ended) && self.memory.is_empty();
        self.rest = if ended { self.rest + 1 } else { 0 };
        // Lookups under way have ended by then.
        let flush = self.draining && self.rest > 8 && outputs.quiet == 1;
        if flush {
            self.draining = false;
            self.programs += 1;
        }
        let launches = dice & 3 == 0 && !flush && !self.draining;
        let launch = self.pick(Warp::Ended, dice >> 40).filter(|_| launches);
        let faulted = self.pick(Warp::Faulted, 0);
        let redirect =
            faulted.or_else(|| self.pick(Warp::Resolving, dice >> 44).filter(|_| dice & 4 == 0));
        let issue = self.pick(Warp::Ready, dice >> 48).filter(|_| dice & 8 == 0);
        let control = dice & 0x70 == 0 || self.draining;
        let kind =
            [0, 1, 1, 1, 1, 2, 1, if dice & 0x3000 == 0 { 3 } else { 1 }][(dice >> 8 & 7) as usize];
        let kind = if faulted.is_some() || self.draining { 3 } else { kind };
        // Mostly short ways, some of them backwards; few leave the program.
        let reach = [3, 9, 20, 60][(dice >> 16 & 3) as usize];
        let offset = (random() % reach).wrapping_sub(reach / 2) & 0xff_ffff;
        if let Some(warp) = launch {
            self.state[warp] = Warp::Fetching;
        }
        if let Some(warp) = redirect {
            self.state[warp] = if kind == 3 { Warp::Ended } else { Warp::Fetching };
        }
        if let Some(warp) = issue {
            self.state[warp] = if control { Warp::Resolving } else { Warp::Fetching };
        }
        let launch_pc = self.origin + random() % (self.length / 2);
        let redirect_pc = self.origin + random() % self.length;
        let hold = random() & random() & random() & ((1 << self.warps) - 1);
        // Memory: the request of the last cycle was taken if ready was high then.
        let answer = if self.memory.len() > 2 || dice & 0x0300_0000 == 0 {
            let at = random() as usize % self.memory.len().max(1);
            self.memory.remove(at)
        } else {
            None
        };
        let (tag, line) = answer.unwrap_or((0, BASE));
        let pc = self.pc_of(line);
        let [first, second] = [pc, pc + 1].map(|pc| words_at(pc, self.programs));
        let valid = |warp: Option<usize>| u64::from(warp.is_some());
        let number = |warp: Option<usize>| warp.unwrap_or(0) as u64;
        let before = self.issued;
        self.issued = before << 1 | valid(issue);
        Inputs {
            launch_valid: valid(launch),
            launch_warp: number(launch),
            launch_pc,
            issue_valid: valid(issue),
            issue_warp: number(issue),
            issue_control: control.into(),
            early_pc_wanted: before & dice >> 20 & 1,
            late_pc_wanted: before >> 2 & dice >> 21 & 1,
            redirect_valid: valid(redirect),
            redirect_warp: number(redirect),
            redirect_kind: kind,
            redirect_offset: offset,
            redirect_pc,
            hold,
            program_base: BASE,
            program_length: self.origin + self.length,
            req_ready: (dice >> 30 & 3 != 0).into(),
            rsp_valid: answer.is_some().into(),
            rsp_tag: tag,
            rsp_data: [first.0, first.1, second.0, second.1],
            flush: flush.into(),
        }
    }

    fn accepted(&mut self, inputs: &Inputs, outputs: &Outputs) {
        if outputs.req_valid == 1 && inputs.req_ready == 1 {
            self.memory.push_back((outputs.req_tag, outputs.req_address));
        }
    }
}
