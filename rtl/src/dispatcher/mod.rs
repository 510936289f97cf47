//! Dispatcher: walks the grid, keeps the resource table, launches warps (spec 5, pool control;
//! spec 6).
//!
//! A two-dimensional grid is walked in tiles of 8 x 8 pixels, tiles row by row, the sixteen
//! quads of a tile row by row. Quads wholly outside the grid are skipped, one a cycle; lanes
//! outside are masked. A warp of eight threads takes two quads side by side. A one-dimensional grid is walked warp by warp.
//!
//! A warp goes to the least loaded execution unit that has a free slot with its registers, units with equal load
//! in turn. Even and odd slots of a unit have their registers in the two halves of its file (the bank groups), so
//! that slots open in pairs: a warp gets the lowest free slot of a pair `2 p`, `2 p + 1` for which
//! `(2 p + 2) * footprint` registers fit the file; its registers start at `s * footprint`. The registers that a
//! unit has free fall by the footprint at launch and rise when the warp is freed ([`unit_table`]). Nobody computes
//! a batch: a unit without a free slot, or with fewer registers than the warp needs, is full.
//!
//! A workgroup is `group_warps` warps in the order of the walk: a tile, a part of one, or as many
//! warps of a row. With `together` its first warp waits until a unit has slots free for all of them, and
//! a place in shared memory ([`workgroups`](crate::workgroups)); the others then find a slot there at once.
//!
//! | | |
//! | --- | --- |
//! | throughput | one launch per cycle while slots are free |
//! | latency | first launch two cycles after `start` (three with several units, chosen a cycle ahead), slot n not before n + 2 |
//! | invariant | registers free + footprint x busy warps = registers in all; no two warps share one |
pub mod unit_table;

use crate::cells::{Lazy, LutRam, DFF};
use crate::dut::{Dut, Stimulus};
use crate::registry::BlockEntry;
use crate::{ports, ready_top};
use rust_hdl::prelude::*;
use unit_table::UnitTable;

/// The dispatcher of `E` execution units with `W` warps of `T` threads each, 4 or 8.
#[derive(LogicBlock)]
pub struct Dispatcher<const E: usize, const W: usize, const LW: usize, const T: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Pulse: launch the grid that the other inputs describe; they hold until `done`.
    pub start: Signal<In, Bit>,
    /// Columns of a two-dimensional grid.
    pub grid_width: Signal<In, Bits<16>>,
    /// Rows of a two-dimensional grid.
    pub grid_height: Signal<In, Bits<16>>,
    /// The grid is one-dimensional.
    pub linear: Signal<In, Bit>,
    /// Threads of a one-dimensional grid.
    pub grid_threads: Signal<In, Bits<24>>,
    /// Registers per thread, at least 1.
    pub footprint: Signal<In, Bits<7>>,
    /// A warp of a unit has ended and nothing of it is outstanding.
    pub free_valid: [Signal<In, Bit>; E],
    /// The warp.
    pub free_warp: [Signal<In, Bits<LW>>; E],
    /// Warps of a workgroup, at least 1.
    pub group_warps: Signal<In, Bits<9>>,
    /// The warps of a workgroup are launched together.
    pub together: Signal<In, Bit>,
    /// Shared memory of a unit is free for a workgroup.
    pub group_ready: [Signal<In, Bit>; E],
    /// A launch is taken in this cycle.
    pub launch_ready: Signal<In, Bit>,
    /// A warp is launched on a unit.
    pub launch_valid: [Signal<Out, Bit>; E],
    /// Its slot.
    pub launch_warp: Signal<Out, Bits<LW>>,
    /// Its number, counted from the start.
    pub launch_id: Signal<Out, Bits<24>>,
    /// Column of lane 0.
    pub launch_x: Signal<Out, Bits<16>>,
    /// Row of lane 0.
    pub launch_y: Signal<Out, Bits<16>>,
    /// Number of its tile modulo 64.
    pub launch_tile: Signal<Out, Bits<6>>,
    /// Lanes inside the grid.
    pub launch_mask: Signal<Out, Bits<T>>,
    /// Its first register.
    pub launch_base: Signal<Out, Bits<12>>,
    /// Number of its workgroup.
    pub launch_workgroup: Signal<Out, Bits<24>>,
    /// It is the first of its workgroup.
    pub launch_first: Signal<Out, Bit>,
    /// Of the workgroup that launched last on a unit more warps may follow.
    pub group_open: [Signal<Out, Bit>; E],
    /// Slots in use.
    pub busy: [Signal<Out, Bits<W>>; E],
    /// Registers not in use, per lane.
    pub registers_free: [Signal<Out, Bits<13>>; E],
    /// Nothing to launch and nothing running.
    pub done: Signal<Out, Bit>,
    accounts: [Lazy<UnitTable<W, LW>>; E],
    // The unit of the next warp, chosen a cycle ahead: of equal ones that after the last.
    turn: DFF<Bits<3>>,
    chosen: DFF<Bit>,
    walking: DFF<Bit>,
    id: DFF<Bits<24>>,
    left: DFF<Bits<24>>,
    tile_x: DFF<Bits<16>>,
    tile_y: DFF<Bits<16>>,
    tile: DFF<Bits<6>>,
    quad: DFF<Bits<4>>,
    // The workgroup of the next quad: its number, and how many quads of it have gone by.
    group: DFF<Bits<24>>,
    place: DFF<Bits<9>>,
    // Slots whose registers lie in the file, and the walk that finds them.
    open: DFF<Bits<W>>,
    opening: DFF<Bit>,
    opened: DFF<Bits<LW>>,
    base: DFF<Bits<14>>,
    bases: LutRam<LW, 12>,
    total: Constant<Bits<13>>,
    one: Constant<Bits<W>>,
    single: Constant<Bit>,
    last_slot: Constant<Bits<LW>>,
    x: Signal<Local, Bits<16>>,
    y: Signal<Local, Bits<16>>,
    in_grid: Signal<Local, Bit>,
    threads: Constant<Bits<24>>,
    quads: Constant<Bits<4>>,
    last_quad: Constant<Bits<4>>,
    top_quad: Constant<Bits<3>>,
    full: Constant<Bits<T>>,
    mask: Signal<Local, Bits<T>>,
    column: Signal<Local, Bits<16>>,
    quad_mask: Signal<Local, Bits<4>>,
    few: Signal<Local, Bits<3>>,
    begun: Signal<Local, Bit>,
    slot: Signal<Local, Bits<LW>>,
    limit: Signal<Local, Bits<14>>,
    reach: Signal<Local, Bits<14>>,
    go: Signal<Local, Bit>,
    step: Signal<Local, Bit>,
    may: Signal<Local, Bit>,
    enough: Signal<Local, Bit>,
    first: Signal<Local, Bit>,
    follows: Signal<Local, Bits<9>>,
    group_ends: Signal<Local, Bit>,
    grown: Signal<Local, Bit>,
    after: Signal<Local, Bits<9>>,
    rank: Signal<Local, Bits<3>>,
    keys: [Signal<Local, Bits<13>>; E],
    best: Signal<Local, Bit>,
    running: Signal<Local, Bit>,
}

