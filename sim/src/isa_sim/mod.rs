// SPDX-License-Identifier: MIT
//! The engine `isa`: an instruction-set simulator in plain Rust (docs/core.md).
//!
//! It runs a [`Program`] over a byte memory and knows nothing of pipelines: every
//! instruction is complete before the next one of its warp starts, warps take turns, one
//! instruction each. What a program computes here is what every other engine must compute,
//! as long as the program does not depend on the order of its warps.
//!
//! - **launch**: tiles of 8 x 8 pixels row by row, quads row by row inside, one or two in a warp;
//!   warps outside the grid are not launched; several tasks in turn
//! - **divergence**: per-thread PCs, as the block `divergence`: a split goes on at the lower PC,
//!   `sync` and the end of the active threads at the lowest of those inside the most calls
//! - **faults**: stop their warp before it does anything more; all are listed
//! - **at launch**: predicates are clear; what is in registers and shared memory is undefined:
//!   random values, from [`Settings::seed`]
//! - **barrier**: passed when every warp of the workgroup that has not ended stands at one; a warp
//!   that ended, by a fault too, is not waited for
mod check;
mod control;
mod execute;
mod memory;
mod warp;

use check::Checker;
pub use check::{Finding, FindingKind};
use memory::Memory;
use std::collections::BTreeMap;
use thiserror::Error;
use warp::{launches, Warp};
use warpwright_config::SetPolicy;
use warpwright_isa::{decode, DecodeError, Fault, FaultCause, Instruction, Program};

/// Threads of the largest warp: two quads.
pub const MAX_THREADS: usize = 8;
/// Places on a warp's return stack.
pub const RETURN_STACK: usize = 16;

/// What a run is given beside program and memory.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Warps that are resident at the same time.
    pub warps: usize,
    /// Warp instructions after which a run counts as endless.
    pub limit: u64,
    /// Seed of what registers and shared memory hold when a warp or a workgroup is launched; 0:
    /// zero.
    pub seed: u64,
    /// Which sets of threads at one address atomics merge; `None`: every thread on its own.
    pub sets: Option<SetPolicy>,
    /// Whether to report what the program must not rely on.
    pub check: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            warps: 32,
            limit: 4_000_000_000,
            seed: 1,
            sets: Some(SetPolicy::default()),
            check: false,
        }
    }
}

/// What a run leaves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Memory at the end.
    pub memory: Vec<u8>,
    /// Warps that were stopped, in the order of the faults.
    pub faults: Vec<Fault>,
    /// Warps launched.
    pub warps: u64,
    /// Instructions executed, counted per warp.
    pub instructions: u64,
    /// Instructions executed, counted per active thread.
    pub thread_instructions: u64,
    /// Branches, calls and returns that split their warp.
    pub divergent: u64,
    /// Thread and address of each of the faults, of one that has them.
    pub culprits: Vec<Option<Culprit>>,
    /// What the program must not rely on.
    pub findings: Vec<Finding>,
    /// Where the warps stand that had not ended when the run was stopped.
    pub standing: Vec<Standing>,
    /// Why the run was stopped before its end.
    pub stopped: Option<Stop>,
}

/// The thread whose access faulted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Culprit {
    /// Number of the thread in its launch.
    pub thread: u32,
    /// The address.
    pub address: u32,
}

/// Where a warp stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Number of the launched warp.
    pub warp: u32,
    /// Its next instruction.
    pub pc: u32,
    /// It waits at a barrier.
    pub at_barrier: bool,
    /// Threads that wait elsewhere, with their PC.
    pub parked: Option<(u32, u32)>,
}

/// Why a run ended before the program did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The limit of the settings.
    Limit,
    /// The caller.
    Caller,
}

