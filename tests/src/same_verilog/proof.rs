// SPDX-License-Identifier: MIT
//! The proof that two pieces of logic are one: both with the same inputs, and the outputs that are
//! not equal as terms compared by Yosys' SAT solver.
use super::flat::{Cut, Flat};
use super::pairing::Names;
use super::terms::Terms;
use anyhow::{bail, Context, Result};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use warpwright_sim::cache::{self, checked};
use warpwright_toolchain as toolchain;

/// What must be proved of two modules.
#[derive(Clone, Debug)]
pub struct Obligation {
    /// Verilog: the modules `old`, `new`, and `miter`, whose output `differs` must never be 1.
    pub text: String,
    /// What one side alone has.
    pub alone: Vec<String>,
    /// All outputs are equal as terms: nothing is left to prove.
    pub settled: bool,
}

/// What came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// The outputs are equal for all inputs.
    Equal,
    /// They are not: a table of values.
    Different(Vec<String>),
    /// The solver gave up.
    Undecided,
}

/// Seconds after which the solver gives up: the first attempt, and the one after ABC has merged
/// equal nodes.
const TIMEOUT: [u32; 2] = [20, 120];
/// Proofs of one run of Yosys, whose start takes a second.
const BATCH: usize = 32;
/// Rows of a table of values.
const ROWS: usize = 24;

fn range(width: usize) -> String {
    if width == 1 {
        String::new()
    } else {
        format!("[{}:0] ", width - 1)
    }
}

impl Obligation {
    /// All nets that correspond are in `names`. An input that only one side has may have any value;
    /// an output that only one side has is not compared.
    pub fn new(old: &Flat, new: &Flat, names: &Names, use_terms: bool) -> Self {
        let (cuts_old, cuts_new) = (old.cuts(), new.cuts());
        let by_name: BTreeMap<&String, &Cut> =
            cuts_new.iter().map(|cut| (&cut.name, cut)).collect();
        let fits = |one: &Cut, other: &Cut| one.width == other.width && one.output == other.output;
        let other = |cut: &Cut| {
            names
                .get(&cut.name)
                .and_then(|other| by_name.get(other))
                .copied()
                .filter(|other| fits(cut, other))
        };
        let back: BTreeMap<&str, &str> = cuts_old
            .iter()
            .filter_map(|cut| Some((other(cut)?.name.as_str(), cut.name.as_str())))
            .collect();
        let mut terms = Terms::default();
        let terms_old = terms.driven(old, &|name| {
            if back.values().any(|both| *both == name) {
                name.into()
            } else {
                format!("old {name}")
            }
        });
        let terms_new = terms.driven(new, &|name| {
            back.get(name).map_or_else(|| format!("new {name}"), |both| both.to_string())
        });
        let (terms_old, terms_new) = (terms_old.unwrap_or_default(), terms_new.unwrap_or_default());
        let (mut ports, mut outputs, mut differs) = (vec![], vec![], vec![]);
        let (mut pins_old, mut pins_new) = (vec![], vec![]);
        let (mut alone, mut paired) = (vec![], BTreeSet::new());
        let lonely = |cut: &Cut, side: &str| {
            let kind = if cut.output { "output" } else { "input" };
            format!("{kind} {} ({} bits) is only in the {side} module", cut.name, cut.width)
        };
        for cut in &cuts_old {
            let name = &cut.name;
            match other(cut) {
                Some(other) if cut.output => {
                    paired.insert(&other.name);
                    if use_terms
                        && terms_old
                            .get(name)
                            .is_some_and(|id| terms_new.get(&other.name) == Some(id))
                    {
                        continue;
                    }
                    outputs.extend(
                        ["old", "new"].map(|side| {
                            format!("  output wire {}{side}__{name}", range(cut.width))
                        }),
                    );
                    differs.push(format!("old__{name} != new__{name}"));
                    pins_old.push(format!(".{name}(old__{name})"));
                    pins_new.push(format!(".{}(new__{name})", other.name));
                }
                Some(other) => {
                    paired.insert(&other.name);
                    ports.push(format!("  input wire {}both__{name}", range(cut.width)));
                    pins_old.push(format!(".{name}(both__{name})"));
                    pins_new.push(format!(".{}(both__{name})", other.name));
                }
                None => {
                    alone.push(lonely(cut, "old"));
                    if !cut.output {
                        ports.push(format!("  input wire {}alone_old__{name}", range(cut.width)));
                        pins_old.push(format!(".{name}(alone_old__{name})"));
                    }
                }
            }
        }
        for cut in cuts_new.iter().filter(|cut| !paired.contains(&cut.name)) {
            let name = &cut.name;
            alone.push(lonely(cut, "new"));
            if !cut.output {
                ports.push(format!("  input wire {}alone_new__{name}", range(cut.width)));
                pins_new.push(format!(".{name}(alone_new__{name})"));
            }
        }
        let settled = differs.is_empty();
        ports.extend(outputs);
        ports.push("  output wire differs".into());
        let text = format!(
            "{}{}module miter (\n{}\n);\n  old old ({});\n  new_ new_ ({});\n  assign differs = |{{{}}};\nendmodule\n",
            old.logic("old"),
            new.logic("new_"),
            ports.join(",\n"),
            pins_old.join(", "),
            pins_new.join(", "),
            differs.join(", ")
        );
        Self { text, alone, settled }
    }
}

