// SPDX-License-Identifier: MIT
//! When the next instruction may be selected after one that takes several turns in the
//! [`lanes`](super::lanes).
//!
//! - **throughput**: with `L` lanes for `T` threads: `T / L` cycles from an instruction of the
//!   lanes to the next instruction, else one
use crate::cells::DFF;
use crate::prelude::*;

/// The pace of `W` warps of `T` threads; `TL` is the logarithm of `T`.
#[derive(LogicBlock)]
#[block(new(lanes: usize))]
#[derived(turns = T / lanes)]
pub struct Pace<const W: usize, const T: usize, const TL: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The warp whose instruction is selected, one bit high.
    pub select_mask: Signal<In, Bits<W>>,
    /// Warps whose instruction uses the lanes.
    pub for_lanes: Signal<In, Bits<W>>,
    /// Nothing is to be selected for the next cycle.
    pub closed: Signal<Out, Bit>,
    left: DFF<Bits<TL>>,
    #[value(turns.saturating_sub(2) as u64)]
    further: Constant<Bits<TL>>,
    #[value(turns > 1)]
    several: Constant<Bit>,
    taken: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for Pace {
    fn update(&mut self) {
        self.taken.next = false;
        if self.several.val() {
            self.taken.next = (self.for_lanes.val() & self.select_mask.val()).any();
            if self.left.q.val().any() {
                self.left.d.next = self.left.q.val() - 1;
            }
            if self.taken.val() {
                self.left.d.next = self.further.val();
            }
        }
        self.closed.next = self.taken.val() | self.left.q.val().any();
    }
}
