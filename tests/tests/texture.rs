// SPDX-License-Identifier: MIT
//! The texture pipeline: every read gives the reference filter's bits, exactly once.
use std::collections::VecDeque;
use warpwright_golden::stimulus::texture::{
    FifoNeighbours, Inputs, Neighbours, Outputs, TagNeighbours,
};
use warpwright_rtl::dut::Dut;
use warpwright_rtl::dut::Top;
use warpwright_rtl::texture::latency_fifo::{FifoConfig, LatencyFifo};
use warpwright_rtl::texture::tags::Tags;
use warpwright_rtl::texture::{Texture, TextureConfig};
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::golden::texture::{fetch, sample, Descriptor};
use warpwright_sim::golden::texture_cache;
use warpwright_sim::harness::{cycles, lockstep, seed, Bench, Random, Stimulus};

struct Waiting {
    inputs: Inputs,
    channels: u64,
    rd: u64,
}

fn run(config: TextureConfig, seed: u64, total: usize) -> (usize, u64, u64) {
    run_with::<4>(config, seed, total)
}

/// A cache of `2^CL` lines.
fn run_with<const CL: usize>(config: TextureConfig, seed: u64, total: usize) -> (usize, u64, u64) {
    println!("texture: seed {seed}, 2^{CL} lines, {config:?}");
    drive(&mut Texture::<3, CL>::new(config).ready(), seed, total)
}

/// In rust-hdl, and as exported Verilog for ten times as long.
fn run_both<const CL: usize>(config: TextureConfig, seed: u64, total: usize) -> (usize, u64, u64) {
    let dut = Texture::<3, CL>::new(config).ready();
    let mut verilog =
        CompiledModel::of(&dut, "texture").unwrap_or_else(|error| panic!("{error:#}"));
    assert_eq!(
        drive(&mut verilog, seed, total),
        run_with::<CL>(config, seed, total),
        "both readings of the source"
    );
    drive(&mut verilog, seed + 1, 10 * total)
}

/// Every request is answered once, in order, with the reference's bits, to its own warp and
/// register.
fn drive(dut: &mut dyn Dut, seed: u64, total: usize) -> (usize, u64, u64) {
    let mut random = Random::new(seed);
    let mut neighbours = Neighbours::new(&mut || random.bits());
    let lines = neighbours.lines.clone();
    let mut read_word =
        |address: u32| lines[address as usize / 16 % lines.len()][address as usize / 4 % 4] as u32;
    let mut bench = Bench::<_, Inputs, Outputs>::new(dut);
    let mut waiting: VecDeque<Waiting> = VecDeque::new();
    let (mut done, mut lookups, mut misses) = (0, 0, 0);
    for cycle in 0..total + 3000 {
        bench.inputs = neighbours.next(&mut || random.bits(), &bench.outputs);
        if cycle >= total {
            bench.inputs.req_valid = 0;
        }
        bench.settle();
        let (inputs, outputs) = (&bench.inputs, &bench.outputs);
        if inputs.req_valid == 1 {
            waiting.push_back(Waiting {
                channels: inputs.req_channels,
                rd: inputs.req_rd,
                inputs: inputs.clone(),
            });
        }
        lookups += outputs.count_lookup;
        misses += outputs.count_miss;
        if outputs.wb_valid == 1 && inputs.wb_ready == 1 {
            let request = waiting.front_mut().expect("only requests are answered");
            let channel = request.channels.trailing_zeros() as usize;
            let asked = &request.inputs;
            assert_eq!(
                (outputs.wb_warp, outputs.wb_rd, outputs.wb_mask, outputs.wb_slot),
                (asked.req_warp, request.rd, asked.req_mask, asked.req_slot),
                "cycle {cycle}"
            );
            let descriptor =
                Descriptor::from_words(lines[asked.req_texture as usize].map(|word| word as u32));
            for thread in (0..4).filter(|thread| asked.req_mask >> thread & 1 == 1) {
                let (u, v) = (asked.req_u[thread] as u32, asked.req_v[thread] as u32);
                let read = if asked.req_kind == 1 { fetch } else { sample };
                let texel = read(&descriptor, &mut read_word, u, v);
                assert_eq!(
                    outputs.wb_data[thread] as u32, texel[channel],
                    "cycle {cycle}: channel {channel} of thread {thread} at {u:#x}, {v:#x} of {descriptor:?}"
                );
            }
            request.channels &= request.channels - 1;
            request.rd += 1;
            assert_eq!(
                outputs.wb_last == 1,
                request.channels == 0,
                "the last channel completes the instruction"
            );
            if request.channels == 0 {
                waiting.pop_front();
                done += 1;
            }
        }
        neighbours.accepted(inputs, outputs);
        bench.rise();
    }
    assert!(waiting.is_empty(), "{} requests are not answered", waiting.len());
    (done, lookups, misses)
}

#[test]
fn every_read_equals_the_reference_filter() {
    for seed in [seed(13), 14, 15] {
        let (done, lookups, misses) = run(TextureConfig::default(), seed, cycles(3000));
        println!("{done} requests, {lookups} lookups, {misses} misses");
        assert!(done > 100 && misses > 50 && lookups > misses);
    }
}

#[test]
fn a_latency_fifo_of_one_does_not_lock_up() {
    assert!(run(FifoConfig { depth: 1, ..Default::default() }.into(), 16, cycles(3000)).0 > 50);
}

#[test]
fn one_read_at_a_time_gives_the_same_texels() {
    assert!(run(FifoConfig { ahead: false, ..Default::default() }.into(), 17, cycles(3000)).0 > 50);
}

