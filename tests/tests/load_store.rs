//! The load/store unit: every instruction does what the golden model says, exactly once.
use std::collections::VecDeque;
use warpwright_rtl::dut::{Dut, Stimulus};
use warpwright_rtl::load_store::{LoadStore, Neighbours, LINES};
use warpwright_rtl::ready_top;
use warpwright_sim::golden::load_store::{execute, Instruction, Outcome};
use warpwright_sim::harness::{cycles, seed, Random};

fn four(values: &[u64]) -> [u64; 4] {
    values.try_into().expect("four values")
}

#[test]
fn every_instruction_has_its_effect_once() {
    let mut dut = ready_top!(LoadStore::<3>::default());
    let mut neighbours = Neighbours::new();
    // The golden memory; a non-atomic view of the same words.
    let mut words = neighbours.words.clone();
    let seed = seed(8);
    println!("load_store: seed {seed}");
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
            (inputs[28], inputs[29], inputs[30]) = (1, 1, 1);
        }
        if inputs[0] == 1 {
            inputs[5] = next % 64;
            inputs[6] = next / 64 % 8;
            next += 1;
            let instruction = Instruction {
                kind: inputs[1],
                size: inputs[2],
                signed: inputs[3] == 1,
                mask: inputs[7],
                address: four(&inputs[8..12]),
                data: four(&inputs[12..16]),
                data2: four(&inputs[16..20]),
                aop: inputs[20],
                wants_old: inputs[21] == 1,
                sets: [inputs[23], inputs[24]],
                combined: [inputs[25], inputs[26]],
            };
            let outcome = execute(&instruction, &mut words, |update| (update.old + update.operand) & 0xffff_ffff);
            expected[0] += outcome.accesses;
            expected[if inputs[1] & 2 == 0 { 1 } else { 2 }] += outcome.along;
            faults.extend(outcome.fault.map(|cause| (inputs[4], cause, inputs[22])));
            under_way.push_back((inputs[4], inputs[5], inputs[6], outcome));
        }
        inputs.iter().enumerate().for_each(|(port, &value)| dut.poke(port, value));
        dut.settle();
        outputs = (0..outputs.len()).map(|port| dut.peek(port)).collect();
        if outputs[1] == 1 && inputs[28] == 1 {
            let (warp, rd, slot, mask) = (outputs[2], outputs[3], outputs[10], outputs[4]);
            let at = under_way.iter().position(|known| (known.0, known.1, known.2) == (warp, rd, slot));
            let (.., outcome) = under_way.remove(at.expect("only known instructions are written back")).unwrap();
            let (threads, values) = outcome.loaded.expect("it writes a register");
            assert_eq!(mask, threads, "cycle {cycle}: threads of r{rd}");
            for thread in (0..4).filter(|thread| mask >> thread & 1 == 1) {
                assert_eq!(outputs[5 + thread], values[thread], "cycle {cycle}: thread {thread} of r{rd}");
            }
            done += 1;
        }
        if outputs[11] == 1 && inputs[29] == 1 {
            let (warp, slot) = (outputs[12], outputs[13]);
            let at = under_way.iter().position(|known| (known.0, known.2) == (warp, slot) && known.3.loaded.is_none());
            under_way.remove(at.expect("only known instructions complete")).unwrap();
            done += 1;
        }
        if outputs[14] == 1 {
            let found = (outputs[15], outputs[16], outputs[17]);
            assert_eq!(Some(found), faults.pop_front(), "cycle {cycle}: fault (warp, cause, PC)");
            faulted += 1;
        }
        // A request of this cycle is not yet inside.
        let inside = under_way.len() as u64 - inputs[0].min(under_way.len() as u64);
        assert!(outputs[18] == 0 || inside == 0, "cycle {cycle}: idle with {inside} instructions under way");
        (0..3).for_each(|i| counted[i] += outputs[31 + i]);
        neighbours.accepted(&inputs, &outputs);
        dut.rise();
    }
    assert!(under_way.is_empty(), "{} instructions never completed", under_way.len());
    assert!(faults.is_empty() && faulted > 10, "{faulted} faults, {} missing", faults.len());
    assert_eq!((done, counted), (next, expected));
    assert_eq!(neighbours.words, words, "the memory ends as if the instructions had run in order");
    assert_eq!(outputs[18], 1, "the unit is idle");
    assert!(next > 1000 && LINES > 0);
}

/// Feeds loads of one line each whenever the unit takes them; accesses in 200 cycles.
fn loads_in_200_cycles(latency: usize) -> u64 {
    let mut dut = ready_top!(LoadStore::<3>::default());
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
