// SPDX-License-Identifier: MIT
//! Bounds of whole numbers: what is known of them, and indices brought into them.
use super::Lowerer;
use crate::ir::{Op, Value};
use warpwright_isa::{AluOp, SfuOp, SpecialRegister};

impl Lowerer<'_> {
    /// An index below `count`.
    pub(super) fn clamp_index(&mut self, index: Value, count: u32) -> Value {
        if self.at_most(index, 8) < u64::from(count) {
            return index;
        }
        let last = self.b.word(count.saturating_sub(1));
        self.b.alu(AluOp::IminU, &[index, last])
    }

    /// The largest number that a word can be, as far as its definition shows it.
    pub(super) fn at_most(&self, value: Value, depth: u32) -> u64 {
        let any = u64::from(u32::MAX);
        let Some((op, args)) = self.b.definition(value).filter(|_| depth > 0) else { return any };
        let arg = |at: usize| self.at_most(args[at], depth - 1);
        let whole = |bound: u64| if bound > any { any } else { bound };
        match op {
            Op::Const(word) => word.into(),
            Op::Special(SpecialRegister::Tid) => u64::from(self.threads.saturating_sub(1)),
            Op::Special(SpecialRegister::X) => u64::from(self.options.size.0.saturating_sub(1)),
            Op::Special(SpecialRegister::Y) => u64::from(self.options.size.1.saturating_sub(1)),
            Op::Alu(AluOp::And) => arg(0).min(arg(1)),
            Op::Alu(AluOp::IminU) => arg(0).min(arg(1)),
            Op::Alu(AluOp::Iadd) => whole(arg(0) + arg(1)),
            Op::Alu(AluOp::Imul) => whole(arg(0) * arg(1)),
            Op::Alu(AluOp::Shl) => {
                self.b.as_const(args[1]).map_or(any, |bits| whole(arg(0) << (bits & 31)))
            }
            Op::Alu(AluOp::Shr) => {
                self.b.as_const(args[1]).map_or(arg(0), |bits| arg(0) >> (bits & 31))
            }
            Op::Sfu(SfuOp::RemU) => {
                self.b.as_const(args[1]).map_or(any, |by| u64::from(by.max(1)) - 1)
            }
            Op::Sfu(SfuOp::DivU) => arg(0),
            Op::Alu(AluOp::ImulhU) => (arg(0) * arg(1)) >> 32,
            Op::Select => arg(1).max(arg(2)),
            _ => any,
        }
    }

    /// A whole number from 0 to `count - 1`.
    pub(super) fn clamp_signed(&mut self, index: Value, count: u32) -> Value {
        let (zero, last) = (self.b.word(0), self.b.word(count.saturating_sub(1)));
        let low = self.b.alu(AluOp::ImaxS, &[index, zero]);
        self.b.alu(AluOp::IminS, &[low, last])
    }
}
