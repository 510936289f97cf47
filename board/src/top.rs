//! The board top of a description: clock, serial rate, LEDs and memory of [`rtl::soc`](warpwright_rtl::soc).
use crate::description::{Board, Family, Level};
use crate::TOP;
use anyhow::{ensure, Context, Result};
use warpwright_rtl::config::{Mechanisms, Size};
use warpwright_rtl::soc::clocking::{Clocking, Pll};
use warpwright_rtl::soc::{board_top, TopSettings, LED_COUNTS};
use warpwright_sim::compiled::export_text;

fn kilohertz(megahertz: f64) -> u32 {
    (megahertz * 1000.0).round() as u32
}

/// What the top of a board with this size of the core is made of.
pub fn settings(board: &Board, size: Size) -> Result<TopSettings> {
    let description = &board.description;
    let (crystal, wanted) = (kilohertz(description.clock.crystal_mhz), kilohertz(description.clock.core_mhz));
    let pll = match description.fpga.family {
        Family::Ice40 => Pll::Ice40,
        Family::Ecp5 => Pll::Ecp5,
        Family::Gowin => Pll::Gowin,
    };
    let (clocking, reached) = if crystal == wanted {
        (Clocking::Straight, crystal)
    } else {
        let best = pll.best(crystal, wanted);
        let (ratio, reached) = best.with_context(|| format!("{}: no PLL makes {wanted} kHz of {crystal} kHz", board.name))?;
        let clocking = match pll {
            Pll::Ice40 if description.clock.pll_pin => Clocking::Ice40Pad(ratio),
            Pll::Ice40 => Clocking::Ice40(ratio),
            Pll::Ecp5 => Clocking::Ecp5(ratio),
            Pll::Gowin => Clocking::Gowin(ratio),
        };
        (clocking, reached)
    };
    let divisor = (f64::from(reached) * 1000.0 / f64::from(description.serial.baud)).round() as u32;
    ensure!(
        (4..=4096).contains(&divisor),
        "{}: {} bits per second are {divisor} cycles a bit at {reached} kHz: it must be 4 to 4096",
        board.name,
        description.serial.baud
    );
    let leds = description.leds.count;
    ensure!(LED_COUNTS.contains(&leds), "{}: there is a board top with {LED_COUNTS:?} LEDs, not {leds}", board.name);
    Ok(TopSettings {
        size,
        mechanisms: Mechanisms::ALL,
        variant: board.variant()?,
        memory: description.memory.lines.ilog2(),
        clocking,
        kilohertz: reached,
        divisor,
        leds,
        leds_low: description.leds.lit == Level::Low,
    })
}

/// The Verilog of a board.
pub fn verilog(board: &Board, size: Size) -> Result<String> {
    export_text(board_top(&settings(board, size)?).as_ref(), TOP)
}
