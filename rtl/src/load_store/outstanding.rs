// SPDX-License-Identifier: MIT
//! The outstanding table of the load/store unit: replies are collected, complete instructions
//! are written back.
//!
//! An instruction takes an entry with `take_valid`; each of its accesses is told with the threads
//! that it serves; when all are sent (`sent_valid`) and answered, in any order, the entry goes to
//! write-back, or its completion is told, and becomes free. The reply of a load of lines (kind 4)
//! is told with the threads that want it; it counts as answered when the last of their values has
//! come. Complete entries leave in turn.
//!
//! Latency: last reply to write-back 3 cycles, to the completion of what writes no register 2.
//! Throughput: one reply and one write-back per cycle.
use crate::bundles::MemoryReply;
use crate::cells::{Bram, LutRam, DFF};
use crate::prelude::*;

/// Eight instructions of a core with `2^LW` warps of `T` threads, which `CB` bits count; an access
/// has a tag of `GA` bits.
#[derive(LogicBlock)]
pub struct Outstanding<const LW: usize, const T: usize, const CB: usize, const GA: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// An entry is free.
    pub any_free: Signal<Out, Bit>,
    /// The entry.
    pub free_entry: Signal<Out, Bits<3>>,
    /// It is taken by an instruction.
    pub take_valid: Signal<In, Bit>,
    /// Kind in bits 2:0, size in 4:3, signed in 5, register in 11:6, slot in 14:12, the old value
    /// is wanted in 15, each thread of a quad has a word of the reply in 16.
    pub take_meta: Signal<In, Bits<17>>,
    /// Its threads.
    pub take_mask: Signal<In, Bits<T>>,
    /// Bits 3:0 of the address of each thread.
    pub take_offsets: [Signal<In, Bits<4>>; T],
    /// Its warp.
    pub take_warp: Signal<In, Bits<LW>>,
    /// An access is sent or waits for that.
    pub access_waits: Signal<In, Bit>,
    /// An access is sent.
    pub access_valid: Signal<In, Bit>,
    /// Entry that is sending.
    pub access_entry: Signal<In, Bits<3>>,
    /// The access's tag: its entry above its lowest thread.
    pub access_tag: Signal<In, Bits<GA>>,
    /// Threads that it serves.
    pub access_group: Signal<In, Bits<T>>,
    /// The entry has sent its last access.
    pub sent_valid: Signal<In, Bit>,
    /// Memory response: valid.
    pub rsp: MemoryReply<In, 6>,
    /// The response is a value of one thread of a load of lines, in word 0.
    pub rsp_value: Signal<In, Bit>,
    /// The thread, one-hot.
    pub value_thread: Signal<In, Bits<T>>,
    /// It is the last of its line.
    pub value_last: Signal<In, Bit>,
    /// The response is a line for a load of lines.
    pub line_valid: Signal<Out, Bit>,
    /// Its warp.
    pub line_warp: Signal<Out, Bits<LW>>,
    /// Threads that want it.
    pub line_group: Signal<Out, Bits<T>>,
    /// Write-back: valid.
    pub wb_valid: Signal<Out, Bit>,
    /// Write-back: taken.
    pub wb_ready: Signal<In, Bit>,
    /// Write-back: warp.
    pub wb_warp: Signal<Out, Bits<LW>>,
    /// Write-back: register.
    pub wb_rd: Signal<Out, Bits<6>>,
    /// Write-back: threads.
    pub wb_mask: Signal<Out, Bits<T>>,
    /// Write-back: data.
    pub wb_data: [Signal<Out, Bits<32>>; T],
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
    /// No entry is taken.
    pub empty: Signal<Out, Bit>,
    used: DFF<Bits<8>>,
    sent: DFF<Bits<8>>,
    pending: [DFF<Bits<CB>>; 8],
    // By entry, read at the reply and at write-back.
    table_reply: LutRam<3, 17>,
    table_words: [LutRam<3, 2>; T],
    table_bytes: [LutRam<3, 2>; T],
    table_meta: LutRam<3, 17>,
    table_mask: LutRam<3, T>,
    table_warp: LutRam<3, LW>,
    line_warps: LutRam<3, LW>,
    groups: LutRam<GA, T>,
    loaded: [Bram<3, 32>; T],
    // Write-back.
    leaving: DFF<Bit>,
    leaver: DFF<Bits<3>>,
    // What is written back: the way from block RAM to the bytes of a word ends here.
    out_valid: DFF<Bit>,
    out_warp: DFF<Bits<LW>>,
    out_rd: DFF<Bits<6>>,
    out_mask: DFF<Bits<T>>,
    out_slot: DFF<Bits<3>>,
    out_data: [DFF<Bits<32>>; T],
    #[value(1)]
    one_entry: Constant<Bits<8>>,
    #[value(T.ilog2())]
    thread_bits: Constant<Bits<3>>,
    spare: Signal<Local, Bits<3>>,
    used_now: Signal<Local, Bits<8>>,
    sent_now: Signal<Local, Bits<8>>,
    complete: Signal<Local, Bits<8>>,
    pick: Signal<Local, Bits<3>>,
    pick_any: Signal<Local, Bit>,
    pick_after: Signal<Local, Bit>,
    is_line: Signal<Local, Bit>,
    served: Signal<Local, Bits<T>>,
    answered: Signal<Local, Bit>,
    reply_entry: Signal<Local, Bits<3>>,
    reply_meta: Signal<Local, Bits<17>>,
    word: Signal<Local, Bits<2>>,
    first_byte: Signal<Local, Bits<2>>,
    fits: Signal<Local, Bit>,
    amount: Signal<Local, Bits<5>>,
    value: Signal<Local, Bits<32>>,
    leaving_meta: Signal<Local, Bits<17>>,
    writes: Signal<Local, Bit>,
    room: Signal<Local, Bit>,
    taken: Signal<Local, Bit>,
    level: Signal<Local, Bits<CB>>,
    entry_bits: Signal<Local, Bits<6>>,
}

