// SPDX-License-Identifier: MIT
//! Simplification on the way: identities of integers and truth values, and those of floats that
//! hold for every number.
use super::{inverse, Builder, Op, Type, Value};
use warpwright_isa::AluOp;

impl Builder {
    /// Integer identities, and those of floats that hold for every number.
    pub(super) fn simplify(&mut self, op: AluOp, args: &[Value]) -> Option<Value> {
        let a = *args.first()?;
        if let (AluOp::Fneg | AluOp::Not, Some((Op::Alu(inner), inner_args))) =
            (op, self.definition(a))
        {
            if inner == op {
                return Some(inner_args[0]);
            }
        }
        let same = args.len() == 2 && args[0] == args[1];
        if same {
            match op {
                AluOp::Isub | AluOp::Xor => return Some(self.word(0)),
                AluOp::And | AluOp::Or => return Some(a),
                _ => {}
            }
        }
        let b = self.as_const(*args.get(1)?)?;
        match (op, b) {
            (AluOp::Isub, _) => {
                let negative = self.word(b.wrapping_neg());
                Some(self.alu(AluOp::Iadd, &[a, negative]))
            }
            (AluOp::Iadd | AluOp::Or | AluOp::Xor | AluOp::Shl | AluOp::Shr | AluOp::Sar, 0) => {
                Some(a)
            }
            (AluOp::And | AluOp::Imul | AluOp::IminU, 0) => Some(self.word(0)),
            (AluOp::And | AluOp::IminU, u32::MAX) | (AluOp::Imul, 1) | (AluOp::ImaxU, 0) => Some(a),
            (AluOp::Fmul, 0x3f80_0000) => Some(a),
            (AluOp::Imul, _) if b.is_power_of_two() => {
                let bits = self.word(b.trailing_zeros());
                Some(self.alu(AluOp::Shl, &[a, bits]))
            }
            (AluOp::Iadd | AluOp::Shl | AluOp::And | AluOp::IminU, _) => self.merge(op, a, b),
            _ => None,
        }
    }

    /// Two operations of one kind with constants become one.
    fn merge(&mut self, op: AluOp, a: Value, b: u32) -> Option<Value> {
        let (inner, args) = self.definition(a)?;
        let (x, c) = (*args.first()?, self.as_const(*args.get(1)?)?);
        let both = match (inner, op) {
            (Op::Alu(AluOp::Iadd), AluOp::Iadd) => b.wrapping_add(c),
            (Op::Alu(AluOp::And), AluOp::And) => b & c,
            (Op::Alu(AluOp::IminU), AluOp::IminU) => b.min(c),
            (Op::Alu(AluOp::Shl), AluOp::Shl) if b < 32 && c < 32 && b + c < 32 => b + c,
            _ => return None,
        };
        let both = self.word(both);
        Some(self.alu(op, &[x, both]))
    }

    /// Both.
    pub fn and(&mut self, a: Value, b: Value) -> Value {
        match (self.as_bool(a), self.as_bool(b)) {
            (Some(true), _) => b,
            (_, Some(true)) => a,
            (Some(false), _) | (_, Some(false)) => self.bool(false),
            _ if a == b => a,
            _ => self.one(Op::And, vec![a, b], Type::Bool),
        }
    }

    /// At least one.
    pub fn or(&mut self, a: Value, b: Value) -> Value {
        match (self.as_bool(a), self.as_bool(b)) {
            (Some(false), _) => b,
            (_, Some(false)) => a,
            (Some(true), _) | (_, Some(true)) => self.bool(true),
            _ if a == b => a,
            _ => self.one(Op::Or, vec![a, b], Type::Bool),
        }
    }

    /// Exactly one.
    pub fn xor(&mut self, a: Value, b: Value) -> Value {
        match (self.as_bool(a), self.as_bool(b)) {
            (Some(false), _) => b,
            (_, Some(false)) => a,
            (Some(true), _) => self.not(b),
            (_, Some(true)) => self.not(a),
            _ => self.one(Op::Xor, vec![a, b], Type::Bool),
        }
    }

    /// The opposite.
    pub fn not(&mut self, a: Value) -> Value {
        match self.definition(a).map(|(op, args)| (op, args.to_vec())) {
            Some((Op::Bool(holds), _)) => self.bool(!holds),
            Some((Op::Compare { float, code }, args)) => {
                self.compare(float, inverse(float, code), args[0], args[1])
            }
            Some((Op::Not, args)) => args[0],
            Some((Op::And, args)) => {
                let (a, b) = (self.not(args[0]), self.not(args[1]));
                self.or(a, b)
            }
            Some((Op::Or, args)) => {
                let (a, b) = (self.not(args[0]), self.not(args[1]));
                self.and(a, b)
            }
            _ => self.one(Op::Not, vec![a], Type::Bool),
        }
    }
}
