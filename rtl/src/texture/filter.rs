// SPDX-License-Identifier: MIT
//! From the words of the cache to the registers (docs/mechanisms/5.md): the filter of the
//! texture pipeline.
//!
//! | stage | |
//! | --- | --- |
//! | 1 | the texels of an entry are picked; a sample is complete with its last entry |
//! | 2 | interpolation in x |
//! | 3 | interpolation in y, rounded to 8 fraction bits |
//! | 4 | into the texels of the warp that are collected |
//!
//! A texel that is not filtered passes with weights of zero: the bits of a float are the upper
//! bytes of its four channels. The texels of a warp that is complete move on when those of the warp
//! before have left; until then `advance` may stop stages 1 to 4. A warp leaves a channel a cycle,
//! over two more registers: the channel is picked and normalised, then a float.
//!
//! A channel `x` is a float of x / 65,280, that is of `y = 65,793 x + (x >> 8)` with 32 fraction
//! bits. With `t = x + (x >> 8)` that is `t` twice, one behind the other, and the low byte of `x`
//! 8 places up; it has as many zeros in front as `t`. So `x` is shifted, not `y`: 16 bits.
//!
//! Latency: an entry's last sample to write-back 8 cycles. Throughput: one entry per cycle as long
//! as a warp has as many threads as channels are wanted of it.
use crate::bundles::{
    Destination, FilterEntry, FilterStage, FilterTexels, FilteredChannel, PickedChannel, ResultRow,
    WarpTexels,
};
use crate::cells::{Lazy, Lerp, Lowest, DFF};
use crate::prelude::*;

/// The filter of a core with `2^LW` warps of four threads.
#[derive(LogicBlock)]
pub struct Filter<const LW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// An entry leaves the latency FIFO; only with `advance`.
    pub entry: FilterEntry<In>,
    /// The word of each texel, in the cycle after `entry`.
    pub words: [Signal<In, Bits<32>>; 4],
    /// Stages 1 to 4 move on at the end of this cycle.
    pub advance: Signal<Out, Bit>,
    /// A channel of a warp, for the register file.
    pub wb: ResultRow<Out, LW, 4>,
    // Stage 1: texels leave the cache.
    stage1: Registers<FilterTexels<Local>>,
    // Stage 2: the four texels of a sample.
    stage2: Registers<FilterStage<Local>>,
    texels: [DFF<Bits<32>>; 4],
    // Stages 3 and 4: behind the interpolation in x, and in y.
    stage3: Registers<FilterStage<Local>>,
    upper: [Lerp<8, 16>; 4],
    lower: [Lerp<8, 16>; 4],
    stage4: Registers<FilterStage<Local>>,
    sums: [Lerp<16, 16>; 4],
    // The warp that is collected, and the one that leaves.
    collected: Registers<WarpTexels<Local>>,
    leaving: Registers<WarpTexels<Local>>,
    // A channel is picked: each thread's with its first bit in front, and the zeros that were
    // there; of a float texture as it is.
    picked: Registers<PickedChannel<Local>>,
    normal: [DFF<Bits<16>>; 4],
    places: [DFF<Bits<4>>; 4],
    raw: [DFF<Bits<32>>; 4],
    // Floats for the write-back.
    written: Registers<FilteredChannel<Local>>,
    #[drives(wb.data)]
    out: [DFF<Bits<32>>; 4],
    moves: Signal<Local, Bit>,
    word: Signal<Local, Bits<32>>,
    amount: Signal<Local, Bits<5>>,
    x: Signal<Local, Bits<16>>,
    zeros: Signal<Local, Bits<4>>,
    below: Signal<Local, Bits<16>>,
    twice: Signal<Local, Bits<16>>,
    low: Signal<Local, Bits<16>>,
    high: Signal<Local, Bits<16>>,
    front: Signal<Local, Bits<32>>,
    behind: Signal<Local, Bits<32>>,
    value: Signal<Local, Bits<32>>,
    vanishes: Signal<Local, Bit>,
    picks_texels: Signal<Local, Bits<4>>,
    stored: Signal<Local, Bit>,
    takes: Signal<Local, Bit>,
    transfers: Signal<Local, Bit>,
    meta: Signal<Local, Destination>,
    lowest: Lazy<Lowest<4, 2>>,
    last: Signal<Local, Bit>,
    // The steps of the normalisation: how far, and bits that are zero then.
    #[value(|i| 8u64 >> i)]
    distance: [Constant<Bits<4>>; 4],
    #[value(|i| 0x1_0000 - (0x1_0000u64 >> (8 >> i)))]
    front_bits: [Constant<Bits<16>>; 4],
}

