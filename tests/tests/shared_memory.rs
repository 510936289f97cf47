// SPDX-License-Identifier: MIT
//! Shared memory and workgroups against their golden models, and what must hold of them.
use warpwright_golden::stimulus::shared_memory::{FewWords, Neighbours};
use warpwright_golden::stimulus::workgroups;
use warpwright_rtl::dut::Dut;
use warpwright_rtl::dut::Top;
use warpwright_rtl::shared_memory::bank_conflicts::BankConflicts;
use warpwright_rtl::shared_memory::SharedMemory;
use warpwright_rtl::workgroups::Workgroups;
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::golden::shared_memory::conflicts;
use warpwright_sim::golden::{shared_memory, workgroups as golden_workgroups};
use warpwright_sim::harness::{cycles, lockstep, seed, Bench, Random, Stimulus};

fn unit() -> impl Dut {
    SharedMemory::<8, 3, 8, 4, 2>::default().ready()
}

/// All masks of four threads over eight words, loads and stores.
#[test]
fn bank_conflicts_are_those_of_the_golden_model() {
    let mut dut = BankConflicts::<4>::default().ready();
    let mut bench =
        Bench::<_, shared_memory::ConflictInputs, shared_memory::ConflictOutputs>::new(&mut dut);
    for case in 0..16 * 2 * 4096 * 4u64 {
        let words: Vec<u64> = (0..4).map(|thread| case >> (5 + 3 * thread) & 7).collect();
        let (mask, load) = (case & 15, case >> 4 & 1);
        // No bank is blocked, the first, two others, or the last.
        let blocked = [0, 1, 6, 8][(case >> 17) as usize];
        bench.inputs = shared_memory::ConflictInputs { mask, load, blocked, words: words.clone() };
        let outputs = bench.settle();
        let found = [outputs.winners, outputs.served, outputs.left];
        assert_eq!(
            found,
            conflicts(mask, load == 1, blocked, &words),
            "mask {mask:04b}, load {load}, words {words:?}"
        );
    }
}

/// Turn after turn everyone is served once, in as many turns as the fullest bank needs.
#[test]
fn turns_serve_every_thread_once() {
    for case in 0..16 * 2 * 4096u64 {
        let words: Vec<u64> = (0..4).map(|thread| case >> (5 + 3 * thread) & 7).collect();
        let (mask, load) = (case & 15, case >> 4 & 1 == 1);
        let (mut left, mut served, mut turns) = (mask, 0, 0);
        while left != 0 {
            let [winners, now, rest] = conflicts(left, load, 0, &words);
            assert!(winners & !now == 0 && now & served == 0 && now | rest == left);
            let mut banks: Vec<u64> = (0..4)
                .filter(|thread| winners >> thread & 1 == 1)
                .map(|thread| words[thread] % 4)
                .collect();
            banks.sort_unstable();
            assert!(banks.windows(2).all(|pair| pair[0] != pair[1]), "two addresses in one bank");
            (left, served, turns) = (rest, served | now, turns + 1);
        }
        let fullest = (0..4).map(|bank| {
            let mut wanted: Vec<u64> = (0..4)
                .filter(|thread| mask >> thread & 1 == 1)
                .map(|thread| words[thread])
                .collect();
            wanted.retain(|word| word % 4 == bank);
            if load {
                wanted.sort_unstable();
                wanted.dedup();
            }
            wanted.len()
        });
        assert_eq!(
            (served, turns),
            (mask, fullest.max().unwrap_or(0)),
            "mask {mask:04b}, load {load}, words {words:?}"
        );
    }
}

#[test]
fn random_accesses_equal_the_golden_model() {
    let mut model = shared_memory::SharedMemory::new(256, 4);
    lockstep(
        "shared_memory",
        &mut unit(),
        &mut model,
        &mut Neighbours::new(8, 4),
        seed(1),
        cycles(20_000),
    );
}

/// Warps of eight threads, in rust-hdl and as exported Verilog.
#[test]
fn random_accesses_of_eight_threads_equal_the_golden_model() {
    let mut dut = SharedMemory::<8, 3, 8, 8, 4>::default().ready();
    let mut compiled =
        CompiledModel::of(&dut, "shared_memory").expect("it is exported and compiled");
    for (dut, clocks) in [(&mut dut as &mut dyn Dut, 10_000), (&mut compiled, 100_000)] {
        let mut model = shared_memory::SharedMemory::new(256, 8);
        lockstep(
            "shared_memory",
            dut,
            &mut model,
            &mut Neighbours::new(8, 8),
            seed(4),
            cycles(clocks),
        );
    }
    let mut conflicts = BankConflicts::<8>::default().ready();
    lockstep(
        "bank_conflicts",
        &mut conflicts,
        &mut shared_memory::BankConflicts,
        &mut FewWords(8),
        seed(5),
        cycles(20_000),
    );
}

