// SPDX-License-Identifier: MIT
//! Mistakes that a newcomer makes: an error or a warning that says what to write.
use warpwright_isa::{assemble, assemble_with, decode, Annotate, Options};

/// The errors of a program, as they are shown.
fn errors(source: &str) -> String {
    match assemble("test.s", source) {
        Ok(_) => panic!("no error:\n{source}"),
        Err(errors) => errors.to_string(),
    }
}

/// The warnings of a program, as they are shown.
fn warnings(source: &str) -> String {
    let program = assemble("test.s", source).unwrap_or_else(|errors| panic!("{errors}"));
    program.warnings.iter().map(|warning| format!("{warning}\n")).collect()
}

#[track_caller]
fn has(text: &str, parts: &[&str]) {
    parts.iter().for_each(|part| assert!(text.contains(part), "`{part}` is not in:\n{text}"));
}

fn with(line: &str) -> String {
    format!(".threads 4\n.buffer out 16\n{line}\nexit\n")
}

#[test]
fn an_unknown_mnemonic_names_the_closest_one() {
    for (written, meant) in [
        ("add r1, r0, r2", "`iadd` or `fadd`"),
        ("load r1, [r0]", "`ld`"),
        ("iad r1, r0, r2", "`iadd`"),
        ("store [r0], r1", "`st`"),
        ("fmuul r1, r0, r2", "`fmul`"),
        ("jmp here", "`bra`"),
        ("isetp.lr p0, r1, r2", "isetp"),
    ] {
        has(&errors(&with(written)), &["test.s:3:1", meant]);
    }
}

#[test]
fn an_unknown_name_names_the_closest_one() {
    has(&errors(&with("mov r1, oout")), &["unknown name `oout`; did you mean `out`?"]);
    has(&errors("again: nop\nbra agian\nexit"), &["unknown label `agian`; did you mean `again`?"]);
    has(&errors(".thread 4\nexit"), &["unknown directive `.thread`; did you mean `.threads`?"]);
}

#[test]
fn a_program_that_runs_past_its_end_is_warned_of() {
    has(&warnings(".threads 4\nmov r1, 1"), &["warning", "test.s:2:1", "expected `exit`"]);
    has(&warnings(".threads 4\n@p0 exit"), &["expected `exit`"]);
    for empty in ["", "; nothing", ".threads 4\n.buffer out 16\n"] {
        has(&warnings(empty), &["test.s:", "no instruction", "expected `exit`"]);
    }
    for fine in [
        "nop\nexit",
        "here: bra here",
        "call sub\nexit\nsub: ret",
        "bra over\nnop\nover: exit\nnop",
    ] {
        assert_eq!(warnings(fine), "", "{fine}");
    }
}

#[test]
fn a_texture_without_its_directive_is_warned_of() {
    let text = warnings(&with("tex r4, [r0, r1], t3.rgba"));
    has(&text, &["test.s:3:1", "t3 is not defined", "`.texture 3 NAME`"]);
}

#[test]
fn floats_and_integers_are_not_mixed_up() {
    has(
        &errors(&with("iadd r1, r0, 1.5")),
        &["`iadd` computes with integers, found the float 1.5"],
    );
    has(&errors(&with("isetp.lt p0, r0, 0.5")), &["computes with integers"]);
    has(
        &errors(&with("fmul r1, r0, 1 / 3")),
        &["1 / 3 is a division of integers and gives 0; write 1.0 / 3.0"],
    );
    has(
        &errors(".const third 1 / 3\nfmul r1, r0, third\nexit"),
        &["in `third`", "write 1.0 / 3.0"],
    );
    has(&errors(".data d\n.float 7 / 2\nexit"), &["7 / 2 is a division of integers and gives 3"]);
    for fine in [
        "xor r1, r0, -0.0",
        "mov r1, 1.5",
        "fmul r1, r0, 1.0 / 3",
        "fmul r1, r0, 2.0 * 6 / 3",
        "iadd r1, r0, 7 / 2",
    ] {
        assert!(assemble("test.s", &with(fine)).is_ok(), "{fine}");
    }
}

#[test]
fn constants_that_overflow_are_errors() {
    has(&errors(&with("fadd r1, r0, 1e40")), &["1e40 is too large for a float"]);
    has(&errors(&with("mov r1, 1 << 70")), &["does not fit in 64 bits"]);
    has(&errors(&with("mov r1, 3 << 63")), &["does not fit in 64 bits"]);
    has(&errors(&with("mov r1, 0x100000000")), &["4294967296 does not fit in 32 bits"]);
    has(&errors(".data d\n.float 1e39\nexit"), &["too large for a float"]);
}

