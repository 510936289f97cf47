// SPDX-License-Identifier: MIT
//! From the words of the cache to the registers (docs/mechanisms/5.md): the filter of the
//! texture pipeline.
//!
//! | stage | |
//! | --- | --- |
//! | 1 | the texels of an entry are picked; a sample is complete with its last entry |
//! | 2 | interpolation in x |
//! | 3 | interpolation in y |
//! | 4 | rounded to 16 bits, into the results of the warp |
//!
//! There are two sets of results: while those of one warp are written back, the next warp's are
//! collected. Stages 1 to 4 move with `advance`, which falls only when both are taken. With the
//! last thread of a warp its results leave, a channel a cycle, over two more registers: the
//! channel is picked and made 32 bits of a fraction, then a float.
//!
//! Latency: an entry's last sample to write-back 7 cycles. Throughput: one entry per cycle as long
//! as a warp has as many threads as channels are wanted of it.
use crate::bundles::{
    Destination, FilterEntry, FilterStage, FilteredChannel, PickedChannel, ResultRow,
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
    /// The cache line of each texel, four words each, in the cycle after `entry`.
    pub words: [Signal<In, Bits<32>>; 16],
    /// Stages 1 to 4 move on at the end of this cycle.
    pub advance: Signal<Out, Bit>,
    /// A channel of a warp, for the register file.
    pub wb: ResultRow<Out, LW, 4>,
    // Stage 1: texels leave the cache.
    stage1: Registers<FilterEntry<Local>>,
    // Stage 2: the four texels of a sample.
    stage2: Registers<FilterStage<Local>>,
    texels: [DFF<Bits<32>>; 4],
    // Stages 3 and 4: behind the interpolation in x, and in y.
    stage3: Registers<FilterStage<Local>>,
    raw3: DFF<Bits<32>>,
    upper: [Lerp<8, 16>; 4],
    lower: [Lerp<8, 16>; 4],
    stage4: Registers<FilterStage<Local>>,
    raw4: DFF<Bits<32>>,
    sums: [Lerp<16, 24>; 4],
    // Two sets of results: sixteen bits of each channel of each thread; a float lies in red and
    // green.
    results: [DFF<Bits<16>>; 32],
    full: DFF<Bits<2>>,
    write_set: DFF<Bit>,
    read_set: DFF<Bit>,
    metas: [DFF<Destination>; 2],
    floats: DFF<Bits<2>>,
    // Channels that are left of the set that leaves.
    begun: DFF<Bit>,
    left: DFF<Bits<4>>,
    next_rd: DFF<Bits<6>>,
    // A channel is picked.
    picked: Registers<PickedChannel<Local>>,
    // As a fraction of one in 32 bits; of a float texture red and green, that is, the float.
    fraction: [DFF<Bits<32>>; 4],
    // Of each fraction: it is zero, its upper byte is (it is below 2^24). One that is not zero is
    // 65,793 at least.
    zero: DFF<Bits<4>>,
    upper_zero: DFF<Bits<4>>,
    // Floats for the write-back.
    written: Registers<FilteredChannel<Local>>,
    out: [DFF<Bits<32>>; 4],
    moves: Signal<Local, Bit>,
    word: Signal<Local, Bits<32>>,
    offset: Signal<Local, Bits<4>>,
    amount: Signal<Local, Bits<5>>,
    x: Signal<Local, Bits<32>>,
    // What is left of 15 shifts.
    shifts: Signal<Local, Bits<4>>,
    zero_now: Signal<Local, Bits<4>>,
    upper_zero_now: Signal<Local, Bits<4>>,
    added: Signal<Local, Bits<32>>,
    value: Signal<Local, Bits<32>>,
    raw: Signal<Local, Bits<32>>,
    low: Signal<Local, Bits<16>>,
    high: Signal<Local, Bits<16>>,
    sum: Signal<Local, Bits<24>>,
    rounded: Signal<Local, Bits<16>>,
    thread: Signal<Local, Bits<2>>,
    picks_texels: Signal<Local, Bits<4>>,
    stored: Signal<Local, Bit>,
    sends: Signal<Local, Bit>,
    takes: Signal<Local, Bit>,
    picks: Signal<Local, Bit>,
    is_float: Signal<Local, Bit>,
    meta: Signal<Local, Destination>,
    rd: Signal<Local, Bits<6>>,
    channels: Signal<Local, Bits<4>>,
    lowest: Lazy<Lowest<4, 2>>,
    last: Signal<Local, Bit>,
    full_now: Signal<Local, Bits<2>>,
}

