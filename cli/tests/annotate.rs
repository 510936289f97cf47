// SPDX-License-Identifier: MIT
//! `annotate`, and the options of `asm` for slots and wait masks.
mod common;

use common::{png, Folder, ADD, COPY};
use std::fs;

/// A load whose result is used without a wait.
const MISSING: &str = "\
        .threads 4
        ld   r0, [r3] {slot 2}          ; the load
        mov  r1, 5
sum:    iadd r2, r0, r1
        exit
";

#[test]
fn the_annotated_text_has_the_words_of_the_program() {
    let folder = Folder::new();
    folder.write("add.s", ADD);
    let text = folder.good(&["annotate", "add.s"]).out;
    assert!(text.contains("ld   r2, [r0*4 + b] {slot 1 wait 0,1}"), "{text}");
    assert!(
        text.starts_with(
            "; Eight-element matrix addition, one thread per element.\n        .threads 8\n"
        ),
        "{text}"
    );
    folder.good(&["annotate", "add.s", "--out", "annotated.s"]);
    assert_eq!(fs::read_to_string(folder.path("annotated.s")).unwrap(), text);
    assert_eq!(folder.good(&["asm", "annotated.s"]).out, folder.good(&["asm", "add.s"]).out);
    let checked = folder.good(&["annotate", "annotated.s", "--check"]);
    assert_eq!(
        (checked.out.as_str(), checked.err.as_str()),
        ("", "annotated.s: no wait is missing in 6 instructions\n")
    );
    let show = |program| {
        folder.good(&["run", program, "--engine", "isa", "--show", "c", "--format", "json"]).out
    };
    assert_eq!(show("annotated.s").replace("annotated.s", "add.s"), show("add.s"));
}

#[test]
fn fewer_slots_are_named() {
    let folder = Folder::new();
    let loads = "ld r0, [r8]\nld r1, [r8]\nld r2, [r8]\niadd r0, r0, 1\niadd r1, r1, 1\niadd r2, r2, 1\nexit\n";
    folder.write("loads.s", format!(".threads 4\n{loads}"));
    assert!(folder.good(&["asm", "loads.s"]).out.contains("{slot 2 wait 0}"));
    for command in ["asm", "annotate"] {
        let two = folder.good(&[command, "loads.s", "--slots", "2"]).out;
        assert!(two.contains("slot 1") && !two.contains("slot 2"), "{two}");
    }
    let one = folder.good(&["annotate", "loads.s", "--slots", "1", "--out", "one.s"]);
    assert_eq!(one.out, "");
    folder.good(&["annotate", "one.s", "--check", "--slots", "1"]);
}

#[test]
fn pictures_are_taken_for_their_size() {
    let folder = Folder::new();
    folder.write("copy.s", COPY).write("photo.png", png(6, 5));
    let with = |image: &str| folder.good(&["asm", "copy.s", "--image", image]).out;
    assert_eq!(with("photo.png"), with("6x5"));
    let larger = folder.good(&["asm", "copy.s", "--image", "6x5", "--size", "9x4"]).out;
    assert!(
        larger.contains("imul r2, r1, 9") && with("6x5").contains("imul r2, r1, 4"),
        "{larger}"
    );
    folder.good(&["annotate", "copy.s", "--image", "photo.png", "--size", "9x4"]);
    folder.bad(&["annotate", "copy.s"], &["copy.s:2", "input picture 0"]);
    folder
        .bad(&["annotate", "copy.s", "--image", "none.png"], &["cannot read the picture none.png"]);
}

