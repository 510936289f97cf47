// SPDX-License-Identifier: MIT
//! Merged atomics of four threads exhaustively (docs/mechanisms/4.md): every set of active threads,
//! every way in which they share addresses, every combination of four operands in each of them, for
//! every operation, set policy and prefix network, against the threads one by one.
//!
//! First the hardware of PREPARE with what the assembler makes of the rest; then the whole sequence
//! on the core. The words are narrow: palettes of four values, two bits at the lower or at the
//! upper end, or with a sign, and such as reach the limits of an operation. Inactive threads have
//! anything.
mod on_core;

use warpwright_config::{Mechanisms, PrefixKind, SetPolicy, Size, Variant};
use warpwright_golden::stimulus::atomics::prepare::{Inputs, Outputs};
use warpwright_isa::{assemble, decode, AtomicOp, Instruction, Program, Unit};
use warpwright_rtl::atomics::prepare::{AtomicPrepare, PrepareConfig};
use warpwright_rtl::dut::Top;
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::engines::{Design, EngineKind, RunConfig};
use warpwright_sim::golden::atomic_prepare::{prepare, sets};
use warpwright_sim::golden::atomic_unit::atomic;
use warpwright_sim::golden::fp32;
use warpwright_sim::golden::load_store::{execute, Instruction as Access};
use warpwright_sim::harness::{cycles, seed, Bench, Random};
use warpwright_tests::programs::FAST;

/// Threads, where they point, which of the four values each has.
#[derive(Clone, Copy, Debug)]
struct Case {
    mask: u32,
    word: [usize; 4],
    digit: [usize; 4],
}

fn active(mask: u32) -> impl Iterator<Item = usize> {
    (0..4).filter(move |&thread| mask >> thread & 1 == 1)
}

/// All cases of the active threads; what the inactive ones have is random.
fn cases() -> Vec<Case> {
    let mut random = Random::new(seed(31));
    let mut all = vec![];
    for mask in 0..16 {
        for code in 0..0x1_0000usize {
            let digits = |shift: usize| {
                std::array::from_fn::<_, 4, _>(|thread| code >> (2 * thread + shift) & 3)
            };
            let (mut word, mut digit) = (digits(0), digits(8));
            // Partitions as restricted growth strings; inactive threads counted once.
            let grows = |(number, thread): (usize, usize)| {
                let before =
                    active(mask).take(number).map(|other| word[other] + 1).max().unwrap_or(0);
                word[thread] <= before
            };
            let canonical = active(mask).enumerate().all(grows);
            let once = (0..4)
                .all(|thread| mask >> thread & 1 == 1 || (word[thread], digit[thread]) == (0, 0));
            if !canonical || !once {
                continue;
            }
            for thread in (0..4).filter(|thread| mask >> thread & 1 == 0) {
                (word[thread], digit[thread]) =
                    (random.below(4) as usize, random.below(4) as usize);
            }
            all.push(Case { mask, word, digit });
        }
    }
    all
}

/// The values that operands and words have.
fn palettes(op: AtomicOp) -> Vec<[u32; 4]> {
    const LOW: [u32; 4] = [0, 1, 2, 3];
    const HIGH: [u32; 4] = [0, 1 << 30, 2 << 30, 3 << 30];
    const SIGNED: [u32; 4] = [0, 1, 0xffff_fffe, 0xffff_ffff];
    const LIMITS: [u32; 4] = [0, 1, 0x7fff_ffff, 0xffff_ffff];
    match op {
        AtomicOp::Add | AtomicOp::And | AtomicOp::Or | AtomicOp::Xor => vec![LOW, HIGH],
        AtomicOp::Mul => vec![LOW, [0, 3, 0x8000_0001, 0xffff_ffff]],
        AtomicOp::MinS | AtomicOp::MaxS | AtomicOp::MinU | AtomicOp::MaxU => vec![SIGNED, HIGH],
        AtomicOp::SatAdd => vec![LIMITS, HIGH],
        AtomicOp::AddMod => vec![LOW, [0, 1, 2, 2]],
        // Sums and products that are exact in whatever order.
        AtomicOp::Fadd => vec![
            [1.5f32, 2.0, 4.0, 0.5].map(f32::to_bits),
            [-0.0f32, 1.5, -2.0, 0.5].map(f32::to_bits),
        ],
        AtomicOp::Fmul => vec![
            [1.0f32, 2.0, -0.5, 4.0].map(f32::to_bits),
            [0.0f32, -1.0, 2.0, 0.25].map(f32::to_bits),
        ],
        AtomicOp::Exch | AtomicOp::Cas => vec![LOW],
    }
}

