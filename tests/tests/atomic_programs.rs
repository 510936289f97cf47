// SPDX-License-Identifier: MIT
//! Every atomic operation as a program, on global and on shared memory, merged and not, with and
//! without its result, in every set policy and with every prefix network, on the three engines:
//! against the threads one by one (docs/mechanisms/4.md).
use std::collections::{BTreeMap, BTreeSet};
use warpwright_config::counters::Counter;
use warpwright_config::{Mechanisms, PrefixKind, SetPolicy, Size, Variant};
use warpwright_isa::{assemble_with, AtomicOp, Options, Program, SetsIn};
use warpwright_sim::engines::{self, Design, EngineKind, Outcome, RunConfig};
use warpwright_sim::golden::atomic_unit::atomic;
use warpwright_sim::harness::{seed, Random};
use warpwright_tests::cases::each;
use warpwright_tests::programs::{FAST, WILD};

/// All ways in which four threads can share words; one for each warp.
const OF_FOUR: [[usize; 4]; 15] = [
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
/// Ways in which eight threads can share words: one set, two, four, some within a quad and some
/// over both, none; random ones.
fn of_eight() -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = [
        [0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 1, 1, 1, 1],
        [0, 1, 0, 1, 0, 1, 0, 1],
        [0, 1, 2, 3, 0, 1, 2, 3],
        [0, 0, 1, 1, 2, 2, 3, 3],
        [0, 1, 2, 3, 3, 4, 5, 6],
        [0, 1, 1, 1, 1, 1, 1, 0],
        [0, 1, 2, 3, 4, 5, 6, 7],
    ]
    .map(Vec::from)
    .into();
    let mut random = Random::new(seed(41));
    for _ in 0..8 {
        let words = 2 + random.below(7);
        all.push((0..8).map(|_| random.below(words) as usize).collect());
    }
    all
}

/// One for each warp.
fn patterns(threads: usize) -> Vec<Vec<usize>> {
    if threads == 4 {
        OF_FOUR.map(Vec::from).into()
    } else {
        of_eight()
    }
}

/// The ways of writing an atomic: the mnemonic and whether it returns.
const FORMS: [(&str, bool); 4] =
    [("atom", true), ("atom", false), ("atom1", true), ("atom1", false)];

fn is_float(op: AtomicOp) -> bool {
    matches!(op, AtomicOp::Fadd | AtomicOp::Fmul)
}

/// Operands whose sums and products are exact, in whatever order.
fn operand(op: AtomicOp, lane: usize) -> u32 {
    match op {
        AtomicOp::AddMod => lane as u32 % 6 + 1,
        AtomicOp::Cas => [8, 6, 9, 8, 6, 6, 8, 9][lane],
        _ if is_float(op) => [1.5f32, 2.0, 4.0, 0.5, 0.25, 3.0, 1.0, 8.0][lane].to_bits(),
        _ => [7, 0x8000_0003, 5, 9, 2, 0xffff_fffd, 11, 6][lane],
    }
}

