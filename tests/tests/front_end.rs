// SPDX-License-Identifier: MIT
//! The instruction front end: every delivered instruction is the right one, the invariants
//! of docs/mechanisms/1.md hold in every cycle, nobody starves.
mod counts;
mod moves;

use counts::{check, Counts};
use std::hash::{DefaultHasher, Hash, Hasher};
use warpwright_golden::stimulus::front_end::{words_at, Inputs, Neighbours, Outputs, PROGRAM};
use warpwright_rtl::dut::Dut;
use warpwright_rtl::dut::Top;
use warpwright_rtl::front_end::{FrontEnd, FrontEndConfig};
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::golden::front_end::{Delivery, FrontEnd as Golden, Reads};
use warpwright_sim::harness::{cycles, seed, Bench, Random, Stimulus};

/// Cycles without a delivery after which a warp counts as starved: all warps but one must
/// be refilled before it, at the memory's slowest, several times over.
const STARVED: usize = 4000;

/// What the cycle before says of this one.
#[derive(Default)]
struct Before {
    /// The redirect that it had.
    redirected: Reads,
    /// Moves that needed a full lookup.
    far: u64,
    /// Of them, moves to a PC, at most.
    absolute: u64,
    /// It had a move to a PC.
    to_pc: bool,
    /// PC of the instruction that was issued in it, and in the two cycles before it.
    issued: [Option<u64>; 3],
}

/// A program, as its front end sees it.
#[derive(Clone, Copy)]
struct Program {
    /// Where the warps run.
    origin: u64,
    /// How many instructions they run over.
    length: u64,
}

/// As in cores of more than eight warps.
const WIDE: FrontEndConfig = FrontEndConfig {
    lines: None,
    line_instructions: None,
    conventional: false,
    choice_register: true,
};

/// Around PC 0, with its end close.
const SHORT: Program = Program { origin: 0, length: PROGRAM };

/// A front end.
#[derive(Clone, Copy)]
struct Shape {
    warps: usize,
    pc_bits: u32,
    /// Instructions of a line in use.
    line: u64,
    conventional: bool,
}

