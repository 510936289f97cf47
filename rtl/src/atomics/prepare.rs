// SPDX-License-Identifier: MIT
//! PREPARE: the sets of threads at one address and their prefixes (docs/mechanisms/4.md).
//!
//! [`AddressMatch`] finds the sets; each is then combined by the prefix network: a member gets
//! the combination of the members before it (the first one the identity), threads outside any
//! set get the identity. The bitmap of each set and its combined operand stay here, per warp,
//! for the PREFIX that follows. Products and floats, and the shifted operands of exchange and
//! compare-and-exchange, are always made by [`SerialPrefix`], in thread order.
//!
//! With sets in registers ([`PrepareConfig::registers`]) `rprepare` writes two more rows behind the
//! prefixes: the operand of each thread's access (in the first thread of a set the combined one),
//! and the threads that the access is for (the set in its first thread, 0 in the others, the thread
//! itself outside).
//!
//! Baseline (`merge` off): there are no sets, so that PREFIX makes one access per thread.
//!
//! - **latency**: 3 cycles, and for each set 1 and the latency of the network; `log2 T + 4` for one
//!   set with Kogge-Stone; 2 more for sets in registers
//! - **throughput**: one instruction at a time, FIFO of eight
//! - **invariant**: the sets of a warp hold until its next PREPARE
use super::address_match::AddressMatch;
use super::prefix::{BrentKung, KoggeStone, SerialPrefix};
use crate::bundles::{PrefixResult, PrefixSet, PrepareRequest, ResultRow};
use crate::cells::{Bram, Lazy, LutRam, Table, TablePlace, DFF};
use crate::config::{PrefixKind, SetPolicy};
use crate::prelude::*;
use warpwright_isa::AtomicOp;

/// How PREPARE works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrepareConfig {
    /// Off for the baseline of unmerged atomics.
    pub merge: bool,
    /// Which sets are merged.
    pub policy: SetPolicy,
    /// How their operands are combined.
    pub network: PrefixKind,
    /// Sets can go to registers.
    pub registers: bool,
}

impl Default for PrepareConfig {
    fn default() -> Self {
        Self {
            merge: true,
            policy: SetPolicy::default(),
            network: PrefixKind::default(),
            registers: false,
        }
    }
}

/// The step of the instruction at hand.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
enum State {
    /// The sets are found.
    Match,
    /// A set is given to a prefix network.
    Begin,
    /// The set is being combined.
    Combine,
    /// Rows are written back.
    Write,
}

/// An instruction apart from the words of its threads, as the FIFO keeps it.
#[derive(LogicStruct, Copy, Clone, Debug, Default, PartialEq)]
struct Facts {
    /// Atomic operation, see `AtomicOp`.
    pub aop: Bits<4>,
    /// Destination register.
    pub rd: Bits<6>,
    /// The prefixes are written.
    pub returns: Bit,
    /// Warp slot.
    pub warp: Bits<6>,
    /// The sets go to registers.
    pub registers: Bit,
}