impl<const E: usize, const W: usize, const LW: usize, const T: usize> Dispatcher<E, W, LW, T> {
    /// A dispatcher for a register file of `registers` registers per lane.
    pub fn new(registers: usize) -> Self {
        Self::with_slots(registers, W)
    }

    /// The same, with only the first `slots` slots in use.
    pub fn with_slots(registers: usize, slots: usize) -> Self {
        assert!((1..=W).contains(&slots), "1 to {W} slots");
        const { assert!(T == 4 || T == 8, "a warp is a quad, or two") };
        const { assert!(1 << LW == W, "LW is the logarithm of W") };
        assert!(registers <= 4096, "register addresses have 12 bits");
        assert!((1..=8).contains(&E), "one to eight units");
        macro_rules! all {
            ($($array:ident),*; $($field:ident),*) => {
                Self {
                    $($array: std::array::from_fn(|_| Default::default()),)*
                    $($field: Default::default(),)*
                    accounts: std::array::from_fn(|_| Lazy::new(UnitTable::new(registers))),
                    threads: Constant::new((T as u64).into()),
                    quads: Constant::new((T as u64 / 4).into()),
                    last_quad: Constant::new((16 - T as u64 / 4).into()),
                    top_quad: Constant::new((T as u64 - 4).into()),
                    full: Constant::new(((1u64 << T) - 1).into()),
                    total: Constant::new((registers as u64).into()),
                    one: Constant::new(1.into()),
                    single: Constant::new(E == 1),
                    last_slot: Constant::new((slots as u64 - 1).into()),
                }
            };
        }
        all!(free_valid, free_warp, group_ready, launch_valid, group_open, busy, registers_free, keys;
            clock, start, grid_width, grid_height, linear, grid_threads, footprint, group_warps, together, launch_workgroup, launch_first,
            group, place, may, enough, first, follows, group_ends, grown, launch_ready, launch_warp, launch_id, launch_x, launch_y,
            launch_tile, launch_mask, launch_base, done, turn, chosen, walking, id, left, tile_x, tile_y, tile, quad, x, y, in_grid, mask, column, quad_mask, few, begun,
            slot, base, limit, reach, go, step, open, opening, opened, bases, after, rank, best, running)
    }
}

