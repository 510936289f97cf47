// SPDX-License-Identifier: MIT
//! Shared memory of the workgroups: four banks of words, bank conflicts by replay (spec 3, spec 6).
//!
//! - **E1**: the request of a warp; threads already served in an earlier turn are left out
//! - **1**: alignment and range; [`bank_conflicts`]: who is served now; addresses to the banks,
//!   stores are written
//! - **2**: words out of the banks, bytes in place, into the queue of results
//! - **3**: write-back, in the order of arrival
//!
//! When threads are left over, the warp issues its instruction again: the block keeps who is
//! left, and its redirect sends the warp to the same instruction instead of the next one. So
//! every access counts as control for the front end. In between other warps issue; the warp is
//! in `replay`, the highest bit of its weight. Each turn counts in the slot of the instruction
//! and completes it once.
//!
//! An atomic serves one set of threads a turn, or one thread outside the sets: its word is read in
//! stage 1, `WordUpdate` takes it in stage 2 and writes the new word when it has it. The
//! bank is blocked as long, and another atomic finds the unit taken: both are replayed. So the
//! update is indivisible, and its result goes the way of a load. Threads of a set of
//! compare-and-exchanges are served one a turn.
//!
//! An access that is misaligned, or outside the words of its workgroup, is a fault: it does
//! nothing for any thread, writes nothing, and still completes its slot.
//!
//! - **latency**: redirect 2 cycles after E1, write-back 3; an atomic blocks its bank for 3 cycles,
//!   longer for products and floats
//! - **throughput**: one request of a warp per cycle
//! - **invariants**: a warp has one access between E1 and its redirect, and one cycle at least
//!   between that and the next; at most eight results wait
mod atomic_turn;
pub mod bank_conflicts;
mod load_align;
mod redirects;
mod result_queue;
mod word_update;

use crate::bundles::{FaultReport, ResultRow};
use crate::cells::{ByteRam, Lazy, LutRam, DFF};
use crate::prelude::*;
use atomic_turn::AtomicTurn;
use bank_conflicts::BankConflicts;
use load_align::LoadAlign;
use redirects::Redirects;
use result_queue::ResultQueue;
use warpwright_isa::FaultCause;
use word_update::WordUpdate;

/// The shared memory of a core with `W` warps of `T` threads, 4 or 8, and `S = T / 2` sets of a
/// PREPARE: `2^R` rows of four words.
#[derive(LogicBlock)]
#[check(1 << LW == W, "LW is the logarithm of W")]
#[check((T == 4 || T == 8) && S == T / 2, "a warp is a quad, or two")]
#[check(R <= 10, "an address has 14 bits")]
pub struct SharedMemory<
    const W: usize,
    const LW: usize,
    const R: usize,
    const T: usize,
    const S: usize,
> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A warp starts.
    pub launch_valid: Signal<In, Bit>,
    /// Its slot.
    pub launch_warp: Signal<In, Bits<LW>>,
    /// First row of its workgroup.
    pub launch_base: Signal<In, Bits<12>>,
    /// Words of a workgroup.
    pub shared_words: Signal<In, Bits<13>>,
    /// A request.
    pub req_valid: Signal<In, Bit>,
    /// 0 load, 1 store, 2 PREFIX, 3 unmerged atomic.
    pub req_kind: Signal<In, Bits<2>>,
    /// 0 byte, 1 half word, 2 word.
    pub req_size: Signal<In, Bits<2>>,
    /// A load extends the sign.
    pub req_signed: Signal<In, Bit>,
    /// Its warp.
    pub req_warp: Signal<In, Bits<LW>>,
    /// Destination register.
    pub req_rd: Signal<In, Bits<6>>,
    /// Slot that tracks it.
    pub req_slot: Signal<In, Bits<3>>,
    /// Threads that take part.
    pub req_mask: Signal<In, Bits<T>>,
    /// Byte addresses in the memory of the workgroup.
    pub req_address: [Signal<In, Bits<32>>; T],
    /// Store data, or operands.
    pub req_data: [Signal<In, Bits<32>>; T],
    /// PC of the instruction.
    pub req_pc: Signal<In, Bits<20>>,
    /// Atomic operation.
    pub req_aop: Signal<In, Bits<4>>,
    /// The old value is wanted.
    pub req_return: Signal<In, Bit>,
    /// Sets of threads that the preceding PREPARE chose.
    pub req_set: [Signal<In, Bits<T>>; S],
    /// Their combined operands.
    pub req_combined: [Signal<In, Bits<32>>; S],
    /// Second operands.
    pub req_data2: [Signal<In, Bits<32>>; T],
    /// The front end takes the redirect.
    pub redirect_ready: Signal<In, Bit>,
    /// Result: valid.
    pub wb: ResultRow<Out, LW, T>,
    /// Warp of the request of the next cycle, if one comes: whether it was here before is looked up
    /// ahead.
    pub next_warp: Signal<In, Bits<LW>>,
    /// At least four places are free: three more requests may come after it falls.
    pub req_ready: Signal<Out, Bit>,
    /// Warps with threads left over, two cycles after their turn.
    pub replay: Signal<Out, Bits<W>>,
    /// A warp goes on.
    pub redirect_valid: Signal<Out, Bit>,
    /// The warp.
    pub redirect_warp: Signal<Out, Bits<LW>>,
    /// At the same instruction; else at the next one.
    pub redirect_again: Signal<Out, Bit>,
    /// An access is not allowed.
    pub fault: FaultReport<Out, LW>,
    bases: LutRam<LW, 12>,
    left_masks: LutRam<LW, T>,
    // The warp of E1 has threads left over, these.
    returns: DFF<Bit>,
    left_before: DFF<Bits<T>>,
    turn: Lazy<AtomicTurn<T, S>>,
    // Stage 1. Of an address the part inside the largest memory, and whether it lies above.
    s1_valid: DFF<Bit>,
    s1_store: DFF<Bit>,
    // An atomic: operation, the thread that makes the access, all that it serves, those that get
    // the old value.
    s1_atomic: DFF<Bit>,
    s1_aop: DFF<Bits<4>>,
    s1_leader: DFF<Bits<T>>,
    s1_group: DFF<Bits<T>>,
    s1_answered: DFF<Bits<T>>,
    s1_operand: DFF<Bits<32>>,
    s1_operand2: DFF<Bits<32>>,
    s1_size: DFF<Bits<2>>,
    s1_signed: DFF<Bit>,
    s1_warp: DFF<Bits<LW>>,
    s1_rd: DFF<Bits<6>>,
    s1_slot: DFF<Bits<3>>,
    s1_mask: DFF<Bits<T>>,
    s1_pc: DFF<Bits<20>>,
    s1_address: [DFF<Bits<14>>; T],
    s1_above: DFF<Bits<T>>,
    s1_data: [DFF<Bits<32>>; T],
    conflicts: Lazy<BankConflicts<T>>,
    banks: [ByteRam<R>; 4],
    word_update: Lazy<WordUpdate<R>>,
    // Stage 2.
    s2_valid: DFF<Bit>,
    s2_size: DFF<Bits<2>>,
    s2_signed: DFF<Bit>,
    s2_warp: DFF<Bits<LW>>,
    s2_rd: DFF<Bits<6>>,
    s2_slot: DFF<Bits<3>>,
    s2_mask: DFF<Bits<T>>,
    // Bank and byte of each thread.
    s2_place: [DFF<Bits<4>>; T],
    align: [Lazy<LoadAlign>; T],
    bad: DFF<Bit>,
    bad_cause: DFF<Bits<4>>,
    bad_pc: DFF<Bits<20>>,
    result_queue: Lazy<ResultQueue<LW, T>>,
    redirects: Lazy<Redirects<W, LW>>,
    #[value(1)]
    one_lane: Constant<Bits<4>>,
    #[value(FaultCause::Misaligned as u64)]
    cause_misaligned: Constant<Bits<4>>,
    #[value(FaultCause::OutOfRange as u64)]
    cause_outside: Constant<Bits<4>>,
    returns_next: Signal<Local, Bit>,
    word: Signal<Local, Bits<32>>,
    spread: Signal<Local, Bits<32>>,
    above: Signal<Local, Bits<T>>,
    place: Signal<Local, Bits<14>>,
    misaligned: Signal<Local, Bit>,
    outside: Signal<Local, Bit>,
    faulty: Signal<Local, Bit>,
    lanes: [Signal<Local, Bits<4>>; T],
    row: Signal<Local, Bits<12>>,
    rows: [Signal<Local, Bits<12>>; T],
    bank_lanes: Signal<Local, Bits<4>>,
    bank_data: Signal<Local, Bits<32>>,
    wanted: Signal<Local, Bits<T>>,
    quad: Signal<Local, Bits<4>>,
    begun: Signal<Local, Bit>,
    here: Signal<Local, Bit>,
    high: Signal<Local, Bit>,
    odd: Signal<Local, Bit>,
    again: Signal<Local, Bit>,
    at: Signal<Local, Bits<4>>,
    candidates: Signal<Local, Bits<T>>,
    blocked: Signal<Local, Bits<4>>,
    wants: Signal<Local, Bits<T>>,
    served: Signal<Local, Bits<T>>,
    left: Signal<Local, Bits<T>>,
    grows: Signal<Local, Bit>,
    bank: Signal<Local, Bits<2>>,
    start_row: Signal<Local, Bits<R>>,
}