impl<const LW: usize, const T: usize, const CB: usize, const GA: usize> Logic
    for Outstanding<LW, T, CB, GA>
{
    #[hdl_gen]
    fn update(&mut self) {
        // Entries are taken and filled.
        self.used_now.next = self.used.q.val();
        self.sent_now.next = self.sent.q.val();
        if self.sent_valid.val() {
            self.sent_now.next =
                self.sent_now.val() | (self.one_entry.val() << self.access_entry.val());
        }
        self.spare.next = 0.into();
        self.any_free.next = false;
        for i in 0..8 {
            if !self.used.q.val().get_bit(i) {
                self.spare.next = i.to_bits();
                self.any_free.next = true;
            }
        }
        self.free_entry.next = self.spare.val();
        if self.take_valid.val() {
            self.used_now.next = self.used_now.val() | (self.one_entry.val() << self.spare.val());
        }
        // An entry that nobody has takes what may come: whether it does is known late. So does the
        // place of an access that waits to be sent.
        self.groups.write_enable.next = self.access_waits.val();
        self.groups.write_address.next = self.access_tag.val();
        self.groups.write_data.next = self.access_group.val();
        self.table_reply.write_enable.next = self.any_free.val();
        self.table_reply.write_address.next = self.spare.val();
        self.table_reply.write_data.next = self.take_meta.val();
        self.table_meta.write_enable.next = self.any_free.val();
        self.table_meta.write_address.next = self.spare.val();
        self.table_meta.write_data.next = self.take_meta.val();
        self.table_mask.write_enable.next = self.any_free.val();
        self.table_mask.write_address.next = self.spare.val();
        self.table_mask.write_data.next = self.take_mask.val();
        self.table_warp.write_enable.next = self.any_free.val();
        self.table_warp.write_address.next = self.spare.val();
        self.table_warp.write_data.next = self.take_warp.val();
        self.line_warps.write_enable.next = self.any_free.val();
        self.line_warps.write_address.next = self.spare.val();
        self.line_warps.write_data.next = self.take_warp.val();

        // Replies.
        self.entry_bits.next = self.rsp.tag.val() >> self.thread_bits.val();
        self.reply_entry.next = self.entry_bits.val().get_bits::<3>(0);
        self.groups.read_address.next = self.rsp.tag.val().get_bits::<GA>(0);
        self.table_reply.read_address.next = self.reply_entry.val();
        for i in 0..T {
            self.table_words[i].write_enable.next = self.any_free.val();
            self.table_words[i].write_address.next = self.spare.val();
            self.table_words[i].write_data.next = self.take_offsets[i].val().get_bits::<2>(2);
            self.table_words[i].read_address.next = self.reply_entry.val();
            self.table_bytes[i].write_enable.next = self.any_free.val();
            self.table_bytes[i].write_address.next = self.spare.val();
            self.table_bytes[i].write_data.next = self.take_offsets[i].val().get_bits::<2>(0);
            self.table_bytes[i].read_address.next = self.leaver.q.val();
        }
        self.reply_meta.next = self.table_reply.read_data.val();
        // A line goes to its threads; their values come back one by one.
        self.line_warps.read_address.next = self.reply_entry.val();
        self.line_warp.next = self.line_warps.read_data.val();
        self.line_group.next = self.groups.read_data.val();
        self.is_line.next = self.reply_meta.val().get_bit(2) & !self.reply_meta.val().get_bit(0);
        self.line_valid.next = self.rsp.valid.val() & self.is_line.val() & !self.rsp_value.val();
        self.served.next = self.groups.read_data.val();
        self.answered.next = self.rsp.valid.val();
        if self.is_line.val() {
            self.served.next = 0.into();
            self.answered.next =
                self.rsp.valid.val() & self.rsp_value.val() & self.value_last.val();
            if self.rsp_value.val() {
                self.served.next = self.value_thread.val();
            }
        }
        // Each thread keeps its word.
        self.value.next = 0.into();
        self.word.next = 0.into();
        for i in 0..T {
            if self.rsp.valid.val() {
                self.word.next = self.table_words[i].read_data.val();
                self.value.next = self.rsp.data[0].val();
                if self.reply_meta.val().get_bit(1) & self.reply_meta.val().get_bit(16) {
                    self.value.next = self.rsp.data[i % 4].val();
                }
                if !self.reply_meta.val().get_bit(1) & !self.is_line.val() {
                    match self.word.val().index() {
                        1 => {
                            self.value.next = self.rsp.data[1].val();
                        }
                        2 => {
                            self.value.next = self.rsp.data[2].val();
                        }
                        3 => {
                            self.value.next = self.rsp.data[3].val();
                        }
                        _ => {}
                    }
                }
            }
            self.loaded[i].write_enable.next = self.rsp.valid.val() & self.served.val().get_bit(i);
            self.loaded[i].write_address.next = self.reply_entry.val();
            self.loaded[i].write_data.next = self.value.val();
        }
        self.complete.next = 0.into();
        for i in 0..8 {
            self.level.next = self.pending[i].q.val();
            if self.access_valid.val() & (self.access_entry.val() == i.to_bits()) {
                self.level.next = self.level.val() + 1;
            }
            if self.answered.val() & (self.reply_entry.val() == i.to_bits()) {
                self.level.next = self.level.val() - 1;
            }
            self.pending[i].d.next = self.level.val();
            if self.used.q.val().get_bit(i)
                & self.sent.q.val().get_bit(i)
                & !self.pending[i].q.val().any()
            {
                self.complete.next = self.complete.val().replace_bit(i, true);
            }
        }

        // Write-back, the complete entries in turn.
        self.table_meta.read_address.next = self.leaver.q.val();
        self.table_mask.read_address.next = self.leaver.q.val();
        self.table_warp.read_address.next = self.leaver.q.val();
        self.leaving_meta.next = self.table_meta.read_data.val();
        self.writes.next = (self.leaving_meta.val().get_bits::<3>(0) != 1)
            & (!self.leaving_meta.val().get_bit(1) | self.leaving_meta.val().get_bit(15));
        self.room.next = !self.out_valid.q.val() | self.wb_ready.val();
        if self.room.val() {
            self.out_valid.d.next = self.leaving.q.val() & self.writes.val();
            self.out_warp.d.next = self.table_warp.read_data.val();
            self.out_rd.d.next = self.leaving_meta.val().get_bits::<6>(6);
            self.out_slot.d.next = self.leaving_meta.val().get_bits::<3>(12);
            self.out_mask.d.next = self.table_mask.read_data.val();
        }
        self.wb_valid.next = self.out_valid.q.val();
        self.wb_warp.next = self.out_warp.q.val();
        self.wb_rd.next = self.out_rd.q.val();
        self.wb_slot.next = self.out_slot.q.val();
        self.wb_mask.next = self.out_mask.q.val();
        // A load's byte or half word of its word. Here and not at the reply, whose way from memory
        // is long.
        self.fits.next = !self.leaving_meta.val().get_bit(1)
            & (!self.leaving_meta.val().get_bit(2) | self.leaving_meta.val().get_bit(0));
        self.first_byte.next = 0.into();
        self.amount.next = 0.into();
        for i in 0..T {
            self.value.next = self.loaded[i].read_data.val();
            if self.fits.val() {
                self.first_byte.next = self.table_bytes[i].read_data.val();
                self.amount.next = bit_cast::<5, 2>(self.first_byte.val()) << 3;
                self.value.next = self.value.val() >> self.amount.val();
                match self.leaving_meta.val().get_bits::<2>(3).index() {
                    0 => {
                        self.value.next = self.value.val() & 0xFF;
                        if self.leaving_meta.val().get_bit(5) & self.value.val().get_bit(7) {
                            self.value.next = self.value.val() | 0xFFFF_FF00_u32.to_bits();
                        }
                    }
                    1 => {
                        self.value.next = self.value.val() & 0xFFFF;
                        if self.leaving_meta.val().get_bit(5) & self.value.val().get_bit(15) {
                            self.value.next = self.value.val() | 0xFFFF_0000_u32.to_bits();
                        }
                    }
                    _ => {}
                }
            }
            if self.room.val() {
                self.out_data[i].d.next = self.value.val();
            }
            self.wb_data[i].next = self.out_data[i].q.val();
        }
        self.store_done_valid.next = self.leaving.q.val() & !self.writes.val();
        self.store_done_warp.next = self.table_warp.read_data.val();
        self.store_done_slot.next = self.leaving_meta.val().get_bits::<3>(12);
        self.taken.next = self.leaving.q.val()
            & ((self.writes.val() & self.room.val())
                | (!self.writes.val() & self.store_done_ready.val()));
        if self.taken.val() {
            self.leaving.d.next = false;
            self.used_now.next =
                self.used_now.val() & !(self.one_entry.val() << self.leaver.q.val());
            self.sent_now.next =
                self.sent_now.val() & !(self.one_entry.val() << self.leaver.q.val());
        }
        self.pick.next = 0.into();
        self.pick_any.next = false;
        self.pick_after.next = false;
        if self.leaving.q.val() {
            self.complete.next =
                self.complete.val() & !(self.one_entry.val() << self.leaver.q.val());
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
        // What it has loaded is there when it leaves.
        for i in 0..T {
            self.loaded[i].read_enable.next =
                self.pick_any.val() & (!self.leaving.q.val() | self.taken.val());
            self.loaded[i].read_address.next = self.pick.val();
        }
        if self.pick_any.val() & (!self.leaving.q.val() | self.taken.val()) {
            self.leaving.d.next = true;
            self.leaver.d.next = self.pick.val();
        }
        self.used.d.next = self.used_now.val();
        self.sent.d.next = self.sent_now.val();
        self.empty.next = !self.used.q.val().any() & !self.out_valid.q.val();
    }
}
