// SPDX-License-Identifier: MIT
//! The textile grant in the whole scheduler, by hand.
use super::whole::Bench;
use warpwright_config::{GrantForm, Scheduling};
use warpwright_rtl::warp_scheduler::WarpSchedulerConfig;

#[test]
fn texture_instructions_issue_value_by_value() {
    let mut bench =
        Bench::new(WarpSchedulerConfig { grant: GrantForm::Read, ..Default::default() });
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
    assert!(
        issued[..4].iter().all(|warp| warp % 2 == 0)
            && issued[4..].iter().all(|warp| warp % 2 == 1),
        "{issued:?}"
    );
}

/// The grant as a gate, with so much patience.
fn gate(patience: u32) -> WarpSchedulerConfig {
    WarpSchedulerConfig { grant: GrantForm::Read, patience, ..Default::default() }
}

/// A gate for a phase takes no notice of `.t`; where the grant is a bonus, every warp reads, those
/// with the grant first; without a grant they take turns.
#[test]
fn each_form_of_the_grant_has_its_order() {
    let order = |grant| {
        let mut bench = Bench::new(WarpSchedulerConfig { grant, ..Default::default() });
        // Warps 4 and 5 are of the tile that has the grant from the first read of warp 4 on.
        bench.launch([2, 2, 2, 2, 1, 1, 2, 2]);
        (bench.eligible, bench.texture, bench.mark_t) = (1 << 4, 0xff, 1 << 4);
        while bench.step().is_none() {}
        (bench.eligible, bench.mark_t) = (0, 0);
        for _ in 0..8 {
            assert_eq!(bench.step(), None);
        }
        bench.eligible = 0xff;
        (0..30).filter_map(|_| bench.step()).collect::<Vec<_>>()
    };
    // Warp 5 alone has the TEX of the grant; it holds it until patience runs out.
    let read = order(GrantForm::Read);
    assert!(!read.is_empty() && read.iter().all(|&warp| warp == 5), "{read:?}");
    let phase = order(GrantForm::Phase);
    assert!(phase.iter().all(|warp| [4, 5].contains(warp)) && phase.contains(&4), "{phase:?}");
    // Between two issues of warp 5, those of the oldest tile take turns.
    let soft = order(GrantForm::Soft);
    let of_5 = soft.iter().filter(|&&warp| warp == 5).count();
    assert!(of_5 >= soft.len() / 2 - 1 && (0..4).all(|warp| soft.contains(&warp)), "{soft:?}");
    let off = order(GrantForm::Off);
    assert!(off.iter().all(|&warp| warp < 4), "{off:?}");
}

#[test]
fn the_grant_never_locks_up() {
    // Warp 0 takes the grant, and then has no texture to read but waits for the others.
    for (patience, most) in [(50, 60), (1023, 1100)] {
        let mut bench = Bench::new(gate(patience));
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

/// The holder reads forever what the others wait for, and all are interrupted.
#[test]
fn neither_reads_nor_interruptions_keep_the_grant() {
    let mut bench = Bench::new(gate(50));
    bench.launch([0, 1, 2, 3, 4, 5, 6, 7]);
    bench.texture = 0xff;
    let mut issued = [0; 8];
    for cycle in 0..4 * 60 * 8 * 2 {
        bench.eligible = if cycle % 4 == 0 { 0xff } else { 0 };
        if let Some(warp) = bench.step() {
            issued[warp] += 1;
        }
    }
    assert!(issued.iter().all(|&reads| reads > 20), "{issued:?}");
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
