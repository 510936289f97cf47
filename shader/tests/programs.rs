// SPDX-License-Identifier: MIT
//! Shaders that do the work of programs in assembly language leave the same, with not many more
//! instructions. Cycles: `cargo run -p warpwright-shader --example measure`.
use super::compared::PAIRS;
use warpwright_isa::Program;
use warpwright_sim::isa_sim::{run, Settings};

/// Instructions of a warp, for one by hand.
const MOST: f64 = 1.25;
const MEAN: f64 = 1.1;

#[test]
fn compiled_programs_do_what_programs_by_hand_do() {
    let mut product = 1.0;
    for pair in &PAIRS {
        let (by_hand, compiled) = (pair.by_hand(), pair.compiled());
        let pictures = pair.pictures();
        let images: Vec<&[u8]> = pictures.iter().map(Vec::as_slice).collect();
        let simulate = |program: &Program| {
            let images = &images[..program.images.len()];
            let settings = Settings { limit: 50_000_000, ..Settings::default() };
            let outcome = run(program, program.initial_memory(images), &settings);
            let outcome = outcome.unwrap_or_else(|error| panic!("{}: {error}", program.file));
            assert_eq!(outcome.faults, [], "{}", program.file);
            outcome
        };
        let (one, other) = (simulate(&by_hand), simulate(&compiled.program));
        let equal = pair.compare((&by_hand, &one.memory), (&compiled.program, &other.memory));
        equal.unwrap_or_else(|message| panic!("{message}"));
        let ratio = other.instructions as f64 / one.instructions as f64;
        println!(
            "{}: by hand {} instructions, {} run; compiled {}, {}: {ratio:.3}",
            pair.name,
            by_hand.instructions.len(),
            one.instructions,
            compiled.program.instructions.len(),
            other.instructions
        );
        assert!(ratio < MOST, "{}: {ratio:.3}\n{}", pair.name, compiled.program.listing());
        product *= ratio;
    }
    let mean = f64::powf(product, 1.0 / PAIRS.len() as f64);
    assert!(mean < MEAN, "geometric mean {mean:.3}");
}
