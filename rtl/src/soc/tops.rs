// SPDX-License-Identifier: MIT
//! The top modules of boards: clock and pins, nothing else, around either part on the core's clock.
use super::clocking::ClockSource;
use super::microcoded_soc::MicrocodedSoc;
use super::{Soc, TopSettings};
use crate::bundles::SdramPins;
use crate::cells::Lazy;
use crate::prelude::*;

/// Two tops of a `soc` with these parameters: one for memory in the device, one with the pins of an
/// SDRAM.
macro_rules! tops {
    ($top:ident and $sdram_top:ident of $soc:ident<$($parameter:ident),*>) => {
        #[doc = concat!("The top of a board with a [`", stringify!($soc), "`] and `N` LEDs;")]
        /// the memory is in the device.
        #[derive(LogicBlock)]
        #[block(new(settings: &TopSettings))]
        pub struct $top<$(const $parameter: usize,)* const N: usize> {
            /// The board's clock.
            pub clock: Signal<In, Clock>,
            /// Serial line from the host.
            pub rx: Signal<In, Bit>,
            /// Serial line to the host.
            pub tx: Signal<Out, Bit>,
            /// LEDs.
            pub led: Signal<Out, Bits<N>>,
            #[build(ClockSource::new(settings.clocking, false))]
            source: ClockSource,
            #[build($soc::new(settings))]
            #[unclocked]
            soc: Lazy<$soc<$($parameter),*>>,
            #[value(settings.leds_low)]
            leds_low: Constant<Bit>,
            lit: Signal<Local, Bits<N>>,
        }

        impl<$(const $parameter: usize,)* const N: usize> Logic for $top<$($parameter,)* N> {
            #[hdl_gen]
            fn update(&mut self) {
                self.source.board.next = self.clock.val();
                self.soc.clock.next = self.source.core.val();
                self.soc.rx.next = self.rx.val();
                self.soc.sdram.dq_in.next = 0.into();
                self.tx.next = self.soc.tx.val();
                self.lit.next = bit_cast::<N, 8>(self.soc.led.val());
                self.led.next = self.lit.val();
                if self.leds_low.val() {
                    self.led.next = !self.lit.val();
                }
            }
        }

        #[doc = concat!("As [`", stringify!($top), "`] with eight LEDs and the pins of an SDRAM,")]
        /// a port for each direction of its words.
        #[derive(LogicBlock)]
        #[block(new(settings: &TopSettings))]
        pub struct $sdram_top<$(const $parameter: usize),*> {
            /// The board's clock.
            pub clock: Signal<In, Clock>,
            /// Serial line from the host.
            pub rx: Signal<In, Bit>,
            /// Serial line to the host.
            pub tx: Signal<Out, Bit>,
            /// LEDs.
            pub led: Signal<Out, Bits<8>>,
            /// SDRAM: its clock, the core's part of a cycle late.
            pub sdram_clock: Signal<Out, Bit>,
            /// SDRAM: the other pins.
            pub sdram: SdramPins<Out>,
            #[build(ClockSource::new(settings.clocking, true))]
            source: ClockSource,
            #[build($soc::new(settings))]
            #[unclocked]
            soc: Lazy<$soc<$($parameter),*>>,
            #[value(settings.leds_low)]
            leds_low: Constant<Bit>,
        }

        impl<$(const $parameter: usize),*> Logic for $sdram_top<$($parameter),*> {
            #[hdl_gen]
            fn update(&mut self) {
                self.source.board.next = self.clock.val();
                self.soc.clock.next = self.source.core.val();
                self.soc.rx.next = self.rx.val();
                self.sdram_clock.next = self.source.late.val();
                self.soc.sdram.drive(&mut self.sdram);
                self.soc.drive(&mut self, [tx, led]);
                if self.leds_low.val() {
                    self.led.next = !self.soc.led.val();
                }
            }
        }

    };
}

tops!(BoardTop and SdramTop of Soc<
    E, E4, LT, P, W, LW, CW, WAYS, LY, LINES, LL, A, DA, TAGW, PL, CL, SQ, SR, T, TL, S, CB, GA, LV
>);
tops!(MicrocodedTop and MicrocodedSdramTop of MicrocodedSoc<U>);
