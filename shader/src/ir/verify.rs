// SPDX-License-Identifier: MIT
//! What holds for every function, checked after each pass.
use super::{Function, Inst, Label, Node, Op, Region, Type, Value};

/// Checks that values are defined once and before their use, that arguments have the types that the
/// operation takes, and that branches go to structures around them with as many values as those
/// take. Gives the first violation.
pub fn verify(function: &Function) -> Result<(), String> {
    let mut check = Check {
        function,
        visible: vec![false; function.types.len()],
        defined: vec![false; function.types.len()],
    };
    check.region(&function.body, &mut Vec::new())
}

struct Check<'a> {
    function: &'a Function,
    visible: Vec<bool>,
    defined: Vec<bool>,
}

/// A structure around the place that is checked.
struct Target {
    label: Label,
    takes: Vec<Type>,
}

/// Whether control never comes behind a node.
pub(crate) fn always_leaves(function: &Function, node: Option<&Node>) -> bool {
    match node {
        Some(Node::Branch(_)) => true,
        Some(Node::Inst(inst)) => inst.op == Op::Exit,
        Some(Node::If(choice)) => {
            always_leaves(function, choice.accept.last())
                && always_leaves(function, choice.reject.last())
        }
        Some(Node::Loop(_)) => true,
        Some(Node::Block(block)) => {
            let mut left = false;
            super::walk(&block.body, &mut |node| {
                if let Node::Branch(id) = node {
                    left |= function.branch(*id).label == block.label;
                }
            });
            !left && always_leaves(function, block.body.last())
        }
        None => false,
    }
}

/// Number of results, and the types of the arguments; `None` in front: any number of words.
fn signature(inst: &Inst) -> (usize, Vec<Type>) {
    use Type::{Bool, Word};
    let words = |count: usize| vec![Word; count];
    match inst.op {
        Op::Const(_)
        | Op::Bool(_)
        | Op::Scratch { .. }
        | Op::Special(_)
        | Op::Invocation
        | Op::Interpolate(_) => (1, vec![]),
        Op::Alu(_) => (1, words(inst.args.len().clamp(1, 3))),
        Op::Sfu(op) => (1, words(if op >= warpwright_isa::SfuOp::DivS { 2 } else { 1 })),
        Op::Compare { .. } => (1, words(2)),
        Op::Select => (1, vec![Bool, Word, Word]),
        Op::And | Op::Or | Op::Xor => (1, vec![Bool, Bool]),
        Op::Not => (1, vec![Bool]),
        Op::Ddx | Op::Ddy => (1, words(1)),
        Op::Load { .. } => (1, words(inst.args.len().min(1))),
        Op::Store { .. } => (0, words(inst.args.len().clamp(1, 2))),
        Op::Atomic { op, .. } => (1, words(if op.has_second_operand() { 3 } else { 2 })),
        Op::Texture { .. } => (4, words(2)),
        Op::Barrier | Op::Exit => (0, vec![]),
    }
}

impl Check<'_> {
    fn types(&self, values: &[Value]) -> Vec<Type> {
        values.iter().map(|&value| self.function.type_of(value)).collect()
    }

    fn define(&mut self, value: Value, here: &mut Vec<Value>) -> Result<(), String> {
        let index = value.index();
        if self.defined.get(index).copied().unwrap_or(true) {
            return Err(format!("{value} is defined twice or has no type"));
        }
        (self.defined[index], self.visible[index]) = (true, true);
        here.push(value);
        Ok(())
    }

    fn uses(&self, values: &[Value], by: &str) -> Result<(), String> {
        match values.iter().find(|value| !self.visible.get(value.index()).copied().unwrap_or(false))
        {
            Some(value) => Err(format!("{value} is not visible where `{by}` uses it")),
            None => Ok(()),
        }
    }

    fn inst(&mut self, inst: &Inst, here: &mut Vec<Value>) -> Result<(), String> {
        let name = format!("{:?}", inst.op);
        self.uses(&inst.args, &name)?;
        let (results, args) = signature(inst);
        if inst.results.len() != results || self.types(&inst.args) != args {
            return Err(format!("`{name}` has the wrong number or types of values"));
        }
        let is_bool = matches!(
            inst.op,
            Op::Bool(_) | Op::Compare { .. } | Op::And | Op::Or | Op::Xor | Op::Not
        );
        let wanted = if is_bool { Type::Bool } else { Type::Word };
        for &result in &inst.results {
            self.define(result, here)?;
            if self.function.type_of(result) != wanted {
                return Err(format!("{result} of `{name}` is no {wanted}"));
            }
        }
        Ok(())
    }

    fn region(&mut self, region: &Region, around: &mut Vec<Target>) -> Result<(), String> {
        let mut here = vec![];
        for (at, node) in region.iter().enumerate() {
            match node {
                Node::Inst(inst) => self.inst(inst, &mut here)?,
                Node::Block(block) => {
                    around.push(Target { label: block.label, takes: self.types(&block.results) });
                    self.region(&block.body, around)?;
                    around.pop();
                    if !block.results.is_empty() && !always_leaves(self.function, block.body.last())
                    {
                        return Err(format!(
                            "block b{} has results, and its end can be reached",
                            block.label.0
                        ));
                    }
                    block.results.iter().try_for_each(|&result| self.define(result, &mut here))?;
                }
                Node::Loop(repeat) => {
                    self.uses(&repeat.inits, "loop")?;
                    if self.types(&repeat.inits) != self.types(&repeat.params) {
                        return Err(format!(
                            "loop b{}: parameters and their first values differ",
                            repeat.label.0
                        ));
                    }
                    if !always_leaves(self.function, repeat.body.last()) {
                        return Err(format!("the end of loop b{} can be reached", repeat.label.0));
                    }
                    repeat.params.iter().try_for_each(|&param| self.define(param, &mut here))?;
                    around.push(Target { label: repeat.label, takes: self.types(&repeat.params) });
                    self.region(&repeat.body, around)?;
                    around.pop();
                }
                Node::If(choice) => {
                    self.uses(&[choice.condition], "if")?;
                    if self.function.type_of(choice.condition) != Type::Bool {
                        return Err(format!("if {}: it is no bool", choice.condition));
                    }
                    self.region(&choice.accept, around)?;
                    self.region(&choice.reject, around)?;
                }
                Node::Branch(id) => {
                    let branch = self
                        .function
                        .branches
                        .get(id.0 as usize)
                        .ok_or("a branch that is not there")?;
                    self.uses(&branch.args, "br")?;
                    let target = around.iter().rfind(|target| target.label == branch.label);
                    let target = target
                        .ok_or_else(|| format!("br b{}: not around the branch", branch.label.0))?;
                    if target.takes != self.types(&branch.args) {
                        return Err(format!(
                            "br b{}: wrong number or types of values",
                            branch.label.0
                        ));
                    }
                    if at + 1 != region.len() {
                        return Err(format!(
                            "br b{} is not the last of its region",
                            branch.label.0
                        ));
                    }
                }
            }
        }
        here.into_iter().for_each(|value| self.visible[value.index()] = false);
        Ok(())
    }
}
