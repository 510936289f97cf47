// SPDX-License-Identifier: MIT
//! Which warps have not ended, and when their slots are free again (docs/core.md).
//!
//! - **latency**: a launch or an end is seen in `alive` in the next cycle; a slot is named free in
//!   the cycle after it could be
//! - **throughput**: one launch, one end and one free slot a cycle
//! - **invariant**: a slot is named once for each launch, after its end, when it was settled and
//!   not blocked
use crate::bundles::{LaunchWarp, WarpEvent};
use crate::cells::{Highest, Lazy, DFF};
use crate::prelude::*;

/// A warp lives from its launch until its last thread has left; its slot is free when nothing of it
/// is outstanding any more. One slot is freed a cycle, the highest first, and named in the next:
/// the dispatcher, the page table and the workgroups have a cycle for it.
#[derive(LogicBlock)]
pub struct WarpLives<const W: usize, const LW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Launch of a warp.
    pub launch: LaunchWarp<In, LW>,
    /// The last thread of a warp has left.
    pub end: WarpEvent<In, LW>,
    /// Warps without outstanding loads, stores and texture reads.
    pub settled: Signal<In, Bits<W>>,
    /// Warps with another instruction in flight.
    pub blocked: Signal<In, Bits<W>>,
    /// Warps that have not ended, registered.
    pub alive: Signal<Out, Bits<W>>,
    /// A slot is free again, registered.
    pub free: WarpEvent<Out, LW>,
    #[drives(alive)]
    living: DFF<Bits<W>>,
    ended: DFF<Bits<W>>,
    #[drives(free.valid)]
    found: DFF<Bit>,
    #[drives(free.warp)]
    slot: DFF<Bits<LW>>,
    choice: Lazy<Highest<W, LW>>,
    #[value(1)]
    one: Constant<Bits<W>>,
    freeable: Signal<Local, Bits<W>>,
    launched: Signal<Local, Bits<W>>,
    leaving: Signal<Local, Bits<W>>,
}

#[hdl_gen]
impl Logic for WarpLives {
    fn update(&mut self) {
        self.launched.next = 0.into();
        if self.launch.valid.val() {
            self.launched.next = self.one.val() << self.launch.warp.val();
        }
        self.leaving.next = 0.into();
        if self.end.valid.val() {
            self.leaving.next = self.one.val() << self.end.warp.val();
        }
        self.freeable.next = self.ended.q.val() & self.settled.val() & !self.blocked.val();
        self.choice.candidates.next = self.freeable.val();
        self.found.d.next = self.choice.valid.val();
        self.slot.d.next = self.choice.index.val();
        self.living.d.next = (self.living.q.val() | self.launched.val()) & !self.leaving.val();
        self.ended.d.next = (self.ended.q.val() | self.leaving.val()) & !self.choice.chosen.val();
    }
}
