// SPDX-License-Identifier: MIT
//! The core's clock from the board's: straight, or through the device's PLL.
//!
//! In simulation the clock passes through: what the board top does does not depend on its rate.
use crate::prelude::*;

/// Where the core's clock comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clocking {
    /// The board's own clock.
    Straight,
    /// ECP5's PLL: `EHXPLLL`.
    Ecp5(Ratio),
    /// iCE40's PLL, for a clock from any pin: `SB_PLL40_CORE`.
    Ice40(Ratio),
    /// iCE40's PLL, for a clock from its own pin, which `SB_PLL40_CORE` cannot have then:
    /// `SB_PLL40_PAD`.
    Ice40Pad(Ratio),
    /// Gowin's PLL: `rPLL`.
    Gowin(Ratio),
}

/// The numbers of a PLL: `out = in * multiply / divide`, its oscillator runs at `out * post`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio {
    /// The board's clock is divided by this first.
    pub divide: u32,
    /// And multiplied by this.
    pub multiply: u32,
    /// The oscillator is divided by this.
    pub post: u32,
    /// The board's clock in kHz.
    pub kilohertz: u32,
}

/// The clock.
#[derive(LogicBlock)]
#[block(new(clocking: Clocking, has_late: bool))]
pub struct ClockSource {
    /// The board's clock.
    pub board: Signal<In, Clock>,
    /// The core's clock.
    pub core: Signal<Out, Clock>,
    /// The same, late by about a quarter of a cycle, for the clock pin of an SDRAM; in simulation
    /// it stands still.
    ///
    /// Commands and words have their registers in the pads, this clock too. At 60 MHz it is two
    /// sevenths late, 4.8 ns: a command stands 3.3 ns longer before the part's edge than the 1.5 ns
    /// that it must, and the part's answer (3 ns for the pad of its clock, 6 ns for the part, 1 ns
    /// for the pad of the word) is there 1.9 ns before the pad's register takes it.
    pub late: Signal<Out, Bit>,
    #[build(clocking)]
    _clocking: Clocking,
    #[build(has_late)]
    _has_late: bool,
}

impl Clocking {
    /// Verilog that drives the core's clock `core` by the board's clock `board`, and `late` if it
    /// is there.
    pub fn verilog(&self, has_late: bool) -> String {
        let late = if has_late { "\nassign late = ~core;" } else { "" };
        let code = match *self {
            Clocking::Straight => return format!("assign core = board;{late}"),
            // The register of a pad for both edges: the clock is then as far from its pin as what
            // it takes.
            Clocking::Ecp5(ratio @ Ratio { post, .. }) if has_late => {
                let phase = post - 1 + (post + 2) / 4;
                let second = format!(
                    ", .CLKOS_ENABLE(\"ENABLED\"), .CLKOS_DIV({post}), \
                    .CLKOS_CPHASE({phase}), .CLKOS_FPHASE(0)"
                );
                let pad = "ODDRX1F late_pad (.SCLK(shifted), .RST(1'b0), .D0(1'b1), \
                .D1(1'b0), .Q(late));";
                let core = ecp5(ratio, &second, ", .CLKOS(shifted)");
                let alone = "assign core = board;\nassign late = 1'b0;";
                return format!(
                    "`ifdef SYNTHESIS\nwire shifted;\n{core}\n{pad}\n\
                `else\n{alone}\n`endif"
                );
            }
            Clocking::Ecp5(ratio) => ecp5(ratio, "", ""),
            Clocking::Ice40(ratio) => ice40(ratio, "SB_PLL40_CORE", "REFERENCECLK"),
            Clocking::Ice40Pad(ratio) => ice40(ratio, "SB_PLL40_PAD", "PACKAGEPIN"),
            Clocking::Gowin(Ratio { divide, multiply, post, kilohertz }) => format!(
                "rPLL #(.FCLKIN(\"{}.{:03}\"), .IDIV_SEL({}), \
                 .FBDIV_SEL({}), .ODIV_SEL({post}), .CLKFB_SEL(\"internal\"))\n\
                 pll (.CLKIN(board), .CLKOUT(core), .CLKFB(1'b0), \
                 .RESET(1'b0), .RESET_P(1'b0), .FBDSEL(6'b0),\n\
                 \x20 .IDSEL(6'b0), .ODSEL(6'b0), .PSDA(4'b0), .DUTYDA(4'b0), .FDLY(4'b0));",
                kilohertz / 1000,
                kilohertz % 1000,
                divide - 1,
                multiply - 1,
            ),
        };
        format!("`ifdef SYNTHESIS\n{code}\n`else\nassign core = board;\n`endif{late}")
    }
}

/// ECP5's PLL, with parameters and ports of a second output.
fn ecp5(Ratio { divide, multiply, post, .. }: Ratio, parameters: &str, ports: &str) -> String {
    format!(
        "(* ICP_CURRENT = \"12\", LPF_RESISTOR = \"8\", MFG_ENABLE_FILTEROPAMP = \"1\", \
         MFG_GMCREF_SEL = \"2\" *)\n\
         EHXPLLL #(.CLKI_DIV({divide}), .CLKFB_DIV({multiply}), \
         .CLKOP_DIV({post}), .CLKOP_CPHASE({}),\n\
         \x20 .CLKOP_FPHASE(0), .CLKOP_ENABLE(\"ENABLED\"), .FEEDBK_PATH(\"CLKOP\"), \
         .PLLRST_ENA(\"DISABLED\"){parameters})\n\
         pll (.CLKI(board), .CLKFB(core), .CLKOP(core), .RST(1'b0), .STDBY(1'b0), .ENCLKOP(1'b0),\n\
         \x20 .PHASESEL0(1'b0), .PHASESEL1(1'b0), .PHASEDIR(1'b0), \
         .PHASESTEP(1'b0), .PHASELOADREG(1'b0),\n\
         \x20 .PLLWAKESYNC(1'b0){ports});",
        post - 1
    )
}

/// A PLL of the iCE40, with the name of its input.
fn ice40(Ratio { divide, multiply, post, kilohertz }: Ratio, cell: &str, input: &str) -> String {
    format!(
        "{cell} #(.FEEDBACK_PATH(\"SIMPLE\"), .DIVR(4'd{}), \
         .DIVF(7'd{}), .DIVQ(3'd{}), .FILTER_RANGE(3'd{}))\n\
         pll (.{input}(board), .PLLOUTGLOBAL(core), .RESETB(1'b1), .BYPASS(1'b0));",
        divide - 1,
        multiply - 1,
        post.ilog2(),
        filter(kilohertz / divide),
    )
}

impl Logic for ClockSource {
    fn update(&mut self) {
        self.core.next = self.board.val();
        self.late.next = false;
    }
    fn connect(&mut self) {
        self.core.connect();
        self.late.connect();
    }
    fn hdl(&self) -> Verilog {
        let still = if self._has_late { "" } else { "\nassign late = 1'b0;" };
        Verilog::Wrapper(Wrapper {
            code: self._clocking.verilog(self._has_late) + still,
            cores: String::new(),
        })
    }
}

/// iCE40: the filter's range for a phase detector's frequency in kHz.
fn filter(kilohertz: u32) -> u32 {
    match kilohertz {
        0..17_000 => 1,
        17_000..26_000 => 2,
        26_000..44_000 => 3,
        44_000..66_000 => 4,
        66_000..101_000 => 5,
        _ => 6,
    }
}
