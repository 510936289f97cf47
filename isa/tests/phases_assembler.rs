// SPDX-License-Identifier: MIT
//! `--phases` in the assembler, and its warning of dependent reads in one phase.
use warpwright_isa::{assemble, assemble_with, decode, Options, Phases};

#[test]
fn marks_as_the_option_says() {
    let with = |phases, source: &str| {
        let options = Options { phases, ..Options::default() };
        let program =
            assemble_with("t.s", source, &options).unwrap_or_else(|errors| panic!("{errors}"));
        program
            .instructions
            .iter()
            .map(|&word| decode(word).expect("an instruction").full_mnemonic())
            .take(3)
            .collect::<Vec<_>>()
    };
    let head = ".threads 4\n.buffer b 64\n.texture 0 b width=4 height=4 pitch=16\n";
    let plain =
        format!("{head}tex r4, [r0, r1], t0.r\nfadd r5, r4, 1.0\ntex r6, [r1, r0], t0.r\nexit");
    let marked = plain.replace("tex r4", "tex.p r4");
    assert_eq!(with(Phases::Auto, &plain), ["tex.t", "tex.t.p", "fadd"]);
    assert_eq!(with(Phases::Auto, &marked), ["tex.p", "fadd", "tex"]);
    assert_eq!(with(Phases::Given, &plain), ["tex", "fadd", "tex"]);
    assert_eq!(with(Phases::Off, &marked), ["tex", "fadd", "tex"]);
    // What is annotated keeps its order and gets marks only.
    let annotated = plain
        .replace("t0.r\nfadd", "t0.r {slot 0 wait 0}\nfadd")
        .replace("t0.r\nexit", "t0.r {slot 1}\nexit");
    assert_eq!(with(Phases::Auto, &annotated), ["tex.t", "fadd", "tex.t.p"]);
    assert_eq!(with(Phases::Auto, &format!(".annotate off\n{plain}")), ["tex", "fadd", "tex"]);
}

fn warnings(source: &str) -> String {
    let head = ".threads 4\n.buffer b 64\n.texture 0 b width=4 height=4 pitch=16\n";
    let program =
        assemble("test.s", &format!("{head}{source}")).unwrap_or_else(|errors| panic!("{errors}"));
    program.warnings.iter().map(|warning| format!("{warning}\n")).collect()
}

#[test]
fn dependent_reads_in_one_phase_are_warned_of_with_both_places() {
    let text =
        warnings("tex.t r4, [r0, r1], t0.r\nfadd r5, r4, 1.0\ntex.p r6, [r5, r0], t0.r\nexit");
    for part in ["test.s:6:1", "depends on the one at test.s:4", "expected `.p`"] {
        assert!(text.contains(part), "`{part}` is not in:\n{text}");
    }
    let text = warnings(
        "again: tex.t r4, [r4, r1], t0.r\nisub r9, r9, 1\nisetp.ne p0, r9, 0\n@p0 bra again\nexit",
    );
    assert!(text.contains("depends on itself in the round before"), "{text}");
    for fine in [
        "tex.p r4, [r0, r1], t0.r\nfadd r5, r4, 1.0\ntex.p r6, [r5, r0], t0.r\nexit",
        "tex.t r4, [r0, r1], t0.r\nmov r4, 1.0\ntex.p r6, [r4, r0], t0.r\nexit",
        "tex r4, [r0, r1], t0.r\nfadd r5, r4, 1.0\ntex r6, [r5, r0], t0.r\nexit",
    ] {
        assert_eq!(warnings(fine), "", "{fine}");
    }
}
