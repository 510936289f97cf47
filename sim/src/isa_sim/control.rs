// SPDX-License-Identifier: MIT
//! Branches, joins, calls, barriers, ends of threads.
use super::warp::{threads, Warp};
use super::{Core, RETURN_STACK};
use warpwright_isa::{ControlOp, FaultCause, Instruction};

/// A PC has 20 bits.
const PC_MASK: u32 = (1 << 20) - 1;

impl Core<'_> {
    /// Executes a control instruction and sets the next PC.
    pub(super) fn control(
        &mut self,
        warp: &mut Warp,
        instruction: &Instruction,
    ) -> Result<(), FaultCause> {
        let taken = warp.executing(instruction);
        let next = (warp.pc + 1) & PC_MASK;
        let target = warp.pc.wrapping_add_signed(instruction.target) & PC_MASK;
        let op = ControlOp::from_number(instruction.row.unit_op).ok_or(FaultCause::Undefined)?;
        match op {
            ControlOp::Bra => self.branch(warp, taken, instruction.target, next, target),
            // Threads of one depth join; those further out wait until the call has returned.
            ControlOp::Sync if warp.active == warp.level() => warp.pc = next,
            ControlOp::Sync => {
                warp.park(warp.active, next);
                warp.go_on();
            }
            ControlOp::Exit | ControlOp::Discard => {
                warp.live &= !taken;
                warp.active &= !taken;
                warp.pc = next;
                if warp.active == 0 && warp.live != 0 {
                    warp.go_on();
                }
            }
            // Everything is complete here, so mask A is always clear.
            ControlOp::Bsb => warp.pc = target,
            ControlOp::Call | ControlOp::Ret if taken == 0 => warp.pc = next,
            ControlOp::Call if warp.stack.len() == RETURN_STACK => {
                return Err(FaultCause::FullStack)
            }
            ControlOp::Call => {
                // The threads that call go first; the others wait one level further out.
                let others = warp.active & !taken;
                self.outcome.divergent += u64::from(others != 0);
                warp.park(others, next);
                warp.stack.push(next);
                threads(taken).for_each(|thread| warp.depth[thread] += 1);
                (warp.active, warp.pc) = (taken, target);
            }
            ControlOp::Ret => self.ret(warp, taken, next)?,
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
        let (go, at, wait, later) =
            if offset <= 0 { (taken, target, others, next) } else { (others, next, taken, target) };
        warp.park(wait, later);
        warp.active = go;
        warp.pc = at;
    }

    /// The topmost return address is that of every thread of the level: all of them came with one
    /// call. It is kept until the last of them has returned.
    fn ret(&mut self, warp: &mut Warp, taken: u8, next: u32) -> Result<(), FaultCause> {
        let top = *warp.stack.last().ok_or(FaultCause::EmptyStack)?;
        let others = warp.active & !taken;
        self.outcome.divergent += u64::from(others != 0);
        threads(taken).for_each(|thread| warp.depth[thread] -= 1);
        if taken == warp.live {
            warp.stack.pop();
            warp.pc = top;
            return Ok(());
        }
        warp.park(taken, top);
        (warp.active, warp.pc) = (others, next);
        if others == 0 {
            warp.go_on();
        }
        Ok(())
    }
}