fn second(op: AtomicOp, lane: usize) -> u32 {
    if op == AtomicOp::Cas {
        [6, 8, 8, 9, 9, 8, 6, 8][lane]
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

/// A warp of `threads` for each pattern; each form has cells and results of its own.
fn program(op: AtomicOp, space: &str, sets_in: SetsIn, threads: usize) -> Program {
    let list = |value: &dyn Fn(usize) -> u32| {
        (0..threads).map(|lane| format!("{:#x}", value(lane))).collect::<Vec<_>>().join(", ")
    };
    let patterns = patterns(threads);
    let words: Vec<String> = patterns.iter().flatten().map(|word| word.to_string()).collect();
    let cells = if space == "s" { "0" } else { "r11" };
    // Bytes of a form and of a warp.
    let (form_bytes, warp_bytes) = (4 * threads, 4 * threads * FORMS.len());
    let mut text = format!(
        ".threads {}\n.workgroup {threads}\n.shared {warp_bytes}\n.registers 16\n.buffer pattern {} = {}\n\
         .buffer operands {form_bytes} = {}\n.buffer seconds {form_bytes} = {}\n.buffer cells {}\n.buffer out {}\n\
         s2r r0, tid\ns2r r12, lane\ns2r r13, launched_warp\n\
         ld r1, [r0 * 4 + pattern]\nshl r1, r1, 2\n\
         ld r2, [r12 * 4 + operands]\nld r3, [r12 * 4 + seconds]\n\
         ; the cells of this warp: one for each form and thread\n\
         imul r11, r13, {warp_bytes}\niadd r11, r11, cells\nmov r10, {cells}\n\
         iadd r1, r1, r10\nmov r5, {:#x}\nshl r6, r12, 2\niadd r6, r6, r10\n",
        threads * patterns.len(),
        form_bytes * patterns.len(),
        words.join(", "),
        list(&|lane| operand(op, lane)),
        list(&|lane| second(op, lane)),
        warp_bytes * patterns.len(),
        warp_bytes * patterns.len(),
        start(op),
    );
    let (load, store) = if space == "s" { ("lds", "sts") } else { ("ld", "st") };
    for form in 0..FORMS.len() {
        text.push_str(&format!("{store} [r6 + {}], r5\n", form_bytes * form));
    }
    text.push_str("fence.all\n");
    let rc = if op.has_second_operand() { ", r3" } else { "" };
    for (form, (name, returns)) in FORMS.into_iter().enumerate() {
        let temp = if returns && name == "atom" && !matches!(op, AtomicOp::Exch | AtomicOp::Cas) {
            ", r9"
        } else {
            ""
        };
        let rd = if returns { "r4" } else { "_" };
        text.push_str(&format!(
            "mov r4, 0\n{space}{name}.{} {rd}, [r1 + {}], r2{rc}{temp}\n",
            op.name(),
            form_bytes * form
        ));
        // The results lie by form, then by warp and lane.
        text.push_str(&format!("st [r0 * 4 + out + {}], r4\n", form_bytes * patterns.len() * form));
    }
    text.push_str("fence.all\n");
    if space == "s" {
        // Shared memory to where the cells of global memory are.
        text.push_str("shl r6, r12, 2\niadd r7, r11, r6\n");
        for form in 0..FORMS.len() {
            text.push_str(&format!(
                "{load} r8, [r6 + {0}]\nst [r7 + {0}], r8\n",
                form_bytes * form
            ));
        }
    }
    text.push_str("exit\n");
    let options = Options { sets_in, warp_threads: threads as u32, ..Default::default() };
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
    let threads = program.launch.warp_threads as usize;
    let patterns = patterns(threads);
    for (warp, pattern) in patterns.iter().enumerate() {
        for (form, (name, returns)) in FORMS.into_iter().enumerate() {
            let mut memory = vec![start(op); threads];
            for lane in 0..threads {
                let word = &mut memory[pattern[lane]];
                let returned = if returns { *word } else { 0 };
                let found = out[(form * patterns.len() + warp) * threads + lane];
                assert_eq!(
                    found,
                    returned,
                    "{about}: {name}.{}, returns: {returns}, {pattern:?}, thread {lane}",
                    op.name()
                );
                *word = atomic(op.number(), *word, operand(op, lane), second(op, lane));
            }
            let found = &cells[(warp * FORMS.len() + form) * threads..][..threads];
            assert_eq!(
                found,
                memory,
                "{about}: {name}.{}, returns: {returns}, {pattern:?}",
                op.name()
            );
        }
    }
}

fn everything(
    sets_in: SetsIn,
    threads: usize,
) -> impl Iterator<Item = (AtomicOp, &'static str, Program)> {
    AtomicOp::ALL.iter().flat_map(move |&op| {
        ["", "s"].map(|space| (op, space, program(op, space, sets_in, threads)))
    })
}

/// Every operation on `isa` and as exported Verilog; of those that are not merged alike, one each on
/// the rust-hdl design too.
#[test]
fn engines_equal_the_threads_one_by_one() {
    let all: Vec<_> = everything(SetsIn::Sideband, 4).collect();
    let cores = [(Mechanisms::ALL, FAST), (Mechanisms::NONE, WILD)];
    let wanted = cores.map(|(mechanisms, _)| (mechanisms, Variant::default()));
    let designs = Design::several(EngineKind::Verilator, Size::Small, &wanted)
        .unwrap_or_else(|error| panic!("{error:#}"));
    let name = |(op, space, _): &(AtomicOp, &str, Program)| format!("{space}atom.{}", op.name());
    each(&all, name, |(op, space, program)| {
        for ((mechanisms, memory), design) in cores.into_iter().zip(&designs) {
            let on =
                |engine| RunConfig { mechanisms, memory, ..RunConfig::new(engine, Size::Small) };
            let passed = |engine: EngineKind, outcome: anyhow::Result<Outcome>| {
                let outcome = outcome.unwrap_or_else(|error| panic!("{error:#}"));
                let about = format!("{engine:?}, {mechanisms:?}, space `{space}`");
                check(&about, *op, program, &outcome);
            };
            let verilator = on(EngineKind::Verilator);
            passed(EngineKind::Verilator, design.run(program, &[], &verilator, &mut |_| {}));
            passed(EngineKind::Isa, engines::run(program, &[], &on(EngineKind::Isa), &mut |_| {}));
            if matches!(op, AtomicOp::Add | AtomicOp::Cas | AtomicOp::AddMod) {
                passed(
                    EngineKind::Rtl,
                    engines::run(program, &[], &on(EngineKind::Rtl), &mut |_| {}),
                );
            }
        }
    });
}

/// Sets in registers of their first threads: every policy as exported Verilog, `first` and the
/// baseline on `isa` and `rtl` too.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn sets_in_registers_give_the_same() {
    let of = |sets| Variant { sets, sets_in: SetsIn::Registers, ..Variant::default() };
    let variants = SetPolicy::ALL.map(of);
    let mut wanted = variants.map(|variant| (Mechanisms::ALL, variant)).to_vec();
    wanted.push((Mechanisms::NONE, variants[0]));
    let designs = Design::several(EngineKind::Verilator, Size::Small, &wanted)
        .unwrap_or_else(|error| panic!("{error:#}"));
    for (op, space, program) in everything(SetsIn::Registers, 4) {
        let in_registers = program.sets_in() == SetsIn::Registers;
        assert_eq!(
            in_registers,
            !op.has_second_operand(),
            "{}: a second operand leaves no place for the sets",
            op.name()
        );
        for (&(mechanisms, variant), design) in wanted.iter().zip(&designs) {
            let config = RunConfig {
                mechanisms,
                variant,
                memory: WILD,
                ..RunConfig::new(EngineKind::Verilator, Size::Small)
            };
            let outcome = design
                .run(&program, &[], &config, &mut |_| {})
                .unwrap_or_else(|error| panic!("{error:#}"));
            check(&format!("{mechanisms:?}, {variant:?}, space `{space}`"), op, &program, &outcome);
            let along = outcome.counters[Counter::AtomicMerged as usize];
            match (mechanisms.merged_atomics, variant.sets) {
                (false, _) => assert_eq!(along, 0, "{} in the baseline", op.name()),
                (true, SetPolicy::All) if op != AtomicOp::Cas => {
                    assert_eq!(along, mergeable(4), "{}, space `{space}`", op.name());
                }
                _ => {}
            }
            if variant.sets == SetPolicy::First {
                for engine in [EngineKind::Isa, EngineKind::Rtl] {
                    let config = RunConfig { engine, ..config };
                    let other = engines::run(&program, &[], &config, &mut |_| {})
                        .unwrap_or_else(|error| panic!("{error:#}"));
                    check(
                        &format!("{engine:?}, {mechanisms:?}, space `{space}`"),
                        op,
                        &program,
                        &other,
                    );
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
    let program = program(AtomicOp::Add, "", SetsIn::Registers, 4);
    let outcome =
        engines::run(&program, &[], &RunConfig::new(EngineKind::Rtl, Size::Small), &mut |_| {});
    let error = outcome.map(|_| ()).expect_err("refused").to_string();
    assert!(
        error.starts_with("atomics.s:") && error.ends_with("use --sets-in registers"),
        "{error}"
    );
}

/// Every set policy with every prefix network, for warps of so many threads.
fn every_policy(threads: usize) -> Vec<Variant> {
    let of = |sets| PrefixKind::ALL.map(|prefix| (sets, prefix));
    let threads = if threads == 4 { None } else { Some(threads) };
    let variant = |(sets, prefix)| Variant { sets, prefix, threads, ..Variant::default() };
    SetPolicy::ALL.into_iter().flat_map(of).map(variant).collect()
}

/// Every operation in every policy and network, as exported Verilog, against the threads one by
/// one; threads served by another's access in each of the policies, without compare-and-exchange.
fn merged_in_every_policy(threads: usize) -> BTreeMap<&'static str, u32> {
    let variants = every_policy(threads);
    let wanted: Vec<(Mechanisms, Variant)> =
        variants.iter().map(|&variant| (Mechanisms::ALL, variant)).collect();
    let designs = Design::several(EngineKind::Verilator, Size::Small, &wanted)
        .unwrap_or_else(|error| panic!("{error:#}"));
    let mut merged = BTreeMap::new();
    for (op, space, program) in everything(SetsIn::Sideband, threads) {
        for (&variant, design) in variants.iter().zip(&designs) {
            let config = RunConfig {
                variant,
                memory: WILD,
                ..RunConfig::new(EngineKind::Verilator, Size::Small)
            };
            let outcome = design
                .run(&program, &[], &config, &mut |_| {})
                .unwrap_or_else(|error| panic!("{error:#}"));
            check(&format!("{variant:?}, space `{space}`"), op, &program, &outcome);
            let along = outcome.counters[Counter::AtomicMerged as usize];
            if op == AtomicOp::Cas {
                // On shared memory its threads go one by one.
                assert_eq!(
                    along > 0,
                    space.is_empty(),
                    "{variant:?}, space `{space}`: {along} compare-and-exchanges merged"
                );
            } else {
                *merged.entry(variant.sets.name()).or_default() += along;
            }
        }
    }
    println!("{threads} threads: served by another's access, by policy: {merged:?}");
    // Policies that choose more sets merge more.
    let reach = ["first", "largest", "first-and-last", "all"].map(|name| merged[name]);
    assert!(reach.is_sorted_by(|a, b| a < b), "{merged:?}");
    merged
}

/// What policy `all` merges of a program: one access is left for each word of each pattern, in two
/// forms.
fn mergeable(threads: usize) -> u32 {
    let words = |pattern: &Vec<usize>| pattern.iter().collect::<BTreeSet<_>>().len();
    let along: usize = patterns(threads).iter().map(|pattern| threads - words(pattern)).sum();
    2 * along as u32
}

/// Of all operations but compare-and-exchange, on global and on shared memory, with every network.
fn mergeable_in_all(threads: usize) -> u32 {
    2 * mergeable(threads) * ((AtomicOp::ALL.len() - 1) * PrefixKind::ALL.len()) as u32
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn verilog_equals_the_threads_one_by_one_in_every_policy() {
    assert_eq!(merged_in_every_policy(4)["all"], mergeable_in_all(4));
    assert_eq!(mergeable(4), 2 * (60 - (1 + 2 * 7 + 3 * 6 + 4)));
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn warps_of_eight_equal_the_threads_one_by_one_in_every_policy() {
    assert_eq!(merged_in_every_policy(8)["all"], mergeable_in_all(8));
}
