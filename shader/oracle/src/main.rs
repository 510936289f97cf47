// SPDX-License-Identifier: MIT
//! Runs shaders on a software Vulkan driver and on the interpreter of the compiler's middle
//! representation, and compares what they leave. With `--record FOLDER` what the driver left is
//! written there: the tests of the compiler compare with it.
//!
//! `cargo run --manifest-path shader/oracle/Cargo.toml -- [--record FOLDER] FILE...`
mod gpu;
#[path = "../../tests/inputs.rs"]
mod inputs;
mod screen;

use anyhow::{anyhow, Context, Result};
use gpu::Gpu;
use inputs::{compare, files, options, texels, Left};
use std::fs;
use std::path::{Path, PathBuf};
use warpwright_shader::front::Language;
use warpwright_shader::{bindings, compile, entry_points, ir, Options};

const LIMIT: u64 = 20_000_000;

/// What the compiled shader leaves.
fn ours(file: &str, source: &str, options: &Options, texels: &[u8]) -> Result<(Left, String)> {
    let shader = compile(file, source.as_bytes(), Language::Wgsl, options)?;
    let program = &shader.program;
    let pictures = shader.pictures(&vec![texels; options.images.len()]);
    let images: Vec<&[u8]> =
        pictures.iter().take(program.images.len()).map(|picture| &picture[..]).collect();
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

fn one(gpu: &Gpu, record: Option<&Path>, file: &str, source: &str, entry: &str) -> Result<String> {
    let chosen = Options { entry: Some(entry.into()), ..Options::default() };
    let found = bindings(file, source.as_bytes(), Language::Wgsl, &chosen)?;
    let options = options(entry, &found);
    let texels = texels();
    let (ours, figures) = ours(file, source, &options, &texels).context("ours")?;
    let module = naga::front::wgsl::parse_str(source)?;
    let theirs = gpu.run(source, &module, &found, &options, &texels).context("theirs")?;
    let said = compare(&found, &ours, &theirs).map_err(|message| anyhow!("apart: {message}"))?;
    if let Some(folder) = record {
        let stem = Path::new(file).file_stem().context("a file without a name")?.to_string_lossy();
        for (name, bytes) in &theirs {
            fs::write(folder.join(format!("{stem}.{entry}.{name}.bin")), bytes)?;
        }
    }
    Ok(format!("{figures}: {said}"))
}

fn main() -> Result<()> {
    // Otherwise the driver filters with eight bits only.
    std::env::set_var("GALLIVM_PERF", "no_aos_sampling");
    let gpu = Gpu::open()?;
    println!("{}", gpu.name);
    let (mut all, mut record) = (vec![], None);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        if argument == "--record" {
            let folder = PathBuf::from(arguments.next().context("--record: expected a folder")?);
            fs::create_dir_all(&folder)?;
            fs::write(folder.join("driver.txt"), format!("{}\n", gpu.name))?;
            record = Some(folder);
            continue;
        }
        files(Path::new(&argument), &mut all).with_context(|| argument.clone())?;
    }
    let mut count = [0; 2];
    for path in all.iter().filter(|path| path.extension().is_some_and(|end| end == "wgsl")) {
        let file = path.display().to_string();
        let source = fs::read_to_string(path).with_context(|| file.clone())?;
        let entries = match entry_points(&file, source.as_bytes(), Language::Wgsl) {
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
            let result = one(&gpu, record.as_deref(), &file, &source, &entry);
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
