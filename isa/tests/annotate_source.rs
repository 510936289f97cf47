// SPDX-License-Identifier: MIT
//! Annotations in the source text: written by `annotate_source`, with scoreboard branches by
//! `annotate_order_free`.
mod common;

use proptest::prelude::*;
use warpwright_isa::rewrite::{annotate_order_free, annotate_source};
use warpwright_isa::{
    assemble, assemble_with, decode, disassemble, Annotate, Instruction, Options, Phases,
};

/// The programs of the repository, with pictures of a size for those that need some.
fn programs() -> Vec<(String, String, Options)> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../programs");
    let mut paths: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "s"));
    paths.sort();
    let read = |path: &std::path::PathBuf| {
        // Annotated text keeps its order.
        let phases = Phases::Given;
        let options = Options { images: vec![(24, 20), (16, 16)], phases, ..Options::default() };
        (path.display().to_string(), std::fs::read_to_string(path).unwrap(), options)
    };
    paths.iter().map(read).collect()
}

#[test]
fn annotated_text_assembles_to_the_words_of_the_automatic_annotation() {
    for (file, source, options) in programs() {
        for slots in [1, 2, 4, 8] {
            let options = Options { slots, ..options.clone() };
            let on = Options { annotate: Some(Annotate::On), ..options.clone() };
            let expected =
                assemble_with(&file, &source, &on).unwrap_or_else(|errors| panic!("{errors}"));
            let text = annotate_source(&file, &source, &options).unwrap();
            let found = assemble_with(&file, &text, &options)
                .unwrap_or_else(|errors| panic!("{errors}\n{text}"));
            assert_eq!(found.listing(), expected.listing(), "{file} with {slots} slots:\n{text}");
            assert_eq!(found.symbols, expected.symbols);
            // What is there is replaced: again, and with other slots.
            assert_eq!(annotate_source(&file, &text, &options).unwrap(), text, "{file}");
            let other = Options { slots: 8, ..options.clone() };
            assert_eq!(
                annotate_source(&file, &text, &other).unwrap(),
                annotate_source(&file, &source, &other).unwrap()
            );
            // Taken out again, the text is the old one.
            let plain = |text: &str| -> Vec<String> {
                let bare = |line: &str| {
                    line.split('{')
                        .next()
                        .unwrap()
                        .split([';', '\n'])
                        .next()
                        .unwrap()
                        .trim_end()
                        .to_string()
                };
                text.lines().map(bare).collect()
            };
            assert_eq!(plain(&text), plain(&source), "{file}");
            assert_eq!(text.lines().count(), source.lines().count());
        }
    }
}

#[test]
fn annotations_keep_comments_and_layout() {
    let source = "\
; a {comment}
        .annotate on    // as it is
loop:   ld   r0, [r3]                   ; read
        st [r3 + 4], r1;write
  @p0   iadd r2, r0, 1 {wait 3} // {slot 5}

        exit ; done";
    let expected = "\
; a {comment}
        .annotate auto    // as it is
loop:   ld   r0, [r3] {slot 0 wait 0}   ; read
        st [r3 + 4], r1 {slot 0} ;write
  @p0   iadd r2, r0, 1          // {slot 5}

        exit ; done";
    let options = Options::default();
    assert_eq!(annotate_source("t.s", source, &options).unwrap(), expected);
    assert!(annotate_source("t.s", "ld r0, [r1\n", &options).is_err());
}

/// Two loads, a chain for each, and what joins them.
const EITHER: &str = "\
        .threads 4
        ld   r0, [r8]           ; first
        ld   r1, [r9]
        iadd r2, r0, 1
        imul r2, r2, 3
        mov  r5, 7
; the second
        iadd r3, r1, 2
        shl  r3, r3, 4
        iadd r4, r2, r3
        iadd r4, r4, r5
        exit
";

