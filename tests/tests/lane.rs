// SPDX-License-Identifier: MIT
//! The lane against its golden model.
use warpwright_golden::stimulus;
use warpwright_golden::stimulus::execution_unit::lanes::Turns;
use warpwright_golden::stimulus::lane::{Operands, SPECIAL_VALUES};
use warpwright_golden::AnyModel;
use warpwright_rtl::dut::Top;
use warpwright_rtl::execution_unit::lanes::Lanes;
use warpwright_rtl::lane::Lane;
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::golden::lane::{Inputs, Lane as Model, Outputs, LATENCY};
use warpwright_sim::golden::lanes::Lanes as LanesModel;
use warpwright_sim::golden::multiplier::{Multiplier, WideMultiplier};
use warpwright_sim::harness::{cycles, lockstep, seed, Bench, Stimulus};

fn lane() -> Lane {
    Lane::default().ready()
}

fn compiled() -> CompiledModel {
    CompiledModel::of(&lane(), "lane").expect("the lane is exported and compiled")
}

/// All listed inputs, one after the other.
struct List<I>(I);

impl<I: Iterator<Item = Inputs>> Stimulus for List<I> {
    type Inputs = Inputs;
    type Outputs = ();

    fn next(&mut self, _: &mut dyn FnMut() -> u64, (): &()) -> Inputs {
        self.0.next().unwrap_or_default()
    }
}

/// Every operation (comparisons with every code) on every pair of special values.
fn special_pairs() -> Vec<Inputs> {
    let mut inputs = vec![];
    for op in 0..64u32 {
        let codes = if op == 18 || op == 38 { 0..16 } else { 0..1 };
        for code in codes {
            for a in SPECIAL_VALUES {
                for b in SPECIAL_VALUES {
                    let c = SPECIAL_VALUES[inputs.len() % SPECIAL_VALUES.len()];
                    let [op, compare, a, b, c, predicate] =
                        [op, code, a, b, c, a & 1].map(u64::from);
                    inputs.push(Inputs { op, compare, a, b, c, predicate });
                }
            }
        }
    }
    inputs
}

#[test]
fn random_operations_equal_the_golden_model() {
    lockstep("lane", &mut lane(), &mut Model::default(), &mut Operands, seed(1), cycles(30_000));
}

#[test]
fn special_values_equal_the_golden_model() {
    let inputs = special_pairs();
    let count = inputs.len() + LATENCY;
    lockstep(
        "lane",
        &mut compiled(),
        &mut Model::default(),
        &mut List(inputs.into_iter()),
        0,
        count,
    );
}

/// Operations with three operands on every triple of special values; `sel` with either predicate.
#[test]
fn special_triples_equal_the_golden_model() {
    use warpwright_isa::AluOp;
    let ops =
        [(AluOp::Fmad, 0), (AluOp::Imad, 0), (AluOp::Bfi, 0), (AluOp::Sel, 0), (AluOp::Sel, 1)];
    let count = ops.len() * SPECIAL_VALUES.len().pow(3);
    let inputs = ops.into_iter().flat_map(|(op, predicate)| {
        let pairs = SPECIAL_VALUES.into_iter().flat_map(|a| SPECIAL_VALUES.map(|b| (a, b)));
        let triples = pairs.flat_map(|(a, b)| SPECIAL_VALUES.map(|c| (a, b, c)));
        triples.map(move |(a, b, c)| Inputs {
            op: op.number().into(),
            compare: 0,
            a: a.into(),
            b: b.into(),
            c: c.into(),
            predicate,
        })
    });
    lockstep("lane", &mut compiled(), &mut Model::default(), &mut List(inputs), 0, count + LATENCY);
}