impl<const E: usize, const W: usize, const LW: usize, const T: usize> Logic for Dispatcher<E, W, LW, T> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, walking, id, left, tile_x, tile_y, tile, quad, open, opening, opened, base);
        dff_setup!(self, clock, group, place, turn, chosen);
        clock!(self, clock, bases);

        // The quad to launch next, and its lanes inside the grid.
        self.x.next = self.tile_x.q.val() | (bit_cast::<16, 2>(self.quad.q.val().get_bits::<2>(0)) << 1);
        self.y.next = self.tile_y.q.val() | (bit_cast::<16, 2>(self.quad.q.val().get_bits::<2>(2)) << 1);
        self.mask.next = self.full.val();
        self.column.next = self.x.val();
        self.quad_mask.next = 15.into();
        self.few.next = self.left.q.val().get_bits::<3>(0);
        self.begun.next = false;
        if self.linear.val() {
            self.in_grid.next = true;
            if self.left.q.val() < self.threads.val() {
                for i in 0..T {
                    if self.few.val() <= i.to_bits::<3>() {
                        self.mask.next = self.mask.val().replace_bit(i, false);
                    }
                }
            }
        } else {
            self.in_grid.next = (self.x.val() < self.grid_width.val()) & (self.y.val() < self.grid_height.val());
            // Quad by quad.
            self.mask.next = 0.into();
            for q in 0..(T / 4) {
                self.quad_mask.next = 15.into();
                self.column.next = self.x.val() | (q.to_bits::<16>() << 1);
                if self.begun.val() & (self.column.val() >= self.grid_width.val()) {
                    self.quad_mask.next = 0.into();
                }
                if (self.column.val() + 1) == self.grid_width.val() {
                    self.quad_mask.next = self.quad_mask.val() & 5;
                }
                if (self.y.val() + 1) == self.grid_height.val() {
                    self.quad_mask.next = self.quad_mask.val() & 3;
                }
                self.begun.next = true;
                self.mask.next = self.mask.val() >> 4;
                self.mask.next = self.mask.val() | (bit_cast::<T, 4>(self.quad_mask.val()) << self.top_quad.val());
            }
        }

        // After the start the slots are opened one a cycle, as long as their registers lie in
        // the file: an adder and a comparison a cycle instead of a chain of them.
        self.limit.next = self.base.q.val() + bit_cast::<14, 7>(self.footprint.val());
        self.reach.next = self.limit.val();
        if !self.opened.q.val().get_bit(0) {
            // The other slot of the pair has as many in the other half.
            self.reach.next = self.limit.val() + bit_cast::<14, 7>(self.footprint.val());
        }
        self.grown.next = false;
        self.bases.write_enable.next = self.opening.q.val();
        self.bases.write_address.next = self.opened.q.val();
        self.bases.write_data.next = bit_cast::<12, 14>(self.base.q.val());
        if self.opening.q.val() {
            if self.reach.val() <= bit_cast::<14, 13>(self.total.val()) {
                self.open.d.next = self.open.q.val() | (self.one.val() << self.opened.q.val());
                self.base.d.next = self.limit.val();
                self.grown.next = true;
                self.opened.d.next = self.opened.q.val() + 1;
                if self.opened.q.val() == self.last_slot.val() {
                    self.opening.d.next = false;
                }
            } else {
                self.opening.d.next = false;
            }
        }

        // The unit: with only one it is always that.
        self.first.next = !self.place.q.val().any();
        self.slot.next = 0.into();
        self.enough.next = false;
        for e in 0..E {
            if self.single.val() | (self.turn.q.val() == e.to_bits()) {
                self.slot.next = self.accounts[e].slot.val();
                self.enough.next = self.accounts[e].vacant.val().any();
                if self.together.val() & self.first.val() {
                    self.enough.next = self.group_ready[e].val() & (self.accounts[e].vacant.val() >= self.group_warps.val());
                }
            }
        }
        if !self.single.val() & !self.chosen.q.val() {
            self.enough.next = false;
        }
        self.bases.read_address.next = self.slot.val();
        self.may.next = self.walking.q.val() & self.in_grid.val() & self.enough.val();
        self.launch_warp.next = self.slot.val();
        self.launch_id.next = self.id.q.val();
        self.launch_x.next = self.x.val();
        self.launch_y.next = self.y.val();
        self.launch_tile.next = self.tile.q.val();
        self.launch_mask.next = self.mask.val();
        self.launch_base.next = self.bases.read_data.val();
        self.go.next = self.may.val() & self.launch_ready.val();
        self.launch_workgroup.next = self.group.q.val();
        self.launch_first.next = self.go.val() & self.first.val();
        self.step.next = self.go.val() | (self.walking.q.val() & !self.in_grid.val());
        self.running.next = false;
        for e in 0..E {
            self.launch_valid[e].next = self.may.val() & (self.single.val() | (self.turn.q.val() == e.to_bits()));
            self.group_open[e].next =
                self.walking.q.val() & !self.first.val() & (self.single.val() | (self.turn.q.val() == e.to_bits()));
            self.accounts[e].clock.next = self.clock.val();
            self.accounts[e].start.next = self.start.val();
            self.accounts[e].footprint.next = self.footprint.val();
            self.accounts[e].open.next = self.open.q.val();
            self.accounts[e].grown.next = self.grown.val();
            self.accounts[e].take.next = self.go.val() & (self.single.val() | (self.turn.q.val() == e.to_bits()));
            self.accounts[e].free_valid.next = self.free_valid[e].val();
            self.accounts[e].free_warp.next = self.free_warp[e].val();
            self.busy[e].next = self.accounts[e].busy.val();
            self.registers_free[e].next = self.accounts[e].registers_free.val();
            self.running.next = self.running.val() | self.accounts[e].busy.val().any();
        }

        // The workgroup of the step after this one.
        self.follows.next = self.place.q.val() + 1;
        self.group_ends.next = self.follows.val() == self.group_warps.val();

        // The unit of the next warp: the one with most free slots after this launch. The rest of a
        // workgroup goes where its first warp has gone.
        for e in 0..E {
            self.after.next = self.accounts[e].vacant.val();
            if self.go.val() & (self.turn.q.val() == e.to_bits()) {
                self.after.next = self.accounts[e].vacant.val() - 1;
            }
            self.rank.next = e.to_bits();
            self.rank.next = self.turn.q.val() - self.rank.val();
            self.keys[e].next = (bit_cast::<13, 9>(self.after.val()) << 3) | bit_cast::<13, 3>(self.rank.val());
            if self.together.val() {
                if self.group_ready[e].val() & (self.after.val() >= self.group_warps.val()) {
                    self.keys[e].next = self.keys[e].val() | 0x1000;
                }
            } else if self.after.val().any() {
                self.keys[e].next = self.keys[e].val() | 0x1000;
            }
        }
        self.chosen.d.next = false;
        for e in 0..E {
            self.best.next = self.keys[e].val().get_bit(12);
            for f in 0..E {
                if self.keys[f].val() > self.keys[e].val() {
                    self.best.next = false;
                }
            }
            if self.best.val() {
                self.turn.d.next = e.to_bits();
                self.chosen.d.next = true;
            }
        }
        if self.together.val() & ((self.step.val() & !self.group_ends.val()) | (!self.step.val() & !self.first.val())) {
            self.turn.d.next = self.turn.q.val();
            self.chosen.d.next = true;
        }

        if self.go.val() {
            self.id.d.next = self.id.q.val() + 1;
        }
        if self.step.val() {
            self.place.d.next = self.follows.val();
            if self.group_ends.val() {
                self.place.d.next = 0.into();
                self.group.d.next = self.group.q.val() + 1;
            }
            if self.linear.val() {
                self.left.d.next = self.left.q.val() - self.threads.val();
                if self.left.q.val() <= self.threads.val() {
                    self.walking.d.next = false;
                }
                self.quad.d.next = self.quad.q.val() + self.quads.val();
                if self.quad.q.val() == self.last_quad.val() {
                    self.tile.d.next = self.tile.q.val() + 1;
                }
            } else {
                self.quad.d.next = self.quad.q.val() + self.quads.val();
                if self.quad.q.val() == self.last_quad.val() {
                    self.tile.d.next = self.tile.q.val() + 1;
                    self.tile_x.d.next = self.tile_x.q.val() + 8;
                    if bit_cast::<17, 16>(self.tile_x.q.val()) + 8 >= bit_cast::<17, 16>(self.grid_width.val()) {
                        self.tile_x.d.next = 0.into();
                        self.tile_y.d.next = self.tile_y.q.val() + 8;
                        if bit_cast::<17, 16>(self.tile_y.q.val()) + 8 >= bit_cast::<17, 16>(self.grid_height.val()) {
                            self.walking.d.next = false;
                        }
                    }
                }
            }
        }
        if self.start.val() {
            self.walking.d.next = (self.linear.val() & self.grid_threads.val().any())
                | (!self.linear.val() & self.grid_width.val().any() & self.grid_height.val().any());
            self.id.d.next = 0.into();
            self.left.d.next = self.grid_threads.val();
            self.tile_x.d.next = 0.into();
            self.tile_y.d.next = 0.into();
            self.tile.d.next = 0.into();
            self.quad.d.next = 0.into();
            self.group.d.next = 0.into();
            self.place.d.next = 0.into();
            self.turn.d.next = 7.into();
            self.chosen.d.next = false;
            self.open.d.next = 0.into();
            self.opening.d.next = true;
            self.opened.d.next = 0.into();
            self.base.d.next = 0.into();
        }
        self.done.next = !self.walking.q.val() & !self.running.val();
    }
}

