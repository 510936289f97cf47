// SPDX-License-Identifier: MIT
//! The board top of a description: clock, serial rate, LEDs and memory of
//! [`rtl::soc`](warpwright_rtl::soc).
use crate::description::{Board, Family, Level};
use crate::pll::Pll;
use crate::TOP;
use anyhow::{ensure, Context, Result};
use warpwright_config::LED_COUNTS;
use warpwright_config::{Mechanisms, Size};
use warpwright_rtl::soc::clocking::Clocking;
use warpwright_rtl::soc::{board_top, TopSettings};
use warpwright_sim::compiled::export_text;

fn kilohertz(megahertz: f64) -> u32 {
    (megahertz * 1000.0).round() as u32
}

/// What the top of a board with this size of the core is made of.
pub fn settings(board: &Board, size: Size) -> Result<TopSettings> {
    let description = &board.description;
    let (crystal, wanted) =
        (kilohertz(description.clock.crystal_mhz), kilohertz(description.clock.core_mhz));
    let pll = match description.fpga.family {
        Family::Ice40 => Pll::Ice40,
        Family::Ecp5 => Pll::Ecp5,
        Family::Gowin => Pll::Gowin,
    };
    let (clocking, reached) = if crystal == wanted {
        (Clocking::Straight, crystal)
    } else {
        let best = pll.best(crystal, wanted);
        let (ratio, reached) = best.with_context(|| {
            format!("{}: no PLL makes {wanted} kHz of {crystal} kHz", board.name)
        })?;
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
    ensure!(
        LED_COUNTS.contains(&leds),
        "{}: there is a board top with {LED_COUNTS:?} LEDs, not {leds}",
        board.name
    );
    Ok(TopSettings {
        size,
        mechanisms: Mechanisms::ALL,
        variant: board.variant()?,
        memory: description.memory.lines.ilog2(),
        sdram: description.memory.sdram,
        clocking,
        kilohertz: reached,
        divisor,
        leds,
        leds_low: description.leds.lit == Level::Low,
    })
}

/// The pads of an SDRAM around the exported top: its words go both ways on the same pins, which no
/// port of rust-hdl's that the simulations know can do. It is always selected, its clock always
/// runs, and every word is whole.
pub(crate) const SDRAM_PADS: &str = "
module board_top (
  input wire clock, input wire rx, output wire tx, output wire [7:0] led,
  output wire sdram_clk, output wire sdram_cke, output wire sdram_csn, output wire sdram_rasn, output wire sdram_casn,
  output wire sdram_wen, output wire [12:0] sdram_a, output wire [1:0] sdram_ba, output wire [1:0] sdram_dqm,
  inout wire [15:0] sdram_d
);
  wire drive;
  wire [15:0] word;
  assign sdram_cke = 1'b1;
  assign sdram_csn = 1'b0;
  assign sdram_dqm = 2'b00;
  assign sdram_d = drive ? word : 16'bz;
  board board (
    .clock(clock), .rx(rx), .tx(tx), .led(led), .sdram_clock(sdram_clk), .sdram_ras_n(sdram_rasn), .sdram_cas_n(sdram_casn),
    .sdram_we_n(sdram_wen), .sdram_row(sdram_a), .sdram_bank(sdram_ba), .sdram_dq_out(word), .sdram_dq_drive(drive),
    .sdram_dq_in(sdram_d)
  );
endmodule
";

/// The Verilog of a board; its top module is [`TOP`].
pub fn verilog(board: &Board, size: Size) -> Result<String> {
    let settings = settings(board, size)?;
    let top = board_top(&settings);
    if settings.sdram {
        Ok(export_text(top.as_ref(), "board")? + SDRAM_PADS)
    } else {
        export_text(top.as_ref(), TOP)
    }
}
