// SPDX-License-Identifier: MIT
//! The outstanding table of the load/store unit: it collects replies and writes complete
//! instructions back.
//!
//! An instruction takes an entry with `take`; each of its accesses is registered with the threads
//! that it serves. When all accesses are sent (`access.last`) and answered, in any order, the
//! result of the entry goes to write-back, or its completion to `store_done`, and the entry becomes
//! free. The reply of a load of lines goes out at `line` with the threads that it is for; it counts
//! as answered when the last value of these has come. Complete entries leave in rotation.
//!
//! Latency: last reply to write-back 3 cycles, to the completion of what writes no register 2.
//! Throughput: one reply and one write-back per cycle.
use super::stages::{Entry, NewEntry, SentAccess, ACCESS_TAG, ENTRY};
use crate::bundles::{
    LineThreads, MemoryReply, RegisteredRow, SingleRow, StoreDone, BYTE, HALF, STORE,
};
use crate::cells::{Bram, LutRam, Table, TablePlace, DFF};
use crate::prelude::*;
use warpwright_config::OUTSTANDING;

/// [`OUTSTANDING`] instructions of a core with `2^LW` warps of `T` threads, which `CB` bits count;
/// an access has a tag of `GA` bits.
#[derive(LogicBlock)]
pub struct Outstanding<const LW: usize, const T: usize, const CB: usize, const GA: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// An entry is free.
    pub any_free: Signal<Out, Bit>,
    /// The entry.
    pub free_entry: Signal<Out, Bits<ENTRY>>,
    /// An instruction takes the free entry.
    pub take: NewEntry<In, LW, T>,
    /// The access of the instruction that sends.
    pub access: SentAccess<In, GA, T>,
    /// Reply of memory, of the constant buffer, or a value of one thread of a load of lines.
    pub rsp: MemoryReply<In, ACCESS_TAG>,
    /// The reply is such a value, in word 0.
    pub rsp_value: Signal<In, Bit>,
    /// Thread of the value, one-hot.
    pub value_thread: Signal<In, Bits<T>>,
    /// The last value of its line.
    pub value_last: Signal<In, Bit>,
    /// The reply is a line for a load of lines.
    pub line: LineThreads<Out, LW, T>,
    /// Results.
    pub wb: SingleRow<Out, LW, T>,
    /// An instruction that writes no register is complete.
    pub store_done: StoreDone<Out, LW>,
    /// No entry is taken and no result waits.
    pub empty: Signal<Out, Bit>,
    used: DFF<Bits<OUTSTANDING>>,
    sent: DFF<Bits<OUTSTANDING>>,
    pending: [DFF<Bits<CB>>; OUTSTANDING],
    // By entry, read at the reply and at write-back.
    table_reply: Table<ENTRY, Entry>,
    table_words: [Table<ENTRY, Bits<2>>; T],
    table_bytes: [Table<ENTRY, Bits<2>>; T],
    table_meta: Table<ENTRY, Entry>,
    table_mask: Table<ENTRY, Bits<T>>,
    table_warp: Table<ENTRY, Bits<LW>>,
    line_warps: Table<ENTRY, Bits<LW>>,
    groups: LutRam<GA, T>,
    loaded: [Bram<ENTRY, 32>; T],
    // Write-back.
    leaving: DFF<Bit>,
    leaver: DFF<Bits<ENTRY>>,
    // The registered result: ends the critical path from block RAM to the bytes of a word.
    out: Registers<RegisteredRow<Local, LW, T>>,
    #[value(1)]
    one_entry: Constant<Bits<OUTSTANDING>>,
    #[value(T.ilog2())]
    thread_bits: Constant<Bits<3>>,
    at_reply: TablePlace<Local, ENTRY>,
    at_leaver: TablePlace<Local, ENTRY>,
    spare: Signal<Local, Bits<ENTRY>>,
    used_now: Signal<Local, Bits<OUTSTANDING>>,
    sent_now: Signal<Local, Bits<OUTSTANDING>>,
    complete: Signal<Local, Bits<OUTSTANDING>>,
    pick: Signal<Local, Bits<ENTRY>>,
    pick_any: Signal<Local, Bit>,
    pick_after: Signal<Local, Bit>,
    is_line: Signal<Local, Bit>,
    served: Signal<Local, Bits<T>>,
    answered: Signal<Local, Bit>,
    reply_entry: Signal<Local, Bits<ENTRY>>,
    reply_meta: Signal<Local, Entry>,
    word: Signal<Local, Bits<2>>,
    first_byte: Signal<Local, Bits<2>>,
    fits: Signal<Local, Bit>,
    amount: Signal<Local, Bits<5>>,
    value: Signal<Local, Bits<32>>,
    leaving_meta: Signal<Local, Entry>,
    writes: Signal<Local, Bit>,
    room: Signal<Local, Bit>,
    taken: Signal<Local, Bit>,
    level: Signal<Local, Bits<CB>>,
    entry_bits: Signal<Local, Bits<ACCESS_TAG>>,
}

