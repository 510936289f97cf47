//! Which warps live, and when their slots are free again (spec 6).
//!
//! | | |
//! | --- | --- |
//! | latency | a launch or an end is seen in `alive` in the next cycle; a slot is named free in the cycle after it could be |
//! | throughput | one launch, one end and one free slot a cycle |
//! | invariant | a slot is named once for each launch, after its end, when it was settled and not blocked |
use crate::cells::{Highest, Lazy, DFF};
use crate::dut::{Dut, Stimulus};
use crate::prelude::*;
use crate::registry::BlockEntry;

/// A warp lives from its launch until its last thread has left; its slot is free when nothing of it
/// is outstanding any more. One slot is freed a cycle, the highest first, and named in the next: the dispatcher, the page
/// table and the workgroups have a cycle for it.
#[derive(LogicBlock)]
pub struct WarpLives<const W: usize, const LW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A warp is launched.
    pub launch_valid: Signal<In, Bit>,
    /// Its slot.
    pub launch_warp: Signal<In, Bits<LW>>,
    /// The last thread of a warp has left.
    pub end_valid: Signal<In, Bit>,
    /// Its slot.
    pub end_warp: Signal<In, Bits<LW>>,
    /// Warps without outstanding loads, stores and texture reads.
    pub settled: Signal<In, Bits<W>>,
    /// Warps with another instruction under way.
    pub blocked: Signal<In, Bits<W>>,
    /// Warps that live.
    pub alive: Signal<Out, Bits<W>>,
    /// A slot is free again.
    pub free_valid: Signal<Out, Bit>,
    /// The slot.
    pub free_warp: Signal<Out, Bits<LW>>,
    living: DFF<Bits<W>>,
    ended: DFF<Bits<W>>,
    found: DFF<Bit>,
    slot: DFF<Bits<LW>>,
    choice: Lazy<Highest<W, LW>>,
    #[value(1)]
    one: Constant<Bits<W>>,
    freeable: Signal<Local, Bits<W>>,
    launched: Signal<Local, Bits<W>>,
    leaving: Signal<Local, Bits<W>>,
}

impl<const W: usize, const LW: usize> Logic for WarpLives<W, LW> {
    #[hdl_gen]
    fn update(&mut self) {
        self.launched.next = 0.into();
        if self.launch_valid.val() {
            self.launched.next = self.one.val() << self.launch_warp.val();
        }
        self.leaving.next = 0.into();
        if self.end_valid.val() {
            self.leaving.next = self.one.val() << self.end_warp.val();
        }
        self.freeable.next = self.ended.q.val() & self.settled.val() & !self.blocked.val();
        self.choice.candidates.next = self.freeable.val();
        self.found.d.next = self.choice.valid.val();
        self.slot.d.next = self.choice.index.val();
        self.free_valid.next = self.found.q.val();
        self.free_warp.next = self.slot.q.val();
        self.living.d.next = (self.living.q.val() | self.launched.val()) & !self.leaving.val();
        self.ended.d.next = (self.ended.q.val() | self.leaving.val()) & !self.choice.chosen.val();
        self.alive.next = self.living.q.val();
    }
}

/// Warps that are launched into slots that were named free, end, and settle some time later.
pub struct Neighbours {
    warps: u64,
    free: u64,
    alive: u64,
}

impl Neighbours {
    /// For so many warps.
    pub fn new(warps: u64) -> Self {
        Self { warps, free: (1 << warps) - 1, alive: 0 }
    }
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let (dice, warps) = (random(), self.warps);
        let pick = |mask: u64, dice: u64| (0..warps).map(|i| (dice + i) % warps).find(|warp| mask >> warp & 1 == 1);
        // What the block named in the cycle before.
        self.free |= outputs[1] << outputs[2];
        // Times in which more is launched than ends, and others.
        let rate = if dice >> 60 & 1 == 1 { 6 } else { 2 };
        let launch = pick(self.free, dice >> 8).filter(|_| dice & 7 < rate);
        let end = pick(self.alive, dice >> 24).filter(|_| dice >> 3 & 7 >= rate);
        let bit = |warp: Option<u64>| warp.map_or(0, |warp| 1 << warp);
        self.free &= !bit(launch);
        self.alive = (self.alive | bit(launch)) & !bit(end);
        let every = (1 << warps) - 1;
        let on = |warp: Option<u64>, other: u64| [u64::from(warp.is_some()), warp.unwrap_or(other % warps)];
        let mut inputs = on(launch, random()).to_vec();
        inputs.extend(on(end, random()));
        inputs.extend([random() & every, random() & random() & every]);
        inputs
    }
}

/// The registered block.
pub fn entry() -> BlockEntry {
    BlockEntry {
        name: "warp_lives",
        spec: "6-core-and-isa.md",
        purpose: "which warps live, which slot is free again",
        build: || -> Box<dyn Dut> { Box::new(ready_top!(WarpLives::<8, 3>::default())) },
        stimulus: |_| Box::new(Neighbours::new(8)),
    }
}
