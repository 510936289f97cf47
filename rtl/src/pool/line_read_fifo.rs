// SPDX-License-Identifier: MIT
//! FIFO of a texture pipeline's line reads: whether a request is taken comes from a register.
//!
//! | | |
//! | --- | --- |
//! | latency | one cycle |
//! | throughput | one request per cycle |
//! | invariant | requests leave in the order in which they came |
use super::word_fifo::WordFifo;
use crate::bundles::LineRead;
use crate::cells::Lazy;
use crate::prelude::*;

/// Four requests: the line in word 0, the tag in word 1 of a [`WordFifo`].
#[derive(LogicBlock)]
pub struct LineReadFifo {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Requests of the pipeline.
    pub input: LineRead<In, 6>,
    /// The oldest request.
    pub out: LineRead<Out, 6>,
    #[build(WordFifo::new(false))]
    queue: Lazy<WordFifo<2, 3, 2>>,
}

#[hdl_gen]
impl Logic for LineReadFifo {
    fn update(&mut self) {
        self.queue.in_valid.next = self.input.valid.val();
        self.queue.in_words[0].next = bit_cast::<32, 28>(self.input.address.val());
        self.queue.in_words[1].next = bit_cast::<32, 6>(self.input.tag.val());
        self.input.ready.next = self.queue.in_ready.val();
        self.queue.out_ready.next = self.out.ready.val();
        self.out.valid.next = self.queue.out_valid.val();
        self.out.address.next = self.queue.out_words[0].val().get_bits::<28>(0);
        self.out.tag.next = self.queue.out_words[1].val().get_bits::<6>(0);
    }
}
