// SPDX-License-Identifier: MIT
//! The table, the encoder and the decoder agree.
use proptest::prelude::*;
use std::collections::HashSet;
use warpwright_isa::{decode, table::TABLE, AluOp, DecodeError, Format, Instruction, Unit};

#[test]
fn opcodes_are_unique_and_forms_are_distinct() {
    let opcodes: HashSet<u8> = TABLE.iter().map(|row| row.opcode).collect();
    assert_eq!(opcodes.len(), TABLE.len());
    let forms: HashSet<_> = TABLE.iter().map(|row| (row.mnemonic, row.operands)).collect();
    assert_eq!(forms.len(), TABLE.len());
    assert!(!opcodes.contains(&0), "cleared memory must not be an instruction");
}

#[test]
fn rows_are_consistent() {
    for row in TABLE {
        if row.unit == Unit::Mad {
            assert!(AluOp::from_number(row.unit_op).is_some(), "{row:?}");
        }
        let slotted = matches!(row.format, Format::M | Format::A | Format::T);
        assert!(slotted || !row.reorderable(), "{row:?} has no slot field");
        assert_eq!(row.format == Format::I, row.opcode & 0x80 != 0, "{row:?}");
    }
    for &op in AluOp::ALL {
        assert!(
            TABLE.iter().any(|row| row.unit == Unit::Mad && row.unit_op == op.number()),
            "{op:?} has no row"
        );
    }
}

#[test]
fn hand_encoded_words() {
    let mut add = Instruction::named("iadd", Format::I);
    (add.rd, add.ra, add.immediate, add.wait) = (3, 5, 0xffff_fffe, 0x81);
    assert_eq!(add.encode(), 0x81 << 56 | 0xffff_fffe << 24 | 5 << 18 | 3 << 12 | 0x91);
    let mut load = Instruction::named("ld", Format::M);
    (load.rd, load.ra, load.offset, load.slot, load.scale) = (1, 2, -4, 6, true);
    assert_eq!(load.encode(), 6 << 53 | 0xfffc << 36 | 1 << 35 | 2 << 18 | 1 << 12 | 0x64);
    assert_eq!(decode(load.encode()), Ok(load));
    assert_eq!(decode(0), Err(DecodeError::Opcode(0)));
    assert!(decode(0x70 | 15 << 36).is_err(), "atomic operation 15");
    assert!(decode(0x22 | 7 << 14).is_err(), "compare code 7");
}

proptest! {
    #[test]
    fn decode_then_encode_keeps_every_defined_bit(index in 0..TABLE.len(), bits: u64) {
        let word = bits & !0xff | u64::from(TABLE[index].opcode);
        if let Ok(instruction) = decode(word) {
            prop_assert_eq!(decode(instruction.encode()), Ok(instruction));
        }
    }
}
