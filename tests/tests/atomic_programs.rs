//! Every atomic operation as a program, on global and on shared memory, merged and not, with and
//! without its result, in every set policy and with every prefix network, on the three engines:
//! against the threads one by one (spec 4).
use warpwright_isa::{assemble_with, AtomicOp, Options, Program, SetsIn};
use warpwright_rtl::atomics::{PrefixKind, SetPolicy};
use warpwright_rtl::config::{Mechanisms, Size, Variant};
use warpwright_rtl::counters::Counter;
use warpwright_sim::engines::{self, Design, EngineKind, Outcome, RunConfig};
use warpwright_sim::golden::atomic_unit::atomic;
use warpwright_tests::programs::{FAST, WILD};

/// All ways in which four threads can share words; one for each warp.
const PATTERNS: [[usize; 4]; 15] = [
    [0, 0, 0, 0],
    [0, 0, 0, 1],
    [0, 0, 1, 0],
    [0, 0, 1, 1],
    [0, 0, 1, 2],
    [0, 1, 0, 0],
    [0, 1, 0, 1],
    [0, 1, 0, 2],
    [0, 1, 1, 0],
    [0, 1, 1, 1],
    [0, 1, 1, 2],
    [0, 1, 2, 0],
    [0, 1, 2, 1],
    [0, 1, 2, 2],
    [0, 1, 2, 3],
];
/// The ways of writing an atomic: the mnemonic and whether it returns.
const FORMS: [(&str, bool); 4] = [("atom", true), ("atom", false), ("atom1", true), ("atom1", false)];

fn is_float(op: AtomicOp) -> bool {
    matches!(op, AtomicOp::Fadd | AtomicOp::Fmul)
}

/// Operands whose sums and products are exact, in whatever order.
fn operand(op: AtomicOp, lane: usize) -> u32 {
    match op {
        AtomicOp::AddMod => lane as u32 + 1,
        AtomicOp::Cas => [8, 6, 9, 8][lane],
        _ if is_float(op) => [1.5f32, 2.0, 4.0, 0.5][lane].to_bits(),
        _ => [7, 0x8000_0003, 5, 9][lane],
    }
}

fn second(op: AtomicOp, lane: usize) -> u32 {
    if op == AtomicOp::Cas {
        [6, 8, 8, 9][lane]
    } else {
        7
    }
}

fn start(op: AtomicOp) -> u32 {
    if is_float(op) {
        3.0f32.to_bits()
    } else {
        6
    }
}

