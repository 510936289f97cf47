// SPDX-License-Identifier: MIT
//! The programs that the reports run.
use crate::picture::Picture;
use crate::progress::warps;
use anyhow::{anyhow, bail, Result};
use serde_json::{json, Value};
use warpwright_isa::annotate::{annotate_for, Facts};
use warpwright_isa::{assemble_with, decode};
use warpwright_isa::{Counters, Grid, Instruction, Options, Phases, Program};
use warpwright_shader::front::Language;

/// A program of `programs/` with its pictures.
struct Source {
    name: &'static str,
    about: &'static str,
    text: &'static str,
    pictures: &'static [(&'static str, &'static [u8])],
}

const PHOTO: (&str, &[u8]) = ("demo/photo.png", include_bytes!("../../../../demo/photo.png"));
const GLASS: (&str, &[u8]) = ("demo/glass.png", include_bytes!("../../../../demo/glass.png"));

macro_rules! source {
    ($name:literal, $about:literal, $($picture:expr),*) => {
        Source {
            name: $name,
            about: $about,
            text: include_str!(concat!("../../../../programs/", $name, ".s")),
            pictures: &[$($picture),*],
        }
    };
}

const SOURCES: [Source; 21] = [
    source!("tiled", "tiled shader, texture reads in two phases", PHOTO),
    source!("glass", "shader with a dependent texture read", PHOTO, GLASS),
    source!("filters", "tiled shader with three textures", PHOTO),
    source!("gemm", "matrix multiply",),
    source!("rays", "divergent loop along rays", PHOTO),
    source!("histogram", "merged atomics", PHOTO),
    source!("reduction", "sum of an array", PHOTO),
    source!("stencil", "five-point stencil", PHOTO),
    source!("matmul", "matrix multiply, one warp",),
    source!("mandelbrot", "divergent loop over pixels",),
    source!("collatz", "divergent loop of integers",),
    source!("bins", "atomics without result on few words",),
    source!("allocate", "atomics with result on few words",),
    source!("bounds", "minima and maxima of few words",),
    source!("same_word", "atomics of one warp at one word",),
    source!("dependent", "shader with any number of dependent reads", PHOTO),
    source!("warm", "bilinear samples from a few texels",),
    source!("rotozoom", "picture turned by its own colour, dependent read", PHOTO),
    source!("normal_map", "bumps, colour and a mirrored picture, dependent read", PHOTO, GLASS),
    source!("soften", "blur by texture reads, as wide as a read says", PHOTO, GLASS),
    source!("sphere", "textured and lit sphere", PHOTO),
];

/// The programs above that read textures.
const TEXTURED: [&str; 9] = [
    "tiled",
    "glass",
    "filters",
    "dependent",
    "warm",
    "rotozoom",
    "normal_map",
    "soften",
    "sphere",
];

/// A shader of `shaders/` that reads a texture.
macro_rules! wgsl {
    ($name:literal) => {
        (
            concat!("shaders/", $name, ".wgsl"),
            include_str!(concat!("../../../../shaders/", $name, ".wgsl")),
        )
    };
}

const SHADERS: [(&str, &str); 5] =
    [wgsl!("rotozoom"), wgsl!("water"), wgsl!("sphere"), wgsl!("blur"), wgsl!("histogram")];

/// The named programs and shaders that read textures, or all of them.
pub fn textured(named: &[String]) -> Result<(Vec<&'static str>, Vec<&'static str>)> {
    let shaders = SHADERS.map(|(name, _)| name);
    let known = TEXTURED.iter().chain(&shaders).copied();
    if let Some(unknown) = named.iter().find(|name| !known.clone().any(|known| known == *name)) {
        let all: Vec<&str> = known.collect();
        bail!("no program `{unknown}` with textures in the reports; there are: {}", all.join(", "));
    }
    let wanted = |name: &&str| named.is_empty() || named.iter().any(|named| named == name);
    Ok((
        TEXTURED.into_iter().filter(wanted).collect(),
        shaders.into_iter().filter(wanted).collect(),
    ))
}

/// A program with marks of texture reads as written, without any, or, for `Auto`, of the pass.
pub fn marked(name: &str, phases: Phases, size: (u32, u32)) -> Result<Workload> {
    let source = SOURCES.iter().find(|source| source.name == name);
    let source = source.ok_or_else(|| anyhow!("no program `{name}` in the reports"))?;
    let bare = ["tex", "txf"].into_iter().fold(source.text.to_string(), |text, read| {
        [".t.p ", ".t ", ".p "]
            .into_iter()
            .fold(text, |text, mark| text.replace(&format!("{read}{mark}"), &format!("{read} ")))
    });
    let text = if phases == Phases::Auto { &bare } else { source.text };
    assembled(source, text, size, 4, phases)
}

/// A shader, compiled for `small`, on the photograph; its uniforms are zero.
pub fn shader(name: &str, phases: Phases, size: (u32, u32)) -> Result<Workload> {
    let source = SHADERS.iter().find(|(known, _)| *known == name);
    let &(name, text) = source.ok_or_else(|| anyhow!("no shader `{name}` in the reports"))?;
    let photo = Picture::decode(PHOTO.0, PHOTO.1)?;
    let options = warpwright_shader::Options {
        size,
        images: vec![(photo.width, photo.height)],
        phases,
        registers: 32,
        ..Default::default()
    };
    let shader = warpwright_shader::compile(name, text.as_bytes(), Language::Wgsl, &options)?;
    let pictures = crate::shader::atlases(&shader, &[photo]);
    Ok(Workload { name, about: "shader", program: shader.program, pictures })
}

