// SPDX-License-Identifier: MIT
//! `--without`: the units that a core is built without.
use clap::builder::{PossibleValuesParser, TypedValueParser};
use warpwright_isa::{OptionalUnit, UnitSet};

/// Stands for no unit at all.
const NONE: &str = "none";

/// One of the names between the commas.
pub fn unit() -> impl TypedValueParser<Value = UnitSet> {
    let names = OptionalUnit::ALL.map(OptionalUnit::name).into_iter().chain([NONE]);
    PossibleValuesParser::new(names).map(|name| OptionalUnit::named(&name).into_iter().collect())
}

/// All that are named.
pub fn all(named: &[UnitSet]) -> UnitSet {
    named.iter().flat_map(|set| set.iter()).collect()
}
