// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/execution_unit/faults`.
use crate::{ports, Model};
use std::collections::BTreeSet;
use warpwright_isa::FaultCause;

ports! {
    Inputs {
        start, launch_valid, launch_warp, launch_id, jump_valid, jump_warp, jump_pc,
        access_valid, access_cause, access_warp, access_pc, shared_valid, shared_cause,
        shared_warp, shared_pc, refused_valid, refused_cause, undefined_valid, e1_warp, e1_pc,
        branch_busy,
    }
    Outputs { killed, kill_valid, kill_warp, fault_valid, fault_cause, fault_warp, fault_pc }
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
    /// What stage E1 said in the cycle before: refused and why, undefined, warp, PC.
    e1: [u64; 5],
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
            e1: [0; 5],
        }
    }
}

impl Model for Faults {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, _: &Inputs) -> Outputs<Option<u64>> {
        let dying = self.stranded.last().map(|&warp| warp as u64);
        let record = self.record.as_ref();
        Outputs {
            killed: Some(self.killed),
            kill_valid: Some(dying.is_some().into()),
            kill_warp: Some(dying.unwrap_or(0)),
            fault_valid: Some(self.sticky.into()),
            fault_cause: record.map(|record| record.cause),
            fault_warp: record.and_then(|record| record.id),
            fault_pc: record.map(|record| record.pc),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let Inputs { access_valid: access, access_cause, access_warp, access_pc, .. } = *inputs;
        let Inputs { shared_valid: shared, shared_cause, shared_warp, shared_pc, .. } = *inputs;
        let Inputs { jump_valid: jump, jump_warp, jump_pc, .. } = *inputs;
        let [refused, refused_cause, undefined, e1_warp, e1_pc] = self.e1;
        self.e1 = [
            inputs.refused_valid,
            inputs.refused_cause,
            inputs.undefined_valid,
            inputs.e1_warp,
            inputs.e1_pc,
        ];
        if let Some(record) = &mut self.record {
            if !record.numbered {
                (record.id, record.numbered) = (self.ids[record.slot], true);
            }
        }
        if !self.sticky {
            let causes = [
                (undefined, FaultCause::Undefined as u64, e1_warp, e1_pc),
                (refused, refused_cause, e1_warp, e1_pc),
                (shared, shared_cause, shared_warp, shared_pc),
                (access, access_cause, access_warp, access_pc),
                (jump, FaultCause::OutsideProgram as u64, jump_warp, jump_pc),
            ];
            if let Some(&(_, cause, slot, pc)) = causes.iter().find(|cause| cause.0 == 1) {
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
        if access == 1 {
            self.killed |= 1 << access_warp;
        }
        if shared == 1 {
            self.killed |= 1 << shared_warp;
        }
        if inputs.launch_valid == 1 {
            self.killed &= !(1 << inputs.launch_warp);
            self.ids[inputs.launch_warp as usize] = Some(inputs.launch_id);
        }
    }
}
