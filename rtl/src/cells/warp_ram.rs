// SPDX-License-Identifier: MIT
//! Block RAM with sixteen words for each warp: one read port, one write port, one clock.
//!
//! What the read port delivers for a word that is written in the same cycle is undefined: no
//! logic is spent on it (as in [`Bram`](super::bram::Bram), and with the same word in its place).
//!
//! Latency: 1 cycle from address to data. Throughput: one read and one write per cycle.
use super::bram::{undefined, verilog};
use crate::prelude::*;

/// Words of `W` bits of `2^LW` warps.
#[derive(LogicBlock)]
pub struct WarpRam<const LW: usize, const W: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// High: `read_data` follows the address; low: it keeps its value.
    pub read_enable: Signal<In, Bit>,
    /// Warp to read.
    pub read_warp: Signal<In, Bits<LW>>,
    /// Word to read.
    pub read_place: Signal<In, Bits<4>>,
    /// Word read, one cycle after the address.
    pub read_data: Signal<Out, Bits<W>>,
    /// High: `write_data` is stored.
    pub write_enable: Signal<In, Bit>,
    /// Warp to write.
    pub write_warp: Signal<In, Bits<LW>>,
    /// Word to write.
    pub write_place: Signal<In, Bits<4>>,
    /// Data to write.
    pub write_data: Signal<In, Bits<W>>,
    // A leading underscore keeps a field out of the hardware.
    #[build(vec![Default::default(); 16 << LW])]
    _memory: Vec<Bits<W>>,
}

impl<const LW: usize, const W: usize> Logic for WarpRam<LW, W> {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            let (read, write) = (self.read_enable.val(), self.write_enable.val());
            let from = self.read_warp.val().index() << 4 | self.read_place.val().index();
            let to = self.write_warp.val().index() << 4 | self.write_place.val().index();
            if read {
                self.read_data.next =
                    if write && from == to { undefined(W).into() } else { self._memory[from] };
            }
            if write {
                self._memory[to] = self.write_data.val();
            }
        }
    }
    fn connect(&mut self) {
        self.read_data.connect();
    }
    fn hdl(&self) -> Verilog {
        let [read, write] = ["read", "write"].map(|side| format!("{{{side}_warp, {side}_place}}"));
        Verilog::Custom(verilog(16 << LW, W, &read, &write))
    }
}
