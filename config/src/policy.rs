// SPDX-License-Identifier: MIT
//! Policies that can be chosen: each by name on the command line, each with its golden model.

/// Who is issued when several warps are ready (docs/mechanisms/3.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Scheduling {
    /// Credits, weights and textile grant.
    #[default]
    Credit,
    /// The next ready warp in turn; no texture grant.
    LooseRoundRobin,
    /// The same warp as long as it is ready, then the oldest; no texture grant.
    GreedyThenOldest,
}

/// Who is paid for waiting, and what an issue costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CreditPolicy {
    /// Every victim gets one, the issuer pays for all; `gated`: only while the slushfund is
    /// positive.
    PayAll {
        /// The table's reading in the source, against the text's.
        gated: bool,
    },
    /// While the slushfund is positive one victim in turn gets one; the issuer pays one.
    RoundRobinOne,
    /// The same, but the victim gets half the number of victims.
    RoundRobinHalf,
    /// Every victim gets one (`by_count`: the number of victims), the issuer loses half; no
    /// slushfund.
    Halving {
        /// Victims get as much as there are victims.
        by_count: bool,
    },
}

impl CreditPolicy {
    /// All policies, with both readings of the first and both forms of the last.
    pub const ALL: [Self; 6] = [
        Self::PayAll { gated: false },
        Self::PayAll { gated: true },
        Self::RoundRobinOne,
        Self::RoundRobinHalf,
        Self::Halving { by_count: false },
        Self::Halving { by_count: true },
    ];

    /// Name on the command line and in reports.
    pub fn name(self) -> &'static str {
        match self {
            Self::PayAll { gated: false } => "pay-all",
            Self::PayAll { gated: true } => "pay-all-gated",
            Self::RoundRobinOne => "round-robin-one",
            Self::RoundRobinHalf => "round-robin-half",
            Self::Halving { by_count: false } => "halving",
            Self::Halving { by_count: true } => "halving-by-count",
        }
    }
}

impl Default for CreditPolicy {
    fn default() -> Self {
        Self::PayAll { gated: false }
    }
}

/// How a weight is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum WeightForm {
    /// Replay or grant, pipe, age, credit, one before the other.
    #[default]
    BitFields,
    /// A sum of credit and bonuses.
    Additive,
    /// All alike: loose round robin.
    Flat,
    /// The last winner, then the oldest.
    Greedy,
}

impl WeightForm {
    /// All forms.
    pub const ALL: [Self; 4] = [Self::BitFields, Self::Additive, Self::Flat, Self::Greedy];

    /// Name on the command line and in reports.
    pub fn name(self) -> &'static str {
        match self {
            Self::BitFields => "bit-fields",
            Self::Additive => "additive",
            Self::Flat => "flat",
            Self::Greedy => "greedy",
        }
    }
}

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
    pub const ALL: [SetPolicy; 4] =
        [SetPolicy::First, SetPolicy::Largest, SetPolicy::FirstAndLast, SetPolicy::All];

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
    pub const ALL: [PrefixKind; 3] =
        [PrefixKind::Serial, PrefixKind::KoggeStone, PrefixKind::BrentKung];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            PrefixKind::Serial => "serial",
            PrefixKind::KoggeStone => "kogge-stone",
            PrefixKind::BrentKung => "brent-kung",
        }
    }
}