/// Every half float to a float; every half float with what lies around it, and around the
/// middle to the next one, to a half float; bytes likewise, in every place.
fn conversions() -> Vec<Inputs> {
    let mut inputs = vec![];
    let mut add = |op: u64, a: u32, b: u32, c: u32| {
        inputs.push(Inputs { op, compare: 0, a: a.into(), b: b.into(), c: c.into(), predicate: 0 });
    };
    for half in 0..0x1_0000u32 {
        add(51, half | !half << 16, 0, 0);
        add(51, half << 16 | !half & 0xffff, 0, u32::MAX);
        // The float with the same upper bits: bit 12 is half a unit of the half float.
        let float = (half & 0x8000) << 16 | ((half & 0x7fff) + (111 << 10)) << 13;
        for near in [0, 1, 0xfff, 0x1000, 0x1001, 0x1fff] {
            add(50, float | near, !float ^ 0x2000 ^ near, 0);
        }
    }
    for byte in 0..=255u32 {
        let middle = ((f64::from(byte) + 0.5) / 255.0) as f32;
        for place in 0..4 {
            add(
                49,
                byte << (8 * place) | (0x0102_0408 & !(0xff << (8 * place))),
                0,
                place | 0xff00,
            );
            for float in [byte as f32 / 255.0, middle] {
                for near in 0..7 {
                    add(
                        48,
                        (float.to_bits() + near).wrapping_sub(3),
                        place | !3,
                        0x1234_5678 ^ byte,
                    );
                }
            }
        }
    }
    for number in 0..0x1_0000u32 {
        let middle = ((f64::from(number) + 0.5) / 65535.0) as f32;
        for place in 0..2 {
            add(
                55,
                number << (16 * place) | (!number & 0xffff) << (16 - 16 * place),
                0,
                place | 0xff00,
            );
            for float in [number as f32 / 65535.0, middle] {
                for near in 0..5 {
                    add(
                        54,
                        (float.to_bits() + near).wrapping_sub(2),
                        place | !1,
                        0x1234_5678 ^ number,
                    );
                }
            }
        }
    }
    inputs
}

#[test]
fn conversions_equal_the_golden_model() {
    let inputs = conversions();
    let count = inputs.len() + LATENCY;
    lockstep(
        "lane",
        &mut compiled(),
        &mut Model::default(),
        &mut List(inputs.into_iter()),
        0,
        count,
    );
}

#[test]
fn many_random_operations_equal_the_golden_model() {
    lockstep(
        "lane",
        &mut compiled(),
        &mut Model::default(),
        &mut Operands,
        seed(2),
        cycles(1_000_000),
    );
}

/// Spec 6: multiplication and addition round separately; five cycles.
#[test]
fn a_mad_takes_five_cycles_and_rounds_twice() {
    let mut lane = lane();
    let factor = 1.0 + f32::EPSILON;
    let mut bench = Bench::<_, Inputs, Outputs>::new(&mut lane);
    let [a, b, c] = [factor, factor, -(factor * factor)].map(|operand| operand.to_bits().into());
    let mut results = vec![];
    for cycle in 0..=LATENCY {
        let op = if cycle == 0 { 35 } else { 0 };
        bench.inputs = Inputs { op, a, b, c, ..Default::default() };
        results.push(bench.settle().result as u32);
        bench.rise();
    }
    // Moves of b stand behind the mad.
    assert_eq!(results[..LATENCY], [0; LATENCY]);
    assert_eq!(f32::from_bits(results[LATENCY]), 0.0);
}

fn lanes_for<const T: usize, const TL: usize>() {
    for lanes in [8, 4, 2, 1].into_iter().filter(|&lanes| lanes <= T) {
        println!("{T} threads on {lanes} lanes");
        let mut block = Lanes::<T, TL>::new(lanes).ready();
        let mut compiled =
            CompiledModel::of(&block, "lanes").expect("the block is exported and compiled");
        lockstep(
            "lanes",
            &mut block,
            &mut LanesModel::new(T, lanes),
            &mut Turns::new(T, lanes),
            seed(1),
            cycles(3000),
        );
        lockstep(
            "lanes",
            &mut compiled,
            &mut LanesModel::new(T, lanes),
            &mut Turns::new(T, lanes),
            seed(2),
            cycles(30_000),
        );
    }
}

/// Four threads on 4, 2 and 1 lanes, in rust-hdl and as exported Verilog.
#[test]
fn lanes_for_four_threads_equal_the_golden_model() {
    lanes_for::<4, 2>();
}

/// Eight threads, on 8 lanes too.
#[test]
fn lanes_for_eight_threads_equal_the_golden_model() {
    lanes_for::<8, 3>();
}

#[test]
fn multipliers_equal_their_golden_models() {
    let blocks = warpwright_rtl::registry::blocks();
    type Build = fn() -> Box<dyn AnyModel>;
    let models: [(&str, Build); 2] = [
        ("wide_multiplier", || Box::new(WideMultiplier::default())),
        ("multiplier", || Box::new(Multiplier::new(14, 20))),
    ];
    for (name, model) in models {
        let entry = blocks.iter().find(|entry| entry.name == name).expect("the cell is registered");
        let mut cell = (entry.build)();
        let mut stimulus = stimulus::of(entry.name);
        let mut compiled =
            CompiledModel::of(cell.as_ref(), name).expect("the cell is exported and compiled");
        lockstep(name, cell.as_mut(), model().as_mut(), stimulus.as_mut(), seed(1), cycles(2000));
        lockstep(name, &mut compiled, model().as_mut(), stimulus.as_mut(), seed(2), cycles(20_000));
    }
}