/// Runs a front end of this shape; `look` looks at it in every cycle.
fn drive<D: Dut>(
    dut: &mut D,
    shape: Shape,
    program: Program,
    clocks: usize,
    look: impl Fn(&D),
) -> Counts {
    let Shape { warps, pc_bits, .. } = shape;
    let length = program.origin + program.length;
    let mut golden = Golden::new(warps, length, pc_bits, shape.line, shape.conventional);
    let mut stimulus = Neighbours::with_program(warps, program.origin, program.length);
    let seed = seed(3);
    println!("front_end: seed {seed}, {clocks} cycles");
    let mut random = Random::new(seed);
    let mut bench = Bench::<_, Inputs, Outputs>::new(dut);
    let mut waiting = [None; 64];
    let mut counts = Counts::default();
    let mut was = Before::default();
    for cycle in 0..clocks {
        bench.inputs = stimulus.next(&mut || random.bits(), &bench.outputs);
        bench.settle();
        look(bench.dut);
        let (inputs, outputs) = (&bench.inputs, &bench.outputs);
        let (mut digest, before) = (DefaultHasher::new(), counts.digest);
        (before, format!("{outputs:?}")).hash(&mut digest);
        counts.digest = digest.finish();
        if outputs.fetch_valid == 1 {
            let warp = outputs.fetch_warp as usize;
            let Delivery::Instruction(pc) = golden.expected(warp) else {
                panic!("cycle {cycle}: warp {warp} has left the program")
            };
            let words = (outputs.fetch_low, outputs.fetch_high);
            assert_eq!(
                words,
                words_at(pc, stimulus.program()),
                "cycle {cycle}: warp {warp} is at {pc}"
            );
            assert!(
                waiting[warp].take().is_some(),
                "cycle {cycle}: warp {warp} wants one instruction at a time"
            );
            counts.fetches += 1;
        }
        if outputs.fault_valid == 1 {
            let warp = outputs.fault_warp as usize;
            assert_eq!(
                golden.expected(warp),
                Delivery::Fault(outputs.fault_pc),
                "cycle {cycle}: warp {warp}"
            );
            waiting[warp] = None;
            counts.faults += 1;
        }
        let pc = (inputs.issue_valid == 1).then(|| golden.pc(inputs.issue_warp as usize));
        assert_eq!(outputs.trace_pc, pc.unwrap_or(outputs.trace_pc), "cycle {cycle}: trace_pc");
        if inputs.early_pc_wanted == 1 {
            assert_eq!(Some(outputs.early_pc_pc), was.issued[0], "cycle {cycle}: early_pc");
        }
        if inputs.late_pc_wanted == 1 {
            assert_eq!(Some(outputs.late_pc_pc), was.issued[2], "cycle {cycle}: late_pc");
        }
        assert_eq!(outputs.count_fetch, outputs.fetch_valid, "cycle {cycle}: count_fetch");
        counts.lookups += outputs.count_lookup;
        counts.hits += outputs.count_hit;
        counts.misses += outputs.count_miss;
        counts.failures += outputs.count_fail;
        counts.links += outputs.count_next_links + outputs.count_prev_links;
        counts.offsets += outputs.count_offset;
        counts.pc_reads += outputs.count_pc_read;
        counts.pc_writes += outputs.count_pc_write;
        counts.evictions += outputs.count_eviction;
        counts.programs = stimulus.program();
        // The events of this cycle.
        let [launch, issue, redirect] =
            [inputs.launch_warp, inputs.issue_warp, inputs.redirect_warp].map(|warp| warp as usize);
        let leads_on = inputs.redirect_kind != 3;
        counts.moves += inputs.launch_valid + (inputs.issue_valid & !inputs.issue_control);
        counts.moves += inputs.redirect_valid & u64::from(leads_on);
        if inputs.launch_valid == 1 {
            golden.start(launch, inputs.launch_pc);
            waiting[launch] = Some(cycle);
        }
        let mut issued = Reads::default();
        if inputs.issue_valid == 1 && inputs.issue_control == 0 {
            issued = golden.step(issue, 1);
            waiting[issue] = Some(cycle);
        }
        let mut redirected = Reads::default();
        if inputs.redirect_valid == 1 {
            redirected = match inputs.redirect_kind {
                0 => golden.step(redirect, 1),
                1 => golden.step(redirect, inputs.redirect_offset),
                2 => golden.jump(redirect, inputs.redirect_pc),
                _ => Reads::default(),
            };
            waiting[redirect] = leads_on.then_some(cycle);
        }
        // A move inside a line changes the offset and reads nothing; a redirect a cycle later.
        let offsets = u64::from(issued.inside) + u64::from(was.redirected.inside);
        assert_eq!(outputs.count_offset, offsets, "cycle {cycle}: moves inside a line");
        assert_eq!(
            outputs.count_link_reads,
            issued.links + redirected.links,
            "cycle {cycle}: links read"
        );
        // Where a warp has left its line for a full lookup, its tag is read a cycle later, unless
        // the move was to a PC, which may have been one of those.
        let needed = inputs.early_pc_wanted + inputs.late_pc_wanted;
        let rebuilt = outputs.count_tag_reads - needed - redirected.tags;
        assert!(
            rebuilt <= was.far && was.far - rebuilt <= was.absolute,
            "cycle {cycle}: {rebuilt} PCs rebuilt of {}",
            was.far
        );
        was = Before {
            redirected,
            far: outputs.count_pc_write - inputs.launch_valid,
            absolute: u64::from(was.to_pc),
            to_pc: inputs.redirect_valid == 1 && inputs.redirect_kind == 2,
            issued: [pc, was.issued[0], was.issued[1]],
        };
        for (warp, since) in waiting.iter().enumerate() {
            assert!(
                since.is_none_or(|since| cycle - since < STARVED),
                "cycle {cycle}: warp {warp} starves"
            );
        }
        stimulus.accepted(inputs, outputs);
        bench.rise();
    }
    println!(
        "front_end: {} fetches, {} lookups, {} failures, {} links, {} faults",
        counts.fetches, counts.lookups, counts.failures, counts.links, counts.faults
    );
    counts
}

