// SPDX-License-Identifier: MIT
//! Attribute interpolation: every line is answered once for each of its threads, with the value of
//! the golden model, whatever the lane and the load path do meanwhile.
use std::collections::VecDeque;
use warpwright_golden::stimulus::attribute::{Inputs, Outputs};
use warpwright_golden::stimulus::lane::SPECIAL_VALUES;
use warpwright_rtl::attribute::Attribute;
use warpwright_rtl::dut::Dut;
use warpwright_rtl::dut::Top;
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::golden::attribute::plane;
use warpwright_sim::golden::fp32;
use warpwright_sim::harness::{cycles, seed, Bench, Random};

/// Cycles from the operands of a lane to its result.
const LANE: usize = 5;

/// What a launch gave a warp: number, x, y, whether its grid is linear.
type Place = [u64; 4];

fn pixel([id, x, y, linear]: Place, threads: u64, thread: u64) -> [u32; 2] {
    let quad = [x | thread & 1 | thread >> 2 << 1, y | thread >> 1 & 1];
    let pixel = if linear == 1 { [(id * threads) | thread, 0] } else { quad };
    pixel.map(|coordinate| coordinate as u32)
}

fn word(random: &mut Random) -> u64 {
    let bits = random.bits();
    match bits >> 60 {
        0..3 => SPECIAL_VALUES[bits as usize % SPECIAL_VALUES.len()].into(),
        // Of similar size: sums that cancel.
        3..9 => 0x3f00_0000 | bits & 0x81ff_ffff,
        _ => bits & 0xffff_ffff,
    }
}

/// Lines at random times; the lane is `busy` of eight cycles. Cycles from each line to its last
/// answer.
fn drive(
    dut: &mut dyn Dut,
    [warps, threads]: [u64; 2],
    busy: u64,
    seed: u64,
    clocks: usize,
) -> Vec<usize> {
    let mut bench = Bench::<_, Inputs, Outputs>::new(dut);
    let mut random = Random::new(seed);
    let mut places: Vec<Place> = vec![[0; 4]; warps as usize];
    // Tag, threads left, the warp's place, the line, when it came.
    let mut lines: VecDeque<(u64, u64, Place, [u64; 3], usize)> = VecDeque::new();
    let mut lane: VecDeque<u64> = VecDeque::from(vec![0; LANE]);
    let mut taken = vec![];
    // The lane was promised to be free in this cycle; cycles in which it was not.
    let (mut promised, mut without) = (false, 0);
    for cycle in 0..clocks {
        let dice = random.bits();
        let mut inputs = Inputs::default();
        // A warp's slot is used again only when nothing of it is under way.
        let slot = random.below(warps);
        if lines.is_empty() && dice & 3 == 0 {
            let id =
                if dice >> 2 & 1 == 1 { random.bits() & 0xff_ffff } else { random.below(5000) };
            let place = [
                id,
                random.bits() & (0x1_0000 - threads / 2),
                random.bits() & 0xfffe,
                random.bits() & 1,
            ];
            places[slot as usize] = place;
            let [launch_id, launch_x, launch_y, launch_linear] = place;
            inputs = Inputs {
                launch_valid: 1,
                launch_warp: slot,
                launch_id,
                launch_x,
                launch_y,
                launch_linear,
                ..inputs
            };
        }
        if (lines.len() as u64) < 8 * threads
            && dice >> 12 & 15 == 0
            && clocks > cycle + 900 * (threads * threads) as usize
        {
            let line = [0; 3].map(|_| word(&mut random));
            let (tag, group) =
                (random.bits() & (8 * threads - 1), 1 + random.below((1 << threads) - 1));
            inputs = Inputs {
                line_valid: 1,
                line_warp: slot,
                line_tag: tag,
                line_group: group,
                line,
                ..inputs
            };
            lines.push_back((tag, group, places[slot as usize], line, cycle));
        }
        let free = dice >> 20 & 7 >= busy;
        inputs.lane_free = free.into();
        inputs.lane_result = lane.pop_front().expect("a lane is never empty");
        inputs.answer_ready = u64::from(dice >> 24 & 3 != 0);
        bench.inputs = inputs;
        let Outputs {
            lane_valid: valid,
            lane_op: op,
            lane_a: a,
            lane_b: b,
            lane_c: c,
            starved,
            ..
        } = *bench.settle();
        let Outputs { answer_valid: answer, answer_tag: tag, answer_thread: thread, .. } =
            bench.outputs;
        let Outputs { answer_last: last, answer_data: data, .. } = bench.outputs;
        assert!(
            valid == 0 || promised,
            "cycle {cycle}: the lane is used although an instruction needs it"
        );
        let result = fp32::lane(op as u8, 0, a as u32, b as u32, c as u32, false).0;
        lane.push_back(if valid == 1 { result.into() } else { random.bits() & 0xffff_ffff });
        assert!(starved == 0 || without >= 15, "cycle {cycle}: starved after {without} cycles");
        without = if free { 0 } else { without + 1 };
        promised = free;
        if answer == 1 && bench.inputs.answer_ready == 1 {
            let (own, left, place, line, since) =
                lines.front_mut().expect("a line waits for an answer");
            let number = left.trailing_zeros();
            assert_eq!(
                (tag, thread),
                (*own, 1 << number),
                "cycle {cycle}: the lowest thread of the oldest line"
            );
            let wanted = plane(line.map(|word| word as u32), pixel(*place, threads, number.into()));
            assert_eq!(
                data,
                u64::from(wanted),
                "cycle {cycle}: {line:x?} at {place:?}, thread {number}"
            );
            *left &= !thread;
            assert_eq!(last == 1, *left == 0, "cycle {cycle}: last");
            if last == 1 {
                taken.push(cycle - *since);
                lines.pop_front();
            }
        }
        bench.rise();
    }
    assert!(lines.is_empty(), "{} lines without answers", lines.len());
    taken
}