#[test]
fn directives_that_are_given_twice_are_errors_with_both_places() {
    for (one, other) in [
        (".threads 4", ".threads 8"),
        (".threads 4", ".grid 8 8"),
        (".registers 8", ".registers 9"),
        (".workgroup 8", ".workgroup 8"),
        (".shared 64", ".shared 32"),
        (".stage compute", ".stage pixel"),
        (".annotate on", ".annotate off"),
    ] {
        has(
            &errors(&format!("{one}\n{other}\nexit")),
            &["test.s:2:1", "was given at test.s:1 already"],
        );
    }
    let tasks = ".task one\n.threads 4\nexit\n.task other\n.threads 8\nexit";
    assert!(assemble("test.s", tasks).is_ok(), "each task has a grid");
}

#[test]
fn one_name_for_two_things_is_an_error() {
    has(&errors(".const x 1\n.buffer x 16\nexit"), &["`x` is defined twice"]);
    has(&errors(".reg x r1\n.buffer x 16\nexit"), &["`x` is the name of a register already"]);
    has(
        &errors(".buffer x 16\n.reg x r1\nexit"),
        &["`x` is the name of a constant, label or buffer already"],
    );
    has(&errors(".const WIDTH 5\nexit"), &["`WIDTH` is a name of the assembler already"]);
    has(
        &warnings(".reg x r1\nmov x, 1\n.reg x r2\nmov x, 1\nexit"),
        &["test.s:3:6", "`x` was r1 up to here and is r2"],
    );
}

#[test]
fn an_offset_that_is_too_large_says_how_the_address_is_computed() {
    has(
        &errors(&with("ld r1, [r0 + 64384]")),
        &["the offset is 64384", "`iadd rN, r0, 64384`", "`[rN]`"],
    );
    has(&errors(&with("st [r0 * 4 + 64384], r1")), &["`shl rN, r0, 2`, `iadd rN, rN, 64384`"]);
    has(
        &errors(".buffer a 65536\n.buffer b 16\nld r1, [b]\nexit"),
        &["does not fit in 16 bits", "(or the name), and use `[rN]`"],
    );
}

/// What is no offset is not left out without a word.
#[test]
fn behind_the_register_of_an_address_there_is_an_offset_or_nothing() {
    for atomic in ["atom.add r3, [r2 * 4], r1, r6", "atom1.add r3, [r2 * 8 + 4], r1"] {
        let text = errors(&format!("{atomic}\nexit"));
        has(&text, &["the address of an atomic has no factor", "`shl rN, r2, 2`"]);
    }
    for address in ["r2 / 2", "r2 & 3", "r2 * 4 * 4", "r2 * 4 / 2", "r2 4"] {
        has(&errors(&format!("ld r1, [{address}]\nexit")), &["expected `+`, `-` or `]`"]);
    }
    has(&errors("ld r1, [r2 * 2]\nexit"), &["the scale"]);
    has(&errors("bra . * 2\nexit"), &["expected `+` or `-` behind `.`"]);
    let lines =
        listing("iadd r1, r1, r1\nst [r2 * 4 + 2 * 4], r1\nst [r2 - 4 * 2], r1\nbra .\nexit");
    assert!(lines[1].starts_with("st [r2 * 4 + 8], r1"), "{}", lines[1]);
    assert!(lines[2].starts_with("st [r2 - 8], r1"), "{}", lines[2]);
}

/// Nothing of a message is lost where the offset comes from a macro or has a sign.
#[test]
fn offsets_at_the_edge_of_what_fits() {
    for fits in ["[r0 + 32767]", "[r0 - 32768]", "[r0 + 32764]"] {
        assert!(assemble("test.s", &with(&format!("ld r1, {fits}"))).is_ok(), "{fits}");
    }
    for (wide, says) in [("[r0 + 32768]", "is 32768"), ("[r0 - 32769]", "is -32769")] {
        has(&errors(&with(&format!("ld r1, {wide}"))), &[says, "compute the address"]);
    }
}

#[test]
fn a_byte_order_mark_is_skipped() {
    assert!(assemble("test.s", "\u{feff}.threads 4\nexit").is_ok());
}

fn listing(source: &str) -> Vec<String> {
    let program = assemble("test.s", source).unwrap_or_else(|errors| panic!("{errors}"));
    program.instructions.iter().map(|&word| decode(word).unwrap().to_string()).collect()
}

