// SPDX-License-Identifier: MIT
//! The memory of a board in block RAM: one line of 16 bytes per cycle.
//!
//! | | |
//! | --- | --- |
//! | latency | two cycles from request to reply |
//! | throughput | one request per cycle, always taken, answered in order |
//! | reply of a store | undefined data |
//! | address | beyond the memory it wraps; core and host check before |
use super::word_ram::WordRam;
use crate::bundles::{LineAccess, MemoryReply};
use crate::cells::{Lazy, DFF};
use crate::prelude::*;

/// The memory.
#[derive(LogicBlock)]
#[block(new(size: u32))]
pub struct LineMemory {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Request of the core or the host.
    pub req: LineAccess<In>,
    /// Tag of the request; it comes back with the reply.
    pub req_tag: Signal<In, Bits<13>>,
    /// Reply.
    pub rsp: MemoryReply<Out, 13>,
    #[build(WordRam::new(size))]
    words: [Lazy<WordRam>; 4],
    // The two stages.
    looked: DFF<Bit>,
    looked_tag: DFF<Bits<13>>,
    #[drives(rsp.valid)]
    answered: DFF<Bit>,
    #[drives(rsp.tag)]
    answered_tag: DFF<Bits<13>>,
    line: [DFF<Bits<32>>; 4],
}

#[hdl_gen]
impl Logic for LineMemory {
    fn update(&mut self) {
        self.req.ready.next = true;
        self.looked.d.next = self.req.valid.val();
        self.looked_tag.d.next = self.req_tag.val();
        self.answered.d.next = self.looked.q.val();
        self.answered_tag.d.next = self.looked_tag.q.val();
        for i in 0..4 {
            self.line[i].d.next = self.words[i].read_data.val();
            self.rsp.data[i].next = self.line[i].q.val();
            self.words[i].address.next = self.req.address.val().get_bits::<16>(0);
            self.words[i].read_enable.next = self.req.valid.val() & !self.req.write.val();
            self.words[i].write_data.next = self.req.data[i].val();
            self.words[i].write_enable.next = 0.into();
            if self.req.valid.val() & self.req.write.val() {
                self.words[i].write_enable.next = self.req.mask.val().get_bits::<4>(4 * i);
            }
        }
    }
}
