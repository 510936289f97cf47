// SPDX-License-Identifier: MIT
//! From the cycles of a run to its events.
use super::kinds::{Adds, Field, Kind, Scope, When, KINDS, VALUES};
use crate::engine::Cycle;
use std::collections::HashMap;
use warpwright_config::counters::Counter;
use warpwright_rtl::dut::{Dut, Port};

/// A kind in a place of a design: an execution unit, a texture pipeline or the core.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Number of the kind in [`KINDS`].
    pub kind: usize,
    /// Which unit or pipeline; 0 for the core.
    pub number: usize,
    /// Names and paths of its fields, arrays element by element.
    pub fields: Vec<(String, String)>,
}

/// The kinds in all places of a design with so many execution units and texture pipelines, in the
/// order of their codes in a trace. `signals` are those of the design that the kinds are made from.
pub fn places(units: usize, pipelines: usize, signals: &[Port]) -> Vec<Place> {
    let count = |kind: &Kind| match kind.scope {
        Scope::Unit => units,
        Scope::Texture => pipelines,
        Scope::Core => 1,
    };
    let fields = |kind: &Kind, number: usize| {
        kind.fields.iter().flat_map(|field| elements(kind, number, field, signals)).collect()
    };
    let of_kind = |(at, kind)| {
        (0..count(kind)).map(move |number| Place { kind: at, number, fields: fields(kind, number) })
    };
    KINDS.iter().enumerate().flat_map(of_kind).collect()
}

/// The path of a signal of a kind.
pub fn path(kind: &Kind, number: usize, signal: &str) -> String {
    match kind.scope {
        Scope::Unit => format!("unit.{number}.{signal}"),
        Scope::Texture => format!("texture.{number}.{signal}"),
        Scope::Core => signal.into(),
    }
}

fn elements(kind: &Kind, number: usize, field: &Field, signals: &[Port]) -> Vec<(String, String)> {
    let path = path(kind, number, field.signal);
    let Some((before, after)) = path.split_once('*') else {
        return vec![(field.name.into(), path)];
    };
    let element = |at: usize| (format!("{}.{at}", field.name), format!("{before}{at}{after}"));
    (0..)
        .map(element)
        .take_while(|(_, path)| signals.iter().any(|signal| signal.name == *path))
        .collect()
}

/// Patterns of all signals of a design with so many units and pipelines.
pub fn patterns(units: usize, pipelines: usize) -> Vec<String> {
    let mut all = vec![];
    for place in places(units, pipelines, &[]) {
        let kind = &KINDS[place.kind];
        let when: &[&str] = match kind.when {
            When::High(signals) => signals,
            _ => &[],
        };
        let signals = when.iter().map(|signal| signal.trim_start_matches('!'));
        all.extend(
            signals
                .chain(kind.fields.iter().map(|field| field.signal))
                .map(|signal| path(kind, place.number, signal)),
        );
    }
    all
}

/// A field as it is read.
struct Read {
    port: usize,
    mask: u64,
}

struct Watched {
    place: usize,
    kind: usize,
    /// Ports that have to be high, or low.
    when: Vec<(usize, bool)>,
    fields: Vec<Read>,
    /// Values of the last event, of a kind that changes.
    last: Vec<u64>,
    /// The field that is the warp slot.
    warp: Option<usize>,
}

/// An event: the number of its place in [`places`], and the values of its fields.
pub struct Event<'a> {
    /// Its place.
    pub place: usize,
    /// Its values.
    pub values: &'a [u64],
}

/// Which events are recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Range {
    /// The first cycle.
    pub first: u64,
    /// The last cycle.
    pub last: u64,
    /// Warp slots, a bit each; events without a warp are always recorded.
    pub warps: u64,
    /// Whether what is written to registers is recorded.
    pub registers: bool,
}

impl Default for Range {
    fn default() -> Self {
        Self { first: 0, last: u64::MAX, warps: u64::MAX, registers: false }
    }
}

/// Reads the events of each cycle off a design with probes.
pub struct Recorder {
    watched: Vec<Watched>,
    range: Range,
    values: Vec<u64>,
}

