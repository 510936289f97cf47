//! Stimulus of `instruction_buffer` in random tests.
use crate::dut::Stimulus;

/// Selects warps that are eligible, fetches for warps whose buffer is empty; of so many warps.
pub struct Neighbours(pub u32);

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let (eligible, buffered, blocked) = (outputs[0], outputs[1], outputs[2]);
        let dice = random();
        let warps = u64::from(self.0);
        let all = (1 << warps) - 1;
        let who = random();
        let pick = |mask: u64, at: u32| (0..warps).map(|i| ((who >> at) + i) % warps).find(|i| mask >> i & 1 == 1);
        let select = pick(eligible, 0).filter(|_| dice & 0x100 != 0);
        let fetch = pick(!buffered & all, 16).filter(|_| dice & 0x200 != 0);
        let done = pick(blocked, 32).filter(|_| dice & 0xc00 != 0);
        let mut inputs = vec![u64::from(fetch.is_some()), fetch.unwrap_or(0), random() & 0xffff_ffff, random() & 0xffff_ffff];
        inputs.extend([u64::from(select.is_some()), select.unwrap_or(0)]);
        inputs.extend([u64::from(done.is_some() && dice & 0x8000 != 0), done.unwrap_or(0)]);
        inputs.extend([u64::from(done.is_some() && dice & 0x8000 == 0), done.unwrap_or(0)]);
        inputs.extend((0..warps).map(|_| random() & random() & random() & 0xff));
        inputs.extend([random() & all, random() & all, random() & all, u64::from(dice >> 24 & 7 == 0)]);
        inputs.extend([dice >> 20 & 1, dice >> 21 & 1, dice >> 22 & 1, dice >> 23 & 1]);
        inputs
    }
}
