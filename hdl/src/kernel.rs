// SPDX-License-Identifier: MIT
//! Syntax trees of kernels, built from the constants that the attribute
//! [`hdl_gen`](crate::prelude::hdl_gen) writes.
use crate::bundle::Member;
pub use crate::lazy::only_the_clock;
use crate::wiring::assignment;
use rust_hdl::core::ast::{
    Verilog, VerilogBlock, VerilogBlockOrConditional, VerilogCase, VerilogConditional,
    VerilogExpression, VerilogLiteral, VerilogLoop, VerilogMatch, VerilogOp, VerilogOpUnary,
    VerilogStatement,
};
use rust_hdl::prelude::Bits;

/// Shifts as rust-hdl has them, of short words without big integers.
pub trait Shift<By> {
    /// `self << by`.
    #[must_use]
    fn left(self, by: By) -> Self;
    /// `self >> by`.
    #[must_use]
    fn right(self, by: By) -> Self;
}

impl<const N: usize> Shift<u64> for Bits<N> {
    #[inline]
    fn left(self, by: u64) -> Self {
        match self {
            // A short word has up to 32 bits.
            Bits::Short(word) if by < 32 => {
                Bits::from((u64::from(word.short()) << by) & (u64::MAX >> (64 - N)))
            }
            Bits::Short(_) => Bits::from(0),
            Bits::Long(_) => self << by,
        }
    }
    #[inline]
    fn right(self, by: u64) -> Self {
        match self {
            Bits::Short(word) if by < 32 => Bits::from(u64::from(word.short()) >> by),
            Bits::Short(_) => Bits::from(0),
            Bits::Long(_) => self >> by,
        }
    }
}

impl<const N: usize, const M: usize> Shift<Bits<M>> for Bits<N> {
    #[inline]
    fn left(self, by: Bits<M>) -> Self {
        match by {
            Bits::Short(by) => Shift::left(self, u64::from(by.short())),
            Bits::Long(_) => self << by,
        }
    }
    #[inline]
    fn right(self, by: Bits<M>) -> Self {
        match by {
            Bits::Short(by) => Shift::right(self, u64::from(by.short())),
            Bits::Long(_) => self >> by,
        }
    }
}

/// A literal, by its type in the kernel, which gives its width.
#[derive(Clone, Copy, Debug)]
pub enum Value {
    /// A bit.
    Bool(bool),
    /// A number without suffix.
    Int(i32),
    /// A number of 32 bits.
    Word(u32),
    /// A number of 64 bits.
    Long(u64),
    /// A constant of the block.
    Size(usize),
    /// The place of a parameter.
    Parameter(usize),
}