/// A warp for each pattern; each form has cells and results of its own.
fn program(op: AtomicOp, space: &str, sets_in: SetsIn) -> Program {
    let list = |value: &dyn Fn(usize) -> u32| (0..4).map(|lane| format!("{:#x}", value(lane))).collect::<Vec<_>>().join(", ");
    let words: Vec<String> = PATTERNS.iter().flatten().map(|word| word.to_string()).collect();
    let cells = if space == "s" { "0" } else { "r11" };
    let mut text = format!(
        ".threads {}\n.workgroup 4\n.shared 64\n.registers 16\n.buffer pattern {} = {}\n.buffer operands 16 = {}\n.buffer seconds 16 = {}\n\
         .buffer cells {}\n.buffer out {}\n\
         s2r r0, tid\ns2r r12, lane\ns2r r13, launched_warp\n\
         ld r1, [r0 * 4 + pattern]\nshl r1, r1, 2\n\
         ld r2, [r12 * 4 + operands]\nld r3, [r12 * 4 + seconds]\n\
         ; the cells of this warp: four for each form\n\
         shl r11, r13, 6\niadd r11, r11, cells\nmov r10, {cells}\n\
         iadd r1, r1, r10\nmov r5, {:#x}\nshl r6, r12, 2\niadd r6, r6, r10\n",
        4 * PATTERNS.len(),
        16 * PATTERNS.len(),
        words.join(", "),
        list(&|lane| operand(op, lane)),
        list(&|lane| second(op, lane)),
        64 * PATTERNS.len(),
        64 * PATTERNS.len(),
        start(op),
    );
    let (load, store) = if space == "s" { ("lds", "sts") } else { ("ld", "st") };
    for form in 0..FORMS.len() {
        text.push_str(&format!("{store} [r6 + {}], r5\n", 16 * form));
    }
    text.push_str("fence.all\n");
    let rc = if op.has_second_operand() { ", r3" } else { "" };
    for (form, (name, returns)) in FORMS.into_iter().enumerate() {
        let temp = if returns && name == "atom" && !matches!(op, AtomicOp::Exch | AtomicOp::Cas) { ", r9" } else { "" };
        let rd = if returns { "r4" } else { "_" };
        text.push_str(&format!("mov r4, 0\n{space}{name}.{} {rd}, [r1 + {}], r2{rc}{temp}\n", op.name(), 16 * form));
        // The results lie by form, then by warp and lane.
        text.push_str(&format!("st [r0 * 4 + out + {}], r4\n", 16 * PATTERNS.len() * form));
    }
    text.push_str("fence.all\n");
    if space == "s" {
        // Shared memory to where the cells of global memory are.
        text.push_str("shl r6, r12, 2\niadd r7, r11, r6\n");
        for form in 0..FORMS.len() {
            text.push_str(&format!("{load} r8, [r6 + {0}]\nst [r7 + {0}], r8\n", 16 * form));
        }
    }
    text.push_str("exit\n");
    let options = Options { sets_in, ..Default::default() };
    assemble_with("atomics.s", &text, &options).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn words(program: &Program, outcome: &Outcome, buffer: &str) -> Vec<u32> {
    let segment = program.segment(buffer).expect("a buffer of the program");
    let bytes = &outcome.memory[segment.address as usize..][..segment.bytes as usize];
    bytes.chunks(4).map(|word| u32::from_le_bytes(word.try_into().expect("four bytes"))).collect()
}

/// Cells and results are those of the threads one by one.
fn check(about: &str, op: AtomicOp, program: &Program, outcome: &Outcome) {
    assert_eq!(outcome.fault, None, "{about}");
    let (cells, out) = (words(program, outcome, "cells"), words(program, outcome, "out"));
    for (warp, pattern) in PATTERNS.iter().enumerate() {
        for (form, (name, returns)) in FORMS.into_iter().enumerate() {
            let mut memory = [start(op); 4];
            for lane in 0..4 {
                let word = &mut memory[pattern[lane]];
                let returned = if returns { *word } else { 0 };
                let found = out[(form * PATTERNS.len() + warp) * 4 + lane];
                assert_eq!(found, returned, "{about}: {name}.{}, returns: {returns}, {pattern:?}, thread {lane}", op.name());
                *word = atomic(op.number(), *word, operand(op, lane), second(op, lane));
            }
            let found = &cells[warp * 16 + form * 4..][..4];
            assert_eq!(found, memory, "{about}: {name}.{}, returns: {returns}, {pattern:?}", op.name());
        }
    }
}

fn everything(sets_in: SetsIn) -> impl Iterator<Item = (AtomicOp, &'static str, Program)> {
    AtomicOp::ALL.iter().flat_map(move |&op| ["", "s"].map(|space| (op, space, program(op, space, sets_in))))
}

#[test]
fn isa_and_rtl_equal_the_threads_one_by_one() {
    for (op, space, program) in everything(SetsIn::Sideband) {
        for (mechanisms, memory) in [(Mechanisms::ALL, FAST), (Mechanisms::NONE, WILD)] {
            for engine in [EngineKind::Isa, EngineKind::Rtl] {
                let config = RunConfig { mechanisms, memory, ..RunConfig::new(engine, Size::Small) };
                let outcome = engines::run(&program, &[], &config, &mut |_| {}).unwrap_or_else(|error| panic!("{error:#}"));
                check(&format!("{engine:?}, {mechanisms:?}, space `{space}`"), op, &program, &outcome);
            }
        }
    }
}

/// Sets in registers of their first threads: every policy as exported Verilog, `first` and the baseline on `isa` and `rtl` too.
#[test]
fn sets_in_registers_give_the_same() {
    let of = |sets| Variant { sets, sets_in: SetsIn::Registers, ..Variant::default() };
    let variants = SetPolicy::ALL.map(of);
    let mut wanted = variants.map(|variant| (Mechanisms::ALL, variant)).to_vec();
    wanted.push((Mechanisms::NONE, variants[0]));
    let designs = Design::several(EngineKind::Verilator, Size::Small, &wanted).unwrap_or_else(|error| panic!("{error:#}"));
    for (op, space, program) in everything(SetsIn::Registers) {
        let in_registers = program.sets_in() == SetsIn::Registers;
        assert_eq!(in_registers, !op.has_second_operand(), "{}: a second operand leaves no place for the sets", op.name());
        for (&(mechanisms, variant), design) in wanted.iter().zip(&designs) {
            let config = RunConfig { mechanisms, variant, memory: WILD, ..RunConfig::new(EngineKind::Verilator, Size::Small) };
            let outcome = design.run(&program, &[], &config, &mut |_| {}).unwrap_or_else(|error| panic!("{error:#}"));
            check(&format!("{mechanisms:?}, {variant:?}, space `{space}`"), op, &program, &outcome);
            if variant.sets == SetPolicy::First {
                for engine in [EngineKind::Isa, EngineKind::Rtl] {
                    let config = RunConfig { engine, ..config };
                    let other = engines::run(&program, &[], &config, &mut |_| {}).unwrap_or_else(|error| panic!("{error:#}"));
                    check(&format!("{engine:?}, {mechanisms:?}, space `{space}`"), op, &program, &other);
                    if engine == EngineKind::Rtl {
                        assert_eq!(
                            (other.cycles, other.counters),
                            (outcome.cycles, outcome.counters.clone()),
                            "{}: RTL, Verilog",
                            op.name()
                        );
                    }
                }
            }
        }
    }
}

/// A core without them refuses a program with such instructions before the run.
#[test]
fn sets_in_registers_need_their_core() {
    let program = program(AtomicOp::Add, "", SetsIn::Registers);
    let outcome = engines::run(&program, &[], &RunConfig::new(EngineKind::Rtl, Size::Small), &mut |_| {});
    let error = outcome.map(|_| ()).expect_err("refused").to_string();
    assert!(error.starts_with("atomics.s:") && error.ends_with("use --sets-in registers"), "{error}");
}

/// Every set policy with every prefix network, as exported Verilog. More policies merge more.
#[test]
fn verilog_equals_the_threads_one_by_one_in_every_policy() {
    let variants: Vec<Variant> = SetPolicy::ALL
        .into_iter()
        .flat_map(|sets| PrefixKind::ALL.map(|prefix| Variant { sets, prefix: Some(prefix), ..Variant::default() }))
        .collect();
    let wanted: Vec<(Mechanisms, Variant)> = variants.iter().map(|&variant| (Mechanisms::ALL, variant)).collect();
    let designs = Design::several(EngineKind::Verilator, Size::Small, &wanted).unwrap_or_else(|error| panic!("{error:#}"));
    let mut merged = [0; 4];
    for (op, space, program) in everything(SetsIn::Sideband) {
        for (&variant, design) in variants.iter().zip(&designs) {
            let config = RunConfig { variant, memory: WILD, ..RunConfig::new(EngineKind::Verilator, Size::Small) };
            let outcome = design.run(&program, &[], &config, &mut |_| {}).unwrap_or_else(|error| panic!("{error:#}"));
            check(&format!("{variant:?}, space `{space}`"), op, &program, &outcome);
            if space.is_empty() {
                merged[variant.sets as usize] += outcome.counters[Counter::AtomicMerged as usize];
            }
        }
    }
    println!("threads served by another's access, by policy: {merged:?}");
    assert!(merged[0] < merged[1] && merged[1] < merged[2] && merged[2] < merged[3], "{merged:?}");
    // Of the 60 accesses of a merged form `all` leaves one for each word of each pattern: 1 + 2 * 7 + 3 * 6 + 4.
    let forms = (AtomicOp::ALL.len() * 2 * PrefixKind::ALL.len()) as u32;
    assert_eq!(merged[3], forms * (60 - (1 + 2 * 7 + 3 * 6 + 4)));
}
