// SPDX-License-Identifier: MIT
//! Atomics: merged ones in two halves with the arithmetic between the prefix and the old value
//! (docs/mechanisms/4.md), or one access a thread.
use super::machine::{Class, Machine, Reg};
use super::select::Selector;
use crate::ir::{Inst, Space};
use warpwright_isa::{AluOp, AtomicOp, Format};

/// What joins the old value and the prefix.
fn joins(op: AtomicOp) -> Option<AluOp> {
    Some(match op {
        AtomicOp::Add => AluOp::Iadd,
        AtomicOp::Mul => AluOp::Imul,
        AtomicOp::And => AluOp::And,
        AtomicOp::Or => AluOp::Or,
        AtomicOp::Xor => AluOp::Xor,
        AtomicOp::MinS => AluOp::IminS,
        AtomicOp::MaxS => AluOp::ImaxS,
        AtomicOp::MinU => AluOp::IminU,
        AtomicOp::MaxU => AluOp::ImaxU,
        AtomicOp::Fadd => AluOp::Fadd,
        AtomicOp::Fmul => AluOp::Fmul,
        _ => return None,
    })
}

impl<'a> Selector<'a> {
    pub fn atomic(&mut self, inst: &'a Inst, space: Space, op: AtomicOp) {
        let shared = if space == Space::Shared { "s" } else { "" };
        let operands: Vec<Reg> = inst.args.iter().map(|&arg| self.operand(arg)).collect();
        let used = self.uses.contains_key(&inst.results[0]);
        let access = |name: &str, dest: Option<Reg>| {
            let mut machine = Machine {
                a: Some(operands[0]),
                b: Some(operands[1]),
                c: operands.get(2).copied(),
                ..Machine::new(&format!("{shared}{name}"), Format::A)
            };
            machine.template.modifier = op.number();
            machine.template.returns = dest.is_some();
            machine.dests = dest.into_iter().collect();
            machine
        };
        let result = used.then(|| self.reg(inst.results[0]));
        if self.target.plain_atomics {
            return self.push(access("atom1", result));
        }
        if self.target.sets_in_registers && op != AtomicOp::Cas {
            return self.in_registers(&access, op, result);
        }
        let glued = |machine: Machine| Machine { glued: true, ..machine };
        match (result, joins(op)) {
            // The exchange always returns, and both halves write its result.
            (_, None) if op == AtomicOp::Exch => {
                let rd = result.unwrap_or_else(|| self.code.reg(Class::General));
                self.push(glued(access("prepare", Some(rd))));
                self.push(Machine { partial: true, ..access("prefix", Some(rd)) });
            }
            (Some(rd), Some(join)) => {
                let (prefix, old) = (self.code.reg(Class::General), self.code.reg(Class::General));
                self.push(glued(access("prepare", Some(prefix))));
                self.push(access("prefix", Some(old)));
                let machine = Machine::new(join.name(), Format::R);
                self.push(Machine { dests: vec![rd], a: Some(old), b: Some(prefix), ..machine });
            }
            (result, _) => {
                self.push(glued(access("prepare", None)));
                self.push(access("prefix", result));
            }
        }
    }

    /// With the sets in three registers.
    fn in_registers(
        &mut self,
        access: &dyn Fn(&str, Option<Reg>) -> Machine,
        op: AtomicOp,
        result: Option<Reg>,
    ) {
        let sets = [(); 3].map(|()| self.code.reg(Class::General));
        let mut prepare = access("rprepare", Some(sets[0]));
        prepare.dests = sets.to_vec();
        self.push(prepare);
        let half = |dest| Machine { b: Some(sets[1]), c: Some(sets[2]), ..access("rprefix", dest) };
        let Some(rd) = result else { return self.push(half(None)) };
        match joins(op) {
            None => {
                self.push(Machine::mov(rd, super::machine::Source::Reg(sets[0])));
                self.push(Machine { partial: true, ..half(Some(rd)) });
            }
            Some(join) => {
                let (old, all) = (self.code.reg(Class::General), self.code.reg(Class::General));
                self.push(half(Some(old)));
                let pick = Machine::new("pick", Format::R);
                self.push(Machine { dests: vec![all], a: Some(old), b: Some(sets[2]), ..pick });
                let machine = Machine::new(join.name(), Format::R);
                self.push(Machine { dests: vec![rd], a: Some(all), b: Some(sets[0]), ..machine });
            }
        }
    }
}
