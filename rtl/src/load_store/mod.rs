//! Loads, stores and the memory half of atomics, coalesced (specs 4 and 6).
//!
//! A warp instruction waits in a FIFO of eight. Taken out, it is checked (alignment, range),
//! gets one of eight entries of the outstanding table, and sends one access a cycle: all
//! remaining threads in the memory line of the lowest remaining thread go together. Of two
//! threads that store the same byte the higher one wins. An atomic PREFIX sends one access
//! for the prepared set and one for each other thread; an unmerged atomic, and a PREFIX of
//! exchange or compare-and-exchange, one per thread, in thread order. Replies come in any order; an instruction is written back when all of its
//! accesses are answered.
//!
//! | | |
//! | --- | --- |
//! | latency | request to memory port: 3 cycles; last reply to write-back: 2 cycles |
//! | throughput | one access per cycle, eight instructions outstanding |
//! | invariants | every instruction completes its slot exactly once; a faulting one makes no access |
mod stimulus;

use crate::cells::{LutRam, DFF};
use crate::dut::Dut;
use crate::registry::BlockEntry;
use crate::{ports, ready_top};
use rust_hdl::prelude::*;
pub use stimulus::{Neighbours, LINES};

/// The load/store unit of a core with `2^LW` warps of four threads, `LW` up to 6.
#[derive(LogicBlock)]
pub struct LoadStore<const LW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A warp instruction arrives.
    pub req_valid: Signal<In, Bit>,
    /// 0 load, 1 store, 2 PREFIX, 3 unmerged atomic.
    pub req_kind: Signal<In, Bits<3>>,
    /// 0 byte, 1 half word, 2 word.
    pub req_size: Signal<In, Bits<2>>,
    /// Loads extend the sign.
    pub req_signed: Signal<In, Bit>,
    /// Its warp.
    pub req_warp: Signal<In, Bits<LW>>,
    /// Destination register.
    pub req_rd: Signal<In, Bits<6>>,
    /// Its slot.
    pub req_slot: Signal<In, Bits<3>>,
    /// Threads that take part.
    pub req_mask: Signal<In, Bits<4>>,
    /// Byte address of each thread.
    pub req_address: [Signal<In, Bits<32>>; 4],
    /// Store data or operand of each thread.
    pub req_data: [Signal<In, Bits<32>>; 4],
    /// Second operand of each thread.
    pub req_data2: [Signal<In, Bits<32>>; 4],
    /// Atomic operation.
    pub req_aop: Signal<In, Bits<4>>,
    /// The old value is wanted.
    pub req_return: Signal<In, Bit>,
    /// PC, for faults.
    pub req_pc: Signal<In, Bits<20>>,
    /// Set of threads that the preceding PREPARE chose.
    pub req_set: Signal<In, Bits<4>>,
    /// Their combined operand.
    pub req_combined: Signal<In, Bits<32>>,
    /// Size of the memory in lines.
    pub memory_lines: Signal<In, Bits<28>>,
    /// At least four more instructions are taken.
    pub req_ready: Signal<Out, Bit>,
    /// Write-back: valid.
    pub wb_valid: Signal<Out, Bit>,
    /// Write-back: taken.
    pub wb_ready: Signal<In, Bit>,
    /// Write-back: warp.
    pub wb_warp: Signal<Out, Bits<LW>>,
    /// Write-back: register.
    pub wb_rd: Signal<Out, Bits<6>>,
    /// Write-back: threads.
    pub wb_mask: Signal<Out, Bits<4>>,
    /// Write-back: data.
    pub wb_data: [Signal<Out, Bits<32>>; 4],
    /// Write-back: the instruction is complete.
    pub wb_last: Signal<Out, Bit>,
    /// Write-back: slot.
    pub wb_slot: Signal<Out, Bits<3>>,
    /// An instruction that writes no register is complete.
    pub store_done_valid: Signal<Out, Bit>,
    /// Its warp.
    pub store_done_warp: Signal<Out, Bits<LW>>,
    /// Its slot.
    pub store_done_slot: Signal<Out, Bits<3>>,
    /// The completion is taken.
    pub store_done_ready: Signal<In, Bit>,
    /// An instruction has faulted.
    pub fault_valid: Signal<Out, Bit>,
    /// Its warp.
    pub fault_warp: Signal<Out, Bits<LW>>,
    /// 2 misaligned, 3 out of range.
    pub fault_cause: Signal<Out, Bits<4>>,
    /// Its PC.
    pub fault_pc: Signal<Out, Bits<20>>,
    /// Nothing is under way.
    pub idle: Signal<Out, Bit>,
    /// Memory: valid.
    pub mem_valid: Signal<Out, Bit>,
    /// Memory: taken.
    pub mem_ready: Signal<In, Bit>,
    /// Memory: store.
    pub mem_write: Signal<Out, Bit>,
    /// Memory: atomic.
    pub mem_atomic: Signal<Out, Bit>,
    /// Memory: atomic operation.
    pub mem_aop: Signal<Out, Bits<4>>,
    /// Memory: word of the line that an atomic updates.
    pub mem_word: Signal<Out, Bits<2>>,
    /// Memory: line.
    pub mem_address: Signal<Out, Bits<28>>,
    /// Memory: store data; operands of an atomic in words 0 and 1.
    pub mem_data: [Signal<Out, Bits<32>>; 4],
    /// Memory: byte enables.
    pub mem_mask: Signal<Out, Bits<16>>,
    /// Memory: tag.
    pub mem_tag: Signal<Out, Bits<6>>,
    /// Memory response: valid.
    pub rsp_valid: Signal<In, Bit>,
    /// Memory response: tag.
    pub rsp_tag: Signal<In, Bits<6>>,
    /// Memory response: the line; the old value of an atomic in word 0.
    pub rsp_data: [Signal<In, Bits<32>>; 4],
    /// A memory access is sent.
    pub count_access: Signal<Out, Bit>,
    /// Threads of a load or store served beyond the first.
    pub count_coalesced: Signal<Out, Bits<3>>,
    /// Atomic accesses merged away.
    pub count_atomic_merged: Signal<Out, Bits<3>>,
    // The FIFO. First word: kind, size, signed, rd, slot, mask, aop, return, set.
    fifo_meta: LutRam<3, 32>,
    fifo_place: LutRam<3, 26>,
    fifo_combined: LutRam<3, 32>,
    fifo_address: [LutRam<3, 32>; 4],
    fifo_data: [LutRam<3, 32>; 4],
    fifo_data2: [LutRam<3, 32>; 4],
    head: DFF<Bits<3>>,
    tail: DFF<Bits<3>>,
    count: DFF<Bits<4>>,
    // The instruction that is sending accesses.
    working: DFF<Bit>,
    meta: DFF<Bits<32>>,
    entry: DFF<Bits<3>>,
    remaining: DFF<Bits<4>>,
    address: [DFF<Bits<32>>; 4],
    data: [DFF<Bits<32>>; 4],
    data2: [DFF<Bits<32>>; 4],
    combined: DFF<Bits<32>>,
    // The outstanding table.
    used: DFF<Bits<8>>,
    sent: DFF<Bits<8>>,
    pending: [DFF<Bits<3>>; 8],
    // By entry: kind, size, signed, rd, slot, mask, return; offsets and warp. Read at the reply and at write-back.
    table_reply: LutRam<3, 24>,
    table_offsets: LutRam<3, 16>,
    table_meta: LutRam<3, 24>,
    table_warp: LutRam<3, LW>,
    groups: LutRam<5, 4>,
    loaded: [LutRam<3, 32>; 4],
    // Write-back.
    leaving: DFF<Bit>,
    leaver: DFF<Bits<3>>,
    // The registered access.
    out_valid: DFF<Bit>,
    out_flags: DFF<Bits<8>>,
    out_address: DFF<Bits<28>>,
    out_data: [DFF<Bits<32>>; 4],
    out_mask: DFF<Bits<16>>,
    out_tag: DFF<Bits<6>>,
    bad: DFF<Bit>,
    bad_cause: DFF<Bits<4>>,
    bad_place: DFF<Bits<26>>,
    one_entry: Constant<Bits<8>>,
    packed_meta: Signal<Local, Bits<32>>,
    taking: Signal<Local, Bit>,
    room: Signal<Local, Bit>,
    free_entry: Signal<Local, Bits<3>>,
    any_free: Signal<Local, Bit>,
    finishing: Signal<Local, Bit>,
    step: Signal<Local, Bit>,
    first: Signal<Local, Bits<32>>,
    first_thread: Signal<Local, Bits<2>>,
    group: Signal<Local, Bits<4>>,
    kind: Signal<Local, Bits<3>>,
    size: Signal<Local, Bits<2>>,
    own: Signal<Local, Bits<32>>,
    shifted: Signal<Local, Bits<32>>,
    lanes: Signal<Local, Bits<32>>,
    enables: Signal<Local, Bits<4>>,
    word0: Signal<Local, Bits<32>>,
    word1: Signal<Local, Bits<32>>,
    word2: Signal<Local, Bits<32>>,
    word3: Signal<Local, Bits<32>>,
    bytes: Signal<Local, Bits<16>>,
    served: Signal<Local, Bits<3>>,
    misaligned: Signal<Local, Bit>,
    outside: Signal<Local, Bit>,
    low: Signal<Local, Bits<2>>,
    new_meta: Signal<Local, Bits<32>>,
    new_mask: Signal<Local, Bits<4>>,
    used_now: Signal<Local, Bits<8>>,
    sent_now: Signal<Local, Bits<8>>,
    complete: Signal<Local, Bits<8>>,
    pick: Signal<Local, Bits<3>>,
    pick_any: Signal<Local, Bit>,
    pick_after: Signal<Local, Bit>,
    reply_entry: Signal<Local, Bits<3>>,
    reply_meta: Signal<Local, Bits<24>>,
    offset: Signal<Local, Bits<4>>,
    value: Signal<Local, Bits<32>>,
    leaving_meta: Signal<Local, Bits<24>>,
    writes: Signal<Local, Bit>,
    taken: Signal<Local, Bit>,
    level: Signal<Local, Bits<3>>,
    offsets: Signal<Local, Bits<16>>,
    amount: Signal<Local, Bits<5>>,
    space: Signal<Local, Bit>,
}

