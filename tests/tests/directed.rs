// SPDX-License-Identifier: MIT
//! A directed test of every instruction on every engine (docs/core.md), generated from the
//! instruction table: each row needs its line here, or the build fails.
//!
//! Arithmetic is one program: operands from a buffer, every row (with every compare code) on
//! them, each result checked against plain Rust. The rest is a list of small programs.
mod cases;
mod expected;

use cases::{Case, CASES};
use expected::{expected, IMMEDIATE, OPERANDS};
use std::collections::{BTreeMap, BTreeSet};
use warpwright_config::{Mechanisms, Size};
use warpwright_isa::table::TABLE;
use warpwright_isa::{compare_names, decode, Operand, Row, SetsIn, Suffix, Unit};
use warpwright_sim::engines::{EngineKind, Outcome};
use warpwright_tests::cases::each;
use warpwright_tests::programs::{full_verilog, Image, Job, SLOW, WILD};

/// Where every program runs.
const ENGINES: [(EngineKind, Size); 4] = [
    (EngineKind::Isa, Size::Small),
    (EngineKind::Rtl, Size::Small),
    (EngineKind::Rtl, Size::Nano),
    (EngineKind::Verilator, Size::Small),
];
/// The same with warps of eight threads.
const WIDE_ENGINES: [(EngineKind, Size); 3] = [
    (EngineKind::Isa, Size::Small),
    (EngineKind::Rtl, Size::Small),
    (EngineKind::Verilator, Size::Small),
];

/// Runs a program on every engine that has warps of so many threads; for four of them also as the
/// Verilog of `full`.
fn on_every_engine(job: &Job, warp: u32, check: impl Fn(&str, &Outcome)) {
    let engines = if warp == 4 { &ENGINES[..] } else { &WIDE_ENGINES };
    for &(engine, size) in engines {
        check(&format!("{engine:?} {size:?}"), &job.run(engine, size, Mechanisms::ALL, SLOW));
    }
    // That core keeps sets of atomics in the sideband.
    if warp == 4 && job.program.sets_in() == SetsIn::Sideband {
        check("Verilator Full", &job.run_on(full_verilog(), WILD));
    }
}

fn is_arithmetic(row: &Row) -> bool {
    matches!(row.unit, Unit::Mad | Unit::Sfu)
}

/// The instruction on r1, r2 and r3 (as predicate: p1), with its result in r4 (p0).
fn line(row: &Row, code: usize) -> String {
    let name = match compare_names_of(row) {
        Some(names) => format!("{}.{}", row.mnemonic, names[code].expect("a code with a name")),
        None => row.mnemonic.into(),
    };
    let operands: Vec<String> = row
        .operands
        .iter()
        .map(|operand| match operand {
            Operand::Rd => "r4".into(),
            Operand::Ra => "r1".into(),
            Operand::Rb => "r2".into(),
            Operand::Rc => "r3".into(),
            Operand::Pd => "p0".into(),
            Operand::Ps => "p1".into(),
            _ => format!("{:#x}", OPERANDS[IMMEDIATE][1]),
        })
        .collect();
    format!("{name} {}", operands.join(", "))
}

fn compare_names_of(row: &Row) -> Option<&'static [Option<&'static str>; 16]> {
    matches!(row.suffix, Suffix::IntegerCompare | Suffix::FloatCompare)
        .then(|| compare_names(row.suffix))
}

/// Rows with their compare codes.
fn arithmetic() -> Vec<(&'static Row, usize)> {
    let rows = TABLE.iter().filter(|row| is_arithmetic(row));
    rows.flat_map(|row| {
        let codes = compare_names_of(row)
            .map_or(vec![0], |names| (0..16).filter(|&code| names[code].is_some()).collect());
        codes.into_iter().map(move |code| (row, code))
    })
    .collect()
}

