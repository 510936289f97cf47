// SPDX-License-Identifier: MIT
//! Stimulus of `operand_read/page_table` in random tests.
use crate::page_table::Inputs;
use crate::Stimulus;

/// Warps that are launched and freed: who has pages, and how many each group has left.
pub struct Lives {
    /// Pages of each slot, and cycles for which it is not to be freed.
    pages: Vec<(u64, u64)>,
}

impl Lives {
    /// For `warps` slots, all free.
    pub fn new(warps: usize) -> Self {
        Self { pages: vec![(0, 0); warps] }
    }

    /// A launch, if there is room for what the dice want: slot and pages. A warp that is freed: its
    /// slot.
    pub fn step(&mut self, dice: u64) -> (Option<(u64, u64)>, Option<u64>) {
        let warps = self.pages.len() as u64;
        let pick = |dice: u64, good: &dyn Fn(usize) -> bool| {
            (0..warps).map(|i| (dice + i) % warps).find(|&slot| good(slot as usize))
        };
        let wanted = 1 + (dice & 3);
        let used = |slot: usize| {
            self.pages.iter().skip(slot % 2).step_by(2).map(|slot| slot.0).sum::<u64>()
        };
        let room = |slot: usize| self.pages[slot].0 == 0 && used(slot) + wanted <= warps;
        let launch = pick(dice >> 8, &room).filter(|_| dice >> 2 & 3 != 0);
        // In busy times more is launched than freed, in quiet times less.
        let frees = dice >> 4 & 7 < if dice >> 48 & 1 == 1 { 3 } else { 6 };
        let free = pick(dice >> 20, &|slot| self.pages[slot].0 != 0 && self.pages[slot].1 == 0)
            .filter(|_| frees);
        self.pages.iter_mut().for_each(|slot| slot.1 = slot.1.saturating_sub(1));
        if let Some(slot) = free {
            self.pages[slot as usize] = (0, 0);
        }
        if let Some(slot) = launch {
            self.pages[slot as usize] = (wanted, 1);
        }
        (launch.map(|slot| (slot, wanted)), free)
    }
}

/// Launches and ends in any order; addresses of any register.
pub struct Neighbours {
    warps: u64,
    lives: Lives,
}

impl Neighbours {
    /// For so many warps.
    pub fn new(warps: usize) -> Self {
        Self { warps: warps as u64, lives: Lives::new(warps) }
    }
}

impl Stimulus for Neighbours {
    type Inputs = Inputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> Inputs {
        let (launch, free) = self.lives.step(random());
        let warps = self.warps;
        let mut warp = || random() % warps;
        let (slot, pages) = launch.unwrap_or((warp(), warp() & 7));
        let free_warp = free.unwrap_or(warp());
        let [read_warp, fixed_warp, slow_warp] = [warp(), warp(), warp()];
        let mut register = || random() & 63;
        Inputs {
            launch_valid: launch.is_some().into(),
            launch_warp: slot,
            launch_pages: pages,
            free_valid: free.is_some().into(),
            free_warp,
            read_warp,
            read_a: register(),
            read_b: register(),
            read_c: register(),
            fixed_warp,
            fixed_rd: register(),
            slow_warp,
            slow_rd: register(),
        }
    }
}
