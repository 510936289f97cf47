//! Shared memory of the workgroups: four banks of words, bank conflicts by replay (spec 3, spec 6).
//!
//! | stage | what happens |
//! | --- | --- |
//! | E1 | the request of up to four threads; threads already served in an earlier turn are left out |
//! | 1 | alignment and range; [`bank_conflicts`]: who is served now; addresses to the banks, stores are written |
//! | 2 | words out of the banks, bytes in place, into the queue of results |
//! | 3 | write-back, in the order of arrival |
//!
//! When threads are left over, the warp issues its instruction again: the block keeps who is
//! left, and its redirect sends the warp to the same instruction instead of the next one. So
//! every access counts as control for the front end. In between other warps issue; the warp is
//! in `replay`, the highest bit of its weight. Each turn counts in the slot of the instruction
//! and completes it once.
//!
//! An atomic serves one set of threads a turn, or one thread outside the sets: its word is read in
//! stage 1, the [`AtomicAlu`] takes it in stage 2, and the new word is written when it has done. The
//! bank is blocked as long, and another atomic finds the unit taken: both are replayed. So the
//! update is indivisible, and its result goes the way of a load. Threads of a set of
//! compare-and-exchanges are served one a turn.
//!
//! An access that is misaligned, or outside the words of its workgroup, is a fault: it does
//! nothing for any thread, writes nothing, and still completes its slot.
//!
//! | | |
//! | --- | --- |
//! | latency | redirect 2 cycles after E1, write-back 3; an atomic blocks its bank for 3 cycles, longer for products and floats |
//! | throughput | one request of four threads per cycle |
//! | invariants | a warp has one access between E1 and its redirect; at most eight results wait |
pub mod bank_conflicts;
mod load_align;
mod stimulus;

use crate::atomics::alu::AtomicAlu;
use crate::cells::{ByteRam, Lazy, LutRam, RoundRobin, DFF};
use crate::dut::Dut;
use crate::registry::BlockEntry;
use crate::{ports, ready_top};
use bank_conflicts::BankConflicts;
use load_align::LoadAlign;
use rust_hdl::prelude::*;
pub use stimulus::Neighbours;
use warpwright_isa::FaultCause;