impl<const LW: usize> Default for LoadStore<LW> {
    fn default() -> Self {
        const { assert!(LW <= 6, "up to 64 warps") };
        macro_rules! all {
            ($($array:ident),*; $($field:ident),*) => {
                Self {
                    $($array: std::array::from_fn(|_| Default::default()),)*
                    $($field: Default::default(),)*
                    one_entry: Constant::new(1.into()),
                }
            };
        }
        all!(req_address, req_data, req_data2, wb_data, mem_data, rsp_data, fifo_address, fifo_data, fifo_data2, address, data, data2, pending, loaded, out_data;
            clock, req_valid, req_kind, req_size, req_signed, req_warp, req_rd, req_slot, req_mask, req_aop, req_return, req_pc, req_set, req_combined, memory_lines, req_ready, wb_valid, wb_ready, wb_warp, wb_rd, wb_mask, wb_last, wb_slot, store_done_valid, store_done_warp, store_done_slot, store_done_ready, fault_valid, fault_warp, fault_cause, fault_pc, idle, mem_valid, mem_ready, mem_write, mem_atomic, mem_aop, mem_word, mem_address, mem_mask, mem_tag, rsp_valid, rsp_tag, count_access, count_coalesced, count_atomic_merged, fifo_meta, fifo_place, fifo_combined, head, tail, count, working, meta, entry, remaining, combined, used, sent, table_reply, table_offsets, table_meta, table_warp, groups, leaving, leaver, out_valid, out_flags, out_address, out_mask, out_tag, bad, bad_cause, bad_place, packed_meta, taking, room, free_entry, any_free, finishing, step, first, first_thread, group, kind, size, own, shifted, lanes, enables, word0, word1, word2, word3, bytes, served, misaligned, outside, low, new_meta, new_mask, used_now, sent_now, complete, pick, pick_any, pick_after, reply_entry, reply_meta, offset, value, leaving_meta, writes, taken, level, offsets, amount, space)
    }
}

