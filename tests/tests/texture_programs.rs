// SPDX-License-Identifier: MIT
//! Programs that read textures on cores with other texture pipelines: warps suspended or not, ways,
//! depths; over fast, slow and unruly memory. Each leaves the memory of the instruction-set
//! simulator, and its exported Verilog does the same in the same cycles.
use warpwright_config::counters::Counter;
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_sim::engines::{self, Design, EngineKind, Outcome, RunConfig};
use warpwright_sim::memory::MemoryConfig;
use warpwright_tests::programs::{pixels, sampled, Image, Job, FAST, SLOW, WILD};

macro_rules! job {
    ($name:literal, $images:expr) => {{
        let source = include_str!(concat!("../../programs/", $name, ".s"));
        let size = ($name != "warm").then_some((8, 8));
        Job::with_grid(concat!($name, ".s"), source, size, $images)
    }};
}

fn jobs() -> Vec<Job> {
    let photo = || Image::sample(24, 16);
    vec![
        job!("dependent", vec![photo()]),
        job!("warm", vec![]),
        job!("glass", vec![photo(), Image::sample(8, 8)]),
        job!("tiled", vec![photo()]),
        job!("filters", vec![photo()]),
        job!("rays", vec![photo()]),
    ]
}

fn config(engine: EngineKind, size: Size, variant: Variant, memory: MemoryConfig) -> RunConfig {
    RunConfig { variant, memory, limit: 2_000_000, ..RunConfig::new(engine, size) }
}

/// Runs all programs on several cores as exported Verilog over fast, slow and unruly memory, and in
/// rust-hdl over the last.
fn everywhere(variants: &[Variant]) -> Vec<Vec<Outcome>> {
    let size = Size::Nano;
    let wanted: Vec<_> = variants.iter().map(|&variant| (Mechanisms::ALL, variant)).collect();
    let designs = |engine| {
        Design::several(engine, size, &wanted)
            .unwrap_or_else(|error| panic!("{variants:?}: {error:#}"))
    };
    let pairs = designs(EngineKind::Rtl).into_iter().zip(designs(EngineKind::Verilator));
    let all = pairs.zip(variants).map(|((rtl, verilog), &variant)| {
        println!("{variant:?}");
        let mut outcomes = vec![];
        for job in jobs() {
            let images: Vec<&[u8]> =
                job.images.iter().map(|image| image.texels.as_slice()).collect();
            let isa = engines::run(
                &job.program,
                &images,
                &config(EngineKind::Isa, size, variant, FAST),
                &mut |_| {},
            );
            let isa = isa.unwrap_or_else(|error| panic!("{error:#}"));
            let run = |design: &Design, memory: MemoryConfig| {
                let about = format!("{} on {variant:?} {memory:?}", job.program.file);
                let outcome = design.run(
                    &job.program,
                    &images,
                    &config(EngineKind::Rtl, size, variant, memory),
                    &mut |_| {},
                );
                let outcome = outcome.unwrap_or_else(|error| panic!("{about}: {error:#}"));
                assert_eq!(outcome.fault, None, "{about}");
                assert!(outcome.memory == isa.memory, "{about}: another memory than `isa`");
                outcome
            };
            outcomes.extend([FAST, SLOW, WILD].map(|memory| run(&verilog, memory)));
            let (rtl, verilog) = (run(&rtl, WILD), &outcomes[outcomes.len() - 1]);
            let about = format!("{} on {variant:?}", job.program.file);
            assert_eq!(
                (rtl.cycles, &rtl.counters),
                (verilog.cycles, &verilog.counters),
                "{about}: RTL against Verilog"
            );
        }
        outcomes
    });
    all.collect()
}

#[test]
fn a_suspended_warp_gets_the_same_texels_and_waits_longer() {
    let variants =
        [true, false].map(|texture_suspend| Variant { texture_suspend, ..Variant::default() });
    let all = everywhere(&variants);
    let (suspend, scoreboard) = (&all[0], &all[1]);
    let cycles: Vec<_> = suspend
        .iter()
        .zip(scoreboard)
        .map(|(suspend, other)| (suspend.cycles, other.cycles))
        .collect();
    println!("cycles with suspend and with scoreboard: {cycles:?}");
    // `warm.s` has six independent reads in a row.
    assert!(
        cycles[3..6].iter().all(|(suspend, scoreboard)| suspend > scoreboard),
        "reads of a suspended warp do not overlap"
    );
    let count = |outcome: &Outcome| outcome.counters[Counter::TextureRequests as usize];
    assert!(
        suspend.iter().zip(scoreboard).all(|(suspend, other)| count(suspend) == count(other)),
        "the same reads"
    );
}

