// SPDX-License-Identifier: MIT
//! The texels of a sample: their lines by banks of the tags, and their places on them
//! (docs/mechanisms/5.md, step 2).
//!
//! The tags lie in four banks: of even rows and odd ones, each of even lines and odd ones. The
//! texels of a sample lie in two rows, one even and one odd, those of a row on one line or on two
//! that follow each other: whatever the size of the picture, a bank has one line to look up at
//! most. Where texels are not beside each other, since an axis repeats, the sample leaves in parts,
//! each with the texels of one column or row.
//!
//! With each line goes its cache set (in a direct-mapped cache, the cache line): the bank in the
//! lowest bits, then bits of the line, then of the row (three at most with the bank's), so that a
//! window of the picture (for 64 lines: 8 rows of 8 lines, that is 32 x 8 texels of RGBA8) fits the
//! cache whatever the pitch; the texture number spreads textures that are read in turns.
//!
//! Stage 6 finds the columns in bytes, and where the odd one of two rows begins; stage 7 lines and
//! places. Latency: two cycles. Throughput: one part a cycle.
use crate::bundles::{AxisTexel, SampleLines};
use crate::cells::{LowProduct, DFF};
use crate::prelude::*;

/// Lines and places of texels, for `2^CL` cache lines.
#[derive(LogicBlock)]
#[block(new(sets: usize))]
#[check(CL >= 2 && CL <= 8, "4 to 256 lines")]
#[check(sets.is_power_of_two() && sets <= 1 << CL, "a power of two up to {}", 1 << CL)]
// A set's bits of the row and of the line, the bank's included.
#[derived(bits = sets.trailing_zeros() as usize)]
#[derived(high = (bits / 2).min(3))]
#[derived(low = bits - high)]
pub struct Footprint<const CL: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A thread is there, with what follows.
    pub valid: Signal<In, Bit>,
    /// It takes part; else it has no texels.
    pub any: Signal<In, Bit>,
    /// Its column, and its row.
    pub axis: [AxisTexel<In>; 2],
    /// Texels are bytes; else four bytes.
    pub is_byte: Signal<In, Bit>,
    /// Number of the texture.
    pub texture: Signal<In, Bits<4>>,
    /// Memory line of its first texel.
    pub base: Signal<In, Bits<28>>,
    /// Bytes from one row to the next.
    pub pitch: Signal<In, Bits<16>>,
    /// Both stages move on at the end of this cycle.
    pub moves: Signal<Out, Bit>,
    /// So does the thread: with its last part.
    pub advance: Signal<Out, Bit>,
    /// The texels of a thread, or a part of them, are there; they hold until `out_ready`.
    pub out_valid: Signal<Out, Bit>,
    /// They are taken in this cycle.
    pub out_ready: Signal<In, Bit>,
    /// Their lines and places.
    pub out: SampleLines<Out, CL>,
    // The part that leaves stage 6: of the right column, of the lower row.
    part: DFF<Bits<2>>,
    going: DFF<Bits<2>>,
    // Stage 7: address of the columns in row 0, and of the odd row from there. Of the even row and
    // the odd one what goes into the set; whether the even one comes first, and is the lower one.
    columns_7: DFF<Bits<32>>,
    product: LowProduct<16, 16, 32>,
    pitch_7: DFF<Bits<16>>,
    row_7: [DFF<Bits<2>>; 2],
    from_even_7: DFF<Bits<1>>,
    turned_7: DFF<Bit>,
    // Columns and rows that take part, the left and the upper one in the lowest bits.
    extent_7: [DFF<Bits<2>>; 2],
    is_byte_7: DFF<Bit>,
    spread_7: DFF<Bits<CL>>,
    complete_7: DFF<Bit>,
    lines_8: Registers<SampleLines<Local, CL>>,
    is_cut: Signal<Local, Bits<2>>,
    more: Signal<Local, Bits<2>>,
    taken: Signal<Local, Bits<2>>,
    // Column and row.
    first: [Signal<Local, Bits<16>>; 2],
    bytes: Signal<Local, Bits<32>>,
    step: Signal<Local, Bits<5>>,
    down: Signal<Local, Bits<32>>,
    spread: Signal<Local, Bits<CL>>,
    // Address of the first texel in the even row and in the odd one.
    place: [Signal<Local, Bits<32>>; 2],
    number: Signal<Local, Bits<27>>,
    spot: Signal<Local, Bits<CL>>,
    odd_row: Signal<Local, Bits<2>>,
    // Of a texel: the lowest bit of its line, and its place.
    at: Signal<Local, Bits<5>>,
    of_bank: Signal<Local, Bits<2>>,
    places: Signal<Local, Bits<16>>,
    needed: Signal<Local, Bits<4>>,
    wanted: Signal<Local, Bits<4>>,
    #[value(1)]
    one: Constant<Bits<4>>,
    // With fewer sets than banks, columns and rows go one after the other.
    #[value(u64::from(sets < 2) | u64::from(sets < 4) << 1)]
    apart: Constant<Bits<2>>,
    #[value((1u64 << low.max(1)) / 2 - 1)]
    low_lines: Constant<Bits<CL>>,
    #[value(low as u64 + 1)]
    row_shift: Constant<Bits<CL>>,
    // The highest bits of the line and of the row, if they are not the bank's.
    #[value(if low > 1 { 1u64 << low } else { 0 })]
    spread_low: Constant<Bits<CL>>,
    #[value(if high > 1 { sets as u64 / 2 } else { 0 })]
    spread_high: Constant<Bits<CL>>,
    #[value(sets as u64 - 1)]
    in_use: Constant<Bits<CL>>,
}

