//! Explicit scoreboard: completion counters that instructions name (spec 2).
//!
//! Each warp has eight counters. An instruction that completes out of order adds one to the
//! counter of its slot when it issues; the counter goes down when the instruction is really
//! complete. The wait mask that an instruction carries names the slots that the *next* one
//! waits for: the warp is held before fetch until they are zero.
//!
//! Next to the counters the block keeps, registered, which slots are not zero (`pending`)
//! and which are at their maximum (`full`), so that nothing downstream compares counters.
//!
//! | | |
//! | --- | --- |
//! | latency | an issue or completion shows one cycle later |
//! | throughput | one issue and two completions per cycle, also on one slot |
//! | invariant | a counter stays between zero and its maximum: `full` stops the issue that would exceed it |
//!
//! Baseline (`in_order`): a warp is held while anything of it is outstanding.
//!
//! For comparison (`mask_on_same`): the mask stands on the instruction that waits. It is
//! known only after fetch, so the core gives it with `launch_valid`, `launch_warp`,
//! `launch_wait` when the instruction arrives in the buffer, `hold` keeps the warp from
//! issuing rather than from being fetched, and `issue_wait` means nothing.
use crate::cells::DFF;
use crate::dut::{Dut, Stimulus};
use crate::registry::BlockEntry;
use crate::{ports, ready_top};
use rust_hdl::prelude::*;

/// Choices of the scoreboard.
#[derive(Clone, Copy, Debug)]
pub struct ScoreboardConfig {
    /// Slots of a warp: 1, 2, 4 or 8. Of a slot number the low bits count.
    pub slots: u32,
    /// Width of each slot's counter in bits, 1 to 3.
    pub widths: [u32; 8],
    /// Baseline: one outstanding instruction at a time.
    pub in_order: bool,
    /// The wait mask stands on the waiting instruction itself.
    pub mask_on_same: bool,
}

impl Default for ScoreboardConfig {
    fn default() -> Self {
        Self { slots: 8, widths: [3; 8], in_order: false, mask_on_same: false }
    }
}

/// The scoreboard of `W` warps.
#[derive(LogicBlock)]
pub struct Scoreboard<const W: usize, const LW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A warp starts.
    pub launch_valid: Signal<In, Bit>,
    /// Its slot in the core.
    pub launch_warp: Signal<In, Bits<LW>>,
    /// Slots that its first instruction waits for (`mask_on_same`: that the instruction waits for).
    pub launch_wait: Signal<In, Bits<8>>,
    /// An instruction is issued.
    pub issue_valid: Signal<In, Bit>,
    /// Its warp.
    pub issue_warp: Signal<In, Bits<LW>>,
    /// It completes out of order and names a slot.
    pub issue_reorderable: Signal<In, Bit>,
    /// The slot.
    pub issue_slot: Signal<In, Bits<3>>,
    /// Slots that the next instruction waits for.
    pub issue_wait: Signal<In, Bits<8>>,
    /// Instructions that are complete.
    pub complete_valid: [Signal<In, Bit>; 2],
    /// Their warps.
    pub complete_warp: [Signal<In, Bits<LW>>; 2],
    /// Their slots.
    pub complete_slot: [Signal<In, Bits<3>>; 2],
    /// Warps that must not be fetched.
    pub hold: Signal<Out, Bits<W>>,
    /// Slots of each warp that are not zero.
    pub pending: [Signal<Out, Bits<8>>; W],
    /// Slots of each warp that are at their maximum.
    pub full: [Signal<Out, Bits<8>>; W],
    /// Warps of which nothing is outstanding.
    pub idle: Signal<Out, Bits<W>>,
    // Eight counters of three bits.
    counters: [DFF<Bits<24>>; W],
    // Pending slots in 7:0, full slots in 15:8, awaited slots in 23:16.
    masks: [DFF<Bits<24>>; W],
    in_order: Constant<Bit>,
    mask_on_same: Constant<Bit>,
    numbers: Constant<Bits<3>>,
    unit: Constant<Bits<24>>,
    maxima: Constant<Bits<24>>,
    up: Signal<Local, Bits<24>>,
    down: Signal<Local, Bits<24>>,
    down_other: Signal<Local, Bits<24>>,
    touched: Signal<Local, Bit>,
    sum: Signal<Local, Bits<24>>,
    not_zero: Signal<Local, Bits<8>>,
    at_maximum: Signal<Local, Bits<8>>,
    distance: Signal<Local, Bits<24>>,
    mask: Signal<Local, Bits<24>>,
    own: Signal<Local, Bits<8>>,
    slot: Signal<Local, Bits<3>>,
    next_wait: Signal<Local, Bits<8>>,
    amount: Signal<Local, Bits<5>>,
}

