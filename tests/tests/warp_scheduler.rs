// SPDX-License-Identifier: MIT
//! The warp scheduler and its parts against their golden models (docs/mechanisms/3.md).
mod credits;
mod grant;
mod lock_up;
mod whole;

use warpwright_config::{SchedulerSettings, WeightForm};
use warpwright_golden::stimulus::warp_scheduler::pipes;
use warpwright_golden::{ports, AnyInput};
use warpwright_rtl::dut::Dut;
use warpwright_rtl::dut::Top;
use warpwright_rtl::warp_scheduler::comparison_network::ComparisonNetwork;
use warpwright_rtl::warp_scheduler::pipes::Pipes;
use warpwright_rtl::warp_scheduler::textile_grant::TextileGrant;
use warpwright_rtl::warp_scheduler::weight::Weight;
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::golden::warp_scheduler as golden;
use warpwright_sim::harness::{self, cycles, lockstep, seed, Model, Stimulus};
use warpwright_tests::choosers::ComparisonChain;

/// The exported Verilog of a block, in the configuration at hand.
fn verilog(dut: &dyn Dut, name: &str) -> CompiledModel {
    CompiledModel::of(dut, name).unwrap_or_else(|error| panic!("{error:#}"))
}

/// Inputs of a network: many that take part, few, those of one group, some of them for a while.
struct Contenders {
    inputs: usize,
    bits: u32,
    among: u64,
}

impl Stimulus for Contenders {
    type Inputs = golden::comparison_network::Inputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> Self::Inputs {
        let (dice, draw) = (random(), random());
        if dice & 7 == 0 {
            let group = 0xff << (8 * (draw % self.inputs.div_ceil(8) as u64));
            self.among = [u64::MAX, group, group & random(), random() & random() & random()]
                [(dice >> 3 & 3) as usize];
        }
        let valid = self.among & if dice & 0x60 == 0 { random() } else { u64::MAX };
        let low = |value: u64, bits: u32| value & (u64::MAX >> (64 - bits));
        let key = (0..self.inputs).map(|_| low(random(), self.bits)).collect();
        Self::Inputs { valid: low(valid, self.inputs as u32), key, turn: random() & 0xffff }
    }
}

#[test]
fn the_comparison_network_finds_the_greatest_key() {
    fn network<const W: usize, const K: usize>() {
        println!("{W} keys of {K} bits");
        let mut dut = ComparisonNetwork::<W, K>::default().ready();
        for dut in [&mut verilog(&dut, "comparison_network") as &mut dyn Dut, &mut dut] {
            let mut contenders = Contenders { inputs: W, bits: K as u32, among: 0 };
            lockstep(
                "comparison_network",
                dut,
                &mut golden::ComparisonNetwork::new(W),
                &mut contenders,
                seed(5),
                cycles(2000),
            );
        }
    }
    // Keys of three bits are often equal.
    network::<2, 16>();
    network::<4, 3>();
    network::<8, 16>();
    network::<8, 3>();
    network::<16, 16>();
    network::<24, 16>();
    network::<32, 3>();
    network::<32, 15>();
    network::<48, 16>();
    network::<64, 16>();
}

/// A network without groups, as far as a chain has its ports.
struct Chain(golden::ComparisonNetwork);

ports! {
    ChainInputs { valid, key: [] }
    ChainOutputs { winner, number }
}

impl ChainInputs {
    /// As those of a network.
    fn of_network(&self) -> golden::comparison_network::Inputs {
        golden::comparison_network::Inputs { valid: self.valid, key: self.key.clone(), turn: 0 }
    }
}

impl Model for Chain {
    type Inputs = ChainInputs;
    type Outputs = ChainOutputs<Option<u64>>;

    fn outputs(&mut self, inputs: &ChainInputs) -> Self::Outputs {
        let outputs = self.0.outputs(&inputs.of_network());
        ChainOutputs { winner: outputs.winner, number: outputs.number }
    }
    fn clock(&mut self, inputs: &ChainInputs) {
        self.0.clock(&inputs.of_network());
    }
}

/// What the documentation compares the network with chooses the same.
#[test]
fn a_linear_chain_finds_the_same() {
    let mut dut = ComparisonChain::<8, 3>::default().ready();
    for dut in [&mut verilog(&dut, "comparison_chain") as &mut dyn Dut, &mut dut] {
        let mut chain = Chain(golden::ComparisonNetwork::new(8));
        lockstep("comparison_chain", dut, &mut chain, &mut AnyInput, seed(5), cycles(500));
    }
}

/// Few wants and issues, so that the grant is held, waited for and lost.
struct Readers {
    warps: u64,
    live: u64,
    /// Warps that could read in the cycle before.
    wanted: u64,
}

impl Readers {
    fn new(warps: u64) -> Self {
        Self { warps, live: 0, wanted: 0 }
    }
}

