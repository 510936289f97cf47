// SPDX-License-Identifier: MIT
//! The pass that forms phases of texture reads, by input and expected text, and its checks.
mod common;

use proptest::prelude::*;
use warpwright_isa::phases::{form, mark, same_phase, verify};
use warpwright_isa::{assemble_with, decode, Annotate, Instruction, Options};

/// The instructions as they are written.
fn written(source: &str) -> Vec<Instruction> {
    let options = Options { annotate: Some(Annotate::Off), ..Options::default() };
    let program =
        assemble_with("test.s", source, &options).unwrap_or_else(|errors| panic!("{errors}"));
    program.instructions.iter().map(|&word| decode(word).expect("an instruction")).collect()
}

/// Without slots.
fn text(all: &[Instruction]) -> Vec<String> {
    let line = |i: &Instruction| i.to_string().split(" {").next().unwrap_or_default().to_string();
    all.iter().map(line).collect()
}

/// What the pass makes of a program with so many registers.
fn formed(source: &str, registers: u8) -> Vec<Instruction> {
    let before = written(source);
    let mut after = before.clone();
    let mut lines: Vec<u32> = (1..=before.len() as u32).collect();
    form(&mut after, &mut lines, &[(0, registers)]);
    verify(&before, &after, &[0]).unwrap_or_else(|error| panic!("{error}\n{:#?}", text(&after)));
    lines.sort_unstable();
    assert_eq!(lines, (1..=before.len() as u32).collect::<Vec<_>>(), "each line once");
    after
}

#[track_caller]
fn forms(source: &str, registers: u8, expected: &str) {
    let expected: Vec<&str> = expected.trim().lines().map(str::trim).collect();
    assert_eq!(text(&formed(source, registers)), expected);
}

#[test]
fn independent_reads_come_together_and_dependent_ones_go_to_a_later_phase() {
    forms(
        "s2r r0, x
         s2r r1, y
         tex r4, [r0, r1], t0.rg
         fadd r6, r4, r5
         fadd r2, r0, 1.0
         tex r8, [r2, r1], t1.r
         tex r9, [r4, r5], t0.r
         fadd r6, r6, r8
         fadd r6, r6, r9
         st [r0], r6
         exit",
        16,
        "s2r r0, x
         s2r r1, y
         fadd r2, r0, 1.0
         tex.t r4, [r0, r1], t0.rg
         tex.p r8, [r2, r1], t1.r
         fadd r6, r4, r5
         tex.t.p r9, [r4, r5], t0.r
         fadd r6, r6, r8
         fadd r6, r6, r9
         st [r0], r6
         exit",
    );
}

const SUM: &str = "
         s2r r0, x
         mov r1, 0
         tex r2, [r0, r1], t0.r
         fadd r1, r1, r2
         fadd r3, r0, 2.0
         tex r2, [r3, r0], t0.r
         fadd r1, r1, r2
         fadd r3, r0, 3.0
         tex r2, [r3, r0], t0.r
         fadd r1, r1, r2
         st [r0], r1
         exit";

#[test]
fn results_go_to_other_registers_where_theirs_are_in_use() {
    forms(
        SUM,
        8,
        "s2r r0, x
         mov r1, 0
         fadd r3, r0, 2.0
         fadd r4, r0, 3.0
         tex.t r2, [r0, r1], t0.r
         tex.t r5, [r3, r0], t0.r
         tex.t.p r6, [r4, r0], t0.r
         fadd r1, r1, r2
         fadd r1, r1, r5
         fadd r1, r1, r6
         st [r0], r1
         exit",
    );
}

/// The third read needs two registers that no earlier read holds.
#[test]
fn a_read_for_which_no_register_is_free_stays_where_it_is() {
    forms(
        SUM,
        5,
        "s2r r0, x
         mov r1, 0
         fadd r3, r0, 2.0
         tex.t r2, [r0, r1], t0.r
         tex.t r4, [r3, r0], t0.r
         fadd r1, r1, r2
         fadd r1, r1, r4
         fadd r3, r0, 3.0
         tex.t.p r2, [r3, r0], t0.r
         fadd r1, r1, r2
         st [r0], r1
         exit",
    );
}

#[test]
fn no_read_moves_across_writes_fences_joins_and_branches() {
    for between in
        ["st [r6], r7", "fence.load", "sync", "bar", "@p0 exit", "nop", "satom1.add _, [r6], r7"]
    {
        let source = format!(
            "tex r4, [r0, r1], t0.r\nmov r5, 1\n{between}\ntex r3, [r1, r0], t0.r\nst [r0], r3\nst [r1], r4\nexit"
        );
        let found = text(&formed(&source, 16));
        let mut expected = text(&written(&source));
        expected[0] = "tex.t r4, [r0, r1], t0.r".into();
        expected[3] = "tex.t.p r3, [r1, r0], t0.r".into();
        assert_eq!(found, expected, "{between}");
    }
}