impl<const W: usize, const LW: usize> Scoreboard<W, LW> {
    /// All counters zero.
    pub fn new(config: ScoreboardConfig) -> Self {
        const { assert!(1 << LW == W, "LW is the logarithm of W") };
        assert!(config.widths.iter().all(|&width| (1..=3).contains(&width)), "counters are 1 to 3 bits wide");
        assert!(matches!(config.slots, 1 | 2 | 4 | 8), "1, 2, 4 or 8 slots");
        // A slot that does not exist stays at zero and is never full.
        let widths = std::array::from_fn::<u32, 8, _>(|slot| if slot < config.slots as usize { config.widths[slot] } else { 3 });
        let maxima = widths.iter().enumerate().fold(0u64, |sum, (slot, &width)| sum | ((1 << width) - 1) << (3 * slot));
        macro_rules! all {
            ($($array:ident),*; $($field:ident),*) => {
                Self {
                    $($array: std::array::from_fn(|_| Default::default()),)*
                    $($field: Default::default(),)*
                    in_order: Constant::new(config.in_order),
                    mask_on_same: Constant::new(config.mask_on_same),
                    numbers: Constant::new(u64::from(config.slots - 1).into()),
                    unit: Constant::new(1.into()),
                    maxima: Constant::new(maxima.into()),
                }
            };
        }
        all!(complete_valid, complete_warp, complete_slot, pending, full, counters, masks;
            clock, launch_valid, launch_warp, launch_wait, issue_valid, issue_warp, issue_reorderable, issue_slot,
            issue_wait, hold, idle, up, down, down_other, touched, sum, not_zero, at_maximum, distance, mask, own, slot, amount, next_wait)
    }
}

impl<const W: usize, const LW: usize> Logic for Scoreboard<W, LW> {
    #[hdl_gen]
    fn update(&mut self) {
        // What each event adds or takes, at the place of its slot (three bits each).
        self.next_wait.next = self.issue_wait.val();
        if self.mask_on_same.val() {
            self.next_wait.next = 0.into();
        }
        self.slot.next = self.issue_slot.val() & self.numbers.val();
        self.amount.next = bit_cast::<5, 3>(self.slot.val()) + (bit_cast::<5, 3>(self.slot.val()) << 1);
        self.up.next = self.unit.val() << self.amount.val();
        self.slot.next = self.complete_slot[0].val() & self.numbers.val();
        self.amount.next = bit_cast::<5, 3>(self.slot.val()) + (bit_cast::<5, 3>(self.slot.val()) << 1);
        self.down.next = self.unit.val() << self.amount.val();
        self.slot.next = self.complete_slot[1].val() & self.numbers.val();
        self.amount.next = bit_cast::<5, 3>(self.slot.val()) + (bit_cast::<5, 3>(self.slot.val()) << 1);
        self.down_other.next = self.unit.val() << self.amount.val();
        self.hold.next = 0.into();
        self.idle.next = 0.into();
        self.sum.next = 0.into();
        self.not_zero.next = 0.into();
        self.at_maximum.next = 0.into();
        self.distance.next = 0.into();
        self.touched.next = false;
        for i in 0..W {
            self.counters[i].clock.next = self.clock.val();
            self.masks[i].clock.next = self.clock.val();
            self.counters[i].d.next = self.counters[i].q.val();
            self.mask.next = self.masks[i].q.val();
            self.own.next = self.mask.val().get_bits::<8>(0);
            self.pending[i].next = self.own.val();
            self.full[i].next = self.mask.val().get_bits::<8>(8);
            if !self.own.val().any() {
                self.idle.next = self.idle.val().replace_bit(i, true);
            }
            if (self.own.val() & self.mask.val().get_bits::<8>(16)).any() | (self.in_order.val() & self.own.val().any()) {
                self.hold.next = self.hold.val().replace_bit(i, true);
            }
            self.sum.next = self.counters[i].q.val();
            self.touched.next = false;
            if self.issue_valid.val() & (self.issue_warp.val() == i.to_bits()) {
                self.mask.next = (self.mask.val() & 0xFFFF) | (bit_cast::<24, 8>(self.next_wait.val()) << 16);
                if self.issue_reorderable.val() {
                    self.sum.next = self.sum.val() + self.up.val();
                    self.touched.next = true;
                }
            }
            if self.complete_valid[0].val() & (self.complete_warp[0].val() == i.to_bits()) {
                self.sum.next = self.sum.val() - self.down.val();
                self.touched.next = true;
            }
            if self.complete_valid[1].val() & (self.complete_warp[1].val() == i.to_bits()) {
                self.sum.next = self.sum.val() - self.down_other.val();
                self.touched.next = true;
            }
            if self.touched.val() {
                self.counters[i].d.next = self.sum.val();
                self.distance.next = self.sum.val() ^ self.maxima.val();
                self.not_zero.next = 0.into();
                self.at_maximum.next = 0.into();
                for j in 0..8 {
                    if self.sum.val().get_bits::<3>(3 * j).any() {
                        self.not_zero.next = self.not_zero.val().replace_bit(j, true);
                    }
                    if !self.distance.val().get_bits::<3>(3 * j).any() {
                        self.at_maximum.next = self.at_maximum.val().replace_bit(j, true);
                    }
                }
                self.mask.next = (self.mask.val() & 0xFF_0000)
                    | (bit_cast::<24, 8>(self.at_maximum.val()) << 8)
                    | bit_cast::<24, 8>(self.not_zero.val());
            }
            if self.launch_valid.val() & (self.launch_warp.val() == i.to_bits()) {
                self.mask.next = (self.mask.val() & 0xFFFF) | (bit_cast::<24, 8>(self.launch_wait.val()) << 16);
            }
            self.masks[i].d.next = self.mask.val();
        }
    }
}

