// SPDX-License-Identifier: MIT
//! Whole programs on the microcoded core and on pools of it, in every engine.
use super::variant;
use warpwright_config::counters::Counter;
use warpwright_config::registers::KEPT;
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_isa::{assemble_with, OptionalUnit, Options};
use warpwright_microcode::{image_of, TEXT};
use warpwright_rtl::dut::Top;
use warpwright_rtl::microcoded::pool::MicrocodedPool;
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::engine::RunError;
use warpwright_sim::engines::{self, Design, EngineKind, RunConfig};
use warpwright_sim::harness::cycles;
use warpwright_sim::microcoded_engine;
use warpwright_tests::programs::{count, Image, Job, FAST, SLOW, WILD};

macro_rules! programs {
    ($($name:ident $pictures:literal $size:expr;)*) => {
        &[$((stringify!($name), include_str!(concat!("../../../programs/", stringify!($name), ".s")), $pictures, $size)),*]
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
/// is reported where it is too few.
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

/// A run that is stopped: the counters are those up to then, without the warps that would come
/// after; and it is at rest soon, however many those are.
#[test]
fn counters_of_a_run_that_is_stopped_are_those_up_to_the_stop() {
    // Warps that do not end, more than could begin and fault while the driver waits.
    let source =
        "        .threads 20000\nagain:  iadd r0, r0, 1\n        bra again\n        exit\n";
    let program = assemble_with("endless.s", source, &Options::default()).expect("it assembles");
    for (size, units, warps) in [(Size::Nano, 1, 4), (Size::Small, 1, 8), (Size::Nano, 2, 8)] {
        for engine in [EngineKind::Rtl, EngineKind::Verilator] {
            let variant = Variant { units, ..variant(&[]) };
            let config = RunConfig { variant, limit: 20_000, ..RunConfig::new(engine, size) };
            let (mut issued, mut threads) = (0, 0);
            let error = engines::run(&program, &[], &config, &mut |cycle| {
                issued += u32::from(cycle.issue.is_some());
                threads += if cycle.issue.is_some() { cycle.active.count_ones() } else { 0 };
            })
            .expect_err("it does not end");
            let RunError::Stopped { outcome, warps: standing, .. } =
                error.downcast::<RunError>().expect("it was stopped")
            else {
                panic!("it was not stopped")
            };
            let count = |counter: Counter| outcome.counters[counter as usize];
            let about = format!("{engine:?} {size:?}, units: {units}");
            assert!(issued > 100, "{about}");
            assert_eq!(standing.len(), warps, "{about}");
            assert_eq!(count(Counter::Launches) as usize, warps, "{about}");
            assert_eq!(count(Counter::Instructions), issued, "{about}");
            assert_eq!(count(Counter::ThreadInstructions), threads, "{about}");
            assert_eq!(outcome.fault, None, "{about}");
            assert_eq!(outcome.cycles, 20_000, "{about}");
        }
    }
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
