//! Merged atomics: PREPARE, the prefix network and the atomic unit (spec 4).
use std::collections::HashMap;
use warpwright_rtl::atomic_prepare::{AtomicPrepare, Neighbours as Requests};
use warpwright_rtl::atomic_unit::{AtomicUnit, Neighbours as Memory};
use warpwright_rtl::dut::{Dut, Stimulus};
use warpwright_rtl::prefix_network::PrefixNetwork;
use warpwright_rtl::ready_top;
use warpwright_sim::golden::atomic_prepare::prepare;
use warpwright_sim::golden::atomic_unit::{atomic, identity};
use warpwright_sim::harness::{cycles, seed, Random};

fn network<const T: usize>(levels: usize) {
    let mut dut = ready_top!(PrefixNetwork::<T>::default());
    let mut random = Random::new(seed(9));
    for op in [0, 2, 3, 4, 5, 6, 7, 8, 9, 10u8] {
        for _ in 0..cycles(20) {
            let k = 1 + random.below(1000);
            let small = |value: u64| if op == 10 { value % k } else { value & 0xffff_ffff };
            let x: Vec<u64> = (0..T).map(|_| random.bits()).map(small).collect();
            dut.poke(0, op.into());
            dut.poke(1, k);
            x.iter().enumerate().for_each(|(i, &value)| dut.poke(2 + i, value));
            for _ in 0..levels {
                dut.settle();
                dut.rise();
            }
            dut.settle();
            let mut sum = x[0] as u32;
            for (i, &value) in x.iter().enumerate() {
                if i > 0 {
                    sum = atomic(op, sum, value as u32, k as u32);
                }
                assert_eq!(dut.peek(i) as u32, sum, "T = {T}, operation {op}, thread {i} of {x:x?}");
            }
        }
    }
}

#[test]
fn the_prefix_network_is_a_scan_in_thread_order() {
    network::<2>(1);
    network::<4>(2);
    network::<8>(3);
    network::<16>(4);
    network::<32>(5);
}

/// Runs random PREPAREs through the unit; the set, prefixes and total are the golden ones.
fn prepares(merge: bool) -> usize {
    let mut dut = ready_top!(AtomicPrepare::<8, 3>::new(merge));
    let (mut random, mut requests) = (Random::new(seed(10)), Requests);
    let mut outputs = vec![0; dut.outputs().len()];
    let mut waiting: std::collections::VecDeque<Vec<u64>> = Default::default();
    let mut checks: Vec<(usize, u64, u32)> = vec![];
    let mut done = 0;
    for cycle in 0..cycles(6000) {
        let inputs = requests.next(&mut || random.bits(), &outputs);
        inputs.iter().enumerate().for_each(|(port, &value)| dut.poke(port, value));
        dut.settle();
        outputs = (0..outputs.len()).map(|port| dut.peek(port)).collect();
        for (warp, set, total) in checks.drain(..) {
            assert_eq!((outputs[11 + warp], outputs[19 + warp] as u32), (set, total), "cycle {cycle}: sideband of warp {warp}");
        }
        if inputs[0] == 1 {
            waiting.push_back(inputs.clone());
        }
        if outputs[1] == 1 && inputs[18] == 1 {
            let request = waiting.pop_front().expect("only known requests are answered");
            let four = |at: usize| -> [u32; 4] { std::array::from_fn(|i| request[at + i] as u32) };
            let mask = if merge { request[4] as u8 } else { 0 };
            let expected = prepare(request[1] as u8, mask, four(5), four(9), request[13] as u32);
            assert_eq!((outputs[2], outputs[3]), (request[2], request[3]));
            assert_eq!(outputs[4], if request[17] == 1 { request[4] } else { 0 }, "threads that are written");
            for thread in (0..4).filter(|thread| request[4] >> thread & 1 == 1) {
                assert_eq!(
                    outputs[5 + thread] as u32,
                    expected.prefixes[thread],
                    "cycle {cycle}: thread {thread} of {request:x?}"
                );
            }
            checks.push((request[2] as usize, expected.set.into(), expected.combined));
            done += 1;
        }
        dut.rise();
    }
    done
}

#[test]
fn prepare_finds_the_set_and_its_prefixes() {
    assert!(prepares(true) > 300);
}

#[test]
fn unmerged_prepare_leaves_every_thread_to_itself() {
    assert!(prepares(false) > 300);
}

/// Spec 4, worked case 1: four threads add 2, 4, 6, 8 to a word that holds 21.
#[test]
fn four_threads_at_one_word() {
    let prepared = prepare(0, 15, [64; 4], [2, 4, 6, 8], 0);
    assert_eq!((prepared.set, prepared.prefixes, prepared.combined), (15, [0, 2, 6, 12], 20));
    assert_eq!(atomic(0, 21, prepared.combined, 0), 41);
    assert_eq!(prepared.prefixes.map(|prefix| atomic(0, 21, prefix, 0)), [21, 23, 27, 33]);
}

