// SPDX-License-Identifier: MIT
//! `demo`: one shader in WGSL over one photograph, with the mechanisms on and at their baselines.
mod runs;

use super::{Config, Format};
use crate::mechanism::Mechanism;
use crate::output::{check_writable, note, print, write_whole};
use crate::{plot, table};
use anyhow::{bail, ensure, Context, Result};
use clap::{Args, ValueEnum};
use indicatif::HumanCount;
use runs::{Core, Shader};
use std::path::PathBuf;
use std::thread;
use std::time::Instant;
use warpwright_config::{unit_counts, Mechanisms, Size};
use warpwright_isa::Program;
use warpwright_sim::engines::{Design, EngineKind, Outcome};
use warpwright_sim::verilog_out;

const PROGRAM: &str = "shaders/programs/glass.wgsl";
/// What the rust-hdl design draws at once.
const PREVIEW: (u32, u32) = (16, 12);

/// Run a shader over a photograph on the hardware and show what the mechanisms save.
///
/// The shader looks through a wet pane: it reads a distortion map and, where that points, the
/// photograph (a dependent read), shades wet and dry pixels in divergent branches, and counts their
/// luminance with merged atomics. A small picture runs on the rust-hdl design of the core at once.
/// Meanwhile the exported Verilog is compiled, and draws the whole picture: with all five
/// mechanisms, and with all at their baselines. Every result is compared bit for bit with the
/// instruction-set simulator.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  warpwright demo\n  warpwright demo --each      (seven runs: each mechanism alone at its baseline too)\n  \
    warpwright demo --engine rtl --size 48x36 --out quick --format json      (needs no C++ compiler)\n  warpwright demo --units 4\n  \
    warpwright demo --config full --each      (32 warps: the scheduler has a choice)"
)]
pub struct Demo {
    /// Folder for picture.png, histogram.svg, inside.html, which shows what every warp did, and the
    /// Verilog of the core.
    #[arg(long, default_value = "out")]
    out: PathBuf,
    /// Size of the picture, as WIDTHxHEIGHT [default: 320x240, with --engine rtl 96x72].
    #[arg(long, value_parser = super::parse_size)]
    size: Option<(u32, u32)>,
    /// What draws it: the exported Verilog, compiled, or the rust-hdl design, some forty times
    /// slower.
    #[arg(long, value_enum, default_value = "verilator")]
    engine: Engine,
    /// Also run it with each mechanism alone at its baseline.
    #[arg(long)]
    each: bool,
    /// Size of the core.
    #[arg(long, value_enum, default_value = "small")]
    config: Config,
    /// Also run it on several execution units, which share texture pipeline and memory: 2, 4 or 8.
    #[arg(long, value_name = "N")]
    units: Option<usize>,
    /// How the tables are printed.
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Engine {
    /// The exported Verilog, compiled by Verilator.
    Verilator,
    /// The rust-hdl design.
    Rtl,
}

impl Default for Demo {
    fn default() -> Self {
        Self {
            out: "out".into(),
            size: None,
            engine: Engine::Verilator,
            each: false,
            config: Config::Small,
            units: None,
            format: Format::Text,
        }
    }
}

/// The runs of a picture, each equal to the instruction-set simulator.
struct Drawn {
    golden: Outcome,
    all: Outcome,
    none: Outcome,
    single: Vec<Outcome>,
    several: Option<Units>,
}

impl Drawn {
    /// Checks the outcomes of [`Demo::jobs`].
    fn new(golden: Outcome, mut outcomes: Vec<Outcome>, units: Option<usize>) -> Result<Self> {
        for outcome in &outcomes {
            ensure!(
                outcome.fault.is_none() && outcome.memory == golden.memory,
                "the hardware leaves another memory than the instruction-set simulator: please report this as a bug"
            );
        }
        let several = units.and_then(|units| Some(Units { units, cycles: outcomes.pop()?.cycles }));
        let (Some(all), true) = (outcomes.pop(), !outcomes.is_empty()) else {
            bail!("a run is missing")
        };
        let none = outcomes.remove(0);
        Ok(Self { golden, all, none, single: outcomes, several })
    }

