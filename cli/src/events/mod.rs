// SPDX-License-Identifier: MIT
//! Traces of a run, made from its event stream: the trace file, the page that shows it, and what
//! other tools read (docs/looking-inside.md).
mod chrome;
mod kanata;
mod lives;
pub mod page;
mod text;

use crate::output::{check_writable, WholeFile};
use anyhow::{bail, ensure, Context, Result};
use chrome::Chrome;
use clap::Args;
use indicatif::HumanBytes;
use kanata::Kanata;
use lives::Lives;
use std::fs::File;
use std::io::{self, BufWriter, Seek, Write};
use std::path::{Path, PathBuf};
use warpwright_isa::{decode, Program};
use warpwright_sim::engine::Cycle;
use warpwright_sim::engines::{Design, Outcome, RunConfig};
use warpwright_sim::events::{self, Event, Place, Range, Recorder, Writer, KINDS, NOT_SHOWN};

/// What is traced, and where to.
#[derive(Args, Clone, Debug, Default)]
pub struct TraceOptions {
    /// Write a trace; the name says of what kind: waveforms (`.vcd`, `.fst`), the event stream
    /// (`.trace`, see `view`), for Perfetto and Chrome (`.json`), for Konata (`.kanata`). Not with
    /// `isa`.
    #[arg(long, value_name = "FILE")]
    pub trace: Option<PathBuf>,
    /// Write a page that shows in any browser what every warp does, cycle by cycle.
    #[arg(long, value_name = "HTML")]
    pub view: Option<PathBuf>,
    /// Trace these cycles only, both included; a side may be left out.
    #[arg(long, value_name = "A..B", value_parser = parse_cycles)]
    trace_cycles: Option<(u64, u64)>,
    /// Trace these warp slots only, separated by commas; what no warp does is always there.
    #[arg(
        long,
        value_name = "WARPS",
        value_delimiter = ',',
        value_parser = clap::value_parser!(u32).range(0..64)
    )]
    trace_warps: Vec<u32>,
    /// Trace what is written to registers too: the page then shows those of a thread.
    #[arg(long)]
    trace_registers: bool,
    /// Megabytes after which a trace ends.
    #[arg(long, value_name = "MB", default_value_t = 1000)]
    trace_limit: u64,
}

fn parse_cycles(text: &str) -> Result<(u64, u64), String> {
    let (first, last) = text.split_once("..").ok_or("expected A..B, such as 1000..2000")?;
    let side = |text: &str, none| match text.replace('_', "").as_str() {
        "" => Ok(none),
        digits => digits.parse().map_err(|_| format!("`{text}` is not a number of a cycle")),
    };
    let (first, last) = (side(first, 0)?, side(last, u64::MAX)?);
    if first > last {
        return Err(format!("cycle {first} is after cycle {last}"));
    }
    Ok((first, last))
}

/// What a trace's name says that it is; without an ending (`/dev/stdout`) waveforms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Waveforms { fst: bool },
    Events,
    Chrome,
    Kanata,
}

impl Form {
    fn waveforms(self) -> bool {
        matches!(self, Self::Waveforms { .. })
    }
}

fn form(path: &Path) -> Result<Form> {
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    Ok(match ending {
        "vcd" | "" => Form::Waveforms { fst: false },
        "fst" => Form::Waveforms { fst: true },
        "trace" => Form::Events,
        "json" => Form::Chrome,
        "kanata" => Form::Kanata,
        _ => bail!(
            "--trace {}: a trace's name ends in .vcd or .fst (waveforms), .trace (events), .json (Perfetto) or .kanata (Konata)",
            path.display()
        ),
    })
}

impl TraceOptions {
    /// A page of a run up to so many megabytes of its trace.
    pub fn page(path: &Path, trace_limit: u64) -> Self {
        Self { view: Some(path.into()), trace_limit, ..Self::default() }
    }

