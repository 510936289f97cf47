// SPDX-License-Identifier: MIT
//! Simplification on the way: identities of integers and truth values, and those of floats that
//! hold for every number.
use super::{inverse, Builder, Op, Type, Value};
use warpwright_isa::{AluOp, SpecialRegister};

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
        if let (AluOp::Floor, Some(pixel)) = (op, self.pixel_of(a)) {
            return Some(self.alu(AluOp::U2f, &[pixel]));
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
            (AluOp::And, _) if self.field(a, b).is_some() => {
                let (x, field) = self.field(a, b)?;
                let field = self.word(field);
                Some(self.alu(AluOp::BfeU, &[x, field]))
            }
            (AluOp::Iadd | AluOp::Shl | AluOp::And | AluOp::IminU, _) => self.merge(op, a, b),
            _ => None,
        }
    }

    /// The field of bits that a mask leaves of a word that was shifted to the right.
    fn field(&self, a: Value, mask: u32) -> Option<(Value, u32)> {
        let (Op::Alu(AluOp::Shr), args) = self.definition(a)? else { return None };
        let (shift, bits) = (self.as_const(args[1])? & 31, mask.trailing_ones());
        (mask.count_ones() == bits && shift + bits <= 32).then_some((args[0], bits << 8 | shift))
    }

    /// The whole coordinate of a pixel, of the float in its middle.
    pub fn pixel_of(&self, middle: Value) -> Option<Value> {
        let (Op::Alu(AluOp::Fadd), args) = self.definition(middle)? else { return None };
        let (Op::Alu(AluOp::U2f), whole) = self.definition(args[0])? else { return None };
        let (Op::Special(SpecialRegister::X | SpecialRegister::Y), _) =
            self.definition(whole[0])?
        else {
            return None;
        };
        (self.as_const(args[1])? == 0.5f32.to_bits()).then_some(whole[0])
    }

    /// Two operations of one kind with constants become one.
    fn merge(&mut self, op: AluOp, a: Value, b: u32) -> Option<Value> {
        let (inner, args) = self.definition(a)?;
        let (x, c) = (*args.first()?, self.as_const(*args.get(1)?)?);
        let both = match (inner, op) {
            (Op::Alu(AluOp::Iadd), AluOp::Iadd) => b.wrapping_add(c),
            (Op::Alu(AluOp::And), AluOp::And) => b & c,
            (Op::Alu(AluOp::IminU), AluOp::IminU) => b.min(c),
            (Op::Alu(AluOp::Iadd), AluOp::Shl) if b < 32 && fits_offset(c << b) => {
                // What is added goes behind the shift, where it can be part of an address.
                let (bits, sum) = (self.word(b), self.word(c << b));
                let shifted = self.alu(AluOp::Shl, &[x, bits]);
                return Some(self.alu(AluOp::Iadd, &[shifted, sum]));
            }
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

/// Whether a word is in reach of the offset of a load or store.
pub(super) fn fits_offset(word: u32) -> bool {
    (-0x8000..0x8000).contains(&(word as i32))
}
