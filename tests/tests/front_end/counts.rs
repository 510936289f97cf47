// SPDX-License-Identifier: MIT
//! What holds of the lines of a front end in every cycle, and of its counters in the end.
use warpwright_rtl::front_end::inside::Inside;

/// The invariants of the lines.
pub(super) fn check(inside: &Inside) {
    for (number, line) in inside.lines.iter().enumerate() {
        let (tag, count, next, prev) = *line;
        let pointers = inside.pointers.iter().filter(|&&pointer| pointer == Some(number)).count();
        assert_eq!(
            count, pointers as u64,
            "the count of line {number} is the number of pointers to it"
        );
        assert!(count == 0 || tag.is_some(), "line {number} is locked and invalid");
        if let Some(next) = next {
            assert_eq!(
                inside.lines[next].3,
                Some(number),
                "the link from {number} to {next} is mutual"
            );
            assert_eq!(
                inside.lines[next].0,
                tag.map(|tag| tag + 1),
                "{next} holds the line after {number}"
            );
        }
        if let Some(prev) = prev {
            assert_eq!(
                inside.lines[prev].2,
                Some(number),
                "the link from {number} back to {prev} is mutual"
            );
        }
        let same = inside.lines.iter().filter(|other| tag.is_some() && other.0 == tag).count();
        assert!(same <= 1, "tag {tag:?} is there {same} times");
    }
}

/// What the counters say, but for faults and moves, which the inputs and outputs say.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Counts {
    pub(super) fetches: u64,
    pub(super) lookups: u64,
    pub(super) hits: u64,
    pub(super) misses: u64,
    pub(super) failures: u64,
    pub(super) links: u64,
    pub(super) offsets: u64,
    pub(super) pc_reads: u64,
    pub(super) pc_writes: u64,
    pub(super) evictions: u64,
    pub(super) faults: u64,
    pub(super) programs: u64,
    /// Launches, issues that lead on, redirects that lead on.
    pub(super) moves: u64,
    /// Of all outputs in all cycles.
    pub(super) digest: u64,
}

impl Counts {
    /// The counters agree with each other and with the moves, of which two may still be under way.
    pub(super) fn check(&self, lines: usize) {
        // Each program but the first finds the lines empty that the one before had filled.
        let lines = lines * (1 + self.programs as usize);
        assert_eq!(self.lookups, self.hits + self.misses + self.failures);
        assert!(
            self.evictions <= self.misses && self.misses - self.evictions <= lines as u64,
            "{self:?}"
        );
        let counted = self.offsets + self.links + self.pc_writes;
        assert!(counted <= self.moves && self.moves - counted <= 2, "{self:?}");
        // A lookup without an outcome, or with a fault, has read a PC as well.
        assert!(self.pc_reads >= self.lookups, "{self:?}");
    }
}
