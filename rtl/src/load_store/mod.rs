// SPDX-License-Identifier: MIT
//! Loads, stores and the memory half of atomics, coalesced (specs 4 and 6).
//!
//! A warp instruction waits in a FIFO of eight. Taken out, it gets one of sixteen entries of the
//! outstanding table, and sends one access a cycle: all remaining threads in the memory line of the
//! lowest remaining thread go together. Of two threads that store the same byte the higher one
//! wins. An atomic PREFIX sends one access for each prepared set and
//! one for each thread outside them; an unmerged atomic one per thread, in thread order. The reply
//! of an exchange is for the first thread of its set: the others have their values from PREPARE.
//! Replies come in any order; an instruction is written back when all of its accesses are answered.
//! A load of whole lines (kind 4, for [`attribute`](crate::attribute)) hands the lines over when
//! they come, with the threads that want them; the values come back as replies, when memory has
//! none. A load of constants (kind 5) goes as any load, line by line, but to the constant buffer
//! instead of memory.
//!
//! - **latency**: request to memory port: 3 cycles; last reply to write-back: 3 cycles, to the
//!   completion of a store: 2
//! - **throughput**: one access per cycle, sixteen instructions outstanding
//! - **invariants**: every instruction completes its slot exactly once; one that is refused makes
//!   no access
mod access;
mod intake;
mod outstanding;
mod requests;
mod stages;

pub use stages::ACCESS_TAG;

use crate::bundles::{
    AttributeValue, ConstantRead, LoadedLine, MemoryInstruction, MemoryReply, MemoryRequest,
    RequestedLine, ResultRow, StoreDone, CONSTANT, STORE,
};
use crate::cells::{Lazy, DFF};
use crate::prelude::*;
use access::Access;
use intake::Intake;
use outstanding::Outstanding;
use requests::Requests;
use stages::{AccessFlags, Sending, ENTRY};
use warpwright_config::OUTSTANDING;
use warpwright_isa::alu_op::load_store::ATOMIC;
use warpwright_isa::{AtomicOp, OptionalUnit, UnitSet};

/// The load/store unit of a core with `2^LW` warps of `T` threads, 4 or 8, `LW` up to 6. `S` is `T
/// / 2`, the sets of a PREPARE; `CB` bits count threads, and a tag has `GA` bits, four more than
/// the number of a thread.
#[derive(LogicBlock)]
#[block(new(without: UnitSet))]
#[check(LW <= 6 && OUTSTANDING * T == 1 << GA, "up to 64 warps, bits for entries of threads")]
#[derived(has_atomics = !without.contains(OptionalUnit::AtomicUnit))]
pub struct LoadStore<
    const LW: usize,
    const T: usize,
    const S: usize,
    const CB: usize,
    const GA: usize,
> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A warp instruction arrives.
    pub req: MemoryInstruction<In, LW, T, S, 3>,
    /// At least four more instructions are taken, from a register.
    pub req_ready: Signal<Out, Bit>,
    /// Results.
    pub wb: ResultRow<Out, LW, T>,
    /// An instruction that writes no register is complete.
    pub store_done: StoreDone<Out, LW>,
    /// No instruction waits, sends or is outstanding.
    pub idle: Signal<Out, Bit>,
    /// Requests to memory.
    pub mem: MemoryRequest<Out, ACCESS_TAG>,
    /// Replies of memory.
    pub rsp: MemoryReply<In, ACCESS_TAG>,
    /// An access is sent to memory in this cycle.
    pub count_access: Signal<Out, Bit>,
    /// Atomic accesses merged away, in this cycle.
    pub count_atomic_merged: Signal<Out, Bits<3>>,
    /// Values of a load of lines; taken when memory and the constant buffer have no reply.
    pub answer: AttributeValue<In, GA, T>,
    /// The reply of memory is a line for a load of lines.
    pub line: LoadedLine<Out, LW, GA, T>,
    /// To the constant buffer.
    pub constant: ConstantRead<Out>,
    requests: Lazy<Requests<LW, T, S>>,
    intake: Lazy<Intake<T, S>>,
    // The instruction that sends accesses, and its sets.
    working: DFF<Bit>,
    entry: DFF<Bits<ENTRY>>,
    sending: Registers<Sending<Local, T>>,
    set: [DFF<Bits<T>>; S],
    access: Lazy<Access<T, S, CB>>,
    outstanding: Lazy<Outstanding<LW, T, CB, GA>>,
    // The registered access; it may go to the constant buffer.
    out_valid: DFF<Bit>,
    out_constant: DFF<Bit>,
    out_flags: DFF<AccessFlags>,
    out: Registers<RequestedLine<Local, ACCESS_TAG>>,
    // Tag of the line of constants that has been read.
    held: DFF<Bit>,
    held_tag: DFF<Bits<ACCESS_TAG>>,
    is_constant: Signal<Local, Bit>,
    taking: Signal<Local, Bit>,
    idle_next: Signal<Local, Bit>,
    last: Signal<Local, Bit>,
    finishing: Signal<Local, Bit>,
    step: Signal<Local, Bit>,
    kind: Signal<Local, Bits<3>>,
    aop: Signal<Local, Bits<4>>,
    #[value(T.ilog2())]
    thread_bits: Constant<Bits<3>>,
    #[value(has_atomics && !without.contains(OptionalUnit::AtomicPrepare))]
    has_sets: Constant<Bit>,
    #[value(has_atomics)]
    has_atomics: Constant<Bit>,
    // The bits that a kind can have.
    #[value(if has_atomics { 7 } else { 7 & !u64::from(ATOMIC) })]
    kinds: Constant<Bits<3>>,
    tag: Signal<Local, Bits<ACCESS_TAG>>,
    along: Signal<Local, Bits<CB>>,
    space: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for LoadStore {
    fn update(&mut self) {
        // Into the FIFO; a core without atomics has no kinds and operands of them.
        self.req.drive(&mut self.requests.req);
        self.requests.req.kind.next = self.req.kind.val() & self.kinds.val();
        if !self.has_atomics.val() {
            self.requests.req.aop.next = 0.into();
            for i in 0..T {
                self.requests.req.data2[i].next = 0.into();
            }
        }
        self.req_ready.next = self.requests.req_ready.val();

        // One access of the instruction that sends. It does not wait for `space`: the access
        // counts only in a step.
        self.access.enable.next = self.working.q.val();
        self.sending.q.drive(&mut self.access.sending);
        self.requests.late.drive(&mut self.access.late);
        for i in 0..S {
            self.access.set[i].next = self.set[i].q.val();
            if !self.has_sets.val() {
                self.access.late.combined[i].next = 0.into();
            }
        }
        for i in 0..T {
            if !self.has_atomics.val() {
                self.access.late.data2[i].next = 0.into();
            }
        }
        self.kind.next = self.sending.q.facts.val().kind;
        self.aop.next = self.sending.q.facts.val().aop;
        self.is_constant.next = self.kind.val() == CONSTANT;
        // The constant buffer is read unless a line of it waits for a cycle without reply.
        self.constant.read.next = self.out_valid.q.val()
            & self.out_constant.q.val()
            & (!self.held.q.val() | !self.rsp.valid.val());
        self.space.next = !self.out_valid.q.val()
            | (self.mem.ready.val() & !self.out_constant.q.val())
            | self.constant.read.val();
        self.step.next =
            self.working.q.val() & self.sending.q.remaining.val().any() & self.space.val();
        self.tag.next = bit_cast::<ACCESS_TAG, ENTRY>(self.entry.q.val()) << self.thread_bits.val();
        self.tag.next = self.tag.val() | bit_cast::<ACCESS_TAG, 3>(self.access.first_thread.val());
        // `step` arrives later than the access.
        if self.space.val() {
            self.out_constant.d.next = self.is_constant.val();
            self.out_flags.d.next.kind = self.kind.val().get_bits::<2>(0);
            self.out_flags.d.next.word = self.access.first.val().get_bits::<2>(2);
            self.out_flags.d.next.aop = self.aop.val();
            self.out.d.address.next = self.access.first.val().get_bits::<28>(4);
            for i in 0..4 {
                self.out.d.data[i].next = self.access.words[i].val();
            }
            self.out.d.mask.next = self.access.bytes.val();
            self.out.d.tag.next = self.tag.val();
        }
        if (self.out_valid.q.val() & self.mem.ready.val() & !self.out_constant.q.val())
            | self.constant.read.val()
        {
            self.out_valid.d.next = false;
        }
        self.along.next = self.access.served.val() - 1;
        self.count_access.next =
            self.step.val() & !self.access.more.val() & !self.is_constant.val();
        self.count_atomic_merged.next = 0.into();
        if self.step.val() {
            self.out_valid.d.next = true;
            self.sending.d.remaining.next =
                self.sending.q.remaining.val() & !self.access.group.val();
            if self.kind.val().get_bit(1) & !self.access.more.val() {
                self.count_atomic_merged.next = self.along.val().get_bits::<3>(0);
            }
        }
        self.outstanding.access.waits.next =
            self.working.q.val() & self.sending.q.remaining.val().any();
        self.outstanding.access.valid.next = self.step.val() & !self.access.more.val();
        self.outstanding.access.entry.next = self.entry.q.val();
        self.outstanding.access.tag.next = self.tag.val().get_bits::<GA>(0);
        self.outstanding.access.group.next = self.access.answered.val();

        // The registered access goes to memory or to the constant buffer.
        self.out.q.drive(&mut self.mem);
        self.mem.valid.next = self.out_valid.q.val() & !self.out_constant.q.val();
        self.mem.write.next = self.out_flags.q.val().kind == STORE;
        self.mem.atomic.next = self.out_flags.q.val().kind.get_bit(1);
        self.mem.word.next = self.out_flags.q.val().word;
        self.mem.aop.next = self.out_flags.q.val().aop;
        self.constant.line.next = self.out.q.address.val().get_bits::<8>(0);
        if self.held.q.val() & !self.rsp.valid.val() {
            self.held.d.next = false;
        }
        if self.constant.read.val() {
            self.held.d.next = true;
            self.held_tag.d.next = self.out.q.tag.val();
        }

        // Out of the FIFO, when the instruction that sends has its last access: all remaining
        // threads share an access with one of them, whichever is the lowest.
        self.last.next = false;
        for i in 0..T {
            if self.sending.q.remaining.val().get_bit(i)
                & !(self.sending.q.remaining.val() & !self.sending.q.mates[i].val()).any()
            {
                self.last.next = true;
            }
        }
        self.finishing.next = self.working.q.val()
            & ((self.last.val() & self.space.val()) | !self.sending.q.remaining.val().any());
        self.idle_next.next = !self.working.q.val() | self.finishing.val();
        self.taking.next =
            self.requests.any.val() & self.outstanding.any_free.val() & self.idle_next.val();
        self.requests.take.next = self.taking.val();
        self.requests.open.next = self.idle_next.val();
        self.requests.oldest.drive(&mut self.intake.waiting);
        if !self.has_sets.val() {
            for i in 0..S {
                self.intake.waiting.set[i].next = 0.into();
            }
        }
        self.outstanding.access.last.next = self.finishing.val();

        // The next instruction sends. `taking` arrives late: the registers take whatever may come
        // when no instruction sends.
        if self.finishing.val() {
            self.working.d.next = false;
        }
        if self.taking.val() {
            self.working.d.next = true;
        }
        if self.idle_next.val() {
            self.entry.d.next = self.outstanding.free_entry.val();
            self.intake.sending.drive(&mut self.sending.d);
            for i in 0..S {
                if self.has_sets.val() {
                    self.set[i].d.next = self.requests.oldest.set[i].val();
                }
            }
        }
        self.outstanding.take.valid.next = self.taking.val();
        self.outstanding.take.entry.next.kind = self.requests.oldest.facts.val().kind;
        self.outstanding.take.entry.next.size = self.requests.oldest.facts.val().size;
        self.outstanding.take.entry.next.signed = self.requests.oldest.facts.val().signed;
        self.outstanding.take.entry.next.rd = self.requests.oldest.facts.val().rd;
        self.outstanding.take.entry.next.slot = self.requests.oldest.facts.val().slot;
        self.outstanding.take.entry.next.returns = self.requests.oldest.facts.val().returns;
        self.outstanding.take.entry.next.word_each =
            self.requests.oldest.facts.val().aop == AtomicOp::Cas as u64;
        self.outstanding.take.mask.next = self.intake.answered.val();
        self.requests.drive(&mut self.outstanding.take, [warp]);
        for i in 0..T {
            self.outstanding.take.offsets[i].next = self.intake.offset[i].val();
        }

        // Replies: of memory first, then a line of constants, then a value of a load of lines.
        self.rsp.drive(&mut self.outstanding.rsp);
        self.outstanding.rsp.valid.next =
            self.rsp.valid.val() | self.held.q.val() | self.answer.valid.val();
        self.outstanding.rsp_value.next = !self.rsp.valid.val() & !self.held.q.val();
        self.outstanding.value_thread.next = self.answer.thread.val();
        self.outstanding.value_last.next = self.answer.last.val();
        self.answer.ready.next = !self.rsp.valid.val() & !self.held.q.val();
        if !self.rsp.valid.val() {
            self.outstanding.rsp.tag.next = bit_cast::<ACCESS_TAG, GA>(self.answer.tag.val());
            self.outstanding.rsp.data[0].next = self.answer.data.val();
            if self.held.q.val() {
                self.outstanding.rsp.tag.next = self.held_tag.q.val();
                self.constant.drive(&mut self.outstanding.rsp, [data]);
            }
        }
        self.outstanding.line.drive(&mut self.line);
        self.line.tag.next = self.rsp.tag.val().get_bits::<GA>(0);
        self.outstanding.wb.drive(&mut self.wb);
        self.wb.last.next = true;
        self.outstanding.store_done.drive(&mut self.store_done);
        self.idle.next =
            !self.requests.any.val() & !self.working.q.val() & self.outstanding.empty.val();
    }
}
