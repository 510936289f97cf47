// SPDX-License-Identifier: MIT
//! Simple dual-port block RAM: one read port, one write port, read data one cycle later.
use crate::prelude::*;

/// What simulation reads at an address that is written in the same cycle (its low bits).
pub const UNDEFINED: u64 = 0xbad5_bad5_bad5_bad5;

/// `2^A` words of `W` bits. Latency 1, one read and one write per cycle.
///
/// A read (`read_enable`) of the address that is written in the same cycle gives an
/// undefined word: FPGAs differ on it. Simulation, of the Verilog too, gives [`UNDEFINED`],
/// so that a user who relies on the word is found out. Contents start at zero;
/// `read_data` is undefined before the first read (a start value would cost iCE40 a LUT a bit).
#[derive(LogicBlock)]
pub struct Bram<const A: usize, const W: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// High: `read_data` follows `read_address`; low: it keeps its value.
    pub read_enable: Signal<In, Bit>,
    /// Word to read.
    pub read_address: Signal<In, Bits<A>>,
    /// Word read, one cycle after the address.
    pub read_data: Signal<Out, Bits<W>>,
    /// High: `write_data` is stored.
    pub write_enable: Signal<In, Bit>,
    /// Word to write.
    pub write_address: Signal<In, Bits<A>>,
    /// Data to write.
    pub write_data: Signal<In, Bits<W>>,
    // A leading underscore keeps a field out of the hardware.
    #[build(vec![Default::default(); 1 << A])]
    _memory: Vec<Bits<W>>,
}

/// The undefined word of `width` bits.
pub(super) fn undefined(width: usize) -> u64 {
    UNDEFINED >> 64usize.saturating_sub(width)
}

impl<const A: usize, const W: usize> Logic for Bram<A, W> {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            let (read, write) = (self.read_enable.val(), self.write_enable.val());
            if read && write && self.read_address.val() == self.write_address.val() {
                self.read_data.next = undefined(W).into();
            } else if read {
                self.read_data.next = self._memory[self.read_address.val().index()];
            }
            if write {
                let index = self.write_address.val().index();
                self._memory[index] = self.write_data.val();
            }
        }
    }
    fn connect(&mut self) {
        self.read_data.connect();
    }
    fn hdl(&self) -> Verilog {
        Verilog::Custom(verilog(1 << A, W, "read_address", "write_address"))
    }
}

/// The memory in Verilog: so many words of `width` bits, and where it is read and written.
pub(super) fn verilog(words: usize, width: usize, read: &str, write: &str) -> String {
    format!(
        "(* no_rw_check, ram_style = \"block\" *) reg [{}:0] memory [0:{}];\n\
         integer k;\n\
         initial for (k = 0; k < {words}; k = k + 1) memory[k] = 0;\n\
         always @(posedge clock) begin\n\
         \x20 if (read_enable) read_data <= memory[{read}];\n\
         \x20 if (write_enable) memory[{write}] <= write_data;\n\
         `ifndef SYNTHESIS\n\
         \x20 if (read_enable && write_enable && {read} == {write})\x20\
         read_data <= {width}'h{:x};\n\
         `endif\n\
         end",
        width - 1,
        words - 1,
        undefined(width)
    )
}
