// SPDX-License-Identifier: MIT
//! Programs that read textures on cores with other texture pipelines: warps suspended or not, ways,
//! depths; over fast, slow and unruly memory. Each leaves the memory of the instruction-set
//! simulator, and its exported Verilog does the same in the same cycles.
use warpwright_config::counters::Counter;
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_sim::engines::{self, Design, EngineKind, Outcome, RunConfig};
use warpwright_sim::memory::MemoryConfig;
use warpwright_tests::programs::{Image, Job, FAST, SLOW, WILD};

macro_rules! job {
    ($name:literal, $images:expr) => {{
        let source = include_str!(concat!("../../programs/", $name, ".s"));
        let size = ($name != "warm").then_some((8, 8));
        Job::with_grid(concat!($name, ".s"), source, size, $images)
    }};
}

fn jobs() -> Vec<Job> {
    let photo = || Image::sample(24, 16);
    vec![
        job!("dependent", vec![photo()]),
        job!("warm", vec![]),
        job!("glass", vec![photo(), Image::sample(8, 8)]),
        job!("tiled", vec![photo()]),
        job!("filters", vec![photo()]),
        job!("rays", vec![photo()]),
    ]
}

fn config(engine: EngineKind, size: Size, variant: Variant, memory: MemoryConfig) -> RunConfig {
    RunConfig { variant, memory, limit: 2_000_000, ..RunConfig::new(engine, size) }
}

/// Runs all programs on several cores as exported Verilog over fast, slow and unruly memory, and in
/// rust-hdl over the last.
fn everywhere(variants: &[Variant]) -> Vec<Vec<Outcome>> {
    let size = Size::Nano;
    let wanted: Vec<_> = variants.iter().map(|&variant| (Mechanisms::ALL, variant)).collect();
    let designs = |engine| {
        Design::several(engine, size, &wanted)
            .unwrap_or_else(|error| panic!("{variants:?}: {error:#}"))
    };
    let pairs = designs(EngineKind::Rtl).into_iter().zip(designs(EngineKind::Verilator));
    let all = pairs.zip(variants).map(|((rtl, verilog), &variant)| {
        println!("{variant:?}");
        let mut outcomes = vec![];
        for job in jobs() {
            let images: Vec<&[u8]> =
                job.images.iter().map(|image| image.texels.as_slice()).collect();
            let isa = engines::run(
                &job.program,
                &images,
                &config(EngineKind::Isa, size, variant, FAST),
                &mut |_| {},
            );
            let isa = isa.unwrap_or_else(|error| panic!("{error:#}"));
            let run = |design: &Design, memory: MemoryConfig| {
                let about = format!("{} on {variant:?} {memory:?}", job.program.file);
                let outcome = design.run(
                    &job.program,
                    &images,
                    &config(EngineKind::Rtl, size, variant, memory),
                    &mut |_| {},
                );
                let outcome = outcome.unwrap_or_else(|error| panic!("{about}: {error:#}"));
                assert_eq!(outcome.fault, None, "{about}");
                assert!(outcome.memory == isa.memory, "{about}: another memory than `isa`");
                outcome
            };
            outcomes.extend([FAST, SLOW, WILD].map(|memory| run(&verilog, memory)));
            let (rtl, verilog) = (run(&rtl, WILD), &outcomes[outcomes.len() - 1]);
            let about = format!("{} on {variant:?}", job.program.file);
            assert_eq!(
                (rtl.cycles, &rtl.counters),
                (verilog.cycles, &verilog.counters),
                "{about}: RTL against Verilog"
            );
        }
        outcomes
    });
    all.collect()
}

#[test]
fn a_suspended_warp_gets_the_same_texels_and_waits_longer() {
    let variants =
        [true, false].map(|texture_suspend| Variant { texture_suspend, ..Variant::default() });
    let all = everywhere(&variants);
    let (suspend, scoreboard) = (&all[0], &all[1]);
    let cycles: Vec<_> = suspend
        .iter()
        .zip(scoreboard)
        .map(|(suspend, other)| (suspend.cycles, other.cycles))
        .collect();
    println!("cycles with suspend and with scoreboard: {cycles:?}");
    // `warm.s` has six independent reads in a row.
    assert!(
        cycles[3..6].iter().all(|(suspend, scoreboard)| suspend > scoreboard),
        "reads of a suspended warp do not overlap"
    );
    let count = |outcome: &Outcome| outcome.counters[Counter::TextureRequests as usize];
    assert!(
        suspend.iter().zip(scoreboard).all(|(suspend, other)| count(suspend) == count(other)),
        "the same reads"
    );
}

#[test]
fn the_smallest_latency_fifo_serves_any_number_of_dependent_reads() {
    let smallest = Variant {
        texture_depth: Some(1),
        texture_lines: Some(4),
        texture_suspend: true,
        ..Variant::default()
    };
    everywhere(&[Variant { texture_depth: Some(1), ..Variant::default() }, smallest]);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn ways_and_a_deep_fifo_give_the_same_texels() {
    everywhere(&[Variant { texture_ways: Some(4), texture_depth: Some(64), ..Variant::default() }]);
}
