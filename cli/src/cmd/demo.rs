//! `demo`: one shader over one photograph, with each mechanism on and at its baseline.
use super::Format;
use crate::mechanism::Mechanism;
use crate::output::{check_writable, note, print, write_whole};
use crate::picture::Picture;
use crate::progress::{warps, Progress};
use crate::{plot, table};
use anyhow::{bail, ensure, Context, Result};
use clap::Args;
use indicatif::HumanCount;
use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Mutex;
use std::thread;
use std::time::Instant;
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_isa::{assemble_with, Options, Program};
use warpwright_rtl::shader_core::unit_counts;
use warpwright_sim::engines::{self, EngineKind, Outcome, RunConfig};
use warpwright_sim::verilog_out;

const PROGRAM: &str = "programs/glass.s";
const SOURCE: &str = include_str!("../../../programs/glass.s");
const PICTURES: [(&str, &[u8]); 2] = [
    ("demo/photo.png", include_bytes!("../../../demo/photo.png")),
    ("demo/glass.png", include_bytes!("../../../demo/glass.png")),
];
const SIZE: Size = Size::Small;
const LIMIT: u64 = 1_000_000_000;
/// A core's simulation lives on the stack while it is built.
const STACK: usize = 64 << 20;

/// Run a shader over a photograph on the RTL and show what each of the five mechanisms saves.
///
/// The shader looks through a wet pane: it reads a distortion map and, where that points, the
/// photograph (a dependent read), shades wet and dry pixels in divergent branches, and counts
/// their luminance with merged atomics. It runs seven times on the rust-hdl design of the core
/// `small`: with all mechanisms, with each one at its baseline, with all at their baselines.
/// Every result is compared bit for bit with the instruction-set simulator.
#[derive(Args)]
#[command(after_help = "Examples:\n  warpwright demo\n  warpwright demo --size 48x36 --out quick --format json\n  \
    warpwright demo --units 4")]
pub struct Demo {
    /// Folder for picture.png, histogram.svg and the Verilog of the core.
    #[arg(long, default_value = "out")]
    out: PathBuf,
    /// Size of the picture, as WIDTHxHEIGHT.
    #[arg(long, value_parser = super::parse_size, default_value = "96x72")]
    size: (u32, u32),
    /// Also run it on so many execution units, which share texture pipeline and memory: 2, 4 or 8.
    #[arg(long, value_parser = units, value_name = "N")]
    units: Option<usize>,
    /// How the table is printed.
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

fn units(text: &str) -> Result<usize, String> {
    let several = unit_counts(SIZE).iter().copied().filter(|&count| count > 1);
    let names: Vec<String> = several.clone().map(|count| count.to_string()).collect();
    text.parse().ok().filter(|wanted| several.clone().any(|count| count == *wanted)).ok_or_else(|| names.join(", "))
}

impl Default for Demo {
    fn default() -> Self {
        Self { out: "out".into(), size: (96, 72), units: None, format: Format::Text }
    }
}

impl Demo {
    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        let begun = Instant::now();
        let core = format!("shader_core_{}", SIZE.numbers().name);
        let [picture_path, plot_path, verilog_path] =
            ["picture.png".into(), "histogram.svg".into(), format!("{core}.v")].map(|name| self.out.join(name));
        check_writable(&picture_path)?;

        let images = PICTURES.iter().map(|(name, bytes)| Picture::decode(name, bytes)).collect::<Result<Vec<_>>>()?;
        let sizes = images.iter().map(|image| (image.width, image.height)).collect();
        let options = Options { size: Some(self.size), images: sizes, ..Default::default() };
        let program = assemble_with(PROGRAM, SOURCE, &options).map_err(|errors| anyhow::anyhow!("{errors}"))?;
        super::check_memory(&program, super::MEMORY_MIB)?;
        let texels: Vec<&[u8]> = images.iter().map(|image| image.pixels.as_slice()).collect();
        let bins = program.segment("bins").context("the program has its histogram in `bins`")?;

        let (width, height) = self.size;
        let besides = self.units.map_or_else(String::new, |units| format!(" and one on {units} execution units"));
        note(&format!(
            "{PROGRAM} on {width} x {height} pixels: seven runs on the core `{}`{besides}, engine rtl",
            SIZE.numbers().name
        ));
        let golden = run(&program, &texels, EngineKind::Isa, &Core::one(Mechanisms::ALL), &mut |_| {})?;
        // The slowest first, so that the last ones end together.
        let mut jobs = vec![Core::one(Mechanisms::NONE)];
        jobs.extend(Mechanism::ALL.map(|off| Core::one(Mechanism::all_but(&[off]))));
        jobs.push(Core::one(Mechanisms::ALL));
        jobs.extend(self.units.map(|units| Core { mechanisms: Mechanisms::ALL, units }));
        let mut outcomes = run_all(&program, &texels, &jobs)?;
        for outcome in &outcomes {
            ensure!(
                outcome.fault.is_none() && outcome.memory == golden.memory,
                "the rtl engine leaves another memory than the instruction-set simulator: please report this as a bug"
            );
        }
        let several = self.units.and_then(|units| Some(Units { units, cycles: outcomes.pop()?.cycles }));
        let [none, single @ .., all] = outcomes.as_slice() else { bail!("a run is missing") };

