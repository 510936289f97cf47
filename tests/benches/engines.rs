// SPDX-License-Identifier: MIT
//! Simulated cycles per second of the engines `rtl` and `verilator` on the core `small`.
//!
//! `cargo bench -p warpwright-tests`; criterion's "elements" are cycles of the core.
#![allow(missing_docs, reason = "criterion's macros write undocumented functions")]
use criterion::{criterion_group, criterion_main, Criterion, Throughput};
use warpwright_config::{Mechanisms, Size};
use warpwright_sim::engines::EngineKind;
use warpwright_tests::programs::{Image, Job, SLOW};

fn engines(criterion: &mut Criterion) {
    let images = || vec![Image::sample(128, 96), Image::sample(64, 48)];
    let glass = |size| {
        Job::with_grid("glass.s", include_str!("../../programs/glass.s"), Some(size), images())
    };
    let mut group = criterion.benchmark_group("small");
    group.sample_size(10);
    for (name, engine, job) in [
        ("rtl", EngineKind::Rtl, glass((16, 16))),
        ("verilator", EngineKind::Verilator, glass((128, 96))),
    ] {
        let run = || job.run(engine, Size::Small, Mechanisms::ALL, SLOW);
        group.throughput(Throughput::Elements(run().cycles));
        group.bench_function(name, |bencher| bencher.iter(run));
    }
    group.finish();
}

criterion_group!(benches, engines);
criterion_main!(benches);