#[test]
fn arithmetic_on_every_engine() {
    arithmetic_on(4);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn arithmetic_with_eight_threads() {
    arithmetic_on(8);
}

fn arithmetic_on(warp: u32) {
    let words: Vec<String> = OPERANDS.iter().flatten().map(|word| format!("{word:#x}")).collect();
    let threads = OPERANDS.len();
    for part in arithmetic().chunks(40) {
        let mut source = format!(
            ".threads {threads}\n.buffer in {} = {}\n.buffer out {}\ns2r r0, tid\nimul r5, r0, 12\nld r1, [r5 + in]\n\
             ld r2, [r5 + in + 4]\nld r3, [r5 + in + 8]\nand r6, r3, 1\nisetp.eq p1, r6, 1\n",
            4 * words.len(),
            words.join(", "),
            4 * threads * part.len()
        );
        for (number, (row, code)) in part.iter().enumerate() {
            source += &format!("mov r4, 0\n{}\n", line(row, *code));
            if row.writes_predicate() {
                source += "mov r7, 1\nsel r4, r7, r4, p0\n";
            }
            source += &format!("st [r0 * 4 + out + {}], r4\n", number * 4 * threads);
        }
        let job = Job::for_warps("arithmetic.s", &(source + "exit\n"), None, vec![], warp);
        on_every_engine(&job, warp, |engine, outcome| {
            assert_eq!(outcome.fault, None, "{engine}");
            let found = job.words(&outcome.memory, "out");
            for (number, (row, code)) in part.iter().enumerate() {
                for (thread, [a, b, c]) in OPERANDS.into_iter().enumerate() {
                    let b = if row.immediate() { OPERANDS[IMMEDIATE][1] } else { b };
                    let wanted = expected(row.mnemonic, *code, [a, b, c]).unwrap_or_else(|| {
                        panic!(
                            "`{}` has no directed test: give it a line in `expected`",
                            row.mnemonic
                        )
                    });
                    let found = found[number * threads + thread];
                    assert!(
                        wanted.holds(found),
                        "{} of {a:#x}, {b:#x}, {c:#x} on {engine}: {found:#x}, not {wanted:x?}",
                        line(row, *code)
                    );
                }
            }
        });
    }
}

/// The picture of the program that reads one.
fn images(source: &str) -> Vec<Image> {
    let texels = (0..32).map(|i| i * 8).collect();
    if source.contains(".image") {
        vec![Image { width: 4, height: 2, texels }]
    } else {
        vec![]
    }
}

/// Programs whose results say which threads share a warp.
const OF_FOUR: [&str; 2] = ["scalar registers", "subroutines"];

fn everything_else(warp: u32) {
    let cases: Vec<&Case> =
        CASES.iter().filter(|(name, ..)| warp == 4 || !OF_FOUR.contains(name)).collect();
    each(
        &cases,
        |(name, ..)| name.to_string(),
        |(name, source, wanted)| {
            // A workgroup is a whole warp at least.
            let source = source.replace(".workgroup 4\n", &format!(".workgroup {warp}\n"));
            let job = Job::for_warps(name, &source, None, images(&source), warp);
            on_every_engine(&job, warp, |engine, outcome| {
                assert_eq!(outcome.fault, None, "{name} on {engine}");
                let found = job.words(&outcome.memory, "out");
                let wanted = wanted();
                assert_eq!(found.len(), wanted.len(), "{name}");
                for (at, (found, wanted)) in found.iter().zip(&wanted).enumerate() {
                    assert!(
                        wanted.holds(*found),
                        "{name} on {engine}, word {at}: {found:#x}, not {wanted:x?}"
                    );
                }
            });
        },
    );
}

#[test]
fn everything_else_on_every_engine() {
    everything_else(4);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn everything_else_with_eight_threads() {
    everything_else(8);
}

#[test]
fn every_instruction_has_a_directed_test() {
    let mut missing: BTreeMap<u8, &str> = TABLE
        .iter()
        .filter(|row| !is_arithmetic(row))
        .map(|row| (row.opcode, row.mnemonic))
        .collect();
    for (name, source, _) in CASES {
        for word in &Job::new(name, source, images(source)).program.instructions {
            missing.remove(&decode(*word).expect("a valid instruction").row.opcode);
        }
    }
    let missing: BTreeSet<&str> = missing.into_values().collect();
    assert_eq!(missing, BTreeSet::new(), "give these instructions a program in `CASES`");
    for (row, code) in arithmetic() {
        assert!(
            expected(row.mnemonic, code, OPERANDS[0]).is_some(),
            "`{}` has no line in `expected`",
            row.mnemonic
        );
    }
}
