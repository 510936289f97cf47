// SPDX-License-Identifier: MIT
//! One axis of texture coordinates: the texel, whether the next one has a share, and its weight
//! (docs/mechanisms/5.md, step 2). [`AddressGen`](super::address_gen::AddressGen) has one for u and
//! one for v.
//!
//! | stage | |
//! | --- | --- |
//! | 1 | mantissa of the coordinate, without whole periods; size with its first bit in front |
//! | 2 | their product; where the position begins |
//! | 3 | the product is rounded to 24 bits, as a float's |
//! | 4 | to 1/256 texel, and from there up or down: the position |
//! | 5 | the texel, at the edges as the wrap mode says |
//!
//! A texel fetch, and a coordinate beyond a clamped edge, have a mantissa of zero: the position is
//! where it begins. Latency: five cycles. All stages move with `advance`.
use crate::bundles::{AxisSample, AxisTexel, Float};
use crate::cells::{Highest, Lazy, LowProduct, DFF};
use crate::prelude::*;

/// The pipeline of one axis.
#[derive(LogicBlock)]
pub struct Axis {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The pipeline moves on.
    pub advance: Signal<In, Bit>,
    /// The coordinate: FP32, for a texel fetch an integer.
    pub coordinate: Signal<In, Bits<32>>,
    /// Texel fetch; with `coordinate`, as the others.
    pub fetch: Signal<In, Bit>,
    /// 0 repeat, 1 clamp, 2 mirror.
    pub wrap: Signal<In, Bits<2>>,
    /// Texels along this axis.
    pub size: Signal<In, Bits<16>>,
    /// Bilinear sample.
    pub bilinear: Signal<In, Bit>,
    /// The texel, and the next one.
    pub texel: AxisTexel<Out>,
    // Behind stages 1 to 4.
    samples: [DFF<AxisSample>; 4],
    // Stage 2: the product is of `mantissa` and `factor`, and moves by `below_one` and `zeros`.
    mantissa_2: DFF<Bits<24>>,
    factor_2: DFF<Bits<16>>,
    whole_2: DFF<Bit>,
    below_one_2: DFF<Bits<7>>,
    zeros_2: DFF<Bits<4>>,
    start_2: DFF<Bits<18>>,
    first: Lazy<Highest<16, 4>>,
    // Stage 3.
    product: LowProduct<24, 16, 40>,
    whole_3: DFF<Bits<17>>,
    // Stage 4.
    rounded_4: DFF<Bits<26>>,
    // Stage 5: with sign; -1 to 65,536.
    texel_5: DFF<Bits<18>>,
    weight_5: DFF<Bits<8>>,
    found: Registers<AxisTexel<Local>>,
    float: Signal<Local, Float>,
    amount: Signal<Local, Bits<8>>,
    from_one: Signal<Local, Bit>,
    clamps: Signal<Local, Bit>,
    mirrors: Signal<Local, Bit>,
    mantissa: Signal<Local, Bits<24>>,
    zeros: Signal<Local, Bits<4>>,
    sample: Signal<Local, AxisSample>,
    place: Signal<Local, Bits<18>>,
    shift: Signal<Local, Bits<8>>,
    upper: Signal<Local, Bits<17>>,
    half: Signal<Local, Bits<26>>,
    dropped: Signal<Local, Bits<17>>,
    rounded: Signal<Local, Bits<26>>,
    position: Signal<Local, Bits<26>>,
    exact: Signal<Local, Bit>,
    carry: Signal<Local, Bit>,
    sum: Signal<Local, Bits<27>>,
    // The steps of a shift to the right, and what each cuts off.
    #[value(|i| 1u64 << i)]
    distance: [Constant<Bits<5>>; 5],
    #[value(|i| (1u64 << (1 << i)) - 1)]
    cut_off: [Constant<Bits<26>>; 5],
    rim: Signal<Local, Bits<18>>,
    interior: Signal<Local, Bit>,
    at_rim: Signal<Local, Bit>,
    shares: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for Axis {
    fn update(&mut self) {
        // Stage 1. Whole periods are shifted out; the mirror needs to know which of two it is.
        self.float.next = self.coordinate.val().into();
        self.amount.next = self.float.val().exponent + 1;
        self.from_one.next = self.float.val().exponent >= 127;
        self.clamps.next = self.wrap.val() == 1;
        self.mirrors.next = !self.fetch.val() & (self.wrap.val() > 1);
        self.mantissa.next = bit_cast::<24, 23>(self.float.val().fraction) | 0x80_0000;
        if self.from_one.val() {
            self.mantissa.next = self.mantissa.val() << self.amount.val().get_bits::<5>(0);
            if !self.mirrors.val() {
                self.mantissa.next = self.mantissa.val() & 0x7F_FFFF;
            }
        }
        if self.fetch.val()
            | !self.float.val().exponent.any()
            | (self.from_one.val() & ((self.amount.val() > 159) | !self.amount.val().any()))
            | (self.clamps.val() & (self.from_one.val() | self.float.val().negative))
        {
            self.mantissa.next = 0.into();
        }
        self.sample.next.size = self.size.val();
        self.sample.next.bilinear = self.bilinear.val();
        self.sample.next.repeats = !self.wrap.val().any() & !self.fetch.val();
        self.sample.next.negative = self.float.val().negative;
        self.sample.next.turned =
            self.mirrors.val() & self.from_one.val() & (self.mantissa.val() > 0x7F_FFFF);
        self.sample.next.down =
            self.sample.val().turned | (self.sample.val().repeats & self.float.val().negative);
        self.sample.next.shift = 0.into();
        self.sample.next.start = 0.into();
        self.sample.next.less = self.mirrors.val()
            & self.float.val().negative
            & !self.sample.val().turned
            & !self.bilinear.val();
        self.first.candidates.next = self.size.val();
        self.zeros.next = 15 - self.first.index.val();
        self.place.next = 0.into();
        if self.sample.val().down
            | (self.clamps.val() & self.from_one.val() & !self.float.val().negative)
        {
            self.place.next = bit_cast::<18, 16>(self.size.val());
        }
        if !self.amount.val().any() & self.float.val().fraction.any() {
            self.place.next = 0.into();
        }
        if self.fetch.val() {
            self.place.next = self.coordinate.val().get_bits::<18>(0);
            if self.coordinate.val() > 0xFFFF {
                self.place.next = 0x1_0000.into();
            }
            if self.float.val().negative {
                self.place.next = 0x3_FFFF.into();
            }
        }
        if self.advance.val() {
            self.samples[0].d.next = self.sample.val();
            for i in 1..4 {
                self.samples[i].d.next = self.samples[i - 1].q.val();
            }
            self.mantissa_2.d.next = self.mantissa.val();
            self.factor_2.d.next = self.size.val() << self.zeros.val();
            self.whole_2.d.next = self.from_one.val() & (self.mantissa.val() <= 0x7F_FFFF);
            self.zeros_2.d.next = self.zeros.val();
            self.start_2.d.next = self.place.val();
            self.below_one_2.d.next = !self.float.val().exponent.get_bits::<7>(0);
            if self.from_one.val() {
                self.below_one_2.d.next = 0.into();
            }
        }

        // Stage 2. A bilinear sample begins half a texel before.
        self.sample.next = self.samples[0].q.val();
        self.product.enable.next = self.advance.val();
        self.product.a.next = self.mantissa_2.q.val();
        self.product.b.next = self.factor_2.q.val();
        self.shift.next =
            bit_cast::<8, 7>(self.below_one_2.q.val()) + bit_cast::<8, 4>(self.zeros_2.q.val());
        self.sample.next.shift = self.shift.val().get_bits::<5>(0);
        if self.shift.val() > 31 {
            self.sample.next.shift = 31.into();
        }
        self.sample.next.start = bit_cast::<26, 18>(self.start_2.q.val()) << 8;
        if self.sample.val().turned {
            self.sample.next.start = self.sample.val().start << 1;
        }
        if self.sample.val().bilinear {
            self.sample.next.start = self.sample.val().start - 128;
        }
        if self.sample.val().less {
            self.sample.next.start = 0x3FF_FFFF.into();
        }
        if self.advance.val() {
            self.samples[1].d.next = self.sample.val();
            // Of a coordinate from 1 on without its whole part: what that adds to the product.
            self.whole_3.d.next = 0.into();
            if self.whole_2.q.val() {
                self.whole_3.d.next = bit_cast::<17, 16>(self.factor_2.q.val());
            }
        }

        // Stage 3: 24 bits from the first of the product on, to nearest, to even in the middle.
        self.upper.next = self.product.product.val().get_bits::<17>(23) + self.whole_3.q.val();
        self.rounded.next = bit_cast::<26, 40>(self.product.product.val() >> 15);
        self.half.next = 1.into();
        self.dropped.next = bit_cast::<17, 40>(self.product.product.val() << 1);
        if self.upper.val() > 0xFFFF {
            self.rounded.next = self.rounded.val() & 0x1FF_FFFE;
            self.half.next = 2.into();
            self.dropped.next = bit_cast::<17, 40>(self.product.product.val());
        }
        if !(self.dropped.val() & 0x8000).any() | !(self.dropped.val() & 0x1_7FFF).any() {
            self.half.next = 0.into();
        }
        if self.advance.val() {
            self.rounded_4.d.next = self.rounded.val() + self.half.val();
        }

        // Stage 4: a texel belongs to its lower edge, so what is cut off counts on the way down.
        self.sample.next = self.samples[2].q.val();
        self.position.next = self.rounded_4.q.val();
        self.exact.next = true;
        for i in 0..5 {
            if self.sample.val().shift.get_bit(i) {
                self.exact.next =
                    self.exact.val() & !(self.position.val() & self.cut_off[i].val()).any();
                self.position.next = self.position.val() >> self.distance[i].val();
            }
        }
        self.carry.next = self.sample.val().less & !self.exact.val();
        if self.sample.val().down {
            self.position.next = !self.position.val();
            self.carry.next = (self.exact.val() & self.sample.val().negative)
                | (self.sample.val().turned & self.sample.val().bilinear);
        }
        // The lowest bit carries.
        self.sum.next = bit_cast::<27, 26>(self.position.val()) << 1;
        if self.carry.val() {
            self.sum.next = self.sum.val() | 1;
        }
        self.sum.next = self.sum.val() + ((bit_cast::<27, 26>(self.sample.val().start) << 1) | 1);
        if self.advance.val() {
            self.texel_5.d.next = self.sum.val().get_bits::<18>(9);
            self.weight_5.d.next = 0.into();
            if self.sample.val().bilinear {
                self.weight_5.d.next = self.sum.val().get_bits::<8>(1);
            }
        }

        // Stage 5.
        self.sample.next = self.samples[3].q.val();
        self.rim.next = bit_cast::<18, 16>(self.sample.val().size);
        if self.rim.val().any() {
            self.rim.next = self.rim.val() - 1;
        }
        self.place.next = self.texel_5.q.val();
        self.interior.next = self.place.val() < self.rim.val();
        self.at_rim.next = self.place.val() == self.rim.val();
        self.shares.next =
            self.sample.val().bilinear & (self.interior.val() | self.sample.val().repeats);
        if self.advance.val() {
            self.found.d.weight.next = 0.into();
            if self.shares.val() {
                self.found.d.weight.next = self.weight_5.q.val();
            }
            self.found.d.pair.next = self.shares.val();
            self.found.d.wraps.next = self.shares.val() & !self.interior.val();
            // Outside: the last texel or the first.
            self.found.d.near.next = self.place.val().get_bits::<16>(0);
            if !self.interior.val() & !self.at_rim.val() {
                self.found.d.near.next = 0.into();
                if self.place.val().get_bit(17) == self.sample.val().repeats {
                    self.found.d.near.next = self.rim.val().get_bits::<16>(0);
                }
            }
        }
        self.found.q.drive(&mut self.texel);
    }
}
