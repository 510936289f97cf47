//! Special function unit: rcp, rsqrt, exp2, log2, sin, cos, sqrt (spec 6, SFU).
//!
//! Warp instructions wait in a queue of `2^Q`, at most 16. One thread per cycle goes through one scalar
//! pipeline (`functions`), whatever the function; threads outside the mask are skipped. The
//! results of an instruction gather in a memory beside the queue; when the last one is there
//! the instruction is offered for write-back, in the order of arrival.
//!
//! Subnormal operands and results are flushed to zero of their sign. Accuracy:
//! `warpwright report accuracy`, against the bounds of the WGSL specification.
//!
//! | | |
//! | --- | --- |
//! | latency | 11 cycles from the choice of the first thread to its result |
//! | throughput | one thread per cycle |
//! | invariant | `req_ready` is low when fewer than four places are free; a core that has fewer warps than places, or counts what is under way, need not look at it |
//! | operations | `req_op` 0 rcp, 1 rsqrt, 2 exp2, 3 log2, 4 sin, 5 cos, 6 sqrt |
mod functions;
mod rom;
mod stimulus;

use crate::cells::{LutRam, DFF};
use crate::registry::BlockEntry;
use crate::{ports, ready_top};
use functions::{Functions, STAGES};
pub use rom::CoefficientRom;
use rust_hdl::prelude::*;
pub use stimulus::Neighbours;

/// Places of the queue, as `tail`, `issue`, `done` and `head` walk round it. The bits above
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

/// The special function unit of a core with `2^LW` warps of `T` threads, with `2^Q` places in its queue.
#[derive(LogicBlock)]
pub struct Sfu<const LW: usize, const T: usize, const Q: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A request.
    pub req_valid: Signal<In, Bit>,
    /// Function.
    pub req_op: Signal<In, Bits<3>>,
    /// Warp.
    pub req_warp: Signal<In, Bits<LW>>,
    /// Destination register.
    pub req_rd: Signal<In, Bits<6>>,
    /// Threads that take part.
    pub req_mask: Signal<In, Bits<T>>,
    /// Operands.
    pub req_a: [Signal<In, Bits<32>>; T],
    /// The write-back port takes the result.
    pub wb_ready: Signal<In, Bit>,
    /// At least four places are free.
    pub req_ready: Signal<Out, Bit>,
    /// Results of one instruction.
    pub wb_valid: Signal<Out, Bit>,
    /// Its warp.
    pub wb_warp: Signal<Out, Bits<LW>>,
    /// Its destination register.
    pub wb_rd: Signal<Out, Bits<6>>,
    /// Its threads.
    pub wb_mask: Signal<Out, Bits<T>>,
    /// Results.
    pub wb_data: [Signal<Out, Bits<32>>; T],
    /// Always the last write of its instruction.
    pub wb_last: Signal<Out, Bit>,
    /// Not used: 0.
    pub wb_slot: Signal<Out, Bits<3>>,

    operations: LutRam<Q, 3>,
    operands: [LutRam<Q, 32>; T],
    issue_masks: LutRam<Q, T>,
    wb_masks: LutRam<Q, T>,
    registers: LutRam<Q, 6>,
    warps: LutRam<Q, LW>,
    results: [LutRam<Q, 32>; T],
    functions: Functions,

    pointers: DFF<Pointers>,
    remaining: DFF<Bits<T>>,
    // Thread numbers of the stages, five bits each, the first stage lowest.
    threads: DFF<Bits<50>>,
    // A stage has a thread; it is the last of its instruction.
    taken: DFF<Bits<10>>,
    last: DFF<Bits<10>>,

    most: Constant<Bits<5>>,
    occupied: Signal<Local, Bits<5>>,
    mask: Signal<Local, Bits<T>>,
    picked: Signal<Local, Bits<T>>,
    rest: Signal<Local, Bits<T>>,
    number: Signal<Local, Bits<5>>,
    operand: Signal<Local, Bits<32>>,
    enters: Signal<Local, Bits<10>>,
    ends: Signal<Local, Bits<10>>,
    leaving: Signal<Local, Bits<5>>,
}

impl<const LW: usize, const T: usize, const Q: usize> Default for Sfu<LW, T, Q> {
    fn default() -> Self {
        const { assert!(T >= 1 && T <= 32, "thread numbers have five bits") };
        const { assert!(STAGES == 10, "as many as the shift registers have") };
        const { assert!(Q >= 2 && Q <= 4, "4 to 16 places") };
        macro_rules! all {
            ($($array:ident),*; $($field:ident),*) => {
                Self {
                    $($array: std::array::from_fn(|_| Default::default()),)*
                    $($field: Default::default(),)*
                    most: Constant::new(((1u64 << Q) - 4).into()),
                }
            };
        }
        all!(req_a, wb_data, operands, results; clock, req_valid, req_op, req_warp, req_rd, req_mask, wb_ready, req_ready,
            wb_valid, wb_warp, wb_rd, wb_mask, wb_last, wb_slot, operations, issue_masks, wb_masks, registers, warps, functions,
            pointers, remaining, threads, taken, last, occupied, mask, picked, rest, number, operand, enters, ends, leaving)
    }
}

