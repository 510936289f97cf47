//! From the words of the cache to the registers (spec 5): the filter of the
//! texture pipeline.
//!
//! | stage | |
//! | --- | --- |
//! | 1 | the texels of an entry are picked; a sample is complete with its last entry |
//! | 2 | interpolation in x |
//! | 3 | interpolation in y |
//! | 4 | to floats, into the results of the warp |
//!
//! With the last thread of a warp its results are written back, a channel a cycle. All stages
//! move with `advance`, which falls only when the next results come before those have left.
//!
//! Latency: an entry's last sample to write-back 5 cycles. Throughput: one entry per cycle.
use crate::cells::{Lerp, DFF};
use crate::ports;
use rust_hdl::prelude::*;

/// The filter of a core with `2^LW` warps of four threads.
#[derive(LogicBlock, Default)]
pub struct Filter<const LW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// An entry leaves the latency FIFO; only with `advance`.
    pub entry_valid: Signal<In, Bit>,
    /// Its texels in bits 3:0, the last of its sample in 7, weights in 23:8, format, thread, last
    /// thread of the warp in 28:24.
    pub entry_about: Signal<In, Bits<32>>,
    /// Of its warp: register in 5:0, slot in 8:6, threads in 12:9, channels in 16:13, warp in 21:17.
    pub entry_meta: Signal<In, Bits<22>>,
    /// The byte of the line where each texel begins, four bits each.
    pub entry_offsets: Signal<In, Bits<16>>,
    /// A cycle later: the line of each texel, four words each.
    pub words: [Signal<In, Bits<32>>; 16],
    /// Everything moves on.
    pub advance: Signal<Out, Bit>,
    /// Write-back: valid.
    pub wb_valid: Signal<Out, Bit>,
    /// Write-back: taken.
    pub wb_ready: Signal<In, Bit>,
    /// Write-back: warp.
    pub wb_warp: Signal<Out, Bits<LW>>,
    /// Write-back: register.
    pub wb_rd: Signal<Out, Bits<6>>,
    /// Write-back: threads.
    pub wb_mask: Signal<Out, Bits<4>>,
    /// Write-back: data.
    pub wb_data: [Signal<Out, Bits<32>>; 4],
    /// Write-back: the instruction is complete.
    pub wb_last: Signal<Out, Bit>,
    /// Write-back: slot.
    pub wb_slot: Signal<Out, Bits<3>>,
    // Stage 1: texels leave the cache.
    valid1: DFF<Bit>,
    about1: DFF<Bits<32>>,
    meta1: DFF<Bits<22>>,
    offsets1: DFF<Bits<16>>,
    // Stage 2: the four texels of a sample.
    valid2: DFF<Bit>,
    about2: DFF<Bits<32>>,
    meta2: DFF<Bits<22>>,
    texels: [DFF<Bits<32>>; 4],
    // Stages 3 and 4: behind the interpolation in x, and in y.
    valid3: DFF<Bit>,
    about3: DFF<Bits<32>>,
    meta3: DFF<Bits<22>>,
    raw3: DFF<Bits<32>>,
    upper: [Lerp<8, 16>; 4],
    lower: [Lerp<8, 16>; 4],
    valid4: DFF<Bit>,
    about4: DFF<Bits<32>>,
    meta4: DFF<Bits<22>>,
    raw4: DFF<Bits<32>>,
    sums: [Lerp<16, 24>; 4],
    // Results: channel by channel, thread by thread.
    red: [DFF<Bits<32>>; 4],
    green: [DFF<Bits<32>>; 4],
    blue: [DFF<Bits<32>>; 4],
    alpha: [DFF<Bits<32>>; 4],
    leaving: DFF<Bit>,
    out_meta: DFF<Bits<22>>,
    out_channels: DFF<Bits<4>>,
    out_rd: DFF<Bits<6>>,
    moves: Signal<Local, Bit>,
    word: Signal<Local, Bits<32>>,
    offset: Signal<Local, Bits<4>>,
    amount: Signal<Local, Bits<5>>,
    x: Signal<Local, Bits<32>>,
    zeros: Signal<Local, Bits<8>>,
    value: Signal<Local, Bits<32>>,
    sum: Signal<Local, Bits<24>>,
    thread: Signal<Local, Bits<2>>,
    channel: Signal<Local, Bits<2>>,
    channel_mask: Signal<Local, Bits<4>>,
    stored: Signal<Local, Bit>,
}

