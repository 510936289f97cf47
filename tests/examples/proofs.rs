// SPDX-License-Identifier: MIT
//! Writes docs/proofs.md: runs all proofs of the exported Verilog, and their broken variants.
//!
//! `cargo run --release -p warpwright-tests --example proofs`
//!
//! With names of proofs, runs those and writes their sections only; with `--statements`, writes the
//! table at the head of the page.
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;
use warpwright_tests::pages::wrap::wrap;
use warpwright_tests::proofs::{page, proofs};

fn main() -> Result<()> {
    let named: Vec<String> = std::env::args().skip(1).collect();
    let progress = |line: &str| eprintln!("{line}");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/proofs.md");
    let cannot_write = || format!("cannot write {}", path.display());
    if named.is_empty() {
        return fs::write(&path, wrap(&page::page(&progress)?)).with_context(cannot_write);
    }
    if named == ["--statements"] {
        let old =
            fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let (_, sections) = old
            .split_once(page::SECTIONS)
            .context("docs/proofs.md has no proofs: run this without --statements")?;
        return fs::write(&path, wrap(&(page::statements()? + page::SECTIONS + sections)))
            .with_context(cannot_write);
    }
    let all = proofs();
    for name in &named {
        let proof = all
            .iter()
            .find(|proof| proof.name == name)
            .with_context(|| format!("there is no proof {name}"))?;
        let old =
            fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        fs::write(&path, wrap(&page::rewritten(&old, proof, &progress)?))
            .with_context(cannot_write)?;
    }
    Ok(())
}
