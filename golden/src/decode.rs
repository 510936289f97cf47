// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/decode`: Instruction decoder, generated from the table of the
//! instruction set (docs/core.md).
//!
//! It asks the fields of a sample instruction of each opcode what they do, so it does not
//! share the flags from which the hardware is generated.
use crate::{ports, Model};
use warpwright_isa::table::by_opcode;
use warpwright_isa::{decode, AtomicOp, Format, Instruction};

ports! {
    Inputs { op, rd, ra, modifier }
    Outputs {
        legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred,
        reorderable, is_control,
    }
}

/// The decoder; `modifier` is bits 39:36.
pub struct Decode;

/// The outputs for one opcode whose fields have a meaning.
pub fn outputs(opcode: u8) -> Outputs {
    let Some(row) = by_opcode(opcode) else {
        // Goes to the branch unit, which stops the warp.
        return Outputs { is_control: 1, ..Default::default() };
    };
    // Four different registers, and fields for which every register counts.
    let modifier = AtomicOp::AddMod.number();
    let sample = Instruction {
        rd: 1,
        ra: 2,
        rb: 4,
        rc: 8,
        modifier,
        returns: true,
        ..Instruction::new(row)
    };
    let reads = |register: u8| u64::from(sample.registers_read() >> register & 1 != 0);
    // Only a tracked instruction keeps the slot that is written into it.
    let slotted = Instruction { slot: 7, ..sample }.encode() != sample.encode();
    let branches =
        ["bra", "sync", "bsb", "exit", "discard", "call", "ret", "bar"].contains(&row.mnemonic);
    // An access of shared memory may be replayed.
    let shared = ["lds", "sts", "sprefix", "srprefix", "satom"]
        .iter()
        .any(|name| row.mnemonic.starts_with(name));
    let control = branches || shared;
    Outputs {
        legal: 1,
        unit: row.unit as u64,
        unit_op: row.unit_op.into(),
        immediate: (row.format == Format::I).into(),
        reads_a: reads(2),
        reads_b: reads(4),
        reads_c: reads(8),
        writes_rd: (sample.registers_written() != 0).into(),
        writes_pred: sample.predicate_written().is_some().into(),
        reorderable: slotted.into(),
        is_control: control.into(),
    }
}

/// Whether the hardware has the instruction `word`: opcode and fields.
pub fn legal(word: u64) -> bool {
    decode(word).is_ok()
}

impl Model for Decode {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let Inputs { op, rd, ra, modifier } = *inputs;
        let opcode = if legal(op | rd << 12 | ra << 18 | modifier << 36) { op as u8 } else { 0 };
        outputs(opcode).map(Some)
    }
    fn clock(&mut self, _: &Inputs) {}
}