#[test]
fn a_missing_wait_names_both_places() {
    let folder = Folder::new();
    folder.write("missing.s", MISSING);
    let parts = [
        "missing.s:4:9",
        "missing wait: `iadd` reads r0",
        "slot 2 of line 2",
        "`ld r0, [r3] {slot 2}` at missing.s:2:9",
    ];
    for arguments in [
        &["asm", "missing.s"][..],
        &["asm", "missing.s", "--annotate", "auto"],
        &["asm", "missing.s", "--out", "missing.bin"],
        &["annotate", "missing.s", "--check"],
        &["run", "missing.s"],
    ] {
        folder.bad(arguments, &parts);
    }
    assert!(folder
        .good(&["asm", "missing.s", "--annotate", "off"])
        .out
        .contains("ld r0, [r3] {slot 2}\n"));
    assert!(folder
        .good(&["asm", "missing.s", "--annotate", "on"])
        .out
        .contains("mov r1, 5 {wait 0}"));
    assert!(folder.good(&["annotate", "missing.s"]).out.contains("mov  r1, 5 {wait 0}\n"));
}

#[test]
fn either_of_two_results_may_come_first() {
    let folder = Folder::new();
    let source = "\
        .threads 8
        .buffer a 32 = 1, 2, 3, 4, 5, 6, 7, 8
        .buffer b 32 = 10, 20, 30, 40, 50, 60, 70, 80
        .buffer c 32
        s2r  r0, tid
        ld   r1, [r0*4 + a]
        ld   r2, [r0*4 + b]
        iadd r1, r1, 100
        imul r2, r2, 2
        iadd r3, r1, r2
        st   [r0*4 + c], r3
        exit
";
    folder.write("sum.s", source).write("add.s", ADD);
    let ran = folder.good(&["annotate", "sum.s", "--order-free", "--out", "either.s"]);
    assert_eq!(ran.err, "sum.s: 1 place where either of two results may come first\n");
    let text = fs::read_to_string(folder.path("either.s")).unwrap();
    assert_eq!(
        (text.matches("bsb ").count(), text.matches("imul r2, r2, 2").count()),
        (1, 2),
        "{text}"
    );
    folder.good(&["annotate", "either.s", "--check"]);
    for engine in ["isa", "rtl"] {
        let run = |program| folder.good(&["run", program, "--engine", engine, "--show", "c"]).out;
        let shown = run("either.s");
        assert!(shown.contains("121") && shown.contains("268"), "{shown}");
    }
    // Nothing to choose: as without the option.
    let plain = folder.good(&["annotate", "add.s", "--order-free"]);
    assert_eq!(plain.out, folder.good(&["annotate", "add.s"]).out);
    assert_eq!(plain.err, "add.s: 0 places where either of two results may come first\n");
    folder.bad(&["annotate", "sum.s", "--order-free", "--check"], &["--order-free", "--check"]);
}

#[test]
fn bad_arguments_are_refused() {
    let folder = Folder::new();
    folder.write("add.s", ADD).write("broken.s", "        .threads 4\n        iadd r0, r1 r2\n");
    for slots in ["0", "9", "two", "-1"] {
        folder.bad(&["annotate", "add.s", &format!("--slots={slots}")], &["--slots", slots]);
        folder.bad(&["asm", "add.s", &format!("--slots={slots}")], &["--slots", slots]);
    }
    folder.bad(&["asm", "add.s", "--annotate", "maybe"], &["maybe", "auto", "on", "off"]);
    folder.bad(&["annotate", "add.s", "--check", "--out", "x.s"], &["--check", "--out"]);
    folder.bad(&["annotate", "broken.s", "--out", "x.s"], &["broken.s:2:21", "expected `,`"]);
    folder.bad(&["annotate", "none.s"], &["cannot read none.s"]);
    folder.bad(&["annotate"], &["PROGRAM"]);
    folder.bad(&["annotate", "add.s", "--out", "."], &["cannot write", "it is a folder"]);
    // Not annotated: every wait is missing.
    folder.bad(&["annotate", "add.s", "--check"], &["add.s:10:9", "missing wait: `iadd` reads r1"]);
    folder.write("many.s", "        .threads 4\n        ld r0, [r1] {slot 5}\n        exit\n");
    folder.bad(
        &["asm", "many.s", "--slots", "4"],
        &["many.s:2:9", "slot 5", "expected 0 to 3 with 4 slots"],
    );
}
