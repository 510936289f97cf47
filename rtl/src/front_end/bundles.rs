// SPDX-License-Identifier: MIT
//! Bundles between the parts of the front end. `LW` and `LL` are the bits of a warp and of a line
//! number, `PCW` those of a PC, `PL` those of an offset in a line.
use crate::prelude::*;

/// The pointer of a warp. It is valid in the cycle in which the warp's number is given.
#[derive(Bundle)]
#[part(PlaceInLine: line, offset)]
pub struct Pointer<D: Way, const LL: usize, const PL: usize> {
    /// Line.
    pub line: Signal<D, Bits<LL>>,
    /// Offset in the line, in instructions.
    pub offset: Signal<D, Bits<PL>>,
    /// The warp points at the line; else it has left it, for a full lookup.
    pub points: Signal<D, Bit>,
}

/// The pointers of all `W` warps, registered.
#[derive(Bundle)]
pub struct Pointed<D: Way, const W: usize, const LL: usize, const PL: usize> {
    /// Line of each warp.
    pub line: [Signal<D, Bits<LL>>; W],
    /// Offset of each warp in its line, in instructions.
    pub offset: [Signal<D, Bits<PL>>; W],
}

/// The line that a seeking warp has left, in the third step of its full lookup.
#[derive(Bundle)]
pub struct LeftLine<D: Way, const LL: usize> {
    /// The line, valid with `to_next` or `to_prev`.
    pub line: Signal<D, Bits<LL>>,
    /// The line is still in the cache, and the warp goes to the line just after it.
    pub to_next: Signal<D, Bit>,
    /// The line is still in the cache, and the warp goes to the line just before it.
    pub to_prev: Signal<D, Bit>,
}

/// A link from a line to the one just after or before it, a cycle after the line is given.
#[derive(Bundle)]
pub struct Link<D: Way, const LL: usize> {
    /// The line has such a link.
    pub valid: Signal<D, Bit>,
    /// Line that the link names, valid with `valid`.
    pub line: Signal<D, Bits<LL>>,
    /// That line is the one that may be replaced in this cycle.
    pub evicted: Signal<D, Bit>,
}

/// Which links are not followed in this cycle, from the full lookup.
#[derive(Bundle)]
pub struct LinkBar<D: Way> {
    /// None is: a warp is looked up alone.
    pub all: Signal<D, Bit>,
    /// None to the line that may be replaced.
    pub evicted: Signal<D, Bit>,
}

/// A warp that goes elsewhere than to the next instruction of its line.
#[derive(Bundle)]
#[part(Crossed: valid, warp, from, leaves, follow, to, far, to_next, whole, target)]
#[part(CrossedPointer: valid, warp, follow, to, far, to_next)]
#[part(MovedPointer: valid, warp, place, follow, to, far, to_next, to_prev, stop)]
#[part(MovedCount: leaves, from, follow, to)]
#[part(MovedTarget: far, warp, from, whole, target)]
#[part(MovedFrom: warp, from, target)]
pub struct Moved<D: Way, const LW: usize, const LL: usize, const PCW: usize, const PL: usize> {
    /// A warp moves; the other members are valid with it.
    pub valid: Signal<D, Bit>,
    /// Warp slot.
    pub warp: Signal<D, Bits<LW>>,
    /// Line that the warp comes from.
    pub from: Signal<D, Bits<LL>>,
    /// The pointer of the warp leaves the line `from`.
    pub leaves: Signal<D, Bit>,
    /// New offset of the warp in its line, in instructions.
    pub place: Signal<D, Bits<PL>>,
    /// The warp follows a link to the line `to`.
    pub follow: Signal<D, Bit>,
    /// Line that the link names.
    pub to: Signal<D, Bits<LL>>,
    /// The warp needs a full lookup.
    pub far: Signal<D, Bit>,
    /// `target` is a PC.
    pub whole: Signal<D, Bit>,
    /// Where the warp goes, valid with `far`: instructions from the first one of `from`; with
    /// `whole` the PC.
    pub target: Signal<D, Bits<PCW>>,
    /// The warp goes to the line just after `from`.
    pub to_next: Signal<D, Bit>,
    /// The warp goes to the line just before `from`.
    pub to_prev: Signal<D, Bit>,
    /// The warp ends.
    pub stop: Signal<D, Bit>,
}

/// The outcome of a full lookup.
#[derive(Bundle)]
#[part(FoundLine: taken, line)]
pub struct Found<D: Way, const W: usize, const LL: usize, const PCW: usize> {
    /// Warp of the lookup, one-hot; zero without one.
    pub mask: Signal<D, Bits<W>>,
    /// PC that was looked up.
    pub pc: Signal<D, Bits<PCW>>,
    /// The warp gets a line.
    pub taken: Signal<D, Bit>,
    /// The line, valid with `taken`.
    pub line: Signal<D, Bits<LL>>,
    /// The line was in the cache before, valid with `taken`.
    pub ready: Signal<D, Bit>,
    /// The PC is outside the program: the warp is stopped.
    pub bad: Signal<D, Bit>,
}

/// A line that gets another part of the program.
#[derive(Bundle)]
#[part(ReplacedTag: valid, line, tag)]
#[part(ReplacedMask: valid, line, mask)]
#[part(ReplacedLine: valid, line)]
pub struct Replaced<D: Way, const LINES: usize, const LL: usize, const TAGW: usize> {
    /// The line is replaced in this cycle.
    pub valid: Signal<D, Bit>,
    /// The line; without `valid` one that may be replaced.
    pub line: Signal<D, Bits<LL>>,
    /// The line, one-hot.
    pub mask: Signal<D, Bits<LINES>>,
    /// New tag of the line.
    pub tag: Signal<D, Bits<TAGW>>,
}

/// Two lines that hold neighbouring parts of the program get links to each other.
#[derive(Bundle)]
pub struct Joined<D: Way, const LL: usize> {
    /// The lines are linked in this cycle, if they are neighbours. It arrives late.
    pub valid: Signal<D, Bit>,
    /// The lines are neighbours, and not one line.
    pub neighbours: Signal<D, Bit>,
    /// The first in the program.
    pub first: Signal<D, Bits<LL>>,
    /// The second in the program.
    pub second: Signal<D, Bits<LL>>,
}

/// A line of the cache.
#[derive(Bundle)]
pub struct CacheLine<D: Way, const LL: usize> {
    /// There is such a line.
    pub valid: Signal<D, Bit>,
    /// The line.
    pub line: Signal<D, Bits<LL>>,
}

/// What becomes of the warps that are fetched; each member has at most one bit high.
#[derive(Bundle)]
pub struct FetchTurn<D: Way, const W: usize> {
    /// Warp that is chosen in this cycle.
    pub chosen: Signal<D, Bits<W>>,
    /// Warp whose instruction was read in the cycle before and is not delivered: it asks again.
    pub again: Signal<D, Bits<W>>,
    /// Warp of `again` whose line is not in the cache.
    pub lacking: Signal<D, Bits<W>>,
}

/// A warp in a step of its full lookup.
#[derive(Bundle)]
#[part(LookedUpWarp: warp, mask)]
pub struct LookedUp<D: Way, const W: usize, const LW: usize, const PCW: usize> {
    /// Warp slot.
    pub warp: Signal<D, Bits<LW>>,
    /// The warp, one-hot; zero without one.
    pub mask: Signal<D, Bits<W>>,
    /// PC that is looked up, in instructions.
    pub pc: Signal<D, Bits<PCW>>,
}
