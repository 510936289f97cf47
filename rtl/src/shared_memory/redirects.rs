// SPDX-License-Identifier: MIT
//! Where a warp continues after its access: at the same instruction when threads are left over.
use crate::bundles::{Redirect, SharedLaunch};
use crate::cells::{Lazy, RoundRobin, DFF};
use crate::prelude::*;

/// The redirects of `W` warps: sent at once, or when the earlier ones have been taken.
///
/// Latency: one cycle. Invariant: a warp has one access between E1 and its redirect.
#[derive(LogicBlock)]
pub struct Redirects<const W: usize, const LW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A warp starts: no thread of it is left over.
    pub launch: SharedLaunch<In, LW>,
    /// A warp has had its turn, for one cycle.
    pub turn: Redirect<In, LW>,
    /// Warps with threads left over, from the cycle after their turn on.
    pub left_over: Signal<Out, Bits<W>>,
    /// The same a cycle later, from registers.
    pub replay: Signal<Out, Bits<W>>,
    /// Redirect to the front end; it holds until `redirect_ready`.
    pub redirect: Redirect<Out, LW>,
    /// The front end takes the redirect in this cycle.
    pub redirect_ready: Signal<In, Bit>,
    #[drives(replay)]
    replaying: DFF<Bits<W>>,
    // The turn of the cycle before, one-hot: `turn.again` arrives late and selects among many
    // warps.
    turned: DFF<Bits<W>>,
    again: DFF<Bit>,
    waiting: DFF<Bits<W>>,
    chooser: Lazy<RoundRobin<W, LW>>,
    out: Registers<Redirect<Local, LW>>,
    #[value(1)]
    one: Constant<Bits<W>>,
    own: Signal<Local, Bits<W>>,
    launched: Signal<Local, Bits<W>>,
}

#[hdl_gen]
impl Logic for Redirects {
    fn update(&mut self) {
        self.own.next = 0.into();
        if self.turn.valid.val() {
            self.own.next = self.one.val() << self.turn.warp.val();
        }
        self.launched.next = 0.into();
        if self.launch.valid.val() {
            self.launched.next = self.one.val() << self.launch.warp.val();
        }
        self.turned.d.next = self.own.val();
        self.again.d.next = self.turn.again.val();
        self.left_over.next = self.replaying.q.val() & !self.turned.q.val();
        if self.again.q.val() {
            self.left_over.next = self.replaying.q.val() | self.turned.q.val();
        }
        self.replaying.d.next = self.left_over.val() & !self.launched.val();
        self.chooser.requests.next = self.waiting.q.val();
        self.chooser.last.next = self.out.q.warp.val();
        self.waiting.d.next = self.waiting.q.val() | self.own.val();
        if !self.out.q.valid.val() | self.redirect_ready.val() {
            self.waiting.d.next = self.waiting.q.val();
            if self.turn.valid.val() {
                self.turn.drive(&mut self.out.d);
            }
            self.out.d.valid.next = self.turn.valid.val() | self.chooser.valid.val();
            if self.chooser.valid.val() {
                self.out.d.warp.next = self.chooser.index.val();
                self.out.d.again.next = (self.left_over.val() & self.chooser.chosen.val()).any();
                self.waiting.d.next =
                    (self.waiting.q.val() & !self.chooser.chosen.val()) | self.own.val();
            }
        }
        self.out.q.drive(&mut self.redirect);
    }
}
