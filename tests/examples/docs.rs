// SPDX-License-Identifier: MIT
//! Writes the generated pages of `docs/` and breaks lines of Markdown that are too long; with `--check` names those that are not current and
//! fails.
//!
//! `cargo run -p warpwright-tests --example docs`
use anyhow::{ensure, Result};
use warpwright_tests::pages;

fn main() -> Result<()> {
    if std::env::args().any(|argument| argument == "--check") {
        let stale = pages::stale()?;
        ensure!(
            stale.is_empty(),
            "not current: {stale:?}\nrun: cargo run -p warpwright-tests --example docs"
        );
        return Ok(());
    }
    pages::write()
}