impl<const LW: usize> Logic for Filter<LW> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, valid1, about1, meta1, offsets1, valid2, about2, meta2, valid3, about3, meta3, raw3);
        dff_setup!(self, clock, valid4, about4, meta4, raw4, leaving, out_meta, out_channels, out_rd);
        for i in 0..4 {
            self.texels[i].clock.next = self.clock.val();
            self.texels[i].d.next = self.texels[i].q.val();
            self.upper[i].clock.next = self.clock.val();
            self.lower[i].clock.next = self.clock.val();
            self.sums[i].clock.next = self.clock.val();
            self.red[i].clock.next = self.clock.val();
            self.red[i].d.next = self.red[i].q.val();
            self.green[i].clock.next = self.clock.val();
            self.green[i].d.next = self.green[i].q.val();
            self.blue[i].clock.next = self.clock.val();
            self.blue[i].d.next = self.blue[i].q.val();
            self.alpha[i].clock.next = self.clock.val();
            self.alpha[i].d.next = self.alpha[i].q.val();
        }
        self.moves.next = !(self.leaving.q.val() & self.valid4.q.val());
        self.advance.next = self.moves.val();
        if self.moves.val() {
            self.valid1.d.next = self.entry_valid.val();
            self.about1.d.next = self.entry_about.val();
            self.meta1.d.next = self.entry_meta.val();
            self.offsets1.d.next = self.entry_offsets.val();
        }

        // Stage 1: pick the texels; a sample is complete with its last entry.
        self.word.next = 0.into();
        self.offset.next = 0.into();
        self.amount.next = 0.into();
        if self.moves.val() {
            self.valid2.d.next = self.valid1.q.val() & self.about1.q.val().get_bit(7);
            self.about2.d.next = self.about1.q.val();
            self.meta2.d.next = self.meta1.q.val();
            for i in 0..4 {
                if self.valid1.q.val() & self.about1.q.val().get_bit(i) {
                    self.offset.next = self.offsets1.q.val().get_bits::<4>(4 * i);
                    match self.offset.val().get_bits::<2>(2).index() {
                        0 => {
                            self.word.next = self.words[4 * i].val();
                        }
                        1 => {
                            self.word.next = self.words[4 * i + 1].val();
                        }
                        2 => {
                            self.word.next = self.words[4 * i + 2].val();
                        }
                        _ => {
                            self.word.next = self.words[4 * i + 3].val();
                        }
                    }
                    if self.about1.q.val().get_bits::<2>(24) == 1 {
                        self.amount.next = bit_cast::<5, 2>(self.offset.val().get_bits::<2>(0)) << 3;
                        self.word.next = ((self.word.val() >> self.amount.val()) & 0xFF) | 0xFF00_0000_u32.to_bits();
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
            self.upper[i].weight.next = self.about2.q.val().get_bits::<8>(8);
            self.lower[i].enable.next = self.moves.val();
            self.lower[i].a.next = self.texels[2].q.val().get_bits::<8>(8 * i);
            self.lower[i].b.next = self.texels[3].q.val().get_bits::<8>(8 * i);
            self.lower[i].weight.next = self.about2.q.val().get_bits::<8>(8);
            self.sums[i].enable.next = self.moves.val();
            self.sums[i].a.next = self.upper[i].y.val();
            self.sums[i].b.next = self.lower[i].y.val();
            self.sums[i].weight.next = self.about3.q.val().get_bits::<8>(16);
        }
        if self.moves.val() {
            self.valid3.d.next = self.valid2.q.val();
            self.about3.d.next = self.about2.q.val();
            self.meta3.d.next = self.meta2.q.val();
            self.raw3.d.next = self.texels[0].q.val();
            self.valid4.d.next = self.valid3.q.val();
            self.about4.d.next = self.about3.q.val();
            self.meta4.d.next = self.meta3.q.val();
            self.raw4.d.next = self.raw3.q.val();
        }

        // Stage 4: to floats, into the results.
        self.stored.next = self.valid4.q.val() & self.moves.val();
        self.thread.next = self.about4.q.val().get_bits::<2>(26);
        self.x.next = 0.into();
        self.zeros.next = 0.into();
        self.value.next = 0.into();
        self.sum.next = 0.into();
        for i in 0..4 {
            if self.stored.val() {
                self.sum.next = self.sums[i].y.val();
                self.sum.next = (self.sum.val() + 128) >> 8;
                self.x.next = bit_cast::<32, 24>(self.sum.val());
                self.x.next = (self.x.val() << 16) + (self.x.val() << 8) + self.x.val() + (self.x.val() >> 8);
                self.zeros.next = 125.into();
                if !(self.x.val() >> 16).any() {
                    self.x.next = self.x.val() << 16;
                    self.zeros.next = self.zeros.val() - 16;
                }
                if !(self.x.val() >> 24).any() {
                    self.x.next = self.x.val() << 8;
                    self.zeros.next = self.zeros.val() - 8;
                }
                if !(self.x.val() >> 28).any() {
                    self.x.next = self.x.val() << 4;
                    self.zeros.next = self.zeros.val() - 4;
                }
                if !(self.x.val() >> 30).any() {
                    self.x.next = self.x.val() << 2;
                    self.zeros.next = self.zeros.val() - 2;
                }
                if !self.x.val().get_bit(31) {
                    self.x.next = self.x.val() << 1;
                    self.zeros.next = self.zeros.val() - 1;
                }
                self.value.next = (bit_cast::<32, 8>(self.zeros.val()) << 23) + (self.x.val() >> 8);
                if self.x.val().get_bit(7) {
                    self.value.next = self.value.val() + 1;
                }
                if !self.x.val().any() {
                    self.value.next = 0.into();
                }
                // A float texture: red as it is, subnormals flushed, alpha one.
                if self.about4.q.val().get_bit(25) {
                    self.value.next = 0.into();
                    if i == 0 {
                        self.value.next = self.raw4.q.val();
                        if !self.raw4.q.val().get_bits::<8>(23).any() {
                            self.value.next = self.raw4.q.val() & 0x8000_0000_u32.to_bits();
                        }
                    }
                    if i == 3 {
                        self.value.next = 0x3F80_0000.into();
                    }
                }
                for j in 0..4 {
                    if self.thread.val() == j.to_bits() {
                        if i == 0 {
                            self.red[j].d.next = self.value.val();
                        }
                        if i == 1 {
                            self.green[j].d.next = self.value.val();
                        }
                        if i == 2 {
                            self.blue[j].d.next = self.value.val();
                        }
                        if i == 3 {
                            self.alpha[j].d.next = self.value.val();
                        }
                    }
                }
            }
        }

        // Write-back, a channel a cycle.
        self.channel.next = 0.into();
        self.channel_mask.next = 1.into();
        if !self.out_channels.q.val().get_bit(0) {
            self.channel.next = 1.into();
            self.channel_mask.next = 2.into();
            if !self.out_channels.q.val().get_bit(1) {
                self.channel.next = 2.into();
                self.channel_mask.next = 4.into();
                if !self.out_channels.q.val().get_bit(2) {
                    self.channel.next = 3.into();
                    self.channel_mask.next = 8.into();
                }
            }
        }
        self.wb_valid.next = self.leaving.q.val();
        self.wb_warp.next = bit_cast::<LW, 5>(self.out_meta.q.val().get_bits::<5>(17));
        self.wb_rd.next = self.out_rd.q.val();
        self.wb_mask.next = self.out_meta.q.val().get_bits::<4>(9);
        self.wb_slot.next = self.out_meta.q.val().get_bits::<3>(6);
        self.wb_last.next = !(self.out_channels.q.val() & !self.channel_mask.val()).any();
        for i in 0..4 {
            match self.channel.val().index() {
                0 => {
                    self.wb_data[i].next = self.red[i].q.val();
                }
                1 => {
                    self.wb_data[i].next = self.green[i].q.val();
                }
                2 => {
                    self.wb_data[i].next = self.blue[i].q.val();
                }
                _ => {
                    self.wb_data[i].next = self.alpha[i].q.val();
                }
            }
        }
        if self.leaving.q.val() & self.wb_ready.val() {
            self.out_channels.d.next = self.out_channels.q.val() & !self.channel_mask.val();
            self.out_rd.d.next = self.out_rd.q.val() + 1;
            if !(self.out_channels.q.val() & !self.channel_mask.val()).any() {
                self.leaving.d.next = false;
            }
        }
        if self.stored.val() & self.about4.q.val().get_bit(28) {
            self.leaving.d.next = true;
            self.out_meta.d.next = self.meta4.q.val();
            self.out_channels.d.next = self.meta4.q.val().get_bits::<4>(13);
            self.out_rd.d.next = self.meta4.q.val().get_bits::<6>(0);
        }
    }
}

ports! { [const LW: usize] Filter<LW> {
in: entry_valid, entry_about, entry_meta, entry_offsets, words, wb_ready;
out: advance, wb_valid, wb_warp, wb_rd, wb_mask, wb_data, wb_last, wb_slot } }
