//! Where memory requests leave an execution unit: the shared port may be busy with others
//! (spec 5, "output FIFO of 4"), and in a core of one unit the atomic unit with its own accesses. Whether it takes a
//! request comes from a register: what is behind the port is no part of the unit's clock path. A [`WordFifo`](super::word_fifo) and the layout of its words.
//!
//! | | |
//! | --- | --- |
//! | latency | one cycle |
//! | throughput | one request per cycle |
//! | invariant | requests leave in the order in which they came; a valid one stays until it is taken |
use super::word_fifo::WordFifo;
use crate::cells::Lazy;
use crate::prelude::*;

/// The door of a unit: requests of its [`memory_arbiter`](crate::memory_arbiter) in, the unit's memory port out.
#[derive(LogicBlock)]
pub struct MemoryDoor {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A request comes.
    pub in_valid: Signal<In, Bit>,
    /// It is taken.
    pub in_ready: Signal<Out, Bit>,
    /// Store.
    pub in_write: Signal<In, Bit>,
    /// Atomic.
    pub in_atomic: Signal<In, Bit>,
    /// Atomic operation.
    pub in_aop: Signal<In, Bits<4>>,
    /// Word of the line.
    pub in_word: Signal<In, Bits<2>>,
    /// Line.
    pub in_address: Signal<In, Bits<28>>,
    /// Data.
    pub in_data: [Signal<In, Bits<32>>; 4],
    /// Byte enables.
    pub in_mask: Signal<In, Bits<16>>,
    /// Tag.
    pub in_tag: Signal<In, Bits<8>>,
    /// The first request: valid.
    pub out_valid: Signal<Out, Bit>,
    /// It is taken.
    pub out_ready: Signal<In, Bit>,
    /// Store.
    pub out_write: Signal<Out, Bit>,
    /// Atomic.
    pub out_atomic: Signal<Out, Bit>,
    /// Atomic operation.
    pub out_aop: Signal<Out, Bits<4>>,
    /// Word of the line.
    pub out_word: Signal<Out, Bits<2>>,
    /// Line.
    pub out_address: Signal<Out, Bits<28>>,
    /// Data.
    pub out_data: [Signal<Out, Bits<32>>; 4],
    /// Byte enables.
    pub out_mask: Signal<Out, Bits<16>>,
    /// Tag.
    pub out_tag: Signal<Out, Bits<8>>,
    #[build(WordFifo::new(false))]
    queue: Lazy<WordFifo<2, 3, 6>>,
    line: Signal<Local, Bits<32>>,
    about: Signal<Local, Bits<32>>,
}

impl Logic for MemoryDoor {
    #[hdl_gen]
    fn update(&mut self) {
        // Atomic 29, store 28, line 27:0.
        self.line.next = bit_cast::<32, 28>(self.in_address.val());
        self.line.next = self.line.val().replace_bit(28, self.in_write.val()).replace_bit(29, self.in_atomic.val());
        // Word 31:30, operation 27:24, tag 23:16, byte enables 15:0.
        self.about.next = bit_cast::<32, 16>(self.in_mask.val())
            | (bit_cast::<32, 8>(self.in_tag.val()) << 16)
            | (bit_cast::<32, 4>(self.in_aop.val()) << 24)
            | (bit_cast::<32, 2>(self.in_word.val()) << 30);
        self.queue.in_valid.next = self.in_valid.val();
        self.in_ready.next = self.queue.in_ready.val();
        self.queue.in_words[4].next = self.line.val();
        self.queue.in_words[5].next = self.about.val();
        self.queue.out_ready.next = self.out_ready.val();
        self.out_valid.next = self.queue.out_valid.val();
        self.out_address.next = self.queue.out_words[4].val().get_bits::<28>(0);
        self.out_write.next = self.queue.out_words[4].val().get_bit(28);
        self.out_atomic.next = self.queue.out_words[4].val().get_bit(29);
        self.out_mask.next = self.queue.out_words[5].val().get_bits::<16>(0);
        self.out_tag.next = self.queue.out_words[5].val().get_bits::<8>(16);
        self.out_aop.next = self.queue.out_words[5].val().get_bits::<4>(24);
        self.out_word.next = self.queue.out_words[5].val().get_bits::<2>(30);
        for i in 0..4 {
            self.queue.in_words[i].next = self.in_data[i].val();
            self.out_data[i].next = self.queue.out_words[i].val();
        }
    }
}
