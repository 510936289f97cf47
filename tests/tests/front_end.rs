//! The instruction front end: every delivered instruction is the right one, the invariants
//! of spec 1 hold in every cycle, nobody starves.
use warpwright_rtl::dut::{Dut, Stimulus};
use warpwright_rtl::front_end::inside::Inside;
use warpwright_rtl::front_end::neighbours::{words_at, Neighbours, PROGRAM};
use warpwright_rtl::front_end::{FrontEnd, FrontEndConfig};
use warpwright_rtl::ready_top;
use warpwright_sim::golden::front_end::{Delivery, FrontEnd as Golden};
use warpwright_sim::harness::{cycles, seed, Random};

/// Cycles without a delivery after which a warp counts as starved: all warps but one must
/// be refilled before it, at the memory's slowest, several times over.
const STARVED: usize = 4000;

fn check(inside: &Inside) {
    for (number, line) in inside.lines.iter().enumerate() {
        let (tag, count, next, prev) = *line;
        let pointers = inside.pointers.iter().filter(|&&pointer| pointer == Some(number)).count();
        assert_eq!(count, pointers as u64, "the count of line {number} is the number of pointers to it");
        assert!(count == 0 || tag.is_some(), "line {number} is locked and invalid");
        if let Some(next) = next {
            assert_eq!(inside.lines[next].3, Some(number), "the link from {number} to {next} is mutual");
            assert_eq!(inside.lines[next].0, tag.map(|tag| tag + 1), "{next} holds the line after {number}");
        }
        if let Some(prev) = prev {
            assert_eq!(inside.lines[prev].2, Some(number), "the link from {number} back to {prev} is mutual");
        }
        let same = inside.lines.iter().filter(|other| tag.is_some() && other.0 == tag).count();
        assert!(same <= 1, "tag {tag:?} is there {same} times");
    }
}

#[derive(Default)]
struct Counts {
    fetches: u64,
    lookups: u64,
    failures: u64,
    links: u64,
    faults: u64,
}

fn run<
    const W: usize,
    const LW: usize,
    const CW: usize,
    const WAYS: usize,
    const LY: usize,
    const LINES: usize,
    const LL: usize,
    const DA: usize,
>(
    config: FrontEndConfig,
) -> Counts {
    let mut dut = ready_top!(FrontEnd::<W, LW, CW, WAYS, LY, LINES, LL, 20, 17, DA>::new(config));
    let mut golden = Golden::new(W, PROGRAM, 20);
    let mut stimulus = Neighbours::new(W);
    let seed = seed(3);
    println!("front_end: seed {seed}");
    let mut random = Random::new(seed);
    let mut outputs = vec![0; dut.outputs().len()];
    let mut waiting = [None; 64];
    let mut counts = Counts::default();
    for cycle in 0..cycles(6000) {
        let inputs = stimulus.next(&mut || random.bits(), &outputs);
        inputs.iter().enumerate().for_each(|(port, &value)| dut.poke(port, value));
        dut.settle();
        outputs = (0..outputs.len()).map(|port| dut.peek(port)).collect();
        check(&dut.inside());
        if outputs[0] == 1 {
            let warp = outputs[1] as usize;
            let Delivery::Instruction(pc) = golden.expected(warp) else {
                panic!("cycle {cycle}: warp {warp} has left the program")
            };
            assert_eq!((outputs[2], outputs[3]), words_at(pc), "cycle {cycle}: warp {warp} is at {pc}");
            assert!(waiting[warp].take().is_some(), "cycle {cycle}: warp {warp} wants one instruction at a time");
            counts.fetches += 1;
        }
        if outputs[5] == 1 {
            let warp = outputs[6] as usize;
            assert_eq!(golden.expected(warp), Delivery::Fault(outputs[7]), "cycle {cycle}: warp {warp}");
            waiting[warp] = None;
            counts.faults += 1;
        }
        if inputs[3] == 1 {
            assert_eq!(outputs[4], golden.pc(inputs[4] as usize), "cycle {cycle}: issue_pc");
        }
        counts.lookups += outputs[12];
        counts.failures += outputs[15];
        counts.links += outputs[16] + outputs[17];
        // The events of this cycle.
        let (launch, issue, redirect) = (inputs[1] as usize, inputs[4] as usize, inputs[7] as usize);
        if inputs[0] == 1 {
            golden.jump(launch, inputs[2]);
            waiting[launch] = Some(cycle);
        }
        if inputs[3] == 1 && inputs[5] == 0 {
            golden.step(issue, 1);
            waiting[issue] = Some(cycle);
        }
        if inputs[6] == 1 {
            match inputs[8] {
                0 => golden.step(redirect, 1),
                1 => golden.step(redirect, inputs[9]),
                2 => golden.jump(redirect, inputs[10]),
                _ => {}
            }
            waiting[redirect] = (inputs[8] != 3).then_some(cycle);
        }
        for (warp, since) in waiting.iter().enumerate() {
            assert!(since.is_none_or(|since| cycle - since < STARVED), "cycle {cycle}: warp {warp} starves");
        }
        stimulus.accepted(&inputs, &outputs);
        dut.rise();
    }
    println!(
        "front_end: {} fetches, {} lookups, {} failures, {} links, {} faults",
        counts.fetches, counts.lookups, counts.failures, counts.links, counts.faults
    );
    counts
}

#[test]
fn every_warp_gets_its_instructions_and_the_invariants_hold() {
    let counts = run::<8, 3, 4, 16, 4, 16, 4, 6>(FrontEndConfig::default());
    assert!(counts.fetches > 1000 && counts.links > 50 && counts.faults > 0);
    assert!(counts.lookups < counts.fetches, "pointers save lookups even on this jumpy program");
}

#[test]
fn more_warps_than_lines_are_served_in_turn() {
    let counts = run::<8, 3, 4, 4, 2, 4, 2, 4>(FrontEndConfig::default());
    assert!(counts.failures > 0, "some lookups find every line locked");
}

#[test]
fn sets_restrict_the_choice_of_the_line() {
    run::<4, 2, 3, 4, 2, 16, 4, 6>(FrontEndConfig::default());
}

#[test]
fn the_conventional_front_end_looks_up_every_instruction() {
    let counts = run::<8, 3, 4, 16, 4, 16, 4, 6>(FrontEndConfig { conventional: true });
    assert!(counts.lookups >= counts.fetches, "{} lookups for {} instructions", counts.lookups, counts.fetches);
    assert_eq!(counts.links, 0);
}