    fn comparison(&self, program: &Program) -> table::Comparison {
        table::compare(&self.all, &self.single, &self.none, program.launch.registers)
    }
}

impl Demo {
    fn engine(&self) -> EngineKind {
        match self.engine {
            Engine::Verilator => EngineKind::Verilator,
            Engine::Rtl => EngineKind::Rtl,
        }
    }

    fn core(&self) -> Size {
        self.config.into()
    }

    /// Several units are only in some cores.
    fn check_units(&self) -> Result<()> {
        let name = self.core().numbers().name;
        let several: Vec<usize> =
            unit_counts(self.core()).into_iter().filter(|&count| count > 1).collect();
        match self.units {
            Some(units) if !several.contains(&units) => {
                let counts: Vec<String> = several.iter().map(ToString::to_string).collect();
                let may = if counts.is_empty() {
                    "has one unit".into()
                } else {
                    format!("takes {}", counts.join(", "))
                };
                bail!("--units {units}: the core `{name}` {may}")
            }
            _ => Ok(()),
        }
    }

    fn size(&self) -> (u32, u32) {
        let usual = if self.engine == Engine::Rtl { (96, 72) } else { (320, 240) };
        self.size.unwrap_or(usual)
    }

    /// The cores that draw the picture: the slowest first, so that the last ones end together.
    fn jobs(&self) -> Vec<Core> {
        let mut jobs = vec![Core::one(self.core(), Mechanisms::NONE)];
        if self.each {
            jobs.extend(
                Mechanism::ALL.map(|off| Core::one(self.core(), Mechanism::all_but(&[off]))),
            );
        }
        jobs.push(Core::one(self.core(), Mechanisms::ALL));
        jobs.extend(self.units.map(|units| Core {
            size: self.core(),
            mechanisms: Mechanisms::ALL,
            units,
        }));
        jobs
    }

    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        let begun = Instant::now();
        self.check_units()?;
        let core = format!("shader_core_{}", self.core().numbers().name);
        let names = ["picture.png", "histogram.svg", &format!("{core}.v"), "inside.html"];
        let paths = names.map(|name| self.out.join(name));
        check_writable(&paths[0])?;
        let (shader, preview) =
            (Shader::new(self.core(), self.size())?, Shader::new(self.core(), PREVIEW)?);
        let jobs = self.jobs();
        let (width, height) = self.size();
        note(&format!(
            "{PROGRAM} on {width} x {height} pixels, core `{}`, {} runs",
            self.core().numbers().name,
            jobs.len()
        ));

        // The Verilog is compiled while the rust-hdl design draws the small picture.
        let (designs, small) = thread::scope(|scope| {
            let compiled = runs::thread(scope, || runs::designs(self.engine(), &jobs, true))?;
            let small = if self.engine == Engine::Rtl {
                Ok(None)
            } else {
                self.preview(&preview, begun).map(Some)
            };
            let designs =
                compiled.join().map_err(|_| anyhow::anyhow!("the designs could not be made"))?;
            anyhow::Ok((designs?, small?))
        })?;
        if let (Some(small), Some(core)) =
            (&small, designs.iter().rev().nth(usize::from(self.units.is_some())))
        {
            self.same_cycles(&preview, small, core)?;
        }
        let outcomes = shader.run_all(&jobs, &designs, Some(&paths[3]))?;
        let drawn = Drawn::new(shader.golden()?, outcomes, self.units)?;
        self.save(&shader, &drawn, &paths)?;
        self.report(&shader, &drawn, small.as_ref().map(|small| (&preview, small)), &paths, begun)
    }

    /// The small picture on the rust-hdl design: the first thing to see.
    fn preview(&self, shader: &Shader, begun: Instant) -> Result<Drawn> {
        let jobs =
            [Core::one(self.core(), Mechanisms::NONE), Core::one(self.core(), Mechanisms::ALL)];
        let outcomes =
            shader.run_all(&jobs, &runs::designs(EngineKind::Rtl, &jobs, false)?, None)?;
        let drawn = Drawn::new(shader.golden()?, outcomes, None)?;
        if self.format == Format::Text {
            let (width, height) = PREVIEW;
            print(&format!(
                "The rust-hdl design, {width} x {height} pixels, after {:.1} s; equal to the instruction-set simulator:\n{}\n",
                begun.elapsed().as_secs_f64(),
                drawn.comparison(&shader.program).to_table()
            ))?;
        }
        Ok(drawn)
    }

