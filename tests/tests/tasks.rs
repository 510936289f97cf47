// SPDX-License-Identifier: MIT
//! Several tasks in one launch (docs/mechanisms/5.md): each with its entry, grid, registers
//! and workgroups, on all engines, in all sizes, on one and several units.
use warpwright_config::counters::Counter;
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_isa::{assemble, assemble_with, FaultCause, Options, SetsIn, TaskType};
use warpwright_sim::engines::{self, Design, EngineKind, RunConfig};
use warpwright_tests::programs::{
    assert_equal_to_verilog, count, pixels, report, Job, FAST, SLOW, WILD,
};

fn three() -> Job {
    three_for(4)
}

/// For warps of so many threads.
fn three_for(threads: u32) -> Job {
    Job::for_warps("tasks.s", include_str!("../../programs/tasks.s"), None, vec![], threads)
}

/// Looks at what each of the three tasks leaves.
fn check_three(job: &Job, memory: &[u8]) {
    let point = |tid: i32| [3 * tid - (5 - tid), 3 * (5 - tid) + tid].map(|word| word as u32);
    assert_eq!(job.words(memory, "turned"), (0..32).flat_map(point).collect::<Vec<_>>());
    let pixel = |i: u32| {
        let (x, y) = (i % 16, i / 16);
        let powers = (1..=20).fold((0u32, 1u32), |(sum, power), _| {
            let power = power.wrapping_mul(x + y);
            (sum.wrapping_add(power), power)
        });
        [(powers.0 & 255) as u8, (x << 4) as u8, (y << 4) as u8, 0]
    };
    assert_eq!(pixels(&job.program, memory), (0..16 * 12).map(pixel).collect::<Vec<_>>());
    let mut bins = vec![0; 8];
    (0..100).for_each(|tid| bins[(7 * tid + 3) % 8] += 1);
    assert_eq!(job.words(memory, "bins"), bins);
}

#[test]
fn three_tasks_leave_what_each_leaves() {
    let job = three();
    let kinds: Vec<_> = job.program.tasks().map(|task| (task.stage(), task.registers)).collect();
    assert_eq!(kinds, [(TaskType::Vertex, 5), (TaskType::Pixel, 25), (TaskType::Compute, 2)]);
    check_three(&job, &job.run(EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST).memory);
    for (size, mechanisms, memory) in [
        (Size::Small, Mechanisms::ALL, FAST),
        (Size::Small, Mechanisms::ALL, WILD),
        (Size::Small, Mechanisms::NONE, SLOW),
        (Size::Nano, Mechanisms::ALL, WILD),
        (Size::Full, Mechanisms::ALL, WILD),
    ] {
        println!("{size:?}, {mechanisms:?}, {memory:?}");
        let outcome = assert_equal_to_verilog(&job, size, mechanisms, memory);
        assert_eq!(outcome.fault, None);
        assert_eq!(count(&outcome, Counter::Launches), 8 + 48 + 25, "warps of all tasks");
        check_three(&job, &outcome.memory);
    }
    report(&job);
}

/// With eight threads in a warp there are half as many warps in rows; in the picture a warp is 4 x
/// 2 pixels.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn three_tasks_run_with_eight_threads_in_a_warp() {
    let job = three_for(8);
    check_three(&job, &job.run(EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST).memory);
    for (mechanisms, memory) in [(Mechanisms::ALL, FAST), (Mechanisms::NONE, WILD)] {
        let outcome = assert_equal_to_verilog(&job, Size::Small, mechanisms, memory);
        assert_eq!(outcome.fault, None);
        assert_eq!(count(&outcome, Counter::Launches), 4 + 24 + 13, "warps of all tasks");
        check_three(&job, &outcome.memory);
    }
}

