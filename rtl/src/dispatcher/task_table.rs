// SPDX-License-Identifier: MIT
//! The tasks of a launch: what the host wrote of each, and how far its walk has come.
use crate::bundles::{TaskShape, TaskWord, Walk};
use crate::cells::{LutRam, DFF};
use crate::prelude::*;

/// Up to four tasks that take turns.
///
/// The dispatcher walks the grid of one of them, the present one, in registers of its own; the
/// walks of the others stand here. In a cycle of `turning` the present walk is put away and the
/// next one is shown, which is then the present one: the next live task in turn. `others` and
/// `live` count for what `ended` says from the next cycle on.
///
/// - **0**: 19:0 first instruction, 27:20 slots that it waits for, 29:28 type, 30 linear grid, 31
///   workgroups together
/// - **1**: 15:0 columns, 31:16 rows; of a linear grid 23:0 threads
/// - **2**: 6:0 registers of a thread, 16:8 warps of a workgroup
#[derive(LogicBlock)]
#[block(new(page: usize))]
pub struct TaskTable {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The host writes a word of a task.
    pub write: TaskWord<In>,
    /// Pulse: the tasks 0 to `last` begin. The next cycle is one of `turning`.
    pub start: Signal<In, Bit>,
    /// The last task.
    pub last: Signal<In, Bits<2>>,
    /// The next task's turn begins.
    pub turning: Signal<In, Bit>,
    /// The present walk ends in this cycle.
    pub ended: Signal<In, Bit>,
    /// The walk of the present task, stored in a cycle of `turning`.
    pub put: Walk<In>,
    /// A task besides the present one has not ended.
    pub others: Signal<Out, Bit>,
    /// Any task has not ended.
    pub live: Signal<Out, Bit>,
    /// The next task, in a cycle of `turning`.
    pub next: TaskShape<Out>,
    /// The next task has nothing to launch.
    pub empty: Signal<Out, Bit>,
    /// The walk of the next task.
    pub walk: Walk<Out>,
    abouts: LutRam<2, 32>,
    grids: LutRam<2, 32>,
    sizes: LutRam<2, 12>,
    ids: LutRam<2, 24>,
    spots: LutRam<2, 32>,
    rests: LutRam<2, 25>,
    groups: LutRam<2, 24>,
    current: DFF<Bits<2>>,
    // The task after the present one, found a cycle ahead.
    following: DFF<Bits<2>>,
    alive: DFF<Bits<4>>,
    fresh: DFF<Bits<4>>,
    #[value(page as u64)]
    page: Constant<Bits<3>>,
    #[value((1_u64 << page) - 1)]
    in_page: Constant<Bits<7>>,
    #[value(1)]
    one: Constant<Bits<4>>,
    whole: Signal<Local, Bits<7>>,
    size: Signal<Local, Bits<12>>,
    present: Signal<Local, Bits<4>>,
    coming: Signal<Local, Bits<4>>,
    begins: Signal<Local, Bit>,
    gone: Signal<Local, Bits<4>>,
    after: Signal<Local, Bits<2>>,
    rest: Signal<Local, Bits<25>>,
}

