// SPDX-License-Identifier: MIT
//! The whole sequence on the core.
use super::*;

/// A warp for each case: `info` has address, operands and whether the thread is active.
fn program(op: AtomicOp, cases: usize) -> Program {
    let second = if op.has_second_operand() { ", r3" } else { "" };
    let temp = if matches!(op, AtomicOp::Exch | AtomicOp::Cas) { "" } else { ", r9" };
    let text = format!(
        ".threads {}\n.buffer words {1}\n.buffer info {2}\n.buffer out {1}\ns2r r0, tid\nshl r5, r0, 4\nmov r6, info\niadd r5, r5, r6\n\
         ld r1, [r5]\nld r2, [r5 + 4]\nld r3, [r5 + 8]\nld r7, [r5 + 12]\nisetp.ne p0, r7, 0\nmov r4, 0\n\
         @p0 atom.{3} r4, [r1], r2{second}{temp}\nshl r8, r0, 2\nmov r6, out\niadd r8, r8, r6\nst [r8], r4\nexit\n",
        4 * cases,
        16 * cases,
        64 * cases,
        op.name()
    );
    assemble("exhaustive.s", &text).unwrap_or_else(|errors| panic!("{errors}"))
}

fn bytes(words: impl IntoIterator<Item = u32>) -> Vec<u8> {
    words.into_iter().flat_map(u32::to_le_bytes).collect()
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn the_core_equals_the_threads_one_by_one() {
    let cases = cases();
    let variants: Vec<Variant> = SetPolicy::ALL
        .into_iter()
        .flat_map(|sets| {
            PrefixKind::ALL.map(|prefix| Variant { sets, prefix, ..Variant::default() })
        })
        .collect();
    let wanted: Vec<(Mechanisms, Variant)> =
        variants.iter().map(|&variant| (Mechanisms::ALL, variant)).collect();
    let designs = Design::several(EngineKind::Verilator, Size::Small, &wanted)
        .unwrap_or_else(|error| panic!("{error:#}"));
    for (number, &op) in AtomicOp::ALL.iter().enumerate() {
        let mut program = program(op, cases.len());
        let segment =
            |program: &Program, name: &str| program.segment(name).expect("a buffer").clone();
        let [words, out] = &[segment(&program, "words"), segment(&program, "out")];
        let palettes = palettes(op);
        // Each operation with two of the twelve, each of these with several operations; in the deep
        // suites all.
        let few = if cycles(1) > 1 { 12 } else { 2 };
        for turn in 0..few {
            let which = (2 * number + turn) % variants.len();
            let palette = palettes[turn % palettes.len()];
            let start = |at: usize| palette[(at + turn) % 4];
            let info = cases.iter().enumerate().flat_map(|(at, case)| {
                let values = operands(op, &palette, case);
                (0..4).flat_map(move |thread| {
                    let address = words.address + (16 * at + 4 * case.word[thread]) as u32;
                    [address, values[0][thread], values[1][thread], case.mask >> thread & 1]
                })
            });
            let info: Vec<u32> = info.collect();
            for segment in &mut program.segments {
                match segment.name.as_str() {
                    "words" => segment.data = bytes((0..cases.len()).flat_map(|at| [start(at); 4])),
                    "info" => segment.data = bytes(info.iter().copied()),
                    _ => {}
                }
            }
            let config = RunConfig {
                memory: FAST,
                limit: 20_000_000,
                ..RunConfig::new(EngineKind::Verilator, Size::Small)
            };
            let outcome = designs[which]
                .run(&program, &[], &config, &mut |_| {})
                .unwrap_or_else(|error| panic!("{error:#}"));
            assert_eq!(outcome.fault, None);
            let found = |segment: &warpwright_isa::Segment| -> Vec<u32> {
                let bytes = &outcome.memory[segment.address as usize..][..segment.bytes as usize];
                bytes
                    .chunks_exact(4)
                    .map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")))
                    .collect()
            };
            let (memory, values) = (found(words), found(out));
            for (at, case) in cases.iter().enumerate() {
                let (returned, left) =
                    one_by_one(op, case, &operands(op, &palette, case), start(at));
                let about = || {
                    format!(
                        "{:?}, {} of {case:?} from {:#x}, {palette:x?}",
                        variants[which],
                        op.name(),
                        start(at)
                    )
                };
                assert_eq!(memory[4 * at..][..4], left, "memory: {}", about());
                assert_eq!(values[4 * at..][..4], returned, "returned: {}", about());
            }
            println!(
                "{}, {:?}, {:?}: {} cycles",
                op.name(),
                variants[which].sets,
                variants[which].prefix,
                outcome.cycles
            );
        }
    }
}
