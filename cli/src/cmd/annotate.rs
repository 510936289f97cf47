// SPDX-License-Identifier: MIT
//! `annotate`.
use super::asm::Settings;
use super::{assemble_file, read_source};
use crate::output::{note, print, write_whole};
use anyhow::{anyhow, Result};
use clap::Args;
use std::path::PathBuf;
use warpwright_isa::rewrite::{annotate_order_free, annotate_source};
use warpwright_isa::Options;

/// Write the scoreboard annotations (slots and wait masks) into the text of a program, or check
/// those it has.
///
/// Comments and layout stay; annotations that are there are replaced. The text assembles to the
/// same words as the automatic annotation of the program.
#[derive(Args)]
#[command(after_help = "Examples:\n  warpwright annotate programs/add.s\n  \
    warpwright annotate programs/glass.s --image demo/photo.png --image 128x96 --slots 4 --out glass.s\n  \
    warpwright annotate mine.s --check")]
pub struct Annotate {
    /// Assembly source.
    program: PathBuf,
    /// Write the text to this file instead of printing it.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Only check what is written: a missing wait is an error.
    #[arg(long, conflicts_with = "out")]
    check: bool,
    /// Put scoreboard branches where two results may be used in either order: each place is written
    /// in both.
    #[arg(long, conflicts_with = "check")]
    order_free: bool,
    #[command(flatten)]
    settings: Settings,
}

impl Annotate {
    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        let options = self.settings.options()?;
        let file = self.program.display().to_string();
        if self.check {
            let checked = Options { annotate: Some(warpwright_isa::Annotate::Check), ..options };
            let program = assemble_file(&self.program, &checked)?;
            note(&format!(
                "{file}: no wait is missing in {} instructions",
                program.instructions.len()
            ));
            return Ok(());
        }
        let source = read_source(&self.program)?;
        let text = if self.order_free {
            let (text, places) = annotate_order_free(&file, &source, &options)
                .map_err(|errors| anyhow!("{errors}"))?;
            let s = if places == 1 { "" } else { "s" };
            note(&format!("{file}: {places} place{s} where either of two results may come first"));
            text
        } else {
            annotate_source(&file, &source, &options).map_err(|errors| anyhow!("{errors}"))?
        };
        match &self.out {
            Some(path) => write_whole(path, text.as_bytes()),
            None => print(&text),
        }
    }
}
