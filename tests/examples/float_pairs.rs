// SPDX-License-Identifier: MIT
//! `fadd` and `fmul` of the lane's exported Verilog against Rust's `f32`, on 2^32 random pairs
//! each (docs/core.md).
//!
//! `cargo run --release -p warpwright-tests --example float_pairs -- [PAIRS] [SEED]`
//!
//! Every pair goes through both operations, one after the other, at one operation a cycle. The
//! expected values come from the processor's own additions and multiplications, with the three
//! rules of the lane on top: subnormal operands and results are zero, NaN is `0x7fc0_0000`.
use anyhow::{ensure, Context, Result};
use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use std::thread;
use std::time::Instant;
use warpwright_rtl::dut::Top;
use warpwright_rtl::lane::Lane;
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::golden::lane::LATENCY;
use warpwright_sim::golden::lane::{Inputs, Outputs};
use warpwright_sim::harness::{Bench, Random};

/// Pairs between two looks at the bar.
const BATCH: u64 = 1 << 16;
/// Operations: `fadd`, `fmul`.
const OPS: [u64; 2] = [32, 34];

fn flush(value: f32) -> f32 {
    if value.is_subnormal() {
        0f32.copysign(value)
    } else {
        value
    }
}

fn expected(op: usize, [a, b]: [u32; 2]) -> u32 {
    let [x, y] = [a, b].map(|bits| flush(f32::from_bits(bits)));
    let value = if op == 0 { x + y } else { x * y };
    if value.is_nan() {
        0x7fc0_0000
    } else {
        flush(value).to_bits()
    }
}

/// Any two patterns, or two of nearly the same or of the opposite exponent: sums that cancel,
/// products near one.
fn pair(random: &mut Random) -> [u32; 2] {
    let (bits, dice) = (random.bits(), random.bits());
    let [a, b] = [bits as u32, (bits >> 32) as u32];
    let near = |exponent: u32| {
        (b & 0x807f_ffff)
            | (exponent.wrapping_add(dice as u32 >> 8 & 63).wrapping_sub(32) & 255) << 23
    };
    match dice & 7 {
        0..4 => [a, b],
        4 | 5 => [a, near(a >> 23 & 255)],
        6 => [a, near(254u32.wrapping_sub(a >> 23 & 255))],
        _ => [a, (a ^ 0x8000_0000).wrapping_add(b >> 27).wrapping_sub(16)],
    }
}

/// Runs so many pairs through one model.
fn run(mut lane: CompiledModel, pairs: u64, seed: u64, bar: &ProgressBar) -> Result<()> {
    let mut bench = Bench::<_, Inputs, Outputs>::new(&mut lane);
    let mut random = Random::new(seed);
    let mut waiting = [(0usize, [0u32; 2]); LATENCY];
    let total = pairs * 2 + LATENCY as u64;
    let mut operands = [0; 2];
    for cycle in 0..total {
        let op = (cycle % 2) as usize;
        if op == 0 {
            operands = pair(&mut random);
            [bench.inputs.a, bench.inputs.b] = operands.map(u64::from);
        }
        bench.inputs.op = OPS[op];
        bench.settle();
        let place = cycle as usize % LATENCY;
        if cycle >= LATENCY as u64 {
            let (of, [a, b]) = waiting[place];
            let (found, wanted) = (bench.outputs.result as u32, expected(of, [a, b]));
            ensure!(
                found == wanted,
                "{} of {a:#010x} and {b:#010x}: the lane says {found:#010x}, Rust {wanted:#010x} (seed {seed})",
                ["fadd", "fmul"][of]
            );
        }
        waiting[place] = (op, operands);
        bench.rise();
        if cycle % (2 * BATCH) == 2 * BATCH - 1 {
            bar.inc(BATCH);
        }
    }
    Ok(())
}

fn main() -> Result<()> {
    let mut arguments = std::env::args()
        .skip(1)
        .map(|text| text.parse::<u64>().with_context(|| format!("{text} is no number")));
    let pairs = arguments.next().transpose()?.unwrap_or(1 << 32);
    let seed = arguments.next().transpose()?.unwrap_or(1);
    let threads = thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let template = "{wide_bar:.cyan/black} {percent:>3}%  {human_pos} of {human_len} pairs  {per_sec}, {eta} left";
    let bar = ProgressBar::new(pairs).with_style(ProgressStyle::with_template(template)?);
    let models: Vec<CompiledModel> = (0..threads)
        .map(|_| CompiledModel::of(&Lane::default().ready(), "lane"))
        .collect::<Result<_>>()?;
    let begun = Instant::now();
    thread::scope(|scope| -> Result<()> {
        let runs: Vec<_> = models
            .into_iter()
            .enumerate()
            .map(|(number, model)| {
                let bar = &bar;
                scope.spawn(move || {
                    run(
                        model,
                        pairs.div_ceil(threads),
                        seed.wrapping_mul(0x1_0000) + number as u64,
                        bar,
                    )
                })
            })
            .collect();
        runs.into_iter().try_for_each(|run| run.join().expect("no thread panics"))
    })?;
    bar.finish_and_clear();
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{} pairs, seed {seed}: fadd and fmul of the lane's Verilog equal Rust's f32; {seconds:.0} s, {} pairs/s on {threads} threads",
        HumanCount(pairs),
        HumanCount((pairs as f64 / seconds) as u64)
    );
    Ok(())
}
