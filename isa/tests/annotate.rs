// SPDX-License-Identifier: MIT
//! Automatic annotation and the checker of hand-written annotations (docs/mechanisms/2.md).
use warpwright_isa::annotate::{annotate_with_slots, check, Facts};
use warpwright_isa::{
    assemble, assemble_with, decode, disassemble, Annotate, Instruction, Options, Phases,
};

fn lines(source: &str) -> Vec<String> {
    let options = Options { phases: Phases::Given, ..Options::default() };
    let program =
        assemble_with("test.s", source, &options).unwrap_or_else(|errors| panic!("{errors}"));
    program.instructions.iter().map(|&word| disassemble(word)).collect()
}

/// The masks for slots that are written.
fn masks(source: &str) -> Vec<String> {
    let mut all = as_written(source);
    annotate_with_slots(&mut all, &Facts::default());
    all.iter().map(Instruction::to_string).collect()
}

fn as_written(source: &str) -> Vec<Instruction> {
    let options = Options { annotate: Some(Annotate::Off), ..Options::default() };
    let program =
        assemble_with("test.s", source, &options).unwrap_or_else(|errors| panic!("{errors}"));
    program.instructions.iter().map(|&word| decode(word).unwrap()).collect()
}

#[test]
fn worked_case_load_move_add() {
    let text = lines("ld r0, [r3]\nmov r1, 5\nadd: iadd r2, r0, r1\nexit");
    assert_eq!(text, ["ld r0, [r3] {slot 0}", "mov r1, 5 {wait 0}", "iadd r2, r0, r1", "exit"]);
}

#[test]
fn worked_case_four_stores() {
    // The second and third in slot 1, the fourth waiting on slot 1: it may pass the first.
    let stores = "
        st [r0], r4 {slot 0}
        st [r1], r5 {slot 1}
        st [r2], r6 {slot 1 wait 1}
        st [r3], r7 {slot 2}
        exit";
    let all = as_written(stores);
    let found: Vec<_> = check(&all, &Facts::default())
        .iter()
        .map(|missing| (missing.earlier, missing.later))
        .collect();
    // What the addresses hold is not known, so no store may pass another; the mask covers the
    // second and third.
    assert_eq!(found, [(0, 1), (0, 2), (1, 2), (0, 3)]);
    let apart = ["st [r8]", "st [r8 + 4]", "st [r8 + 8]", "st [r8 + 4]"];
    let at = |i: usize| {
        format!("{}, r{i} {{slot {}{}}}", apart[i], [0, 1, 1, 2][i], ["", "", " wait 1", ""][i])
    };
    let known = format!(
        ".threads 4\n.buffer b 16\nmov r8, b\n{}\n{}\n{}\n{}\nexit",
        at(0),
        at(1),
        at(2),
        at(3)
    );
    assert!(assemble("stores.s", &known).is_ok());
    let error = assemble("stores.s", &known.replace(" wait 1", "")).unwrap_err().to_string();
    assert!(error.contains("stores.s:7:1") && error.contains("slot 1 of line 5"), "{error}");
}

#[test]
fn worked_case_scoreboard_branch() {
    // Third instruction: slot 0 leads to instruction 7, slot 1 falls through to instruction 4;
    // neither waits.
    let source = "
        ld r0, [r8] {slot 0}
        ld r1, [r9] {slot 1}
        bsb [0], seven, [1]
        iadd r2, r1, 1 {wait 0}
        iadd r3, r0, 1
        exit
seven:  iadd r3, r0, 1 {wait 1}
        iadd r2, r1, 1
        exit";
    assert!(assemble("test.s", source).is_ok());
    // Of the masks that the annotator puts there none is on the branch.
    let found = masks(source);
    assert_eq!(found[..3], ["ld r0, [r8] {slot 0}", "ld r1, [r9] {slot 1}", "bsb [0], .+4, [1]"]);
    assert_eq!(
        (found[3].as_str(), found[6].as_str()),
        ("iadd r2, r1, 1 {wait 0}", "iadd r3, r0, 1 {wait 1}")
    );
}

