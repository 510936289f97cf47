//! Writes docs/proofs.md: runs all proofs of the exported Verilog, and their broken variants.
//!
//! `cargo run --release -p warpwright-tests --example proofs`
//!
//! With names of proofs, runs those and writes nothing.
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;
use warpwright_tests::proofs::{page, proofs};

fn main() -> Result<()> {
    let named: Vec<String> = std::env::args().skip(1).collect();
    let progress = |line: &str| eprintln!("{line}");
    if named.is_empty() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/proofs.md");
        return fs::write(&path, page::page(&progress)?).with_context(|| format!("cannot write {}", path.display()));
    }
    for name in &named {
        let all = proofs();
        let proof = all.iter().find(|proof| proof.name == name).with_context(|| format!("there is no proof {name}"))?;
        let design = proof.design()?;
        let outcome = proof.prove(&design, proof.engine)?;
        println!("{}\n{name}: {:?}, {:.1} s", outcome.log, outcome.verdict, outcome.seconds);
        for property in &proof.properties {
            if let Err(error) = page::refuted(proof, property, &design, &progress) {
                println!("{error:?}");
            }
        }
    }
    Ok(())
}
