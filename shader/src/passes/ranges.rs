// SPDX-License-Identifier: MIT
//! Ranges of whole numbers: limits and comparisons that they make superfluous.
//!
//! A comparison that leads to a place holds there, so that the index of a loop has a range inside
//! the loop. What rounds give the parameters of a loop is found in a first walk that takes them for
//! any number, and used in the second.
use super::range::{Range, ANY};
use super::Replacements;
use crate::ir::{
    always_leaves, inverse, Function, Inst, Label, Node, Op, Region, Type, Value, Width,
};
use std::collections::HashMap;
use warpwright_isa::{AluOp, SfuOp, SpecialRegister};

/// Limits what a pixel or thread number can be.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Launch {
    /// Threads.
    pub threads: u32,
    /// Width and height of the grid.
    pub size: (u32, u32),
}

struct Walk<'a> {
    function: &'a Function,
    launch: Launch,
    definitions: Vec<Option<&'a Inst>>,
    ranges: Vec<Range>,
    /// What is known at the place besides.
    facts: Vec<(Value, Range)>,
    takes: HashMap<Label, Vec<Value>>,
    /// What branches gave in the walk before, and in this one.
    given: HashMap<Value, Range>,
    gives: HashMap<Value, Range>,
    /// Parameters that are a first number and whole steps.
    steps: HashMap<Value, (u32, u32)>,
    replaced: Vec<(Value, Value)>,
    truths: Vec<(Value, bool)>,
}

/// Finds ranges, and takes away what they show to do nothing.
pub(crate) fn run(function: &mut Function, launch: Launch) {
    let (replaced, truths) = {
        let mut definitions = vec![None; function.types.len()];
        crate::ir::walk(&function.body, &mut |node| {
            if let Node::Inst(inst) = node {
                inst.results.iter().for_each(|result| definitions[result.index()] = Some(inst));
            }
        });
        let mut given = HashMap::new();
        let mut last = None;
        // The second walk may show more than the first did, so that there is a third.
        for round in 0..3 {
            let mut walk = Walk {
                function,
                launch,
                definitions: definitions.clone(),
                ranges: vec![ANY; function.types.len()],
                facts: vec![],
                takes: HashMap::new(),
                given: std::mem::take(&mut given),
                gives: HashMap::new(),
                steps: HashMap::new(),
                replaced: vec![],
                truths: vec![],
            };
            walk.region(&function.body);
            given = std::mem::take(&mut walk.gives);
            if round == 2 {
                last = Some((walk.replaced, walk.truths));
            }
        }
        last.unwrap_or_default()
    };
    let mut replacements = Replacements::new(function);
    replaced.into_iter().for_each(|(value, by)| replacements.set(value, by));
    replacements.apply(function);
    let truths: HashMap<Value, bool> = truths.into_iter().collect();
    crate::ir::rewrite(&mut function.body, &mut |region| {
        for node in region {
            let Node::Inst(inst) = node else { continue };
            if let Some(&holds) = inst.results.first().and_then(|result| truths.get(result)) {
                (inst.op, inst.args) = (Op::Bool(holds), vec![]);
            }
        }
    });
}

impl<'a> Walk<'a> {
    fn word(&self, value: Value) -> Option<u32> {
        match self.definitions[value.index()]?.op {
            Op::Const(word) => Some(word),
            _ => None,
        }
    }

    fn range(&self, value: Value) -> Range {
        if self.function.type_of(value) == Type::Bool {
            return ANY;
        }
        let known = self.facts.iter().filter(|(about, _)| *about == value);
        let mut range = known.fold(self.ranges[value.index()], |range, (_, fact)| range.and(*fact));
        if let Some(&(first, step)) =
            self.steps.get(&value).filter(|_| range.low >= 0 && range.high >= 0)
        {
            // It is the first number and whole steps.
            let most = range.most.min(range.high as u32);
            range.most = first + most.saturating_sub(first) / step * step;
            range = range.tidy();
        }
        range
    }