#[test]
fn independent_loads_get_different_slots() {
    let text = lines("ld r0, [r8]\nld r1, [r9]\niadd r2, r0, 1\niadd r3, r1, 1\nexit");
    assert_eq!(text[1], "ld r1, [r9] {slot 1 wait 0}");
    assert_eq!(text[2], "iadd r2, r0, 1 {wait 1}");
    assert_eq!(text[3], "iadd r3, r1, 1");
}

#[test]
fn write_after_write_waits_and_after_read_does_not() {
    assert_eq!(lines("ld r0, [r1]\nmov r0, 1\nexit")[0], "ld r0, [r1] {slot 0 wait 0}");
    // Operands are copied when an instruction leaves operand read.
    for read in ["st [r1], r0", "atom1.add r5, [r1], r0", "tex r4, [r0, r1], t0.r"] {
        let text = lines(&format!("{read}\nmov r0, 1\nmov r1, 1\nexit"));
        assert_eq!(text[0], format!("{read} {{slot 0}}"));
        assert_eq!(text[1..3], ["mov r0, 1", "mov r1, 1"]);
    }
    assert_eq!(
        lines("atom1.add r5, [r1], r0\nmov r5, 1\nexit")[0],
        "atom1.add r5, [r1], r0 {slot 0 wait 0}"
    );
    assert_eq!(
        lines("tex r4, [r0, r1], t0.rgba\nmov r7, 1\nexit")[0],
        "tex r4, [r0, r1], t0.rgba {slot 0 wait 0}"
    );
    assert_eq!(
        lines("tex r4, [r0, r1], t0.rgba\nmov r8, 1\nexit")[0],
        "tex r4, [r0, r1], t0.rgba {slot 0}"
    );
}

#[test]
fn memory_order() {
    assert_eq!(lines("st [r1], r0\nld r2, [r3]\nexit")[0], "st [r1], r0 {slot 0 wait 0}");
    assert_eq!(lines("ld r2, [r3]\nst [r1], r0\nexit")[0], "ld r2, [r3] {slot 0 wait 0}");
    assert_eq!(lines("ld r2, [r3]\nld r4, [r3]\nexit")[0], "ld r2, [r3] {slot 0}");
    assert_eq!(lines("sts [r1], r0\nld r2, [r3]\nexit")[0], "sts [r1], r0 {slot 0}");
    assert_eq!(lines("st [r1], r0\nfence.store\nld r2, [r3]\nexit")[0], "st [r1], r0 {slot 0}");
    // A fence stands for the waits of its kind, registers too; the other kind still has to be
    // waited for.
    assert_eq!(
        lines("ld r2, [r3]\nfence.load\niadd r4, r2, 1\nst [r1], r0\nexit")[0..2],
        ["ld r2, [r3] {slot 0}", "fence.load"]
    );
    assert_eq!(lines("ld r2, [r3]\nfence.store\niadd r4, r2, 1\nexit")[1], "fence.store {wait 0}");
    assert_eq!(lines("st [r1], r0\nfence.load\nld r2, [r3]\nexit")[1], "fence.load {wait 0}");
    assert_eq!(
        lines("atom1.add r5, [r1], r0\nfence.all\nmov r6, r5\nexit")[0..2],
        ["atom1.add r5, [r1], r0 {slot 0}", "fence.all"]
    );
    assert_eq!(lines("sts [r1], r0\nbar\nexit")[0], "sts [r1], r0 {slot 0 wait 0}");
}

