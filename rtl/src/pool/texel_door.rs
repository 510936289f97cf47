//! Where texels come into an execution unit (spec 5, 8 entries in). A
//! [`WordFifo`](super::word_fifo) and the layout of its words.
//!
//! | | |
//! | --- | --- |
//! | latency | one cycle; none in a core of one unit |
//! | throughput | the texels of one register of a warp per cycle |
//! | invariant | they leave in the order in which they came |
use super::word_fifo::WordFifo;
use crate::cells::Lazy;
use crate::prelude::*;

/// The door of a unit of `2^LW` warps of `T` threads, which travel with `LV` bits ([`texture_door`](super::texture_door)): texels of the shared pipeline in, a write-back port out.
#[derive(LogicBlock)]
#[block(new(straight: bool))]
#[check(LV <= 6, "the warp has 6 bits")]
pub struct TexelDoor<const LW: usize, const LV: usize, const T: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Texels come.
    pub in_valid: Signal<In, Bit>,
    /// They are taken.
    pub in_ready: Signal<Out, Bit>,
    /// Their warp.
    pub in_warp: Signal<In, Bits<LV>>,
    /// Their register.
    pub in_rd: Signal<In, Bits<6>>,
    /// Their threads.
    pub in_mask: Signal<In, Bits<4>>,
    /// The texels.
    pub in_data: [Signal<In, Bits<32>>; 4],
    /// The instruction is complete with them.
    pub in_last: Signal<In, Bit>,
    /// Its slot.
    pub in_slot: Signal<In, Bits<3>>,
    /// Texels for the register file: valid.
    pub wb_valid: Signal<Out, Bit>,
    /// They are taken.
    pub wb_ready: Signal<In, Bit>,
    /// Their warp.
    pub wb_warp: Signal<Out, Bits<LW>>,
    /// Their register.
    pub wb_rd: Signal<Out, Bits<6>>,
    /// Their threads.
    pub wb_mask: Signal<Out, Bits<T>>,
    /// The texels.
    pub wb_data: [Signal<Out, Bits<32>>; T],
    /// The instruction is complete with them.
    pub wb_last: Signal<Out, Bit>,
    /// Its slot.
    pub wb_slot: Signal<Out, Bits<3>>,
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

impl<const LW: usize, const LV: usize, const T: usize> Logic for TexelDoor<LW, LV, T> {
    #[hdl_gen]
    fn update(&mut self) {
        // Slot 19:17, last 16, threads 15:12, register 11:6, warp 5:0.
        self.about.next = bit_cast::<32, LV>(self.in_warp.val())
            | (bit_cast::<32, 6>(self.in_rd.val()) << 6)
            | (bit_cast::<32, 4>(self.in_mask.val()) << 12)
            | (bit_cast::<32, 3>(self.in_slot.val()) << 17);
        self.about.next = self.about.val().replace_bit(16, self.in_last.val());
        self.queue.in_valid.next = self.in_valid.val();
        self.in_ready.next = self.queue.in_ready.val();
        self.queue.in_words[4].next = self.about.val();
        self.queue.out_ready.next = self.wb_ready.val();
        self.wb_valid.next = self.queue.out_valid.val();
        self.wb_warp.next = bit_cast::<LW, 6>(self.queue.out_words[4].val().get_bits::<6>(0));
        self.wb_rd.next = self.queue.out_words[4].val().get_bits::<6>(6);
        // Bits of the quad, if there are two: which one, and whether it is the last.
        self.place.next = self.queue.out_words[4].val().get_bits::<6>(0);
        self.place.next = self.place.val() >> self.warp_bits.val();
        self.own.next = bit_cast::<T, 4>(self.queue.out_words[4].val().get_bits::<4>(12));
        self.wb_mask.next = self.own.val();
        self.wb_last.next = self.queue.out_words[4].val().get_bit(16);
        if self.several.val() {
            if self.place.val().get_bit(0) {
                self.wb_mask.next = self.own.val() << 4;
            }
            self.wb_last.next = self.queue.out_words[4].val().get_bit(16) & self.place.val().get_bit(1);
        }
        self.wb_slot.next = self.queue.out_words[4].val().get_bits::<3>(17);
        for i in 0..4 {
            self.queue.in_words[i].next = self.in_data[i].val();
        }
        for i in 0..T {
            self.wb_data[i].next = self.queue.out_words[i % 4].val();
        }
    }
}
