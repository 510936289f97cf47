// SPDX-License-Identifier: MIT
//! Runs shader files of others: each on the interpreter of the middle representation and on the
//! instruction-set simulator, which must leave the same; with `--recorded FOLDER` it must be what a
//! Vulkan driver left (`shader/oracle`). Fragment shaders of one folder (original and variant of
//! GraphicsFuzz) must draw the same picture; with `--values FOLDER`, where the Amber tests of these
//! shaders are, they get the uniforms of their test, and draw what it wants. With `--table FILE` they run on the exported Verilog
//! too, and the file gets their cycles, registers and texture phases.
//!
//! `cargo run -p warpwright-shader --example corpus -- [--recorded FOLDER] [--table FILE]
//! [--values FOLDER] [--list FILE] FOLDER|FILE...`
#[path = "../tests/inputs.rs"]
mod inputs;
#[path = "../tests/others.rs"]
mod others;

use inputs::{compare, options, pictures, Left};
use others::{record, Arguments, File};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;
use warpwright_config::Size;
use warpwright_isa::{decode, Program, Unit};
use warpwright_shader::front::{Kind, Language};
use warpwright_shader::{bindings, compile, entry_points, ir, Options, Shader, ShaderError};
use warpwright_sim::engines::{self, resident_on, EngineKind, RunConfig};
use warpwright_sim::isa_sim::{run, Settings};

const LIMIT: u64 = 20_000_000;
const SIZE: Size = Size::Small;

/// A shader file.
struct Source<'a> {
    of: &'a File,
    file: String,
    bytes: Vec<u8>,
    language: Language,
}

/// What an entry point leaves, and its figures.
struct Done {
    left: Left,
    /// It draws the same for everybody: no inputs but the place, nothing but a picture.
    drawn: bool,
    /// It draws what its test wants.
    tested: bool,
    figures: String,
    row: String,
}

/// Contents of buffers at the end.
fn left(program: &Program, memory: &[u8]) -> Left {
    let internal = ["spilled", "scratch"];
    let segments = program.segments.iter();
    segments
        .filter(|segment| !internal.contains(&segment.name.as_str()))
        .map(|segment| {
            let range = segment.address as usize..(segment.address + segment.bytes) as usize;
            (segment.name.clone(), memory[range].to_vec())
        })
        .collect()
}

/// Compiles it with workgroups that fit the core.
fn build(source: &Source, options: &Options) -> Result<Shader, ShaderError> {
    let config = RunConfig::new(EngineKind::Verilator, SIZE);
    let threads = |registers: usize| {
        (resident_on(SIZE.numbers(), config.variant, registers) * config.variant.threads()) as u32
    };
    let mut options = Options { group_threads: threads(1), ..options.clone() };
    loop {
        let shader = compile(&source.file, &source.bytes, source.language, &options)?;
        let fit = threads(shader.program.launch.registers.into());
        if shader.together() <= fit {
            return Ok(shader);
        }
        options.group_threads = fit.min(options.group_threads - options.warp_threads);
    }
}

/// Texture phases: runs of texture reads.
fn phases(program: &Program) -> usize {
    let all: Vec<_> = program.instructions.iter().filter_map(|&word| decode(word).ok()).collect();
    let ends = |pair: &&[warpwright_isa::Instruction]| {
        pair[0].row.unit == Unit::Texture && pair[1].row.unit != Unit::Texture
    };
    all.windows(2).filter(ends).count()
}

/// The cycles on the exported Verilog, which must leave what the simulator left.
fn cycles(shader: &Shader, images: &[&[u8]], wanted: &Left) -> Result<u64, String> {
    let config = RunConfig::new(EngineKind::Verilator, SIZE);
    let outcome = engines::run(&shader.program, images, &config, &mut |_| {})
        .map_err(|error| format!("verilator: {error:#}"))?;
    match outcome.fault {
        Some(fault) => Err(format!("verilator: {fault:?}")),
        None if left(&shader.program, &outcome.memory) != *wanted => {
            Err("verilator leaves something else than the simulator".into())
        }
        None => Ok(outcome.cycles),
    }
}

/// What a driver left.
fn recorded(all: &Arguments, source: &Source, entry: &str, ours: &Left) -> Left {
    let Some(folder) = &all.recorded else { return Left::new() };
    let bytes = |name: &String| {
        let path = record(folder, &source.of.name, entry, name);
        Some((name.clone(), std::fs::read(path).ok()?))
    };
    ours.keys().filter_map(bytes).collect()
}

