// SPDX-License-Identifier: MIT
//! The scoreboard against its golden model, and the worked cases of docs/mechanisms/2.md.
use warpwright_golden::stimulus::scoreboard::Neighbours;
use warpwright_rtl::dut::Dut;
use warpwright_rtl::dut::Top;
use warpwright_rtl::scoreboard::{Scoreboard, ScoreboardConfig};
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::golden::scoreboard as golden;
use warpwright_sim::harness::{cycles, lockstep, seed};
use warpwright_tests::cases::each;

fn configuration<const W: usize, const LW: usize>(config: ScoreboardConfig) {
    println!("{W} warps, {config:?}");
    let mut dut = Scoreboard::<W, LW>::new(config).ready();
    // The exported Verilog too, in each configuration.
    let mut verilog =
        CompiledModel::of(&dut, "scoreboard").unwrap_or_else(|error| panic!("{error:#}"));
    for dut in [&mut dut as &mut dyn Dut, &mut verilog] {
        let mut model = golden::Scoreboard::new(
            W,
            config.slots,
            config.widths,
            config.in_order,
            config.mask_on_same,
        );
        lockstep(
            "scoreboard",
            dut,
            &mut model,
            &mut Neighbours::new(W, config.slots),
            seed(2),
            cycles(3000),
        );
    }
}

#[test]
fn scoreboard_equals_its_golden_model_in_every_configuration() {
    type Case = (fn(ScoreboardConfig), ScoreboardConfig);
    let default = ScoreboardConfig::default();
    let (of_four, of_eight) = (configuration::<4, 2> as fn(_), configuration::<8, 3> as fn(_));
    let mut cases: Vec<Case> = vec![
        (configuration::<32, 5>, default),
        (of_eight, default),
        (of_eight, ScoreboardConfig { widths: [1; 8], ..default }),
        (of_eight, ScoreboardConfig { widths: [1, 2, 3, 1, 2, 3, 1, 1], ..default }),
        (of_eight, ScoreboardConfig { in_order: true, ..default }),
        (of_eight, ScoreboardConfig { mask_on_same: true, ..default }),
        (of_four, default),
        (
            of_four,
            ScoreboardConfig { slots: 2, widths: [2; 8], in_order: true, mask_on_same: true },
        ),
    ];
    cases.extend([1, 2, 4].map(|slots| (of_four, ScoreboardConfig { slots, ..default })));
    each(
        &cases,
        |(_, config)| format!("{config:?}"),
        |&(configuration, config)| configuration(config),
    );
}

const WARP: u64 = 5;

/// A scoreboard of 8 warps, of which warp 5 runs.
struct Bench(
    warpwright_sim::harness::Bench<Box<Scoreboard<8, 3>>, golden::Inputs, golden::Outputs>,
);

/// What happens in a cycle.
#[derive(Clone, Copy, Default)]
struct Events {
    /// Slot (of a reorderable instruction) and wait mask.
    issue: Option<(Option<u64>, u64)>,
    complete: [Option<u64>; 2],
    launch: Option<u64>,
    /// What the issue is, for fences.
    load: bool,
    store: bool,
}

impl Bench {
    fn new(config: ScoreboardConfig) -> Self {
        Self(warpwright_sim::harness::Bench::new(Box::new(Scoreboard::new(config).ready())))
    }

    fn cycle(&mut self, events: Events) {
        let (slot, wait) = events.issue.unwrap_or_default();
        self.0.inputs = golden::Inputs {
            launch_valid: events.launch.is_some().into(),
            launch_warp: WARP,
            launch_wait: events.launch.unwrap_or(0),
            issue_valid: events.issue.is_some().into(),
            issue_warp: WARP,
            issue_reorderable: slot.is_some().into(),
            issue_slot: slot.unwrap_or(0),
            issue_load: events.load.into(),
            issue_store: events.store.into(),
            issue_wait: wait,
            complete_valid: events.complete.map(|slot| slot.is_some().into()),
            complete_warp: [WARP; 2],
            complete_slot: events.complete.map(|slot| slot.unwrap_or(0)),
        };
        self.0.settle();
        self.0.rise();
        self.0.settle();
    }

    fn issue(&mut self, slot: Option<u64>, wait: u64) {
        self.cycle(Events { issue: Some((slot, wait)), ..Default::default() });
    }

    /// A completion, and the cycle in which it changes the counter.
    fn complete(&mut self, slot: u64) {
        self.cycle(Events { complete: [None, Some(slot)], ..Default::default() });
        self.pass();
    }

    fn pass(&mut self) {
        self.cycle(Events::default());
    }

    fn held(&self) -> bool {
        self.0.outputs.hold >> WARP & 1 == 1
    }

    fn pending(&self) -> u64 {
        self.0.outputs.pending[WARP as usize]
    }

    fn full(&self) -> u64 {
        self.0.outputs.full[WARP as usize]
    }

    fn idle(&self) -> bool {
        self.0.outputs.idle >> WARP & 1 == 1
    }
}

/// `load r0; mov r1, 5; add r2, r0, r1`: the mask for slot 0 sits on the `mov`.
#[test]
fn a_dependent_instruction_is_held_until_its_load_completes() {
    let mut bench = Bench::new(ScoreboardConfig::default());
    bench.issue(Some(0), 0);
    assert!(!bench.held(), "the move waits for nothing");
    bench.issue(None, 1);
    for _ in 0..5 {
        assert!(bench.held(), "the add is not fetched");
        bench.cycle(Events::default());
    }
    bench.complete(0);
    assert!(!bench.held() && bench.idle());
}

