// SPDX-License-Identifier: MIT
//! Weights: what makes one warp go before another (docs/mechanisms/3.md).
//!
//! The kernel of every [`WeightForm`]. `docs/scheduling-policies.md` walks through adding one.
//!
//! | bit of the key | bit fields | additive | credit | flat | greedy |
//! | --- | --- | --- | --- | --- | --- |
//! | 12 | the patrol is there | the same | the same | - | the same |
//! | 11 | replay, or the textile grant | replay | - | - | the last winner |
//! | 10 | target pipe not oversubscribed | - | - | - | - |
//! | 9 .. 7 | age of the tile | sum, 9 .. 1 | - | - | age, 9 .. 5 |
//! | 6 .. 1 | credit | sum | credit | - | - |
//! | 0 | follows the last winner, so that ties go round robin (in every form) | | | | |
//!
//! The additive form sums the credit plus 32, the texture bonus (pixel warps whose tile and phase
//! equal those of the grant), the age scale times the age (pixel warps), the bonus of the warp's
//! type and the pipe bonus (the only pipe that takes the instruction is the less loaded one). The
//! host sets the bonuses ([`SchedulerSettings`](crate::config::SchedulerSettings)).
//!
//! Combinational, but for the bonuses of the additive form: their sum is taken a cycle ahead,
//! so that one adder is left in the path from the credits to the comparison network.
use crate::cells::DFF;
use crate::config::WeightForm;
use crate::prelude::*;

/// The weights of `W` warps.
#[derive(LogicBlock)]
#[block(new(form: WeightForm))]
pub struct Weight<const W: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Bonuses of additive weights: texture 5:0, age 8:6, types 14:9, 20:15, 26:21, pipe 32:27.
    pub bonuses: Signal<In, Bits<33>>,
    /// The warp on which the patrol is, one-hot, until it issues.
    pub overdue: Signal<In, Bits<W>>,
    /// Warps after the last winner.
    pub follows: Signal<In, Bits<W>>,
    /// The last winner, one-hot.
    pub won: Signal<In, Bits<W>>,
    /// Warps whose instruction is replayed.
    pub replay: Signal<In, Bits<W>>,
    /// Warps whose TILE.PHASE.TEX equals the grant.
    pub granted: Signal<In, Bits<W>>,
    /// Warps whose TILE.PHASE equals the grant's.
    pub phase_granted: Signal<In, Bits<W>>,
    /// Warps whose only pipe is oversubscribed.
    pub slow_pipe: Signal<In, Bits<W>>,
    /// Warps whose only pipe is the less loaded one.
    pub idle_pipe: Signal<In, Bits<W>>,
    /// Vertex warps.
    pub vertex: Signal<In, Bits<W>>,
    /// Compute warps; the rest are pixel warps.
    pub compute: Signal<In, Bits<W>>,
    /// Tiles launched since a warp's own, up to 7; with the greedy form warps, up to 31.
    pub age: [Signal<In, Bits<5>>; W],
    /// Credits plus 32.
    pub credit: [Signal<In, Bits<6>>; W],
    /// The keys.
    pub key: [Signal<Out, Bits<13>>; W],
    sums: [DFF<Bits<9>>; W],
    #[value(form as u64)]
    form: Constant<Bits<4>>,
    scaled: Signal<Local, Bits<9>>,
    sum: Signal<Local, Bits<9>>,
    own: Signal<Local, Bits<13>>,
}

#[hdl_gen]
impl Logic for Weight {
    fn update(&mut self) {
        for i in 0..W {
            self.sum.next = 0.into();
            self.scaled.next = 0.into();
            if self.form.val() == WeightForm::Additive as u64 {
                self.sum.next = bit_cast::<9, 6>(self.bonuses.val().get_bits::<6>(9));
                if self.vertex.val().get_bit(i) {
                    self.sum.next = bit_cast::<9, 6>(self.bonuses.val().get_bits::<6>(15));
                }
                if self.compute.val().get_bit(i) {
                    self.sum.next = bit_cast::<9, 6>(self.bonuses.val().get_bits::<6>(21));
                }
                if !self.vertex.val().get_bit(i) & !self.compute.val().get_bit(i) {
                    if self.phase_granted.val().get_bit(i) {
                        self.sum.next =
                            self.sum.val() + bit_cast::<9, 6>(self.bonuses.val().get_bits::<6>(0));
                    }
                    if self.bonuses.val().get_bit(6) {
                        self.scaled.next = bit_cast::<9, 5>(self.age[i].val());
                    }
                    if self.bonuses.val().get_bit(7) {
                        self.scaled.next =
                            self.scaled.val() + (bit_cast::<9, 5>(self.age[i].val()) << 1);
                    }
                    if self.bonuses.val().get_bit(8) {
                        self.scaled.next =
                            self.scaled.val() + (bit_cast::<9, 5>(self.age[i].val()) << 2);
                    }
                }
                if self.idle_pipe.val().get_bit(i) {
                    self.sum.next =
                        self.sum.val() + bit_cast::<9, 6>(self.bonuses.val().get_bits::<6>(27));
                }
            }
            self.sums[i].d.next = self.sum.val() + self.scaled.val();
            self.own.next = 0.into();
            if self.form.val() != WeightForm::Flat as u64 {
                self.own.next = bit_cast::<13, 6>(self.credit[i].val()) << 1;
            }
            if self.form.val() == WeightForm::BitFields as u64 {
                self.own.next = self.own.val() | (bit_cast::<13, 5>(self.age[i].val()) << 7);
                self.own.next = self.own.val().replace_bit(10, !self.slow_pipe.val().get_bit(i));
                self.own.next = self
                    .own
                    .val()
                    .replace_bit(11, (self.replay.val() | self.granted.val()).get_bit(i));
            }
            if self.form.val() == WeightForm::Additive as u64 {
                self.sum.next = self.sums[i].q.val() + bit_cast::<9, 6>(self.credit[i].val());
                self.own.next = (bit_cast::<13, 9>(self.sum.val()) << 1)
                    .replace_bit(11, self.replay.val().get_bit(i));
            }
            if self.form.val() == WeightForm::Greedy as u64 {
                self.own.next = bit_cast::<13, 5>(self.age[i].val()) << 5;
                self.own.next = self.own.val().replace_bit(11, self.won.val().get_bit(i));
            }
            if self.form.val() != WeightForm::Flat as u64 {
                self.own.next = self.own.val().replace_bit(12, self.overdue.val().get_bit(i));
            }
            self.own.next = self.own.val().replace_bit(0, self.follows.val().get_bit(i));
            self.key[i].next = self.own.val();
        }
    }
}
