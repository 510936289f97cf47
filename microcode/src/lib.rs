//! Microcode of the microcoded core: the core for devices with a few thousand logic cells.
//!
//! The core executes one thread of one warp at a time. A micro-instruction is 16 bits and does one step: an operation on
//! the accumulator with a word of the store, a shift, a memory access, a jump. What an instruction of the instruction
//! set does is a routine; `core.ucode` has them all, and the table [`Image::dispatch`] leads from opcode to routine.
//!
//! | part | |
//! | --- | --- |
//! | [`Op`], [`Sys`], [`Shift`], [`Mode`] | the encoding, for hardware, assembler and model |
//! | [`assembler`] | text to words |
//! | [`machine`] | the machine in plain Rust, cycle by cycle: the golden model |
//! | [`image`] | what the hardware's memories hold at power-up |
pub mod assembler;
pub mod machine;
mod names;

pub use names::{Mode, Op, Shift, Sys, DISPATCH_PER_THREAD, NOBODY, PAGE, STOPPED, WORDS};

use std::sync::LazyLock;
use warpwright_isa::{sfu_tables, table, OptionalUnit, Unit, UnitSet};

/// The text of the microcode.
pub const TEXT: &str = include_str!("core.ucode");

/// What the memories hold at power-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// The microcode, [`WORDS`] words.
    pub code: Vec<u16>,
    /// For each opcode its routine, and [`DISPATCH_PER_THREAD`].
    pub dispatch: Vec<u16>,
    /// The store.
    pub store: Vec<u32>,
    /// Words of microcode that are used.
    pub used: usize,
}

/// The global word with the number of a pool's unit; the one behind it has the bits of such a number.
const UNIT: usize = 27;

impl Image {
    /// For unit `unit` of a pool of `units`, a power of two: it runs each `units`th warp.
    #[must_use]
    pub fn of_unit(mut self, unit: u32, units: u32) -> Self {
        let at = assembler::GLOBALS as usize + UNIT;
        self.store[at..at + 2].copy_from_slice(&[unit, units - 1]);
        self
    }

    /// Without `texture` and `sfu`, as far as a core lacks them: their instructions are undefined. They fill the second
    /// page, which goes when both do.
    pub fn leave(&mut self, without: UnitSet) {
        let lacks = [(Unit::Texture, OptionalUnit::Texture), (Unit::Sfu, OptionalUnit::Sfu)].map(|(unit, optional)| {
            let lacking = without.contains(optional);
            (unit, lacking)
        });
        // Opcode 0 is undefined.
        let undefined = self.dispatch[0];
        for row in table::TABLE.iter().filter(|row| lacks.contains(&(row.unit, true))) {
            self.dispatch[usize::from(row.opcode)] = undefined;
        }
        if lacks.iter().all(|(_, lacking)| *lacking) {
            self.code.truncate(PAGE);
        }
    }
}

static IMAGE: LazyLock<Image> =
    LazyLock::new(|| image_of(TEXT).unwrap_or_else(|error| panic!("the microcode does not assemble: {error}")));

/// The memories at power-up, of the microcode of this crate.
///
/// # Panics
/// When the microcode does not assemble, which a test of this crate excludes.
pub fn image() -> &'static Image {
    &IMAGE
}

/// What the host puts into memory behind what a program may use, for a program with special functions: the rows of
/// [`sfu_tables`], two words each.
pub fn function_table() -> Vec<u8> {
    let words = |row: &sfu_tables::Coefficients| [row.c0 | (row.c2 >> 12) << sfu_tables::C0_BITS, row.c1 << 12 | row.c2 & 0xfff];
    sfu_tables::table().iter().flat_map(words).flat_map(u32::to_le_bytes).collect()
}

/// The memories at power-up, of some microcode: a routine `op.MNEMONIC` for each instruction that it knows, marked
/// `.each` when it only has something to do for executing threads; `op.undefined` for all others.
///
/// # Errors
/// When the text is wrong.
pub fn image_of(text: &str) -> Result<Image, assembler::AssemblyError> {
    let assembled = assembler::assemble(text)?;
    let undefined = assembled.label("op.undefined")?;
    let dispatch = (0..=255u8)
        .map(|opcode| {
            let row = table::by_opcode(opcode);
            let name = row.map(|row| format!("op.{}", row.mnemonic));
            let routine = name.and_then(|name| assembled.routine(&name));
            routine.unwrap_or(undefined)
        })
        .collect();
    Ok(Image { used: assembled.used, code: assembled.code, dispatch, store: assembled.store })
}
