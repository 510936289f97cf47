// SPDX-License-Identifier: MIT
//! Explicit scoreboard: completion counters that instructions name (docs/mechanisms/2.md).
//!
//! Each warp has eight counters. An instruction that completes out of order adds one to the
//! counter of its slot when it issues; the counter goes down when the instruction is really
//! complete. The wait mask that an instruction carries names the slots that the *next* one
//! waits for: the warp is held before fetch until they are zero.
//!
//! Next to the counters the block keeps, registered, which slots are not zero (`pending`)
//! and which are at their maximum (`full`), so that nothing downstream compares counters.
//! To shorten the critical path, the events of a cycle are first decoded and netted, and change the
//! counters in the cycle after; only `pending` shows an issue at once, since the
//! next instruction may have to wait for it.
//!
//! - **latency**: an issue shows one cycle later in `pending`, `hold` and `idle`, two in `full`,
//!   `loads` and `stores`; a completion two cycles later, in `loads` and `stores` three
//! - **throughput**: one issue and two completions per cycle, also on one slot
//! - **invariant**: a counter stays between zero and its maximum: `full` stops the issue that would
//!   exceed it
//!
//! For the fences the block remembers of each slot whether a load or a store is among what it
//! counts; an atomic is both. Where a load and a store share a slot, a fence of one kind waits
//! for both.
//!
//! Baseline (`in_order`): a warp is held while anything of it is outstanding.
//!
//! For comparison (`mask_on_same`): an instruction carries its own wait mask. It is
//! known only after fetch, so the core gives it with `launch_valid`, `launch_warp`,
//! `launch_wait` when the instruction arrives in the buffer, `hold` keeps the warp from
//! issuing rather than from being fetched, and `issue_wait` means nothing.
use crate::bundles::{IssuedSlot, LaunchWait, SlotDone};
use crate::cells::DFF;
use crate::prelude::*;

/// Choices of the scoreboard.
#[derive(Clone, Copy, Debug)]
pub struct ScoreboardConfig {
    /// Slots of a warp: 1, 2, 4 or 8. Of a slot number the low bits count.
    pub slots: u32,
    /// Width of each slot's counter in bits, 1 to 3.
    pub widths: [u32; 8],
    /// Baseline: one outstanding instruction at a time.
    pub in_order: bool,
    /// An instruction carries its own wait mask.
    pub mask_on_same: bool,
}

impl Default for ScoreboardConfig {
    fn default() -> Self {
        Self { slots: 8, widths: [3; 8], in_order: false, mask_on_same: false }
    }
}

/// The scoreboard of `W` warps.
#[derive(LogicBlock)]
#[block(new(config: ScoreboardConfig))]
#[check(1 << LW == W, "LW is the logarithm of W")]
#[check(
    config.widths.iter().all(|&width| (1..=3).contains(&width)),
    "counters are 1 to 3 bits wide"
)]
#[check(matches!(config.slots, 1 | 2 | 4 | 8), "1, 2, 4 or 8 slots")]
// A slot that does not exist stays at zero and is never full.
#[derived(widths = std::array::from_fn::<u32, 8, _>(|slot| {
    if slot < config.slots as usize { config.widths[slot] } else { 3 }
}))]
#[derived(maxima = widths
    .iter()
    .enumerate()
    .fold(0u64, |sum, (slot, &width)| sum | ((1 << width) - 1) << (3 * slot)))]
