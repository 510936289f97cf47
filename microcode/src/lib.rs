// SPDX-License-Identifier: MIT
//! Microcode of the microcoded core: the core for devices with a few thousand logic cells.
//!
//! The core executes one thread of one warp at a time. A micro-instruction is 16 bits and does one
//! step: an operation on the accumulator with a word of the store, a shift, a memory access, a
//! jump. What an instruction of the instruction set does is a routine; `core.ucode` has them all,
//! and the table [`Image::dispatch`] leads from opcode to routine.
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

pub use names::{
    Mode, Op, Shift, Sys, DISPATCH_PER_THREAD, GLOBALS, NOBODY, PAGE, SHARED, STOPPED, STORE, WORDS,
};

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
    /// The store: of eight warps [`STORE`] words, of four half of them.
    pub store: Vec<u32>,
    /// Words of shared memory.
    pub shared_words: usize,
    /// Words of microcode that are used.
    pub used: usize,
}

/// The global word with the number of a pool's unit; the one behind it has the bits of such a
/// number.
const UNIT: usize = 27;
/// The global word with the number of the last warp.
const LAST_WARP: usize = 29;
/// How many warps a core can have.
pub const WARP_COUNTS: [usize; 2] = [4, 8];

impl Image {
    /// For unit `unit` of a pool of `units`, a power of two: it runs each `units`th warp.
    #[must_use]
    pub fn of_unit(mut self, unit: u32, units: u32) -> Self {
        // The globals are the last words of every store.
        let at = self.store.len() - (STORE - GLOBALS as usize) + UNIT;
        self.store[at..at + 2].copy_from_slice(&[unit, units - 1]);
        self
    }

    /// For a core of so many warps.
    ///
    /// # Panics
    /// Unless there can be so many, see [`WARP_COUNTS`].
    #[must_use]
    fn for_warps(mut self, warps: usize) -> Self {
        assert!(WARP_COUNTS.contains(&warps), "a microcoded core has 4 or 8 warps, not {warps}");
        self.store[GLOBALS as usize + LAST_WARP] = warps as u32 - 1;
        if warps == 4 {
            // Without bit 9 of a place: that of the upper registers, which nothing is in at
            // power-up, and of the globals.
            let quarters: Vec<&[u32]> = self.store.chunks(STORE / 4).collect();
            self.store = [quarters[0], &quarters[2][..256], &quarters[3][256..]].concat();
        }
        self.shared_words = 128 * warps;
        self
    }

    /// Without `texture` and `sfu`, as far as a core lacks them: their instructions are undefined.
    /// They fill the second page, which goes when both do.
    pub fn leave(&mut self, without: UnitSet) {
        let lacks = [(Unit::Texture, OptionalUnit::Texture), (Unit::Sfu, OptionalUnit::Sfu)].map(
            |(unit, optional)| {
                let lacking = without.contains(optional);
                (unit, lacking)
            },
        );
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

static IMAGE: LazyLock<Image> = LazyLock::new(|| {
    image_of(TEXT).unwrap_or_else(|error| panic!("the microcode does not assemble: {error}"))
});

/// The memories at power-up of a core of so many warps, with the microcode of this crate.
///
/// # Panics
/// Unless there can be so many, see [`WARP_COUNTS`]. When the microcode does not assemble, which a
/// test of this crate excludes.
pub fn image(warps: usize) -> Image {
    IMAGE.clone().for_warps(warps)
}

/// What the host puts into memory behind what a program may use, for a program with special
/// functions: the rows of [`sfu_tables`], two words each.
pub fn function_table() -> Vec<u8> {
    let words = |row: &sfu_tables::Coefficients| {
        [row.c0 | (row.c2 >> 12) << sfu_tables::C0_BITS, row.c1 << 12 | row.c2 & 0xfff]
    };
    sfu_tables::table().iter().flat_map(words).flat_map(u32::to_le_bytes).collect()
}

/// The memories at power-up, of some microcode and of eight warps: a routine `op.MNEMONIC` for each
/// instruction that it knows, marked `.each` when it only has something to do for executing
/// threads; `op.undefined` for all others.
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
    let image = Image {
        used: assembled.used,
        code: assembled.code,
        dispatch,
        store: assembled.store,
        shared_words: 0,
    };
    Ok(image.for_warps(8))
}
