// SPDX-License-Identifier: MIT
//! Operand read: stages 1 and 2 of an instruction, up to the registers before E1 (docs/core.md).
//!
//! Stage 1 takes the selected warp's instruction out of the instruction buffer, forms the register
//! addresses and tells the front end and the scoreboard. Stage 2 takes the registers out of the
//! block RAM, puts immediate or special register in place of operand b and applies the guard. The
//! result stands in registers for stage E1, until the next instruction comes there.
//!
//! The result of the lanes is forwarded: an instruction may be selected two cycles before
//! the register file holds the result that it needs. Whether it needs it is found in stage
//! 1, from what is in stage E5 (whose result comes in the cycle of stage 2) and at
//! write-back (whose register is written while it is read). Predicates go the same way.
//!
//! The block also holds what a launch gave a warp (pages of registers, special registers), the
//! predicates and the scalar registers. A scalar register is read in stage 1, as a register is, and
//! written in stage E1, long before the next instruction of its warp is selected.
//!
//! | | |
//! | --- | --- |
//! | latency | 2 cycles from selection to the E1 registers |
//! | throughput | one instruction per cycle |
//! | invariant | lanes outside the active mask or the guard take no part in anything that follows |
mod forwarding;
pub mod page_table;
mod pairs;
mod predicates;
mod special_registers;

use crate::bundles::{
    Controls, Executed, Issue, LaneWrite, Launch, Operands, PcRequest, PredicateWrite, ReadAddress,
    ReadEnable, SelectedInstruction, SlowTarget, WarpEvent,
};
use crate::cells::{Lazy, WarpRam, DFF};
use crate::instruction_word as word;
use crate::prelude::*;
use forwarding::Forwarding;
use page_table::PageTable;
use pairs::Pairs;
use predicates::Predicates;
use special_registers::SpecialRegisters;
use warpwright_isa::{AluOp, SpecialOp, SpecialRegister, Unit};

/// Operand read for `W` warps of `T` threads, register file groups of `2^A` registers.
#[derive(LogicBlock)]
#[check(1 << LW == W, "LW is the logarithm of W")]
#[check(T == 4 || T == 8, "a warp is a quad, or two")]
pub struct OperandRead<const W: usize, const LW: usize, const T: usize, const A: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Launch of a warp.
    pub launch: Launch<In, LW, T>,
    /// A slot is free again, and with it its registers.
    pub free: WarpEvent<In, LW>,
    /// From the scheduler: an instruction leaves the buffer.
    pub select: WarpEvent<In, LW>,
    /// Warp of `select`, one-hot; zero without one.
    pub select_mask: Signal<In, Bits<W>>,
    /// Its low word.
    pub low: Signal<In, Bits<32>>,
    /// Its high word.
    pub high: Signal<In, Bits<32>>,
    /// Its `Controls`.
    #[word]
    pub control: Signal<In, Controls>,
    /// Stage 2: PC of an instruction that reads it.
    pub pc: PcRequest<Out, 20>,
    /// Active threads of every warp.
    pub active: [Signal<In, Bits<T>>; W],
    /// Warps that a fault has stopped: their next instruction ends them.
    pub killed: Signal<In, Bits<W>>,
    /// To front end and scoreboard: an instruction is issued.
    pub issue: Issue<Out, LW>,
    /// To the register file: the operands that are read.
    pub read: ReadEnable<Out>,
    /// To the register file: where they are.
    pub address: ReadAddress<Out, A>,
    /// From the register file, one cycle later.
    pub file: Operands<In, T>,
    /// From write-back: a predicate is written.
    pub predicate: PredicateWrite<In, LW, T>,
    /// Address of register `now.rd` of `now.warp` in its bank group, in the same cycle.
    pub now_address: Signal<Out, Bits<A>>,
    /// Warp and register of the slow result that is written next.
    pub slow: SlowTarget<In, LW>,
    /// Address of that register in its bank group, in the same cycle.
    pub slow_address: Signal<Out, Bits<A>>,
    /// Stage E5: what the lanes will write in the next cycle.
    pub next: LaneWrite<In, LW, T>,
    /// Write-back: what the lanes write in this cycle.
    pub now: LaneWrite<In, LW, T>,
    /// The result of the lanes in this cycle.
    pub now_data: [Signal<In, Bits<32>>; T],
    /// Stage E1: the instruction, with its operands.
    pub e1: Executed<Out, LW, T>,
    /// Operand a as the lanes take it: of a derivative, negated in the lower thread of each pair.
    pub lane_a: [Signal<Out, Bits<32>>; T],
    /// Operand b as the lanes take it: of a derivative, operand a of the pair's other thread.
    pub lane_b: [Signal<Out, Bits<32>>; T],
    /// Operation of the instruction in stage E1, see `AluOp`; in a register of its own, which is
    /// placed beside the lanes.
    pub lane_op: Signal<Out, Bits<6>>,
    /// An instruction uses the lanes in the next cycle.
    pub lane_next: Signal<Out, Bit>,
    /// An instruction is in stage E1 in the next cycle.
    pub next_valid: Signal<Out, Bit>,
    /// Its `Controls` there.
    #[word]
    pub next_control: Signal<Out, Controls>,
    pages: Lazy<PageTable<W, LW, A>>,
    specials: Lazy<SpecialRegisters<LW, T>>,
    // Of each quad of threads.
    #[build((0..T / 4).map(|_| Default::default()).collect())]
    predicates: Vec<Lazy<Predicates<W, LW>>>,
    scalars: WarpRam<LW, 32>,
    // Of operands a, b and c.
    forwarding: [Lazy<Forwarding<LW, T>>; 3],
    last_data: [DFF<Bits<32>>; T],
    // Stage 2, while `s2_valid`; its controls are those of the instruction buffer.
    #[drives(next_valid)]
    s2_valid: DFF<Bit>,
    s2: Registers<SelectedInstruction<Local, LW, T>>,
    // Stage E1.
    executed: Registers<Executed<Local, LW, T>>,
    executed_op: DFF<Bits<6>>,
    pairs: Lazy<Pairs<T>>,
    // A scalar register is written; a difference along x, along y.
    put: DFF<Bit>,
    across_x: DFF<Bit>,
    across_y: DFF<Bit>,
    #[value(T as u64 - 4)]
    top_quad: Constant<Bits<3>>,
    guard: Signal<Local, Bits<T>>,
    choice: Signal<Local, Bits<T>>,
    quad: Signal<Local, Bits<4>>,
    use_special: Signal<Local, Bit>,
    special_op: Signal<Local, Bits<6>>,
    control_e1: Signal<Local, Controls>,
    scalar: Signal<Local, Bits<32>>,
    rc: Signal<Local, Bits<6>>,
    immediate: Signal<Local, Bits<32>>,
    entering: Signal<Local, Bits<T>>,
    dying: Signal<Local, Bit>,
    unit: Signal<Local, Bits<3>>,
    op: Signal<Local, Bits<6>>,
}