impl<const LW: usize, const T: usize, const Q: usize> Logic for Sfu<LW, T, Q> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, pointers, remaining, threads, taken, last);
        clock!(self, clock, operations, issue_masks, wb_masks, registers, warps, functions);

        // ---- queue ----
        self.operations.write_enable.next = self.req_valid.val();
        self.operations.write_address.next = self.pointers.q.val().tail.get_bits::<Q>(0);
        self.operations.write_data.next = self.req_op.val();
        self.operations.read_address.next = self.pointers.q.val().issue.get_bits::<Q>(0);
        self.issue_masks.write_enable.next = self.req_valid.val();
        self.issue_masks.write_address.next = self.pointers.q.val().tail.get_bits::<Q>(0);
        self.issue_masks.write_data.next = self.req_mask.val();
        self.issue_masks.read_address.next = self.pointers.q.val().issue.get_bits::<Q>(0);
        self.wb_masks.write_enable.next = self.req_valid.val();
        self.wb_masks.write_address.next = self.pointers.q.val().tail.get_bits::<Q>(0);
        self.wb_masks.write_data.next = self.req_mask.val();
        self.wb_masks.read_address.next = self.pointers.q.val().head.get_bits::<Q>(0);
        self.registers.write_enable.next = self.req_valid.val();
        self.registers.write_address.next = self.pointers.q.val().tail.get_bits::<Q>(0);
        self.registers.write_data.next = self.req_rd.val();
        self.registers.read_address.next = self.pointers.q.val().head.get_bits::<Q>(0);
        self.warps.write_enable.next = self.req_valid.val();
        self.warps.write_address.next = self.pointers.q.val().tail.get_bits::<Q>(0);
        self.warps.write_data.next = self.req_warp.val();
        self.warps.read_address.next = self.pointers.q.val().head.get_bits::<Q>(0);
        self.occupied.next = self.pointers.q.val().tail - self.pointers.q.val().head;
        self.req_ready.next = self.occupied.val() <= self.most.val();
        if self.req_valid.val() {
            self.pointers.d.next.tail = self.pointers.q.val().tail + 1;
        }

        // ---- stage 0: the lowest remaining thread ----
        self.mask.next = self.issue_masks.read_data.val();
        if self.pointers.q.val().started {
            self.mask.next = self.remaining.q.val();
        }
        self.picked.next = self.mask.val() & (!self.mask.val() + 1);
        self.rest.next = self.mask.val() & !self.picked.val();
        self.number.next = 0.into();
        self.operand.next = 0.into();
        for i in 0..T {
            self.operands[i].clock.next = self.clock.val();
            self.operands[i].write_enable.next = self.req_valid.val();
            self.operands[i].write_address.next = self.pointers.q.val().tail.get_bits::<Q>(0);
            self.operands[i].write_data.next = self.req_a[i].val();
            self.operands[i].read_address.next = self.pointers.q.val().issue.get_bits::<Q>(0);
            if self.picked.val().get_bit(i) {
                self.number.next = i.to_bits();
                self.operand.next = self.operands[i].read_data.val();
            }
        }
        self.enters.next = 0.into();
        self.ends.next = 0.into();
        if self.pointers.q.val().issue != self.pointers.q.val().tail {
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
        self.functions.operand.next = self.operand.val();
        self.functions.op.next = self.operations.read_data.val();
        self.taken.d.next = (self.taken.q.val() << 1) | self.enters.val();
        self.last.d.next = (self.last.q.val() << 1) | self.ends.val();
        self.threads.d.next = (self.threads.q.val() << 5) | bit_cast::<50, 5>(self.number.val());

        // ---- results ----
        self.leaving.next = self.threads.q.val().get_bits::<5>(45);
        if self.last.q.val().get_bit(9) {
            self.pointers.d.next.done = self.pointers.q.val().done + 1;
        }
        for i in 0..T {
            self.results[i].clock.next = self.clock.val();
            self.results[i].write_enable.next = self.taken.q.val().get_bit(9) & (self.leaving.val() == i.to_bits::<5>());
            self.results[i].write_address.next = self.pointers.q.val().done.get_bits::<Q>(0);
            self.results[i].write_data.next = self.functions.result.val();
            self.results[i].read_address.next = self.pointers.q.val().head.get_bits::<Q>(0);
            self.wb_data[i].next = self.results[i].read_data.val();
        }

        // ---- write-back ----
        self.wb_valid.next = self.pointers.q.val().head != self.pointers.q.val().done;
        self.wb_warp.next = self.warps.read_data.val();
        self.wb_rd.next = self.registers.read_data.val();
        self.wb_mask.next = self.wb_masks.read_data.val();
        self.wb_last.next = true;
        self.wb_slot.next = 0.into();
        if self.wb_ready.val() & (self.pointers.q.val().head != self.pointers.q.val().done) {
            self.pointers.d.next.head = self.pointers.q.val().head + 1;
        }
    }
}

ports! { [const LW: usize, const T: usize, const Q: usize] Sfu<LW, T, Q> {
in: req_valid, req_op, req_warp, req_rd, req_mask, req_a, wb_ready;
out: req_ready, wb_valid, wb_warp, wb_rd, wb_mask, wb_data, wb_last, wb_slot } }

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![BlockEntry {
        name: "sfu",
        spec: "6-core-and-isa.md",
        purpose: "special functions: rcp, rsqrt, exp2, log2, sin, cos, sqrt; one thread per cycle",
        build: || Box::new(ready_top!(Sfu::<3, 4, 3>::default())),
        stimulus: |_| Box::new(Neighbours::new(8, 4)),
    }]
}
