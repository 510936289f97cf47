// SPDX-License-Identifier: MIT
//! Dispatcher: walks the grids of a launch's tasks, keeps the resource table, launches warps
//! (docs/mechanisms/5.md, pool control; docs/core.md).
//!
//! A two-dimensional grid is walked in tiles of 8 x 8 pixels, tiles row by row, the sixteen quads
//! of a tile row by row. Quads wholly outside the grid are skipped, one a cycle; lanes outside are
//! masked. A warp of eight threads takes two quads side by side. A one-dimensional grid is walked
//! warp by warp.
//!
//! A launch is up to four tasks, each with its program entry, grid, registers and workgroups
//! ([`task_table`]). They take turns: after each warp (each workgroup, where its warps are launched
//! together) the next task that has warps left gets its turn. One for which there is no room now
//! passes its turn on. Each change of turns takes a cycle, in which the walk of one task goes into
//! the table and that of the next one comes out of it.
//!
//! A warp goes to the least loaded execution unit that has a free slot with its registers, units
//! with equal load in turn. Even and odd slots of a unit have their registers in the two halves of
//! its file (the bank groups), each of as many pages as the unit has slots
//! ([`page_table`](crate::operand_read::page_table)). A warp gets the lowest free slot of a group
//! that has pages for it. The pages that a group has free fall by the warp's at launch and rise
//! when it is freed ([`unit_table`]). Nobody computes a batch: a unit without a free slot, or with
//! fewer registers than the warp needs, is full.
//!
//! A warp is granted a unit and a slot in one cycle and launched in the next. What is found in the
//! table thus ends in the two registers of the grant; the launch, the accounts and the step of the
//! walk begin there.
//!
//! Four warps in the order of the walk, within a tile or, in a one-dimensional grid, a workgroup,
//! are a *subtile*. It has a number of its own among those of all tasks, for the textile grant
//! ([`textile_grant`](crate::warp_scheduler::textile_grant)), and goes to one unit as long as that
//! has room.
//!
//! A workgroup is `group_warps` warps in the order of the walk: a tile, a part of one, or as many
//! warps of a row. Where they are launched together its first warp waits until a unit has slots
//! free for all of them, and a place in shared memory ([`workgroups`](crate::workgroups)); the
//! others then find a slot there at once.
//!
//! - **throughput**: one launch in two cycles of a single task while slots are free; of several
//!   tasks one in three cycles (four with several units)
//! - **latency**: first launch three cycles after `start` (four with several units, chosen a cycle
//!   ahead); a slot freed is in use again two cycles later
//! - **invariant**: pages free + pages of the busy warps = pages in all, in each group; no warp is
//!   launched without
mod group_table;
mod lane_mask;
pub mod task_table;
mod unit_choice;
pub mod unit_table;

use crate::bundles::{Launch, TaskShape, TaskWord, Walk};
use crate::cells::{Lazy, DFF};
use crate::operand_read::page_table::{page_bits, MOST_PAGES};
use crate::prelude::*;
use lane_mask::LaneMask;
use task_table::TaskTable;
use unit_choice::UnitChoice;
use unit_table::UnitTable;

