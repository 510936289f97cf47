// SPDX-License-Identifier: MIT
//! The microcoded core: its microcode on the model of the machine against the instruction-set
//! simulator, its hardware against the model, and whole programs on it in every engine.
mod whole_programs;

use std::panic::{catch_unwind, AssertUnwindSafe};
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_golden::stimulus;
use warpwright_isa::{Fault, FaultCause, OptionalUnit, Program, UnitSet};
use warpwright_microcode::machine::{Inputs, Machine};
use warpwright_microcode::{image, PAGE, WORDS};
use warpwright_rtl::dut::{Dut, Top};
use warpwright_rtl::microcoded::pool::MicrocodedPool;
use warpwright_rtl::microcoded::{image_for, MicrocodedCore, SIZES};
use warpwright_rtl::registry::blocks;
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::engines::{self, Design, EngineKind, RunConfig};
use warpwright_sim::golden::{microcoded_core, microcoded_pool};
use warpwright_sim::harness::{cycles, lockstep, seed};
use warpwright_sim::microcoded_engine::settings;
use warpwright_tests::programs::{Job, WILD};
use warpwright_tests::random_program::{assemble, shrink, source, stable, Shape};

/// Cycles after which the machine counts as stuck; random programs take some hundred thousand.
const LIMIT: u32 = 20_000_000;

/// The core without some units.
fn variant(without: &[OptionalUnit]) -> Variant {
    let without = without.iter().copied().collect();
    Variant { microcoded: true, without, threads: Some(4), ..Variant::default() }
}

struct Ran {
    memory: Vec<u8>,
    fault: Option<Fault>,
}

/// Runs a program on the model of the machine of a size; memory answers at once.
fn run(program: &Program, images: &[&[u8]], size: Size) -> Result<Ran, String> {
    let config = RunConfig { variant: variant(&[]), ..RunConfig::new(EngineKind::Rtl, size) };
    let (mut memory, launch) =
        engines::prepare(program, images, &config).map_err(|error| format!("error: {error:#}"))?;
    let limit = memory.len() as u32 / 16;
    memory.extend(&launch.behind);
    let mut machine = Machine::new(&image(size.numbers().warps));
    while !machine.outputs().done {
        machine.clock(&Inputs::default());
    }
    for (place, host_data) in settings(&launch, limit) {
        let host_place = place as u8;
        machine.clock(&Inputs {
            host_valid: true,
            host_write: true,
            host_place,
            host_data,
            ..Inputs::default()
        });
    }
    machine.clock(&Inputs { start: true, ..Inputs::default() });
    loop {
        let out = machine.outputs();
        if out.done {
            break;
        }
        let mut inputs = Inputs::default();
        if out.mem_valid {
            let at = (out.mem_address * 4) as usize;
            inputs.mem_done = true;
            if out.mem_write {
                let place =
                    memory.get_mut(at..at + 4).ok_or(format!("error: a write at {at:#x}"))?;
                place.copy_from_slice(&out.mem_data.to_le_bytes());
            } else {
                inputs.mem_word = memory
                    .get(at..at + 4)
                    .map_or(0, |word| u32::from_le_bytes(word.try_into().expect("4")));
            }
        }
        machine.clock(&inputs);
        if machine.cycles > LIMIT {
            return Err(format!("stuck: at {:#x} of the microcode", machine.pc()));
        }
    }
    let fault = FaultCause::from_number(machine.outputs().fault).map(|cause| Fault {
        cause,
        warp: machine.global(2),
        pc: machine.global(1),
    });
    Ok(Ran { memory, fault })
}

/// The first difference to the instruction-set simulator.
fn difference(job: &Job, size: Size) -> Result<Option<String>, String> {
    let expected = stable(job)?;
    let images: Vec<&[u8]> = job.images.iter().map(|image| image.texels.as_slice()).collect();
    let found = match catch_unwind(AssertUnwindSafe(|| run(&job.program, &images, size))) {
        Ok(Ok(found)) => found,
        Ok(Err(error)) => return Ok(Some(error)),
        Err(_) => return Ok(Some("panic: of the model".into())),
    };
    // With several faulting warps it depends on the engine which fault is the first.
    let same = match found.fault {
        None => expected.faults.is_empty(),
        Some(fault) => expected.faults.contains(&fault),
    };
    if !same {
        return Ok(Some(format!("fault: {:?}, isa {:?}", found.fault, expected.faults)));
    }
    Ok((0..expected.memory.len()).find(|&at| expected.memory[at] != found.memory[at]).map(|at| {
        let word = |memory: &[u8]| {
            u32::from_le_bytes(memory[at & !3..][..4].try_into().expect("four bytes"))
        };
        format!(
            "memory: at {at}: isa {:#010x}, microcode {:#010x}",
            word(&expected.memory),
            word(&found.memory)
        )
    }))
}