/// The PREPARE unit of `2^LW` warps of `T` threads, which have up to `S` sets (`T / 2`).
#[derive(LogicBlock)]
#[block(new(config: PrepareConfig))]
#[check(LW <= 6, "up to 64 warps")]
#[check(2 * S == T, "half as many sets as threads")]
pub struct AtomicPrepare<const LW: usize, const T: usize, const S: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A PREPARE arrives.
    pub req: PrepareRequest<In, LW, T>,
    /// At least four more are taken, from a register.
    pub req_ready: Signal<Out, Bit>,
    /// Prefixes, and what else goes to registers; not counted by a slot of the scoreboard.
    pub wb: ResultRow<Out, LW, T>,
    /// Warp whose sets are read, in the same cycle.
    pub read_warp: Signal<In, Bits<LW>>,
    /// Sets of this warp; zero where there are fewer.
    pub set: [Signal<Out, Bits<T>>; S],
    /// Their combined operands.
    pub combined: [Signal<Out, Bits<32>>; S],
    // The oldest instruction stays in the FIFO until its last row is written.
    fifo_meta: Table<3, Facts>,
    fifo_mask: Table<3, Bits<T>>,
    fifo_address: [Table<3, Bits<32>>; T],
    fifo_data: [Bram<3, 32>; T],
    fifo_data2: [Bram<3, 32>; T],
    head: DFF<Bits<3>>,
    tail: DFF<Bits<3>>,
    count: DFF<Bits<4>>,
    // More than four wait. A register: the choice of a warp starts at `req_ready`.
    crowded: DFF<Bit>,
    state: DFF<State>,
    // The sets of the instruction at hand are in `left`.
    matched: DFF<Bit>,
    #[build(AddressMatch::new(config.policy, config.merge))]
    address_match: Lazy<AddressMatch<T>>,
    // The set at hand, its modulus.
    members: DFF<Bits<T>>,
    modulus: DFF<Bits<32>>,
    // Sets that are left, by their lowest thread.
    left: [DFF<Bits<T>>; T],
    // The operands of the instruction at hand; where sets go to registers, then those of the
    // accesses, their threads, and the row at hand.
    operand: [DFF<Bits<32>>; T],
    row_number: DFF<Bits<2>>,
    bitmap: [DFF<Bits<T>>; T],
    // Sets combined so far.
    number: DFF<Bits<5>>,
    serial: Lazy<SerialPrefix<T, 32>>,
    #[build(KoggeStone::new(true))]
    kogge_stone: Lazy<KoggeStone<T, 32>>,
    #[build(BrentKung::new(true))]
    brent_kung: Lazy<BrentKung<T, 32>>,
    sets: [LutRam<LW, T>; S],
    totals: [LutRam<LW, 32>; S],
    #[value(config.network as u64)]
    network: Constant<Bits<2>>,
    #[value(config.registers)]
    in_registers: Constant<Bit>,
    #[value(1)]
    first: Constant<Bits<T>>,
    place: TablePlace<Local, 3>,
    meta: Signal<Local, Facts>,
    op: Signal<Local, Bits<4>>,
    warp: Signal<Local, Bits<LW>>,
    next_members: Signal<Local, Bits<T>>,
    next_leader: Signal<Local, Bits<T>>,
    next_modulus: Signal<Local, Bits<32>>,
    row: Signal<Local, Bits<T>>,
    any: Signal<Local, Bit>,
    request: PrefixSet<Local, T, 32>,
    result: PrefixResult<Local, T, 32>,
    serially: Signal<Local, Bit>,
    matching: Signal<Local, Bit>,
    starting: Signal<Local, Bit>,
    combined_now: Signal<Local, Bit>,
    finished: Signal<Local, Bit>,
    leaving: Signal<Local, Bit>,
    own: Signal<Local, Bits<T>>,
    lead: Signal<Local, Bit>,
    rows: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for AtomicPrepare {
    fn update(&mut self) {
        // The FIFO.
        self.place.write_enable.next = self.req.valid.val();
        self.place.write_address.next = self.tail.q.val();
        self.place.read_address.next = self.head.q.val();
        self.fifo_meta.write_data.next.aop = self.req.aop.val();
        self.fifo_meta.write_data.next.rd = self.req.rd.val();
        self.fifo_meta.write_data.next.returns = self.req.r#return.val();
        self.fifo_meta.write_data.next.warp = bit_cast::<6, LW>(self.req.warp.val());
        self.fifo_meta.write_data.next.registers =
            self.req.registers.val() & self.in_registers.val();
        self.place.drive(&mut self.fifo_meta.place);
        self.place.drive(&mut self.fifo_mask.place);
        self.fifo_mask.write_data.next = self.req.mask.val();
        for i in 0..T {
            self.place.drive(&mut self.fifo_address[i].place);
            self.fifo_address[i].write_data.next = self.req.address[i].val();
            self.fifo_data[i].write_enable.next = self.req.valid.val();
            self.fifo_data[i].write_address.next = self.tail.q.val();
            self.fifo_data[i].write_data.next = self.req.data[i].val();
            self.fifo_data[i].read_enable.next = true;
            self.fifo_data[i].read_address.next = self.head.q.val();
            self.fifo_data2[i].write_enable.next = self.req.valid.val();
            self.fifo_data2[i].write_address.next = self.tail.q.val();
            self.fifo_data2[i].write_data.next = self.req.data2[i].val();
            self.fifo_data2[i].read_enable.next = true;
            self.fifo_data2[i].read_address.next = self.head.q.val();
        }
        self.req_ready.next = !self.crowded.q.val();
        self.meta.next = self.fifo_meta.read_data.val();
        self.op.next = self.meta.val().aop;
        self.warp.next = bit_cast::<LW, 6>(self.meta.val().warp);

        // Match.
        self.matching.next =
            (self.state.q.val() == State::Match) & self.count.q.val().any() & !self.matched.q.val();
        self.matched.d.next = self.matching.val();
        self.address_match.mask.next = self.fifo_mask.read_data.val();
        for i in 0..T {
            self.address_match.address[i].next = self.fifo_address[i].read_data.val();
        }

        // The next set: that of the lowest thread.
        self.any.next = false;
        self.next_members.next = 0.into();
        self.next_leader.next = 0.into();
        self.next_modulus.next = 0.into();
        for i in 0..T {
            self.row.next = self.left[i].q.val();
            self.left[i].d.next = self.row.val();
            if self.matching.val() {
                self.left[i].d.next = self.address_match.members[i].val();
            }
            if self.row.val().any() & !self.any.val() {
                self.any.next = true;
                self.next_members.next = self.row.val();
                self.next_leader.next = self.next_leader.val().replace_bit(i, true);
                self.next_modulus.next = self.fifo_data2[i].read_data.val();
            }
        }
        self.serially.next = (self.network.val() == PrefixKind::Serial as u64)
            | (self.op.val() == AtomicOp::Mul as u64)
            | (self.op.val() >= AtomicOp::Fadd as u64);
        self.starting.next = self.state.q.val() == State::Begin;
        // The serial computation gets every set, the network those that it has the operation for.
        self.request.clear.next = self.matching.val();
        self.request.start.next = self.starting.val() & self.serially.val();
        self.request.op.next = self.op.val();
        self.request.k.next = self.modulus.q.val();
        self.request.mask.next = self.members.q.val();
        for i in 0..T {
            self.request.x[i].next = self.operand[i].q.val();
        }
        self.request.drive(&mut self.serial.set);
        self.request.start.next = self.starting.val() & !self.serially.val();
        self.request.drive(&mut self.kogge_stone.set);
        self.request.drive(&mut self.brent_kung.set);
        self.serial.result.drive(&mut self.result);
        // Synthesis removes a network whose results are never taken.
        if !self.serially.val() & (self.network.val() == PrefixKind::KoggeStone as u64) {
            self.kogge_stone.result.drive(&mut self.result);
        }
        if !self.serially.val() & (self.network.val() == PrefixKind::BrentKung as u64) {
            self.brent_kung.result.drive(&mut self.result);
        }
        self.combined_now.next = self.result.done.val() & (self.state.q.val() == State::Combine);
        for i in 0..T {
            self.wb.data[i].next = self.result.y[i].val();
        }

        // What stays for PREFIX: no set at first, then one after the other.
        for i in 0..S {
            self.sets[i].write_enable.next = self.matching.val();
            self.sets[i].write_address.next = self.warp.val();
            self.sets[i].write_data.next = 0.into();
            self.totals[i].write_enable.next = false;
            self.totals[i].write_address.next = self.warp.val();
            self.totals[i].write_data.next = self.result.total.val();
            if self.combined_now.val() & (self.number.q.val() == i.to_bits()) {
                self.sets[i].write_enable.next = true;
                self.sets[i].write_data.next = self.members.q.val();
                self.totals[i].write_enable.next = true;
            }
            self.sets[i].read_address.next = self.read_warp.val();
            self.totals[i].read_address.next = self.read_warp.val();
            self.set[i].next = self.sets[i].read_data.val();
            self.combined[i].next = self.totals[i].read_data.val();
        }

        self.finished.next = self.state.q.val() == State::Write;
        // A set goes on behind the match, which takes a cycle of its own, or when the one before
        // has been combined.
        if self.matched.q.val() | self.combined_now.val() {
            self.members.d.next = self.next_members.val();
            self.modulus.d.next = self.next_modulus.val();
            self.state.d.next = State::Write;
            if self.any.val() {
                self.state.d.next = State::Begin;
            }
            for i in 0..T {
                if self.next_leader.val().get_bit(i) {
                    self.left[i].d.next = 0.into();
                }
            }
        }
        if self.matching.val() {
            self.number.d.next = 0.into();
        }
        if self.starting.val() {
            self.state.d.next = State::Combine;
        }
        if self.combined_now.val() {
            self.number.d.next = self.number.q.val() + 1;
        }

        // For registers: every thread has its own access at first; then those of a set, but the
        // first, none.
        self.own.next = self.first.val();
        self.lead.next = false;
        for i in 0..T {
            if self.matching.val() & self.in_registers.val() {
                self.bitmap[i].d.next = self.own.val();
            }
            // Out of block RAM: a cycle after the address, which the match needs at once.
            if self.matched.q.val() {
                self.operand[i].d.next = self.fifo_data[i].read_data.val();
            }
            if self.combined_now.val() & self.in_registers.val() & self.members.q.val().get_bit(i) {
                self.bitmap[i].d.next = 0.into();
                if !self.lead.val() {
                    self.operand[i].d.next = self.result.total.val();
                    self.bitmap[i].d.next = self.members.q.val();
                }
                self.lead.next = true;
            }
            self.own.next = self.own.val() << 1;
        }
        self.rows.next = self.in_registers.val() & self.meta.val().registers;

        self.wb.valid.next = self.finished.val();
        self.wb.warp.next = self.warp.val();
        self.wb.rd.next = self.meta.val().rd + bit_cast::<6, 2>(self.row_number.q.val());
        self.wb.mask.next = 0.into();
        if self.meta.val().returns | self.rows.val() {
            self.wb.mask.next = self.fifo_mask.read_data.val();
        }
        self.wb.last.next = !self.rows.val() | (self.row_number.q.val() == 2);
        for i in 0..T {
            if self.row_number.q.val() == 1 {
                self.wb.data[i].next = self.operand[i].q.val();
            }
            if self.row_number.q.val() == 2 {
                self.own.next = self.bitmap[i].q.val();
                self.wb.data[i].next = bit_cast::<32, T>(self.own.val());
            }
        }
        if self.finished.val() & self.wb.ready.val() & self.rows.val() {
            self.row_number.d.next = self.row_number.q.val() + 1;
            self.state.d.next = State::Write;
        }
        self.wb.slot.next = 0.into();
        self.leaving.next = self.finished.val() & self.wb.ready.val() & self.wb.last.val();
        if self.leaving.val() {
            self.row_number.d.next = 0.into();
            self.state.d.next = State::Match;
            self.head.d.next = self.head.q.val() + 1;
        }
        if self.req.valid.val() {
            self.tail.d.next = self.tail.q.val() + 1;
        }
        // `leaving` arrives late: it counts in the next cycle.
        self.crowded.d.next = self.count.q.val() > 4;
        if self.req.valid.val() {
            self.crowded.d.next = self.count.q.val() >= 4;
        }
        if self.req.valid.val() & !self.leaving.val() {
            self.count.d.next = self.count.q.val() + 1;
        }
        if !self.req.valid.val() & self.leaving.val() {
            self.count.d.next = self.count.q.val() - 1;
        }
    }
}