#[hdl_gen]
impl Logic for TaskTable {
    fn update(&mut self) {
        // What the host writes; registers become whole pages here.
        self.abouts.write(
            self.write.valid.val() & (self.write.word.val() == 0),
            self.write.number.val(),
            self.write.data.val(),
        );
        self.grids.write(
            self.write.valid.val() & (self.write.word.val() == 1),
            self.write.number.val(),
            self.write.data.val(),
        );
        self.whole.next = self.write.data.val().get_bits::<7>(0) + self.in_page.val();
        self.whole.next = self.whole.val() >> self.page.val();
        self.size.next = bit_cast::<12, 9>(self.write.data.val().get_bits::<9>(8)) << 3;
        self.size.next = self.size.val() | bit_cast::<12, 3>(self.whole.val().get_bits::<3>(0));
        self.sizes.write(
            self.write.valid.val() & (self.write.word.val() == 2),
            self.write.number.val(),
            self.size.val(),
        );

        // The next live task in turn.
        self.following.d.next = self.current.q.val();
        self.after.next = self.current.q.val() + 3;
        for i in 0..4 {
            if self.alive.q.val().get_bit(i) & (self.after.val() == i.to_bits()) {
                self.following.d.next = i.to_bits();
            }
        }
        self.after.next = self.current.q.val() + 2;
        for i in 0..4 {
            if self.alive.q.val().get_bit(i) & (self.after.val() == i.to_bits()) {
                self.following.d.next = i.to_bits();
            }
        }
        self.after.next = self.current.q.val() + 1;
        for i in 0..4 {
            if self.alive.q.val().get_bit(i) & (self.after.val() == i.to_bits()) {
                self.following.d.next = i.to_bits();
            }
        }
        self.present.next = self.one.val() << self.current.q.val();
        self.coming.next = self.one.val() << self.following.q.val();
        self.others.next = (self.alive.q.val() & !self.present.val()).any();
        self.live.next = self.alive.q.val().any();

        // The walks.
        self.ids.write(self.turning.val(), self.current.q.val(), self.put.id.val());
        self.spots.write(self.turning.val(), self.current.q.val(), self.put.spot.val());
        // Tile 5:0, quad 9:6, place in the workgroup 18:10, subtile 24:19.
        self.rest.next = bit_cast::<25, 6>(self.put.tile.val())
            | (bit_cast::<25, 4>(self.put.quad.val()) << 6)
            | (bit_cast::<25, 9>(self.put.place.val()) << 10)
            | (bit_cast::<25, 6>(self.put.subtile.val()) << 19);
        self.rests.write(self.turning.val(), self.current.q.val(), self.rest.val());
        self.groups.write(self.turning.val(), self.current.q.val(), self.put.group.val());
        self.abouts.read(self.following.q.val());
        self.grids.read(self.following.q.val());
        self.sizes.read(self.following.q.val());
        self.ids.read(self.following.q.val());
        self.spots.read(self.following.q.val());
        self.rests.read(self.following.q.val());
        self.groups.read(self.following.q.val());
        self.next.about.next = self.abouts.read_data.val().into();
        self.next.grid.next = self.grids.read_data.val();
        self.next.pages.next = self.sizes.read_data.val().get_bits::<3>(0);
        self.next.group_warps.next = self.sizes.read_data.val().get_bits::<9>(3);
        self.walk.id.next = self.ids.read_data.val();
        self.walk.spot.next = self.spots.read_data.val();
        self.walk.tile.next = self.rests.read_data.val().get_bits::<6>(0);
        self.walk.quad.next = self.rests.read_data.val().get_bits::<4>(6);
        self.walk.place.next = self.rests.read_data.val().get_bits::<9>(10);
        self.walk.subtile.next = self.rests.read_data.val().get_bits::<6>(19);
        self.walk.group.next = self.groups.read_data.val();
        self.begins.next = (self.fresh.q.val() & self.coming.val()).any();
        self.empty.next = false;
        if self.begins.val() {
            self.walk.id.next = 0.into();
            self.walk.spot.next = 0.into();
            self.walk.tile.next = 0.into();
            self.walk.quad.next = 0.into();
            self.walk.place.next = 0.into();
            self.walk.group.next = 0.into();
            self.empty.next = !self.grids.read_data.val().get_bits::<16>(0).any()
                | !self.grids.read_data.val().get_bits::<16>(16).any();
            if self.next.about.val().linear {
                self.walk.spot.next = self.grids.read_data.val() & 0xFF_FFFF;
                self.empty.next = !self.grids.read_data.val().get_bits::<24>(0).any();
            }
        }

        self.gone.next = 0.into();
        if self.ended.val() {
            self.gone.next = self.present.val();
        }
        if self.turning.val() {
            self.current.d.next = self.following.q.val();
            self.fresh.d.next = self.fresh.q.val() & !self.coming.val();
            if self.empty.val() {
                self.gone.next = self.coming.val();
            }
        }
        self.alive.d.next = self.alive.q.val() & !self.gone.val();
        if self.start.val() {
            self.current.d.next = 3.into();
            self.following.d.next = 0.into();
            self.fresh.d.next = 15.into();
            self.alive.d.next = 1.into();
            if self.last.val() == 1 {
                self.alive.d.next = 3.into();
            }
            if self.last.val() == 2 {
                self.alive.d.next = 7.into();
            }
            if self.last.val() == 3 {
                self.alive.d.next = 15.into();
            }
        }
    }
}
