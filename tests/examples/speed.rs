// SPDX-License-Identifier: MIT
//! Simulated cycles per second of a core and of single blocks, and what the checks of `isa` cost:
//! `cargo run --release -p warpwright-tests --example speed`; `core`, `check` or a block only.
use std::time::Instant;
use warpwright_config::{Mechanisms, SchedulerSettings, Size, Stage};
use warpwright_golden::stimulus;
use warpwright_isa::asm::assemble;
use warpwright_rtl::registry::blocks;
use warpwright_sim::engine::{run, Grid, Launch, Task};
use warpwright_sim::harness::{self, Random};
use warpwright_sim::isa_sim;
use warpwright_sim::memory::MemoryConfig;

const SOURCE: &str = "
.threads 512
.registers 16
.buffer a 2048
.buffer c 2048
    s2r r0, tid
    ld r1, [r0*4 + a]
    imad r2, r0, r0, r0
    imad r3, r2, r0, r0
    imad r4, r2, r3, r2
    imad r5, r4, r3, r2
    iadd r6, r5, r1
    st [r0*4 + c], r6
    exit
";

/// Loops, by what they do: what is declared, and what is done in each round.
const LOOPS: [(&str, &str, &str); 4] = [
    ("arithmetic only", "", "imad r3, r1, r1, r2\n imad r4, r3, r3, r1\n iadd r1, r4, r3"),
    (
        "a load and a store in 7",
        ".buffer a 4096\n .buffer c 4096",
        "ld r1, [r0*4 + a]\n iadd r3, r1, r2\n imad r4, r3, r3, r1\n st [r0*4 + c], r4",
    ),
    (
        "both to shared memory, a barrier in 9",
        ".workgroup 32\n .shared 128",
        "sts [r5*4], r1\n lds r3, [r5*4]\n bar\n imad r4, r3, r3, r1\n iadd r1, r4, r3",
    ),
    (
        "an atomic in 6",
        ".buffer sums 4096",
        "atom.add r3, [r7 + sums], r1, r6\n iadd r1, r3, r2\n imad r4, r3, r3, r1",
    ),
];

/// The same loops with and without the checks in turn, the best of five times each.
fn speed_check() {
    for (name, declared, round) in LOOPS {
        let source = format!(
            ".threads 1024\n .registers 16\n {declared}\n s2r r0, tid\n and r5, r0, 31\n shl r7, r0, 2\n mov r1, 1\n mov r2, 300\n\
             again: {round}\n iadd r2, r2, -1\n isetp.gt p0, r2, 0\n @p0 bra again\n exit\n"
        );
        let program = assemble("loop.s", &source).unwrap_or_else(|error| panic!("{error}"));
        let mut best = [0f64; 2];
        for _ in 0..5 {
            for (check, best) in [false, true].into_iter().zip(&mut best) {
                let settings = isa_sim::Settings { check, ..isa_sim::Settings::default() };
                let memory = program.initial_memory(&[]);
                let start = Instant::now();
                let outcome = isa_sim::run(&program, memory, &settings)
                    .unwrap_or_else(|error| panic!("{error}"));
                let speed = outcome.instructions as f64 / start.elapsed().as_secs_f64();
                assert!(outcome.faults.is_empty(), "{:?}", outcome.faults);
                assert!(outcome.findings.is_empty(), "{:?}", outcome.findings);
                *best = best.max(speed);
            }
        }
        let [without, with] = best.map(|speed| speed / 1e6);
        println!(
            "isa, {name}: {without:.1} million instructions/s, with checks {with:.1}: {:.2} times the time",
            without / with
        );
    }
}

fn speed_core() {
    let program = assemble("speed.s", SOURCE).unwrap_or_else(|error| panic!("{error}"));
    let launch = Launch {
        tasks: vec![Task {
            entry: 0,
            wait: program.launch.initial_wait,
            grid: Grid::Linear { threads: 512 },
            stage: Stage::Compute,
            registers: program.launch.registers,
            group_warps: program.launch.group_warps(),
            together: false,
        }],
        program_length: program.instructions.len() as u32,
        scheduler: SchedulerSettings::default(),
        implicit_fences: false,
        program_base: 0,
        descriptor_base: program.descriptor_base(),
        constant_base: 0,
        constant_lines: 0,
        shared_words: 0,
        behind: vec![],
    };
    for size in [Size::Nano, Size::Small, Size::Full] {
        let mut core = warpwright_rtl::shader_core::build(size, Mechanisms::ALL);
        let start = Instant::now();
        let memory = program.initial_memory(&[]);
        let model = MemoryConfig { latency: 40, ..Default::default() };
        let outcome = run(core.as_mut(), memory, &launch, &model, 100_000, &mut |_| {})
            .unwrap_or_else(|error| panic!("{error}"));
        let speed = outcome.cycles as f64 / start.elapsed().as_secs_f64();
        let sum: u64 =
            outcome.memory.iter().enumerate().map(|(i, &byte)| i as u64 * u64::from(byte)).sum();
        println!(
            "core {size:?}: {} cycles, {speed:.0} cycles/s, memory sum {sum}, counters {:?}",
            outcome.cycles, outcome.counters
        );
    }
}

fn main() {
    let only: Option<String> = std::env::args().nth(1);
    if only.is_none() || only.as_deref() == Some("core") {
        speed_core();
    }
    if only.is_none() || only.as_deref() == Some("check") {
        speed_check();
    }
    for entry in blocks().into_iter().filter(|e| only.as_ref().is_none_or(|o| o == e.name)) {
        let mut dut = (entry.build)();
        let (mut stimulus, ports) = (stimulus::of(entry.name), harness::ports(dut.as_ref()));
        let mut stimulus = stimulus.bind(&ports);
        let mut random = Random::new(1);
        let mut outputs = vec![0; dut.outputs().len()];
        let mut spent = std::time::Duration::ZERO;
        let cycles = 3000;
        for _ in 0..cycles {
            let inputs = stimulus.next(&mut || random.bits(), &outputs);
            let start = Instant::now();
            inputs.iter().enumerate().for_each(|(port, &value)| dut.poke(port, value));
            dut.settle();
            spent += start.elapsed();
            outputs = (0..outputs.len()).map(|port| dut.peek(port)).collect();
            stimulus.accepted(&inputs, &outputs);
            let start = Instant::now();
            dut.rise();
            spent += start.elapsed();
        }
        println!("{:20} {:>10.0} cycles/s", entry.name, f64::from(cycles) / spent.as_secs_f64());
    }
}
