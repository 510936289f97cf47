// SPDX-License-Identifier: MIT
//! Merged atomics: PREPARE and the atomic unit (docs/mechanisms/4.md).
use std::collections::{HashMap, VecDeque};
use warpwright_config::{PrefixKind, SetPolicy};
use warpwright_golden::stimulus::atomics::{prepare, unit};
use warpwright_rtl::atomics::prepare::{AtomicPrepare, PrepareConfig};
use warpwright_rtl::atomics::unit::AtomicUnit;
use warpwright_rtl::dut::Dut;
use warpwright_rtl::dut::Top;
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::golden::atomic_prepare::{accesses, prepare as golden_prepare};
use warpwright_sim::golden::atomic_unit::{atomic, identity};
use warpwright_sim::harness::{cycles, seed, Bench, Random, Stimulus};

/// Runs random PREPAREs of `T` threads through the unit: prefixes, sets and combined operands are
/// the golden ones, and so are the rows that go to registers. How many there were.
fn prepares<const T: usize>(dut: &mut dyn Dut, config: PrepareConfig) -> usize {
    let seed = seed(10);
    println!("atomic_prepare: {T} threads, {config:?}, seed {seed}");
    let (mut random, mut requests) = (Random::new(seed), prepare::Neighbours::<T>);
    let mut bench = Bench::<_, prepare::Inputs, prepare::Outputs>::new(dut);
    let mut waiting: VecDeque<prepare::Inputs> = Default::default();
    // Of each warp what its last PREPARE has left.
    let mut left: HashMap<u64, Vec<(u64, u64)>> = HashMap::new();
    let mut done = 0;
    let mut row = 0;
    for cycle in 0..cycles(6000) {
        bench.inputs = requests.next(&mut || random.bits(), &bench.outputs);
        bench.settle();
        let (inputs, outputs) = (&bench.inputs, &bench.outputs);
        if inputs.req_valid == 1 {
            waiting.push_back(inputs.clone());
        }
        // While a PREPARE of the warp is inside, its sets are not read.
        let reader = inputs.read_warp;
        if let Some(sets) =
            left.get(&reader).filter(|_| waiting.iter().all(|request| request.req_warp != reader))
        {
            for number in 0..T / 2 {
                let (threads, combined) = sets.get(number).copied().unwrap_or_default();
                assert_eq!(
                    outputs.set[number], threads,
                    "cycle {cycle}: set {number} of warp {reader}"
                );
                if threads != 0 {
                    assert_eq!(
                        outputs.combined[number], combined,
                        "cycle {cycle}: set {number} of warp {reader}"
                    );
                }
            }
        }
        if outputs.wb_valid == 1 && inputs.wb_ready == 1 {
            let request = waiting.front().expect("only known requests are answered").clone();
            let words =
                |port: &[u64]| -> Vec<u32> { port.iter().map(|&word| word as u32).collect() };
            let [address, data, data2] =
                [&request.req_address, &request.req_data, &request.req_data2]
                    .map(|port| words(port));
            let mask = if config.merge { request.req_mask as u32 } else { 0 };
            let expected =
                golden_prepare(config.policy, request.req_aop as u8, mask, &address, &data, &data2);
            let in_registers = config.registers && request.req_registers == 1;
            let written =
                if request.req_return == 1 || in_registers { request.req_mask } else { 0 };
            assert_eq!(
                (outputs.wb_warp, outputs.wb_rd, outputs.wb_mask),
                (request.req_warp, (request.req_rd + row) & 63, written),
                "warp, register, threads"
            );
            let accesses = accesses(&expected, &data);
            for thread in (0..T).filter(|thread| request.req_mask >> thread & 1 == 1) {
                let wanted = [expected.prefixes[thread], accesses[thread].0, accesses[thread].1]
                    [row as usize];
                let found = outputs.wb_data[thread];
                assert_eq!(
                    found,
                    u64::from(wanted),
                    "cycle {cycle}: thread {thread}, row {row} of {request:x?}"
                );
            }
            let last = !in_registers || row == 2;
            assert_eq!(outputs.wb_last, u64::from(last), "cycle {cycle}: the last of the rows");
            row = if last { 0 } else { row + 1 };
            if !last {
                bench.rise();
                continue;
            }
            waiting.pop_front();
            left.insert(
                request.req_warp,
                expected.sets.iter().map(|set| (set.threads.into(), set.combined.into())).collect(),
            );
            done += 1;
        }
        bench.rise();
    }
    done
}