    /// The option that is given, if one is.
    pub fn given(&self) -> Option<&'static str> {
        self.trace.as_ref().map(|_| "--trace").or(self.view.as_ref().map(|_| "--view"))
    }

    /// Everything that can be wrong is found before the run.
    pub fn check(&self, microcoded: bool) -> Result<()> {
        let form = self.trace.as_deref().map(form).transpose()?;
        let events = self.view.is_some() || form.is_some_and(|form| !form.waveforms());
        ensure!(
            !(events && microcoded),
            "the microcoded core has no event stream: leave --microcoded out, or write a .vcd"
        );
        ensure!(
            self.given().is_some()
                || (self.trace_cycles.is_none()
                    && self.trace_warps.is_empty()
                    && !self.trace_registers),
            "--trace-cycles, --trace-warps and --trace-registers are for --trace and --view"
        );
        [&self.trace, &self.view].into_iter().flatten().try_for_each(|path| check_writable(path))
    }

    /// Where waveforms go to.
    pub fn waveforms(&self) -> Option<&Path> {
        self.trace.as_deref().filter(|path| form(path).is_ok_and(Form::waveforms))
    }

    /// Whether they are written as FST.
    pub fn fst(&self) -> bool {
        let form = self.trace.as_deref().map(form);
        form.is_some_and(|form| matches!(form, Ok(Form::Waveforms { fst: true })))
    }

    /// Bytes after which a trace ends.
    pub fn limit(&self) -> u64 {
        self.trace_limit.saturating_mul(1_000_000)
    }

    /// Whether the event stream is needed.
    pub fn events(&self) -> bool {
        self.view.is_some() || (self.trace.is_some() && self.waveforms().is_none())
    }

    /// Whether a cycle is to be traced.
    pub fn holds(&self, cycle: u64) -> bool {
        self.trace_cycles.is_none_or(|(first, last)| (first..=last).contains(&cycle))
    }

    /// The part of the run that is recorded.
    fn range(&self) -> Range {
        let (first, last) = self.trace_cycles.unwrap_or((0, u64::MAX));
        let warps = match self.trace_warps.is_empty() {
            true => u64::MAX,
            false => self.trace_warps.iter().fold(0, |mask, warp| mask | 1 << warp),
        };
        Range { first, last, warps, registers: self.trace_registers }
    }
}

/// A file that is written while a run goes on.
enum Sink {
    Events(Writer<BufWriter<WholeFile>>),
    Chrome(Chrome<BufWriter<WholeFile>>),
    Kanata(Kanata<BufWriter<WholeFile>>),
    /// The trace of a page, which is written when the run has ended.
    Page {
        writer: Writer<BufWriter<File>>,
        shown: Vec<bool>,
        path: PathBuf,
    },
}

impl Sink {
    fn add(&mut self, cycle: u64, event: &Event) -> io::Result<()> {
        match self {
            Self::Events(writer) => writer.add(cycle, event),
            Self::Page { writer, shown, .. } if shown[event.place] => writer.add(cycle, event),
            Self::Page { .. } => Ok(()),
            Self::Chrome(chrome) => chrome.add(cycle, event),
            Self::Kanata(kanata) => kanata.add(cycle, event),
        }
    }

    fn written(&self) -> u64 {
        match self {
            Self::Events(writer) => writer.written(),
            Self::Page { writer, .. } => writer.written(),
            Self::Chrome(chrome) => chrome.written(),
            Self::Kanata(kanata) => kanata.written(),
        }
    }
}

/// What is said of a trace that has reached its limit.
pub fn full(cycle: u64, limit: u64) -> String {
    format!(
        "the trace ends before cycle {cycle}: it has reached {}; --trace-limit takes more, --trace-cycles and --trace-warps trace less",
        HumanBytes(limit)
    )
}

const FAILED: &str = "cannot write the trace";

/// The traces of a run that are made from its events.
pub struct Recording<'a> {
    design: &'a Design,
    range: Range,
    recorder: Option<Recorder>,
    sinks: Vec<Sink>,
    /// Bytes of a file after which all end.
    pub limit: u64,
    /// The first cycle that is left out, since a file has reached its limit.
    full: Option<u64>,
    failure: Option<io::Error>,
    title: String,
}

