// SPDX-License-Identifier: MIT
//! The special function unit against its golden model.
use warpwright_golden::stimulus::lane::SPECIAL_VALUES;
use warpwright_golden::stimulus::sfu::Neighbours;
use warpwright_rtl::dut::Dut;
use warpwright_rtl::dut::Top;
use warpwright_rtl::sfu::Sfu;
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::golden::sfu::sfu;
use warpwright_sim::golden::sfu_unit::{Inputs, Outputs, Unit};
use warpwright_sim::harness::{cycles, lockstep, seed, Bench, Stimulus};

/// Functions that the pipeline has, from number 0.
const FUNCTIONS: usize = 7;

fn unit() -> impl Dut {
    Sfu::<3, 4, 4>::default().ready()
}

#[test]
fn random_requests_equal_the_golden_model() {
    lockstep(
        "sfu",
        &mut unit(),
        &mut Unit::new(4, 8),
        &mut Neighbours::new(8, 4),
        seed(1),
        cycles(20_000),
    );
}

#[test]
fn wide_warps_equal_the_golden_model() {
    let mut wide = Sfu::<5, 32, 5>::default().ready();
    lockstep(
        "sfu",
        &mut wide,
        &mut Unit::new(32, 16),
        &mut Neighbours::new(32, 32),
        seed(1),
        cycles(2000),
    );
    let mut narrow = Sfu::<2, 1, 3>::default().ready();
    lockstep(
        "sfu",
        &mut narrow,
        &mut Unit::new(1, 4),
        &mut Neighbours::new(4, 1),
        seed(1),
        cycles(5000),
    );
}

#[test]
fn many_random_requests_equal_the_golden_model() {
    let mut compiled =
        CompiledModel::of(&unit(), "sfu").expect("the unit is exported and compiled");
    lockstep(
        "sfu",
        &mut compiled,
        &mut Unit::new(4, 8),
        &mut Neighbours::new(8, 4),
        seed(2),
        cycles(500_000),
    );
}

/// Every function of every special value, of mantissas of every row of the table, and of angles
/// and powers around every quarter turn and integer.
#[test]
fn special_values_and_every_row() {
    let mut operands: Vec<u32> = SPECIAL_VALUES.to_vec();
    operands.extend(
        (0..256)
            .flat_map(|i| [0x3f80_0000, 0x4000_ffff, 0x4080_8001].map(|start| start + (i << 16))),
    );
    operands.extend((0..256).map(|i| ((254 - i % 254) << 23) | (0x8000_0000 * (i & 1))));
    for i in 0..64 {
        let near = [i as f32, i as f32 / 2.0, (f64::from(i) * std::f64::consts::FRAC_PI_4) as f32];
        for float in near.iter().flat_map(|&near| [near, -near]) {
            operands.extend((0..5).map(|off| float.to_bits().wrapping_add(off).wrapping_sub(2)));
        }
    }
    let mut compiled =
        CompiledModel::of(&unit(), "sfu").expect("the unit is exported and compiled");
    let mut bench = Bench::<_, Inputs, Outputs>::new(&mut compiled);
    let mut results = vec![];
    let mut sent = 0;
    while results.len() < operands.len() * FUNCTIONS {
        let (op, operand) = (sent % FUNCTIONS, operands.get(sent / FUNCTIONS));
        let ready = bench.outputs.req_ready == 1 && operand.is_some();
        let word = operand.copied().unwrap_or(0).into();
        bench.inputs = Inputs {
            req_valid: ready.into(),
            req_op: op as u64,
            req_mask: 2,
            req_a: vec![0, word, 0, 0],
            req_b: vec![0; 4],
            wb_ready: 1,
            ..Default::default()
        };
        let outputs = bench.settle();
        sent += usize::from(ready);
        if outputs.wb_valid == 1 {
            results.push(outputs.wb_data[1] as u32);
        }
        bench.rise();
        bench.settle();
    }
    for (i, result) in results.iter().enumerate() {
        let (op, operand) = (i % FUNCTIONS, operands[i / FUNCTIONS]);
        assert_eq!(*result, sfu(op as u8, operand), "function {op} of {operand:#x}");
    }
}

/// Quotients and remainders of every pair of corners, alone and while functions run beside them.
#[test]
fn divisions_of_special_values() {
    let mut compiled =
        CompiledModel::of(&unit(), "sfu").expect("the unit is exported and compiled");
    let corners = [
        0,
        1,
        2,
        3,
        7,
        0x8000,
        0x7fff_ffff,
        0x8000_0000,
        0x8000_0001,
        0xffff_fffe,
        0xffff_ffff,
        0x1234_5678,
    ];
    let pairs: Vec<[u32; 2]> = corners.iter().flat_map(|&a| corners.map(|b| [a, b])).collect();
    let mut bench = Bench::<_, Inputs, Outputs>::new(&mut compiled);
    let (mut sent, mut functions, mut results) = (0, 0, vec![]);
    while results.len() < pairs.len() * 4 {
        // One function in four cycles, warp 1, keeps the pipeline busy.
        let ready = bench.outputs.req_ready == 1;
        let division = functions % 4 == 0 && sent < pairs.len() * 4 && ready;
        let function = !division && ready;
        functions += 1;
        let [a, b] = pairs[(sent / 4).min(pairs.len() - 1)].map(u64::from);
        let op = if division { 8 + sent as u64 % 4 } else { 0 };
        bench.inputs = Inputs {
            req_valid: (division | function).into(),
            req_op: op,
            req_warp: (!division).into(),
            req_rd: 0,
            req_mask: 1,
            req_a: vec![a, 0, 0, 0],
            req_b: vec![b, 0, 0, 0],
            wb_ready: 1,
        };
        let outputs = bench.settle();
        sent += usize::from(division);
        if outputs.wb_valid == 1 && outputs.wb_warp == 0 {
            results.push(outputs.wb_data[0] as u32);
        }
        bench.rise();
        bench.settle();
    }
    for (i, result) in results.iter().enumerate() {
        let [a, b] = pairs[i / 4];
        let (sa, sb) = (a as i32, b as i32);
        let expected = match (i % 4, b) {
            (0 | 1, 0) => a,
            (2 | 3, 0) => 0,
            (0, _) => sa.wrapping_div(sb) as u32,
            (1, _) => a / b,
            (2, _) => sa.wrapping_rem(sb) as u32,
            _ => a % b,
        };
        assert_eq!(*result, expected, "operation {} of {a:#x} and {b:#x}", 8 + i % 4);
    }
}

/// The three requests that may still come after `req_ready` falls find places.
#[test]
fn every_promised_place_is_there() {
    let mut unit = unit();
    let mut stimulus = Neighbours::new(8, 4);
    let mut random = warpwright_sim::harness::Random::new(seed(3));
    let mut bench = Bench::<_, Inputs, Outputs>::new(&mut unit);
    let (mut accepted, mut written, mut after_fall, mut most) = (0, 0, 0, 0);
    for _ in 0..20_000 {
        bench.inputs =
            Inputs { req_mask: 15, ..stimulus.next(&mut || random.bits(), &bench.outputs) };
        bench.settle();
        let (inputs, outputs) = (&bench.inputs, &bench.outputs);
        after_fall = if outputs.req_ready == 1 { 0 } else { after_fall + inputs.req_valid };
        most = most.max(after_fall);
        accepted += inputs.req_valid;
        written += outputs.wb_valid & inputs.wb_ready;
        bench.rise();
    }
    assert_eq!(most, 3, "the stimulus uses the promise");
    assert!(
        accepted - written <= 16 && written > 500,
        "{accepted} accepted, {written} written back"
    );
}
