// SPDX-License-Identifier: MIT
//! The Warpwright instruction set: one table, encoder, decoder, assembler, disassembler.
//!
//! * [`table::TABLE`] is the only definition of the instructions (docs/core.md).
//! * [`decode`] and [`Instruction::encode`] convert between words and fields.
//! * [`Instruction`] displays as assembly text that assembles to the same word.
pub mod alu_op;
pub mod annotate;
pub mod asm;
mod disassemble;
mod fault;
mod instruction;
mod joins;
mod liveness;
mod optional_unit;
pub mod phases;
mod program;
mod reference;
pub mod rewrite;
pub mod row;
pub mod sfu_tables;
mod source_error;
pub mod table;
mod tasks;

pub use alu_op::{AluOp, AtomicOp, ControlOp, SfuOp, SpecialOp, SpecialRegister, Unit};
pub use annotate::Counters;
pub use asm::{assemble, assemble_with, Annotate, Options};
pub use disassemble::{disassemble, slots};
pub use fault::{Fault, FaultCause};
pub use instruction::{
    compare_names, decode, DecodeError, Guard, Instruction, FLOAT_COMPARES, INTEGER_COMPARES,
};
pub use optional_unit::{OptionalUnit, UnitSet};
pub use phases::Phases;
pub use program::{
    layout, line_align, Grid, ImageSlot, Launch, Origin, Output, Place, Program, Segment, SetsIn,
    TaskType, Texture, TextureFormat, Wrap, CONSTANT_BYTES, DESCRIPTORS, INSTRUCTION_BYTES,
    LINE_BYTES,
};
pub use reference::reference_page;
pub use row::{Format, Operand, Row, Suffix};
pub use source_error::{SourceError, SourceErrors};
pub use tasks::TASKS;