    /// The compiled Verilog takes as many cycles for the small picture, and counts the same.
    fn same_cycles(&self, shader: &Shader, small: &Drawn, core: &Design) -> Result<()> {
        let again = shader.run(core, &Core::one(self.core(), Mechanisms::ALL), &mut |_| {})?;
        ensure!(
            (again.cycles, &again.counters) == (small.all.cycles, &small.all.counters),
            "the compiled Verilog takes {} cycles where the rust-hdl design takes {}: please report this as a bug",
            again.cycles,
            small.all.cycles
        );
        Ok(())
    }

    fn save(
        &self,
        shader: &Shader,
        drawn: &Drawn,
        [picture, plot, verilog, _]: &[PathBuf; 4],
    ) -> Result<()> {
        let (width, height) = self.size();
        let bins =
            shader.program.segment("bins").context("the program has its histogram in `bins`")?;
        let words =
            drawn.golden.memory[bins.address as usize..][..bins.bytes as usize].chunks_exact(4);
        let counts: Vec<u32> =
            words.map(|word| u32::from_le_bytes(word.try_into().expect("four bytes"))).collect();
        let title = format!("Luminance of {PROGRAM}, {width} x {height} pixels");
        super::output_picture(&shader.program, &drawn.all.memory)
            .context("the program has an output")?
            .save(picture)?;
        write_whole(plot, plot::luminance_histogram(&title, &counts)?.as_bytes())?;
        write_whole(verilog, verilog_out::of_core(self.core())?.text.as_bytes())
    }

    fn report(
        &self,
        shader: &Shader,
        drawn: &Drawn,
        small: Option<(&Shader, &Drawn)>,
        paths: &[PathBuf; 4],
        begun: Instant,
    ) -> Result<()> {
        let comparison = drawn.comparison(&shader.program);
        let (width, height) = self.size();
        let [picture, plot, core, page] = paths.each_ref().map(|path| path.display().to_string());
        let (all, several) = (drawn.all.cycles, drawn.several.as_ref());
        let seconds = begun.elapsed().as_secs_f64();
        if self.format == Format::Json {
            let engine = self.engine.to_possible_value().expect("every engine has a name");
            let report = serde_json::json!({
                "program": PROGRAM, "width": width, "height": height, "engine": engine.get_name(),
                "config": self.core().numbers().name, "same_as_isa": true, "seconds": seconds, "files": [picture, plot, core, page],
                "comparison": comparison, "several_units": several.map(|several| several.json(all)),
                "preview": small.map(|(shader, small)| small.comparison(&shader.program)),
            });
            return print(&format!("{report:#}\n"));
        }
        let what =
            if self.engine == Engine::Rtl { "The rust-hdl design" } else { "The exported Verilog" };
        let bits = table::context_bits(shader.program.launch.registers);
        let same = small.map_or(String::new(), |(_, small)| {
            let cycles = HumanCount(small.all.cycles);
            format!("The small picture takes {cycles} cycles on it, as on the rust-hdl design, and every counter is equal.\n")
        });
        print(&format!(
            "{what}, {width} x {height} pixels:\n{}\n* computed: a conventional texture unit would carry the warp's context of {bits} bits with each request\n\n\
             {}{same}Picture and histogram of all runs equal those of the instruction-set simulator bit for bit.\n\
             {:<10} {picture}\n{:<10} {plot}\n{:<10} {core}\n{:<10} {page}\n{} instructions, {seconds:.0} s in all{}\n",
            comparison.to_table(),
            several.map_or_else(String::new, |several| several.text(all)),
            "picture",
            "histogram",
            "Verilog",
            "inside",
            HumanCount(comparison.instructions),
            if self.each { "" } else { "; each mechanism alone: warpwright demo --each" },
        ))
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
        let (units, cycles, faster) =
            (self.units, HumanCount(self.cycles), self.times_as_fast(one));
        format!(
            "On {units} execution units: {cycles} cycles, {faster:.2} times as fast as on one.\n"
        )
    }
}