/// The same on a core with more warps, whose redirects wait for one another more often.
#[test]
fn many_warps_equal_the_golden_model() {
    let mut wide = SharedMemory::<32, 5, 8, 4, 2>::default().ready();
    let mut model = shared_memory::SharedMemory::new(256, 4);
    lockstep(
        "shared_memory",
        &mut wide,
        &mut model,
        &mut Neighbours::new(32, 4),
        seed(2),
        cycles(5000),
    );
}

/// The three requests that may still come after `req_ready` falls find places.
#[test]
fn every_promised_place_is_there() {
    let (mut unit, mut stimulus, mut random) =
        (unit(), Neighbours::new(8, 4), Random::new(seed(3)));
    let mut bench = Bench::<_, shared_memory::Inputs, shared_memory::Outputs>::new(&mut unit);
    let (mut accepted, mut written, mut after_fall, mut most) = (0, 0, 0, 0);
    for _ in 0..cycles(20_000) {
        bench.inputs = stimulus.next(&mut || random.bits(), &bench.outputs);
        bench.settle();
        let (inputs, outputs) = (&bench.inputs, &bench.outputs);
        after_fall = if outputs.req_ready == 1 { 0 } else { after_fall + inputs.req_valid };
        most = most.max(after_fall);
        accepted += inputs.req_valid;
        written += outputs.wb_valid & inputs.wb_ready;
        stimulus.accepted(inputs, outputs);
        bench.rise();
    }
    assert_eq!(most, 3, "the stimulus uses the promise");
    assert!(
        accepted - written <= 8 && written > 1000,
        "{accepted} accepted, {written} written back"
    );
}

#[test]
fn workgroups_equal_their_golden_model() {
    let mut dut = Workgroups::<8, 3, 4>::new(256).ready();
    let mut model = golden_workgroups::Workgroups::new(8, 256);
    lockstep(
        "workgroups",
        &mut dut,
        &mut model,
        &mut workgroups::Neighbours::new(8),
        seed(1),
        cycles(20_000),
    );
}

/// Whoever stands at a barrier while a live warp of its workgroup does not is held, and nobody is
/// held for long after the last one has come.
#[test]
fn a_barrier_holds_until_the_last_live_warp_arrives() {
    let mut dut = Workgroups::<8, 3, 4>::new(256).ready();
    let (mut stimulus, mut random) = (workgroups::Neighbours::new(8), Random::new(seed(4)));
    let mut bench =
        Bench::<_, golden_workgroups::Inputs, golden_workgroups::Outputs>::new(&mut dut);
    // Workgroup of each warp, by number; which warps stand at a barrier; for how long they need not
    // any more.
    let (mut group_of, mut groups, mut standing, mut needless) = ([0; 8], 0, 0u64, [0; 8]);
    let (mut barriers, mut longest) = (0, 0);
    for cycle in 0..cycles(20_000) {
        bench.inputs = stimulus.next(&mut || random.bits(), &bench.outputs);
        bench.settle();
        let inputs = &bench.inputs;
        let (busy, alive, held) = (inputs.busy, inputs.alive, bench.outputs.held);
        for warp in (0..8).filter(|warp| standing >> warp & alive >> warp & 1 == 1) {
            let mates = (0..8).filter(|&mate| {
                busy >> mate & alive >> mate & 1 == 1 && group_of[mate] == group_of[warp]
            });
            let missing = mates.filter(|mate| standing >> mate & 1 == 0).count();
            let open = inputs.open == 1 && group_of[warp] == groups;
            if held >> warp & 1 == 0 {
                assert!(
                    missing == 0 && !open,
                    "cycle {cycle}: warp {warp} passes, {missing} of its workgroup are missing"
                );
                barriers += 1;
            }
            needless[warp] = if missing == 0 && !open { needless[warp] + 1 } else { 0 };
            longest = longest.max(needless[warp]);
        }
        // All that pass together have been looked at.
        standing &= held;
        if inputs.arrive_valid == 1 {
            standing |= 1 << inputs.arrive_warp;
            needless[inputs.arrive_warp as usize] = 0;
        }
        if inputs.launch_valid == 1 {
            // A warp that is launched alone has no workgroup.
            groups += inputs.launch_first & inputs.launch_together;
            group_of[inputs.launch_warp as usize] = groups * inputs.launch_together;
            standing &= !(1 << inputs.launch_warp);
        }
        bench.rise();
    }
    println!("{barriers} warps passed barriers, {longest} cycles after the last one arrived");
    assert!(barriers > 200 && longest <= 20, "{barriers} passed, {longest} cycles");
}