#[test]
fn joins_take_the_union_and_loops_reach_a_fixed_point() {
    let join = "
        @p0 bra else
        ld r0, [r4]
        bra join
else:   ld r0, [r5]
join:   sync
        mov r1, r0
        exit";
    // The two loads are never under way in one thread, and what waits for one waits for the other.
    assert_eq!(lines(join)[4], "sync {wait 0}");
    let apart =
        masks(&join.replacen("[r4]", "[r4] {slot 3}", 1).replacen("[r5]", "[r5] {slot 1}", 1));
    assert_eq!((apart[4].as_str(), apart[2].as_str()), ("sync {wait 1,3}", "bra .+2"));
    let back = "
again:  iadd r1, r1, r0
        ld r0, [r4]
        iadd r4, r4, 4
        isetp.lt p0, r4, 100
        @p0 bra again
        exit";
    let text = lines(back);
    // Back at the top the addition reads r0: the branch holds the wait. The load took its address
    // when it issued.
    assert_eq!(
        (text[1].as_str(), text[4].as_str()),
        ("ld r0, [r4] {slot 0}", "@p0 bra .-4 {wait 0}")
    );
}

#[test]
fn calls_and_returns() {
    let text = lines("call f\nmov r1, r0\nexit\nf: ld r0, [r2]\nret");
    assert_eq!(text[4], "ret {wait 0}");
}

#[test]
fn scoreboard_branch_knows_what_is_complete() {
    let source = "
        ld r0, [r4] {slot 0}
        ld r1, [r5] {slot 1}
        bsb [0], first, [1]
        iadd r2, r1, 1
        exit
first:  iadd r2, r0, 1
        exit";
    assert!(assemble("test.s", source).is_ok());
    let swapped = source.replace("[0], first, [1]", "[1], first, [0]");
    assert!(assemble("test.s", &swapped).is_err());
}

#[test]
fn a_missing_wait_names_both_instructions() {
    let source = "ld r0, [r3] {slot 2}\nmov r1, 5\niadd r2, r0, r1\nexit";
    let text = assemble("test.s", source).unwrap_err().to_string();
    assert!(
        text.contains("test.s:3:1") && text.contains("slot 2 of line 1: `ld r0, [r3] {slot 2}`"),
        "{text}"
    );
    assert!(text.contains("`iadd` reads r0"), "{text}");
    assert!(assemble("test.s", &format!(".annotate off\n{source}")).is_ok());
    let auto = assemble("test.s", &format!(".annotate on\n{source}")).unwrap();
    assert_eq!(disassemble(auto.instructions[1]), "mov r1, 5 {wait 0}");
}

#[test]
fn fewer_slots_are_shared() {
    let options = Options { slots: 2, ..Options::default() };
    let program = assemble_with(
        "t.s",
        "ld r0, [r9]\nld r1, [r9]\nld r2, [r9]\niadd r3, r0, 1\nexit",
        &options,
    )
    .unwrap();
    let text: Vec<_> = program.instructions.iter().map(|&w| disassemble(w)).collect();
    assert_eq!(text[2], "ld r2, [r9] {slot 1 wait 0}");
}

#[test]
fn slots_are_shared_where_it_costs_least() {
    // The texture read takes longest: the loads share a slot.
    let source = ".threads 4\n.image photo 0 4 4\n.texture 0 photo
        ld  r0, [r9]
        tex r1, [r7, r8], t0.r
        ld  r2, [r9 + 4]
        iadd r3, r0, 1
        iadd r4, r2, 1
        iadd r5, r1, 1
        exit";
    let with = |slots: u8| {
        let program =
            assemble_with("t.s", source, &Options { slots, ..Options::default() }).unwrap();
        program.instructions.iter().map(|&word| decode(word).unwrap()).collect::<Vec<_>>()
    };
    let slots = |program: &[Instruction]| program[..3].iter().map(|i| i.slot).collect::<Vec<_>>();
    assert_eq!(slots(&with(8)), [0, 1, 2]);
    assert_eq!(slots(&with(2)), [0, 1, 0]);
    assert_eq!(slots(&with(1)), [0, 0, 0]);
    // What a loop waits for in every round is apart from what is used behind it.
    let source = "
        ld   r0, [r9]
        ld   r1, [r8]
again:  ld   r2, [r10]
        iadd r3, r2, r3
        iadd r10, r10, 4
        isetp.lt p0, r10, 100
        @p0 bra again
        iadd r0, r0, r1
        exit";
    let program =
        assemble_with("t.s", source, &Options { slots: 2, ..Options::default() }).unwrap();
    let program: Vec<_> = program.instructions.iter().map(|&word| decode(word).unwrap()).collect();
    assert_eq!(slots(&program), [0, 0, 1]);
}

