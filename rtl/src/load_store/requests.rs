// SPDX-License-Identifier: MIT
//! Warp instructions that wait for the load/store unit: a FIFO of eight.
use crate::bundles::MemoryInstruction;
use crate::cells::{Bram, LutRam, DFF};
use crate::prelude::*;

/// A FIFO of eight instructions for `2^LW` warps of `T` threads, up to `S` sets each; the ports
/// that come in as those of [`LoadStore`](super::LoadStore).
///
/// What an access needs only when its instruction works is in block RAM and comes a cycle after the
/// rest.
///
/// Latency: one cycle. Throughput: one instruction in and one out in a cycle. Whoever sends while
/// `ready` is low may send three more; `take` only while `any` is high.
#[derive(LogicBlock)]
pub struct Requests<const LW: usize, const T: usize, const S: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// An instruction arrives.
    pub req: MemoryInstruction<In, LW, T, S>,
    /// An instruction waits.
    pub any: Signal<Out, Bit>,
    /// The oldest instruction is taken out.
    pub take: Signal<In, Bit>,
    /// It may be: whatever is oldest then shows in `data2` and `combined` until this is high again.
    pub open: Signal<In, Bit>,
    /// Of the oldest: kind 2:0, size 4:3, signed 5, rd 11:6, slot 14:12, return 15, aop 23:20.
    pub meta: Signal<Out, Bits<24>>,
    /// Its PC 19:0, its warp from bit 20 on.
    pub place: Signal<Out, Bits<26>>,
    /// Threads that take part.
    pub mask: Signal<Out, Bits<T>>,
    /// Sets of threads, those that take part only.
    pub set: [Signal<Out, Bits<T>>; S],
    /// The combined operands of the instruction that was taken.
    pub combined: [Signal<Out, Bits<32>>; S],
    /// Byte address of each thread.
    pub address: [Signal<Out, Bits<32>>; T],
    /// Store data or operand of each thread.
    pub data: [Signal<Out, Bits<32>>; T],
    /// Second operand of each thread of the instruction that was taken.
    pub data2: [Signal<Out, Bits<32>>; T],
    metas: LutRam<3, 24>,
    places: LutRam<3, 26>,
    masks: LutRam<3, T>,
    sets: [LutRam<3, T>; S],
    combinations: [Bram<3, 32>; S],
    addresses: [LutRam<3, 32>; T],
    operands: [LutRam<3, 32>; T],
    operands2: [Bram<3, 32>; T],
    // One bit more than a place has: how many wait is their difference.
    head: DFF<Bits<4>>,
    tail: DFF<Bits<4>>,
    // More than four wait; a register, since the choice of a warp starts at `req_ready`.
    crowded: DFF<Bit>,
    occupied: Signal<Local, Bit>,
    waiting: Signal<Local, Bits<4>>,
    with_new: Signal<Local, Bits<4>>,
    room: Signal<Local, Bit>,
    first_place: Signal<Local, Bits<3>>,
    free_place: Signal<Local, Bits<3>>,
    packed_meta: Signal<Local, Bits<24>>,
}

impl<const LW: usize, const T: usize, const S: usize> Logic for Requests<LW, T, S> {
    #[hdl_gen]
    fn update(&mut self) {
        self.first_place.next = self.head.q.val().get_bits::<3>(0);
        self.free_place.next = self.tail.q.val().get_bits::<3>(0);
        self.waiting.next = self.tail.q.val() - self.head.q.val();
        // The place that is written is not read.
        self.occupied.next = self.tail.q.val() != self.head.q.val();
        // A free place takes what may come: whether something does is known late.
        self.room.next = !self.waiting.val().get_bit(3);
        self.packed_meta.next = bit_cast::<24, 3>(self.req.kind.val())
            | (bit_cast::<24, 2>(self.req.size.val()) << 3)
            | (bit_cast::<24, 6>(self.req.rd.val()) << 6)
            | (bit_cast::<24, 3>(self.req.slot.val()) << 12)
            | (bit_cast::<24, 4>(self.req.aop.val()) << 20);
        self.packed_meta.next = self.packed_meta.val().replace_bit(5, self.req.signed.val());
        self.packed_meta.next = self.packed_meta.val().replace_bit(15, self.req.r#return.val());
        self.metas.write_enable.next = self.room.val();
        self.metas.write_address.next = self.free_place.val();
        self.metas.write_data.next = self.packed_meta.val();
        self.metas.read_address.next = self.first_place.val();
        self.meta.next = self.metas.read_data.val();
        self.places.write_enable.next = self.room.val();
        self.places.write_address.next = self.free_place.val();
        self.places.write_data.next =
            bit_cast::<26, 20>(self.req.pc.val()) | (bit_cast::<26, LW>(self.req.warp.val()) << 20);
        self.places.read_address.next = self.first_place.val();
        self.place.next = self.places.read_data.val();
        self.masks.write_enable.next = self.room.val();
        self.masks.write_address.next = self.free_place.val();
        self.masks.write_data.next = self.req.mask.val();
        self.masks.read_address.next = self.first_place.val();
        self.mask.next = self.masks.read_data.val();
        for i in 0..S {
            self.sets[i].write_enable.next = self.room.val();
            self.sets[i].write_address.next = self.free_place.val();
            self.sets[i].write_data.next = self.req.set[i].val() & self.req.mask.val();
            self.sets[i].read_address.next = self.first_place.val();
            self.set[i].next = self.sets[i].read_data.val();
            self.combinations[i].write_enable.next = self.room.val();
            self.combinations[i].write_address.next = self.free_place.val();
            self.combinations[i].write_data.next = self.req.combined[i].val();
            self.combinations[i].read_enable.next = self.open.val() & self.occupied.val();
            self.combinations[i].read_address.next = self.first_place.val();
            self.combined[i].next = self.combinations[i].read_data.val();
        }
        for i in 0..T {
            self.addresses[i].write_enable.next = self.room.val();
            self.addresses[i].write_address.next = self.free_place.val();
            self.addresses[i].write_data.next = self.req.address[i].val();
            self.addresses[i].read_address.next = self.first_place.val();
            self.address[i].next = self.addresses[i].read_data.val();
            self.operands[i].write_enable.next = self.room.val();
            self.operands[i].write_address.next = self.free_place.val();
            self.operands[i].write_data.next = self.req.data[i].val();
            self.operands[i].read_address.next = self.first_place.val();
            self.data[i].next = self.operands[i].read_data.val();
            self.operands2[i].write_enable.next = self.room.val();
            self.operands2[i].write_address.next = self.free_place.val();
            self.operands2[i].write_data.next = self.req.data2[i].val();
            self.operands2[i].read_enable.next = self.open.val() & self.occupied.val();
            self.operands2[i].read_address.next = self.first_place.val();
            self.data2[i].next = self.operands2[i].read_data.val();
        }
        self.with_new.next = self.waiting.val();
        if self.req.valid.val() {
            self.tail.d.next = self.tail.q.val() + 1;
            self.with_new.next = self.waiting.val() + 1;
        }
        // What is taken counts in the next cycle: that it is is known late.
        self.crowded.d.next = self.with_new.val() > 4;
        if self.take.val() {
            self.head.d.next = self.head.q.val() + 1;
        }
        self.any.next = self.occupied.val();
        self.req.ready.next = !self.crowded.q.val();
    }
}
