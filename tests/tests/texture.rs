//! The texture pipeline: every read gives the reference filter's bits, exactly once.
use std::collections::VecDeque;
use warpwright_rtl::dut::{Dut, Stimulus};
use warpwright_rtl::ready_top;
use warpwright_rtl::texture::{Neighbours, Texture, TextureConfig};
use warpwright_sim::golden::texture::{fetch, sample, Descriptor};
use warpwright_sim::harness::{cycles, seed, Random};

struct Waiting {
    inputs: Vec<u64>,
    channels: u64,
    rd: u64,
}

fn run(config: TextureConfig, seed: u64, total: usize) -> (usize, u64, u64) {
    run_with::<4>(config, seed, total)
}

/// A cache of `2^CL` lines.
fn run_with<const CL: usize>(config: TextureConfig, seed: u64, total: usize) -> (usize, u64, u64) {
    println!("texture: seed {seed}, {config:?}");
    let mut dut = ready_top!(Texture::<3, CL>::new(config));
    let mut random = Random::new(seed);
    let mut neighbours = Neighbours::new(&mut || random.bits());
    let lines = neighbours.lines.clone();
    let mut read_word = |address: u32| lines[address as usize / 16 % lines.len()][address as usize / 4 % 4] as u32;
    let mut outputs = vec![0; dut.outputs().len()];
    let mut waiting: VecDeque<Waiting> = VecDeque::new();
    let (mut done, mut lookups, mut misses) = (0, 0, 0);
    for cycle in 0..total + 3000 {
        let mut inputs = neighbours.next(&mut || random.bits(), &outputs);
        if cycle >= total {
            inputs[1] = 0;
        }
        inputs.iter().enumerate().for_each(|(port, &value)| dut.poke(port, value));
        dut.settle();
        outputs = (0..outputs.len()).map(|port| dut.peek(port)).collect();
        if inputs[1] == 1 {
            waiting.push_back(Waiting { channels: inputs[7], rd: inputs[4], inputs: inputs.clone() });
        }
        lookups += outputs[14];
        misses += outputs[15];
        if outputs[1] == 1 && inputs[18] == 1 {
            let request = waiting.front_mut().expect("only requests are answered");
            let channel = request.channels.trailing_zeros() as usize;
            let asked = &request.inputs;
            assert_eq!(
                (outputs[2], outputs[3], outputs[4], outputs[10]),
                (asked[3], request.rd, asked[6], asked[5]),
                "cycle {cycle}"
            );
            let descriptor = Descriptor::from_words(lines[asked[8] as usize].map(|word| word as u32));
            for thread in (0..4).filter(|thread| asked[6] >> thread & 1 == 1) {
                let (u, v) = (asked[9 + thread] as u32, asked[13 + thread] as u32);
                let read = if asked[2] == 1 { fetch } else { sample };
                let texel = read(&descriptor, &mut read_word, u, v);
                assert_eq!(
                    outputs[5 + thread] as u32,
                    texel[channel],
                    "cycle {cycle}: channel {channel} of thread {thread} at {u:#x}, {v:#x} of {descriptor:?}"
                );
            }
            request.channels &= request.channels - 1;
            request.rd += 1;
            assert_eq!(outputs[9] == 1, request.channels == 0, "the last channel completes the instruction");
            if request.channels == 0 {
                waiting.pop_front();
                done += 1;
            }
        }
        neighbours.accepted(&inputs, &outputs);
        dut.rise();
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
    assert!(run(TextureConfig { depth: 1, ..Default::default() }, 16, cycles(3000)).0 > 50);
}

#[test]
fn one_read_at_a_time_gives_the_same_texels() {
    assert!(run(TextureConfig { ahead: false, ..Default::default() }, 17, cycles(3000)).0 > 50);
}

#[test]
fn a_cache_used_in_part_is_one_of_that_size() {
    let (seed, total) = (seed(18), cycles(2000));
    let in_part = |lines| run(TextureConfig { lines: Some(lines), ..Default::default() }, seed, total);
    assert_eq!(in_part(4), run_with::<2>(TextureConfig::default(), seed, total));
    assert_eq!(in_part(8), run_with::<3>(TextureConfig::default(), seed, total));
    assert_eq!(in_part(16), run(TextureConfig::default(), seed, total));
    let rate = |(_, lookups, misses): (usize, u64, u64)| misses as f64 / lookups as f64;
    assert!(rate(in_part(4)) > rate(in_part(16)), "a smaller cache misses more often");
}
