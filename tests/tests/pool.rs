// SPDX-License-Identifier: MIT
//! Several execution units on shared texture pipelines and one memory port (docs/mechanisms/5.md):
//! the same results as one, on the RTL and its Verilog; the books of the resource table.
use warpwright_config::counters::Counter;
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_golden::dispatcher::{Inputs, Outputs};
use warpwright_golden::stimulus::dispatcher::Neighbours;
use warpwright_isa::{assemble, FaultCause};
use warpwright_rtl::registry::blocks;
use warpwright_sim::compiled::{export_text, CompiledModel};
use warpwright_sim::engines::{self, Design, EngineKind, Outcome, RunConfig};
use warpwright_sim::golden::dispatcher::{walk_pixels, walk_threads};
use warpwright_sim::harness::{cycles, seed, Bench, Random, Stimulus};
use warpwright_sim::memory::MemoryConfig;
use warpwright_tests::cases::each;
use warpwright_tests::programs::{Image, Job, FAST, SLOW, WILD};

const UNITS: [usize; 2] = [2, 4];

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
        program!("histogram", Some((24, 16)), vec![image()]),
        program!("mandelbrot", Some((24, 16)), vec![]),
        program!("prefix_sum", None, vec![]),
        program!("blur", Some((24, 16)), vec![image()]),
        program!("bins", None, vec![]),
        program!("add", None, vec![]),
    ]
}

fn run(job: &Job, design: &Design, engine: EngineKind, memory: MemoryConfig) -> Outcome {
    let images: Vec<&[u8]> = job.images.iter().map(|image| image.texels.as_slice()).collect();
    let config = RunConfig { memory, limit: 1_000_000, ..RunConfig::new(engine, Size::Small) };
    let run = design.run(&job.program, &images, &config, &mut |_| {});
    run.unwrap_or_else(|error| panic!("{} on {engine:?}, {memory:?}: {error:#}", job.program.file))
}

fn check(about: &str, outcome: &Outcome, golden: &Outcome) {
    assert_eq!(outcome.fault, None, "{about}");
    assert!(
        outcome.memory == golden.memory,
        "{about}: memory against the instruction-set simulator"
    );
    let launched = |unit: &Vec<u32>| unit[Counter::Launches as usize];
    let all: Vec<u32> = outcome.unit_counters.iter().map(launched).collect();
    println!("{about}: {} cycles, warps {all:?}", outcome.cycles);
    if all.iter().sum::<u32>() >= 2 * all.len() as u32 {
        assert!(all.iter().all(|&warps| warps > 0), "{about}: a unit has nothing to do: {all:?}");
    }
}

/// All programs on two units, as Verilog, over fast, slow and unruly memory, with all mechanisms
/// and with none; the rust-hdl design equals it in every counter of each unit and in the cycles.
#[test]
fn two_units_leave_the_memory_of_one() {
    let wanted = [Mechanisms::ALL, Mechanisms::NONE]
        .map(|mechanisms| (mechanisms, Variant { units: 2, ..Variant::default() }));
    let designs = |engine| Design::several(engine, Size::Small, &wanted).expect("designs");
    let pairs = designs(EngineKind::Rtl).into_iter().zip(designs(EngineKind::Verilator));
    for ((rtl, verilog), (mechanisms, _)) in pairs.zip(wanted) {
        each(
            &jobs(),
            |job| job.program.file.clone(),
            |job| {
                let golden = job.run(EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST);
                for memory in [FAST, SLOW, WILD] {
                    let about =
                        format!("{} on 2 units, {mechanisms:?}, {memory:?}", job.program.file);
                    let outcome = run(job, &verilog, EngineKind::Verilator, memory);
                    check(&about, &outcome, &golden);
                    if memory == WILD
                        && ["glass", "add", "bins"].contains(&job.program.file.as_str())
                    {
                        let rtl = run(job, &rtl, EngineKind::Rtl, memory);
                        assert!(
                            rtl.memory == outcome.memory,
                            "{about}: memory, RTL against Verilog"
                        );
                        assert_eq!(
                            (rtl.unit_counters, rtl.cycles),
                            (outcome.unit_counters, outcome.cycles),
                            "{about}: RTL against Verilog"
                        );
                    }
                }
            },
        );
    }
}

