// SPDX-License-Identifier: MIT
//! The programs in `programs/` on the three engines, in all named sizes, with every mechanism
//! on and at its baseline, over fast, slow and unruly memory; each against a result computed
//! here by other means.
mod order;
mod pictures;

use warpwright_config::counters::Counter;
use warpwright_config::{Mechanisms, Size};
use warpwright_sim::engines::{EngineKind, Outcome};
use warpwright_tests::programs::{
    assert_equal_to_verilog, count, every_mechanism, matrix, on_each_engine, pixels, report,
    sampled, Image, Job, FAST, SLOW, WILD,
};

macro_rules! job {
    ($name:literal, $images:expr) => {
        Job::new(
            concat!($name, ".s"),
            include_str!(concat!("../../programs/", $name, ".s")),
            $images,
        )
    };
}

/// Runs `job` everywhere; `check` looks at the memory that each run leaves.
fn everywhere(job: &Job, check: impl Fn(&[u8])) {
    let good = |outcome: Outcome| {
        assert_eq!(outcome.fault, None);
        check(&outcome.memory);
    };
    good(job.run(EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST));
    // Each mechanism at its baseline as Verilog, which the sizes below show to be the RTL.
    for (name, design) in every_mechanism() {
        println!("{name}");
        for memory in [WILD, FAST] {
            good(job.run_on(design, memory));
        }
    }
    for size in Size::ALL {
        println!("{size:?}");
        good(assert_equal_to_verilog(job, size, Mechanisms::ALL, WILD));
    }
    good(assert_equal_to_verilog(job, Size::Small, Mechanisms::NONE, SLOW));
}

#[test]
fn matrix_addition() {
    let job = job!("add", vec![]);
    everywhere(&job, |memory| assert_eq!(job.words(memory, "c"), [11, 22, 33, 44, 55, 66, 77, 88]));
    report(&job);
}

#[test]
fn matrix_multiplication() {
    let job = job!("matmul", vec![]);
    everywhere(&job, |memory| assert_eq!(job.words(memory, "c"), [19, 22, 43, 50]));
    report(&job);
}

#[test]
fn saxpy() {
    let job = job!("saxpy", vec![]);
    let expected: Vec<u32> =
        (0..64).map(|i| (2.5 * (i as f32 * 0.25) + (100 - i) as f32).to_bits()).collect();
    everywhere(&job, |memory| assert_eq!(job.words(memory, "y"), expected));
    report(&job);
}

#[test]
fn histogram() {
    let image = Image::sample(16, 16);
    let mut expected = vec![0; 16];
    for texel in image.texels.chunks_exact(4) {
        let [red, green, blue] = [0, 1, 2].map(|channel| usize::from(texel[channel]));
        expected[(red * 77 + green * 150 + blue * 29) >> 12] += 1;
    }
    let job = job!("histogram", vec![image]);
    everywhere(&job, |memory| assert_eq!(job.words(memory, "bins"), expected));
    let accesses = [true, false].map(|merged_atomics| {
        let outcome = job.run(
            EngineKind::Rtl,
            Size::Small,
            Mechanisms { merged_atomics, ..Mechanisms::ALL },
            SLOW,
        );
        count(&outcome, Counter::MemoryAccesses)
    });
    println!("memory accesses: {} merged, {} unmerged", accesses[0], accesses[1]);
    assert!(accesses[0] < accesses[1], "merging saves memory accesses");
}

#[test]
fn collatz() {
    let job = job!("collatz", vec![]);
    let steps = |start: u32| {
        std::iter::successors(Some(start), |n| Some(if n % 2 == 0 { n / 2 } else { 3 * n + 1 }))
            .position(|n| n == 1)
    };
    let expected: Vec<u32> = (1..=64).map(|n| steps(n).expect("it ends") as u32).collect();
    everywhere(&job, |memory| assert_eq!(job.words(memory, "steps"), expected));
    report(&job);
}

#[test]
fn tickets() {
    let job = job!("tickets", vec![]);
    let mixed: Vec<u32> = (0..64u32).map(|i| (i * 37) & 127).collect();
    let signed = mixed.iter().map(|&value| value as i32 - 64);
    let results = [
        mixed.iter().copied().max().unwrap(),
        signed.min().unwrap() as u32,
        mixed.iter().fold(0, |all, value| all ^ value),
        mixed.iter().fold(u32::MAX, |all, value| all & (value | 0xfff00)),
        (0..64).sum(),
        u32::MAX,
        0,
        0,
    ];
    everywhere(&job, |memory| {
        assert_eq!(job.words(memory, "counter"), [64, 0, 0, 0]);
        assert_eq!(job.words(memory, "marks"), [1; 64]);
        assert_eq!(job.words(memory, "results"), results);
    });
    report(&job);
}

#[test]
fn mandelbrot() {
    let job = job!("mandelbrot", vec![]);
    let pixel = |at: u32| {
        let [a, b] =
            [(at % 16) as f32 * (3.0 / 16.0) + -2.25, (at / 16) as f32 * (2.5 / 16.0) + -1.25];
        let (mut x, mut y, mut steps) = (0f32, 0f32, 0u32);
        while x * x + y * y <= 4.0 && steps < 32 {
            (x, y) = (x * x - y * y + a, x * y + x * y + b);
            steps += 1;
        }
        let shade = (steps * 8).min(255) as u8;
        [shade, (steps * 8) as u8, 0, 255]
    };
    let expected: Vec<[u8; 4]> = (0..256).map(pixel).collect();
    everywhere(&job, |memory| assert_eq!(pixels(&job.program, memory), expected));
    report(&job);
}

