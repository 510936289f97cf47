// SPDX-License-Identifier: MIT
//! Atomics of all execution units at few words (docs/mechanisms/5.md, docs/mechanisms/4.md):
//! whatever the order in which warps and units come, what the threads get back fits together. And
//! the pool with the smallest of what it shares.
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_sim::engines::{Design, EngineKind, Outcome, RunConfig};
use warpwright_sim::memory::MemoryConfig;
use warpwright_tests::programs::{Image, Job, FAST, SLOW, WILD};

const THREADS: u32 = 128;

/// One atomic of every thread on the same word, whose operand is in r2 and whose result goes to
/// `got`.
fn job(name: &str, start: u32, operand: &str, atomic: &str) -> Job {
    let text = format!(
        ".threads {THREADS}\n.registers 10\n.temp r9\n.buffer word 16 = {start:#x}\n.buffer got {}\ns2r r0, tid\nmov r1, word\n\
         {operand}\n{atomic}\nst [r0 * 4 + got], r3\nexit\n",
        4 * THREADS
    );
    Job::new(name, &text, vec![])
}

/// A way in which a sequence of updates can be told from its results: word at the end, and what the
/// threads got.
type Fits = fn(u32, &[u32]) -> bool;

fn sorted(values: impl IntoIterator<Item = u32>) -> Vec<u32> {
    let mut values: Vec<u32> = values.into_iter().collect();
    values.sort_unstable();
    values
}

/// Each number below that of the threads once.
fn numbers(values: &[u32]) -> bool {
    sorted(values.iter().copied()) == (0..THREADS).collect::<Vec<_>>()
}

fn jobs() -> Vec<(Job, Fits)> {
    let plus_one = "iadd r2, r0, 1";
    let mut all: Vec<(Job, Fits)> = vec![];
    for form in ["atom", "atom1"] {
        let of = |what: &str| format!("{form}.{what} r3, [r1], r2");
        all.push((job(&format!("{form}.add"), 0, "mov r2, 1", &of("add")), |end, got| {
            end == THREADS && numbers(got)
        }));
        // A thread's number, from 1, is handed on: all of them and the first word are got or left.
        all.push((job(&format!("{form}.exch"), 0, plus_one, &of("exch")), |end, got| {
            sorted(got.iter().copied().chain([end])) == (0..=THREADS).collect::<Vec<_>>()
        }));
        // Whole numbers of floats: every sum is exact.
        all.push((job(&format!("{form}.fadd"), 0, "mov r2, 1.0", &of("fadd")), |end, got| {
            let got: Vec<u32> = got.iter().map(|&bits| f32::from_bits(bits) as u32).collect();
            f32::from_bits(end) == THREADS as f32 && numbers(&got)
        }));
        // The threads' own values, in an order of their own: 37 is prime to their number.
        let scattered = "imul r2, r0, 37\nand r2, r2, 127\niadd r2, r2, 1000";
        all.push((job(&format!("{form}.min.u"), u32::MAX, scattered, &of("min.u")), |end, got| {
            let known = |value: &u32| (1000..1000 + THREADS).contains(value) || *value == u32::MAX;
            end == 1000
                && got.iter().all(known)
                && got.iter().filter(|&&value| value == u32::MAX).count() == 1
        }));
        all.push((
            job(&format!("{form}.max.s"), 0x8000_0000, scattered, &of("max.s")),
            |end, got| {
                let known =
                    |value: &u32| (1000..1000 + THREADS).contains(value) || *value == 0x8000_0000;
                end == 999 + THREADS
                    && got.iter().all(known)
                    && got.iter().filter(|&&value| value == 0x8000_0000).count() == 1
            },
        ));
    }
    // A counter without an addition: the thread tries again with what it has found until nobody has
    // come between.
    let tries =
        "mov r3, 0\nagain: mov r4, r3\niadd r2, r4, 1\natom.cas r3, [r1], r2, r4\nisetp.ne p0, r3, r4\n@p0 bra again\nsync";
    all.push((job("atom.cas", 0, "mov r2, 0", tries), |end, got| end == THREADS && numbers(got)));
    all
}

