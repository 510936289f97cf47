//! The neighbours of the shared memory in random tests: warps that replay what was left over.
use super::atomics::alu::value;
use crate::dut::Stimulus;

/// Words of a workgroup in random tests; the memory has four times as many.
pub const WORDS: u64 = 250;
/// Rows between the workgroups of two warps.
const ROWS: u64 = 64;

/// Words that often lie in one bank, or are the same, for so many threads.
pub struct FewWords(pub u32);

impl Stimulus for FewWords {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        let blocked = if dice >> 5 & 1 == 1 { dice >> 12 & 15 } else { 0 };
        let mask = (dice & 15 | (dice >> 16 & 15) << 4) & ((1 << self.0) - 1);
        let mut inputs = vec![mask, dice >> 4 & 1, blocked];
        inputs.extend((0..self.0).map(|_| random() & [3, 7, 4, 0xfff][(dice >> 8 & 3) as usize]));
        inputs
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
    warps: Vec<(State, Vec<u64>)>,
    grace: u32,
    pressure: u64,
    sent: Option<usize>,
    /// Who sends in the next cycle.
    next: Option<usize>,
}

impl Neighbours {
    /// Neighbours of a block for `warps` warps.
    pub fn new(warps: usize, threads: usize) -> Self {
        Self { threads, warps: vec![(State::Ready, vec![]); warps], grace: 0, pressure: 0, sent: None, next: None }
    }

    /// An access, as the inputs from `req_kind` to `req_data2`.
    fn access(&self, random: &mut dyn FnMut() -> u64, warp: u64) -> Vec<u64> {
        let threads = self.threads;
        let every = (1 << threads) - 1;
        let dice = random();
        let kind = [0, 0, 0, 1, 1, 1, 2, 3][(dice >> 40 & 7) as usize];
        let size = if kind >= 2 { 2 } else { [2, 2, 0, 1][(dice & 3) as usize] };
        let mask = if dice >> 2 & 1 == 0 { every } else { (dice >> 3 & 15 | (dice >> 48 & 15) << 4) & every };
        let mut inputs = vec![kind, size, dice >> 8 & 1, warp, dice >> 9 & 63, dice >> 15 & 7, mask];
        // Near one another, or anywhere; the last words of the workgroup too; now and then a fault.
        let start = random() % (WORDS * 4);
        let near = [4, 16, 64, WORDS * 4][(dice >> 18 & 3) as usize];
        for _ in 0..threads {
            let dice = random();
            let address = (start + (dice & 0xfff) % near) % (WORDS * 4);
            inputs.push(match dice >> 20 & 0xff {
                0 => dice >> 28 & 0xffff_ffff,
                1 => WORDS * 4 + (dice >> 28 & 7),
                2 => address | 1,
                _ => address >> size << size,
            });
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
            inputs[7 + thread] = set.map_or(inputs[7 + thread], |set| inputs[7 + set.trailing_zeros() as usize]);
        }
        inputs.extend((0..threads).map(|_| value(random())));
        inputs.push(random() & 0xf_ffff);
        inputs.extend([random() % 15, random() & 1]);
        inputs.extend(sets);
        inputs.extend((0..threads / 2 + threads).map(|_| value(random())));
        inputs
    }
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let dice = random();
        if dice % 64 == 0 {
            self.pressure = random() & 15;
        }
        // Who sends is said a cycle ahead. The outputs are those of the last cycle: two requests came unseen, one remains.
        let warp = self.next.take();
        self.grace = if outputs[0] != 0 { 2 } else { self.grace.saturating_sub(1) };
        let count = self.warps.len();
        let first = (dice >> 8) as usize % count;
        let ready = |&next: &usize| self.warps[next].0 != State::Waits && warp != Some(next);
        let next = (first..first + count).map(|next| next % count).find(ready);
        self.next = next.filter(|_| self.grace > 0 && dice >> 16 & 3 >= self.pressure & 3);
        // A new warp takes a slot that has nothing in the block.
        let launch = (dice >> 24) as usize % count;
        let launches = dice >> 32 & 15 == 0 && warp != Some(launch) && self.warps[launch].0 != State::Waits;
        if launches {
            self.warps[launch].0 = State::Ready;
        }
        if let Some(warp) = warp {
            if self.warps[warp].0 == State::Ready {
                self.warps[warp].1 = self.access(random, warp as u64);
            }
        }
        self.sent = warp;
        let mut inputs = vec![u64::from(launches), launch as u64, launch as u64 % 4 * ROWS, WORDS];
        inputs.push(warp.is_some().into());
        match warp {
            Some(warp) => inputs.extend(&self.warps[warp].1),
            None => inputs.extend(self.access(random, 0)),
        }
        inputs.extend([u64::from(dice >> 40 & 3 >= self.pressure >> 2), u64::from(dice >> 44 & 3 >= self.pressure & 3)]);
        inputs.push(self.next.map_or((dice >> 48) % count as u64, |next| next as u64));
        inputs
    }

    fn accepted(&mut self, inputs: &[u64], outputs: &[u64]) {
        if let Some(warp) = self.sent {
            self.warps[warp].0 = State::Waits;
        }
        // Redirect: valid, and the front end takes it.
        if outputs[2] == 1 && inputs[inputs.len() - 3] == 1 {
            self.warps[outputs[3] as usize].0 = if outputs[4] == 1 { State::Again } else { State::Ready };
        }
    }
}
