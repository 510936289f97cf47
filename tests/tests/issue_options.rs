// SPDX-License-Identifier: MIT
//! Cores with a smaller instruction cache, fewer slots, narrower counters and the mask on the
//! instruction that waits: the counters change, what programs compute does not.
use warpwright_config::counters::Counter;
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_isa::{assemble_with, decode, Counters, Grid, Options, Program};
use warpwright_sim::engines::{self, EngineKind, Outcome, RunConfig};
use warpwright_sim::memory::MemoryConfig;

const GEMM: &str = include_str!("../../programs/gemm.s");
const NBODY: &str = include_str!("../../programs/nbody.s");

fn assembled(source: &str, counters: Counters) -> Program {
    assemble_with("t.s", source, &Options::default().for_counters(counters))
        .unwrap_or_else(|error| panic!("{error}"))
}

/// A matrix product of 8 warps: loads under way together, one loop.
fn gemm(counters: Counters) -> Program {
    let small = GEMM
        .replace(".const ROWS 32", ".const ROWS 4")
        .replace(".const DEPTH 16", ".const DEPTH 8");
    let program = assembled(&small, counters);
    assert_eq!(program.launch.grid, Grid::Linear { threads: 32 });
    program
}

fn run(engine: EngineKind, program: &Program, variant: Variant) -> Outcome {
    // So long that eight warps do not hide it.
    let memory = MemoryConfig { latency: 100, ..MemoryConfig::default() };
    let config =
        RunConfig { variant, memory, limit: 400_000, ..RunConfig::new(engine, Size::Small) };
    engines::run(program, &[], &config, &mut |_| {}).unwrap_or_else(|error| panic!("{error:#}"))
}

/// Runs a program on `isa` and on the hardware; both leave the same memory.
fn on_hardware(program: &Program, variant: Variant) -> Outcome {
    let expected = run(EngineKind::Isa, program, variant);
    let outcome = run(EngineKind::Rtl, program, variant);
    assert_eq!(outcome.fault, None);
    assert!(outcome.memory == expected.memory, "{variant:?}: another memory than on isa");
    outcome
}

fn count(outcome: &Outcome, counter: Counter) -> u32 {
    outcome.counters[counter as usize]
}

#[test]
fn small_instruction_caches_refill_more() {
    let program = gemm(Counters::default());
    let refills = |lines, instructions| {
        let variant = Variant {
            instruction_lines: lines,
            line_instructions: instructions,
            ..Variant::default()
        };
        let outcome = on_hardware(&program, variant);
        (count(&outcome, Counter::LookupMisses), count(&outcome, Counter::Evictions))
    };
    let length = program.instructions.len() as u32;
    let whole = refills(None, None);
    assert_eq!(whole, (length.div_ceil(8), 0), "{length} instructions, all stay");
    let (fewer, evicted) = refills(Some(8), None);
    assert!(fewer >= whole.0 && (length > 64) == (evicted > 0), "{fewer}, {evicted}");
    let (short, evicted) = refills(Some(8), Some(2));
    assert!(short > fewer.max(length.div_ceil(2)), "16 instructions of {length}: {short}");
    assert!(evicted > 0);
    let (shorter, _) = refills(None, Some(4));
    assert!(shorter >= length.div_ceil(4), "{shorter}");
}

#[test]
fn fewer_slots_and_narrow_counters_hold_warps_longer() {
    let cycles = |counters| {
        let variant = Variant { counters, ..Variant::default() };
        count(&on_hardware(&gemm(counters), variant), Counter::Cycles)
    };
    let default = cycles(Counters::default());
    let one_slot = cycles(Counters::with_slots(1));
    let one_bit = cycles(Counters { widths: [1; 8], ..Counters::default() });
    let one_of_one = cycles(Counters { slots: 1, widths: [1; 8], mask_on_same: false });
    assert!(default < one_slot && one_slot < one_of_one, "{default} {one_slot} {one_of_one}");
    // A warp with one load under way in each slot need not be slower than with seven.
    assert!(one_bit != default && one_bit < one_of_one, "{default} {one_bit} {one_of_one}");
}

