// SPDX-License-Identifier: MIT
//! What the property tests share.
use proptest::prelude::ProptestConfig;
use proptest::test_runner::RngSeed;

/// So many cases, the same in every run; `SEED=7 cargo test …` takes others.
pub fn cases(cases: u32) -> ProptestConfig {
    let seed = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    println!("seed {seed}");
    ProptestConfig {
        cases,
        rng_seed: RngSeed::Fixed(seed),
        failure_persistence: None,
        ..Default::default()
    }
}