impl<const LW: usize> Logic for LoadStore<LW> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, head, tail, count, working, meta, entry, remaining, combined, used, sent, leaving, leaver);
        dff_setup!(self, clock, out_valid, out_flags, out_address, out_mask, out_tag, bad, bad_cause, bad_place);
        clock!(self, clock, fifo_meta, fifo_place, fifo_combined, table_reply, table_offsets, table_meta, table_warp, groups);
        for i in 0..4 {
            self.fifo_address[i].clock.next = self.clock.val();
            self.fifo_data[i].clock.next = self.clock.val();
            self.fifo_data2[i].clock.next = self.clock.val();
            self.loaded[i].clock.next = self.clock.val();
            self.address[i].clock.next = self.clock.val();
            self.data[i].clock.next = self.clock.val();
            self.data2[i].clock.next = self.clock.val();
            self.out_data[i].clock.next = self.clock.val();
            self.address[i].d.next = self.address[i].q.val();
            self.data[i].d.next = self.data[i].q.val();
            self.data2[i].d.next = self.data2[i].q.val();
            self.out_data[i].d.next = self.out_data[i].q.val();
        }
        for i in 0..8 {
            self.pending[i].clock.next = self.clock.val();
            self.pending[i].d.next = self.pending[i].q.val();
        }

        // Into the FIFO.
        self.packed_meta.next = bit_cast::<32, 3>(self.req_kind.val())
            | (bit_cast::<32, 2>(self.req_size.val()) << 3)
            | (bit_cast::<32, 6>(self.req_rd.val()) << 6)
            | (bit_cast::<32, 3>(self.req_slot.val()) << 12)
            | (bit_cast::<32, 4>(self.req_mask.val()) << 15)
            | (bit_cast::<32, 4>(self.req_aop.val()) << 20);
        // Exchange and compare-and-exchange (13, 14) have no combined operand: no set.
        if self.req_aop.val() < 13 {
            self.packed_meta.next = self.packed_meta.val() | (bit_cast::<32, 4>(self.req_set.val()) << 24);
        }
        self.packed_meta.next = self.packed_meta.val().replace_bit(5, self.req_signed.val());
        self.packed_meta.next = self.packed_meta.val().replace_bit(19, self.req_return.val());
        self.fifo_meta.write_enable.next = self.req_valid.val();
        self.fifo_meta.write_address.next = self.tail.q.val();
        self.fifo_meta.write_data.next = self.packed_meta.val();
        self.fifo_meta.read_address.next = self.head.q.val();
        self.fifo_place.write_enable.next = self.req_valid.val();
        self.fifo_place.write_address.next = self.tail.q.val();
        self.fifo_place.write_data.next = bit_cast::<26, 20>(self.req_pc.val()) | (bit_cast::<26, LW>(self.req_warp.val()) << 20);
        self.fifo_place.read_address.next = self.head.q.val();
        self.fifo_combined.write_enable.next = self.req_valid.val();
        self.fifo_combined.write_address.next = self.tail.q.val();
        self.fifo_combined.write_data.next = self.req_combined.val();
        self.fifo_combined.read_address.next = self.head.q.val();
        for i in 0..4 {
            self.fifo_address[i].write_enable.next = self.req_valid.val();
            self.fifo_address[i].write_address.next = self.tail.q.val();
            self.fifo_address[i].write_data.next = self.req_address[i].val();
            self.fifo_address[i].read_address.next = self.head.q.val();
            self.fifo_data[i].write_enable.next = self.req_valid.val();
            self.fifo_data[i].write_address.next = self.tail.q.val();
            self.fifo_data[i].write_data.next = self.req_data[i].val();
            self.fifo_data[i].read_address.next = self.head.q.val();
            self.fifo_data2[i].write_enable.next = self.req_valid.val();
            self.fifo_data2[i].write_address.next = self.tail.q.val();
            self.fifo_data2[i].write_data.next = self.req_data2[i].val();
            self.fifo_data2[i].read_address.next = self.head.q.val();
        }
        if self.req_valid.val() {
            self.tail.d.next = self.tail.q.val() + 1;
        }
        self.req_ready.next = self.count.q.val() <= 4;

        // One access of the working instruction.
        self.kind.next = self.meta.q.val().get_bits::<3>(0);
        self.size.next = self.meta.q.val().get_bits::<2>(3);
        self.space.next = !self.out_valid.q.val() | self.mem_ready.val();
        self.step.next = self.working.q.val() & self.remaining.q.val().any() & self.space.val();
        self.first.next = 0.into();
        self.first_thread.next = 0.into();
        self.group.next = 0.into();
        self.word0.next = 0.into();
        self.word1.next = 0.into();
        self.word2.next = 0.into();
        self.word3.next = 0.into();
        self.bytes.next = 0.into();
        self.own.next = 0.into();
        self.shifted.next = 0.into();
        self.lanes.next = 0.into();
        self.enables.next = 0.into();
        self.served.next = 0.into();
        self.amount.next = 0.into();
        if self.out_valid.q.val() & self.mem_ready.val() {
            self.out_valid.d.next = false;
        }
        self.count_access.next = self.step.val();
        self.count_coalesced.next = 0.into();
        self.count_atomic_merged.next = 0.into();
        if self.step.val() {
            if self.remaining.q.val().get_bit(3) {
                self.first.next = self.address[3].q.val();
                self.first_thread.next = 3.into();
            }
            if self.remaining.q.val().get_bit(2) {
                self.first.next = self.address[2].q.val();
                self.first_thread.next = 2.into();
            }
            if self.remaining.q.val().get_bit(1) {
                self.first.next = self.address[1].q.val();
                self.first_thread.next = 1.into();
            }
            if self.remaining.q.val().get_bit(0) {
                self.first.next = self.address[0].q.val();
                self.first_thread.next = 0.into();
            }
            // Who goes along.
            for i in 0..4 {
                if self.remaining.q.val().get_bit(i) {
                    if self.kind.val().get_bit(1) {
                        if self.first_thread.val() == i.to_bits() {
                            self.group.next = self.group.val().replace_bit(i, true);
                        }
                    } else {
                        if (self.address[i].q.val() >> 4) == (self.first.val() >> 4) {
                            self.group.next = self.group.val().replace_bit(i, true);
                        }
                    }
                }
            }
            if (self.kind.val() == 2) & (self.group.val() & self.meta.q.val().get_bits::<4>(24)).any() {
                self.group.next = self.remaining.q.val() & self.meta.q.val().get_bits::<4>(24);
                self.word0.next = self.combined.q.val();
            } else {
                if self.kind.val().get_bit(1) {
                    for i in 0..4 {
                        if self.group.val().get_bit(i) {
                            self.word0.next = self.data[i].q.val();
                        }
                    }
                }
            }
            for i in 0..4 {
                if self.group.val().get_bit(i) {
                    self.served.next = self.served.val() + 1;
                    self.own.next = self.address[i].q.val();
                    if self.kind.val().get_bit(1) & (self.first_thread.val() == i.to_bits()) {
                        // A set has one second operand (K of addmod): its first member's.
                        self.word1.next = self.data2[i].q.val();
                    }
                    if self.kind.val() == 1 {
                        self.amount.next = bit_cast::<5, 2>(self.own.val().get_bits::<2>(0)) << 3;
                        self.shifted.next = self.data[i].q.val() << self.amount.val();
                        match self.size.val().index() {
                            0 => {
                                self.enables.next = 1.into();
                                self.lanes.next = 0xFF.into();
                            }
                            1 => {
                                self.enables.next = 3.into();
                                self.lanes.next = 0xFFFF.into();
                            }
                            _ => {
                                self.enables.next = 15.into();
                                self.lanes.next = 0xFFFF_FFFF_u32.to_bits();
                            }
                        }
                        self.lanes.next = self.lanes.val() << self.amount.val();
                        self.enables.next = self.enables.val() << self.own.val().get_bits::<2>(0);
                        match self.own.val().get_bits::<2>(2).index() {
                            0 => {
                                self.word0.next =
                                    (self.word0.val() & !self.lanes.val()) | (self.shifted.val() & self.lanes.val());
                                self.bytes.next = self.bytes.val() | bit_cast::<16, 4>(self.enables.val());
                            }
                            1 => {
                                self.word1.next =
                                    (self.word1.val() & !self.lanes.val()) | (self.shifted.val() & self.lanes.val());
                                self.bytes.next = self.bytes.val() | (bit_cast::<16, 4>(self.enables.val()) << 4);
                            }
                            2 => {
                                self.word2.next =
                                    (self.word2.val() & !self.lanes.val()) | (self.shifted.val() & self.lanes.val());
                                self.bytes.next = self.bytes.val() | (bit_cast::<16, 4>(self.enables.val()) << 8);
                            }
                            _ => {
                                self.word3.next =
                                    (self.word3.val() & !self.lanes.val()) | (self.shifted.val() & self.lanes.val());
                                self.bytes.next = self.bytes.val() | (bit_cast::<16, 4>(self.enables.val()) << 12);
                            }
                        }
                    }
                }
            }
            self.out_valid.d.next = true;
            // Store, atomic, word, operation.
            self.out_flags.d.next = (bit_cast::<8, 4>(self.meta.q.val().get_bits::<4>(20)) << 4)
                | (bit_cast::<8, 2>(self.first.val().get_bits::<2>(2)) << 2)
                | bit_cast::<8, 2>(self.kind.val().get_bits::<2>(0));
            self.out_address.d.next = self.first.val().get_bits::<28>(4);
            self.out_data[0].d.next = self.word0.val();
            self.out_data[1].d.next = self.word1.val();
            self.out_data[2].d.next = self.word2.val();
            self.out_data[3].d.next = self.word3.val();
            self.out_mask.d.next = self.bytes.val();
            self.out_tag.d.next = (bit_cast::<6, 3>(self.entry.q.val()) << 2) | bit_cast::<6, 2>(self.first_thread.val());
            self.remaining.d.next = self.remaining.q.val() & !self.group.val();
            if self.kind.val().get_bit(1) {
                self.count_atomic_merged.next = self.served.val() - 1;
            } else {
                self.count_coalesced.next = self.served.val() - 1;
            }
        }
        self.groups.write_enable.next = self.step.val();
        self.groups.write_address.next = (bit_cast::<5, 3>(self.entry.q.val()) << 2) | bit_cast::<5, 2>(self.first_thread.val());
        self.groups.write_data.next = self.group.val();
        self.mem_valid.next = self.out_valid.q.val();
        self.mem_write.next = self.out_flags.q.val().get_bits::<2>(0) == 1;
        self.mem_atomic.next = self.out_flags.q.val().get_bit(1);
        self.mem_word.next = self.out_flags.q.val().get_bits::<2>(2);
        self.mem_aop.next = self.out_flags.q.val().get_bits::<4>(4);
        self.mem_address.next = self.out_address.q.val();
        self.mem_mask.next = self.out_mask.q.val();
        self.mem_tag.next = self.out_tag.q.val();
        for i in 0..4 {
            self.mem_data[i].next = self.out_data[i].q.val();
        }

        // Out of the FIFO, when the working instruction sends its last access.
        self.finishing.next = self.working.q.val() & !(self.remaining.q.val() & !self.group.val()).any();
        if self.working.q.val() & self.remaining.q.val().any() & !self.step.val() {
            self.finishing.next = false;
        }
        self.free_entry.next = 0.into();
        self.any_free.next = false;
        for i in 0..8 {
            if !self.used.q.val().get_bit(i) {
                self.free_entry.next = i.to_bits();
                self.any_free.next = true;
            }
        }
        self.taking.next = self.count.q.val().any() & self.any_free.val() & (!self.working.q.val() | self.finishing.val());
        self.new_meta.next = self.fifo_meta.read_data.val();
        self.new_mask.next = self.new_meta.val().get_bits::<4>(15);
        self.misaligned.next = false;
        self.outside.next = false;
        self.offsets.next = 0.into();
        self.low.next = 0.into();
        for i in 0..4 {
            self.own.next = self.fifo_address[i].read_data.val();
            self.offsets.next = self.offsets.val() >> 4;
            self.offsets.next = self.offsets.val() | (bit_cast::<16, 4>(self.own.val().get_bits::<4>(0)) << 12);
            if self.taking.val() & self.new_mask.val().get_bit(i) {
                self.low.next = self.own.val().get_bits::<2>(0);
                if (self.new_meta.val().get_bits::<2>(3) == 1) & self.low.val().get_bit(0) {
                    self.misaligned.next = true;
                }
                if (self.new_meta.val().get_bits::<2>(3) == 2) & self.low.val().any() {
                    self.misaligned.next = true;
                }
                if self.own.val().get_bits::<28>(4) >= self.memory_lines.val() {
                    self.outside.next = true;
                }
            }
        }
        self.bad.d.next = self.misaligned.val() | self.outside.val();
        self.bad_cause.d.next = 3.into();
        if self.misaligned.val() {
            self.bad_cause.d.next = 2.into();
        }
        self.bad_place.d.next = self.fifo_place.read_data.val();
        if self.misaligned.val() | self.outside.val() {
            self.new_mask.next = 0.into();
        }
        self.fault_valid.next = self.bad.q.val();
        self.fault_cause.next = self.bad_cause.q.val();
        self.fault_pc.next = self.bad_place.q.val().get_bits::<20>(0);
        self.fault_warp.next = bit_cast::<LW, 6>(self.bad_place.q.val().get_bits::<6>(20));
        self.used_now.next = self.used.q.val();
        self.sent_now.next = self.sent.q.val();
        if self.finishing.val() {
            self.working.d.next = false;
            self.sent_now.next = self.sent_now.val() | (self.one_entry.val() << self.entry.q.val());
        }
        if self.taking.val() {
            self.head.d.next = self.head.q.val() + 1;
            self.working.d.next = true;
            self.meta.d.next = self.new_meta.val();
            self.entry.d.next = self.free_entry.val();
            self.remaining.d.next = self.new_mask.val();
            self.combined.d.next = self.fifo_combined.read_data.val();
            self.used_now.next = self.used_now.val() | (self.one_entry.val() << self.free_entry.val());
            for i in 0..4 {
                self.address[i].d.next = self.fifo_address[i].read_data.val();
                self.data[i].d.next = self.fifo_data[i].read_data.val();
                self.data2[i].d.next = self.fifo_data2[i].read_data.val();
            }
        }
        if self.taking.val() & !self.req_valid.val() {
            self.count.d.next = self.count.q.val() - 1;
        }
        if !self.taking.val() & self.req_valid.val() {
            self.count.d.next = self.count.q.val() + 1;
        }
        // Into the table: bits 14:0 as in the FIFO, then the threads and the return form.
        self.leaving_meta.next =
            bit_cast::<24, 32>(self.new_meta.val() & 0x8_7FFF) | (bit_cast::<24, 4>(self.new_mask.val()) << 15);
        self.table_reply.write_enable.next = self.taking.val();
        self.table_reply.write_address.next = self.free_entry.val();
        self.table_reply.write_data.next = self.leaving_meta.val();
        self.table_meta.write_enable.next = self.taking.val();
        self.table_meta.write_address.next = self.free_entry.val();
        self.table_meta.write_data.next = self.leaving_meta.val();
        self.table_offsets.write_enable.next = self.taking.val();
        self.table_offsets.write_address.next = self.free_entry.val();
        self.table_offsets.write_data.next = self.offsets.val();
        self.table_warp.write_enable.next = self.taking.val();
        self.table_warp.write_address.next = self.free_entry.val();
        self.table_warp.write_data.next = bit_cast::<LW, 6>(self.fifo_place.read_data.val().get_bits::<6>(20));

        // Replies.
        self.reply_entry.next = self.rsp_tag.val().get_bits::<3>(2);
        self.groups.read_address.next = self.rsp_tag.val().get_bits::<5>(0);
        self.table_reply.read_address.next = self.reply_entry.val();
        self.table_offsets.read_address.next = self.reply_entry.val();
        self.reply_meta.next = self.table_reply.read_data.val();
        self.value.next = 0.into();
        self.offset.next = 0.into();
        for i in 0..4 {
            if self.rsp_valid.val() {
                self.offset.next = self.table_offsets.read_data.val().get_bits::<4>(4 * i);
                self.value.next = self.rsp_data[0].val();
                if !self.reply_meta.val().get_bit(1) {
                    match self.offset.val().get_bits::<2>(2).index() {
                        1 => {
                            self.value.next = self.rsp_data[1].val();
                        }
                        2 => {
                            self.value.next = self.rsp_data[2].val();
                        }
                        3 => {
                            self.value.next = self.rsp_data[3].val();
                        }
                        _ => {}
                    }
                    self.amount.next = bit_cast::<5, 2>(self.offset.val().get_bits::<2>(0)) << 3;
                    self.value.next = self.value.val() >> self.amount.val();
                    match self.reply_meta.val().get_bits::<2>(3).index() {
                        0 => {
                            self.value.next = self.value.val() & 0xFF;
                            if self.reply_meta.val().get_bit(5) & self.value.val().get_bit(7) {
                                self.value.next = self.value.val() | 0xFFFF_FF00_u32.to_bits();
                            }
                        }
                        1 => {
                            self.value.next = self.value.val() & 0xFFFF;
                            if self.reply_meta.val().get_bit(5) & self.value.val().get_bit(15) {
                                self.value.next = self.value.val() | 0xFFFF_0000_u32.to_bits();
                            }
                        }
                        _ => {}
                    }
                }
            }
            self.loaded[i].write_enable.next = self.rsp_valid.val() & self.groups.read_data.val().get_bit(i);
            self.loaded[i].write_address.next = self.reply_entry.val();
            self.loaded[i].write_data.next = self.value.val();
        }
        self.complete.next = 0.into();
        for i in 0..8 {
            self.level.next = self.pending[i].q.val();
            if self.step.val() & (self.entry.q.val() == i.to_bits()) {
                self.level.next = self.level.val() + 1;
            }
            if self.rsp_valid.val() & (self.reply_entry.val() == i.to_bits()) {
                self.level.next = self.level.val() - 1;
            }
            self.pending[i].d.next = self.level.val();
            if self.used.q.val().get_bit(i) & self.sent.q.val().get_bit(i) & !self.pending[i].q.val().any() {
                self.complete.next = self.complete.val().replace_bit(i, true);
            }
        }

        // Write-back, the complete entries in turn.
        self.table_meta.read_address.next = self.leaver.q.val();
        self.table_warp.read_address.next = self.leaver.q.val();
        self.leaving_meta.next = self.table_meta.read_data.val();
        self.writes.next = (self.leaving_meta.val().get_bits::<3>(0) != 1)
            & (!self.leaving_meta.val().get_bit(1) | self.leaving_meta.val().get_bit(19));
        self.wb_valid.next = self.leaving.q.val() & self.writes.val();
        self.wb_warp.next = self.table_warp.read_data.val();
        self.wb_rd.next = self.leaving_meta.val().get_bits::<6>(6);
        self.wb_slot.next = self.leaving_meta.val().get_bits::<3>(12);
        self.wb_mask.next = self.leaving_meta.val().get_bits::<4>(15);
        self.wb_last.next = true;
        for i in 0..4 {
            self.loaded[i].read_address.next = self.leaver.q.val();
            self.wb_data[i].next = self.loaded[i].read_data.val();
        }
        self.store_done_valid.next = self.leaving.q.val() & !self.writes.val();
        self.store_done_warp.next = self.table_warp.read_data.val();
        self.store_done_slot.next = self.leaving_meta.val().get_bits::<3>(12);
        self.taken.next = self.leaving.q.val()
            & ((self.writes.val() & self.wb_ready.val()) | (!self.writes.val() & self.store_done_ready.val()));
        if self.taken.val() {
            self.leaving.d.next = false;
            self.used_now.next = self.used_now.val() & !(self.one_entry.val() << self.leaver.q.val());
            self.sent_now.next = self.sent_now.val() & !(self.one_entry.val() << self.leaver.q.val());
        }
        self.pick.next = 0.into();
        self.pick_any.next = false;
        self.pick_after.next = false;
        if self.leaving.q.val() {
            self.complete.next = self.complete.val() & !(self.one_entry.val() << self.leaver.q.val());
        }
        for i in 0..8 {
            if self.complete.val().get_bit(i) {
                if self.leaver.q.val() < i.to_bits() {
                    if !self.pick_after.val() {
                        self.pick.next = i.to_bits();
                        self.pick_after.next = true;
                    }
                } else {
                    if !self.pick_any.val() & !self.pick_after.val() {
                        self.pick.next = i.to_bits();
                    }
                }
                self.pick_any.next = true;
            }
        }
        if self.pick_any.val() & (!self.leaving.q.val() | self.taken.val()) {
            self.leaving.d.next = true;
            self.leaver.d.next = self.pick.val();
        }
        self.used.d.next = self.used_now.val();
        self.sent.d.next = self.sent_now.val();
        self.idle.next = !self.count.q.val().any() & !self.working.q.val() & !self.used.q.val().any();
    }
}

ports! { [const LW: usize] LoadStore<LW> {
in: req_valid, req_kind, req_size, req_signed, req_warp, req_rd, req_slot, req_mask, req_address, req_data, req_data2,
    req_aop, req_return, req_pc, req_set, req_combined, memory_lines, wb_ready, store_done_ready, mem_ready, rsp_valid,
    rsp_tag, rsp_data;
out: req_ready, wb_valid, wb_warp, wb_rd, wb_mask, wb_data, wb_last, wb_slot, store_done_valid, store_done_warp,
    store_done_slot, fault_valid, fault_warp, fault_cause, fault_pc, idle, mem_valid, mem_write, mem_atomic, mem_aop,
    mem_word, mem_address, mem_data, mem_mask, mem_tag, count_access, count_coalesced, count_atomic_merged } }

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![BlockEntry {
        name: "load_store",
        spec: "6-core-and-isa.md",
        purpose: "coalesced loads and stores, the memory half of atomics",
        build: || -> Box<dyn Dut> { Box::new(ready_top!(LoadStore::<3>::default())) },
        stimulus: |_| Box::new(Neighbours::new()),
    }]
}