#[test]
fn the_smallest_latency_fifo_serves_any_number_of_dependent_reads() {
    let smallest = Variant {
        texture_depth: Some(1),
        texture_lines: Some(4),
        texture_suspend: true,
        ..Variant::default()
    };
    everywhere(&[Variant { texture_depth: Some(1), ..Variant::default() }, smallest]);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn ways_and_a_deep_fifo_give_the_same_texels() {
    everywhere(&[Variant { texture_ways: Some(4), texture_depth: Some(64), ..Variant::default() }]);
}

/// Runs a program on `isa` and on the rust-hdl design; `expected` gives the colour of a pixel, its
/// place in parts of the picture.
fn shows(job: &Job, (width, height): (u32, u32), expected: impl Fn(f64, f64) -> [f64; 3]) {
    for (engine, memory) in [(EngineKind::Isa, FAST), (EngineKind::Rtl, WILD)] {
        let outcome = job.run(engine, Size::Small, Mechanisms::ALL, memory);
        assert_eq!(outcome.fault, None);
        for (at, pixel) in pixels(&job.program, &outcome.memory).iter().enumerate() {
            let (x, y) = (at as u32 % width, at as u32 / width);
            let colour = expected(
                (f64::from(x) + 0.5) / f64::from(width),
                (f64::from(y) + 0.5) / f64::from(height),
            );
            for (expected, &found) in colour.iter().zip(pixel) {
                assert!(
                    (expected * 255.0 - f64::from(found)).abs() <= 4.0,
                    "{engine:?}: pixel {x}, {y}: {pixel:?}, expected {colour:?}"
                );
            }
        }
    }
}

fn mirror(at: i64, size: i64) -> i64 {
    let at = at.rem_euclid(2 * size);
    at.min(2 * size - 1 - at)
}

/// A smooth picture, so that what is rounded in coordinates shows little.
fn smooth(width: u32, height: u32) -> Image {
    let texel = |i: u32| {
        let (x, y) = (i % width, i / width);
        [40 + 120 * x / width, 200 - 110 * y / height, 60 + 50 * (x + y) / (width + height), 255]
            .map(|channel| channel as u8)
    };
    Image { width, height, texels: (0..width * height).flat_map(texel).collect() }
}

#[test]
fn rotozoom_turns_the_picture_by_its_own_colour() {
    let (image, size) = (smooth(24, 20), (16, 12));
    let source = include_str!("../../programs/rotozoom.s");
    let job = Job::with_grid("rotozoom.s", source, Some(size), vec![image.clone()]);
    let ratio = f64::from(size.0) / f64::from(size.1);
    shows(&job, size, |u, v| {
        let (x, y) = ((u - 0.5) * ratio * 0.8, (v - 0.5) * 0.8);
        let read = |angle: f64| {
            let (s, c) = angle.sin_cos();
            sampled(&image, x * c - y * s + 0.5, x * s + y * c + 0.5, true, mirror)
        };
        let first = read(0.5);
        let second = read(0.5 + 0.3 * (first[0] + first[1]));
        [0, 1, 2].map(|channel| (first[channel] + second[channel]) / 2.0)
    });
}

#[test]
fn a_surface_with_bumps_is_lit_and_mirrors() {
    let (photo, bumps, size) = (smooth(24, 20), smooth(16, 16), (16, 12));
    let images = vec![photo.clone(), bumps.clone()];
    let job = Job::with_grid(
        "normal_map.s",
        include_str!("../../programs/normal_map.s"),
        Some(size),
        images,
    );
    let repeat = |at: i64, size: i64| at.rem_euclid(size);
    shows(&job, size, |u, v| {
        let coarse = sampled(&bumps, u, v, true, repeat);
        let fine = sampled(&bumps, 3.0 * u, 3.0 * v, true, repeat);
        let flat = 128.0 / 255.0;
        let [x, y] = [0, 1].map(|i| 1.4 * (coarse[i] - flat + 0.5 * (fine[i] - flat)));
        let z = 1.0 / (x * x + y * y + 1.0).sqrt();
        let (x, y) = (x * z, y * z);
        let colour = sampled(&photo, u, v, true, mirror);
        let mirrored = sampled(&photo, x * z + u, y * z + v, true, mirror);
        let light = (0.5 * x + 0.5 * y + 0.7 * z).max(0.1) * 0.65;
        [0, 1, 2].map(|i| colour[i] * light + mirrored[i] * 0.35)
    });
}

#[test]
fn soften_blurs_as_wide_as_the_second_picture_says() {
    let (photo, pane, size) = (smooth(24, 20), smooth(8, 8), (16, 12));
    let images = vec![photo.clone(), pane.clone()];
    let job =
        Job::with_grid("soften.s", include_str!("../../programs/soften.s"), Some(size), images);
    let clamp = |at: i64, size: i64| at.clamp(0, size - 1);
    shows(&job, size, |u, v| {
        let width = 6.0 * sampled(&pane, u, v, true, clamp)[2];
        let [du, dv] = [size.0, size.1].map(|side| width / f64::from(side));
        let around = [
            (1.0, 0.0),
            (0.7, 0.7),
            (0.0, 1.0),
            (-0.7, 0.7),
            (-1.0, 0.0),
            (-0.7, -0.7),
            (0.0, -1.0),
            (0.7, -0.7),
        ];
        let reads = around.map(|(x, y)| sampled(&photo, u + du * x, v + dv * y, true, clamp));
        [0, 1, 2].map(|i| reads.iter().map(|read| read[i]).sum::<f64>() / 8.0)
    });
}
