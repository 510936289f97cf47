// SPDX-License-Identifier: MIT
//! A cache in front of a slow memory of lines: direct-mapped, write-back, in block RAM.
//!
//! A request is looked up in the cycle after it was taken, beside the next one's taking. A load is
//! taken to hit until what the tags said is in registers; what was looked up behind one that missed
//! is looked up again. What is not there waits for its victim to be written back, if that is dirty,
//! and for its line to be fetched; a store of a whole line fetches nothing. At power-up the tags
//! are cleared, one a cycle.
//!
//! - **latency**: of a load that hits 2 cycles, of a store 3, of a load that misses the memory's
//!   and 7, of such a store 8, and 2 and the memory's for a dirty victim
//! - **throughput**: one load that hits per cycle; a store each three cycles; one miss at a time
//! - **order**: replies come in the order of the requests, stores are answered too (with undefined
//!   data)
//! - **invariants**: a line is written back before another takes its place; a line that no store
//!   changed is never written
use super::word_ram::WordRam;
use crate::bundles::{LineAccess, LineReply, MemoryReply, WholeLine};
use crate::cells::{Lazy, DFF};
use crate::prelude::*;

/// The cache.
#[derive(LogicBlock)]
#[block(new(size: u32))]
#[derived(low = (1u64 << size) - 1)]
pub struct LineCache {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Request of the core or the host.
    pub req: LineAccess<In>,
    /// Tag of the request; it comes back with the reply.
    pub req_tag: Signal<In, Bits<13>>,
    /// Reply.
    pub rsp: MemoryReply<Out, 13>,
    /// Request to the memory behind the cache.
    pub mem: WholeLine<Out>,
    /// Line from the memory behind the cache.
    pub fill: LineReply<In>,
    #[build(WordRam::new(size))]
    words: [Lazy<WordRam>; 4],
    // Valid 31, dirty 30, the address above the cache's size.
    #[build(WordRam::new(size))]
    tags: Lazy<WordRam>,
    // 0 tags are cleared, 1 ready, 2 looked up, 3 a store writes or misses, 4 the request that
    // waits is read, 5 the present one is read again, 6 the victim is read, 7 it is written back, 8
    // the line is asked for, 9 it is waited for, 10 a read that missed is answered.
    state: DFF<Bits<4>>,
    sweep: DFF<Bits<16>>,
    // The request that is looked up.
    held_write: DFF<Bit>,
    held_address: DFF<Bits<28>>,
    held_mask: DFF<Bits<16>>,
    held_tag: DFF<Bits<13>>,
    held_data: [DFF<Bits<32>>; 4],
    // The read that was looked up in the cycle before, or that missed.
    read_address: DFF<Bits<28>>,
    read_tag: DFF<Bits<13>>,
    // What the tags said of the last lookup: hit, a dirty line is in the way, its address.
    was_hit: DFF<Bit>,
    was_dirty: DFF<Bit>,
    was_above: DFF<Bits<28>>,
    // It was of a read. A read that missed is served. Behind it a request is held.
    judged: DFF<Bit>,
    reading: DFF<Bit>,
    parked: DFF<Bit>,
    // One that was taken while the present one missed or stored.
    waits: DFF<Bit>,
    next_write: DFF<Bit>,
    next_address: DFF<Bits<28>>,
    next_mask: DFF<Bits<16>>,
    next_tag: DFF<Bits<13>>,
    next_data: [DFF<Bits<32>>; 4],
    victim: DFF<Bits<28>>,
    #[drives(rsp.valid)]
    answered: DFF<Bit>,
    #[drives(rsp.tag)]
    answered_tag: DFF<Bits<13>>,
    line: [DFF<Bits<32>>; 4],
    // The bits of an address below and above the cache's size.
    #[value(low)]
    low: Constant<Bits<28>>,
    #[value(0xfff_ffff & !low)]
    high: Constant<Bits<28>>,
    #[value(low)]
    last: Constant<Bits<16>>,
    taking: Signal<Local, Bit>,
    looking: Signal<Local, Bit>,
    entry: Signal<Local, Bits<32>>,
    missed: Signal<Local, Bit>,
    present: Signal<Local, Bits<28>>,
    entry_above: Signal<Local, Bits<28>>,
    above: Signal<Local, Bits<28>>,
    marks: Signal<Local, Bits<2>>,
    hit: Signal<Local, Bit>,
    whole: Signal<Local, Bit>,
    place: Signal<Local, Bits<28>>,
    reads: Signal<Local, Bit>,
    stores: Signal<Local, Bit>,
    fills: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for LineCache {
    fn update(&mut self) {
        self.looking.next = self.state.q.val() == 2;
        self.missed.next = self.judged.q.val() & !self.was_hit.q.val();
        self.req.ready.next = ((self.state.q.val() == 1) | self.looking.val())
            & !self.waits.q.val()
            & !self.missed.val();
        self.taking.next = self.req.valid.val() & self.req.ready.val();
        self.entry.next = self.tags.read_data.val();
        self.entry_above.next = self.entry.val().get_bits::<28>(0) & self.high.val();
        self.hit.next = self.entry.val().get_bit(31)
            & (self.entry_above.val() == (self.held_address.q.val() & self.high.val()));
        self.whole.next =
            self.held_write.q.val() & self.held_mask.q.val().all() & !self.reading.q.val();

        // A read that missed, or the request that is held.
        self.present.next = self.held_address.q.val();
        if self.missed.val() | self.reading.q.val() {
            self.present.next = self.read_address.q.val();
        }
        self.above.next = self.present.val() & self.high.val();

        // What the block RAMs do.
        self.place.next = self.present.val();
        if (self.state.q.val() == 1) | self.looking.val() {
            self.place.next = self.req.address.val();
        } else if self.state.q.val() == 4 {
            self.place.next = self.next_address.q.val();
        } else if self.state.q.val() == 10 {
            self.place.next = self.held_address.q.val();
        } else if self.state.q.val() == 0 {
            self.place.next = bit_cast::<28, 16>(self.sweep.q.val());
        }
        self.reads.next = (self.state.q.val() == 1)
            | self.looking.val()
            | (self.state.q.val() == 4)
            | (self.state.q.val() == 5)
            | (self.state.q.val() == 6)
            | (self.state.q.val() == 10);
        self.stores.next = (self.state.q.val() == 3)
            & (self.was_hit.q.val() | (self.whole.val() & !self.was_dirty.q.val()));
        self.fills.next = (self.state.q.val() == 9) & self.fill.valid.val();
        self.tags.address.next = self.place.val().get_bits::<16>(0);
        self.tags.read_enable.next = self.reads.val();
        self.tags.write_enable.next = 0.into();
        if self.stores.val() | self.fills.val() | (self.state.q.val() == 0) {
            self.tags.write_enable.next = 15.into();
        }
        self.marks.next = 2.into();
        if self.stores.val() {
            self.marks.next = 3.into();
        }
        self.tags.write_data.next =
            bit_cast::<32, 28>(self.above.val()) | (bit_cast::<32, 2>(self.marks.val()) << 30);
        if self.state.q.val() == 0 {
            self.tags.write_data.next = 0.into();
        }
        for i in 0..4 {
            self.words[i].address.next = self.place.val().get_bits::<16>(0);
            self.words[i].read_enable.next = self.reads.val();
            self.words[i].write_enable.next = 0.into();
            self.words[i].write_data.next = self.held_data[i].q.val();
            if self.stores.val() {
                self.words[i].write_enable.next = self.held_mask.q.val().get_bits::<4>(4 * i);
            } else if self.state.q.val() == 9 {
                self.words[i].write_data.next = self.fill.data[i].val();
                if self.fill.valid.val() {
                    self.words[i].write_enable.next = 15.into();
                }
            }
        }

        // What the requests do.
        self.answered.d.next = self.stores.val();
        self.answered_tag.d.next = self.held_tag.q.val();
        if self.state.q.val() == 0 {
            self.sweep.d.next = self.sweep.q.val() + 1;
            if self.sweep.q.val() == self.last.val() {
                self.state.d.next = 1.into();
            }
        } else if self.state.q.val() == 1 {
            if self.taking.val() {
                self.state.d.next = 2.into();
            }
        } else if self.state.q.val() == 2 {
            if self.held_write.q.val() {
                self.waits.d.next = self.waits.q.val() | self.taking.val();
                self.state.d.next = 3.into();
            } else if !self.taking.val() {
                // As if it hit.
                self.state.d.next = 1.into();
            }
            if self.hit.val() & !self.held_write.q.val() & !self.missed.val() {
                self.answered.d.next = true;
            }
        } else if self.state.q.val() == 3 {
            if self.stores.val() {
                self.state.d.next = 1.into();
                if self.waits.q.val() {
                    self.state.d.next = 4.into();
                }
            } else if self.was_dirty.q.val() {
                self.state.d.next = 6.into();
            } else {
                self.state.d.next = 8.into();
            }
        } else if self.state.q.val() == 4 {
            self.waits.d.next = false;
            self.state.d.next = 2.into();
        } else if self.state.q.val() == 5 {
            self.state.d.next = 2.into();
            if self.reading.q.val() {
                self.state.d.next = 10.into();
            }
        } else if self.state.q.val() == 6 {
            self.state.d.next = 7.into();
        } else if self.state.q.val() == 7 {
            self.was_hit.d.next = true;
            if self.mem.ready.val() {
                self.state.d.next = 8.into();
                if self.whole.val() {
                    self.state.d.next = 3.into();
                }
            }
        } else if self.state.q.val() == 8 {
            if self.mem.ready.val() {
                self.state.d.next = 9.into();
            }
        } else if self.state.q.val() == 10 {
            self.answered.d.next = true;
            self.answered_tag.d.next = self.read_tag.q.val();
            self.reading.d.next = false;
            self.state.d.next = 1.into();
            if self.parked.q.val() {
                self.state.d.next = 2.into();
            }
        } else if self.fill.valid.val() {
            self.state.d.next = 5.into();
        }

        // What the tags said, through registers: the way from them is long. Until then a read is
        // taken to hit; the one behind it, if it is looked up meanwhile, is looked up again.
        self.judged.d.next = self.looking.val() & !self.held_write.q.val() & !self.missed.val();
        if self.looking.val() {
            self.was_hit.d.next = self.hit.val();
            self.was_dirty.d.next = self.entry.val().get_bit(31) & self.entry.val().get_bit(30);
            self.was_above.d.next = self.entry_above.val();
        }
        if self.looking.val() & !self.missed.val() {
            self.read_address.d.next = self.held_address.q.val();
            self.read_tag.d.next = self.held_tag.q.val();
        }
        if self.missed.val() | (self.state.q.val() == 3) {
            self.victim.d.next = self.was_above.q.val() | (self.present.val() & self.low.val());
        }
        if self.missed.val() {
            self.reading.d.next = true;
            self.parked.d.next = self.looking.val();
            self.state.d.next = 8.into();
            if self.was_dirty.q.val() {
                self.state.d.next = 6.into();
            }
        }

        // A request is held when it is looked up; one that comes beside a miss or a store waits.
        if self.taking.val() {
            self.next_write.d.next = self.req.write.val();
            self.next_address.d.next = self.req.address.val();
            self.next_mask.d.next = self.req.mask.val();
            self.next_tag.d.next = self.req_tag.val();
        }
        if (self.state.q.val() == 1)
            | (self.looking.val() & !self.held_write.q.val() & !self.missed.val())
        {
            self.held_write.d.next = self.req.write.val();
            self.held_address.d.next = self.req.address.val();
            self.held_tag.d.next = self.req_tag.val();
        } else if self.state.q.val() == 4 {
            self.held_write.d.next = self.next_write.q.val();
            self.held_address.d.next = self.next_address.q.val();
            self.held_tag.d.next = self.next_tag.q.val();
        }
        // A read needs neither data nor mask.
        if !self.held_write.q.val() | (self.state.q.val() == 1) {
            self.held_mask.d.next = self.req.mask.val();
        }
        if self.state.q.val() == 4 {
            self.held_mask.d.next = self.next_mask.q.val();
        }
        for i in 0..4 {
            if self.taking.val() {
                self.next_data[i].d.next = self.req.data[i].val();
            }
            if !self.held_write.q.val() | (self.state.q.val() == 1) {
                self.held_data[i].d.next = self.req.data[i].val();
            }
            if self.state.q.val() == 4 {
                self.held_data[i].d.next = self.next_data[i].q.val();
            }
            self.line[i].d.next = self.words[i].read_data.val();
            self.rsp.data[i].next = self.line[i].q.val();
        }

        // The memory.
        self.mem.valid.next = (self.state.q.val() == 7) | (self.state.q.val() == 8);
        self.mem.write.next = self.state.q.val() == 7;
        self.mem.address.next = self.present.val();
        if self.state.q.val() == 7 {
            self.mem.address.next = self.victim.q.val();
        }
        for i in 0..4 {
            self.mem.data[i].next = self.words[i].read_data.val();
        }
    }
}
