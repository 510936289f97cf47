// SPDX-License-Identifier: MIT
//! Textile grant: warps read textures tile by tile and phase by phase (docs/mechanisms/3.md).
//!
//! Each warp has a value TILE.PHASE.TEX of 6 + 5 + 3 bits. A texture instruction marked
//! `.t` adds one to TEX after it issues, one marked `.p` adds one to PHASE and clears TEX;
//! both wrap. Only warps whose value equals the global grant may issue texture instructions. When
//! no live warp holds the granted value the grant is *open*: every warp may issue a texture
//! instruction, and the one that does, that of the greatest weight, sets the grant to its value. A
//! program's last texture instruction is marked, so that a warp that has issued it holds nothing.
//!
//! So that the grant never locks up, after every 1023 cycles ([`PATIENCE`]) in which a warp without
//! it could have issued a texture instruction it is open to one warp only: the next in turn of
//! those that wait. These cycles need not be in a row, and count whatever is read meanwhile.
//!
//! Latency: an open grant counts in the second cycle after the last read under the old one issued,
//! a new one in the third after the issue that set it.
use crate::bundles::LaunchTile;
use crate::cells::DFF;
use crate::prelude::*;

/// Cycles in which warps without the grant could read before it is open to the next of them.
pub const PATIENCE: u32 = 1023;

/// The grant and the values of `W` warps.
#[derive(LogicBlock)]
#[block(new(patience: u32))]
#[check((1..=1023).contains(&patience), "patience: 1 to 1023 cycles")]
pub struct TextileGrant<const W: usize, const LW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Launch of a warp, with its subtile: TILE.
    pub launch: LaunchTile<In, LW>,
    /// Warps that live.
    pub live: Signal<In, Bits<W>>,
    /// Warps whose instruction reads a texture.
    pub reads: Signal<In, Bits<W>>,
    /// Those of them that could issue it now, the grant left aside.
    pub wants: Signal<In, Bits<W>>,
    /// The warp that issues, one-hot.
    pub issuer: Signal<In, Bits<W>>,
    /// Instructions marked `.t`.
    pub mark_t: Signal<In, Bits<W>>,
    /// Instructions marked `.p`.
    pub mark_p: Signal<In, Bits<W>>,
    /// Warps whose value equals the grant.
    pub granted: Signal<Out, Bits<W>>,
    /// Warps to which the grant is open.
    pub open_to: Signal<Out, Bits<W>>,
    /// Warps whose TILE.PHASE equals the grant's, a cycle late.
    pub phase_granted: Signal<Out, Bits<W>>,
    /// The grant is set.
    pub count_grant: Signal<Out, Bit>,
    values: [DFF<Bits<14>>; W],
    grant: DFF<Bits<14>>,
    equal: DFF<Bits<W>>,
    #[drives(phase_granted)]
    close: DFF<Bits<W>>,
    // No live warp has the value of the grant.
    open: DFF<Bit>,
    // The grant was open in the cycle before: a read that issues now sets it.
    offered: DFF<Bit>,
    wanted: DFF<Bits<W>>,
    // The same, and to the next warp in turn.
    turned: DFF<Bit>,
    // Warps at a read without the grant; those after the last that was the next in turn.
    waiting: DFF<Bits<W>>,
    rest: DFF<Bits<W>>,
    // Cycles in which a warp without the grant could have read, since one was the next in turn.
    waited: DFF<Bits<10>>,
    // That is long enough: `waited` has reached its end.
    patient: DFF<Bit>,
    #[value(patience - 1)]
    last_wait: Constant<Bits<10>>,
    #[value(1)]
    one: Constant<Bits<W>>,
    matching: Signal<Local, Bits<W>>,
    same_phase: Signal<Local, Bits<W>>,
    reading: Signal<Local, Bits<W>>,
    sets: Signal<Local, Bit>,
    forced: Signal<Local, Bit>,
    own: Signal<Local, Bits<14>>,
    first: Signal<Local, Bits<14>>,
    moving: Signal<Local, Bits<W>>,
    next_tex: Signal<Local, Bits<14>>,
    next_phase: Signal<Local, Bits<14>>,
    pool: Signal<Local, Bits<W>>,
}

