// SPDX-License-Identifier: MIT
//! What of each warp comes before what: by barriers, and by atomics whose result another has seen.
use super::super::warp::Warp;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// Of other warps, by number: their time up to which their actions come before. The warps that have
/// passed one barrier share it.
type Known = Rc<BTreeMap<u32, u32>>;
/// With more warps one gives up: nothing is reported any more.
const WARPS: usize = 512;

/// Joins what is known; `None`: given up.
fn join(to: &mut Option<Known>, from: &Option<Known>) {
    match (&mut *to, from) {
        (Some(known), Some(from)) if known.len().max(from.len()) <= WARPS => {
            if known.is_empty() {
                *known = Rc::clone(from);
            } else if !Rc::ptr_eq(known, from) {
                let known = Rc::make_mut(known);
                for (&warp, &time) in from.iter() {
                    let before = known.entry(warp).or_default();
                    *before = time.max(*before);
                }
            }
        }
        _ => *to = None,
    }
}

/// The number of a warp among those of all tasks.
pub(super) fn number(warp: &Warp) -> u32 {
    warp.place.task << 28 | warp.place.warp
}

/// The clock of a resident warp.
pub(super) struct Clock {
    /// The warp that has the slot.
    warp: u32,
    /// Its own time; 0: given up.
    pub now: u32,
    known: Option<Known>,
}

impl Clock {
    fn new(warp: u32) -> Self {
        Self { warp, now: 1, known: Some(Known::default()) }
    }

    /// Whether what another warp did at `time` is not known to come before.
    pub fn unordered(&self, other: u32, time: u32) -> bool {
        let known = |known: &Known| known.get(&other).copied().unwrap_or(0);
        self.known.as_ref().is_some_and(|all| known(all) < time)
    }

    fn learn(&mut self, from: &Option<Known>) {
        let mut known = self.known.take();
        join(&mut known, from);
        self.set(known);
    }

    fn set(&mut self, known: Option<Known>) {
        self.known = known;
        if self.known.is_none() {
            self.now = 0;
        }
    }

    /// Its own actions up to now are known to those who come behind it; its time goes on.
    fn publish(&mut self, to: &mut Option<Known>) {
        if let Some(all) = to {
            Rc::make_mut(all).insert(self.warp, self.now);
        }
        self.now += u32::from(self.known.is_some());
    }
}

/// The clocks of the resident warps, by slot, and what atomics have released.
#[derive(Default)]
pub(super) struct Clocks {
    of_slots: Vec<Clock>,
    /// By address space and address.
    released: HashMap<u64, HashMap<u32, Option<Known>>>,
}

impl Clocks {
    /// The clock of a warp, which begins when it is first asked for.
    pub fn of(&mut self, warp: &Warp) -> &mut Clock {
        let (slot, number) = (warp.slot as usize, number(warp));
        while self.of_slots.len() <= slot {
            self.of_slots.push(Clock::new(number));
        }
        let clock = &mut self.of_slots[slot];
        if clock.warp != number {
            *clock = Clock::new(number);
        }
        clock
    }

    /// An atomic returns the old value to a warp.
    pub fn acquire(&mut self, warp: &Warp, (space, address): (u64, u32)) {
        self.of(warp);
        if let Some(released) = self.released.get(&space).and_then(|all| all.get(&address)) {
            self.of_slots[warp.slot as usize].learn(released);
        }
    }

    /// An atomic of a warp has written.
    pub fn release(&mut self, warp: &Warp, (space, address): (u64, u32)) {
        self.of(warp);
        let words = self.released.entry(space).or_default();
        let released = words.entry(address).or_insert_with(|| Some(Known::default()));
        let clock = &mut self.of_slots[warp.slot as usize];
        join(released, &clock.known);
        clock.publish(released);
    }

    /// The warps of a workgroup pass a barrier.
    pub fn barrier<'a>(&mut self, warps: impl Iterator<Item = &'a Warp> + Clone) {
        let mut all = Some(Known::default());
        warps.clone().for_each(|warp| join(&mut all, &self.of(warp).known));
        warps.clone().for_each(|warp| self.of(warp).publish(&mut all));
        warps.for_each(|warp| self.of(warp).set(all.clone()));
    }

    /// A workgroup has ended.
    pub fn forget(&mut self, space: u64) {
        self.released.remove(&space);
    }
}
