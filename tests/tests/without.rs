// SPDX-License-Identifier: MIT
//! Cores that are built without units, for small devices: what needs a unit is refused with its
//! line, and everything else runs as on the whole core.
use warpwright_config::counters::Counter;
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_isa::{assemble_with, OptionalUnit, Options, UnitSet};
use warpwright_sim::engines::{self, Design, EngineKind, RunConfig};
use warpwright_tests::cases::each;
use warpwright_tests::programs::{count, Image, Job, FAST, SLOW, WILD};

const SOURCES: &[(&str, &str)] = &[
    ("add", include_str!("../../programs/add.s")),
    ("bounds", include_str!("../../programs/bounds.s")),
    ("collatz", include_str!("../../programs/collatz.s")),
    ("gemm", include_str!("../../programs/gemm.s")),
    ("glass", include_str!("../../programs/glass.s")),
    ("mandelbrot", include_str!("../../programs/mandelbrot.s")),
    ("nbody", include_str!("../../programs/nbody.s")),
    ("prefix_sum", include_str!("../../programs/prefix_sum.s")),
    ("tasks", include_str!("../../programs/tasks.s")),
    ("tickets", include_str!("../../programs/tickets.s")),
    ("tiled", include_str!("../../programs/tiled.s")),
];

/// A program of the list; its atomics are plain when the core has no PREPARE.
fn job(name: &str, without: UnitSet) -> Job {
    let (_, source) =
        SOURCES.iter().find(|(known, _)| *known == name).expect("a program of the list");
    let pictures = match name {
        "glass" => 2,
        "tiled" => 1,
        _ => 0,
    };
    let images: Vec<Image> = (0..pictures).map(|_| Image::sample(24, 16)).collect();
    let options = Options {
        size: ["glass", "tiled", "mandelbrot"].contains(&name).then_some((16, 12)),
        images: images.iter().map(|image| (image.width, image.height)).collect(),
        plain_atomics: without.contains(OptionalUnit::AtomicPrepare),
        ..Default::default()
    };
    let program = assemble_with(name, source, &options).unwrap_or_else(|error| panic!("{error}"));
    Job { program, images }
}

/// Runs programs on `small` without units, as rust-hdl and as Verilog, against the instruction-set
/// simulator.
fn runs(without: &[OptionalUnit], lanes: usize, names: &[&str]) {
    let without: UnitSet = without.iter().copied().collect();
    let variant = Variant { without, lanes: Some(lanes), ..Variant::default() };
    let [rtl, verilog] = [EngineKind::Rtl, EngineKind::Verilator].map(|engine| {
        Design::new(engine, Size::Small, Mechanisms::ALL, variant).expect("a design")
    });
    each(
        names,
        |name| name.to_string(),
        |name| {
            let job = job(name, without);
            let golden = job.run(EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST);
            for memory in [SLOW, WILD] {
                let about = format!("{name} without {without} on {lanes} lanes, {memory:?}");
                let outcome = job.run_on(&verilog, memory);
                println!("{about}: {} cycles", outcome.cycles);
                assert_eq!(outcome.fault, None, "{about}");
                assert!(
                    outcome.memory == golden.memory,
                    "{about}: memory against the instruction-set simulator"
                );
                let simulated = job.run_on(&rtl, memory);
                assert!(simulated.memory == outcome.memory, "{about}: memory, RTL against Verilog");
                let [simulated, outcome] =
                    [simulated, outcome].map(|outcome| (outcome.counters, outcome.cycles));
                assert_eq!(simulated, outcome, "{about}: counters, RTL against Verilog");
            }
        },
    );
}

