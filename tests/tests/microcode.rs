// SPDX-License-Identifier: MIT
//! The microcoded core: its microcode on the model of the machine against the instruction-set
//! simulator, its hardware against the model, and whole programs on it in every engine.
use std::panic::{catch_unwind, AssertUnwindSafe};
use warpwright_config::counters::Counter;
use warpwright_config::registers::KEPT;
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_golden::stimulus;
use warpwright_isa::{assemble_with, Fault, FaultCause, OptionalUnit, Options, Program, UnitSet};
use warpwright_microcode::machine::{Inputs, Machine};
use warpwright_microcode::{image, image_of, PAGE, TEXT, WORDS};
use warpwright_rtl::dut::{Dut, Top};
use warpwright_rtl::microcoded::pool::MicrocodedPool;
use warpwright_rtl::microcoded::{image_for, MicrocodedCore, SIZES};
use warpwright_rtl::registry::blocks;
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::engines::{self, Design, EngineKind, RunConfig};
use warpwright_sim::golden::{microcoded_core, microcoded_pool};
use warpwright_sim::harness::{cycles, lockstep, seed};
use warpwright_sim::microcoded_engine::{self, settings};
use warpwright_tests::programs::{count, Image, Job, FAST, SLOW, WILD};
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

macro_rules! programs {
    ($($name:ident $pictures:literal $size:expr;)*) => {
        &[$((stringify!($name), include_str!(concat!("../../programs/", stringify!($name), ".s")), $pictures, $size)),*]
    };
}

/// Name, text, pictures, grid.
type Source = (&'static str, &'static str, usize, Option<(u32, u32)>);

const SOURCES: &[Source] = programs! {
    add 0 None;
    allocate 0 None;
    bins 0 None;
    bounds 0 None;
    collatz 0 None;
    dependent 2 Some((6, 5));
    filters 1 Some((9, 7));
    glass 2 Some((6, 5));
    mandelbrot 0 Some((11, 6));
    nbody 0 None;
    normalize 0 None;
    same_word 0 None;
    sphere 1 Some((6, 4));
    tasks 0 None;
    tickets 0 None;
    tiled 1 Some((10, 9));
    warm 0 None;
};

fn job(&(name, text, pictures, size): &Source) -> Job {
    let images: Vec<Image> = (0..pictures).map(|_| Image::sample(24, 16)).collect();
    let sizes = images.iter().map(|image| (image.width, image.height)).collect();
    let options = Options { size, images: sizes, ..Default::default() };
    let program = assemble_with(name, text, &options).unwrap_or_else(|error| panic!("{error}"));
    Job { program, images }
}

/// Whole programs: the Verilog against the instruction-set simulator over any memory, rust-hdl
/// against the Verilog.
#[test]
fn programs_run_on_it_as_everywhere() {
    let [rtl, verilog] = [EngineKind::Rtl, EngineKind::Verilator].map(|engine| {
        Design::new(engine, Size::Nano, Mechanisms::ALL, variant(&[])).expect("a design")
    });
    let on = |design: &Design, job: &Job, memory| {
        let config = RunConfig {
            memory,
            limit: 40_000_000,
            ..RunConfig::new(EngineKind::Verilator, Size::Nano)
        };
        let images: Vec<&[u8]> = job.images.iter().map(|image| image.texels.as_slice()).collect();
        design
            .run(&job.program, &images, &config, &mut |_| {})
            .unwrap_or_else(|error| panic!("{error:#}"))
    };
    for source in SOURCES {
        let (name, job) = (source.0, job(source));
        let golden = job.run(EngineKind::Isa, Size::Nano, Mechanisms::ALL, FAST);
        for memory in [FAST, WILD] {
            let outcome = on(&verilog, &job, memory);
            println!("{name}: {} cycles", outcome.cycles);
            assert_eq!(outcome.fault, golden.fault, "{name}");
            assert!(
                outcome.memory == golden.memory,
                "{name}: memory against the instruction-set simulator"
            );
            for &counter in Counter::ALL
                .iter()
                .filter(|&&counter| counter != Counter::Cycles && !KEPT.contains(&counter))
            {
                assert_eq!(count(&outcome, counter), 0, "{name}: {} is not kept", counter.name());
            }
        }
        let outcome = on(&verilog, &job, SLOW);
        if outcome.cycles < cycles(40_000) as u64 {
            let simulated = on(&rtl, &job, SLOW);
            assert!(simulated.memory == outcome.memory, "{name}: memory, RTL against Verilog");
            let [simulated, outcome] =
                [simulated, outcome].map(|outcome| (outcome.counters, outcome.cycles));
            assert_eq!(simulated, outcome, "{name}: counters, RTL against Verilog");
        }
    }
}

