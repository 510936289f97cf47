// SPDX-License-Identifier: MIT
//! Writes docs/shaders-measured.md: shaders against programs by hand, and the gallery, in cycles of
//! the exported Verilog.
//!
//! `cargo run -p warpwright-shader --example measure`
#[path = "../tests/compared.rs"]
mod compared;
#[path = "../tests/jobs.rs"]
#[allow(dead_code, reason = "for the tests")]
mod jobs;

use std::path::Path;
use std::process::Command;
use warpwright_config::counters::Counter;
use warpwright_config::Size;
use warpwright_isa::Program;
use warpwright_shader::Options;
use warpwright_sim::engines::{resident_on, run, EngineKind, Outcome, RunConfig};

fn measure(program: &Program, pictures: &[Vec<u8>], size: Size) -> Result<Outcome, String> {
    let images: Vec<&[u8]> =
        pictures.iter().take(program.images.len()).map(Vec::as_slice).collect();
    let config = RunConfig::new(EngineKind::Verilator, size);
    let outcome = run(program, &images, &config, &mut |_| {});
    let outcome = outcome.map_err(|error| format!("{}: {error:#}", program.file))?;
    match outcome.fault {
        Some(fault) => Err(format!("{}: {fault:?}", program.file)),
        None => Ok(outcome),
    }
}

fn instructions(outcome: &Outcome) -> u32 {
    let counter = |counters: &Vec<u32>| counters[Counter::Instructions as usize];
    outcome.unit_counters.iter().map(counter).sum()
}

fn against_programs(page: &mut String) -> Result<(), String> {
    *page +=
        "| program | by hand: instructions | run | cycles | compiled: instructions | run | cycles \
              | compiled / by hand |\n";
    *page += &format!("| --- |{}\n", " ---: |".repeat(7));
    let mut product = 1.0;
    for pair in &compared::PAIRS {
        let (by_hand, compiled) = (pair.by_hand(), pair.compiled());
        let pictures = pair.pictures();
        let one = measure(&by_hand, &pictures, Size::Small)?;
        let other = measure(&compiled.program, &pictures, Size::Small)?;
        pair.compare((&by_hand, &one.memory), (&compiled.program, &other.memory))?;
        let ratio = other.cycles as f64 / one.cycles as f64;
        product *= ratio;
        let figures = |program: &Program, outcome: &Outcome| {
            let count = program.instructions.len();
            format!("{count} | {} | {}", instructions(outcome), outcome.cycles)
        };
        let name = pair.name;
        let (one, other) = (figures(&by_hand, &one), figures(&compiled.program, &other));
        let link = format!("[{name}](../shaders/programs/{name}.wgsl)");
        let row = format!("| {link} | {one} | {other} | {ratio:.2} |");
        eprintln!("{row}");
        *page += &(row + "\n");
    }
    let mean = f64::powf(product, 1.0 / compared::PAIRS.len() as f64);
    *page += &format!("\nGeometric mean: {mean:.2}.\n");
    Ok(())
}

fn gallery(page: &mut String) -> Result<(), String> {
    *page += "| shader | core | instructions | registers | run | cycles | cycles for each \
              | issue slots in use |\n";
    *page += &format!("| --- | --- |{}\n", " ---: |".repeat(6));
    for job in &jobs::USUAL {
        for size in [Size::Small, Size::Full] {
            let numbers = size.numbers();
            let threads = |registers: u8| {
                let config = RunConfig::new(EngineKind::Verilator, size);
                let warps = resident_on(numbers, config.variant, registers.into());
                (warps * config.variant.threads()) as u32
            };
            let mut options = Options { group_threads: threads(1), ..Options::default() };
            let shader = loop {
                let shader = job.build(&options);
                let fit = threads(shader.program.launch.registers);
                if shader.together() <= fit {
                    break shader;
                }
                options.group_threads = fit.min(options.group_threads - options.warp_threads);
            };
            let pictures = vec![jobs::image(); shader.program.images.len()];
            let outcome = measure(&shader.program, &pictures, size)?;
            let run = instructions(&outcome);
            let (count, what) = job.per;
            let row = format!(
                "| [{0}](../shaders/{0}.wgsl) | {1} | {2} | {3} | {run} | {4} \
                 | {5:.1} for each {what} \
                 | {6:.0} % |",
                job.name,
                numbers.name,
                shader.program.instructions.len(),
                shader.program.launch.registers,
                outcome.cycles,
                outcome.cycles as f64 / f64::from(count),
                100.0 * f64::from(run) / outcome.cycles as f64,
            );
            eprintln!("{row}");
            *page += &(row + "\n");
        }
    }
    Ok(())
}

fn output(program: &str, arguments: &[&str]) -> Result<String, String> {
    let output = Command::new(program).args(arguments).output();
    let output = output.map_err(|error| format!("cannot start {program}: {error}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_string())
}

fn main() -> Result<(), String> {
    let mut page = String::from(
        "# Shaders, measured\n\n\
         Cycles of the exported Verilog, memory latency 40. Made by\n\
         `cargo run -p warpwright-shader --example measure` on commit `COMMIT`, DATE.\n\n\
         ## Compiled and by hand\n\n\
         Programs in assembly language and the same work in WGSL, on `small`. Both leave the\n\
         same; the tests compare that and the instructions that run\n\
         (`cargo test -p warpwright-shader programs::`).\n\
         The last column: cycles of the compiled program for one cycle of the one by hand.\n\n",
    );
    page = page
        .replace("COMMIT", &output("git", &["rev-parse", "--short", "HEAD"])?)
        .replace("DATE", &output("date", &["+%Y-%m-%d"])?);
    against_programs(&mut page)?;
    page += "\n## The gallery\n\n";
    gallery(&mut page)?;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/shaders-measured.md");
    std::fs::write(&path, page).map_err(|error| format!("{}: {error}", path.display()))
}