/// Two texture pipelines, each of them serves every second unit: as Verilog, and the rust-hdl
/// design in lockstep.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn two_texture_pipelines_leave_the_memory_of_one() {
    let variant = Variant { units: 2, texture_pipelines: 2, ..Variant::default() };
    let design =
        |engine| Design::new(engine, Size::Small, Mechanisms::ALL, variant).expect("a design");
    let (rtl, verilog) = (design(EngineKind::Rtl), design(EngineKind::Verilator));
    let image = || Image::sample(24, 16);
    let glass = Job::with_grid(
        "glass",
        include_str!("../../programs/glass.s"),
        Some((24, 16)),
        vec![image(), image()],
    );
    let filters = Job::with_grid(
        "filters",
        include_str!("../../programs/filters.s"),
        Some((24, 16)),
        vec![image()],
    );
    for job in [&glass, &filters] {
        let golden = job.run(EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST);
        for memory in [FAST, SLOW, WILD] {
            let about =
                format!("{} on 2 units and 2 texture pipelines, {memory:?}", job.program.file);
            let outcome = run(job, &verilog, EngineKind::Verilator, memory);
            check(&about, &outcome, &golden);
            let lookups = |unit: &Vec<u32>| unit[Counter::TextureLookups as usize];
            let each: Vec<u32> = outcome.unit_counters.iter().map(lookups).collect();
            assert!(
                each.iter().all(|&lookups| lookups > 0),
                "{about}: a pipeline has nothing to do: {each:?}"
            );
            let in_process = run(job, &rtl, EngineKind::Rtl, memory);
            assert!(in_process.memory == outcome.memory, "{about}: memory, RTL against Verilog");
            assert_eq!(
                (in_process.unit_counters, in_process.cycles),
                (outcome.unit_counters, outcome.cycles),
                "{about}"
            );
        }
    }
}

/// Programs on four and eight units of the rust-hdl design.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn more_units_leave_the_memory_of_one() {
    let image = || Image::sample(16, 8);
    let glass = Job::with_grid(
        "glass",
        include_str!("../../programs/glass.s"),
        Some((16, 8)),
        vec![image(), image()],
    );
    let blur =
        Job::with_grid("blur", include_str!("../../programs/blur.s"), Some((16, 8)), vec![image()]);
    for units in [4, 8] {
        let variant = Variant { units, texture_pipelines: units / 4, ..Variant::default() };
        let design =
            Design::new(EngineKind::Rtl, Size::Small, Mechanisms::ALL, variant).expect("a design");
        for job in [&glass, &blur] {
            let golden = job.run(EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST);
            check(
                &format!("{} on {units} units", job.program.file),
                &run(job, &design, EngineKind::Rtl, WILD),
                &golden,
            );
        }
    }
}

/// Every thread takes a number of one counter: each number once, whatever the unit.
#[test]
fn atomics_of_all_units_are_indivisible() {
    let text = ".threads 256\n.registers 8\n.buffer counter 16\n.buffer taken 1024\n\
                s2r r0, tid\nmov r1, counter\nmov r2, 1\natom.add r3, [r1], r2, r4\nst [r3 * 4 + taken], r0\nexit\n";
    let job = Job::new("numbers.s", text, vec![]);
    for units in UNITS {
        for mechanisms in [Mechanisms::ALL, Mechanisms { merged_atomics: false, ..Mechanisms::ALL }]
        {
            let variant = Variant { units, ..Variant::default() };
            let design =
                Design::new(EngineKind::Rtl, Size::Small, mechanisms, variant).expect("a design");
            for memory in [FAST, WILD] {
                let outcome = run(&job, &design, EngineKind::Rtl, memory);
                assert_eq!(job.words(&outcome.memory, "counter")[0], 256);
                let mut taken = job.words(&outcome.memory, "taken");
                taken.sort_unstable();
                assert_eq!(
                    taken,
                    (0..256).collect::<Vec<u32>>(),
                    "{units} units, {mechanisms:?}, {memory:?}"
                );
            }
        }
    }
}