/// Whole programs on one, two and four units of either size: results of one, in less time, its
/// counters but for how accesses of an atomic meet.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn programs_run_on_pools() {
    let pools =
        [(Size::Nano, 1), (Size::Nano, 2), (Size::Nano, 4), (Size::Small, 1), (Size::Small, 4)];
    let designs = pools.map(|(size, units)| {
        let pool = Variant { units, ..variant(&[]) };
        Design::new(EngineKind::Verilator, size, Mechanisms::ALL, pool).expect("a design")
    });
    for source in SOURCES {
        let (name, job) = (source.0, job(source));
        let golden = job.run(EngineKind::Isa, Size::Nano, Mechanisms::ALL, FAST);
        let images: Vec<&[u8]> = job.images.iter().map(|image| image.texels.as_slice()).collect();
        for memory in [FAST, WILD] {
            let outcomes = designs.each_ref().map(|design| {
                let config = RunConfig {
                    memory,
                    limit: 40_000_000,
                    ..RunConfig::new(EngineKind::Verilator, Size::Nano)
                };
                design
                    .run(&job.program, &images, &config, &mut |_| {})
                    .unwrap_or_else(|error| panic!("{name}: {error:#}"))
            });
            println!("{name}: {:?} cycles", outcomes.each_ref().map(|outcome| outcome.cycles));
            for outcome in &outcomes {
                assert_eq!(outcome.fault, golden.fault, "{name}");
                assert!(
                    outcome.memory == golden.memory,
                    "{name}: memory against the instruction-set simulator"
                );
                for counter in [Counter::Launches, Counter::Atomics, Counter::AtomicMerged] {
                    assert_eq!(
                        count(outcome, counter),
                        count(&outcomes[0], counter),
                        "{name}: {}",
                        counter.name()
                    );
                }
            }
        }
    }
}

/// All eight warps of the larger core meet in a workgroup; of over 32 registers it has four, which
/// is told where it is too few.
#[test]
fn workgroups_of_all_warps_meet() {
    let text = |threads: u32, register: u32| {
        format!(
            "        .threads 96
        .workgroup {threads}
        .shared 128
        .buffer out 384
        s2r r0, tid
        and r1, r0, {}
        shl r2, r1, 2
        imul r3, r0, 7
        sts [r2], r3
        bar
        xor r4, r2, {}
        lds r{register}, [r4]
        bar
        shl r5, r0, 2
        st [r5 + out], r{register}
        exit
",
            threads - 1,
            4 * (threads - 1)
        )
    };
    let program = |text: &str| {
        assemble_with("meet.s", text, &Options::default()).unwrap_or_else(|error| panic!("{error}"))
    };
    for units in [1, 4] {
        let pool = Variant { units, ..variant(&[]) };
        let design = Design::new(EngineKind::Verilator, Size::Small, Mechanisms::ALL, pool)
            .expect("a design");
        for (threads, register) in [(32, 31), (16, 32), (16, 63)] {
            let program = program(&text(threads, register));
            let settings = warpwright_sim::isa_sim::Settings::default();
            let golden =
                warpwright_sim::isa_sim::run(&program, program.initial_memory(&[]), &settings)
                    .expect("it runs");
            let config = RunConfig {
                memory: WILD,
                limit: 40_000_000,
                ..RunConfig::new(EngineKind::Verilator, Size::Small)
            };
            let found = design
                .run(&program, &[], &config, &mut |_| {})
                .unwrap_or_else(|error| panic!("{error:#}"));
            assert_eq!(found.fault, None, "{threads} threads, r{register}, {units} units");
            assert!(
                found.memory == golden.memory,
                "{threads} threads, r{register}, {units} units: memory"
            );
        }
    }
    let refused = |size: Size, text: &str, words: &str| {
        let config =
            RunConfig { variant: variant(&[]), ..RunConfig::new(EngineKind::Verilator, size) };
        let error = engines::run(&program(text), &[], &config, &mut |_| {})
            .expect_err("it does not fit")
            .to_string();
        assert!(error.contains(words), "{error}");
    };
    refused(
        Size::Small,
        &text(32, 32),
        "a workgroup of 32 threads, and the core `small` runs 16 at a time with 33 registers each",
    );
    refused(
        Size::Nano,
        &text(32, 31),
        "a workgroup of 32 threads, and the core `nano` runs 16 at a time with 32 registers each",
    );
    refused(Size::Nano, &text(16, 32), "33 registers per thread, and the core `nano` has 32");
}

