// SPDX-License-Identifier: MIT
//! The state of the front end, for checks of its invariants.
use super::FrontEnd;
use crate::cells::DFF;
use crate::prelude::*;

/// What the front end says of its inside, for invariant checks in tests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inside {
    /// Line of each warp that points at one.
    pub pointers: Vec<Option<usize>>,
    /// For each line: tag when loading or valid, reference count (with the changes of the next
    /// cycle), next and previous line.
    pub lines: Vec<LineInside>,
    /// Warp whose PC is compared with the tags.
    pub compared: Option<usize>,
}

/// Tag, reference count, next and previous line of a cache line.
pub type LineInside = (Option<u64>, u64, Option<usize>, Option<usize>);

impl<
        const W: usize,
        const LW: usize,
        const CW: usize,
        const WAYS: usize,
        const LY: usize,
        const LINES: usize,
        const LL: usize,
        const PCW: usize,
        const TAGW: usize,
        const DA: usize,
        const PL: usize,
    > FrontEnd<W, LW, CW, WAYS, LY, LINES, LL, PCW, TAGW, DA, PL>
{
    /// The state between two clock edges.
    pub fn inside(&self) -> Inside {
        let bit = |mask: &DFF<Bits<LINES>>, i: usize| mask.q.val().get_bit(i);
        Inside {
            pointers: (0..W)
                .map(|i| {
                    self.pointers
                        .pointing
                        .q
                        .val()
                        .get_bit(i)
                        .then(|| self.pointers.line[i].q.val().index())
                })
                .collect(),
            lines: (0..LINES)
                .map(|i| {
                    let present = bit(&self.loading, i) || bit(&self.loaded, i);
                    let (next, prev) = self.links.links(i);
                    (present.then(|| self.tags.tag(i)), self.references.count(i), next, prev)
                })
                .collect(),
            compared: self.lookup.compared(),
        }
    }
}
