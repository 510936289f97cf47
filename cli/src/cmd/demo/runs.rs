// SPDX-License-Identifier: MIT
//! The runs of the demo.
use super::PROGRAM;
use crate::events::{Recording, TraceOptions};
use crate::output::note;
use crate::picture::Picture;
use crate::progress::{warps, Progress};
use anyhow::{Context, Result};
use std::collections::VecDeque;
use std::path::Path;
use std::sync::Mutex;
use std::thread::{self, Scope, ScopedJoinHandle};
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_isa::{Program, Wrap};
use warpwright_shader::front::{Language, Selector};
use warpwright_shader::{compile, Options, Sampler};
use warpwright_sim::engine::Cycle;
use warpwright_sim::engines::{self, Design, EngineKind, Outcome, RunConfig};

const SOURCE: &str = include_str!("../../../../shaders/programs/glass.wgsl");
const PICTURES: [(&str, &[u8]); 2] = [
    ("demo/photo.png", include_bytes!("../../../../demo/photo.png")),
    ("demo/glass.png", include_bytes!("../../../../demo/glass.png")),
];
const LIMIT: u64 = 1_000_000_000;
/// The page holds its trace as text, a third longer: it stays below 10 MB.
const PAGE_MEGABYTES: u64 = 7;
/// A core's simulation lives on the stack while it is built.
const STACK: usize = 64 << 20;

/// What the program runs on.
pub struct Core {
    /// Size.
    pub size: Size,
    /// Mechanisms that are on.
    pub mechanisms: Mechanisms,
    /// Execution units.
    pub units: usize,
}

impl Core {
    /// A core of one unit.
    pub fn one(size: Size, mechanisms: Mechanisms) -> Self {
        Self { size, mechanisms, units: 1 }
    }

    fn variant(&self) -> Variant {
        Variant { units: self.units, ..Variant::default() }
    }

    /// The design has its engine; memory and registers are the same for both.
    fn config(&self) -> RunConfig {
        RunConfig {
            mechanisms: self.mechanisms,
            variant: self.variant(),
            limit: LIMIT,
            ..RunConfig::new(EngineKind::Rtl, self.size)
        }
    }
}

/// Starts a thread that may build a core.
pub fn thread<'scope, T: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    work: impl FnOnce() -> T + Send + 'scope,
) -> Result<ScopedJoinHandle<'scope, T>> {
    thread::Builder::new()
        .stack_size(STACK)
        .spawn_scoped(scope, work)
        .context("cannot start a thread")
}

/// The designs of the cores, in their order. Those of one unit that differ in constants only are
/// one compiled model; with `events` they show the signals of their event streams.
pub fn designs(engine: EngineKind, cores: &[Core], events: bool) -> Result<Vec<Design>> {
    let of = |cores: &[&Core]| {
        let wanted: Vec<_> = cores.iter().map(|core| (core.mechanisms, core.variant())).collect();
        match cores {
            [] => Ok(vec![]),
            [first, ..] if events && first.units == 1 => {
                Design::several_with_events(engine, first.size, &wanted)
            }
            [first, ..] => Design::several(engine, first.size, &wanted),
        }
    };
    // A core of several units comes last.
    let (one, several): (Vec<&Core>, Vec<&Core>) = cores.iter().partition(|core| core.units == 1);
    let mut designs = of(&one)?;
    designs.extend(of(&several)?);
    Ok(designs)
}

/// The shader, for a picture of one size.
pub struct Shader {
    /// Its program.
    pub program: Program,
    core: Size,
    images: Vec<Picture>,
}

