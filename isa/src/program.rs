// SPDX-License-Identifier: MIT
//! An assembled program with everything an engine needs to run it.
mod launch;
mod texture;

use crate::optional_unit::{OptionalUnit, UnitSet};
use crate::source_error::SourceError;
use std::collections::BTreeMap;

pub use launch::{Grid, Launch, TaskType};
pub use texture::{Texture, TextureFormat, Wrap};

/// Bytes of a memory line.
pub const LINE_BYTES: u32 = 16;
/// Bytes of an instruction.
pub const INSTRUCTION_BYTES: u32 = 8;
/// Texture descriptors of a program, one memory line each.
pub const DESCRIPTORS: u32 = 16;
/// Bytes of the constant buffer: 16 blocks of 16 slots of 16 bytes.
pub const CONSTANT_BYTES: u32 = 4096;

/// Rounds up to a whole number of memory lines.
pub fn line_align(bytes: u32) -> u32 {
    bytes.div_ceil(LINE_BYTES) * LINE_BYTES
}

/// Where the threads of a set and their combined operand stand between the halves of a merged
/// atomic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum SetsIn {
    /// Beside the registers: PREFIX follows directly on PREPARE.
    #[default]
    Sideband,
    /// In registers of the first thread of the set: three registers behind those of the program.
    Registers,
}

/// How memory is laid out: program at byte 0, descriptor table, data. The same for every engine.
pub mod layout {
    use super::{line_align, DESCRIPTORS, INSTRUCTION_BYTES, LINE_BYTES};

    /// Byte address of texture descriptor 0 behind a program of `instructions`. Programs are padded
    /// to 64 bytes. An instruction cache line that is longer may hold descriptors too, where no PC
    /// leads.
    pub fn descriptor_base(instructions: usize) -> u32 {
        let bytes = instructions as u32 * INSTRUCTION_BYTES;
        line_align(bytes.div_ceil(64) * 64)
    }

    /// Byte address of the first buffer.
    pub fn data_base(instructions: usize) -> u32 {
        descriptor_base(instructions) + DESCRIPTORS * LINE_BYTES
    }
}

/// A named range of memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// Its name in the source.
    pub name: String,
    /// Byte address, a multiple of 16.
    pub address: u32,
    /// Length in bytes.
    pub bytes: u32,
    /// Contents at the start; zero behind them.
    pub data: Vec<u8>,
}

/// A place for an input picture, RGBA8.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImageSlot {
    /// Its name in the source.
    pub name: String,
    /// Which of the pictures given to the run.
    pub index: usize,
    /// Byte address, a multiple of 16.
    pub address: u32,
    /// Columns.
    pub width: u32,
    /// Rows.
    pub height: u32,
}

/// The buffer that is shown as a picture after the run, RGBA8.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Output {
    /// Its name in the source.
    pub name: String,
    /// Byte address, a multiple of 16.
    pub address: u32,
    /// Columns.
    pub width: u32,
    /// Rows.
    pub height: u32,
}

/// Where a line of an expanded source text comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The file.
    pub file: String,
    /// Its line, from 1.
    pub line: u32,
    /// The macro calls around it, for messages; empty for none.
    pub from: String,
    /// The line in the file, where another text is assembled.
    pub written: Option<Written>,
}

/// A line as it is in its file: a macro fills its lines, an include is left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The line.
    pub text: String,
    /// Where each character of the assembled text, and its end, comes from: columns of the line,
    /// from 0. Empty where nothing has moved.
    pub columns: Vec<u32>,
}

impl Written {
    /// Column and length in the line of what is at `column` of the assembled text.
    pub fn place(&self, column: usize, length: usize) -> (usize, usize) {
        let Some(&begin) = self.columns.get(column) else { return (column, length) };
        let end = self.columns[column..].iter().skip(length).find(|&&end| end > begin);
        (begin as usize, end.map_or(1, |end| (end - begin) as usize))
    }
}

/// A place in the source, for messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place<'a> {
    /// The file.
    pub file: &'a str,
    /// The line, from 1.
    pub line: u32,
    /// Its text.
    pub text: &'a str,
    /// The macro calls around it; empty for none.
    pub from: &'a str,
}

impl std::fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}{}", self.file, self.line, self.text.trim(), self.from)
    }
}

/// An assembled program.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Program {
    /// Name of the source file.
    pub file: String,
    /// The source text; includes and macros are expanded.
    pub source: String,
    /// Instruction words.
    pub instructions: Vec<u64>,
    /// Line (from 1) of `source` of each instruction.
    pub lines: Vec<u32>,
    /// Where each line of `source` comes from; empty where it is the file itself, without includes
    /// and macros.
    pub origins: Vec<Origin>,
    /// What the assembler warns of.
    pub warnings: Vec<SourceError>,
    /// Buffers and data, by address.
    pub segments: Vec<Segment>,
    /// Places for input pictures.
    pub images: Vec<ImageSlot>,
    /// Texture descriptors.
    pub textures: Vec<Texture>,
    /// The output picture.
    pub output: Option<Output>,
    /// Contents of the constant buffer, at most [`CONSTANT_BYTES`].
    pub constants: Vec<u8>,
    /// Byte address in memory of what the constant buffer is filled from, a multiple of 16.
    pub constant_base: u32,
    /// Launch parameters of the program, or of its first task.
    pub launch: Launch,
    /// Those of the other tasks, which run at the same time.
    pub others: Vec<Launch>,
    /// Labels (instruction numbers), constants and addresses.
    pub symbols: BTreeMap<String, i64>,
    /// Bytes of memory in use; a whole number of lines. Accesses at or above fault.
    pub memory_bytes: u32,
    /// The wait masks are on the instructions that wait, not on those before them.
    pub mask_on_same: bool,
}