#[test]
fn loop_carried_hazards() {
    // The store of one round and the load of the next; the store has taken its address by then.
    let text = lines(
        "again: ld r1, [r2]\nst [r3], r1\niadd r3, r3, 4\nisetp.lt p0, r3, 64\n@p0 bra again\nexit",
    );
    assert_eq!(text[0], "ld r1, [r2] {slot 0 wait 0}");
    assert_eq!(text[1..3], ["st [r3], r1 {slot 0}", "iadd r3, r3, 4"]);
    assert_eq!(text[4], "@p0 bra .-4 {wait 0}");
    // The load for the next round: its wait is at the end of the loop and not behind it.
    let ahead = lines(
        "ld r1, [r2]\nagain: iadd r4, r4, r1\nld r1, [r2 + 4]\niadd r2, r2, 4\n@p0 bra again\nexit",
    );
    assert_eq!(
        (ahead[0].as_str(), ahead[4].as_str()),
        ("ld r1, [r2] {slot 0 wait 0}", "@p0 bra .-3 {wait 0}")
    );
}

#[test]
fn guarded_and_diverging_code() {
    // A guarded load leaves the old value in some threads: a reader waits all the same.
    assert_eq!(
        lines("@p0 ld r0, [r1]\n@!p0 mov r0, 3\niadd r2, r0, 1\nexit")[0],
        "@p0 ld r0, [r1] {slot 0 wait 0}"
    );
    // A guarded fence does not exist; a guarded exit lets the other threads go on.
    assert_eq!(lines("ld r0, [r1]\n@p0 exit\niadd r2, r0, 1\nexit")[1], "@p0 exit {wait 0}");
    // Either way of a branch may come next: the mask before it serves both.
    let text =
        lines("ld r0, [r1]\n@p0 bra other\niadd r2, r0, 1\nexit\nother: iadd r3, r1, 1\nexit");
    assert_eq!(text[1], "@p0 bra .+3 {wait 0}");
}

#[test]
fn accesses_that_are_proved_apart_do_not_wait() {
    let program = |body: &str| {
        let buffers = ".threads 32\n.buffer a 1024\n.buffer b 128\n.buffer c 128\n";
        lines(&format!("{buffers}s2r r0, tid\n{body}\nexit"))
    };
    let waits = |body: &str| program(body).iter().any(|line| line.contains("wait"));
    assert!(!waits("st [r0 * 4 + b], r1\nld r2, [r0 * 4 + c]"), "two buffers, one index");
    assert!(!waits("st [r0 * 4 + b], r1\nst [r0 * 4 + c], r1"), "two stores that do not fault");
    assert!(!waits("shl r3, r0, 5\nst [r3 + a], r1\nld r2, [r3 + a + 4]"), "words of one thread");
    assert!(!waits("shl r3, r0, 3\nst [r3 + a], r1\nst [r3 + a + 4], r1"), "even and odd words");
    assert!(waits("st [r0 * 4 + b], r1\nld r2, [r0 * 4 + b + 4]"), "the word of the next lane");
    assert!(waits("st [r4 + b], r1\nld r2, [r4 + b + 4]"), "a base that is not known");
    assert!(waits("st [r0 * 4 + b], r1\nld.u16 r2, [r0 * 4 + b + 2]"), "half of the same word");
    assert!(
        waits("@p0 iadd r0, r0, 1\nst [r0 * 4 + b], r1\nld r2, [r0 * 4 + c]"),
        "an index that threads may have changed"
    );
    // Way back and forth: the index of one round is not that of the next.
    assert!(
        waits("again: st [r0 * 4 + b], r1\nld r2, [r0 * 4 + c]\niadd r0, r0, 1\n@p0 bra again"),
        "an index that moves"
    );
    let textures = |more: &str| {
        let text =
            format!(".grid 8 8\n.image photo 0 8 8\n.texture 0 photo\n.buffer b 256\n{more}\nexit");
        lines(&text).iter().any(|line| line.contains("wait"))
    };
    let index = "s2r r0, x\ns2r r1, y\nimul r1, r1, 8\niadd r0, r0, r1\n";
    assert!(
        !textures(&format!("{index}st [r0 * 4 + b], r5\ntex r6, [r2, r3], t0.r")),
        "a buffer is no texture"
    );
    assert!(
        textures(&format!("{index}st [r0 * 4 + b], r5\ntex r6, [r2, r3], t1.r")),
        "a texture that is not described"
    );
    assert!(
        textures(&format!("{index}st [r0 * 4 + photo], r5\ntex r6, [r2, r3], t0.r")),
        "the texture"
    );
    assert!(
        textures(&format!("{index}st [r5], r5\nst [r0 * 4 + b], r5\ntex r6, [r2, r3], t0.r")),
        "perhaps a descriptor"
    );
}

