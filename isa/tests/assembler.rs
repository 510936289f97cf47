// SPDX-License-Identifier: MIT
//! The assembler: round trip with the disassembler, layout, pseudo-instructions, messages.
mod common;

use proptest::prelude::*;
use warpwright_isa::{
    assemble, assemble_with, decode, disassemble, table::TABLE, Grid, Options, Program, SetsIn,
};

fn words(source: &str) -> Vec<String> {
    let program = assemble("test.s", source).unwrap_or_else(|errors| panic!("{errors}"));
    program.instructions.iter().map(|&word| disassemble(word)).collect()
}

fn error(source: &str) -> String {
    match assemble("test.s", source) {
        Ok(_) => panic!("assembled: {source}"),
        Err(errors) => errors.to_string(),
    }
}

fn ok(source: &str, options: &Options) -> Program {
    assemble_with("test.s", source, options).unwrap_or_else(|errors| panic!("{errors}"))
}

proptest! {
    #![proptest_config(common::cases(4000))]
    #[test]
    fn disassembly_assembles_to_the_same_word(index in 0..TABLE.len(), bits: u64) {
        let word = bits & !0xff | u64::from(TABLE[index].opcode);
        if let Ok(instruction) = decode(word) {
            let text = format!(".annotate off\n{instruction}");
            let program = assemble("round.s", &text);
            let program = program.map_err(|errors| TestCaseError::fail(errors.to_string()))?;
            prop_assert_eq!(&program.instructions, &[instruction.encode()], "{}", text);
        }
    }
}

#[test]
fn every_row_round_trips() {
    for row in TABLE {
        let word = u64::from(row.opcode) | 0x1 << 36 | 0x25 << 24 | 0x11 << 12;
        let Ok(instruction) = decode(word) else { continue };
        let program = ok(&format!(".annotate off\n{instruction}"), &Options::default());
        assert_eq!(program.instructions, [instruction.encode()], "{instruction}");
    }
}

#[test]
fn labels_constants_and_layout() {
    let source = "
        .grid 16 8
        .const STEP 4 * (1 + 1) - 2   ; 6
        .const HALF 1.0 / 2
        .reg sum r5
        .buffer table, 20 = 1, 2.5, STEP << 4
        .data more
        .byte 1, -1
        .half 0x1234
        .output picture rgba8 WIDTH HEIGHT
        .constants
        .float 1, 2
start:  mov sum, table + STEP
        fadd sum, sum, HALF        // half
        isetp.ltu p1, sum, -1
        @!p1 bra end
        bra start
end:    exit";
    let program = ok(source, &Options { size: Some((10, 6)), ..Options::default() });
    // Six instructions fill 48 bytes of a 64-byte line; descriptors follow.
    assert_eq!(program.descriptor_base(), 64);
    let table = program.segment("table").unwrap();
    assert_eq!((table.address, table.bytes), (64 + 256, 20));
    assert_eq!(
        table.data,
        [1u32, 2.5f32.to_bits(), 96].iter().flat_map(|w| w.to_le_bytes()).collect::<Vec<_>>()
    );
    let more = program.segment("more").unwrap();
    assert_eq!((more.address, more.data.as_slice()), (352, [1, 255, 0x34, 0x12].as_slice()));
    let output = program.output.as_ref().unwrap();
    assert_eq!((output.address, output.width, output.height), (368, 10, 6));
    // What the constant buffer is filled from comes last.
    assert_eq!((program.constant_base, program.constant_lines()), (368 + 240, 1));
    assert_eq!(program.memory_bytes, 368 + 240 + 16);
    assert_eq!(program.launch.grid, Grid::Pixels { width: 10, height: 6 });
    assert_eq!(program.launch.registers, 6);
    assert_eq!(
        program.constants,
        [1.0f32, 2.0].iter().flat_map(|f| f.to_le_bytes()).collect::<Vec<_>>()
    );
    assert_eq!(program.symbols["end"], 5);
    let text: Vec<_> = program.instructions.iter().map(|&w| disassemble(w)).collect();
    let expected = [
        "mov r5, 326",
        "fadd r5, r5, 0.5",
        "isetp.ltu p1, r5, -1",
        "@!p1 bra .+2",
        "bra .-4",
        "exit",
    ];
    assert_eq!(text, expected);
    assert_eq!(program.lines, [13, 14, 15, 16, 17, 18]);
    let memory = program.initial_memory(&[]);
    assert_eq!(memory.len(), program.memory_bytes as usize);
    assert_eq!(memory[..8], program.instructions[0].to_le_bytes());
    assert_eq!(memory[table.address as usize], 1);
}

