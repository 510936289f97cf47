// SPDX-License-Identifier: MIT
//! What the operations do.
use super::{Flow, Inputs, Machine};
use crate::names::{Mode, Op, Shift, Sys, DISPATCH_PER_THREAD, NOBODY, PAGE, STOPPED};

impl Machine {
    fn left_to(&mut self, left: u8) {
        self.left = left;
        self.thread = Self::threads(left);
    }

    /// One step of a shift of `by` places, 1 or 8.
    fn step(&mut self, kind: Shift, by: u32) {
        let pair = u64::from(self.a) << 32 | u64::from(self.b);
        let put = |pair: u64| ((pair >> 32) as u32, pair as u32);
        (self.a, self.b) = match kind {
            Shift::Left => (self.a << by, self.b),
            Shift::LeftPair | Shift::Normalise => put(pair << by),
            Shift::RightPair => put(pair >> by),
            Shift::RightSigned => put((pair as i64 >> by) as u64),
            Shift::RightSticky => (self.a >> by | u32::from(self.a & ((1 << by) - 1) != 0), self.b),
        };
    }

    fn shift(&mut self, word: u16) -> Flow {
        let kind = Shift::from_number((word >> 8 & 7) as u8).unwrap_or(Shift::Left);
        if !self.busy {
            if kind == Shift::Normalise {
                self.k = 0;
            } else if word & 31 != 0 {
                self.k = (word & 31) as u8;
            } else if self.k == 0 {
                return Flow::On;
            }
            self.busy = true;
            return Flow::Stall;
        }
        if kind == Shift::Normalise {
            if self.a >> 31 == 1 {
                self.busy = false;
                return Flow::On;
            }
            let by = if self.a >> 24 == 0 { 8 } else { 1 };
            self.step(kind, by);
            self.k = (self.k + by as u8) & 31;
            return Flow::Stall;
        }
        let by = if self.k >= 8 { 8 } else { 1 };
        self.step(kind, by);
        self.k -= by as u8;
        self.busy = self.k != 0;
        if self.busy {
            Flow::Stall
        } else {
            Flow::On
        }
    }

    /// A step of a product or of a quotient.
    fn multiply_or_divide(&mut self, op: Op, m: u32) -> Flow {
        if !self.busy {
            self.busy = true;
            if op == Op::Div {
                self.below = false;
            }
            return Flow::Stall;
        }
        if op == Op::Mul {
            let sum = u64::from(self.a) + if self.b & 1 == 1 { u64::from(m) } else { 0 };
            self.b = self.b >> 1 | (sum as u32) << 31;
            self.a = (sum >> 1) as u32;
            self.busy = self.k != 1;
        } else if self.corrects {
            if self.below {
                self.a = self.a.wrapping_add(m);
            }
            (self.busy, self.corrects) = (false, false);
            return Flow::On;
        } else {
            // The remainder is between -m and m; of it 32 bits are kept, and the sign.
            let high = self.a >> 31 == 1;
            let shifted = self.a << 1 | self.b >> 31;
            let (remainder, over) =
                if self.below { shifted.overflowing_add(m) } else { shifted.overflowing_sub(m) };
            self.below = if self.below { !(high && over) } else { !high && over };
            self.a = remainder;
            self.b = self.b << 1 | u32::from(!self.below);
            self.corrects = self.k == 1;
        }
        self.k = self.k.wrapping_sub(1) & 31;
        if self.busy {
            Flow::Stall
        } else {
            Flow::On
        }
    }

