// SPDX-License-Identifier: MIT
//! Barriers, calls, divergence, faults, endless programs.
use super::{execute, faults, program, words, words_of};
use warpwright_isa::{Fault, FaultCause};
use warpwright_sim::isa_sim::{run, run_traced, EngineError, Settings};

#[test]
fn barriers_and_shared_memory() {
    // Every thread of a group of 16 adds up what the others put into shared memory.
    let source = "
        .threads 48
        .workgroup 16
        .shared 64
        .buffer out 192
        s2r r0, tid
        and r1, r0, 15
        shl r2, r1, 2
        sts [r2], r0
        bar
        mov r3, 0
        mov r4, 0
again:  lds r5, [r4]
        iadd r3, r3, r5
        iadd r4, r4, 4
        isetp.lt p0, r4, 64
        @p0 bra again
        bar
        st [r0 * 4 + out], r3
        exit";
    let expected: Vec<u32> = (0..48).map(|i| (i / 16 * 16..i / 16 * 16 + 16).sum()).collect();
    assert_eq!(words(source, "out"), expected);
    // Four warps of a group cannot meet when three are resident.
    let program = program(source);
    let small = Settings { warps: 3, ..Settings::default() };
    let outcome = run(&program, program.initial_memory(&[]), &small).unwrap();
    assert!(
        outcome.faults.iter().all(|fault| fault.cause == FaultCause::Deadlock)
            && !outcome.faults.is_empty()
    );
}

#[test]
fn subroutines() {
    let source = "
        .threads 4
        .buffer out 16
        s2r r0, tid
        call twice
        st [r0 * 4 + out], r1
        exit
twice:  mov r1, r0
        call once
        call once
        ret
once:   iadd r1, r1, 5
        ret";
    assert_eq!(words(source, "out"), [10, 11, 12, 13]);
}

#[test]
fn divergent_loop_with_break_continue_and_discard() {
    let source = "
        .threads 64
        .buffer out 256
        s2r r0, tid
        mov r1, 0              ; counter
        mov r2, 0              ; sum
top:    isetp.ge p0, r1, r0
        @p0 bra done
        and r3, r1, 3
        isetp.eq p1, r3, 2
        @p1 bra next           ; continue
        iadd r2, r2, r1
        isetp.gt p2, r2, 300
        @p2 bra done           ; break
next:   sync
        iadd r1, r1, 1
        bra top
done:   sync
        isetp.eq p3, r0, 13
        @p3 discard
        st [r0 * 4 + out], r2
        exit";
    let thread = |tid: u32| {
        let mut sum = 0;
        for counter in 0..tid {
            if counter & 3 == 2 {
                continue;
            }
            sum += counter;
            if sum > 300 {
                break;
            }
        }
        if tid == 13 {
            0
        } else {
            sum
        }
    };
    assert_eq!(words(source, "out"), (0..64).map(thread).collect::<Vec<_>>());
    let outcome = execute(&program(source));
    assert!(outcome.divergent > 0);
}

#[test]
fn sync_joins_the_threads_again() {
    let source = "
        .threads 4
        s2r r0, tid
        isetp.lt p0, r0, 2
        @p0 bra low
        isetp.eq p1, r0, 3
        @p1 bra three
        mov r1, 2
        bra inner
three:  mov r1, 3
inner:  sync
        mov r2, r1
        bra join
low:    mov r1, 1
join:   sync
        exit";
    let program = program(source);
    let mut steps = vec![];
    run_traced(&program, program.initial_memory(&[]), &Settings::default(), &mut |step| {
        steps.push((step.pc, step.active))
    })
    .unwrap();
    let all = 15;
    let expected = [
        (0, all),
        (1, all),
        (2, all),
        (3, 12),
        (4, 12),
        (5, 4),
        (6, 4),
        (8, 4),
        (7, 8),
        (8, 8),
        (9, 12),
        (10, 12),
        (12, 12),
        (11, 3),
        (12, 3),
        (13, all),
    ];
    assert_eq!(steps, expected);
}

