// SPDX-License-Identifier: MIT
//! Shared memory of the workgroups: four banks of words, bank conflicts by replay
//! (docs/mechanisms/3.md, docs/core.md).
//!
//! - **E1**: the request of a warp; threads that an earlier turn has served are left out
//! - **1**: [`bank_conflicts`]: the threads that are served;
//!   `bank_port`: an access for each bank; stores are written
//! - **2**: `load_align`: each thread's bytes out of the words of the banks
//! - **3**: `result_queue`: write-back, in the order of arrival
//!
//! When threads are left over, the warp issues its instruction again: the block keeps the mask of
//! these threads, and its redirect (`redirects`) sends the warp to the same instruction instead
//! of the next one. So every access counts as control for the front end. Other warps issue in
//! between; the bit of the warp in `replay` is the highest bit of its weight. Each turn counts in
//! the slot of the instruction and completes it once.
//!
//! An atomic is one access for each set, or for each thread outside the sets (`atomic_turn`). Its
//! word is read in stage 1 and `bank_updates` writes the new one: of operations of one cycle and
//! one operand a turn serves one set in every bank, of the others one set. The bank is blocked
//! until its word is written: so the update is indivisible. Its result is that of a load. Threads
//! of a set of compare-and-exchanges are served one a turn.
//!
//! An atomic of the banks without results keeps stage 1 until all of its threads are served, or
//! until the next access arrives; only what is left over then is issued again.
//!
//! An access that is refused, a fault, reads and writes nothing, and still completes its slot.
//!
//! - **latency**: redirect 2 cycles after E1, write-back 3; of an atomic that may stay one more. An
//!   atomic blocks its bank for 1 cycle; add modulo and compare-and-exchange for 3, products and
//!   floats for longer
//! - **throughput**: one request of a warp per cycle
//! - **invariants**: a warp has one access between E1 and its redirect, and one cycle at least
//!   between that and the next; at most eight results wait
mod atomic_turn;
pub mod bank_conflicts;
mod bank_port;
mod bank_updates;
mod load_align;
mod redirects;
mod result_queue;
mod stages;

