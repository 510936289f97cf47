// SPDX-License-Identifier: MIT
//! Textile grant: warps read textures tile by tile and phase by phase (docs/mechanisms/3.md).
//!
//! Each warp has a value TILE.PHASE.TEX of 6 + 5 + 3 bits. A texture instruction marked
//! `.t` adds one to TEX after it issues, one marked `.p` adds one to PHASE and clears TEX;
//! both wrap. Only warps whose value equals the global grant may issue texture
//! instructions. When no live warp holds the granted value, the first warp, counted from the
//! one that set the grant last, that wants to issue a texture instruction sets the grant to
//! its own value: it is elected in one cycle, its value taken in the next.
//!
//! A warp that holds the grant may have no further texture to read, or read for ever, and a warp
//! without it may be what it waits for (at a barrier, or on memory). So that the grant never locks
//! up, it also moves on when warps without it have requested a read in 1023 cycles ([`PATIENCE`])
//! since it was set: in a row or not, and whatever was read meanwhile. Full queues and lanes that
//! take several turns interrupt every request.
//!
//! For the clock, `granted` is a register. It is cleared at once for a warp whose value
//! changes, and for all while the grant moves; whether a value equals the grant is found in
//! the cycle after. No election takes place before (`settled`).
//!
//! Latency: a wish counts after one cycle, a new grant four cycles after the election.
use crate::bundles::LaunchTile;
use crate::cells::DFF;
use crate::prelude::*;

/// Cycles in which warps without the grant request a read before it moves to one of them.
pub const PATIENCE: u32 = 1023;

/// The grant and the values of `W` warps.
#[derive(LogicBlock)]
#[block(new(patience: u32))]
#[check((1..=1023).contains(&patience), "patience: 1 to 1023 cycles")]
pub struct TextileGrant<const W: usize, const LW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Launch of a warp, with its tile.
    pub launch: LaunchTile<In, LW>,
    /// Warps that live.
    pub live: Signal<In, Bits<W>>,
    /// Warps that want to issue a texture instruction.
    pub wants: Signal<In, Bits<W>>,
    /// The warp that issues, one-hot.
    pub issuer: Signal<In, Bits<W>>,
    /// Instructions marked `.t`.
    pub mark_t: Signal<In, Bits<W>>,
    /// Instructions marked `.p`.
    pub mark_p: Signal<In, Bits<W>>,
    /// Warps whose value equals the grant.
    pub granted: Signal<Out, Bits<W>>,
    /// Warps whose TILE.PHASE equals the grant's, a cycle late.
    pub phase_granted: Signal<Out, Bits<W>>,
    /// The grant is set.
    pub count_grant: Signal<Out, Bit>,
    values: [DFF<Bits<14>>; W],
    grant: DFF<Bits<14>>,
    set: DFF<Bit>,
    equal: DFF<Bits<W>>,
    close: DFF<Bits<W>>,
    // `equal` holds for the values and the grant as they are now.
    settled: DFF<Bit>,
    wanted: DFF<Bits<W>>,
    // The warp that is to set the grant, one-hot.
    elected: DFF<Bits<W>>,
    electing: DFF<Bit>,
    // Warps after the one that set the grant last.
    rest: DFF<Bits<W>>,
    // Cycles with a request of a warp without the grant, since it was set.
    waited: DFF<Bits<10>>,
    // That is long enough: `waited` has reached its end.
    patient: DFF<Bit>,
    #[value(patience - 1)]
    last_wait: Constant<Bits<10>>,
    #[value(1)]
    one: Constant<Bits<W>>,
    matching: Signal<Local, Bits<W>>,
    same_phase: Signal<Local, Bits<W>>,
    changed: Signal<Local, Bit>,
    blocked: Signal<Local, Bits<W>>,
    asked: Signal<Local, Bit>,
    elect: Signal<Local, Bit>,
    own: Signal<Local, Bits<14>>,
    first: Signal<Local, Bits<14>>,
    pool: Signal<Local, Bits<W>>,
    chosen: Signal<Local, Bits<W>>,
}

impl<const W: usize, const LW: usize> Default for TextileGrant<W, LW> {
    fn default() -> Self {
        Self::new(PATIENCE)
    }
}

impl<const W: usize, const LW: usize> Logic for TextileGrant<W, LW> {
    #[hdl_gen]
    fn update(&mut self) {
        self.wanted.d.next = self.wants.val();
        self.blocked.next = self.wanted.q.val() & !self.equal.q.val();
        self.pool.next = self.blocked.val() & self.rest.q.val();
        if !self.pool.val().any() {
            self.pool.next = self.blocked.val();
        }
        self.chosen.next = self.pool.val() & (!self.pool.val() + self.one.val());

        // The values, and which of them equal the grant after this cycle.
        self.matching.next = 0.into();
        self.same_phase.next = 0.into();
        self.first.next = 0.into();
        self.changed.next = self.launch.valid.val() | self.electing.q.val();
        for i in 0..W {
            self.own.next = self.values[i].q.val();
            if self.set.q.val() & (self.own.val() == self.grant.q.val()) {
                self.matching.next = self.matching.val().replace_bit(i, true);
            }
            if self.set.q.val() & ((self.own.val() >> 3) == (self.grant.q.val() >> 3)) {
                self.same_phase.next = self.same_phase.val().replace_bit(i, true);
            }
            if self.elected.q.val().get_bit(i) {
                self.first.next = self.first.val() | self.own.val();
            }
            if self.issuer.val().get_bit(i)
                & (self.mark_t.val().get_bit(i) | self.mark_p.val().get_bit(i))
            {
                self.changed.next = true;
                self.matching.next = self.matching.val().replace_bit(i, false);
                if self.mark_p.val().get_bit(i) {
                    // PHASE + 1 without a carry into TILE, TEX = 0.
                    self.own.next = (self.own.val() & 0x3F00) | ((self.own.val() + 8) & 0xF8);
                } else {
                    self.own.next = (self.own.val() & 0x3FF8) | ((self.own.val() + 1) & 7);
                }
            }
            if self.launch.valid.val() & (self.launch.warp.val() == i.to_bits()) {
                self.matching.next = self.matching.val().replace_bit(i, false);
                self.own.next = bit_cast::<14, 6>(self.launch.tile.val()) << 8;
            }
            self.values[i].d.next = self.own.val();
        }

        // The election, and its outcome one cycle later.
        self.asked.next = self.blocked.val().any() & !self.electing.q.val();
        self.elect.next = self.asked.val()
            & self.settled.q.val()
            & (!(self.equal.q.val() & self.live.val()).any() | self.patient.q.val());
        self.electing.d.next = self.elect.val();
        self.elected.d.next = self.chosen.val();
        self.close.d.next = self.same_phase.val();
        self.phase_granted.next = self.close.q.val();
        self.equal.d.next = self.matching.val();
        if self.elect.val() | self.electing.q.val() {
            self.equal.d.next = 0.into();
        }
        self.settled.d.next = !self.changed.val();
        if self.asked.val() & !self.patient.q.val() {
            self.waited.d.next = self.waited.q.val() + 1;
            self.patient.d.next = self.waited.q.val() == self.last_wait.val();
        }
        if self.electing.q.val() {
            self.waited.d.next = 0.into();
            self.patient.d.next = false;
            self.grant.d.next = self.first.val();
            self.set.d.next = true;
            self.rest.d.next = !((self.elected.q.val() << 1) - self.one.val());
        }
        self.count_grant.next = self.electing.q.val();
        self.granted.next = self.equal.q.val();
    }
}
