// SPDX-License-Identifier: MIT
//! The constant buffer: 256 lines of four words in block RAM (docs/core.md).
//!
//! `start` fills as many lines as the program has from memory; no warp is launched while it is
//! `loading`. The load path reads a line per cycle. Lines are asked for in batches of 64, answered
//! in any order.
//!
//! - **latency**: of a read 1 cycle; of the fill, memory latency and one cycle a line, for each
//!   batch of 64 lines
//! - **throughput**: one line per cycle
//! - **invariant**: nothing is read while `loading`
use crate::bundles::{ConstantRead, LineRead, MemoryReply};
use crate::cells::{Bram, DFF};
use crate::prelude::*;

/// The constant buffer.
#[derive(LogicBlock)]
pub struct ConstantBuffer {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Pulse: a grid is to start.
    pub start: Signal<In, Bit>,
    /// Memory line of the first constants.
    pub base: Signal<In, Bits<28>>,
    /// Lines that the program has, up to 256.
    pub lines: Signal<In, Bits<9>>,
    /// Lines are being filled.
    pub loading: Signal<Out, Bit>,
    /// Requests of the fill.
    pub mem: LineRead<Out, 6>,
    /// Replies of memory, all of them to the fill.
    pub rsp: MemoryReply<In, 6>,
    /// Reads of the load path.
    pub constant: ConstantRead<In>,
    words: [Bram<8, 32>; 4],
    #[drives(loading)]
    filling: DFF<Bit>,
    // Lines asked for; lines answered.
    sent: DFF<Bits<9>>,
    filled: DFF<Bits<9>>,
    // Where the answers of the batch belong.
    batch: DFF<Bits<2>>,
    asks: Signal<Local, Bit>,
    place: Signal<Local, Bits<8>>,
}

#[hdl_gen]
impl Logic for ConstantBuffer {
    fn update(&mut self) {
        if self.start.val() & self.lines.val().any() {
            self.filling.d.next = true;
            self.sent.d.next = 0.into();
            self.filled.d.next = 0.into();
        }
        if self.filling.q.val() & (self.filled.q.val() == self.lines.val()) {
            self.filling.d.next = false;
        }
        // A batch begins when the one before is there.
        self.asks.next = self.filling.q.val()
            & (self.sent.q.val() != self.lines.val())
            & (self.sent.q.val().get_bits::<6>(0).any()
                | (self.sent.q.val() == self.filled.q.val()));
        self.mem.valid.next = self.asks.val();
        self.mem.address.next = self.base.val() + bit_cast::<28, 9>(self.sent.q.val());
        self.mem.tag.next = self.sent.q.val().get_bits::<6>(0);
        if self.asks.val() & self.mem.ready.val() {
            self.sent.d.next = self.sent.q.val() + 1;
            self.batch.d.next = self.sent.q.val().get_bits::<2>(6);
        }
        if self.rsp.valid.val() {
            self.filled.d.next = self.filled.q.val() + 1;
        }
        self.place.next =
            (bit_cast::<8, 2>(self.batch.q.val()) << 6) | bit_cast::<8, 6>(self.rsp.tag.val());
        for i in 0..4 {
            self.words[i].write_enable.next = self.rsp.valid.val();
            self.words[i].write_address.next = self.place.val();
            self.words[i].write_data.next = self.rsp.data[i].val();
            self.words[i].read_enable.next = self.constant.read.val();
            self.words[i].read_address.next = self.constant.line.val();
            self.constant.data[i].next = self.words[i].read_data.val();
        }
    }
}