#[test]
fn prepare_finds_the_sets_and_their_prefixes_in_every_configuration() {
    for policy in SetPolicy::ALL {
        for network in PrefixKind::ALL {
            let config = PrepareConfig { merge: true, policy, network, registers: false };
            let mut dut = AtomicPrepare::<3, 4, 2>::new(config).ready();
            let mut verilog = CompiledModel::of(&dut, "atomic_prepare")
                .unwrap_or_else(|error| panic!("{error:#}"));
            assert!(prepares::<4>(&mut verilog, config) > 200);
            assert!(prepares::<4>(&mut dut, config) > 200);
        }
    }
    let config = PrepareConfig {
        merge: true,
        policy: SetPolicy::All,
        network: PrefixKind::KoggeStone,
        registers: false,
    };
    assert!(prepares::<8>(&mut AtomicPrepare::<3, 8, 4>::new(config).ready(), config) > 100);
}

#[test]
fn sets_go_to_registers_too() {
    for policy in SetPolicy::ALL {
        let config = PrepareConfig { policy, registers: true, ..Default::default() };
        let mut dut = AtomicPrepare::<3, 4, 2>::new(config).ready();
        let mut verilog =
            CompiledModel::of(&dut, "atomic_prepare").unwrap_or_else(|error| panic!("{error:#}"));
        assert!(prepares::<4>(&mut verilog, config) > 150);
        assert!(prepares::<4>(&mut dut, config) > 150);
        assert!(prepares::<8>(&mut AtomicPrepare::<3, 8, 4>::new(config).ready(), config) > 100);
    }
}

#[test]
fn unmerged_prepare_leaves_every_thread_to_itself() {
    let config = PrepareConfig { merge: false, ..Default::default() };
    assert!(prepares::<4>(&mut AtomicPrepare::<3, 4, 2>::new(config).ready(), config) > 300);
}

/// Cycles from the request to the write-back when the threads of `mask` add to one word.
fn cycles_of_one_set<const T: usize, const S: usize>(network: PrefixKind, mask: u64) -> usize {
    let mut dut =
        AtomicPrepare::<3, T, S>::new(PrepareConfig { network, ..Default::default() }).ready();
    let mut bench = Bench::<_, prepare::Inputs, prepare::Outputs>::new(&mut dut);
    bench.inputs.req_valid = 1;
    bench.inputs.req_mask = mask;
    bench.inputs.wb_ready = 1;
    for cycle in 0..100 {
        if bench.settle().wb_valid == 1 {
            return cycle;
        }
        bench.rise();
        bench.inputs.req_valid = 0;
    }
    panic!("no write-back in 100 cycles")
}

/// Issue 4: same-address atomics of a warp of 8 cost at most log2(8) + 2 cycles more than one
/// access. PREPARE of a single thread takes three cycles, a set one more and those of its network.
#[test]
fn a_set_costs_the_cycles_of_its_network() {
    let more = |network| {
        [
            cycles_of_one_set::<4, 2>(network, 0xf) - cycles_of_one_set::<4, 2>(network, 1),
            cycles_of_one_set::<8, 4>(network, 0xff) - cycles_of_one_set::<8, 4>(network, 1),
            cycles_of_one_set::<16, 8>(network, 0xffff) - cycles_of_one_set::<16, 8>(network, 1),
        ]
    };
    assert_eq!(cycles_of_one_set::<8, 4>(PrefixKind::KoggeStone, 1), 3);
    assert_eq!(more(PrefixKind::KoggeStone), [3, 4, 5]);
    assert_eq!(more(PrefixKind::BrentKung), [4, 6, 8]);
    assert_eq!(more(PrefixKind::Serial), [6, 10, 18]);
}

