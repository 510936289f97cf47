// SPDX-License-Identifier: MIT
//! naga's module to the middle representation.
//!
//! One function comes out: calls are inlined, vectors, matrices and structures are their scalars,
//! pointers are resolved. Local variables are values that change on the way; where ways meet,
//! [`flow`] makes results of blocks and parameters of loops of them. Only arrays that are indexed
//! at run time and too long to choose from are in memory.
mod arith;
mod atomics;
mod bits;
mod bounds;
mod call;
mod casts;
mod divide;
mod entry;
mod expr;
mod filter;
mod flow;
mod images;
mod inputs;
mod math;
mod outputs;
mod place;
mod sample;
mod scratch;
mod statement;
mod texels;
mod trig;
mod types;
mod vectors;

pub(crate) use entry::{lower_entry, stage as stage_of, workgroup_size, Lowered as Entry, Stage};

use crate::compile::is_named;
use crate::error::{line_of, Lowered, Problem};
use crate::front::Source;
use crate::ir::{BranchId, Builder, Label, Value};
use crate::layout::Layout;
use crate::options::Options;
use crate::passes::rounds::Rounds;
use naga::{Expression, Function, GlobalVariable, Handle, TypeInner};
use place::Pointer;
use std::collections::HashMap;
use types::{Kind, Types};

/// What an expression of naga is.
#[derive(Clone, Debug)]
enum Expr {
    /// The scalars of a value.
    Values(Vec<Value>),
    /// A place.
    Pointer(Pointer),
    /// A texture or sampler.
    Resource(Handle<GlobalVariable>),
}

/// A scalar that changes on the way. Truth values are words here, so that no predicate has to be
/// carried where ways meet.
#[derive(Clone, Copy, Debug)]
struct Variable {
    value: Value,
    kind: Kind,
}

/// The end of a block that is being filled.
struct Join {
    label: Label,
    /// Variables when it was opened: what is declared inside ends with it.
    variables: usize,
    /// Branches to it, and the variables there.
    incoming: Vec<(BranchId, Vec<Value>)>,
}

/// A call of a function that is being inlined.
struct Frame<'a> {
    function: &'a Function,
    info: &'a naga::valid::FunctionInfo,
    /// What expressions are, by their number.
    known: HashMap<Handle<Expression>, Expr>,
    args: Vec<Expr>,
    locals: HashMap<Handle<naga::LocalVariable>, Pointer>,
    /// First of the variables that take the result.
    result: usize,
    return_to: Label,
    breaks: Vec<Label>,
    continues: Vec<Label>,
}

/// The lowering of an entry point.
struct Lowerer<'a> {
    source: &'a Source,
    options: &'a Options,
    layout: Layout,
    b: Builder,
    variables: Vec<Variable>,
    joins: Vec<Join>,
    frames: Vec<Frame<'a>>,
    lines: Vec<usize>,
    /// Overrides that are lengths of arrays.
    lengths: HashMap<Handle<naga::Override>, u32>,
    /// Variables of the address space `private`.
    privates: HashMap<Handle<GlobalVariable>, Pointer>,
    /// Byte offsets of variables in shared memory, and the bytes in use.
    shared: HashMap<Handle<GlobalVariable>, u32>,
    shared_bytes: u32,
    /// Bytes of scratch memory of a thread.
    scratch: u32,
    /// The variable that is zero in threads which only help with derivatives.
    alive: Option<usize>,
    stage: Stage,
    /// Most threads, as the value of a thread's number plus one.
    threads: u32,
    /// Threads stand for several invocations.
    rounds: Option<Rounds>,
}