/// The shared memory of a core with `W` warps: `2^R` rows of four words.
#[derive(LogicBlock)]
pub struct SharedMemory<const W: usize, const LW: usize, const R: usize> {
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
    pub req_mask: Signal<In, Bits<4>>,
    /// Byte addresses in the memory of the workgroup.
    pub req_address: [Signal<In, Bits<32>>; 4],
    /// Store data, or operands.
    pub req_data: [Signal<In, Bits<32>>; 4],
    /// PC of the instruction.
    pub req_pc: Signal<In, Bits<20>>,
    /// Atomic operation.
    pub req_aop: Signal<In, Bits<4>>,
    /// The old value is wanted.
    pub req_return: Signal<In, Bit>,
    /// Sets of threads that the preceding PREPARE chose.
    pub req_set: [Signal<In, Bits<4>>; 2],
    /// Their combined operands.
    pub req_combined: [Signal<In, Bits<32>>; 2],
    /// Second operands.
    pub req_data2: [Signal<In, Bits<32>>; 4],
    /// The front end takes the redirect.
    pub redirect_ready: Signal<In, Bit>,
    /// Write-back takes the result.
    pub wb_ready: Signal<In, Bit>,
    /// At least four places are free: three more requests may come after it falls.
    pub req_ready: Signal<Out, Bit>,
    /// Warps with threads left over.
    pub replay: Signal<Out, Bits<W>>,
    /// A warp goes on.
    pub redirect_valid: Signal<Out, Bit>,
    /// The warp.
    pub redirect_warp: Signal<Out, Bits<LW>>,
    /// At the same instruction; else at the next one.
    pub redirect_again: Signal<Out, Bit>,
    /// Result: valid.
    pub wb_valid: Signal<Out, Bit>,
    /// Its warp.
    pub wb_warp: Signal<Out, Bits<LW>>,
    /// Its register.
    pub wb_rd: Signal<Out, Bits<6>>,
    /// Threads that write; none for a store.
    pub wb_mask: Signal<Out, Bits<4>>,
    /// Data.
    pub wb_data: [Signal<Out, Bits<32>>; 4],
    /// Always: each turn has one result.
    pub wb_last: Signal<Out, Bit>,
    /// Its slot.
    pub wb_slot: Signal<Out, Bits<3>>,
    /// An access is not allowed.
    pub fault_valid: Signal<Out, Bit>,
    /// Its warp.
    pub fault_warp: Signal<Out, Bits<LW>>,
    /// Cause.
    pub fault_cause: Signal<Out, Bits<4>>,
    /// Its PC.
    pub fault_pc: Signal<Out, Bits<20>>,
    bases: LutRam<LW, 12>,
    left_masks: LutRam<LW, 4>,
    replaying: DFF<Bits<W>>,
    // Stage 1. Of an address the part inside the largest memory, and whether it lies above.
    s1_valid: DFF<Bit>,
    s1_store: DFF<Bit>,
    // An atomic: operation, the thread that makes the access, all that it serves, those that get the old value.
    s1_atomic: DFF<Bit>,
    s1_aop: DFF<Bits<4>>,
    s1_leader: DFF<Bits<4>>,
    s1_group: DFF<Bits<4>>,
    s1_answered: DFF<Bits<4>>,
    s1_operand: DFF<Bits<32>>,
    s1_operand2: DFF<Bits<32>>,
    s1_size: DFF<Bits<2>>,
    s1_signed: DFF<Bit>,
    s1_warp: DFF<Bits<LW>>,
    s1_rd: DFF<Bits<6>>,
    s1_slot: DFF<Bits<3>>,
    s1_mask: DFF<Bits<4>>,
    s1_pc: DFF<Bits<20>>,
    s1_address: [DFF<Bits<14>>; 4],
    s1_above: DFF<Bits<4>>,
    s1_data: [DFF<Bits<32>>; 4],
    conflicts: Lazy<BankConflicts>,
    banks: [ByteRam<R>; 4],
    // The update under way: 0 none, 1 its word is there, 2 in the ALU.
    update: DFF<Bits<2>>,
    update_bank: DFF<Bits<2>>,
    update_row: DFF<Bits<R>>,
    update_op: DFF<Bits<4>>,
    update_operand: DFF<Bits<32>>,
    update_operand2: DFF<Bits<32>>,
    alu: Lazy<AtomicAlu>,
    // Stage 2.
    s2_valid: DFF<Bit>,
    s2_size: DFF<Bits<2>>,
    s2_signed: DFF<Bit>,
    s2_warp: DFF<Bits<LW>>,
    s2_rd: DFF<Bits<6>>,
    s2_slot: DFF<Bits<3>>,
    s2_mask: DFF<Bits<4>>,
    // Bank and byte of each thread.
    s2_place: [DFF<Bits<4>>; 4],
    align: [Lazy<LoadAlign>; 4],
    bad: DFF<Bit>,
    bad_cause: DFF<Bits<4>>,
    bad_pc: DFF<Bits<20>>,
    // Results.
    results: [LutRam<3, 32>; 4],
    result_warps: LutRam<3, LW>,
    result_registers: LutRam<3, 6>,
    result_slots: LutRam<3, 3>,
    result_masks: LutRam<3, 4>,
    head: DFF<Bits<3>>,
    tail: DFF<Bits<3>>,
    stored: DFF<Bits<4>>,
    held: DFF<Bits<4>>,
    // Redirects.
    waiting: DFF<Bits<W>>,
    chooser: Lazy<RoundRobin<W, LW>>,
    out_valid: DFF<Bit>,
    out_warp: DFF<Bits<LW>>,
    out_again: DFF<Bit>,
    one: Constant<Bits<W>>,
    one_lane: Constant<Bits<4>>,
    cause_misaligned: Constant<Bits<4>>,
    cause_outside: Constant<Bits<4>>,
    returns: Signal<Local, Bit>,
    word: Signal<Local, Bits<32>>,
    spread: Signal<Local, Bits<32>>,
    above: Signal<Local, Bits<4>>,
    place: Signal<Local, Bits<14>>,
    misaligned: Signal<Local, Bit>,
    outside: Signal<Local, Bit>,
    fault: Signal<Local, Bit>,
    lanes: [Signal<Local, Bits<4>>; 4],
    row: Signal<Local, Bits<10>>,
    bank_lanes: Signal<Local, Bits<4>>,
    bank_data: Signal<Local, Bits<32>>,
    wanted: Signal<Local, Bits<4>>,
    high: Signal<Local, Bit>,
    odd: Signal<Local, Bit>,
    again: Signal<Local, Bit>,
    own: Signal<Local, Bits<W>>,
    launched: Signal<Local, Bits<W>>,
    free: Signal<Local, Bit>,
    at: Signal<Local, Bits<4>>,
    taken: Signal<Local, Bit>,
    candidates: Signal<Local, Bits<4>>,
    leader: Signal<Local, Bits<4>>,
    set: Signal<Local, Bits<4>>,
    operand: Signal<Local, Bits<32>>,
    blocked: Signal<Local, Bits<4>>,
    wants: Signal<Local, Bits<4>>,
    served: Signal<Local, Bits<4>>,
    left: Signal<Local, Bits<4>>,
    grows: Signal<Local, Bit>,
    writing: Signal<Local, Bit>,
}

