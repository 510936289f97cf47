// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/execution_unit/branch_unit`.
use crate::{ports, Model};
use warpwright_isa::{ControlOp, FaultCause};

ports! {
    Inputs {
        valid, legal, op, e1_warp, e1_low, e1_high, e1_active, e1_mask, live, outstanding,
        kill_valid, kill_warp, depth, top, level,
    }
    Outputs {
        resolve_valid, resolve_warp, resolve_kind, resolve_taken, resolve_pc, resolve_offset,
        arrives, refused_valid, refused_cause, push, pop, needs_pc,
    }
}

/// The branch unit, which has no state.
pub struct BranchUnit;

/// What is asked of the divergence unit.
const BRANCH: u64 = 0;
const SYNC: u64 = 1;
const EXIT: u64 = 2;
const DISCARD: u64 = 3;
const GO_ON: u64 = 4;
const END_WARP: u64 = 5;
const RETURN: u64 = 6;
const CALL: u64 = 7;

impl Model for BranchUnit {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let Inputs { op, live, outstanding, depth, top, level, .. } = *inputs;
        let (low, high) = (inputs.e1_low, inputs.e1_high);
        let (active, mask) = (inputs.e1_active, inputs.e1_mask);
        let legal = inputs.legal == 1;
        if inputs.valid == 0 {
            let kills = inputs.kill_valid == 1;
            return Outputs {
                resolve_valid: Some(inputs.kill_valid),
                resolve_warp: kills.then_some(inputs.kill_warp),
                resolve_kind: kills.then_some(END_WARP),
                arrives: Some(0),
                refused_valid: Some(0),
                push: Some(0),
                pop: Some(0),
                needs_pc: Some(0),
                ..Default::default()
            };
        }
        let barrier = legal && op == ControlOp::Bar as u64;
        let mut offset = low >> 24 | (high & 0xffff) << 8;
        let mut taken = mask;
        let (call, ret) = (op == ControlOp::Call as u64, op == ControlOp::Ret as u64);
        let refused = match op {
            _ if !legal => None,
            _ if barrier && active != live => Some(FaultCause::Divergent),
            _ if !(call || ret) || mask == 0 => None,
            _ if call && depth == 16 => Some(FaultCause::FullStack),
            _ if ret && depth == 0 => Some(FaultCause::EmptyStack),
            _ => None,
        };
        let goes = legal && refused.is_none() && mask != 0;
        let kind = match op {
            _ if !legal || refused.is_some() => END_WARP,
            _ if call && mask != 0 => CALL,
            _ if ret && mask != 0 => RETURN,
            op if op == ControlOp::Bra as u64 => BRANCH,
            op if op == ControlOp::Sync as u64 => SYNC,
            op if op == ControlOp::Exit as u64 => EXIT,
            op if op == ControlOp::Discard as u64 => DISCARD,
            op if op == ControlOp::Bsb as u64 => {
                taken = active;
                let (first, second) =
                    (outstanding & low >> 12 & 255, outstanding & high >> 16 & 255);
                if first != 0 {
                    offset = 0;
                }
                if first == 0 || second != 0 {
                    BRANCH
                } else {
                    GO_ON
                }
            }
            _ => GO_ON,
        };
        // Fields that the kind does not use do not matter.
        let branch = matches!(kind, BRANCH | CALL);
        let threads = matches!(kind, BRANCH | EXIT | DISCARD | RETURN | CALL).then_some(taken);
        Outputs {
            resolve_valid: Some(1),
            resolve_warp: Some(inputs.e1_warp),
            resolve_kind: Some(kind),
            resolve_taken: threads,
            resolve_pc: (kind == RETURN).then_some(top),
            resolve_offset: branch.then_some(offset),
            arrives: Some((barrier && active == live).into()),
            refused_valid: Some(refused.is_some().into()),
            refused_cause: refused.map(|cause| cause as u64),
            push: Some((goes && call).into()),
            pop: Some((goes && ret && mask == level).into()),
            // Threads that wait have the PC of this instruction, or one that follows from it.
            needs_pc: Some(u64::from(match kind {
                BRANCH => taken != 0 && taken != active,
                SYNC => active != level,
                _ => call && legal && mask != 0,
            })),
        }
    }

    fn clock(&mut self, _: &Inputs) {}
}
