// SPDX-License-Identifier: MIT
//! Special function unit: rcp, rsqrt, exp2, log2, sin, cos, sqrt; integer division (docs/core.md).
//!
//! Warp instructions wait in two queues of at most 16, functions in one, divisions in the other.
//! One thread per cycle goes through one scalar pipeline (`functions`), whatever the function;
//! threads outside the mask are skipped. A division takes one such cycle per thread to fetch its
//! operands and is then worked on in the `divider`, beside the functions. The results of an
//! instruction gather in a memory beside the queues; when the last one is there the instruction is
//! offered for write-back, in each queue in the order of arrival. Operands and results are in block
//! RAM.
//!
//! Subnormal operands and results are flushed to zero of their sign. Accuracy:
//! `warpwright report accuracy`, against the bounds of the WGSL specification.
//!
//! - **latency**: 12 cycles from the choice of the first thread to its result; one more until an
//!   instruction is offered
//! - **throughput**: one thread per cycle; one division in 38 cycles; one instruction offered in
//!   two cycles
//! - **invariant**: `req_ready` is low when fewer than four places are free in either queue; a core
//!   that has fewer warps than places, or counts what is under way, need not look at it
//! - **operations**: `req_op` 0 rcp, 1 rsqrt, 2 exp2, 3 log2, 4 sin, 5 cos, 6 sqrt, 8 div.s, 9
//!   div.u, 10 rem.s, 11 rem.u
mod divider;
mod functions;
mod rom;
mod stages;

use crate::bundles::{ResultRow, SfuRequest};
use crate::cells::{Bram, Table, TablePlace, DFF};
use crate::prelude::*;
use divider::Divider;
use functions::{Functions, STAGES};
pub use rom::CoefficientRom;

/// Places of a queue, as `tail`, `issue`, `done` and `head` walk round it. The bits above
/// the number of a place tell full from empty.
#[derive(LogicStruct, Copy, Clone, Debug, Default, PartialEq)]
struct Pointers {
    /// Next request.
    pub tail: Bits<5>,
    /// Instruction of which threads enter the pipeline.
    pub issue: Bits<5>,
    /// Instruction of which threads leave it.
    pub done: Bits<5>,
    /// Instruction at the write-back port.
    pub head: Bits<5>,
    /// Some threads of `issue` have entered.
    pub started: Bit,
}