pub struct Scoreboard<const W: usize, const LW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Launch of a warp, with the slots that its first instruction waits for (`mask_on_same`: that
    /// the instruction waits for).
    pub launch: LaunchWait<In, LW>,
    /// An instruction is issued.
    pub issue: IssuedSlot<In, LW>,
    /// The issue reads memory.
    pub issue_load: Signal<In, Bit>,
    /// The issue writes memory.
    pub issue_store: Signal<In, Bit>,
    /// Instructions that are complete.
    pub complete: [SlotDone<In, LW>; 2],
    /// Warps that must not be fetched.
    pub hold: Signal<Out, Bits<W>>,
    /// Slots of each warp that are not zero.
    pub pending: [Signal<Out, Bits<8>>; W],
    /// Slots of each warp that are at their maximum.
    pub full: [Signal<Out, Bits<8>>; W],
    /// Warps with nothing outstanding.
    pub idle: Signal<Out, Bits<W>>,
    /// Warps with an outstanding load.
    pub loads: Signal<Out, Bits<W>>,
    /// Warps with an outstanding store.
    pub stores: Signal<Out, Bits<W>>,
    // Eight counters of three bits.
    counters: [DFF<Bits<24>>; W],
    pending_slots: [DFF<Bits<8>>; W],
    #[drives(full)]
    full_slots: [DFF<Bits<8>>; W],
    awaited: [DFF<Bits<8>>; W],
    // Slots with a load, with a store among what they count.
    load_slots: [DFF<Bits<8>>; W],
    store_slots: [DFF<Bits<8>>; W],
    #[drives(loads)]
    with_loads: DFF<Bits<W>>,
    #[drives(stores)]
    with_stores: DFF<Bits<W>>,
    // Warps with a slot in `pending_slots`, with one that is awaited.
    busy: DFF<Bits<W>>,
    held: DFF<Bits<W>>,
    // The events of the cycle before, each with its warp and its slot: an issue, two completions.
    // Whether they count arrives late and is registered beside them: one more, one less, one less.
    up_warp: DFF<Bits<W>>,
    up_slot: DFF<Bits<8>>,
    goes_up: DFF<Bit>,
    down_warp: [DFF<Bits<W>>; 2],
    down_slot: [DFF<Bits<8>>; 2],
    goes_down: [DFF<Bit>; 2],
    // The first of them is two less.
    twice: DFF<Bit>,
    // The issue names its slot, and it is a load, or a store: `pending_slots` and the two below
    // have a cycle for it.
    names_slot: DFF<Bit>,
    // The warp's next instruction waits for that very slot.
    waits_for_it: DFF<Bit>,
    is_load: DFF<Bit>,
    is_store: DFF<Bit>,
    #[value(config.in_order)]
    in_order: Constant<Bit>,
    #[value(config.mask_on_same)]
    mask_on_same: Constant<Bit>,
    #[value(config.slots - 1)]
    numbers: Constant<Bits<3>>,
    #[value(maxima)]
    maxima: Constant<Bits<24>>,
    #[value(1)]
    one_warp: Constant<Bits<W>>,
    #[value(1)]
    one_slot: Constant<Bits<8>>,
    issued: Signal<Local, Bit>,
    issued_slot: Signal<Local, Bits<8>>,
    slots: [Signal<Local, Bits<3>>; 3],
    same: [Signal<Local, Bit>; 3],
    raised: Signal<Local, Bit>,
    lowered: [Signal<Local, Bit>; 2],
    slot: Signal<Local, Bits<3>>,
    warp: Signal<Local, Bits<LW>>,
    next_wait: Signal<Local, Bits<8>>,
    wait_after: Signal<Local, Bits<8>>,
    busy_now: Signal<Local, Bits<W>>,
    held_now: Signal<Local, Bits<W>>,
    up: Signal<Local, Bits<8>>,
    down: Signal<Local, Bits<8>>,
    count: Signal<Local, Bits<3>>,
    one: Signal<Local, Bit>,
    flips: Signal<Local, Bits<3>>,
    next_counters: Signal<Local, Bits<24>>,
    not_zero: Signal<Local, Bits<8>>,
    at_maximum: Signal<Local, Bits<8>>,
    issued_now: Signal<Local, Bits<8>>,
    pending_now: Signal<Local, Bits<8>>,
    load_now: Signal<Local, Bits<8>>,
    store_now: Signal<Local, Bits<8>>,
    with_load: Signal<Local, Bits<W>>,
    with_store: Signal<Local, Bits<W>>,
}