#[test]
fn guards_keep_what_is_in_the_register() {
    // Threads without p0 keep the first r4, so the second read cannot go elsewhere, nor before its
    // use.
    forms(
        "isetp.eq p0, r0, 1
         tex r4, [r0, r1], t0.r
         fadd r5, r4, 1.0
         @p0 tex r4, [r1, r0], t0.r
         st [r0], r4
         st [r1], r5
         exit",
        16,
        "isetp.eq p0, r0, 1
         tex.t r4, [r0, r1], t0.r
         fadd r5, r4, 1.0
         @p0 tex.t.p r4, [r1, r0], t0.r
         st [r0], r4
         st [r1], r5
         exit",
    );
}

#[test]
fn registers_that_other_threads_read_keep_their_values() {
    let source = "
         tex r4, [r0, r1], t0.r
         ddx r5, r4
         tex r4, [r1, r0], t0.r
         ddx r6, r4
         st [r0], r5
         st [r1], r6
         exit";
    let after = text(&formed(source, 16));
    assert_eq!(after[0..2], ["tex.t r4, [r0, r1], t0.r", "ddx r5, r4"]);
}

/// Reads in the ways of a branch on a predicate that differs between threads belong to the phase
/// before it, so that warps which rejoin agree.
#[test]
fn ways_that_rejoin_agree() {
    forms(
        "s2r r0, x
         tex r4, [r0, r0], t0.r
         fsetp.gt p0, r4, 0.5
         @!p0 bra over
         tex r5, [r0, r4], t0.r
         tex r6, [r0, r5], t0.r
   over: sync
         tex r7, [r4, r0], t0.r
         st [r0], r7
         exit",
        16,
        "s2r r0, x
         tex.p r4, [r0, r0], t0.r
         fsetp.gt p0, r4, 0.5
         @!p0 bra .+3
         tex r5, [r0, r4], t0.r
         tex r6, [r0, r5], t0.r
         sync
         tex.t.p r7, [r4, r0], t0.r
         st [r0], r7
         exit",
    );
}

#[test]
fn all_warps_take_a_uniform_branch_alike() {
    // The constant buffer is the same for all threads.
    forms(
        "ldc r1, [4]
         isetp.eq p0, r1, 0
         @p0 bra over
         tex r5, [r0, r4], t0.r
         tex r6, [r0, r5], t0.r
   over: sync
         tex r7, [r6, r0], t0.r
         st [r0], r7
         exit",
        16,
        "ldc r1, [4]
         isetp.eq p0, r1, 0
         @p0 bra .+3
         tex.p r5, [r0, r4], t0.r
         tex.p r6, [r0, r5], t0.r
         sync
         tex.t.p r7, [r6, r0], t0.r
         st [r0], r7
         exit",
    );
}

