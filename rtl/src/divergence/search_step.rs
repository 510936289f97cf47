// SPDX-License-Identifier: MIT
//! The steps of a search.
use crate::prelude::*;

/// A step of the search for the lowest PC of a warp.
#[derive(Copy, Clone, Debug, PartialEq, LogicState)]
pub enum SearchStep {
    /// No warp is searched; the next is chosen.
    Idle,
    /// The PCs of its threads are read.
    Read,
    /// The lowest is found.
    Lowest,
    /// The threads at the lowest become active, once no control instruction is resolved.
    Answer,
    /// The level was empty: the threads inside the most calls become the level.
    Unwind,
}
