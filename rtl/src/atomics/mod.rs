//! Merged atomics (spec 4): one memory access for all threads of a warp at one address.
//!
//! [`address_match`] finds the sets of threads at one address, [`prefix`] combines their
//! operands in thread order, [`prepare`] does both for the PREPARE instruction and keeps the
//! sets for the PREFIX that follows, or writes them to registers of the first threads, from which [`pick`]
//! takes the old value for the others; [`mod@unit`] is the read-modify-write at the memory port.
//! [`combine`] is one operation in one cycle, [`alu`] every operation, those of several cycles too.
pub mod address_match;
pub mod alu;
pub mod combine;
pub mod pick;
pub mod prefix;
pub mod prepare;
mod stimulus;
pub mod unit;

use crate::registry::BlockEntry;
pub use stimulus::{Neighbours, LINES};

/// Which sets of threads at one address are merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum SetPolicy {
    /// The threads at the first active thread's address.
    #[default]
    First,
    /// The largest set; of several the one with the lowest thread.
    Largest,
    /// The first thread's set, and the last thread's where they differ.
    FirstAndLast,
    /// Every set.
    All,
}

impl SetPolicy {
    /// Every policy.
    pub const ALL: [SetPolicy; 4] = [SetPolicy::First, SetPolicy::Largest, SetPolicy::FirstAndLast, SetPolicy::All];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            SetPolicy::First => "first",
            SetPolicy::Largest => "largest",
            SetPolicy::FirstAndLast => "first-and-last",
            SetPolicy::All => "all",
        }
    }
}

/// How the operands of a set are combined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PrefixKind {
    /// One operation after the other.
    Serial,
    /// Kogge-Stone: least depth.
    KoggeStone,
    /// Brent-Kung: fewest operations of those with logarithmic depth.
    BrentKung,
}

impl PrefixKind {
    /// Every kind.
    pub const ALL: [PrefixKind; 3] = [PrefixKind::Serial, PrefixKind::KoggeStone, PrefixKind::BrentKung];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            PrefixKind::Serial => "serial",
            PrefixKind::KoggeStone => "kogge-stone",
            PrefixKind::BrentKung => "brent-kung",
        }
    }
}

/// The blocks of this folder.
pub fn entries() -> Vec<BlockEntry> {
    let mut all = vec![combine::entry(), alu::entry(), address_match::entry()];
    all.extend(prefix::entries());
    all.extend([prepare::entry(), pick::entry(), unit::entry()]);
    all
}
