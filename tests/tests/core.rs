//! Whole programs on the core.
use warpwright_isa::asm::assemble;
use warpwright_isa::{assemble_with, Options, Program};
use warpwright_rtl::config::{Mechanisms, Size};
use warpwright_rtl::counters::Counter;
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
        &engines::launch(&program, &RunConfig::new(EngineKind::Rtl, Size::Small)).expect("a small grid"),
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
    let words: Vec<u32> = outcome.memory[at..at + 32].chunks(4).map(|b| u32::from_le_bytes(b.try_into().unwrap())).collect();
    assert_eq!(words, [11, 22, 33, 44, 55, 66, 77, 88]);
    assert_eq!(outcome.fault, None);
    println!("{} cycles, {} instructions", outcome.cycles, outcome.counter(Counter::Instructions));
}

/// Runs `programs/glass.s` over a noisy picture through itself on the small core.
fn glass(engine: EngineKind, mechanisms: Mechanisms, memory: MemoryConfig) -> engines::Outcome {
    let options = Options { size: Some((16, 16)), images: vec![(16, 16); 2], ..Default::default() };
    let source = include_str!("../../programs/glass.s");
    let program = assemble_with("glass.s", source, &options).unwrap_or_else(|error| panic!("{error}"));
    let image: Vec<u8> = (0..16 * 16 * 4u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    let config = RunConfig { mechanisms, memory, limit: 1_000_000, ..RunConfig::new(engine, Size::Small) };
    engines::run(&program, &[&image, &image], &config, &mut |_| {}).unwrap_or_else(|error| panic!("{engine:?}: {error:#}"))
}

/// A dependent texture read, a divergent branch, a reciprocal and merged atomics: the three
/// engines leave the same memory, the RTL and its Verilog the same counters and cycles.
#[test]
fn three_engines_agree_on_a_textured_shader() {
    let memory = MemoryConfig { latency: 8, jitter: 30, reorder: true, refuse: 40, seed: 3 };
    let outcomes = [EngineKind::Isa, EngineKind::Rtl, EngineKind::Verilator].map(|engine| glass(engine, Mechanisms::ALL, memory));
    let [isa, rtl, verilator] = &outcomes;
    assert!(isa.fault.is_none() && rtl.fault.is_none() && verilator.fault.is_none());
    assert_eq!(rtl.memory, verilator.memory);
    assert_eq!((&rtl.counters, rtl.cycles), (&verilator.counters, verilator.cycles));
    assert!(isa.memory == rtl.memory, "the RTL leaves another memory than the instruction-set simulator");
    println!("{} cycles", rtl.cycles);
}

#[test]
fn the_baselines_leave_the_same_memory() {
    let outcomes = [Mechanisms::ALL, Mechanisms::NONE].map(|mechanisms| {
        let memory = MemoryConfig { latency: 40, ..Default::default() };
        glass(EngineKind::Rtl, mechanisms, memory)
    });
    assert!(outcomes[0].memory == outcomes[1].memory);
    println!("latency 40: {} cycles with all mechanisms, {} with all baselines", outcomes[0].cycles, outcomes[1].cycles);
}