impl<const W: usize, const LW: usize, const R: usize> Default for SharedMemory<W, LW, R> {
    fn default() -> Self {
        const { assert!(1 << LW == W, "LW is the logarithm of W") };
        const { assert!(R <= 10, "an address has 14 bits") };
        macro_rules! all {
            ($($array:ident),*; $($field:ident),*) => {
                Self {
                    $($array: std::array::from_fn(|_| Default::default()),)*
                    $($field: Default::default(),)*
                    one: Constant::new(1.into()),
                    one_lane: Constant::new(1.into()),
                    cause_misaligned: Constant::new((FaultCause::Misaligned as u64).into()),
                    cause_outside: Constant::new((FaultCause::OutOfRange as u64).into()),
                }
            };
        }
        all!(req_set, req_combined, req_data2, req_address, req_data, wb_data, s1_address, s1_data, banks, s2_place, align, results, lanes;
            clock, launch_valid, launch_warp, launch_base, shared_words, req_valid, req_kind, req_aop, req_return, req_size, req_signed, req_warp,
            req_rd, req_slot, req_mask, req_pc, redirect_ready, wb_ready, req_ready, replay, redirect_valid, redirect_warp,
            redirect_again, wb_valid, wb_warp, wb_rd, wb_mask, wb_last, wb_slot, fault_valid, fault_warp, fault_cause, fault_pc,
            bases, left_masks, replaying, s1_valid, s1_store, s1_size, s1_signed, s1_warp, s1_rd, s1_slot, s1_mask, s1_pc,
            s1_above, conflicts, s2_valid, s2_size, s2_signed, s2_warp, s2_rd, s2_slot, s2_mask, bad, bad_cause, bad_pc,
            result_warps, result_registers, result_slots, result_masks, head, tail, stored, held, waiting, chooser, out_valid,
            out_warp, out_again, returns, word, spread, above, place, misaligned, outside, fault, row, bank_lanes, bank_data, wanted,
            again, own, launched, free, high, odd, at, taken, s1_atomic, s1_aop, s1_leader, s1_group, s1_answered, s1_operand,
            s1_operand2, update, update_bank, update_row, update_op, update_operand, update_operand2, alu, candidates, leader, set, operand, blocked, wants, served, left, grows,
            writing)
    }
}

