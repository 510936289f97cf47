// SPDX-License-Identifier: MIT
//! Compares two exports of the design: equal bytes, equal up to names, or equal by a proof.
use anyhow::{ensure, Context, Result};
use clap::{Parser, ValueEnum};
use std::path::PathBuf;
use std::process::ExitCode;
use warpwright_tests::same_verilog::names::Renames;
use warpwright_tests::same_verilog::report::{compare, head, of_commit, of_folder};
use warpwright_tests::same_verilog::{Checker, How};

/// Whether two exports of the design are the same hardware, block by block.
///
/// Names may change: ports, registers and children are paired by the same name, else by the same
/// parts of the name in any order (`complete_valid__0` is `complete__0_valid`), where a part may be
/// abbreviated (`req` is `request`).
#[derive(Parser)]
struct Arguments {
    /// Folders as `warpwright export` writes them, old and new, then names of blocks (all without).
    /// With --commit the new folder comes first, `verilog_out` if there is none.
    arguments: Vec<String>,
    /// The old side is the folder `verilog_out` of this commit.
    #[arg(long, value_name = "COMMIT")]
    commit: Option<String>,
    /// A name or parts of a name, and what the new side calls them; of one block or module:
    /// `block:old=new`.
    #[arg(long, value_name = "OLD=NEW")]
    rename: Vec<String>,
    /// A file of such names, one a line; lines that begin with # are remarks.
    #[arg(long, value_name = "FILE")]
    renames: Option<PathBuf>,
    /// Let the solver also prove what is equal as terms: a check of this command, some minutes for
    /// all blocks.
    #[arg(long)]
    no_terms: bool,
    /// What is printed.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A table.
    Text,
    /// One array.
    Json,
}

fn main() -> Result<ExitCode> {
    let arguments = Arguments::parse();
    let mut rest = arguments.arguments.iter();
    let old = match &arguments.commit {
        Some(commit) => of_commit(&warpwright_toolchain::workspace(), commit)?,
        None => {
            ensure!(
                arguments.arguments.len() >= 2,
                "give two folders, old and new, or --commit and the new folder"
            );
            of_folder(&PathBuf::from(rest.next().expect("two arguments")))?
        }
    };
    let new = rest
        .next()
        .map_or_else(|| warpwright_toolchain::workspace().join("verilog_out"), PathBuf::from);
    let new = of_folder(&new)?;
    let only: Vec<String> = rest.cloned().collect();
    let file = match &arguments.renames {
        Some(path) => std::fs::read_to_string(path)
            .with_context(|| format!("cannot read {}", path.display()))?,
        None => String::new(),
    };
    let pairs =
        file.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let renames = Renames::new(pairs.chain(arguments.rename.iter().map(String::as_str)))?;
    let text = arguments.format == Format::Text;
    if text {
        println!("{}", head());
    }
    let found =
        compare(&old, &new, &only, Checker::new(renames, !arguments.no_terms), &|comparison| {
            if text {
                println!("{}", comparison.row());
                comparison.remarks().for_each(|line| println!("{line}"));
            }
        })?;
    let differ = found.iter().filter(|comparison| comparison.how == How::Differs).count();
    if text {
        let seconds: f64 = found.iter().map(|comparison| comparison.seconds).sum();
        let blocks = if found.len() == 1 { "block" } else { "blocks" };
        println!("{} {blocks}, {differ} not equal, {seconds:.1} s", found.len());
    } else {
        println!(
            "{}",
            serde_json::to_string_pretty(&found.iter().map(|one| one.json()).collect::<Vec<_>>())?
        );
    }
    Ok(if differ == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
