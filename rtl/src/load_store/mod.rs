// SPDX-License-Identifier: MIT
//! Loads, stores and the memory half of atomics, coalesced (specs 4 and 6).
//!
//! A warp instruction waits in a FIFO of eight. Taken out, it is checked (alignment, range), gets
//! one of eight entries of the outstanding table, and sends one access a cycle: all remaining
//! threads in the memory line of the lowest remaining thread go together. Of two threads that store
//! the same byte the higher one wins. An atomic PREFIX sends one access for each prepared set and
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
//! - **throughput**: one access per cycle, eight instructions outstanding
//! - **invariants**: every instruction completes its slot exactly once; a faulting one makes no
//!   access
pub mod access;
pub mod intake;
pub mod outstanding;
pub mod requests;

use crate::bundles::{
    AttributeValue, FaultReport, MemoryInstruction, MemoryReply, MemoryRequest, ResultRow,
};
use crate::cells::{Lazy, DFF};
use crate::prelude::*;
use access::Access;
use intake::Intake;
use outstanding::Outstanding;
use requests::Requests;
use warpwright_isa::alu_op::load_store::ATOMIC;
use warpwright_isa::{OptionalUnit, UnitSet};

/// The load/store unit of a core with `2^LW` warps of `T` threads, 4 or 8, `LW` up to 6. `S` is `T
/// / 2`, the sets of a PREPARE; `CB` bits count threads, and a tag has `GA` bits, three more than
/// the number of a thread.
#[derive(LogicBlock)]
#[block(new(without: UnitSet))]
#[check(LW <= 6 && 8 * T == 1 << GA, "up to 64 warps, and bits for eight entries of threads")]
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
    pub req: MemoryInstruction<In, LW, T, S>,
    /// Size of the memory in lines.
    pub memory_lines: Signal<In, Bits<28>>,
    /// Write-back: valid.
    pub wb: ResultRow<Out, LW, T>,
    /// An instruction that writes no register is complete.
    pub store_done_valid: Signal<Out, Bit>,
    /// Its warp.
    pub store_done_warp: Signal<Out, Bits<LW>>,
    /// Its slot.
    pub store_done_slot: Signal<Out, Bits<3>>,
    /// The completion is taken.
    pub store_done_ready: Signal<In, Bit>,
    /// An instruction has faulted.
    pub fault: FaultReport<Out, LW>,
    /// Nothing is under way.
    pub idle: Signal<Out, Bit>,
    /// Memory: valid.
    pub mem: MemoryRequest<Out, 6>,
    /// Memory response: valid.
    pub rsp: MemoryReply<In, 6>,
    /// A memory access is sent.
    pub count_access: Signal<Out, Bit>,
    /// Threads of a load or store served beyond the first.
    pub count_coalesced: Signal<Out, Bits<3>>,
    /// Atomic accesses merged away.
    pub count_atomic_merged: Signal<Out, Bits<3>>,
    /// Value of a thread of a load of lines: valid.
    pub answer: AttributeValue<In, GA, T>,
    /// The memory response is a line for a load of lines.
    pub line_valid: Signal<Out, Bit>,
    /// Its warp.
    pub line_warp: Signal<Out, Bits<LW>>,
    /// Its tag.
    pub line_tag: Signal<Out, Bits<GA>>,
    /// Threads that want it.
    pub line_group: Signal<Out, Bits<T>>,
    /// To the constant buffer: a line is read.
    pub constant_read: Signal<Out, Bit>,
    /// The line.
    pub constant_line: Signal<Out, Bits<8>>,
    /// Its words, one cycle later, until the next read.
    pub constant_data: [Signal<In, Bits<32>>; 4],
    requests: Lazy<Requests<LW, T, S>>,
    intake: Lazy<Intake<T, S>>,
    // The instruction that is sending accesses.
    working: DFF<Bit>,
    meta: DFF<Bits<24>>,
    // It is a compare-and-exchange.
    swaps: DFF<Bit>,
    set: [DFF<Bits<T>>; S],
    entry: DFF<Bits<3>>,
    remaining: DFF<Bits<T>>,
    address: [DFF<Bits<32>>; T],
    // Who goes along with whom, what they store at its place: found on the way out of the FIFO.
    mates: [DFF<Bits<T>>; T],
    data: [DFF<Bits<32>>; T],
    enables: [DFF<Bits<4>>; T],
    access: Lazy<Access<T, S, CB>>,
    outstanding: Lazy<Outstanding<LW, T, CB, GA>>,
    // The registered access.
    out_valid: DFF<Bit>,
    out_flags: DFF<Bits<8>>,
    // It goes to the constant buffer.
    out_constant: DFF<Bit>,
    out_address: DFF<Bits<28>>,
    out_data: [DFF<Bits<32>>; 4],
    out_mask: DFF<Bits<16>>,
    out_tag: DFF<Bits<6>>,
    // A line of constants is read, its tag.
    held: DFF<Bit>,
    held_tag: DFF<Bits<6>>,
    bad: DFF<Bit>,
    bad_cause: DFF<Bits<4>>,
    bad_place: DFF<Bits<26>>,
    constant_taken: Signal<Local, Bit>,
    is_constant: Signal<Local, Bit>,
    taking: Signal<Local, Bit>,
    idle_next: Signal<Local, Bit>,
    last: Signal<Local, Bit>,
    finishing: Signal<Local, Bit>,
    step: Signal<Local, Bit>,
    kind: Signal<Local, Bits<3>>,
    facts: Signal<Local, Bits<17>>,
    #[value(T.ilog2())]
    thread_bits: Constant<Bits<3>>,
    #[value(has_atomics && !without.contains(OptionalUnit::AtomicPrepare))]
    has_sets: Constant<Bit>,
    #[value(has_atomics)]
    has_atomics: Constant<Bit>,
    // The bits that a kind can have.
    #[value(if has_atomics { 7 } else { 7 & !u64::from(ATOMIC) })]
    kinds: Constant<Bits<3>>,
    tag: Signal<Local, Bits<6>>,
    along: Signal<Local, Bits<CB>>,
    space: Signal<Local, Bit>,
}