fn run(job: &Job, design: &Design, memory: MemoryConfig) -> Outcome {
    let images: Vec<&[u8]> = job.images.iter().map(|image| image.texels.as_slice()).collect();
    let config =
        RunConfig { memory, limit: 2_000_000, ..RunConfig::new(EngineKind::Rtl, Size::Small) };
    let outcome = design.run(&job.program, &images, &config, &mut |_| {});
    outcome.unwrap_or_else(|error| panic!("{}, {memory:?}: {error:#}", job.program.file))
}

fn check(about: &str, (job, fits): &(Job, Fits), outcome: &Outcome) {
    assert_eq!(outcome.fault, None, "{about}");
    let (end, got) = (job.words(&outcome.memory, "word")[0], job.words(&outcome.memory, "got"));
    assert!(fits(end, &got), "{about}: {end:#x} at the end, the threads got {got:x?}");
}

/// On two units as Verilog, merged and not; on four units of the rust-hdl design.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn atomics_of_several_units_fit_together() {
    let wanted = [Mechanisms::ALL, Mechanisms::NONE]
        .map(|mechanisms| (mechanisms, Variant { units: 2, ..Variant::default() }));
    let two = Design::several(EngineKind::Verilator, Size::Small, &wanted).expect("designs");
    let four = Variant { units: 4, ..Variant::default() };
    let four = Design::new(EngineKind::Rtl, Size::Small, Mechanisms::ALL, four).expect("a design");
    for job in &jobs() {
        let name = &job.0.program.file;
        let isa = job.0.run(EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST);
        check(&format!("{name} on isa"), job, &isa);
        for (design, (mechanisms, _)) in two.iter().zip(wanted) {
            for memory in [FAST, SLOW, WILD] {
                check(
                    &format!("{name} on 2 units, {mechanisms:?}, {memory:?}"),
                    job,
                    &run(&job.0, design, memory),
                );
            }
        }
        // The loop of tries takes a hundred times as long.
        if name == "atom.cas" {
            continue;
        }
        let outcome = run(&job.0, &four, FAST);
        println!("{name} on 4 units: {} cycles", outcome.cycles);
        check(&format!("{name} on 4 units"), job, &outcome);
    }
}

/// Two units on a texture pipeline with a FIFO of one entry and two ways, warps suspended at every
/// read.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn two_units_share_the_smallest_texture_pipeline() {
    let shared =
        Variant { units: 2, texture_depth: Some(1), texture_ways: Some(2), ..Variant::default() };
    for (texture_suspend, texture_lines) in [(true, None), (false, Some(4))] {
        let variant = Variant { texture_suspend, texture_lines, ..shared };
        let rtl =
            Design::new(EngineKind::Rtl, Size::Small, Mechanisms::ALL, variant).expect("a design");
        let image = || Image::sample(16, 8);
        for (name, source, images) in [
            ("glass", include_str!("../../programs/glass.s"), vec![image(), image()]),
            ("dependent", include_str!("../../programs/dependent.s"), vec![image()]),
            ("filters", include_str!("../../programs/filters.s"), vec![image()]),
        ] {
            let job = Job::with_grid(name, source, Some((16, 8)), images);
            let golden = job.run(EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST);
            for memory in [FAST, WILD] {
                let outcome = run(&job, &rtl, memory);
                println!(
                    "{name}, suspended: {texture_suspend}, {memory:?}: {} cycles",
                    outcome.cycles
                );
                assert_eq!(outcome.fault, None, "{name}");
                assert!(
                    outcome.memory == golden.memory,
                    "{name} on 2 units, {variant:?}, {memory:?}: memory against `isa`"
                );
            }
        }
    }
}
