// SPDX-License-Identifier: MIT
//! Single-port memory of 32-bit words whose depth is chosen when it is built: block RAM, or iCE40
//! UltraPlus' large RAMs.
use crate::prelude::*;

/// `2^size` words; one access per cycle, a read or a write of a whole word. What it holds at
/// power-up does not count. `read_data` holds while nothing is read.
#[derive(LogicBlock)]
#[block(new(size: u32))]
#[check((1..=16).contains(&size), "the address has 16 bits")]
pub struct WordMemory {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Word to read or to write: the low `size` bits.
    pub address: Signal<In, Bits<16>>,
    /// High: `read_data` follows `address`, unless a word is written.
    pub read_enable: Signal<In, Bit>,
    /// Word read, one cycle after the address.
    pub read_data: Signal<Out, Bits<32>>,
    /// High: `write_data` is stored.
    pub write_enable: Signal<In, Bit>,
    /// Data to write.
    pub write_data: Signal<In, Bits<32>>,
    // A leading underscore keeps a field out of the hardware.
    #[build(vec![0; 1 << size])]
    _memory: Vec<u32>,
}

impl Logic for WordMemory {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            let place = self.address.val().index() & (self._memory.len() - 1);
            if self.write_enable.val() {
                self._memory[place] = self.write_data.val().index() as u32;
            } else if self.read_enable.val() {
                self.read_data.next = u64::from(self._memory[place]).into();
            }
        }
    }
    fn connect(&mut self) {
        self.read_data.connect();
    }
    fn hdl(&self) -> Verilog {
        let top = self._memory.len().ilog2() - 1;
        Verilog::Custom(format!(
            "(* no_rw_check, ram_style = \"{}\" *) reg [31:0] memory [0:{}];\n\
             always @(posedge clock)\n\
             \x20 if (write_enable) memory[address[{top}:0]] <= write_data;\n\
             \x20 else if (read_enable) read_data <= memory[address[{top}:0]];",
            // Larger than all block RAM of the devices that have large RAMs.
            if self._memory.len() >= 16_384 { "huge" } else { "block" },
            self._memory.len() - 1,
        ))
    }
}
