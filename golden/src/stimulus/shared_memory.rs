// SPDX-License-Identifier: MIT
//! The neighbours of the shared memory in random tests: warps that replay what was left over.
use super::atomics::alu::value;
use crate::shared_memory::{ConflictInputs, Inputs, Outputs};
use crate::Stimulus;

/// Words of a workgroup in random tests; the memory has four times as many.
pub const WORDS: u64 = 250;
/// Rows between the workgroups of two warps.
const ROWS: u64 = 64;

/// Words that often lie in one bank, or are the same, for so many threads.
pub struct FewWords(pub u32);

impl Stimulus for FewWords {
    type Inputs = ConflictInputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> ConflictInputs {
        let dice = random();
        let blocked = if dice >> 5 & 1 == 1 { dice >> 12 & 15 } else { 0 };
        let mask = (dice & 15 | (dice >> 16 & 15) << 4) & ((1 << self.0) - 1);
        let words =
            (0..self.0).map(|_| random() & [3, 7, 4, 0xfff][(dice >> 8 & 3) as usize]).collect();
        ConflictInputs { mask, load: dice >> 4 & 1, blocked, words }
    }
}

/// One warp as the rest of the core knows it.
#[derive(Clone, Copy, PartialEq)]
enum State {
    /// May issue anything.
    Ready,
    /// Its access is in the block.
    Waits,
    /// Must issue the same access again.
    Again,
}

/// Requests that use the room promised by `req_ready`; redirects and results that wait.
pub struct Neighbours {
    threads: usize,
    /// The state of each warp, and its access: the `req_` ports.
    warps: Vec<(State, Inputs)>,
    grace: u32,
    pressure: u64,
    sent: Option<usize>,
    /// Who sends in the next cycle.
    next: Option<usize>,
}

impl Neighbours {
    /// Neighbours of a block for `warps` warps.
    pub fn new(warps: usize, threads: usize) -> Self {
        Self {
            threads,
            warps: vec![(State::Ready, Inputs::default()); warps],
            grace: 0,
            pressure: 0,
            sent: None,
            next: None,
        }
    }

    /// An access: the `req_` ports.
    fn access(&self, random: &mut dyn FnMut() -> u64, warp: u64) -> Inputs {
        let threads = self.threads;
        let every = (1 << threads) - 1;
        let dice = random();
        let kind = [0, 0, 0, 1, 1, 1, 2, 3][(dice >> 40 & 7) as usize];
        let size = if kind >= 2 { 2 } else { [2, 2, 0, 1][(dice & 3) as usize] };
        let mask = if dice >> 2 & 1 == 0 {
            every
        } else {
            (dice >> 3 & 15 | (dice >> 48 & 15) << 4) & every
        };
        let about = dice;
        // Near one another, or anywhere; the last words of the workgroup too; now and then a fault.
        let bad = dice >> 56 & 31 == 0;
        let start = random() % (WORDS * 4);
        let near = [4, 16, 64, WORDS * 4][(dice >> 18 & 3) as usize];
        let mut addresses = vec![];
        for _ in 0..threads {
            let dice = random();
            let address = (start + (dice & 0xfff) % near) % (WORDS * 4);
            let wrong = [dice >> 28 & 0xffff_ffff, address | 1][(dice >> 20 & 1) as usize];
            addresses.push(if bad { wrong } else { address >> size << size });
        }
        // The threads of a set are at one address.
        let mut left = mask;
        let mut sets = vec![];
        for _ in 0..threads / 2 {
            sets.push(left & random());
            left &= !sets[sets.len() - 1];
        }
        for thread in 0..threads {
            let set = sets.iter().find(|&&set| kind == 2 && set >> thread & 1 == 1);
            addresses[thread] =
                set.map_or(addresses[thread], |set| addresses[set.trailing_zeros() as usize]);
        }
        Inputs {
            req_valid: 1,
            req_kind: kind,
            req_size: size,
            req_signed: about >> 8 & 1,
            req_warp: warp,
            req_rd: about >> 9 & 63,
            req_slot: about >> 15 & 7,
            req_mask: mask,
            req_refused: bad.into(),
            req_address: addresses,
            req_data: (0..threads).map(|_| value(random())).collect(),
            req_aop: random() % 15,
            req_return: random() & 1,
            req_set: sets,
            req_combined: (0..threads / 2).map(|_| value(random())).collect(),
            req_data2: (0..threads).map(|_| value(random())).collect(),
            ..Default::default()
        }
    }
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        let dice = random();
        if dice % 64 == 0 {
            self.pressure = random() & 15;
        }
        // Who sends is said a cycle ahead. The outputs are those of the last cycle: two requests
        // came unseen, one remains.
        let warp = self.next.take();
        self.grace = if outputs.req_ready != 0 { 2 } else { self.grace.saturating_sub(1) };
        let count = self.warps.len();
        let first = (dice >> 8) as usize % count;
        let ready = |&next: &usize| self.warps[next].0 != State::Waits && warp != Some(next);
        let next = (first..first + count).map(|next| next % count).find(ready);
        self.next = next.filter(|_| self.grace > 0 && dice >> 16 & 3 >= self.pressure & 3);
        // A new warp takes a slot that has nothing in the block.
        let launch = (dice >> 24) as usize % count;
        let launches =
            dice >> 32 & 15 == 0 && warp != Some(launch) && self.warps[launch].0 != State::Waits;
        if launches {
            self.warps[launch].0 = State::Ready;
        }
        if let Some(warp) = warp {
            if self.warps[warp].0 == State::Ready {
                self.warps[warp].1 = self.access(random, warp as u64);
            }
        }
        self.sent = warp;
        let access = match warp {
            Some(warp) => self.warps[warp].1.clone(),
            None => self.access(random, 0),
        };
        Inputs {
            launch_valid: launches.into(),
            launch_warp: launch as u64,
            launch_base: launch as u64 % 4 * ROWS,
            req_valid: warp.is_some().into(),
            redirect_ready: (dice >> 40 & 3 >= self.pressure >> 2).into(),
            wb_ready: (dice >> 44 & 3 >= self.pressure & 3).into(),
            next_warp: self.next.map_or((dice >> 48) % count as u64, |next| next as u64),
            ..access
        }
    }

    fn accepted(&mut self, inputs: &Inputs, outputs: &Outputs) {
        if let Some(warp) = self.sent {
            self.warps[warp].0 = State::Waits;
        }
        // Redirect: valid, and the front end takes it.
        if outputs.redirect_valid == 1 && inputs.redirect_ready == 1 {
            self.warps[outputs.redirect_warp as usize].0 =
                if outputs.redirect_again == 1 { State::Again } else { State::Ready };
        }
    }
}