impl Stimulus for Readers {
    type Inputs = golden::textile_grant::Inputs;
    type Outputs = golden::textile_grant::Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Self::Outputs) -> Self::Inputs {
        let (dice, warp) = (random(), random() % self.warps);
        let launch = dice & 0xf == 0;
        if dice & 0x70 == 0 {
            self.live = (self.live ^ 1 << (random() % self.warps)) & !(u64::from(launch) << warp);
        }
        let able = self.wanted & (outputs.granted | outputs.open_to);
        let issuer = if dice & 0x300 == 0 { able & able.wrapping_neg() } else { 0 };
        let few = random() & random() & self.live;
        self.wanted = few & !issuer & if dice & 0x80 == 0 { outputs.granted } else { !0 };
        // Warps of two tiles share values often.
        Self::Inputs {
            launch_valid: launch.into(),
            launch_warp: warp,
            launch_subtile: dice >> 12 & 1,
            live: self.live,
            reads: self.wanted | issuer | few,
            wants: self.wanted,
            issuer,
            mark_t: random() & u64::MAX >> (64 - self.warps),
            mark_p: random() & random() & u64::MAX >> (64 - self.warps),
        }
    }
}

#[test]
fn the_textile_grant_equals_its_golden_model() {
    for patience in [1, 7, 1023] {
        let mut dut = TextileGrant::<8, 3>::new(patience).ready();
        for dut in [&mut verilog(&dut, "textile_grant") as &mut dyn Dut, &mut dut] {
            let mut model = golden::TextileGrant::new(8, patience.into());
            lockstep("textile_grant", dut, &mut model, &mut Readers::new(8), seed(6), cycles(6000));
        }
    }
    let mut dut = TextileGrant::<32, 5>::new(7).ready();
    for dut in [&mut verilog(&dut, "textile_grant") as &mut dyn Dut, &mut dut] {
        let mut model = golden::TextileGrant::new(32, 7);
        lockstep("textile_grant", dut, &mut model, &mut Readers::new(32), seed(6), cycles(2000));
    }
}

/// Two warps have one value again after eight instructions `.t`, and after 32 `.p`, of one of them.
#[test]
fn tex_and_phase_wrap_around() {
    let mut dut = TextileGrant::<8, 3>::new(1023).ready();
    let mut bench =
        harness::Bench::<_, golden::textile_grant::Inputs, golden::textile_grant::Outputs>::new(
            &mut dut,
        );
    // Some cycles with two live warps; the warps that are granted then.
    let mut granted = |launch: Option<u64>, wants: u64, marks: [u64; 2]| {
        for cycle in 0..8 {
            let first = cycle == 0;
            bench.inputs = golden::textile_grant::Inputs {
                launch_valid: (first && launch.is_some()).into(),
                launch_warp: launch.unwrap_or(0),
                launch_subtile: 0,
                live: 3,
                reads: 3,
                wants,
                issuer: (first && marks != [0; 2]).into(),
                mark_t: marks[0],
                mark_p: marks[1],
            };
            bench.settle();
            bench.rise();
        }
        // Slots without a warp have a value, too.
        bench.settle().granted & 3
    };
    granted(Some(0), 0, [0; 2]);
    granted(Some(1), 0, [0; 2]);
    assert_eq!(granted(None, 3, [0; 2]), 3);
    for (times, marks) in [(8, [1, 0]), (32, [0, 1])] {
        for time in 1..=times {
            assert_eq!(
                granted(None, 0, marks),
                if time < times { 2 } else { 3 },
                "{time} of {times}"
            );
        }
    }
}

#[test]
fn weights_equal_their_references() {
    for form in WeightForm::ALL {
        println!("{form:?}");
        let mut dut = Weight::<8>::new(form).ready();
        for dut in [&mut verilog(&dut, "weight") as &mut dyn Dut, &mut dut] {
            lockstep(
                "weight",
                dut,
                &mut golden::Weight::new(8, form),
                &mut AnyInput,
                seed(8),
                cycles(2000),
            );
        }
    }
}

/// The model asserts that no occupancy passes its second threshold.
#[test]
fn pipes_equal_their_golden_model_and_keep_to_their_thresholds() {
    for (first, second, pods) in
        [(6, 14, 1), (1, 2, 1), (2, 3, 1), (0, 5, 2), (12, 16, 2), (3, 31, 2), (2, 4, 2)]
    {
        let settings = SchedulerSettings {
            mad_thresholds: [first, second],
            sfu_thresholds: [first, second],
            ..Default::default()
        };
        let mut dut = Pipes::default().ready();
        for dut in [&mut verilog(&dut, "pipes") as &mut dyn Dut, &mut dut] {
            let mut stimulus = pipes::Neighbours::new(settings.thresholds(), pods);
            lockstep(
                "pipes",
                dut,
                &mut golden::Pipes::default(),
                &mut stimulus,
                seed(9),
                cycles(4000),
            );
        }
    }
}
