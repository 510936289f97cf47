//! The warp scheduler and its parts against their golden models (spec 3).
use warpwright_rtl::config::Scheduling;
use warpwright_rtl::dut::{AnyInput, Dut, Stimulus};
use warpwright_rtl::ready_top;
use warpwright_rtl::warp_scheduler::comparison_network::ComparisonNetwork;
use warpwright_rtl::warp_scheduler::credit_update::{self, CreditUpdate};
use warpwright_rtl::warp_scheduler::textile_grant::TextileGrant;
use warpwright_rtl::warp_scheduler::{Neighbours, WarpScheduler, WarpSchedulerConfig};
use warpwright_sim::golden::warp_scheduler as golden;
use warpwright_sim::harness::{cycles, lockstep, seed};

fn credits<const W: usize>(gated: bool) {
    let mut dut = ready_top!(CreditUpdate::<W>::new(gated));
    let mut model = golden::CreditUpdate::new(W, gated);
    lockstep("credit_update", &mut dut, &mut model, &mut credit_update::Neighbours::new(W), seed(4), cycles(4000));
}

#[test]
fn credits_equal_their_golden_model_and_sum_to_zero() {
    credits::<4>(false);
    credits::<8>(false);
    credits::<8>(true);
    credits::<32>(false);
}

/// Spec 3: the gated reading never starts from an all-zero state.
#[test]
fn gated_credits_never_start() {
    let mut model = golden::CreditUpdate::new(8, true);
    for cycle in 0..100u64 {
        model.step(1 << (cycle % 8), 0xff & !(1 << (cycle % 8)), 0);
    }
    assert!(model.untouched(), "with an empty slushfund nobody is paid");
    let mut model = golden::CreditUpdate::new(8, false);
    model.step(1, 0xfe, 0);
    assert!(!model.untouched(), "the ungated reading pays at once");
}

#[test]
fn the_comparison_network_finds_the_greatest_key() {
    fn network<const W: usize, const LW: usize>() {
        let mut dut = ready_top!(ComparisonNetwork::<W, LW, 16>::default());
        let mut any = AnyInput::new(&dut);
        lockstep("comparison_network", &mut dut, &mut golden::ComparisonNetwork { warps: W }, &mut any, seed(5), cycles(500));
    }
    network::<2, 1>();
    network::<4, 2>();
    network::<8, 3>();
    network::<16, 4>();
    network::<32, 5>();
    network::<64, 6>();
}

#[test]
fn the_textile_grant_equals_its_golden_model() {
    let mut dut = ready_top!(TextileGrant::<8, 3>::default());
    let mut any = AnyInput::new(&dut);
    lockstep("textile_grant", &mut dut, &mut golden::TextileGrant::new(8), &mut any, seed(6), cycles(3000));
}

fn scheduler<const W: usize, const LW: usize>(scheduling: Scheduling, policy: golden::Policy) {
    let mut dut = ready_top!(WarpScheduler::<W, LW>::new(WarpSchedulerConfig { scheduling, gated: false }));
    let mut model = golden::WarpScheduler::new(W, policy);
    lockstep("warp_scheduler", &mut dut, &mut model, &mut Neighbours::new(W as u64), seed(7), cycles(3000));
}

#[test]
fn the_scheduler_equals_its_golden_model_in_every_configuration() {
    scheduler::<4, 2>(Scheduling::Credit, golden::Policy::Credit);
    scheduler::<8, 3>(Scheduling::Credit, golden::Policy::Credit);
    scheduler::<32, 5>(Scheduling::Credit, golden::Policy::Credit);
    scheduler::<8, 3>(Scheduling::LooseRoundRobin, golden::Policy::LooseRoundRobin);
    scheduler::<8, 3>(Scheduling::GreedyThenOldest, golden::Policy::GreedyThenOldest);
}

/// All warps ready whenever they may, no textures.
struct EveryoneReady;

impl Stimulus for EveryoneReady {
    fn next(&mut self, _: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let mut inputs = vec![0; 15];
        (inputs[5], inputs[6]) = (0xff, 0xff);
        inputs
    }
}

#[test]
fn no_ready_warp_starves() {
    for scheduling in [Scheduling::Credit, Scheduling::LooseRoundRobin] {
        let mut dut = ready_top!(WarpScheduler::<8, 3>::new(WarpSchedulerConfig { scheduling, gated: false }));
        let mut last = [0; 8];
        for cycle in 0..500 {
            let inputs = EveryoneReady.next(&mut || 0, &[]);
            inputs.iter().enumerate().for_each(|(port, &value)| dut.poke(port, value));
            dut.settle();
            if dut.peek(0) == 1 {
                last[dut.peek(1) as usize] = cycle;
            }
            for (warp, &since) in last.iter().enumerate() {
                assert!(cycle - since <= 20, "{scheduling:?}: warp {warp} has waited {} cycles", cycle - since);
            }
            dut.rise();
        }
    }
}
