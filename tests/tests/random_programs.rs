// SPDX-License-Identifier: MIT
//! Random programs on all engines (docs/verification.md): `isa` against the RTL in two sizes with
//! any mechanisms over any memory, and the RTL against its Verilog, cycles and counters too.
use anyhow::Result;
use std::collections::BTreeSet;
use std::panic::{catch_unwind, AssertUnwindSafe};
use warpwright_config::{Mechanisms, PrefixKind, Scheduling, SetPolicy, Size, Variant};
use warpwright_isa::table::TABLE;
use warpwright_isa::{decode, AtomicOp, Fault};
use warpwright_sim::engine::Cycle;
use warpwright_sim::engines::{self, Design, EngineKind, Outcome, RunConfig};
use warpwright_sim::harness::{cycles, seed, Random};
use warpwright_sim::memory::MemoryConfig;
use warpwright_tests::programs::{assert_equal_to_verilog, Job};
use warpwright_tests::random_program::{assemble, shrink, source, stable, Shape, IN_REGISTERS};

/// Cycles after which the RTL counts as stuck; programs take some thousand.
const LIMIT: u64 = 400_000;
/// Cycles without an instruction after which it counts as stuck.
const PATIENCE: u64 = 10_000;

fn memory(random: &mut Random) -> MemoryConfig {
    MemoryConfig {
        latency: 1 + random.below([1, 10, 100][random.clone().below(3) as usize]) as u32,
        jitter: random.below(60) as u32 * (random.below(2) as u32),
        reorder: random.below(2) == 1,
        refuse: if random.below(2) == 1 { random.below(200) as u8 } else { 0 },
        seed: random.bits(),
    }
}

fn mechanisms(random: &mut Random) -> Mechanisms {
    let mut coin = || random.below(3) > 0;
    let [pointers, scoreboard, merged_atomics, texture_ahead] = [coin(), coin(), coin(), coin()];
    let scheduling = [
        Scheduling::Credit,
        Scheduling::Credit,
        Scheduling::LooseRoundRobin,
        Scheduling::GreedyThenOldest,
    ][random.below(4) as usize];
    Mechanisms { pointers, scoreboard, scheduling, merged_atomics, texture_ahead }
}

/// `high`: with registers that only larger cores have.
fn shape(random: &mut Random, warp: u32, high: bool) -> Shape {
    Shape { warp: warp.into(), statements: 4 + random.below(36), fault: random.below(4) == 0, high }
}

/// What runs a program beside `isa`.
type Runner<'a> = dyn Fn(&Job, MemoryConfig, &mut dyn FnMut(&Cycle)) -> Result<Outcome> + 'a;

/// The rust-hdl design of a size.
fn rtl(size: Size, mechanisms: Mechanisms) -> Box<Runner<'static>> {
    Box::new(move |job, memory, observe| {
        let images: Vec<&[u8]> = job.images.iter().map(|image| image.texels.as_slice()).collect();
        let variant = Variant::of(&job.program);
        let config = RunConfig {
            mechanisms,
            variant,
            memory,
            limit: LIMIT,
            ..RunConfig::new(EngineKind::Rtl, size)
        };
        engines::run(&job.program, &images, &config, observe)
    })
}

/// The first difference between `isa` and the hardware; `None` also when the program is not valid.
fn difference(
    job: &Job,
    runner: &Runner,
    memory: MemoryConfig,
) -> std::result::Result<Option<String>, String> {
    let expected = stable(job)?;
    let mut last = 0;
    let mut observe = |cycle: &Cycle| {
        last = if cycle.issue.is_some() { cycle.number } else { last };
        assert!(cycle.number - last < PATIENCE, "stuck: no instruction since cycle {last}");
    };
    let run = catch_unwind(AssertUnwindSafe(|| runner(job, memory, &mut observe)));
    let found = match run {
        Err(cause) => {
            let cause = cause.downcast_ref::<String>().map_or("it panics", |text| text.as_str());
            return Ok(Some(format!("the RTL simulation stops: {cause}")));
        }
        Ok(Err(error)) => return Ok(Some(format!("the RTL gives an error: {error:#}"))),
        Ok(Ok(found)) => found,
    };
    // With several faulting warps it depends on the engine which fault is the first.
    let same = match found.fault {
        None => expected.faults.is_empty(),
        Some(fault) => expected.faults.contains(&fault),
    };
    if !same {
        let text =
            |fault: &Fault| format!("{} in warp {} at {}", fault.cause, fault.warp, fault.pc);
        let all: Vec<String> = expected.faults.iter().map(text).collect();
        return Ok(Some(format!(
            "fault: RTL {:?}, isa [{}]",
            found.fault.as_ref().map(text),
            all.join(", ")
        )));
    }
    Ok((0..expected.memory.len()).find(|&at| expected.memory[at] != found.memory[at]).map(|at| {
        let segment = job
            .program
            .segments
            .iter()
            .find(|s| (s.address..s.address + s.bytes).contains(&(at as u32)));
        let place = segment.map_or_else(
            || format!("byte {at}"),
            |s| format!("{} + {}", s.name, at as u32 - s.address),
        );
        let word = |memory: &[u8]| {
            u32::from_le_bytes(memory[at & !3..][..4].try_into().expect("four bytes"))
        };
        format!(
            "memory at {place}: isa {:#010x}, RTL {:#010x}",
            word(&expected.memory),
            word(&found.memory)
        )
    }))
}

