// SPDX-License-Identifier: MIT
//! Atomics at the memory port: read, modify, write (docs/mechanisms/4.md).
//!
//! Plain requests pass through a register. An atomic takes one of four entries, reads its
//! line, works out the new word with the [`AtomicAlu`] and writes it; any request to a line with
//! an atomic under way waits, so that the update is indivisible for all requests of this port.
//!
//! A set of compare-and-exchanges is one access that comes in several requests, one for each
//! thread (`more` in all but the last), and is resolved thread by thread. The reply carries the
//! old value; of a compare-and-exchange that of each thread, in the word with its number.
//!
//! An entry keeps its line after the answer, until it is needed for another line or a store
//! goes to that line: the next atomic there reads no memory, so that a contended word is
//! updated every few cycles, whatever the memory's latency. Every update is still written.
//!
//! Replies of the memory cannot be stopped, so the reply of an atomic uses a cycle in which
//! the memory answers nothing, or answers this unit itself (twice for each atomic: such
//! cycles always come). Tags with bits 12:11 = 3 are this unit's own.
//!
//! - **latency**: plain requests one cycle; an atomic one memory read and 6 cycles, 6 cycles when
//!   its line is kept; longer by what the [`AtomicAlu`] takes beyond two cycles, and by three
//!   cycles for each further thread of a compare-and-exchange
//! - **throughput**: one request per cycle, four atomics under way
//! - **invariants**: between read and write of an atomic no other request to its line is accepted;
//!   no line is in two entries
use super::alu::AtomicAlu;
use super::entry::{Atomic, State, OWN, OWN_READ, OWN_WRITE, OWN_WRITE_BIT};
use crate::bundles::{LineOffer, LineRequest, MemoryReply, MemoryRequest};
use crate::cells::{Lazy, Lowest, LutRam, Table, TablePlace, DFF};
use crate::prelude::*;
use warpwright_isa::AtomicOp;

/// The atomic unit.
#[derive(LogicBlock)]
pub struct AtomicUnit {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Requests of the cores' units.
    pub req: MemoryRequest<In, 13>,
    /// Replies to them; of an atomic the old value, in word 0 or for each thread of a
    /// compare-and-exchange.
    pub rsp: MemoryReply<Out, 13>,
    /// Requests to memory.
    pub mem: LineRequest<Out, 13>,
    /// Replies of memory.
    pub ans: MemoryReply<In, 13>,
    /// Invalidates the lines that are kept, when memory may have changed from outside; only while
    /// no request is under way.
    pub flush: Signal<In, Bit>,
    // Entries.
    state: [DFF<State>; 4],
    line: [DFF<Bits<28>>; 4],
    about: [DFF<Atomic>; 4],
    // Threads to be worked on.
    threads_left: [DFF<Bits<4>>; 4],
    next_thread: Lazy<Lowest<4, 2>>,
    // An entry whose set is still coming in.
    open: DFF<Bit>,
    opened: DFF<Bits<2>>,
    // By entry and thread; other operations than compare-and-exchange at thread 0.
    operand_place: TablePlace<Local, 4>,
    operands: Table<4, Bits<32>>,
    operands2: Table<4, Bits<32>>,
    // Old value returned to each thread.
    seen: [LutRam<2, 32>; 4],
    // The request to memory.
    out: Registers<LineOffer<Local, 13>>,
    alu: Lazy<AtomicAlu<32>>,
    // Lines that are kept, by entry, word by word.
    kept_words: [LutRam<2, 32>; 4],
    kept: [DFF<Bit>; 4],
    // The entry to be taken next for another line.
    turn: DFF<Bits<2>>,
    #[value(15)]
    word_mask: Constant<Bits<16>>,
    #[value(1)]
    first: Constant<Bits<4>>,
    // By entry: the request is to its line; the line is kept for it.
    same: [Signal<Local, Bit>; 4],
    warm: Signal<Local, Bits<4>>,
    // The request is taken, and not into an open set; its line has to be read.
    going: Signal<Local, Bit>,
    cold: Signal<Local, Bit>,
    // Where the operands of the request go.
    place: Signal<Local, Bits<2>>,
    gathers: Signal<Local, Bit>,
    joins: Signal<Local, Bit>,
    arriving: Signal<Local, Bit>,
    finishing: Signal<Local, Bit>,
    working: Signal<Local, Bit>,
    speaking: Signal<Local, Bit>,
    space: Signal<Local, Bit>,
    conflict: Signal<Local, Bit>,
    free: Signal<Local, Bits<2>>,
    any_free: Signal<Local, Bit>,
    writer: Signal<Local, Bits<2>>,
    any_writer: Signal<Local, Bit>,
    worker: Signal<Local, Bits<2>>,
    any_worker: Signal<Local, Bit>,
    finisher: Signal<Local, Bits<2>>,
    any_finisher: Signal<Local, Bit>,
    speaker: Signal<Local, Bits<2>>,
    any_speaker: Signal<Local, Bit>,
    own_reply: Signal<Local, Bit>,
    // Atomics of the request, of the entries that write, that the ALU has done, that it works on
    // next, that answer.
    arrived: Signal<Local, Atomic>,
    written: Signal<Local, Atomic>,
    finished: Signal<Local, Atomic>,
    facts: Signal<Local, Atomic>,
    answers: Signal<Local, Atomic>,
    own_line: Signal<Local, Bits<28>>,
    thread: Signal<Local, Bits<2>>,
    after: Signal<Local, Bits<4>>,
    value: Signal<Local, Bits<32>>,
}