#[hdl_gen]
impl Logic for Scoreboard {
    fn update(&mut self) {
        // The events of this cycle. One up and one down of the same slot are nothing; two downs of
        // the same slot are one event that counts twice.
        self.issued.next = self.issue.valid.val() & self.issue.reorderable.val();
        self.slots[0].next = self.issue.slot.val() & self.numbers.val();
        self.slots[1].next = self.complete[0].slot.val() & self.numbers.val();
        self.slots[2].next = self.complete[1].slot.val() & self.numbers.val();
        self.same[0].next = self.complete[0].valid.val()
            & self.issued.val()
            & (self.complete[0].warp.val() == self.issue.warp.val())
            & (self.slots[1].val() == self.slots[0].val());
        self.same[1].next = self.complete[1].valid.val()
            & self.issued.val()
            & (self.complete[1].warp.val() == self.issue.warp.val())
            & (self.slots[2].val() == self.slots[0].val());
        self.same[2].next = self.complete[0].valid.val()
            & self.complete[1].valid.val()
            & (self.complete[0].warp.val() == self.complete[1].warp.val())
            & (self.slots[1].val() == self.slots[2].val());
        self.raised.next = self.issued.val() & !self.same[0].val() & !self.same[1].val();
        self.lowered[0].next = self.complete[0].valid.val() & !self.same[0].val();
        // Where all three meet, the second down is what remains.
        self.lowered[1].next = self.complete[1].valid.val()
            & (!self.same[1].val() | self.same[0].val())
            & (!self.same[2].val() | self.same[0].val());
        self.twice.d.next = self.same[2].val() & !self.same[0].val();
        self.next_wait.next = self.issue.wait.val();
        if self.mask_on_same.val() {
            self.next_wait.next = 0.into();
        }
        self.issued_slot.next = self.one_slot.val() << self.slots[0].val();
        self.up_slot.d.next = self.issued_slot.val();
        self.up_warp.d.next = self.one_warp.val() << self.issue.warp.val();
        self.goes_up.d.next = self.raised.val();
        self.names_slot.d.next = self.issued.val();
        self.wait_after.next = self.next_wait.val();
        if self.launch.valid.val() & (self.launch.warp.val() == self.issue.warp.val()) {
            self.wait_after.next = self.launch.wait.val();
        }
        self.waits_for_it.d.next =
            self.issued.val() & (self.issued_slot.val() & self.wait_after.val()).any();
        self.is_load.d.next = self.issued.val() & self.issue_load.val();
        self.is_store.d.next = self.issued.val() & self.issue_store.val();
        for i in 0..2 {
            self.slot.next = self.slots[1 + i].val();
            self.down_slot[i].d.next = self.one_slot.val() << self.slot.val();
            self.warp.next = self.complete[i].warp.val();
            self.down_warp[i].d.next = self.one_warp.val() << self.warp.val();
            self.goes_down[i].d.next = self.lowered[i].val();
        }
        self.hold.next = 0.into();
        self.idle.next = 0.into();
        self.with_load.next = 0.into();
        self.with_store.next = 0.into();
        self.busy_now.next = 0.into();
        self.held_now.next = 0.into();
        self.up.next = 0.into();
        self.down.next = 0.into();
        self.issued_now.next = 0.into();
        self.pending_now.next = 0.into();
        self.load_now.next = 0.into();
        self.store_now.next = 0.into();
        self.count.next = 0.into();
        self.one.next = false;
        self.flips.next = 0.into();
        self.next_counters.next = 0.into();
        self.not_zero.next = 0.into();
        self.at_maximum.next = 0.into();
        for i in 0..W {
            // The issue of the cycle before.
            self.issued_now.next = 0.into();
            self.load_now.next = self.load_slots[i].q.val();
            self.store_now.next = self.store_slots[i].q.val();
            if self.up_warp.q.val().get_bit(i) {
                if self.names_slot.q.val() {
                    self.issued_now.next = self.up_slot.q.val();
                }
                if self.is_load.q.val() {
                    self.load_now.next = self.load_slots[i].q.val() | self.up_slot.q.val();
                }
                if self.is_store.q.val() {
                    self.store_now.next = self.store_slots[i].q.val() | self.up_slot.q.val();
                }
            }
            self.pending_now.next = self.pending_slots[i].q.val() | self.issued_now.val();
            if self.load_now.val().any() {
                self.with_load.next = self.with_load.val().replace_bit(i, true);
            }
            if self.store_now.val().any() {
                self.with_store.next = self.with_store.val().replace_bit(i, true);
            }
            self.pending[i].next = self.pending_now.val();
            // Early in the cycle: a bit of what was counted, a bit of the issue of the cycle
            // before.
            if !(self.busy.q.val().get_bit(i)
                | (self.up_warp.q.val().get_bit(i) & self.names_slot.q.val()))
            {
                self.idle.next = self.idle.val().replace_bit(i, true);
            }
            if self.held.q.val().get_bit(i)
                | (self.up_warp.q.val().get_bit(i) & self.waits_for_it.q.val())
                | (self.in_order.val() & !self.idle.val().get_bit(i))
            {
                self.hold.next = self.hold.val().replace_bit(i, true);
            }
            // What the events of the cycle before do to the counters, all eight at once. Of a slot
            // at most one of `up` and `down` is set, so a counter is its bits with some flipped.
            self.up.next = 0.into();
            if self.goes_up.q.val() & self.up_warp.q.val().get_bit(i) {
                self.up.next = self.up_slot.q.val();
            }
            self.down.next = 0.into();
            if self.goes_down[0].q.val() & self.down_warp[0].q.val().get_bit(i) {
                self.down.next = self.down_slot[0].q.val();
            }
            if self.goes_down[1].q.val() & self.down_warp[1].q.val().get_bit(i) {
                self.down.next = self.down.val() | self.down_slot[1].q.val();
            }
            self.next_counters.next = 0.into();
            self.not_zero.next = 0.into();
            self.at_maximum.next = 0.into();
            for j in 0..8 {
                self.count.next = self.counters[i].q.val().get_bits::<3>(3 * j);
                // A slot that two completions share goes down by two, and no other goes down in
                // that cycle.
                self.one.next = self.down.val().get_bit(j) & !self.twice.q.val();
                self.flips.next = 0.into();
                if self.up.val().get_bit(j) {
                    self.flips.next = 1.into();
                    if self.count.val().get_bit(0) {
                        self.flips.next = 3.into();
                    }
                    if self.count.val().get_bits::<2>(0).all() {
                        self.flips.next = 7.into();
                    }
                }
                if self.one.val() {
                    self.flips.next = 1.into();
                    if !self.count.val().get_bit(0) {
                        self.flips.next = 3.into();
                    }
                    if !self.count.val().get_bits::<2>(0).any() {
                        self.flips.next = 7.into();
                    }
                }
                if self.down.val().get_bit(j) & self.twice.q.val() {
                    self.flips.next = 2.into();
                    if !self.count.val().get_bit(1) {
                        self.flips.next = 6.into();
                    }
                }
                self.count.next = self.count.val() ^ self.flips.val();
                self.next_counters.next =
                    self.next_counters.val().replace_bit(3 * j, self.count.val().get_bit(0));
                self.next_counters.next =
                    self.next_counters.val().replace_bit(3 * j + 1, self.count.val().get_bit(1));
                self.next_counters.next =
                    self.next_counters.val().replace_bit(3 * j + 2, self.count.val().get_bit(2));
                if self.count.val().any() {
                    self.not_zero.next = self.not_zero.val().replace_bit(j, true);
                }
                if self.count.val() == self.maxima.val().get_bits::<3>(3 * j) {
                    self.at_maximum.next = self.at_maximum.val().replace_bit(j, true);
                }
            }
            self.counters[i].d.next = self.next_counters.val();
            self.full_slots[i].d.next = self.at_maximum.val();
            self.wait_after.next = self.awaited[i].q.val();
            if self.issue.valid.val() & (self.issue.warp.val() == i.to_bits()) {
                self.wait_after.next = self.next_wait.val();
            }
            if self.launch.valid.val() & (self.launch.warp.val() == i.to_bits()) {
                self.wait_after.next = self.launch.wait.val();
            }
            self.awaited[i].d.next = self.wait_after.val();
            self.pending_slots[i].d.next = self.not_zero.val();
            self.load_slots[i].d.next = self.load_now.val() & self.not_zero.val();
            self.store_slots[i].d.next = self.store_now.val() & self.not_zero.val();
            if self.not_zero.val().any() {
                self.busy_now.next = self.busy_now.val().replace_bit(i, true);
            }
            if (self.not_zero.val() & self.wait_after.val()).any() {
                self.held_now.next = self.held_now.val().replace_bit(i, true);
            }
        }
        self.busy.d.next = self.busy_now.val();
        self.held.d.next = self.held_now.val();
        self.with_loads.d.next = self.with_load.val();
        self.with_stores.d.next = self.with_store.val();
    }
}
