// SPDX-License-Identifier: MIT
//! Whole programs on the core.
use warpwright_config::counters::Counter;
use warpwright_config::{Mechanisms, Size};
use warpwright_isa::asm::assemble;
use warpwright_isa::{assemble_with, Options, Program};
use warpwright_rtl::shader_core;
use warpwright_sim::engine::{run, Outcome};
use warpwright_sim::engines::{self, EngineKind, RunConfig};
use warpwright_sim::memory::MemoryConfig;

fn simulate(source: &str, latency: u32) -> (Program, Outcome) {
    let program = assemble("test.s", source).unwrap_or_else(|error| panic!("{error}"));
    let mut core = shader_core::build(Size::Small, Mechanisms::ALL);
    let model = MemoryConfig { latency, ..Default::default() };
    let memory = program.initial_memory(&[]);
    let outcome = run(
        core.as_mut(),
        memory,
        &engines::launch(&program, &RunConfig::new(EngineKind::Rtl, Size::Small))
            .expect("a small grid"),
        &model,
        20_000,
        &mut |cycle| {
            if let Some((warp, pc)) = cycle.issue {
                println!("{:6} warp {warp} pc {pc}", cycle.number);
            }
        },
    );
    (program, outcome.unwrap_or_else(|error| panic!("{error}")))
}

#[test]
fn eight_elements_are_added() {
    let source = "
.threads 8
.registers 8
.buffer a 32 = 1, 2, 3, 4, 5, 6, 7, 8
.buffer b 32 = 10, 20, 30, 40, 50, 60, 70, 80
.buffer c 32
    s2r r0, tid
    ld r1, [r0*4 + a]
    ld r2, [r0*4 + b]
    iadd r3, r1, r2
    st [r0*4 + c], r3
    exit
";
    let (program, outcome) = simulate(source, 1);
    let at = program.segment("c").expect("a buffer").address as usize;
    let words: Vec<u32> = outcome.memory[at..at + 32]
        .chunks(4)
        .map(|b| u32::from_le_bytes(b.try_into().unwrap()))
        .collect();
    assert_eq!(words, [11, 22, 33, 44, 55, 66, 77, 88]);
    assert_eq!(outcome.fault, None);
    println!("{} cycles, {} instructions", outcome.cycles, outcome.counter(Counter::Instructions));
}

