// SPDX-License-Identifier: MIT
//! Fetch: one of the warps that can have an instruction is chosen, the instruction is read.
use super::bundles::{CacheLine, FetchTurn, Pointed, ReplacedTag};
use crate::bundles::{FetchedInstruction, ReplyLine, WarpPc};
use crate::cells::{Bram, Lazy, RoundRobin, DFF};
use crate::prelude::*;

/// The instruction memory of the cache lines and its reader. Warps are served round robin.
/// Whether the line is there is seen while the instruction is read; if it is not, the warp
/// gets nothing yet.
///
/// A memory line holds two instructions; each of its words has a memory of its own. Latency: choice
/// to instruction one cycle, with a register behind the choice two. Throughput: one instruction per
/// cycle. Invariant: from the choice to the read a warp stays where it is (a fetch comes before the
/// issue that moves it). Generics as in [`FrontEnd`](super::FrontEnd).
#[derive(LogicBlock)]
#[block(new(choice_register: bool, place_bits: u32))]
pub struct Fetch<
    const W: usize,
    const LW: usize,
    const LINES: usize,
    const LL: usize,
    const PCW: usize,
    const TAGW: usize,
    const DA: usize,
    const PL: usize,
> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Warps that can have an instruction.
    pub requests: Signal<In, Bits<W>>,
    /// Where the warps are.
    pub pointed: Pointed<In, W, LL, PL>,
    /// What becomes of the warps that are fetched.
    pub turn: FetchTurn<Out, W>,
    /// Memory line of a refill.
    pub write: ReplyLine<In>,
    /// Address of `write` in the data memories.
    pub write_at: Signal<In, Bits<DA>>,
    /// A line gets a new tag.
    pub replaced: ReplacedTag<In, LL, TAGW>,
    /// All lines are forgotten.
    pub flush: Signal<In, Bit>,
    /// Lines that are in the cache.
    pub loaded: Signal<In, Bits<LINES>>,
    /// A refill that was completed in the cycle before.
    pub woke: CacheLine<In, LL>,
    /// Instructions in the program.
    pub program_length: Signal<In, Bits<PCW>>,
    /// Another fault is reported in this cycle.
    pub fault_busy: Signal<In, Bit>,
    /// An instruction is delivered.
    pub fetched: FetchedInstruction<Out, LW>,
    /// A warp has left the program, instead.
    pub fault: WarpPc<Out, LW, PCW>,
    words: [Bram<DA, 32>; 4],
    choice: Lazy<RoundRobin<W, LW>>,
    // The warp that was chosen in the cycle before, if there is a register.
    picked_valid: DFF<Bit>,
    picked_warp: DFF<Bits<LW>>,
    picked_mask: DFF<Bits<W>>,
    #[value(choice_register)]
    choice_register: Constant<Bit>,
    read_valid: Signal<Local, Bit>,
    read_warp: Signal<Local, Bits<LW>>,
    read_mask: Signal<Local, Bits<W>>,
    got_valid: DFF<Bit>,
    got_warp: DFF<Bits<LW>>,
    got_mask: DFF<Bits<W>>,
    got_from: DFF<Bits<LL>>,
    got_place: DFF<Bits<PL>>,
    // Which lines of its row of eight were there at the read, from bit 0 on: a choice among all
    // lines in one cycle is long.
    got_row: DFF<Bits<LINES>>,
    #[value(7 & (LINES as u64 - 1))]
    row_bits: Constant<Bits<LL>>,
    read_line: Signal<Local, Bits<LL>>,
    read_place: Signal<Local, Bits<PL>>,
    read_at: Signal<Local, Bits<DA>>,
    #[value(PL as u64 - 1)]
    half_place_bits: Constant<Bits<DA>>,
    #[value((1u64 << place_bits) - 1)]
    place_mask: Constant<Bits<PCW>>,
    // The line in which the program ends, if it is in the cache: its last places lie outside. No
    // line that lies outside as a whole is filled.
    last_line: Registers<CacheLine<Local, LL>>,
    #[value(place_bits)]
    place_bits: Constant<Bits<PCW>>,
    end_place: Signal<Local, Bits<PCW>>,
    outside: Signal<Local, Bit>,
    there: Signal<Local, Bit>,
    came: Signal<Local, Bit>,
    waits: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for Fetch {
    fn update(&mut self) {
        self.choice.requests.next = self.requests.val();
        self.turn.chosen.next = self.choice.chosen.val();
        self.picked_valid.d.next = self.choice.valid.val();
        self.picked_mask.d.next = self.choice.chosen.val();
        if self.choice.valid.val() {
            self.picked_warp.d.next = self.choice.index.val();
        }
        self.choice.last.next = self.got_warp.q.val();
        self.read_valid.next = self.choice.valid.val();
        self.read_warp.next = self.choice.index.val();
        self.read_mask.next = self.choice.chosen.val();
        if self.choice_register.val() {
            self.choice.last.next = self.picked_warp.q.val();
            self.read_valid.next = self.picked_valid.q.val();
            self.read_warp.next = self.picked_warp.q.val();
            self.read_mask.next = self.picked_mask.q.val();
        }
        self.read_line.next = 0.into();
        self.read_place.next = 0.into();
        for i in 0..W {
            if self.read_mask.val().get_bit(i) {
                self.read_line.next = self.read_line.val() | self.pointed.line[i].val();
                self.read_place.next = self.read_place.val() | self.pointed.offset[i].val();
            }
        }
        self.got_valid.d.next = self.read_valid.val();
        self.got_mask.d.next = self.read_mask.val();
        if self.read_valid.val() {
            self.got_warp.d.next = self.read_warp.val();
            self.got_from.d.next = self.read_line.val();
            self.got_place.d.next = self.read_place.val();
            self.got_row.d.next =
                self.loaded.val() >> (self.read_line.val() & !self.row_bits.val());
        }
        self.read_at.next = (bit_cast::<DA, LL>(self.read_line.val())
            << self.half_place_bits.val())
            | bit_cast::<DA, PL>(self.read_place.val() >> 1);
        for i in 0..4 {
            self.words[i].read(self.read_valid.val(), self.read_at.val());
            self.words[i].write(
                self.write.valid.val(),
                self.write_at.val(),
                self.write.data[i].val(),
            );
        }

        // Outside the program are the places behind its end, in the line in which it ends.
        if self.replaced.valid.val() {
            if self.replaced.tag.val()
                == bit_cast::<TAGW, PCW>(self.program_length.val() >> self.place_bits.val())
            {
                self.last_line.d.valid.next = true;
                self.last_line.d.line.next = self.replaced.line.val();
            } else if self.replaced.line.val() == self.last_line.q.line.val() {
                self.last_line.d.valid.next = false;
            }
        }
        if self.flush.val() {
            self.last_line.d.valid.next = false;
        }
        self.end_place.next = self.program_length.val() & self.place_mask.val();
        self.outside.next = self.last_line.q.valid.val()
            & (self.last_line.q.line.val() == self.got_from.q.val())
            & (bit_cast::<PCW, PL>(self.got_place.q.val()) >= self.end_place.val());
        self.fault.pc.next = (self.program_length.val() & !self.place_mask.val())
            | bit_cast::<PCW, PL>(self.got_place.q.val());
        // What was read in the cycle in which the line came may be the word that was written.
        self.there.next =
            self.got_row.q.val().get_bit((self.got_from.q.val() & self.row_bits.val()).index());
        self.came.next = self.woke.valid.val() & (self.woke.line.val() == self.got_from.q.val());
        self.waits.next = !self.there.val() | self.came.val() | self.fault_busy.val();
        self.turn.again.next = 0.into();
        self.turn.lacking.next = 0.into();
        if self.waits.val() {
            self.turn.again.next = self.got_mask.q.val();
        }
        if !self.there.val() & !self.came.val() {
            self.turn.lacking.next = self.got_mask.q.val();
        }
        if self.got_place.q.val().get_bit(0) {
            self.fetched.low.next = self.words[2].read_data.val();
            self.fetched.high.next = self.words[3].read_data.val();
        } else {
            self.fetched.low.next = self.words[0].read_data.val();
            self.fetched.high.next = self.words[1].read_data.val();
        }
        self.fetched.warp.next = self.got_warp.q.val();
        self.fault.warp.next = self.got_warp.q.val();
        self.fault.valid.next = self.got_valid.q.val() & !self.waits.val() & self.outside.val();
        self.fetched.valid.next = self.got_valid.q.val() & !self.waits.val() & !self.outside.val();
    }
}
