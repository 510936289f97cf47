// SPDX-License-Identifier: MIT
//! How atomics are merged, on the command line.
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use warpwright_config::{PrefixKind, SetPolicy, Variant};
use warpwright_isa::SetsIn;

/// What `run` takes of atomics.
#[derive(Args)]
pub struct AtomicOptions {
    #[command(flatten)]
    merge: MergeOptions,
    /// Atomics are not merged, an access for each thread: for a core that was built without
    /// PREPARE.
    #[arg(long)]
    pub plain_atomics: bool,
}

/// What `run` and `export` take of merged atomics.
#[derive(Args, Clone, Debug, Default)]
pub struct MergeOptions {
    /// Which sets of threads at one address are merged [default: all].
    #[arg(long, value_parser = policies())]
    sets: Option<SetPolicy>,
    /// How the operands of a set are combined [default: kogge-stone].
    #[arg(long, value_parser = networks())]
    prefix: Option<PrefixKind>,
    /// Where the threads of a set and their combined operand stand between the two halves of a
    /// merged atomic [default: sideband].
    #[arg(long, value_enum)]
    sets_in: Option<Place>,
}

/// Where sets stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Place {
    /// Beside the registers.
    Sideband,
    /// In three registers behind those of the program, of the first thread of each set.
    Registers,
}

fn policies() -> impl TypedValueParser<Value = SetPolicy> {
    let by_name = |name: String| {
        *SetPolicy::ALL.iter().find(|policy| policy.name() == name).expect("a possible value")
    };
    PossibleValuesParser::new(SetPolicy::ALL.map(SetPolicy::name)).map(by_name)
}

fn networks() -> impl TypedValueParser<Value = PrefixKind> {
    let by_name = |name: String| {
        *PrefixKind::ALL.iter().find(|kind| kind.name() == name).expect("a possible value")
    };
    PossibleValuesParser::new(PrefixKind::ALL.map(PrefixKind::name)).map(by_name)
}

impl AtomicOptions {
    /// For the assembler.
    pub fn sets_in(&self) -> SetsIn {
        self.merge.sets_in()
    }

    /// `variant` with these choices.
    pub fn apply(&self, variant: Variant) -> Variant {
        self.merge.apply(variant)
    }
}

impl MergeOptions {
    /// Whether anything of it is chosen.
    pub fn chosen(&self) -> Option<&'static str> {
        [
            (self.sets.is_some(), "--sets"),
            (self.prefix.is_some(), "--prefix"),
            (self.sets_in.is_some(), "--sets-in"),
        ]
        .into_iter()
        .find_map(|(chosen, name)| chosen.then_some(name))
    }

    fn sets_in(&self) -> SetsIn {
        match self.sets_in {
            None | Some(Place::Sideband) => SetsIn::Sideband,
            Some(Place::Registers) => SetsIn::Registers,
        }
    }

    /// `variant` with these choices.
    pub fn apply(&self, variant: Variant) -> Variant {
        Variant {
            sets: self.sets.unwrap_or_default(),
            prefix: self.prefix.unwrap_or_default(),
            sets_in: self.sets_in(),
            ..variant
        }
    }
}