#[test]
fn textures_of_pictures_and_buffers() {
    let source = "
        .grid 4 4
        .image photo 0
        .buffer ramp 64
        .texture 0 photo filter=bilinear wrap=clamp wrap_v=mirror
        .texture 3 ramp format=r8 width=8 height=8
        .reg tex0 t0
        mov r0, photo.width
        tex.t r4, [r0, r0], tex0.rgb
        txf.p r8, [r0, r0], t3.r
        exit";
    let program = ok(source, &Options { images: vec![(5, 3)], ..Options::default() });
    let image = &program.images[0];
    assert_eq!((image.width, image.height), (5, 3));
    assert_eq!(image.address, program.segment("ramp").unwrap().address + 64);
    assert_eq!(
        program.textures[0].words(),
        [image.address / 16, 5 | 3 << 16, 20 | 1 << 20 | 2 << 22 | 1 << 24, 0]
    );
    assert_eq!(program.textures[1].words()[1..], [8 | 8 << 16, 8 | 1 << 16, 0]);
    let memory = program.initial_memory(&[&[7; 60]]);
    assert_eq!(memory[image.address as usize + 59], 7);
    assert_eq!(program.memory_bytes, image.address + 64);
    assert_eq!(disassemble(program.instructions[1]), "tex.t r4, [r0, r0], t0.rgb {slot 0}");
    assert!(error(source).contains("needs input picture 0"));
}

#[test]
fn merged_atomics_expand() {
    let add = words(".temp r9\n@p1 atom.add r1, [r2 + 8], r3\nst [r2], r1\nexit");
    let expected = [
        "@p1 prepare.add r1, [r2 + 8], r3",
        "@p1 prefix.add r9, [r2 + 8], r3 {slot 0 wait 0}",
        "@p1 iadd r1, r9, r1",
    ];
    assert_eq!(add[..3], expected);
    let none = words("atom.max.s _, [r2], r3\nexit");
    assert_eq!(none, ["prepare.max.s _, [r2], r3", "prefix.max.s _, [r2], r3 {slot 0}", "exit"]);
    let wrap = words("satom.addmod r1, [r2], r3, r4, r5\nst [r2], r1\nexit");
    assert_eq!(wrap[0], "sprepare.addmod r1, [r2], r3, r4");
    let arithmetic = [
        "isub r5, r5, r4",
        "iadd r1, r1, r5",
        "imax.u r5, r1, r5",
        "iadd r5, r5, r4",
        "imin.u r1, r1, r5",
    ];
    assert_eq!(wrap[2..7], arithmetic);
    assert_eq!(words("atom.exch r1, [r2], r3\nexit").len(), 3);
    assert!(error("atom.add r1, [r2], r3").contains("temporary register"));
    assert!(error("atom.add r2, [r2], r3, r4").contains("used twice"));
    assert!(error("prefix.add r1, [r2], r3").contains("must follow directly"));
    let jump = "prepare.add _, [r2], r3\nhere: prefix.add _, [r2], r3\nbra here";
    assert!(error(jump).contains("must follow directly"));
}

/// Whether the result of the only `atom.add r1, ...` of the source is returned.
fn returns(source: &str) -> bool {
    let all = words(source);
    let form = all.iter().find(|word| word.contains("prefix.add")).expect("a merged addition");
    !form.contains("prefix.add _")
}

