//! Atomics at the memory port: read, modify, write (spec 4).
//!
//! Plain requests pass through a register. An atomic takes one of four entries, reads its
//! line, works out the new word and writes it; any request to a line with an atomic under
//! way waits, so that the update is indivisible for everybody behind this port. The reply
//! carries the old value in word 0, with the tag of the request.
//!
//! An entry keeps its line after the answer, until it is needed for another line or a store
//! goes to that line: the next atomic there reads no memory, so that a contended word is
//! updated every few cycles, whatever the memory's latency. Every update is still written.
//!
//! Replies of the memory cannot be stopped, so the reply of an atomic uses a cycle in which
//! the memory answers nothing, or answers this unit itself (twice for each atomic: such
//! cycles always come). Tags with bits 7:6 = 3 are this unit's own.
//!
//! Operations 0 to 10, 13 and 14 of `AtomicOp`; float operations are not in this version
//! and keep the old value.
//!
//! | | |
//! | --- | --- |
//! | latency | plain requests one cycle; an atomic one memory read and 5 cycles, 6 cycles when its line is kept |
//! | throughput | one request per cycle, four atomics under way |
//! | invariants | between read and write of an atomic no other request to its line is accepted; no line is in two entries |
use crate::cells::{LowProduct, LutRam, DFF};
use crate::dut::{Dut, Stimulus};
use crate::registry::BlockEntry;
use crate::{ports, ready_top};
use rust_hdl::prelude::*;
use std::collections::VecDeque;

/// The atomic unit.
#[derive(LogicBlock)]
pub struct AtomicUnit {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Request: valid.
    pub req_valid: Signal<In, Bit>,
    /// Request: taken.
    pub req_ready: Signal<Out, Bit>,
    /// Request: store.
    pub req_write: Signal<In, Bit>,
    /// Request: atomic.
    pub req_atomic: Signal<In, Bit>,
    /// Request: operation.
    pub req_aop: Signal<In, Bits<4>>,
    /// Request: word of the line.
    pub req_word: Signal<In, Bits<2>>,
    /// Request: line.
    pub req_address: Signal<In, Bits<28>>,
    /// Request: store data, or operands in words 0 and 1.
    pub req_data: [Signal<In, Bits<32>>; 4],
    /// Request: byte enables.
    pub req_mask: Signal<In, Bits<16>>,
    /// Request: tag.
    pub req_tag: Signal<In, Bits<8>>,
    /// Reply: valid.
    pub rsp_valid: Signal<Out, Bit>,
    /// Reply: tag.
    pub rsp_tag: Signal<Out, Bits<8>>,
    /// Reply: data.
    pub rsp_data: [Signal<Out, Bits<32>>; 4],
    /// Memory request: valid.
    pub mem_valid: Signal<Out, Bit>,
    /// Memory request: taken.
    pub mem_ready: Signal<In, Bit>,
    /// Memory request: store.
    pub mem_write: Signal<Out, Bit>,
    /// Memory request: line.
    pub mem_address: Signal<Out, Bits<28>>,
    /// Memory request: data.
    pub mem_data: [Signal<Out, Bits<32>>; 4],
    /// Memory request: byte enables.
    pub mem_mask: Signal<Out, Bits<16>>,
    /// Memory request: tag.
    pub mem_tag: Signal<Out, Bits<8>>,
    /// Memory reply: valid.
    pub ans_valid: Signal<In, Bit>,
    /// Memory reply: tag.
    pub ans_tag: Signal<In, Bits<8>>,
    /// Memory reply: data.
    pub ans_data: [Signal<In, Bits<32>>; 4],
    /// Forget the lines that are kept: memory may have changed from outside. Nothing is under way.
    pub flush: Signal<In, Bit>,
    // Entries. State: 0 free, 1 reading, 2 read, 3 multiplied, 4 to be written, 5 to be answered,
    // 6 to be recalled from the line that is kept.
    state: [DFF<Bits<3>>; 4],
    line: [DFF<Bits<28>>; 4],
    // Operation, word, tag.
    about: [DFF<Bits<14>>; 4],
    operand: [DFF<Bits<32>>; 4],
    operand2: [DFF<Bits<32>>; 4],
    old: [DFF<Bits<32>>; 4],
    updated: [DFF<Bits<32>>; 4],
    valid: DFF<Bit>,
    write: DFF<Bit>,
    address: DFF<Bits<28>>,
    data: [DFF<Bits<32>>; 4],
    mask: DFF<Bits<16>>,
    tag: DFF<Bits<8>>,
    product: LowProduct,
    // Lines that are kept, by entry, word by word.
    kept_words: [LutRam<2, 32>; 4],
    kept: DFF<Bits<4>>,
    // The entry to be taken next for another line.
    turn: DFF<Bits<2>>,
    kept_now: Signal<Local, Bits<4>>,
    warm: Signal<Local, Bit>,
    recaller: Signal<Local, Bits<2>>,
    any_recaller: Signal<Local, Bit>,
    arriving: Signal<Local, Bit>,
    finishing: Signal<Local, Bit>,
    recalled: Signal<Local, Bits<32>>,
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
    taking: Signal<Local, Bit>,
    own_reply: Signal<Local, Bit>,
    facts: Signal<Local, Bits<14>>,
    a: Signal<Local, Bits<32>>,
    b: Signal<Local, Bits<32>>,
    c: Signal<Local, Bits<32>>,
    sum: Signal<Local, Bits<33>>,
    result: Signal<Local, Bits<32>>,
    less: Signal<Local, Bit>,
    less_signed: Signal<Local, Bit>,
    word: Signal<Local, Bits<2>>,
    answered: Signal<Local, Bits<32>>,
}