ports! { [const W: usize, const LW: usize] Scoreboard<W, LW> {
in: launch_valid, launch_warp, launch_wait, issue_valid, issue_warp, issue_reorderable, issue_slot, issue_wait,
    complete_valid, complete_warp, complete_slot;
out: hold, pending, full, idle } }

/// Issues to slots that are not full, completes what is outstanding.
pub struct Neighbours {
    warps: usize,
    slots: u64,
    outstanding: Vec<[u64; 8]>,
    last: (usize, usize),
}

impl Neighbours {
    /// The neighbours of a scoreboard of `warps` warps with `slots` slots each.
    pub fn new(warps: usize, slots: u32) -> Self {
        Self { warps, slots: slots.into(), outstanding: vec![[0; 8]; warps], last: (0, 0) }
    }
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let warps = self.warps as u64;
        let dice = random();
        let mut completions = vec![];
        for number in 0..2 {
            let (warp, number_of_slot) = ((random() % warps) as usize, random() & 7);
            let slot = (number_of_slot % self.slots) as usize;
            let complete = self.outstanding[warp][slot] > 0 && dice >> number & 1 == 1;
            self.outstanding[warp][slot] -= u64::from(complete);
            completions.push((u64::from(complete), warp as u64, number_of_slot));
        }
        let (warp, number) = ((random() % warps) as usize, random() & 7);
        let slot = (number % self.slots) as usize;
        // `full` is as of the start of the last cycle, whose issue it does not show.
        let room = outputs[1 + self.warps + warp] >> slot & 1 == 0 && self.last != (warp, slot);
        let (valid, reorderable) = (dice >> 2 & 1 == 1, dice >> 3 & 3 != 0 && room);
        self.outstanding[warp][slot] += u64::from(valid && reorderable);
        self.last = (warp, slot);
        let launched = (random() % warps) as usize;
        let launch = dice & 0xf00 == 0 && launched != warp;
        let mut inputs = vec![u64::from(launch), launched as u64, random() & 0xff, u64::from(valid), warp as u64];
        inputs.extend([u64::from(reorderable), number, random() & random() & 0xff]);
        inputs.extend(completions.iter().map(|c| c.0));
        inputs.extend(completions.iter().map(|c| c.1));
        inputs.extend(completions.iter().map(|c| c.2));
        inputs
    }
}

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![BlockEntry {
        name: "scoreboard",
        spec: "2-explicit-scoreboard.md",
        purpose: "completion counters that instructions name",
        build: || -> Box<dyn Dut> { Box::new(ready_top!(Scoreboard::<8, 3>::new(ScoreboardConfig::default()))) },
        stimulus: |_| Box::new(Neighbours::new(8, 8)),
    }]
}
