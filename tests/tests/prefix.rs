// SPDX-License-Identifier: MIT
//! The parts of merged atomics against their golden models: address match, operations, prefix
//! networks (docs/mechanisms/4.md). Each in rust-hdl and as exported Verilog.
use warpwright_config::SetPolicy;
use warpwright_golden::stimulus::atomics::{
    address_match::Addresses,
    alu::{value, Inputs, Outputs},
    prefix::Sets,
};
use warpwright_rtl::atomics::address_match::AddressMatch;
use warpwright_rtl::atomics::alu::AtomicAlu;
use warpwright_rtl::atomics::prefix::{BrentKung, KoggeStone, SerialPrefix};
use warpwright_rtl::dut::Dut;
use warpwright_rtl::dut::Top;
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::golden::atomic_prepare as golden;
use warpwright_sim::golden::atomic_unit::{self, atomic};
use warpwright_sim::harness::{cycles, lockstep, seed, Bench, Random, Stimulus};

fn verilog(dut: &dyn Dut, name: &str) -> CompiledModel {
    CompiledModel::of(dut, name).unwrap_or_else(|error| panic!("{error:#}"))
}

/// The fixed seeds of this file: `SEED` in the environment tries another one.
fn random(default: u64) -> Random {
    let seed = seed(default);
    println!("seed {seed}");
    Random::new(seed)
}

#[test]
fn address_match_equals_its_golden_model_in_every_policy() {
    fn matches<const T: usize>(policy: SetPolicy) {
        println!("{T} threads, {policy:?}");
        let mut dut = AddressMatch::<T>::new(policy, true).ready();
        for dut in [&mut verilog(&dut, "address_match") as &mut dyn Dut, &mut dut] {
            let mut model = golden::AddressMatch { policy, threads: T };
            lockstep(
                "address_match",
                dut,
                &mut model,
                &mut Addresses(T),
                seed(20),
                cycles(8000 / T),
            );
        }
    }
    for policy in SetPolicy::ALL {
        matches::<4>(policy);
        matches::<8>(policy);
        matches::<16>(policy);
        matches::<32>(policy);
    }
}

#[test]
fn the_parallel_networks_equal_their_golden_model() {
    fn networks<const T: usize>() {
        let levels = T.ilog2() as usize;
        for pipelined in [true, false] {
            println!("{T} threads, pipelined: {pipelined}");
            let latency = |levels| if pipelined { levels } else { 1 };
            let mut kogge_stone = KoggeStone::<T, 32>::new(pipelined).ready();
            for dut in [&mut verilog(&kogge_stone, "kogge_stone") as &mut dyn Dut, &mut kogge_stone]
            {
                let mut model = golden::Network::new(T, latency(levels));
                lockstep(
                    "kogge_stone",
                    dut,
                    &mut model,
                    &mut Sets::new(T, false),
                    seed(21),
                    cycles(8000 / T),
                );
            }
            let mut brent_kung = BrentKung::<T, 32>::new(pipelined).ready();
            for dut in [&mut verilog(&brent_kung, "brent_kung") as &mut dyn Dut, &mut brent_kung] {
                let mut model = golden::Network::new(T, latency(2 * levels - 1));
                lockstep(
                    "brent_kung",
                    dut,
                    &mut model,
                    &mut Sets::new(T, false),
                    seed(22),
                    cycles(8000 / T),
                );
            }
        }
    }
    networks::<4>();
    networks::<8>();
    networks::<16>();
    networks::<32>();
}

