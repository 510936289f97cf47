// SPDX-License-Identifier: MIT
//! The microcode assembles and fits; wrong text is told with its line.
use warpwright_isa::table::TABLE;
use warpwright_isa::{sfu_tables, OptionalUnit, Unit, UnitSet};
use warpwright_microcode::assembler::assemble;
use warpwright_microcode::{function_table, image_of, PAGE, TEXT, WORDS};

#[test]
fn every_instruction_but_sets_in_registers_has_a_routine() {
    let image = image_of(TEXT).unwrap_or_else(|error| panic!("core.ucode: {error}"));
    println!("{} of {WORDS} words", image.used);
    let undefined = image.dispatch[0];
    for row in TABLE {
        let in_registers =
            ["pick", "rprepare", "srprepare", "rprefix", "srprefix"].contains(&row.mnemonic);
        let has = image.dispatch[usize::from(row.opcode)] != undefined;
        assert_eq!(has, !in_registers, "{}", row.mnemonic);
    }
    // Opcodes without an instruction.
    let known = |opcode: u8| TABLE.iter().any(|row| row.opcode == opcode);
    assert!((0..=255)
        .filter(|&opcode| !known(opcode))
        .all(|opcode| image.dispatch[usize::from(opcode)] == undefined));
}

#[test]
fn what_a_core_lacks_is_undefined() {
    let (textures, functions) = (OptionalUnit::Texture, OptionalUnit::Sfu);
    for lacking in [vec![], vec![textures], vec![functions], vec![textures, functions]] {
        let without: UnitSet = lacking.iter().copied().collect();
        let mut image = image_of(TEXT).unwrap_or_else(|error| panic!("core.ucode: {error}"));
        let whole = image.clone();
        image.leave(without);
        let pages = if lacking.len() == 2 { 1 } else { WORDS.div_ceil(PAGE) };
        assert_eq!(image.code.len().div_ceil(PAGE), pages, "{without}");
        assert!(
            image.dispatch.iter().all(|&word| usize::from(word & 0xfff) < image.code.len()),
            "{without}"
        );
        for row in TABLE {
            let lacks = lacking
                .iter()
                .any(|&unit| row.unit == if unit == textures { Unit::Texture } else { Unit::Sfu });
            let opcode = usize::from(row.opcode);
            let wanted = if lacks { whole.dispatch[0] } else { whole.dispatch[opcode] };
            assert_eq!(image.dispatch[opcode], wanted, "{} without {without}", row.mnemonic);
        }
    }
}

/// The fields of the table fit beside each other.
#[test]
fn coefficients_are_told_apart() {
    let words: Vec<u32> = function_table()
        .chunks_exact(4)
        .map(|b| u32::from_le_bytes(b.try_into().expect("four bytes")))
        .collect();
    assert_eq!(words.len(), 2 * sfu_tables::ROWS);
    for (row, pair) in sfu_tables::table().iter().zip(words.chunks_exact(2)) {
        let (c0, c1) = (pair[0] & 0x7ff_ffff, pair[1] >> 12);
        assert_eq!(
            sfu_tables::Coefficients { c0, c1, c2: (pair[0] >> 27) << 12 | pair[1] & 0xfff },
            *row
        );
    }
}

/// A `nop` stands between what changes an address, or a word, and what reads there.
#[test]
fn operands_wait_for_what_they_are_made_of() {
    let words = |text: &str| assemble(text).unwrap_or_else(|error| panic!("{error}")).used;
    assert_eq!(words("  ldx\n  ld x\n"), 3);
    assert_eq!(words("  begin\n  ld ra\n"), 3);
    assert_eq!(words("  begin\n  ld #1\n"), 2);
    assert_eq!(words(".g one\n.g two\n  st g.one\n  ld g.one\n"), 3);
    assert_eq!(words(".g one\n.g two\n  st g.one\n  ld g.two\n"), 2);
    assert_eq!(words("  st rd\n  ld ra\n"), 3);
}

#[test]
fn wrong_text_is_told_with_its_line() {
    for (text, error) in [
        ("  ld #1\n  lod #1\n", "line 2: there is no `lod`"),
        ("  ld #200\n", "line 1: 200 does not fit a literal"),
        ("  ld g.none\n", "line 1: there is no `g.none`"),
        ("  st #1\n", "line 1: `#1` cannot stand here"),
        ("  la 40\n", "line 1: a shift has 1 to 31 places, or `k`"),
        ("  nop\n  jmp nowhere\n", "line 2: there is no label `nowhere`"),
        ("a:\na:\n", "line 2: label `a` is there twice"),
        (
            "  idle\n  ld ra\n  nop\n",
            "line 2: behind `idle` stands an operation on a literal or a global word",
        ),
        (".g a\n.g a\n", "line 2: `a` is there twice"),
        ("a:\n.page\n  jmp a\n", "line 3: `a` is in the other page, or `far` is one jump too many"),
        ("a:\n  far\n  jmp a\n", "line 3: `a` is in the other page, or `far` is one jump too many"),
        (
            &format!("{}.page\n", "  nop\n".repeat(PAGE - 1)),
            "line 2048: 2047 words of microcode, and a page has room for 2046",
        ),
        (&"  nop\n".repeat(WORDS + 1), "line 3073: 3073 words of microcode, and 3072 fit"),
    ] {
        let found = assemble(text).err().map(|error| error.to_string());
        assert_eq!(found.as_deref(), Some(error), "{text:.60}");
    }
    let missing = image_of("  nop\n").expect_err("no routine for undefined opcodes").to_string();
    assert!(missing.contains("op.undefined"), "{missing}");
}