#[hdl_gen]
impl Logic for Filter {
    fn update(&mut self) {
        // Both sets full: the one to be collected next, too.
        self.moves.next = !(self.full.q.val().all() & self.stage4.q.valid.val());
        self.advance.next = self.moves.val();
        if self.moves.val() {
            self.entry.drive(&mut self.stage1.d);
        }

        // Stage 1: pick the texels; a sample is complete with its last entry.
        self.word.next = 0.into();
        self.picks_texels.next = 0.into();
        self.offset.next = 0.into();
        self.amount.next = 0.into();
        if self.moves.val() {
            self.stage1.q.drive(&mut self.stage2.d);
            self.stage2.d.valid.next =
                self.stage1.q.valid.val() & self.stage1.q.about.val().complete;
            self.picks_texels.next = self.stage1.q.about.val().texels;
            for i in 0..4 {
                if self.stage1.q.valid.val() & self.picks_texels.val().get_bit(i) {
                    self.offset.next = self.stage1.q.offsets.val().get_bits::<4>(4 * i);
                    for j in 0..4 {
                        if self.offset.val().get_bits::<2>(2) == j.to_bits::<2>() {
                            self.word.next = self.words[4 * i + j].val();
                        }
                    }
                    if self.stage1.q.about.val().is_byte & !self.stage1.q.about.val().is_float {
                        self.amount.next =
                            bit_cast::<5, 2>(self.offset.val().get_bits::<2>(0)) << 3;
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
            self.raw3.d.next = self.texels[0].q.val();
            self.stage3.q.drive(&mut self.stage4.d);
            self.raw4.d.next = self.raw3.q.val();
        }

        // Stage 4: into the results; a float texture's texel in halves.
        self.stored.next = self.stage4.q.valid.val() & self.moves.val();
        self.thread.next = self.stage4.q.about.val().thread;
        self.rounded.next = 0.into();
        self.sum.next = 0.into();
        for i in 0..4 {
            self.sum.next = self.sums[i].y.val();
            self.sum.next = (self.sum.val() + 128) >> 8;
            self.rounded.next = self.sum.val().get_bits::<16>(0);
            if self.stage4.q.about.val().is_float {
                if i == 0 {
                    self.rounded.next = self.raw4.q.val().get_bits::<16>(0);
                }
                if i == 1 {
                    self.rounded.next = self.raw4.q.val().get_bits::<16>(16);
                }
            }
            for j in 0..4 {
                if self.stored.val() & (self.thread.val() == j.to_bits()) {
                    if self.write_set.q.val() {
                        self.results[4 * i + j + 16].d.next = self.rounded.val();
                    } else {
                        self.results[4 * i + j].d.next = self.rounded.val();
                    }
                }
            }
        }
        self.full_now.next = self.full.q.val();
        if self.stored.val() & self.stage4.q.about.val().last {
            self.write_set.d.next = !self.write_set.q.val();
            if self.write_set.q.val() {
                self.full_now.next = self.full_now.val() | 2;
                self.metas[1].d.next = self.stage4.q.meta.val();
                self.floats.d.next =
                    self.floats.q.val().replace_bit(1, self.stage4.q.about.val().is_float);
            } else {
                self.full_now.next = self.full_now.val() | 1;
                self.metas[0].d.next = self.stage4.q.meta.val();
                self.floats.d.next =
                    self.floats.q.val().replace_bit(0, self.stage4.q.about.val().is_float);
            }
        }

        // The set that leaves: its lowest channel left is picked.
        self.sends.next = self.written.q.valid.val() & !self.wb.ready.val();
        self.takes.next = !self.sends.val();
        self.picks.next = (self.full.q.val().get_bit(0) & !self.read_set.q.val())
            | (self.full.q.val().get_bit(1) & self.read_set.q.val());
        self.meta.next = self.metas[0].q.val();
        self.is_float.next = self.floats.q.val().get_bit(0);
        if self.read_set.q.val() {
            self.meta.next = self.metas[1].q.val();
            self.is_float.next = self.floats.q.val().get_bit(1);
        }
        self.channels.next = self.meta.val().channels;
        self.rd.next = self.meta.val().rd;
        if self.begun.q.val() {
            self.channels.next = self.left.q.val();
            self.rd.next = self.next_rd.q.val();
        }
        self.lowest.candidates.next = self.channels.val();
        self.last.next = !(self.channels.val() & !self.lowest.chosen.val()).any();
        if self.takes.val() {
            self.picked.d.valid.next = self.picks.val();
            self.drive(&mut self.picked.d, [meta, is_float, last]);
            self.picked.d.meta.next.rd = self.rd.val();
            self.picked.d.channel.next = self.lowest.index.val();
        }
        self.low.next = 0.into();
        self.high.next = 0.into();
        self.raw.next = 0.into();
        self.value.next = 0.into();
        self.zero_now.next = 0.into();
        self.upper_zero_now.next = 0.into();
        for j in 0..4 {
            for i in 0..4 {
                if self.lowest.index.val() == i.to_bits() {
                    self.low.next = self.results[4 * i + j].q.val();
                    if self.read_set.q.val() {
                        self.low.next = self.results[4 * i + j + 16].q.val();
                    }
                }
            }
            self.high.next = self.results[j + 4].q.val();
            if self.read_set.q.val() {
                self.high.next = self.results[j + 20].q.val();
            }
            // Over 255 x 256, as 32 bits of a fraction.
            self.raw.next = bit_cast::<32, 16>(self.low.val());
            self.value.next = ((self.raw.val() << 16) | (self.raw.val() >> 8))
                + ((self.raw.val() << 8) + self.raw.val());
            if self.is_float.val() {
                self.value.next = self.raw.val() | (bit_cast::<32, 16>(self.high.val()) << 16);
            }
            if self.takes.val() {
                self.fraction[j].d.next = self.value.val();
            }
            self.zero_now.next = self.zero_now.val().replace_bit(j, !self.low.val().any());
            self.upper_zero_now.next =
                self.upper_zero_now.val().replace_bit(j, !(self.low.val() >> 8).any());
        }
        if self.takes.val() {
            self.zero.d.next = self.zero_now.val();
            self.upper_zero.d.next = self.upper_zero_now.val();
        }
        if self.takes.val() & self.picks.val() {
            self.begun.d.next = !self.last.val();
            self.left.d.next = self.channels.val() & !self.lowest.chosen.val();
            self.next_rd.d.next = self.rd.val() + 1;
            if self.last.val() {
                self.read_set.d.next = !self.read_set.q.val();
                if self.read_set.q.val() {
                    self.full_now.next = self.full_now.val() & 1;
                } else {
                    self.full_now.next = self.full_now.val() & 2;
                }
            }
        }
        self.full.d.next = self.full_now.val();

        // To floats.
        self.x.next = 0.into();
        self.shifts.next = 0.into();
        self.added.next = 0.into();
        for j in 0..4 {
            self.x.next = self.fraction[j].q.val();
            self.shifts.next = 15.into();
            if self.upper_zero.q.val().get_bit(j) {
                self.x.next = self.x.val() << 8;
                self.shifts.next = self.shifts.val().replace_bit(3, false);
            }
            if !(self.x.val() >> 28).any() {
                self.x.next = self.x.val() << 4;
                self.shifts.next = self.shifts.val().replace_bit(2, false);
            }
            if !(self.x.val() >> 30).any() {
                self.x.next = self.x.val() << 2;
                self.shifts.next = self.shifts.val().replace_bit(1, false);
            }
            if !self.x.val().get_bit(31) {
                self.x.next = self.x.val() << 1;
                self.shifts.next = self.shifts.val().replace_bit(0, false);
            }
            // The exponent is 126 less the shifts, 111 and what is left of 15; one addition does
            // it, and rounds.
            self.added.next = bit_cast::<32, 1>(self.x.val().get_bits::<1>(7)) | 0x3780_0000;
            self.value.next =
                (bit_cast::<32, 4>(self.shifts.val()) << 23) | ((self.x.val() >> 8) & 0x7F_FFFF);
            self.value.next = self.value.val() + self.added.val();
            if self.zero.q.val().get_bit(j) {
                self.value.next = 0.into();
            }
            // A float texture: red as it is, subnormals flushed, alpha one.
            if self.picked.q.is_float.val() {
                self.raw.next = self.fraction[j].q.val();
                if !self.raw.val().get_bits::<8>(23).any() {
                    self.raw.next = self.raw.val() & 0x8000_0000_u32.to_bits();
                }
                self.value.next = 0.into();
                if self.picked.q.channel.val() == 0 {
                    self.value.next = self.raw.val();
                }
                if self.picked.q.channel.val() == 3 {
                    self.value.next = 0x3F80_0000.into();
                }
            }
            if self.takes.val() {
                self.out[j].d.next = self.value.val();
            }
            self.wb.data[j].next = self.out[j].q.val();
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