/// The rust-hdl design of a front end and its exported Verilog do the same; the counts of the
/// latter in a run ten times as long.
fn run<
    const W: usize,
    const LW: usize,
    const CW: usize,
    const WAYS: usize,
    const LY: usize,
    const LINES: usize,
    const LL: usize,
    const DA: usize,
    const PCW: usize,
    const TAGW: usize,
    const PL: usize,
>(
    config: FrontEndConfig,
    program: Program,
    clocks: usize,
) -> Counts {
    println!(
        "{W} warps, {LINES} lines of {} instructions in {WAYS} ways, PCs of {PCW} bits, {config:?}",
        1 << PL
    );
    let mut dut =
        FrontEnd::<W, LW, CW, WAYS, LY, LINES, LL, PCW, TAGW, DA, PL>::new(config).ready();
    let verilog =
        |dut| CompiledModel::of(dut, "front_end").unwrap_or_else(|error| panic!("{error:#}"));
    let shape = Shape {
        warps: W,
        pc_bits: PCW as u32,
        line: config.line_instructions.unwrap_or(1 << PL) as u64,
        conventional: config.conventional,
    };
    let exported = drive(&mut verilog(&dut), shape, program, clocks, |_| ());
    let long = drive(&mut verilog(&dut), shape, program, 10 * clocks, |_| ());
    let simulated = drive(&mut dut, shape, program, clocks, |dut| check(&dut.inside()));
    simulated.check(LINES);
    long.check(LINES);
    assert_eq!(simulated, exported, "every output is the same in every cycle");
    long
}

#[test]
fn every_warp_gets_its_instructions_and_the_invariants_hold() {
    let counts =
        run::<8, 3, 4, 16, 4, 16, 4, 6, 20, 17, 3>(FrontEndConfig::default(), SHORT, cycles(6000));
    assert!(counts.fetches > 1000 && counts.links > 50 && counts.faults > 0);
    assert!(counts.lookups < counts.fetches, "pointers save lookups even on this jumpy program");
}

#[test]
fn more_warps_than_lines_are_served_in_turn() {
    let counts =
        run::<8, 3, 4, 4, 2, 4, 2, 4, 20, 17, 3>(FrontEndConfig::default(), SHORT, cycles(6000));
    assert!(counts.failures > 0, "some lookups find every line locked");
    run::<8, 3, 4, 4, 2, 4, 2, 4, 20, 17, 3>(WIDE, SHORT, cycles(6000));
}

/// Lines and instructions of a line that are not in use are never filled.
#[test]
fn a_part_of_the_cache_is_in_use() {
    let part = |lines, line_instructions| FrontEndConfig {
        lines,
        line_instructions,
        ..FrontEndConfig::default()
    };
    let whole = run::<8, 3, 4, 16, 4, 16, 4, 6, 20, 17, 3>(part(None, None), SHORT, cycles(3000));
    let fewer =
        run::<8, 3, 4, 16, 4, 16, 4, 6, 20, 17, 3>(part(Some(8), None), SHORT, cycles(3000));
    let shorter =
        run::<8, 3, 4, 16, 4, 16, 4, 6, 20, 17, 3>(part(None, Some(2)), SHORT, cycles(3000));
    assert!(whole.evictions < fewer.evictions, "{} {}", whole.evictions, fewer.evictions);
    assert!(whole.offsets > shorter.offsets, "{} {}", whole.offsets, shorter.offsets);
    run::<8, 3, 4, 4, 2, 16, 4, 6, 20, 17, 3>(part(Some(12), Some(4)), SHORT, cycles(3000));
    run::<32, 5, 6, 4, 2, 64, 6, 10, 20, 15, 5>(
        FrontEndConfig { lines: Some(32), line_instructions: Some(16), ..WIDE },
        Program { origin: 0, length: 8000 },
        cycles(1000),
    );
}

