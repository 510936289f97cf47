// SPDX-License-Identifier: MIT
//! The coefficients of the special function unit in block RAM.
use crate::prelude::*;
use std::fmt::Write;
use warpwright_isa::sfu_tables::{row, C0_BITS, C1_BITS, C2_BITS, ROWS};

/// One row of [`warpwright_isa::sfu_tables`] per cycle, one cycle after its number; undefined
/// before the first (a start value would cost iCE40 a LUT a bit).
#[derive(LogicBlock)]
#[check(C0_BITS == 27 && C1_BITS == 20 && C2_BITS == 14, "the ports have the widths of the table")]
pub struct CoefficientRom {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Row.
    pub address: Signal<In, Bits<10>>,
    /// Value at the start of the segment.
    pub c0: Signal<Out, Bits<27>>,
    /// Slope.
    pub c1: Signal<Out, Bits<20>>,
    /// Curvature.
    pub c2: Signal<Out, Bits<14>>,
    // A leading underscore keeps a field out of the hardware.
    #[build((0..ROWS).map(row).collect())]
    _rows: Vec<warpwright_isa::sfu_tables::Coefficients>,
}

impl Logic for CoefficientRom {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            let row = self._rows[self.address.val().index()];
            self.c0.next = u64::from(row.c0).into();
            self.c1.next = u64::from(row.c1).into();
            self.c2.next = u64::from(row.c2).into();
        }
    }

    fn connect(&mut self) {
        self.c0.connect();
        self.c1.connect();
        self.c2.connect();
    }

    fn hdl(&self) -> Verilog {
        let mut text = format!("reg [60:0] rows [0:{}];\ninitial begin\n", ROWS - 1);
        for (number, row) in self._rows.iter().enumerate() {
            let word = u64::from(row.c0) << (C1_BITS + C2_BITS)
                | u64::from(row.c1) << C2_BITS
                | u64::from(row.c2);
            writeln!(text, "  rows[{number}] = 61'h{word:x};")
                .expect("writing to a string cannot fail");
        }
        text.push_str("end\nalways @(posedge clock) {c0, c1, c2} <= rows[address];");
        Verilog::Custom(text)
    }
}
