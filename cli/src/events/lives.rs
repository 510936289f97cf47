// SPDX-License-Identifier: MIT
//! The life of each instruction, from the event stream: fetched, issued, in stage E1, complete.
use std::collections::VecDeque;
use warpwright_sim::events::{Event, Place, KINDS};

/// A step in the life of an instruction; `id` counts them by their fetches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// It is fetched.
    Fetched(u64),
    /// It is issued. Of one that was fetched before the trace began there was no step before.
    Issued {
        /// Its number.
        id: u64,
        /// Its place in the program.
        pc: u64,
        /// Active threads.
        active: u64,
        /// When it was fetched.
        fetched: u64,
        /// Its slot of the scoreboard.
        slot: Option<u64>,
    },
    /// It is in stage E1.
    Executes(u64),
    /// It is complete.
    Complete(u64),
}

/// A warp slot.
#[derive(Clone, Default)]
struct Warp {
    /// The last fetch: when, and what, until it is issued.
    fetched: u64,
    buffered: Option<u64>,
    /// Instructions that are not in stage E1 yet, that have a fixed latency or block, by slot.
    issued: VecDeque<u64>,
    waits: VecDeque<u64>,
    slots: [VecDeque<u64>; 8],
    /// The control instruction that gives the next PC.
    control: Option<u64>,
}

/// Follows the instructions of all warps.
pub struct Lives {
    /// Kind, unit, and the places of fields, of each place of the trace.
    places: Vec<Place>,
    warps: Vec<Vec<Warp>>,
    /// Control instructions of the program.
    control: Vec<bool>,
    next: u64,
}

impl Lives {
    /// `control`: which instructions of the program are control instructions.
    pub fn new(places: &[Place], units: usize, warps: usize, control: Vec<bool>) -> Self {
        let warps = vec![vec![Warp::default(); warps]; units];
        Self { places: places.to_vec(), warps, control, next: 0 }
    }

    /// The steps that an event means: unit, warp, step.
    pub fn see(&mut self, cycle: u64, event: &Event) -> Option<(usize, usize, Step)> {
        let place = &self.places[event.place];
        let value = |name: &str| {
            let at = place.fields.iter().position(|(field, _)| field == name);
            at.map_or(0, |at| event.values[at])
        };
        let kind = KINDS[place.kind].name;
        let follows =
            ["fetch", "issue", "execute", "fixed", "waited", "redirect", "result", "store"];
        if !follows.contains(&kind) {
            return None;
        }
        let (unit, number) = (place.number, value("warp") as usize);
        let warp = self.warps.get_mut(unit)?.get_mut(number)?;
        let mut new = || {
            self.next += 1;
            self.next - 1
        };
        let step = match kind {
            "fetch" => {
                warp.fetched = cycle;
                Step::Fetched(*warp.buffered.insert(new()))
            }
            "issue" => {
                let (id, pc) = (warp.buffered.take().unwrap_or_else(new), value("pc"));
                warp.issued.push_back(id);
                let slot = (value("reorderable") == 1).then(|| value("slot"));
                match slot {
                    Some(slot) => warp.slots[slot as usize & 7].push_back(id),
                    None if self.control.get(pc as usize) == Some(&true) => {
                        warp.control = Some(id);
                    }
                    None => warp.waits.push_back(id),
                }
                Step::Issued { id, pc, active: value("active"), fetched: warp.fetched, slot }
            }
            "execute" => Step::Executes(warp.issued.pop_front()?),
            "redirect" => Step::Complete(warp.control.take()?),
            "fixed" | "waited" => Step::Complete(warp.waits.pop_front()?),
            _ => Step::Complete(warp.slots[value("slot") as usize & 7].pop_front()?),
        };
        Some((unit, number, step))
    }
}
