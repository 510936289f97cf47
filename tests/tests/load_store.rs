// SPDX-License-Identifier: MIT
//! The load/store unit: every instruction does what the golden model says, exactly once.
use std::collections::VecDeque;
use warpwright_golden::stimulus::load_store::{Inputs, Neighbours, Outputs, LINES};
use warpwright_isa::UnitSet;
use warpwright_rtl::dut::Dut;
use warpwright_rtl::dut::Top;
use warpwright_rtl::load_store::LoadStore;
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::golden::load_store::{execute, Instruction, Outcome};
use warpwright_sim::harness::{cycles, seed, Bench, Random, Stimulus};

#[test]
fn every_instruction_has_its_effect_once() {
    every_effect_once(&mut LoadStore::<3, 4, 2, 3, 6>::new(UnitSet::EMPTY).ready(), 8, 4, seed(8));
}

/// Warps of eight threads, in rust-hdl and as exported Verilog.
#[test]
fn every_instruction_of_eight_threads_has_its_effect_once() {
    let mut dut = LoadStore::<3, 8, 4, 4, 7>::new(UnitSet::EMPTY).ready();
    let mut compiled = CompiledModel::of(&dut, "load_store").expect("it is exported and compiled");
    every_effect_once(&mut dut, 8, 8, seed(9));
    every_effect_once(&mut compiled, 8, 8, seed(10));
}

/// The unit of `full`, in rust-hdl and as exported Verilog.
#[test]
fn every_instruction_of_32_warps_has_its_effect_once() {
    let mut dut = LoadStore::<5, 4, 2, 3, 6>::new(UnitSet::EMPTY).ready();
    let mut compiled = CompiledModel::of(&dut, "load_store").expect("it is exported and compiled");
    every_effect_once(&mut dut, 32, 4, seed(11));
    every_effect_once(&mut compiled, 32, 4, seed(12));
}

fn every_effect_once(dut: &mut dyn Dut, warps: u64, threads: usize, seed: u64) {
    let mut neighbours = Neighbours::new(warps, threads);
    let mut bench = Bench::<_, Inputs, Outputs>::new(dut);
    // The golden memory; a non-atomic view of the same words.
    let mut words = neighbours.words.clone();
    println!("load_store, {warps} warps of {threads} threads: seed {seed}");
    let mut random = Random::new(seed);
    // Instructions under way, by destination register, which is unique among them.
    let mut under_way: VecDeque<(u64, u64, u64, Outcome)> = VecDeque::new();
    let (mut next, mut done, mut void) = (0, 0, 0);
    // Accesses; threads that went along with a load or store, with an atomic.
    let (mut counted, mut expected) = ([0; 2], [0; 2]);
    let total = cycles(6000);
    for cycle in 0..total + 600 {
        let mut inputs = neighbours.next(&mut || random.bits(), &bench.outputs);
        if cycle >= total {
            // Let everything come home.
            inputs =
                Inputs { req_valid: 0, wb_ready: 1, store_done_ready: 1, mem_ready: 1, ..inputs };
        }
        if inputs.req_valid == 1 {
            void += inputs.req_refused;
            inputs.req_rd = next % 64;
            inputs.req_slot = next / 64 % 8;
            next += 1;
            let instruction = Instruction {
                kind: inputs.req_kind,
                size: inputs.req_size,
                signed: inputs.req_signed == 1,
                mask: if inputs.req_refused == 1 { 0 } else { inputs.req_mask },
                address: inputs.req_address.clone(),
                data: inputs.req_data.clone(),
                data2: inputs.req_data2.clone(),
                aop: inputs.req_aop,
                wants_old: inputs.req_return == 1,
                sets: inputs.req_set.clone(),
                combined: inputs.req_combined.clone(),
            };
            let outcome = execute(&instruction, &mut words, |update| {
                (update.old + update.operand) & 0xffff_ffff
            });
            expected[0] += outcome.accesses;
            expected[1] += if inputs.req_kind & 2 == 0 { 0 } else { outcome.along };
            under_way.push_back((inputs.req_warp, inputs.req_rd, inputs.req_slot, outcome));
        }
        bench.inputs = inputs;
        bench.settle();
        let (inputs, outputs) = (&bench.inputs, &bench.outputs);
        if outputs.wb_valid == 1 && inputs.wb_ready == 1 {
            let (warp, rd, slot, mask) =
                (outputs.wb_warp, outputs.wb_rd, outputs.wb_slot, outputs.wb_mask);
            let at =
                under_way.iter().position(|known| (known.0, known.1, known.2) == (warp, rd, slot));
            let (.., outcome) =
                under_way.remove(at.expect("only known instructions are written back")).unwrap();
            let (written, values) = outcome.loaded.expect("it writes a register");
            assert_eq!(mask, written, "cycle {cycle}: threads of r{rd}");
            for thread in (0..threads).filter(|thread| mask >> thread & 1 == 1) {
                assert_eq!(
                    outputs.wb_data[thread], values[thread],
                    "cycle {cycle}: thread {thread} of r{rd}"
                );
            }
            done += 1;
        }
        if outputs.store_done_valid == 1 && inputs.store_done_ready == 1 {
            let (warp, slot) = (outputs.store_done_warp, outputs.store_done_slot);
            let at = under_way
                .iter()
                .position(|known| (known.0, known.2) == (warp, slot) && known.3.loaded.is_none());
            under_way.remove(at.expect("only known instructions complete")).unwrap();
            done += 1;
        }
        // A request of this cycle is not yet inside.
        let inside = under_way.len() as u64 - inputs.req_valid.min(under_way.len() as u64);
        assert!(
            outputs.idle == 0 || inside == 0,
            "cycle {cycle}: idle with {inside} instructions under way"
        );
        let counts = [outputs.count_access, outputs.count_atomic_merged];
        counted.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        neighbours.accepted(inputs, outputs);
        bench.rise();
    }
    assert!(under_way.is_empty(), "{} instructions never completed", under_way.len());
    assert!(void > 10, "{void} instructions that are refused");
    assert_eq!((done, counted), (next, expected));
    assert_eq!(neighbours.words, words, "the memory ends as if the instructions had run in order");
    assert_eq!(bench.outputs.idle, 1, "the unit is idle");
    assert!(next > 1000 && LINES > 0);
}

/// Feeds loads of one line each whenever the unit takes them; accesses in 200 cycles.
fn loads_in_200_cycles(latency: usize) -> u64 {
    let mut dut = LoadStore::<3, 4, 2, 3, 6>::new(UnitSet::EMPTY).ready();
    let mut bench = Bench::<_, Inputs, Outputs>::new(&mut dut);
    let mut answers: VecDeque<Option<u64>> = (0..latency - 1).map(|_| None).collect();
    let mut accesses = 0;
    for cycle in 0..220 {
        let outputs = bench.settle();
        answers.push_back((outputs.mem_valid == 1).then_some(outputs.mem_tag));
        accesses += if cycle >= 20 { outputs.count_access } else { 0 };
        bench.inputs = Inputs {
            req_valid: bench.outputs.req_ready,
            req_size: 2,
            req_mask: 15,
            req_address: vec![64, 68, 72, 76],
            wb_ready: 1,
            store_done_ready: 1,
            mem_ready: 1,
            ..bench.inputs
        };
        bench.settle();
        bench.rise();
        // The answer arrives `latency` cycles after the request.
        let answer = answers.pop_front().flatten();
        bench.inputs.rsp_valid = answer.is_some().into();
        bench.inputs.rsp_tag = answer.unwrap_or(0);
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
