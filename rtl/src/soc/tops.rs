//! The top modules of boards: clock and pins, nothing else, around either part on the core's clock.
use super::clocking::ClockSource;
use super::microcoded_soc::MicrocodedSoc;
use super::{Soc, TopSettings};
use crate::cells::Lazy;
use crate::prelude::*;

/// Two tops of a `soc` with these parameters: one for memory in the device, one with the pins of an SDRAM.
macro_rules! tops {
    ($top:ident and $sdram_top:ident of $soc:ident<$($parameter:ident),*>) => {
        #[doc = concat!("The top module of a board with a [`", stringify!($soc), "`] and `N` LEDs; the memory is in the device.")]
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
                self.soc.sdram_dq_in.next = 0.into();
                self.tx.next = self.soc.tx.val();
                self.lit.next = bit_cast::<N, 8>(self.soc.led.val());
                self.led.next = self.lit.val();
                if self.leds_low.val() {
                    self.led.next = !self.lit.val();
                }
            }
        }

        #[doc = concat!("As [`", stringify!($top), "`] with eight LEDs and the pins of an SDRAM, each way of its words for itself.")]
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
            /// SDRAM: row address strobe, low for yes.
            pub sdram_ras_n: Signal<Out, Bit>,
            /// SDRAM: column address strobe, low for yes.
            pub sdram_cas_n: Signal<Out, Bit>,
            /// SDRAM: write enable, low for yes.
            pub sdram_we_n: Signal<Out, Bit>,
            /// SDRAM: bank.
            pub sdram_bank: Signal<Out, Bits<2>>,
            /// SDRAM: row, column or mode.
            pub sdram_row: Signal<Out, Bits<13>>,
            /// SDRAM: word to the memory.
            pub sdram_dq_out: Signal<Out, Bits<16>>,
            /// SDRAM: it is to be driven.
            pub sdram_dq_drive: Signal<Out, Bit>,
            /// SDRAM: word from the memory.
            pub sdram_dq_in: Signal<In, Bits<16>>,
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
                self.sdram_ras_n.next = self.soc.sdram_ras_n.val();
                self.sdram_cas_n.next = self.soc.sdram_cas_n.val();
                self.sdram_we_n.next = self.soc.sdram_we_n.val();
                self.sdram_bank.next = self.soc.sdram_bank.val();
                self.sdram_row.next = self.soc.sdram_row.val();
                self.sdram_dq_out.next = self.soc.sdram_dq_out.val();
                self.sdram_dq_drive.next = self.soc.sdram_dq_drive.val();
                self.soc.sdram_dq_in.next = self.sdram_dq_in.val();
                self.tx.next = self.soc.tx.val();
                self.led.next = self.soc.led.val();
                if self.leds_low.val() {
                    self.led.next = !self.soc.led.val();
                }
            }
        }

    };
}

tops!(BoardTop and SdramTop of Soc<E, E4, LT, P, W, LW, CW, WAYS, LY, LINES, LL, A, DA, TAGW, PL, CL, SQ, SR>);
tops!(MicrocodedTop and MicrocodedSdramTop of MicrocodedSoc<U>);
