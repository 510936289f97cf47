// SPDX-License-Identifier: MIT
//! The figures of the RTL's text: `cargo run -p warpwright-tests --example rtl_metrics [-- --format
//! json]`.
use anyhow::{bail, Result};
use warpwright_tests::metrics::Metrics;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let metrics = Metrics::measure()?;
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] | ["--format", "text"] => print!("{}", metrics.text()),
        ["--format", "json"] => println!("{}", serde_json::to_string_pretty(&metrics)?),
        _ => bail!("unknown arguments {arguments:?}; usage: rtl_metrics [--format text|json]"),
    }
    Ok(())
}
