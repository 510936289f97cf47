// SPDX-License-Identifier: MIT
//! Warps of eight threads, two quads side by side (docs/core.md): what programs leave is the
//! same on every engine, with eight lanes, four and fewer, and as many operations as the lanes can
//! give.
use warpwright_config::counters::Counter;
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_isa::{assemble, Options};
use warpwright_sim::engines::{self, Design, EngineKind, Outcome, RunConfig};
use warpwright_sim::memory::MemoryConfig;
use warpwright_tests::cases::each;
use warpwright_tests::programs::{count, mads, Image, Job, FAST, SLOW, WILD};

/// Textures, divergence, atomics, shared memory, barriers, special functions, interpolation and
/// derivatives; grids with edges inside a warp (whole quads where differences are taken: those of
/// threads that are not launched are undefined).
fn jobs(threads: u32) -> Vec<Job> {
    let image = || Image::sample(24, 16);
    macro_rules! program {
        ($name:literal, $size:expr, $images:expr) => {
            Job::for_warps(
                $name,
                include_str!(concat!("../../programs/", $name, ".s")),
                $size,
                $images,
                threads,
            )
        };
    }
    // Every thread has a plane of its own: as many lines as there are threads on their way at once.
    let words: Vec<String> =
        (0..256u32).map(|i| format!("{:#x}", (i as f32 * 0.75 - 60.0).to_bits())).collect();
    let planes = format!(
        ".threads 64\n.buffer planes 1024 = {}\n.buffer out 1024\ns2r r0, tid\nshl r1, r0, 4\ninterp r2, [r1 + planes]\n\
         xor r3, r1, 0x70\ninterp r4, [r3 + planes]\nst [r1 + out], r2\nst [r1 + out + 4], r4\nexit\n",
        words.join(", ")
    );
    vec![
        Job::for_warps("planes", &planes, None, vec![], threads),
        program!("glass", Some((22, 15)), vec![image(), image()]),
        program!("sphere", Some((14, 10)), vec![image()]),
        program!("mandelbrot", Some((16, 12)), vec![]),
        program!("nbody", None, vec![]),
        program!("tiles", None, vec![]),
        program!("reduction", None, vec![]),
        program!("bitonic", None, vec![]),
        program!("prefix_sum", None, vec![]),
        program!("throughput", None, vec![]),
        program!("add", None, vec![]),
        program!("tasks", None, vec![]),
    ]
}

fn run(job: &Job, design: &Design, engine: EngineKind, memory: MemoryConfig) -> Outcome {
    let images: Vec<&[u8]> = job.images.iter().map(|image| image.texels.as_slice()).collect();
    let config = RunConfig { memory, limit: 2_000_000, ..RunConfig::new(engine, Size::Small) };
    let run = design.run(&job.program, &images, &config, &mut |_| {});
    run.unwrap_or_else(|error| panic!("{} on {engine:?}, {memory:?}: {error:#}", job.program.file))
}

fn variant(threads: usize, lanes: usize) -> Variant {
    Variant { threads: Some(threads), lanes: Some(lanes), ..Variant::default() }
}

fn design(engine: EngineKind, threads: usize, lanes: usize) -> Design {
    Design::new(engine, Size::Small, Mechanisms::ALL, variant(threads, lanes)).expect("a design")
}

/// On so many lanes: the Verilog leaves the memory of the instruction-set simulator; the rust-hdl
/// design equals it in every counter and in the cycles.
fn leave_the_memory_of_isa(lanes: usize) {
    let [rtl, verilog] =
        [EngineKind::Rtl, EngineKind::Verilator].map(|engine| design(engine, 8, lanes));
    each(
        &jobs(8),
        |job| job.program.file.clone(),
        |job| {
            let golden = job.run(EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST);
            for memory in [FAST, SLOW, WILD] {
                let about = format!("{} on {lanes} lanes, {memory:?}", job.program.file);
                let outcome = run(job, &verilog, EngineKind::Verilator, memory);
                println!("{about}: {} cycles", outcome.cycles);
                assert_eq!(outcome.fault, None, "{about}");
                assert!(
                    outcome.memory == golden.memory,
                    "{about}: memory against the instruction-set simulator"
                );
                if memory == WILD && outcome.cycles < 6_000 {
                    let rtl = run(job, &rtl, EngineKind::Rtl, memory);
                    assert!(rtl.memory == outcome.memory, "{about}: memory, RTL against Verilog");
                    assert_eq!(
                        (rtl.counters, rtl.cycles),
                        (outcome.counters, outcome.cycles),
                        "{about}: RTL against Verilog"
                    );
                }
            }
        },
    );
}

