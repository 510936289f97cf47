// SPDX-License-Identifier: MIT
//! Divergence: the block against its golden model, and programs against threads run alone.
use warpwright_golden::stimulus::divergence::Neighbours;
use warpwright_rtl::divergence::Divergence;
use warpwright_rtl::dut::Top;
use warpwright_sim::golden::divergence as golden;
use warpwright_sim::harness::{cycles, lockstep, seed, Bench, Random};

fn configuration<
    const W: usize,
    const LW: usize,
    const T: usize,
    const PCW: usize,
    const CB: usize,
>() {
    let mut dut = Divergence::<W, LW, T, PCW, CB>::default().ready();
    let mut model = golden::Divergence::new(W, T, PCW as u32);
    lockstep(
        "divergence",
        &mut dut,
        &mut model,
        &mut Neighbours::new(W, T as u32),
        seed(1),
        cycles(4000),
    );
}

#[test]
fn divergence_equals_its_golden_model_with_4_warps() {
    configuration::<4, 2, 4, 12, 3>();
}

#[test]
fn divergence_equals_its_golden_model_with_8_warps() {
    configuration::<8, 3, 4, 20, 3>();
}

#[test]
fn divergence_equals_its_golden_model_with_32_warps() {
    configuration::<32, 5, 4, 20, 3>();
}

#[test]
fn divergence_equals_its_golden_model_with_8_threads() {
    configuration::<8, 3, 8, 20, 4>();
}

/// A small instruction set: enough for every control construct.
#[derive(Clone, Copy, Debug)]
enum Op {
    /// Arithmetic: leaves a trace.
    Work,
    /// Branches to a target where the condition of the thread holds.
    Branch(Condition, usize),
    Sync,
    Exit(Condition),
    Discard(Condition),
}

#[derive(Clone, Copy, Debug)]
enum Condition {
    Always,
    /// Threads of the mask.
    Threads(u64),
    /// A thread takes it until it has been here as often as the mask's nibble says.
    Times(u64),
    /// Differs from thread to thread and from time to time.
    Hash(u64),
}

impl Condition {
    /// Whether it holds for `thread` of `warp` at its `visit`-th time here.
    fn holds(self, warp: usize, thread: usize, visit: u64) -> bool {
        match self {
            Condition::Always => true,
            Condition::Threads(mask) => mask >> thread & 1 == 1,
            Condition::Times(counts) => visit <= (counts >> (4 * thread) & 15),
            Condition::Hash(salt) => {
                Random::new(salt << 32 | (warp as u64) << 16 | visit << 4 | thread as u64).bits()
                    & 1
                    == 1
            }
        }
    }
}

/// What one thread does: the PCs of its `Work`, in order.
fn alone(program: &[Op], warp: usize, thread: usize) -> Vec<usize> {
    let (mut pc, mut trace, mut visits) = (0, vec![], vec![0; program.len()]);
    loop {
        visits[pc] += 1;
        let holds = |condition: Condition| condition.holds(warp, thread, visits[pc]);
        match program[pc] {
            Op::Work => trace.push(pc),
            Op::Branch(condition, target) if holds(condition) => {
                pc = target;
                continue;
            }
            Op::Exit(condition) | Op::Discard(condition) if holds(condition) => return trace,
            _ => {}
        }
        pc += 1;
    }
}

#[derive(Clone, Default)]
struct Runner {
    pc: usize,
    /// Cycles until the instruction at `pc` resolves; `None`: it waits for a redirect.
    delay: Option<u64>,
    traces: Vec<Vec<usize>>,
    visits: Vec<Vec<u64>>,
    /// Active masks of each `Work`.
    together: Vec<(usize, u64)>,
}

const WARPS: usize = 8;