#[test]
fn every_fault_has_cause_warp_and_pc() {
    let fault = |cause, warp, pc| vec![Fault { cause, warp, pc }];
    let with = |text: &str| format!(".annotate off\n.threads 4\n{text}");
    assert_eq!(faults(&with("mov r1, 6\nld r0, [r1]\nexit")), fault(FaultCause::Misaligned, 0, 1));
    assert_eq!(
        faults(&with("mov r1, 1\nst.u16 [r1], r1\nexit")),
        fault(FaultCause::Misaligned, 0, 1)
    );
    assert_eq!(
        faults(&with("mov r1, -16\nld r0, [r1]\nexit")),
        fault(FaultCause::OutOfRange, 0, 1)
    );
    assert_eq!(
        faults(&with("mov r1, 320\nst [r1], r0\nexit")),
        fault(FaultCause::OutOfRange, 0, 1)
    );
    assert_eq!(faults(&with("nop\nbra .+7")), fault(FaultCause::OutsideProgram, 0, 8));
    assert_eq!(faults(&with("nop")), fault(FaultCause::OutsideProgram, 0, 1));
    assert_eq!(faults(&with("nop\nret")), fault(FaultCause::EmptyStack, 0, 1));
    assert_eq!(faults(&with("call .+0")), fault(FaultCause::FullStack, 0, 0));
    let split = "s2r r0, tid\nisetp.eq p0, r0, 1\n@p0 bra .+2\n";
    assert_eq!(faults(&with(&format!("{split}bar\nexit"))), fault(FaultCause::Divergent, 0, 3));
    assert_eq!(faults(&with(&format!("{split}@p0 call .+0\nexit"))), []);
    let mut undefined = program(&with("nop\nnop\nexit"));
    undefined.instructions[1] = 0;
    assert_eq!(execute(&undefined).faults, fault(FaultCause::Undefined, 0, 1));
    let text = program(&with("nop\nld r0, [r1 + 1] ; here"));
    assert_eq!(text.source_line(1), Some((4, "ld r0, [r1 + 1] ; here")));
}

#[test]
fn a_fault_stops_one_warp_and_no_other() {
    let source = "
        .threads 16
        .annotate off
        .buffer out 64
        s2r r0, tid
        mov r2, 1
        shl r1, r0, 2
        isetp.eq p0, r0, 6
        @p0 iadd r1, r1, 2
        st [r1 + out], r2
        exit";
    let program = program(source);
    let outcome = execute(&program);
    assert_eq!(outcome.faults, [Fault { cause: FaultCause::Misaligned, warp: 1, pc: 5 }]);
    // The faulting instruction does nothing, for no thread of its warp.
    let expected: Vec<u32> = (0..16).map(|i| u32::from(!(4..8).contains(&i))).collect();
    assert_eq!(words_of(&program, &outcome, "out"), expected);
}

#[test]
fn endless_programs_are_reported() {
    let program = program(".threads 4\nhere: bra here");
    let settings = Settings { limit: 1000, ..Settings::default() };
    let result = run(&program, program.initial_memory(&[]), &settings);
    assert_eq!(result, Err(EngineError::Endless { limit: 1000, warp: 0, pc: 0 }));
}

/// A program that relies on zeros is found by two seeds; predicates are clear for every seed.
#[test]
fn registers_hold_anything_at_launch_and_predicates_are_clear() {
    let program = program(
        ".threads 8
        .buffer out 64
        s2r r0, tid
        @p0 mov r5, 7
        @p1 mov r5, 7
        @p2 mov r5, 7
        @p3 mov r5, 7
        st [r0 * 4 + out], r5
        isetp.eq p0, r5, r5
        @p0 st [r0 * 4 + out + 32], r0
        exit",
    );
    let out = |seed| {
        let settings = Settings { seed, ..Settings::default() };
        let outcome = run(&program, program.initial_memory(&[]), &settings).expect("it ends");
        words_of(&program, &outcome, "out")
    };
    assert_eq!(out(0)[..8], [0; 8]);
    let (one, two) = (out(1), out(2));
    assert!(one[..8].iter().chain(&two[..8]).all(|&word| word != 7), "{one:?} {two:?}");
    assert!(one[..8].iter().zip(&two[..8]).all(|(a, b)| a != b), "{one:?} {two:?}");
    assert_ne!(one[0], one[4], "every warp has others");
    assert_eq!(one, out(1), "the same seed, the same values");
}