#[hdl_gen]
impl Logic for Filter {
    fn update(&mut self) {
        // The channel that leaves next, and whether it is the warp's last.
        self.meta.next = self.leaving.q.meta.val();
        self.lowest.candidates.next = self.meta.val().channels;
        self.last.next = !(self.meta.val().channels & !self.lowest.chosen.val()).any();
        self.takes.next = !self.written.q.valid.val() | self.wb.ready.val();
        self.transfers.next = self.collected.q.valid.val()
            & (!self.leaving.q.valid.val() | (self.takes.val() & self.last.val()));
        self.moves.next =
            !self.stage4.q.valid.val() | !self.collected.q.valid.val() | self.transfers.val();
        self.advance.next = self.moves.val();
        if self.moves.val() {
            self.entry.drive(&mut self.stage1.d);
        }

        // Stage 1: pick the texels; a sample is complete with its last entry.
        self.word.next = 0.into();
        self.picks_texels.next = 0.into();
        self.amount.next = 0.into();
        if self.moves.val() {
            self.entry.drive(&mut self.stage2.d, [about, meta]);
            self.stage2.d.valid.next =
                self.stage1.q.valid.val() & self.stage1.q.entry.val().complete;
            self.picks_texels.next = self.stage1.q.entry.val().texels;
            for i in 0..4 {
                if self.stage1.q.valid.val() & self.picks_texels.val().get_bit(i) {
                    self.word.next = self.words[i].val();
                    if self.entry.about.val().is_byte & !self.entry.about.val().is_float {
                        self.amount.next =
                            bit_cast::<5, 2>(self.stage1.q.offsets.val().get_bits::<2>(4 * i)) << 3;
                        self.word.next = ((self.word.val() >> self.amount.val()) & 0xFF)
                            | 0xFF00_0000_u32.to_bits();
                    }
                    self.texels[i].d.next = self.word.val();
                }
            }
        }

        // Stages 2 and 3: interpolate in x, then in y.
        for i in 0..4 {
            self.upper[i].enable.next = self.moves.val();
            self.upper[i].a.next = self.texels[0].q.val().get_bits::<8>(8 * i);
            self.upper[i].b.next = self.texels[1].q.val().get_bits::<8>(8 * i);
            self.upper[i].weight.next = self.stage2.q.about.val().fx;
            self.lower[i].enable.next = self.moves.val();
            self.lower[i].a.next = self.texels[2].q.val().get_bits::<8>(8 * i);
            self.lower[i].b.next = self.texels[3].q.val().get_bits::<8>(8 * i);
            self.lower[i].weight.next = self.stage2.q.about.val().fx;
            self.sums[i].enable.next = self.moves.val();
            self.sums[i].a.next = self.upper[i].y.val();
            self.sums[i].b.next = self.lower[i].y.val();
            self.sums[i].weight.next = self.stage3.q.about.val().fy;
        }
        if self.moves.val() {
            self.stage2.q.drive(&mut self.stage3.d);
            self.stage3.q.drive(&mut self.stage4.d);
        }

        // The warp that leaves: its lowest channel left is picked.
        if self.takes.val() {
            self.picked.d.valid.next = self.leaving.q.valid.val();
            self.picked.d.meta.next = self.meta.val();
            self.picked.d.is_float.next = self.leaving.q.is_float.val();
            self.picked.d.last.next = self.last.val();
            self.leaving.d.meta.next.channels =
                self.meta.val().channels & !self.lowest.chosen.val();
            self.leaving.d.meta.next.rd = self.meta.val().rd + 1;
            if self.last.val() {
                self.leaving.d.valid.next = false;
            }
        }
        self.x.next = 0.into();
        self.value.next = 0.into();
        for j in 0..4 {
            for i in 0..4 {
                if self.lowest.index.val() == i.to_bits() {
                    self.x.next = self.leaving.q.channel[4 * i + j].val();
                }
                self.value.next = (self.value.val() >> 8)
                    | (bit_cast::<32, 16>(self.leaving.q.channel[4 * i + j].val() >> 8) << 24);
            }
            // Of a float texture: red as it is, green and blue zero, alpha one.
            if self.lowest.index.val().any() {
                self.value.next = 0.into();
            }
            if self.lowest.index.val() == 3 {
                self.value.next = 0x3F80_0000.into();
            }
            self.zeros.next = 0.into();
            for i in 0..4 {
                if !(self.x.val() & self.front_bits[i].val()).any() {
                    self.x.next = self.x.val() << self.distance[i].val();
                    self.zeros.next = self.zeros.val().replace_bit(3 - i, true);
                }
            }
            if self.takes.val() {
                self.normal[j].d.next = self.x.val();
                self.places[j].d.next = self.zeros.val();
                self.raw[j].d.next = self.value.val();
            }
        }

        // Into the texels of the warp; those of the one before have moved on.
        if self.transfers.val() {
            self.collected.q.drive(&mut self.leaving.d);
            self.collected.d.valid.next = false;
        }
        self.stored.next = self.stage4.q.valid.val() & self.moves.val();
        if self.stored.val() {
            self.collected.d.valid.next = self.stage4.q.about.val().last;
            self.collected.d.meta.next = self.stage4.q.meta.val();
            self.collected.d.is_float.next = self.stage4.q.about.val().is_float;
        }
        for j in 0..4 {
            if self.stored.val() & (self.stage4.q.about.val().thread == j.to_bits::<2>()) {
                for i in 0..4 {
                    self.collected.d.channel[4 * i + j].next = self.sums[i].y.val();
                }
            }
        }

        // To floats.
        for j in 0..4 {
            self.x.next = self.normal[j].q.val();
            self.zeros.next = self.places[j].q.val();
            self.vanishes.next = !self.x.val().get_bit(15);
            // `t` has a bit more than `x`.
            if self.x.val().get_bits::<8>(8).all() & self.x.val().get_bits::<8>(0).any() {
                self.x.next = self.x.val() >> 1;
                self.zeros.next = self.zeros.val() - 1;
            }
            // Bits of the upper byte that were in the lower one.
            self.below.next = 0.into();
            for i in 0..8 {
                self.below.next =
                    self.below.val().replace_bit(i, self.zeros.val() > i.to_bits::<4>());
            }
            self.low.next = self.x.val() & ((self.below.val() << 8) | 0xFF);
            self.high.next = (self.x.val() >> 8) & !self.below.val();
            self.twice.next = self.x.val() + self.high.val();
            // The exponent is 126 less the zeros. The addition has a bit more below: what is cut
            // off counts from a half on.
            self.front.next = (bit_cast::<32, 15>(self.twice.val().get_bits::<15>(0)) << 9)
                | (bit_cast::<32, 8>(self.twice.val().get_bits::<8>(8)) << 1)
                | 0x6F00_0001;
            self.behind.next = (bit_cast::<32, 4>(!self.zeros.val()) << 24)
                | (bit_cast::<32, 16>(self.low.val()) << 1)
                | bit_cast::<32, 16>((self.twice.val() >> 7) & 1);
            self.value.next = (self.front.val() + self.behind.val()) >> 1;
            if self.picked.q.is_float.val() {
                self.value.next = self.raw[j].q.val();
                self.vanishes.next = !self.raw[j].q.val().get_bits::<8>(23).any();
            }
            // Zero, and subnormal floats.
            if self.vanishes.val() {
                self.value.next = self.value.val() & 0x8000_0000_u32.to_bits();
            }
            if self.takes.val() {
                self.out[j].d.next = self.value.val();
            }
        }
        if self.takes.val() {
            self.picked.q.drive(&mut self.written.d);
        }

        // Write-back, a channel a cycle.
        self.written.q.drive(&mut self.wb, [valid, last]);
        self.wb.warp.next = bit_cast::<LW, 6>(self.written.q.meta.val().warp);
        self.wb.rd.next = self.written.q.meta.val().rd;
        self.wb.mask.next = self.written.q.meta.val().mask;
        self.wb.slot.next = self.written.q.meta.val().slot;
    }
}
