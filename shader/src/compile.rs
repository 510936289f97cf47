// SPDX-License-Identifier: MIT
//! From source text to a program.
use crate::back::{self, Target};
use crate::error::ShaderError;
use crate::front::{self, Binding, Language, Source};
use crate::image::{Atlas, Image};
use crate::ir::Function;
use crate::lower::{lower_entry, stage_of, Entry, Stage};
use crate::options::Options;
use crate::passes;
use naga::ShaderStage;
use std::borrow::Cow;
use warpwright_isa::{annotate, layout, line_align, phases};
use warpwright_isa::{Instruction, Phases, Program, SetsIn};

/// A compiled shader.
#[derive(Clone, Debug)]
pub struct Shader {
    /// What runs.
    pub program: Program,
    /// The middle representation that it was made of.
    pub function: Function,
    /// The name of the entry point.
    pub entry: String,
    /// What the entry point is given.
    pub bindings: Vec<Binding>,
    /// Words of memory of a thread for what does not fit the registers.
    pub spilled: u32,
    /// Of a vertex shader: the outputs in the buffer `vertices`; `None` is the position, the words
    /// are how many it has.
    pub outputs: Vec<(Option<u32>, u32)>,
    pub(crate) atlases: Vec<Atlas>,
}

impl Shader {
    /// Threads of a workgroup that have to be on the core at a time; 0 where they need not.
    pub fn together(&self) -> u32 {
        let launch = &self.program.launch;
        if self.program.needs_workgroups(launch) {
            launch.workgroup
        } else {
            0
        }
    }

    /// The pictures of the user as the program takes them: with the levels of textures that have
    /// some.
    pub fn pictures<'a>(&self, given: &[&'a [u8]]) -> Vec<Cow<'a, [u8]>> {
        let one = |(at, &texels): (usize, &&'a [u8])| {
            let atlas = self.atlases.iter().find(|atlas| atlas.picture == at);
            match atlas.filter(|atlas| atlas.image != Image { levels: 1, layers: 1, ..atlas.image })
            {
                Some(atlas) => Cow::Owned(atlas.texels(texels)),
                None => Cow::Borrowed(texels),
            }
        };
        given.iter().enumerate().map(one).collect()
    }
}

/// Instructions that memory is laid out for at first.
const EXPECTED: usize = 1024;

/// Compiles a shader.
pub fn compile(
    file: &str,
    source: &[u8],
    language: Language,
    options: &Options,
) -> Result<Shader, ShaderError> {
    compile_seen(file, source, language, options, &mut |_, _| {})
}

/// As [`compile`]; `seen` is shown the middle representation after lowering and after each pass.
pub fn compile_seen(
    file: &str,
    source: &[u8],
    language: Language,
    options: &Options,
    seen: &mut dyn FnMut(&str, &Function),
) -> Result<Shader, ShaderError> {
    let source = front::read(file, source, language)?;
    let entry = choose(&source, options)?;
    let mut expected = EXPECTED;
    loop {
        match build(&source, entry, options, expected, seen)? {
            Ok(shader) => return Ok(shader),
            // The program is longer than expected: memory moves.
            Err(instructions) => expected = instructions.next_power_of_two().max(expected * 2),
        }
    }
}

/// The bindings of an entry point, without compiling it.
pub fn bindings(
    file: &str,
    source: &[u8],
    language: Language,
    options: &Options,
) -> Result<Vec<Binding>, ShaderError> {
    let source = front::read(file, source, language)?;
    let entry = choose(&source, options)?;
    Ok(source.reflect(entry, options.size))
}

/// Names and stages of the entry points of a shader.
pub fn entry_points(
    file: &str,
    source: &[u8],
    language: Language,
) -> Result<Vec<(String, ShaderStage)>, ShaderError> {
    let source = front::read(file, source, language)?;
    Ok(source.module.entry_points.iter().map(|entry| (entry.name.clone(), entry.stage)).collect())
}

/// The size of a compute entry point's workgroup.
pub fn workgroup_size(
    file: &str,
    source: &[u8],
    language: Language,
    options: &Options,
) -> Result<[u32; 3], ShaderError> {
    let source = front::read(file, source, language)?;
    let entry = choose(&source, options)?;
    Ok(crate::lower::workgroup_size(&source, entry, options))
}

/// The vertex entry point that gives the chosen fragment entry point its inputs, if it has some and
/// there is one.
pub fn vertex_stage(
    file: &str,
    source: &[u8],
    language: Language,
    options: &Options,
) -> Result<Option<String>, ShaderError> {
    let source = front::read(file, source, language)?;
    let entry = &source.module.entry_points[choose(&source, options)?];
    let located =
        |binding: &Option<naga::Binding>| matches!(binding, Some(naga::Binding::Location { .. }));
    let takes = |argument: &naga::FunctionArgument| match &source.module.types[argument.ty].inner {
        naga::TypeInner::Struct { members, .. } => {
            members.iter().any(|member| located(&member.binding))
        }
        _ => located(&argument.binding),
    };
    if entry.stage != ShaderStage::Fragment || !entry.function.arguments.iter().any(takes) {
        return Ok(None);
    }
    let vertex = source.module.entry_points.iter().find(|entry| entry.stage == ShaderStage::Vertex);
    Ok(vertex.map(|entry| entry.name.clone()))
}

/// Whether this is the name or the number of an override.
pub(crate) fn is_named(about: &naga::Override, name: &str) -> bool {
    about.name.as_deref() == Some(name) || about.id.is_some_and(|id| id.to_string() == name)
}

