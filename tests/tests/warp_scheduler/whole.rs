// SPDX-License-Identifier: MIT
//! The whole scheduler: against its golden model, and by hand.
use super::verilog;
use warpwright_config::{
    CreditPolicy, GrantForm, SchedulerSettings, Scheduling, Stage, WeightForm,
};
use warpwright_golden::stimulus::warp_scheduler::scheduler::Neighbours;
use warpwright_rtl::dut::Dut;
use warpwright_rtl::dut::Top;
use warpwright_rtl::warp_scheduler::{WarpScheduler, WarpSchedulerConfig};
use warpwright_sim::golden::warp_scheduler as golden;
use warpwright_sim::harness::{self, cycles, lockstep, seed};
use warpwright_tests::cases::each;

#[test]
fn the_scheduler_equals_its_golden_model_in_every_configuration() {
    fn scheduler<
        const W: usize,
        const LW: usize,
        const P: usize,
        const H: usize,
        const LH: usize,
    >(
        scheduling: Scheduling,
        credit: CreditPolicy,
        weight: WeightForm,
        grant: GrantForm,
    ) {
        println!("{W} warps in {P} pods, {scheduling:?}, {credit:?}, {weight:?}, {grant:?}");
        let config = WarpSchedulerConfig {
            scheduling,
            policy: credit,
            weight,
            grant,
            patience: 20,
            monitor: true,
        };
        let mut dut = WarpScheduler::<W, LW, P, H, LH>::new(config).ready();
        let policy = match scheduling {
            Scheduling::Credit => golden::Policy::Credit(grant),
            Scheduling::LooseRoundRobin => golden::Policy::LooseRoundRobin,
            Scheduling::GreedyThenOldest => golden::Policy::GreedyThenOldest,
        };
        for dut in [&mut verilog(&dut, "warp_scheduler") as &mut dyn Dut, &mut dut] {
            let mut model = golden::WarpScheduler::new(W, P, policy, config.form(), credit, 20);
            lockstep(
                "warp_scheduler",
                dut,
                &mut model,
                &mut Neighbours::new(W as u64),
                seed(7),
                cycles(3000),
            );
        }
    }
    type Run = fn(Scheduling, CreditPolicy, WeightForm, GrantForm);
    type Case = (Run, Scheduling, CreditPolicy, WeightForm, GrantForm);
    let (credits, pay_all, bit_fields) =
        (Scheduling::Credit, CreditPolicy::default(), WeightForm::default());
    let (read, soft) = (GrantForm::Read, GrantForm::Soft);
    let of_eight = scheduler::<8, 3, 1, 8, 3> as Run;
    let mut cases: Vec<Case> = vec![
        (scheduler::<64, 6, 1, 64, 6>, credits, pay_all, bit_fields, read),
        (scheduler::<48, 6, 1, 48, 6>, credits, pay_all, bit_fields, read),
        (scheduler::<48, 6, 2, 24, 5>, credits, pay_all, bit_fields, read),
        (scheduler::<48, 6, 2, 24, 5>, Scheduling::LooseRoundRobin, pay_all, bit_fields, read),
        (scheduler::<32, 5, 1, 32, 5>, credits, pay_all, WeightForm::Additive, read),
        (scheduler::<24, 5, 1, 24, 5>, credits, pay_all, bit_fields, read),
        (scheduler::<16, 4, 2, 8, 3>, credits, pay_all, WeightForm::Additive, read),
        (scheduler::<8, 3, 2, 4, 2>, Scheduling::GreedyThenOldest, pay_all, bit_fields, read),
        (scheduler::<4, 2, 1, 4, 2>, credits, pay_all, bit_fields, read),
        (of_eight, Scheduling::LooseRoundRobin, pay_all, bit_fields, read),
        (of_eight, Scheduling::GreedyThenOldest, pay_all, bit_fields, read),
        (scheduler::<64, 6, 1, 64, 6>, credits, pay_all, bit_fields, soft),
        (scheduler::<24, 5, 1, 24, 5>, credits, pay_all, WeightForm::Additive, soft),
    ];
    cases.extend(CreditPolicy::ALL.map(|credit| (of_eight, credits, credit, bit_fields, read)));
    cases.extend(WeightForm::ALL.map(|weight| (of_eight, credits, pay_all, weight, read)));
    cases.extend(GrantForm::ALL.map(|grant| (of_eight, credits, pay_all, bit_fields, grant)));
    cases.push((of_eight, credits, pay_all, WeightForm::Additive, soft));
    let name = |(_, scheduling, credit, weight, grant): &Case| {
        format!("{scheduling:?}, {credit:?}, {weight:?}, {grant:?}")
    };
    each(&cases, name, |&(scheduler, scheduling, credit, weight, grant)| {
        scheduler(scheduling, credit, weight, grant)
    });
}

