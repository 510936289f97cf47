// SPDX-License-Identifier: MIT
//! The return stacks of all warps: sixteen places each, in block RAM (docs/core.md).
//!
//! A warp's depth is read while its instruction is in stage 1, its top of stack in stage 2,
//! whatever the instruction is; both are registered in stage E1, where `branch_unit` decides.
//! Calls and returns of one warp are many cycles apart, since their next PC arrives as a redirect.
//!
//! A warp whose last threads of a level have left without returning, by `exit` or `discard`, gets
//! its new depth from `divergence`, which never does so in a cycle in which a push or pop is
//! stored.
//!
//! Latency: pushed or popped in stage E1, stored a cycle later, seen by the warp's next
//! instruction. Throughput: one instruction per cycle. Invariant: no push at depth 16, no pop at
//! depth 0.
use crate::bundles::{LaunchWarp, WarpEvent};
use crate::cells::{LutRam, WarpRam, DFF};
use crate::prelude::*;

/// The return stacks of `W` warps.
#[derive(LogicBlock)]
pub struct ReturnStack<const W: usize, const LW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Launch of a warp: its stack is empty.
    pub launch: LaunchWarp<In, LW>,
    /// An instruction is selected, in stage 1.
    pub select: WarpEvent<In, LW>,
    /// Warp of the instruction in stage E1, two cycles later.
    pub warp: Signal<In, Bits<LW>>,
    /// The instruction in stage E1 is a call.
    pub push: Signal<In, Bit>,
    /// The instruction in stage E1 is a return, of the last threads of its call.
    pub pop: Signal<In, Bit>,
    /// PC of a call that was in stage E1 in the cycle before, in instructions.
    pub pc: Signal<In, Bits<20>>,
    /// The depth of a warp is set.
    pub depth_valid: Signal<In, Bit>,
    /// The warp.
    pub depth_warp: Signal<In, Bits<LW>>,
    /// New depth of `depth_warp`, at most the old one.
    pub new_depth: Signal<In, Bits<5>>,
    /// In stage E1: PCs on the warp's stack, 0 to 16.
    pub depth: Signal<Out, Bits<5>>,
    /// The topmost.
    pub top: Signal<Out, Bits<20>>,
    places: WarpRam<LW, 20>,
    depths: LutRam<LW, 5>,
    // Warps that have not called since they were launched; what `depths` has is of the warp before.
    fresh: DFF<Bits<W>>,
    s2_valid: DFF<Bit>,
    s2_warp: DFF<Bits<LW>>,
    s2_depth: DFF<Bits<5>>,
    #[drives(depth)]
    e1_depth: DFF<Bits<5>>,
    // What was pushed or popped in the cycle before.
    pushed: DFF<Bit>,
    popped: DFF<Bit>,
    moved_warp: DFF<Bits<LW>>,
    moved_depth: DFF<Bits<5>>,
    #[value(1)]
    one: Constant<Bits<W>>,
    level: Signal<Local, Bits<5>>,
    selected: Signal<Local, Bits<W>>,
    below: Signal<Local, Bits<5>>,
    kept: Signal<Local, Bits<W>>,
}

#[hdl_gen]
impl Logic for ReturnStack {
    fn update(&mut self) {
        // Stage 1: depth of the selected warp.
        self.s2_valid.d.next = self.select.valid.val();
        self.depths.read(self.select.warp.val());
        self.level.next = self.depths.read_data.val();
        self.selected.next = self.one.val() << self.select.warp.val();
        if (self.fresh.q.val() & self.selected.val()).any() {
            self.level.next = 0.into();
        }
        if self.select.valid.val() {
            self.s2_warp.d.next = self.select.warp.val();
            self.s2_depth.d.next = self.level.val();
        }
        // Stage 2: what is on top.
        self.below.next = self.s2_depth.q.val() - 1;
        self.places.read_enable.next = self.s2_valid.q.val();
        self.places.read_warp.next = self.s2_warp.q.val();
        self.places.read_place.next = self.below.val().get_bits::<4>(0);
        if self.s2_valid.q.val() {
            self.e1_depth.d.next = self.s2_depth.q.val();
        }
        // Stage E1.
        self.top.next = self.places.read_data.val();
        self.pushed.d.next = self.push.val();
        self.popped.d.next = self.pop.val();
        self.moved_warp.d.next = self.warp.val();
        self.moved_depth.d.next = self.e1_depth.q.val();
        // A cycle later.
        self.places.write_enable.next = self.pushed.q.val();
        self.places.write_warp.next = self.moved_warp.q.val();
        self.places.write_place.next = self.moved_depth.q.val().get_bits::<4>(0);
        self.places.write_data.next = self.pc.val() + 1;
        self.depths.write(
            self.pushed.q.val() | self.popped.q.val(),
            self.moved_warp.q.val(),
            self.moved_depth.q.val() + 1,
        );
        if self.popped.q.val() {
            self.depths.write_data.next = self.moved_depth.q.val() - 1;
        }
        if self.depth_valid.val() {
            self.depths.write(true, self.depth_warp.val(), self.new_depth.val());
        }
        self.kept.next = self.fresh.q.val();
        if self.pushed.q.val() | self.popped.q.val() {
            self.kept.next = self.fresh.q.val() & !(self.one.val() << self.moved_warp.q.val());
        }
        self.fresh.d.next = self.kept.val();
        if self.launch.valid.val() {
            self.fresh.d.next = self.kept.val() | (self.one.val() << self.launch.warp.val());
        }
    }
}