/// The fault of a warp on any unit is reported with the warp's number in the launch; the others go
/// on.
#[test]
fn a_fault_on_any_unit_is_reported() {
    for warp in [0, 1, 2, 3, 9] {
        let text = format!(
            ".threads 64\n.registers 8\n.buffer out 256\ns2r r0, tid\nmov r2, 0\nisetp.eq p0, r0, {}\n@p0 mov r2, 2\n\
             ld r3, [r2]\nst [r0 * 4 + out], r0\nexit\n",
            4 * warp + 1
        );
        let program = assemble("fault.s", &text).unwrap_or_else(|errors| panic!("{errors}"));
        let config = RunConfig {
            memory: SLOW,
            limit: 100_000,
            ..RunConfig::new(EngineKind::Isa, Size::Small)
        };
        let isa = engines::run(&program, &[], &config, &mut |_| {}).expect("a run");
        for units in UNITS {
            let variant = Variant { units, ..Variant::default() };
            let config = RunConfig { variant, engine: EngineKind::Rtl, ..config };
            let outcome = engines::run(&program, &[], &config, &mut |_| {}).expect("a run");
            assert_eq!(outcome.fault, isa.fault, "warp {warp} on {units} units");
            assert_eq!(
                outcome.fault.map(|fault| (fault.cause, fault.warp)),
                Some((FaultCause::Misaligned, warp))
            );
            assert!(
                outcome.memory == isa.memory,
                "warp {warp} on {units} units: the other warps' work"
            );
        }
    }
}

#[test]
fn a_number_of_units_that_is_not_there_is_refused() {
    let program = assemble("none.s", ".threads 4\n.registers 4\nexit\n")
        .unwrap_or_else(|errors| panic!("{errors}"));
    for (size, units) in [(Size::Nano, 2), (Size::Small, 3), (Size::Small, 0), (Size::Full, 9)] {
        let variant = Variant { units, ..Variant::default() };
        let config = RunConfig { variant, ..RunConfig::new(EngineKind::Rtl, size) };
        let error = engines::run(&program, &[], &config, &mut |_| {})
            .expect_err("no such core")
            .to_string();
        assert!(error.contains("execution units"), "{error}");
    }
    for (units, texture_pipelines) in [(1, 2), (2, 3), (4, 0)] {
        let variant = Variant { units, texture_pipelines, ..Variant::default() };
        let config = RunConfig { variant, ..RunConfig::new(EngineKind::Rtl, Size::Small) };
        let error = engines::run(&program, &[], &config, &mut |_| {})
            .expect_err("no such core")
            .to_string();
        assert!(error.contains("texture pipelines"), "{error}");
    }
}