#[hdl_gen]
impl Logic for Footprint {
    fn update(&mut self) {
        // The parts, column by column.
        self.moves.next = !self.going.q.val().get_bit(1) | self.out_ready.val();
        self.out_valid.next = self.going.q.val().get_bit(1);
        self.is_cut.next = 0.into();
        for i in 0..2 {
            if self.axis[i].wraps.val() | (self.axis[i].pair.val() & self.apart.val().get_bit(i)) {
                self.is_cut.next = self.is_cut.val().replace_bit(i, true);
            }
        }
        self.more.next = self.is_cut.val() & !self.part.q.val();
        self.advance.next = self.moves.val() & !(self.valid.val() & self.more.val().any());
        if self.moves.val() {
            self.going.d.next = self.going.q.val() << 1;
            if self.valid.val() {
                self.going.d.next = (self.going.q.val() << 1) | 1;
                self.part.d.next = 0.into();
                if self.more.val().get_bit(0) {
                    self.part.d.next = self.part.q.val() | 1;
                } else if self.more.val().get_bit(1) {
                    self.part.d.next = 2.into();
                }
            }
        }

        // Stage 6.
        for i in 0..2 {
            self.first[i].next = self.axis[i].near.val();
            self.taken.next = 1.into();
            if self.part.q.val().get_bit(i) {
                self.first[i].next = 0.into();
                if self.apart.val().get_bit(i) & !self.axis[i].wraps.val() {
                    self.first[i].next = self.axis[i].near.val() + 1;
                }
                self.taken.next = 2.into();
            } else if self.axis[i].pair.val() & !self.is_cut.val().get_bit(i) {
                self.taken.next = 3.into();
            }
            if self.moves.val() {
                self.extent_7[i].d.next = self.taken.val();
            }
        }
        self.bytes.next = bit_cast::<32, 16>(self.first[0].val());
        if !self.is_byte.val() {
            self.bytes.next = self.bytes.val() << 2;
        }
        self.spread.next = 0.into();
        if self.texture.val().get_bit(0) {
            self.spread.next = self.spread_low.val();
        }
        if self.texture.val().get_bit(1) {
            self.spread.next = self.spread.val() | self.spread_high.val();
        }
        self.product.enable.next = self.moves.val();
        self.product.a.next = self.first[1].val() | 1;
        self.product.b.next = self.pitch.val();
        if self.moves.val() {
            self.columns_7.d.next = (bit_cast::<32, 28>(self.base.val()) << 4) + self.bytes.val();
            self.pitch_7.d.next = self.pitch.val();
            self.row_7[0].d.next = bit_cast::<2, 16>((self.first[1].val() + 1) >> 1);
            self.row_7[1].d.next = bit_cast::<2, 16>(self.first[1].val() >> 1);
            self.from_even_7.d.next = !bit_cast::<1, 16>(self.first[1].val());
            self.turned_7.d.next = self.first[1].val().get_bit(0) != self.part.q.val().get_bit(1);
            self.complete_7.d.next = !self.more.val().any();
            self.is_byte_7.d.next = self.is_byte.val();
            self.spread_7.d.next = self.spread.val();
            if !self.any.val() {
                self.extent_7[0].d.next = 0.into();
            }
        }

        // Stage 7: the even row is a pitch before the odd one or behind it. In an even bank lies
        // the line of the left column, or the next.
        self.down.next = bit_cast::<32, 16>(self.pitch_7.q.val());
        if self.from_even_7.q.val().any() {
            self.down.next = !self.down.val();
        }
        self.place[1].next = self.columns_7.q.val() + self.product.product.val();
        self.place[0].next =
            self.place[1].val() + self.down.val() + bit_cast::<32, 1>(self.from_even_7.q.val());
        for r in 0..2 {
            for c in 0..2 {
                self.number.next = bit_cast::<27, 32>(self.place[r].val() >> 5);
                if c == 0 {
                    self.number.next =
                        self.number.val() + bit_cast::<27, 1>(self.place[r].val().get_bits::<1>(4));
                }
                self.spot.next =
                    (bit_cast::<CL, 27>(self.number.val()) & self.low_lines.val()) << 2;
                self.spot.next = self.spot.val()
                    | (bit_cast::<CL, 2>(self.row_7[r].q.val()) << self.row_shift.val())
                    | (2 * r + c).to_bits::<CL>();
                if self.moves.val() {
                    self.lines_8.d.line[2 * r + c].next = self.number.val();
                    self.lines_8.d.set[2 * r + c].next =
                        (self.spot.val() & self.in_use.val()) ^ self.spread_7.q.val();
                }
            }
        }
        self.step.next = 0.into();
        if self.extent_7[0].q.val().all() {
            self.step.next = 4.into();
            if self.is_byte_7.q.val() {
                self.step.next = 1.into();
            }
        }
        self.places.next = 0.into();
        self.needed.next = 0.into();
        self.wanted.next = 0.into();
        for s in 0..2 {
            self.odd_row.next = s.to_bits::<2>() << 1;
            if self.turned_7.q.val() {
                self.odd_row.next = self.odd_row.val() ^ 2;
            }
            self.at.next = bit_cast::<5, 32>(self.place[0].val());
            if self.odd_row.val().any() {
                self.at.next = bit_cast::<5, 32>(self.place[1].val());
            }
            for c in 0..2 {
                if c == 1 {
                    self.at.next = self.at.val() + self.step.val();
                }
                self.places.next =
                    (self.places.val() >> 4) | (bit_cast::<16, 5>(self.at.val()) << 12);
                self.of_bank.next = bit_cast::<2, 5>(self.at.val() >> 4) | self.odd_row.val();
                if self.moves.val() {
                    self.lines_8.d.bank[2 * s + c].next = self.of_bank.val();
                }
                if self.extent_7[1].q.val().get_bit(s) & self.extent_7[0].q.val().get_bit(c) {
                    self.wanted.next = self.wanted.val().replace_bit(2 * s + c, true);
                    self.needed.next = self.needed.val() | (self.one.val() << self.of_bank.val());
                }
            }
        }
        if self.moves.val() {
            self.lines_8.d.offsets.next = self.places.val();
            self.lines_8.d.need.next = self.needed.val();
            self.lines_8.d.texels.next = self.wanted.val();
            self.lines_8.d.complete.next = self.complete_7.q.val();
        }
        self.lines_8.q.drive(&mut self.out);
    }
}
