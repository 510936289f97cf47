// SPDX-License-Identifier: MIT
//! The PC of a warp that has left its line for a full lookup.
use super::bundles::MovedTarget;
use crate::bundles::WarpPc;
use crate::cells::DFF;
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
    /// A cycle later: the line whose tag is read; it holds until the next.
    pub line: Signal<Out, Bits<LL>>,
    /// A tag is read.
    pub reads: Signal<Out, Bit>,
    /// Tag of `line`, in the same cycle.
    pub tag: Signal<In, Bits<TAGW>>,
    /// A cycle after `moved`: the PC.
    pub pc: WarpPc<Out, LW, PCW>,
    far: DFF<Bit>,
    warp: DFF<Bits<LW>>,
    from: DFF<Bits<LL>>,
    whole: DFF<Bit>,
    target: DFF<Bits<PCW>>,
    #[value(place_bits)]
    place_bits: Constant<Bits<PCW>>,
    first: Signal<Local, Bits<PCW>>,
}

#[hdl_gen]
impl Logic for Rebuild {
    fn update(&mut self) {
        self.far.d.next = self.moved.far.val();
        if self.moved.far.val() {
            self.warp.d.next = self.moved.warp.val();
            self.whole.d.next = self.moved.whole.val();
            self.target.d.next = self.moved.target.val();
            if !self.moved.whole.val() {
                self.from.d.next = self.moved.from.val();
            }
        }
        self.line.next = self.from.q.val();
        self.reads.next = self.far.q.val() & !self.whole.q.val();
        self.first.next = bit_cast::<PCW, TAGW>(self.tag.val()) << self.place_bits.val();
        if self.whole.q.val() {
            self.first.next = 0.into();
        }
        self.pc.valid.next = self.far.q.val();
        self.pc.warp.next = self.warp.q.val();
        self.pc.pc.next = self.first.val() + self.target.q.val();
    }
}
