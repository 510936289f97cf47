// SPDX-License-Identifier: MIT
//! Where texels come into an execution unit (docs/mechanisms/5.md, 8 entries in). A
//! [`WordFifo`](super::word_fifo) and the layout of its words.
//!
//! | | |
//! | --- | --- |
//! | latency | one cycle; none in a core of one unit |
//! | throughput | the texels of one register of a warp per cycle |
//! | invariant | they leave in the order in which they came |
use super::word_fifo::WordFifo;
use crate::bundles::ResultRow;
use crate::cells::Lazy;
use crate::prelude::*;

/// The door of a unit of `2^LW` warps of `T` threads, which travel with `LV` bits
/// ([`texture_door`](super::texture_door)): texels of the shared pipeline in, a write-back port
/// out.
#[derive(LogicBlock)]
#[block(new(straight: bool))]
#[check(LV <= 6, "the warp has 6 bits")]
pub struct TexelDoor<const LW: usize, const LV: usize, const T: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Texels come.
    pub input: ResultRow<In, LV, 4>,
    /// Texels for the register file: valid.
    pub wb: ResultRow<Out, LW, T>,
    #[build(WordFifo::new(straight))]
    queue: Lazy<WordFifo<3, 4, 5>>,
    #[value(LW as u64)]
    warp_bits: Constant<Bits<3>>,
    #[value(T > 4)]
    several: Constant<Bit>,
    about: Signal<Local, Bits<32>>,
    place: Signal<Local, Bits<6>>,
    own: Signal<Local, Bits<T>>,
}

#[hdl_gen]
impl Logic for TexelDoor {
    fn update(&mut self) {
        // Slot 19:17, last 16, threads 15:12, register 11:6, warp 5:0.
        self.about.next = bit_cast::<32, LV>(self.input.warp.val())
            | (bit_cast::<32, 6>(self.input.rd.val()) << 6)
            | (bit_cast::<32, 4>(self.input.mask.val()) << 12)
            | (bit_cast::<32, 3>(self.input.slot.val()) << 17);
        self.about.next = self.about.val().replace_bit(16, self.input.last.val());
        self.queue.in_valid.next = self.input.valid.val();
        self.input.ready.next = self.queue.in_ready.val();
        self.queue.in_words[4].next = self.about.val();
        self.queue.out_ready.next = self.wb.ready.val();
        self.wb.valid.next = self.queue.out_valid.val();
        self.wb.warp.next = bit_cast::<LW, 6>(self.queue.out_words[4].val().get_bits::<6>(0));
        self.wb.rd.next = self.queue.out_words[4].val().get_bits::<6>(6);
        // Bits of the quad, if there are two: which one, and whether it is the last.
        self.place.next = self.queue.out_words[4].val().get_bits::<6>(0);
        self.place.next = self.place.val() >> self.warp_bits.val();
        self.own.next = bit_cast::<T, 4>(self.queue.out_words[4].val().get_bits::<4>(12));
        self.wb.mask.next = self.own.val();
        self.wb.last.next = self.queue.out_words[4].val().get_bit(16);
        if self.several.val() {
            if self.place.val().get_bit(0) {
                self.wb.mask.next = self.own.val() << 4;
            }
            self.wb.last.next =
                self.queue.out_words[4].val().get_bit(16) & self.place.val().get_bit(1);
        }
        self.wb.slot.next = self.queue.out_words[4].val().get_bits::<3>(17);
        for i in 0..4 {
            self.queue.in_words[i].next = self.input.data[i].val();
        }
        for i in 0..T {
            self.wb.data[i].next = self.queue.out_words[i % 4].val();
        }
    }
}
