// SPDX-License-Identifier: MIT
//! The programs in `programs/` on the three engines, in all named sizes, with every mechanism
//! on and at its baseline, over fast, slow and unruly memory; each against a result computed
//! here by other means.
use warpwright_config::counters::Counter;
use warpwright_config::{Mechanisms, Size};
use warpwright_isa::rewrite::annotate_order_free;
use warpwright_isa::{decode, disassemble, Options};
use warpwright_sim::engine::Cycle;
use warpwright_sim::engines::{self, EngineKind, Outcome, RunConfig};
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

/// Workgroups of 8 x 2 pixels of a picture, through shared memory.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn gaussian_blur() {
    let (width, height) = (24, 10);
    let image = Image::sample(width, height);
    let texel = |x: i32, y: i32, channel: i32| {
        let (x, y) = (x.clamp(0, width as i32 - 1), y.clamp(0, height as i32 - 1));
        u32::from(image.texels[(4 * (y * width as i32 + x) + channel) as usize])
    };
    const WEIGHTS: [u32; 5] = [1, 4, 6, 4, 1];
    let channel = |x: i32, y: i32, channel: i32| {
        let taps = (0..25).map(|tap| (tap % 5, tap / 5));
        let sum: u32 = taps
            .map(|(i, j)| {
                WEIGHTS[i as usize] * WEIGHTS[j as usize] * texel(x + i - 2, y + j - 2, channel)
            })
            .sum();
        ((sum + 128) / 256) as u8
    };
    let pixel = |at: i32| [0, 1, 2, 3].map(|c| channel(at % width as i32, at / width as i32, c));
    let expected: Vec<[u8; 4]> = (0..(width * height) as i32).map(pixel).collect();
    let source = include_str!("../../programs/blur.s");
    let job = Job::with_grid("blur.s", source, Some((width, height)), vec![image.clone()]);
    on_each_engine(&job, |memory| assert_eq!(pixels(&job.program, memory), expected));
    report(&job);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn five_point_stencil() {
    let (width, height) = (21, 18);
    let image = Image::sample(width, height);
    let texel = |x: i32, y: i32, channel: usize| {
        let (x, y) = (x.clamp(0, width as i32 - 1), y.clamp(0, height as i32 - 1));
        u32::from(image.texels[4 * (y * width as i32 + x) as usize + channel])
    };
    // A grid of another shape than tiles, wider than the picture.
    let (columns, rows) = (23, 17);
    let expected: Vec<[u8; 4]> = (0..columns * rows)
        .map(|at| {
            let (x, y) =
                ((at % columns).min(width as i32 - 1), (at / columns).min(height as i32 - 1));
            let mean = |c| {
                let around = texel(x - 1, y, c)
                    + texel(x + 1, y, c)
                    + texel(x, y - 1, c)
                    + texel(x, y + 1, c);
                ((4 * texel(x, y, c) + around) / 8) as u8
            };
            [mean(0), mean(1), mean(2), 255]
        })
        .collect();
    let source = include_str!("../../programs/stencil.s");
    let job = Job::with_grid(
        "stencil.s",
        source,
        Some((columns as u32, rows as u32)),
        vec![image.clone()],
    );
    on_each_engine(&job, |memory| assert_eq!(pixels(&job.program, memory), expected));
    report(&job);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn rays_over_a_landscape() {
    let ground = Image::sample(24, 30);
    let (columns, rows) = (20u32, 14u32);
    let mut steps = vec![];
    let mut pixel = |x: u32, y: u32| {
        let column = ((x as f32 * (24.0 / columns as f64) as f32) as usize).min(23);
        let slope = (y as f32 + 0.5) * (48.0 / f64::from(rows)) as f32;
        let mut height = 320.0f32;
        for distance in 1..=60u32 {
            let hill = ground.texels[4 * ((distance as usize - 1).min(29) * 24 + column)];
            height -= slope;
            if height <= f32::from(hill) {
                steps.push(distance);
                let far = (4 * distance).min(255) as u8;
                return [far, hill, far, 255];
            }
        }
        steps.push(60);
        let sky = (4 * y + 96).min(255) as u8;
        [sky, sky, 255, 255]
    };
    let expected: Vec<[u8; 4]> =
        (0..columns * rows).map(|at| pixel(at % columns, at / columns)).collect();
    let few = steps.iter().filter(|&&steps| steps < 12).count();
    let many = steps.iter().filter(|&&steps| steps > 30).count();
    assert!(few > 40 && many > 20, "rays of very different lengths: {few} short, {many} long");
    let source = include_str!("../../programs/rays.s");
    let job = Job::with_grid("rays.s", source, Some((columns, rows)), vec![ground.clone()]);
    on_each_engine(&job, |memory| assert_eq!(pixels(&job.program, memory), expected));
    report(&job);
}

#[test]
fn tiled_shader_in_two_phases() {
    let image = Image::sample(24, 20);
    let (columns, rows) = (20u32, 12u32);
    let clamp = |at: i64, size: i64| at.clamp(0, size - 1);
    let mirror = |at: i64, size: i64| {
        let at = at.rem_euclid(2 * size);
        at.min(2 * size - 1 - at)
    };
    let source = include_str!("../../programs/tiled.s");
    let job = Job::with_grid("tiled.s", source, Some((columns, rows)), vec![image.clone()]);
    on_each_engine(&job, |memory| {
        for (at, pixel) in pixels(&job.program, memory).iter().enumerate() {
            let u = ((at as u32 % columns) as f64 + 0.5) / f64::from(columns);
            let v = ((at as u32 / columns) as f64 + 0.5) / f64::from(rows);
            let first = sampled(&image, u, v, true, clamp);
            let bend = sampled(&image, 2.0 * u, 2.0 * v, true, mirror);
            let (s, t) = (u + (bend[0] - 0.5) * 0.125, v + (bend[1] - 0.5) * 0.125);
            let [second, third] =
                [sampled(&image, s, t, true, clamp), sampled(&image, t, s, true, mirror)];
            for channel in 0..3 {
                let mean = (2.0 * first[channel] + second[channel] + third[channel]) * 255.0 / 4.0;
                let found = f64::from(pixel[channel]);
                assert!(
                    (mean - found).abs() <= 3.0,
                    "pixel {at} channel {channel}: {found}, expected {mean:.2}"
                );
            }
        }
    });
    report(&job);
}

/// Two results, a chain for each, and their sum: the order of the chains does not matter.
const EITHER: &str = "
        .threads 128
        .image data 0 16 16
        .texture 0 data filter=nearest
        .buffer sums 512
        s2r   r0, tid
        and   r1, r0, 15
        shr   r2, r0, 4
        txf   r4, [r1, r2], t0.r
        imul  r3, r0, 37
        and   r3, r3, 127
        ld    r5, [r3 * 4 + data + 512]
        fmul  r4, r4, 255.0
        f2u   r4, r4
        imul  r4, r4, r4
        shl   r4, r4, 3
        and   r5, r5, 0xffff
        imul  r5, r5, 5
        xor   r5, r5, 0x5a5a
        iadd  r5, r5, 9
        iadd  r6, r4, r5
        st    [r0 * 4 + sums], r6
        exit
";

#[test]
fn scoreboard_branches_run_in_both_orders() {
    let image = Image::sample(16, 16);
    let word =
        |at: usize| u32::from_le_bytes(image.texels[4 * at..][..4].try_into().expect("four bytes"));
    let sum = |i: usize| {
        let (red, other) = (u32::from(image.texels[4 * i]), word(128 + i * 37 % 128) & 0xffff);
        8 * red * red + ((5 * other) ^ 0x5a5a) + 9
    };
    let expected: Vec<u32> = (0..128).map(sum).collect();
    let (text, places) = annotate_order_free("either.s", EITHER, &Options::default())
        .unwrap_or_else(|errors| panic!("{errors}"));
    assert_eq!(places, 1, "{text}");
    let plain = Job::new("plain.s", EITHER, vec![image.clone()]);
    let either = Job::new("either.s", &text, vec![image.clone()]);
    let program = &either.program;
    let branch = program
        .instructions
        .iter()
        .position(|&word| disassemble(word).starts_with("bsb"))
        .expect("a branch");
    let target =
        branch + decode(program.instructions[branch]).expect("an instruction").target as usize;
    let (mut taken, mut fallen) = (0, 0);
    // Few warps and slow memory, then all of them and memory that answers in any order.
    for (size, memory) in
        [(Size::Small, SLOW), (Size::Small, WILD), (Size::Small, FAST), (Size::Nano, WILD)]
    {
        for mechanisms in [Mechanisms::ALL, Mechanisms { texture_ahead: false, ..Mechanisms::ALL }]
        {
            let config = RunConfig {
                mechanisms,
                memory,
                limit: 2_000_000,
                ..RunConfig::new(EngineKind::Rtl, size)
            };
            let mut observe = |cycle: &Cycle| {
                taken += usize::from(cycle.issue.is_some_and(|(_, pc)| pc == target as u64));
                fallen += usize::from(cycle.issue.is_some_and(|(_, pc)| pc == branch as u64 + 1));
            };
            let images = [image.texels.as_slice()];
            let outcome = engines::run(program, &images, &config, &mut observe).expect("a run");
            assert_eq!(
                (outcome.fault, either.words(&outcome.memory, "sums")),
                (None, expected.clone())
            );
            let without = plain.run(EngineKind::Rtl, size, mechanisms, memory);
            assert_eq!(plain.words(&without.memory, "sums"), expected);
            println!(
                "{size:?} {memory:?}: {} cycles with, {} without; {taken} taken, {fallen} not",
                outcome.cycles, without.cycles
            );
        }
    }
    assert!(
        taken > 0 && fallen > 0,
        "{taken} times the first result was there, {fallen} times only the second"
    );
    assert_equal_to_verilog(&either, Size::Small, Mechanisms::ALL, WILD);
    let isa = either.run(EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST);
    assert_eq!(either.words(&isa.memory, "sums"), expected);
}

/// Four rounds of 256 threads on one word, in every lane of the first list, in one box.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn bins_allocations_and_bounds_count_every_thread() {
    let bins = job!("bins", vec![]);
    on_each_engine(&bins, |memory| assert_eq!(bins.words(memory, "bins"), [1024, 0, 0, 0]));
    let lists = job!("allocate", vec![]);
    on_each_engine(&lists, |memory| {
        assert_eq!(lists.words(memory, "ends"), [1024, 0, 0, 0]);
        let marks = lists.words(memory, "marks");
        assert!(
            marks[..1024].iter().all(|&mark| mark == 1)
                && marks[1024..].iter().all(|&mark| mark == 0)
        );
    });
    let bounds = job!("bounds", vec![]);
    let mut expected = [i32::MAX, i32::MIN, i32::MAX, i32::MIN];
    for thread in 0..256u32 {
        let mut point = thread;
        for _ in 0..4 {
            point = point.wrapping_mul(1_103_515_245).wrapping_add(12345);
            let [x, y] = [4, 18].map(|low| ((point >> low) << 20) as i32 >> 20);
            expected =
                [expected[0].min(x), expected[1].max(x), expected[2].min(y), expected[3].max(y)];
        }
    }
    on_each_engine(&bounds, |memory| {
        assert_eq!(bounds.words(memory, "boxes")[..4], expected.map(|bound| bound as u32));
    });
}