#[test]
fn a_scoreboard_branch_takes_whichever_is_there_first() {
    let (text, places) = annotate_order_free("t.s", EITHER, &Options::default()).unwrap();
    assert_eq!(places, 1);
    let program = assemble("t.s", &text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let found: Vec<String> = program.instructions.iter().map(|&word| disassemble(word)).collect();
    let expected = [
        "ld r0, [r8] {slot 0}",
        "ld r1, [r9] {slot 1}",
        "mov r5, 7",
        "bsb [0], .+6, [1]",
        "iadd r3, r1, 2",
        "shl r3, r3, 4 {wait 0}",
        "iadd r2, r0, 1",
        "imul r2, r2, 3",
        "bra .+5",
        "iadd r2, r0, 1",
        "imul r2, r2, 3 {wait 1}",
        "iadd r3, r1, 2",
        "shl r3, r3, 4",
        "iadd r4, r2, r3",
        "iadd r4, r4, r5",
        "exit",
    ];
    assert_eq!(found, expected, "{text}");
    assert!(text.contains("; first") && text.contains("; the second"), "{text}");
}

#[test]
fn scoreboard_branches_only_where_the_order_does_not_matter() {
    let places = |source: &str| annotate_order_free("t.s", source, &Options::default()).unwrap().1;
    assert_eq!(places(EITHER), 1);
    // One chain reads or writes what the other writes.
    for (from, to) in [
        ("iadd r3, r1, 2", "iadd r3, r1, r2"),
        ("iadd r3, r1, 2", "iadd r0, r1, 2"),
        ("imul r2, r2, 3", "isetp.eq p1, r2, 3\n        sel r3, r2, r2, p1"),
    ] {
        assert_eq!(places(&EITHER.replace(from, to)), 0, "{to}");
    }
    // The same at the end of a chain: the stretch ends before it.
    for (to, joins) in [
        ("shl  r2, r3, 4", "shl  r2"),
        ("isetp.eq p0, r1, 2\n        @p0 iadd r2, r2, 1", "@p0 iadd"),
    ] {
        let (text, found) =
            annotate_order_free("t.s", &EITHER.replace("shl  r3, r3, 4", to), &Options::default())
                .unwrap();
        assert_eq!(
            (found, text.matches(joins).count(), text.matches("iadd r3, r1, 2").count()),
            (1, 1, 2),
            "{text}"
        );
        assert!(text.find("either1_end:") < text.find(joins), "{text}");
    }
    // Nothing between the two, a label or an access in between, a distance, a read of the PC.
    for (from, to) in [
        ("mov  r5, 7", "there: mov r5, 7\n        @p0 bra there"),
        ("mov  r5, 7", "st [r10], r10"),
        ("mov  r5, 7", "bra .+1"),
        ("mov  r5, 7", "s2r r5, pc"),
        ("mov  r5, 7", "bsb [6], on, [7]\non:"),
        ("ld   r1, [r9]", "mov  r1, 4"),
        ("; the second", "        .reg name r3"),
    ] {
        let changed = EITHER.replace(from, to);
        assert_eq!(places(&changed), 0, "{to}");
        let plain = annotate_source("t.s", &changed, &Options::default()).unwrap();
        assert_eq!(annotate_order_free("t.s", &changed, &Options::default()).unwrap().0, plain);
    }
    // With one slot there is nothing to choose.
    assert_eq!(
        annotate_order_free("t.s", EITHER, &Options { slots: 1, ..Options::default() }).unwrap().1,
        0
    );
}

/// What a program without loops leaves, with symbols instead of values: every result is a hash of
/// the instruction and of what it reads. `choose` says which way each scoreboard branch goes.
fn symbolic(words: &[u64], mut choose: impl FnMut() -> bool) -> (Vec<u64>, u64) {
    fn mix(parts: &[u64]) -> u64 {
        parts.iter().fold(0x9e37, |sum, part| {
            (sum ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23)
        })
    }
    let mut state: Vec<u64> = (0..68).collect();
    let (mut memory, mut pc) = (0, 0);
    while let Some(now) = words.get(pc).map(|&word| decode(word).unwrap()) {
        let name = now.row.mnemonic;
        let jump = name == "bra" || (name == "bsb" && choose());
        pc = if jump { (pc as i64 + i64::from(now.target)) as usize } else { pc + 1 };
        if ["bra", "bsb", "exit"].contains(&name) {
            continue;
        }
        let read = now.registers_read();
        let mut inputs = vec![Instruction { wait: 0, slot: 0, ..now }.encode()];
        inputs.extend((0..64).filter(|r| read >> r & 1 != 0).map(|r| state[r]));
        inputs.extend(now.guard.map(|guard| state[64 + usize::from(guard.predicate)]));
        inputs.extend((name == "sel").then(|| state[64 + usize::from(now.modifier)]));
        if now.row.reorderable() {
            inputs.push(memory);
        }
        let result = mix(&inputs);
        if name == "st" {
            memory = mix(&[memory, result]);
        }
        let predicate = now.predicate_written().map(|p| 64 + usize::from(p));
        let written = now.registers_written();
        for register in (0..64).filter(|r| written >> r & 1 != 0).chain(predicate) {
            // A guarded write leaves the old value in some threads.
            state[register] = mix(&[
                result,
                register as u64,
                if now.guard.is_some() { state[register] } else { 0 },
            ]);
        }
    }
    (state, memory)
}

proptest! {
    #![proptest_config(common::cases(400))]
    #[test]
    fn both_orders_leave_the_same(
        picks in prop::collection::vec((0usize..16, 0u8..8, 0u8..8, 0u8..8, 0u8..2), 2..20), slots in 2u8..=8, ways: u64
    ) {
        let line = |&(kind, d, a, b, p): &(usize, u8, u8, u8, u8)| match kind {
            0 | 1 => format!("ld r{d}, [r{}]", 8 + a),
            2 => format!("st [r{}], r{b}", 8 + a),
            3 => format!("isetp.lt p{p}, r{a}, r{b}"),
            4 => format!("sel r{d}, r{a}, r{b}, p{p}"),
            5 => format!("@p{p} iadd r{d}, r{a}, 1"),
            6 => format!("mov r{d}, {b}"),
            7 => format!("iadd r{d}, r{a}, r{b}"),
            _ => format!("imul r{d}, r{d}, 3 ; chain"),
        };
        let text: Vec<String> = picks.iter().map(line).collect();
        // Two loads and their chains at the end, so that there is often a place.
        let source = format!("{}\nld r0, [r8]\nld r1, [r9]\niadd r2, r0, 1\niadd r3, r1, 1\niadd r4, r2, r3\nexit\n", text.join("\n"));
        let options = Options { slots, ..Options::default() };
        let plain = assemble_with("t.s", &source, &options).unwrap();
        let (text, places) = annotate_order_free("t.s", &source, &options).unwrap();
        let either = assemble_with("t.s", &text, &options).unwrap_or_else(|errors| panic!("{errors}"));
        // A program without a place is drawn again; too many of them fail the test.
        prop_assume!(places > 0);
        let expected = symbolic(&plain.instructions, || false);
        for ways in [0, u64::MAX, ways] {
            let mut next = ways;
            let found = symbolic(&either.instructions, || {
                next = next.rotate_left(1);
                next & 1 != 0
            });
            prop_assert!(found == expected, "{}", text);
        }
    }
}

#[test]
fn the_mode_of_the_caller_counts_more_than_the_directive() {
    let source = ".annotate off\nld r0, [r3] {slot 2}\niadd r2, r0, r1\nexit";
    let with = |annotate| assemble_with("t.s", source, &Options { annotate, ..Options::default() });
    assert_eq!(disassemble(with(None).unwrap().instructions[0]), "ld r0, [r3] {slot 2}");
    assert_eq!(
        disassemble(with(Some(Annotate::On)).unwrap().instructions[0]),
        "ld r0, [r3] {slot 0 wait 0}"
    );
    assert!(with(Some(Annotate::Auto)).is_err());
    let bare = |annotate| {
        assemble_with(
            "t.s",
            "ld r0, [r3]\niadd r2, r0, r1\nexit",
            &Options { annotate, ..Options::default() },
        )
    };
    assert!(bare(Some(Annotate::Auto)).is_ok());
    assert!(bare(Some(Annotate::Check))
        .unwrap_err()
        .to_string()
        .contains("missing wait: `iadd` reads r0"));
}
