// SPDX-License-Identifier: MIT
//! Where memory requests leave an execution unit: the shared port may be busy with others
//! (docs/mechanisms/5.md, "output FIFO of 4"), and in a core of one unit the atomic unit with its
//! own accesses. Whether it takes a request comes from a register: what is behind the port is no
//! part of the unit's clock path. A [`WordFifo`](super::word_fifo) and the layout of its words.
//!
//! - **latency**: one cycle
//! - **throughput**: one request per cycle
//! - **invariant**: requests leave in the order in which they came; a valid one stays until it is
//!   taken
use super::word_fifo::WordFifo;
use crate::bundles::MemoryRequest;
use crate::cells::Lazy;
use crate::prelude::*;

/// The door of a unit: requests of its [`memory_arbiter`](crate::memory_arbiter) in, the unit's
/// memory port out.
#[derive(LogicBlock)]
pub struct MemoryDoor {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A request comes.
    pub input: MemoryRequest<In, 8>,
    /// The first request: valid.
    pub out: MemoryRequest<Out, 8>,
    #[build(WordFifo::new(false))]
    queue: Lazy<WordFifo<2, 3, 6>>,
    line: Signal<Local, Bits<32>>,
    about: Signal<Local, Bits<32>>,
}

#[hdl_gen]
impl Logic for MemoryDoor {
    fn update(&mut self) {
        // Atomic 29, store 28, line 27:0.
        self.line.next = bit_cast::<32, 28>(self.input.address.val());
        self.line.next = self
            .line
            .val()
            .replace_bit(28, self.input.write.val())
            .replace_bit(29, self.input.atomic.val());
        // Word 31:30, operation 27:24, tag 23:16, byte enables 15:0.
        self.about.next = bit_cast::<32, 16>(self.input.mask.val())
            | (bit_cast::<32, 8>(self.input.tag.val()) << 16)
            | (bit_cast::<32, 4>(self.input.aop.val()) << 24)
            | (bit_cast::<32, 2>(self.input.word.val()) << 30);
        self.queue.in_valid.next = self.input.valid.val();
        self.input.ready.next = self.queue.in_ready.val();
        self.queue.in_words[4].next = self.line.val();
        self.queue.in_words[5].next = self.about.val();
        self.queue.out_ready.next = self.out.ready.val();
        self.out.valid.next = self.queue.out_valid.val();
        self.out.address.next = self.queue.out_words[4].val().get_bits::<28>(0);
        self.out.write.next = self.queue.out_words[4].val().get_bit(28);
        self.out.atomic.next = self.queue.out_words[4].val().get_bit(29);
        self.out.mask.next = self.queue.out_words[5].val().get_bits::<16>(0);
        self.out.tag.next = self.queue.out_words[5].val().get_bits::<8>(16);
        self.out.aop.next = self.queue.out_words[5].val().get_bits::<4>(24);
        self.out.word.next = self.queue.out_words[5].val().get_bits::<2>(30);
        for i in 0..4 {
            self.queue.in_words[i].next = self.input.data[i].val();
            self.out.data[i].next = self.queue.out_words[i].val();
        }
    }
}