#[test]
fn immediates_of_instructions_without_a_form_for_them_take_two_instructions() {
    assert_eq!(listing("imad r1, r2, 12, r3\nexit")[..2], ["imul r1, r2, 12", "iadd r1, r1, r3"]);
    assert_eq!(listing("fmad r1, r1, 0.5, r3\nexit")[..2], ["fmul r1, r1, 0.5", "fadd r1, r1, r3"]);
    assert_eq!(
        listing(".temp r9\n@p1 imad r3, r2, 12, r3\nexit")[..2],
        ["@p1 mov r9, 12", "@p1 imad r3, r2, r9, r3"]
    );
    assert_eq!(
        listing("pack.unorm8 r1, r2, 3, r4\nexit")[..2],
        ["mov r1, 3", "pack.unorm8 r1, r2, r1, r4"]
    );
    assert_eq!(
        listing(".temp r9\npack.unorm8 r1, r2, 3, r1\nexit")[..2],
        ["mov r9, 3", "pack.unorm8 r1, r2, r9, r1"]
    );
    assert_eq!(
        listing("unpack.unorm8 r1, r2, 3\nexit")[..2],
        ["mov r1, 3", "unpack.unorm8 r1, r2, r1"]
    );
    // Labels behind count both; names of registers are no immediates.
    assert_eq!(
        listing(
            ".reg k r5\n.const n 2\nbra end\nimad r1, r2, k, r3\nimad r1, r2, n, r3\nend: exit"
        )[0],
        "bra .+4"
    );
    has(&errors("pack.unorm8 r1, r2, 3, r1\nexit"), &["r1 is a source too", "`.temp rN`"]);
    has(&errors("pack.unorm8 r1, r2, 4, r3\nexit"), &["expected 0 to 3"]);
    has(&errors("fmad r1, r2, 3, r3\nexit"), &["expected a float, found 3"]);
}

#[test]
fn two_instructions_of_one_line_survive_annotation() {
    let source = ".threads 4\n.buffer a 16\ns2r r0, tid\nld r3, [r0 * 4 + a]\nhere: imad r1, r0, 12, r3 ; sum\nexit\n";
    let options = Options::default();
    let text = warpwright_isa::rewrite::annotate_source("test.s", source, &options)
        .unwrap_or_else(|errors| panic!("{errors}"));
    let with = |mode| Options { annotate: Some(mode), ..Options::default() };
    let checked = assemble_with("test.s", &text, &with(Annotate::Check))
        .unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let direct = assemble_with("test.s", source, &with(Annotate::On))
        .unwrap_or_else(|errors| panic!("{errors}"));
    assert_eq!(checked.instructions, direct.instructions, "{text}");
}

#[test]
fn macros_have_parameters_and_labels_of_their_own() {
    let source = ".macro clamp value, limit
        isetp.le p3, \\value, \\limit
        @p3 bra fine\\@
        mov \\value, \\limit
fine\\@: sync
.endm
        .macro twice value
        clamp \\value, 7
        clamp \\value, [r2 + 5] ; an error
        .endm
        clamp r1, 9
here:   clamp r2, 8
        exit";
    let lines = listing(&source.replace("twice value", "unused value"));
    assert_eq!(lines[..2], ["isetp.le p3, r1, 9", "@p3 bra .+2"]);
    assert_eq!(lines.len(), 9);
    let text = errors(&source.replace("here:   clamp r2, 8", "twice r4"));
    has(
        &text,
        &[
            "test.s:2:",
            "in the macro `twice` called at test.s:12, in the macro `clamp` called at test.s:9",
        ],
    );
    let guarded =
        errors(".macro twice x\niadd \\x, \\x, \\x\n.endm\nnop\nhere: @!p0 twice r1\nexit");
    has(&guarded, &["test.s:5:7", "a call of the macro `twice` cannot have a guard", "parameter"]);
    assert_eq!(guarded.matches("error").count(), 1, "{guarded}");
    // The guard as a parameter.
    let lines = listing(".macro twice g, x\n\\g iadd \\x, \\x, \\x\n.endm\ntwice @!p0, r1\nexit");
    assert_eq!(lines[0], "@!p0 iadd r1, r1, r1");
    has(&errors(".macro a x\nnop\n.endm\na\nexit"), &["test.s:4:", "takes 1 arguments, found 0"]);
    has(&errors(".macro a\na\n.endm\na\nexit"), &["does `a` call itself?"]);
    has(&errors(".macro a\nnop\nexit"), &["test.s:1:1", "expected `.endm`"]);
    has(&errors(".macro iadd\n.endm\nexit"), &["`iadd` is an instruction"]);
}

