// SPDX-License-Identifier: MIT
//! Branches, joins, calls, barriers, ends of threads.
use super::warp::{threads, Warp};
use super::{Core, RETURN_STACK};
use warpwright_isa::{ControlOp, FaultCause, Instruction};

/// A PC has 20 bits.
const PC_MASK: u32 = (1 << 20) - 1;

impl Core<'_> {
    /// Executes a control instruction and sets the next PC.
    pub(super) fn control(&mut self, warp: &mut Warp, instruction: &Instruction) -> Result<(), FaultCause> {
        let taken = warp.executing(instruction);
        let next = (warp.pc + 1) & PC_MASK;
        let target = warp.pc.wrapping_add_signed(instruction.target) & PC_MASK;
        let op = ControlOp::from_number(instruction.row.unit_op).ok_or(FaultCause::Undefined)?;
        match op {
            ControlOp::Bra => self.branch(warp, taken, instruction.target, next, target),
            ControlOp::Sync if warp.active == warp.live => warp.pc = next,
            ControlOp::Sync => {
                park(warp, warp.active, next);
                go_on_at_lowest(warp);
            }
            ControlOp::Exit | ControlOp::Discard => {
                warp.live &= !taken;
                warp.active &= !taken;
                warp.pc = next;
                if warp.active == 0 && warp.live != 0 {
                    go_on_at_lowest(warp);
                }
            }
            // Everything is complete here, so mask A is always clear.
            ControlOp::Bsb => warp.pc = target,
            ControlOp::Call | ControlOp::Ret if taken == 0 => warp.pc = next,
            ControlOp::Call | ControlOp::Ret if taken != warp.active => return Err(FaultCause::Divergent),
            ControlOp::Call if warp.stack.len() == RETURN_STACK => return Err(FaultCause::FullStack),
            ControlOp::Call => {
                warp.stack.push(next);
                warp.pc = target;
            }
            ControlOp::Ret => warp.pc = warp.stack.pop().ok_or(FaultCause::EmptyStack)?,
            ControlOp::Bar if warp.active != warp.live => return Err(FaultCause::Divergent),
            ControlOp::Bar => {
                warp.at_barrier = true;
                warp.pc = next;
            }
            ControlOp::FenceLoad | ControlOp::FenceStore | ControlOp::FenceAll => warp.pc = next,
        }
        Ok(())
    }

    fn branch(&mut self, warp: &mut Warp, taken: u8, offset: i32, next: u32, target: u32) {
        let others = warp.active & !taken;
        if taken == 0 || others == 0 {
            warp.pc = if taken == 0 { next } else { target };
            return;
        }
        self.outcome.divergent += 1;
        // The lower of the two PCs goes on.
        let (go, at, wait, later) = if offset <= 0 { (taken, target, others, next) } else { (others, next, taken, target) };
        park(warp, wait, later);
        warp.active = go;
        warp.pc = at;
    }
}

fn park(warp: &mut Warp, mask: u8, pc: u32) {
    threads(mask).for_each(|thread| warp.parked[thread] = pc);
}

/// All live threads are parked: those at the lowest PC become active.
fn go_on_at_lowest(warp: &mut Warp) {
    let lowest = threads(warp.live).map(|thread| warp.parked[thread]).min().unwrap_or(0);
    let joined = threads(warp.live).filter(|&thread| warp.parked[thread] == lowest);
    warp.active = joined.fold(0, |mask, thread| mask | 1 << thread);
    warp.pc = lowest;
}