impl Shader {
    /// Compiles it.
    pub fn new(core: Size, size: (u32, u32)) -> Result<Self> {
        let images = PICTURES
            .iter()
            .map(|(name, bytes)| Picture::decode(name, bytes))
            .collect::<Result<Vec<_>>>()?;
        let sizes = images.iter().map(|image| (image.width, image.height)).collect();
        let overrides = [("WIDTH", size.0), ("HEIGHT", size.1)];
        let samplers = [("mirrored", Wrap::Mirror), ("clamped", Wrap::Clamp)];
        let sampler = |wrap| Sampler { wrap, ..Sampler::default() };
        let mut options = Options {
            size,
            images: sizes,
            overrides: overrides.map(|(name, side)| (name.into(), side.into())).into(),
            samplers: samplers
                .map(|(name, wrap)| (Selector::Name(name.into()), sampler(wrap)))
                .into(),
            ..Options::default()
        };
        let limits = crate::shader::Core { numbers: core.numbers(), variant: Variant::default() };
        limits.limit(&mut options);
        let program = compile(PROGRAM, SOURCE.as_bytes(), Language::Wgsl, &options)?.program;
        crate::cmd::check_memory(&program, crate::cmd::MEMORY_MIB)?;
        Ok(Self { program, core, images })
    }

    fn texels(&self) -> Vec<&[u8]> {
        self.images.iter().map(|image| image.pixels.as_slice()).collect()
    }

    /// What the instruction-set simulator leaves.
    pub fn golden(&self) -> Result<Outcome> {
        let config = RunConfig { limit: LIMIT, ..RunConfig::new(EngineKind::Isa, self.core) };
        engines::run(&self.program, &self.texels(), &config, &mut |_| {})
    }

    /// One run.
    pub fn run(
        &self,
        design: &Design,
        core: &Core,
        observe: &mut dyn FnMut(&Cycle),
    ) -> Result<Outcome> {
        design.run(&self.program, &self.texels(), &core.config(), observe)
    }

    /// One run of a design with events, and the page that shows it.
    fn run_to_page(
        &self,
        design: &Design,
        core: &Core,
        page: &Path,
        observe: &mut dyn FnMut(&Cycle),
    ) -> Result<Outcome> {
        let options = TraceOptions::page(page, PAGE_MEGABYTES);
        let mut recording = Recording::new(&options, design, &self.program, &core.config())?;
        let outcome = self.run(design, core, &mut |cycle| {
            observe(cycle);
            recording.see(cycle);
        })?;
        if let Some(cycle) = recording.finish(&outcome)? {
            note(&format!("{} shows the run before cycle {cycle}", page.display()));
        }
        Ok(outcome)
    }

    /// Runs on each core, as many at a time as there are processors. `page` shows the run of one
    /// unit with all mechanisms.
    pub fn run_all(
        &self,
        cores: &[Core],
        designs: &[Design],
        page: Option<&Path>,
    ) -> Result<Vec<Outcome>> {
        let progress = Progress::new(warps(&self.program.launch) * cores.len() as u64);
        let queue = Mutex::new(cores.iter().zip(designs).enumerate().collect::<VecDeque<_>>());
        let results =
            Mutex::new(cores.iter().map(|_| None).collect::<Vec<Option<Result<Outcome>>>>());
        let work = || loop {
            let Some((number, (core, design))) =
                queue.lock().expect("no thread panics with the lock").pop_front()
            else {
                break;
            };
            let mut watch = progress.watch();
            let mut see = |cycle: &Cycle| watch.see(cycle);
            let outcome = match page {
                Some(page) if core.units == 1 && core.mechanisms == Mechanisms::ALL => {
                    self.run_to_page(design, core, page, &mut see)
                }
                _ => self.run(design, core, &mut see),
            };
            results.lock().expect("no thread panics with the lock")[number] = Some(outcome);
        };
        let threads = thread::available_parallelism().map_or(2, usize::from).min(cores.len());
        thread::scope(|scope| -> Result<()> {
            for _ in 0..threads {
                self::thread(scope, work)?;
            }
            Ok(())
        })?;
        progress.finish();
        let results = results.into_inner().expect("no thread panics with the lock");
        results.into_iter().map(|result| result.context("a run is missing")?).collect()
    }
}
