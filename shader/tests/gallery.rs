// SPDX-License-Identifier: MIT
//! The shaders of `shaders/`: each compiles within a second, and the interpreter and the simulator
//! agree on it.
use super::common::{agree_on, words};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use warpwright_shader::{Options, Shader};

fn image() -> Vec<u8> {
    (0..24 * 16)
        .flat_map(|i: u32| [(i * 7) as u8, (i * 3 + i / 24 * 5) as u8, (255 - i % 251) as u8, 255])
        .collect()
}

fn run(name: &str, options: Options) -> (Shader, Vec<u8>) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shaders").join(name);
    let source = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let begin = Instant::now();
    let shader =
        super::common::build(&source, &Options { images: vec![(24, 16)], ..options.clone() });
    // The limit is for optimised code on an idle machine; this is neither.
    assert!(
        begin.elapsed() < Duration::from_secs(20),
        "{name} takes {:?} to compile",
        begin.elapsed()
    );
    println!(
        "{name}: {} instructions, {} registers",
        shader.program.instructions.len(),
        shader.program.launch.registers
    );
    agree_on(&source, &Options { images: vec![(24, 16)], ..options }, &[&image()])
}

fn picture(name: &str, width: u32, height: u32) -> Vec<u32> {
    let (shader, memory) = run(name, Options { size: (width, height), ..Options::default() });
    let picture = words(&shader, &memory, "picture");
    let mut colours = picture.clone();
    colours.sort_unstable();
    colours.dedup();
    assert!(colours.len() > picture.len() / 16, "{name} has {} colours only", colours.len());
    picture
}

fn groups(x: u32, y: u32) -> Options {
    Options { workgroups: [x, y, 1], ..Options::default() }
}

#[test]
fn mandelbrot() {
    // The middle is in the set.
    assert_eq!(picture("mandelbrot.wgsl", 16, 12)[6 * 16 + 11], 0xff0f_0505);
}

#[test]
fn raymarch() {
    picture("raymarch.wgsl", 16, 12);
}

#[test]
fn rotozoom() {
    picture("rotozoom.wgsl", 16, 12);
}

#[test]
fn sphere() {
    picture("sphere.wgsl", 16, 12);
}

#[test]
fn water() {
    picture("water.wgsl", 16, 12);
}

#[test]
fn life() {
    let (shader, memory) = run("life.wgsl", Options { size: (64, 64), ..groups(8, 16) });
    let alive = |x: usize, y: usize| {
        let mut n = ((y % 64) * 64 + x % 64) as u32;
        n = (n ^ 61) ^ (n >> 16);
        n = n.wrapping_mul(9);
        n ^= n >> 4;
        (n.wrapping_mul(0x27d4_eb2d) >> 15) & 1
    };
    let next = words(&shader, &memory, "next");
    for (x, y) in [(0, 0), (5, 7), (63, 63), (31, 40)] {
        let around: u32 =
            (0..9).map(|i| alive(x + i % 3 + 63, y + i / 3 + 63)).sum::<u32>() - alive(x, y);
        let lives = around == 3 || (around == 2 && alive(x, y) == 1);
        assert_eq!(next[y * 64 + x], u32::from(lives), "cell {x}, {y}");
    }
}

#[test]
fn boids() {
    let (shader, memory) = run("boids.wgsl", groups(2, 1));
    let numbers: Vec<f32> =
        words(&shader, &memory, "after").into_iter().map(f32::from_bits).collect();
    assert!(numbers.iter().all(|number| number.is_finite()));
    assert!(numbers.chunks_exact(4).all(|bird| bird[2].hypot(bird[3]) <= 0.1001));
}

#[test]
fn gemm() {
    let (shader, memory) = run("gemm.wgsl", groups(8, 4));
    let product = words(&shader, &memory, "product");
    let a = |row: u32, column: u32| ((row * 3 + column) % 7) as f32 - 3.0;
    let b = |row: u32, column: u32| ((row + column * 5) % 11) as f32 * 0.25;
    for (row, column) in [(0, 0), (3, 5), (31, 31), (17, 2)] {
        // All numbers are small multiples of a quarter: sums are exact in any order.
        let sum: f32 = (0..32).map(|i| a(row, i) * b(i, column)).sum();
        assert_eq!(
            f32::from_bits(product[(row * 32 + column) as usize]),
            sum,
            "row {row}, column {column}"
        );
    }
}

#[test]
fn prefix_sum() {
    let (shader, memory) = run("prefix_sum.wgsl", groups(4, 1));
    let sums = words(&shader, &memory, "sums");
    for group in 0..4u32 {
        let mut sum = 0;
        for i in group * 32..group * 32 + 32 {
            sum += i * i % 17;
            assert_eq!(sums[i as usize], sum, "number {i}");
        }
    }
}

#[test]
fn histogram() {
    let (shader, memory) = run("histogram.wgsl", groups(12, 1));
    assert_eq!(words(&shader, &memory, "bins").iter().sum::<u32>(), 24 * 16);
}

#[test]
fn bitonic() {
    let (shader, memory) = run("bitonic.wgsl", groups(1, 1));
    let mut expected: Vec<u32> = (0..64u32).map(|i| i.wrapping_mul(2_654_435_761) >> 20).collect();
    expected.sort_unstable();
    assert_eq!(words(&shader, &memory, "sorted"), expected);
}

#[test]
fn blur() {
    let (shader, memory) = run("blur.wgsl", Options { size: (32, 16), ..groups(1, 16) });
    let blurred = words(&shader, &memory, "blurred");
    assert!(blurred.iter().all(|pixel| pixel >> 24 == 255));
}
