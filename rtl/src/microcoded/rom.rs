// SPDX-License-Identifier: MIT
//! The memories of the microcoded core that hold something at power-up.
use crate::cells::bram::UNDEFINED;
use crate::prelude::*;
use std::fmt::Write;
use warpwright_microcode::STORE;

/// `initial` of a memory of so many words, which are named unless they are zero.
fn initial(words: impl ExactSizeIterator<Item = u64>, width: usize) -> String {
    let mut text = format!(
        "integer k;\ninitial begin\n  for (k = 0; k < {}; k = k + 1) memory[k] = 0;\n",
        words.len()
    );
    for (at, word) in words.enumerate().filter(|(_, word)| *word != 0) {
        writeln!(text, "  memory[{at}] = {width}'h{word:x};")
            .expect("writing to a string cannot fail");
    }
    text + "end\n"
}

/// Words of 16 bits that are only read, as many as it is given; one a cycle, one cycle after its
/// number. `word` is undefined before the first read. The style is Yosys's `ram_style`: `block`, or
/// `logic` for few words that are mostly equal, where block RAM is short.
#[derive(LogicBlock)]
#[block(new(words: &[u16], style: &'static str))]
pub struct CodeRom {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// High: `word` follows `address`; low: it keeps its value.
    pub read_enable: Signal<In, Bit>,
    /// Word to read; beyond the last one `word` is undefined.
    pub address: Signal<In, Bits<12>>,
    /// The word.
    pub word: Signal<Out, Bits<16>>,
    // A leading underscore keeps a field out of the hardware.
    #[build(words.to_vec())]
    _words: Vec<u16>,
    #[build(style)]
    _style: &'static str,
}

impl Logic for CodeRom {
    fn update(&mut self) {
        if self.clock.pos_edge() && self.read_enable.val() {
            let word = self._words.get(self.address.val().index()).copied().unwrap_or_default();
            self.word.next = u64::from(word).into();
        }
    }
    fn connect(&mut self) {
        self.word.connect();
    }
    fn hdl(&self) -> Verilog {
        let words = self._words.len();
        let top = (words - 1).ilog2();
        Verilog::Custom(format!(
            "(* ram_style = \"{}\" *) reg [15:0] memory [0:{}];\n{}\
             always @(posedge clock) if (read_enable) word <= memory[address[{top}:0]];",
            self._style,
            words - 1,
            initial(self._words.iter().map(|&word| word.into()), 16),
        ))
    }
}

/// A memory with a read port and a write port, as [`Bram`](crate::cells::bram::Bram), of as many
/// words as it is given, and with something in it at power-up: the store, and the shared memory.
#[derive(LogicBlock)]
#[block(new(words: Vec<u32>, bits: Vec<usize>))]
#[check(words.len() == 1 << bits.len(), "a word for each place")]
pub struct Store {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// High: `read_data` follows `read_address`; low: it keeps its value.
    pub read_enable: Signal<In, Bit>,
    /// Place to read; see [`Mode`](warpwright_microcode::Mode) for a store of four warps, whose
    /// places are without bit 9.
    pub read_address: Signal<In, Bits<11>>,
    /// Word read, one cycle after the address; undefined when it was written in the same cycle.
    pub read_data: Signal<Out, Bits<32>>,
    /// High: `write_data` is stored.
    pub write_enable: Signal<In, Bit>,
    /// Place to write.
    pub write_address: Signal<In, Bits<11>>,
    /// Data to write.
    pub write_data: Signal<In, Bits<32>>,
    // A leading underscore keeps a field out of the hardware.
    #[build(words)]
    _memory: Vec<u32>,
    // Bits of a place that say which word it is.
    #[build(bits)]
    _bits: Vec<usize>,
}

impl Store {
    /// A store that holds these words: 2,048, or 1,024 without bit 9 of a place.
    ///
    /// # Panics
    /// When there are not so many.
    pub fn holding(words: &[u32]) -> Self {
        let whole = words.len() == STORE;
        Self::new(words.to_vec(), (0..11).filter(|&bit| whole || bit != 9).collect())
    }

    /// A shared memory of `words`, a power of two up to 2,048.
    ///
    /// # Panics
    /// When it is not.
    pub fn shared(words: usize) -> Self {
        Self::new(vec![0; words], (0..words.ilog2() as usize).collect())
    }

    fn word_of(&self, place: usize) -> usize {
        self._bits.iter().enumerate().fold(0, |word, (at, bit)| word | (place >> bit & 1) << at)
    }
}

impl Logic for Store {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            let (read, write) = (self.read_enable.val(), self.write_enable.val());
            let [from, to] = [&self.read_address, &self.write_address]
                .map(|place| self.word_of(place.val().index()));
            if read && write && from == to {
                self.read_data.next = (UNDEFINED >> 32).into();
            } else if read {
                self.read_data.next = u64::from(self._memory[from]).into();
            }
            if write {
                self._memory[to] = self.write_data.val().index() as u32;
            }
        }
    }
    fn connect(&mut self) {
        self.read_data.connect();
    }
    fn hdl(&self) -> Verilog {
        let bits = |name: &str| {
            let bits: Vec<String> =
                self._bits.iter().rev().map(|bit| format!("{name}[{bit}]")).collect();
            bits.join(", ")
        };
        Verilog::Custom(format!(
            "wire [{top}:0] from = {{{}}};\n\
             wire [{top}:0] to = {{{}}};\n\
             (* no_rw_check, ram_style = \"block\" *) reg [31:0] memory [0:{}];\n{}\
             always @(posedge clock) begin\n\
             \x20 if (read_enable) read_data <= memory[from];\n\
             \x20 if (write_enable) memory[to] <= write_data;\n\
             `ifndef SYNTHESIS\n\
             \x20 if (read_enable && write_enable && from == to) read_data <= 32'h{:x};\n\
             `endif\n\
             end",
            bits("read_address"),
            bits("write_address"),
            self._memory.len() - 1,
            initial(self._memory.iter().map(|&word| word.into()), 32),
            UNDEFINED >> 32,
            top = self._bits.len() - 1,
        ))
    }
}