/// Four stores, the second and third in slot 1, the fourth waits on slot 1.
#[test]
fn a_store_passes_the_first_but_not_the_second_and_third() {
    let mut bench = Bench::new(ScoreboardConfig::default());
    bench.issue(Some(0), 0);
    bench.issue(Some(1), 0);
    bench.issue(Some(1), 0b10);
    assert!(bench.held());
    bench.complete(1);
    assert!(bench.held(), "the third store is still outstanding");
    bench.complete(1);
    assert!(!bench.held(), "the first does not matter");
    assert_eq!(bench.pending(), 0b01);
    bench.issue(Some(2), 0);
    assert!(!bench.idle());
    bench.complete(0);
    bench.complete(2);
    assert!(bench.idle());
}

/// A scoreboard branch as third instruction: where it goes on.
fn scoreboard_branch(pending: u64, target: (u64, u64), fall_through: (u64, u64)) -> Option<u64> {
    [target, fall_through]
        .into_iter()
        .find(|(mask, _)| pending & mask == 0)
        .map(|(_, instruction)| instruction)
}

#[test]
fn a_scoreboard_branch_goes_where_the_results_are() {
    for (first, way) in [(0, 7), (1, 4)] {
        let mut bench = Bench::new(ScoreboardConfig::default());
        bench.issue(Some(0), 0);
        bench.issue(Some(1), 0);
        assert!(!bench.held(), "the branch itself is fetched");
        let branch = |bench: &Bench| scoreboard_branch(bench.pending(), (0b01, 7), (0b10, 4));
        assert_eq!(branch(&bench), None, "neither is there yet");
        bench.complete(first);
        assert_eq!(branch(&bench), Some(way));
    }
}

#[test]
fn the_first_instruction_waits_for_the_mask_of_the_launch() {
    let mut bench = Bench::new(ScoreboardConfig::default());
    bench.issue(Some(3), 0);
    bench.cycle(Events { launch: Some(0b1000), ..Default::default() });
    assert!(bench.held());
    bench.complete(3);
    assert!(!bench.held());
}

#[test]
fn a_slot_is_full_at_its_maximum_and_several_events_meet_on_it() {
    let mut bench =
        Bench::new(ScoreboardConfig { widths: [3, 1, 2, 3, 3, 3, 3, 3], ..Default::default() });
    bench.issue(Some(1), 0);
    bench.pass();
    assert_eq!(bench.full(), 0b10, "one bit holds one");
    for _ in 0..3 {
        assert_eq!(bench.full() & 0b100, 0);
        bench.issue(Some(2), 0);
    }
    bench.pass();
    assert_eq!(bench.full(), 0b110, "two bits hold three");
    // Two completions on one slot.
    bench.cycle(Events { complete: [Some(2), Some(2)], ..Default::default() });
    bench.pass();
    assert_eq!((bench.full(), bench.pending()), (0b10, 0b110));
    // Two completions while another is sent: one is left.
    bench.issue(Some(2), 0);
    bench.cycle(Events {
        issue: Some((Some(2), 0)),
        complete: [Some(2), Some(2)],
        ..Default::default()
    });
    bench.pass();
    assert_eq!(bench.pending(), 0b110);
    bench.cycle(Events { complete: [Some(2), Some(1)], ..Default::default() });
    bench.pass();
    assert!(bench.idle());
}

#[test]
fn in_order_holds_the_warp_while_anything_is_outstanding() {
    let mut bench = Bench::new(ScoreboardConfig { in_order: true, ..Default::default() });
    bench.issue(Some(6), 0);
    assert!(bench.held());
    bench.complete(6);
    assert!(!bench.held());
}

/// The mask on the waiting instruction itself comes when it arrives in the buffer.
#[test]
fn a_mask_on_the_same_instruction_holds_after_fetch() {
    let mut bench = Bench::new(ScoreboardConfig { mask_on_same: true, ..Default::default() });
    bench.issue(Some(0), 0);
    bench.issue(None, 1);
    assert!(!bench.held(), "the add is fetched: its predecessor's field says nothing");
    bench.cycle(Events { launch: Some(1), ..Default::default() });
    assert!(bench.held(), "but it does not issue");
    bench.complete(0);
    assert!(!bench.held());
}

/// A fence of one kind looks at loads only, or at stores only; an atomic is both.
#[test]
fn loads_and_stores_are_told_apart() {
    let mut bench = Bench::new(ScoreboardConfig::default());
    // Loads and stores of the warp, two cycles after an issue.
    let kinds = |bench: &mut Bench| {
        bench.pass();
        bench.pass();
        [bench.0.outputs.loads, bench.0.outputs.stores].map(|warps| warps >> WARP & 1 == 1)
    };
    let issue = |bench: &mut Bench, slot, load, store| {
        bench.cycle(Events { issue: Some((Some(slot), 0)), load, store, ..Default::default() });
    };
    issue(&mut bench, 0, true, false);
    assert_eq!(kinds(&mut bench), [true, false]);
    issue(&mut bench, 1, false, true);
    assert_eq!(kinds(&mut bench), [true, true]);
    bench.complete(0);
    assert_eq!(kinds(&mut bench), [false, true]);
    bench.complete(1);
    assert_eq!(kinds(&mut bench), [false, false]);
    issue(&mut bench, 2, true, true);
    assert_eq!(kinds(&mut bench), [true, true]);
    // Two in one slot: both kinds wait until the slot is empty.
    issue(&mut bench, 2, true, false);
    bench.complete(2);
    assert_eq!(kinds(&mut bench), [true, true]);
    bench.complete(2);
    assert_eq!(kinds(&mut bench), [false, false]);
}