impl Program {
    /// A bare program: instruction words and a launch, memory of `memory_bytes`.
    pub fn from_words(instructions: Vec<u64>, launch: Launch, memory_bytes: u32) -> Self {
        let minimum = layout::data_base(instructions.len());
        Self {
            instructions,
            launch,
            memory_bytes: line_align(memory_bytes.max(minimum)),
            ..Self::default()
        }
    }

    /// The instructions that only cores with sets of atomics in registers have: where the first one
    /// stands.
    pub fn first_of_sets_in_registers(&self) -> Option<usize> {
        let only_there = |word: &u64| {
            let names = ["rprepare", "srprepare", "rprefix", "srprefix", "pick"];
            crate::decode(*word).is_ok_and(|instruction| names.contains(&instruction.row.mnemonic))
        };
        self.instructions.iter().position(only_there)
    }

    /// The first instruction that needs one of these units: where it stands, and the unit.
    pub fn first_that_needs(&self, units: UnitSet) -> Option<(usize, OptionalUnit)> {
        let needs = |word: &u64| {
            crate::decode(*word).ok()?.row.optional_unit().filter(|&unit| units.contains(unit))
        };
        self.instructions.iter().enumerate().find_map(|(pc, word)| Some((pc, needs(word)?)))
    }

    /// Where merged atomics keep their sets.
    pub fn sets_in(&self) -> SetsIn {
        match self.first_of_sets_in_registers() {
            Some(_) => SetsIn::Registers,
            None => SetsIn::Sideband,
        }
    }

    /// Lines of memory that the constant buffer is filled from.
    pub fn constant_lines(&self) -> u32 {
        (self.constants.len() as u32).div_ceil(LINE_BYTES)
    }

    /// Byte address of texture descriptor 0.
    pub fn descriptor_base(&self) -> u32 {
        layout::descriptor_base(self.instructions.len())
    }

    /// Memory as it is at the start of the run. `images`: RGBA8 texels of the input pictures,
    /// row by row; missing or short ones leave zeros.
    pub fn initial_memory(&self, images: &[&[u8]]) -> Vec<u8> {
        let mut memory = vec![0; self.memory_bytes as usize];
        let mut put = |address: u32, bytes: &[u8]| {
            let at = address as usize;
            memory[at..at + bytes.len()].copy_from_slice(bytes);
        };
        for (i, word) in self.instructions.iter().enumerate() {
            put(i as u32 * INSTRUCTION_BYTES, &word.to_le_bytes());
        }
        for texture in &self.textures {
            for (i, word) in texture.words().iter().enumerate() {
                let address =
                    self.descriptor_base() + u32::from(texture.index) * LINE_BYTES + 4 * i as u32;
                put(address, &word.to_le_bytes());
            }
        }
        for segment in &self.segments {
            put(segment.address, &segment.data);
        }
        put(self.constant_base, &self.constants);
        for image in &self.images {
            if let Some(texels) = images.get(image.index) {
                let bytes = texels.len().min((4 * image.width * image.height) as usize);
                put(image.address, &texels[..bytes]);
            }
        }
        memory
    }

    /// The buffer, data segment, picture or output with this name.
    pub fn segment(&self, name: &str) -> Option<&Segment> {
        self.segments.iter().find(|segment| segment.name == name)
    }

    /// Where an instruction stands, for messages.
    pub fn place(&self, pc: u32) -> Option<Place<'_>> {
        let (line, text) = self.source_line(pc)?;
        Some(match self.origins.get(line as usize - 1) {
            Some(origin) => {
                Place { file: &origin.file, line: origin.line, text, from: &origin.from }
            }
            None => Place { file: &self.file, line, text, from: "" },
        })
    }

    /// Line of an instruction in [`Program::source`], with its number; [`Program::place`] is for
    /// messages. None without a line.
    pub fn source_line(&self, pc: u32) -> Option<(u32, &str)> {
        let line = *self.lines.get(pc as usize)?;
        Some((line, self.source.lines().nth((line as usize).checked_sub(1)?)?))
    }

    /// Listing: number, word and disassembly of every instruction.
    pub fn listing(&self) -> String {
        let line = |(pc, &word): (usize, &u64)| {
            format!("{pc:5}  {word:016x}  {}\n", crate::disassemble(word))
        };
        self.instructions.iter().enumerate().map(line).collect()
    }
}