/// A scheduler of 8 warps, driven by hand.
pub(super) struct Bench {
    dut: harness::Bench<Box<WarpScheduler<8, 3, 1, 8, 3>>, golden::Inputs, golden::Outputs>,
    live: u64,
    pub(super) eligible: u64,
    pub(super) texture: u64,
    pub(super) mark_t: u64,
    launch: Option<(u64, u64)>,
    stage: Stage,
    for_sfu: u64,
    for_mad: u64,
    settings: SchedulerSettings,
}

impl Bench {
    pub(super) fn new(config: WarpSchedulerConfig) -> Self {
        Self {
            dut: harness::Bench::new(Box::new(WarpScheduler::new(config).ready())),
            live: 0,
            eligible: 0,
            texture: 0,
            mark_t: 0,
            launch: None,
            stage: Stage::Pixel,
            for_sfu: 0,
            for_mad: 0,
            settings: SchedulerSettings::default(),
        }
    }

    /// Launches warps 0 to 7 in tiles.
    pub(super) fn launch(&mut self, tiles: [u64; 8]) {
        for (warp, &tile) in tiles.iter().enumerate() {
            self.launch = Some((warp as u64, tile));
            self.step();
        }
        self.launch = None;
        self.live = 0xff;
        // Weights count a cycle late.
        self.step();
    }

    /// One cycle; the warp that issues in it.
    pub(super) fn step(&mut self) -> Option<usize> {
        let (launched, tile) = self.launch.unwrap_or_default();
        self.dut.inputs = golden::Inputs {
            launch_valid: self.launch.is_some().into(),
            launch_warp: launched,
            launch_tile: tile,
            launch_subtile: tile,
            launch_stage: self.stage as u64,
            live: self.live,
            eligible: self.eligible,
            is_texture: self.texture,
            mark_t: self.mark_t,
            for_sfu: self.for_sfu,
            for_mad: self.for_mad,
            bonuses: self.settings.bonuses(),
            thresholds: self.settings.thresholds(),
            ..Default::default()
        };
        let outputs = self.dut.settle();
        let issued = (outputs.select_valid[0] == 1).then_some(outputs.select_warp[0] as usize);
        assert_eq!(outputs.credit_sum_error, 0, "the credits sum to zero");
        self.dut.rise();
        issued
    }
}

/// The longest row of issues of others while `warp` is eligible all the time.
fn longest_wait(config: WarpSchedulerConfig, tiles: [u64; 8], warp: usize) -> usize {
    longest_wait_while(config, tiles, warp, |_| 0xff)
}

/// The longest row of issues of others, with the warps that are eligible in each cycle.
fn longest_wait_while(
    config: WarpSchedulerConfig,
    tiles: [u64; 8],
    warp: usize,
    eligible: fn(u32) -> u64,
) -> usize {
    let mut bench = Bench::new(config);
    bench.launch(tiles);
    let (mut waited, mut longest) = (0, 0);
    for cycle in 0..4000 {
        bench.eligible = eligible(cycle);
        waited = match bench.step() {
            Some(issued) if issued == warp => 0,
            Some(_) => waited + 1,
            None => waited,
        };
        longest = longest.max(waited);
    }
    longest
}

#[test]
fn no_ready_warp_starves() {
    for policy in CreditPolicy::ALL {
        let config = WarpSchedulerConfig { policy, ..Default::default() };
        // Warps of one tile take turns, but for the one that the patrol prefers.
        let close = longest_wait(config, [0; 8], 5);
        let most = match policy {
            CreditPolicy::RoundRobinOne => 23,
            CreditPolicy::RoundRobinHalf => 37,
            _ => 20,
        };
        assert!(close <= most, "{policy:?}: {close} issues");
        // A young warp among seven of an older tile waits for the patrol, and no longer.
        let far = longest_wait(config, [0, 0, 0, 0, 0, 0, 0, 1], 7);
        assert!(far > 64 && far <= 66 * 8, "{policy:?}: {far} issues");
    }
    for weight in WeightForm::ALL {
        let far = longest_wait(
            WarpSchedulerConfig { weight, ..Default::default() },
            [0, 0, 0, 0, 0, 0, 0, 1],
            7,
        );
        assert!(far <= 66 * 8, "{weight:?}: {far} issues");
    }
    let config = |scheduling| WarpSchedulerConfig { scheduling, ..Default::default() };
    assert_eq!(longest_wait(config(Scheduling::LooseRoundRobin), [0; 8], 5), 7);
    assert!(
        longest_wait(config(Scheduling::GreedyThenOldest), [0, 1, 2, 3, 4, 5, 6, 7], 7) <= 66 * 8
    );
}

