// SPDX-License-Identifier: MIT
//! Small memory in LUTs for words of any type, of which several work in step.
use super::lut_ram;
use crate::prelude::*;

/// Where a [`Table`] is written and read: one bundle for all tables of a FIFO.
#[derive(Bundle)]
pub struct TablePlace<D: Way, const A: usize> {
    /// The word at `write_address` is stored at the end of this cycle.
    pub write_enable: Signal<D, Bit>,
    /// Word to write.
    pub write_address: Signal<D, Bits<A>>,
    /// Word to read, in this cycle.
    pub read_address: Signal<D, Bits<A>>,
}

/// `2^A` words of type `S`, as [`LutRam`](super::lut_ram::LutRam) has them.
#[derive(LogicBlock)]
pub struct Table<const A: usize, S: Synth> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Addresses.
    pub place: TablePlace<In, A>,
    /// Word to write, with `write_enable`.
    pub write_data: Signal<In, S>,
    /// Word read, in the same cycle.
    pub read_data: Signal<Out, S>,
    // A leading underscore keeps a field out of the hardware.
    #[build(vec![Default::default(); 1 << A])]
    _memory: Vec<S>,
}

impl<const A: usize, S: Synth> Logic for Table<A, S> {
    fn update(&mut self) {
        if self.clock.pos_edge() && self.place.write_enable.val() {
            let index = self.place.write_address.val().index();
            self._memory[index] = self.write_data.val();
        }
        self.read_data.next = self._memory[self.place.read_address.val().index()];
    }
    fn connect(&mut self) {
        self.read_data.connect();
    }
    fn hdl(&self) -> Verilog {
        Verilog::Custom(lut_ram::verilog(A, S::BITS, "place_"))
    }
}