#[test]
fn a_mask_on_the_instruction_that_waits_gives_the_same_results() {
    let same = Counters { mask_on_same: true, ..Counters::default() };
    let variant = |counters| Variant { counters, ..Variant::default() };
    let held = |counters| on_hardware(&gemm(counters), variant(counters));
    let (before, on_same) = (held(Counters::default()), held(same));
    let both = [&before, &on_same].map(|outcome| count(outcome, Counter::Instructions));
    assert_eq!(both[0], both[1]);
    // What waits is in the buffer: it counts as waiting for a result, and is fetched all the same.
    assert!(count(&before, Counter::IdleSlots) > 0);
    assert_ne!(count(&before, Counter::Cycles), count(&on_same, Counter::Cycles));
    // Everything at once, and against the baselines.
    let all = Counters { slots: 2, widths: [1, 2, 1, 1, 1, 1, 1, 1], mask_on_same: true };
    let small = Variant { instruction_lines: Some(8), line_instructions: Some(4), ..variant(all) };
    on_hardware(&gemm(all), small);
    let config = RunConfig {
        variant: small,
        mechanisms: Mechanisms::NONE,
        limit: 400_000,
        ..RunConfig::new(EngineKind::Rtl, Size::Small)
    };
    let outcome = engines::run(&gemm(all), &[], &config, &mut |_| {}).unwrap();
    assert!(outcome.memory == run(EngineKind::Isa, &gemm(all), small).memory);
}

/// The annotator follows the slots and their widths: no other slot is named, and the widest counter
/// has the most instructions.
#[test]
fn programs_are_annotated_for_the_scoreboard() {
    for slots in [1, 2, 4, 8] {
        let program = assembled(NBODY, Counters::with_slots(slots));
        for word in &program.instructions {
            let instruction = decode(*word).unwrap();
            let own = if instruction.row.reorderable() { 1u8 << instruction.slot } else { 0 };
            assert_eq!(u32::from(own | instruction.wait) >> slots, 0, "{slots} slots");
        }
    }
    let widths = [1, 1, 3, 2, 1, 1, 1, 1];
    let program = gemm(Counters { slots: 4, widths, mask_on_same: false });
    let mut named = [0; 8];
    for instruction in program.instructions.iter().map(|word| decode(*word).unwrap()) {
        if instruction.row.reorderable() {
            named[usize::from(instruction.slot)] += 1;
        }
    }
    assert!(named[2] > 0 && named[..4].iter().all(|&others| others <= named[2]), "{named:?}");
    assert!(named[3] >= named[0].max(named[1]), "{named:?}");
}

fn refused(program: &Program, size: Size, variant: Variant) -> String {
    [EngineKind::Isa, EngineKind::Rtl, EngineKind::Verilator]
        .map(|engine| {
            let config = RunConfig { variant, ..RunConfig::new(engine, size) };
            engines::run(program, &[], &config, &mut |_| {}).unwrap_err().to_string()
        })
        .into_iter()
        .reduce(|one, other| {
            assert_eq!(one, other);
            one
        })
        .unwrap()
}

#[test]
fn what_no_core_can_have_is_refused_by_every_engine() {
    let plain = gemm(Counters::default());
    let lines = |lines| Variant { instruction_lines: Some(lines), ..Variant::default() };
    for (size, count) in [(Size::Small, 4), (Size::Small, 32), (Size::Nano, 3), (Size::Full, 40)] {
        let text = refused(&plain, size, lines(count));
        assert!(text.contains("instruction cache lines, of which"), "{text}");
    }
    for count in [0, 1, 3, 16] {
        let variant = Variant { line_instructions: Some(count), ..Variant::default() };
        let text = refused(&plain, Size::Small, variant);
        assert!(text.contains("a line of the core `small` holds 8 instructions"), "{text}");
    }
    let counters = |counters| Variant { counters, ..Variant::default() };
    let text = refused(&plain, Size::Small, counters(Counters::with_slots(3)));
    assert!(text.contains("1, 2, 4 or 8 slots"), "{text}");
    let wide = Counters { widths: [4; 8], ..Counters::default() };
    let text = refused(&plain, Size::Small, counters(wide));
    assert!(text.contains("1 to 3 bits"), "{text}");
    let text = refused(&plain, Size::Small, counters(Counters::with_slots(1)));
    assert!(text.contains("names slot") && text.contains("t.s:"), "{text}");
    let same = Counters { mask_on_same: true, ..Counters::default() };
    let text = refused(&plain, Size::Small, counters(same));
    assert!(text.contains("--mask-on-same"), "{text}");
}
