// SPDX-License-Identifier: MIT
//! Runs that are stopped before the program ends: by the limit, or by whoever started them.
use crate::isa_sim;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Stops the runs of this process soon, with what there is up to then.
pub fn interrupt() {
    INTERRUPTED.store(true, Ordering::Relaxed);
}

/// Whether [`interrupt`] was called.
pub fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// Why a run was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopReason {
    /// It took as long as it may.
    Limit {
        /// How long.
        limit: u64,
        /// Of what: cycles or instructions.
        unit: &'static str,
    },
    /// It ran on a board as long as it may.
    Time(Duration),
    /// By an interrupt.
    Interrupted,
}

impl fmt::Display for StopReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Limit { limit, unit } => write!(
                f,
                "the program did not end within {limit} {unit} (raise the limit with --max-cycles, or look for an endless loop)"
            ),
            Self::Time(limit) => write!(
                f,
                "the program did not end within {limit:?} and was stopped (raise the limit with --board-seconds, or look for an endless loop)"
            ),
            Self::Interrupted => f.write_str("interrupted before the program ended"),
        }
    }
}

/// Where a warp stands when its run is stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingWarp {
    /// Execution unit; 0 for `isa`.
    pub unit: usize,
    /// Number in the launch (`isa`), or slot of the unit.
    pub warp: u32,
    /// The instruction it is at: its next one (`isa`), or the last one that it issued.
    pub pc: Option<u32>,
    /// What it waits for.
    pub waits: String,
}

impl From<&isa_sim::Standing> for StandingWarp {
    fn from(standing: &isa_sim::Standing) -> Self {
        let waits = match (standing.at_barrier, standing.parked) {
            (true, _) => "waits at the barrier before it".into(),
            (false, None) => "runs".into(),
            (false, Some((threads, pc))) => {
                format!("runs; {threads} threads wait for a `sync`, the first at instruction {pc}")
            }
        };
        Self { unit: 0, warp: standing.warp, pc: Some(standing.pc), waits }
    }
}

/// What the observers of a run see of each warp of the hardware, for when it is stopped.
#[derive(Default)]
pub struct Watch {
    /// Only the last instruction of each warp is seen, not what becomes of it.
    issues_only: bool,
    /// Of each unit: the last instruction of each slot, and the masks of live, held and eligible
    /// warps.
    units: Vec<(Vec<Option<u32>>, [u64; 3])>,
}

impl Watch {
    /// Of a core that shows only which instruction a warp begins.
    pub fn of_issues() -> Self {
        Self { issues_only: true, ..Self::default() }
    }

    /// Sees one cycle of a unit.
    pub fn see(&mut self, unit: usize, issue: Option<(u64, u64)>, masks: [u64; 3]) {
        if self.units.len() <= unit {
            self.units.resize_with(unit + 1, Default::default);
        }
        let (last, now) = &mut self.units[unit];
        *now = masks;
        if let Some((warp, pc)) = issue {
            let warp = warp as usize;
            if last.len() <= warp {
                last.resize(warp + 1, None);
            }
            last[warp] = Some(pc as u32);
        }
    }

    /// Where the live warps stand.
    pub fn standing(&self) -> Vec<StandingWarp> {
        let units = self.units.iter().enumerate();
        let of_unit = |(unit, (last, [live, hold, eligible])): (
            usize,
            &(Vec<Option<u32>>, [u64; 3]),
        )| {
            let warps: Vec<u32> = (0..64).filter(|warp| live >> warp & 1 == 1).collect();
            let standing = |warp: u32| {
                let waits = match (hold >> warp & 1, eligible >> warp & 1) {
                    _ if self.issues_only => {
                        "began this last: the microcoded core does not show whether it waits or has ended"
                    }
                    (1, _) => "waits for the slots of the mask behind this instruction",
                    (_, 1) => "could issue its next instruction",
                    _ => "waits for its next instruction: a branch, a barrier, shared memory or a fetch",
                };
                let pc = last.get(warp as usize).copied().flatten();
                StandingWarp { unit, warp, pc, waits: waits.into() }
            };
            warps.into_iter().map(standing).collect::<Vec<_>>()
        };
        units.flat_map(of_unit).collect()
    }
}