#[test]
fn filters_and_wrap_modes() {
    let image = Image::sample(24, 20);
    let job = job!("filters", vec![image.clone()]);
    let clamp = |at: i64, size: i64| at.clamp(0, size - 1);
    let repeat = |at: i64, size: i64| at.rem_euclid(size);
    let mirror = |at: i64, size: i64| {
        let at = at.rem_euclid(2 * size);
        at.min(2 * size - 1 - at)
    };
    everywhere(&job, |memory| {
        for (at, pixel) in pixels(&job.program, memory).iter().enumerate() {
            let [u, v] = [at % 16, at / 16].map(|step| step as f64 * 1.9 / 16.0 - 0.4);
            // Nearest texels jump: a coordinate within rounding of an edge is left out.
            let edge = |t: f64| (t - t.round()).abs() < 1e-3;
            if edge(u * 24.0) || edge(v * 20.0) {
                continue;
            }
            let means = [
                sampled(&image, u, v, false, repeat),
                sampled(&image, u, v, true, clamp),
                sampled(&image, u, v, true, mirror),
            ];
            for channel in 0..3 {
                let mean = means.iter().map(|sample| sample[channel]).sum::<f64>() * 85.0;
                let found = f64::from(pixel[channel]);
                assert!(
                    (mean - found).abs() <= 2.5,
                    "pixel {at} channel {channel}: {found}, expected {mean:.2}"
                );
            }
        }
    });
    report(&job);
}

#[test]
fn unit_vectors() {
    let job = job!("normalize", vec![]);
    everywhere(&job, |memory| {
        let [units, inverses] = ["units", "inverses"].map(|buffer| {
            job.words(memory, buffer).into_iter().map(f32::from_bits).collect::<Vec<_>>()
        });
        for (i, unit) in units.chunks_exact(3).enumerate() {
            let x = i as f64 + 0.5;
            let vector = [x, 3.0, 7.0 - x];
            let length = vector.iter().map(|part| part * part).sum::<f64>().sqrt();
            for (part, found) in vector.iter().zip(unit) {
                assert!((part / length - f64::from(*found)).abs() < 1e-6, "thread {i}: {unit:?}");
            }
            let inverse = f64::from(unit[0]).recip();
            assert!(
                (inverse - f64::from(inverses[i])).abs() <= inverse.abs() * 1e-6,
                "thread {i}: {}",
                inverses[i]
            );
        }
    });
    report(&job);
}

#[test]
fn throughput() {
    let job = job!("throughput", vec![]);
    let expected: Vec<u32> = (0..32u32)
        .map(|i| {
            (0..24u32).fold(0u32, |sum, round| {
                let sum = i.wrapping_mul(round).wrapping_add(sum);
                let ten = sum.wrapping_add(round);
                (ten ^ i).wrapping_mul(ten).wrapping_add(sum)
            })
        })
        .collect();
    everywhere(&job, |memory| assert_eq!(job.words(memory, "out"), expected));
    report(&job);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn blocked_matrix_multiplication() {
    let job = job!("gemm", vec![]);
    let (a, b) = (matrix(&job.program.source, "a"), matrix(&job.program.source, "b"));
    assert_eq!((a.len(), b.len()), (32 * 16, 16 * 32));
    // Quarters, small enough for sums that are exact in either precision.
    let element =
        |at: usize| (0..16).map(|k| a[at / 32 * 16 + k] * b[k * 32 + at % 32]).sum::<f64>() as f32;
    let expected: Vec<u32> = (0..32 * 32).map(|at| element(at).to_bits()).collect();
    let zero = |word: u32| if word == 0x8000_0000 { 0 } else { word };
    on_each_engine(&job, |memory| {
        let found: Vec<u32> = job.words(memory, "c").into_iter().map(zero).collect();
        assert_eq!(found, expected.iter().copied().map(zero).collect::<Vec<_>>());
    });
    report(&job);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn sum_of_an_array() {
    // 41 x 33 words: in the last round some threads have none, some one; 64 x 32: whole rounds
    // only.
    for (width, height) in [(41, 33), (64, 32)] {
        let image = Image::sample(width, height);
        let words = image
            .texels
            .chunks_exact(4)
            .map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")));
        let expected = words.fold(0, u32::wrapping_add);
        let job = job!("reduction", vec![image]);
        on_each_engine(&job, |memory| assert_eq!(job.words(memory, "total"), [expected, 0, 0, 0]));
        report(&job);
    }
}

/// Through shared memory, with barriers.
#[test]
fn prefix_sum() {
    let (width, height) = (64, 9);
    let image = Image::sample(width, height);
    let words: Vec<u32> = image
        .texels
        .chunks_exact(4)
        .map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")))
        .collect();
    let row = |row: &[u32]| {
        let mut sum = 0u64;
        row.iter().map(|&word| (sum += u64::from(word), sum as u32).1).collect::<Vec<u32>>()
    };
    let expected: Vec<u32> = words.chunks(width as usize).flat_map(row).collect();
    let job = job!("prefix_sum", vec![image]);
    on_each_engine(&job, |memory| assert_eq!(job.words(memory, "sums"), expected));
    report(&job);
}