#[hdl_gen]
impl Logic for AtomicUnit {
    fn update(&mut self) {
        // For each state an entry that is in it, and its atomic.
        self.free.next = 0.into();
        self.any_free.next = false;
        self.writer.next = 0.into();
        self.any_writer.next = false;
        self.worker.next = 0.into();
        self.any_worker.next = false;
        self.finisher.next = 0.into();
        self.any_finisher.next = false;
        self.speaker.next = 0.into();
        self.any_speaker.next = false;
        self.written.next = self.about[0].q.val();
        self.own_line.next = self.line[0].q.val();
        self.finished.next = self.about[0].q.val();
        self.facts.next = self.about[0].q.val();
        self.after.next = self.threads_left[0].q.val();
        self.answers.next = self.about[0].q.val();
        for i in 0..4 {
            match self.state[i].q.val() {
                State::Free => {
                    if !self.any_free.val() | (self.turn.q.val() == i.to_bits()) {
                        self.free.next = i.to_bits();
                    }
                    self.any_free.next = true;
                }
                State::Work => {
                    if !self.open.q.val() | (self.opened.q.val() != i.to_bits()) {
                        self.worker.next = i.to_bits();
                        self.any_worker.next = true;
                        self.facts.next = self.about[i].q.val();
                        self.after.next = self.threads_left[i].q.val();
                    }
                }
                State::Compute => {
                    self.finisher.next = i.to_bits();
                    self.any_finisher.next = true;
                    self.finished.next = self.about[i].q.val();
                }
                State::Write => {
                    self.writer.next = i.to_bits();
                    self.any_writer.next = true;
                    self.written.next = self.about[i].q.val();
                    self.own_line.next = self.line[i].q.val();
                }
                State::Answer => {
                    self.speaker.next = i.to_bits();
                    self.any_speaker.next = true;
                    self.answers.next = self.about[i].q.val();
                }
                _ => {}
            }
        }

        // A request: the rest of a set goes to its entry, an atomic to the one that keeps its line,
        // or to a free one.
        self.joins.next = self.open.q.val() & self.req.atomic.val();
        self.conflict.next = false;
        self.warm.next = 0.into();
        self.place.next = self.free.val();
        for i in 0..4 {
            self.same[i].next = self.line[i].q.val() == self.req.address.val();
            self.warm.next = self.warm.val().replace_bit(
                i,
                self.same[i].val()
                    & self.req.atomic.val()
                    & self.kept[i].q.val()
                    & (self.state[i].q.val() == State::Free),
            );
            // An entry that waits to answer has been written: plain requests may go to its line.
            if self.same[i].val()
                & (self.state[i].q.val() != State::Free)
                & ((self.state[i].q.val() != State::Answer) | self.req.atomic.val())
            {
                self.conflict.next = true;
            }
            if self.warm.val().get_bit(i) {
                self.place.next = i.to_bits();
            }
        }
        if self.joins.val() {
            self.place.next = self.opened.q.val();
        }

        // Requests to memory: writes of the entries first.
        self.space.next = !self.out.q.valid.val() | self.mem.ready.val();
        self.req.ready.next = self.joins.val()
            | (self.space.val()
                & !self.any_writer.val()
                & !self.conflict.val()
                & (!self.req.atomic.val() | self.any_free.val()));
        self.going.next = self.req.valid.val() & self.req.ready.val() & !self.joins.val();
        self.cold.next = self.going.val() & self.req.atomic.val() & !self.warm.val().any();
        // Only whether something goes out waits for the comparison of the lines; a line that is
        // kept is not read again.
        if self.space.val() {
            self.out.d.valid.next =
                self.any_writer.val() | (self.going.val() & !self.warm.val().any());
            self.out.d.write.next = self.req.write.val() & !self.req.atomic.val();
            self.req.drive(&mut self.out.d, [address, mask, tag, data]);
            if self.req.atomic.val() {
                self.out.d.tag.next = bit_cast::<13, 2>(self.free.val()) | OWN_READ;
            }
            if self.any_writer.val() {
                self.out.d.write.next = true;
                self.out.d.address.next = self.own_line.val();
                self.out.d.mask.next =
                    self.word_mask.val() << (bit_cast::<4, 2>(self.written.val().word) << 2);
                self.out.d.tag.next = bit_cast::<13, 2>(self.writer.val()) | OWN_WRITE;
                for i in 0..4 {
                    self.out.d.data[i].next = self.kept_words[i].read_data.val();
                }
            }
        }
        self.out.q.drive(&mut self.mem);

        // Operands are written speculatively: whether the request is taken arrives late, a free
        // entry is defined by its line only, and further requests of a set are always taken.
        self.thread.next = 0.into();
        if self.req.aop.val() == AtomicOp::Cas as u64 {
            self.thread.next = self.req.mask.val().get_bits::<2>(1);
        }
        self.operand_place.write_enable.next =
            self.req.valid.val() & self.req.atomic.val() & (self.joins.val() | self.any_free.val());
        self.operand_place.write_address.next =
            (bit_cast::<4, 2>(self.place.val()) << 2) | bit_cast::<4, 2>(self.thread.val());
        self.operands.write_data.next = self.req.data[0].val();
        self.operands2.write_data.next = self.req.data[1].val();
        self.arrived.next.aop = self.req.aop.val();
        self.arrived.next.word = self.req.word.val();
        self.arrived.next.tag = self.req.tag.val();
        for i in 0..4 {
            self.gathers.next =
                self.req.valid.val() & self.joins.val() & (self.opened.q.val() == i.to_bits());
            if (self.state[i].q.val() == State::Free) | self.gathers.val() {
                self.about[i].d.next = self.arrived.val();
                self.threads_left[i].d.next = self.first.val() << self.thread.val();
                if self.gathers.val() {
                    self.threads_left[i].d.next =
                        (self.first.val() << self.thread.val()) | self.threads_left[i].q.val();
                }
            }
        }
        if !self.open.q.val() {
            self.opened.d.next = self.place.val();
        }
        if self.req.ready.val() & self.req.valid.val() & self.req.atomic.val() {
            self.open.d.next = self.req.mask.val().get_bit(0);
        }

        // Which lines are kept. A store to one ends that, also while it waits: nothing else is
        // asked for before it.
        self.own_reply.next = self.ans.valid.val() & (self.ans.tag.val().get_bits::<2>(11) == OWN);
        self.arriving.next = self.own_reply.val() & !self.ans.tag.val().get_bit(OWN_WRITE_BIT);
        for i in 0..4 {
            if self.req.valid.val()
                & self.req.write.val()
                & !self.req.atomic.val()
                & self.same[i].val()
            {
                self.kept[i].d.next = false;
            }
            if self.arriving.val() & (self.ans.tag.val().get_bits::<2>(0) == i.to_bits()) {
                self.kept[i].d.next = true;
            }
            if self.flush.val() {
                self.kept[i].d.next = false;
            }
        }

        // The ALU has done: the line is updated, not in the cycle in which another one arrives.
        self.finishing.next = self.any_finisher.val() & !self.arriving.val() & !self.alu.busy.val();
        for i in 0..4 {
            self.kept_words[i].read_address.next = self.worker.val();
            if self.any_writer.val() {
                self.kept_words[i].read_address.next = self.writer.val();
            }
            self.kept_words[i].write_enable.next =
                self.finishing.val() & (self.finished.val().word == i.to_bits());
            self.kept_words[i].write_address.next = self.finisher.val();
            self.kept_words[i].write_data.next = self.alu.y.val();
            if self.arriving.val() {
                self.kept_words[i].write_enable.next = true;
                self.kept_words[i].write_address.next = self.ans.tag.val().get_bits::<2>(0);
                self.kept_words[i].write_data.next = self.ans.data[i].val();
            }
        }

        // Work for the ALU.
        self.working.next = self.any_worker.val()
            & !self.any_writer.val()
            & !self.alu.busy.val()
            & (!self.any_finisher.val() | self.finishing.val());
        self.next_thread.candidates.next = self.after.val();
        self.value.next = self.kept_words[0].read_data.val();
        for i in 1..4 {
            if self.facts.val().word == i.to_bits() {
                self.value.next = self.kept_words[i].read_data.val();
            }
        }
        self.operand_place.read_address.next = (bit_cast::<4, 2>(self.worker.val()) << 2)
            | bit_cast::<4, 2>(self.next_thread.index.val());
        self.operand_place.drive(&mut self.operands.place);
        self.operand_place.drive(&mut self.operands2.place);
        self.alu.start.next = self.working.val();
        self.alu.chain.next = false;
        self.alu.op.next = self.facts.val().aop;
        self.alu.a.next = self.value.val();
        self.alu.b.next = self.operands.read_data.val();
        self.alu.k.next = self.operands2.read_data.val();
        for i in 0..4 {
            self.seen[i].write_enable.next =
                self.working.val() & (self.next_thread.index.val() == i.to_bits());
            self.seen[i].write_address.next = self.worker.val();
            self.seen[i].write_data.next = self.value.val();
            self.seen[i].read_address.next = self.speaker.val();
        }

        // Replies: the memory's, or an entry's in a cycle that is free.
        self.speaking.next =
            self.any_speaker.val() & (!self.ans.valid.val() | self.own_reply.val());
        self.ans.drive(&mut self.rsp);
        self.rsp.valid.next = (self.ans.valid.val() & !self.own_reply.val()) | self.speaking.val();
        if self.speaking.val() {
            self.rsp.tag.next = self.answers.val().tag;
            for i in 0..4 {
                self.rsp.data[i].next = self.seen[i].read_data.val();
            }
        }

        // An entry named in one of these cases is in the state that the case ends.
        for i in 0..4 {
            if self.cold.val() & (self.free.val() == i.to_bits()) {
                self.state[i].d.next = State::Read;
                self.line[i].d.next = self.req.address.val();
                self.turn.d.next = self.free.val() + 1;
            }
            if (self.going.val() & self.warm.val().get_bit(i))
                | (self.arriving.val() & (self.ans.tag.val().get_bits::<2>(0) == i.to_bits()))
            {
                self.state[i].d.next = State::Work;
            }
            if self.working.val() & (self.worker.val() == i.to_bits()) {
                self.state[i].d.next = State::Compute;
                self.threads_left[i].d.next =
                    self.threads_left[i].q.val() & (self.threads_left[i].q.val() - 1);
            }
            if self.finishing.val() & (self.finisher.val() == i.to_bits()) {
                self.state[i].d.next = State::Write;
                // The next thread of the set.
                if self.threads_left[i].q.val().any() {
                    self.state[i].d.next = State::Work;
                }
            }
            if self.space.val() & self.any_writer.val() & (self.writer.val() == i.to_bits()) {
                self.state[i].d.next = State::Answer;
            }
            if self.speaking.val() & (self.speaker.val() == i.to_bits()) {
                self.state[i].d.next = State::Free;
            }
        }
    }
}
