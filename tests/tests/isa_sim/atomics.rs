// SPDX-License-Identifier: MIT
//! Atomics: merged, plain, and threads one by one.
use super::{execute, program, words, words_of};
use warpwright_isa::AtomicOp;
use warpwright_sim::golden::atomic_unit::atomic;

/// `atom1` on threads in order, and the merged sequence, against running the threads one by one.
#[test]
fn merged_atomics_equal_threads_in_order() {
    let operands = [7u32, 0x8000_0003, 5, 9];
    for &op in AtomicOp::ALL {
        // Which of two words each thread uses.
        for pattern in 0..16u32 {
            let float = matches!(op, AtomicOp::Fadd | AtomicOp::Fmul);
            let operand = |lane: usize| match op {
                AtomicOp::AddMod => lane as u32 + 1,
                _ if float => [1.5f32, 2.0, 4.0, 0.5][lane].to_bits(),
                _ => operands[lane],
            };
            let start = if float { 3.0f32.to_bits() } else { 6 };
            let second = if op == AtomicOp::Cas { 6 } else { 7 };
            let mut memory = [start; 2];
            let mut returned = [0; 4];
            for (lane, returned) in returned.iter_mut().enumerate() {
                let word = (pattern >> lane & 1) as usize;
                *returned = memory[word];
                memory[word] = atomic(op.number(), memory[word], operand(lane), second);
            }
            let rc = if op.has_second_operand() { ", r3" } else { "" };
            let temp = if matches!(op, AtomicOp::Exch | AtomicOp::Cas) { "" } else { ", r9" };
            let merged = format!("atom.{} r4, [r1], r2{rc}{temp}", op.name());
            let plain = format!("atom1.{} r4, [r1], r2{rc}", op.name());
            let nothing = format!("atom.{} _, [r1], r2{rc}", op.name());
            for (line, returns) in [(merged, true), (plain, true), (nothing, false)] {
                let values: Vec<String> =
                    (0..4).map(|lane| format!("{:#x}", operand(lane))).collect();
                let source = format!(
                    "
                    .threads 4
                    .buffer cells 16 = {start:#x}, {start:#x}
                    .buffer values 16 = {}
                    .buffer out 16
                    s2r r0, lane
                    mov r1, {pattern}
                    shr r1, r1, r0
                    and r1, r1, 1
                    shl r1, r1, 2
                    iadd r1, r1, cells
                    ld r2, [r0 * 4 + values]
                    mov r3, {second}
                    {line}
                    st [r0 * 4 + out], r4
                    exit",
                    values.join(", ")
                );
                let program = program(&source);
                let outcome = execute(&program);
                assert_eq!(
                    words_of(&program, &outcome, "cells")[..2],
                    memory,
                    "{line} pattern {pattern:04b}"
                );
                if returns {
                    assert_eq!(
                        words_of(&program, &outcome, "out"),
                        returned,
                        "{line} pattern {pattern:04b}"
                    );
                }
            }
        }
    }
}

#[test]
fn worked_cases_of_merged_atomics() {
    let case = |addresses: &str, operands: &str| {
        format!(
            ".threads 4
            .buffer cells 8 = {addresses}
            .buffer operands 16 = {operands}
            .buffer out 48
            s2r r0, lane
            ld r2, [r0 * 4 + operands]
            mov r1, cells
            isetp.eq p0, r0, 1
            @p0 iadd r1, r1, 4
            prepare.add r3, [r1], r2
            prefix.add r4, [r1], r2
            iadd r5, r3, r4
            st [r0 * 4 + out], r3
            st [r0 * 4 + out + 16], r5
            exit"
        )
    };
    // Threads A, C, D add 1, 5, 3 to 100, B adds 2 to 200.
    let source = case("100, 200", "1, 2, 5, 3");
    assert_eq!(words(&source, "cells"), [109, 202]);
    assert_eq!(words(&source, "out")[..8], [0, 0, 1, 6, 100, 200, 101, 106]);
    let one = case("21, 0", "2, 4, 6, 8").replace("@p0 iadd r1, r1, 4", "nop");
    assert_eq!(words(&one, "cells"), [41, 0]);
    assert_eq!(words(&one, "out")[..8], [0, 2, 6, 12, 21, 23, 27, 33]);
}
