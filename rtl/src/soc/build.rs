//! The tops of the boards, put together.
use super::clocking::Clocking;
use super::host_registers::HostRegisters;
use super::line_memory::LineMemory;
use super::microcoded_soc::MicrocodedSoc;
use super::sdram_memory::SdramMemory;
use super::uart::{UartReceiver, UartSender};
use super::{BoardTop, MicrocodedSdramTop, MicrocodedTop, SdramTop, Soc};
use crate::cells::Lazy;
use crate::config::registers::BoardFacts;
use crate::config::sdram::{SdramTiming, SDRAM_LINES};
use crate::config::{Mechanisms, Size, Variant};
use crate::dut::Dut;
use crate::prelude::*;
use crate::ready_top;
use crate::shader_core::{on_its_own_stack, with_one_unit, ShaderCore};

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
    /// The memory is an SDRAM of [`SDRAM_LINES`] lines, and block RAM is its cache.
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

impl<
        const E: usize,
        const E4: usize,
        const LT: usize,
        const P: usize,
        const W: usize,
        const LW: usize,
        const CW: usize,
        const WAYS: usize,
        const LY: usize,
        const LINES: usize,
        const LL: usize,
        const A: usize,
        const DA: usize,
        const TAGW: usize,
        const PL: usize,
        const CL: usize,
        const SQ: usize,
        const SR: usize,
    > Soc<E, E4, LT, P, W, LW, CW, WAYS, LY, LINES, LL, A, DA, TAGW, PL, CL, SQ, SR>
{
    /// The core of these settings with host link and memory.
    pub fn new(settings: &TopSettings) -> Self {
        let lacks = u32::from(settings.variant.without.bits());
        let shape = W as u32 | (E as u32) << 8 | (settings.size as u32) << 12 | lacks << 16;
        let memory_lines = if settings.sdram { SDRAM_LINES } else { 1 << settings.memory };
        let facts = BoardFacts { shape, memory_lines, kilohertz: settings.kilohertz };
        // Of no account without one.
        let timing = SdramTiming::at(if settings.sdram { settings.kilohertz } else { 50_000 });
        macro_rules! all {
            ($($field:ident),*) => {
                Self {
                    $($field: Default::default(),)*
                    receiver: Lazy::new(UartReceiver::new(settings.divisor)),
                    sender: Lazy::new(UartSender::new(settings.divisor)),
                    registers: Lazy::new(HostRegisters::new(facts)),
                    core: Lazy::new(ShaderCore::new(settings.size, settings.mechanisms, settings.variant)),
                    memory: Lazy::new(LineMemory::new(settings.memory)).unless_absent(!settings.sdram),
                    sdram: Lazy::new(SdramMemory::new(settings.memory, timing)).unless_absent(settings.sdram),
                    external: Constant::new(settings.sdram),
                    memory_lines: Constant::new(u64::from(memory_lines).into()),
                }
            };
        }
        all!(
            clock,
            rx,
            tx,
            led,
            sdram_ras_n,
            sdram_cas_n,
            sdram_we_n,
            sdram_bank,
            sdram_row,
            sdram_dq_out,
            sdram_dq_drive,
            sdram_dq_in,
            link,
            bridge,
            ticks,
            requests,
            beyond,
            lit
        )
    }
}

/// The part of a board that is on the core's clock: ports `rx`, `tx`, eight LEDs and the pins of an SDRAM.
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