fn fails(source: &str, threads: u32, runner: &Runner, memory: MemoryConfig) -> Option<String> {
    difference(&assemble(source, threads).ok()?, runner, memory).ok()?
}

/// The program of a seed on hardware against `isa`; a difference is shortened and reported.
fn one_program(
    seed: u64,
    text: &str,
    threads: u32,
    runner: &Runner,
    memory: MemoryConfig,
    about: &str,
    (first, test): (u64, &str),
) {
    let job =
        assemble(text, threads).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
    let first_difference = difference(&job, runner, memory)
        .unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
    let Some(first_difference) = first_difference else { return };
    println!("seed {seed}, {about}, {memory:?}: {first_difference}; shrinking ...");
    // The same kind of difference, or the shortened program shows something else.
    let kind = |text: &str| text.split([':', ' ']).next().map(str::to_owned);
    let faults = |text: &str| {
        assemble(text, threads)
            .and_then(|job| stable(&job))
            .map(|outcome| outcome.faults.is_empty())
    };
    let mut same = |shorter: &str| {
        faults(shorter) == faults(text)
            && fails(shorter, threads, runner, memory)
                .is_some_and(|now| kind(&now) == kind(&first_difference))
    };
    let short = shrink(text, &mut same);
    let now = fails(&short, threads, runner, memory).unwrap_or_else(|| first_difference.clone());
    let listing = assemble(&short, threads).map(|job| job.program.listing()).unwrap_or_default();
    panic!(
        "seed {seed}, {about}, {memory:?}: {first_difference}\n{text}\nshortened: {now}\n{short}\n{listing}\n\
         reproduce with: SEED={first} cargo test -p warpwright-tests --test suites random_programs::{test}"
    );
}

/// `count` programs on `size` with so many threads in a warp; seeds that follow one another, so
/// each can be run alone.
fn isa_against_rtl(size: Size, threads: u32, first: u64, count: usize) {
    let first = seed(first);
    println!("{size:?}, {threads} threads: seeds {first} to {}", first + count as u64 - 1);
    for seed in first..first + count as u64 {
        let mut random = Random::new(seed ^ 0x5eed << 32);
        let high = size != Size::Nano && seed % 2 == 0;
        let (shape, mechanisms, memory) =
            (shape(&mut random, threads, high), mechanisms(&mut random), memory(&mut random));
        // Of some programs the atomics keep their sets in registers.
        let text = if seed % 3 == 0 { IN_REGISTERS } else { "" }.to_string() + &source(seed, shape);
        let about = format!("{size:?}, {mechanisms:?}");
        one_program(
            seed,
            &text,
            threads,
            rtl(size, mechanisms).as_ref(),
            memory,
            &about,
            (seed, &format!("{size:?}").to_lowercase()),
        );
    }
}

/// Cores that other tests compile, in groups of one Verilog model each: execution units, set
/// policies and prefix networks, lanes, warps of eight threads; on the smallest core warps that are
/// suspended at a texture read and latency FIFOs of one entry.
fn variants() -> Vec<(Size, Vec<(Mechanisms, Variant)>)> {
    let default = Variant::default();
    let all = |variants: Vec<Variant>| {
        variants.into_iter().map(|variant| (Mechanisms::ALL, variant)).collect::<Vec<_>>()
    };
    let units = [Mechanisms::ALL, Mechanisms::NONE]
        .map(|mechanisms| (mechanisms, Variant { units: 2, ..default }));
    let networks = |sets| PrefixKind::ALL.map(|prefix| Variant { sets, prefix, ..default });
    let lanes = |threads, lanes| Variant { threads, lanes: Some(lanes), ..default };
    let shallow = Variant { texture_depth: Some(1), ..default };
    let smallest = Variant { texture_lines: Some(4), texture_suspend: true, ..shallow };
    let suspended = [true, false].map(|texture_suspend| Variant { texture_suspend, ..default });
    vec![
        (Size::Small, units.to_vec()),
        (Size::Small, all(SetPolicy::ALL.into_iter().flat_map(networks).collect())),
        (Size::Small, all(vec![lanes(None, 2)])),
        (Size::Small, all(vec![lanes(None, 1)])),
        (Size::Small, all(vec![lanes(Some(8), 8)])),
        (Size::Nano, all(suspended.to_vec())),
        (Size::Nano, all(vec![shallow, smallest])),
    ]
}