/// Why there is no outcome.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EngineError {
    /// The program goes on for ever, or longer than allowed.
    #[error("the program did not end within {limit} instructions; warp {warp} stands at instruction {pc}")]
    Endless {
        /// The limit.
        limit: u64,
        /// A warp that still runs.
        warp: u32,
        /// Where it stands.
        pc: u32,
    },
    /// The settings make no sense.
    #[error("the simulator needs at least one resident warp")]
    NoWarps,
}

/// One executed instruction, for traces and tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Number of the launched warp.
    pub warp: u32,
    /// Number of the instruction.
    pub pc: u32,
    /// Active threads.
    pub active: u8,
}

/// Runs a program over `memory`.
pub fn run(
    program: &Program,
    memory: Vec<u8>,
    settings: &Settings,
) -> Result<Outcome, EngineError> {
    run_traced(program, memory, settings, &mut |_| {})
}

/// As [`run`], and reports every instruction before it is executed.
pub fn run_traced(
    program: &Program,
    memory: Vec<u8>,
    settings: &Settings,
    trace: &mut dyn FnMut(Step),
) -> Result<Outcome, EngineError> {
    let outcome = run_watched(program, memory, settings, trace, &mut |_| true)?;
    match (outcome.stopped, outcome.standing.first()) {
        (Some(_), Some(first)) => {
            Err(EngineError::Endless { limit: settings.limit, warp: first.warp, pc: first.pc })
        }
        _ => Ok(outcome),
    }
}

/// Instructions between two questions whether to go on.
const WATCH: u64 = 1 << 16;

/// As [`run_traced`], and asks with the number of instructions now and then whether to go on. A run
/// that is stopped, by the answer or by the limit, has an outcome up to there.
pub fn run_watched(
    program: &Program,
    memory: Vec<u8>,
    settings: &Settings,
    trace: &mut dyn FnMut(Step),
    go_on: &mut dyn FnMut(u64) -> bool,
) -> Result<Outcome, EngineError> {
    if settings.warps == 0 {
        return Err(EngineError::NoWarps);
    }
    let mut next_question = WATCH;
    let mut core = Core::new(program, memory, settings);
    let mut waiting = launches(program);
    waiting.iter().for_each(|placement| *core.members.entry(placement.group()).or_default() += 1);
    let mut slots: Vec<Option<Warp>> = (0..settings.warps).map(|_| None).collect();
    loop {
        for (number, slot) in slots.iter_mut().enumerate().filter(|(_, slot)| slot.is_none()) {
            *slot = waiting
                .pop_front()
                .map(|placement| Warp::new(placement, number as u32, settings.seed));
            core.outcome.warps += u64::from(slot.is_some());
        }
        if slots.iter().all(Option::is_none) {
            return Ok(core.finish());
        }
        let mut stop = None;
        if core.outcome.instructions >= next_question {
            next_question = core.outcome.instructions + WATCH;
            stop = (!go_on(core.outcome.instructions)).then_some(Stop::Caller);
        }
        let mut moved = false;
        for slot in &mut slots {
            if stop.is_some() {
                break;
            }
            let Some(warp) = slot.as_mut().filter(|warp| !warp.at_barrier) else { continue };
            if core.outcome.instructions >= settings.limit {
                stop = Some(Stop::Limit);
                break;
            }
            moved = true;
            core.step(warp, trace);
            if warp.live == 0 {
                core.end(slot);
            }
        }
        if stop.is_some() {
            core.outcome.stopped = stop;
            core.outcome.standing = slots.iter().flatten().map(Warp::standing).collect();
            return Ok(core.finish());
        }
        if !core.release_barriers(&mut slots) && !moved {
            // Everyone waits for warps that cannot be launched.
            for slot in slots.iter_mut().filter(|slot| slot.is_some()) {
                let warp = slot.as_mut().expect("filtered");
                core.fault(warp, FaultCause::Deadlock);
                core.end(slot);
            }
        }
    }
}

