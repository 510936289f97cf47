// SPDX-License-Identifier: MIT
//! How atomics are merged, on the command line.
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use warpwright_config::{PrefixKind, SetPolicy, Variant};
use warpwright_isa::SetsIn;

/// What `run` takes of merged atomics.
#[derive(Args)]
pub struct AtomicOptions {
    /// Which sets of threads at one address are merged.
    #[arg(long, value_parser = policies(), default_value = SetPolicy::default().name())]
    sets: SetPolicy,
    /// How the operands of a set are combined [default: serial, for warps of eight threads
    /// kogge-stone].
    #[arg(long, value_parser = networks())]
    prefix: Option<PrefixKind>,
    /// Where the threads of a set and their combined operand stand between the two halves of a
    /// merged atomic.
    #[arg(long, value_enum, default_value = "sideband")]
    sets_in: Place,
    /// Atomics are not merged, an access for each thread: for a core that was built without
    /// PREPARE.
    #[arg(long)]
    pub plain_atomics: bool,
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
        match self.sets_in {
            Place::Sideband => SetsIn::Sideband,
            Place::Registers => SetsIn::Registers,
        }
    }

    /// `variant` with these choices.
    pub fn apply(&self, variant: Variant) -> Variant {
        Variant { sets: self.sets, prefix: self.prefix, sets_in: self.sets_in(), ..variant }
    }
}
