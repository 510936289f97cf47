// SPDX-License-Identifier: MIT
//! Larger programs in `programs/` on the three engines: a lit sphere, a bitonic sort, a step of
//! many bodies, a tiled matrix product; each against a result computed here by other means.
use warpwright_tests::programs::{matrix, on_each_engine, pixels, report, sampled, Image, Job};

macro_rules! job {
    ($name:literal, $images:expr) => {
        Job::new(
            concat!($name, ".s"),
            include_str!(concat!("../../programs/", $name, ".s")),
            $images,
        )
    };
}

fn floats(words: Vec<u32>) -> Vec<f32> {
    words.into_iter().map(f32::from_bits).collect()
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn bitonic_sort() {
    let image = Image::sample(64, 5);
    // No order to begin with, and numbers that occur twice.
    let scramble = |(at, word): (usize, &[u8])| {
        let word = u32::from_le_bytes(word.try_into().expect("four bytes"));
        word.wrapping_mul(2_654_435_761).rotate_left(at as u32 % 7) >> (at % 3 * 8)
    };
    let words: Vec<u32> = image.texels.chunks_exact(4).enumerate().map(scramble).collect();
    let image =
        Image { texels: words.iter().flat_map(|word| word.to_le_bytes()).collect(), ..image };
    let mut expected = words;
    expected.chunks_mut(64).for_each(<[u32]>::sort_unstable);
    let job = job!("bitonic", vec![image]);
    on_each_engine(&job, |memory| assert_eq!(job.words(memory, "sorted"), expected));
    report(&job);
}

#[test]
fn many_bodies() {
    let job = job!("nbody", vec![]);
    let (bodies, motions) =
        (matrix(&job.program.source, "bodies"), matrix(&job.program.source, "motions"));
    assert_eq!((bodies.len(), motions.len()), (128, 128));
    let step = |own: usize| {
        let mut pull = [0.0; 3];
        for other in bodies.chunks_exact(4) {
            let apart = [0, 1, 2].map(|axis| other[axis] - bodies[own * 4 + axis]);
            let square = apart.iter().map(|part| part * part).sum::<f64>() + 0.0625;
            (0..3).for_each(|axis| pull[axis] += other[3] * apart[axis] / square.powf(1.5));
        }
        let velocity = [0, 1, 2].map(|axis| motions[own * 4 + axis] + pull[axis] * 0.125);
        (velocity, [0, 1, 2].map(|axis| bodies[own * 4 + axis] + velocity[axis] * 0.125))
    };
    on_each_engine(&job, |memory| {
        let [velocities, places] =
            ["velocities", "places"].map(|buffer| floats(job.words(memory, buffer)));
        for own in 0..32 {
            let (velocity, place) = step(own);
            for axis in 0..3 {
                let found = [velocities[own * 4 + axis], places[own * 4 + axis]].map(f64::from);
                for (found, wanted) in found.into_iter().zip([velocity[axis], place[axis]]) {
                    assert!(
                        (found - wanted).abs() < 1e-4,
                        "body {own}, axis {axis}: {found}, expected {wanted}"
                    );
                }
            }
        }
    });
    report(&job);
}

#[test]
fn tiled_matrix_multiplication() {
    let job = job!("tiles", vec![]);
    let (a, b) = (matrix(&job.program.source, "a"), matrix(&job.program.source, "b"));
    assert_eq!((a.len(), b.len()), (256, 256));
    // Quarters, small enough for sums that are exact in either precision.
    let element =
        |at: usize| (0..16).map(|k| a[at / 16 * 16 + k] * b[k * 16 + at % 16]).sum::<f64>() as f32;
    let expected: Vec<f32> = (0..256).map(element).collect();
    on_each_engine(&job, |memory| assert_eq!(floats(job.words(memory, "c")), expected));
    report(&job);
}

/// The colour of a pixel of the sphere, in double precision.
fn sphere(image: &Image, columns: u32, rows: u32) -> impl Fn(i64, i64) -> [f64; 3] + '_ {
    let (width, height) = (f64::from(columns), f64::from(rows));
    let mirror = |at: i64, size: i64| {
        let at = at.rem_euclid(2 * size);
        at.min(2 * size - 1 - at)
    };
    let unit = |vector: [f64; 3]| {
        let length = vector.iter().map(|part| part * part).sum::<f64>().sqrt();
        vector.map(|part| part / length)
    };
    let screen = move |x: i64, y: i64| {
        [(2.0 * (x as f64 + 0.5) - width) / height, 1.0 - 2.0 * (y as f64 + 0.5) / height]
    };
    let inside =
        move |x: i64, y: i64| 1.0 - screen(x, y).map(|part| part * part / 0.49).iter().sum::<f64>();
    move |x, y| {
        let [sx, sy] = screen(x, y);
        let back = if -sy > 0.06 {
            sampled(image, 0.25 * sx / -sy, 0.375 / -sy, true, mirror).map(|channel| channel * 0.7)
        } else {
            let sky = 0.25 + 0.25 * sy;
            [sky, sky + 0.1, 0.9]
        };
        let [nx, ny] = [sx / 0.7, sy / 0.7];
        let normal = [nx, ny, inside(x, y).max(0.0001).sqrt()];
        let skin = sampled(image, nx / (normal[2] + 1.0), ny / (normal[2] + 1.0), true, mirror);
        let along = |direction: [f64; 3]| {
            (0..3).map(|axis| normal[axis] * direction[axis]).sum::<f64>().max(0.0)
        };
        let lamp = unit([0.5, 0.75, 0.625]);
        let light = along(lamp) * 0.8 + 0.2;
        let shine = along(unit([lamp[0], lamp[1], lamp[2] + 1.0])).powi(16) * 0.5;
        let slope =
            |other: [i64; 4]| (inside(other[0], other[1]) - inside(other[2], other[3])).abs();
        let change = slope([x | 1, y, x & !1, y]) + slope([x, y | 1, x, y & !1]);
        let cover = (inside(x, y) / change + 0.5).clamp(0.0, 1.0);
        [0, 1, 2].map(|c| {
            (back[c] + (skin[c] * light + shine - back[c]) * cover).clamp(0.0, 1.0) * 255.0
        })
    }
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn textured_and_lit_sphere() {
    let image = Image::sample(24, 20);
    let (columns, rows) = (24u32, 18u32);
    let source = include_str!("../../programs/sphere.s");
    let job = Job::with_grid("sphere.s", source, Some((columns, rows)), vec![image.clone()]);
    let expected = sphere(&image, columns, rows);
    on_each_engine(&job, |memory| {
        for (at, pixel) in pixels(&job.program, memory).iter().enumerate() {
            let wanted = expected(i64::from(at as u32 % columns), i64::from(at as u32 / columns));
            for channel in 0..3 {
                let (found, wanted) = (f64::from(pixel[channel]), wanted[channel]);
                assert!(
                    (found - wanted).abs() <= 2.5,
                    "pixel {at} channel {channel}: {found}, expected {wanted:.2}"
                );
            }
            assert_eq!(pixel[3], 255);
        }
    });
    report(&job);
}
