// SPDX-License-Identifier: MIT
//! `compile`.
use super::{parse_size, Config};
use crate::output::{print, write_whole};
use crate::phases::PhaseOptions;
use crate::picture::Picture;
use crate::shader::{compile_file, Core, ShaderOptions};
use anyhow::Result;
use clap::Args;
use comfy_table::{presets::NOTHING, Table};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::PathBuf;
use warpwright_config::{Size, Variant};
use warpwright_isa::{decode, Unit};
use warpwright_shader::Shader;

/// Compile a shader: list its bindings, registers and warps, and its instructions with their source
/// lines.
#[derive(Args)]
#[command(after_help = "Examples:\n  warpwright compile shaders/mandelbrot.wgsl\n  \
    warpwright compile shaders/water.wgsl --image demo/photo.png --ir\n  warpwright compile mine.comp --out mine.lst")]
pub struct Compile {
    /// Shader: .wgsl, .glsl, .frag, .comp, .vert or .spv.
    shader: PathBuf,
    /// Size of the core whose warps are counted.
    #[arg(long, value_enum, default_value = "small")]
    config: Config,
    /// Size of the picture, as WIDTHxHEIGHT.
    #[arg(long, value_parser = parse_size)]
    size: Option<(u32, u32)>,
    /// Input picture for its size: a PNG, or WIDTHxHEIGHT; once for each texture, in the order of
    /// their bindings.
    #[arg(long, value_name = "PNG|SIZE")]
    image: Vec<PathBuf>,
    /// Print the middle representation instead of instructions.
    #[arg(long)]
    ir: bool,
    /// Write to this file instead of printing.
    #[arg(long)]
    out: Option<PathBuf>,
    #[command(flatten)]
    phases: PhaseOptions,
    #[command(flatten)]
    options: ShaderOptions,
}

impl Compile {
    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        let size = |path: &PathBuf| match parse_size(&path.display().to_string()) {
            Ok(size) => Ok(size),
            Err(_) => Picture::load(path).map(|picture| (picture.width, picture.height)),
        };
        let images = self.image.iter().map(size).collect::<Result<Vec<_>>>()?;
        let mut options = self.options.options(&self.shader, self.size, images, None)?;
        let size: Size = self.config.into();
        let core = Core { numbers: size.numbers(), variant: Variant::default() };
        core.limit(&mut options);
        options.phases = self.phases.phases();
        let shader = compile_file(&self.shader, &options, &core)?;
        let code = if self.ir { shader.function.to_string() } else { listing(&shader) };
        let text = format!("{}\n{}\n{code}", bindings(&shader), report(&shader, size));
        match &self.out {
            Some(path) => write_whole(path, text.as_bytes()),
            None => print(&text),
        }
    }
}

fn bindings(shader: &Shader) -> String {
    if shader.bindings.is_empty() {
        return "no bindings\n".into();
    }
    let mut table = Table::new();
    table.load_preset(NOTHING);
    for binding in &shader.bindings {
        let bytes = match (binding.bytes, binding.element) {
            (0, 0) => String::new(),
            (bytes, 0) => format!("{bytes} bytes"),
            (0, element) => format!("{element} bytes an element"),
            (bytes, element) => format!("{bytes} bytes, then {element} an element"),
        };
        table.add_row([
            format!("{}:{}", binding.group, binding.binding),
            binding.name.clone(),
            binding.kind.to_string(),
            bytes,
        ]);
    }
    table.trim_fmt() + "\n"
}

/// What the compilation came to.
fn report(shader: &Shader, size: Size) -> String {
    let numbers = size.numbers();
    let program = &shader.program;
    let registers = usize::from(program.launch.registers).max(1);
    let warps = (numbers.registers / registers).min(numbers.warps);
    let limit = if warps < numbers.warps { "registers" } else { "the core" };
    let all: Vec<_> = program.instructions.iter().filter_map(|&word| decode(word).ok()).collect();
    let mut slots = 0u8;
    let mut phases = 0;
    for instruction in all.iter().filter(|instruction| instruction.row.reorderable()) {
        slots |= 1 << instruction.slot;
    }
    for pair in all.windows(2) {
        phases +=
            usize::from(pair[0].row.unit == Unit::Texture && pair[1].row.unit != Unit::Texture);
    }
    format!(
        "entry point {}: {} instructions, {registers} registers ({warps} of {} warps on {}, limited by {limit}), \
         {} slots, {} words spilled, {phases} texture phases, {} bytes of shared memory\n",
        shader.entry,
        program.instructions.len(),
        numbers.warps,
        numbers.name,
        slots.count_ones(),
        shader.spilled,
        program.launch.shared_bytes,
    )
}

/// The instructions, each with its source line behind it.
fn listing(shader: &Shader) -> String {
    let program = &shader.program;
    let mut text = String::new();
    let mut targets = BTreeSet::new();
    for (at, &word) in program.instructions.iter().enumerate() {
        if let Ok(instruction) = decode(word) {
            if instruction.target != 0 {
                targets.insert(at as i64 + i64::from(instruction.target));
            }
        }
    }
    let mut last = 0;
    for (at, &word) in program.instructions.iter().enumerate() {
        if targets.contains(&(at as i64)) {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "L{at}:");
        }
        let line = program.lines.get(at).copied().unwrap_or(0);
        let source = program.source_line(at as u32).filter(|_| line != last && line > 0);
        let comment =
            source.map_or(String::new(), |(line, source)| format!("; {line}: {}", source.trim()));
        last = line;
        let _ = writeln!(
            text,
            "{}",
            format!("{at:5}  {:<52}{comment}", warpwright_isa::disassemble(word)).trim_end()
        );
    }
    text
}
