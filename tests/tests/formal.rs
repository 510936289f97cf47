// SPDX-License-Identifier: MIT
//! The proofs of the exported Verilog, and the broken variants that show that they prove something.
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use warpwright_sim::formal::Verdict;
use warpwright_tests::cases::each;
use warpwright_tests::pages::wrap::wrap;
use warpwright_tests::proofs::{bullets, page, proofs, Broken, Proof};

fn run(chosen: impl Fn(&Proof) -> bool) {
    let chosen: Vec<Proof> = proofs().into_iter().filter(chosen).collect();
    each(
        &chosen,
        |proof| proof.name.into(),
        |proof| {
            let design = proof.design().unwrap();
            let outcome = proof.prove(&design, proof.engine).unwrap();
            println!("{}: {:?}, {:.1} s", proof.name, outcome.verdict, outcome.seconds);
            assert_eq!(outcome.verdict, Verdict::Holds, "{}\n{}", proof.name, outcome.log);
            for property in &proof.properties {
                page::refuted(proof, property, &design, &|line| println!("{line}")).unwrap();
            }
        },
    );
}

#[test]
fn quick_proofs_hold_and_fail_on_broken_variants() {
    run(|proof| proof.quick);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn all_other_proofs_hold_and_fail_on_broken_variants() {
    run(|proof| !proof.quick);
}

/// The text of every variant is in the exported Verilog exactly once.
#[test]
fn no_broken_variant_is_stale() {
    for proof in proofs() {
        let design = proof.design().unwrap();
        for property in &proof.properties {
            let broken = Broken::read(property.broken).unwrap();
            assert_ne!(broken.apply(&design).unwrap(), design, "{} {}", proof.name, property.label);
        }
    }
}

/// Every assertion has a line in the table, and the page names it and what is assumed.
#[test]
fn every_assertion_is_listed() {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/proofs.md"))
        .unwrap();
    let all = proofs();
    for proof in &all {
        let module = proof.properties().unwrap();
        let labels = module
            .lines()
            .filter_map(|line| line.trim().split_once(": assert").map(|(label, _)| label));
        let labels: BTreeSet<_> = labels.collect();
        let listed: BTreeSet<_> = proof.properties.iter().map(|property| property.label).collect();
        assert_eq!(labels, listed, "{}", proof.name);
        let section =
            text.split("\n### ").find(|section| section.starts_with(&format!("{}\n", proof.name)));
        let section = section.unwrap_or_else(|| {
            panic!("docs/proofs.md has no {}: run the example `proofs`", proof.name)
        });
        for property in &proof.properties {
            assert!(
                section.contains(&format!("`{}`", property.label)),
                "{} {}",
                proof.name,
                property.label
            );
        }
        let words = section.split_whitespace().collect::<Vec<_>>().join(" ");
        for assumption in proof.assumptions().unwrap() {
            assert!(
                words.contains(&assumption),
                "docs/proofs.md, {}, lacks: {assumption}",
                proof.name
            );
        }
    }
    let head = wrap(&page::statements().unwrap());
    let (found, _) = text.split_once(page::SECTIONS).unwrap();
    assert!(found == head, "docs/proofs.md is not current: cargo run -p warpwright-tests --example proofs -- --statements");
    for bullet in bullets() {
        assert_eq!(
            bullet.proved.is_empty(),
            bullet.provided.is_empty(),
            "{}: what is the proof of?",
            bullet.says
        );
        assert!(!bullet.proved.is_empty() || !bullet.tested.is_empty(), "{}", bullet.says);
        for (name, label) in bullet.proved {
            let proof = all
                .iter()
                .find(|proof| proof.name == *name)
                .unwrap_or_else(|| panic!("no proof {name}"));
            assert!(
                proof.properties.iter().any(|property| property.label == *label),
                "{name} has no property {label}"
            );
        }
    }
}