/// Runs the program on all warps of the block at once, instructions taking random times.
fn run(program: &[Op], seed: u64) -> Vec<Runner> {
    let mut dut = Divergence::<8, 3, 4, 20, 3>::default().ready();
    let mut bench = Bench::<_, golden::Inputs, golden::Outputs>::new(&mut dut);
    let mut random = Random::new(seed);
    let mut runners = vec![
        Runner {
            traces: vec![vec![]; 4],
            visits: vec![vec![0; program.len()]; 4],
            ..Default::default()
        };
        WARPS
    ];
    let mut running = [false; WARPS];
    for cycle in 0..20_000usize {
        let mut inputs = golden::Inputs::default();
        if cycle < WARPS {
            inputs = golden::Inputs {
                launch_valid: 1,
                launch_warp: cycle as u64,
                launch_mask: 15,
                ..inputs
            };
        }
        let ready: Vec<usize> =
            (0..WARPS).filter(|&warp| running[warp] && runners[warp].delay == Some(0)).collect();
        let resolved = if ready.is_empty() {
            None
        } else {
            Some(ready[random.below(ready.len() as u64) as usize])
        };
        if let Some(warp) = resolved {
            let runner = &mut runners[warp];
            let (active, live) = (bench.settle().active[warp], bench.outputs.live[warp]);
            let pc = runner.pc;
            let mut holding = |condition: Condition| {
                (0..4).filter(|thread| active >> thread & 1 == 1).fold(0, |mask, thread| {
                    runner.visits[thread][pc] += 1;
                    mask | u64::from(condition.holds(warp, thread, runner.visits[thread][pc]))
                        << thread
                })
            };
            let (kind, taken, target) = match program[pc] {
                Op::Work => (4, 0, pc),
                Op::Branch(condition, target) => (0, holding(condition), target),
                Op::Sync => (1, 0, pc),
                Op::Exit(condition) => (2, holding(condition), pc),
                Op::Discard(condition) => (3, holding(condition), pc),
            };
            if matches!(program[pc], Op::Work) {
                (0..4)
                    .filter(|thread| active >> thread & 1 == 1)
                    .for_each(|thread| runner.traces[thread].push(pc));
                runner.together.push((pc, active));
            }
            runner.delay = None;
            let offset = (target as u64).wrapping_sub(pc as u64) & 0xff_ffff;
            inputs = golden::Inputs {
                resolve_valid: 1,
                resolve_warp: warp as u64,
                resolve_kind: kind,
                resolve_taken: taken,
                resolve_pc: pc as u64,
                resolve_offset: offset,
                resolve_active: active,
                resolve_live: live,
                resolve_level: live,
                ..inputs
            };
        }
        bench.inputs = inputs;
        let outputs = bench.settle();
        if outputs.redirect_valid == 1 {
            let warp = outputs.redirect_warp as usize;
            let runner = &mut runners[warp];
            match outputs.redirect_kind {
                0 => runner.pc += 1,
                1 => {
                    runner.pc = runner.pc.wrapping_add_signed(
                        ((outputs.redirect_offset << 40) as i64 >> 40) as isize,
                    )
                }
                2 => runner.pc = outputs.redirect_pc as usize,
                _ => running[warp] = false,
            }
            runner.delay = Some(random.below(9));
        } else if cycle > 2 * WARPS && !running.contains(&true) {
            return runners;
        }
        runners
            .iter_mut()
            .for_each(|runner| runner.delay = runner.delay.map(|delay| delay.saturating_sub(1)));
        if cycle < WARPS {
            running[cycle] = true;
            runners[cycle].delay = Some(1);
        }
        bench.rise();
    }
    panic!("the program does not end");
}

/// Every thread does what it does alone; yields the runs for further questions.
fn check(program: &[Op]) -> Vec<Runner> {
    let runners = run(program, seed(3));
    for (warp, runner) in runners.iter().enumerate() {
        for thread in 0..4 {
            assert_eq!(
                runner.traces[thread],
                alone(program, warp, thread),
                "warp {warp}, thread {thread} of {program:?}"
            );
        }
    }
    runners
}