/// Warps of different units write to parts of one word, and count in one: what is read for that is
/// kept until it is written.
#[test]
fn units_of_a_pool_leave_each_other_their_bytes() {
    const TOGETHER: &str = "
        .threads 256
        .buffer bytes 256
        .buffer halves 512
        .buffer counter 16
        s2r r0, tid
        and r1, r0, 3
        shr r2, r0, 2
        shl r3, r1, 6
        iadd r3, r3, r2         ; a word has bytes of four warps
        st.u8 [r3 + bytes], r0
        shl r3, r3, 1
        st.u16 [r3 + halves], r0
        mov r4, 0
        mov r5, 1
        atom1.add _, [r4 + counter], r5
        exit
";
    let program = assemble_with("together.s", TOGETHER, &Options::default())
        .unwrap_or_else(|error| panic!("{error}"));
    let config =
        RunConfig { variant: variant(&[]), ..RunConfig::new(EngineKind::Verilator, Size::Nano) };
    let run = |text: &str| {
        let image = image_of(text).unwrap_or_else(|error| panic!("core.ucode: {error}"));
        let pool = MicrocodedPool::<4>::new(&image).ready();
        let mut model = CompiledModel::of(&pool, "microcoded_pool").expect("it compiles");
        let (memory, launch) = engines::prepare(&program, &[], &config).expect("it fits");
        microcoded_engine::run(&mut model, memory, &launch, &FAST, 40_000_000, &mut |_| {})
            .expect("it ends")
            .memory
    };
    let settings = warpwright_sim::isa_sim::Settings::default();
    let golden = warpwright_sim::isa_sim::run(&program, program.initial_memory(&[]), &settings)
        .expect("it runs")
        .memory;
    let memory = run(TEXT);
    let wrong = |memory: &[u8], buffer: &str| {
        let segment = program.segment(buffer).expect("a buffer");
        let place = segment.address as usize..(segment.address + segment.bytes) as usize;
        memory[place.clone()] != golden[place]
    };
    for buffer in ["bytes", "halves", "counter"] {
        assert!(!wrong(&memory, buffer), "{buffer}");
    }
    // Without `keep` the test sees it: the first one is that of stores, the second that of atomics.
    let keep = "  keep\n";
    let (before, behind) = TEXT.split_once(keep).expect("stores keep the memory");
    let (between, end) = behind.split_once(keep).expect("atomics keep the memory");
    let memory = run(&format!("{before}{between}{keep}{end}"));
    assert!(wrong(&memory, "bytes") && wrong(&memory, "halves"), "stores do without");
    let memory = run(&format!("{before}{keep}{between}{end}"));
    assert!(wrong(&memory, "counter"), "atomics do without");
}

/// Its counters: what the instruction-set simulator counts, and an access for each set of an
/// atomic.
#[test]
fn counters_are_those_of_the_instruction_set_simulator() {
    let job = job(&SOURCES[2]);
    let images: [&[u8]; 0] = [];
    let config = RunConfig {
        variant: variant(&[]),
        limit: 40_000_000,
        ..RunConfig::new(EngineKind::Verilator, Size::Nano)
    };
    let found = engines::run(&job.program, &images, &config, &mut |_| {}).expect("it runs");
    let settings = warpwright_sim::isa_sim::Settings::default();
    let golden =
        warpwright_sim::isa_sim::run(&job.program, job.program.initial_memory(&images), &settings)
            .expect("it runs");
    assert_eq!(u64::from(count(&found, Counter::Instructions)), golden.instructions);
    assert_eq!(u64::from(count(&found, Counter::ThreadInstructions)), golden.thread_instructions);
    assert_eq!(u64::from(count(&found, Counter::Divergences)), golden.divergent);
    assert_eq!(u64::from(count(&found, Counter::Launches)), golden.warps);
    assert!(count(&found, Counter::AtomicMerged) > 0 && count(&found, Counter::Atomics) > 0);
}

/// What a pipeline can be without or with, this core cannot.
#[test]
fn there_is_one_microcoded_core() {
    let refused = |size: Size, variant: Variant, source: &str| {
        let program = assemble_with("short.s", source, &Options::default())
            .unwrap_or_else(|error| panic!("{error}"));
        let config = RunConfig { variant, ..RunConfig::new(EngineKind::Verilator, size) };
        engines::run(&program, &[], &config, &mut |_| {}).expect_err("there is none").to_string()
    };
    const PLAIN: &str = "        .threads 4\n        exit\n";
    assert!(refused(Size::Full, variant(&[]), PLAIN)
        .contains("the microcoded core is `nano` or `small`"));
    assert!(refused(Size::Nano, Variant { lanes: Some(1), ..variant(&[]) }, PLAIN)
        .contains("the microcoded core is `nano`"));
    for units in [0, 3, 8] {
        let text = refused(Size::Nano, Variant { units, ..variant(&[]) }, PLAIN);
        assert!(
            text.contains(&format!("has 1, 2, 4 execution units: there is none with {units}")),
            "{text}"
        );
    }
    let functions = "        .threads 4\n        rcp r0, r1\n        exit\n";
    assert!(refused(Size::Nano, variant(&[OptionalUnit::Sfu]), functions)
        .starts_with("short.s:2: `rcp r0, r1` needs the unit `sfu`"));
    let textures = "        .threads 4\n        txf r0, [r1, r2], t0.r\n        exit\n";
    assert!(refused(Size::Nano, variant(&[OptionalUnit::Texture]), textures)
        .contains("needs the unit `texture`"));
}