fn choose(source: &Source, options: &Options) -> Result<usize, ShaderError> {
    let all = &source.module.entry_points;
    let names = || all.iter().map(|entry| entry.name.as_str()).collect::<Vec<_>>().join(", ");
    let fail = |message: String| ShaderError { message: format!("{}: {message}", source.file) };
    let overrides = || source.module.overrides.iter().map(|(_, about)| about);
    if let Some((name, _)) =
        options.overrides.iter().find(|(name, _)| !overrides().any(|about| is_named(about, name)))
    {
        let all = overrides().filter_map(|about| about.name.clone()).collect::<Vec<_>>().join(", ");
        return Err(fail(format!("there is no override `{name}`; there are: {all}")));
    }
    match &options.entry {
        Some(name) => {
            let found = all.iter().position(|entry| entry.name == *name);
            found.ok_or_else(|| {
                fail(format!("there is no entry point `{name}`; there are: {}", names()))
            })
        }
        None => {
            let of = |stage: Stage| all.iter().position(|entry| stage_of(entry) == Some(stage));
            let found =
                of(Stage::Fragment).or_else(|| of(Stage::Compute)).or_else(|| of(Stage::Vertex));
            found.ok_or_else(|| fail("there is no fragment, compute or vertex entry point".into()))
        }
    }
}

/// Says where scratch memory is: its address and the bytes of a warp, if there is some.
fn place_scratch(
    lowered: &mut Entry,
    options: &Options,
) -> Result<Option<(u32, u32)>, ShaderError> {
    if lowered.scratch == 0 {
        return Ok(None);
    }
    let warp = lowered.scratch * options.warp_threads;
    let warps = lowered.threads.div_ceil(options.warp_threads);
    let base = lowered.layout.segment("scratch", warp.saturating_mul(warps), vec![])?;
    lowered.function.place_scratch(base, warp);
    Ok(Some((base, warp)))
}

/// Builds the program for memory behind `expected` instructions; more of them are an error that
/// says how many.
fn build(
    source: &Source,
    entry: usize,
    options: &Options,
    expected: usize,
    seen: &mut dyn FnMut(&str, &Function),
) -> Result<Result<Shader, usize>, ShaderError> {
    let about = &source.module.entry_points[entry];
    let bindings = source.reflect(entry, options.size);
    let base = layout::data_base(expected);
    let mut lowered = lower_entry(source, entry, &bindings, options, base)?;
    seen("lower", &lowered.function);
    let internal = |message: String| ShaderError {
        message: format!("{}: the compiler is wrong: {message}", source.file),
    };
    passes::first(&mut lowered.function, seen).map_err(internal)?;
    if let Some(rounds) = &lowered.rounds {
        lowered.scratch = passes::rounds::run(&mut lowered.function, rounds, lowered.scratch);
        seen("rounds", &lowered.function);
        passes::first(&mut lowered.function, seen).map_err(internal)?;
    }
    let launch = passes::Launch { threads: lowered.threads, size: options.size };
    let plain = lowered.function.clone();
    passes::rest(&mut lowered.function, launch, Some(options.registers), seen).map_err(internal)?;
    let bytes = place_scratch(&mut lowered, options)?;
    let target = Target {
        registers: options.registers.clamp(8, 64),
        warp_threads: options.warp_threads,
        sets_in_registers: options.sets_in == SetsIn::Registers,
        plain_atomics: options.plain_atomics,
    };
    let ready = match back::compile(&lowered.function, &target) {
        Ok(ready) => ready,
        Err(_) => {
            lowered.function = plain;
            passes::rest(&mut lowered.function, launch, None, seen).map_err(internal)?;
            if let Some((base, warp)) = bytes {
                lowered.function.place_scratch(base, warp);
            }
            back::compile(&lowered.function, &target)?
        }
    };
    let spill_bytes = ready.allocation.spilled * 4 * options.warp_threads;
    // Registers are those of threads, not of invocations.
    let warps = match &lowered.rounds {
        Some(rounds) => lowered.threads / rounds.count / options.warp_threads,
        None => lowered.threads.div_ceil(options.warp_threads),
    };
    let spill_base = match spill_bytes {
        0 => 0,
        bytes => lowered.layout.segment("spilled", bytes.saturating_mul(warps), vec![])?,
    };
    let (mut instructions, lines) = ready.emit(spill_base, spill_bytes);
    if instructions.len() > expected {
        return Ok(Err(instructions.len()));
    }
    lowered.launch.registers = ready.allocation.registers;
    let mut program = Program {
        file: source.file.clone(),
        source: source.text.clone(),
        lines,
        launch: lowered.launch,
        segments: lowered.layout.segments.clone(),
        images: lowered.layout.images.clone(),
        textures: lowered.layout.textures.clone(),
        output: lowered.layout.output.clone(),
        constants: lowered.layout.constants.clone(),
        constant_base: lowered.layout.end(),
        ..Program::default()
    };
    program.memory_bytes = program.constant_base + line_align(program.constants.len() as u32);
    if options.phases == Phases::Auto {
        let resident = options.resident_registers.min(target.registers);
        phases::form_compiled(&mut instructions, &mut program, resident);
    }
    let facts = annotate::Facts::new(&program, instructions.len());
    annotate::annotate_for(&mut instructions, &options.counters, &facts);
    program.mask_on_same = options.counters.mask_on_same;
    program.instructions = instructions.iter().map(Instruction::encode).collect();
    Ok(Ok(Shader {
        program,
        function: lowered.function,
        entry: about.name.clone(),
        bindings,
        spilled: ready.allocation.spilled,
        atlases: lowered.layout.atlases,
        outputs: lowered
            .outputs
            .into_iter()
            .map(|(location, kinds)| (location, kinds.len() as u32))
            .collect(),
    }))
}