/// Spec 4, worked case 2: A, C, D add 1, 5, 3 to one word, B adds 2 to another.
#[test]
fn three_threads_at_one_word_and_one_at_another() {
    let prepared = prepare(0, 15, [64, 128, 64, 64], [1, 2, 5, 3], 0);
    assert_eq!((prepared.set, prepared.prefixes, prepared.combined), (0b1101, [0, 0, 1, 6], 9));
}

#[test]
fn the_atomic_unit_updates_indivisibly() {
    let mut dut = ready_top!(AtomicUnit::default());
    let (mut random, mut memory) = (Random::new(seed(11)), Memory::default());
    let mut words = memory.words;
    let mut outputs = vec![0; dut.outputs().len()];
    let mut expected: HashMap<u64, Option<u64>> = HashMap::new();
    let (mut atomics, total) = (0, cycles(8000));
    for cycle in 0..total + 200 {
        let mut inputs = memory.next(&mut || random.bits(), &outputs);
        if cycle >= total {
            inputs[0] = 0;
            inputs[12] = 1;
        }
        inputs.iter().enumerate().for_each(|(port, &value)| dut.poke(port, value));
        dut.settle();
        outputs = (0..outputs.len()).map(|port| dut.peek(port)).collect();
        if outputs[1] == 1 {
            let old = expected.remove(&outputs[2]).expect("every request is answered once");
            if let Some(old) = old {
                assert_eq!(outputs[3], old, "cycle {cycle}: old value for tag {:x}", outputs[2]);
            }
        }
        if inputs[0] == 1 && outputs[0] == 1 {
            let at = inputs[5] as usize * 4;
            let old = if inputs[2] == 1 {
                let word = &mut words[at + inputs[4] as usize];
                let old = *word;
                *word = atomic(inputs[3] as u8, old as u32, inputs[6] as u32, inputs[7] as u32).into();
                atomics += 1;
                Some(old)
            } else if inputs[1] == 1 {
                for byte in (0..16).filter(|byte| inputs[10] >> byte & 1 == 1) {
                    let lane = 0xffu64 << (byte % 4 * 8);
                    words[at + byte / 4] = words[at + byte / 4] & !lane | inputs[6 + byte / 4] & lane;
                }
                None
            } else {
                Some(words[at])
            };
            expected.insert(inputs[11], old);
        }
        memory.accepted(&inputs, &outputs);
        dut.rise();
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

/// Adds `operand` to word 1 of line 3, with a memory that holds `value` there and answers in
/// the next cycle; the old value, whether the line was read, and what was written.
fn add_once(dut: &mut AtomicUnit, operand: u64, value: u64) -> (u64, bool, u64) {
    let mut read = false;
    let mut written = None;
    let mut answer = None;
    for cycle in 0..100 {
        let request = [u64::from(cycle == 0), 0, 1, 0, 1, 3, operand, 0, 0, 0, 0, 9, 1];
        request.iter().enumerate().for_each(|(port, &value)| dut.poke(port, value));
        dut.poke(13, u64::from(answer.is_some()));
        dut.poke(14, answer.unwrap_or(0));
        [0, value, 0, 0].iter().enumerate().for_each(|(word, &value)| dut.poke(15 + word, value));
        dut.settle();
        assert!(cycle > 0 || dut.peek(0) == 1, "an idle unit takes a request");
        answer = (dut.peek(7) == 1).then(|| dut.peek(15));
        if dut.peek(7) == 1 {
            assert_eq!(dut.peek(9), 3, "line");
            if dut.peek(8) == 1 {
                assert_eq!(dut.peek(14), 0xf0, "bytes of word 1");
                written = Some(dut.peek(11));
            } else {
                read = true;
            }
        }
        let old = (dut.peek(1) == 1).then(|| dut.peek(3));
        dut.rise();
        if let Some(old) = old {
            return (old, read, written.expect("an update is written before it is answered"));
        }
    }
    panic!("no answer in 100 cycles");
}

#[test]
fn a_line_is_kept_until_it_is_stored_to_or_flushed() {
    let mut dut = ready_top!(AtomicUnit::default());
    assert_eq!(add_once(&mut dut, 2, 10), (10, true, 12), "cold");
    // What memory would answer must not matter now.
    assert_eq!(add_once(&mut dut, 3, 99), (12, false, 15), "kept");
    dut.poke(19, 1);
    dut.settle();
    dut.rise();
    dut.poke(19, 0);
    assert_eq!(add_once(&mut dut, 4, 50), (50, true, 54), "flushed");
    // A plain store to the line.
    let store = [1, 1, 0, 0, 0, 3, 0, 0, 0, 0, 0xffff, 8, 1, 0];
    store.iter().enumerate().for_each(|(port, &value)| dut.poke(port, value));
    dut.settle();
    assert_eq!(dut.peek(0), 1, "the store is taken");
    dut.rise();
    dut.poke(0, 0);
    dut.settle();
    dut.rise();
    assert_eq!(add_once(&mut dut, 1, 7), (7, true, 8), "stored to");
}