impl<const LW: usize, const T: usize, const S: usize, const CB: usize, const GA: usize> Default
    for LoadStore<LW, T, S, CB, GA>
{
    fn default() -> Self {
        Self::new(UnitSet::EMPTY)
    }
}

impl<const LW: usize, const T: usize, const S: usize, const CB: usize, const GA: usize> Logic
    for LoadStore<LW, T, S, CB, GA>
{
    #[hdl_gen]
    fn update(&mut self) {
        // Into the FIFO.
        self.requests.req.valid.next = self.req.valid.val();
        self.requests.req.kind.next = self.req.kind.val() & self.kinds.val();
        self.requests.req.size.next = self.req.size.val();
        self.requests.req.signed.next = self.req.signed.val();
        self.requests.req.warp.next = self.req.warp.val();
        self.requests.req.rd.next = self.req.rd.val();
        self.requests.req.slot.next = self.req.slot.val();
        self.requests.req.mask.next = self.req.mask.val();
        self.requests.req.aop.next = 0.into();
        if self.has_atomics.val() {
            self.requests.req.aop.next = self.req.aop.val();
        }
        self.requests.req.r#return.next = self.req.r#return.val();
        self.requests.req.pc.next = self.req.pc.val();
        for i in 0..S {
            self.requests.req.set[i].next = self.req.set[i].val();
            self.requests.req.combined[i].next = self.req.combined[i].val();
        }
        for i in 0..T {
            self.requests.req.address[i].next = self.req.address[i].val();
            self.requests.req.data[i].next = self.req.data[i].val();
            self.requests.req.data2[i].next = 0.into();
            if self.has_atomics.val() {
                self.requests.req.data2[i].next = self.req.data2[i].val();
            }
        }
        self.req.ready.next = self.requests.req.ready.val();

        // One access of the working instruction.
        self.kind.next = self.meta.q.val().get_bits::<3>(0);
        // Constants: read when no line of them waits for its turn among the replies.
        self.constant_taken.next = self.out_valid.q.val()
            & self.out_constant.q.val()
            & (!self.held.q.val() | !self.rsp.valid.val());
        self.constant_read.next = self.constant_taken.val();
        self.constant_line.next = self.out_address.q.val().get_bits::<8>(0);
        if self.held.q.val() & !self.rsp.valid.val() {
            self.held.d.next = false;
        }
        if self.constant_taken.val() {
            self.held.d.next = true;
            self.held_tag.d.next = self.out_tag.q.val();
        }
        self.space.next = !self.out_valid.q.val()
            | (self.mem.ready.val() & !self.out_constant.q.val())
            | self.constant_taken.val();
        self.step.next = self.working.q.val() & self.remaining.q.val().any() & self.space.val();
        // No wait for room: what it finds counts only when the step is taken.
        self.access.enable.next = self.working.q.val();
        self.access.meta.next = self.meta.q.val();
        self.access.swaps.next = self.swaps.q.val();
        self.access.remaining.next = self.remaining.q.val();
        for i in 0..S {
            self.access.set[i].next = self.set[i].q.val();
            self.access.combined[i].next = 0.into();
            if self.has_sets.val() {
                self.access.combined[i].next = self.requests.combined[i].val();
            }
        }
        for i in 0..T {
            self.access.address[i].next = self.address[i].q.val();
            self.access.data[i].next = self.data[i].q.val();
            self.access.data2[i].next = 0.into();
            if self.has_atomics.val() {
                self.access.data2[i].next = self.requests.data2[i].val();
            }
            self.access.mates[i].next = self.mates[i].q.val();
            self.access.enables[i].next = self.enables[i].q.val();
        }
        if (self.out_valid.q.val() & self.mem.ready.val() & !self.out_constant.q.val())
            | self.constant_taken.val()
        {
            self.out_valid.d.next = false;
        }
        self.is_constant.next = self.kind.val() == 5;
        self.count_access.next =
            self.step.val() & !self.access.more.val() & !self.is_constant.val();
        self.count_coalesced.next = 0.into();
        self.count_atomic_merged.next = 0.into();
        self.tag.next = bit_cast::<6, 3>(self.entry.q.val()) << self.thread_bits.val();
        self.tag.next = self.tag.val() | bit_cast::<6, 3>(self.access.first_thread.val());
        self.along.next = self.access.served.val() - 1;
        // Whether it is sent is known later than what.
        if self.space.val() {
            self.out_constant.d.next = self.is_constant.val();
            // Store, atomic, word, operation.
            self.out_flags.d.next = (bit_cast::<8, 4>(self.meta.q.val().get_bits::<4>(20)) << 4)
                | (bit_cast::<8, 2>(self.access.first.val().get_bits::<2>(2)) << 2)
                | bit_cast::<8, 2>(self.kind.val().get_bits::<2>(0));
            self.out_address.d.next = self.access.first.val().get_bits::<28>(4);
            for i in 0..4 {
                self.out_data[i].d.next = self.access.words[i].val();
            }
            self.out_mask.d.next = self.access.bytes.val();
            self.out_tag.d.next = self.tag.val();
        }
        if self.step.val() {
            self.out_valid.d.next = true;
            self.remaining.d.next = self.remaining.q.val() & !self.access.group.val();
            if self.kind.val().get_bit(1) {
                if !self.access.more.val() {
                    self.count_atomic_merged.next = self.along.val().get_bits::<3>(0);
                }
            } else if !self.is_constant.val() {
                self.count_coalesced.next = self.along.val().get_bits::<3>(0);
            }
        }
        self.mem.valid.next = self.out_valid.q.val() & !self.out_constant.q.val();
        self.mem.write.next = self.out_flags.q.val().get_bits::<2>(0) == 1;
        self.mem.atomic.next = self.out_flags.q.val().get_bit(1);
        self.mem.word.next = self.out_flags.q.val().get_bits::<2>(2);
        self.mem.aop.next = self.out_flags.q.val().get_bits::<4>(4);
        self.mem.address.next = self.out_address.q.val();
        self.mem.mask.next = self.out_mask.q.val();
        self.mem.tag.next = self.out_tag.q.val();
        for i in 0..4 {
            self.mem.data[i].next = self.out_data[i].q.val();
        }

        // Out of the FIFO, when the working instruction sends its last access.
        // It is the last when all that remain go along with one of them, whichever is the lowest.
        self.last.next = false;
        for i in 0..T {
            if self.remaining.q.val().get_bit(i)
                & !(self.remaining.q.val() & !self.mates[i].q.val()).any()
            {
                self.last.next = true;
            }
        }
        self.finishing.next = self.working.q.val()
            & ((self.last.val() & self.space.val()) | !self.remaining.q.val().any());
        self.idle_next.next = !self.working.q.val() | self.finishing.val();
        self.taking.next =
            self.requests.any.val() & self.outstanding.any_free.val() & self.idle_next.val();
        self.requests.take.next = self.taking.val();
        self.requests.open.next = self.idle_next.val();
        self.intake.meta.next = self.requests.meta.val();
        self.intake.mask.next = self.requests.mask.val();
        self.intake.memory_lines.next = self.memory_lines.val();
        for i in 0..S {
            self.intake.set[i].next = 0.into();
            if self.has_sets.val() {
                self.intake.set[i].next = self.requests.set[i].val();
            }
        }
        for i in 0..T {
            self.intake.address[i].next = self.requests.address[i].val();
            self.intake.data[i].next = self.requests.data[i].val();
            self.outstanding.take_offsets[i].next = self.intake.offset[i].val();
        }
        self.bad.d.next = self.taking.val() & self.intake.faulty.val();
        self.bad_cause.d.next = 3.into();
        if self.intake.misaligned.val() {
            self.bad_cause.d.next = 2.into();
        }
        self.bad_place.d.next = self.requests.place.val();
        self.fault.valid.next = self.bad.q.val();
        self.fault.cause.next = self.bad_cause.q.val();
        self.fault.pc.next = self.bad_place.q.val().get_bits::<20>(0);
        self.fault.warp.next = bit_cast::<LW, 6>(self.bad_place.q.val().get_bits::<6>(20));
        if self.finishing.val() {
            self.working.d.next = false;
        }
        if self.taking.val() {
            self.working.d.next = true;
        }
        // Whether an instruction comes is known later than that none works.
        if self.idle_next.val() {
            self.meta.d.next = self.requests.meta.val();
            self.swaps.d.next = (self.requests.meta.val().get_bits::<3>(0) == 2)
                & (self.requests.meta.val().get_bits::<4>(20) == 14);
            self.entry.d.next = self.outstanding.free_entry.val();
            self.remaining.d.next = self.intake.remaining.val();
            for i in 0..S {
                if self.has_sets.val() {
                    self.set[i].d.next = self.requests.set[i].val();
                }
            }
            for i in 0..T {
                self.address[i].d.next = self.requests.address[i].val();
                self.data[i].d.next = self.intake.placed[i].val();
                self.enables[i].d.next = self.intake.enables[i].val();
                self.mates[i].d.next = self.intake.mates[i].val();
            }
        }

        // The outstanding table: bits 15:0 as in the FIFO, whether each thread has a word of the
        // reply, and the threads that are written.
        self.outstanding.take_valid.next = self.taking.val();
        self.facts.next = bit_cast::<17, 16>(self.requests.meta.val().get_bits::<16>(0));
        self.outstanding.take_meta.next =
            self.facts.val().replace_bit(16, self.requests.meta.val().get_bits::<4>(20) == 14);
        self.outstanding.take_mask.next = self.intake.answered.val();
        self.outstanding.take_warp.next =
            bit_cast::<LW, 6>(self.requests.place.val().get_bits::<6>(20));
        self.outstanding.access_waits.next = self.working.q.val() & self.remaining.q.val().any();
        self.outstanding.access_valid.next = self.step.val() & !self.access.more.val();
        self.outstanding.access_entry.next = self.entry.q.val();
        self.outstanding.access_tag.next = self.tag.val().get_bits::<GA>(0);
        self.outstanding.access_group.next = self.access.answered.val();
        self.outstanding.sent_valid.next = self.finishing.val();
        self.rsp.drive(&mut self.outstanding.rsp);
        self.outstanding.rsp.valid.next =
            self.rsp.valid.val() | self.held.q.val() | self.answer.valid.val();
        self.outstanding.rsp_value.next = !self.rsp.valid.val() & !self.held.q.val();
        if !self.rsp.valid.val() {
            self.outstanding.rsp.tag.next = bit_cast::<6, GA>(self.answer.tag.val());
            if self.held.q.val() {
                self.outstanding.rsp.tag.next = self.held_tag.q.val();
            }
        }
        self.outstanding.value_thread.next = self.answer.thread.val();
        self.outstanding.value_last.next = self.answer.last.val();
        self.answer.ready.next = !self.rsp.valid.val() & !self.held.q.val();
        self.line_valid.next = self.outstanding.line_valid.val();
        self.line_warp.next = self.outstanding.line_warp.val();
        self.line_tag.next = self.rsp.tag.val().get_bits::<GA>(0);
        self.line_group.next = self.outstanding.line_group.val();
        self.outstanding.wb_ready.next = self.wb.ready.val();
        self.outstanding.store_done_ready.next = self.store_done_ready.val();
        self.wb.valid.next = self.outstanding.wb_valid.val();
        self.wb.warp.next = self.outstanding.wb_warp.val();
        self.wb.rd.next = self.outstanding.wb_rd.val();
        self.wb.mask.next = self.outstanding.wb_mask.val();
        self.wb.slot.next = self.outstanding.wb_slot.val();
        self.wb.last.next = true;
        for i in 0..T {
            self.wb.data[i].next = self.outstanding.wb_data[i].val();
        }
        if !self.rsp.valid.val() {
            self.outstanding.rsp.data[0].next = self.answer.data.val();
            for i in 0..4 {
                if self.held.q.val() {
                    self.outstanding.rsp.data[i].next = self.constant_data[i].val();
                }
            }
        }
        self.store_done_valid.next = self.outstanding.store_done_valid.val();
        self.store_done_warp.next = self.outstanding.store_done_warp.val();
        self.store_done_slot.next = self.outstanding.store_done_slot.val();
        self.idle.next =
            !self.requests.any.val() & !self.working.q.val() & self.outstanding.empty.val();
    }
}
