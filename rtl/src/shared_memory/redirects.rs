// SPDX-License-Identifier: MIT
//! Where a warp goes on after its access: at the same instruction when threads are left over.
use crate::cells::{Lazy, RoundRobin, DFF};
use crate::prelude::*;

/// The redirects of `W` warps: at once, or when those before it have gone.
///
/// Latency: one cycle. Invariant: a warp has one access between E1 and its redirect.
#[derive(LogicBlock)]
pub struct Redirects<const W: usize, const LW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A warp starts: nothing of it is left over.
    pub launch_valid: Signal<In, Bit>,
    /// Its slot.
    pub launch_warp: Signal<In, Bits<LW>>,
    /// A warp has had its turn.
    pub turn_valid: Signal<In, Bit>,
    /// The warp.
    pub turn_warp: Signal<In, Bits<LW>>,
    /// Threads of it are left over.
    pub turn_again: Signal<In, Bit>,
    /// The front end takes the redirect.
    pub redirect_ready: Signal<In, Bit>,
    /// Warps with threads left over, a cycle after their turn.
    pub left_over: Signal<Out, Bits<W>>,
    /// The same a cycle later, from registers.
    pub replay: Signal<Out, Bits<W>>,
    /// A warp goes on.
    pub redirect_valid: Signal<Out, Bit>,
    /// The warp.
    pub redirect_warp: Signal<Out, Bits<LW>>,
    /// At the same instruction; else at the next one.
    pub redirect_again: Signal<Out, Bit>,
    replaying: DFF<Bits<W>>,
    // The turn of the cycle before: whether threads are left over is known late, and there are many
    // warps.
    turned: DFF<Bits<W>>,
    again: DFF<Bit>,
    waiting: DFF<Bits<W>>,
    chooser: Lazy<RoundRobin<W, LW>>,
    out_valid: DFF<Bit>,
    out_warp: DFF<Bits<LW>>,
    out_again: DFF<Bit>,
    #[value(1)]
    one: Constant<Bits<W>>,
    own: Signal<Local, Bits<W>>,
    launched: Signal<Local, Bits<W>>,
    free: Signal<Local, Bit>,
}

impl<const W: usize, const LW: usize> Logic for Redirects<W, LW> {
    #[hdl_gen]
    fn update(&mut self) {
        self.own.next = 0.into();
        if self.turn_valid.val() {
            self.own.next = self.one.val() << self.turn_warp.val();
        }
        self.launched.next = 0.into();
        if self.launch_valid.val() {
            self.launched.next = self.one.val() << self.launch_warp.val();
        }
        self.turned.d.next = self.own.val();
        self.again.d.next = self.turn_again.val();
        self.left_over.next = self.replaying.q.val() & !self.turned.q.val();
        if self.again.q.val() {
            self.left_over.next = self.replaying.q.val() | self.turned.q.val();
        }
        self.replaying.d.next = self.left_over.val() & !self.launched.val();
        self.replay.next = self.replaying.q.val();
        self.chooser.requests.next = self.waiting.q.val();
        self.chooser.last.next = self.out_warp.q.val();
        self.free.next = !self.out_valid.q.val() | self.redirect_ready.val();
        if self.free.val() {
            self.out_valid.d.next = self.turn_valid.val() | self.chooser.valid.val();
            if self.turn_valid.val() {
                self.out_warp.d.next = self.turn_warp.val();
                self.out_again.d.next = self.turn_again.val();
            }
            if self.chooser.valid.val() {
                self.out_warp.d.next = self.chooser.index.val();
                self.out_again.d.next = (self.left_over.val() & self.chooser.chosen.val()).any();
                self.waiting.d.next =
                    (self.waiting.q.val() & !self.chooser.chosen.val()) | self.own.val();
            }
        } else {
            self.waiting.d.next = self.waiting.q.val() | self.own.val();
        }
        self.redirect_valid.next = self.out_valid.q.val();
        self.redirect_warp.next = self.out_warp.q.val();
        self.redirect_again.next = self.out_again.q.val();
    }
}
