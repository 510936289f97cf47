// SPDX-License-Identifier: MIT
//! An assembled program with everything an engine needs to run it.
use crate::optional_unit::{OptionalUnit, UnitSet};
use crate::source_error::SourceError;
use std::collections::BTreeMap;

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

/// The threads of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grid {
    /// One thread per pixel, in tiles of 8 x 8.
    Pixels {
        /// Columns.
        width: u32,
        /// Rows.
        height: u32,
    },
    /// Threads in one row.
    Linear {
        /// Number of threads.
        threads: u32,
    },
}

impl Grid {
    /// Number of threads that run.
    pub fn threads(self) -> u64 {
        match self {
            Self::Pixels { width, height } => u64::from(width) * u64::from(height),
            Self::Linear { threads } => threads.into(),
        }
    }
}

/// Types of tasks; the scheduler may prefer one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskType {
    /// Threads are pixels.
    Pixel,
    /// Threads are vertices.
    Vertex,
    /// Anything else.
    Compute,
}

/// What the dispatcher is told of a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launch {
    /// Its name; a program without `.task` is one task without a name.
    pub name: Option<String>,
    /// First instruction.
    pub entry: u32,
    /// Its type, if it is said.
    pub task_type: Option<TaskType>,
    /// The threads.
    pub grid: Grid,
    /// Registers per thread.
    pub registers: u8,
    /// Slots the first instruction waits for.
    pub initial_wait: u8,
    /// Threads of a workgroup: a multiple of a warp's, in a pixel launch a power of two of at most
    /// a tile's 64.
    pub workgroup: u32,
    /// Bytes of shared memory of a workgroup, the same for all tasks; as many words as they take
    /// can be accessed.
    pub shared_bytes: u32,
    /// Threads of a warp of the core that the program is for: 4, a quad, or 8, two quads side by
    /// side.
    pub warp_threads: u32,
}

impl Launch {
    /// Warps of a whole workgroup.
    pub fn group_warps(&self) -> u32 {
        self.workgroup.div_ceil(self.warp_threads).max(1)
    }

    /// Its type: left out, a grid of pixels is of pixels, anything else is not.
    pub fn stage(&self) -> TaskType {
        self.task_type.unwrap_or(match self.grid {
            Grid::Pixels { .. } => TaskType::Pixel,
            Grid::Linear { .. } => TaskType::Compute,
        })
    }

    /// Words of shared memory of a workgroup.
    pub fn shared_words(&self) -> u32 {
        self.shared_bytes.div_ceil(4)
    }
}

impl Default for Launch {
    fn default() -> Self {
        Self {
            name: None,
            entry: 0,
            task_type: None,
            grid: Grid::Linear { threads: 4 },
            registers: 16,
            initial_wait: 0,
            workgroup: 32,
            shared_bytes: 0,
            warp_threads: 4,
        }
    }
}

/// Texel formats of a descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextureFormat {
    /// Four bytes, red first.
    Rgba8 = 0,
    /// One byte.
    R8 = 1,
    /// One float.
    R32f = 2,
}

impl TextureFormat {
    /// Bytes of a texel.
    pub fn bytes(self) -> u32 {
        match self {
            Self::R8 => 1,
            Self::Rgba8 | Self::R32f => 4,
        }
    }
    /// The format with this name in assembly text.
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "rgba8" => Self::Rgba8,
            "r8" => Self::R8,
            "r32f" => Self::R32f,
            _ => return None,
        })
    }
}

/// What happens to coordinates outside a texture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrap {
    /// The texture repeats.
    Repeat = 0,
    /// The edge texel goes on.
    Clamp = 1,
    /// Every second copy is mirrored.
    Mirror = 2,
}

impl Wrap {
    /// The mode with this name in assembly text.
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "repeat" => Self::Repeat,
            "clamp" => Self::Clamp,
            "mirror" => Self::Mirror,
            _ => return None,
        })
    }
}

/// One texture descriptor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Texture {
    /// Its number, 0 to 15.
    pub index: u8,
    /// Byte address of the first texel, a multiple of 16.
    pub address: u32,
    /// Columns.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Bytes from row to row.
    pub pitch: u32,
    /// Texel format.
    pub format: TextureFormat,
    /// Wrap mode of u.
    pub wrap_u: Wrap,
    /// Wrap mode of v.
    pub wrap_v: Wrap,
    /// Bilinear instead of nearest.
    pub bilinear: bool,
}

impl Texture {
    /// The descriptor as the texture unit reads it from memory.
    pub fn words(&self) -> [u32; 4] {
        [
            self.address / LINE_BYTES,
            self.width | self.height << 16,
            self.pitch
                | (self.format as u32) << 16
                | (self.wrap_u as u32) << 20
                | (self.wrap_v as u32) << 22
                | u32::from(self.bilinear) << 24,
            0,
        ]
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
    /// The wait masks stand on the instructions that wait, not on those before them.
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