        let words = golden.memory[bins.address as usize..][..bins.bytes as usize].chunks_exact(4);
        let counts: Vec<u32> = words.map(|word| u32::from_le_bytes(word.try_into().expect("four bytes"))).collect();
        let title = format!("Luminance of {}, {width} x {height} pixels", PROGRAM);
        super::output_picture(&program, &all.memory).context("the program has an output")?.save(&picture_path)?;
        write_whole(&plot_path, plot::luminance_histogram(&title, &counts)?.as_bytes())?;
        write_whole(&verilog_path, verilog_out::of_core(SIZE)?.text.as_bytes())?;

        let comparison = table::compare(all, single, none, program.launch.registers);
        let seconds = begun.elapsed().as_secs_f64();
        let files = [&picture_path, &plot_path, &verilog_path].map(|path| path.display().to_string());
        if self.format == Format::Json {
            let report = serde_json::json!({
                "program": PROGRAM, "width": width, "height": height, "engine": "rtl", "config": SIZE.numbers().name,
                "same_as_isa": true, "seconds": seconds, "files": files, "comparison": comparison,
                "several_units": several.map(|several| several.json(all.cycles)),
            });
            return print(&format!("{report:#}\n"));
        }
        let bits = table::context_bits(program.launch.registers);
        let [picture, plot, core] = files;
        let (several, runs) = several.map_or((String::new(), "seven"), |several| (several.text(all.cycles), "eight"));
        print(&format!(
            "{}\n* computed: a conventional texture unit would carry the warp's context of {bits} bits with each request\n\n{several}\
             Picture and histogram of all {runs} runs equal those of the instruction-set simulator bit for bit.\n\
             {:<10} {picture}\n{:<10} {plot}\n{:<10} {core}\n{} instructions, {seconds:.0} s in all\n",
            comparison.to_table(),
            "picture",
            "histogram",
            "Verilog",
            comparison.instructions,
        ))
    }
}

/// What the program runs on.
struct Core {
    mechanisms: Mechanisms,
    units: usize,
}

impl Core {
    fn one(mechanisms: Mechanisms) -> Self {
        Self { mechanisms, units: 1 }
    }
}

/// The run on several execution units.
struct Units {
    units: usize,
    cycles: u64,
}

impl Units {
    fn times_as_fast(&self, one: u64) -> f64 {
        one as f64 / self.cycles.max(1) as f64
    }

    fn json(&self, one: u64) -> serde_json::Value {
        serde_json::json!({ "units": self.units, "cycles": self.cycles, "times_as_fast": self.times_as_fast(one) })
    }

    fn text(&self, one: u64) -> String {
        let (units, cycles, faster) = (self.units, HumanCount(self.cycles), self.times_as_fast(one));
        format!("On {units} execution units: {cycles} cycles, {faster:.2} times as fast as on one.\n")
    }
}

fn run(
    program: &Program,
    texels: &[&[u8]],
    engine: EngineKind,
    core: &Core,
    observe: &mut dyn FnMut(&warpwright_sim::engine::Cycle),
) -> Result<Outcome> {
    let variant = Variant { units: core.units, ..Variant::default() };
    let config = RunConfig { mechanisms: core.mechanisms, variant, limit: LIMIT, ..RunConfig::new(engine, SIZE) };
    engines::run(program, texels, &config, observe)
}

/// Runs the program on each core, as many at a time as there are processors.
fn run_all(program: &Program, texels: &[&[u8]], jobs: &[Core]) -> Result<Vec<Outcome>> {
    let progress = Progress::new(warps(&program.launch) * jobs.len() as u64);
    let queue = Mutex::new(jobs.iter().enumerate().collect::<VecDeque<_>>());
    let results = Mutex::new(jobs.iter().map(|_| None).collect::<Vec<Option<Result<Outcome>>>>());
    let work = || loop {
        let Some((number, core)) = queue.lock().expect("no thread panics with the lock").pop_front() else { break };
        let mut watch = progress.watch();
        let outcome = run(program, texels, EngineKind::Rtl, core, &mut |cycle| watch.see(cycle));
        results.lock().expect("no thread panics with the lock")[number] = Some(outcome);
    };
    let threads = thread::available_parallelism().map_or(2, usize::from).min(jobs.len());
    thread::scope(|scope| -> Result<()> {
        for _ in 0..threads {
            thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).context("cannot start a thread")?;
        }
        Ok(())
    })?;
    progress.finish();
    let results = results.into_inner().expect("no thread panics with the lock");
    results.into_iter().map(|result| result.context("a run is missing")?).collect()
}
