// SPDX-License-Identifier: MIT
//! How credits move (docs/mechanisms/3.md).
use super::verilog;
use warpwright_config::CreditPolicy;
use warpwright_golden::stimulus::warp_scheduler::credit_update;
use warpwright_rtl::dut::{Dut, Top};
use warpwright_rtl::warp_scheduler::credit_update::CreditUpdate;
use warpwright_sim::golden::warp_scheduler as golden;
use warpwright_sim::harness::{self, cycles, lockstep, seed};

/// The block's `sum_error` is compared too: it is 0 in the model.
#[test]
fn credits_equal_their_golden_model_and_sum_to_zero() {
    fn credits<const W: usize>(policy: CreditPolicy) {
        println!("{W} warps, {policy:?}");
        let mut dut = CreditUpdate::<W>::new(policy, true).ready();
        for dut in [&mut verilog(&dut, "credit_update") as &mut dyn Dut, &mut dut] {
            let mut model = golden::CreditUpdate::new(W, policy);
            lockstep(
                "credit_update",
                dut,
                &mut model,
                &mut credit_update::Neighbours::new(W),
                seed(4),
                cycles(4000),
            );
        }
    }
    for policy in CreditPolicy::ALL {
        credits::<4>(policy);
        credits::<8>(policy);
        credits::<32>(policy);
    }
    credits::<24>(CreditPolicy::default());
    credits::<64>(CreditPolicy::default());
}

/// Issues of 0, then of 1, with all others as victims: credits of 0, 1, 2 and the slushfund.
#[test]
fn the_policies_pay_as_their_table_says() {
    let run = |policy| {
        let mut model = golden::CreditUpdate::new(4, policy);
        let mut seen = vec![];
        for issuer in [1, 2, 2] {
            model.step(issuer, 0xf & !issuer, 0);
            // The credits, then the slushfund.
            (0..2).for_each(|_| model.step(0, 0, 0));
            seen.push((model.credits().to_vec(), model.slushfund()));
        }
        seen
    };
    let list =
        |rows: [([i64; 4], i64); 3]| rows.map(|(credits, fund)| (credits.to_vec(), fund)).to_vec();
    assert_eq!(
        run(CreditPolicy::PayAll),
        list([([-3, 1, 1, 1], 0), ([-2, -2, 2, 2], 0), ([-1, -5, 3, 3], 0)])
    );
    assert_eq!(
        run(CreditPolicy::RoundRobinOne),
        list([([-1, 0, 0, 0], 1), ([0, -1, 0, 0], 1), ([0, -2, 1, 0], 1)])
    );
    // Three victims: half of them is one.
    assert_eq!(
        run(CreditPolicy::RoundRobinHalf),
        list([([-1, 0, 0, 0], 1), ([0, -1, 0, 0], 1), ([0, -2, 1, 0], 1)])
    );
    assert_eq!(
        run(CreditPolicy::Halving),
        list([([0, 1, 1, 1], 0), ([1, 0, 2, 2], 0), ([2, 0, 3, 3], 0)])
    );
    assert_eq!(
        run(CreditPolicy::HalvingByCount),
        list([([0, 3, 3, 3], 0), ([3, 1, 6, 6], 0), ([6, 0, 9, 9], 0)])
    );
}

/// The credits of eight warps.
type Credits<'a> = harness::Bench<
    &'a mut CreditUpdate<8>,
    golden::credit_update::Inputs,
    golden::credit_update::Outputs,
>;

/// Table 1 of the source read literally pays from a positive slushfund only, and the issuer pays
/// what was given out. From zero nothing ever moves; our order (the issuer pays, then what is
/// positive is distributed) starts at once.
#[test]
fn the_table_of_the_source_never_starts() {
    let (mut credits, mut fund) = ([0i64; 8], 0);
    let mut model = golden::CreditUpdate::new(8, CreditPolicy::PayAll);
    for cycle in 0..200 {
        let issuer = cycle % 8;
        if fund > 0 {
            credits.iter_mut().for_each(|credit| *credit += 1);
            credits[issuer] -= 8;
        }
        if cycle % 50 == 49 {
            fund += std::mem::take(&mut credits[cycle % 7]);
        }
        model.step(1 << issuer, 0xff & !(1 << issuer), 0);
    }
    assert_eq!((credits, fund), ([0; 8], 0), "no warp is paid, and none fills the slushfund");
    assert!(model.credits().iter().any(|&credit| credit != 0), "ours moves");
}

/// What ended warps leave comes back: warps that always end rich (or poor) do not take all credit
/// (or all debt) with them, so that the mean of the living stays near zero.
#[test]
fn what_ended_warps_leave_comes_back() {
    for policy in CreditPolicy::ALL.into_iter().filter(|policy| policy.rule().slushfund) {
        for rich in [true, false] {
            let mut dut = CreditUpdate::<8>::new(policy, true).ready();
            let mut bench = Credits::new(&mut dut);
            let mut worst = 0;
            for cycle in 0..4000u64 {
                let credits = bench.settle().credit.clone();
                let key = |warp: &usize| (credits[*warp], *warp);
                let ends = if rich { (0..8).max_by_key(key) } else { (0..8).min_by_key(key) };
                let ended = u64::from(cycle % 40 == 0) << ends.expect("eight warps");
                let issuer = 1 << (cycle / 3 % 8);
                bench.inputs =
                    golden::credit_update::Inputs { issuer, victims: 0xff & !issuer, ended };
                let settled = bench.settle();
                assert_eq!(settled.sum_error, 0);
                let sum: i64 = settled.credit.iter().map(|&credit| credit as i64 - 32).sum();
                worst = worst.max(sum.abs());
                bench.rise();
            }
            println!("{policy:?}, the {} end: {worst}", if rich { "rich" } else { "poor" });
            assert!(worst <= 8 * 8, "a mean of {} at most, {policy:?}", worst / 8);
        }
    }
}

/// Two warps end at once, which the protocol excludes: the monitor notices.
#[test]
fn the_monitor_sees_credit_that_is_lost() {
    let mut dut = CreditUpdate::<8>::new(CreditPolicy::default(), true).ready();
    let mut bench = Credits::new(&mut dut);
    let mut step = |issuer: u64, victims: u64, ended: u64| {
        for [issuer, victims, ended] in [[issuer, victims, ended], [0; 3], [0; 3]] {
            bench.inputs = golden::credit_update::Inputs { issuer, victims, ended };
            bench.settle();
            bench.rise();
        }
        bench.settle().sum_error
    };
    assert_eq!(step(1, 0xfe, 0), 0);
    assert_eq!(step(0, 0, 0b1100), 1);
}