/// By cycle the warps that may be selected.
type Eligible = fn(u32) -> u64;

/// Lanes that take several turns interrupt all warps, a full queue those that need it.
#[test]
fn no_interrupted_warp_starves() {
    let interruptions: [(&str, Eligible); 3] = [
        ("all, three cycles of four", |cycle| if cycle % 4 == 0 { 0xff } else { 0 }),
        ("one, four cycles of five", |cycle| if cycle % 5 == 0 { 0xff } else { 0x7f }),
        ("one, 49 cycles of 50", |cycle| if cycle % 50 == 0 { 0xff } else { 0x7f }),
    ];
    for (about, eligible) in interruptions {
        for weight in [WeightForm::BitFields, WeightForm::Additive, WeightForm::Greedy] {
            let config = WarpSchedulerConfig { weight, ..Default::default() };
            let far = longest_wait_while(config, [0, 0, 0, 0, 0, 0, 0, 1], 7, eligible);
            println!("{about}, {weight:?}: {far} issues");
            assert!(far <= 64 * 9, "{about}, {weight:?}: {far} issues");
        }
    }
}

/// What a scheduler of 32 issues in so many cycles when these warps are ready all the time.
fn issues_of_32(scheduling: Scheduling, eligible: u64, cycles: usize) -> Vec<usize> {
    let config = WarpSchedulerConfig { scheduling, ..Default::default() };
    let mut dut = WarpScheduler::<32, 5, 1, 32, 5>::new(config).ready();
    let settings = SchedulerSettings::default();
    let mut bench = harness::Bench::<_, golden::Inputs, golden::Outputs>::new(&mut dut);
    bench.inputs = golden::Inputs {
        live: u32::MAX.into(),
        eligible,
        bonuses: settings.bonuses(),
        thresholds: settings.thresholds(),
        ..Default::default()
    };
    let mut issued = vec![];
    for _ in 0..cycles {
        let outputs = bench.settle();
        issued.extend((outputs.select_valid[0] == 1).then_some(outputs.select_warp[0] as usize));
        bench.rise();
    }
    issued
}

/// The root of the network has a cycle of its own: a warp is selected every third cycle at most, so
/// that three fill them all, and equal warps take turns.
#[test]
fn groups_of_eight_warps_take_turns_at_full_rate() {
    let (all, one_group, across) = (u64::from(u32::MAX), 0xff << 8, 1 << 3 | 1 << 20 | 1 << 30);
    for (scheduling, most) in [(Scheduling::LooseRoundRobin, 40), (Scheduling::Credit, 2 * 63)] {
        for eligible in
            [all, one_group, across, 1 << 17 | 1 << 19 | 1 << 22, 0xff << 8 | 1 << 31, 0b111 << 14]
        {
            let issued = issues_of_32(scheduling, eligible, 400);
            println!("{scheduling:?}, {eligible:#x}: {} issues", issued.len());
            assert!(
                issued.len() >= 400 - 4,
                "{scheduling:?}, {eligible:#x}: {} issues in 400 cycles",
                issued.len()
            );
            for warp in (0..32).filter(|warp| eligible >> warp & 1 == 1) {
                let waits = issued.split(|&other| other == warp).map(<[usize]>::len);
                let longest = waits.max().unwrap_or(0);
                assert!(
                    longest <= most,
                    "{scheduling:?}, {eligible:#x}: warp {warp} waits for {longest} issues"
                );
            }
        }
    }
    // Kept, selected, not ready for a cycle.
    assert!(issues_of_32(Scheduling::Credit, 1 << 9, 300).len() >= 99);
    assert!(issues_of_32(Scheduling::Credit, 1 << 9 | 1 << 10, 300).len() >= 198);
    // The winner goes on first, whatever its group: to the others the patrol sees.
    let greedy = issues_of_32(Scheduling::GreedyThenOldest, all, 3 * 67 * 32);
    let longest =
        |warp| greedy.split(|&other| other == warp).map(<[usize]>::len).max().unwrap_or(0);
    let waits: Vec<usize> = (0..32).map(longest).collect();
    println!("greedy: waits {waits:?}");
    assert!(waits.iter().all(|wait| (67..=67 * 32).contains(wait)), "no warp starves: {waits:?}");
}