    /// Adds what holds where a condition does, or does not.
    fn assume(&mut self, condition: Value, holds: bool) {
        let Some(inst) = self.definitions[condition.index()] else { return };
        match (inst.op, holds) {
            (Op::Not, _) => self.assume(inst.args[0], !holds),
            (Op::And, true) | (Op::Or, false) => {
                inst.args.iter().for_each(|&arg| self.assume(arg, holds));
            }
            (Op::Compare { float: false, code }, _) => {
                let code = if holds { code } else { inverse(false, code) };
                let (a, b) = (inst.args[0], inst.args[1]);
                let (left, right) = (self.range(a), self.range(b));
                let less =
                    |than: Range, by: u32| Range { most: than.most.saturating_sub(by), ..ANY };
                let below =
                    |than: Range, by: i32| Range { high: than.high.saturating_sub(by), ..ANY };
                let above =
                    |than: Range, by: i32| Range { low: than.low.saturating_add(by), ..ANY };
                match code {
                    0 => {
                        self.facts.push((a, right));
                        self.facts.push((b, left));
                    }
                    2 | 3 => {
                        let by = i32::from(code == 2);
                        self.facts.push((a, below(right, by)));
                        self.facts.push((b, above(left, by)));
                    }
                    4 | 5 => {
                        let by = i32::from(code == 4);
                        self.facts.push((a, above(right, by)));
                        self.facts.push((b, below(left, by)));
                    }
                    10 | 11 => self.facts.push((a, less(right, u32::from(code == 10)).tidy())),
                    12 | 13 => self.facts.push((b, less(left, u32::from(code == 12)).tidy())),
                    _ => {}
                }
            }
            _ => {}
        }
    }

    fn region(&mut self, region: &'a Region) {
        let known = self.facts.len();
        for node in region {
            match node {
                Node::Inst(inst) => self.inst(inst),
                Node::If(choice) => {
                    let before = self.facts.len();
                    for (side, holds) in [(&choice.accept, true), (&choice.reject, false)] {
                        self.assume(choice.condition, holds);
                        self.region(side);
                        self.facts.truncate(before);
                    }
                    if always_leaves(self.function, choice.accept.last()) {
                        self.assume(choice.condition, false);
                    } else if always_leaves(self.function, choice.reject.last()) {
                        self.assume(choice.condition, true);
                    }
                }
                Node::Block(block) => {
                    self.takes.insert(block.label, block.results.clone());
                    self.region(&block.body);
                    for &result in &block.results {
                        if let Some(&range) = self.gives.get(&result) {
                            self.ranges[result.index()] = range;
                        }
                    }
                }
                Node::Loop(repeat) => {
                    for (at, (&param, &init)) in repeat.params.iter().zip(&repeat.inits).enumerate()
                    {
                        let first = self.range(init);
                        if let Some(&given) = self.given.get(&param) {
                            self.ranges[param.index()] = first.or(given);
                        }
                        // A number that only grows stays above the first one.
                        if let Some(step) = self.grows(repeat.label, at, param, first) {
                            if let Some(init) = self.word(init).filter(|_| step > 0) {
                                self.steps.insert(param, (init, step));
                            }
                            self.ranges[param.index()].low = first.low;
                            self.ranges[param.index()] = self.ranges[param.index()].tidy();
                        }
                    }
                    self.takes.insert(repeat.label, repeat.params.clone());
                    self.region(&repeat.body);
                }
                Node::Branch(id) => {
                    let branch = self.function.branch(*id);
                    let takes = self.takes.get(&branch.label).cloned().unwrap_or_default();
                    for (take, &arg) in takes.into_iter().zip(&branch.args) {
                        let range = self.range(arg);
                        let all = self.gives.entry(take).or_insert(range);
                        *all = all.or(range);
                    }
                }
            }
        }
        self.facts.truncate(known);
    }

    /// The step, if all rounds add it to a parameter without an overflow, as the walk before has
    /// shown; 0 if they add different positive numbers.
    fn grows(&self, label: Label, at: usize, param: Value, first: Range) -> Option<u32> {
        let given = self.given.get(&param)?;
        let mut steps = vec![];
        let high = first.high.max(given.high);
        let to_label = |branch: &&crate::ir::Branch| branch.label == label;
        for branch in self.function.branches.iter().filter(to_label) {
            let &arg = branch.args.get(at)?;
            if arg == param {
                continue;
            }
            let inst = self.definitions[arg.index()]?;
            let step = inst.args.get(1).and_then(|&step| self.word(step));
            let step = step.and_then(|step| i32::try_from(step).ok())?;
            high.checked_add(step)?;
            if inst.op != Op::Alu(AluOp::Iadd) || inst.args[0] != param {
                return None;
            }
            steps.push(step as u32);
        }
        steps.dedup();
        Some(if let [step] = steps[..] { step } else { 0 })
    }

    fn inst(&mut self, inst: &'a Inst) {
        let [result] = inst.results[..] else { return };
        if let Op::Compare { float: false, code } = inst.op {
            let (a, b) = (self.range(inst.args[0]), self.range(inst.args[1]));
            let holds = match code {
                2 if a.high < b.low => Some(true),
                2 if a.low >= b.high => Some(false),
                5 if a.low >= b.high => Some(true),
                5 if a.high < b.low => Some(false),
                10 => self.word(inst.args[1]).filter(|&b| a.most < b).map(|_| true),
                13 => self.word(inst.args[1]).filter(|&b| a.most < b).map(|_| false),
                _ => None,
            };
            self.truths.extend(holds.map(|holds| (result, holds)));
            return;
        }
        let range = self.of(inst);
        self.ranges[result.index()] = range;
        let Op::Alu(op) = inst.op else { return };
        let &[a, b] = inst.args.as_slice() else { return };
        let (left, right) = (self.range(a), self.range(b));
        let same = match op {
            AluOp::IminU => self.word(b).is_some_and(|b| left.most <= b),
            AluOp::IminS => left.high <= right.low,
            AluOp::ImaxS => left.low >= right.high,
            _ => false,
        };
        if same {
            self.replaced.push((result, a));
        }
    }