impl<'a> Lowerer<'a> {
    fn new(source: &'a Source, options: &'a Options, stage: Stage) -> Self {
        let mut lowerer = Self {
            source,
            options,
            layout: Layout::default(),
            b: Builder::new(),
            variables: vec![],
            joins: vec![],
            frames: vec![],
            lines: crate::error::line_starts(&source.text),
            lengths: HashMap::new(),
            privates: HashMap::new(),
            shared: HashMap::new(),
            shared_bytes: 0,
            scratch: 0,
            alive: None,
            stage,
            threads: 0,
            rounds: None,
        };
        lowerer.evaluate_lengths();
        lowerer
    }

    fn types(&self) -> Types<'_> {
        Types { module: &self.source.module, lengths: &self.lengths }
    }

    fn frame(&self) -> &Frame<'a> {
        self.frames.last().expect("a function is being lowered")
    }

    fn frame_mut(&mut self) -> &mut Frame<'a> {
        self.frames.last_mut().expect("a function is being lowered")
    }

    /// The type of an expression of the current function.
    fn type_of(&self, expression: Handle<Expression>) -> TypeInner {
        self.frame().info[expression].ty.inner_with(&self.source.module.types).clone()
    }

    fn set_line(&mut self, span: naga::Span) {
        let line = line_of(&self.lines, span);
        if line > 0 {
            self.b.set_line(line);
        }
    }

    /// Evaluates the overrides that are whole numbers.
    fn evaluate_lengths(&mut self) {
        for (handle, _) in self.source.module.overrides.iter() {
            // One without a value is an error where it is used.
            let value = self
                .override_value(handle)
                .ok()
                .and_then(|values| self.b.as_const(*values.first()?));
            if let Some(word) = value {
                self.lengths.insert(handle, word);
            }
        }
    }

    /// What the user gives an override.
    fn given_override(&self, about: &naga::Override) -> Option<f64> {
        let mut given = self.options.overrides.iter();
        given.find(|(name, _)| is_named(about, name)).map(|(_, value)| *value)
    }

    /// A new variable.
    fn declare(&mut self, kind: Kind, value: Value) -> usize {
        self.variables.push(Variable { value, kind });
        self.variables.len() - 1
    }

    /// What a variable holds.
    fn read(&mut self, variable: usize) -> Value {
        let Variable { value, kind } = self.variables[variable];
        if kind == Kind::Bool {
            self.word_to_bool(value)
        } else {
            value
        }
    }

    /// Sets a variable.
    fn write(&mut self, variable: usize, value: Value) {
        let value = if self.variables[variable].kind == Kind::Bool {
            self.bool_to_word(value)
        } else {
            value
        };
        self.variables[variable].value = value;
    }

    fn word_to_bool(&mut self, word: Value) -> Value {
        let zero = self.b.word(0);
        self.b.compare(false, 1, word, zero)
    }

    fn bool_to_word(&mut self, holds: Value) -> Value {
        let (one, zero) = (self.b.word(1), self.b.word(0));
        self.b.select(holds, one, zero)
    }

    /// The scalars of a value that is zero everywhere.
    fn zeros(&mut self, inner: &TypeInner) -> Lowered<Vec<Value>> {
        let leaves = self.types().leaves(inner, types::Packing::Words)?;
        Ok(leaves
            .iter()
            .map(|leaf| if leaf.kind == Kind::Bool { self.b.bool(false) } else { self.b.word(0) })
            .collect())
    }

    /// The kinds of the scalars of a type.
    fn kinds(&self, inner: &TypeInner) -> Lowered<Vec<Kind>> {
        Ok(self
            .types()
            .leaves(inner, types::Packing::Words)?
            .iter()
            .map(|leaf| leaf.kind)
            .collect())
    }

    /// What kind of scalar a vector, matrix or scalar consists of.
    fn kind(&self, expression: Handle<Expression>) -> Lowered<Kind> {
        match self.type_of(expression) {
            TypeInner::Scalar(scalar)
            | TypeInner::Vector { scalar, .. }
            | TypeInner::Matrix { scalar, .. } => Kind::of(scalar),
            inner => Err(Problem::unsupported(format!("arithmetic on {inner:?}"), "")),
        }
    }
}