#[test]
fn older_tiles_go_first_and_their_warps_take_turns() {
    let mut bench = Bench::new(WarpSchedulerConfig::default());
    // None is tile 0: that has the value of the grant after reset.
    bench.launch([2, 2, 2, 1, 3, 3, 3, 3]);
    bench.eligible = 0xff;
    let issued: Vec<usize> = (0..40).filter_map(|_| bench.step()).collect();
    // Tile 2 was launched first, whatever its number.
    assert!(issued.iter().all(|&warp| warp < 3), "{issued:?}");
    let most = (0..3)
        .map(|warp| issued.iter().filter(|&&other| other == warp).count())
        .collect::<Vec<_>>();
    assert!(most.iter().max().unwrap() - most.iter().min().unwrap() <= 1, "{most:?}");
}

#[test]
fn greedy_goes_on_with_the_same_warp_then_takes_the_oldest() {
    let mut bench = Bench::new(WarpSchedulerConfig {
        scheduling: Scheduling::GreedyThenOldest,
        ..Default::default()
    });
    bench.launch([0; 8]);
    // A selected warp is not ready in the next cycle: greedy, the oldest, greedy, ...
    bench.eligible = 0b0110_1000;
    let issued: Vec<usize> = (0..6).filter_map(|_| bench.step()).collect();
    assert_eq!(issued, [3, 5, 3, 5, 3]);
}

#[test]
fn additive_weights_know_types_ages_and_bonuses() {
    let config = WarpSchedulerConfig {
        weight: WeightForm::Additive,
        policy: CreditPolicy::RoundRobinOne,
        ..Default::default()
    };
    let launch = |bench: &mut Bench, warp: u64, tile: u64, stage: Stage| {
        (bench.launch, bench.stage) = (Some((warp, tile)), stage);
        bench.step();
        bench.launch = None;
    };
    // A selected warp is not ready in the next cycle: two warps would alternate, whoever is
    // heavier.
    let three = |settings: SchedulerSettings, stages: [Stage; 3], tiles: [u64; 3]| {
        let mut bench = Bench::new(config);
        bench.settings = settings;
        for warp in 0..3 {
            launch(&mut bench, warp, tiles[warp as usize], stages[warp as usize]);
        }
        (bench.live, bench.eligible) = (7, 7);
        for _ in 0..4 {
            bench.step();
        }
        let issued: Vec<usize> = (0..24).filter_map(|_| bench.step()).collect();
        [0, 1, 2].map(|warp| issued.iter().filter(|&&other| other == warp).count())
    };
    let none = SchedulerSettings {
        texture_bonus: 0,
        age_scale: 0,
        type_bonus: [0; 3],
        pipe_bonus: 0,
        ..Default::default()
    };
    let pixels = [Stage::Pixel; 3];
    // Without bonuses all take turns; with a bonus for vertices the pixel warp waits.
    let take_turns = |issued: [usize; 3]| assert_eq!(issued, [8; 3]);
    take_turns(three(none, pixels, [0; 3]));
    let vertices = SchedulerSettings { type_bonus: [0, 63, 0], ..none };
    let [pixel, vertex, other] =
        three(vertices, [Stage::Pixel, Stage::Vertex, Stage::Vertex], [0; 3]);
    assert!(pixel == 0 && vertex.abs_diff(other) <= 1, "{pixel} {vertex} {other}");
    // Age counts for pixel warps only.
    let aged = SchedulerSettings { age_scale: 7, ..none };
    let [oldest, middle, youngest] = three(aged, pixels, [3, 1, 2]);
    assert!(
        youngest < middle.min(oldest),
        "the last launched is the youngest: {oldest} {middle} {youngest}"
    );
    take_turns(three(aged, [Stage::Compute; 3], [3, 1, 2]));
}

#[test]
fn nothing_is_issued_past_the_second_threshold() {
    for (first, second) in [(1, 2), (2, 4)] {
        let mut bench = Bench::new(WarpSchedulerConfig::default());
        bench.settings =
            SchedulerSettings { sfu_thresholds: [first, second], ..Default::default() };
        bench.launch([0; 8]);
        (bench.eligible, bench.for_sfu, bench.for_mad) = (0xff, 0x0f, 0xf0);
        let issued: Vec<usize> = (0..60).filter_map(|_| bench.step()).collect();
        let sfu = issued.iter().filter(|&&warp| warp < 4).count();
        // None is ever written back, so the SFU closes; the others go on until the lanes close too.
        assert!(sfu <= usize::from(second) && sfu + 1 >= usize::from(second), "{issued:?}");
        let lanes = usize::from(bench.settings.mad_thresholds[1]);
        assert_eq!(issued.len() - sfu, lanes, "{issued:?}");
    }
}