#[hdl_gen]
impl Logic for Outstanding {
    fn update(&mut self) {
        // Entries are taken and filled.
        self.used_now.next = self.used.q.val();
        self.sent_now.next = self.sent.q.val();
        if self.access.last.val() {
            self.sent_now.next =
                self.sent_now.val() | (self.one_entry.val() << self.access.entry.val());
        }
        self.spare.next = 0.into();
        self.any_free.next = false;
        for i in 0..OUTSTANDING {
            if !self.used.q.val().get_bit(i) {
                self.spare.next = i.to_bits();
                self.any_free.next = true;
            }
        }
        self.free_entry.next = self.spare.val();
        if self.take.valid.val() {
            self.used_now.next = self.used_now.val() | (self.one_entry.val() << self.spare.val());
        }
        // The free entry and that of a waiting access are written speculatively: `take.valid` and
        // `access.valid` arrive late.
        self.entry_bits.next = self.rsp.tag.val() >> self.thread_bits.val();
        self.reply_entry.next = self.entry_bits.val().get_bits::<ENTRY>(0);
        self.at_reply.write_enable.next = self.any_free.val();
        self.at_reply.write_address.next = self.spare.val();
        self.at_reply.read_address.next = self.reply_entry.val();
        self.at_leaver.write_enable.next = self.any_free.val();
        self.at_leaver.write_address.next = self.spare.val();
        self.at_leaver.read_address.next = self.leaver.q.val();
        self.groups.write_enable.next = self.access.waits.val();
        self.groups.write_address.next = self.access.tag.val();
        self.groups.write_data.next = self.access.group.val();
        self.at_reply.drive(&mut self.table_reply.place);
        self.table_reply.write_data.next = self.take.entry.val();
        self.at_leaver.drive(&mut self.table_meta.place);
        self.table_meta.write_data.next = self.take.entry.val();
        self.at_leaver.drive(&mut self.table_mask.place);
        self.table_mask.write_data.next = self.take.mask.val();
        self.at_leaver.drive(&mut self.table_warp.place);
        self.table_warp.write_data.next = self.take.warp.val();
        self.at_reply.drive(&mut self.line_warps.place);
        self.line_warps.write_data.next = self.take.warp.val();

        // Replies.
        self.groups.read_address.next = self.rsp.tag.val().get_bits::<GA>(0);
        for i in 0..T {
            self.at_reply.drive(&mut self.table_words[i].place);
            self.table_words[i].write_data.next = self.take.offsets[i].val().get_bits::<2>(2);
            self.at_leaver.drive(&mut self.table_bytes[i].place);
            self.table_bytes[i].write_data.next = self.take.offsets[i].val().get_bits::<2>(0);
        }
        self.reply_meta.next = self.table_reply.read_data.val();
        // A line goes out with its threads; their values come back one by one.
        self.line.warp.next = self.line_warps.read_data.val();
        self.line.group.next = self.groups.read_data.val();
        self.is_line.next =
            self.reply_meta.val().kind.get_bit(2) & !self.reply_meta.val().kind.get_bit(0);
        self.line.valid.next = self.rsp.valid.val() & self.is_line.val() & !self.rsp_value.val();
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
                if self.reply_meta.val().kind.get_bit(1) & self.reply_meta.val().word_each {
                    self.value.next = self.rsp.data[i % 4].val();
                }
                if !self.reply_meta.val().kind.get_bit(1) & !self.is_line.val() {
                    for w in 1..4 {
                        if self.word.val() == w.to_bits() {
                            self.value.next = self.rsp.data[w].val();
                        }
                    }
                }
            }
            self.loaded[i].write_enable.next = self.rsp.valid.val() & self.served.val().get_bit(i);
            self.loaded[i].write_address.next = self.reply_entry.val();
            self.loaded[i].write_data.next = self.value.val();
        }
        self.complete.next = 0.into();
        for i in 0..OUTSTANDING {
            self.level.next = self.pending[i].q.val();
            if self.access.valid.val() & (self.access.entry.val() == i.to_bits()) {
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
        self.leaving_meta.next = self.table_meta.read_data.val();
        self.writes.next = (self.leaving_meta.val().kind != STORE)
            & (!self.leaving_meta.val().kind.get_bit(1) | self.leaving_meta.val().returns);
        self.room.next = !self.out.q.valid.val() | self.wb.ready.val();
        if self.room.val() {
            self.out.d.valid.next = self.leaving.q.val() & self.writes.val();
            self.out.d.warp.next = self.table_warp.read_data.val();
            self.out.d.rd.next = self.leaving_meta.val().rd;
            self.out.d.slot.next = self.leaving_meta.val().slot;
            self.out.d.mask.next = self.table_mask.read_data.val();
        }
        self.out.q.drive(&mut self.wb);
        // A load's byte or half word of its word. Not at the reply: that path begins in memory.
        self.fits.next = !self.leaving_meta.val().kind.get_bit(1)
            & (!self.leaving_meta.val().kind.get_bit(2) | self.leaving_meta.val().kind.get_bit(0));
        self.first_byte.next = 0.into();
        self.amount.next = 0.into();
        for i in 0..T {
            self.value.next = self.loaded[i].read_data.val();
            if self.fits.val() {
                self.first_byte.next = self.table_bytes[i].read_data.val();
                self.amount.next = bit_cast::<5, 2>(self.first_byte.val()) << 3;
                self.value.next = self.value.val() >> self.amount.val();
                if self.leaving_meta.val().size == BYTE {
                    self.value.next = self.value.val() & 0xFF;
                    if self.leaving_meta.val().signed & self.value.val().get_bit(7) {
                        self.value.next = self.value.val() | 0xFFFF_FF00_u32.to_bits();
                    }
                }
                if self.leaving_meta.val().size == HALF {
                    self.value.next = self.value.val() & 0xFFFF;
                    if self.leaving_meta.val().signed & self.value.val().get_bit(15) {
                        self.value.next = self.value.val() | 0xFFFF_0000_u32.to_bits();
                    }
                }
            }
            if self.room.val() {
                self.out.d.data[i].next = self.value.val();
            }
        }
        self.store_done.valid.next = self.leaving.q.val() & !self.writes.val();
        self.store_done.warp.next = self.table_warp.read_data.val();
        self.store_done.slot.next = self.leaving_meta.val().slot;
        self.taken.next = self.leaving.q.val()
            & ((self.writes.val() & self.room.val())
                | (!self.writes.val() & self.store_done.ready.val()));
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
        for i in 0..OUTSTANDING {
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
        self.empty.next = !self.used.q.val().any() & !self.out.q.valid.val();
    }
}