/// The dispatcher of `E` execution units with `W` warps of `T` threads each, 4 or 8.
#[derive(LogicBlock)]
#[block(new(registers: usize, slots: usize))]
#[check((1..=W).contains(&slots), "1 to {W} slots")]
#[check(T == 4 || T == 8, "a warp is a quad, or two")]
#[check(1 << LW == W, "LW is the logarithm of W")]
#[derived(page = page_bits(registers, W))]
#[check(
    registers == (2 * W) << page && page >= 3,
    "a bank group is W pages of 8 registers or more"
)]
// Three pages are divided for up to eight only.
#[check(W <= 8 || 64 >> page < 3, "a task of three pages")]
#[check((registers / 2).min(64) >> page <= MOST_PAGES, "a task has up to {MOST_PAGES} pages")]
#[check(E >= 1 && E <= 8, "one to eight units")]
pub struct Dispatcher<const E: usize, const W: usize, const LW: usize, const T: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Pulse: launch tasks 0 to `last_task`; they are written before, and stand until `done`.
    pub start: Signal<In, Bit>,
    /// The last task.
    pub last_task: Signal<In, Bits<2>>,
    /// A word of a task is written, see [`task_table`].
    pub task: TaskWord<In>,
    /// A warp of a unit has ended and nothing of it is outstanding.
    pub free_valid: [Signal<In, Bit>; E],
    /// The warp.
    pub free_warp: [Signal<In, Bits<LW>>; E],
    /// Shared memory of a unit is free for a workgroup.
    pub group_ready: [Signal<In, Bit>; E],
    /// A warp may be launched in the next cycle.
    pub launch_ready: Signal<In, Bit>,
    /// Launch of a warp. `first` is valid in every cycle: the next warp begins a workgroup.
    pub launch: Launch<Out, LW, T>,
    /// Unit of the launch, one bit high with `launch_valid`.
    pub launch_unit: [Signal<Out, Bit>; E],
    /// Of the workgroup that launched last on a unit more warps may follow.
    pub group_open: [Signal<Out, Bit>; E],
    /// Slots in use.
    pub busy: [Signal<Out, Bits<W>>; E],
    /// Pages not in use of the even group.
    pub even_free: [Signal<Out, Bits<7>>; E],
    /// Pages not in use of the odd group.
    pub odd_free: [Signal<Out, Bits<7>>; E],
    /// Nothing to launch and nothing running.
    pub done: Signal<Out, Bit>,
    #[build(TaskTable::new(page))]
    tasks: Lazy<TaskTable>,
    #[build(UnitTable::new(slots))]
    accounts: [Lazy<UnitTable<W, LW>>; E],
    choice: Lazy<UnitChoice<E>>,
    lanes: Lazy<LaneMask<T>>,
    // The unit of the next warp, chosen a cycle ahead: of equal ones that after the last.
    turn: DFF<Bits<3>>,
    chosen: DFF<Bit>,
    // The next warp has been granted this slot of that unit: it is launched in this cycle.
    #[drives(launch.valid)]
    granted: DFF<Bit>,
    #[drives(launch.warp)]
    slot: DFF<Bits<LW>>,
    // The present task, and its walk.
    task_now: Registers<TaskShape<Local>>,
    walk: Registers<Walk<Local>>,
    walking: DFF<Bit>,
    // Number of the next subtile.
    numbers: DFF<Bits<6>>,
    // The task changes in this cycle; it has been asked in the cycle before.
    turning: DFF<Bit>,
    asked: DFF<Bit>,
    #[value(E == 1)]
    single: Constant<Bit>,
    linear: Signal<Local, Bit>,
    together: Signal<Local, Bit>,
    left: Signal<Local, Bits<24>>,
    tile_x: Signal<Local, Bits<16>>,
    tile_y: Signal<Local, Bits<16>>,
    next_x: Signal<Local, Bits<17>>,
    next_y: Signal<Local, Bits<17>>,
    needs: Signal<Local, Bits<3>>,
    ends: Signal<Local, Bit>,
    passes: Signal<Local, Bit>,
    changes: Signal<Local, Bit>,
    x: Signal<Local, Bits<16>>,
    y: Signal<Local, Bits<16>>,
    #[value(T as u64)]
    threads: Constant<Bits<24>>,
    #[value(T as u64 / 4)]
    quads: Constant<Bits<4>>,
    #[value(16 - T as u64 / 4)]
    last_quad: Constant<Bits<4>>,
    #[value(T as u64 - 1)]
    in_subtile: Constant<Bits<4>>,
    begins: Signal<Local, Bit>,
    stays: Signal<Local, Bit>,
    subtile: Signal<Local, Bits<6>>,
    next_quad: Signal<Local, Bits<4>>,
    next_place: Signal<Local, Bits<9>>,
    grants: Signal<Local, Bit>,
    step: Signal<Local, Bit>,
    may: Signal<Local, Bit>,
    enough: Signal<Local, Bit>,
    first: Signal<Local, Bit>,
    follows: Signal<Local, Bits<9>>,
    group_ends: Signal<Local, Bit>,
    running: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for Dispatcher {
    fn update(&mut self) {
        self.linear.next = self.task_now.q.about.val().linear;
        self.together.next = self.task_now.q.about.val().together;
        self.left.next = self.walk.q.spot.val().get_bits::<24>(0);
        self.tile_x.next = self.walk.q.spot.val().get_bits::<16>(0);
        self.tile_y.next = self.walk.q.spot.val().get_bits::<16>(16);

        // The quad to launch next, and its lanes inside the grid.
        self.x.next =
            self.tile_x.val() | (bit_cast::<16, 2>(self.walk.q.quad.val().get_bits::<2>(0)) << 1);
        self.y.next =
            self.tile_y.val() | (bit_cast::<16, 2>(self.walk.q.quad.val().get_bits::<2>(2)) << 1);
        self.drive(&mut self.lanes, [linear, left, x, y]);
        self.lanes.grid.next = self.task_now.q.grid.val();

        // Room is looked up for the next task while turns change.
        self.needs.next = self.task_now.q.pages.val();
        if self.turning.q.val() {
            self.needs.next = self.tasks.next.pages.val();
        }

        // The unit: with only one it is always that.
        self.first.next = !self.walk.q.place.val().any();
        self.enough.next = false;
        for e in 0..E {
            if self.single.val() | (self.turn.q.val() == e.to_bits()) {
                self.slot.d.next = self.accounts[e].slot.val();
                self.enough.next = self.accounts[e].vacant.val().any();
                if self.together.val() & self.first.val() {
                    self.enough.next = self.group_ready[e].val()
                        & (self.accounts[e].vacant.val() >= self.task_now.q.group_warps.val());
                }
            }
        }
        if !self.single.val() & !self.chosen.q.val() {
            self.enough.next = false;
        }
        self.may.next = self.walking.q.val() & self.lanes.in_grid.val() & self.enough.val();
        self.grants.next = self.may.val() & self.launch_ready.val() & !self.granted.q.val();
        self.granted.d.next = self.grants.val();

        // The launch of what was granted in the cycle before: till then the walk stands still.
        self.walk.q.drive(&mut self.launch, [id, tile]);
        self.drive(&mut self.launch, [x, y]);
        self.begins.next = !(self.walk.q.quad.val() & self.in_subtile.val()).any();
        if self.linear.val() {
            self.begins.next = !self.walk.q.place.val().get_bits::<2>(0).any();
        }
        self.subtile.next = self.walk.q.subtile.val();
        if self.begins.val() {
            self.subtile.next = self.numbers.q.val();
        }
        self.drive(&mut self.launch, [subtile, linear, together, first]);
        self.launch.mask.next = self.lanes.mask.val();
        self.launch.pages.next = self.task_now.q.pages.val();
        self.launch.pc.next = self.task_now.q.about.val().pc;
        self.launch.wait.next = self.task_now.q.about.val().wait;
        self.launch.stage.next = self.task_now.q.about.val().stage;
        self.launch.workgroup.next = self.walk.q.group.val();
        self.step.next = self.granted.q.val() | (self.walking.q.val() & !self.lanes.in_grid.val());
        self.running.next = false;
        for e in 0..E {
            self.launch_unit[e].next =
                self.granted.q.val() & (self.single.val() | (self.turn.q.val() == e.to_bits()));
            self.group_open[e].next = self.walking.q.val()
                & self.together.val()
                & !self.first.val()
                & (self.single.val() | (self.turn.q.val() == e.to_bits()));
            self.accounts[e].start.next = self.start.val();
            self.accounts[e].pages.next = self.needs.val();
            self.accounts[e].take.next =
                self.granted.q.val() & (self.single.val() | (self.turn.q.val() == e.to_bits()));
            self.accounts[e].take_warp.next = self.slot.q.val();
            self.accounts[e].free_valid.next = self.free_valid[e].val();
            self.accounts[e].free_warp.next = self.free_warp[e].val();
            self.busy[e].next = self.accounts[e].busy.val();
            self.even_free[e].next = self.accounts[e].even_free.val();
            self.odd_free[e].next = self.accounts[e].odd_free.val();
            self.running.next = self.running.val() | self.accounts[e].busy.val().any();
        }

        // The workgroup and the subtile of the step after this one.
        self.follows.next = self.walk.q.place.val() + 1;
        self.group_ends.next = self.follows.val() == self.task_now.q.group_warps.val();
        self.next_quad.next = self.walk.q.quad.val();
        self.next_place.next = self.walk.q.place.val();
        if self.step.val() {
            self.next_quad.next = self.walk.q.quad.val() + self.quads.val();
            self.next_place.next = self.follows.val();
            if self.group_ends.val() {
                self.next_place.next = 0.into();
            }
        }
        self.stays.next = (self.next_quad.val() & self.in_subtile.val()).any();
        if self.linear.val() {
            self.stays.next = self.next_place.val().get_bits::<2>(0).any();
        }

        // The unit of the next warp. What is granted is launched there, and the rest of a workgroup
        // goes where its first warp has gone.
        self.choice.last.next = self.turn.q.val();
        self.choice.launched.next = self.granted.q.val();
        self.drive(&mut self.choice, [stays, together]);
        self.choice.group_warps.next = self.task_now.q.group_warps.val();
        self.drive(&mut self.choice, [group_ready]);
        for e in 0..E {
            self.choice.vacant[e].next = self.accounts[e].vacant.val();
        }
        self.chosen.d.next = self.choice.found.val();
        if self.choice.found.val() {
            self.turn.d.next = self.choice.unit.val();
        }
        if self.together.val()
            & ((self.step.val() & !self.group_ends.val()) | (!self.step.val() & !self.first.val()))
        {
            self.turn.d.next = self.turn.q.val();
            self.chosen.d.next = true;
        }
        if self.grants.val() {
            self.turn.d.next = self.turn.q.val();
            self.chosen.d.next = true;
        }

        // One step of the walk.
        self.ends.next = false;
        self.next_x.next = bit_cast::<17, 16>(self.tile_x.val()) + 8;
        self.next_y.next = bit_cast::<17, 16>(self.tile_y.val()) + 8;
        if self.granted.q.val() {
            self.walk.d.id.next = self.walk.q.id.val() + 1;
            self.walk.d.subtile.next = self.subtile.val();
            if self.begins.val() {
                self.numbers.d.next = self.numbers.q.val() + 1;
            }
        }
        if self.step.val() {
            self.walk.d.place.next = self.next_place.val();
            if self.group_ends.val() {
                self.walk.d.group.next = self.walk.q.group.val() + 1;
            }
            self.walk.d.quad.next = self.next_quad.val();
            if self.walk.q.quad.val() == self.last_quad.val() {
                self.walk.d.tile.next = self.walk.q.tile.val() + 1;
            }
            if self.linear.val() {
                self.walk.d.spot.next =
                    self.walk.q.spot.val() - bit_cast::<32, 24>(self.threads.val());
                self.ends.next = self.left.val() <= self.threads.val();
            } else if self.walk.q.quad.val() == self.last_quad.val() {
                self.walk.d.spot.next = (self.walk.q.spot.val() & 0xFFFF_0000_u64)
                    | bit_cast::<32, 17>(self.next_x.val());
                if self.next_x.val()
                    >= bit_cast::<17, 16>(self.task_now.q.grid.val().get_bits::<16>(0))
                {
                    self.walk.d.spot.next = bit_cast::<32, 17>(self.next_y.val()) << 16;
                    self.ends.next = self.next_y.val()
                        >= bit_cast::<17, 16>(self.task_now.q.grid.val().get_bits::<16>(16));
                }
            }
            if self.ends.val() {
                self.walking.d.next = false;
            }
        }

        // Whether the next task has its turn: behind a warp or a whole workgroup, or where there is
        // no room.
        self.passes.next = self.ends.val() | !self.walking.q.val();
        if self.together.val() {
            if self.step.val() & self.group_ends.val() {
                self.passes.next = true;
            }
        } else if self.granted.q.val() {
            self.passes.next = true;
        }
        if self.lanes.in_grid.val()
            & !self.enough.val()
            & !self.granted.q.val()
            & (self.single.val() | self.asked.q.val())
            & (self.first.val() | !self.together.val())
        {
            self.passes.next = true;
        }
        self.changes.next = self.passes.val() & self.tasks.others.val();
        if !self.walking.q.val() {
            self.changes.next = self.tasks.live.val();
        }
        self.turning.d.next = self.changes.val();
        if self.changes.val() {
            self.walking.d.next = false;
        }
        self.asked.d.next = self.walking.q.val();
        self.task.drive(&mut self.tasks.write);
        self.tasks.start.next = self.start.val();
        self.tasks.last.next = self.last_task.val();
        self.tasks.turning.next = self.turning.q.val();
        self.tasks.ended.next = self.ends.val();
        self.walk.q.drive(&mut self.tasks.put);
        if self.turning.q.val() {
            self.turning.d.next = false;
            self.asked.d.next = false;
            self.chosen.d.next = false;
            self.turn.d.next = self.turn.q.val();
            self.tasks.next.drive(&mut self.task_now.d);
            self.tasks.walk.drive(&mut self.walk.d);
            self.walking.d.next = !self.tasks.empty.val();
        }
        if self.start.val() {
            self.walking.d.next = false;
            self.turning.d.next = true;
            self.walk.d.place.next = 0.into();
            self.numbers.d.next = 0.into();
            self.turn.d.next = 7.into();
            self.chosen.d.next = false;
            self.granted.d.next = false;
        }
        self.done.next = !self.tasks.live.val() & !self.turning.q.val() & !self.running.val();
    }
}
