// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/scoreboard`: completion counters that instructions name
//! (docs/mechanisms/2.md).
use crate::{ports, Model};

ports! {
    Inputs {
        launch_valid, launch_warp, launch_wait, issue_valid, issue_warp, issue_reorderable,
        issue_slot, issue_load, issue_store, issue_wait, complete_valid: [2], complete_warp:
        [2], complete_slot: [2],
    }
    Outputs { hold, pending: [], full: [], idle, loads, stores }
}

/// The scoreboard.
pub struct Scoreboard {
    slots: usize,
    maxima: [u64; 8],
    in_order: bool,
    mask_on_same: bool,
    counters: Vec<[u64; 8]>,
    // What the events of the cycle before add to the counters: warp, slot, how many.
    events: Vec<(usize, usize, i64)>,
    waits: Vec<u64>,
    /// By warp, slots with a load and with a store among what they count.
    kinds: Vec<[u64; 2]>,
    /// Warps with a load, with a store outstanding, in the cycle before.
    with: [u64; 2],
}

impl Scoreboard {
    /// All counters zero; arguments as in the hardware's configuration.
    pub fn new(
        warps: usize,
        slots: u32,
        widths: [u32; 8],
        in_order: bool,
        mask_on_same: bool,
    ) -> Self {
        let maxima = widths.map(|width| (1 << width) - 1);
        Self {
            slots: slots as usize,
            maxima,
            in_order,
            mask_on_same,
            counters: vec![[0; 8]; warps],
            events: vec![],
            waits: vec![0; warps],
            kinds: vec![[0; 2]; warps],
            with: [0; 2],
        }
    }

    fn mask(test: impl Fn(usize) -> bool, count: usize) -> u64 {
        (0..count).filter(|&i| test(i)).fold(0, |sum, i| sum | 1 << i)
    }

    fn pending(&self, warp: usize) -> u64 {
        let issued = |slot| self.events.contains(&(warp, slot, 1));
        Self::mask(|slot| self.counters[warp][slot] != 0 || issued(slot), 8)
    }
}

impl Model for Scoreboard {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, _: &Inputs) -> Outputs<Option<u64>> {
        let warps = self.counters.len();
        let held = |warp: usize| {
            self.pending(warp) & self.waits[warp] != 0 || (self.in_order && self.pending(warp) != 0)
        };
        let full = |warp: usize| {
            Self::mask(|slot| self.counters[warp][slot] == self.maxima[slot], self.slots)
        };
        let outputs = Outputs {
            hold: Self::mask(held, warps),
            pending: (0..warps).map(|warp| self.pending(warp)).collect(),
            full: (0..warps).map(full).collect(),
            idle: Self::mask(|warp| self.pending(warp) == 0, warps),
            loads: self.with[0],
            stores: self.with[1],
        };
        outputs.map(Some)
    }

    fn clock(&mut self, inputs: &Inputs) {
        for (warp, slot, change) in std::mem::take(&mut self.events) {
            let counter = &mut self.counters[warp][slot];
            *counter =
                counter.checked_add_signed(change).expect("nothing completes that was not issued");
        }
        let over = self
            .counters
            .iter()
            .any(|slots| slots.iter().zip(&self.maxima).any(|(count, maximum)| count > maximum));
        assert!(!over, "a counter exceeds its maximum");
        self.with =
            [0, 1].map(|kind| Self::mask(|warp| self.kinds[warp][kind] != 0, self.counters.len()));
        let (warp, slot) = (inputs.issue_warp as usize, inputs.issue_slot as usize % self.slots);
        let named = inputs.issue_valid == 1 && inputs.issue_reorderable == 1;
        if inputs.issue_valid == 1 {
            self.waits[warp] = if self.mask_on_same { 0 } else { inputs.issue_wait };
        }
        if named {
            self.events.push((warp, slot, 1));
        }
        for unit in (0..2).filter(|&unit| inputs.complete_valid[unit] == 1) {
            let slot = inputs.complete_slot[unit] as usize % self.slots;
            self.events.push((inputs.complete_warp[unit] as usize, slot, -1));
        }
        for warp in 0..self.counters.len() {
            let counted = Self::mask(|slot| self.counters[warp][slot] != 0, 8);
            self.kinds[warp].iter_mut().for_each(|slots| *slots &= counted);
        }
        if named {
            self.kinds[warp][0] |= inputs.issue_load << slot;
            self.kinds[warp][1] |= inputs.issue_store << slot;
        }
        if inputs.launch_valid == 1 {
            self.waits[inputs.launch_warp as usize] = inputs.launch_wait;
        }
    }
}
