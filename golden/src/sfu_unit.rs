// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/sfu`: the unit that takes one warp instruction after the other.
use super::sfu::{divide, sfu};
use crate::{ports, Model};
use std::collections::VecDeque;
use warpwright_isa::SfuOp;

ports! {
    Inputs { req_valid, req_op, req_warp, req_rd, req_mask, req_a: [], req_b: [], wb_ready }
    Outputs { req_ready, wb_valid, wb_warp, wb_rd, wb_mask, wb_data: [], wb_last, wb_slot }
}

/// Cycles from a thread's choice to its result.
const LATENCY: u64 = 12;
/// Cycles from a division's choice until its result stands.
const DIVISION: u64 = 37;

struct Request {
    op: u8,
    warp: u64,
    rd: u64,
    mask: u64,
    operands: Vec<u32>,
    divisors: Vec<u32>,
    /// Threads that have not entered the pipeline.
    remaining: u64,
    /// All threads have.
    entered: bool,
    /// The cycle in which the last result is there.
    complete: Option<u64>,
}

impl Request {
    fn result(&self, thread: usize) -> u32 {
        match SfuOp::from_number(self.op) {
            Some(op) if op >= SfuOp::DivS => {
                divide(op, self.operands[thread], self.divisors[thread])
            }
            _ => sfu(self.op, self.operands[thread]),
        }
    }
}

/// Functions, or divisions, in the order of arrival.
#[derive(Default)]
struct Queue(VecDeque<Request>);

impl Queue {
    fn finished(&self, now: u64) -> bool {
        self.0.front().is_some_and(|request| request.complete.is_some_and(|cycle| cycle <= now))
    }

    fn pending(&mut self) -> Option<&mut Request> {
        self.0.iter_mut().find(|request| !request.entered)
    }

    /// The lowest thread of the first request that has one enters; an empty mask takes a cycle
    /// too. Gives whether there was a thread, and whether it was the last.
    fn enter(&mut self) -> Option<(bool, bool)> {
        let request = self.pending()?;
        let thread = request.remaining != 0;
        request.remaining &= request.remaining.wrapping_sub(1);
        request.entered = request.remaining == 0;
        Some((thread, request.entered))
    }

    /// The oldest request that is not complete is.
    fn complete(&mut self, cycle: u64) {
        let request = self.0.iter_mut().find(|request| request.complete.is_none());
        request.expect("a request is under way").complete = Some(cycle);
    }
}

/// The unit, cycle by cycle. Ports as in the contract, inputs `req_*` and `wb_ready`.
pub struct Unit {
    threads: usize,
    places: usize,
    now: u64,
    functions: Queue,
    divisions: Queue,
    /// In this cycle a division fetches a thread.
    turn: bool,
    /// The division under way: when its result stands, whether it is the last.
    divider: Option<(u64, bool)>,
    /// Cycles in which a function's result arrives.
    arrivals: VecDeque<u64>,
    /// A division is offered for write-back.
    offered: bool,
    /// The results of what is offered have been read.
    shown: bool,
}

impl Unit {
    /// An empty unit for warps of `threads` threads, with two queues of `places` each.
    pub fn new(threads: usize, places: usize) -> Self {
        Self {
            threads,
            places,
            now: 0,
            functions: Queue::default(),
            divisions: Queue::default(),
            turn: false,
            divider: None,
            arrivals: VecDeque::new(),
            offered: false,
            shown: false,
        }
    }

    fn finished(&self) -> Option<&Request> {
        let queue = if self.offered { &self.divisions } else { &self.functions };
        queue.finished(self.now).then(|| &queue.0[0])
    }

    fn write_back(&mut self, ready: bool) {
        let offers = self.finished().is_some();
        let next = !self.offered && self.divisions.finished(self.now);
        let written = self.shown && ready;
        if written {
            let queue = if self.offered { &mut self.divisions } else { &mut self.functions };
            queue.0.pop_front();
        }
        if !offers || written {
            self.offered = next;
        }
        self.shown = offers && !written;
    }

    /// A division's result goes into the memory when no function's does.
    fn divide(&mut self) {
        let busy = self.arrivals.front() == Some(&self.now);
        if busy {
            self.arrivals.pop_front();
        }
        if let Some((_, last)) = self.divider.filter(|(cycle, _)| *cycle <= self.now && !busy) {
            self.divider = None;
            if last {
                self.divisions.complete(self.now + 1);
            }
        }
    }
}

impl Model for Unit {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, _: &Inputs) -> Outputs<Option<u64>> {
        let ready =
            [&self.functions, &self.divisions].iter().all(|queue| queue.0.len() + 4 <= self.places);
        let shown = self.finished().filter(|_| self.shown);
        let result = |thread: usize| {
            shown
                .filter(|request| request.mask >> thread & 1 == 1)
                .map(|request| request.result(thread).into())
        };
        Outputs {
            req_ready: Some(ready.into()),
            wb_valid: Some(shown.is_some().into()),
            wb_warp: shown.map(|request| request.warp),
            wb_rd: shown.map(|request| request.rd),
            wb_mask: shown.map(|request| request.mask),
            wb_data: (0..self.threads).map(result).collect(),
            wb_last: Some(1),
            wb_slot: Some(0),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        self.write_back(inputs.wb_ready == 1);
        let next_turn = self.divisions.pending().is_some() && self.divider.is_none() && !self.turn;
        self.divide();
        if self.turn {
            match self.divisions.enter() {
                Some((true, last)) => self.divider = Some((self.now + DIVISION - 1, last)),
                _ => self.divisions.complete(self.now + 1),
            }
        } else if let Some((thread, last)) = self.functions.enter() {
            if thread {
                self.arrivals.push_back(self.now + LATENCY - 1);
            }
            if last {
                self.functions.complete(self.now + LATENCY);
            }
        }
        self.turn = next_turn;
        if inputs.req_valid == 1 {
            let op = inputs.req_op as u8;
            let queue = if op >= 8 { &mut self.divisions } else { &mut self.functions };
            assert!(queue.0.len() < self.places, "a request finds a place");
            let words = |port: &[u64]| port.iter().map(|&word| word as u32).collect();
            queue.0.push_back(Request {
                op,
                warp: inputs.req_warp,
                rd: inputs.req_rd,
                mask: inputs.req_mask,
                operands: words(&inputs.req_a),
                divisors: words(&inputs.req_b),
                remaining: inputs.req_mask,
                entered: false,
                complete: None,
            });
        }
        self.now += 1;
    }
}
