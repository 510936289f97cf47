// SPDX-License-Identifier: MIT
//! Warp instructions that wait for the load/store unit: a FIFO of eight.
use super::stages::{Facts, LateOperands, Waiting};
use crate::bundles::MemoryInstruction;
use crate::cells::{Bram, Table, TablePlace, DFF};
use crate::prelude::*;

/// FIFO of eight instructions for `2^LW` warps of `T` threads, up to `S` sets each.
///
/// Operands that an access needs only when its instruction sends it are in block RAM and come a
/// cycle later than the rest.
///
/// Latency: one cycle. Throughput: one instruction in and one out in a cycle. When `req_ready`
/// falls, three more instructions may come; `take` is high only while `any` is.
#[derive(LogicBlock)]
pub struct Requests<const LW: usize, const T: usize, const S: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// An instruction arrives.
    pub req: MemoryInstruction<In, LW, T, S, 3>,
    /// At least four more instructions are taken, from a register.
    pub req_ready: Signal<Out, Bit>,
    /// An instruction waits.
    pub any: Signal<Out, Bit>,
    /// The oldest instruction leaves the FIFO at the end of this cycle.
    pub take: Signal<In, Bit>,
    /// It may leave: from the next cycle on `late` shows its operands, until `open` is high again.
    pub open: Signal<In, Bit>,
    /// The oldest instruction, with `any`.
    pub oldest: Waiting<Out, T, S>,
    /// Its warp.
    pub warp: Signal<Out, Bits<LW>>,
    /// Further operands of the instruction that left.
    pub late: LateOperands<Out, T, S>,
    facts: Table<3, Facts>,
    warps: Table<3, Bits<LW>>,
    masks: Table<3, Bits<T>>,
    sets: [Table<3, Bits<T>>; S],
    combinations: [Bram<3, 32>; S],
    addresses: [Table<3, Bits<32>>; T],
    operands: [Table<3, Bits<32>>; T],
    operands2: [Bram<3, 32>; T],
    // One bit more than an index: their difference is the number of instructions.
    head: DFF<Bits<4>>,
    tail: DFF<Bits<4>>,
    // More than four wait. A register: the choice of a warp starts at `req_ready`.
    crowded: DFF<Bit>,
    place: TablePlace<Local, 3>,
    occupied: Signal<Local, Bit>,
    waiting: Signal<Local, Bits<4>>,
    with_new: Signal<Local, Bits<4>>,
    room: Signal<Local, Bit>,
    first: Signal<Local, Bits<3>>,
    free: Signal<Local, Bits<3>>,
}

#[hdl_gen]
impl Logic for Requests {
    fn update(&mut self) {
        self.first.next = self.head.q.val().get_bits::<3>(0);
        self.free.next = self.tail.q.val().get_bits::<3>(0);
        self.waiting.next = self.tail.q.val() - self.head.q.val();
        // The entry that is written is not read.
        self.occupied.next = self.tail.q.val() != self.head.q.val();
        // The tail entry is written speculatively: `req.valid` arrives late.
        self.room.next = !self.waiting.val().get_bit(3);
        self.place.write_enable.next = self.room.val();
        self.place.write_address.next = self.free.val();
        self.place.read_address.next = self.first.val();
        self.facts.write_data.next.kind = self.req.kind.val();
        self.facts.write_data.next.size = self.req.size.val();
        self.facts.write_data.next.signed = self.req.signed.val();
        self.facts.write_data.next.rd = self.req.rd.val();
        self.facts.write_data.next.slot = self.req.slot.val();
        self.facts.write_data.next.returns = self.req.r#return.val();
        self.facts.write_data.next.spare = 0.into();
        self.facts.write_data.next.aop = self.req.aop.val();
        self.place.drive(&mut self.facts.place);
        self.oldest.facts.next = self.facts.read_data.val();
        self.place.drive(&mut self.warps.place);
        self.warps.write_data.next = self.req.warp.val();
        self.warp.next = self.warps.read_data.val();
        self.place.drive(&mut self.masks.place);
        self.masks.write_data.next = self.req.mask.val();
        if self.req.refused.val() {
            self.masks.write_data.next = 0.into();
        }
        self.oldest.mask.next = self.masks.read_data.val();
        for i in 0..S {
            self.place.drive(&mut self.sets[i].place);
            self.sets[i].write_data.next = self.req.set[i].val() & self.req.mask.val();
            self.oldest.set[i].next = self.sets[i].read_data.val();
            self.combinations[i].write_enable.next = self.room.val();
            self.combinations[i].write_address.next = self.free.val();
            self.combinations[i].write_data.next = self.req.combined[i].val();
            self.combinations[i].read_enable.next = self.open.val() & self.occupied.val();
            self.combinations[i].read_address.next = self.first.val();
            self.late.combined[i].next = self.combinations[i].read_data.val();
        }
        for i in 0..T {
            self.place.drive(&mut self.addresses[i].place);
            self.addresses[i].write_data.next = self.req.address[i].val();
            self.oldest.address[i].next = self.addresses[i].read_data.val();
            self.place.drive(&mut self.operands[i].place);
            self.operands[i].write_data.next = self.req.data[i].val();
            self.oldest.data[i].next = self.operands[i].read_data.val();
            self.operands2[i].write_enable.next = self.room.val();
            self.operands2[i].write_address.next = self.free.val();
            self.operands2[i].write_data.next = self.req.data2[i].val();
            self.operands2[i].read_enable.next = self.open.val() & self.occupied.val();
            self.operands2[i].read_address.next = self.first.val();
            self.late.data2[i].next = self.operands2[i].read_data.val();
        }
        self.with_new.next = self.waiting.val();
        if self.req.valid.val() {
            self.tail.d.next = self.tail.q.val() + 1;
            self.with_new.next = self.waiting.val() + 1;
        }
        // `take` arrives late: it counts in the next cycle.
        self.crowded.d.next = self.with_new.val() > 4;
        if self.take.val() {
            self.head.d.next = self.head.q.val() + 1;
        }
        self.any.next = self.occupied.val();
        self.req_ready.next = !self.crowded.q.val();
    }
}
