// SPDX-License-Identifier: MIT
//! Runs shaders on a software Vulkan driver and on the interpreter of the compiler's middle
//! representation, and compares what they leave. With `--recorded FOLDER` what the driver left is
//! written there: the tests of the compiler compare with it.
//!
//! `cargo run --manifest-path shader/oracle/Cargo.toml -- [--recorded FOLDER] [--values FOLDER]
//! [--list FILE] FOLDER|FILE...`
mod gpu;
#[path = "../../tests/inputs.rs"]
mod inputs;
#[path = "../../tests/others.rs"]
mod others;
mod screen;
mod textures;

use anyhow::{anyhow, Context, Result};
use gpu::{Gpu, Work};
use inputs::{compare, options, pictures, Left};
use others::{record, Arguments, File};
use std::fs;
use warpwright_shader::front::{module, Language};
use warpwright_shader::{bindings, compile, entry_points, ir, Options};

const LIMIT: u64 = 20_000_000;

/// A shader.
struct Source {
    file: String,
    bytes: Vec<u8>,
    language: Language,
}

/// What the compiled shader leaves.
fn ours(source: &Source, options: &Options) -> Result<(Left, String)> {
    let shader = compile(&source.file, &source.bytes, source.language, options)?;
    let program = &shader.program;
    let pictures = pictures(&shader, options);
    let images: Vec<&[u8]> = pictures.iter().map(Vec::as_slice).collect();
    let mut memory = program.initial_memory(&images);
    ir::interpret(&shader.function, program, &mut memory, LIMIT)
        .map_err(|fault| anyhow!("interpreter: {fault}"))?;
    let segments = program.segments.iter().map(|segment| {
        let range = segment.address as usize..(segment.address + segment.bytes) as usize;
        (segment.name.clone(), memory[range].to_vec())
    });
    let figures = format!(
        "{} instructions, {} registers",
        program.instructions.len(),
        program.launch.registers
    );
    Ok((segments.collect(), figures))
}

fn one(gpu: &Gpu, all: &Arguments, file: &File, source: &Source, entry: &str) -> Result<String> {
    let chosen = Options { entry: Some(entry.into()), ..Options::default() };
    let found = bindings(&source.file, &source.bytes, source.language, &chosen)?;
    let test = all.test(&file.path);
    let options = options(entry, &found, &test.values);
    let (ours, figures) = ours(source, &options).context("ours")?;
    let module = module(&source.file, &source.bytes, source.language)?;
    let work = Work { module: &module, bindings: &found, options: &options };
    let theirs = gpu.run(&work).context("theirs")?;
    if let Some(picture) = theirs.get("picture") {
        let right = test.check(picture, options.size.0);
        right.map_err(|message| anyhow!("theirs: {message}"))?;
    }
    if let Some(folder) = &all.recorded {
        for (name, bytes) in &theirs {
            fs::write(record(folder, &file.name, entry, name), bytes)?;
        }
    }
    let said = compare(&found, &ours, &theirs).map_err(|message| anyhow!("apart: {message}"))?;
    Ok(format!("{figures}: {said}"))
}

fn main() -> Result<()> {
    // Otherwise the driver filters with eight bits only.
    std::env::set_var("GALLIVM_PERF", "no_aos_sampling");
    let gpu = Gpu::open()?;
    println!("{}", gpu.name);
    let words = std::env::args().skip(1);
    let arguments = Arguments::read(words).map_err(|message| anyhow!(message))?;
    if let Some(folder) = &arguments.recorded {
        fs::create_dir_all(folder)?;
        fs::write(folder.join("driver.txt"), format!("{}\n", gpu.name))?;
    }
    let mut count = [0; 2];
    for of in &arguments.files {
        let file = of.path.display().to_string();
        let Some(language) = Language::of_file(&file) else { continue };
        let bytes = fs::read(&of.path).with_context(|| file.clone())?;
        let source = Source { file, bytes, language };
        let file = &source.file;
        let entries = match entry_points(file, &source.bytes, language) {
            Ok(entries) => entries,
            Err(error) => {
                count[1] += 1;
                println!("wrong {file}: {}", error.message.lines().next().unwrap_or_default());
                continue;
            }
        };
        for (entry, stage) in entries {
            if stage == naga::ShaderStage::Vertex {
                continue;
            }
            let result = one(&gpu, &arguments, of, &source, &entry);
            count[usize::from(result.is_err())] += 1;
            match result {
                Ok(said) => println!("right {file} {entry}: {said}"),
                Err(error) => {
                    println!("wrong {file} {entry}: {}", format!("{error:#}").replace('\n', " "));
                }
            }
        }
    }
    println!("{} entry points agree, {} do not", count[0], count[1]);
    Ok(())
}
