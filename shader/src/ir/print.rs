// SPDX-License-Identifier: MIT
//! The text of a function, for filetests and for people.
use super::{Function, Inst, Node, Op, Region, Type, Value};
use std::fmt::{Display, Formatter, Result, Write};

impl Display for Value {
    fn fmt(&self, out: &mut Formatter) -> Result {
        write!(out, "v{}", self.0)
    }
}

fn list(values: &[Value]) -> String {
    values.iter().map(Value::to_string).collect::<Vec<_>>().join(", ")
}

fn operation(op: Op) -> String {
    match op {
        Op::Const(word) => format!("const {word:#x}"),
        Op::Bool(holds) => format!("bool {holds}"),
        Op::Scratch { size } => if size { "scratch.size" } else { "scratch.base" }.into(),
        Op::Alu(op) => op.name().into(),
        Op::Sfu(op) => op.name().into(),
        Op::Compare { float, code } => {
            let (names, kind) = if float {
                (&warpwright_isa::FLOAT_COMPARES, "f")
            } else {
                (&warpwright_isa::INTEGER_COMPARES, "i")
            };
            format!("{kind}cmp.{}", names[usize::from(code & 15)].unwrap_or("?"))
        }
        Op::Select => "select".into(),
        Op::And => "both".into(),
        Op::Or => "either".into(),
        Op::Xor => "differ".into(),
        Op::Not => "opposite".into(),
        Op::Special(register) => format!("special {}", register.name()),
        Op::Invocation => "invocation".into(),
        Op::Ddx => "ddx".into(),
        Op::Ddy => "ddy".into(),
        Op::Interpolate(address) => format!("interpolate {address:#x}"),
        Op::Load { space, width, offset, .. } => {
            format!("load.{space:?}.{width:?} {offset:+}").to_lowercase()
        }
        Op::Store { space, width, offset } => {
            format!("store.{space:?}.{width:?} {offset:+}").to_lowercase()
        }
        Op::Atomic { space, op, offset } => {
            format!("atomic.{space:?}.{} {offset:+}", op.name()).to_lowercase()
        }
        Op::Texture { read, texture } => format!("{read:?} t{texture}").to_lowercase(),
        Op::Barrier => "barrier".into(),
        Op::Exit => "exit".into(),
    }
}

struct Printer<'a> {
    function: &'a Function,
    text: String,
}

impl Printer<'_> {
    fn line(&mut self, depth: usize, text: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "{}{text}", "  ".repeat(depth));
    }

    fn region(&mut self, region: &Region, depth: usize) {
        for node in region {
            self.node(node, depth);
        }
    }

    fn inst(&mut self, inst: &Inst, depth: usize) {
        let mut text = operation(inst.op);
        if !inst.args.is_empty() {
            let _ = write!(text, " {}", list(&inst.args));
        }
        if !inst.results.is_empty() {
            text = format!("{} = {text}", list(&inst.results));
        }
        self.line(depth, &text);
    }

    fn node(&mut self, node: &Node, depth: usize) {
        match node {
            Node::Inst(inst) => self.inst(inst, depth),
            Node::Block(block) => {
                let results = if block.results.is_empty() {
                    String::new()
                } else {
                    format!("{} = ", list(&block.results))
                };
                self.line(depth, &format!("{results}block b{} {{", block.label.0));
                self.region(&block.body, depth + 1);
                self.line(depth, "}");
            }
            Node::Loop(repeat) => {
                let params = repeat.params.iter().zip(&repeat.inits);
                let params: Vec<_> =
                    params.map(|(param, init)| format!("{param} = {init}")).collect();
                self.line(depth, &format!("loop b{}({}) {{", repeat.label.0, params.join(", ")));
                self.region(&repeat.body, depth + 1);
                self.line(depth, "}");
            }
            Node::If(choice) => {
                self.line(depth, &format!("if {} {{", choice.condition));
                self.region(&choice.accept, depth + 1);
                if !choice.reject.is_empty() {
                    self.line(depth, "} else {");
                    self.region(&choice.reject, depth + 1);
                }
                self.line(depth, "}");
            }
            Node::Branch(id) => {
                let branch = self.function.branch(*id);
                self.line(depth, &format!("br b{}({})", branch.label.0, list(&branch.args)));
            }
        }
    }
}

impl Display for Function {
    fn fmt(&self, out: &mut Formatter) -> Result {
        let mut printer = Printer { function: self, text: String::new() };
        printer.region(&self.body, 0);
        out.write_str(&printer.text)
    }
}

impl Display for Type {
    fn fmt(&self, out: &mut Formatter) -> Result {
        out.write_str(match self {
            Type::Word => "word",
            Type::Bool => "bool",
        })
    }
}
