// SPDX-License-Identifier: MIT
//! The five mechanisms by name, each of which can be switched to its baseline.
use clap::ValueEnum;
use warpwright_config::Mechanisms;

/// One of the five mechanisms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mechanism {
    /// Instruction cache pointers.
    Pointers,
    /// Explicit scoreboard.
    Scoreboard,
    /// Credit scheduling with textile grant.
    Scheduling,
    /// Merged atomics.
    MergedAtomics,
    /// Texture misses run ahead through the latency FIFO.
    TextureAhead,
}

impl Mechanism {
    /// All five, in the order of the specification.
    pub const ALL: [Self; 5] = [
        Self::Pointers,
        Self::Scoreboard,
        Self::Scheduling,
        Self::MergedAtomics,
        Self::TextureAhead,
    ];

    /// Name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Pointers => "pointers",
            Self::Scoreboard => "scoreboard",
            Self::Scheduling => "scheduling",
            Self::MergedAtomics => "merged-atomics",
            Self::TextureAhead => "texture-ahead",
        }
    }

    fn switch_off(self, mechanisms: &mut Mechanisms) {
        match self {
            Self::Pointers => mechanisms.pointers = Mechanisms::NONE.pointers,
            Self::Scoreboard => mechanisms.scoreboard = Mechanisms::NONE.scoreboard,
            Self::Scheduling => mechanisms.scheduling = Mechanisms::NONE.scheduling,
            Self::MergedAtomics => mechanisms.merged_atomics = Mechanisms::NONE.merged_atomics,
            Self::TextureAhead => mechanisms.texture_ahead = Mechanisms::NONE.texture_ahead,
        }
    }

    /// All five mechanisms except these, which are at their baselines.
    pub fn all_but(off: &[Self]) -> Mechanisms {
        let mut mechanisms = Mechanisms::ALL;
        off.iter().for_each(|mechanism| mechanism.switch_off(&mut mechanisms));
        mechanisms
    }
}

/// What `--baseline` takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Baseline {
    /// A PC read, a tag match and a PC write per instruction.
    Pointers,
    /// A warp waits for its outstanding instruction.
    Scoreboard,
    /// The next ready warp in turn, without texture grant.
    Scheduling,
    /// One memory access per thread.
    MergedAtomics,
    /// One texture sample at a time.
    TextureAhead,
    /// All five.
    All,
}

/// The mechanisms that a list of baselines switches off, each once.
pub fn switched_off(baselines: &[Baseline]) -> Vec<Mechanism> {
    let named = |baseline: Baseline| match baseline {
        Baseline::Pointers => Some(Mechanism::Pointers),
        Baseline::Scoreboard => Some(Mechanism::Scoreboard),
        Baseline::Scheduling => Some(Mechanism::Scheduling),
        Baseline::MergedAtomics => Some(Mechanism::MergedAtomics),
        Baseline::TextureAhead => Some(Mechanism::TextureAhead),
        Baseline::All => None,
    };
    let chosen: Vec<_> = baselines.iter().map(|&baseline| named(baseline)).collect();
    Mechanism::ALL
        .into_iter()
        .filter(|mechanism| chosen.contains(&None) || chosen.contains(&Some(*mechanism)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpwright_config::Scheduling;

    #[test]
    fn baselines_add_up() {
        assert_eq!(Mechanism::all_but(&[]), Mechanisms::ALL);
        assert_eq!(Mechanism::all_but(&switched_off(&[Baseline::All])), Mechanisms::NONE);
        let off = switched_off(&[Baseline::Scheduling, Baseline::Pointers, Baseline::Scheduling]);
        assert_eq!(off, [Mechanism::Pointers, Mechanism::Scheduling]);
        let expected = Mechanisms {
            pointers: false,
            scheduling: Scheduling::LooseRoundRobin,
            ..Mechanisms::ALL
        };
        assert_eq!(Mechanism::all_but(&off), expected);
    }
}
