// SPDX-License-Identifier: MIT
//! Runs shader files of others: each on the interpreter of the middle representation and on the
//! instruction-set simulator, which must leave the same; files of one folder (original and variant
//! of GraphicsFuzz) must draw the same picture.
//!
//! `cargo run -p warpwright-shader --example corpus -- FOLDER|FILE...`
#[path = "../tests/inputs.rs"]
mod inputs;

use inputs::{files, options, texels};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use warpwright_shader::front::Language;
use warpwright_shader::{bindings, compile, entry_points, ir, Options};
use warpwright_sim::isa_sim::{run, Settings};

const LIMIT: u64 = 20_000_000;

/// What an entry point leaves, and its figures.
fn run_entry(
    file: &str,
    source: &[u8],
    language: Language,
    entry: &str,
) -> Result<(Vec<u8>, String), String> {
    let text = |error: warpwright_shader::ShaderError| error.to_string();
    let chosen = Options { entry: Some(entry.into()), ..Options::default() };
    let found = bindings(file, source, language, &chosen).map_err(text)?;
    let options = options(entry, &found);
    let shader = compile(file, source, language, &options).map_err(text)?;
    let program = &shader.program;
    let texels = texels();
    let pictures = shader.pictures(&vec![texels.as_slice(); options.images.len()]);
    let images: Vec<&[u8]> =
        pictures.iter().take(program.images.len()).map(|picture| &picture[..]).collect();
    let settings = Settings { limit: LIMIT, ..Settings::default() };
    let simulated = run(program, program.initial_memory(&images), &settings);
    let simulated = simulated.map_err(|error| format!("simulator: {error}"))?;
    if let Some(fault) = simulated.faults.first() {
        return Err(format!("simulator: {fault:?}"));
    }
    let mut memory = program.initial_memory(&images);
    ir::interpret(&shader.function, program, &mut memory, LIMIT)
        .map_err(|fault| format!("interpreter: {fault}"))?;
    let mut left = vec![];
    let internal = ["spilled", "scratch"];
    for segment in program.segments.iter().filter(|one| !internal.contains(&one.name.as_str())) {
        let range = segment.address as usize..(segment.address + segment.bytes) as usize;
        if simulated.memory[range.clone()] != memory[range.clone()] {
            return Err(format!("`{}`: the simulator and the interpreter differ", segment.name));
        }
        left.extend(&memory[range]);
    }
    let figures = format!(
        "{} instructions, {} registers, {} words spilled, {} run",
        program.instructions.len(),
        program.launch.registers,
        shader.spilled,
        simulated.instructions
    );
    Ok((left, figures))
}

fn main() -> Result<(), String> {
    let mut all = vec![];
    for argument in std::env::args().skip(1) {
        files(Path::new(&argument), &mut all).map_err(|error| format!("{argument}: {error}"))?;
    }
    let (mut right, mut wrong) = (0, 0);
    let (mut pairs, mut apart) = (0, 0);
    let mut folders: BTreeMap<(PathBuf, String), Vec<u8>> = BTreeMap::new();
    for path in &all {
        let file = path.display().to_string();
        let Some(language) = Language::of_file(&file) else { continue };
        let source = std::fs::read(path).map_err(|error| format!("{file}: {error}"))?;
        let entries = match entry_points(&file, &source, language) {
            Ok(entries) => entries,
            Err(error) => {
                wrong += 1;
                println!("refused {file}: {}", error.message.lines().next().unwrap_or_default());
                continue;
            }
        };
        for (entry, stage) in entries {
            match run_entry(&file, &source, language, &entry) {
                Ok((left, figures)) => {
                    right += 1;
                    println!("right {file} {stage:?} {entry}: {figures}");
                    let folder = path.parent().unwrap_or(path).to_path_buf();
                    if let Some(other) = folders.get(&(folder.clone(), entry.clone())) {
                        pairs += 1;
                        if *other != left {
                            apart += 1;
                            println!("apart {file} {entry}");
                        }
                    } else {
                        folders.insert((folder, entry), left);
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
    println!("{pairs} with another of the same folder, {apart} apart");
    Ok(())
}