/// A program ready to run.
#[derive(Clone)]
pub struct Workload {
    /// Name of its file without the ending.
    pub name: &'static str,
    about: &'static str,
    /// The program.
    pub program: Program,
    pictures: Vec<Picture>,
}

impl Workload {
    /// The texels of its pictures.
    pub fn texels(&self) -> Vec<&[u8]> {
        self.pictures.iter().map(|picture| picture.pixels.as_slice()).collect()
    }

    /// The same, annotated for another scoreboard.
    pub fn for_counters(&self, counters: &Counters) -> Result<Self> {
        let mut program = self.program.clone();
        if *counters != Counters::default() {
            let words = program.instructions.iter();
            let mut instructions =
                words.map(|&word| decode(word)).collect::<std::result::Result<Vec<_>, _>>()?;
            let facts = Facts::new(&program, instructions.len());
            annotate_for(&mut instructions, counters, &facts);
            program.instructions = instructions.iter().map(Instruction::encode).collect();
            program.mask_on_same = counters.mask_on_same;
        }
        Ok(Self { program, ..self.clone() })
    }

    /// What it is, for the figures.
    pub fn description(&self) -> Value {
        let warps = warps(&self.program.launch);
        json!({ "name": self.name, "about": self.about, "warps": warps, "registers": self.program.launch.registers })
    }

    /// The program with this many registers per thread, so that fewer warps are resident.
    pub fn with_registers(&self, registers: Option<u8>) -> Program {
        let mut program = self.program.clone();
        program.launch.registers = registers.unwrap_or(program.launch.registers);
        program
    }
}

/// The named programs in the order of the list, or the default ones; pixel programs on a grid of
/// `size`.
pub fn workloads(named: &[String], default: &[&str], size: (u32, u32)) -> Result<Vec<Workload>> {
    let names: Vec<&str> = SOURCES.iter().map(|source| source.name).collect();
    if let Some(unknown) = named.iter().find(|name| !names.contains(&name.as_str())) {
        bail!("no program `{unknown}` in the reports; there are: {}", names.join(", "));
    }
    let wanted = |source: &&Source| match named {
        [] => default.contains(&source.name),
        named => named.iter().any(|name| name == source.name),
    };
    SOURCES.iter().filter(wanted).map(|source| prepare(source, source.text, size, 4)).collect()
}

/// What is different about a program.
#[derive(Clone, Copy)]
pub struct Change<'a> {
    /// Constants with other values.
    pub constants: &'a [(&'a str, usize)],
    /// Its merged atomics are plain ones: one access for each thread.
    pub plain_atomics: bool,
    /// Threads of the warps that it is assembled for.
    pub warp_threads: u32,
}

/// A program with a change; a pixel program on a grid of `size`.
pub fn changed(program: &str, change: &Change, size: (u32, u32)) -> Result<Workload> {
    let source = SOURCES.iter().find(|source| source.name == program);
    let source = source.ok_or_else(|| anyhow!("no program `{program}` in the reports"))?;
    let set = |line: &str| {
        let constant =
            line.trim_start().strip_prefix(".const ").and_then(|rest| rest.split_once(' '));
        let value = constant
            .and_then(|(constant, _)| change.constants.iter().find(|(name, _)| *name == constant));
        match value {
            Some((name, value)) => format!("        .const {name} {value}\n"),
            None if change.plain_atomics => format!("{}\n", line.replace("atom.", "atom1.")),
            None => format!("{line}\n"),
        }
    };
    prepare(source, &source.text.lines().map(set).collect::<String>(), size, change.warp_threads)
}

/// A program in which the constant `name` has this value; a pixel program on a grid of `size`.
pub fn with_constant(
    program: &str,
    name: &str,
    value: usize,
    size: (u32, u32),
) -> Result<Workload> {
    changed(
        program,
        &Change { constants: &[(name, value)], plain_atomics: false, warp_threads: 4 },
        size,
    )
}

/// A program with the text of a report.
pub fn of_text(name: &'static str, text: &str, warp_threads: u32) -> Result<Workload> {
    let source = Source { name, about: "text of the report", text: "", pictures: &[] };
    prepare(&source, text, (8, 8), warp_threads)
}

fn prepare(source: &Source, text: &str, size: (u32, u32), warp_threads: u32) -> Result<Workload> {
    assembled(source, text, size, warp_threads, Phases::Auto)
}

fn assembled(
    source: &Source,
    text: &str,
    size: (u32, u32),
    warp_threads: u32,
    phases: Phases,
) -> Result<Workload> {
    let decode = |&(name, bytes): &(&str, &[u8])| Picture::decode(name, bytes);
    let pictures = source.pictures.iter().map(decode).collect::<Result<Vec<_>>>()?;
    let assemble = |size| {
        let images = pictures.iter().map(|picture| (picture.width, picture.height)).collect();
        let file = format!("programs/{}.s", source.name);
        let options = Options { size, images, warp_threads, phases, ..Default::default() };
        assemble_with(&file, text, &options).map_err(|errors| anyhow!("{errors}"))
    };
    let mut program = assemble(None)?;
    if matches!(program.launch.grid, Grid::Pixels { .. }) {
        program = assemble(Some(size))?;
    }
    Ok(Workload { name: source.name, about: source.about, program, pictures })
}
