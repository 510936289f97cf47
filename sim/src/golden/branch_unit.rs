//! Reference model of `rtl/src/execution_unit/branch_unit`.
use crate::harness::Model;
use warpwright_isa::{ControlOp, FaultCause};

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
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let [valid, warp, legal, op, low, high, pc, active, mask, live, outstanding, kill, kill_warp, depth, top, level] =
            *inputs
        else {
            panic!("ports")
        };
        let legal = legal == 1;
        if valid == 0 {
            let killed = [Some(kill_warp), Some(END_WARP)];
            let [warp, kind] = if kill == 1 { killed } else { [None; 2] };
            return vec![Some(kill), warp, kind, None, None, None, Some(0), Some(0), None, Some(0), Some(0)];
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
                let (first, second) = (outstanding & low >> 12 & 255, outstanding & high >> 16 & 255);
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
        let mut outputs = vec![
            Some(1),
            Some(warp),
            Some(kind),
            threads,
            (kind != END_WARP).then_some(if kind == RETURN { top } else { pc }),
            branch.then_some(offset),
        ];
        outputs.extend([barrier && active == live, refused.is_some()].map(|flag| Some(flag.into())));
        outputs.push(refused.map(|cause| cause as u64));
        outputs.extend([goes && call, goes && ret && mask == level].map(|flag| Some(flag.into())));
        outputs
    }

    fn clock(&mut self, _: &[u64]) {}
}