#[test]
fn eight_threads_on_eight_lanes_leave_the_memory_of_isa() {
    leave_the_memory_of_isa(8);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn eight_threads_on_four_lanes_leave_the_memory_of_isa() {
    leave_the_memory_of_isa(4);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn eight_threads_on_two_lanes_and_one_leave_the_memory_of_isa() {
    for lanes in [2, 1] {
        let rtl = design(EngineKind::Rtl, 8, lanes);
        for job in jobs(8)
            .into_iter()
            .filter(|job| ["add", "throughput", "prefix_sum"].contains(&job.program.file.as_str()))
        {
            let golden = job.run(EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST);
            let outcome = run(&job, &rtl, EngineKind::Rtl, FAST);
            println!("{} on {lanes} lanes: {} cycles", job.program.file, outcome.cycles);
            assert!(outcome.memory == golden.memory, "{} on {lanes} lanes", job.program.file);
        }
    }
}

/// What does not depend on how threads are gathered into warps is the same with four and with
/// eight.
#[test]
fn four_and_eight_threads_leave_the_same() {
    for (four, eight) in jobs(4).iter().zip(jobs(8)) {
        let [four, eight] = [four, &eight]
            .map(|job| (job, job.run(EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST).memory));
        for (segment, other) in four.0.program.segments.iter().zip(&eight.0.program.segments) {
            let words = |(job, memory): &(&Job, Vec<u8>), name: &str| job.words(memory, name);
            assert_eq!(segment.name, other.name);
            assert_eq!(
                words(&four, &segment.name),
                words(&eight, &segment.name),
                "{}: {}",
                four.0.program.file,
                segment.name
            );
        }
    }
}

/// Multiplications and additions in registers only, on eight warps: how many of them a lane does in
/// a cycle.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn lanes_are_busy_nine_cycles_in_ten() {
    let (job, done) = mads(8);
    for lanes in [8, 4] {
        let outcome = run(&job, &design(EngineKind::Rtl, 8, lanes), EngineKind::Rtl, FAST);
        let expected: Vec<u32> = (0..64).map(|i| (i as f32 * 0.5 + 1.0).to_bits()).collect();
        assert_eq!(job.words(&outcome.memory, "out"), expected);
        let busy = f64::from(done) / lanes as f64 / outcome.cycles as f64;
        println!(
            "8 threads on {lanes} lanes: {} cycles, {busy:.3} mads per lane and cycle",
            outcome.cycles
        );
        assert!(busy > 0.9, "{lanes} lanes: {busy:.3} mads per lane and cycle");
        assert_eq!(count(&outcome, Counter::Launches), 8);
    }
}

/// Issue 4: atomics of a warp of eight at one word cost at most log2(8) + 2 cycles more than one
/// access, on the core as it comes, from round to round, the arithmetic included.
#[test]
fn eight_threads_at_one_word_cost_five_cycles_more_than_one() {
    const ROUNDS: u64 = 32;
    let source = include_str!("../../programs/same_word.s");
    let eight = Variant { threads: Some(8), ..Variant::default() };
    let rtl = Design::new(EngineKind::Rtl, Size::Small, Mechanisms::ALL, eight).expect("a design");
    for memory in [FAST, SLOW] {
        let [one, all] = [1, 8].map(|active: u32| {
            let text = source.replace(".const ACTIVE 8", &format!(".const ACTIVE {active}"));
            let job = Job::for_warps("same_word.s", &text, None, vec![], 8);
            let outcome = run(&job, &rtl, EngineKind::Rtl, memory);
            // Each thread adds up the numbers that it has drawn: one of its own in each round.
            let drawn = |thread: u32| {
                if thread < active {
                    (0..ROUNDS as u32).map(|round| round * active + thread).sum()
                } else {
                    0
                }
            };
            assert_eq!(
                job.words(&outcome.memory, "drawn"),
                (0..8).map(drawn).collect::<Vec<u32>>()
            );
            outcome.cycles
        });
        let more = (all - one) as f64 / ROUNDS as f64;
        println!("{memory:?}: {one} and {all} cycles, {more:.1} more in a round");
        assert!(more <= 5.0, "{memory:?}: {more:.1} cycles more in a round");
    }
}

#[test]
fn what_there_is_not_is_refused() {
    let source = "        .threads 8\n        exit\n";
    let refused = |warp_threads: u32, size: Size, variant: Variant| {
        let options = Options { warp_threads, ..Default::default() };
        let program = warpwright_isa::assemble_with("exit.s", source, &options).expect("a program");
        let config = RunConfig { variant, ..RunConfig::new(EngineKind::Rtl, size) };
        engines::run(&program, &[], &config, &mut |_| {}).expect_err("no such core").to_string()
    };
    let error = refused(8, Size::Nano, Variant { threads: Some(8), ..Variant::default() });
    assert!(error.contains("no core `nano`"), "{error}");
    let error =
        refused(8, Size::Small, Variant { threads: Some(8), units: 2, ..Variant::default() });
    assert!(
        error.contains("no core `small` with 2 execution units and warps of 8 threads"),
        "{error}"
    );
    let error = refused(4, Size::Small, Variant { threads: Some(8), ..Variant::default() });
    assert!(error.contains("assembled for warps of 4 threads"), "{error}");
    let error = refused(8, Size::Small, variant(8, 3));
    assert!(error.contains("1, 2, 4 or 8 lanes: there is none with 3"), "{error}");
    let program = assemble("exit.s", source).expect("a program");
    assert_eq!(program.launch.warp_threads, 4);
}
