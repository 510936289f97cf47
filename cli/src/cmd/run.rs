//! `run`.
use super::Config;
use crate::picture::{write_whole, Picture};
use anyhow::{bail, Context, Result};
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use warpwright_isa::Options;
use warpwright_rtl::config::{Mechanisms, Size};
use warpwright_rtl::counters::Counter;
use warpwright_sim::engines::{self, EngineKind, RunConfig};
use warpwright_sim::memory::MemoryConfig;

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Engine {
    /// Instruction-set simulator.
    Isa,
    /// The rust-hdl design.
    Rtl,
    /// The exported Verilog under Verilator.
    Verilator,
}

/// Runs a program.
#[derive(Args)]
pub struct Run {
    /// Assembly source.
    program: PathBuf,
    /// Size of the core.
    #[arg(long, value_enum, default_value = "small")]
    config: Config,
    /// Who runs it.
    #[arg(long, value_enum, default_value = "rtl")]
    engine: Engine,
    /// Input picture (PNG); give it several times for several pictures.
    #[arg(long)]
    image: Vec<PathBuf>,
    /// Size of the grid, as WIDTHxHEIGHT.
    #[arg(long, value_parser = parse_size)]
    size: Option<(u32, u32)>,
    /// Output picture (PNG).
    #[arg(long)]
    out: Option<PathBuf>,
    /// Counters as JSON.
    #[arg(long)]
    stats: Option<PathBuf>,
    /// All five mechanisms at their baselines.
    #[arg(long)]
    baseline: bool,
    /// Latency of the memory in cycles.
    #[arg(long, default_value_t = 40)]
    latency: u32,
    /// Seed of what is random in the memory.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Cycles after which a run counts as endless.
    #[arg(long, default_value_t = 10_000_000)]
    max_cycles: u64,
}

fn parse_size(text: &str) -> Result<(u32, u32), String> {
    let (width, height) = text.split_once('x').ok_or("expected WIDTHxHEIGHT, such as 64x48")?;
    let side = |text: &str| text.parse().map_err(|_| format!("`{text}` is not a number"));
    Ok((side(width)?, side(height)?))
}

impl Run {
    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        let images = self.image.iter().map(|path| Picture::load(path)).collect::<Result<Vec<_>>>()?;
        let sizes = images.iter().map(|image| (image.width, image.height)).collect();
        let program = super::assemble_file(&self.program, &Options { size: self.size, images: sizes, ..Default::default() })?;
        if self.out.is_some() && program.output.is_none() {
            bail!("--out is given, but {} has no .output picture", self.program.display());
        }
        let config = RunConfig {
            engine: match self.engine {
                Engine::Isa => EngineKind::Isa,
                Engine::Rtl => EngineKind::Rtl,
                Engine::Verilator => EngineKind::Verilator,
            },
            size: Size::from(self.config),
            mechanisms: if self.baseline { Mechanisms::NONE } else { Mechanisms::ALL },
            memory: MemoryConfig { latency: self.latency, seed: self.seed, ..Default::default() },
            limit: self.max_cycles,
        };
        let texels: Vec<&[u8]> = images.iter().map(|image| image.pixels.as_slice()).collect();
        let outcome = engines::run(&program, &texels, &config, &mut |_| {})?;
        let counters = Counter::ALL.iter().zip(&outcome.counters);
        if let Some(path) = &self.stats {
            let values: serde_json::Map<String, serde_json::Value> =
                counters.clone().map(|(counter, &value)| (counter.name().into(), value.into())).collect();
            write_whole(path, serde_json::to_string_pretty(&values).context("cannot write the counters")?.as_bytes())?;
        }
        for (counter, value) in counters.filter(|(_, &value)| value > 0) {
            println!("{value:>10} {:<22} {}", counter.name(), counter.description());
        }
        for segment in &program.segments {
            let words = outcome.memory[segment.address as usize..].chunks_exact(4).take((segment.bytes / 4).min(16) as usize);
            let words: Vec<String> =
                words.map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")).to_string()).collect();
            println!("{}: {}", segment.name, words.join(" "));
        }
        if let (Some(path), Some(output)) = (&self.out, &program.output) {
            let bytes = (output.width * output.height * 4) as usize;
            let pixels = outcome.memory[output.address as usize..][..bytes].to_vec();
            Picture { width: output.width, height: output.height, pixels }.save(path)?;
        }
        if let Some(fault) = outcome.fault {
            let place = match program.source_line(fault.pc) {
                Some((line, text)) => format!("{}:{line}: {}", self.program.display(), text.trim()),
                None => "outside the program".into(),
            };
            bail!("{} in warp {}, instruction {}\n  {place}", fault.cause, fault.warp, fault.pc);
        }
        Ok(())
    }
}