/// Runs sets through the serial computation: prefixes, combined operand, and the cycles of simple
/// operations.
fn serial(threads: usize, dut: &mut dyn Dut) {
    let mut random = random(23);
    let mut sets = Sets::new(threads, true);
    let mut bench = Bench::<_, golden::NetworkInputs, golden::NetworkOutputs>::new(dut);
    let mut under_way: Option<(usize, golden::NetworkInputs)> = None;
    let (mut done, total) = (0, cycles(20_000));
    for cycle in 0..total {
        bench.inputs = sets.next(&mut || random.bits(), &bench.outputs);
        bench.settle();
        let outputs = &bench.outputs;
        if bench.inputs.set_start == 1 {
            under_way = Some((cycle, bench.inputs.clone()));
        }
        if outputs.result_done == 1 {
            let (start, set) = under_way.take().expect("only what has begun ends");
            let operand: Vec<u32> = set.set_x.iter().map(|&value| value as u32).collect();
            let (prefixes, combined) =
                golden::combine(set.set_op as u8, set.set_mask as u32, &operand, set.set_k as u32);
            for (thread, prefix) in prefixes {
                assert_eq!(
                    outputs.result_y[thread],
                    u64::from(prefix),
                    "cycle {cycle}: thread {thread} of {set:x?}"
                );
            }
            assert_eq!(outputs.result_total, u64::from(combined), "cycle {cycle}: {set:x?}");
            if !matches!(set.set_op, 1 | 11 | 12) {
                assert_eq!(
                    cycle - start,
                    set.set_mask.count_ones() as usize + 1,
                    "cycles of {set:x?}"
                );
            }
            done += 1;
        }
        bench.rise();
    }
    println!("{threads} threads: {done} sets in {total} cycles");
    assert!(done * 300 > total);
}

#[test]
fn the_serial_prefixes_equal_their_golden_model() {
    fn serials<const T: usize>() {
        let mut dut = SerialPrefix::<T, 32>::default().ready();
        serial(T, &mut verilog(&dut, "serial_prefix"));
        serial(T, &mut dut);
    }
    serials::<4>();
    serials::<8>();
    serials::<16>();
    serials::<32>();
}

/// Every set of four threads with every combination of four values, for each of the operations.
fn every_set(name: &str, dut: &mut dyn Dut, ops: &[u8]) {
    let mut bench = Bench::<_, golden::NetworkInputs, golden::NetworkOutputs>::new(dut);
    for &op in ops {
        // Two bits at either end of the word; floats whose sums and products are not all exact. The
        // modulus is above them.
        let (low, high) = ([0, 1, 2, 3], [0, 1 << 30, 2 << 30, 3 << 30]);
        let floats = [1.5, -0.0, 0.1, f32::MAX].map(f32::to_bits);
        let palettes = if matches!(op, 11 | 12) {
            [floats, floats.map(|bits| bits ^ 0x8000_0000)]
        } else {
            [low, high]
        };
        for palette in palettes {
            let k = palette[3] + 1;
            for (mask, code) in
                (0..16u32).flat_map(|mask| (0..256usize).map(move |code| (mask, code)))
            {
                let operand = [0, 2, 4, 6].map(|shift| palette[code >> shift & 3]);
                let mut step = |clear: u64, start: u64| {
                    let x = operand.map(u64::from).to_vec();
                    bench.inputs = golden::NetworkInputs {
                        set_clear: clear,
                        set_start: start,
                        set_op: op.into(),
                        set_k: k.into(),
                        set_mask: mask.into(),
                        set_x: x,
                    };
                    let outputs = bench.settle().clone();
                    bench.rise();
                    outputs
                };
                step(1, 0);
                step(0, 1);
                let outputs = (0..200)
                    .map(|_| step(0, 0))
                    .find(|outputs| outputs.result_done == 1)
                    .expect("it ends");
                let (prefixes, total) = golden::combine(op, mask, &operand, k);
                let neutral = atomic_unit::identity(op);
                for thread in 0..4 {
                    let of_set = prefixes
                        .iter()
                        .find(|(member, _)| *member == thread)
                        .map(|(_, prefix)| *prefix);
                    if let Some(wanted) = of_set.or(neutral) {
                        let about = format!(
                            "{name}: thread {thread} of {mask:04b}, operation {op}, {operand:x?}"
                        );
                        assert_eq!(outputs.result_y[thread], u64::from(wanted), "{about}");
                    }
                }
                if mask != 0 {
                    assert_eq!(
                        outputs.result_total,
                        u64::from(total),
                        "{name}: total of {mask:04b}, operation {op}, {operand:x?}"
                    );
                }
            }
        }
    }
}

#[test]
fn networks_of_four_threads_combine_every_set() {
    let all: Vec<u8> = (0..15).collect();
    every_set(
        "serial_prefix",
        &mut verilog(&SerialPrefix::<4, 32>::default().ready(), "serial_prefix"),
        &all,
    );
    let parallel: Vec<u8> = all.into_iter().filter(|op| !matches!(op, 1 | 11..=14)).collect();
    for pipelined in [true, false] {
        let kogge_stone = KoggeStone::<4, 32>::new(pipelined).ready();
        every_set("kogge_stone", &mut verilog(&kogge_stone, "kogge_stone"), &parallel);
        let brent_kung = BrentKung::<4, 32>::new(pipelined).ready();
        every_set("brent_kung", &mut verilog(&brent_kung, "brent_kung"), &parallel);
    }
}