fn joined(runners: &[Runner], pc: usize) -> bool {
    runners
        .iter()
        .all(|runner| runner.together.iter().filter(|step| step.0 == pc).all(|step| step.1 == 15))
}

use Condition::{Always, Hash, Threads, Times};
use Op::{Branch, Discard, Exit, Sync, Work};

#[test]
fn both_ways_of_an_if_join() {
    let program =
        [Branch(Threads(0b0101), 3), Work, Branch(Always, 4), Work, Sync, Work, Exit(Always)];
    let runners = check(&program);
    assert!(joined(&runners, 5), "all threads together after the sync");
    assert_eq!(runners[0].together, [(1, 0b1010), (3, 0b0101), (5, 15)]);
}

#[test]
fn an_if_within_an_if_joins_twice() {
    let program = [
        Branch(Threads(0b0111), 3), // outer
        Work,
        Branch(Always, 8),
        Branch(Threads(0b0001), 6), // inner
        Work,
        Branch(Always, 6),
        Sync,
        Work,
        Sync,
        Work,
        Exit(Always),
    ];
    let runners = check(&program);
    assert!(
        runners.iter().all(|runner| runner.together.contains(&(7, 0b0111))),
        "the inner ways join"
    );
    assert!(joined(&runners, 9));
}

#[test]
fn a_loop_with_divergent_trip_counts_joins_behind() {
    let program = [Work, Branch(Times(0x3051), 0), Sync, Work, Exit(Always)];
    assert!(joined(&check(&program), 3));
}

#[test]
fn break_and_continue_join() {
    let program = [
        Work,               // 0 loop
        Branch(Hash(1), 6), // break
        Branch(Hash(2), 4), // continue
        Work,               // 3
        Sync,               // 4 foot of the loop
        Branch(Times(0x4444), 0),
        Sync, // 6
        Work,
        Exit(Always),
    ];
    assert!(joined(&check(&program), 7));
}

#[test]
fn early_return_and_discard_leave_the_others_running() {
    let program = [
        Work,
        Branch(Threads(0b0011), 4),
        Exit(Threads(0b0100)),
        Work,
        Sync,
        Discard(Hash(5)),
        Work,
        Branch(Times(0x2222), 1),
        Sync,
        Work,
        Exit(Always),
    ];
    check(&program);
}

#[test]
fn a_way_whose_last_thread_leaves_gives_way_to_the_others() {
    let program = [Branch(Threads(0b1100), 3), Work, Exit(Always), Work, Sync, Work, Exit(Always)];
    let runners = check(&program);
    assert_eq!(runners[0].together, [(1, 0b0011), (3, 0b1100), (5, 0b1100)]);
}

/// Random structured programs: every thread does what it does alone.
#[test]
fn random_structured_programs_do_what_their_threads_do_alone() {
    fn block(random: &mut Random, depth: u64, program: &mut Vec<Op>) {
        for _ in 0..1 + random.below(3) {
            let condition = Hash(random.bits() & 0xffff);
            match random.below(if depth == 0 { 2 } else { 6 }) {
                2 | 3 => {
                    let head = program.len();
                    program.push(Work);
                    block(random, depth - 1, program);
                    let skip = program.len();
                    program.push(Work);
                    if random.below(2) == 0 {
                        block(random, depth - 1, program);
                    }
                    program[head] = Branch(condition, skip + 1);
                    let end = program.len();
                    program[skip] = Branch(Always, end);
                    program.push(Sync);
                }
                4 => {
                    let head = program.len();
                    block(random, depth - 1, program);
                    program.extend([Branch(Hash(random.bits() & 0xffff), head), Sync]);
                }
                5 => program
                    .push(Discard(Threads(random.bits() & random.bits() & random.bits() & 15))),
                _ => program.push(Work),
            }
        }
    }
    let mut random = Random::new(seed(11));
    for _ in 0..cycles(30) {
        let mut program = vec![];
        block(&mut random, 2, &mut program);
        program.push(Exit(Always));
        check(&program);
    }
}
