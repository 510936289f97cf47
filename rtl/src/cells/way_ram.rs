// SPDX-License-Identifier: MIT
//! State of one way of a cache for each set: written at the edge, read in the same cycle.
use super::lut_ram;
use crate::prelude::*;

/// `2^set_bits` words of `W` bits, at most `2^A`; with one set it is a plain register.
///
/// Of the addresses only the low `set_bits` count. Contents start at zero.
#[derive(LogicBlock)]
#[block(new(set_bits: u32))]
#[check(set_bits as usize <= A, "the address is wide enough for the sets")]
pub struct WayRam<const A: usize, const W: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Set to read.
    pub read_address: Signal<In, Bits<A>>,
    /// Word of this set, in the same cycle.
    pub read_data: Signal<Out, Bits<W>>,
    /// High: `write_data` is stored.
    pub write_enable: Signal<In, Bit>,
    /// Set to write.
    pub write_address: Signal<In, Bits<A>>,
    /// Word to write.
    pub write_data: Signal<In, Bits<W>>,
    // A leading underscore keeps a field out of the hardware.
    #[build(vec![Default::default(); 1 << set_bits])]
    _memory: Vec<Bits<W>>,
    #[build(set_bits)]
    _set_bits: u32,
}

impl<const A: usize, const W: usize> WayRam<A, W> {
    fn set(&self, address: Bits<A>) -> usize {
        address.index() & ((1 << self._set_bits) - 1)
    }
}

impl<const A: usize, const W: usize> Logic for WayRam<A, W> {
    fn update(&mut self) {
        if self.clock.pos_edge() && self.write_enable.val() {
            let index = self.set(self.write_address.val());
            self._memory[index] = self.write_data.val();
        }
        self.read_data.next = self._memory[self.set(self.read_address.val())];
    }
    fn connect(&mut self) {
        self.read_data.connect();
    }
    fn hdl(&self) -> Verilog {
        let top = W - 1;
        if self._set_bits == 0 {
            return Verilog::Custom(format!(
                "reg [{top}:0] word;\n\
                 initial word = 0;\n\
                 always @(posedge clock) if (write_enable) word <= write_data;\n\
                 always @(*) read_data = word;"
            ));
        }
        // Of the addresses the low bits count.
        let place = format!("_address[{}:0]]", self._set_bits - 1);
        let memory = lut_ram::verilog(self._set_bits as usize, W, "");
        Verilog::Custom(memory.replace("_address]", &place))
    }
}