impl Default for AtomicUnit {
    fn default() -> Self {
        macro_rules! all {
            ($($array:ident),*; $($field:ident),*) => {
                Self { $($array: std::array::from_fn(|_| Default::default()),)* $($field: Default::default(),)* }
            };
        }
        all!(req_data, rsp_data, mem_data, ans_data, kept_words, state, line, about, operand, operand2, old, updated, data;
            clock, flush, kept, turn, kept_now, warm, recaller, any_recaller, arriving, finishing, recalled, req_valid, req_ready, req_write, req_atomic, req_aop, req_word, req_address, req_mask, req_tag, rsp_valid,
            rsp_tag, mem_valid, mem_ready, mem_write, mem_address, mem_mask, mem_tag, ans_valid, ans_tag, valid, write, address,
            mask, tag, product, space, conflict, free, any_free, writer, any_writer, worker, any_worker, finisher, any_finisher,
            speaker, any_speaker, taking, own_reply, facts, a, b, c, sum, result, less, less_signed, word, answered)
    }
}

impl Logic for AtomicUnit {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, valid, write, address, mask, tag, kept, turn);
        self.product.clock.next = self.clock.val();
        for i in 0..4 {
            self.kept_words[i].clock.next = self.clock.val();
            self.state[i].clock.next = self.clock.val();
            self.line[i].clock.next = self.clock.val();
            self.about[i].clock.next = self.clock.val();
            self.operand[i].clock.next = self.clock.val();
            self.operand2[i].clock.next = self.clock.val();
            self.old[i].clock.next = self.clock.val();
            self.updated[i].clock.next = self.clock.val();
            self.data[i].clock.next = self.clock.val();
            self.state[i].d.next = self.state[i].q.val();
            self.line[i].d.next = self.line[i].q.val();
            self.about[i].d.next = self.about[i].q.val();
            self.operand[i].d.next = self.operand[i].q.val();
            self.operand2[i].d.next = self.operand2[i].q.val();
            self.old[i].d.next = self.old[i].q.val();
            self.updated[i].d.next = self.updated[i].q.val();
            self.data[i].d.next = self.data[i].q.val();
        }

        // What the entries want.
        self.conflict.next = false;
        self.warm.next = false;
        self.any_recaller.next = false;
        self.recaller.next = 0.into();
        self.kept_now.next = self.kept.q.val();
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
        for i in 0..4 {
            match self.state[i].q.val().index() {
                0 => {
                    if !self.any_free.val() | (self.turn.q.val() == i.to_bits()) {
                        self.free.next = i.to_bits();
                    }
                    self.any_free.next = true;
                }
                2 => {
                    self.worker.next = i.to_bits();
                    self.any_worker.next = true;
                }
                3 => {
                    self.finisher.next = i.to_bits();
                    self.any_finisher.next = true;
                }
                4 => {
                    self.writer.next = i.to_bits();
                    self.any_writer.next = true;
                }
                5 => {
                    self.speaker.next = i.to_bits();
                    self.any_speaker.next = true;
                }
                6 => {
                    self.recaller.next = i.to_bits();
                    self.any_recaller.next = true;
                }
                _ => {}
            }
        }
        for i in 0..4 {
            // An entry that waits to answer has been written: plain requests may go to its line.
            if self.line[i].q.val() == self.req_address.val() {
                if (self.state[i].q.val() != 0) & ((self.state[i].q.val() != 5) | self.req_atomic.val()) {
                    self.conflict.next = true;
                }
                if (self.state[i].q.val() == 0) & self.kept.q.val().get_bit(i) {
                    self.warm.next = self.req_atomic.val();
                    if self.req_atomic.val() {
                        self.free.next = i.to_bits();
                    }
                }
            }
        }

        // Requests to memory: writes of the entries first.
        self.space.next = !self.valid.q.val() | self.mem_ready.val();
        self.taking.next =
            self.space.val() & !self.any_writer.val() & !self.conflict.val() & (!self.req_atomic.val() | self.any_free.val());
        self.req_ready.next = self.taking.val();
        if self.space.val() {
            self.valid.d.next = self.any_writer.val() | (self.taking.val() & self.req_valid.val());
        }
        self.word.next = 0.into();
        self.facts.next = 0.into();
        if self.space.val() & self.any_writer.val() {
            self.write.d.next = true;
            self.tag.d.next = bit_cast::<8, 2>(self.writer.val()) | 0xE0;
            for i in 0..4 {
                if self.writer.val() == i.to_bits() {
                    self.address.d.next = self.line[i].q.val();
                    self.facts.next = self.about[i].q.val();
                    self.data[0].d.next = self.updated[i].q.val();
                    self.data[1].d.next = self.updated[i].q.val();
                    self.data[2].d.next = self.updated[i].q.val();
                    self.data[3].d.next = self.updated[i].q.val();
                    self.state[i].d.next = 5.into();
                }
            }
            match self.facts.val().get_bits::<2>(4).index() {
                0 => {
                    self.mask.d.next = 0xF.into();
                }
                1 => {
                    self.mask.d.next = 0xF0.into();
                }
                2 => {
                    self.mask.d.next = 0xF00.into();
                }
                _ => {
                    self.mask.d.next = 0xF000.into();
                }
            }
        }
        if self.taking.val() & self.req_valid.val() {
            self.address.d.next = self.req_address.val();
            self.write.d.next = self.req_write.val() & !self.req_atomic.val();
            self.mask.d.next = self.req_mask.val();
            self.tag.d.next = self.req_tag.val();
            for i in 0..4 {
                self.data[i].d.next = self.req_data[i].val();
                if self.req_write.val() & !self.req_atomic.val() & (self.line[i].q.val() == self.req_address.val()) {
                    self.kept_now.next = self.kept_now.val().replace_bit(i, false);
                }
            }
            if self.req_atomic.val() {
                self.tag.d.next = bit_cast::<8, 2>(self.free.val()) | 0xC0;
                // A line that is kept is not read again.
                self.valid.d.next = !self.warm.val();
                if !self.warm.val() {
                    self.turn.d.next = self.free.val() + 1;
                }
                for i in 0..4 {
                    if self.free.val() == i.to_bits() {
                        self.state[i].d.next = 6.into();
                        if !self.warm.val() {
                            self.state[i].d.next = 1.into();
                            self.kept_now.next = self.kept_now.val().replace_bit(i, false);
                        }
                        self.line[i].d.next = self.req_address.val();
                        self.about[i].d.next = bit_cast::<14, 4>(self.req_aop.val())
                            | (bit_cast::<14, 2>(self.req_word.val()) << 4)
                            | (bit_cast::<14, 8>(self.req_tag.val()) << 6);
                        self.operand[i].d.next = self.req_data[0].val();
                        self.operand2[i].d.next = self.req_data[1].val();
                    }
                }
            }
        }
        self.mem_valid.next = self.valid.q.val();
        self.mem_write.next = self.write.q.val();
        self.mem_address.next = self.address.q.val();
        self.mem_mask.next = self.mask.q.val();
        self.mem_tag.next = self.tag.q.val();
        for i in 0..4 {
            self.mem_data[i].next = self.data[i].q.val();
        }

        // The old value arrives.
        self.own_reply.next = self.ans_valid.val() & (self.ans_tag.val().get_bits::<2>(6) == 3);
        self.answered.next = 0.into();
        self.arriving.next = self.own_reply.val() & !self.ans_tag.val().get_bit(5);
        for i in 0..4 {
            self.kept_words[i].write_enable.next = self.arriving.val();
            self.kept_words[i].write_address.next = self.ans_tag.val().get_bits::<2>(0);
            self.kept_words[i].write_data.next = self.ans_data[i].val();
            self.kept_words[i].read_address.next = self.recaller.val();
        }
        if self.arriving.val() {
            for i in 0..4 {
                if self.ans_tag.val().get_bits::<2>(0) == i.to_bits() {
                    self.kept_now.next = self.kept_now.val().replace_bit(i, true);
                    self.facts.next = self.about[i].q.val();
                    match self.facts.val().get_bits::<2>(4).index() {
                        0 => {
                            self.answered.next = self.ans_data[0].val();
                        }
                        1 => {
                            self.answered.next = self.ans_data[1].val();
                        }
                        2 => {
                            self.answered.next = self.ans_data[2].val();
                        }
                        _ => {
                            self.answered.next = self.ans_data[3].val();
                        }
                    }
                    self.old[i].d.next = self.answered.val();
                    self.state[i].d.next = 2.into();
                }
            }
        }

        // A line that is kept gives the old value.
        self.recalled.next = 0.into();
        if self.any_recaller.val() {
            for i in 0..4 {
                if self.recaller.val() == i.to_bits() {
                    self.facts.next = self.about[i].q.val();
                    self.state[i].d.next = 2.into();
                }
            }
            match self.facts.val().get_bits::<2>(4).index() {
                0 => {
                    self.recalled.next = self.kept_words[0].read_data.val();
                }
                1 => {
                    self.recalled.next = self.kept_words[1].read_data.val();
                }
                2 => {
                    self.recalled.next = self.kept_words[2].read_data.val();
                }
                _ => {
                    self.recalled.next = self.kept_words[3].read_data.val();
                }
            }
            for i in 0..4 {
                if self.recaller.val() == i.to_bits() {
                    self.old[i].d.next = self.recalled.val();
                }
            }
        }

        // Work: the multiplier's register first, then the other operations. The line is
        // updated too: not in the cycle in which another one arrives.
        self.finishing.next = self.any_finisher.val() & !self.arriving.val();
        self.a.next = 0.into();
        self.b.next = 0.into();
        self.c.next = 0.into();
        self.sum.next = 0.into();
        self.result.next = 0.into();
        self.less.next = false;
        self.less_signed.next = false;
        if self.any_worker.val() & !self.any_finisher.val() {
            for i in 0..4 {
                if self.worker.val() == i.to_bits() {
                    self.a.next = self.old[i].q.val();
                    self.b.next = self.operand[i].q.val();
                    self.state[i].d.next = 3.into();
                }
            }
        }
        self.product.enable.next = !self.any_finisher.val() | self.finishing.val();
        self.product.a.next = self.a.val();
        self.product.b.next = self.b.val();
        if self.finishing.val() {
            for i in 0..4 {
                if self.finisher.val() == i.to_bits() {
                    self.a.next = self.old[i].q.val();
                    self.b.next = self.operand[i].q.val();
                    self.c.next = self.operand2[i].q.val();
                    self.facts.next = self.about[i].q.val();
                }
            }
            self.sum.next = bit_cast::<33, 32>(self.a.val()) + bit_cast::<33, 32>(self.b.val());
            self.less.next = self.b.val() < self.a.val();
            self.less_signed.next = self.less.val() ^ (self.a.val().get_bit(31) ^ self.b.val().get_bit(31));
            self.result.next = self.a.val();
            match self.facts.val().get_bits::<4>(0).index() {
                0 => {
                    self.result.next = bit_cast::<32, 33>(self.sum.val());
                }
                1 => {
                    self.result.next = self.product.product.val();
                }
                2 => {
                    self.result.next = self.a.val() & self.b.val();
                }
                3 => {
                    self.result.next = self.a.val() | self.b.val();
                }
                4 => {
                    self.result.next = self.a.val() ^ self.b.val();
                }
                5 => {
                    if self.less_signed.val() {
                        self.result.next = self.b.val();
                    }
                }
                6 => {
                    if !self.less_signed.val() {
                        self.result.next = self.b.val();
                    }
                }
                7 => {
                    if self.less.val() {
                        self.result.next = self.b.val();
                    }
                }
                8 => {
                    if !self.less.val() {
                        self.result.next = self.b.val();
                    }
                }
                9 => {
                    self.result.next = bit_cast::<32, 33>(self.sum.val());
                    if self.sum.val().get_bit(32) {
                        self.result.next = 0xFFFF_FFFF_u32.to_bits();
                    }
                }
                10 => {
                    self.result.next = bit_cast::<32, 33>(self.sum.val());
                    if self.c.val().any() & (self.sum.val() >= bit_cast::<33, 32>(self.c.val())) {
                        self.result.next = bit_cast::<32, 33>(self.sum.val()) - self.c.val();
                    }
                }
                13 => {
                    self.result.next = self.b.val();
                }
                14 => {
                    if self.a.val() == self.c.val() {
                        self.result.next = self.b.val();
                    }
                }
                _ => {}
            }
            for i in 0..4 {
                if self.finisher.val() == i.to_bits() {
                    self.updated[i].d.next = self.result.val();
                    self.state[i].d.next = 4.into();
                }
                if self.facts.val().get_bits::<2>(4) == i.to_bits() {
                    self.kept_words[i].write_enable.next = true;
                }
                self.kept_words[i].write_address.next = self.finisher.val();
                self.kept_words[i].write_data.next = self.result.val();
            }
        }
        if self.flush.val() {
            self.kept_now.next = 0.into();
        }
        self.kept.d.next = self.kept_now.val();

        // Replies: the memory's, or an entry's in a cycle that is free.
        self.rsp_valid.next = self.ans_valid.val() & !self.own_reply.val();
        self.rsp_tag.next = self.ans_tag.val();
        for i in 0..4 {
            self.rsp_data[i].next = self.ans_data[i].val();
        }
        if self.any_speaker.val() & (!self.ans_valid.val() | self.own_reply.val()) {
            self.rsp_valid.next = true;
            for i in 0..4 {
                if self.speaker.val() == i.to_bits() {
                    self.facts.next = self.about[i].q.val();
                    self.rsp_data[0].next = self.old[i].q.val();
                    self.state[i].d.next = 0.into();
                }
            }
            self.rsp_tag.next = self.facts.val().get_bits::<8>(6);
        }
    }
}