/// Runs `programs/glass.s` over a noisy picture through itself on the small core.
fn glass(engine: EngineKind, mechanisms: Mechanisms, memory: MemoryConfig) -> engines::Outcome {
    let options = Options { size: Some((16, 16)), images: vec![(16, 16); 2], ..Default::default() };
    let source = include_str!("../../programs/glass.s");
    let program =
        assemble_with("glass.s", source, &options).unwrap_or_else(|error| panic!("{error}"));
    let image: Vec<u8> =
        (0..16 * 16 * 4u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    let config =
        RunConfig { mechanisms, memory, limit: 1_000_000, ..RunConfig::new(engine, Size::Small) };
    engines::run(&program, &[&image, &image], &config, &mut |_| {})
        .unwrap_or_else(|error| panic!("{engine:?}: {error:#}"))
}

/// A dependent texture read, a divergent branch, a reciprocal and merged atomics: the three
/// engines leave the same memory, the RTL and its Verilog the same counters and cycles.
#[test]
fn three_engines_agree_on_a_textured_shader() {
    let memory = MemoryConfig { latency: 8, jitter: 30, reorder: true, refuse: 40, seed: 3 };
    let outcomes = [EngineKind::Isa, EngineKind::Rtl, EngineKind::Verilator]
        .map(|engine| glass(engine, Mechanisms::ALL, memory));
    let [isa, rtl, verilator] = &outcomes;
    assert!(isa.fault.is_none() && rtl.fault.is_none() && verilator.fault.is_none());
    assert_eq!(rtl.memory, verilator.memory);
    assert_eq!((&rtl.counters, rtl.cycles), (&verilator.counters, verilator.cycles));
    assert!(
        isa.memory == rtl.memory,
        "the RTL leaves another memory than the instruction-set simulator"
    );
    println!("{} cycles", rtl.cycles);
}

#[test]
fn the_baselines_leave_the_same_memory() {
    let outcomes = [Mechanisms::ALL, Mechanisms::NONE].map(|mechanisms| {
        let memory = MemoryConfig { latency: 40, ..Default::default() };
        glass(EngineKind::Rtl, mechanisms, memory)
    });
    assert!(outcomes[0].memory == outcomes[1].memory);
    println!(
        "latency 40: {} cycles with all mechanisms, {} with all baselines",
        outcomes[0].cycles, outcomes[1].cycles
    );
}

/// One warp: two independent loads and two independent stores, between them what is put in.
fn fences(between: &str, implicit_fences: bool) -> u64 {
    let source = format!(
        "
.threads 4
.buffer a 16 = 1, 2, 3, 4
.buffer b 16 = 10, 20, 30, 40
.buffer c 16
.buffer d 16
    s2r r0, lane
    mov r3, 7
    st [r0*4 + c], r3
    ld r1, [r0*4 + a]
    {between}
    ld r2, [r0*4 + b]
    st [r0*4 + d], r3
    exit
"
    );
    let program = assemble("test.s", &source).unwrap_or_else(|error| panic!("{error}"));
    let memory = MemoryConfig { latency: 100, ..Default::default() };
    let config = RunConfig {
        memory,
        implicit_fences,
        limit: 20_000,
        ..RunConfig::new(EngineKind::Rtl, Size::Small)
    };
    let outcome = engines::run(&program, &[], &config, &mut |_| {})
        .unwrap_or_else(|error| panic!("{error:#}"));
    let isa = RunConfig { engine: EngineKind::Isa, ..config };
    assert!(
        outcome.memory == engines::run(&program, &[], &isa, &mut |_| {}).unwrap().memory,
        "{between} {implicit_fences}"
    );
    outcome.cycles
}

/// A fence costs what it waits for, a latency of the memory; so does each implicit one.
#[test]
fn fences_wait_for_what_is_outstanding() {
    let [none, load, store, all] =
        ["", "fence.load", "fence.store", "fence.all"].map(|fence| fences(fence, false));
    println!("no fence {none}, fence.load {load}, fence.store {store}, fence.all {all} cycles");
    for fenced in [load, store, all] {
        assert!(fenced >= none + 80, "{fenced} against {none} cycles");
    }
    // Before the second, third and fourth access; the first has nothing to wait for.
    let implicit = fences("", true);
    println!("implicit fences {implicit} cycles");
    assert!(implicit >= none + 180, "{implicit} against {none} cycles");
    // An explicit one beside them costs its own issue only.
    let both = fences("fence.all", true);
    assert!(both <= implicit + 10, "{both} against {implicit} cycles");
}

/// `fence.load` does not wait for stores, nor `fence.store` for loads.
#[test]
fn fences_of_one_kind_let_the_other_pass() {
    let run = |first: &str, fence: &str| {
        let source = format!(
            ".threads 4\n.buffer a 16\n.buffer b 16\n s2r r0, lane\n mov r1, 0\n mov r2, 0\n {first}\n {fence}\n mov r3, 1\n exit\n"
        );
        simulate(&source, 200).1.cycles
    };
    let (load, store) = ("ld r1, [r0*4 + a]", "st [r0*4 + b], r2");
    // The warp ends only when all is complete; what the fence holds back is the `mov`.
    for (access, free, held) in
        [(load, "fence.store", "fence.load"), (store, "fence.load", "fence.store")]
    {
        let (free, held) = (run(access, free), run(access, held));
        assert!(
            held >= free + 5,
            "{access}: {held} cycles with its own fence, {free} with the other"
        );
    }
}

/// The core is done when the memory has taken the last atomic's word, not when the atomic is
/// answered.
#[test]
fn an_atomic_at_the_end_is_written() {
    let text =
        ".threads 1\n.buffer word 16 = 5\nmov r0, word\nmov r1, 7\natom1.xor _, [r0], r1\nexit\n";
    let program = assemble("end.s", text).unwrap_or_else(|error| panic!("{error}"));
    let segment = program.segment("word").expect("a buffer of the program");
    for seed in 1..40 {
        let memory = MemoryConfig { latency: 1, jitter: 0, reorder: true, refuse: 240, seed };
        let config =
            RunConfig { memory, limit: 100_000, ..RunConfig::new(EngineKind::Rtl, Size::Nano) };
        let outcome = engines::run(&program, &[], &config, &mut |_| {})
            .unwrap_or_else(|error| panic!("{error:#}"));
        assert_eq!(outcome.memory[segment.address as usize], 5 ^ 7, "seed {seed} of the memory");
    }
}
