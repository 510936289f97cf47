// SPDX-License-Identifier: MIT
//! Workgroups: their places in shared memory, and the barrier (docs/core.md).
//!
//! The warps of a workgroup are launched one after the other, when slots and shared memory are
//! free for all of them. The block gives each workgroup one of up to `W` *places*, as many as fit
//! the shared memory; place `g` starts at row `g * rows`.
//!
//! A warp that arrives at a barrier is held until every live warp of its workgroup has arrived. A
//! warp that has ended, by a fault too, is not waited for. The check looks at one workgroup per
//! cycle: every second cycle at that of the warp that arrived or was freed last, else at all in
//! turn. The same look frees the place of a workgroup of which no warp is left.
//!
//! Warps of tasks whose workgroups never meet are launched beside them: they have no place and are
//! not waited for.
//!
//! - **latency**: a place is chosen a cycle before the launch; held in the cycle after the arrival,
//!   free two or three cycles after the last one; at most 2 W + 2 cycles after a warp that ends
//!   instead
//! - **invariant**: a place belongs to one workgroup at a time; all warps of a workgroup pass a
//!   barrier in one cycle
use crate::bundles::{Launch, WarpEvent};
use crate::cells::{Lazy, Lowest, LutRam, DFF};
use crate::prelude::*;

/// The workgroups of a core with `W` warps.
#[derive(LogicBlock)]
#[block(new(rows: usize))]
#[check(1 << LW == W, "LW is the logarithm of W")]
#[check(rows <= 4096, "row numbers have 12 bits")]
pub struct Workgroups<const W: usize, const LW: usize, const T: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Pulse: a new grid.
    pub start: Signal<In, Bit>,
    /// Rows of shared memory of a workgroup; holds while the grid runs.
    pub rows: Signal<In, Bits<12>>,
    /// Launch of a warp; a place is given with the first of a workgroup whose warps are launched
    /// together. Other warps belong to no workgroup here.
    pub launch: Launch<In, LW, T>,
    /// More warps of the workgroup may follow that launched last.
    pub open: Signal<In, Bit>,
    /// Slots in use.
    pub busy: Signal<In, Bits<W>>,
    /// Warps that have not ended.
    pub alive: Signal<In, Bits<W>>,
    /// A slot is free again.
    pub free: WarpEvent<In, LW>,
    /// A warp arrives at a barrier.
    pub arrive: WarpEvent<In, LW>,
    /// A place is free for a workgroup that is launched in the next cycle.
    pub ready: Signal<Out, Bit>,
    /// First row of the workgroup that launches, in the cycle of the launch.
    pub base: Signal<Out, Bits<12>>,
    /// Warps that wait at a barrier.
    pub held: Signal<Out, Bits<W>>,
    // Places that fit the memory, and the walk that finds them.
    fitting: DFF<Bits<W>>,
    opening: DFF<Bit>,
    opened: DFF<Bits<LW>>,
    next_base: DFF<Bits<13>>,
    bases: LutRam<LW, 12>,
    taken: DFF<Bits<W>>,
    current: DFF<Bits<LW>>,
    choice: Lazy<Lowest<W, LW>>,
    // The place for the next workgroup, as `ready` found it in the cycle before.
    coming: DFF<Bits<LW>>,
    place_of: [DFF<Bits<LW>>; W],
    #[drives(held)]
    waits: DFF<Bits<W>>,
    joined: DFF<Bits<W>>,
    look: DFF<Bits<LW>>,
    pointer: DFF<Bits<LW>>,
    // Which place is checked next: in every second cycle that of the last event, else that of the
    // pointer.
    turn: DFF<Bit>,
    noted: DFF<Bit>,
    noted_place: DFF<Bits<LW>>,
    #[value(rows as u64)]
    total: Constant<Bits<13>>,
    #[value(1)]
    one: Constant<Bits<W>>,
    reach: Signal<Local, Bits<13>>,
    place: Signal<Local, Bits<LW>>,
    launched: Signal<Local, Bits<W>>,
    arrived: Signal<Local, Bits<W>>,
    members: Signal<Local, Bits<W>>,
    missing: Signal<Local, Bits<W>>,
    closed: Signal<Local, Bit>,
    passing: Signal<Local, Bits<W>>,
    vacated: Signal<Local, Bits<W>>,
    entered: Signal<Local, Bits<W>>,
    arrive_place: Signal<Local, Bits<LW>>,
    free_place: Signal<Local, Bits<LW>>,
    happens: Signal<Local, Bit>,
    event_place: Signal<Local, Bits<LW>>,
}

