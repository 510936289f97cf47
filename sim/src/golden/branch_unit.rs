//! Reference model of `rtl/src/shader_core/branch_unit`.
use crate::harness::Model;
use warpwright_isa::{ControlOp, Unit};

/// The branch unit, which has no state.
pub struct BranchUnit;

/// What is asked of the divergence unit.
const BRANCH: u64 = 0;
const SYNC: u64 = 1;
const EXIT: u64 = 2;
const DISCARD: u64 = 3;
const GO_ON: u64 = 4;
const END_WARP: u64 = 5;

impl Model for BranchUnit {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let [valid, warp, control, low, high, pc, active, mask, live, outstanding, kill, kill_warp] = *inputs else {
            panic!("ports")
        };
        let (legal, is_control, op) = (control & 1 == 1, control >> 17 & 1 == 1, control >> 4 & 63);
        let busy = valid == 1 && (is_control && control >> 1 & 7 == Unit::Control as u64 || !legal);
        if !busy {
            let killed = [Some(kill_warp), Some(END_WARP)];
            let [warp, kind] = if kill == 1 { killed } else { [None; 2] };
            return vec![Some(0), Some(kill), warp, kind, None, None, None, Some(0), Some(0)];
        }
        let barrier = legal && op == ControlOp::Bar as u64;
        let mut offset = low >> 24 | (high & 0xffff) << 8;
        let mut taken = mask;
        let kind = match op {
            _ if !legal || (barrier && active != live) => END_WARP,
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
        let branch = kind == BRANCH;
        let threads = matches!(kind, BRANCH | EXIT | DISCARD).then_some(taken);
        let mut outputs = vec![Some(1), Some(1), Some(warp), Some(kind), threads, Some(pc), branch.then_some(offset)];
        outputs.extend([barrier && active == live, barrier && active != live].map(|flag| Some(flag.into())));
        outputs
    }

    fn clock(&mut self, _: &[u64]) {}
}