/// On each group the programs of a few seeds, each with one of its cores.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn isa_against_variants() {
    const PROGRAMS: usize = 6;
    let first = seed(5_000_000);
    println!("first seed {first}");
    let mut number = first;
    for (size, wanted) in variants() {
        let designs = Design::several(EngineKind::Verilator, size, &wanted)
            .unwrap_or_else(|error| panic!("{error:#}"));
        for turn in 0..cycles(PROGRAMS) {
            // With more cores than programs, other ones for another seed.
            let (seed, which) = (number, (first as usize + turn) % designs.len());
            number += 1;
            let (mechanisms, variant) = wanted[which];
            let threads = variant.threads() as u32;
            let mut random = Random::new(seed ^ 0x5eed << 32);
            let (shape, memory) = (
                shape(&mut random, threads, size != Size::Nano && seed % 2 == 0),
                memory(&mut random),
            );
            let runner = |job: &Job, memory: MemoryConfig, observe: &mut dyn FnMut(&Cycle)| {
                let images: Vec<&[u8]> =
                    job.images.iter().map(|image| image.texels.as_slice()).collect();
                let config = RunConfig {
                    memory,
                    limit: LIMIT,
                    ..RunConfig::new(EngineKind::Verilator, size)
                };
                designs[which].run(&job.program, &images, &config, observe)
            };
            let about = format!("{size:?}, {mechanisms:?}, {variant:?}");
            one_program(
                seed,
                &source(seed, shape),
                threads,
                &runner,
                memory,
                &about,
                (first, "variants"),
            );
        }
        println!(
            "{size:?}: {} cores, seeds {} to {}",
            wanted.len(),
            number - cycles(PROGRAMS) as u64,
            number - 1
        );
    }
}

#[test]
fn isa_against_rtl_on_nano() {
    isa_against_rtl(Size::Nano, 4, 1000, cycles(30));
}

#[test]
fn isa_against_rtl_on_small() {
    isa_against_rtl(Size::Small, 4, 500_000, cycles(30));
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn isa_against_rtl_on_small_with_eight_threads() {
    isa_against_rtl(Size::Small, 8, 600_000, cycles(30));
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn isa_against_rtl_on_full() {
    isa_against_rtl(Size::Full, 4, 800_000, cycles(4));
}

/// A few programs on one core: its Verilog is compiled once.
fn rtl_against_verilog(size: Size, mechanisms: Mechanisms, first: u64) {
    let first = seed(first);
    for seed in first..first + cycles(5) as u64 {
        println!("{size:?}, {mechanisms:?}: seed {seed}");
        let mut random = Random::new(seed);
        let high = size != Size::Nano && seed % 2 == 0;
        let (shape, memory) = (shape(&mut random, 4, high), memory(&mut random));
        let text = source(seed, shape);
        let job = assemble(&text, 4).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        println!("{text}");
        assert_equal_to_verilog(&job, size, mechanisms, memory);
    }
}

#[test]
fn rtl_against_verilog_on_small() {
    rtl_against_verilog(Size::Small, Mechanisms::ALL, 2_000_000);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn rtl_against_verilog_on_small_baselines() {
    rtl_against_verilog(Size::Small, Mechanisms::NONE, 3_000_000);
}

#[test]
fn rtl_against_verilog_on_nano() {
    rtl_against_verilog(Size::Nano, Mechanisms::ALL, 4_000_000);
}

/// What the generator never writes, no test above sees.
#[test]
fn the_generator_writes_every_instruction() {
    let mut missing: BTreeSet<(&str, u8)> =
        TABLE.iter().map(|row| (row.mnemonic, row.opcode)).collect();
    let mut operations: BTreeSet<&str> = AtomicOp::ALL.iter().map(|op| op.name()).collect();
    let (mut divergent, mut faulting, mut registers) = (0, 0, 0);
    for seed in 0..300 {
        let text = if seed % 3 == 0 { IN_REGISTERS } else { "" }.to_string();
        let text = text
            + &source(
                seed,
                Shape { warp: 4, statements: 40, fault: seed % 4 == 0, high: seed % 5 == 0 },
            );
        let job = assemble(&text, 4).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        let outcome = stable(&job).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        registers = registers.max(job.program.launch.registers);
        divergent += usize::from(outcome.divergent > 0);
        faulting += usize::from(!outcome.faults.is_empty());
        for instruction in job.program.instructions.iter().flat_map(|&word| decode(word)) {
            missing.remove(&(instruction.row.mnemonic, instruction.row.opcode));
            if let Some(op) = instruction.atomic_op() {
                operations.remove(op.name());
            }
        }
    }
    assert_eq!((missing, operations), (BTreeSet::new(), BTreeSet::new()), "never written");
    println!("of 300 programs {divergent} diverge, {faulting} fault; up to {registers} registers");
    assert!(registers > 60, "{registers} registers");
    assert!(divergent > 150 && faulting > 30, "{divergent} programs diverge, {faulting} fault");
}