#[test]
fn random_programs_equal_the_instruction_set_simulator() {
    let first = seed(1000);
    for seed in first..first + cycles(400) as u64 {
        // The larger one has programs of over 32 registers too.
        let size = SIZES[seed as usize % 2];
        let high = size == Size::Small && seed % 3 == 0;
        let shape = Shape { warp: 4, statements: 4 + seed % 36, fault: seed / 2 % 4 == 0, high };
        let text = source(seed, shape);
        let job = assemble(&text, 4).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        let found =
            difference(&job, size).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        let Some(found) = found else { continue };
        println!("seed {seed}: {found}; shrinking ...");
        let kind = |text: &str| text.split(':').next().map(str::to_owned);
        let mut same = |shorter: &str| {
            let now =
                assemble(shorter, 4).ok().and_then(|job| difference(&job, size).ok().flatten());
            now.is_some_and(|now| kind(&now) == kind(&found))
        };
        let short = shrink(&text, &mut same);
        let now = assemble(&short, 4).map(|job| (difference(&job, size), job.program.listing()));
        panic!(
            "seed {seed}: {found}\nshortened: {now:?}\n{short}\n\
             reproduce with: SEED={seed} cargo test -p warpwright-tests --test suites microcode::random"
        );
    }
}

/// Rust-hdl and Verilog against the model, over random launches of random instructions.
#[test]
fn the_core_equals_its_golden_model() {
    let entry = blocks()
        .into_iter()
        .find(|entry| entry.name == "microcoded_core")
        .expect("the block is registered");
    let lacking: UnitSet = [OptionalUnit::Texture, OptionalUnit::Sfu].into_iter().collect();
    for (size, without) in
        [(Size::Nano, UnitSet::EMPTY), (Size::Nano, lacking), (Size::Small, UnitSet::EMPTY)]
    {
        let image = image_for(size, without);
        assert_eq!(image.code.len(), if without.is_empty() { WORDS } else { PAGE });
        let mut dut = MicrocodedCore::new(&image).ready();
        let mut verilog = CompiledModel::of(&dut, "microcoded_core").expect("it compiles");
        let mut golden = microcoded_core::MicrocodedCore::new(&image);
        let mut stimulus = stimulus::of(entry.name);
        lockstep(
            "microcoded_core",
            &mut verilog,
            &mut golden,
            stimulus.as_mut(),
            seed(1),
            cycles(300_000),
        );
        let mut golden = microcoded_core::MicrocodedCore::new(&image);
        let mut stimulus = stimulus::of(entry.name);
        lockstep(
            "microcoded_core",
            &mut dut,
            &mut golden,
            stimulus.as_mut(),
            seed(2),
            cycles(20_000),
        );
    }
}

/// The same of pools.
#[test]
fn pools_equal_their_golden_model() {
    let entry = blocks()
        .into_iter()
        .find(|entry| entry.name == "microcoded_pool")
        .expect("the block is registered");
    fn check<const U: usize>(entry: &warpwright_rtl::registry::BlockEntry, size: Size) {
        let image = image(size.numbers().warps);
        let mut dut = MicrocodedPool::<U>::new(&image).ready();
        let mut verilog = CompiledModel::of(&dut, "microcoded_pool").expect("it compiles");
        for (number, limit) in [(3, 300_000), (4, 10_000)] {
            let mut golden = microcoded_pool::MicrocodedPool::new(&image, U as u32);
            let mut stimulus = stimulus::of(entry.name);
            let under_test: &mut dyn Dut = if number == 3 { &mut verilog } else { &mut dut };
            lockstep(
                "microcoded_pool",
                under_test,
                &mut golden,
                stimulus.as_mut(),
                seed(number),
                cycles(limit),
            );
        }
    }
    check::<1>(&entry, Size::Nano);
    check::<2>(&entry, Size::Nano);
    check::<4>(&entry, Size::Nano);
    check::<2>(&entry, Size::Small);
    check::<4>(&entry, Size::Small);
}

/// Random programs leave the same memory, whoever runs which warp.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn random_programs_run_on_a_pool() {
    let pool = Variant { units: 4, ..variant(&[]) };
    let designs = SIZES.map(|size| {
        Design::new(EngineKind::Verilator, size, Mechanisms::ALL, pool).expect("a design")
    });
    let first = seed(5000);
    for seed in first..first + cycles(60) as u64 {
        let design = &designs[seed as usize % 2];
        let high = seed % 2 == 1 && seed % 3 == 0;
        let shape = Shape { warp: 4, statements: 4 + seed % 36, fault: seed / 2 % 4 == 0, high };
        let text = source(seed, shape);
        let fail = |what: String| -> ! {
            panic!(
                "seed {seed}: {what}\n{text}\nreproduce with: SEED={seed} cargo test -p warpwright-tests --test suites microcode::pool"
            )
        };
        let job = assemble(&text, 4).unwrap_or_else(|error| fail(error));
        let expected = stable(&job).unwrap_or_else(|error| fail(error));
        let images: Vec<&[u8]> = job.images.iter().map(|image| image.texels.as_slice()).collect();
        let config = RunConfig {
            memory: WILD,
            limit: 40_000_000,
            ..RunConfig::new(EngineKind::Verilator, Size::Nano)
        };
        let found = design
            .run(&job.program, &images, &config, &mut |_| {})
            .unwrap_or_else(|error| fail(format!("{error:#}")));
        if !found.fault.map_or(expected.faults.is_empty(), |fault| expected.faults.contains(&fault))
        {
            fail(format!("fault {:?}, isa {:?}", found.fault, expected.faults));
        }
        if let Some(at) =
            (0..expected.memory.len()).find(|&at| expected.memory[at] != found.memory[at])
        {
            fail(format!(
                "memory at {at}: isa {:#x}, pool {:#x}",
                expected.memory[at], found.memory[at]
            ));
        }
    }
}
