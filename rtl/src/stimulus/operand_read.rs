//! Neighbours of operand read in random tests.
use super::page_table::Lives;
use crate::dut::Stimulus;

/// Random instructions; the lanes often write what is read.
pub struct Neighbours {
    warps: u64,
    threads: usize,
    lives: Lives,
}

impl Neighbours {
    /// For so many warps of so many threads.
    pub fn new(warps: usize, threads: usize) -> Self {
        Self { warps: warps as u64, threads, lives: Lives::new(warps) }
    }
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        let (warps, threads) = (self.warps, self.threads);
        let every = (1u64 << threads) - 1;
        let bit = |at: u32| dice >> at & 1;
        let word = |value: u64| value & 0xffff_ffff;
        let (low, high) = (word(random()), word(random()));
        // Half of the instructions are of unit `Special`.
        let control = random() & 0x3ffff;
        let control = if bit(10) == 1 { control } else { control & !0x3fe | 6 << 1 | (random() % 6) << 4 };
        let warp = random() % warps;
        let (launch, free) = self.lives.step(random());
        let (slot, pages) = launch.unwrap_or((random() % warps, 1));
        // Not a warp that is being launched.
        let valid = (bit(4) | bit(5)) & u64::from(launch.is_none_or(|(slot, _)| slot != warp));
        let mut inputs = vec![u64::from(launch.is_some()), slot, random() & 0xff_ffff, random() & 0xffff];
        inputs.extend([random() & 0xffff, random() & 63, pages, bit(3), u64::from(free.is_some())]);
        inputs.extend([valid, warp, low, high, control, random() & 0xf_ffff]);
        inputs.extend((0..warps).map(|_| random() & every));
        inputs.push(random() & random() & random() & ((1 << warps) - 1));
        inputs.extend((0..3 * threads).map(|_| word(random())));
        let near = |value: u64, other: u64, at: u32| if bit(at) == 1 { value } else { other };
        inputs.extend([bit(6), near(warp, random() % warps, 7), random() & 3, random() & every, random() & every]);
        inputs.extend([random() % warps, random() & 63]);
        let operand = |dice: u64| [low >> 18, low >> 24, low >> 30 | high << 2, dice][(dice >> 8 & 3) as usize] & 63;
        for at in [8, 9] {
            inputs.extend([random() & every, near(warp, random() % warps, at), operand(random())]);
        }
        inputs.extend((0..threads).map(|_| word(random())));
        inputs.extend([random() & 0xff_ffff, free.unwrap_or(random() % warps), valid << warp]);
        inputs
    }
}
