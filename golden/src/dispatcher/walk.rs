// SPDX-License-Identifier: MIT
//! The order in which a task's warps are launched.
use std::collections::VecDeque;

/// What a launch gives a warp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Column of lane 0.
    pub x: u64,
    /// Row of lane 0.
    pub y: u64,
    /// Tile modulo 64.
    pub tile: u64,
    /// Lanes inside the grid.
    pub mask: u64,
}

/// The steps of a walk over `width` x `height` pixels by warps of `threads` threads: `None` for a
/// warp outside the grid.
pub fn walk_pixels(width: u64, height: u64, threads: u64) -> Vec<Option<Placement>> {
    let mut steps = vec![];
    let mut tile = 0;
    for tile_y in (0..height).step_by(8) {
        for tile_x in (0..width).step_by(8) {
            for quad in (0..16).step_by(threads as usize / 4) {
                let (x, y) = (tile_x + quad % 4 * 2, tile_y + quad / 4 * 2);
                let inside = |lane: &u64| {
                    x + (lane & 1) + lane / 4 * 2 < width && y + (lane >> 1 & 1) < height
                };
                let mask = (0..threads).filter(inside).fold(0, |sum, lane| sum | 1 << lane);
                steps.push((mask != 0).then_some(Placement { x, y, tile: tile % 64, mask }));
            }
            tile += 1;
        }
    }
    steps
}

/// The steps of a walk over a row of `count` threads by warps of `threads`; 64 threads make a tile.
pub fn walk_threads(count: u64, threads: u64) -> Vec<Option<Placement>> {
    let warps = count.div_ceil(threads);
    let mask = |warp: u64| (1u64 << (count - warp * threads).min(threads)) - 1;
    (0..warps)
        .map(|warp| {
            let quad = warp * threads / 4;
            Some(Placement {
                x: quad % 4 * 2,
                y: quad % 16 / 4 * 2,
                tile: quad / 16 % 64,
                mask: mask(warp),
            })
        })
        .collect()
}

/// A task as the host wrote it.
#[derive(Clone, Copy, Default)]
pub(super) struct Task {
    pub(super) words: [u64; 3],
}

impl Task {
    pub(super) fn linear(&self) -> bool {
        self.words[0] >> 30 & 1 == 1
    }
    pub(super) fn together(&self) -> bool {
        self.words[0] >> 31 & 1 == 1
    }
    pub(super) fn group_warps(&self) -> u64 {
        (self.words[2] >> 8 & 0x1ff).max(1)
    }
    pub(super) fn steps(&self, threads: u64) -> VecDeque<Option<Placement>> {
        let grid = self.words[1];
        let linear = self.linear();
        if linear {
            walk_threads(grid & 0xff_ffff, threads)
        } else {
            walk_pixels(grid & 0xffff, grid >> 16, threads)
        }
        .into()
    }
}

/// How far the walk of a task has come.
#[derive(Clone, Default)]
pub(super) struct Walk {
    pub(super) steps: VecDeque<Option<Placement>>,
    pub(super) launched: u64,
    /// Steps that have gone by: they make the workgroups.
    pub(super) passed: u64,
    /// Subtile of the last launch.
    pub(super) subtile: u64,
}
