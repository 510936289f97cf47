// SPDX-License-Identifier: MIT
//! Names that are legal in VHDL too.
use crate::custom::pieces;
use crate::names::{is_identifier, is_keyword};
use crate::Module;
use std::collections::{BTreeMap, BTreeSet};

/// Reserved words of VHDL-2008.
const RESERVED: &str = "abs access after alias all and architecture array assert assume assume_guarantee attribute begin block \
body buffer bus case component configuration constant context cover default disconnect downto else elsif end entity exit \
fairness file for force function generate generic group guarded if impure in inertial inout is label library linkage literal \
loop map mod nand new next nor not null of on open or others out package parameter port postponed procedure process property \
protected pure range record register reject release rem report restrict restrict_guarantee return rol ror select sequence \
severity shared signal sla sll sra srl strong subtype then to transport type unaffected units until use variable vmode vprop \
vunit wait when while with xnor xor";

/// Whether VHDL takes a name.
pub fn is_legal(name: &str) -> bool {
    let reserved = RESERVED.split_whitespace().any(|reserved| reserved.eq_ignore_ascii_case(name));
    is_identifier(name)
        && !reserved
        && !name.contains("__")
        && !name.starts_with('_')
        && !name.ends_with('_')
}

/// A name without what VHDL does not take.
fn legal(name: &str) -> String {
    let parts: Vec<_> = name.split('_').filter(|part| !part.is_empty()).collect();
    let name = if parts.is_empty() { "x".into() } else { parts.join("_") };
    if is_legal(&name) && !is_keyword(&name) {
        name
    } else {
        format!("{name}_v")
    }
}

/// The identifiers of a text in order, with all else; a directive or a number is none.
fn identifiers(text: &str) -> impl Iterator<Item = (&str, bool)> {
    let mut before = "";
    pieces(text).into_iter().map(move |(piece, _)| {
        let own = is_identifier(piece) && !is_keyword(piece) && !["'", "`"].contains(&before);
        before = piece;
        (piece, own)
    })
}

/// Gives modules names that VHDL takes: their own and those of everything in them. One name is the
/// same everywhere, and no two differ by case alone. Returns the names that changed.
///
/// The names of black boxes must be legal already: they are not ours to change.
pub fn vhdl_names(modules: &mut [Module]) -> BTreeMap<String, String> {
    let mut names = BTreeSet::new();
    for module in modules.iter() {
        names.extend(
            identifiers(&module.text).filter(|(_, own)| *own).map(|(name, _)| name.to_string()),
        );
    }
    // Names that can stay do.
    let (good, others): (Vec<_>, Vec<_>) = names.into_iter().partition(|name| is_legal(name));
    let mut taken = BTreeSet::new();
    let mut changed = BTreeMap::new();
    for name in good.into_iter().chain(others) {
        let wanted = legal(&name);
        let new = (1..)
            .map(|number| if number == 1 { wanted.clone() } else { format!("{wanted}_{number}") })
            .find(|new| !taken.contains(&new.to_ascii_lowercase()))
            .expect("some number is free");
        taken.insert(new.to_ascii_lowercase());
        if new != name {
            changed.insert(name, new);
        }
    }
    let new = |name: &str| changed.get(name).map_or(name, String::as_str).to_string();
    for module in modules {
        let text = identifiers(&module.text).map(|(piece, own)| match own {
            true => new(piece),
            false => piece.to_string(),
        });
        let text: String = text.collect();
        module.text = crate::layout::wrapped(&text);
        module.name = new(&module.name);
    }
    changed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_legal_and_differ() {
        let text = "module m (\n  input wire a__b, A_b, _c\n);\n  // d__e\n  sub s__0 (.in(8'h__1), .Out(a_b));\nendmodule\n";
        let mut modules = [Module { name: "m".into(), text: text.into() }];
        let changed = vhdl_names(&mut modules);
        assert_eq!(modules[0].text, "module m (\n  input wire a_b_3, A_b, c\n);\n  // d__e\n  sub s_0 (.in_v(8'h__1), .Out_v(a_b_2));\nendmodule\n");
        assert!(changed.values().all(|name| is_legal(name)) && changed.len() == 6, "{changed:?}");
    }
}