#[test]
fn every_thread_gets_its_value() {
    let seed = seed(4);
    println!("attribute: seed {seed}");
    for (busy, seed) in [(0, seed), (4, seed + 1), (7, seed + 2)] {
        let mut dut = Attribute::<3, 4, 6>::default().ready();
        let taken = drive(&mut dut, [8, 4], busy, seed, cycles(40_000));
        assert!(taken.len() > 60, "{} lines answered", taken.len());
        let mut dut = Attribute::<3, 8, 7>::default().ready();
        let taken = drive(&mut dut, [8, 8], busy, seed, cycles(100_000));
        assert!(taken.len() > 60, "{} lines answered with warps of eight threads", taken.len());
    }
}

#[test]
fn the_verilog_gives_the_same_values() {
    let mut of_eight = Attribute::<3, 4, 6>::default().ready();
    let mut of_32 = Attribute::<5, 4, 6>::default().ready();
    for (dut, warps) in [(&mut of_eight as &mut dyn Dut, 8), (&mut of_32, 32)] {
        let mut compiled =
            CompiledModel::of(dut, "attribute").expect("it is exported and compiled");
        let taken = drive(&mut compiled, [warps, 4], 2, seed(5), cycles(1_000_000));
        assert!(taken.len() > 10_000, "{} lines answered", taken.len());
    }
    let taken = drive(&mut of_32, [32, 4], 2, seed(6), cycles(40_000));
    assert!(taken.len() > 60, "{} lines answered", taken.len());
}

/// One line at a time on a lane that is free.
#[test]
fn a_line_takes_52_cycles_and_lines_are_51_apart() {
    let mut dut = Attribute::<3, 4, 6>::default().ready();
    let mut bench = Bench::<_, Inputs, Outputs>::new(&mut dut);
    let mut lane: VecDeque<u64> = VecDeque::from(vec![0; LANE]);
    let mut ends = vec![];
    for cycle in 0..400 {
        let line = cycle == 10 || cycle == 200 || cycle == 201;
        bench.inputs = Inputs {
            line_valid: line.into(),
            line_group: 15,
            lane_free: 1,
            lane_result: lane.pop_front().expect("a lane is never empty"),
            answer_ready: 1,
            ..Default::default()
        };
        let outputs = bench.settle();
        let [a, b, c] =
            [outputs.lane_a, outputs.lane_b, outputs.lane_c].map(|operand| operand as u32);
        lane.push_back(fp32::lane(outputs.lane_op as u8, 0, a, b, c, false).0.into());
        if outputs.answer_valid == 1 && outputs.answer_last == 1 {
            ends.push(cycle);
        }
        bench.rise();
    }
    println!("{ends:?}");
    assert_eq!(ends.len(), 3);
    let [first, second, third] = [ends[0] - 10, ends[1] - 200, ends[2] - ends[1]];
    println!("from line to last answer {first} cycles, between lines {third}");
    assert_eq!((first, second), (52, 52), "latency");
    assert_eq!(third, 51, "throughput");
}
