// SPDX-License-Identifier: MIT
//! The PC of a warp that has left its line for a full lookup.
use super::bundles::{CacheLine, MovedTarget};
use crate::bundles::WarpPc;
use crate::prelude::*;

/// Makes the PC from the tag of the line that the warp has left, in the cycle after the move
/// (`LW`, `LL` bits of warp and line number, PCs of `PCW` bits, tags of `TAGW`).
///
/// The tag is read for such a warp only; a line that was left keeps its tag for longer than that.
#[derive(LogicBlock)]
#[block(new(place_bits: u32))]
pub struct Rebuild<const LW: usize, const LL: usize, const PCW: usize, const TAGW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A warp moves.
    pub moved: MovedTarget<In, LW, LL, PCW>,
    /// A cycle later: the line whose tag is read.
    pub read: CacheLine<Out, LL>,
    /// The tag, in the same cycle.
    pub tag: Signal<In, Bits<TAGW>>,
    /// A cycle after `moved`: the PC.
    pub pc: WarpPc<Out, LW, PCW>,
    last: Registers<MovedTarget<Local, LW, LL, PCW>>,
    #[value(place_bits)]
    place_bits: Constant<Bits<PCW>>,
    first: Signal<Local, Bits<PCW>>,
}

#[hdl_gen]
impl Logic for Rebuild {
    fn update(&mut self) {
        if self.moved.far.val() {
            self.moved.drive(&mut self.last.d);
        }
        self.last.d.far.next = self.moved.far.val();
        self.read.line.next = self.last.q.from.val();
        self.read.valid.next = self.last.q.far.val() & !self.last.q.whole.val();
        self.first.next = bit_cast::<PCW, TAGW>(self.tag.val()) << self.place_bits.val();
        if self.last.q.whole.val() {
            self.first.next = 0.into();
        }
        self.pc.valid.next = self.last.q.far.val();
        self.pc.warp.next = self.last.q.warp.val();
        self.pc.pc.next = self.first.val() + self.last.q.target.val();
    }
}