#[test]
fn results_that_nobody_reads_are_not_returned() {
    let atom = "atom.add r1, [r2], r3, r9";
    assert_eq!(
        words(&format!("{atom}\nexit")),
        ["prepare.add _, [r2], r3", "prefix.add _, [r2], r3 {slot 0}", "exit"]
    );
    for (source, kept) in [
        (format!("{atom}\nexit"), false),
        (format!("{atom}\nst [r2 + 4], r1\nexit"), true),
        // On one of two ways.
        (format!("{atom}\n@p0 bra away\nst [r2 + 4], r1\naway: exit"), true),
        (format!("{atom}\n@p0 bra away\nmov r1, 2\naway: exit"), false),
        (format!("{atom}\n@p0 bra away\nmov r1, 2\naway: st [r2 + 4], r1\nexit"), true),
        // Overwritten in all threads, in some, before another reader.
        (format!("{atom}\nmov r1, 2\nst [r2 + 4], r1\nexit"), false),
        (format!("{atom}\n@p0 mov r1, 2\nst [r2 + 4], r1\nexit"), true),
        (format!("{atom}\nld r1, [r2 + 8]\niadd r4, r1, r1\nexit"), false),
        (format!("{atom}\nsel r1, r4, r1, p0\nexit"), true),
        // Read when the loop comes round, by its own statement or by another.
        (format!("again: {atom}\n@p0 bra again\nexit"), false),
        ("again: atom.add r1, [r2], r3, r9\niadd r3, r3, r1\n@p0 bra again\nexit".into(), true),
        (format!("again: st [r2 + 4], r1\n{atom}\n@p0 bra again\nexit"), true),
        (format!("again: mov r1, 0\nst [r2 + 4], r1\n{atom}\n@p0 bra again\nexit"), false),
        // A guarded one leaves what an earlier one has returned.
        (format!("{atom}\n@p0 atom.max.u r1, [r2], r3, r9\nst [r2], r1\nexit"), true),
        (format!("{atom}\natom.max.u r1, [r2], r3, r9\nst [r2], r1\nexit"), false),
        // In the subroutine, or behind the call; threads of the quad.
        (format!("{atom}\ncall more\nexit\nmore: st [r2 + 4], r1\nret"), true),
        (format!("call more\nst [r2 + 4], r1\nexit\nmore: {atom}\nret"), true),
        (format!("call more\nexit\nmore: {atom}\nret"), false),
        (format!("@p0 bra away\n{atom}\nexit\naway: ddx r4, r1\nexit"), true),
        // As written: distances count instructions, `off` takes everything as it is.
        (format!("@p0 bra .+4\n{atom}\nexit"), true),
        (format!(".annotate off\n{atom}\nexit"), true),
    ] {
        assert_eq!(returns(&source), kept, "{source}");
    }
    // Exchange has no other form; the others all have.
    assert!(words("atom.exch r1, [r2], r3\nexit")[1].starts_with("prefix.exch r1"));
    assert!(words("atom.cas r1, [r2], r3, r4\nexit")[1].starts_with("prefix.cas _"));
    // Labels move with the shorter sequence, and so does what is written behind them.
    let program = ok(&format!("@p0 bra end\n{atom} {{slot 3}}\nend: exit"), &Options::default());
    assert_eq!((program.symbols["end"], program.instructions.len()), (3, 4));
    assert_eq!(disassemble(program.instructions[2]), "prefix.add _, [r2], r3 {slot 3}");
    let registers = Options { sets_in: SetsIn::Registers, ..Options::default() };
    let text: Vec<String> = ok(&format!("{atom}\nexit"), &registers)
        .instructions
        .iter()
        .map(|&w| disassemble(w))
        .collect();
    assert_eq!(text, ["rprepare.add r4, [r2], r3", "rprefix.add _, [r2], r5, r6 {slot 0}", "exit"]);
}

#[test]
fn messages_name_place_token_and_expectation() {
    let expected = "error: expected a register (r0 to r63 or a name from `.reg`), found `r64`\n \
                    --> test.s:2:14\n  |\n2 |     iadd r0, r64, r1\n  |              ^^^";
    assert_eq!(error("nop\n    iadd r0, r64, r1"), expected);
    for (source, message, place) in [
        ("iadd r0, r1", "expected `,`, found the end of the line", "1:12"),
        ("frob r1", "unknown instruction `frob`", "1:1"),
        ("isetp.foo p0, r1, r2", "expected `isetp` with one of .eq .ne", "1:1"),
        ("ld.u32 r0, [r1]", "expected one of: ld.u8, ld.s8", "1:1"),
        ("bra nowhere", "unknown label `nowhere`", "1:5"),
        ("mov r0, 5000000000", "does not fit in 32 bits", "1:9"),
        ("fadd r0, r1, 2", "write `2.0`", "1:14"),
        ("mov r0, Width\n.grid 4 4", "`WIDTH` is defined", "1:9"),
        (".const A B\n.const B A\nmov r0, A", "defined by itself", "3:9"),
        ("ld r0, [r1 + 40000]", "expected -32768 to 32767", "1:12"),
        ("atom1.add r0, [r1 + 6], r2", "multiple of 4", "1:19"),
        ("iadd r0, r1, r2 {slot 1}", "has no slot", "1:18"),
        ("@p0 sync", "cannot have a guard", "1:1"),
        ("@p4 nop", "expected a predicate", "1:2"),
        (".registers 3\nmov r3, 1", "expected at least 4 registers", "1:12"),
        ("a: nop\na: nop", "`a` is defined twice", "2:1"),
        (".bogus 1", "unknown directive `.bogus`", "1:1"),
        (".word 1", "expected `.data NAME`", "1:1"),
        (".buffer b b\nnop", "not known yet", "1:11"),
        (".buffer b 4 = 1, 2\nnop", "8 bytes of values", "1:11"),
        ("mov r0, 1 $", "unexpected character `$`", "1:11"),
        ("mov r0, 12x", "`12x` is not a number", "1:9"),
        ("bra .+5", "outside the program", "1:1"),
        ("tex r0, [r1, r2], t0.bg", "channels out of r, g, b, a", "1:19"),
        (".texture 0 b width=9 height=9\n.buffer b 64\nnop", "needs 324 bytes", "1:12"),
        (
            ".texture 0 b width=4 height=4 format=r32f filter=bilinear\n.buffer b 64\nnop",
            "floats are not filtered",
            "1:12",
        ),
    ] {
        let text = error(source);
        assert!(
            text.contains(message) && text.contains(&format!("test.s:{place}\n")),
            "{source}:\n{text}"
        );
    }
    // Several errors are all reported, in order.
    let both = error("frob\nnop\nfrub");
    assert!(both.contains("test.s:1:1") && both.contains("test.s:3:1"));
}
