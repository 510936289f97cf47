//! Reference model of `rtl/src/execution_unit/faults`.
use crate::harness::Model;
use std::collections::BTreeSet;
use warpwright_isa::FaultCause;

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
        Self { ids: vec![None; warps], killed: 0, stranded: BTreeSet::new(), record: None, sticky: false, e1: [0; 5] }
    }
}

impl Model for Faults {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        let dying = self.stranded.last().map(|&warp| warp as u64);
        let record = self.record.as_ref();
        vec![
            Some(self.killed),
            Some(dying.is_some().into()),
            Some(dying.unwrap_or(0)),
            Some(self.sticky.into()),
            record.map(|record| record.cause),
            record.and_then(|record| record.id),
            record.map(|record| record.pc),
        ]
    }

    fn clock(&mut self, inputs: &[u64]) {
        let [start, launch, launch_warp, launch_id, jump, jump_warp, jump_pc, ..] = *inputs else { panic!("ports") };
        let [access, access_cause, access_warp, access_pc, shared, shared_cause, shared_warp, shared_pc, ..] = inputs[7..] else {
            panic!("ports")
        };
        let [refused, refused_cause, undefined, e1_warp, e1_pc] = self.e1;
        let busy = inputs[20];
        self.e1.copy_from_slice(&inputs[15..20]);
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
                self.record = Some(Record { cause, slot: slot as usize, pc, id: None, numbered: false });
                self.sticky = true;
            }
        }
        if start == 1 {
            self.sticky = false;
        }
        if busy == 0 {
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
        if launch == 1 {
            self.killed &= !(1 << launch_warp);
            self.ids[launch_warp as usize] = Some(launch_id);
        }
    }
}