impl<const W: usize, const LW: usize, const R: usize, const T: usize, const S: usize> Logic
    for SharedMemory<W, LW, R, T, S>
{
    #[hdl_gen]
    fn update(&mut self) {
        // E1: those of the threads that earlier turns left over.
        self.bases.write_enable.next = self.launch_valid.val();
        self.bases.write_address.next = self.launch_warp.val();
        self.bases.write_data.next = self.launch_base.val();
        // Its turn before is over; its slot may be launched in this cycle.
        self.returns_next.next = false;
        for i in 0..W {
            if self.redirects.left_over.val().get_bit(i) & (self.next_warp.val() == i.to_bits()) {
                self.returns_next.next = true;
            }
        }
        self.returns.d.next = self.returns_next.val()
            & !(self.launch_valid.val() & (self.launch_warp.val() == self.next_warp.val()));
        self.left_masks.read_address.next = self.next_warp.val();
        self.left_before.d.next = self.left_masks.read_data.val();
        self.s1_valid.d.next = self.req_valid.val();
        self.word.next = 0.into();
        self.spread.next = 0.into();
        self.above.next = 0.into();
        self.candidates.next = self.req_mask.val();
        if self.returns.q.val() {
            self.candidates.next = self.left_before.q.val();
        }
        self.turn.candidates.next = self.candidates.val();
        self.turn.prefix.next = self.req_kind.val() == 2;
        self.turn.aop.next = self.req_aop.val();
        self.turn.returns.next = self.req_return.val();
        for i in 0..S {
            self.turn.set[i].next = self.req_set[i].val();
            self.turn.combined[i].next = self.req_combined[i].val();
        }
        for i in 0..T {
            self.turn.data[i].next = self.req_data[i].val();
            self.turn.data2[i].next = self.req_data2[i].val();
        }
        if self.req_valid.val() {
            self.s1_store.d.next = self.req_kind.val() == 1;
            self.s1_atomic.d.next = self.req_kind.val().get_bit(1);
            self.s1_aop.d.next = self.req_aop.val();
            self.s1_leader.d.next = self.turn.leader.val();
            self.s1_group.d.next = self.turn.group.val();
            self.s1_answered.d.next = self.turn.answered.val();
            self.s1_operand.d.next = self.turn.operand.val();
            self.s1_operand2.d.next = self.turn.operand2.val();
            self.s1_size.d.next = self.req_size.val();
            self.s1_signed.d.next = self.req_signed.val();
            self.s1_warp.d.next = self.req_warp.val();
            self.s1_rd.d.next = self.req_rd.val();
            self.s1_slot.d.next = self.req_slot.val();
            self.s1_pc.d.next = self.req_pc.val();
            self.s1_mask.d.next = self.candidates.val();
            for i in 0..T {
                self.s1_address[i].d.next = self.req_address[i].val().get_bits::<14>(0);
                self.above.next = self
                    .above
                    .val()
                    .replace_bit(i, self.req_address[i].val().get_bits::<18>(14).any());
                // A byte or half word stands in every place where it may be stored.
                self.word.next = self.req_data[i].val();
                self.spread.next = self.word.val();
                if self.req_size.val() == 1 {
                    self.spread.next = (self.word.val() & 0xFFFF) | (self.word.val() << 16);
                }
                if self.req_size.val() == 0 {
                    self.spread.next = (self.word.val() & 0xFF) | ((self.word.val() & 0xFF) << 8);
                    self.spread.next = self.spread.val() | (self.spread.val() << 16);
                }
                self.s1_data[i].d.next = self.spread.val();
            }
            self.s1_above.d.next = self.above.val();
        }

        // Stage 1: may they, and who is served.
        self.blocked.next = 0.into();
        if self.word_update.busy.val() {
            for i in 0..4 {
                if self.s1_atomic.q.val() | (self.word_update.at_bank.val() == i.to_bits()) {
                    self.blocked.next = self.blocked.val().replace_bit(i, true);
                }
            }
        }
        self.wants.next = self.s1_mask.q.val();
        if self.s1_atomic.q.val() {
            self.wants.next = self.s1_leader.q.val();
        }
        self.conflicts.mask.next = self.wants.val();
        self.conflicts.load.next = !self.s1_store.q.val();
        self.conflicts.blocked.next = self.blocked.val();
        self.misaligned.next = false;
        self.outside.next = false;
        self.bases.read_address.next = self.s1_warp.q.val();
        for i in 0..T {
            self.place.next = self.s1_address[i].q.val();
            self.conflicts.words[i].next = self.place.val().get_bits::<12>(2);
            // The sum beside the conflicts, not behind the choice.
            self.rows[i].next =
                self.bases.read_data.val() + bit_cast::<12, 10>(self.place.val().get_bits::<10>(4));
            self.lanes[i].next = 15.into();
            if self.s1_size.q.val() == 0 {
                self.lanes[i].next = self.one_lane.val() << self.place.val().get_bits::<2>(0);
            }
            if self.s1_size.q.val() == 1 {
                self.lanes[i].next = 3.into();
                if self.place.val().get_bit(1) {
                    self.lanes[i].next = 12.into();
                }
            }
            if self.s1_mask.q.val().get_bit(i) {
                if ((self.s1_size.q.val() == 1) & self.place.val().get_bit(0))
                    | ((self.s1_size.q.val() == 2) & self.place.val().get_bits::<2>(0).any())
                {
                    self.misaligned.next = true;
                }
                if self.s1_above.q.val().get_bit(i)
                    | (bit_cast::<13, 12>(self.place.val().get_bits::<12>(2))
                        >= self.shared_words.val())
                {
                    self.outside.next = true;
                }
            }
        }
        self.faulty.next = self.misaligned.val() | self.outside.val();
        self.served.next = self.conflicts.served.val();
        self.left.next = self.conflicts.left.val();
        if self.s1_atomic.q.val() {
            self.served.next = 0.into();
            self.left.next = self.s1_mask.q.val();
            if self.conflicts.served.val().any() {
                self.served.next = self.s1_answered.q.val();
                self.left.next = self.s1_mask.q.val() & !self.s1_group.q.val();
            }
        }
        self.grows.next = self.s1_valid.q.val()
            & self.s1_atomic.q.val()
            & !self.faulty.val()
            & self.conflicts.served.val().any();
        self.bank.next = 0.into();
        self.start_row.next = 0.into();
        for b in 0..4 {
            // The winner's number: at most one bit of `wanted` is set.
            self.bank_lanes.next = 0.into();
            self.bank_data.next = 0.into();
            self.wanted.next = 0.into();
            self.row.next = self.rows[0].val();
            for i in 0..T {
                self.place.next = self.s1_address[i].q.val();
                self.wanted.next = self.wanted.val().replace_bit(
                    i,
                    self.conflicts.winners.val().get_bit(i)
                        & (self.place.val().get_bits::<2>(2) == b.to_bits()),
                );
            }
            self.begun.next = false;
            for q in 0..(T / 4) {
                self.quad.next = self.wanted.val().get_bits::<4>(4 * q);
                self.high.next = self.quad.val().get_bit(2) | self.quad.val().get_bit(3);
                self.odd.next = self.quad.val().get_bit(1) | self.quad.val().get_bit(3);
                // The first quad, unless the winner is in the other one.
                self.here.next = !self.begun.val() | self.quad.val().any();
                self.begun.next = true;
                if self.here.val() {
                    if self.high.val() {
                        if self.odd.val() {
                            self.row.next = self.rows[4 * q + 3].val();
                            self.bank_lanes.next = self.lanes[4 * q + 3].val();
                            self.bank_data.next = self.s1_data[4 * q + 3].q.val();
                        } else {
                            self.row.next = self.rows[4 * q + 2].val();
                            self.bank_lanes.next = self.lanes[4 * q + 2].val();
                            self.bank_data.next = self.s1_data[4 * q + 2].q.val();
                        }
                    } else {
                        if self.odd.val() {
                            self.row.next = self.rows[4 * q + 1].val();
                            self.bank_lanes.next = self.lanes[4 * q + 1].val();
                            self.bank_data.next = self.s1_data[4 * q + 1].q.val();
                        } else {
                            self.row.next = self.rows[4 * q].val();
                            self.bank_lanes.next = self.lanes[4 * q].val();
                            self.bank_data.next = self.s1_data[4 * q].q.val();
                        }
                    }
                }
            }
            self.banks[b].address.next = bit_cast::<R, 12>(self.row.val());
            self.banks[b].write_data.next = self.bank_data.val();
            self.banks[b].write_enable.next = 0.into();
            if self.s1_valid.q.val()
                & self.s1_store.q.val()
                & !self.faulty.val()
                & self.wanted.val().any()
            {
                self.banks[b].write_enable.next = self.bank_lanes.val();
            }
            self.banks[b].read_enable.next = self.s1_valid.q.val() & !self.s1_store.q.val();
            if self.wanted.val().any() {
                self.bank.next = b.to_bits();
                self.start_row.next = bit_cast::<R, 12>(self.row.val());
            }
            // An update ends.
            if self.word_update.writes.val() & (self.word_update.at_bank.val() == b.to_bits()) {
                self.banks[b].address.next = self.word_update.at_row.val();
                self.banks[b].write_data.next = self.word_update.value.val();
                self.banks[b].write_enable.next = 15.into();
                self.banks[b].read_enable.next = false;
            }
            self.word_update.words[b].next = self.banks[b].read_data.val();
        }
        self.word_update.begins.next = self.grows.val();
        self.word_update.bank.next = self.bank.val();
        self.word_update.row.next = self.start_row.val();
        self.word_update.aop.next = self.s1_aop.q.val();
        self.word_update.operand.next = self.s1_operand.q.val();
        self.word_update.operand2.next = self.s1_operand2.q.val();
        self.again.next = self.left.val().any() & !self.faulty.val();
        self.redirects.launch_valid.next = self.launch_valid.val();
        self.redirects.launch_warp.next = self.launch_warp.val();
        self.redirects.turn_valid.next = self.s1_valid.q.val();
        self.redirects.turn_warp.next = self.s1_warp.q.val();
        self.redirects.turn_again.next = self.again.val();
        self.redirects.redirect_ready.next = self.redirect_ready.val();
        self.replay.next = self.redirects.replay.val();
        self.redirect_valid.next = self.redirects.redirect_valid.val();
        self.redirect_warp.next = self.redirects.redirect_warp.val();
        self.redirect_again.next = self.redirects.redirect_again.val();
        self.left_masks.write_enable.next = self.s1_valid.q.val();
        self.left_masks.write_address.next = self.s1_warp.q.val();
        self.left_masks.write_data.next = self.left.val();
        self.bad.d.next = self.s1_valid.q.val() & self.faulty.val();
        self.bad_cause.d.next = self.cause_outside.val();
        if self.misaligned.val() {
            self.bad_cause.d.next = self.cause_misaligned.val();
        }
        self.bad_pc.d.next = self.s1_pc.q.val();
        self.fault.valid.next = self.bad.q.val();
        self.fault.cause.next = self.bad_cause.q.val();
        self.fault.warp.next = self.s2_warp.q.val();
        self.fault.pc.next = self.bad_pc.q.val();

        // Stage 2: to each thread its word, its bytes in place.
        self.s2_valid.d.next = self.s1_valid.q.val();
        self.s2_size.d.next = self.s1_size.q.val();
        self.s2_signed.d.next = self.s1_signed.q.val();
        self.s2_warp.d.next = self.s1_warp.q.val();
        self.s2_rd.d.next = self.s1_rd.q.val();
        self.s2_slot.d.next = self.s1_slot.q.val();
        self.s2_mask.d.next = self.served.val();
        if self.s1_store.q.val() | self.faulty.val() {
            self.s2_mask.d.next = 0.into();
        }
        self.at.next = 0.into();
        for i in 0..T {
            self.s2_place[i].d.next = self.s1_address[i].q.val().get_bits::<4>(0);
            self.at.next = self.s2_place[i].q.val();
            match self.at.val().get_bits::<2>(2).index() {
                0 => {
                    self.word.next = self.banks[0].read_data.val();
                }
                1 => {
                    self.word.next = self.banks[1].read_data.val();
                }
                2 => {
                    self.word.next = self.banks[2].read_data.val();
                }
                _ => {
                    self.word.next = self.banks[3].read_data.val();
                }
            }
            self.align[i].word.next = self.word.val();
            self.align[i].at.next = self.at.val().get_bits::<2>(0);
            self.align[i].size.next = self.s2_size.q.val();
            self.align[i].extend.next = self.s2_signed.q.val();
            self.result_queue.data[i].next = self.align[i].value.val();
            self.wb.data[i].next = self.result_queue.wb_data[i].val();
        }
        self.result_queue.reserve.next = self.req_valid.val();
        self.result_queue.valid.next = self.s2_valid.q.val();
        self.result_queue.warp.next = self.s2_warp.q.val();
        self.result_queue.rd.next = self.s2_rd.q.val();
        self.result_queue.slot.next = self.s2_slot.q.val();
        self.result_queue.mask.next = self.s2_mask.q.val();
        self.result_queue.wb_ready.next = self.wb.ready.val();
        self.req_ready.next = self.result_queue.req_ready.val();
        self.wb.valid.next = self.result_queue.wb_valid.val();
        self.wb.warp.next = self.result_queue.wb_warp.val();
        self.wb.rd.next = self.result_queue.wb_rd.val();
        self.wb.mask.next = self.result_queue.wb_mask.val();
        self.wb.slot.next = self.result_queue.wb_slot.val();
        self.wb.last.next = true;
    }
}
