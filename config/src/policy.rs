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

named! {
    /// Who is paid for waiting, and what an issue costs: see [`CreditPolicy::rule`].
    CreditPolicy {
        /// Every victim gets one, the issuer pays for all.
        PayAll = "pay-all",
        /// While the slushfund is positive one victim in turn gets one; the issuer pays one.
        RoundRobinOne = "round-robin-one",
        /// The same, but the victim gets half the number of victims.
        RoundRobinHalf = "round-robin-half",
        /// Every victim gets one, the issuer loses half; no slushfund.
        Halving = "halving",
        /// The same, but victims get the number of victims.
        HalvingByCount = "halving-by-count",
    }
}

named! {
    /// How a weight is made.
    WeightForm {
        /// Replay or grant, pipe, age, credit, one before the other.
        BitFields = "bit-fields",
        /// A sum of credit and bonuses.
        Additive = "additive",
        /// Credit alone.
        Credit = "credit-only",
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
