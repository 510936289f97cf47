// SPDX-License-Identifier: MIT
//! Fewer lanes than threads (docs/core.md): the same results on 1, 2 and 4 lanes, and as
//! many of them as the lanes can give.
use warpwright_config::counters::Counter;
use warpwright_config::{Mechanisms, Scheduling, Size, Variant};
use warpwright_isa::assemble;
use warpwright_sim::engines::{self, Design, EngineKind, Outcome, RunConfig};
use warpwright_sim::memory::MemoryConfig;
use warpwright_tests::cases::each;
use warpwright_tests::programs::{
    count, full_verilog, mads, rtl_follows, Image, Job, FAST, SLOW, WILD,
};

/// Textures, divergence, atomics, shared memory, special functions, interpolation and derivatives.
fn jobs() -> Vec<Job> {
    let image = || Image::sample(24, 16);
    macro_rules! program {
        ($name:literal, $size:expr, $images:expr) => {
            Job::with_grid(
                $name,
                include_str!(concat!("../../programs/", $name, ".s")),
                $size,
                $images,
            )
        };
    }
    vec![
        program!("glass", Some((24, 16)), vec![image(), image()]),
        program!("sphere", Some((16, 12)), vec![image()]),
        program!("nbody", None, vec![]),
        program!("mandelbrot", Some((16, 12)), vec![]),
        program!("prefix_sum", None, vec![]),
        program!("throughput", None, vec![]),
        program!("add", None, vec![]),
    ]
}

fn run(
    job: &Job,
    design: &Design,
    engine: EngineKind,
    size: Size,
    memory: MemoryConfig,
) -> Outcome {
    let images: Vec<&[u8]> = job.images.iter().map(|image| image.texels.as_slice()).collect();
    let config = RunConfig { memory, limit: 2_000_000, ..RunConfig::new(engine, size) };
    let run = design.run(&job.program, &images, &config, &mut |_| {});
    run.unwrap_or_else(|error| {
        panic!("{} on {engine:?}, {size:?}, {memory:?}: {error:#}", job.program.file)
    })
}

fn variant(lanes: usize) -> Variant {
    Variant { lanes: Some(lanes), ..Variant::default() }
}

/// As Verilog on two lanes and on one; the rust-hdl design equals it in every counter and in the
/// cycles.
#[test]
fn two_lanes_and_one_leave_the_memory_of_four() {
    each(&[2, 1], usize::to_string, |&lanes| {
        let [rtl, verilog] = [EngineKind::Rtl, EngineKind::Verilator].map(|engine| {
            Design::new(engine, Size::Small, Mechanisms::ALL, variant(lanes)).expect("a design")
        });
        for job in jobs() {
            let golden = job.run(EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST);
            for memory in [FAST, SLOW, WILD] {
                let about = format!("{} on {lanes} lanes, {memory:?}", job.program.file);
                let outcome = run(&job, &verilog, EngineKind::Verilator, Size::Small, memory);
                println!("{about}: {} cycles", outcome.cycles);
                assert_eq!(outcome.fault, None, "{about}");
                assert!(
                    outcome.memory == golden.memory,
                    "{about}: memory against the instruction-set simulator"
                );
                if memory == WILD && rtl_follows(Size::Nano, outcome.cycles) {
                    let rtl = run(&job, &rtl, EngineKind::Rtl, Size::Small, memory);
                    assert!(rtl.memory == outcome.memory, "{about}: memory, RTL against Verilog");
                    assert_eq!(
                        (rtl.counters, rtl.cycles),
                        (outcome.counters, outcome.cycles),
                        "{about}: RTL against Verilog"
                    );
                }
            }
        }
    });
}

/// The other schedulers and the smallest core.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn every_scheduler_keeps_the_pace() {
    let jobs = jobs();
    for scheduling in
        [Scheduling::LooseRoundRobin, Scheduling::GreedyThenOldest, Scheduling::Credit]
    {
        let mechanisms = Mechanisms { scheduling, ..Mechanisms::ALL };
        for lanes in [4, 2, 1] {
            let design = Design::new(EngineKind::Rtl, Size::Nano, mechanisms, variant(lanes))
                .expect("a design");
            for name in ["add", "throughput", "mandelbrot"] {
                let job = jobs
                    .iter()
                    .find(|job| job.program.file == name)
                    .expect("a program of the list");
                let golden = job.run(EngineKind::Isa, Size::Nano, mechanisms, FAST);
                let outcome = run(job, &design, EngineKind::Rtl, Size::Nano, FAST);
                assert!(outcome.memory == golden.memory, "{name} on {lanes} lanes, {scheduling:?}");
                println!(
                    "{name} on {lanes} lanes of nano, {scheduling:?}: {} cycles",
                    outcome.cycles
                );
            }
        }
    }
}

/// Multiplications and additions in registers only, on eight warps: how many of them a lane does in
/// a cycle.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn lanes_are_busy_nine_cycles_in_ten() {
    let (job, done) = mads(4);
    let busy = |about: &str, lanes: usize, outcome: Outcome| {
        let expected: Vec<u32> = (0..32).map(|i| (i as f32 * 0.5 + 1.0).to_bits()).collect();
        assert_eq!(job.words(&outcome.memory, "out"), expected);
        let busy = f64::from(done) / lanes as f64 / outcome.cycles as f64;
        println!("{about}: {} cycles, {busy:.3} mads per lane and cycle", outcome.cycles);
        assert!(busy > 0.9, "{about}: {busy:.3} mads per lane and cycle");
        assert_eq!(count(&outcome, Counter::Launches), 8);
    };
    for lanes in [4, 2, 1] {
        let design = Design::new(EngineKind::Rtl, Size::Small, Mechanisms::ALL, variant(lanes))
            .expect("a design");
        busy(
            &format!("small, {lanes} lanes"),
            lanes,
            run(&job, &design, EngineKind::Rtl, Size::Small, FAST),
        );
    }
    busy("full", 4, job.run_on(full_verilog(), FAST));
}

#[test]
fn other_numbers_of_lanes_are_refused() {
    let program = assemble("exit.s", "        .threads 4\n        exit\n").expect("a program");
    for lanes in [0, 3, 8] {
        let config =
            RunConfig { variant: variant(lanes), ..RunConfig::new(EngineKind::Rtl, Size::Small) };
        let error = engines::run(&program, &[], &config, &mut |_| {})
            .expect_err("no such core")
            .to_string();
        assert!(error.contains(&format!("1, 2 or 4 lanes: there is none with {lanes}")), "{error}");
    }
}
