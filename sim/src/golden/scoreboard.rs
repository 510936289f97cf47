//! Reference model of `rtl/src/scoreboard`: completion counters that instructions name (spec 2).
use crate::harness::Model;

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
    pub fn new(warps: usize, slots: u32, widths: [u32; 8], in_order: bool, mask_on_same: bool) -> Self {
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
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        let warps = self.counters.len();
        let held = |warp: usize| self.pending(warp) & self.waits[warp] != 0 || (self.in_order && self.pending(warp) != 0);
        let mut outputs = vec![Self::mask(held, warps)];
        outputs.extend((0..warps).map(|warp| self.pending(warp)));
        outputs.extend((0..warps).map(|warp| Self::mask(|slot| self.counters[warp][slot] == self.maxima[slot], self.slots)));
        outputs.push(Self::mask(|warp| self.pending(warp) == 0, warps));
        outputs.extend(self.with);
        outputs.into_iter().map(Some).collect()
    }

    fn clock(&mut self, inputs: &[u64]) {
        for (warp, slot, change) in std::mem::take(&mut self.events) {
            let counter = &mut self.counters[warp][slot];
            *counter = counter.checked_add_signed(change).expect("nothing completes that was not issued");
        }
        let over = self.counters.iter().any(|slots| slots.iter().zip(&self.maxima).any(|(count, maximum)| count > maximum));
        assert!(!over, "a counter exceeds its maximum");
        self.with = [0, 1].map(|kind| Self::mask(|warp| self.kinds[warp][kind] != 0, self.counters.len()));
        let warp = inputs[4] as usize;
        if inputs[3] == 1 {
            self.waits[warp] = if self.mask_on_same { 0 } else { inputs[9] };
            if inputs[5] == 1 {
                self.events.push((warp, inputs[6] as usize % self.slots, 1));
            }
        }
        for unit in 0..2 {
            if inputs[10 + unit] == 1 {
                self.events.push((inputs[12 + unit] as usize, inputs[14 + unit] as usize % self.slots, -1));
            }
        }
        for warp in 0..self.counters.len() {
            let counted = Self::mask(|slot| self.counters[warp][slot] != 0, 8);
            self.kinds[warp].iter_mut().for_each(|slots| *slots &= counted);
        }
        if inputs[3] == 1 && inputs[5] == 1 {
            for kind in 0..2 {
                self.kinds[warp][kind] |= inputs[7 + kind] << (inputs[6] as usize % self.slots);
            }
        }
        if inputs[0] == 1 {
            self.waits[inputs[1] as usize] = inputs[2];
        }
    }
}