/// Everything that the warps share.
struct Core<'a> {
    program: &'a Program,
    instructions: Vec<Result<Instruction, DecodeError>>,
    memory: Memory,
    seed: u64,
    sets: Option<SetPolicy>,
    checker: Option<Checker>,
    /// Thread and address of the access that faults.
    culprit: Option<Culprit>,
    /// Shared memory of each workgroup, by task and number.
    shared: BTreeMap<(u32, u32), Memory>,
    /// Warps of each workgroup that have not ended, launched or not.
    members: BTreeMap<(u32, u32), usize>,
    outcome: Outcome,
}

impl<'a> Core<'a> {
    fn new(program: &'a Program, memory: Vec<u8>, settings: &Settings) -> Self {
        let instructions: Vec<Result<Instruction, DecodeError>> =
            program.instructions.iter().map(|&word| decode(word)).collect();
        let decoded = || instructions.iter().map(|instruction| instruction.as_ref().ok());
        let checker = settings.check.then(|| Checker::new(program, decoded()));
        Self {
            program,
            instructions,
            memory: Memory::new(memory),
            seed: settings.seed,
            sets: settings.sets,
            checker,
            culprit: None,
            shared: BTreeMap::new(),
            members: BTreeMap::new(),
            outcome: Outcome::default(),
        }
    }

    fn fault(&mut self, warp: &mut Warp, cause: FaultCause) {
        self.outcome.faults.push(Fault { cause, warp: warp.place.warp, pc: warp.pc });
        self.outcome.culprits.push(self.culprit.take());
        warp.live = 0;
    }

    fn finish(mut self) -> Outcome {
        self.outcome.findings = self.checker.take().map_or(vec![], Checker::findings);
        self.outcome.memory = self.memory.into_bytes();
        self.outcome
    }

    /// Takes an ended warp out of its slot.
    fn end(&mut self, slot: &mut Option<Warp>) {
        let Some(warp) = slot.take() else { return };
        let group = warp.place.group();
        let left = self.members.entry(group).or_default();
        *left -= 1;
        let last = *left == 0;
        if last {
            if let Some(checker) = &mut self.checker {
                checker.end(&warp);
            }
            self.members.remove(&group);
            self.shared.remove(&group);
        }
    }

    /// Lets the workgroups go on of which all warps stand at the barrier.
    fn release_barriers(&mut self, slots: &mut [Option<Warp>]) -> bool {
        let mut arrived: BTreeMap<(u32, u32), usize> = BTreeMap::new();
        for warp in slots.iter().flatten().filter(|warp| warp.at_barrier) {
            *arrived.entry(warp.place.group()).or_default() += 1;
        }
        let members = &self.members;
        arrived.retain(|group, count| members.get(group) == Some(count));
        if let Some(checker) = &mut self.checker {
            for group in arrived.keys() {
                checker.barrier(slots.iter().flatten().filter(|warp| warp.place.group() == *group));
            }
        }
        for warp in slots.iter_mut().flatten() {
            warp.at_barrier &= !arrived.contains_key(&warp.place.group());
        }
        !arrived.is_empty()
    }

    fn step(&mut self, warp: &mut Warp, trace: &mut dyn FnMut(Step)) {
        let instruction = match self.instructions.get(warp.pc as usize) {
            None => return self.fault(warp, FaultCause::OutsideProgram),
            Some(Err(_)) => return self.fault(warp, FaultCause::Undefined),
            Some(Ok(instruction)) => *instruction,
        };
        trace(Step { warp: warp.place.warp, pc: warp.pc, active: warp.active });
        self.outcome.instructions += 1;
        self.outcome.thread_instructions += u64::from(warp.active.count_ones());
        let mask = warp.executing(&instruction);
        if let Some(checker) = &mut self.checker {
            checker.before(warp, &instruction, mask);
        }
        let pc = warp.pc;
        if let Err(cause) = self.execute(warp, &instruction) {
            return self.fault(warp, cause);
        }
        if let Some(checker) = &self.checker {
            checker.after(warp, pc, &instruction, mask);
        }
    }
}