#[test]
fn rounds_of_a_loop_are_phases_where_all_warps_go_round_equally_often() {
    let rounds = |count: &str| {
        format!(
            "{count}
             again: tex r8, [r2, r3], t0.rg
             tex r10, [r3, r2], t0.rg
             fadd r2, r8, r10
             isub r5, r5, 1
             isetp.ne p0, r5, 0
             @p0 bra again
             sync
             st [r0], r2
             exit"
        )
    };
    let marks = |count: &str| {
        let all = formed(&rounds(count), 16);
        text(&all[1..3])
            .iter()
            .map(|line| line.split(' ').next().unwrap_or_default().to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(marks("mov r5, 4"), ["tex.t", "tex.p"]);
    // How often each warp goes round is not known.
    assert_eq!(marks("ld r5, [r0]"), ["tex", "tex"]);
}

#[test]
fn calls_and_tasks() {
    let found = text(&formed(
        "tex r4, [r0, r1], t0.r
         call sub
         tex r6, [r5, r1], t0.r
         st [r0], r6
         exit
    sub: tex r5, [r4, r1], t0.r
         ret",
        16,
    ));
    assert_eq!(found[0], "tex.p r4, [r0, r1], t0.r");
    assert_eq!(found[5], "tex.p r5, [r4, r1], t0.r");
    assert_eq!(found[2], "tex.t.p r6, [r5, r1], t0.r");
}

#[test]
fn a_phase_has_at_most_eight_reads() {
    let mut source = String::new();
    (0..20).for_each(|i| source += &format!("tex r{}, [r0, r1], t0.r\n", 4 + i));
    let all = formed(&(source + "exit"), 64);
    let ends: Vec<usize> = (0..19).filter(|&i| all[i].mark_p).collect();
    assert_eq!(ends, [7, 15]);
    assert!((0..20).all(|i| all[i].mark_t != all[i].mark_p || i == 19));
    assert!(all[19].mark_t && all[19].mark_p, "the last read");
}

/// The checker finds what a wrong pass would do.
#[test]
fn the_checker_finds_wrong_programs() {
    let before = written(
        "tex r4, [r0, r1], t0.r\nfadd r5, r4, 1.0\ntex r6, [r5, r0], t0.r\nst [r0], r6\nexit",
    );
    let mut right = before.clone();
    mark(&mut right, &[(0, 16)]);
    assert_eq!(verify(&before, &right, &[0]), Ok(()));
    let wrong = |change: &dyn Fn(&mut Vec<Instruction>)| {
        let mut after = right.clone();
        change(&mut after);
        assert!(verify(&before, &after, &[0]).is_err(), "{:#?}", text(&after));
    };
    wrong(&|after| after.swap(1, 2));
    wrong(&|after| after[2].rd = 7);
    wrong(&|after| after[0].texture = 1);
    wrong(&|after| after[3].rb = 4);
    wrong(&|after| after[0] = after[2]);
    wrong(&|after| after[0].mark_t = true);
    wrong(&|after| after[2].mark_t = false);
    wrong(&|after| after.truncate(4));
}

const POOL: [&str; 16] = [
    "tex r{}, [r{}, r{}], t0.rg",
    "tex r{}, [r{}, r{}], t1.r",
    "txf r{}, [r{}, r{}], t0.rgb",
    "@p0 tex r{}, [r{}, r{}], t0.r",
    "tex r{}, [r{}, r{}], t0.rgba",
    "fadd r{}, r{}, r{}",
    "iadd r{}, r{}, r{}",
    "@!p1 mov r{}, r{}",
    "sel r{}, r{}, r{}, p0",
    "isetp.lt p0, r{}, r{}",
    "fsetp.gt p1, r{}, r{}",
    "ddx r{}, r{}",
    "ld r{}, [r{}]",
    "st [r{}], r{}",
    "rcp r{}, r{}",
    "sync",
];

proptest! {
    #![proptest_config(common::cases(400))]
    /// Random programs keep their meaning, and no dependent reads share a phase where they need
    /// not.
    #[test]
    fn random_programs_keep_their_meaning(
        picks in prop::collection::vec((0..POOL.len(), 0usize..10, 0usize..10, 0usize..10), 2..40),
        branches in prop::collection::vec((0usize..40, 1usize..12), 0..3),
        registers in 14u8..40,
    ) {
        let mut lines: Vec<String> = picks
            .iter()
            .map(|&(pick, a, b, c)| {
                let mut numbers = [a, b, c].into_iter();
                let mut parts = POOL[pick].split("{}").collect::<Vec<_>>().into_iter();
                let first = parts.next().unwrap_or_default().to_string();
                parts.fold(first, |text, part| format!("{text}{}{part}", numbers.next().unwrap_or(0)))
            })
            .collect();
        for (at, length) in branches {
            let at = at % lines.len();
            let to = length.min(lines.len() - at);
            lines.insert(at, format!("@p1 bra .+{}", to + 1));
        }
        let source = lines.join("\n") + "\nst [r0], r1\nexit";
        let after = formed(&source, registers);
        // In straight code every dependent read is in a later phase.
        if !source.contains("bra") {
            prop_assert_eq!(same_phase(&after), vec![]);
            let mut phase_of = [None; 64];
            let mut phase = 0;
            for instruction in &after {
                let read = instruction.registers_read();
                let newest = (0..64).filter(|r| read >> r & 1 != 0).filter_map(|r| phase_of[r]).max();
                let texture = instruction.row.mnemonic.starts_with('t') && instruction.row.mnemonic != "trunc";
                if texture {
                    prop_assert!(newest < Some(phase), "{}", instruction);
                }
                for r in (0..64usize).filter(|r| instruction.registers_written() >> r & 1 != 0) {
                    let own = if texture { Some(phase) } else { newest };
                    phase_of[r] = if instruction.guard.is_some() { own.max(phase_of[r]) } else { own };
                }
                phase += i32::from(instruction.mark_p);
            }
        }
    }
}