#[test]
fn sets_restrict_the_choice_of_the_line() {
    run::<4, 2, 3, 4, 2, 16, 4, 6, 20, 17, 3>(FrontEndConfig::default(), SHORT, cycles(6000));
}

/// The geometry that another seed of docs/mechanisms/1.md describes.
#[test]
fn thirty_two_sets_of_four_blocks() {
    let program = Program { origin: 0, length: 3000 };
    let counts = run::<8, 3, 4, 4, 2, 128, 7, 9, 20, 17, 3>(
        FrontEndConfig::default(),
        program,
        cycles(3000),
    );
    assert!(counts.evictions > 50, "{} evictions", counts.evictions);
}

/// 256 lines of 64 bytes, 128 of 128, or, as in `full`, 64 of 256. A pointer has 11 bits, for
/// instructions have eight bytes; with the four-byte instructions of the source it would have 12.
#[test]
fn a_cache_of_16_kb_for_32_warps() {
    let program = Program { origin: 0, length: 8000 };
    let counts = run::<32, 5, 6, 4, 2, 256, 8, 10, 20, 17, 3>(WIDE, program, cycles(1500));
    assert!(counts.evictions > 10, "{} evictions", counts.evictions);
    run::<32, 5, 6, 4, 2, 128, 7, 10, 20, 16, 4>(FrontEndConfig::default(), program, cycles(1500));
    let counts = run::<32, 5, 6, 4, 2, 128, 7, 10, 20, 16, 4>(WIDE, program, cycles(1500));
    assert!(counts.evictions > 10, "{} evictions", counts.evictions);
    let counts = run::<32, 5, 6, 4, 2, 64, 6, 10, 20, 15, 5>(WIDE, program, cycles(1500));
    assert!(counts.evictions > 10, "{} evictions", counts.evictions);
}

/// The warps run over a PC at which 31 bits are carried.
#[test]
fn program_counters_of_48_bits() {
    let program = Program { origin: (1 << 47) - 1000, length: 1200 };
    let counts = run::<8, 3, 4, 16, 4, 16, 4, 6, 48, 45, 3>(
        FrontEndConfig::default(),
        program,
        cycles(4000),
    );
    assert!(counts.fetches > 500 && counts.links > 50 && counts.faults > 0);
    let counts = run::<8, 3, 4, 4, 2, 128, 7, 9, 48, 45, 3>(
        FrontEndConfig { conventional: true, ..FrontEndConfig::default() },
        program,
        cycles(1000),
    );
    assert!(counts.lookups >= counts.fetches);
}

/// Lines of one memory line, of a pair, and the longest.
#[test]
fn lines_of_two_to_thirty_two_instructions() {
    run::<8, 3, 4, 16, 4, 16, 4, 4, 20, 19, 1>(FrontEndConfig::default(), SHORT, cycles(3000));
    run::<8, 3, 4, 16, 4, 16, 4, 5, 20, 18, 2>(FrontEndConfig::default(), SHORT, cycles(3000));
    run::<8, 3, 4, 16, 4, 16, 4, 7, 20, 16, 4>(FrontEndConfig::default(), SHORT, cycles(3000));
    run::<8, 3, 4, 4, 2, 4, 2, 6, 20, 15, 5>(FrontEndConfig::default(), SHORT, cycles(3000));
}

#[test]
fn the_conventional_front_end_looks_up_every_instruction() {
    let counts = run::<8, 3, 4, 16, 4, 16, 4, 6, 20, 17, 3>(
        FrontEndConfig { conventional: true, ..FrontEndConfig::default() },
        SHORT,
        cycles(6000),
    );
    assert!(
        counts.lookups >= counts.fetches,
        "{} lookups for {} instructions",
        counts.lookups,
        counts.fetches
    );
    assert_eq!(counts.links, 0);
}