/// Spec 4, worked case 1: four threads add 2, 4, 6, 8 to a word that holds 21.
#[test]
fn four_threads_at_one_word() {
    for policy in SetPolicy::ALL {
        let prepared = golden_prepare(policy, 0, 15, &[64; 4], &[2, 4, 6, 8], &[0; 4]);
        assert_eq!(
            (prepared.sets.len(), prepared.sets[0].threads, prepared.sets[0].combined),
            (1, 15, 20)
        );
        assert_eq!(prepared.prefixes, [0, 2, 6, 12]);
        assert_eq!(atomic(0, 21, prepared.sets[0].combined, 0), 41);
        let returned: Vec<u32> =
            prepared.prefixes.iter().map(|&prefix| atomic(0, 21, prefix, 0)).collect();
        assert_eq!(returned, [21, 23, 27, 33]);
    }
}

/// Spec 4, worked case 2: A, C, D add 1, 5, 3 to one word, B adds 2 to another.
#[test]
fn three_threads_at_one_word_and_one_at_another() {
    for policy in SetPolicy::ALL {
        let prepared = golden_prepare(policy, 0, 15, &[64, 128, 64, 64], &[1, 2, 5, 3], &[0; 4]);
        assert_eq!(
            (prepared.sets.len(), prepared.sets[0].threads, prepared.sets[0].combined),
            (1, 0b1101, 9)
        );
        assert_eq!(prepared.prefixes, [0, 0, 1, 6]);
    }
}

#[test]
fn the_atomic_unit_updates_indivisibly() {
    let mut dut = AtomicUnit::default().ready();
    let mut bench = Bench::<_, unit::Inputs, unit::Outputs>::new(&mut dut);
    let (mut random, mut memory) = (Random::new(seed(11)), unit::Neighbours::default());
    let mut words = memory.words;
    // By tag the words of the reply that matter, and what they are.
    let mut expected: HashMap<u64, Vec<(usize, u64)>> = HashMap::new();
    let (mut atomics, total) = (0, cycles(12_000));
    let mut in_set = false;
    for cycle in 0..total + 200 {
        bench.inputs = memory.next(&mut || random.bits(), &bench.outputs);
        if cycle >= total {
            // Only the rest of a set that has begun.
            bench.inputs.req_valid &= u64::from(in_set);
            bench.inputs.mem_ready = 1;
        }
        bench.settle();
        let (inputs, outputs) = (&bench.inputs, &bench.outputs);
        if outputs.rsp_valid == 1 {
            for (word, old) in
                expected.remove(&outputs.rsp_tag).expect("every request is answered once")
            {
                let (tag, found) = (outputs.rsp_tag, outputs.rsp_data[word]);
                assert_eq!(found, old, "cycle {cycle}: old value for tag {tag:x}, word {word}");
            }
        }
        if inputs.req_valid == 1 && outputs.req_ready == 1 {
            let unit::Inputs { req_aop: aop, req_mask: mask, req_data: data, .. } = *inputs;
            in_set = inputs.req_atomic == 1 && mask & 1 == 1;
            let at = inputs.req_address as usize * 4;
            let old: Vec<(usize, u64)> = if inputs.req_atomic == 1 {
                let word = &mut words[at + inputs.req_word as usize];
                let old = *word;
                *word = atomic(aop as u8, old as u32, data[0] as u32, data[1] as u32).into();
                atomics += 1;
                vec![(if aop == 14 { mask as usize >> 1 } else { 0 }, old)]
            } else if inputs.req_write == 1 {
                for byte in (0..16).filter(|byte| mask >> byte & 1 == 1) {
                    let lane = 0xffu64 << (byte % 4 * 8);
                    words[at + byte / 4] = words[at + byte / 4] & !lane | data[byte / 4] & lane;
                }
                vec![]
            } else {
                (0..4).map(|word| (word, words[at + word])).collect()
            };
            // The requests of one set have one answer.
            expected.entry(inputs.req_tag).or_default().extend(old);
        }
        memory.accepted(inputs, outputs);
        bench.rise();
    }
    assert!(expected.is_empty(), "{} requests have no answer", expected.len());
    assert_eq!(memory.words, words, "the memory ends as if the requests had run one by one");
    assert!(atomics > 500);
}

