//! The load/store unit: every instruction does what the golden model says, exactly once.
use std::collections::VecDeque;
use warpwright_rtl::dut::{Dut, Stimulus};
use warpwright_rtl::load_store::LoadStore;
use warpwright_rtl::ready_top;
use warpwright_rtl::stimulus::load_store::{Neighbours, LINES};
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::golden::load_store::{execute, Instruction, Outcome};
use warpwright_sim::harness::{cycles, seed, Random};

#[test]
fn every_instruction_has_its_effect_once() {
    every_effect_once(&mut ready_top!(LoadStore::<3, 4, 2, 3, 5>::default()), 8, 4, seed(8));
}

/// Warps of eight threads, in rust-hdl and as exported Verilog.
#[test]
fn every_instruction_of_eight_threads_has_its_effect_once() {
    let mut dut = ready_top!(LoadStore::<3, 8, 4, 4, 6>::default());
    let mut compiled = CompiledModel::of(&dut, "load_store").expect("it is exported and compiled");
    every_effect_once(&mut dut, 8, 8, seed(9));
    every_effect_once(&mut compiled, 8, 8, seed(10));
}

/// The unit of `full`, in rust-hdl and as exported Verilog.
#[test]
fn every_instruction_of_32_warps_has_its_effect_once() {
    let mut dut = ready_top!(LoadStore::<5, 4, 2, 3, 5>::default());
    let mut compiled = CompiledModel::of(&dut, "load_store").expect("it is exported and compiled");
    every_effect_once(&mut dut, 32, 4, seed(11));
    every_effect_once(&mut compiled, 32, 4, seed(12));
}

fn every_effect_once(dut: &mut dyn Dut, warps: u64, threads: usize, seed: u64) {
    let mut neighbours = Neighbours::new(warps, threads);
    // Ports behind those of the threads: inputs from the sets on, outputs from the data on.
    let (d, e) = (4 * (threads - 4), threads - 4);
    // The golden memory; a non-atomic view of the same words.
    let mut words = neighbours.words.clone();
    println!("load_store, {warps} warps of {threads} threads: seed {seed}");
    let mut random = Random::new(seed);
    let mut outputs = vec![0; dut.outputs().len()];
    // Instructions under way, by destination register, which is unique among them.
    let mut under_way: VecDeque<(u64, u64, u64, Outcome)> = VecDeque::new();
    // Faults under way, in order: warp, cause, PC.
    let mut faults: VecDeque<(u64, u64, u64)> = VecDeque::new();
    let (mut next, mut done, mut faulted) = (0, 0, 0);
    // Accesses; threads that went along with a load or store, with an atomic.
    let (mut counted, mut expected) = ([0; 3], [0; 3]);
    let total = cycles(6000);
    for cycle in 0..total + 600 {
        let mut inputs = neighbours.next(&mut || random.bits(), &outputs);
        if cycle >= total {
            // Let everything come home.
            inputs[0] = 0;
            inputs[d + 28..d + 31].fill(1);
        }
        if inputs[0] == 1 {
            inputs[5] = next % 64;
            inputs[6] = next / 64 % 8;
            next += 1;
            let after = 8 + 3 * threads;
            let instruction = Instruction {
                kind: inputs[1],
                size: inputs[2],
                signed: inputs[3] == 1,
                mask: inputs[7],
                address: inputs[8..8 + threads].to_vec(),
                data: inputs[8 + threads..8 + 2 * threads].to_vec(),
                data2: inputs[8 + 2 * threads..after].to_vec(),
                aop: inputs[after],
                wants_old: inputs[after + 1] == 1,
                sets: inputs[after + 3..after + 3 + threads / 2].to_vec(),
                combined: inputs[after + 3 + threads / 2..after + 3 + threads].to_vec(),
            };
            let outcome = execute(&instruction, &mut words, |update| (update.old + update.operand) & 0xffff_ffff);
            expected[0] += outcome.accesses;
            expected[if inputs[1] & 2 == 0 { 1 } else { 2 }] += outcome.along;
            faults.extend(outcome.fault.map(|cause| (inputs[4], cause, inputs[after + 2])));
            under_way.push_back((inputs[4], inputs[5], inputs[6], outcome));
        }
        inputs.iter().enumerate().for_each(|(port, &value)| dut.poke(port, value));
        dut.settle();
        outputs = (0..outputs.len()).map(|port| dut.peek(port)).collect();
        if outputs[1] == 1 && inputs[d + 28] == 1 {
            let (warp, rd, slot, mask) = (outputs[2], outputs[3], outputs[e + 10], outputs[4]);
            let at = under_way.iter().position(|known| (known.0, known.1, known.2) == (warp, rd, slot));
            let (.., outcome) = under_way.remove(at.expect("only known instructions are written back")).unwrap();
            let (written, values) = outcome.loaded.expect("it writes a register");
            assert_eq!(mask, written, "cycle {cycle}: threads of r{rd}");
            for thread in (0..threads).filter(|thread| mask >> thread & 1 == 1) {
                assert_eq!(outputs[5 + thread], values[thread], "cycle {cycle}: thread {thread} of r{rd}");
            }
            done += 1;
        }
        if outputs[e + 11] == 1 && inputs[d + 29] == 1 {
            let (warp, slot) = (outputs[e + 12], outputs[e + 13]);
            let at = under_way.iter().position(|known| (known.0, known.2) == (warp, slot) && known.3.loaded.is_none());
            under_way.remove(at.expect("only known instructions complete")).unwrap();
            done += 1;
        }
        if outputs[e + 14] == 1 {
            let found = (outputs[e + 15], outputs[e + 16], outputs[e + 17]);
            assert_eq!(Some(found), faults.pop_front(), "cycle {cycle}: fault (warp, cause, PC)");
            faulted += 1;
        }
        // A request of this cycle is not yet inside.
        let inside = under_way.len() as u64 - inputs[0].min(under_way.len() as u64);
        assert!(outputs[e + 18] == 0 || inside == 0, "cycle {cycle}: idle with {inside} instructions under way");
        (0..3).for_each(|i| counted[i] += outputs[e + 31 + i]);
        neighbours.accepted(&inputs, &outputs);
        dut.rise();
    }
    assert!(under_way.is_empty(), "{} instructions never completed", under_way.len());
    assert!(faults.is_empty() && faulted > 10, "{faulted} faults, {} missing", faults.len());
    assert_eq!((done, counted), (next, expected));
    assert_eq!(neighbours.words, words, "the memory ends as if the instructions had run in order");
    assert_eq!(outputs[e + 18], 1, "the unit is idle");
    assert!(next > 1000 && LINES > 0);
}