/// What a task with atomics keeps of its sets in registers is in nobody else's way.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn sets_of_a_task_stand_in_its_registers() {
    let options = Options { sets_in: SetsIn::Registers, ..Default::default() };
    let program = assemble_with("tasks.s", include_str!("../../programs/tasks.s"), &options);
    let job = Job { program: program.unwrap_or_else(|errors| panic!("{errors}")), images: vec![] };
    let registers: Vec<u8> = job.program.tasks().map(|task| task.registers).collect();
    assert_eq!(registers, [5, 25, 28]);
    check_three(&job, &job.run(EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST).memory);
    for memory in [FAST, WILD] {
        check_three(
            &job,
            &assert_equal_to_verilog(&job, Size::Small, Mechanisms::ALL, memory).memory,
        );
    }
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn three_tasks_run_on_several_units() {
    let job = three();
    for units in [2, 4] {
        let variant = Variant { units, ..Variant::default() };
        for engine in [EngineKind::Verilator, EngineKind::Rtl] {
            let design =
                Design::new(engine, Size::Small, Mechanisms::ALL, variant).expect("a design");
            let outcome = job.run_on(&design, WILD);
            assert_eq!(outcome.fault, None);
            check_three(&job, &outcome.memory);
            let launched: Vec<u32> =
                outcome.unit_counters.iter().map(|unit| unit[Counter::Launches as usize]).collect();
            println!("{units} units, {engine:?}: {} cycles, warps {launched:?}", outcome.cycles);
            assert!(
                launched.iter().all(|&warps| warps > 0) && launched.iter().sum::<u32>() == 81,
                "{launched:?}"
            );
        }
    }
}

/// The tasks share the core: with all of them at once its warps wait less than with one after the
/// other.
#[test]
fn tasks_at_once_take_less_time_than_one_after_the_other() {
    let job = three();
    let alone = (0..3).map(|chosen| {
        let mut job = job.clone();
        let tasks: Vec<_> = job.program.tasks().cloned().collect();
        (job.program.launch, job.program.others) = (tasks[chosen].clone(), vec![]);
        job.run(EngineKind::Rtl, Size::Small, Mechanisms::ALL, SLOW).cycles
    });
    let alone: Vec<u64> = alone.collect();
    let together = job.run(EngineKind::Rtl, Size::Small, Mechanisms::ALL, SLOW).cycles;
    println!("alone {alone:?}, together {together}");
    assert!(together < alone.iter().sum::<u64>());
}

/// Two tasks whose workgroups meet at barriers, one with more warps than the other, and one
/// without: each workgroup reverses its numbers in shared memory.
const MEETINGS: &str = "
        .shared 128
        .buffer first 512
        .buffer second 256
        .buffer third 160
        .task many
        .threads 128
        .workgroup 32
        s2r   r0, tid
        and   r1, r0, 31
        imul  r2, r0, 10
        sts   [r1 * 4], r2
        bar
        isub  r3, r1, 31
        imul  r3, r3, -1
        lds   r4, [r3 * 4]
        st    [r0 * 4 + first], r4
        exit
        .task few
        .threads 64
        .workgroup 8
        .registers 20
        s2r   r0, tid
        and   r1, r0, 7
        imul  r2, r0, 100
        sts   [r1 * 4], r2
        bar
        isub  r3, r1, 7
        imul  r3, r3, -1
        lds   r4, [r3 * 4]
        st    [r0 * 4 + second], r4
        exit
        .task alone
        .threads 40
        s2r   r0, tid
        s2r   r1, workgroup
        st    [r0 * 4 + third], r1
        exit
";

#[test]
fn workgroups_of_several_tasks_meet_for_themselves() {
    let job = Job::new("meetings.s", MEETINGS, vec![]);
    let reversed = |threads: u32, group: u32, factor: u32| -> Vec<u32> {
        (0..threads).map(|tid| (tid / group * group + group - 1 - tid % group) * factor).collect()
    };
    let check = |memory: &[u8]| {
        assert_eq!(job.words(memory, "first"), reversed(128, 32, 10));
        assert_eq!(job.words(memory, "second"), reversed(64, 8, 100));
        assert_eq!(job.words(memory, "third"), (0..40).map(|tid| tid / 32).collect::<Vec<_>>());
    };
    check(&job.run(EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST).memory);
    for (mechanisms, memory) in
        [(Mechanisms::ALL, FAST), (Mechanisms::ALL, WILD), (Mechanisms::NONE, SLOW)]
    {
        let outcome = assert_equal_to_verilog(&job, Size::Small, mechanisms, memory);
        assert_eq!(outcome.fault, None);
        check(&outcome.memory);
    }
    let variant = Variant { units: 2, ..Variant::default() };
    let design = Design::new(EngineKind::Verilator, Size::Small, Mechanisms::ALL, variant)
        .expect("a design");
    check(&job.run_on(&design, WILD).memory);
}

