// SPDX-License-Identifier: MIT
//! Writes docs/proofs.md.
use super::{bullets, proofs, Broken, Proof, Property};
use anyhow::{ensure, Context, Result};
use std::collections::HashMap;
use std::fmt::Write;
use warpwright_sim::formal::{Engine, Verdict};

/// What an engine's success means.
pub fn reach(engine: Engine) -> String {
    match engine {
        Engine::Bounded(depth) | Engine::Search(depth) => format!("to depth {depth}"),
        Engine::Induction(_) | Engine::Reachability => "without bound".into(),
    }
}

fn method(engine: Engine) -> String {
    match engine {
        Engine::Bounded(depth) => format!("Z3, bounded, {depth} cycles"),
        Engine::Search(depth) => format!("ABC, bounded, {depth} cycles"),
        Engine::Induction(depth) => format!("Z3, induction over {depth} cycles"),
        Engine::Reachability => "ABC, property-directed reachability".into(),
    }
}

/// Where the list of single proofs begins.
pub const SECTIONS: &str = "\n## The proofs\n";

/// The head of the page: the statements, how far each is proved, and under which assumptions.
pub fn statements() -> Result<String> {
    let mut page = format!(
        "# What is proved\n\nYosys {}; command: `cargo run --release -p warpwright-tests --example proofs` (`-- --statements` writes the\n\
         first table only). The proofs run on the exported Verilog with the modules of [`formal/`](../formal), by SymbiYosys. Each\n\
         property has a broken variant of the design ([`formal/broken/`](../formal/broken)) on which the same proof finds a\n\
         counterexample. `cargo test` runs a part of them, `.ci/run --deep` all.\n\n\
         *Without bound* means for runs of any length, of a block of the size and under the assumptions that the third column\n\
         names; it does not mean any size. *To depth N* means the first N cycles after reset.\n\n## Statements\n\n\
         | mechanism | statement | proved, and for what | tested |\n| --- | --- | --- | --- |\n",
        warpwright_toolchain::prover_version()?
    );
    let all = proofs();
    for bullet in bullets() {
        let mut states: Vec<String> = vec![];
        for proof in &all {
            let labels = bullet.proved.iter().filter(|(name, _)| *name == proof.name);
            let labels: Vec<_> = labels.map(|(_, label)| format!("`{label}`")).collect();
            if !labels.is_empty() {
                states.push(format!(
                    "{} {}: {}",
                    proof.name,
                    reach(proof.engine),
                    labels.join(", ")
                ));
            }
        }
        let proved = if states.is_empty() {
            "no".into()
        } else {
            format!("{}. For: {}", states.join("; "), bullet.provided)
        };
        writeln!(
            page,
            "| [{0}](mechanisms/{0}.md) | {1} | {proved} | {2} |",
            bullet.spec, bullet.says, bullet.tested
        )?;
    }
    Ok(page)
}

/// Runs all proofs and their broken variants; `progress` gets a line for each step. The text of the
/// page.
pub fn page(progress: &dyn Fn(&str)) -> Result<String> {
    let mut page = statements()? + SECTIONS;
    for proof in &proofs() {
        page += &section(proof, progress)?;
    }
    Ok(page)
}

/// The page with the section of this proof written anew.
pub fn rewritten(page: &str, proof: &Proof, progress: &dyn Fn(&str)) -> Result<String> {
    let head = format!("\n### {}\n", proof.name);
    let (before, after) = page
        .split_once(&head)
        .with_context(|| format!("docs/proofs.md has no section {}: write all", proof.name))?;
    let rest = after.find("\n### ").map_or("", |end| &after[end..]);
    Ok(format!("{before}{}{rest}", section(proof, progress)?))
}

fn section(proof: &Proof, progress: &dyn Fn(&str)) -> Result<String> {
    let design = proof.design()?;
    let outcome = proof.prove(&design, proof.engine)?;
    progress(&format!("{}: {:?}, {:.0} s", proof.name, outcome.verdict, outcome.seconds));
    ensure!(outcome.verdict == Verdict::Holds, "{} does not hold\n{}", proof.name, outcome.log);
    let mut text = format!(
        "\n### {}\n\n`{}`, {}. Proved {} ({}, {:.0} s).\n",
        proof.name,
        proof.block,
        proof.size,
        reach(proof.engine),
        method(proof.engine),
        outcome.seconds
    );
    let assumptions = proof.assumptions()?;
    if !assumptions.is_empty() {
        text += "Assumed of the blocks around it:\n\n";
        assumptions.iter().try_for_each(|line| writeln!(text, "- {line}"))?;
    }
    text += "\n| property | what it says | broken variant that it catches |\n| --- | --- | --- |\n";
    let mut known = HashMap::new();
    for property in &proof.properties {
        let says =
            known.entry(property.broken).or_insert(Broken::read(property.broken)?).says.clone();
        refuted(proof, property, &design, progress)?;
        writeln!(text, "| `{}` | {} | {says} |", property.label, property.says)?;
    }
    Ok(text)
}

/// Shows that a property fails on its broken variant.
pub fn refuted(
    proof: &Proof,
    property: &Property,
    design: &str,
    progress: &dyn Fn(&str),
) -> Result<()> {
    let broken = Broken::read(property.broken)?.apply(design)?;
    let outcome = proof.refute(&broken, property.label, proof.refute)?;
    progress(&format!(
        "{}.{} on {}: {:?}, {:.0} s",
        proof.name, property.label, property.broken, outcome.verdict, outcome.seconds
    ));
    ensure!(
        matches!(outcome.verdict, Verdict::Fails(_)),
        "{}.{} does not see that {} is broken\n{}",
        proof.name,
        property.label,
        property.broken,
        outcome.log
    );
    Ok(())
}