use crate::bundles::{
    MemoryInstruction, Redirect, ResultRow, SharedAccess, SharedLaunch, SharedResult, BYTE, HALF,
    PREFIX, STORE,
};
use crate::cells::{ByteRam, Lazy, LutRam, DFF};
use crate::prelude::*;
use atomic_turn::AtomicTurn;
use bank_conflicts::BankConflicts;
use bank_port::BankPort;
use bank_updates::BankUpdates;
use load_align::LoadAlign;
use redirects::Redirects;
use result_queue::ResultQueue;
use stages::{AtomicShare, BankAccesses, BankWords, ThreadAccesses};

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
    pub launch: SharedLaunch<In, LW>,
    /// Access of a warp, in E1; addresses are those in the memory of the workgroup.
    pub req: MemoryInstruction<In, LW, T, S, 2>,
    /// At least four places are free: three more requests may come after it falls.
    pub req_ready: Signal<Out, Bit>,
    /// Warp of the request of the next cycle, if one comes: for an early look-up of the threads
    /// that are left over.
    pub next_warp: Signal<In, Bits<LW>>,
    /// Warps with threads left over, two cycles after their turn.
    pub replay: Signal<Out, Bits<W>>,
    /// Redirect to the front end; it holds until `redirect_ready`.
    pub redirect: Redirect<Out, LW>,
    /// The front end takes the redirect in this cycle.
    pub redirect_ready: Signal<In, Bit>,
    /// Results.
    pub wb: ResultRow<Out, LW, T>,
    bases: LutRam<LW, 12>,
    left_masks: LutRam<LW, T>,
    // E1: the warp has threads left over, these.
    returns: DFF<Bit>,
    left_before: DFF<Bits<T>>,
    turn: Lazy<AtomicTurn<T, S>>,
    // Stage 1.
    s1: Registers<SharedAccess<Local, LW, T>>,
    s1_store: DFF<Bit>,
    s1_atomic: DFF<Bit>,
    s1_share: Registers<AtomicShare<Local, T, S>>,
    s1_threads: Registers<ThreadAccesses<Local, T>>,
    conflicts: Lazy<BankConflicts<T>>,
    accesses: BankAccesses<Local, T>,
    #[build(|number| Lazy::new(BankPort::new(number)))]
    ports: [Lazy<BankPort<T>>; 4],
    banks: [ByteRam<R>; 4],
    words: BankWords<Local>,
    updates: Lazy<BankUpdates<R>>,
    redirects: Lazy<Redirects<W, LW>>,
    // Stage 2; bank and byte of each thread.
    s2: Registers<SharedResult<Local, LW, T>>,
    s2_place: [DFF<Bits<4>>; T],
    align: [Lazy<LoadAlign>; T],
    result_queue: Lazy<ResultQueue<LW, T>>,
    #[value(1)]
    one_lane: Constant<Bits<4>>,
    returns_next: Signal<Local, Bit>,
    candidates: Signal<Local, Bits<T>>,
    word: Signal<Local, Bits<32>>,
    place: Signal<Local, Bits<14>>,
    begins: Signal<Local, Bits<4>>,
    group: Signal<Local, Bits<T>>,
    served: Signal<Local, Bits<T>>,
    left: Signal<Local, Bits<T>>,
    stays: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for SharedMemory {
    fn update(&mut self) {
        self.bases.write_enable.next = self.launch.valid.val();
        self.bases.write_address.next = self.launch.warp.val();
        self.bases.write_data.next = self.launch.base.val();

        // Before E1: threads that earlier turns left over. The turn before has ended; the slot of
        // the warp may be launched again in this cycle.
        self.returns_next.next = false;
        for i in 0..W {
            if self.redirects.left_over.val().get_bit(i) & (self.next_warp.val() == i.to_bits()) {
                self.returns_next.next = true;
            }
        }
        self.returns.d.next = self.returns_next.val()
            & !(self.launch.valid.val() & (self.launch.warp.val() == self.next_warp.val()));
        self.left_masks.read_address.next = self.next_warp.val();
        self.left_before.d.next = self.left_masks.read_data.val();

        // E1.
        self.candidates.next = self.req.mask.val();
        if self.returns.q.val() {
            self.candidates.next = self.left_before.q.val();
        }
        self.req.drive(&mut self.turn.instruction);
        self.turn.candidates.next = self.candidates.val();
        self.turn.prefix.next = self.req.kind.val() == PREFIX;
        self.word.next = 0.into();
        if self.req.valid.val() {
            self.req.drive(&mut self.s1.d);
            self.s1.d.mask.next = self.candidates.val();
            if self.req.refused.val() {
                self.s1.d.mask.next = 0.into();
            }
            self.s1_store.d.next = self.req.kind.val() == STORE;
            // PREFIX or unmerged atomic.
            self.s1_atomic.d.next = self.req.kind.val() >= PREFIX;
            self.turn.share.drive(&mut self.s1_share.d);
            for i in 0..T {
                self.s1_threads.d.address[i].next = self.req.address[i].val().get_bits::<14>(0);
                // A byte or half word is in every place where it may be stored.
                self.word.next = self.turn.operand[i].val();
                if self.req.size.val() == HALF {
                    self.word.next = (self.word.val() & 0xFFFF) | (self.word.val() << 16);
                }
                if self.req.size.val() == BYTE {
                    self.word.next = (self.word.val() & 0xFF) | ((self.word.val() & 0xFF) << 8);
                    self.word.next = self.word.val() | (self.word.val() << 16);
                }
                self.s1_threads.d.data[i].next = self.word.val();
            }
        }

        // Stage 1: threads that are served.
        self.conflicts.blocked.next = self.updates.busy.val();
        if self.updates.computing.val() & self.s1_atomic.q.val() & !self.s1_share.q.banked.val() {
            self.conflicts.blocked.next = 15.into();
        }
        self.conflicts.load.next = !self.s1_store.q.val() & !self.s1_atomic.q.val();
        self.conflicts.mask.next = self.s1.q.mask.val();
        if self.s1_atomic.q.val() {
            self.conflicts.mask.next = self.s1_share.q.leaders.val() & self.s1.q.mask.val();
        }
        // Threads of the sets whose first thread makes its access.
        self.group.next = self.conflicts.winners.val();
        for i in 0..S {
            if (self.s1_share.q.set[i].val() & self.conflicts.winners.val()).any() {
                self.group.next = self.group.val() | self.s1_share.q.set[i].val();
            }
        }
        self.conflicts.drive(&mut self, [served, left]);
        if self.s1_atomic.q.val() {
            self.left.next = self.s1.q.mask.val() & !self.group.val();
            self.served.next = self.group.val();
            if self.s1_share.q.exchange.val() {
                self.served.next = self.conflicts.winners.val();
            }
            if !self.s1_share.q.returns.val() {
                self.served.next = 0.into();
            }
        }
        // It stays until it has no threads left, unless an access arrives.
        self.stays.next = self.s1.q.valid.val()
            & self.s1_atomic.q.val()
            & self.s1_share.q.banked.val()
            & !self.s1_share.q.returns.val()
            & self.s1.q.mask.val().any()
            & !self.req.valid.val();
        self.s1.d.valid.next = self.req.valid.val() | self.stays.val();
        if self.stays.val() {
            self.s1.d.mask.next = self.left.val();
        }

        // Stage 1: accesses to the banks. The sum of a row is computed beside the conflicts, not
        // after the choice of the thread.
        self.bases.read_address.next = self.s1.q.warp.val();
        self.accesses.winners.next = self.conflicts.winners.val();
        self.s1_threads.q.drive(&mut self.accesses, [data]);
        for i in 0..T {
            self.place.next = self.s1_threads.q.address[i].val();
            self.conflicts.words[i].next = self.place.val().get_bits::<12>(2);
            self.accesses.bank[i].next = self.place.val().get_bits::<2>(2);
            self.accesses.row[i].next =
                self.bases.read_data.val() + bit_cast::<12, 10>(self.place.val().get_bits::<10>(4));
            self.accesses.lanes[i].next = 15.into();
            if self.s1.q.size.val() == BYTE {
                self.accesses.lanes[i].next =
                    self.one_lane.val() << self.place.val().get_bits::<2>(0);
            }
            if self.s1.q.size.val() == HALF {
                self.accesses.lanes[i].next = 3.into();
                if self.place.val().get_bit(1) {
                    self.accesses.lanes[i].next = 12.into();
                }
            }
        }
        self.begins.next = 0.into();
        self.updates.aop.next = self.s1.q.aop.val();
        self.updates.slow.next = !self.s1_share.q.banked.val();
        self.updates.operand2.next = self.s1_share.q.operand2.val();
        for b in 0..4 {
            self.accesses.drive(&mut self.ports[b].accesses);
            self.banks[b].address.next = bit_cast::<R, 12>(self.ports[b].row.val());
            self.banks[b].write_data.next = self.ports[b].data.val();
            self.banks[b].write_enable.next = 0.into();
            if self.s1.q.valid.val() & self.s1_store.q.val() & self.ports[b].used.val() {
                self.banks[b].write_enable.next = self.ports[b].lanes.val();
            }
            self.banks[b].read_enable.next = self.s1.q.valid.val() & !self.s1_store.q.val();
            if self.s1.q.valid.val() & self.s1_atomic.q.val() {
                self.begins.next = self.begins.val().replace_bit(b, self.ports[b].used.val());
            }
            self.updates.row[b].next = bit_cast::<R, 12>(self.ports[b].row.val());
            self.updates.operand[b].next = self.ports[b].data.val();
            // The write of an update has the bank.
            if self.updates.updated[b].valid.val() {
                self.banks[b].address.next = self.updates.updated[b].row.val();
                self.banks[b].write_data.next = self.updates.updated[b].value.val();
                self.banks[b].write_enable.next = 15.into();
                self.banks[b].read_enable.next = false;
            }
            self.words.word[b].next = self.banks[b].read_data.val();
        }
        self.updates.begins.next = self.begins.val();
        self.words.drive(&mut self.updates.words);

        // Stage 1: threads that are left over.
        self.left_masks.write_enable.next = self.s1.q.valid.val();
        self.left_masks.write_address.next = self.s1.q.warp.val();
        self.left_masks.write_data.next = self.left.val();
        self.launch.drive(&mut self.redirects.launch);
        self.redirects.turn.valid.next = self.s1.q.valid.val() & !self.stays.val();
        self.redirects.turn.warp.next = self.s1.q.warp.val();
        self.redirects.turn.again.next = self.left.val().any();
        self.replay.next = self.redirects.replay.val();
        self.redirects.redirect.drive(&mut self.redirect);
        self.redirects.redirect_ready.next = self.redirect_ready.val();

        // Stage 2: to each thread its word, its bytes in place.
        self.s1.q.drive(&mut self.s2.d);
        self.s2.d.valid.next = self.s1.q.valid.val() & !self.stays.val();
        self.s2.d.mask.next = self.served.val();
        if self.s1_store.q.val() {
            self.s2.d.mask.next = 0.into();
        }
        for i in 0..T {
            self.s2_place[i].d.next = self.s1_threads.q.address[i].val().get_bits::<4>(0);
            self.words.drive(&mut self.align[i].words);
            self.align[i].place.next = self.s2_place[i].q.val();
            self.align[i].size.next = self.s2.q.size.val();
            self.align[i].extend.next = self.s2.q.signed.val();
            self.result_queue.data[i].next = self.align[i].value.val();
        }
        self.result_queue.reserve.next = self.req.valid.val();
        self.req_ready.next = self.result_queue.req_ready.val();
        self.s2.q.drive(&mut self.result_queue.result);
        self.result_queue.wb.drive(&mut self.wb);
        self.wb.last.next = true;
    }
}
