// SPDX-License-Identifier: MIT
//! Single-port block RAM of 32-bit words with byte enables whose depth is chosen when it is built.
use crate::prelude::*;

/// `2^size` words of four bytes; one access per cycle, a read or a write. What it holds at power-up
/// does not count: the host writes a program before it is run (and Yosys takes minutes over 65,536
/// initial values). `read_data` holds while nothing is read.
#[derive(LogicBlock)]
#[block(new(size: u32))]
#[check((1..=16).contains(&size), "the address has 16 bits")]
pub struct WordRam {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Word to read or to write: the low `size` bits.
    pub address: Signal<In, Bits<16>>,
    /// High: `read_data` follows `address`. Not together with a write.
    pub read_enable: Signal<In, Bit>,
    /// Word read, one cycle after the address.
    pub read_data: Signal<Out, Bits<32>>,
    /// Bytes of `write_data` that are stored.
    pub write_enable: Signal<In, Bits<4>>,
    /// Data to write.
    pub write_data: Signal<In, Bits<32>>,
    // A leading underscore keeps a field out of the hardware.
    #[build(vec![0; 1 << size])]
    _memory: Vec<u32>,
}

impl Logic for WordRam {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            let bytes = self.write_enable.val().index();
            let place = self.address.val().index() & (self._memory.len() - 1);
            let word = &mut self._memory[place];
            if self.read_enable.val() {
                self.read_data.next = u64::from(*word).into();
            }
            let mask = (0..4)
                .filter(|byte| bytes >> byte & 1 == 1)
                .fold(0, |mask, byte| mask | 0xffu32 << (8 * byte));
            *word = *word & !mask | self.write_data.val().index() as u32 & mask;
        }
    }
    fn connect(&mut self) {
        self.read_data.connect();
    }
    fn hdl(&self) -> Verilog {
        let top = self._memory.len().ilog2() - 1;
        let byte = |i: u32| {
            let bits = format!("{}:{}", 8 * i + 7, 8 * i);
            format!(
                "  if (write_enable[{i}]) memory[address[{top}:0]][{bits}] <= write_data[{bits}];\n"
            )
        };
        Verilog::Custom(format!(
            "(* no_rw_check, ram_style = \"block\" *) reg [31:0] memory [0:{}];\n\
             always @(posedge clock) begin\n\
             \x20 if (read_enable) read_data <= memory[address[{top}:0]];\n\
             {}end",
            self._memory.len() - 1,
            (0..4).map(byte).collect::<String>(),
        ))
    }
}
