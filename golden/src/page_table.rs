// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/operand_read/page_table`: which warp has which pages of the register
//! file.
use crate::{ports, Model};

ports! {
    Inputs {
        launch_valid, launch_warp, launch_pages, free_valid, free_warp, read_warp, read_a,
        read_b, read_c, fixed_warp, fixed_rd, slow_warp, slow_rd,
    }
    Outputs { address_a, address_b, address_c, fixed_address, slow_address, even_used, odd_used }
}

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
        Self {
            size,
            owners: [vec![None; warps], vec![None; warps]],
            tables: vec![[0; 4]; warps],
            waiting: None,
        }
    }

    /// The address of a register of a warp in its group.
    pub fn address(&self, warp: u64, register: u64) -> u64 {
        self.tables[warp as usize][(register / self.size % 4) as usize] * self.size
            + register % self.size
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
        let chosen =
            self.waiting.map(|(warp, pages)| (warp, pages, self.choice((warp % 2) as usize)));
        if let Some(warp) = free {
            let owners = &mut self.owners[(warp % 2) as usize];
            let own = owners.iter_mut().filter(|owner| **owner == Some(warp));
            assert!(
                own.map(|owner| *owner = None).count() > 0,
                "warp {warp} is freed without pages"
            );
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
        let mut free: Vec<u64> = (0..)
            .zip(&self.owners[group])
            .filter(|(_, owner)| owner.is_none())
            .map(|(page, _)| page)
            .collect();
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
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let of = |warp: u64, register: u64| Some(self.address(warp, register));
        Outputs {
            address_a: of(inputs.read_warp, inputs.read_a),
            address_b: of(inputs.read_warp, inputs.read_b),
            address_c: of(inputs.read_warp, inputs.read_c),
            fixed_address: of(inputs.fixed_warp, inputs.fixed_rd),
            slow_address: of(inputs.slow_warp, inputs.slow_rd),
            even_used: Some(self.used(0)),
            odd_used: Some(self.used(1)),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let launch =
            (inputs.launch_valid == 1).then_some((inputs.launch_warp, inputs.launch_pages));
        Pages::clock(self, launch, (inputs.free_valid == 1).then_some(inputs.free_warp));
    }
}