#[test]
fn identities_change_nothing() {
    let mut random = Random::new(seed(12));
    for op in 0..13u8 {
        let identity = identity(op).expect("an identity");
        for _ in 0..100 {
            let value = random.bits() as u32 & if op == 10 { 0xff } else { u32::MAX };
            let same = atomic(op, value, identity, 0x100);
            let flushed = op >= 11 && !f32::from_bits(value).is_normal();
            assert!(flushed || same == value, "operation {op}: {value:x} becomes {same:x}");
        }
    }
}

type UnitBench<'a> = Bench<&'a mut AtomicUnit, unit::Inputs, unit::Outputs>;

/// Adds `operand` to word 1 of line 3, with a memory that holds `value` there and answers in
/// the next cycle; the old value, whether the line was read, and what was written.
fn add_once(bench: &mut UnitBench, operand: u64, value: u64) -> (u64, bool, u64) {
    let mut read = false;
    let mut written = None;
    let mut answer = None;
    for cycle in 0..100 {
        bench.inputs = unit::Inputs {
            req_valid: u64::from(cycle == 0),
            req_atomic: 1,
            req_word: 1,
            req_address: 3,
            req_data: [operand, 0, 0, 0],
            req_tag: 9,
            mem_ready: 1,
            ans_valid: answer.is_some().into(),
            ans_tag: answer.unwrap_or(0),
            ans_data: [0, value, 0, 0],
            ..Default::default()
        };
        let outputs = bench.settle();
        assert!(cycle > 0 || outputs.req_ready == 1, "an idle unit takes a request");
        answer = (outputs.mem_valid == 1).then_some(outputs.mem_tag);
        if outputs.mem_valid == 1 {
            assert_eq!(outputs.mem_address, 3, "line");
            if outputs.mem_write == 1 {
                assert_eq!(outputs.mem_mask, 0xf0, "bytes of word 1");
                written = Some(outputs.mem_data[1]);
            } else {
                read = true;
            }
        }
        let old = (outputs.rsp_valid == 1).then_some(outputs.rsp_data[0]);
        bench.rise();
        if let Some(old) = old {
            return (old, read, written.expect("an update is written before it is answered"));
        }
    }
    panic!("no answer in 100 cycles");
}

#[test]
fn a_line_is_kept_until_it_is_stored_to_or_flushed() {
    let mut dut = AtomicUnit::default().ready();
    let mut bench = UnitBench::new(&mut dut);
    assert_eq!(add_once(&mut bench, 2, 10), (10, true, 12), "cold");
    // What memory would answer must not matter now.
    assert_eq!(add_once(&mut bench, 3, 99), (12, false, 15), "kept");
    bench.inputs.flush = 1;
    bench.settle();
    bench.rise();
    assert_eq!(add_once(&mut bench, 4, 50), (50, true, 54), "flushed");
    // A plain store to the line.
    bench.inputs = unit::Inputs {
        req_valid: 1,
        req_write: 1,
        req_address: 3,
        req_mask: 0xffff,
        req_tag: 8,
        mem_ready: 1,
        ..Default::default()
    };
    assert_eq!(bench.settle().req_ready, 1, "the store is taken");
    bench.rise();
    bench.inputs.req_valid = 0;
    bench.settle();
    bench.rise();
    assert_eq!(add_once(&mut bench, 1, 7), (7, true, 8), "stored to");
}
