// SPDX-License-Identifier: MIT
//! The engine `isa`: every class of instruction, divergence, atomics, barriers, faults.
mod atomics;
mod check;
mod control;
mod instructions;
mod races;
mod structured;

use warpwright_isa::{assemble_with, Fault, Options, Program};
use warpwright_sim::isa_sim::{run, Outcome, Settings};

fn program(source: &str) -> Program {
    assemble_with("test.s", source, &Options::default()).unwrap_or_else(|errors| panic!("{errors}"))
}

fn execute(program: &Program) -> Outcome {
    run(program, program.initial_memory(&[]), &Settings::default())
        .unwrap_or_else(|error| panic!("{error}"))
}

/// Words of a buffer after a run without faults.
fn words(source: &str, name: &str) -> Vec<u32> {
    let program = program(source);
    let outcome = execute(&program);
    assert_eq!(outcome.faults, [], "{source}");
    words_of(&program, &outcome, name)
}

fn words_of(program: &Program, outcome: &Outcome, name: &str) -> Vec<u32> {
    let segment = program.segment(name).expect("the buffer exists");
    let bytes = &outcome.memory[segment.address as usize..][..segment.bytes as usize];
    bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect()
}

fn floats(source: &str, name: &str) -> Vec<f32> {
    words(source, name).into_iter().map(f32::from_bits).collect()
}

fn faults(source: &str) -> Vec<Fault> {
    execute(&program(source)).faults
}
