// SPDX-License-Identifier: MIT
//! Calls: every function is inlined; the languages have no recursion.
use super::place::Pointer;
use super::{Expr, Frame, Lowerer};
use crate::error::Lowered;
use crate::ir::Value;
use naga::{Expression, Function, Handle, LocalVariable, Statement};
use std::collections::{HashMap, HashSet};

impl<'a> Lowerer<'a> {
    pub(super) fn call(
        &mut self,
        handle: Handle<Function>,
        args: Vec<Expr>,
    ) -> Lowered<Vec<Value>> {
        let function = &self.source.module.functions[handle];
        let info = &self.source.info[handle];
        self.inline(function, info, args)
    }

    /// The body of a function in this place; gives its result.
    pub(super) fn inline(
        &mut self,
        function: &'a Function,
        info: &'a naga::valid::FunctionInfo,
        args: Vec<Expr>,
    ) -> Lowered<Vec<Value>> {
        let outer = self.variables.len();
        let count = match &function.result {
            None => 0,
            Some(result) => {
                let inner = self.source.module.types[result.ty].inner.clone();
                let zeros = self.zeros(&inner)?;
                self.variable(&inner, &zeros)?;
                zeros.len()
            }
        };
        let result = self.block(|this, return_to| {
            this.frames.push(Frame {
                function,
                info,
                known: HashMap::new(),
                args,
                locals: HashMap::new(),
                result: outer,
                return_to,
                breaks: vec![],
                continues: vec![],
            });
            let result = this.locals(function).and_then(|()| this.statements(&function.body));
            this.frames.pop();
            result
        });
        result?;
        let values = (outer..outer + count).map(|variable| self.read(variable)).collect();
        self.variables.truncate(outer);
        Ok(values)
    }

    fn locals(&mut self, function: &'a Function) -> Lowered<()> {
        let indexed = indexed_locals(function);
        for (handle, local) in function.local_variables.iter() {
            let inner = self.source.module.types[local.ty].inner.clone();
            let span = function.local_variables.get_span(handle);
            let pointer = self
                .local(&inner, local, indexed.contains(&handle))
                .map_err(|problem| problem.at(span))?;
            self.frame_mut().locals.insert(handle, pointer);
        }
        Ok(())
    }

    fn local(
        &mut self,
        inner: &naga::TypeInner,
        local: &LocalVariable,
        indexed: bool,
    ) -> Lowered<Pointer> {
        let init = match local.init {
            Some(init) => self.values(init)?,
            None => self.zeros(inner)?,
        };
        if indexed && self.is_long(inner) {
            let pointer = self.scratch_place(inner);
            self.store(&pointer, &init)?;
            return Ok(pointer);
        }
        self.variable(inner, &init)
    }
}

/// The local variables of a function that are indexed at run time, or may be where they are passed
/// on.
fn indexed_locals(function: &Function) -> HashSet<Handle<LocalVariable>> {
    let mut found = HashSet::new();
    let mut note = |mut handle: Handle<Expression>| loop {
        match function.expressions[handle] {
            Expression::Access { base, .. } | Expression::AccessIndex { base, .. } => handle = base,
            Expression::LocalVariable(local) => {
                found.insert(local);
                return;
            }
            _ => return,
        }
    };
    for (_, expression) in function.expressions.iter() {
        match *expression {
            Expression::Access { base, index }
                if !matches!(function.expressions[index], Expression::Literal(_)) =>
            {
                note(base)
            }
            _ => {}
        }
    }
    visit(&function.body, &mut |statement| {
        if let Statement::Call { arguments, .. } = statement {
            arguments.iter().for_each(|&argument| note(argument));
        }
    });
    found
}

/// Visits all statements of a block and of those inside.
pub(super) fn visit<'a>(block: &'a naga::Block, see: &mut dyn FnMut(&'a Statement)) {
    for statement in block {
        see(statement);
        match statement {
            Statement::Block(block) => visit(block, see),
            Statement::If { accept, reject, .. } => {
                visit(accept, see);
                visit(reject, see);
            }
            Statement::Switch { cases, .. } => cases.iter().for_each(|case| visit(&case.body, see)),
            Statement::Loop { body, continuing, .. } => {
                visit(body, see);
                visit(continuing, see);
            }
            _ => {}
        }
    }
}