/// What a thread reads of itself is that of its task, in rows and in tiles; so is what `interp`
/// takes as its pixel.
#[test]
fn special_registers_are_those_of_the_task() {
    let source = "
        .buffer row 64
        .buffer tile 256
        .data plane
        .float 1.0, 16.0, 0.0, 0.0
        .buffer across 64
        .buffer down 256
        .task linear
        .threads 16
        s2r   r0, x
        s2r   r1, y
        imul  r1, r1, 1000
        iadd  r1, r1, r0
        st    [r0 * 4 + row], r1
        mov   r2, plane
        interp r3, [r2]
        st    [r0 * 4 + across], r3
        exit
        .task square
        .grid 8 8
        .workgroup 16
        s2r   r0, x
        s2r   r1, y
        shl   r2, r1, 3
        iadd  r2, r2, r0
        s2r   r3, workgroup
        imul  r3, r3, 100
        iadd  r3, r3, r2
        st    [r2 * 4 + tile], r3
        mov   r4, plane
        interp r5, [r4]
        st    [r2 * 4 + down], r5
        exit
";
    let check = |job: &Job, memory: &[u8]| {
        assert_eq!(job.words(memory, "row"), (0..16).collect::<Vec<_>>());
        let group = |i: u32| i / 16;
        assert_eq!(
            job.words(memory, "tile"),
            (0..64).map(|i| group(i) * 100 + i).collect::<Vec<_>>()
        );
        let value = |x: u32, y: u32| ((x as f32 + 0.5) + 16.0 * (y as f32 + 0.5)).to_bits();
        assert_eq!(job.words(memory, "across"), (0..16).map(|x| value(x, 0)).collect::<Vec<_>>());
        assert_eq!(
            job.words(memory, "down"),
            (0..64).map(|i| value(i % 8, i / 8)).collect::<Vec<_>>()
        );
    };
    for threads in [4, 8] {
        let job = Job::for_warps("specials.s", source, None, vec![], threads);
        check(&job, &job.run(EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST).memory);
        for memory in [FAST, WILD] {
            check(
                &job,
                &assert_equal_to_verilog(&job, Size::Small, Mechanisms::ALL, memory).memory,
            );
        }
    }
}

/// A fault of one task stops that warp alone; its line is the task's.
#[test]
fn a_fault_of_one_task_leaves_the_others() {
    let source = "
        .buffer out 64
        .task good
        .threads 16
        s2r   r0, tid
        st    [r0 * 4 + out], r0
        exit
        .task bad
        .threads 4
        mov   r0, 2
        ld    r1, [r0]
        exit
";
    let program = assemble("fault.s", source).unwrap_or_else(|errors| panic!("{errors}"));
    for engine in [EngineKind::Isa, EngineKind::Rtl] {
        let outcome =
            engines::run(&program, &[], &RunConfig::new(engine, Size::Small), &mut |_| {})
                .expect("a run");
        let fault = outcome.fault.expect("a fault");
        assert_eq!(
            (fault.cause, fault.warp, fault.pc),
            (FaultCause::Misaligned, 0, 4),
            "{engine:?}"
        );
        assert_eq!(
            program.source_line(fault.pc).map(|(line, text)| (line, text.trim())),
            Some((11, "ld    r1, [r0]"))
        );
        let job = Job { program: program.clone(), images: vec![] };
        assert_eq!(job.words(&outcome.memory, "out"), (0..16).collect::<Vec<_>>());
    }
}
