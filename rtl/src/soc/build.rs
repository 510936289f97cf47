// SPDX-License-Identifier: MIT
//! The tops of the boards, put together.
use super::clocking::Clocking;
use super::microcoded_soc::MicrocodedSoc;
use super::{BoardTop, MicrocodedSdramTop, MicrocodedTop, SdramTop, Soc};
use crate::cells::Lazy;
use crate::config::{with_leds, with_pools, with_sizes, Mechanisms, Size, Variant, THREADS};
use crate::dut::{Dut, Top};
use crate::shader_core::{of_core, on_its_own_stack};

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
    /// LEDs: one of [`LED_COUNTS`](crate::config::LED_COUNTS).
    pub leds: usize,
    /// An LED is lit by a low level.
    pub leds_low: bool,
}

/// The part of a board that is on the core's clock: ports `rx`, `tx`, eight LEDs and the pins of an
/// SDRAM.
///
/// # Panics
/// When there is no such core or memory, and when the system gives no memory to build it.
pub fn soc(settings: &TopSettings) -> Box<dyn Dut> {
    let settings = *settings;
    if settings.variant.microcoded {
        macro_rules! pools {
            ($($units:literal),*) => {
                match settings.variant.units {
                    $($units => {
                        Box::new(Lazy::new(MicrocodedSoc::<$units>::new(&settings).ready()))
                    })*
                    units => panic!("no pool of {units} microcoded cores"),
                }
            };
        }
        return with_pools!(pools);
    }
    check_core(&settings);
    let wanted = settings.size.numbers();
    macro_rules! sizes {
        ($($config:expr),*) => {
            $(if wanted == $config {
                return on_its_own_stack(move || {
                    type Board = of_core!(Soc, $config);
                    Box::new(Lazy::new(Board::new(&settings).ready()))
                });
            })*
        };
    }
    with_sizes!(sizes);
    unreachable!("every size is built")
}

/// The top module of a board.
///
/// # Panics
/// As [`soc`], and unless the number of LEDs is one of [`LED_COUNTS`](crate::config::LED_COUNTS),
/// with SDRAM eight.
pub fn board_top(settings: &TopSettings) -> Box<dyn Dut> {
    let settings = *settings;
    let leds = settings.leds;
    assert!(!settings.sdram || leds == 8, "no top with SDRAM and {leds} LEDs");
    // `top::<N>` of the core at hand.
    macro_rules! leds {
        ($($leds:literal),*) => {
            match leds {
                $($leds => top::<$leds>(&settings),)*
                leds => panic!("no top with {leds} LEDs"),
            }
        };
    }
    if settings.variant.microcoded {
        macro_rules! pools {
            ($($units:literal),*) => {
                $(if settings.variant.units == $units {
                    if settings.sdram {
                        return Box::new(MicrocodedSdramTop::<$units>::new(&settings).ready());
                    }
                    fn top<const N: usize>(settings: &TopSettings) -> Box<dyn Dut> {
                        Box::new(MicrocodedTop::<$units, N>::new(settings).ready())
                    }
                    return with_leds!(leds);
                })*
            };
        }
        with_pools!(pools);
        panic!("no pool of {} microcoded cores", settings.variant.units);
    }
    check_core(&settings);
    let wanted = settings.size.numbers();
    macro_rules! sizes {
        ($($config:expr),*) => {
            $(if wanted == $config {
                if settings.sdram {
                    return on_its_own_stack(move || {
                        type Board = of_core!(SdramTop, $config);
                        Box::new(Board::new(&settings).ready())
                    });
                }
                fn top<const N: usize>(settings: &TopSettings) -> Box<dyn Dut> {
                    Box::new(<of_core!(BoardTop, $config, N)>::new(settings).ready())
                }
                return on_its_own_stack(move || with_leds!(leds));
            })*
        };
    }
    with_sizes!(sizes);
    unreachable!("every size is built")
}

/// A board's core is the plain one of its size.
fn check_core(settings: &TopSettings) {
    assert!(settings.variant.units == 1, "a board's core has one execution unit");
    assert!(settings.variant.threads() == THREADS, "a board's core has warps of one quad");
}