impl<const W: usize, const LW: usize, const R: usize> Logic for SharedMemory<W, LW, R> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, replaying, s1_valid, s1_store, s1_size, s1_signed, s1_warp, s1_rd, s1_slot, s1_mask, s1_pc);
        dff_setup!(self, clock, s1_above, s2_valid, s2_size, s2_signed, s2_warp, s2_rd, s2_slot, s2_mask, bad, bad_cause);
        dff_setup!(self, clock, bad_pc, head, tail, stored, held, waiting, out_valid, out_warp, out_again);
        dff_setup!(
            self,
            clock,
            s1_atomic,
            s1_aop,
            s1_leader,
            s1_group,
            s1_answered,
            s1_operand,
            s1_operand2,
            update,
            update_bank
        );
        dff_setup!(self, clock, update_row, update_op, update_operand, update_operand2);
        clock!(self, clock, alu);
        clock!(self, clock, bases, left_masks, result_warps, result_registers, result_slots, result_masks);
        for i in 0..4 {
            self.s1_address[i].clock.next = self.clock.val();
            self.s1_data[i].clock.next = self.clock.val();
            self.s2_place[i].clock.next = self.clock.val();
            self.banks[i].clock.next = self.clock.val();
            self.results[i].clock.next = self.clock.val();
            self.s1_address[i].d.next = self.s1_address[i].q.val();
            self.s1_data[i].d.next = self.s1_data[i].q.val();
        }

        // E1: those of the threads that earlier turns left over.
        self.bases.write_enable.next = self.launch_valid.val();
        self.bases.write_address.next = self.launch_warp.val();
        self.bases.write_data.next = self.launch_base.val();
        self.returns.next = false;
        for i in 0..W {
            if self.replaying.q.val().get_bit(i) & (self.req_warp.val() == i.to_bits()) {
                self.returns.next = true;
            }
        }
        self.left_masks.read_address.next = self.req_warp.val();
        self.s1_valid.d.next = self.req_valid.val();
        self.word.next = 0.into();
        self.spread.next = 0.into();
        self.above.next = 0.into();
        // Of an atomic the lowest thread that is left, with its set.
        self.candidates.next = self.req_mask.val();
        if self.returns.val() {
            self.candidates.next = self.left_masks.read_data.val();
        }
        self.leader.next = self.candidates.val() & (!self.candidates.val() + 1);
        self.set.next = 0.into();
        self.operand.next = 0.into();
        if self.req_kind.val() == 2 {
            for i in 0..2 {
                if (self.req_set[i].val() & self.leader.val()).any() {
                    self.set.next = self.req_set[i].val();
                    self.operand.next = self.req_combined[i].val();
                }
            }
        }
        if self.req_aop.val() == 14 {
            self.set.next = 0.into();
        }
        if self.req_valid.val() {
            self.s1_store.d.next = self.req_kind.val() == 1;
            self.s1_atomic.d.next = self.req_kind.val().get_bit(1);
            self.s1_aop.d.next = self.req_aop.val();
            self.s1_leader.d.next = self.leader.val();
            self.s1_group.d.next = self.leader.val();
            self.s1_operand2.d.next = 0.into();
            for i in 0..4 {
                if self.leader.val().get_bit(i) {
                    self.s1_operand2.d.next = self.req_data2[i].val();
                    if !self.set.val().any() {
                        self.operand.next = self.req_data[i].val();
                    }
                }
            }
            self.s1_operand.d.next = self.operand.val();
            if self.set.val().any() {
                self.s1_group.d.next = self.set.val() & self.candidates.val();
            }
            // The others of an exchange have their values from PREPARE.
            self.s1_answered.d.next = 0.into();
            if self.req_return.val() {
                self.s1_answered.d.next = self.leader.val();
                if self.set.val().any() & (self.req_aop.val() != 13) {
                    self.s1_answered.d.next = self.set.val() & self.candidates.val();
                }
            }
            self.s1_size.d.next = self.req_size.val();
            self.s1_signed.d.next = self.req_signed.val();
            self.s1_warp.d.next = self.req_warp.val();
            self.s1_rd.d.next = self.req_rd.val();
            self.s1_slot.d.next = self.req_slot.val();
            self.s1_pc.d.next = self.req_pc.val();
            self.s1_mask.d.next = self.candidates.val();
            for i in 0..4 {
                self.s1_address[i].d.next = self.req_address[i].val().get_bits::<14>(0);
                self.above.next = self.above.val().replace_bit(i, self.req_address[i].val().get_bits::<18>(14).any());
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
        self.writing.next = (self.update.q.val() == 2) & !self.alu.busy.val();
        if self.update.q.val().any() {
            for i in 0..4 {
                if self.s1_atomic.q.val() | (self.update_bank.q.val() == i.to_bits()) {
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
        for i in 0..4 {
            self.place.next = self.s1_address[i].q.val();
            self.conflicts.words[i].next = self.place.val().get_bits::<12>(2);
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
                    | (bit_cast::<13, 12>(self.place.val().get_bits::<12>(2)) >= self.shared_words.val())
                {
                    self.outside.next = true;
                }
            }
        }
        self.fault.next = self.misaligned.val() | self.outside.val();
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
        self.grows.next = self.s1_valid.q.val() & self.s1_atomic.q.val() & !self.fault.val() & self.conflicts.served.val().any();
        if self.writing.val() {
            self.update.d.next = 0.into();
        }
        if self.update.q.val() == 1 {
            self.update.d.next = 2.into();
        }
        if self.grows.val() {
            self.update.d.next = 1.into();
            self.update_op.d.next = self.s1_aop.q.val();
            self.update_operand.d.next = self.s1_operand.q.val();
            self.update_operand2.d.next = self.s1_operand2.q.val();
        }
        self.bases.read_address.next = self.s1_warp.q.val();
        for b in 0..4 {
            // The winner's number: at most one bit of `wanted` is set.
            self.wanted.next = 0.into();
            for i in 0..4 {
                self.place.next = self.s1_address[i].q.val();
                self.wanted.next = self
                    .wanted
                    .val()
                    .replace_bit(i, self.conflicts.winners.val().get_bit(i) & (self.place.val().get_bits::<2>(2) == b.to_bits()));
            }
            self.high.next = self.wanted.val().get_bit(2) | self.wanted.val().get_bit(3);
            self.odd.next = self.wanted.val().get_bit(1) | self.wanted.val().get_bit(3);
            if self.high.val() {
                if self.odd.val() {
                    self.place.next = self.s1_address[3].q.val();
                    self.bank_lanes.next = self.lanes[3].val();
                    self.bank_data.next = self.s1_data[3].q.val();
                } else {
                    self.place.next = self.s1_address[2].q.val();
                    self.bank_lanes.next = self.lanes[2].val();
                    self.bank_data.next = self.s1_data[2].q.val();
                }
            } else {
                if self.odd.val() {
                    self.place.next = self.s1_address[1].q.val();
                    self.bank_lanes.next = self.lanes[1].val();
                    self.bank_data.next = self.s1_data[1].q.val();
                } else {
                    self.place.next = self.s1_address[0].q.val();
                    self.bank_lanes.next = self.lanes[0].val();
                    self.bank_data.next = self.s1_data[0].q.val();
                }
            }
            self.row.next = self.place.val().get_bits::<10>(4);
            self.banks[b].address.next = bit_cast::<R, 12>(self.bases.read_data.val() + bit_cast::<12, 10>(self.row.val()));
            self.banks[b].write_data.next = self.bank_data.val();
            self.banks[b].write_enable.next = 0.into();
            if self.s1_valid.q.val() & self.s1_store.q.val() & !self.fault.val() & self.wanted.val().any() {
                self.banks[b].write_enable.next = self.bank_lanes.val();
            }
            self.banks[b].read_enable.next = self.s1_valid.q.val() & !self.s1_store.q.val();
            if self.grows.val() & self.wanted.val().any() {
                self.update_bank.d.next = b.to_bits();
                self.update_row.d.next = bit_cast::<R, 12>(self.bases.read_data.val() + bit_cast::<12, 10>(self.row.val()));
            }
            // An update ends.
            if self.writing.val() & (self.update_bank.q.val() == b.to_bits()) {
                self.banks[b].address.next = self.update_row.q.val();
                self.banks[b].write_data.next = self.alu.y.val();
                self.banks[b].write_enable.next = 15.into();
                self.banks[b].read_enable.next = false;
            }
        }
        // Its word is there in stage 2.
        self.alu.start.next = self.update.q.val() == 1;
        self.alu.chain.next = false;
        self.alu.op.next = self.update_op.q.val();
        self.alu.b.next = self.update_operand.q.val();
        self.alu.k.next = self.update_operand2.q.val();
        match self.update_bank.q.val().index() {
            0 => {
                self.alu.a.next = self.banks[0].read_data.val();
            }
            1 => {
                self.alu.a.next = self.banks[1].read_data.val();
            }
            2 => {
                self.alu.a.next = self.banks[2].read_data.val();
            }
            _ => {
                self.alu.a.next = self.banks[3].read_data.val();
            }
        }
        self.again.next = self.left.val().any() & !self.fault.val();
        self.own.next = 0.into();
        if self.s1_valid.q.val() {
            self.own.next = self.one.val() << self.s1_warp.q.val();
        }
        self.launched.next = 0.into();
        if self.launch_valid.val() {
            self.launched.next = self.one.val() << self.launch_warp.val();
        }
        self.replaying.d.next = self.replaying.q.val() & !self.own.val() & !self.launched.val();
        if self.again.val() {
            self.replaying.d.next = (self.replaying.q.val() | self.own.val()) & !self.launched.val();
        }
        self.replay.next = self.replaying.q.val();
        self.left_masks.write_enable.next = self.s1_valid.q.val();
        self.left_masks.write_address.next = self.s1_warp.q.val();
        self.left_masks.write_data.next = self.left.val();
        self.bad.d.next = self.s1_valid.q.val() & self.fault.val();
        self.bad_cause.d.next = self.cause_outside.val();
        if self.misaligned.val() {
            self.bad_cause.d.next = self.cause_misaligned.val();
        }
        self.bad_pc.d.next = self.s1_pc.q.val();
        self.fault_valid.next = self.bad.q.val();
        self.fault_cause.next = self.bad_cause.q.val();
        self.fault_warp.next = self.s2_warp.q.val();
        self.fault_pc.next = self.bad_pc.q.val();

        // Where the warp goes on: at once, or when those before it have gone.
        self.chooser.requests.next = self.waiting.q.val();
        self.chooser.last.next = self.out_warp.q.val();
        self.free.next = !self.out_valid.q.val() | self.redirect_ready.val();
        if self.free.val() {
            self.out_valid.d.next = self.s1_valid.q.val() | self.chooser.valid.val();
            if self.s1_valid.q.val() {
                self.out_warp.d.next = self.s1_warp.q.val();
                self.out_again.d.next = self.again.val();
            }
            if self.chooser.valid.val() {
                self.out_warp.d.next = self.chooser.index.val();
                self.out_again.d.next = (self.replaying.q.val() & self.chooser.chosen.val()).any();
                self.waiting.d.next = (self.waiting.q.val() & !self.chooser.chosen.val()) | self.own.val();
            }
        } else {
            self.waiting.d.next = self.waiting.q.val() | self.own.val();
        }
        self.redirect_valid.next = self.out_valid.q.val();
        self.redirect_warp.next = self.out_warp.q.val();
        self.redirect_again.next = self.out_again.q.val();

        // Stage 2: to each thread its word, its bytes in place.
        self.s2_valid.d.next = self.s1_valid.q.val();
        self.s2_size.d.next = self.s1_size.q.val();
        self.s2_signed.d.next = self.s1_signed.q.val();
        self.s2_warp.d.next = self.s1_warp.q.val();
        self.s2_rd.d.next = self.s1_rd.q.val();
        self.s2_slot.d.next = self.s1_slot.q.val();
        self.s2_mask.d.next = self.served.val();
        if self.s1_store.q.val() | self.fault.val() {
            self.s2_mask.d.next = 0.into();
        }
        self.at.next = 0.into();
        for i in 0..4 {
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
            self.results[i].write_enable.next = self.s2_valid.q.val();
            self.results[i].write_address.next = self.tail.q.val();
            self.results[i].write_data.next = self.align[i].value.val();
            self.results[i].read_address.next = self.head.q.val();
            self.wb_data[i].next = self.results[i].read_data.val();
        }
        self.result_warps.write_enable.next = self.s2_valid.q.val();
        self.result_warps.write_address.next = self.tail.q.val();
        self.result_warps.write_data.next = self.s2_warp.q.val();
        self.result_registers.write_enable.next = self.s2_valid.q.val();
        self.result_registers.write_address.next = self.tail.q.val();
        self.result_registers.write_data.next = self.s2_rd.q.val();
        self.result_slots.write_enable.next = self.s2_valid.q.val();
        self.result_slots.write_address.next = self.tail.q.val();
        self.result_slots.write_data.next = self.s2_slot.q.val();
        self.result_masks.write_enable.next = self.s2_valid.q.val();
        self.result_masks.write_address.next = self.tail.q.val();
        self.result_masks.write_data.next = self.s2_mask.q.val();
        self.result_warps.read_address.next = self.head.q.val();
        self.result_registers.read_address.next = self.head.q.val();
        self.result_slots.read_address.next = self.head.q.val();
        self.result_masks.read_address.next = self.head.q.val();

        // Write-back.
        self.wb_valid.next = self.stored.q.val().any();
        self.wb_warp.next = self.result_warps.read_data.val();
        self.wb_rd.next = self.result_registers.read_data.val();
        self.wb_slot.next = self.result_slots.read_data.val();
        self.wb_mask.next = self.result_masks.read_data.val();
        self.wb_last.next = true;
        self.taken.next = self.stored.q.val().any() & self.wb_ready.val();
        if self.s2_valid.q.val() {
            self.tail.d.next = self.tail.q.val() + 1;
        }
        if self.taken.val() {
            self.head.d.next = self.head.q.val() + 1;
        }
        if self.s2_valid.q.val() & !self.taken.val() {
            self.stored.d.next = self.stored.q.val() + 1;
        }
        if !self.s2_valid.q.val() & self.taken.val() {
            self.stored.d.next = self.stored.q.val() - 1;
        }
        if self.req_valid.val() & !self.taken.val() {
            self.held.d.next = self.held.q.val() + 1;
        }
        if !self.req_valid.val() & self.taken.val() {
            self.held.d.next = self.held.q.val() - 1;
        }
        self.req_ready.next = self.held.q.val() <= 4;
    }
}

ports! { [const W: usize, const LW: usize, const R: usize] SharedMemory<W, LW, R> {
in: launch_valid, launch_warp, launch_base, shared_words, req_valid, req_kind, req_size, req_signed, req_warp, req_rd,
    req_slot, req_mask, req_address, req_data, req_pc, req_aop, req_return, req_set, req_combined, req_data2, redirect_ready,
    wb_ready;
out: req_ready, replay, redirect_valid, redirect_warp, redirect_again, wb_valid, wb_warp, wb_rd, wb_mask, wb_data,
    wb_last, wb_slot, fault_valid, fault_warp, fault_cause, fault_pc } }

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    let shared_memory = BlockEntry {
        name: "shared_memory",
        spec: "3-credit-warp-scheduler.md",
        purpose: "shared memory of the workgroups, bank conflicts by replay",
        build: || -> Box<dyn Dut> { Box::new(ready_top!(SharedMemory::<8, 3, 8>::default())) },
        stimulus: |_| Box::new(Neighbours::new(8)),
    };
    vec![shared_memory, bank_conflicts::entry()]
}