ports! { [const E: usize, const W: usize, const LW: usize, const T: usize] Dispatcher<E, W, LW, T> {
in: start, grid_width, grid_height, linear, grid_threads, footprint, free_valid, free_warp, launch_ready, group_warps,
    together, group_ready;
out: launch_valid, launch_warp, launch_id, launch_x, launch_y, launch_tile, launch_mask, launch_base, busy,
    registers_free, done, launch_workgroup, launch_first, group_open } }

/// Starts random small grids, frees busy warps at random.
pub struct Neighbours {
    units: usize,
    quiet: u64,
    grid: [u64; 5],
    group: [u64; 2],
    freed: Vec<u64>,
}

impl Neighbours {
    /// The neighbours of so many units.
    pub fn new(units: usize) -> Self {
        Self { units, quiet: 0, grid: [0; 5], group: [0; 2], freed: vec![0; units] }
    }
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let units = self.units;
        let done = outputs[3 * units + 7] == 1 || self.grid[4] == 0;
        let dice = random();
        // A start shows in `done` after two cycles.
        self.quiet = self.quiet.saturating_sub(1);
        let start = self.quiet == 0 && done && dice & 3 == 0;
        if start {
            self.quiet = 3;
            let side = |dice: u64| (dice & 15) * (dice >> 4 & 3);
            self.grid = [side(random()), side(random()), dice >> 8 & 1, side(random()) * 2, 1 + (dice >> 16) % 48];
            // In a row of warps a workgroup has any size, in tiles a power of two. Slots must be open for all of it:
            // two are for any number of registers.
            let warps = if self.grid[4] > 32 { 1 + (dice >> 50 & 1) } else { 1 << (dice >> 50 & 3) };
            let warps = if dice >> 8 & 1 == 1 && self.grid[4] <= 32 { 1 + (dice >> 50 & 7) } else { warps };
            self.group = [warps, dice >> 53 & 1];
            self.freed.fill(0);
        }
        let mut inputs = vec![u64::from(start)];
        inputs.extend(self.grid);
        // A warp is freed once; `busy` shows it one cycle later.
        let mut freed = Vec::new();
        for unit in 0..units {
            let candidates = outputs[units + 7 + unit] & !self.freed[unit];
            let dice = if unit == 0 { dice } else { random() };
            let warp = (0..8).map(|i| (dice >> 24) + i).map(|i| i % 8).find(|i| candidates >> i & 1 == 1);
            let warp = warp.filter(|_| !start && dice & 0x30 != 0);
            self.freed[unit] = warp.map_or(0, |warp| 1 << warp);
            freed.push(warp);
        }
        inputs.extend(freed.iter().map(|warp| u64::from(warp.is_some())));
        inputs.extend(freed.iter().map(|warp| warp.unwrap_or(0)));
        inputs.push(u64::from(dice & 0xc0 != 0));
        inputs.extend(self.group);
        inputs.extend((0..units).map(|unit| u64::from(dice >> (54 + 2 * unit) & 3 != 0)));
        inputs
    }
}

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![
        BlockEntry {
            name: "dispatcher",
            spec: "5-texture-and-pool.md",
            purpose: "walks the grid, accounts for registers, launches warps",
            build: || -> Box<dyn Dut> { Box::new(ready_top!(Dispatcher::<1, 8, 3, 4>::new(256))) },
            stimulus: |_| Box::new(Neighbours::new(1)),
        },
        BlockEntry {
            name: "dispatcher_pool",
            spec: "5-texture-and-pool.md",
            purpose: "the same for four execution units, the least loaded first",
            build: || -> Box<dyn Dut> { Box::new(ready_top!(Dispatcher::<4, 8, 3, 4>::new(256))) },
            stimulus: |_| Box::new(Neighbours::new(4)),
        },
    ]
}