#[hdl_gen]
impl Logic for OperandRead {
    fn update(&mut self) {
        for i in 0..T {
            self.last_data[i].d.next = self.now_data[i].val();
        }

        // Launch, and the registers of the warps.
        self.pages.launch_valid.next = self.launch.valid.val();
        self.pages.launch_warp.next = self.launch.warp.val();
        self.pages.launch_pages.next = self.launch.pages.val();
        self.pages.free_valid.next = self.free.valid.val();
        self.pages.free_warp.next = self.free.warp.val();
        self.launch.drive(&mut self.specials.launch);

        // Stage 1: the selected instruction.
        self.dying.next = !self.control.val().legal;
        if (self.killed.val() & self.select_mask.val()).any() {
            self.dying.next = true;
        }
        self.select.drive(&mut self.issue, [valid, warp]);
        self.issue.control.next = self.control.val().is_control | self.dying.val();
        self.issue.reorderable.next = self.control.val().reorderable & !self.dying.val();
        self.issue.slot.next = self.high.val().get_bits::<3>(word::SLOT);
        self.issue.wait.next = self.high.val().get_bits::<8>(word::WAIT);
        self.unit.next = self.control.val().unit;
        self.op.next = self.control.val().unit_op;
        self.read.a.next = self.select.valid.val() & self.control.val().reads_a;
        self.read.b.next = self.select.valid.val() & self.control.val().reads_b;
        self.read.c.next = self.select.valid.val() & self.control.val().reads_c;
        self.read.group.next = self.select.warp.val().get_bit(0);
        self.scalars.read_enable.next = self.select.valid.val()
            & (self.unit.val() == Unit::Special as u64)
            & (self.op.val() == SpecialOp::Sget as u64);
        self.scalars.read_warp.next = self.select.warp.val();
        self.scalars.read_place.next = self.low.val().get_bits::<4>(word::RA);
        self.rc.next = bit_cast::<6, 2>(self.low.val().get_bits::<2>(word::RC_LOW))
            | (bit_cast::<6, 4>(self.high.val().get_bits::<4>(word::RC_HIGH)) << 2);
        self.pages.read_warp.next = self.select.warp.val();
        self.pages.read_a.next = self.low.val().get_bits::<6>(word::RA);
        self.pages.read_b.next = self.low.val().get_bits::<6>(word::RB);
        self.pages.read_c.next = self.rc.val();
        self.address.a.next = self.pages.address_a.val();
        self.address.b.next = self.pages.address_b.val();
        self.address.c.next = self.pages.address_c.val();
        self.forwarding[0].register.next = self.low.val().get_bits::<6>(word::RA);
        self.forwarding[1].register.next = self.low.val().get_bits::<6>(word::RB);
        self.forwarding[2].register.next = self.rc.val();
        for k in 0..3 {
            self.forwarding[k].warp.next = self.select.warp.val();
            self.next.drive(&mut self.forwarding[k].next);
            self.now.drive(&mut self.forwarding[k].now);
        }
        self.entering.next = 0.into();
        for i in 0..W {
            if self.select_mask.val().get_bit(i) {
                self.entering.next = self.entering.val() | self.active[i].val();
            }
        }
        self.s2_valid.d.next = self.select.valid.val();
        if self.select.valid.val() {
            self.s2.d.warp.next = self.select.warp.val();
            self.drive(&mut self.s2.d, [low, high]);
            self.s2.d.control.next = self.control.val();
            self.s2.d.control.next.legal = !self.dying.val();
            // An undefined instruction is a fault of its own; a killed warp has had one.
            self.s2.d.killed.next = self.control.val().legal & self.dying.val();
            self.s2.d.active.next = self.entering.val();
        }

        // Stage 2: operands, guard.
        self.guard.next = 0.into();
        self.choice.next = 0.into();
        for q in 0..(T / 4) {
            self.predicates[q].launch_valid.next = self.launch.valid.val();
            self.predicates[q].launch_warp.next = self.launch.warp.val();
            self.predicates[q].write_valid.next = self.predicate.valid.val();
            self.predicates[q].write_warp.next = self.predicate.warp.val();
            self.predicates[q].write_number.next = self.predicate.number.val();
            self.predicates[q].write_mask.next = self.predicate.mask.val().get_bits::<4>(4 * q);
            self.predicates[q].write_flags.next = self.predicate.flags.val().get_bits::<4>(4 * q);
            self.predicates[q].select_mask.next = self.select_mask.val();
            self.predicates[q].select_warp.next = self.select.warp.val();
            self.predicates[q].guard_number.next = self.s2.q.low.val().get_bits::<2>(word::GUARD);
            self.predicates[q].choice_number.next =
                self.s2.q.high.val().get_bits::<2>(word::MODIFIER);
            self.quad.next = self.predicates[q].guard.val();
            self.guard.next = self.guard.val() >> 4;
            self.guard.next =
                self.guard.val() | (bit_cast::<T, 4>(self.quad.val()) << self.top_quad.val());
            self.quad.next = self.predicates[q].choice.val();
            self.choice.next = self.choice.val() >> 4;
            self.choice.next =
                self.choice.val() | (bit_cast::<T, 4>(self.quad.val()) << self.top_quad.val());
        }
        if self.s2.q.low.val().get_bit(word::GUARD_INVERTED) {
            self.guard.next = !self.guard.val();
        }
        if !self.s2.q.low.val().get_bit(word::GUARDED) {
            self.guard.next = self.s2.q.active.val();
        }
        self.s2.q.drive(&mut self.specials, [warp]);
        self.pc.drive(&mut self.specials, [pc]);
        self.specials.number.next = self.s2.q.low.val().get_bits::<6>(word::RA);
        self.use_special.next = self.s2.q.control.val().unit == Unit::Special as u64;
        self.special_op.next = self.s2.q.control.val().unit_op;
        self.pc.wanted.next = self.s2_valid.q.val()
            & self.use_special.val()
            & (self.special_op.val() == SpecialOp::S2r as u64)
            & (self.s2.q.low.val().get_bits::<6>(word::RA) == SpecialRegister::Pc as u64);
        self.control_e1.next = self.s2.q.control.val();
        if self.use_special.val() {
            self.control_e1.next.unit_op = (AluOp::Mov as u64).into();
            if (self.special_op.val() == SpecialOp::Ddx as u64)
                | (self.special_op.val() == SpecialOp::Ddy as u64)
            {
                self.control_e1.next.unit_op = (AluOp::Fadd as u64).into();
            }
        }
        self.lane_next.next =
            self.s2_valid.q.val() & (self.use_special.val() | !self.s2.q.control.val().unit.any());
        self.next_control.next = self.control_e1.val();
        self.put.d.next = false;
        for i in 0..T {
            self.forwarding[0].file[i].next = self.file.a[i].val();
            self.forwarding[1].file[i].next = self.file.b[i].val();
            self.forwarding[2].file[i].next = self.file.c[i].val();
            for k in 0..3 {
                self.forwarding[k].now_data[i].next = self.now_data[i].val();
                self.forwarding[k].last_data[i].next = self.last_data[i].q.val();
            }
        }
        self.immediate.next =
            bit_cast::<32, 8>(self.s2.q.low.val().get_bits::<8>(word::IMMEDIATE_LOW))
                | (bit_cast::<32, 24>(self.s2.q.high.val().get_bits::<24>(word::IMMEDIATE_HIGH))
                    << 8);
        self.executed.d.valid.next = self.s2_valid.q.val();
        if self.s2_valid.q.val() {
            self.s2.q.drive(&mut self.executed.d);
            self.executed.d.control.next = self.control_e1.val();
            // Inverted, so that Yosys does not find the two equal.
            self.executed_op.d.next = !self.control_e1.val().unit_op;
            self.executed.d.mask.next = self.guard.val() & self.s2.q.active.val();
            self.executed.d.choice.next = self.choice.val();
            self.across_x.d.next = false;
            self.across_y.d.next = false;
            if self.use_special.val() & self.s2.q.control.val().legal {
                self.put.d.next = self.special_op.val() == SpecialOp::Sput as u64;
                self.across_x.d.next = self.special_op.val() == SpecialOp::Ddx as u64;
                self.across_y.d.next = self.special_op.val() == SpecialOp::Ddy as u64;
            }
            for i in 0..T {
                self.executed.d.a[i].next = self.forwarding[0].operand[i].val();
                self.executed.d.b[i].next = self.forwarding[1].operand[i].val();
                self.executed.d.c[i].next = self.forwarding[2].operand[i].val();
                // Not of `sput` and `pick`, the last two.
                if self.use_special.val() & (self.special_op.val() < (SpecialOp::Sput as u64)) {
                    self.executed.d.b[i].next = self.specials.value[i].val();
                    if self.special_op.val() == SpecialOp::Sget as u64 {
                        self.executed.d.b[i].next = self.scalars.read_data.val();
                    }
                }
                if self.s2.q.control.val().immediate {
                    self.executed.d.b[i].next = self.immediate.val();
                }
            }
        }

        self.pages.fixed_warp.next = self.now.warp.val();
        self.pages.fixed_rd.next = self.now.rd.val();
        self.now_address.next = self.pages.fixed_address.val();
        self.pages.slow_warp.next = self.slow.warp.val();
        self.pages.slow_rd.next = self.slow.rd.val();
        self.slow_address.next = self.pages.slow_address.val();

        // Stage E1. The slow units have no part in differences.
        self.executed.q.drive(&mut self.e1);
        self.lane_op.next = !self.executed_op.q.val();
        self.pairs.across_x.next = self.across_x.q.val();
        self.pairs.across_y.next = self.across_y.q.val();
        for i in 0..T {
            self.executed.q.drive(&mut self.pairs, [a[i], b[i]]);
            self.pairs.drive(&mut self, [lane_a[i], lane_b[i]]);
        }
        // A scalar register takes the value of the first thread.
        for i in (T - 1)..T {
            self.scalar.next = self.executed.q.b[i].val();
        }
        // Of eight threads.
        for q in 1..(T / 4) {
            if self.executed.q.mask.val().get_bit(4 * q + 2) {
                self.scalar.next = self.executed.q.b[4 * q + 2].val();
            }
            if self.executed.q.mask.val().get_bit(4 * q + 1) {
                self.scalar.next = self.executed.q.b[4 * q + 1].val();
            }
            if self.executed.q.mask.val().get_bit(4 * q) {
                self.scalar.next = self.executed.q.b[4 * q].val();
            }
            if self.executed.q.mask.val().get_bit(4 * q - 1) {
                self.scalar.next = self.executed.q.b[4 * q - 1].val();
            }
        }
        if self.executed.q.mask.val().get_bit(2) {
            self.scalar.next = self.executed.q.b[2].val();
        }
        if self.executed.q.mask.val().get_bit(1) {
            self.scalar.next = self.executed.q.b[1].val();
        }
        if self.executed.q.mask.val().get_bit(0) {
            self.scalar.next = self.executed.q.b[0].val();
        }
        self.scalars.write_enable.next = self.put.q.val() & self.executed.q.mask.val().any();
        self.scalars.write_warp.next = self.executed.q.warp.val();
        self.scalars.write_place.next = self.executed.q.low.val().get_bits::<4>(word::RD);
        self.scalars.write_data.next = self.scalar.val();
    }
}
