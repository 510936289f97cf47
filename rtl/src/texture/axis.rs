// SPDX-License-Identifier: MIT
//! One axis of texture coordinates: the two neighbouring texels and the weight between them
//! (docs/mechanisms/5.md, step 2). [`AddressGen`](super::address_gen::AddressGen) has one for u and
//! one for v.
//!
//! | stage | |
//! | --- | --- |
//! | 1 | fixed point with 16 bits of fraction; a texel fetch keeps its integer |
//! | 2 | wrap, and scale by the size |
//! | 3 | texel and weight; half a texel back for a bilinear sample |
//! | 4 | the neighbours, at the edges as the wrap mode says |
//!
//! Latency: `weight` three cycles, `near` and `far` four. All stages move with `advance`. What
//! belongs to the thread in a stage comes in with that stage's number.
use crate::cells::{LowProduct, DFF};
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
    /// Stage 1: texel fetch.
    pub fetch_1: Signal<In, Bit>,
    /// Stage 2: 0 repeat, 1 clamp, 2 mirror.
    pub wrap_2: Signal<In, Bits<2>>,
    /// Stage 2: texels along this axis.
    pub size_2: Signal<In, Bits<16>>,
    /// Stage 3: texel fetch.
    pub fetch_3: Signal<In, Bit>,
    /// Stage 3: bilinear sample.
    pub bilinear_3: Signal<In, Bit>,
    /// Stage 4: texel fetch.
    pub fetch_4: Signal<In, Bit>,
    /// Stage 4: wrap mode.
    pub wrap_4: Signal<In, Bits<2>>,
    /// Stage 4: texels along this axis.
    pub size_4: Signal<In, Bits<16>>,
    /// Weight of the far texel, after stage 3.
    pub weight: Signal<Out, Bits<8>>,
    /// The texel, after stage 4.
    pub near: Signal<Out, Bits<16>>,
    /// The next one, after stage 4.
    pub far: Signal<Out, Bits<16>>,
    fixed_2: DFF<Bits<32>>,
    fixed_3: DFF<Bits<32>>,
    scale: LowProduct,
    texel_4: DFF<Bits<32>>,
    #[drives(weight)]
    weight_4: DFF<Bits<8>>,
    #[drives(near)]
    near_5: DFF<Bits<16>>,
    #[drives(far)]
    far_5: DFF<Bits<16>>,
    exponent: Signal<Local, Bits<8>>,
    amount: Signal<Local, Bits<8>>,
    fixed: Signal<Local, Bits<32>>,
    wrapped: Signal<Local, Bits<32>>,
    position: Signal<Local, Bits<32>>,
    texel: Signal<Local, Bits<32>>,
    beyond: Signal<Local, Bits<32>>,
    repeats: Signal<Local, Bit>,
    rim: Signal<Local, Bits<16>>,
    closer: Signal<Local, Bits<16>>,
    further: Signal<Local, Bits<16>>,
}

#[hdl_gen]
impl Logic for Axis {
    fn update(&mut self) {
        // Stage 1.
        self.exponent.next = self.coordinate.val().get_bits::<8>(23);
        self.amount.next = 140 - self.exponent.val();
        self.fixed.next = ((self.coordinate.val() & 0x7F_FFFF) | 0x80_0000) << 6;
        if self.exponent.val() > 140 {
            self.fixed.next = 0x3FFF_FFFF.into();
            if self.exponent.val().all() & (self.coordinate.val() & 0x7F_FFFF).any() {
                self.fixed.next = 0.into();
            }
        } else {
            if self.amount.val() > 31 {
                self.fixed.next = 0.into();
            } else {
                self.fixed.next = self.fixed.val() >> self.amount.val().get_bits::<5>(0);
            }
        }
        if self.coordinate.val().get_bit(31) {
            self.fixed.next = 0 - self.fixed.val();
        }
        if self.fetch_1.val() {
            self.fixed.next = self.coordinate.val();
        }
        if self.advance.val() {
            self.fixed_2.d.next = self.fixed.val();
            self.fixed_3.d.next = self.fixed_2.q.val();
        }

        // Stage 2.
        self.wrapped.next = self.fixed_2.q.val() & 0xFFFF;
        match self.wrap_2.val().index() {
            0 => {}
            1 => {
                if self.fixed_2.q.val().get_bit(31) {
                    self.wrapped.next = 0.into();
                } else {
                    if self.fixed_2.q.val() > 0x1_0000 {
                        self.wrapped.next = 0x1_0000.into();
                    } else {
                        self.wrapped.next = self.fixed_2.q.val();
                    }
                }
            }
            _ => {
                self.wrapped.next = self.fixed_2.q.val() & 0x1_FFFF;
                if self.wrapped.val() > 0x1_0000 {
                    self.wrapped.next = 0x2_0000 - self.wrapped.val();
                }
            }
        }
        self.scale.enable.next = self.advance.val();
        self.scale.a.next = self.wrapped.val();
        self.scale.b.next = bit_cast::<32, 16>(self.size_2.val());

        // Stage 3.
        self.position.next = self.scale.product.val() >> 8;
        if self.bilinear_3.val() {
            self.position.next = self.position.val() - 128;
        }
        // The sign of a position half a texel back.
        self.texel.next = self.position.val() >> 8;
        if self.position.val().get_bit(31) {
            self.texel.next = self.texel.val() | 0xFF00_0000_u32.to_bits();
        }
        if self.fetch_3.val() {
            self.texel.next = self.fixed_3.q.val();
        }
        if self.advance.val() {
            self.texel_4.d.next = self.texel.val();
            self.weight_4.d.next = 0.into();
            if self.bilinear_3.val() {
                self.weight_4.d.next = self.position.val().get_bits::<8>(0);
            }
        }

        // Stage 4.
        self.repeats.next = !self.wrap_4.val().any() & !self.fetch_4.val();
        self.rim.next = self.size_4.val();
        if self.rim.val().any() {
            self.rim.next = self.rim.val() - 1;
        }
        self.beyond.next = self.texel_4.q.val() + 1;
        self.closer.next = self.texel_4.q.val().get_bits::<16>(0);
        if self.texel_4.q.val().get_bit(31) {
            self.closer.next = 0.into();
            if self.repeats.val() {
                self.closer.next = self.rim.val();
            }
        } else {
            if self.texel_4.q.val() > bit_cast::<32, 16>(self.rim.val()) {
                self.closer.next = self.rim.val();
                if self.repeats.val() {
                    self.closer.next = 0.into();
                }
            }
        }
        self.further.next = self.beyond.val().get_bits::<16>(0);
        if self.beyond.val().get_bit(31) {
            self.further.next = 0.into();
            if self.repeats.val() {
                self.further.next = self.rim.val();
            }
        } else {
            if self.beyond.val() > bit_cast::<32, 16>(self.rim.val()) {
                self.further.next = self.rim.val();
                if self.repeats.val() {
                    self.further.next = 0.into();
                }
            }
        }
        if self.advance.val() {
            self.near_5.d.next = self.closer.val();
            self.far_5.d.next = self.further.val();
        }
    }
}
