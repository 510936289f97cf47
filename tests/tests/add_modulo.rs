// SPDX-License-Identifier: MIT
//! Atomic additions modulo K for every size of K, on global and on shared memory, on the reference
//! simulator and in rust-hdl (docs/mechanisms/4.md).
use warpwright_config::Size;
use warpwright_isa::{assemble_with, AtomicOp, Options, Program};
use warpwright_sim::engines::{self, EngineKind, Outcome, RunConfig};
use warpwright_sim::golden::atomic_unit::atomic;
use warpwright_sim::harness::{seed, Random};
use warpwright_tests::programs::FAST;

fn words(program: &Program, outcome: &Outcome, buffer: &str) -> Vec<u32> {
    let segment = program.segment(buffer).expect("a buffer of the program");
    let bytes = &outcome.memory[segment.address as usize..][..segment.bytes as usize];
    bytes.chunks(4).map(|word| u32::from_le_bytes(word.try_into().expect("four bytes"))).collect()
}

/// A modulus of any size, up to 2^32 - 1 and 0 for 2^32: sums that carry out of the word too.
#[test]
fn additions_modulo_large_numbers() {
    let mut random = Random::new(seed(42));
    let moduli = [0xf800_0000, 0x8000_0001, 0xffff_ffff, 7, 0];
    for (number, &k) in moduli.iter().cycle().take(20).enumerate() {
        let below = |value: u32| if k == 0 { value } else { value % k };
        let [start, operands @ ..] = match number {
            0 => [0xf000_0000, 0x1000_0000, 0x1000_0000, 0x1000_0000, 1],
            _ => [0; 5].map(|_| below(random.bits() as u32)),
        };
        let (mut left, mut returned) = (start, vec![]);
        for operand in operands {
            returned.push(left);
            left = atomic(AtomicOp::AddMod.number(), left, operand, k);
        }
        let list = operands.map(|operand| format!("{operand:#x}")).join(", ");
        for (space, cells) in [("", "r10"), ("s", "0")] {
            let text = format!(
                ".threads 4\n.workgroup 4\n.shared 16\n.buffer cells 16 = {start:#x}\n\
                 .buffer operands 16 = {list}\n.buffer out 16\n\
                 s2r r0, tid\nmov r10, cells\nmov r1, {cells}\nld r2, [r0 * 4 + operands]\n\
                 mov r3, {k:#x}\nmov r5, {start:#x}\nmov r6, 0\nsts [r6], r5\nbar\n\
                 {space}atom.addmod r4, [r1], r2, r3, r9\nst [r0 * 4 + out], r4\nbar\n\
                 lds r7, [r6]\nisetp.eq p0, r0, 0\n{}exit",
                if space == "s" { "@p0 st [r10], r7\n" } else { "" }
            );
            let program = assemble_with("addmod.s", &text, &Options::default())
                .unwrap_or_else(|error| panic!("{error}\n{text}"));
            for engine in [EngineKind::Isa, EngineKind::Rtl] {
                let config = RunConfig { memory: FAST, ..RunConfig::new(engine, Size::Small) };
                let outcome = engines::run(&program, &[], &config, &mut |_| {})
                    .unwrap_or_else(|error| panic!("{error:#}"));
                let about = format!("{engine:?}, `{space}`, K {k:#x}, {start:#x} and {list}");
                assert_eq!(words(&program, &outcome, "out")[..4], returned, "{about}");
                assert_eq!(words(&program, &outcome, "cells")[0], left, "{about}");
            }
        }
    }
}
