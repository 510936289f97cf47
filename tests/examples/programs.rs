// SPDX-License-Identifier: MIT
//! Writes docs/programs.md and its pictures: eight programs on the core `small`, with warps of four
//! and of eight threads, and what their cycles were spent on.
//!
//! `cargo run --release -p warpwright-tests --example programs`
use anyhow::{ensure, Context, Result};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use warpwright_config::counters::Counter;
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_sim::engines::{Design, EngineKind, Outcome};
use warpwright_tests::programs::{count, full_verilog, mads, Image, Job, FAST, SLOW};

/// What of a program is shown.
enum Shown {
    /// The output picture.
    Picture,
    /// So many words of a buffer, as floats or not.
    Words(&'static str, usize, bool),
}

struct Entry {
    name: &'static str,
    title: &'static str,
    size: Option<(u32, u32)>,
    image: Option<(u32, u32)>,
    shown: Shown,
}

const PROGRAMS: [Entry; 8] = [
    Entry {
        name: "mandelbrot",
        title: "Mandelbrot set",
        size: Some((64, 48)),
        image: None,
        shown: Shown::Picture,
    },
    Entry {
        name: "sphere",
        title: "Textured and lit sphere",
        size: Some((96, 72)),
        image: Some((0, 0)),
        shown: Shown::Picture,
    },
    Entry {
        name: "blur",
        title: "Gaussian blur",
        size: Some((64, 48)),
        image: Some((0, 0)),
        shown: Shown::Picture,
    },
    Entry {
        name: "tiles",
        title: "Matrix product, tiled",
        size: None,
        image: None,
        shown: Shown::Words("c", 8, true),
    },
    Entry {
        name: "reduction",
        title: "Sum of an array",
        size: None,
        image: Some((64, 32)),
        shown: Shown::Words("total", 1, false),
    },
    Entry {
        name: "bitonic",
        title: "Bitonic sort",
        size: None,
        image: Some((64, 5)),
        shown: Shown::Words("sorted", 8, false),
    },
    Entry {
        name: "prefix_sum",
        title: "Running sums",
        size: None,
        image: Some((64, 9)),
        shown: Shown::Words("sums", 8, false),
    },
    Entry {
        name: "nbody",
        title: "Step of 32 bodies",
        size: None,
        image: None,
        shown: Shown::Words("places", 8, true),
    },
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The photograph of the demo.
fn photo() -> Result<Image> {
    let file = fs::File::open(root().join("demo/photo.png")).context("demo/photo.png")?;
    let mut reader = png::Decoder::new(std::io::BufReader::new(file)).read_info()?;
    let mut bytes = vec![0; reader.output_buffer_size()];
    let info = reader.next_frame(&mut bytes)?;
    let channels = info.color_type.samples();
    ensure!(channels >= 3, "demo/photo.png is not a colour picture");
    let texel = |texel: &[u8]| [texel[0], texel[1], texel[2], 255];
    let texels = bytes[..info.buffer_size()].chunks_exact(channels).flat_map(texel).collect();
    Ok(Image { width: info.width, height: info.height, texels })
}

/// Threads of a warp and lanes; the pictures and tables are of the first.
const CORES: [(usize, usize); 3] = [(4, 4), (8, 4), (8, 8)];

fn job(entry: &Entry, threads: usize) -> Result<Job> {
    let path = root().join(format!("programs/{}.s", entry.name));
    let source = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let images = match entry.image {
        None => vec![],
        Some((0, 0)) => vec![photo()?],
        Some((width, height)) => vec![Image::sample(width, height)],
    };
    Ok(Job::for_warps(&format!("{}.s", entry.name), &source, entry.size, images, threads as u32))
}

fn save(job: &Job, memory: &[u8], name: &str) -> Result<()> {
    let output = job.program.output.as_ref().context("the program has a picture")?;
    let bytes = &memory[output.address as usize..][..(4 * output.width * output.height) as usize];
    let folder = root().join("docs/programs");
    fs::create_dir_all(&folder)?;
    let file = fs::File::create(folder.join(format!("{name}.png")))?;
    let mut encoder = png::Encoder::new(file, output.width, output.height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header()?.write_image_data(bytes)?;
    Ok(())
}

/// What idle cycles wait for.
const IDLE: [Counter; 4] =
    [Counter::IdleSlots, Counter::IdleFetch, Counter::IdleResults, Counter::IdleSelect];

/// Cycles, instructions per cycle, threads per instruction, idle cycles by reason, cycles in which
/// results wait.
fn figures(outcome: &Outcome) -> String {
    let cycles = f64::from(count(outcome, Counter::Cycles));
    let instructions = count(outcome, Counter::Instructions);
    let idle = IDLE.map(|counter| f64::from(count(outcome, counter)));
    let percent = |part: f64| format!("{:.0} %", 100.0 * part / cycles);
    format!(
        "{cycles} | {instructions} | {:.2} | {:.2} | {} | {}",
        f64::from(instructions) / cycles,
        f64::from(count(outcome, Counter::ThreadInstructions)) / f64::from(instructions),
        idle.map(percent).join(" | "),
        percent(f64::from(count(outcome, Counter::SlowWaits))),
    )
}

fn main() -> Result<()> {
    let mut page = String::from(
        "# Eight programs\n\n\
         What the programs in `programs/` leave, and what their cycles were spent on: core `small`, memory latency 40, the exported\n\
         Verilog. Made by `cargo run --release -p warpwright-tests --example programs`. One program:\n\
         `warpwright run programs/sphere.s --image demo/photo.png --size 96x72 --out sphere.png --stats`.\n\
         `tests/tests/programs.rs` and `shaders.rs` compare every result with one computed in Rust by other means, on all engines.\n\n\
         | program | threads of a warp | lanes | cycles | instructions | per cycle | threads each | idle: wait masks | idle: fetch, branch, barrier | idle: results, fences | idle: selection, grant, full unit, lanes at work | results wait for the register file |\n\
         | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n",
    );
    let design = |(threads, lanes): (usize, usize)| {
        let variant = Variant { threads: Some(threads), lanes: Some(lanes), ..Variant::default() };
        Design::new(EngineKind::Verilator, Size::Small, Mechanisms::ALL, variant)
    };
    let designs = CORES.map(design).into_iter().collect::<Result<Vec<_>>>()?;
    let mut results = String::new();
    for entry in &PROGRAMS {
        for (design, (threads, lanes)) in designs.iter().zip(CORES) {
            let outcome = job(entry, threads)?.run_on(design, SLOW);
            ensure!(outcome.fault.is_none(), "{} faults", entry.name);
            let figures = figures(&outcome);
            writeln!(
                page,
                "| [{}](../programs/{}.s) | {threads} | {lanes} | {figures} |",
                entry.title, entry.name
            )?;
            eprintln!(
                "{}, {threads} threads on {lanes} lanes: {} cycles",
                entry.name, outcome.cycles
            );
        }
        let job = job(entry, CORES[0].0)?;
        let outcome = job.run_on(&designs[0], SLOW);
        write!(results, "\n## {}\n\n", entry.title)?;
        match entry.shown {
            Shown::Picture => {
                save(&job, &outcome.memory, entry.name)?;
                writeln!(results, "![{}](programs/{}.png)", entry.title, entry.name)?;
            }
            Shown::Words(buffer, words, float) => {
                let words = job.words(&outcome.memory, buffer).into_iter().take(words);
                let text: Vec<String> =
                    words
                        .map(|word| {
                            if float {
                                f32::from_bits(word).to_string()
                            } else {
                                word.to_string()
                            }
                        })
                        .collect();
                let row = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
                let numbers: Vec<String> =
                    (0..text.len()).map(|at| format!("`{buffer}[{at}]`")).collect();
                results +=
                    &(row(&numbers) + &row(&vec!["---:".to_owned(); text.len()]) + &row(&text));
            }
        }
    }
    page += "\n## Multiplications and additions\n\nEight warps with nothing but `fmad` in a loop of 40 (`tests/src/programs.rs`, `mads`): how many of them a \
             lane does in a cycle. Asserted to be more than 0.9 by `tests/tests/lanes.rs` and `threads.rs`.\n\n\
             | core | threads of a warp | lanes | cycles | per lane and cycle |\n| --- | ---: | ---: | ---: | ---: |\n";
    let small = designs.iter().zip(CORES).map(|(design, core)| ("small", design, core));
    for (name, design, (threads, lanes)) in small.chain([("full", full_verilog(), (4, 4))]) {
        let (job, done) = mads(threads as u32);
        let cycles = job.run_on(design, FAST).cycles;
        let busy = f64::from(done) / lanes as f64 / cycles as f64;
        writeln!(page, "| {name} | {threads} | {lanes} | {cycles} | {busy:.3} |")?;
    }
    let path = root().join("docs/programs.md");
    fs::write(&path, page + &results).with_context(|| format!("cannot write {}", path.display()))
}
