// SPDX-License-Identifier: MIT
//! Automatic annotation of random and of long programs.
mod common;

use proptest::prelude::*;
use warpwright_isa::annotate::{annotate, annotate_with_slots, check, Facts};
use warpwright_isa::{assemble, assemble_with, decode, Annotate, Instruction, Options};

fn as_written(source: &str) -> Vec<Instruction> {
    let options = Options { annotate: Some(Annotate::Off), ..Options::default() };
    let program =
        assemble_with("test.s", source, &options).unwrap_or_else(|errors| panic!("{errors}"));
    program.instructions.iter().map(|&word| decode(word).unwrap()).collect()
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

/// A random program of the pool.
fn random(picks: &[(usize, i32)]) -> Vec<Instruction> {
    let count = picks.len() as i32;
    let line = |(i, &(pick, distance)): (usize, &(usize, i32))| {
        let to = (i as i32 + distance).clamp(0, count);
        POOL[pick].replace("{}", &format!("{:+}", to - i as i32))
    };
    let text: Vec<String> = picks.iter().enumerate().map(line).collect();
    as_written(&format!("{}\nexit", text.join("\n")))
}

fn picks() -> impl Strategy<Value = Vec<(usize, i32)>> {
    prop::collection::vec((0..POOL.len(), -6i32..6), 1..24)
}

proptest! {
    #![proptest_config(common::cases(300))]
    #[test]
    fn no_bit_of_a_mask_is_too_many(picks in picks(), slots in 1u8..=8) {
        let mut all = random(&picks);
        annotate(&mut all, slots, &Facts::default());
        for at in 0..all.len() {
            for slot in (0..8).filter(|slot| all[at].wait >> slot & 1 != 0) {
                let mut without = all.clone();
                without[at].wait &= !(1 << slot);
                let missing = check(&without, &Facts::default());
                prop_assert!(!missing.is_empty(), "{} does not need to wait for slot {}", all[at], slot);
                prop_assert!(missing.iter().all(|missing| all[missing.earlier].slot == slot), "{:?}", missing);
            }
        }
    }

    #[test]
    fn slots_stay_below_their_number(picks in picks(), slots in 1u8..=8) {
        let mut all = random(&picks);
        annotate(&mut all, slots, &Facts::default());
        prop_assert!(all.iter().all(|i| i.slot < slots && u32::from(i.wait) >> slots == 0));
        // Slots that are given are kept, and what is put on them passes as well.
        for (i, instruction) in all.iter_mut().enumerate().filter(|(_, i)| i.row.reorderable()) {
            instruction.slot = (i % 3) as u8;
        }
        let given: Vec<u8> = all.iter().map(|i| i.slot).collect();
        annotate_with_slots(&mut all, &Facts::default());
        prop_assert_eq!(all.iter().map(|i| i.slot).collect::<Vec<_>>(), given);
        prop_assert_eq!(check(&all, &Facts::default()), vec![]);
    }

    #[test]
    fn what_the_annotator_produces_passes_the_checker(picks in picks(), slots in 1u8..=8, seed: u64) {
        let mut all = random(&picks);
        annotate(&mut all, slots, &Facts::default());
        prop_assert_eq!(check(&all, &Facts::default()), vec![]);
        // The same without the analysis: walk at random, nothing completes unless it is waited for.
        let mut pending: Vec<usize> = vec![];
        let mut pc = 0;
        let mut dice = seed;
        for _ in 0..200 {
            let Some(now) = all.get(pc) else { break };
            for &earlier in &pending {
                let earlier = &all[earlier];
                let clash = earlier.registers_written() & (now.registers_read() | now.registers_written());
                let store = |i: &Instruction| i.row.mnemonic == "st" || i.row.mnemonic == "atom1";
                let order = now.row.reorderable() && (store(earlier) || store(now));
                prop_assert!(clash == 0 && !order, "{} at {}: {} is pending", now, pc, earlier);
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

/// Straight code, branches around stores, calls, addresses that nothing is known about: every kind,
/// many times over.
fn long(instructions: usize) -> String {
    let mut text = String::from(
        ".threads 64\n.buffer a 65536\n.buffer out 65536\ns2r r0, tid\nmov r2, out\nmov r3, a\n",
    );
    text += "shl r1, r0, 2\niadd r2, r2, r1\niadd r3, r3, r1\n";
    for i in 0..instructions / 12 {
        let (value, offset) = (4 + i % 20, 256 * (i % 100));
        text += &format!(
            "ld r{value}, [r3 + {offset}]\niadd r{}, r{value}, 1\nisetp.lt p1, r{value}, {i}\n",
            24 + i % 8
        );
        text += &format!("@p1 bra m{i}\nst [r2 + {offset}], r{}\nm{i}: sync\n", 24 + i % 8);
        text += &format!(
            "and r40, r{value}, 0xfc\niadd r41, r3, r40\nld r42, [r41 + {}]\n",
            4 * (i % 60)
        );
        text += &format!("st [r{value}], r42\ncall f{}\natom.add _, [r2], r42\n", i % 3);
    }
    text + "exit\nf0: ld r50, [r3]\nret\nf1: st [r2], r50\nret\nf2: fence.all\nret\n"
}

#[test]
fn long_programs_are_annotated_and_pass_the_check() {
    let program = assemble("long", &long(12_000)).unwrap();
    let mut all: Vec<Instruction> =
        program.instructions.iter().map(|&word| decode(word).unwrap()).collect();
    let facts = Facts::new(&program, all.len());
    assert_eq!(check(&all, &facts), []);
    let waits = all.iter_mut().rev().find(|instruction| instruction.wait != 0).expect("a wait");
    waits.wait = 0;
    assert_ne!(check(&all, &facts), [], "a wait is missing");
}
