//! The top modules of boards: clock and pins, nothing else, around either part on the core's clock.
use super::clocking::ClockSource;
use super::microcoded_soc::MicrocodedSoc;
use super::{Soc, TopSettings};
use crate::cells::Lazy;
use crate::ports;
use crate::prelude::*;

/// Two tops of a `soc` with these parameters: one for memory in the device, one with the pins of an SDRAM.
macro_rules! tops {
    ($top:ident and $sdram_top:ident of $soc:ident<$($parameter:ident),*>) => {
        #[doc = concat!("The top module of a board with a [`", stringify!($soc), "`] and `N` LEDs; the memory is in the device.")]
        #[derive(LogicBlock)]
        pub struct $top<$(const $parameter: usize,)* const N: usize> {
            /// The board's clock.
            pub clock: Signal<In, Clock>,
            /// Serial line from the host.
            pub rx: Signal<In, Bit>,
            /// Serial line to the host.
            pub tx: Signal<Out, Bit>,
            /// LEDs.
            pub led: Signal<Out, Bits<N>>,
            source: ClockSource,
            soc: Lazy<$soc<$($parameter),*>>,
            leds_low: Constant<Bit>,
            lit: Signal<Local, Bits<N>>,
        }

        impl<$(const $parameter: usize,)* const N: usize> $top<$($parameter,)* N> {
            /// The top of these settings.
            pub fn new(settings: &TopSettings) -> Self {
                Self {
                    clock: Default::default(),
                    rx: Default::default(),
                    tx: Default::default(),
                    led: Default::default(),
                    source: ClockSource::new(settings.clocking, false),
                    soc: Lazy::new($soc::new(settings)),
                    leds_low: Constant::new(settings.leds_low),
                    lit: Default::default(),
                }
            }
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

        ports! { [$(const $parameter: usize,)* const N: usize] $top<$($parameter,)* N> { in: rx; out: tx, led } }

        #[doc = concat!("As [`", stringify!($top), "`] with eight LEDs and the pins of an SDRAM, each way of its words for itself.")]
        #[derive(LogicBlock)]
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
            source: ClockSource,
            soc: Lazy<$soc<$($parameter),*>>,
            leds_low: Constant<Bit>,
        }

        impl<$(const $parameter: usize),*> $sdram_top<$($parameter),*> {
            /// The top of these settings.
            pub fn new(settings: &TopSettings) -> Self {
                Self {
                    clock: Default::default(),
                    rx: Default::default(),
                    tx: Default::default(),
                    led: Default::default(),
                    sdram_clock: Default::default(),
                    sdram_ras_n: Default::default(),
                    sdram_cas_n: Default::default(),
                    sdram_we_n: Default::default(),
                    sdram_bank: Default::default(),
                    sdram_row: Default::default(),
                    sdram_dq_out: Default::default(),
                    sdram_dq_drive: Default::default(),
                    sdram_dq_in: Default::default(),
                    source: ClockSource::new(settings.clocking, true),
                    soc: Lazy::new($soc::new(settings)),
                    leds_low: Constant::new(settings.leds_low),
                }
            }
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

        ports! { [$(const $parameter: usize),*] $sdram_top<$($parameter),*> {
        in: rx, sdram_dq_in;
        out: tx, led, sdram_clock, sdram_ras_n, sdram_cas_n, sdram_we_n, sdram_bank, sdram_row, sdram_dq_out, sdram_dq_drive } }
    };
}

tops!(BoardTop and SdramTop of Soc<E, E4, LT, P, W, LW, CW, WAYS, LY, LINES, LL, A, DA, TAGW, PL, CL, SQ, SR>);
tops!(MicrocodedTop and MicrocodedSdramTop of MicrocodedSoc<U>);
