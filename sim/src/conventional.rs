// SPDX-License-Identifier: MIT
//! The scheme that docs/mechanisms/5.md replaces, cycle by cycle: a conventional pixel shader whose
//! pixels travel through the latency FIFO of the texture unit with all that they own.
//!
//! One loop: shader, FIFO, texture unit. Before each texture read a pixel leaves the shader with
//! its registers and its coordinates, and takes that much room in the FIFO until its texel is
//! there and the shader takes it back. When it has run the last pass it leaves the loop. A batch of
//! pixels enters the loop, as many as fit in the FIFO with the largest need of any pass, and no
//! other pixel before all of them are done.
//!
//! The shader holds one pixel. When that wants to leave and the FIFO has no room, the shader cannot
//! take the pixel that would make room: the loop is locked up for good, and is reported so.
//! Moving in and out of the FIFO overlaps with the computation of the pixel that is in the shader;
//! the loop is otherwise as fast as it can be: one instruction a cycle, no bubbles.
use std::collections::VecDeque;

/// One pass of the loop, up to its texture read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pass {
    /// Units of registers, return address and masks that a pixel keeps over the read.
    pub registers: u64,
    /// Units of its texture coordinates.
    pub coordinates: u64,
    /// Cycles in the shader before the read.
    pub cycles: u64,
}

impl Pass {
    /// Units in the FIFO.
    pub fn need(&self) -> u64 {
        self.registers + self.coordinates
    }
}

/// The loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loop {
    /// Units that the FIFO holds.
    pub fifo: u64,
    /// Units that move into the FIFO, and out of it, in a cycle.
    pub port: u64,
    /// Cycles from a read to its texel.
    pub latency: u64,
    /// Cycles in which the texture unit takes one read.
    pub service: u64,
    /// The passes, each up to a read.
    pub passes: Vec<Pass>,
    /// Cycles in the shader behind the last read.
    pub finish: u64,
}

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// All pixels are done.
    Completed {
        /// Cycles.
        cycles: u64,
        /// Units that went through the FIFO.
        moved: u64,
        /// Requests.
        requests: u64,
    },
    /// The pixel in the shader cannot leave, and nothing else can.
    LockedUp {
        /// When.
        cycle: u64,
        /// The pixel.
        pixel: u64,
        /// The pass that it has run, from 0.
        pass: usize,
        /// Room in the FIFO.
        room: u64,
    },
}

/// A pixel in the FIFO.
struct Waiting {
    pixel: u64,
    pass: usize,
    ready: u64,
}

impl Loop {
    /// Pixels of a batch: what the FIFO holds with the largest need of any pass. 0 without reads:
    /// no limit.
    pub fn batch(&self) -> u64 {
        self.passes.iter().map(Pass::need).max().map_or(0, |need| self.fifo / need.max(1))
    }

    /// Runs `pixels` pixels in batches of `batch`.
    pub fn run(&self, pixels: u64, batch: u64) -> Fate {
        let mut fifo: VecDeque<Waiting> = VecDeque::new();
        let (mut used, mut moved, mut requests) = (0, 0, 0);
        let (mut entered, mut done, mut of_batch) = (0, 0, 0);
        // When the shader is free, and the texture unit.
        let (mut now, mut sampler) = (0, 0);
        while done < pixels {
            // The shader takes a new pixel of the batch, else the first that comes back.
            let is_new = entered < pixels && (batch == 0 || of_batch < batch);
            let (pixel, pass, taken) = if is_new {
                entered += 1;
                of_batch += 1;
                (entered - 1, 0, 0)
            } else {
                let first = fifo.pop_front().expect("pixels of the batch are in the loop");
                now = now.max(first.ready);
                let need = self.passes[first.pass].need();
                used -= need;
                (first.pixel, first.pass + 1, need)
            };
            let Some(next) = self.passes.get(pass) else {
                now += self.finish.max(taken.div_ceil(self.port)).max(1);
                done += 1;
                if done == entered {
                    of_batch = 0;
                }
                continue;
            };
            let need = next.need();
            now += next.cycles.max(taken.div_ceil(self.port)).max(need.div_ceil(self.port)).max(1);
            if used + need > self.fifo {
                return Fate::LockedUp { cycle: now, pixel, pass, room: self.fifo - used };
            }
            used += need;
            moved += need;
            requests += 1;
            sampler = now.max(sampler) + self.service;
            fifo.push_back(Waiting { pixel, pass, ready: sampler + self.latency });
        }
        Fate::Completed { cycles: now, moved, requests }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The source's example: 3000 units, passes of 8 + 2, 15 + 5, and so on up to 60.
    fn example() -> Loop {
        let pass = |(registers, coordinates)| Pass { registers, coordinates, cycles: 4 };
        let passes = [(8, 2), (15, 5), (24, 6), (36, 8), (50, 10)].map(pass).to_vec();
        Loop { fifo: 3000, port: 16, latency: 40, service: 1, passes, finish: 4 }
    }

    #[test]
    fn a_batch_of_50_completes_and_one_of_51_locks_up() {
        let example = example();
        assert_eq!(example.batch(), 50);
        let Fate::Completed { moved, requests, .. } = example.run(1000, 50) else {
            panic!("50 pixels fit")
        };
        assert_eq!((moved, requests), (1000 * (10 + 20 + 30 + 44 + 60), 5000));
        let Fate::LockedUp { pass, room, .. } = example.run(1000, 51) else {
            panic!("51 pixels do not fit")
        };
        assert_eq!(pass, 4, "in the pass that needs most");
        assert!(room < 60);
        // As many as are in the loop at a time: with fewer pixels there is no batch that is too
        // large.
        assert!(matches!(example.run(50, 1000), Fate::Completed { .. }));
        assert!(matches!(example.run(51, 1000), Fate::LockedUp { .. }));
    }

    #[test]
    fn every_batch_up_to_the_limit_completes_and_every_larger_one_locks_up() {
        for needs in [vec![60], vec![10, 60], vec![60, 10], vec![30, 60, 20], vec![7, 11, 13]] {
            let passes = needs
                .iter()
                .map(|&need| Pass { registers: need - 2, coordinates: 2, cycles: 3 })
                .collect();
            let example = Loop { fifo: 600, passes, ..example() };
            for batch in 1..2 * example.batch() {
                let completes = matches!(example.run(300, batch), Fate::Completed { .. });
                assert_eq!(completes, batch <= example.batch(), "{needs:?}, batch {batch}");
            }
        }
    }

    #[test]
    fn one_pixel_alone_waits_for_every_read() {
        let pass = Pass { registers: 1, coordinates: 1, cycles: 4 };
        let alone =
            Loop { fifo: 10, port: 2, latency: 40, service: 1, passes: vec![pass; 3], finish: 5 };
        assert_eq!(
            alone.run(1, 5),
            Fate::Completed { cycles: 3 * (4 + 1 + 40) + 5, moved: 6, requests: 3 }
        );
        assert_eq!(
            Loop { passes: vec![], ..alone }.run(10, 0),
            Fate::Completed { cycles: 50, moved: 0, requests: 0 }
        );
    }
}