impl<'a> Recording<'a> {
    /// Begins the files that the options name.
    pub fn new(
        options: &TraceOptions,
        design: &'a Design,
        program: &Program,
        config: &RunConfig,
    ) -> Result<Self> {
        let range = options.range();
        let places = design.places();
        let (units, warps) = (config.variant.units, config.size.numbers().warps);
        let about = events::header(program, &config.core(), &range, places);
        let control = program
            .instructions
            .iter()
            .map(|&word| decode(word).is_ok_and(|instruction| instruction.row.control()));
        let control: Vec<bool> = control.collect();
        let lives = || Lives::new(places, units, warps, control.clone());
        let create = |path: &Path| WholeFile::create(path).map(BufWriter::new);
        let mut sinks = vec![];
        if let Some(path) = options.trace.as_deref().filter(|_| options.waveforms().is_none()) {
            let out = create(path)?;
            sinks.push(match form(path)? {
                Form::Chrome => {
                    Sink::Chrome(Chrome::new(out, program, lives(), units, warps).context(FAILED)?)
                }
                Form::Kanata => {
                    Sink::Kanata(Kanata::new(out, program, lives(), warps).context(FAILED)?)
                }
                _ => Sink::Events(Writer::new(out, &about).context(FAILED)?),
            });
        }
        if let Some(path) = &options.view {
            let file = BufWriter::new(tempfile::tempfile().context(FAILED)?);
            let mut about = about;
            about["left_out"] = NOT_SHOWN.into();
            let shown = |place: &Place| !NOT_SHOWN.contains(&KINDS[place.kind].name);
            sinks.push(Sink::Page {
                writer: Writer::new(file, &about).context(FAILED)?,
                shown: places.iter().map(shown).collect(),
                path: path.clone(),
            });
        }
        Ok(Self {
            design,
            range,
            recorder: None,
            sinks,
            limit: options.limit(),
            full: None,
            failure: None,
            title: program.file.clone(),
        })
    }

    /// Records a cycle. An error is kept for [`Recording::finish`]: the run goes on.
    pub fn see(&mut self, cycle: &Cycle) {
        if cycle.unit > 0 || self.failure.is_some() || self.full.is_some() {
            return;
        }
        if self.sinks.iter().any(|sink| sink.written() >= self.limit) {
            self.full = Some(cycle.number);
            return;
        }
        let Self { design, range, recorder, sinks, failure, .. } = self;
        let recorder = recorder.get_or_insert_with(|| {
            Recorder::new(cycle.dut, design.probes(), design.places(), range.clone())
        });
        recorder.see(cycle, &mut |event| {
            for sink in sinks.iter_mut() {
                if failure.is_none() {
                    *failure = sink.add(cycle.number, &event).err();
                }
            }
        });
    }

    /// Ends the files of a run with this outcome. Gives the first cycle that is left out, if a file
    /// has reached its limit.
    pub fn finish(self, outcome: &Outcome) -> Result<Option<u64>> {
        if let Some(failure) = self.failure {
            return Err(failure).context(FAILED);
        }
        let cycles = self.full.unwrap_or(outcome.cycles);
        let whole = |out: BufWriter<WholeFile>| {
            out.into_inner().map_err(|error| error.into_error()).context(FAILED)?.finish()
        };
        for sink in self.sinks {
            match sink {
                Sink::Events(writer) => {
                    whole(writer.finish(cycles, &outcome.unit_counters).context(FAILED)?)?;
                }
                Sink::Chrome(chrome) => whole(chrome.finish().context(FAILED)?)?,
                Sink::Kanata(kanata) => whole(kanata.finish().context(FAILED)?)?,
                Sink::Page { writer, path, .. } => {
                    let file = writer.finish(cycles, &outcome.unit_counters).context(FAILED)?;
                    let mut file =
                        file.into_inner().map_err(|error| error.into_error()).context(FAILED)?;
                    file.rewind().context(FAILED)?;
                    write_page(&path, &self.title, &mut [&mut file])?;
                }
            }
        }
        Ok(self.full)
    }
}

/// Writes a page of traces to a file.
pub fn write_page(path: &Path, title: &str, traces: &mut [&mut dyn io::Read]) -> Result<()> {
    let mut out = BufWriter::new(WholeFile::create(path)?);
    page::write(&mut out, title, traces)?;
    out.flush().context(FAILED)?;
    out.into_inner().map_err(|error| error.into_error()).context(FAILED)?.finish()
}