#[test]
fn accesses_that_may_fault_come_before_writes() {
    let first = |address: &str| {
        let buffers = ".threads 32\n.buffer b 128\n.buffer c 128\ns2r r0, tid\n";
        lines(&format!("{buffers}st {address}, r1\nst [r0 * 4 + c], r1\nexit"))[1].clone()
    };
    assert!(first("[r0 * 4 + b]").ends_with("{slot 0}"), "threads 0 to 31 stay in memory");
    assert!(first("[r0 * 4 + b + 30000]").ends_with("{slot 0 wait 0}"), "beyond its end");
    assert!(first("[r0 + b]").ends_with("{slot 0 wait 0}"), "not on a word");
}

#[test]
fn slots_beyond_their_number_are_refused() {
    let two = Options { slots: 2, ..Options::default() };
    for source in
        ["ld r0, [r3] {slot 2}\nexit", "nop {wait 7}\nexit", "bsb [0], .+1, [4]\nexit {wait 0}"]
    {
        let error = assemble_with("t.s", source, &two).unwrap_err().to_string();
        assert!(
            error.contains("t.s:1:1") && error.contains("expected 0 to 1 with 2 slots"),
            "{error}"
        );
        assert!(assemble("t.s", source).is_ok());
    }
}

#[test]
fn shared_and_global_memory_are_apart() {
    let program = |body: &str| {
        format!(".threads 4\n.workgroup 4\n.shared 64\n.buffer b 64\ns2r r0, tid\nshl r0, r0, 2\nmov r1, b\n{body}\nexit")
    };
    let waits = |body: &str| {
        let text = lines(&program(body));
        text[3..].iter().filter(|line| line.contains("wait")).count()
    };
    // Neither waits for the other.
    assert_eq!(waits("st [r1], r0\nlds r2, [r0]\nsts [r0 + 16], r0\nld r3, [r1 + 32]"), 0);
    // In one memory they do, unless they are apart.
    assert_eq!(waits("st [r1], r0\nlds r2, [r0]\nsts [r0 + 16], r0\nld r3, [r1]"), 1);
    assert_eq!(waits("sts [r0], r0\nlds r2, [r0]"), 1);
    assert_eq!(waits("sts [r0], r0\nlds r2, [r0 + 16]"), 0);
    // A barrier waits for what others can observe, not for constants.
    let text = lines(&program("ldc r2, [r9]\nld r3, [r1]\nbar"));
    assert!(text[3].ends_with("{slot 0}") && text[4].ends_with("{slot 1 wait 1}"), "{text:?}");
    let text = lines(&program("sts [r0], r0\nld r3, [r1]\nbar"));
    assert!(text[3].contains("slot 0") && text[4].contains("slot 1 wait 0,1"), "{text:?}");
    // A store into shared memory comes after the fault of what is under way, if that is possible.
    assert_eq!(waits("ld r3, [r9]\nsts [r0], r0"), 1);
    assert_eq!(waits("lds r3, [r9]\nst [r1], r0"), 0);
}