/// A million launches of tasks with one to four pages on four units: pages free and in use are
/// always all there are, no slot is given twice, no warp is launched without pages for it, and
/// every warp of every task is launched once, in order.
#[test]
fn the_resource_table_never_leaks() {
    /// Pages of a bank group.
    const PAGES: u64 = 8;
    let entry = blocks()
        .into_iter()
        .find(|entry| entry.name == "dispatcher_pool")
        .expect("the block is registered");
    let rust = (entry.build)();
    let text = export_text(rust.as_ref(), entry.name).expect("the block is exported");
    let mut model = CompiledModel::new(&text, entry.name, true, rust.inputs(), rust.outputs())
        .expect("a model");
    let mut stimulus = Neighbours::new(4);
    let mut bench = Bench::<_, Inputs, Outputs>::new(&mut model);
    let seed = seed(11);
    println!("seed {seed}");
    let mut random = Random::new(seed);
    let (mut launches, wanted) = (0, cycles(1_000_000) as u64);
    // The words of the tasks, and their warps: launched, to launch.
    let mut tasks = [[0u64; 3]; 4];
    let mut warps = [[0u64; 2]; 4];
    let (mut long, mut mixed) = (false, 0);
    // Pages of the warp in each slot.
    let mut pages = [[0u64; 8]; 4];
    let mut cycle = 0u64;
    while launches < wanted {
        bench.inputs = stimulus.next(&mut || random.bits(), &bench.outputs);
        // In every second launch warps run for long, so that the units are full.
        for free in &mut bench.inputs.free_valid {
            *free &= u64::from(!long || random.below(12) == 0);
        }
        bench.settle();
        let (inputs, outputs) = (&bench.inputs, &bench.outputs);
        for unit in 0..4 {
            let (busy, pages_free) =
                (outputs.busy[unit], [outputs.even_free[unit], outputs.odd_free[unit]]);
            for (slot, &held) in pages[unit].iter().enumerate() {
                assert_eq!(
                    busy >> slot & 1,
                    u64::from(held > 0),
                    "unit {unit}, slot {slot}, cycle {cycle}, seed {seed}"
                );
            }
            for (group, free) in pages_free.into_iter().enumerate() {
                let used = pages[unit].iter().skip(group).step_by(2).sum::<u64>();
                assert!(
                    launches == 0 && free == 0 || free + used == PAGES,
                    "unit {unit}, group {group}, cycle {cycle}, seed {seed}: {free} pages free, {used} in use"
                );
            }
            if inputs.free_valid[unit] == 1 {
                pages[unit][inputs.free_warp[unit] as usize] = 0;
            }
            if outputs.launch_unit[unit] == 1 {
                let (slot, wanted) = (outputs.launch_warp as usize, outputs.launch_pages);
                assert_eq!(
                    busy >> slot & 1,
                    0,
                    "unit {unit}, cycle {cycle}, seed {seed}: slot {slot} is in use"
                );
                let task = tasks
                    .iter()
                    .position(|words| {
                        words[0] & 0xf_ffff == outputs.launch_pc
                            && (words[2] & 127).div_ceil(16) == wanted
                    })
                    .unwrap_or_else(|| {
                        panic!(
                            "cycle {cycle}, seed {seed}: no task has this entry and {wanted} pages"
                        )
                    });
                let id = outputs.launch_id;
                assert_eq!(
                    id, warps[task][0],
                    "cycle {cycle}, seed {seed}: the warps of a task are launched in order"
                );
                warps[task][0] += 1;
                mixed += u64::from(pages.iter().flatten().any(|&held| held > 0 && held != wanted));
                assert!(
                    pages_free[slot % 2] >= wanted,
                    "cycle {cycle}, seed {seed}: too few pages"
                );
                pages[unit][slot] = wanted;
                launches += 1;
            }
        }
        if inputs.task_valid == 1 {
            tasks[inputs.task_number as usize][inputs.task_word as usize] = inputs.task_data;
        }
        if inputs.start == 1 {
            assert!(
                warps.iter().all(|[launched, all]| launched == all),
                "cycle {cycle}, seed {seed}: warps {warps:?}"
            );
            let count = |words: &[u64; 3]| {
                let linear = words[0] >> 30 & 1 == 1;
                let [width, height] = [words[1] & 0xffff, words[1] >> 16];
                let steps =
                    if linear { walk_threads(words[1], 4) } else { walk_pixels(width, height, 4) };
                steps.iter().flatten().count() as u64
            };
            let last = inputs.last_task as usize;
            warps =
                std::array::from_fn(|task| [0, if task <= last { count(&tasks[task]) } else { 0 }]);
            pages = [[0; 8]; 4];
            long = !long;
        }
        bench.rise();
        cycle += 1;
    }
    println!(
        "{launches} launches in {cycle} cycles, {mixed} beside warps with another number of pages"
    );
    assert!(mixed > wanted / 10, "tasks of different footprints share the units");
}