#[hdl_gen]
impl Logic for TextileGrant {
    fn update(&mut self) {
        self.reading.next = self.issuer.val() & self.reads.val();
        self.sets.next = self.offered.q.val() & self.reading.val().any();

        // The values, and which of them equal the grant.
        self.matching.next = 0.into();
        self.same_phase.next = 0.into();
        self.first.next = 0.into();
        for i in 0..W {
            if self.values[i].q.val() == self.grant.q.val() {
                self.matching.next = self.matching.val().replace_bit(i, true);
            }
            if (self.values[i].q.val() >> 3) == (self.grant.q.val() >> 3) {
                self.same_phase.next = self.same_phase.val().replace_bit(i, true);
            }
            if self.reading.val().get_bit(i) {
                self.first.next = self.first.val() | self.values[i].q.val();
            }
        }
        // The reader's next value: TEX + 1, or PHASE + 1 without a carry into TILE and TEX = 0. Two
        // readers, in two pods, have the same value.
        self.moving.next = self.reading.val() & (self.mark_t.val() | self.mark_p.val());
        self.next_tex.next = (self.first.val() & 0x3FF8) | ((self.first.val() + 1) & 7);
        self.next_phase.next = (self.first.val() & 0x3F00) | ((self.first.val() + 8) & 0xF8);
        self.matching.next = self.matching.val() & !self.moving.val();
        for i in 0..W {
            self.own.next = self.values[i].q.val();
            if self.moving.val().get_bit(i) {
                self.own.next = self.next_tex.val();
                if self.mark_p.val().get_bit(i) {
                    self.own.next = self.next_phase.val();
                }
            }
            if self.launch.valid.val() & (self.launch.warp.val() == i.to_bits()) {
                self.matching.next = self.matching.val().replace_bit(i, false);
                self.own.next = bit_cast::<14, 6>(self.launch.subtile.val()) << 8;
            }
            self.values[i].d.next = self.own.val();
        }
        self.equal.d.next = self.matching.val();
        self.close.d.next = self.same_phase.val();
        // A warp that is launched may hold the grant from the next cycle on.
        self.open.d.next =
            !(self.matching.val() & self.live.val()).any() & !self.launch.valid.val();

        // After too long a wait the first warp in turn without the grant gets it.
        self.wanted.d.next = self.wants.val();
        if (self.wanted.q.val() & !self.equal.q.val()).any() & !self.patient.q.val() {
            self.waited.d.next = self.waited.q.val() + 1;
            self.patient.d.next = self.waited.q.val() == self.last_wait.val();
        }
        self.waiting.d.next = self.reads.val() & self.live.val() & !self.matching.val();
        self.pool.next = self.waiting.q.val() & self.rest.q.val();
        if !self.pool.val().any() {
            self.pool.next = self.waiting.q.val();
        }
        self.forced.next = self.patient.q.val() & self.waiting.q.val().any();

        // Not in the cycle in which a read issues: it may set the grant.
        self.granted.next = self.equal.q.val();
        self.open_to.next = 0.into();
        if self.open.q.val() {
            self.open_to.next = !self.equal.q.val();
        }
        if self.forced.val() {
            self.granted.next = 0.into();
            self.open_to.next = self.pool.val() & (!self.pool.val() + self.one.val());
        }
        if self.reading.val().any() {
            self.open_to.next = 0.into();
        }
        self.offered.d.next = (self.open.q.val() | self.forced.val()) & !self.reading.val().any();
        self.turned.d.next = self.forced.val() & !self.reading.val().any();
        self.count_grant.next = self.sets.val();
        if self.sets.val() {
            self.granted.next = 0.into();
            self.grant.d.next = self.first.val();
            self.equal.d.next = 0.into();
            self.open.d.next = false;
            if self.turned.q.val() {
                self.waited.d.next = 0.into();
                self.patient.d.next = false;
                // Warps after this one.
                self.rest.d.next = !((self.reading.val() << 1) - self.one.val());
            }
        }
    }
}
