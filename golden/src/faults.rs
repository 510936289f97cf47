// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/execution_unit/faults`.
use crate::{ports, Model};
use std::collections::BTreeSet;
use warpwright_isa::FaultCause;

ports! {
    Inputs {
        start, launch_valid, launch_warp, launch_id, jump_valid, jump_warp, jump_pc,
        access_valid, access_cause, refused_valid, refused_cause, undefined_valid, e1_warp, pc,
        branch_busy,
    }
    Outputs { killed, kill_valid, kill_warp, found, fault_valid, fault_cause, fault_warp, fault_pc }
}

/// A recorded fault.
struct Record {
    cause: u64,
    slot: usize,
    pc: u64,
    /// Number of the warp, a cycle later; none for a slot without a warp.
    id: Option<u64>,
    numbered: bool,
}

/// The faults of some warps.
pub struct Faults {
    ids: Vec<Option<u64>>,
    killed: u64,
    stranded: BTreeSet<usize>,
    record: Option<Record>,
    sticky: bool,
    /// The fault of stage E1 in the cycle before: why, its warp, whether it is one of an access.
    e1: Option<(u64, u64, bool)>,
}

impl Faults {
    /// None yet.
    pub fn new(warps: usize) -> Self {
        Self {
            ids: vec![None; warps],
            killed: 0,
            stranded: BTreeSet::new(),
            record: None,
            sticky: false,
            e1: None,
        }
    }
}

impl Model for Faults {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let dying = self.stranded.last().map(|&warp| warp as u64);
        let record = self.record.as_ref();
        Outputs {
            killed: Some(self.killed),
            kill_valid: Some(dying.is_some().into()),
            kill_warp: Some(dying.unwrap_or(0)),
            found: Some(inputs.access_valid | inputs.refused_valid | inputs.undefined_valid),
            fault_valid: Some(self.sticky.into()),
            fault_cause: record.map(|record| record.cause),
            fault_warp: record.and_then(|record| record.id),
            fault_pc: record.map(|record| record.pc),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let Inputs { jump_valid: jump, jump_warp, jump_pc, .. } = *inputs;
        let causes = [
            (inputs.undefined_valid, FaultCause::Undefined as u64),
            (inputs.access_valid, inputs.access_cause),
            (inputs.refused_valid, inputs.refused_cause),
        ];
        let found = causes.into_iter().find(|cause| cause.0 == 1);
        let found = found.map(|(_, cause)| (cause, inputs.e1_warp, inputs.access_valid == 1));
        let before = std::mem::replace(&mut self.e1, found);
        if let Some(record) = &mut self.record {
            if !record.numbered {
                (record.id, record.numbered) = (self.ids[record.slot], true);
            }
        }
        if !self.sticky {
            let jump = (FaultCause::OutsideProgram as u64, jump_warp, jump_pc);
            let jump = (inputs.jump_valid == 1).then_some(jump);
            let now = before.map(|(cause, warp, _)| (cause, warp, inputs.pc)).or(jump);
            if let Some((cause, slot, pc)) = now {
                self.record =
                    Some(Record { cause, slot: slot as usize, pc, id: None, numbered: false });
                self.sticky = true;
            }
        }
        if inputs.start == 1 {
            self.sticky = false;
        }
        if inputs.branch_busy == 0 {
            self.stranded.pop_last();
        }
        if jump == 1 {
            self.stranded.insert(jump_warp as usize);
        }
        if let Some((_, warp, true)) = before {
            self.killed |= 1 << warp;
        }
        if inputs.launch_valid == 1 {
            self.killed &= !(1 << inputs.launch_warp);
            self.ids[inputs.launch_warp as usize] = Some(inputs.launch_id);
        }
    }
}
