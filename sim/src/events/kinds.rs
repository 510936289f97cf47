// SPDX-License-Identifier: MIT
//! The kinds of events: the only place where they are defined.
//!
//! A kind names the signals of the design that it is made from, by their paths: blocks, bundles and
//! array elements joined by dots, below an execution unit (`unit.N`), a texture pipeline
//! (`texture.N`) or the core. `*` stands for every element of an array.
mod mechanisms;
mod pipeline;

use serde::{Deserialize, Serialize};
use warpwright_config::counters::Counter;

/// Where a kind's signals are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// In each execution unit, `unit.N`.
    Unit,
    /// In each texture pipeline, `texture.N`.
    Texture,
    /// At the ports of the core.
    Core,
}

/// When an event takes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// In each cycle in which all these signals are high; with `!` in front, low.
    High(&'static [&'static str]),
    /// In each cycle in which a field is not zero.
    Any,
    /// In each cycle in which the first field is not zero.
    First,
    /// In the cycle from which on a field has a new value; all are zero before the first.
    Change,
}

/// What an event adds to a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adds {
    /// One.
    One,
    /// The value of a field.
    Value(&'static str),
    /// The bits of a field that are high.
    Ones(&'static str),
    /// One bit of a field; of a kind that changes, in every cycle until the next event.
    Bit(&'static str, u32),
}

/// A field of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name; with `*` in the path there is one for each element, `name.N`.
    pub name: &'static str,
    /// The path of its signal.
    pub signal: &'static str,
    /// The bits of it that count.
    pub mask: u64,
    /// The field by whose value a trace gives it as a difference.
    pub by: Option<&'static str>,
}

/// A kind of event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// Its name.
    pub name: &'static str,
    /// What it means.
    pub about: &'static str,
    /// Where it takes place.
    pub scope: Scope,
    /// When.
    pub when: When,
    /// What it says.
    pub fields: &'static [Field],
    /// The counters that it adds to.
    pub counters: &'static [(Counter, Adds)],
}

const fn is(name: &'static str, signal: &'static str) -> Field {
    Field { name, signal, mask: u64::MAX, by: None }
}

/// A field that is nearly the same, event by event with the same value of the field `by`.
const fn by(name: &'static str, signal: &'static str, by: &'static str) -> Field {
    Field { name, signal, mask: u64::MAX, by: Some(by) }
}

const fn bits(name: &'static str, signal: &'static str, mask: u64) -> Field {
    Field { name, signal, mask, by: None }
}

const fn high(signals: &'static [&'static str]) -> When {
    When::High(signals)
}

/// What a step of a guess does with the mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Op {
    /// The mask is this one.
    Set,
    /// Without the warps of this one.
    Clear,
    /// With the warps of this one.
    Add,
}

/// A step of a guess: the warps of the events of a kind, some cycles before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// What it does.
    pub op: Op,
    /// The kind: its warp, or its mask of warps.
    pub kind: &'static str,
    /// Cycles before.
    pub lag: usize,
    /// The field that has to be zero.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unless: Option<&'static str>,
}

const fn step(op: Op, kind: &'static str, lag: usize) -> Step {
    Step { op, kind, lag, unless: None }
}

/// How a mask of warps follows from other events, if it does: steps that make a guess of its value
/// in the cycle before. A trace has only where that is wrong. Kinds of masks come before those that
/// are guessed from them.
pub fn guess(kind: &str) -> &'static [Step] {
    const PLAIN: Step = Step { unless: Some("reorderable"), ..step(Op::Add, "issue", 1) };
    match kind {
        "buffered" => const { &[step(Op::Clear, "issue", 1), step(Op::Add, "fetch", 2)] },
        "blocked" => const { &[step(Op::Clear, "fixed", 1), step(Op::Clear, "waited", 1), PLAIN] },
        "eligible" => const { &[step(Op::Set, "buffered", 0), step(Op::Clear, "blocked", 0)] },
        _ => &[],
    }
}

/// Kinds that the page does not show: its trace is without their events.
pub const NOT_SHOWN: [&str; 11] = [
    "write",
    "slow_write",
    "move",
    "cycle",
    "instruction",
    "pc_file",
    "access",
    "pipes",
    "lookup",
    "memory_read",
    "memory_reply",
];

/// Kinds that are recorded only if [`Range::registers`](super::Range) asks for them.
pub const VALUES: [&str; 2] = ["lane_values", "slow_values"];

/// All kinds, by number: those of the pipeline, then those of the five mechanisms and of memory.
pub const KINDS: &[Kind] = &ALL;

const ALL: [Kind; pipeline::KINDS.len() + mechanisms::KINDS.len()] = {
    let mut all = [pipeline::KINDS[0]; pipeline::KINDS.len() + mechanisms::KINDS.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = match at < pipeline::KINDS.len() {
            true => pipeline::KINDS[at],
            false => mechanisms::KINDS[at - pipeline::KINDS.len()],
        };
        at += 1;
    }
    all
};