/// A pattern of a `match`.
#[derive(Clone, Copy, Debug)]
pub enum Pattern {
    /// As it is written: a number, a state, `default`.
    Text(&'static str),
    /// A constant.
    Number(usize),
}

/// A step: expressions go onto a stack, operators take their operands from there, statements go
/// into the open block.
#[derive(Clone, Debug)]
pub enum Step {
    /// A signal, or the index of a loop.
    Signal(&'static str),
    /// A literal.
    Literal(Value),
    /// To so many bits.
    Cast(usize),
    /// In parentheses.
    Paren,
    /// Of two operands.
    Binary(VerilogOp),
    /// Of one.
    Unary(VerilogOpUnary),
    /// A bit: of a word, which.
    Index,
    /// So many bits: of a word, from where.
    Slice(usize),
    /// A field of a structure: its width is the parameter at this place, its offset the next.
    Field(usize),
    /// With another bit: a word, which, its value.
    IndexReplace,
    /// An assignment: to what, what.
    Assign,
    /// An assignment to a field, as in [`Step::Field`].
    AssignField(usize),
    /// A block is opened.
    Begin,
    /// With a condition on the stack: the open block if it holds.
    If,
    /// The same; the open block if it does not, and the one before if it does.
    IfElse,
    /// The same; the open block is another condition.
    IfElseIf,
    /// The open blocks, one for each pattern, that a word on the stack chooses from.
    Match(&'static [Pattern]),
    /// The open block for each number of a range.
    Loop(&'static str, Value, Value),
    /// A bundle drives another: what is before the members' names, the place of their members.
    Drive(&'static str, &'static str, usize),
}

struct Builder<'a> {
    parameters: &'a [usize],
    bundles: &'a [Vec<Member>],
    values: Vec<VerilogExpression>,
    blocks: Vec<VerilogBlock>,
}

impl Builder<'_> {
    fn literal(&self, value: Value) -> VerilogLiteral {
        match value {
            Value::Bool(value) => value.into(),
            Value::Int(value) => value.into(),
            Value::Word(value) => value.into(),
            Value::Long(value) => value.into(),
            Value::Size(value) => value.into(),
            Value::Parameter(at) => self.parameters[at].into(),
        }
    }

    fn value(&mut self) -> VerilogExpression {
        self.values.pop().expect("operands come before their operator")
    }

    fn boxed(&mut self) -> Box<VerilogExpression> {
        Box::new(self.value())
    }

    fn block(&mut self) -> VerilogBlock {
        self.blocks.pop().expect("blocks come before what they belong to")
    }

    fn add(&mut self, statement: VerilogStatement) {
        self.blocks.last_mut().expect("a block is open").push(statement);
    }

    fn condition(&mut self, otherwise: VerilogBlockOrConditional) {
        let (then, test) = (self.block(), self.value());
        self.add(VerilogStatement::If(VerilogConditional { test, then, otherwise }));
    }

    fn step(&mut self, step: &Step) {
        let value = match step {
            Step::Signal(name) => VerilogExpression::Signal((*name).to_owned()),
            Step::Literal(value) => VerilogExpression::Literal(self.literal(*value)),
            Step::Cast(width) => VerilogExpression::Cast(self.boxed(), *width),
            Step::Paren => VerilogExpression::Paren(self.boxed()),
            Step::Binary(operator) => {
                let (right, left) = (self.boxed(), self.boxed());
                VerilogExpression::Binary(left, operator.clone(), right)
            }
            Step::Unary(operator) => VerilogExpression::Unary(operator.clone(), self.boxed()),
            Step::Index => {
                let (index, word) = (self.boxed(), self.boxed());
                VerilogExpression::Index(word, index)
            }
            Step::Slice(width) => {
                let (from, word) = (self.boxed(), self.boxed());
                VerilogExpression::Slice(word, *width, from)
            }
            Step::Field(at) => {
                let offset = VerilogExpression::Literal(self.parameters[at + 1].into());
                VerilogExpression::Slice(self.boxed(), self.parameters[*at], Box::new(offset))
            }
            Step::IndexReplace => {
                let (value, index, word) = (self.boxed(), self.boxed(), self.boxed());
                VerilogExpression::IndexReplace(word, index, value)
            }
            _ => return self.statement(step),
        };
        self.values.push(value);
    }

    fn statement(&mut self, step: &Step) {
        match step {
            Step::Assign => {
                let (value, target) = (self.value(), self.value());
                self.add(VerilogStatement::Assignment(target, value));
            }
            Step::AssignField(at) => {
                let (replacement, base) = (self.value(), self.value());
                let offset = VerilogExpression::Literal(self.parameters[at + 1].into());
                self.add(VerilogStatement::SliceAssignment {
                    base,
                    width: self.parameters[*at],
                    offset,
                    replacement,
                });
            }
            Step::Begin => self.blocks.push(vec![]),
            Step::If => self.condition(VerilogBlockOrConditional::None),
            Step::IfElse => {
                let otherwise = self.block();
                self.condition(VerilogBlockOrConditional::Block(otherwise));
            }
            Step::IfElseIf => {
                let otherwise = self.block().pop().expect("a condition");
                self.condition(VerilogBlockOrConditional::Conditional(Box::new(otherwise)));
            }
            Step::Loop(index, from, to) => {
                let (index, from, to) =
                    ((*index).to_owned(), self.literal(*from), self.literal(*to));
                let block = self.block();
                self.add(VerilogStatement::Loop(VerilogLoop { index, from, to, block }));
            }
            Step::Match(patterns) => {
                let blocks = self.blocks.split_off(self.blocks.len() - patterns.len());
                let case = |(pattern, block): (&Pattern, VerilogBlock)| VerilogCase {
                    condition: match pattern {
                        Pattern::Text(text) => (*text).to_owned(),
                        Pattern::Number(number) => number.to_string(),
                    },
                    block,
                };
                let (test, cases) = (self.value(), patterns.iter().zip(blocks).map(case).collect());
                self.add(VerilogStatement::Match(VerilogMatch { test, cases }));
            }
            Step::Drive(from, to, at) => {
                for Member { path, back } in &self.bundles[*at] {
                    let (target, source) = if *back { (from, to) } else { (to, from) };
                    self.add(assignment(format!("{target}{path}$next"), format!("{source}{path}")));
                }
            }
            _ => unreachable!("an expression"),
        }
    }
}

/// The tree of a kernel behind its wiring, with what is known of its block at run time.
///
/// # Panics
/// When the steps are not those of a kernel.
pub fn tree(
    steps: &[Step],
    parameters: &[usize],
    bundles: &[Vec<Member>],
    wiring: VerilogBlock,
) -> Verilog {
    let mut builder = Builder { parameters, bundles, values: vec![], blocks: vec![] };
    steps.iter().for_each(|step| builder.step(step));
    let mut block = builder.block();
    if !wiring.is_empty() {
        block.insert(0, VerilogStatement::Macro(wiring));
    }
    Verilog::Combinatorial(block)
}
