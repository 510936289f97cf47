// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/workgroups`: places of workgroups, and who waits at a barrier.
use crate::{ports, Model};
use std::collections::{BTreeMap, BTreeSet};

ports! {
    Inputs {
        start, rows, launch_valid, launch_warp, launch_first, open, busy, alive, free_valid,
        free_warp, arrive_valid, arrive_warp, launch_together,
    }
    Outputs { ready, base, held }
}

/// The workgroups of the warps of a unit.
pub struct Workgroups {
    warps: u64,
    total: u64,
    /// Places that have been opened since the start, if all fit so far.
    opened: u64,
    taken: BTreeSet<u64>,
    current: u64,
    /// The place that was free in the cycle before.
    coming: u64,
    /// The place of each warp.
    place_of: BTreeMap<u64, u64>,
    waits: BTreeSet<u64>,
    /// Warps that belong to a workgroup.
    joined: BTreeSet<u64>,
    looked_at: u64,
    /// Place of the last event that has not been looked at since; the next place in turn.
    noted: Option<u64>,
    next: u64,
    cycles: u64,
}

impl Workgroups {
    /// Of `warps` warps, with a shared memory of `rows` rows.
    pub fn new(warps: u64, rows: u64) -> Self {
        Self {
            warps,
            total: rows,
            opened: warps,
            taken: BTreeSet::new(),
            current: 0,
            coming: 0,
            place_of: BTreeMap::new(),
            waits: BTreeSet::new(),
            joined: BTreeSet::new(),
            looked_at: 0,
            noted: None,
            next: 0,
            cycles: 0,
        }
    }

    /// The place of the next workgroup.
    fn free_place(&self, rows: u64, started: bool) -> Option<u64> {
        let fits = |place: &u64| (place + 1) * rows <= self.total;
        (0..self.opened).filter(|_| started).filter(fits).find(|place| !self.taken.contains(place))
    }

    fn place(&self, inputs: &Inputs) -> u64 {
        if inputs.launch_first == 1 {
            self.coming
        } else {
            self.current
        }
    }
}

impl Model for Workgroups {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let ready = self.free_place(inputs.rows, self.cycles > 0).is_some();
        let held = self.waits.iter().fold(0, |mask, warp| mask | 1 << warp);
        Outputs {
            ready: Some(ready.into()),
            base: (inputs.launch_valid == 1).then(|| self.place(inputs) * inputs.rows),
            held: Some(held),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let Inputs { busy, alive, launch_warp, arrive_warp, .. } = *inputs;
        let place = self.place(inputs);
        self.coming = self.free_place(inputs.rows, self.cycles > 0).unwrap_or(0);
        // Everyone of the workgroup that is looked at has arrived, or no warp is left of it.
        let open = inputs.open == 1 && self.current == self.looked_at;
        let members: Vec<u64> = (0..self.warps)
            .filter(|warp| busy >> warp & 1 == 1 && self.joined.contains(warp))
            .filter(|warp| self.place_of.get(warp).copied().unwrap_or(0) == self.looked_at)
            .collect();
        if !open {
            if members.iter().all(|warp| alive >> warp & 1 == 0 || self.waits.contains(warp)) {
                members.iter().for_each(|warp| {
                    self.waits.remove(warp);
                });
            }
            if members.is_empty() {
                self.taken.remove(&self.looked_at);
            }
        }
        // Every second cycle it looks at the workgroup of a warp that arrives, or is freed,
        // otherwise at the next place.
        let events = [(inputs.arrive_valid, arrive_warp), (inputs.free_valid, inputs.free_warp)];
        let event = events.into_iter().find(|event| event.0 == 1);
        self.noted =
            event.map(|(_, warp)| self.place_of.get(&warp).copied().unwrap_or(0)).or(self.noted);
        self.looked_at = match self.noted.take_if(|_| self.cycles % 2 == 1) {
            Some(place) => place,
            None => {
                self.next += 1;
                (self.next - 1) % self.warps
            }
        };
        self.cycles += 1;
        if inputs.arrive_valid == 1 {
            self.waits.insert(arrive_warp);
        }
        if inputs.launch_valid == 1 {
            self.place_of.insert(launch_warp, place);
            self.waits.remove(&launch_warp);
            self.joined.remove(&launch_warp);
            if inputs.launch_together == 1 {
                assert!(
                    inputs.launch_first == 0 || !self.taken.contains(&place),
                    "a place has two workgroups"
                );
                self.taken.insert(place);
                self.current = place;
                self.joined.insert(launch_warp);
            }
        }
        self.opened = (self.opened + 1).min(self.warps);
        if inputs.start == 1 {
            self.opened = 0;
            self.taken.clear();
            self.waits.clear();
        }
    }
}