/// Operand and second operand of each thread.
fn operands(op: AtomicOp, palette: &[u32; 4], case: &Case) -> [[u32; 4]; 2] {
    match op {
        // A bit for each operand.
        AtomicOp::Cas => [
            case.digit.map(|digit| palette[digit & 1]),
            case.digit.map(|digit| palette[digit >> 1]),
        ],
        AtomicOp::AddMod => [case.digit.map(|digit| palette[digit]), [palette[3] + 1; 4]],
        _ => [case.digit.map(|digit| palette[digit]), [0; 4]],
    }
}

/// The active threads in their order: what each gets back, and the words at the end.
fn one_by_one(
    op: AtomicOp,
    case: &Case,
    [first, second]: &[[u32; 4]; 2],
    start: u32,
) -> ([u32; 4], [u32; 4]) {
    let (mut returned, mut words) = ([0; 4], [start; 4]);
    for thread in active(case.mask) {
        let word = &mut words[case.word[thread]];
        returned[thread] = *word;
        *word = atomic(op.number(), *word, first[thread], second[thread]);
    }
    (returned, words)
}

/// The sequence that the assembler writes for `atom.<op> r4, [r1], r2`: the second operand in r3,
/// r9 temporary.
fn sequence(op: AtomicOp) -> Vec<Instruction> {
    let second = if op.has_second_operand() { ", r3" } else { "" };
    let text = format!(".temp r9\natom.{} r4, [r1], r2{second}\nst [r1], r4\nexit\n", op.name());
    let program = assemble("sequence.s", &text).unwrap_or_else(|errors| panic!("{errors}"));
    let all = program.instructions.iter().map(|&word| decode(word).expect("an instruction"));
    all.take_while(|instruction| instruction.row.mnemonic != "st").collect()
}

/// What a thread has in r4 at the end of the sequence, with the prefix of its PREPARE and the old
/// value that its PREFIX gives.
fn finish(sequence: &[Instruction], second: u32, prefix: u32, old: Option<u32>) -> u32 {
    let mut registers = [0; 10];
    registers[3] = second;
    let [prepare, access, rest @ ..] = sequence else { panic!("PREPARE and PREFIX") };
    if prepare.returns {
        registers[usize::from(prepare.rd)] = prefix;
    }
    if let Some(old) = old {
        registers[usize::from(access.rd)] = old;
    }
    for instruction in rest {
        assert_eq!(instruction.row.unit, Unit::Mad, "arithmetic: {instruction}");
        let register = |number: u8| registers[usize::from(number)];
        let b = if instruction.row.immediate() {
            instruction.immediate
        } else {
            register(instruction.rb)
        };
        let (a, c) = (register(instruction.ra), register(instruction.rc));
        registers[usize::from(instruction.rd)] =
            fp32::lane(instruction.row.unit_op, 0, a, b, c, false).0;
    }
    registers[4]
}

/// What a PREPARE leaves: prefixes, and of each set threads and combined operand.
type Left = ([u32; 4], [(u64, u64); 2]);

/// The block, compiled.
type Block<'a> = Bench<&'a mut CompiledModel, Inputs, Outputs>;

/// Takes one PREPARE through the block.
fn through(
    bench: &mut Block,
    warp: u64,
    op: AtomicOp,
    case: &Case,
    [first, second]: &[[u32; 4]; 2],
) -> Left {
    bench.inputs = Inputs {
        req_valid: 1,
        req_aop: op.number().into(),
        req_warp: warp,
        req_rd: 7,
        req_mask: case.mask.into(),
        req_address: case.word.map(|word| 4 * word as u64).to_vec(),
        req_data: first.map(u64::from).to_vec(),
        req_data2: second.map(u64::from).to_vec(),
        req_return: 1,
        wb_ready: 1,
        read_warp: warp,
        req_registers: 0,
    };
    bench.settle();
    let mut waited = 0;
    while bench.outputs.wb_valid == 0 {
        bench.rise();
        bench.inputs.req_valid = 0;
        bench.settle();
        waited += 1;
        assert!(waited < 500, "no answer to {} of {case:?}", op.name());
    }
    let outputs = &bench.outputs;
    assert_eq!(
        [outputs.wb_warp, outputs.wb_rd, outputs.wb_mask],
        [warp, 7, case.mask.into()],
        "{case:?}"
    );
    let prefixes = std::array::from_fn(|thread| outputs.wb_data[thread] as u32);
    bench.rise();
    let outputs = bench.settle();
    (prefixes, [0, 1].map(|set| (outputs.set[set], outputs.combined[set])))
}

