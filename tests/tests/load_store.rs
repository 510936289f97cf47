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
    let (mut next, mut done, mut accesses, mut expected_accesses) = (0, 0, 0, 0);
    let total = cycles(6000);
    for cycle in 0..total + 300 {
        let mut inputs = neighbours.next(&mut || random.bits(), &outputs);
        if cycle >= total {
            // Let everything come home.
            inputs[0] = 0;
            (inputs[26], inputs[27], inputs[28]) = (1, 1, 1);
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
                wants_old: inputs[21] == 1,
                set: inputs[23],
                combined: inputs[24],
            };
            let outcome = execute(&instruction, &mut words, |old, operand| (old + operand) & 0xffff_ffff);
            expected_accesses += outcome.accesses;
            under_way.push_back((inputs[4], inputs[5], inputs[6], outcome));
        }
        inputs.iter().enumerate().for_each(|(port, &value)| dut.poke(port, value));
        dut.settle();
        outputs = (0..outputs.len()).map(|port| dut.peek(port)).collect();
        if outputs[1] == 1 && inputs[26] == 1 {
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
        if outputs[11] == 1 && inputs[27] == 1 {
            let (warp, slot) = (outputs[12], outputs[13]);
            let at = under_way.iter().position(|known| (known.0, known.2) == (warp, slot) && known.3.loaded.is_none());
            under_way.remove(at.expect("only known instructions complete")).unwrap();
            done += 1;
        }
        accesses += outputs[31];
        neighbours.accepted(&inputs, &outputs);
        dut.rise();
    }
    assert!(under_way.is_empty(), "{} instructions never completed", under_way.len());
    assert_eq!((done, accesses), (next, expected_accesses));
    assert_eq!(neighbours.words, words, "the memory ends as if the instructions had run in order");
    assert_eq!(outputs[18], 1, "the unit is idle");
    assert!(next > 1000 && LINES > 0);
}
