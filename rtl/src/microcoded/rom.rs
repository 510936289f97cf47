//! The memories of the microcoded core that hold something at power-up.
use crate::cells::bram::UNDEFINED;
use crate::ports;
use crate::prelude::*;
use std::fmt::Write;

/// `initial` of a memory, without the words that are zero at its end.
fn initial(words: impl DoubleEndedIterator<Item = u64> + ExactSizeIterator, width: usize) -> String {
    let mut text = String::from("initial begin\n");
    for (at, word) in words.enumerate() {
        writeln!(text, "  memory[{at}] = {width}'h{word:x};").expect("writing to a string cannot fail");
    }
    text + "end\n"
}

/// Words of 16 bits that are only read, as many as it is given; one a cycle, one cycle after its number.
/// `word` is undefined before the first read.
#[derive(LogicBlock)]
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
    _words: Vec<u16>,
}

impl CodeRom {
    /// A memory of these words.
    pub fn new(words: &[u16]) -> Self {
        Self {
            clock: Default::default(),
            read_enable: Default::default(),
            address: Default::default(),
            word: Default::default(),
            _words: words.to_vec(),
        }
    }
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
            "(* ram_style = \"block\" *) reg [15:0] memory [0:{}];\n{}\
             always @(posedge clock) if (read_enable) word <= memory[address[{top}:0]];",
            words - 1,
            initial(self._words.iter().map(|&word| word.into()), 16),
        ))
    }
}

ports! { [] CodeRom { in: read_enable, address; out: word } }

/// The store: 1,024 words with a read port and a write port, as [`Bram`](crate::cells::bram::Bram), but for what it holds
/// at power-up.
#[derive(LogicBlock)]
pub struct Store {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// High: `read_data` follows `read_address`; low: it keeps its value.
    pub read_enable: Signal<In, Bit>,
    /// Word to read.
    pub read_address: Signal<In, Bits<10>>,
    /// Word read, one cycle after the address; undefined when it was written in the same cycle.
    pub read_data: Signal<Out, Bits<32>>,
    /// High: `write_data` is stored.
    pub write_enable: Signal<In, Bit>,
    /// Word to write.
    pub write_address: Signal<In, Bits<10>>,
    /// Data to write.
    pub write_data: Signal<In, Bits<32>>,
    // A leading underscore keeps a field out of the hardware.
    _memory: Vec<u32>,
}

impl Store {
    /// A store that holds these words, 1,024.
    pub fn new(words: &[u32]) -> Self {
        assert!(words.len() == 1024, "the address has ten bits");
        Self {
            clock: Default::default(),
            read_enable: Default::default(),
            read_address: Default::default(),
            read_data: Default::default(),
            write_enable: Default::default(),
            write_address: Default::default(),
            write_data: Default::default(),
            _memory: words.to_vec(),
        }
    }
}

impl Logic for Store {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            let (read, write) = (self.read_enable.val(), self.write_enable.val());
            if read && write && self.read_address.val() == self.write_address.val() {
                self.read_data.next = (UNDEFINED >> 32).into();
            } else if read {
                self.read_data.next = u64::from(self._memory[self.read_address.val().index()]).into();
            }
            if write {
                let index = self.write_address.val().index();
                self._memory[index] = self.write_data.val().index() as u32;
            }
        }
    }
    fn connect(&mut self) {
        self.read_data.connect();
    }
    fn hdl(&self) -> Verilog {
        Verilog::Custom(format!(
            "(* no_rw_check, ram_style = \"block\" *) reg [31:0] memory [0:1023];\n{}\
             always @(posedge clock) begin\n\
             \x20 if (read_enable) read_data <= memory[read_address];\n\
             \x20 if (write_enable) memory[write_address] <= write_data;\n\
             `ifndef SYNTHESIS\n\
             \x20 if (read_enable && write_enable && read_address == write_address) read_data <= 32'h{:x};\n\
             `endif\n\
             end",
            initial(self._memory.iter().map(|&word| word.into()), 32),
            UNDEFINED >> 32
        ))
    }
}

ports! { [] Store { in: read_enable, read_address, write_enable, write_address, write_data; out: read_data } }