/// One policy and network with every operation; how many PREPAREs there were.
fn prepares(config: PrepareConfig, cases: &[Case], number: usize) -> usize {
    let dut = AtomicPrepare::<3, 4, 2>::new(config).ready();
    let mut model =
        CompiledModel::of(&dut, "atomic_prepare").unwrap_or_else(|error| panic!("{error:#}"));
    let mut bench = Block::new(&mut model);
    let mut done = 0;
    for &op in AtomicOp::ALL {
        let sequence = sequence(op);
        let palettes = palettes(op);
        // One palette for each configuration in turn; in the deep suites all of them.
        let all = 0..palettes.len();
        for palette in
            all.filter(|at| cycles(1) > 1 || number % palettes.len() == *at).map(|at| &palettes[at])
        {
            for case in cases {
                let values = operands(op, palette, case);
                let (prefixes, found) = through(&mut bench, (done % 8) as u64, op, case, &values);
                done += 1;
                let about = || format!("{config:?}, {} of {case:?}, {values:x?}", op.name());
                let address = case.word.map(|word| 4 * word as u32);
                let wanted = prepare(
                    config.policy,
                    op.number(),
                    case.mask,
                    &address,
                    &values[0],
                    &values[1],
                );
                for thread in active(case.mask) {
                    assert_eq!(
                        prefixes[thread],
                        wanted.prefixes[thread],
                        "prefix of thread {thread}: {}",
                        about()
                    );
                }
                for (number, &(threads, combined)) in found.iter().enumerate() {
                    let set = wanted.sets.get(number).copied().unwrap_or_default();
                    assert_eq!(threads, u64::from(set.threads), "set {number}: {}", about());
                    assert!(
                        threads == 0 || combined == u64::from(set.combined),
                        "operand of set {number}: {}",
                        about()
                    );
                }
                for &start in palette {
                    accesses(
                        op,
                        case,
                        &values,
                        start,
                        &prefixes,
                        &found,
                        &sequence,
                        config.policy,
                        &about,
                    );
                }
            }
        }
    }
    done
}

/// PREFIX and the arithmetic with what PREPARE has left.
#[allow(clippy::too_many_arguments)]
fn accesses(
    op: AtomicOp,
    case: &Case,
    values: &[[u32; 4]; 2],
    start: u32,
    prefixes: &[u32; 4],
    found: &[(u64, u64); 2],
    sequence: &[Instruction],
    policy: SetPolicy,
    about: &dyn Fn() -> String,
) {
    let (returned, memory) = one_by_one(op, case, values, start);
    let access = Access {
        kind: 2,
        size: 2,
        mask: case.mask.into(),
        address: case.word.map(|word| 4 * word as u64).to_vec(),
        data: values[0].map(u64::from).to_vec(),
        data2: values[1].map(u64::from).to_vec(),
        aop: op.number().into(),
        wants_old: true,
        sets: found.map(|(threads, _)| threads).to_vec(),
        combined: found.map(|(_, combined)| combined).to_vec(),
        ..Default::default()
    };
    let mut words = [u64::from(start); 4];
    let outcome = execute(&access, &mut words, |update| {
        atomic(update.aop as u8, update.old as u32, update.operand as u32, update.operand2 as u32)
            .into()
    });
    assert_eq!(words, memory.map(u64::from), "memory from {start:#x}: {}", about());
    let merged: u32 = sets(policy, case.mask, &case.word.map(|word| word as u32))
        .iter()
        .map(|set| set.count_ones() - 1)
        .sum();
    assert_eq!(
        outcome.accesses,
        u64::from(case.mask.count_ones() - merged),
        "accesses: {}",
        about()
    );
    let (written, olds) = outcome.loaded.expect("old values are returned");
    for thread in active(case.mask) {
        let old = (written >> thread & 1 == 1).then_some(olds[thread] as u32);
        let value = finish(sequence, values[1][thread], prefixes[thread], old);
        assert_eq!(value, returned[thread], "thread {thread} from {start:#x}: {}", about());
    }
}

#[test]
fn the_block_prepare_and_the_lowering_equal_the_threads_one_by_one() {
    let cases = cases();
    // Masks of k threads, partitions of k, four values each.
    assert_eq!(cases.len(), 1 + 4 * 4 + 6 * 16 * 2 + 4 * 64 * 5 + 256 * 15);
    for (number, (policy, network)) in SetPolicy::ALL
        .iter()
        .flat_map(|&policy| PrefixKind::ALL.map(|network| (policy, network)))
        .enumerate()
    {
        let done = prepares(
            PrepareConfig { merge: true, policy, network, registers: false },
            &cases,
            number + number / 3,
        );
        println!("{policy:?}, {network:?}: {done} PREPAREs");
        assert!(done >= AtomicOp::ALL.len() * cases.len());
    }
}