    fn of(&self, inst: &Inst) -> Range {
        let arg = |at: usize| self.range(inst.args[at]);
        let most = |at: usize| u64::from(arg(at).most);
        let constant = |at: usize| inst.args.get(at).and_then(|&arg| self.word(arg));
        let sum = |a: Range, b: Range| {
            let signed = Range::signed(
                i64::from(a.low) + i64::from(b.low),
                i64::from(a.high) + i64::from(b.high),
            );
            signed.and(Range::up_to(u64::from(a.most) + u64::from(b.most)))
        };
        let product = |a: Range, b: Range| {
            let corners = [(a.low, b.low), (a.low, b.high), (a.high, b.low), (a.high, b.high)]
                .map(|(a, b)| i64::from(a) * i64::from(b));
            let low = corners.into_iter().min().unwrap_or(0);
            let high = corners.into_iter().max().unwrap_or(0);
            let unsigned = Range::up_to(u64::from(a.most) * u64::from(b.most));
            Range::signed(low, high).and(unsigned)
        };
        match inst.op {
            Op::Const(word) => Range::word(word),
            Op::Special(SpecialRegister::Tid | SpecialRegister::Workgroup) => {
                Range::up_to(self.launch.threads.saturating_sub(1).into())
            }
            Op::Special(SpecialRegister::X) => Range::up_to(self.launch.size.0.max(1).into()),
            Op::Special(SpecialRegister::Y) => Range::up_to(self.launch.size.1.max(1).into()),
            Op::Load { width: Width::Byte, .. } => Range::up_to(0xff),
            Op::Load { width: Width::Half, .. } => Range::up_to(0xffff),
            Op::Select => arg(1).or(arg(2)),
            Op::Sfu(SfuOp::RemU) => constant(1)
                .filter(|&by| by > 0)
                .map_or(Range::up_to(most(0)), |by| Range::up_to(u64::from(by) - 1)),
            Op::Sfu(SfuOp::DivU) => Range::up_to(most(0)),
            Op::Alu(op) => match op {
                AluOp::And => Range::up_to(most(0).min(most(1))),
                AluOp::Or | AluOp::Xor => {
                    let bits = 64 - most(0).max(most(1)).leading_zeros();
                    Range::up_to((1u64 << bits) - 1)
                }
                AluOp::IminU => Range::up_to(most(0).min(most(1))),
                AluOp::ImaxU => Range::up_to(most(0).max(most(1))),
                AluOp::IminS => Range::signed(
                    arg(0).low.min(arg(1).low).into(),
                    arg(0).high.min(arg(1).high).into(),
                ),
                AluOp::ImaxS => Range::signed(
                    arg(0).low.max(arg(1).low).into(),
                    arg(0).high.max(arg(1).high).into(),
                ),
                AluOp::Iadd => sum(arg(0), arg(1)),
                AluOp::Isub => Range::signed(
                    i64::from(arg(0).low) - i64::from(arg(1).high),
                    i64::from(arg(0).high) - i64::from(arg(1).low),
                ),
                AluOp::Imul => product(arg(0), arg(1)),
                AluOp::Imad => sum(product(arg(0), arg(1)), arg(2)),
                AluOp::ImulhU => Range::up_to((most(0) * most(1)) >> 32),
                AluOp::Shl => match constant(1) {
                    Some(bits) => product(arg(0), Range::up_to(1u64 << (bits & 31))),
                    None => ANY,
                },
                AluOp::Shr => {
                    Range::up_to(constant(1).map_or(most(0), |bits| most(0) >> (bits & 31)))
                }
                AluOp::Sar => match constant(1).map(|bits| bits & 31) {
                    Some(bits) => {
                        Range::signed((arg(0).low >> bits).into(), (arg(0).high >> bits).into())
                    }
                    None => ANY,
                },
                AluOp::BfeU => match constant(1) {
                    Some(field) => Range::up_to((1u64 << (field >> 8 & 31)) - 1),
                    None => ANY,
                },
                AluOp::Popc | AluOp::Clz => Range::up_to(32),
                _ => ANY,
            },
            _ => ANY,
        }
    }
}
