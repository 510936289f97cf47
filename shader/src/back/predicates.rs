// SPDX-License-Identifier: MIT
//! Truth values in predicate registers.
//!
//! There are four, without operations among them. A truth value is not computed where it is defined
//! but where it is used, from comparisons: "and" is a comparison that only the threads make for
//! which the other one held, "or" one that only the others make. What does not fit that goes
//! through words.
use super::machine::{Class, Machine, Reg, Source};
use super::select::Selector;
use crate::ir::{Op, Value};
use warpwright_isa::Format;

/// Predicates that are kept for the next use; one more is free to be computed.
const KEPT: usize = 2;

/// Predicates that hold truth values at a place.
#[derive(Default)]
pub struct Known(Vec<(Value, Reg)>);

impl Known {
    pub fn forget(&mut self) {
        self.0.clear();
    }
}

impl Selector<'_> {
    /// A predicate that holds a truth value, and whether it is its opposite.
    pub fn predicate(&mut self, value: Value) -> (Reg, bool) {
        if let Some((Op::Not, args)) = self.definition(value) {
            let (predicate, opposite) = self.predicate(args[0]);
            return (predicate, !opposite);
        }
        if let Some(&(_, predicate)) = self.known.0.iter().find(|(known, _)| *known == value) {
            return (predicate, false);
        }
        let predicate = self.code.reg(Class::Predicate);
        self.truth(value, predicate, None);
        if self.known.0.len() == KEPT {
            self.known.0.remove(0);
        }
        self.known.0.push((value, predicate));
        (predicate, false)
    }

    /// Whether the other threads of a guard on the predicate itself keep what it says: `opposite`
    /// is that of the guard.
    fn fits_guard(&self, value: Value, opposite: bool) -> bool {
        match self.definition(value) {
            Some((Op::And, args)) => {
                !opposite && args.iter().all(|&arg| self.fits_guard(arg, opposite))
            }
            Some((Op::Or, args)) => {
                opposite && args.iter().all(|&arg| self.fits_guard(arg, opposite))
            }
            _ => true,
        }
    }

    /// Computes a truth value in a predicate. `guard`: only where the predicate itself holds (or
    /// does not).
    fn truth(&mut self, value: Value, into: Reg, guard: Option<bool>) {
        let Some((op, args)) = self.definition(value) else { return };
        let args = args.to_vec();
        match op {
            Op::Compare { float, code } => self.compare(float, code, &args, into, guard),
            Op::And | Op::Or => {
                let opposite = op == Op::Or;
                if guard.is_some_and(|guard| guard == opposite) {
                    args.iter().for_each(|&arg| self.truth(arg, into, guard));
                    return;
                }
                let (mut first, mut second) = (args[0], args[1]);
                if !self.fits_guard(second, opposite) {
                    std::mem::swap(&mut first, &mut second);
                }
                let fits = self.fits_guard(second, opposite);
                let word = (!fits).then(|| self.word_of(second));
                self.truth(first, into, None);
                match word {
                    Some(word) => self.test(word, 1, into, Some(opposite)),
                    None => self.truth(second, into, Some(opposite)),
                }
            }
            Op::Xor => {
                let words = [self.word_of(args[0]), self.word_of(args[1])];
                let mut set = self.set("isetp", Format::R, 1, into, guard);
                (set.a, set.b) = (Some(words[0]), Some(words[1]));
                self.push(set);
            }
            Op::Not => {
                let word = self.word_of(args[0]);
                self.test(word, 0, into, guard);
            }
            Op::Bool(holds) => {
                let zero = self.constant(0);
                self.test(zero, u8::from(!holds), into, guard);
            }
            _ => {}
        }
    }

    fn set(
        &mut self,
        mnemonic: &str,
        format: Format,
        code: u8,
        into: Reg,
        guard: Option<bool>,
    ) -> Machine {
        let mut set = Machine { sets: Some(into), ..Machine::new(mnemonic, format) };
        set.template.compare = code;
        set.guard = guard.map(|opposite| (into, opposite));
        set
    }

    /// Compares a word with zero.
    fn test(&mut self, word: Reg, code: u8, into: Reg, guard: Option<bool>) {
        let mut set = self.set("isetp", Format::I, code, into, guard);
        set.a = Some(word);
        self.push(set);
    }

    fn compare(&mut self, float: bool, code: u8, args: &[Value], into: Reg, guard: Option<bool>) {
        let (mut code, mut a, mut b) = (code, args[0], args[1]);
        if self.word(a).is_some() && self.word(b).is_none() {
            (a, b) = (b, a);
            code = turned(code);
        }
        let mnemonic = if float { "fsetp" } else { "isetp" };
        let set = match self.word(b) {
            Some(word) => {
                let mut set = self.set(mnemonic, Format::I, code, into, guard);
                set.template.immediate = word;
                Machine { a: Some(self.operand(a)), ..set }
            }
            None => {
                let set = self.set(mnemonic, Format::R, code, into, guard);
                Machine { a: Some(self.operand(a)), b: Some(self.operand(b)), ..set }
            }
        };
        self.push(set);
    }

    /// A truth value as 0 or 1.
    pub fn word_of(&mut self, value: Value) -> Reg {
        let word = self.code.reg(Class::General);
        let (predicate, opposite) = self.predicate(value);
        self.push(Machine::mov(word, Source::Word(opposite.into())));
        let set = Machine::mov(word, Source::Word((!opposite).into()));
        self.push(Machine { guard: Some((predicate, false)), partial: true, ..set });
        word
    }
}

/// The compare code with the operands exchanged.
fn turned(code: u8) -> u8 {
    match code & 7 {
        2 => code + 2,
        3 => code + 2,
        4 => code - 2,
        5 => code - 2,
        _ => code,
    }
}