#[test]
fn a_cache_used_in_part_is_one_of_that_size() {
    let (seed, total) = (seed(18), cycles(2000));
    let in_part =
        |lines| run(TextureConfig { lines: Some(lines), ..Default::default() }, seed, total);
    assert_eq!(in_part(4), run_with::<2>(TextureConfig::default(), seed, total));
    assert_eq!(in_part(8), run_with::<3>(TextureConfig::default(), seed, total));
    assert_eq!(in_part(16), run(TextureConfig::default(), seed, total));
    let rate = |(_, lookups, misses): (usize, u64, u64)| misses as f64 / lookups as f64;
    assert!(rate(in_part(4)) > rate(in_part(16)), "a smaller cache misses more often");
}

/// Sizes, ways and depths, in rust-hdl and as exported Verilog.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn every_configuration_answers_every_request_once() {
    let total = cycles(600);
    let config = |ways, depth, outstanding| TextureConfig {
        fifo: FifoConfig { ahead: true, depth, places: depth.next_power_of_two(), outstanding },
        lines: None,
        ways,
    };
    let mut done = vec![
        run_both::<2>(config(1, 1, 4), seed(20), total),
        run_both::<2>(config(2, 2, 4), seed(21), total),
        run_both::<2>(config(4, 3, 4), seed(22), total),
        run_both::<3>(config(2, 64, 32), seed(23), total),
        run_both::<4>(config(4, 1, 16), seed(24), total),
        run_both::<6>(config(1, 33, 8), seed(25), total),
        run_both::<6>(config(2, 16, 16), seed(26), total),
        run_both::<6>(config(4, 8, 32), seed(27), total),
        run_both::<8>(config(4, 5, 16), seed(28), total),
        run_both::<8>(config(1, 7, 16), seed(29), total),
    ];
    let in_part = TextureConfig { lines: Some(8), ways: 2, ..Default::default() };
    done.push(run_both::<6>(in_part, seed(30), total));
    println!("{done:?}");
    assert!(done
        .iter()
        .all(|&(requests, lookups, misses)| requests > 50 && misses > 20 && lookups > misses));
}

/// The blocks of the cache against their golden models, in rust-hdl and as exported Verilog.
#[test]
fn tags_equal_their_golden_model() {
    fn tags<const CL: usize>(lines: usize, ways: usize) {
        println!("{lines} of 2^{CL} lines, {ways} ways");
        let mut dut = Tags::<CL>::new(lines, ways).ready();
        for dut in [
            &mut CompiledModel::of(&dut, "texture_tags").expect("it compiles") as &mut dyn Dut,
            &mut dut,
        ] {
            let mut neighbours = TagNeighbours::new((lines / ways) as u64);
            lockstep(
                "texture_tags",
                dut,
                &mut texture_cache::Tags::new(lines, ways),
                &mut neighbours,
                seed(6),
                cycles(5000),
            );
        }
    }
    tags::<6>(64, 1);
    tags::<6>(16, 1);
    tags::<6>(64, 2);
    tags::<4>(16, 4);
    tags::<4>(8, 4);
    tags::<2>(4, 1);
    tags::<2>(4, 2);
    tags::<2>(4, 4);
    tags::<8>(256, 2);
}

#[test]
fn the_latency_fifo_equals_its_golden_model() {
    for (ahead, depth, places, outstanding) in [
        (true, 16, 16, 16),
        (true, 1, 1, 4),
        (true, 1, 16, 16),
        (true, 2, 2, 4),
        (true, 3, 4, 8),
        (true, 33, 64, 32),
        (true, 64, 64, 32),
        (false, 16, 16, 16),
    ] {
        let config = FifoConfig { ahead, depth, places, outstanding };
        println!("{config:?}");
        let mut dut = LatencyFifo::<6>::new(config).ready();
        for dut in [
            &mut CompiledModel::of(&dut, "latency_fifo").expect("it compiles") as &mut dyn Dut,
            &mut dut,
        ] {
            let mut model =
                texture_cache::LatencyFifo::new(ahead, depth as usize, outstanding as usize);
            let mut neighbours = FifoNeighbours::new(if ahead { depth } else { 1 }, outstanding);
            lockstep("latency_fifo", dut, &mut model, &mut neighbours, seed(7), cycles(5000));
        }
    }
}

/// Memory that answers late and in any order, and a write-back that waits, over FIFOs of one entry.
#[test]
fn the_smallest_pipeline_never_locks_up() {
    let fifo = FifoConfig { ahead: true, depth: 1, places: 1, outstanding: 4 };
    for (number, ways) in [1, 2, 4].into_iter().enumerate() {
        let config = TextureConfig { fifo, lines: None, ways };
        assert!(run_both::<2>(config, seed(40) + number as u64, cycles(1500)).0 > 100);
    }
}

/// Two textures whose lines fall on the same sets take turns in a direct-mapped cache.
#[test]
fn ways_change_what_is_missed_and_nothing_else() {
    let run =
        |ways| run_with::<4>(TextureConfig { ways, ..Default::default() }, seed(31), cycles(3000));
    let runs = [1, 2, 4].map(run);
    println!("requests, lookups, misses with 1, 2 and 4 ways: {runs:?}");
    assert!(runs.iter().all(|&(done, _, misses)| done > 100 && misses > 50));
    assert!(runs[0].2 != runs[1].2 && runs[1].2 != runs[2].2, "the ways are in use");
}
