//! Whole programs on the core.
use warpwright_isa::asm::assemble;
use warpwright_isa::{Grid as ProgramGrid, Program};
use warpwright_rtl::config::{Mechanisms, Size};
use warpwright_rtl::counters::Counter;
use warpwright_rtl::shader_core;
use warpwright_sim::engine::{run, Grid, Launch, Outcome};
use warpwright_sim::memory::MemoryConfig;

fn launch(program: &Program) -> Launch {
    let grid = match program.launch.grid {
        ProgramGrid::Pixels { width, height } => Grid::Pixels { width: width as u16, height: height as u16 },
        ProgramGrid::Linear { threads } => Grid::Linear { threads },
    };
    Launch {
        entry: 0,
        program_length: program.instructions.len() as u32,
        wait: program.launch.initial_wait,
        grid,
        registers: program.launch.registers,
        program_base: 0,
        descriptor_base: program.descriptor_base(),
    }
}

fn simulate(source: &str, latency: u32) -> (Program, Outcome) {
    let program = assemble("test.s", source).unwrap_or_else(|error| panic!("{error}"));
    let mut core = shader_core::build(Size::Small, Mechanisms::ALL);
    let model = MemoryConfig { latency, ..Default::default() };
    let memory = program.initial_memory(&[]);
    let outcome = run(core.as_mut(), memory, &launch(&program), &model, 20_000, &mut |cycle| {
        if let Some((warp, pc)) = cycle.issue {
            println!("{:6} warp {warp} pc {pc}", cycle.number);
        }
    });
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
