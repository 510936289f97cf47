//! Automatic annotation and the checker of hand-written annotations (spec 2).
use proptest::prelude::*;
use warpwright_isa::annotate::{annotate, check};
use warpwright_isa::{assemble, assemble_with, decode, disassemble, Instruction, Options};

fn lines(source: &str) -> Vec<String> {
    let program = assemble("test.s", source).unwrap_or_else(|errors| panic!("{errors}"));
    program.instructions.iter().map(|&word| disassemble(word)).collect()
}

#[test]
fn worked_case_load_move_add() {
    let text = lines("ld r0, [r3]\nmov r1, 5\nadd: iadd r2, r0, r1\nexit");
    assert_eq!(text, ["ld r0, [r3] {slot 0}", "mov r1, 5 {wait 0}", "iadd r2, r0, r1", "exit"]);
}

#[test]
fn independent_loads_get_different_slots() {
    let text = lines("ld r0, [r8]\nld r1, [r9]\niadd r2, r0, 1\niadd r3, r1, 1\nexit");
    assert_eq!(text[1], "ld r1, [r9] {slot 1 wait 0}");
    assert_eq!(text[2], "iadd r2, r0, 1 {wait 1}");
    assert_eq!(text[3], "iadd r3, r1, 1");
}

#[test]
fn write_after_write_and_after_read() {
    assert_eq!(lines("ld r0, [r1]\nmov r0, 1\nexit")[0], "ld r0, [r1] {slot 0 wait 0}");
    assert_eq!(lines("st [r1], r0\nmov r0, 1\nexit")[0], "st [r1], r0 {slot 0 wait 0}");
    assert_eq!(lines("tex r4, [r0, r1], t0.r\nmov r1, 1\nexit")[0], "tex r4, [r0, r1], t0.r {slot 0 wait 0}");
    assert_eq!(lines("tex r4, [r0, r1], t0.rgba\nmov r7, 1\nexit")[0], "tex r4, [r0, r1], t0.rgba {slot 0 wait 0}");
    assert_eq!(lines("tex r4, [r0, r1], t0.rgba\nmov r8, 1\nexit")[0], "tex r4, [r0, r1], t0.rgba {slot 0}");
}

#[test]
fn memory_order() {
    assert_eq!(lines("st [r1], r0\nld r2, [r3]\nexit")[0], "st [r1], r0 {slot 0 wait 0}");
    assert_eq!(lines("ld r2, [r3]\nst [r1], r0\nexit")[0], "ld r2, [r3] {slot 0 wait 0}");
    assert_eq!(lines("ld r2, [r3]\nld r4, [r3]\nexit")[0], "ld r2, [r3] {slot 0}");
    assert_eq!(lines("sts [r1], r0\nld r2, [r3]\nexit")[0], "sts [r1], r0 {slot 0}");
    assert_eq!(lines("st [r1], r0\nfence.store\nld r2, [r3]\nexit")[0], "st [r1], r0 {slot 0}");
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
    let text = lines(join);
    assert_eq!(text[4], "sync {wait 0,1}");
    assert_eq!(text[2], "bra .+2");
    let back = "
again:  iadd r1, r1, r0
        ld r0, [r4]
        iadd r4, r4, 4
        isetp.lt p0, r4, 100
        @p0 bra again
        exit";
    let text = lines(back);
    // Back at the top the addition reads r0: the branch holds the wait. The load took its address when it issued.
    assert_eq!((text[1].as_str(), text[4].as_str()), ("ld r0, [r4] {slot 0}", "@p0 bra .-4 {wait 0}"));
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
    assert!(text.contains("test.s:3:1") && text.contains("slot 2 of line 1: `ld r0, [r3] {slot 2}`"), "{text}");
    assert!(text.contains("`iadd` reads r0"), "{text}");
    assert!(assemble("test.s", &format!(".annotate off\n{source}")).is_ok());
    let auto = assemble("test.s", &format!(".annotate on\n{source}")).unwrap();
    assert_eq!(disassemble(auto.instructions[1]), "mov r1, 5 {wait 0}");
}

#[test]
fn fewer_slots_are_shared() {
    let options = Options { slots: 2, ..Options::default() };
    let program = assemble_with("t.s", "ld r0, [r9]\nld r1, [r9]\nld r2, [r9]\niadd r3, r0, 1\nexit", &options).unwrap();
    let text: Vec<_> = program.instructions.iter().map(|&w| disassemble(w)).collect();
    assert_eq!(text[2], "ld r2, [r9] {slot 0 wait 0}");
}

const POOL: [&str; 10] = [
    "ld r0, [r1]",
    "ld r2, [r3 + 4]",
    "st [r1], r2",
    "iadd r1, r0, r2",
    "mov r3, 7",
    "tex r0, [r2, r3], t0.rg",
    "@p0 bra .{}",
    "bra .{}",
    "atom1.add r3, [r1], r0",
    "sync",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]
    #[test]
    fn what_the_annotator_produces_passes_the_checker(
        picks in prop::collection::vec((0..POOL.len(), -6i32..6), 1..24), slots in 1u8..=8, seed: u64
    ) {
        let count = picks.len() as i32;
        let text: Vec<String> = picks.iter().enumerate().map(|(i, &(pick, distance))| {
            let to = (i as i32 + distance).clamp(0, count);
            POOL[pick].replace("{}", &format!("{:+}", to - i as i32))
        }).collect();
        let source = format!(".annotate off\n{}\nexit", text.join("\n"));
        let program = assemble("random.s", &source).unwrap();
        let mut all: Vec<Instruction> = program.instructions.iter().map(|&w| decode(w).unwrap()).collect();
        annotate(&mut all, slots);
        prop_assert_eq!(check(&all), vec![]);
        // The same without the analysis: walk at random, nothing completes unless it is waited for.
        let mut pending: Vec<usize> = vec![];
        let mut pc = 0;
        let mut dice = seed;
        for _ in 0..200 {
            let Some(now) = all.get(pc) else { break };
            for &earlier in &pending {
                let earlier = &all[earlier];
                let clash = earlier.registers_written() & (now.registers_read() | now.registers_written());
                let late = !earlier.row.mnemonic.starts_with("ld") && earlier.registers_read() & now.registers_written() != 0;
                let store = |i: &Instruction| i.row.mnemonic == "st" || i.row.mnemonic == "atom1";
                let order = now.row.reorderable() && (store(earlier) || store(now));
                prop_assert!(clash == 0 && !late && !order, "{} at {}: {} is pending", now, pc, earlier);
            }
            if now.row.reorderable() {
                pending.push(pc);
            }
            pending.retain(|&earlier| now.wait >> all[earlier].slot & 1 == 0);
            dice = dice.rotate_left(7).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let jump = now.row.mnemonic == "bra" && (now.guard.is_none() || dice >> 63 != 0);
            pc = (pc as i64 + if jump { i64::from(now.target) } else { 1 }) as usize;
        }
    }
}