/// The line under an error is that of the file, whatever is assembled in its place.
#[test]
fn errors_in_macros_and_includes_show_the_line_of_the_file_with_its_column() {
    let lead = |text: &str| text.replace(|c: char| c != '\t', " ");
    let shown = |source: &str, place: &str, line: &str, under: &str| {
        let text = errors(source);
        let number = place.split(':').next().unwrap();
        let pad = " ".repeat(number.len());
        let expected = format!(
            "{pad}--> test.s:{place}\n{pad} |\n{number} | {line}\n{pad} | {}",
            lead(&line[..line.find(under).unwrap()]) + &"^".repeat(under.chars().count())
        );
        assert!(text.contains(&expected), "expected\n{expected}\nfound\n{text}");
        text
    };
    shown("nop\n   .include \"none.s\"\nexit", "2:14", "   .include \"none.s\"", "none.s");
    shown("\t .include\nexit", "1:3", "\t .include", ".include");
    shown("  .macro iadd x ; one\n.endm\nexit", "1:10", "  .macro iadd x ; one", "iadd");
    shown("  .macro a x\nnop\nexit", "1:3", "  .macro a x", ".macro");
    shown(".macro a x\nnop\n.endm\nhere:   a\nexit", "4:9", "here:   a", "a");
    shown(".macro a\nnop\n.endm\nhere: nop\n here: a\nexit", "5:2", " here: a", "here");
    // Within a macro: the parameter, and the values in the message.
    let source =
        ".macro add to, from\n    iadd  \\to, \\from, \\from ; sum\n.endm\n add r100, 1\nexit";
    let line = "    iadd  \\to, \\from, \\from ; sum";
    let text = shown(source, "2:11", line, "\\to");
    has(&text, &["in the macro `add` called at test.s:4: `iadd  r100, 1, 1 ; sum`"]);
    // Behind a value that is longer than its parameter.
    let source = ".macro add to\n iadd \\to, \\to, five\n.endm\n add r10\nexit";
    shown(source, "2:17", " iadd \\to, \\to, five", "five");
    // A call within a macro, and a label that a macro makes twice.
    let source = ".macro a x\n.endm\n.macro b x\n  a \\x, \\x\n.endm\nb r1\nexit";
    shown(source, "4:3", "  a \\x, \\x", "a");
    let source = ".macro a x\n  at\\x: nop\n.endm\na 1\na 1\nexit";
    let text = shown(source, "2:3", "  at\\x: nop", "at\\x");
    has(&text, &["called at test.s:5: `at1: nop`"]);
}

#[test]
fn included_files_are_found_from_the_file_on_and_errors_name_them() {
    let folder = std::env::temp_dir().join(format!("warpwright-include-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("lib")).unwrap();
    std::fs::write(
        folder.join("lib/part.s"),
        "\u{feff}.include \"more.s\"\nlast: iadd r1, r1, four\n",
    )
    .unwrap();
    std::fs::write(folder.join("lib/more.s"), ".const four 4\n").unwrap();
    std::fs::write(folder.join("lib/wrong.s"), "nop\niadd r1, r1\n").unwrap();
    std::fs::write(folder.join("lib/round.s"), ".include \"round.s\"\n").unwrap();
    let main = folder.join("main.s").display().to_string();
    let run = |text: &str| assemble(&main, text);
    let program = run("nop\n.include \"lib/part.s\"\nbra last\nexit\n")
        .unwrap_or_else(|errors| panic!("{errors}"));
    let place = program.place(1).expect("an instruction");
    assert!(place.file.ends_with("part.s") && place.line == 2, "{place}");
    assert_eq!(program.place(2).map(|place| place.line), Some(3));
    has(
        &run(".include \"lib/wrong.s\"\nexit").unwrap_err().to_string(),
        &["wrong.s:2:12", "2 | iadd r1, r1\n"],
    );
    has(
        &run("exit\n.include \"lib/none.s\"").unwrap_err().to_string(),
        &["main.s:2:", "cannot read", "none.s"],
    );
    has(
        &run(".include \"lib/round.s\"\nexit").unwrap_err().to_string(),
        &["round.s:1:", "does one include itself?"],
    );
    std::fs::remove_dir_all(folder).unwrap();
}
