// SPDX-License-Identifier: MIT
//! Atomics on storage and workgroup memory.
use super::place::{Memory, Root};
use super::types::Kind;
use super::{Expr, Lowerer};
use crate::error::{Lowered, Problem};
use naga::{AtomicFunction, Expression, Handle, TypeInner};
use warpwright_isa::{AluOp, AtomicOp};

impl Lowerer<'_> {
    pub(super) fn atomic(
        &mut self,
        pointer: Handle<Expression>,
        fun: &AtomicFunction,
        value: Handle<Expression>,
        result: Option<Handle<Expression>>,
    ) -> Lowered<()> {
        let place = self.pointer(pointer)?;
        let kind = match place.inner {
            TypeInner::Atomic(scalar) | TypeInner::Scalar(scalar) => Kind::of(scalar)?,
            _ => return Err(Problem::new("an atomic on something that is no scalar")),
        };
        let Root::Memory(memory) = &place.root else {
            return Err(Problem::new("an atomic on a variable of one thread"));
        };
        let memory = memory.clone();
        let mut operand = self.value(value)?;
        let signed = kind == Kind::Signed;
        let op = match fun {
            AtomicFunction::Add if kind == Kind::Float => AtomicOp::Fadd,
            AtomicFunction::Add => AtomicOp::Add,
            AtomicFunction::Subtract if kind == Kind::Float => {
                operand = self.b.alu(AluOp::Fneg, &[operand]);
                AtomicOp::Fadd
            }
            AtomicFunction::Subtract => {
                let zero = self.b.word(0);
                operand = self.b.alu(AluOp::Isub, &[zero, operand]);
                AtomicOp::Add
            }
            AtomicFunction::And => AtomicOp::And,
            AtomicFunction::ExclusiveOr => AtomicOp::Xor,
            AtomicFunction::InclusiveOr => AtomicOp::Or,
            AtomicFunction::Min if signed => AtomicOp::MinS,
            AtomicFunction::Min => AtomicOp::MinU,
            AtomicFunction::Max if signed => AtomicOp::MaxS,
            AtomicFunction::Max => AtomicOp::MaxU,
            AtomicFunction::Exchange { compare: None } => AtomicOp::Exch,
            AtomicFunction::Exchange { compare: Some(_) } => AtomicOp::Cas,
        };
        let mut operands = vec![operand];
        if let AtomicFunction::Exchange { compare: Some(compare) } = fun {
            operands.push(self.value(*compare)?);
        }
        let old = self.atomic_access(&memory, op, &operands)?;
        if let Some(result) = result {
            let mut values = vec![old];
            // The result of compare-and-exchange says whether it exchanged.
            if op == AtomicOp::Cas {
                values.push(self.b.compare(false, 0, old, operands[1]));
            }
            self.frame_mut().known.insert(result, Expr::Values(values));
        }
        Ok(())
    }

    fn atomic_access(
        &mut self,
        memory: &Memory,
        op: AtomicOp,
        operands: &[crate::ir::Value],
    ) -> Lowered<crate::ir::Value> {
        let zero = self.b.word(0);
        // Threads that only help do not take part; their old value is of no interest.
        let first = self.declare(Kind::Unsigned, zero);
        self.unless_helper(true, |this| {
            let (address, offset) = this.address(memory, 0);
            let address = match offset {
                0 => address,
                _ => {
                    let offset = this.b.word(offset as u32);
                    this.b.alu(AluOp::Iadd, &[address, offset])
                }
            };
            let old = this.b.atomic(memory.space, op, address, operands);
            this.write(first, old);
            Ok(())
        })?;
        let old = self.read(first);
        self.variables.truncate(first);
        Ok(old)
    }
}