#[test]
fn the_least_core_runs_what_needs_none_of_them() {
    runs(&OptionalUnit::ALL, 1, &["add", "collatz", "gemm", "mandelbrot"]);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn atomics_stay_without_all_that_makes_them_fast() {
    let without: Vec<_> =
        OptionalUnit::ALL.into_iter().filter(|&unit| unit != OptionalUnit::AtomicUnit).collect();
    runs(&without, 1, &["bounds", "tasks", "tickets"]);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn each_unit_can_be_missing_alone() {
    runs(&[OptionalUnit::Texture], 4, &["nbody", "bounds"]);
    runs(&[OptionalUnit::Sfu], 4, &["tiled", "prefix_sum"]);
    runs(&[OptionalUnit::SharedMemory], 4, &["glass"]);
    runs(&[OptionalUnit::AtomicPrepare], 4, &["glass", "nbody"]);
    runs(&[OptionalUnit::AtomicUnit], 4, &["tiled", "prefix_sum"]);
}

/// Without PREPARE an atomic is one access for each thread, as `atom1` writes it.
#[test]
fn plain_atomics_are_those_of_each_thread() {
    let assembled = |source: &str, plain_atomics: bool| {
        let options = Options { plain_atomics, ..Default::default() };
        assemble_with("atomics.s", source, &options)
            .unwrap_or_else(|error| panic!("{error}"))
            .instructions
    };
    for (merged, plain) in [
        ("atom.add _, [r0], r1", "atom1.add _, [r0], r1"),
        ("atom.add r2, [r0 + 4], r1, r3", "atom1.add r2, [r0 + 4], r1"),
        ("atom.satadd r2, [r0], r1, r3", "atom1.satadd r2, [r0], r1"),
        ("@p1 atom.cas r2, [r0], r1, r3", "@p1 atom1.cas r2, [r0], r1, r3"),
        ("atom.exch r2, [r0], r1", "atom1.exch r2, [r0], r1"),
        ("satom.fadd r2, [r0], r1, r3", "satom1.fadd r2, [r0], r1"),
    ] {
        // What reads the result stands behind a label, whose place counts the instructions before
        // it.
        let whole = |line: &str| {
            format!(
                "        .threads 4\n        .shared 64\n        bra end\n        {line}\nend:    st [r4], r2\n        exit\n"
            )
        };
        assert_eq!(assembled(&whole(merged), true), assembled(&whole(plain), false), "{merged}");
        assert_ne!(assembled(&whole(merged), false), assembled(&whole(plain), false), "{merged}");
    }
    let merged =
        job("bounds", UnitSet::EMPTY).run(EngineKind::Rtl, Size::Small, Mechanisms::ALL, FAST);
    let plain = job("bounds", [OptionalUnit::AtomicPrepare].into_iter().collect()).run(
        EngineKind::Rtl,
        Size::Small,
        Mechanisms::ALL,
        FAST,
    );
    assert!(merged.memory[plain.memory.len() / 2..] == plain.memory[plain.memory.len() / 2..]);
    assert!(count(&plain, Counter::MemoryAccesses) > count(&merged, Counter::MemoryAccesses));
}

#[test]
fn what_needs_a_missing_unit_is_refused_with_its_line() {
    let refused = |source: &str, engine: EngineKind, unit: OptionalUnit| {
        let source = format!("        .threads 4\n{source}\n        exit\n");
        let program = assemble_with("short.s", &source, &Options::default())
            .unwrap_or_else(|error| panic!("{error}"));
        let variant = Variant { without: [unit].into_iter().collect(), ..Variant::default() };
        let config = RunConfig { variant, ..RunConfig::new(engine, Size::Small) };
        engines::run(&program, &[], &config, &mut |_| {})
            .expect_err("the unit is missing")
            .to_string()
    };
    for engine in [EngineKind::Isa, EngineKind::Rtl, EngineKind::Verilator] {
        for (line, unit) in [
            ("        tex.p r0, [r1, r2], t0.r", OptionalUnit::Texture),
            ("        rcp r0, r1", OptionalUnit::Sfu),
            ("        .shared 64\n        lds r0, [r1]", OptionalUnit::SharedMemory),
            ("        atom.add _, [r0], r1", OptionalUnit::AtomicPrepare),
            ("        atom1.add _, [r0], r1", OptionalUnit::AtomicUnit),
        ] {
            let error = refused(line, engine, unit);
            let at = format!(
                "short.s:{}: `{}`",
                line.lines().count() + 1,
                line.lines().last().unwrap_or_default().trim()
            );
            assert!(error.starts_with(&at), "{error}");
            assert!(error.contains(&format!("needs the unit `{}`", unit.name())), "{error}");
        }
        let error = refused("        .shared 64", engine, OptionalUnit::SharedMemory);
        assert!(error.contains("short.s: shared memory is declared"), "{error}");
    }
}
