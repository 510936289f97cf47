// SPDX-License-Identifier: MIT
//! The kinds of events: the only place where they are defined.
//!
//! A kind names the signals of the design that it is made from, by their paths: blocks, bundles and
//! array elements joined by dots, below an execution unit (`unit.N`), a texture pipeline
//! (`texture.N`) or the core. `*` stands for every element of an array.
mod mechanisms;
mod pipeline;

use serde::Serialize;
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
    Field { name, signal, mask: u64::MAX }
}

const fn bits(name: &'static str, signal: &'static str, mask: u64) -> Field {
    Field { name, signal, mask }
}

const fn high(signals: &'static [&'static str]) -> When {
    When::High(signals)
}

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