#[hdl_gen]
impl Logic for Workgroups {
    fn update(&mut self) {
        // After the start: the places that fit, one a cycle.
        self.reach.next = self.next_base.q.val() + bit_cast::<13, 12>(self.rows.val());
        self.bases.write(
            self.opening.q.val(),
            self.opened.q.val(),
            bit_cast::<12, 13>(self.next_base.q.val()),
        );
        if self.opening.q.val() {
            self.opened.d.next = self.opened.q.val() + 1;
            self.next_base.d.next = self.reach.val();
            if self.reach.val() <= self.total.val() {
                self.fitting.d.next =
                    self.fitting.q.val() | (self.one.val() << self.opened.q.val());
            } else {
                self.opening.d.next = false;
            }
            if self.opened.q.val().all() {
                self.opening.d.next = false;
            }
        }

        // A place for the next workgroup.
        self.choice.candidates.next = self.fitting.q.val() & !self.taken.q.val();
        self.ready.next = self.choice.valid.val();
        self.coming.d.next = self.choice.index.val();
        self.place.next = self.coming.q.val();
        if !self.launch.first.val() {
            self.place.next = self.current.q.val();
        }
        self.bases.read(self.place.val());
        self.base.next = self.bases.read_data.val();
        self.launched.next = 0.into();
        self.entered.next = 0.into();
        if self.launch.valid.val() {
            self.launched.next = self.one.val() << self.launch.warp.val();
            if self.launch.together.val() {
                self.entered.next = self.one.val() << self.place.val();
                self.current.d.next = self.place.val();
            }
        }
        self.joined.d.next = self.joined.q.val() & !self.launched.val();
        if self.launch.together.val() {
            self.joined.d.next = self.joined.q.val() | self.launched.val();
        }

        // The workgroup of this cycle's check: warps that have not arrived, warps left.
        self.members.next = 0.into();
        self.happens.next = self.arrive.valid.val() | self.free.valid.val();
        self.arrive_place.next = 0.into();
        self.free_place.next = 0.into();
        for i in 0..W {
            if self.launched.val().get_bit(i) {
                self.place_of[i].d.next = self.place.val();
            }
            if self.place_of[i].q.val() == self.look.q.val() {
                self.members.next = self
                    .members
                    .val()
                    .replace_bit(i, self.busy.val().get_bit(i) & self.joined.q.val().get_bit(i));
            }
            if self.arrive.warp.val() == i.to_bits() {
                self.arrive_place.next = self.arrive_place.val() | self.place_of[i].q.val();
            }
            if self.free.warp.val() == i.to_bits() {
                self.free_place.next = self.free_place.val() | self.place_of[i].q.val();
            }
        }
        // `arrive_valid` is late: both places are looked up first, and selected last.
        self.event_place.next = self.noted_place.q.val();
        if self.free.valid.val() {
            self.event_place.next = self.free_place.val();
        }
        if self.arrive.valid.val() {
            self.event_place.next = self.arrive_place.val();
        }
        self.happens.next = self.happens.val() | self.noted.q.val();
        self.turn.d.next = !self.turn.q.val();
        self.noted_place.d.next = self.event_place.val();
        if self.turn.q.val() & self.happens.val() {
            self.look.d.next = self.event_place.val();
            self.noted.d.next = false;
        } else {
            self.look.d.next = self.pointer.q.val();
            self.pointer.d.next = self.pointer.q.val() + 1;
            self.noted.d.next = self.happens.val();
        }
        self.closed.next = !self.open.val() | (self.current.q.val() != self.look.q.val());
        self.missing.next = self.members.val() & self.alive.val() & !self.waits.q.val();
        self.passing.next = 0.into();
        self.vacated.next = 0.into();
        if self.closed.val() {
            if !self.missing.val().any() {
                self.passing.next = self.members.val();
            }
            if !self.members.val().any() {
                self.vacated.next = self.one.val() << self.look.q.val();
            }
        }
        self.arrived.next = 0.into();
        if self.arrive.valid.val() {
            self.arrived.next = self.one.val() << self.arrive.warp.val();
        }
        self.waits.d.next = ((self.waits.q.val() & !self.passing.val()) | self.arrived.val())
            & !self.launched.val();
        self.taken.d.next = (self.taken.q.val() & !self.vacated.val()) | self.entered.val();

        if self.start.val() {
            self.fitting.d.next = 0.into();
            self.opening.d.next = true;
            self.opened.d.next = 0.into();
            self.next_base.d.next = 0.into();
            self.taken.d.next = 0.into();
            self.waits.d.next = 0.into();
        }
    }
}
