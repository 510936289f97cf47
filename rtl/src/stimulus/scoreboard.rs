//! Stimulus of `scoreboard` in random tests.
use crate::dut::Stimulus;

/// Issues to slots that are not full, completes what is outstanding.
pub struct Neighbours {
    warps: usize,
    slots: u64,
    outstanding: Vec<[u64; 8]>,
    last: [(usize, usize); 2],
}

impl Neighbours {
    /// The neighbours of a scoreboard of `warps` warps with `slots` slots each.
    pub fn new(warps: usize, slots: u32) -> Self {
        Self { warps, slots: slots.into(), outstanding: vec![[0; 8]; warps], last: [(0, 0); 2] }
    }
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let warps = self.warps as u64;
        let dice = random();
        let mut completions = vec![];
        for number in 0..2 {
            let (warp, number_of_slot) = ((random() % warps) as usize, random() & 7);
            let slot = (number_of_slot % self.slots) as usize;
            let complete = self.outstanding[warp][slot] > 0 && dice >> number & 1 == 1;
            self.outstanding[warp][slot] -= u64::from(complete);
            completions.push((u64::from(complete), warp as u64, number_of_slot));
        }
        let (warp, number) = ((random() % warps) as usize, random() & 7);
        let slot = (number % self.slots) as usize;
        // `full` does not show the issues of the last two cycles.
        let room = outputs[1 + self.warps + warp] >> slot & 1 == 0 && !self.last.contains(&(warp, slot));
        let (valid, reorderable) = (dice >> 2 & 1 == 1, dice >> 3 & 3 != 0 && room);
        self.outstanding[warp][slot] += u64::from(valid && reorderable);
        self.last = [(warp, slot), self.last[0]];
        let launched = (random() % warps) as usize;
        let launch = dice & 0xf00 == 0 && launched != warp;
        let mut inputs = vec![u64::from(launch), launched as u64, random() & 0xff, u64::from(valid), warp as u64];
        inputs.extend([u64::from(reorderable), number, dice >> 5 & 1, dice >> 6 & 1, random() & random() & 0xff]);
        inputs.extend(completions.iter().map(|c| c.0));
        inputs.extend(completions.iter().map(|c| c.1));
        inputs.extend(completions.iter().map(|c| c.2));
        inputs
    }
}