impl Recorder {
    /// `probes` are the signals behind the design's own outputs, see [`super::probes`].
    ///
    /// # Panics
    /// When a signal of a kind is not among the probes.
    pub fn new(dut: &dyn Dut, probes: &[Port], places: &[Place], range: Range) -> Self {
        let own = dut.outputs().len() - probes.len();
        let ports: HashMap<&str, usize> =
            probes.iter().enumerate().map(|(at, port)| (port.name.as_str(), own + at)).collect();
        let watch = |(at, place): (usize, &Place)| {
            let kind = &KINDS[place.kind];
            let when = match kind.when {
                When::High(signals) => signals,
                _ => &[],
            };
            let level = |signal: &&str| {
                let name = path(kind, place.number, signal.trim_start_matches('!'));
                (ports[name.as_str()], !signal.starts_with('!'))
            };
            let mask = |name: &str| {
                let field = name.split('.').next();
                kind.fields.iter().find(|one| Some(one.name) == field).map_or(0, |one| one.mask)
            };
            Watched {
                place: at,
                kind: place.kind,
                when: when.iter().map(level).collect(),
                fields: place
                    .fields
                    .iter()
                    .map(|(name, path)| Read { port: ports[path.as_str()], mask: mask(name) })
                    .collect(),
                last: vec![0; place.fields.len()],
                warp: place.fields.iter().position(|(name, _)| name == "warp"),
            }
        };
        let wanted = |place: &Place| range.registers || !VALUES.contains(&KINDS[place.kind].name);
        let watched = places.iter().enumerate().filter(|(_, place)| wanted(place)).map(watch);
        Self { watched: watched.collect(), range, values: vec![] }
    }

    /// Hands on the events of a cycle, in the order of their places.
    pub fn see(&mut self, cycle: &Cycle, event: &mut dyn FnMut(Event)) {
        if cycle.unit > 0 || !(self.range.first..=self.range.last).contains(&cycle.number) {
            return;
        }
        let dut = cycle.dut;
        for watched in &mut self.watched {
            if watched.when.iter().any(|&(port, level)| (dut.peek(port) == 1) != level) {
                continue;
            }
            self.values.clear();
            self.values.extend(watched.fields.iter().map(|read| dut.peek(read.port) & read.mask));
            let happens = match KINDS[watched.kind].when {
                When::High(_) => true,
                When::First => self.values[0] != 0,
                When::Any => self.values.iter().any(|&value| value != 0),
                When::Change => {
                    let changed = self.values != watched.last;
                    watched.last.clone_from(&self.values);
                    changed
                }
            };
            let wanted = watched.warp.is_none_or(|at| self.range.warps >> self.values[at] & 1 == 1);
            if happens && wanted {
                event(Event { place: watched.place, values: &self.values });
            }
        }
    }
}

/// Adds events up, as the counters of the design do.
pub struct Sums {
    places: Vec<Place>,
    /// Of each unit.
    sums: Vec<Vec<u64>>,
    /// Since when the last event of a kind that changes holds, and what it says.
    since: Vec<(u64, Vec<u64>)>,
}

impl Sums {
    /// Nothing has happened.
    pub fn new(places: &[Place], units: usize) -> Self {
        let none = |place: &Place| (0, vec![0; place.fields.len()]);
        Self {
            places: places.to_vec(),
            sums: vec![vec![0; Counter::ALL.len()]; units],
            since: places.iter().map(none).collect(),
        }
    }

    /// Adds an event of a cycle.
    pub fn add(&mut self, cycle: u64, event: &Event) {
        let kind = &KINDS[self.places[event.place].kind];
        if kind.when == When::Change {
            self.hold(event.place, cycle);
            self.since[event.place] = (cycle, event.values.to_vec());
        } else {
            self.step(event.place, event.values, 1);
        }
    }

    fn hold(&mut self, place: usize, until: u64) {
        let (since, values) = std::mem::take(&mut self.since[place]);
        self.step(place, &values, until - since);
    }

    fn step(&mut self, at: usize, values: &[u64], times: u64) {
        let place = &self.places[at];
        let value = |field: &str| {
            let at = place.fields.iter().position(|(name, _)| name == field);
            at.and_then(|at| values.get(at)).copied().unwrap_or(0)
        };
        for (counter, adds) in KINDS[place.kind].counters {
            let amount = match *adds {
                Adds::One => 1,
                Adds::Value(field) => value(field),
                Adds::Ones(field) => value(field).count_ones().into(),
                Adds::Bit(field, bit) => value(field) >> bit & 1,
            };
            self.sums[place.number][*counter as usize] += amount * times;
        }
    }

    /// The sums of each unit by the numbers of the counters, of a run of so many cycles.
    pub fn finish(mut self, cycles: u64) -> Vec<Vec<u64>> {
        for place in 0..self.places.len() {
            if KINDS[self.places[place].kind].when == When::Change {
                self.hold(place, cycles);
            }
        }
        self.sums
    }
}
