// SPDX-License-Identifier: MIT
//! Small memory in LUTs: written at the clock edge, read at once.
use crate::prelude::*;

/// `2^A` words of `W` bits with a combinational read port. Contents start at zero.
#[derive(LogicBlock)]
pub struct LutRam<const A: usize, const W: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Word to read.
    pub read_address: Signal<In, Bits<A>>,
    /// Word read, in the same cycle.
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

impl<const A: usize, const W: usize> LutRam<A, W> {
    /// A word, for tests.
    pub fn word(&self, index: usize) -> Bits<W> {
        self._memory[index]
    }
}

impl<const A: usize, const W: usize> Logic for LutRam<A, W> {
    fn update(&mut self) {
        if self.clock.pos_edge() && self.write_enable.val() {
            let index = self.write_address.val().index();
            self._memory[index] = self.write_data.val();
        }
        self.read_data.next = self._memory[self.read_address.val().index()];
    }
    fn connect(&mut self) {
        self.read_data.connect();
    }
    fn hdl(&self) -> Verilog {
        Verilog::Custom(verilog(A, W, ""))
    }
}

/// The memory in Verilog: `2^address_bits` words of `width` bits; the names of its addresses begin
/// with `place`.
pub(super) fn verilog(address_bits: usize, width: usize, place: &str) -> String {
    format!(
        "reg [{}:0] memory [0:{}];\n\
         integer k;\n\
         initial for (k = 0; k < {}; k = k + 1) memory[k] = 0;\n\
         always @(posedge clock) \
         if ({place}write_enable) memory[{place}write_address] <= write_data;\n\
         always @(*) read_data = memory[{place}read_address];",
        width - 1,
        (1usize << address_bits) - 1,
        1usize << address_bits
    )
}