/// The script of a proof. Latches are unknown cells, of which an output may have any value. The `x`
/// that Yosys' `proc` puts where a branch leaves a variable alone never reach an output: they are 0
/// on both sides, so that equal cells can merge.
fn script(number: usize, again: bool) -> String {
    let merge =
        if again { "techmap\nopt\nabc -script +strash;ifraig;fraig\nopt_clean\n" } else { "" };
    format!(
        "design -reset\nread_verilog p{number}.v\nhierarchy -check -top miter\nproc\nflatten\nsetundef -zero\nopt_expr\n\
         opt_merge\nopt_expr\nopt_clean\n{merge}tee -q -o p{number}.log sat -ignore_unknown_cells -timeout {} -prove differs 0 \
         -show-inputs -show-outputs miter\n",
        TIMEOUT[usize::from(again)]
    )
}

/// Makes the proofs, or finds them in the cache.
pub fn prove(obligations: &[Obligation]) -> Result<Vec<Verdict>> {
    let version = toolchain::yosys_version()?;
    let form = script(0, false) + &script(0, true);
    let kept = |one: &Obligation| {
        cache::file("same-verilog", [one.text.as_str(), &form, &version], "json")
    };
    let mut verdicts = vec![Verdict::Undecided; obligations.len()];
    let mut open = vec![];
    for (number, obligation) in obligations.iter().enumerate() {
        let file = kept(obligation)?;
        match fs::read(&file) {
            Ok(found) => {
                let damaged = || format!("{} is damaged: remove it", file.display());
                verdicts[number] = serde_json::from_slice(&found).with_context(damaged)?;
            }
            Err(_) => open.push(number),
        }
    }
    for again in [false, true] {
        for batch in open.chunks(BATCH) {
            let texts: Vec<&str> =
                batch.iter().map(|number| obligations[*number].text.as_str()).collect();
            for (number, verdict) in batch.iter().zip(run(&texts, again)?) {
                if verdict != Verdict::Undecided {
                    cache::store(&kept(&obligations[*number])?, &serde_json::to_vec(&verdict)?)?;
                }
                verdicts[*number] = verdict;
            }
        }
        open.retain(|number| verdicts[*number] == Verdict::Undecided);
    }
    Ok(verdicts)
}

fn run(texts: &[&str], again: bool) -> Result<Vec<Verdict>> {
    let folder = cache::scratch()?;
    let path = |name: String| folder.path().join(name);
    for (number, text) in texts.iter().enumerate() {
        fs::write(path(format!("p{number}.v")), text).context("cannot write the cache")?;
    }
    let all: String = (0..texts.len()).map(|number| script(number, again)).collect();
    fs::write(path("all.ys".into()), all).context("cannot write the cache")?;
    checked(
        toolchain::yosys()?.current_dir(folder.path()).args(["-q", "-s", "all.ys"]),
        "Yosys' comparison",
    )?;
    let verdict = |number: usize| {
        let log =
            fs::read_to_string(path(format!("p{number}.log"))).context("Yosys wrote no result")?;
        verdict(&log)
    };
    (0..texts.len()).map(verdict).collect()
}

/// What Yosys' command `sat` printed.
fn verdict(log: &str) -> Result<Verdict> {
    if log.contains("SUCCESS!") {
        return Ok(Verdict::Equal);
    }
    if log.contains("TIMEOUT!") {
        return Ok(Verdict::Undecided);
    }
    if !log.contains("FAIL!") {
        bail!("Yosys' answer is not understood:\n{log}");
    }
    let row = |line: &str| -> Option<(String, String)> {
        let mut words = line.split_whitespace();
        let (name, bits) = (words.next()?.strip_prefix('\\')?, words.last()?);
        let width = bits.len();
        let digit = |part: &[u8]| {
            let part = std::str::from_utf8(part).unwrap_or_default();
            u8::from_str_radix(part, 2).map_or("x".into(), |digit| format!("{digit:x}"))
        };
        let digits: String = bits.as_bytes().rchunks(4).rev().map(digit).collect();
        Some((name.into(), format!("{width}'h{digits}")))
    };
    let values: BTreeMap<String, String> = log.lines().filter_map(row).collect();
    let outputs = values.iter().filter_map(|(name, old)| {
        let name = name.strip_prefix("old__")?;
        let new = values.get(&format!("new__{name}")).filter(|new| *new != old)?;
        Some(format!("{name}: old {old}, new {new}"))
    });
    let zero = |value: &str| {
        value.split_once('h').is_some_and(|(_, digits)| digits.bytes().all(|digit| digit == b'0'))
    };
    let inputs = values.iter().filter(|(_, value)| !zero(value)).filter_map(|(name, value)| {
        let name = name.strip_prefix("both__").or(name.starts_with("alone").then_some(name))?;
        Some(format!("  {name} = {value}"))
    });
    let (mut lines, inputs): (Vec<String>, Vec<String>) =
        (outputs.take(ROWS).collect(), inputs.collect());
    lines.push(format!(
        "with these inputs, all others 0{}:",
        if inputs.len() > ROWS { " (the first)" } else { "" }
    ));
    lines.extend(inputs.into_iter().take(ROWS));
    Ok(Verdict::Different(lines))
}
