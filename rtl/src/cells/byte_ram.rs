// SPDX-License-Identifier: MIT
//! Single-port block RAM of 32-bit words with byte enables, read data one cycle later.
use super::bram::undefined;
use crate::prelude::*;

/// `2^A` words of four bytes; one access per cycle, a read or a write.
///
/// A read (`read_enable`) in a cycle in which a byte is written gives an undefined word, in
/// simulation, of the Verilog too, [`UNDEFINED`](super::bram::UNDEFINED). Contents start at
/// zero; `read_data` is undefined before the first read.
#[derive(LogicBlock)]
pub struct ByteRam<const A: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Word to read or to write.
    pub address: Signal<In, Bits<A>>,
    /// High: `read_data` follows `address`; low: it keeps its value.
    pub read_enable: Signal<In, Bit>,
    /// Word read, one cycle after the address.
    pub read_data: Signal<Out, Bits<32>>,
    /// Bytes of `write_data` that are stored.
    pub write_enable: Signal<In, Bits<4>>,
    /// Data to write.
    pub write_data: Signal<In, Bits<32>>,
    // A leading underscore keeps a field out of the hardware.
    #[build(vec![0; 1 << A])]
    _memory: Vec<u32>,
}

impl<const A: usize> Logic for ByteRam<A> {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            let bytes = self.write_enable.val().index();
            let word = &mut self._memory[self.address.val().index()];
            if self.read_enable.val() {
                self.read_data.next =
                    if bytes == 0 { u64::from(*word) } else { undefined(32) }.into();
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
        let byte = |i: u32| {
            format!(
                "  if (write_enable[{i}]) memory[address][{0}:{1}] <= write_data[{0}:{1}];\n",
                8 * i + 7,
                8 * i
            )
        };
        Verilog::Custom(format!(
            "(* no_rw_check, ram_style = \"block\" *) reg [31:0] memory [0:{}];\n\
             integer k;\n\
             initial for (k = 0; k < {}; k = k + 1) memory[k] = 0;\n\
             always @(posedge clock) begin\n\
             \x20 if (read_enable) read_data <= memory[address];\n\
             {}\
             `ifndef SYNTHESIS\n\
             \x20 if (read_enable && write_enable != 0) read_data <= 32'h{:x};\n\
             `endif\n\
             end",
            (1usize << A) - 1,
            1usize << A,
            (0..4).map(byte).collect::<String>(),
            undefined(32)
        ))
    }
}