fn run_entry(all: &Arguments, source: &Source, entry: &str) -> Result<Done, String> {
    let text = |error: ShaderError| error.to_string();
    let chosen = Options { entry: Some(entry.into()), ..Options::default() };
    let found = bindings(&source.file, &source.bytes, source.language, &chosen).map_err(text)?;
    let test = all.test(&source.of.path);
    let options = options(entry, &found, &test.values);
    let shader = build(source, &options).map_err(text)?;
    let program = &shader.program;
    let pictures = pictures(&shader, &options);
    let images: Vec<&[u8]> = pictures.iter().map(Vec::as_slice).collect();
    let settings = Settings { limit: LIMIT, ..Settings::default() };
    let simulated = run(program, program.initial_memory(&images), &settings);
    let simulated = simulated.map_err(|error| format!("simulator: {error}"))?;
    if let Some(fault) = simulated.faults.first() {
        return Err(format!("simulator: {fault:?}"));
    }
    let mut memory = program.initial_memory(&images);
    ir::interpret(&shader.function, program, &mut memory, LIMIT)
        .map_err(|fault| format!("interpreter: {fault}"))?;
    let ours = left(program, &simulated.memory);
    for (name, bytes) in left(program, &memory) {
        if ours[&name] != bytes {
            return Err(format!("`{name}`: the simulator and the interpreter differ"));
        }
    }
    let mut tested = false;
    if let Some(picture) = ours.get("picture") {
        tested = test.check(picture, options.size.0)?;
    }
    let theirs = recorded(all, source, entry, &ours);
    let said = match theirs.is_empty() {
        true => "-".to_string(),
        false => match compare(&found, &ours, &theirs) {
            Ok(said) => said,
            Err(error) if all.table.is_some() => format!("apart: {error}"),
            Err(error) => return Err(format!("driver: {error}")),
        },
    };
    let (count, registers) = (program.instructions.len(), program.launch.registers);
    let row = match &all.table {
        None => String::new(),
        Some(_) => format!(
            "{count} | {registers} | {} | {} | {} | {said} |",
            shader.spilled,
            phases(program),
            cycles(&shader, &images, &ours)?
        ),
    };
    let figures = format!(
        "{count} instructions, {registers} registers, {} words spilled, {} run, driver: {said}",
        shader.spilled, simulated.instructions
    );
    let draws = |kind: Kind| matches!(kind, Kind::Uniform);
    let drawn = found.iter().all(|binding| draws(binding.kind)) && ours.contains_key("picture");
    Ok(Done { left: ours, drawn, tested, figures, row })
}

fn output(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_string());
    text.unwrap_or_default()
}

const HEAD: &str = "# Public shaders, run

Shaders that others wrote, unchanged, none of them part of this repository: each entry point runs on
the interpreter, the instruction-set simulator and the exported Verilog of `small` (memory latency
40), which leave the same. Pictures have 16 x 16 pixels; buffers and textures are filled by
reflection (`shader/tests/inputs.rs`). Vertex shaders run for 6 vertices. Last column: the largest
difference to what DRIVER left, or `apart`:
`hasty_main` has a race, as its text says;
`EdgeTransition` multiplies by 8 what is left of the difference of neighbouring texels, and the
sampler of the core weighs texels in 256 steps.

";

fn main() -> Result<(), String> {
    let all = Arguments::read(std::env::args().skip(1))?;
    let (mut right, mut wrong) = (0, 0);
    let (mut tested, mut pairs, mut apart) = (0, 0, 0);
    let mut folders: BTreeMap<PathBuf, Left> = BTreeMap::new();
    let mut rows = String::new();
    for of in &all.files {
        let file = of.path.display().to_string();
        let Some(language) = Language::of_file(&file) else { continue };
        let bytes = std::fs::read(&of.path).map_err(|error| format!("{file}: {error}"))?;
        let source = Source { of, file, bytes, language };
        let file = &source.file;
        let entries = match entry_points(file, &source.bytes, language) {
            Ok(entries) => entries,
            Err(error) => {
                wrong += 1;
                println!("refused {file}: {}", error.message.lines().next().unwrap_or_default());
                continue;
            }
        };
        for (entry, stage) in entries {
            match run_entry(&all, &source, &entry) {
                Ok(done) => {
                    right += 1;
                    tested += usize::from(done.tested);
                    println!("right {file} {stage:?} {entry}: {}", done.figures);
                    rows += &format!("| {} | {stage:?} `{entry}` | {}\n", of.name, done.row);
                    let folder = of.path.parent().unwrap_or(&of.path).to_path_buf();
                    let takes_more = String::from_utf8_lossy(&source.bytes)
                        .lines()
                        .any(|line| line.starts_with("fn main(") && line.contains("@location"));
                    if !done.drawn || takes_more {
                        continue;
                    }
                    if let Some(other) = folders.get(&folder) {
                        pairs += 1;
                        if other.get("picture") != done.left.get("picture") {
                            apart += 1;
                            println!("apart {file} {entry}");
                        }
                    } else {
                        folders.insert(folder, done.left);
                    }
                }
                Err(error) => {
                    wrong += 1;
                    println!("wrong {file} {stage:?} {entry}: {}", error.replace('\n', " "));
                }
            }
        }
    }
    println!("{right} entry points right, {wrong} not");
    println!("{tested} pictures are what the test of their shader wants");
    println!("{pairs} pictures with another of the same folder, {apart} apart");
    if let Some(path) = &all.table {
        let driver = all.recorded.as_ref().map(|folder| folder.join("driver.txt"));
        let driver = driver.and_then(|path| std::fs::read_to_string(path).ok());
        let driver = driver.unwrap_or("no driver".into());
        let page = format!(
            "{}Made on commit `{}`, {} (docs/shaders.md has the commands).\n\n\
             | shader | entry point | instructions | registers | words spilled | texture phases \
             | cycles | driver |\n| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |\n{rows}",
            HEAD.replace("DRIVER", driver.trim()),
            output("git", &["rev-parse", "--short", "HEAD"]),
            output("date", &["+%Y-%m-%d"]),
        );
        std::fs::write(path, page).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}