/// The ALU of the atomic unit.
type Alu<'a> = Bench<&'a mut (dyn Dut + 'a), Inputs, Outputs>;

/// One operation; its result and its cycles.
fn operate(bench: &mut Alu, op: u8, a: u32, b: u32, k: u32) -> (u32, usize) {
    bench.inputs =
        Inputs { start: 1, op: op.into(), a: a.into(), b: b.into(), k: k.into(), chain: 0 };
    assert_eq!(bench.settle().busy, 0, "the last operation has ended");
    bench.rise();
    // Nobody holds the operands.
    bench.inputs = Inputs { start: 0, op: 15, a: 0x1234_5678, b: 0x9abc_def0, k: 77, chain: 0 };
    bench.settle();
    let mut cycles = 1;
    while bench.outputs.busy == 1 {
        bench.rise();
        bench.settle();
        cycles += 1;
        assert!(cycles < 100, "operation {op} of {a:08x} and {b:08x} does not end");
    }
    (bench.outputs.y as u32, cycles)
}

fn equal(bench: &mut Alu, op: u8, a: u32, b: u32, k: u32) -> usize {
    let (found, cycles) = operate(bench, op, a, b, k);
    assert_eq!(
        found,
        atomic(op, a, b, k),
        "operation {op} of {a:08x} and {b:08x}, {k:08x}: {found:08x}"
    );
    assert_eq!(
        cycles,
        atomic_unit::cycles(op, a, b),
        "cycles of operation {op} of {a:08x} and {b:08x}"
    );
    cycles
}

/// Corner cases against each other, then random words; the longest time of each operation.
fn operations(dut: &mut dyn Dut, rounds: usize) -> [usize; 15] {
    let mut bench = Alu::new(dut);
    let mut corners = vec![
        0,
        1,
        2,
        0x7fff_ffff,
        0x7f80_0000,
        0x7fc0_0000,
        0x7f80_0001,
        0x007f_ffff,
        0x0080_0000,
        0x0080_0001,
    ];
    corners.extend([
        0x7f7f_ffff,
        0x3f80_0000,
        0x3f7f_ffff,
        0x3f80_0001,
        0x3f00_0000,
        0x3fff_ffff,
        0x4b80_0000,
        0x4b00_0001,
    ]);
    corners.extend([0x0d00_0000, 0x7e80_0000, 0x20ff_ffff, 0x1f80_0000, 0x0100_0000, 0x00ff_ffff]);
    // 27 binades below one, the last that is aligned place by place.
    corners.push(0x3200_0000);
    corners.extend(corners.clone().iter().map(|corner| corner | 0x8000_0000));
    let mut longest = [0; 15];
    let mut random = random(24);
    for op in 0..15 {
        let mut check = |a, b, k| {
            longest[op as usize] = longest[op as usize].max(equal(&mut bench, op, a, b, k))
        };
        for (&a, &b) in corners.iter().flat_map(|a| corners.iter().map(move |b| (a, b))) {
            check(a, b, if op == 10 { 0 } else { a });
        }
        for _ in 0..rounds {
            let (a, b) = (value(random.bits()) as u32, value(random.bits()) as u32);
            // Values of add-modulo are below K.
            let k = 1 + (random.bits() as u32 >> (random.bits() & 31)) / 2;
            let (a, b) = if op == 10 { (a % k, b % k) } else { (a, b) };
            check(a, b, if op == 10 || random.below(2) == 0 { k } else { a });
        }
    }
    longest
}

#[test]
fn the_alu_equals_its_golden_model() {
    let mut dut = AtomicAlu::<32>::default().ready();
    let longest = operations(&mut verilog(&dut, "atomic_alu"), cycles(20_000));
    println!("longest operations, in cycles: {longest:?}");
    assert_eq!(
        longest,
        [2, 35, 2, 2, 2, 2, 2, 2, 2, 2, 2, 35, 30, 2, 2],
        "the corner cases have the longest of each"
    );
    operations(&mut dut, cycles(300));
}
