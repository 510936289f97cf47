//! The warp scheduler and its parts against their golden models (spec 3).
use warpwright_config::{CreditPolicy, SchedulerSettings, Scheduling, Stage, WeightForm};
use warpwright_golden::stimulus::warp_scheduler::{credit_update, pipes, scheduler::Neighbours};
use warpwright_golden::{ports, AnyInput};
use warpwright_rtl::dut::Dut;
use warpwright_rtl::ready_top;
use warpwright_rtl::warp_scheduler::comparison_network::ComparisonNetwork;
use warpwright_rtl::warp_scheduler::credit_update::CreditUpdate;
use warpwright_rtl::warp_scheduler::pipes::Pipes;
use warpwright_rtl::warp_scheduler::textile_grant::TextileGrant;
use warpwright_rtl::warp_scheduler::weight::Weight;
use warpwright_rtl::warp_scheduler::{WarpScheduler, WarpSchedulerConfig};
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::golden::warp_scheduler as golden;
use warpwright_sim::harness::{self, cycles, lockstep, seed, Model, Stimulus};
use warpwright_tests::cases::each;
use warpwright_tests::choosers::ComparisonChain;

/// The exported Verilog of a block, in the configuration at hand.
fn verilog(dut: &dyn Dut, name: &str) -> CompiledModel {
    CompiledModel::of(dut, name).unwrap_or_else(|error| panic!("{error:#}"))
}

/// The block's `sum_error` is compared too: it is 0 in the model.
#[test]
fn credits_equal_their_golden_model_and_sum_to_zero() {
    fn credits<const W: usize>(policy: CreditPolicy) {
        println!("{W} warps, {policy:?}");
        let mut dut = ready_top!(CreditUpdate::<W>::new(policy, true));
        for dut in [&mut verilog(&dut, "credit_update") as &mut dyn Dut, &mut dut] {
            let mut model = golden::CreditUpdate::new(W, policy);
            lockstep("credit_update", dut, &mut model, &mut credit_update::Neighbours::new(W), seed(4), cycles(4000));
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
    let list = |rows: [([i64; 4], i64); 3]| rows.map(|(credits, fund)| (credits.to_vec(), fund)).to_vec();
    assert_eq!(run(CreditPolicy::PayAll { gated: false }), list([([-3, 1, 1, 1], 0), ([-2, -2, 2, 2], 0), ([-1, -5, 3, 3], 0)]));
    assert_eq!(run(CreditPolicy::RoundRobinOne), list([([-1, 0, 0, 0], 1), ([0, -1, 0, 0], 1), ([0, -2, 1, 0], 1)]));
    // Three victims: half of them is one.
    assert_eq!(run(CreditPolicy::RoundRobinHalf), list([([-1, 0, 0, 0], 1), ([0, -1, 0, 0], 1), ([0, -2, 1, 0], 1)]));
    assert_eq!(run(CreditPolicy::Halving { by_count: false }), list([([0, 1, 1, 1], 0), ([1, 0, 2, 2], 0), ([2, 0, 3, 3], 0)]));
    assert_eq!(run(CreditPolicy::Halving { by_count: true }), list([([0, 3, 3, 3], 0), ([3, 1, 6, 6], 0), ([6, 0, 9, 9], 0)]));
}

/// The credits of eight warps.
type Credits<'a> = harness::Bench<&'a mut CreditUpdate<8>, golden::credit_update::Inputs, golden::credit_update::Outputs>;

/// Spec 3: the gated reading never starts from an all-zero state, in the hardware too.
#[test]
fn gated_credits_never_start() {
    let moved = |gated: bool| {
        let mut dut = ready_top!(CreditUpdate::<8>::new(CreditPolicy::PayAll { gated }, true));
        let mut bench = Credits::new(&mut dut);
        let mut moved = false;
        for cycle in 0..200u64 {
            let issuer = 1 << (cycle % 8);
            let ended = if cycle % 50 == 49 { 1 << (cycle % 7) } else { 0 };
            bench.inputs = golden::credit_update::Inputs { issuer, victims: 0xff & !issuer, ended };
            moved |= bench.settle().credit.iter().any(|&credit| credit != 32);
            bench.rise();
        }
        moved
    };
    assert!(!moved(true), "with an empty slushfund nobody is paid, and nobody fills it");
    assert!(moved(false), "the ungated reading pays at once");
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
            self.among = [u64::MAX, group, group & random(), random() & random() & random()][(dice >> 3 & 3) as usize];
        }
        let valid = self.among & if dice & 0x60 == 0 { random() } else { u64::MAX };
        let low = |value: u64, bits: u32| value & (u64::MAX >> (64 - bits));
        let key = (0..self.inputs).map(|_| low(random(), self.bits)).collect();
        Self::Inputs { valid: low(valid, self.inputs as u32), key, turn: random() & 0xff }
    }
}