/// Feeds loads of one line each whenever the unit takes them; accesses in 200 cycles.
fn loads_in_200_cycles(latency: usize) -> u64 {
    let mut dut = ready_top!(LoadStore::<3, 4, 2, 3, 5>::default());
    let mut answers: VecDeque<Option<u64>> = (0..latency - 1).map(|_| None).collect();
    let mut accesses = 0;
    for cycle in 0..220 {
        dut.settle();
        let ready = dut.peek(0);
        let request = (dut.peek(19) == 1).then(|| dut.peek(30));
        answers.push_back(request);
        accesses += if cycle >= 20 { dut.peek(31) } else { 0 };
        let word = [(0, ready), (2, 2), (7, 15), (8, 64), (9, 68), (10, 72), (11, 76), (27, 64), (28, 1), (29, 1), (30, 1)];
        word.iter().for_each(|&(port, value)| dut.poke(port, value));
        dut.settle();
        dut.rise();
        // The answer arrives `latency` cycles after the request.
        let answer = answers.pop_front().flatten();
        dut.poke(31, u64::from(answer.is_some()));
        dut.poke(32, answer.unwrap_or(0));
    }
    accesses
}

#[test]
fn one_coalesced_access_per_cycle() {
    let [fast, slow] = [1, 20].map(loads_in_200_cycles);
    println!("accesses in 200 cycles: {fast} at latency 1, {slow} at latency 20");
    assert!(fast >= 195, "{fast} accesses in 200 cycles");
    // Eight instructions outstanding: eight accesses in latency + 6 cycles or fewer.
    assert!(slow >= 200 * 8 / 26 - 8, "{slow} accesses in 200 cycles");
}
