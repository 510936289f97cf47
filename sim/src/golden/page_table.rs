//! Reference model of `rtl/src/operand_read/page_table`: which warp has which pages of the register file.
use crate::harness::Model;

/// The pages of a unit.
pub struct Pages {
    /// Registers of a page.
    size: u64,
    /// Pages in use, of both bank groups: the warp that has each.
    owners: [Vec<Option<u64>>; 2],
    /// The pages of each warp, as the tables have them.
    tables: Vec<[u64; 4]>,
    /// The launch of the cycle before: warp and number of pages.
    waiting: Option<(u64, u64)>,
}

impl Pages {
    /// For `warps` warps and pages of `size` registers.
    pub fn new(warps: usize, size: u64) -> Self {
        Self { size, owners: [vec![None; warps], vec![None; warps]], tables: vec![[0; 4]; warps], waiting: None }
    }

    /// The address of a register of a warp in its group.
    pub fn address(&self, warp: u64, register: u64) -> u64 {
        self.tables[warp as usize][(register / self.size % 4) as usize] * self.size + register % self.size
    }

    /// Pages in use of a group, a bit each.
    pub fn used(&self, group: usize) -> u64 {
        self.owners[group].iter().rev().fold(0, |sum, owner| sum << 1 | u64::from(owner.is_some()))
    }

    /// A clock edge with a launch (warp and number of pages) and a warp that is freed.
    ///
    /// # Panics
    /// When a group has too few pages for the launch, or the warp that is freed has none.
    pub fn clock(&mut self, launch: Option<(u64, u64)>, free: Option<u64>) {
        let chosen = self.waiting.map(|(warp, pages)| (warp, pages, self.choice((warp % 2) as usize)));
        if let Some(warp) = free {
            let owners = &mut self.owners[(warp % 2) as usize];
            let own = owners.iter_mut().filter(|owner| **owner == Some(warp));
            assert!(own.map(|owner| *owner = None).count() > 0, "warp {warp} is freed without pages");
        }
        if let Some((warp, pages, choice)) = chosen {
            let owners = &mut self.owners[(warp % 2) as usize];
            for &page in &choice[..pages as usize] {
                let page = page.expect("a launch without enough pages") as usize;
                assert_eq!(owners[page], None, "page {page} would have two warps");
                owners[page] = Some(warp);
            }
            self.tables[warp as usize] = choice.map(|page| page.unwrap_or(0));
        }
        self.waiting = launch;
    }

    /// Free pages in the order in which a warp gets them: from both ends.
    fn choice(&self, group: usize) -> [Option<u64>; 4] {
        let mut free: Vec<u64> =
            (0..).zip(&self.owners[group]).filter(|(_, owner)| owner.is_none()).map(|(page, _)| page).collect();
        let mut choice = [None; 4];
        for pair in choice.chunks_mut(2) {
            pair[0] = free.first().copied();
            pair[1] = free.last().copied();
            free = free.get(1..free.len().max(2) - 1).unwrap_or_default().to_vec();
        }
        choice
    }
}

impl Model for Pages {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let pairs = [(5, 6), (5, 7), (5, 8), (9, 10), (11, 12)];
        let mut outputs = pairs.map(|(warp, register)| Some(self.address(inputs[warp], inputs[register]))).to_vec();
        outputs.extend([0, 1].map(|group| Some(self.used(group))));
        outputs
    }

    fn clock(&mut self, inputs: &[u64]) {
        let launch = (inputs[0] == 1).then_some((inputs[1], inputs[2]));
        Pages::clock(self, launch, (inputs[3] == 1).then_some(inputs[4]));
    }
}
