// SPDX-License-Identifier: MIT
//! `view`.
use crate::events::write_page;
use crate::output::note;
use anyhow::{Context, Result};
use clap::Args;
use std::fs::File;
use std::io::{BufReader, Read, Seek};
use std::path::{Path, PathBuf};
use warpwright_sim::events::{Reader, TraceError};

/// Write a page that shows a trace in any browser, or two traces of a program side by side.
///
/// A trace is written by `run --trace NAME.trace`. One that is truncated is shown as far as it
/// goes.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  warpwright view on.trace\n  warpwright view on.trace off.trace --out both.html"
)]
pub struct View {
    /// A trace.
    trace: PathBuf,
    /// Another one, of the same program.
    other: Option<PathBuf>,
    /// The page [default: the name of the first trace with .html].
    #[arg(long, value_name = "HTML")]
    out: Option<PathBuf>,
}

/// A trace that has been read once: what is before a place where it is truncated can be shown.
struct Checked {
    file: BufReader<File>,
    program: String,
}

fn check(path: &Path) -> Result<Checked> {
    let place = || path.display().to_string();
    let file = File::open(path).with_context(|| format!("cannot read {}", place()))?;
    let mut reader = Reader::new(BufReader::new(file)).with_context(place)?;
    let program = reader.about["file"].as_str().unwrap_or_default().to_string();
    match reader.read(&mut |_, _| {}) {
        Err(error @ TraceError::Truncated { .. }) => {
            note(&format!("{}: {error}; the page shows what is before that place", place()));
        }
        other => other.with_context(place)?,
    }
    let mut file = reader.into_inner();
    file.rewind().with_context(place)?;
    Ok(Checked { file, program })
}

impl View {
    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        let paths = [Some(&self.trace), self.other.as_ref()];
        let mut traces: Vec<Checked> =
            paths.into_iter().flatten().map(|path| check(path)).collect::<Result<_>>()?;
        let out = self.out.clone().unwrap_or_else(|| self.trace.with_extension("html"));
        let title = traces[0].program.clone();
        let mut files: Vec<&mut dyn Read> =
            traces.iter_mut().map(|trace| &mut trace.file as &mut dyn Read).collect();
        write_page(&out, &title, &mut files)?;
        note(&format!("{} shows it, in any browser", out.display()));
        Ok(())
    }
}