/// The special function unit of a core with `2^LW` warps of `T` threads, with `2^Q` places: half
/// of them for functions, half for divisions.
#[derive(LogicBlock)]
#[check(T >= 1 && T <= 32, "thread numbers have five bits")]
#[check(STAGES == 10, "with the fetch as many as the shift registers have")]
#[check(Q >= 3 && Q <= 5, "4 to 16 places in each queue")]
pub struct Sfu<const LW: usize, const T: usize, const Q: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// An instruction arrives.
    pub req: SfuRequest<In, LW, T>,
    /// Results of one instruction.
    pub wb: ResultRow<Out, LW, T>,
    /// At least four places are free.
    pub req_ready: Signal<Out, Bit>,

    operations: Table<Q, Bits<3>>,
    operands: [Bram<Q, 32>; T],
    divisors: [Bram<Q, 32>; T],
    issue_masks: Table<Q, Bits<T>>,
    wb_masks: Table<Q, Bits<T>>,
    registers: Table<Q, Bits<6>>,
    warps: Table<Q, Bits<LW>>,
    results: [Bram<Q, 32>; T],
    functions: Lazy<Functions>,
    divider: Lazy<Divider>,

    pointers: DFF<Pointers>,
    divisions: DFF<Pointers>,
    remaining: DFF<Bits<T>>,
    undivided: DFF<Bits<T>>,
    // In this cycle a division fetches a thread.
    turn: DFF<Bit>,
    // What was fetched in the cycle before: the thread, one-hot, its operation; a division's, the
    // last of its instruction.
    fetched: DFF<Bits<T>>,
    fetched_op: DFF<Bits<3>>,
    dividing: DFF<Bit>,
    last_division: DFF<Bit>,
    // A division is offered for write-back.
    offered: DFF<Bit>,
    // The results of what is offered have been read.
    #[drives(wb.valid)]
    shown: DFF<Bit>,
    // `head` of the functions' queue is not `done`.
    finished: DFF<Bit>,
    // Thread numbers of the stages, five bits each, the first stage lowest.
    threads: DFF<Bits<55>>,
    // A stage has a thread; it is the last of its instruction.
    taken: DFF<Bits<11>>,
    last: DFF<Bits<11>>,

    #[value((1u64 << (Q - 1)) - 4)]
    most: Constant<Bits<5>>,
    // Bits of the number of a place; where the places of divisions begin.
    #[value((1u64 << (Q - 1)) - 1)]
    low_bits: Constant<Bits<5>>,
    #[value(1u64 << (Q - 1))]
    half: Constant<Bits<5>>,
    at_issue: TablePlace<Local, Q>,
    at_head: TablePlace<Local, Q>,
    occupied: Signal<Local, Bits<5>>,
    waiting: Signal<Local, Bits<5>>,
    tail: Signal<Local, Bits<5>>,
    issue: Signal<Local, Bits<5>>,
    done: Signal<Local, Bits<5>>,
    head: Signal<Local, Bits<5>>,
    started: Signal<Local, Bit>,
    left: Signal<Local, Bits<T>>,
    divisor: Signal<Local, Bits<32>>,
    pending: Signal<Local, Bit>,
    offers: Signal<Local, Bit>,
    result: Signal<Local, Bits<32>>,
    arrives: Signal<Local, Bit>,
    mask: Signal<Local, Bits<T>>,
    picked: Signal<Local, Bits<T>>,
    rest: Signal<Local, Bits<T>>,
    number: Signal<Local, Bits<5>>,
    operand: Signal<Local, Bits<32>>,
    enters: Signal<Local, Bits<11>>,
    ends: Signal<Local, Bits<11>>,
    leaving: Signal<Local, Bits<5>>,
    written: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for Sfu {
    fn update(&mut self) {
        // ---- places: what is asked for, what goes on, what leaves ----
        self.tail.next = self.pointers.q.val().tail & self.low_bits.val();
        if self.req.op.val().get_bit(3) {
            self.tail.next = (self.divisions.q.val().tail & self.low_bits.val()) | self.half.val();
        }
        self.issue.next = self.pointers.q.val().issue & self.low_bits.val();
        self.started.next = self.pointers.q.val().started;
        self.left.next = self.remaining.q.val();
        if self.turn.q.val() {
            self.issue.next =
                (self.divisions.q.val().issue & self.low_bits.val()) | self.half.val();
            self.started.next = self.divisions.q.val().started;
            self.left.next = self.undivided.q.val();
        }
        self.head.next = self.pointers.q.val().head & self.low_bits.val();
        if self.offered.q.val() {
            self.head.next = (self.divisions.q.val().head & self.low_bits.val()) | self.half.val();
        }

        // ---- queues ----
        self.at_issue.write_enable.next = self.req.valid.val();
        self.at_issue.write_address.next = self.tail.val().get_bits::<Q>(0);
        self.at_issue.read_address.next = self.issue.val().get_bits::<Q>(0);
        self.at_head.write_enable.next = self.req.valid.val();
        self.at_head.write_address.next = self.tail.val().get_bits::<Q>(0);
        self.at_head.read_address.next = self.head.val().get_bits::<Q>(0);
        self.at_issue.drive(&mut self.operations.place);
        self.operations.write_data.next = self.req.op.val().get_bits::<3>(0);
        self.at_issue.drive(&mut self.issue_masks.place);
        self.issue_masks.write_data.next = self.req.mask.val();
        self.at_head.drive(&mut self.wb_masks.place);
        self.wb_masks.write_data.next = self.req.mask.val();
        self.at_head.drive(&mut self.registers.place);
        self.registers.write_data.next = self.req.rd.val();
        self.at_head.drive(&mut self.warps.place);
        self.warps.write_data.next = self.req.warp.val();
        self.occupied.next = self.pointers.q.val().tail - self.pointers.q.val().head;
        self.waiting.next = self.divisions.q.val().tail - self.divisions.q.val().head;
        self.req_ready.next =
            (self.occupied.val() <= self.most.val()) & (self.waiting.val() <= self.most.val());
        if self.req.valid.val() {
            if self.req.op.val().get_bit(3) {
                self.divisions.d.next.tail = self.divisions.q.val().tail + 1;
            } else {
                self.pointers.d.next.tail = self.pointers.q.val().tail + 1;
            }
        }

        // ---- stage 0: the lowest remaining thread ----
        self.mask.next = self.issue_masks.read_data.val();
        if self.started.val() {
            self.mask.next = self.left.val();
        }
        self.picked.next = self.mask.val() & (!self.mask.val() + 1);
        self.rest.next = self.mask.val() & !self.picked.val();
        self.number.next = 0.into();
        self.operand.next = 0.into();
        self.divisor.next = 0.into();
        for i in 0..T {
            self.operands[i].write_enable.next = self.req.valid.val();
            self.operands[i].write_address.next = self.tail.val().get_bits::<Q>(0);
            self.operands[i].write_data.next = self.req.a[i].val();
            self.operands[i].read_enable.next = true;
            self.operands[i].read_address.next = self.issue.val().get_bits::<Q>(0);
            self.divisors[i].write_enable.next = self.req.valid.val();
            self.divisors[i].write_address.next = self.tail.val().get_bits::<Q>(0);
            self.divisors[i].write_data.next = self.req.b[i].val();
            self.divisors[i].read_enable.next = true;
            self.divisors[i].read_address.next = self.issue.val().get_bits::<Q>(0);
            if self.picked.val().get_bit(i) {
                self.number.next = i.to_bits();
            }
            if self.fetched.q.val().get_bit(i) {
                self.operand.next = self.operand.val() | self.operands[i].read_data.val();
                self.divisor.next = self.divisor.val() | self.divisors[i].read_data.val();
            }
        }
        self.pending.next = self.divisions.q.val().issue != self.divisions.q.val().tail;
        self.turn.d.next = self.pending.val()
            & self.divider.idle.val()
            & !self.turn.q.val()
            & !self.dividing.q.val();
        self.enters.next = 0.into();
        self.ends.next = 0.into();
        if self.turn.q.val() {
            self.undivided.d.next = self.rest.val();
            self.divisions.d.next.started = true;
            if !self.rest.val().any() {
                self.divisions.d.next.started = false;
                self.divisions.d.next.issue = self.divisions.q.val().issue + 1;
            }
        } else if self.pointers.q.val().issue != self.pointers.q.val().tail {
            if self.picked.val().any() {
                self.enters.next = 1.into();
            }
            self.remaining.d.next = self.rest.val();
            self.pointers.d.next.started = true;
            if !self.rest.val().any() {
                self.ends.next = 1.into();
                self.pointers.d.next.started = false;
                self.pointers.d.next.issue = self.pointers.q.val().issue + 1;
            }
        }
        // The operands of the thread come out of their memory a cycle later.
        self.fetched.d.next = self.picked.val();
        self.fetched_op.d.next = self.operations.read_data.val();
        self.dividing.d.next = self.turn.q.val() & self.picked.val().any();
        self.last_division.d.next = !self.rest.val().any();
        self.functions.operand.next = self.operand.val();
        self.functions.op.next = self.fetched_op.q.val();
        self.taken.d.next = (self.taken.q.val() << 1) | self.enters.val();
        self.last.d.next = (self.last.q.val() << 1) | self.ends.val();
        self.threads.d.next = (self.threads.q.val() << 5) | bit_cast::<55, 5>(self.number.val());
        self.divider.load.next = self.dividing.q.val();
        self.divider.op.next = self.fetched_op.q.val().get_bits::<2>(0);
        self.divider.a.next = self.operand.val();
        self.divider.b.next = self.divisor.val();
        self.divider.thread.next = self.threads.q.val().get_bits::<5>(0);
        self.divider.last.next = self.last_division.q.val();

        // ---- results: the functions go first ----
        self.offers.next = self.finished.q.val() | self.offered.q.val();
        self.leaving.next = self.threads.q.val().get_bits::<5>(50);
        self.result.next = self.functions.result.val();
        self.done.next = self.pointers.q.val().done & self.low_bits.val();
        self.arrives.next = self.taken.q.val().get_bit(10) | self.divider.ready.val();
        self.divider.take.next = !self.taken.q.val().get_bit(10);
        if !self.taken.q.val().get_bit(10) {
            self.leaving.next = self.divider.result_thread.val();
            self.result.next = self.divider.result.val();
            self.done.next = (self.divisions.q.val().done & self.low_bits.val()) | self.half.val();
        }
        if self.last.q.val().get_bit(10) {
            self.pointers.d.next.done = self.pointers.q.val().done + 1;
        }
        // A division without threads is done as soon as it is looked at.
        if (!self.taken.q.val().get_bit(10)
            & self.divider.ready.val()
            & self.divider.result_last.val())
            | (self.turn.q.val() & !self.picked.val().any())
        {
            self.divisions.d.next.done = self.divisions.q.val().done + 1;
        }
        for i in 0..T {
            self.results[i].write_enable.next =
                self.arrives.val() & (self.leaving.val() == i.to_bits::<5>());
            self.results[i].write_address.next = self.done.val().get_bits::<Q>(0);
            self.results[i].write_data.next = self.result.val();
            // Not while they are written.
            self.results[i].read_enable.next = self.offers.val();
            self.results[i].read_address.next = self.head.val().get_bits::<Q>(0);
            self.wb.data[i].next = self.results[i].read_data.val();
        }

        // ---- write-back: what is offered stays ----
        self.written.next = self.shown.q.val() & self.wb.ready.val();
        self.shown.d.next = self.offers.val() & !self.written.val();
        self.wb.warp.next = self.warps.read_data.val();
        self.wb.rd.next = self.registers.read_data.val();
        self.wb.mask.next = self.wb_masks.read_data.val();
        self.wb.last.next = true;
        self.wb.slot.next = 0.into();
        if !self.offers.val() | self.written.val() {
            self.offered.d.next = !self.offered.q.val()
                & (self.divisions.q.val().head != self.divisions.q.val().done);
        }
        if self.written.val() {
            if self.offered.q.val() {
                self.divisions.d.next.head = self.divisions.q.val().head + 1;
            } else {
                self.pointers.d.next.head = self.pointers.q.val().head + 1;
                // Whether others are done.
                self.finished.d.next =
                    (self.pointers.q.val().head + 1) != self.pointers.q.val().done;
            }
        }
        if self.last.q.val().get_bit(10) {
            self.finished.d.next = true;
        }
    }
}