#[test]
fn the_comparison_network_finds_the_greatest_key() {
    fn network<const W: usize, const K: usize>() {
        println!("{W} keys of {K} bits");
        let mut dut = ready_top!(ComparisonNetwork::<W, K>::default());
        for dut in [&mut verilog(&dut, "comparison_network") as &mut dyn Dut, &mut dut] {
            let mut contenders = Contenders { inputs: W, bits: K as u32, among: 0 };
            lockstep("comparison_network", dut, &mut golden::ComparisonNetwork::new(W), &mut contenders, seed(5), cycles(2000));
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
    let mut dut = ready_top!(ComparisonChain::<8, 3>::default());
    for dut in [&mut verilog(&dut, "comparison_chain") as &mut dyn Dut, &mut dut] {
        let mut chain = Chain(golden::ComparisonNetwork::new(8));
        lockstep("comparison_chain", dut, &mut chain, &mut AnyInput, seed(5), cycles(500));
    }
}

/// Few wants and issues, so that the grant is held, waited for and lost.
struct Readers {
    warps: u64,
    live: u64,
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
        let wants = random() & random() & self.live & if dice & 0x80 == 0 { outputs.granted } else { !0 };
        let issuer = if dice & 0x300 == 0 { wants & outputs.granted } else { 0 };
        let issuer = issuer & issuer.wrapping_neg();
        // Warps of two tiles share values often.
        Self::Inputs {
            launch_valid: launch.into(),
            launch_warp: warp,
            launch_tile: dice >> 12 & 1,
            live: self.live,
            wants,
            issuer,
            mark_t: random() & 0xff,
            mark_p: random() & random() & 0xff,
        }
    }
}

#[test]
fn the_textile_grant_equals_its_golden_model() {
    for patience in [1, 7, 1023] {
        let mut dut = ready_top!(TextileGrant::<8, 3>::new(patience));
        for dut in [&mut verilog(&dut, "textile_grant") as &mut dyn Dut, &mut dut] {
            let mut model = golden::TextileGrant::new(8, patience.into());
            lockstep("textile_grant", dut, &mut model, &mut Readers { warps: 8, live: 0 }, seed(6), cycles(6000));
        }
    }
    let mut dut = ready_top!(TextileGrant::<32, 5>::new(7));
    for dut in [&mut verilog(&dut, "textile_grant") as &mut dyn Dut, &mut dut] {
        let mut model = golden::TextileGrant::new(32, 7);
        lockstep("textile_grant", dut, &mut model, &mut Readers { warps: 32, live: 0 }, seed(6), cycles(2000));
        lockstep("textile_grant", dut, &mut model, &mut AnyInput, seed(6), cycles(1000));
    }
}

/// Two warps have one value again after eight instructions `.t`, and after 32 `.p`, of one of them.
#[test]
fn tex_and_phase_wrap_around() {
    let mut dut = ready_top!(TextileGrant::<8, 3>::new(1023));
    let mut bench = harness::Bench::<_, golden::textile_grant::Inputs, golden::textile_grant::Outputs>::new(&mut dut);
    // Some cycles with two live warps; the warps that are granted then.
    let mut granted = |launch: Option<u64>, wants: u64, marks: [u64; 2]| {
        for cycle in 0..8 {
            let first = cycle == 0;
            bench.inputs = golden::textile_grant::Inputs {
                launch_valid: (first && launch.is_some()).into(),
                launch_warp: launch.unwrap_or(0),
                launch_tile: 0,
                live: 3,
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
            assert_eq!(granted(None, 0, marks), if time < times { 2 } else { 3 }, "{time} of {times}");
        }
    }
}

#[test]
fn weights_equal_their_references() {
    for form in WeightForm::ALL {
        println!("{form:?}");
        let mut dut = ready_top!(Weight::<8>::new(form));
        for dut in [&mut verilog(&dut, "weight") as &mut dyn Dut, &mut dut] {
            lockstep("weight", dut, &mut golden::Weight::new(8, form), &mut AnyInput, seed(8), cycles(2000));
        }
    }
}

/// The model asserts that no occupancy passes its second threshold.
#[test]
fn pipes_equal_their_golden_model_and_keep_to_their_thresholds() {
    for (first, second, pods) in [(6, 14, 1), (1, 2, 1), (2, 3, 1), (0, 5, 2), (12, 16, 2), (3, 31, 2), (2, 4, 2)] {
        let settings =
            SchedulerSettings { mad_thresholds: [first, second], sfu_thresholds: [first, second], ..Default::default() };
        let mut dut = ready_top!(Pipes::default());
        for dut in [&mut verilog(&dut, "pipes") as &mut dyn Dut, &mut dut] {
            let mut stimulus = pipes::Neighbours::new(settings.thresholds(), pods);
            lockstep("pipes", dut, &mut golden::Pipes::default(), &mut stimulus, seed(9), cycles(4000));
        }
    }
}

#[test]
fn the_scheduler_equals_its_golden_model_in_every_configuration() {
    fn scheduler<const W: usize, const LW: usize, const P: usize, const H: usize, const LH: usize>(
        scheduling: Scheduling,
        credit: CreditPolicy,
        weight: WeightForm,
    ) {
        println!("{W} warps in {P} pods, {scheduling:?}, {credit:?}, {weight:?}");
        let config = WarpSchedulerConfig { scheduling, policy: credit, weight, patience: 20, monitor: true };
        let mut dut = ready_top!(WarpScheduler::<W, LW, P, H, LH>::new(config));
        let policy = match scheduling {
            Scheduling::Credit => golden::Policy::Credit,
            Scheduling::LooseRoundRobin => golden::Policy::LooseRoundRobin,
            Scheduling::GreedyThenOldest => golden::Policy::GreedyThenOldest,
        };
        for dut in [&mut verilog(&dut, "warp_scheduler") as &mut dyn Dut, &mut dut] {
            let mut model = golden::WarpScheduler::new(W, P, policy, config.form(), credit, 20);
            lockstep("warp_scheduler", dut, &mut model, &mut Neighbours::new(W as u64), seed(7), cycles(3000));
        }
    }
    type Case = (fn(Scheduling, CreditPolicy, WeightForm), Scheduling, CreditPolicy, WeightForm);
    let (credits, pay_all, bit_fields) = (Scheduling::Credit, CreditPolicy::default(), WeightForm::default());
    let of_eight = scheduler::<8, 3, 1, 8, 3> as fn(_, _, _);
    let mut cases: Vec<Case> = vec![
        (scheduler::<64, 6, 1, 64, 6>, credits, pay_all, bit_fields),
        (scheduler::<48, 6, 1, 48, 6>, credits, pay_all, bit_fields),
        (scheduler::<48, 6, 2, 24, 5>, credits, pay_all, bit_fields),
        (scheduler::<48, 6, 2, 24, 5>, Scheduling::LooseRoundRobin, pay_all, bit_fields),
        (scheduler::<32, 5, 1, 32, 5>, credits, pay_all, WeightForm::Additive),
        (scheduler::<24, 5, 1, 24, 5>, credits, pay_all, bit_fields),
        (scheduler::<16, 4, 2, 8, 3>, credits, pay_all, WeightForm::Additive),
        (scheduler::<8, 3, 2, 4, 2>, Scheduling::GreedyThenOldest, pay_all, bit_fields),
        (scheduler::<4, 2, 1, 4, 2>, credits, pay_all, bit_fields),
        (of_eight, Scheduling::LooseRoundRobin, pay_all, bit_fields),
        (of_eight, Scheduling::GreedyThenOldest, pay_all, bit_fields),
    ];
    cases.extend(CreditPolicy::ALL.map(|credit| (of_eight, credits, credit, bit_fields)));
    cases.extend(WeightForm::ALL.map(|weight| (of_eight, credits, pay_all, weight)));
    let name = |(_, scheduling, credit, weight): &Case| format!("{scheduling:?}, {credit:?}, {weight:?}");
    each(&cases, name, |&(scheduler, scheduling, credit, weight)| scheduler(scheduling, credit, weight));
}

/// A scheduler of 8 warps, driven by hand.
struct Bench {
    dut: harness::Bench<Box<WarpScheduler<8, 3, 1, 8, 3>>, golden::Inputs, golden::Outputs>,
    live: u64,
    eligible: u64,
    texture: u64,
    mark_t: u64,
    launch: Option<(u64, u64)>,
    stage: Stage,
    for_sfu: u64,
    for_mad: u64,
    settings: SchedulerSettings,
}

impl Bench {
    fn new(config: WarpSchedulerConfig) -> Self {
        Self {
            dut: harness::Bench::new(Box::new(ready_top!(WarpScheduler::new(config)))),
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
    fn launch(&mut self, tiles: [u64; 8]) {
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
    fn step(&mut self) -> Option<usize> {
        let (launched, tile) = self.launch.unwrap_or_default();
        self.dut.inputs = golden::Inputs {
            launch_valid: self.launch.is_some().into(),
            launch_warp: launched,
            launch_tile: tile,
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
    let mut bench = Bench::new(config);
    bench.launch(tiles);
    bench.eligible = 0xff;
    let (mut waited, mut longest) = (0, 0);
    for _ in 0..4000 {
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
        // Warps of one tile take turns.
        let close = longest_wait(config, [0; 8], 5);
        assert!(close <= 20, "{policy:?}: {close} issues");
        // A young warp among seven of an older tile waits for the patrol, and no longer.
        let far = longest_wait(config, [0, 0, 0, 0, 0, 0, 0, 1], 7);
        assert!(far > 20 && far <= 66 * 8, "{policy:?}: {far} issues");
    }
    for weight in WeightForm::ALL {
        let far = longest_wait(WarpSchedulerConfig { weight, ..Default::default() }, [0, 0, 0, 0, 0, 0, 0, 1], 7);
        assert!(far <= 66 * 8, "{weight:?}: {far} issues");
    }
    let config = |scheduling| WarpSchedulerConfig { scheduling, ..Default::default() };
    assert_eq!(longest_wait(config(Scheduling::LooseRoundRobin), [0; 8], 5), 7);
    assert!(longest_wait(config(Scheduling::GreedyThenOldest), [0, 1, 2, 3, 4, 5, 6, 7], 7) <= 66 * 8);
}

/// What a scheduler of 32 issues in so many cycles when these warps are ready all the time.
fn issues_of_32(scheduling: Scheduling, eligible: u64, cycles: usize) -> Vec<usize> {
    let config = WarpSchedulerConfig { scheduling, ..Default::default() };
    let mut dut = ready_top!(WarpScheduler::<32, 5, 1, 32, 5>::new(config));
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

/// The root of the network has a cycle of its own: a warp is selected every third cycle at most, so that three fill them all,
/// and equal warps take turns.
#[test]
fn groups_of_eight_warps_take_turns_at_full_rate() {
    let (all, one_group, across) = (u64::from(u32::MAX), 0xff << 8, 1 << 3 | 1 << 20 | 1 << 30);
    for (scheduling, most) in [(Scheduling::LooseRoundRobin, 40), (Scheduling::Credit, 2 * 63)] {
        for eligible in [all, one_group, across, 1 << 17 | 1 << 19 | 1 << 22, 0xff << 8 | 1 << 31, 0b111 << 14] {
            let issued = issues_of_32(scheduling, eligible, 400);
            println!("{scheduling:?}, {eligible:#x}: {} issues", issued.len());
            assert!(issued.len() >= 400 - 4, "{scheduling:?}, {eligible:#x}: {} issues in 400 cycles", issued.len());
            for warp in (0..32).filter(|warp| eligible >> warp & 1 == 1) {
                let waits = issued.split(|&other| other == warp).map(<[usize]>::len);
                let longest = waits.max().unwrap_or(0);
                assert!(longest <= most, "{scheduling:?}, {eligible:#x}: warp {warp} waits for {longest} issues");
            }
        }
    }
    // Kept, selected, not ready for a cycle.
    assert!(issues_of_32(Scheduling::Credit, 1 << 9, 300).len() >= 99);
    assert!(issues_of_32(Scheduling::Credit, 1 << 9 | 1 << 10, 300).len() >= 198);
    // The winner goes on first, whatever its group: to the others the patrol sees.
    let greedy = issues_of_32(Scheduling::GreedyThenOldest, all, 3 * 67 * 32);
    let longest = |warp| greedy.split(|&other| other == warp).map(<[usize]>::len).max().unwrap_or(0);
    let waits: Vec<usize> = (0..32).map(longest).collect();
    println!("greedy: waits {waits:?}");
    assert!(waits.iter().all(|wait| (67..=67 * 32).contains(wait)), "no warp starves: {waits:?}");
}

#[test]
fn older_tiles_go_first_and_their_warps_take_turns() {
    let mut bench = Bench::new(WarpSchedulerConfig::default());
    bench.launch([1, 1, 1, 0, 2, 2, 2, 2]);
    bench.eligible = 0xff;
    let issued: Vec<usize> = (0..40).filter_map(|_| bench.step()).collect();
    // Tile 1 was launched first, whatever its number.
    assert!(issued.iter().all(|&warp| warp < 3), "{issued:?}");
    let most = (0..3).map(|warp| issued.iter().filter(|&&other| other == warp).count()).collect::<Vec<_>>();
    assert!(most.iter().max().unwrap() - most.iter().min().unwrap() <= 1, "{most:?}");
}

#[test]
fn greedy_goes_on_with_the_same_warp_then_takes_the_oldest() {
    let mut bench = Bench::new(WarpSchedulerConfig { scheduling: Scheduling::GreedyThenOldest, ..Default::default() });
    bench.launch([0; 8]);
    // A selected warp is not ready in the next cycle: greedy, the oldest, greedy, ...
    bench.eligible = 0b0110_1000;
    let issued: Vec<usize> = (0..6).filter_map(|_| bench.step()).collect();
    assert_eq!(issued, [3, 5, 3, 5, 3]);
}

#[test]
fn texture_instructions_issue_value_by_value() {
    let mut bench = Bench::new(WarpSchedulerConfig::default());
    bench.launch([0, 1, 0, 1, 0, 1, 0, 1]);
    (bench.eligible, bench.texture, bench.mark_t) = (0xff, 0xff, 0xff);
    let mut issued = vec![];
    for _ in 0..40 {
        if let Some(warp) = bench.step() {
            issued.push(warp);
            bench.eligible &= !(1 << warp);
        }
    }
    // Tile 0 sets the grant; tile 1 follows when all of tile 0 have moved on.
    assert_eq!(issued.len(), 8);
    assert!(issued[..4].iter().all(|warp| warp % 2 == 0) && issued[4..].iter().all(|warp| warp % 2 == 1), "{issued:?}");
}

#[test]
fn the_grant_never_locks_up() {
    // Warp 0 takes the grant, and then has no texture to read but waits for the others.
    for (patience, most) in [(50, 60), (1023, 1100)] {
        let mut bench = Bench::new(WarpSchedulerConfig { patience, ..Default::default() });
        bench.launch([0, 1, 2, 3, 4, 5, 6, 7]);
        (bench.eligible, bench.texture) = (1, 1);
        while bench.step().is_none() {}
        (bench.eligible, bench.texture) = (0xfe, 0xfe);
        let mut cycles = 0;
        while !matches!(bench.step(), Some(1..)) {
            cycles += 1;
            assert!(cycles < most, "patience {patience}: still waiting");
        }
        assert!(cycles >= patience, "the holder had its time");
    }
}

#[test]
fn baselines_know_no_grant() {
    for scheduling in [Scheduling::LooseRoundRobin, Scheduling::GreedyThenOldest] {
        let mut bench = Bench::new(WarpSchedulerConfig { scheduling, ..Default::default() });
        bench.launch([0, 1, 2, 3, 4, 5, 6, 7]);
        (bench.eligible, bench.texture) = (0xff, 0xff);
        let issued = (0..20).filter_map(|_| bench.step()).count();
        assert!(issued >= 18, "{scheduling:?}: {issued} texture instructions in 20 cycles");
    }
}

/// Two warps end at once, which the protocol excludes: the monitor notices.
#[test]
fn the_monitor_sees_credit_that_is_lost() {
    let mut dut = ready_top!(CreditUpdate::<8>::new(CreditPolicy::default(), true));
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

#[test]
fn additive_weights_know_types_ages_and_bonuses() {
    let config = WarpSchedulerConfig { weight: WeightForm::Additive, policy: CreditPolicy::RoundRobinOne, ..Default::default() };
    let launch = |bench: &mut Bench, warp: u64, tile: u64, stage: Stage| {
        (bench.launch, bench.stage) = (Some((warp, tile)), stage);
        bench.step();
        bench.launch = None;
    };
    // A selected warp is not ready in the next cycle: two warps would alternate, whoever is heavier.
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
    let none = SchedulerSettings { texture_bonus: 0, age_scale: 0, type_bonus: [0; 3], pipe_bonus: 0, ..Default::default() };
    let pixels = [Stage::Pixel; 3];
    // Without bonuses all take turns; with one for vertices the pixel warp waits.
    assert_eq!(three(none, pixels, [0; 3]), [8, 8, 8]);
    let vertices = SchedulerSettings { type_bonus: [0, 63, 0], ..none };
    let [pixel, vertex, other] = three(vertices, [Stage::Pixel, Stage::Vertex, Stage::Vertex], [0; 3]);
    assert!(pixel == 0 && vertex.abs_diff(other) <= 1, "{pixel} {vertex} {other}");
    // Age counts for pixel warps only.
    let aged = SchedulerSettings { age_scale: 7, ..none };
    let [oldest, middle, youngest] = three(aged, pixels, [3, 1, 2]);
    assert!(youngest < middle.min(oldest), "the last launched is the youngest: {oldest} {middle} {youngest}");
    assert_eq!(three(aged, [Stage::Compute; 3], [3, 1, 2]), [8, 8, 8]);
}

#[test]
fn nothing_is_issued_past_the_second_threshold() {
    for (first, second) in [(1, 2), (2, 4)] {
        let mut bench = Bench::new(WarpSchedulerConfig::default());
        bench.settings = SchedulerSettings { sfu_thresholds: [first, second], ..Default::default() };
        bench.launch([0; 8]);
        (bench.eligible, bench.for_sfu, bench.for_mad) = (0xff, 0x0f, 0xf0);
        let issued: Vec<usize> = (0..60).filter_map(|_| bench.step()).collect();
        let sfu = issued.iter().filter(|&&warp| warp < 4).count();
        // None is ever written back, so the SFU closes; the others go on until the lanes close too.
        assert!(sfu <= usize::from(second) && sfu + 1 >= usize::from(second), "{issued:?}");
        assert_eq!(issued.len() - sfu, 14, "{issued:?}");
    }
}