ports! { [] AtomicUnit {
in: req_valid, req_write, req_atomic, req_aop, req_word, req_address, req_data, req_mask, req_tag, mem_ready, ans_valid,
    ans_tag, ans_data, flush;
out: req_ready, rsp_valid, rsp_tag, rsp_data, mem_valid, mem_write, mem_address, mem_data, mem_mask, mem_tag } }

/// Lines of the memory in random tests: few, so that atomics meet; more than entries.
pub const LINES: usize = 6;

/// Random requests that wait until they are taken, and a slow memory behind.
#[derive(Default)]
pub struct Neighbours {
    held: Option<Vec<u64>>,
    next_tag: u64,
    memory: VecDeque<(u64, [u64; 4])>,
    /// Contents of the memory.
    pub words: [u64; LINES * 4],
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        if self.held.is_none() && dice & 3 != 0 {
            let kind = dice >> 2 & 3;
            let aop = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14][(random() % 13) as usize];
            let small = |value: u64| if dice >> 8 & 1 == 1 { value & 3 } else { value & 0xffff_ffff };
            self.next_tag = (self.next_tag + 1) % 0xc0;
            let mut request = vec![1, u64::from(kind == 1), u64::from(kind >= 2), aop, random() & 3, random() % LINES as u64];
            request.extend((0..4).map(|_| random()).map(small));
            request.extend([random() & 0xffff, self.next_tag]);
            self.held = Some(request);
        }
        let mut inputs = self.held.clone().unwrap_or(vec![0; 12]);
        inputs.push(u64::from(dice >> 12 & 3 != 0));
        let answer = if !self.memory.is_empty() && dice >> 14 & 3 == 0 {
            let at = random() as usize % self.memory.len();
            self.memory.remove(at)
        } else {
            None
        };
        let (tag, data) = answer.unwrap_or_default();
        inputs.extend([u64::from(answer.is_some()), tag]);
        inputs.extend(data);
        inputs.push(0);
        inputs
    }

    fn accepted(&mut self, inputs: &[u64], outputs: &[u64]) {
        if inputs[0] == 1 && outputs[0] == 1 {
            self.held = None;
        }
        if outputs[7] == 1 && inputs[12] == 1 {
            let at = outputs[9] as usize * 4;
            let mut data = [0; 4];
            data.copy_from_slice(&self.words[at..at + 4]);
            if outputs[8] == 1 {
                for byte in (0..16).filter(|byte| outputs[14] >> byte & 1 == 1) {
                    let (word, lane) = (byte / 4, 0xffu64 << (byte % 4 * 8));
                    self.words[at + word] = (self.words[at + word] & !lane) | (outputs[10 + word] & lane);
                }
            }
            self.memory.push_back((outputs[15], data));
        }
    }
}

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![BlockEntry {
        name: "atomic_unit",
        spec: "4-merged-atomics.md",
        purpose: "atomics at the memory port: read, modify, write",
        build: || -> Box<dyn Dut> { Box::new(ready_top!(AtomicUnit::default())) },
        stimulus: |_| Box::new(Neighbours::default()),
    }]
}
