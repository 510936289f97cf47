// SPDX-License-Identifier: MIT
//! Policies that can be chosen: each by name on the command line, each with its golden model.

/// Policies with their names: a line for each is all that the command line, the reports and the
/// tests need. The first is the default.
macro_rules! named {
    ($(#[$about:meta])* $policy:ident { $($(#[$doc:meta])* $variant:ident = $name:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $policy { $($(#[$doc])* $variant,)* }

        impl $policy {
            /// All of them.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$variant),*];

            /// Name on the command line and in reports.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }
        }

        impl Default for $policy {
            fn default() -> Self {
                Self::ALL[0]
            }
        }
    };
}

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

named! {
    /// How a weight is made.
    WeightForm {
        /// Replay or grant, pipe, age, credit, one before the other.
        BitFields = "bit-fields",
        /// A sum of credit and bonuses.
        Additive = "additive",
        /// All alike: loose round robin.
        Flat = "flat",
        /// The last winner, then the oldest.
        Greedy = "greedy",
    }
}

named! {
    /// What the textile grant decides (with credits).
    GrantForm {
        /// A bonus: warps whose TILE.PHASE.TEX equals the grant go first, and every warp may read
        /// textures.
        Soft = "soft",
        /// A gate for a phase: only warps whose TILE.PHASE equals the grant may read textures.
        Phase = "phase",
        /// A gate for each read: only warps whose TILE.PHASE.TEX equals the grant may.
        Read = "read",
        /// Nothing.
        Off = "off",
    }
}

named! {
    /// Which sets of threads at one address are merged.
    SetPolicy {
        /// Every set.
        All = "all",
        /// The threads at the first active thread's address.
        First = "first",
        /// The largest set; of several the one with the lowest thread.
        Largest = "largest",
        /// The first thread's set, and the last thread's where they differ.
        FirstAndLast = "first-and-last",
    }
}

named! {
    /// How the operands of a set are combined.
    PrefixKind {
        /// Kogge-Stone: least depth.
        KoggeStone = "kogge-stone",
        /// One operation after the other.
        Serial = "serial",
        /// Brent-Kung: fewest operations of those with logarithmic depth.
        BrentKung = "brent-kung",
    }
}
