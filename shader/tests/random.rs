// SPDX-License-Identifier: MIT
//! Random shaders: the interpreter and the simulator must leave the same in memory, with all
//! registers and with few.
//!
//! `SEED=n` runs one seed alone; a failure prints the shader.
use super::common::agree;
use warpwright_shader::front::Selector;
use warpwright_shader::Options;

fn check(seed: u64) {
    let source = super::random_shader::shader(seed);
    println!("SEED={seed} cargo test -p warpwright-shader random::");
    let input = (0..32u32)
        .flat_map(|i| (i.wrapping_mul(0x9e37_79b9) >> (i % 7 * 4)).to_le_bytes())
        .collect();
    let data = vec![(Selector::Name("input".into()), input)];
    for registers in [64, 14] {
        agree(
            &source,
            &Options { registers, data: data.clone(), workgroups: [3, 1, 1], ..Options::default() },
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