    fn system(&mut self, word: u16, inputs: &Inputs) -> Flow {
        let Some(sys) = Sys::from_number((word & 31) as u8) else { return Flow::On };
        match sys {
            Sys::Nop | Sys::Far => {}
            Sys::Trace => self.a = (self.b & 15).count_ones(),
            Sys::Read | Sys::Write if !inputs.mem_done => return Flow::Stall,
            Sys::Read => self.a = inputs.mem_word,
            Sys::Write => self.keeps = false,
            Sys::Keep => self.keeps = true,
            Sys::Begin => self.left_to(self.guarded(self.a)),
            Sys::Left => self.left_to(self.a as u8 & 15),
            Sys::GetLeft => self.a = self.left.into(),
            Sys::GetThread => self.a = self.thread.into(),
            Sys::SetThread => self.thread = self.a as u8 & 3,
            Sys::Bit => self.a = 1 << self.thread,
            Sys::IncrementRd => {
                let rd = (self.low >> 12 & 63).wrapping_add(1) & 63;
                self.low = self.low & !(63 << 12) | rd << 12;
            }
            Sys::SetLow => self.low = self.a,
            Sys::SetHigh => self.high = self.a as u8,
            Sys::SetPredicates => self.predicates = self.a as u16,
            Sys::GetPredicates => self.a = self.predicates.into(),
            Sys::PutPredicate => {
                let at = 4 * (self.low >> 12 & 3) + u32::from(self.thread);
                self.predicates = self.predicates & !(1 << at) | u16::from(self.a != 0) << at;
            }
            Sys::SetWarp => self.warp = self.a as u8 & 7,
            Sys::Dispatch => {
                self.keeps = false;
                let no_thread = self.routine & DISPATCH_PER_THREAD != 0 && self.left == 0;
                return Flow::To(if inputs.stop {
                    STOPPED
                } else if no_thread {
                    NOBODY
                } else {
                    self.routine & 0xfff
                });
            }
            Sys::Return => {
                let to = self.stack[0];
                self.stack.rotate_left(1);
                self.stack[3] = 0;
                return Flow::To(to);
            }
            Sys::Swap => std::mem::swap(&mut self.a, &mut self.b),
            Sys::SetCount => self.k = self.a as u8 & 31,
            Sys::GetCount => self.a = self.k.into(),
            Sys::SetIndex => self.x = self.a as u16 & 0xfff,
            Sys::JumpTo => return Flow::To(self.a as u16 & 0xfff),
            Sys::Idle if !inputs.start => return Flow::Stall,
            Sys::Idle => {
                self.fault = 0;
                self.cycles = 0;
            }
            Sys::Fault => {
                if self.fault == 0 {
                    self.fault = self.a as u8 & 15;
                }
            }
        }
        Flow::On
    }

    /// Carries out the operation of the second stage.
    pub(super) fn execute(&mut self, inputs: &Inputs) -> (Flow, Option<(usize, u32)>) {
        if !self.op_valid {
            self.far = false;
            return (Flow::On, None);
        }
        let word = self.op;
        let literal = word >> 8 & 7 == Mode::Literal as u16;
        let m = if literal { word as u8 as i8 as i32 as u32 } else { self.m() };
        let here = self.pc & PAGE as u16;
        let target = word & (PAGE as u16 - 1) | if self.far { here ^ PAGE as u16 } else { here };
        self.far = self.is(Sys::Far);
        let jump = |taken: bool| if taken { Flow::To(target) } else { Flow::On };
        let Some(op) = Op::from_number((word >> 11) as u8) else { return (Flow::On, None) };
        let mut write = None;
        let flow = match op {
            Op::Ld => {
                self.a = m;
                Flow::On
            }
            Op::Add => {
                (self.a, self.carry) = self.a.overflowing_add(m);
                Flow::On
            }
            Op::Sub | Op::Cmp => {
                let (difference, borrow) = self.a.overflowing_sub(m);
                self.carry = !borrow;
                if op == Op::Sub {
                    self.a = difference;
                }
                Flow::On
            }
            Op::And | Op::Or | Op::Xor => {
                self.a = match op {
                    Op::And => self.a & m,
                    Op::Or => self.a | m,
                    _ => self.a ^ m,
                };
                Flow::On
            }
            Op::St | Op::Stb => {
                let value = if op == Op::St { self.a } else { self.b };
                write = Some((self.place, value));
                Flow::On
            }
            Op::Ldb => {
                self.b = m;
                Flow::On
            }
            Op::Ldk => {
                self.k = m as u8 & 31;
                Flow::On
            }
            Op::Mul | Op::Div => self.multiply_or_divide(op, m),
            Op::Shift => self.shift(word),
            Op::Sys => self.system(word, inputs),
            Op::Jmp => jump(true),
            Op::Call => {
                self.stack.rotate_right(1);
                self.stack[0] = self.pc.wrapping_sub(1) & 0xfff;
                jump(true)
            }
            Op::Jz => jump(self.a == 0),
            Op::Jnz => jump(self.a != 0),
            Op::Jn => jump(self.a >> 31 == 1),
            Op::Jp => jump(self.a >> 31 == 0),
            Op::Jc => jump(self.carry),
            Op::Jnc => jump(!self.carry),
            Op::Jo => jump(self.a & 1 == 1),
            Op::Je => jump(self.a & 1 == 0),
            Op::Next | Op::Each => {
                let left = self.left & !(1 << self.thread);
                if left != 0 {
                    self.left_to(left);
                    jump(true)
                } else if op == Op::Each {
                    Flow::To(NOBODY)
                } else {
                    Flow::On
                }
            }
            Op::Jnone => jump(self.left == 0),
            Op::Jsel => jump(self.predicate(u32::from(self.high) >> 4, self.thread)),
            Op::Jbz => jump(self.b == 0),
            Op::Jbn => jump(self.b >> 31 == 1),
            Op::Jbp => jump(self.b >> 31 == 0),
        };
        (flow, write)
    }
}
