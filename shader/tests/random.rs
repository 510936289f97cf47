// SPDX-License-Identifier: MIT
//! Random shaders: the interpreter and the simulator must leave the same in memory, with all
//! registers and with few.
//!
//! `SEED=n` runs one seed alone; a failure prints the shader.
use super::common::{agree, words};
use warpwright_shader::Options;

fn check(seed: u64) {
    let source = super::random_shader::shader(seed);
    println!("SEED={seed} cargo test -p warpwright-shader random::");
    let options = super::random_shader::options();
    let (whole, whole_memory) = agree(&source, &options);
    agree(&source, &Options { registers: 14, ..options.clone() });
    // A thread stands for four invocations.
    let (parts, memory) = agree(&source, &Options { group_threads: 4, ..options });
    for name in whole.bindings.iter().map(|binding| binding.name.as_str()) {
        assert_eq!(
            words(&parts, &memory, name),
            words(&whole, &whole_memory, name),
            "`{name}` with four invocations of a thread\n{source}"
        );
    }
}

fn seeds(count: u64) {
    match std::env::var("SEED").ok().and_then(|text| text.parse().ok()) {
        Some(seed) => check(seed),
        None => (1..=count).for_each(check),
    }
}

#[test]
fn interpreter_and_simulator_agree() {
    seeds(12);
}

#[test]
#[ignore = "deep: 1500 shaders"]
fn interpreter_and_simulator_agree_at_length() {
    seeds(1500);
}
