// SPDX-License-Identifier: MIT
//! The tops of the boards, put together.
use super::clocking::Clocking;
use super::microcoded_soc::MicrocodedSoc;
use super::{BoardTop, MicrocodedSdramTop, MicrocodedTop, SdramTop, Soc};
use crate::cells::Lazy;
use crate::config::{Mechanisms, Size, Variant};
use crate::dut::Dut;
use crate::shader_core::{on_its_own_stack, with_one_unit};

/// What a board's top is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TopSettings {
    /// The core.
    pub size: Size,
    /// Its mechanisms.
    pub mechanisms: Mechanisms,
    /// Its variant; of one execution unit unless it is microcoded.
    pub variant: Variant,
    /// Memory in block RAM: `2^memory` lines of 16 bytes, up to 16.
    pub memory: u32,
    /// The memory is an SDRAM of [`SDRAM_LINES`](crate::config::sdram::SDRAM_LINES) lines, and
    /// block RAM is its cache.
    pub sdram: bool,
    /// The core's clock.
    pub clocking: Clocking,
    /// Its rate in kHz.
    pub kilohertz: u32,
    /// Cycles of a bit of the serial line, 4 to 4096.
    pub divisor: u32,
    /// LEDs: one of [`LED_COUNTS`].
    pub leds: usize,
    /// An LED is lit by a low level.
    pub leds_low: bool,
}

/// How many LEDs a top can have.
pub const LED_COUNTS: [usize; 4] = [1, 2, 6, 8];

/// The part of a board that is on the core's clock: ports `rx`, `tx`, eight LEDs and the pins of an
/// SDRAM.
///
/// # Panics
/// When there is no such core or memory, and when the system gives no memory to build it.
pub fn soc(settings: &TopSettings) -> Box<dyn Dut> {
    let settings = *settings;
    macro_rules! built {
        ($($number:literal),*) => {
            Box::new(Lazy::new(ready_top!(Soc::<$($number),*>::new(&settings)))) as Box<dyn Dut>
        };
    }
    if settings.variant.microcoded {
        macro_rules! microcoded {
            ($($units:literal),*) => {
                match settings.variant.units {
                    $($units => Box::new(Lazy::new(ready_top!(MicrocodedSoc::<$units>::new(&settings)))) as Box<dyn Dut>,)*
                    units => panic!("no pool of {units} microcoded cores"),
                }
            };
        }
        return microcoded!(1, 2, 4);
    }
    assert!(settings.variant.units == 1, "a board's core has one execution unit");
    on_its_own_stack(move || with_one_unit!(settings.size, built))
}

/// The top module of a board.
///
/// # Panics
/// As [`soc`], and unless the number of LEDs is one of [`LED_COUNTS`], with SDRAM eight.
pub fn board_top(settings: &TopSettings) -> Box<dyn Dut> {
    let settings = *settings;
    macro_rules! built {
        ($($number:literal),*) => {
            match settings.leds {
                8 if settings.sdram => built!(sdram $($number),*),
                leds if settings.sdram => panic!("no top with SDRAM and {leds} LEDs"),
                1 => built!(@ 1, $($number),*),
                2 => built!(@ 2, $($number),*),
                6 => built!(@ 6, $($number),*),
                8 => built!(@ 8, $($number),*),
                leds => panic!("no top with {leds} LEDs"),
            }
        };
        (sdram $($number:literal),*) => {
            Box::new(ready_top!(SdramTop::<$($number),*>::new(&settings))) as Box<dyn Dut>
        };
        (@ $leds:literal, $($number:literal),*) => {
            Box::new(ready_top!(BoardTop::<$($number),*, $leds>::new(&settings))) as Box<dyn Dut>
        };
    }
    if settings.variant.microcoded {
        macro_rules! microcoded {
            ($($units:literal),*) => {
                match settings.variant.units {
                    $($units => microcoded!(@ $units, 1, 2, 6, 8),)*
                    units => panic!("no pool of {units} microcoded cores"),
                }
            };
            (@ $units:literal, $($leds:literal),*) => {
                match settings.leds {
                    8 if settings.sdram => Box::new(ready_top!(MicrocodedSdramTop::<$units>::new(&settings))) as Box<dyn Dut>,
                    leds if settings.sdram => panic!("no top with SDRAM and {leds} LEDs"),
                    $($leds => Box::new(ready_top!(MicrocodedTop::<$units, $leds>::new(&settings))) as Box<dyn Dut>,)*
                    leds => panic!("no top with {leds} LEDs"),
                }
            };
        }
        return microcoded!(1, 2, 4);
    }
    assert!(settings.variant.units == 1, "a board's core has one execution unit");
    on_its_own_stack(move || with_one_unit!(settings.size, built))
}
