// SPDX-License-Identifier: MIT
//! Statements.
use super::{Expr, Lowerer};
use crate::error::{Lowered, Problem};
use crate::ir::Value;
use naga::{Block, Expression, Handle, Statement, SwitchCase, SwitchValue};
use std::ops::Range;

/// Whether there is a `continue` of the loop around it in a statement.
fn continues(statement: &Statement) -> bool {
    match statement {
        Statement::Continue => true,
        Statement::Block(block) => block.iter().any(continues),
        Statement::If { accept, reject, .. } => accept.iter().chain(reject).any(continues),
        Statement::Switch { cases, .. } => cases.iter().any(|case| case.body.iter().any(continues)),
        _ => false,
    }
}

impl<'a> Lowerer<'a> {
    pub(super) fn statements(&mut self, block: &'a Block) -> Lowered<()> {
        self.statements_in(block, 0..block.len())
    }

    fn statements_in(&mut self, block: &'a Block, range: Range<usize>) -> Lowered<()> {
        for (statement, span) in block.span_iter().skip(range.start).take(range.len()) {
            // What follows a jump is never reached.
            if !self.b.reachable() {
                break;
            }
            self.set_line(*span);
            self.statement(statement).map_err(|problem| problem.at(*span))?;
        }
        Ok(())
    }

    fn statement(&mut self, statement: &'a Statement) -> Lowered<()> {
        match statement {
            Statement::Emit(range) => {
                for handle in range.clone() {
                    let span = self.frame().function.expressions.get_span(handle);
                    self.set_line(span);
                    // In a loop the expression is a new one in each round, but it is lowered once.
                    self.frame_mut().known.remove(&handle);
                    self.expr(handle)?;
                }
                Ok(())
            }
            Statement::Block(block) => self.statements(block),
            Statement::If { condition, accept, reject } => {
                let condition = self.value(*condition)?;
                self.choose(
                    condition,
                    |this| this.statements(accept),
                    |this| this.statements(reject),
                )
            }
            Statement::Switch { selector, cases } => self.switch(*selector, cases),
            Statement::Loop { body, continuing, break_if } => {
                self.lower_loop(body, continuing, *break_if)
            }
            Statement::Break => {
                let label = self.frame().breaks.last().copied();
                self.jump(label.ok_or_else(|| Problem::new("`break` outside of loops"))?);
                Ok(())
            }
            Statement::Continue => {
                let label = self.frame().continues.last().copied();
                self.jump(label.ok_or_else(|| Problem::new("`continue` outside of loops"))?);
                Ok(())
            }
            Statement::Return { value } => {
                if let Some(value) = value {
                    let values = self.values(*value)?;
                    let first = self.frame().result;
                    values
                        .into_iter()
                        .enumerate()
                        .for_each(|(at, value)| self.write(first + at, value));
                }
                let label = self.frame().return_to;
                self.jump(label);
                Ok(())
            }
            Statement::Kill => {
                self.discard();
                Ok(())
            }
            Statement::ControlBarrier(_) => {
                self.b.barrier();
                Ok(())
            }
            // Accesses of a thread are in order, and what others see is in order at barriers.
            Statement::MemoryBarrier(_) => Ok(()),
            Statement::Store { pointer, value } => {
                let pointer = self.pointer(*pointer)?;
                let values = self.values(*value)?;
                self.store(&pointer, &values)
            }
            Statement::ImageStore { image, coordinate, value, .. } => {
                self.image_store(*image, *coordinate, *value)
            }
            Statement::Atomic { pointer, fun, value, result } => {
                self.atomic(*pointer, fun, *value, *result)
            }
            Statement::WorkGroupUniformLoad { pointer, result } => {
                self.b.barrier();
                let pointer = self.pointer(*pointer)?;
                let values = self.load(&pointer)?;
                self.b.barrier();
                self.frame_mut().known.insert(*result, Expr::Values(values));
                Ok(())
            }
            Statement::Call { function, arguments, result } => {
                let args =
                    arguments.iter().map(|&arg| self.expr(arg)).collect::<Lowered<Vec<_>>>()?;
                let values = self.call(*function, args)?;
                if let Some(result) = result {
                    self.frame_mut().known.insert(*result, Expr::Values(values));
                }
                Ok(())
            }
            Statement::ImageAtomic { .. } => {
                Err(Problem::unsupported("an atomic on a texture", "use a storage buffer"))
            }
            Statement::SubgroupBallot { .. }
            | Statement::SubgroupGather { .. }
            | Statement::SubgroupCollectiveOperation { .. } => Err(Problem::unsupported(
                "an operation of subgroups",
                "use workgroup memory and barriers",
            )),
            _ => Err(Problem::unsupported("this statement", "")),
        }
    }

    fn lower_loop(
        &mut self,
        body: &'a Block,
        continuing: &'a Block,
        break_if: Option<Handle<Expression>>,
    ) -> Lowered<()> {
        self.block(|this, after| {
            this.repeat(|this| {
                this.frame_mut().breaks.push(after);
                // `continuing` may use what is declared before the first `continue`.
                let first = body.iter().position(continues).unwrap_or(body.len());
                this.statements_in(body, 0..first)?;
                if first < body.len() && this.b.reachable() {
                    this.block(|this, next| {
                        this.frame_mut().continues.push(next);
                        let result = this.statements_in(body, first..body.len());
                        this.frame_mut().continues.pop();
                        result
                    })?;
                }
                this.statements(continuing)?;
                if let Some(condition) = break_if {
                    let condition = this.value(condition)?;
                    this.only_if(condition, |this| {
                        this.jump(after);
                        Ok(())
                    })?;
                }
                this.frame_mut().breaks.pop();
                Ok(())
            })
        })
    }

    fn switch(&mut self, selector: Handle<Expression>, cases: &'a [SwitchCase]) -> Lowered<()> {
        let selector = self.value(selector)?;
        self.block(|this, after| {
            this.frame_mut().breaks.push(after);
            let result = this.cases(selector, cases);
            this.frame_mut().breaks.pop();
            result
        })
    }

    /// The cases one after the other; those without a body of their own go with the next.
    fn cases(&mut self, selector: Value, cases: &'a [SwitchCase]) -> Lowered<()> {
        let mut groups: Vec<(Vec<u32>, bool, usize)> = vec![];
        let (mut words, mut default) = (vec![], false);
        for (at, case) in cases.iter().enumerate() {
            match case.value {
                SwitchValue::I32(word) => words.push(word as u32),
                SwitchValue::U32(word) => words.push(word),
                SwitchValue::Default => default = true,
            }
            if !(case.fall_through && case.body.is_empty()) {
                groups.push((std::mem::take(&mut words), std::mem::take(&mut default), at));
            }
        }
        // The default comes last: it is for what no other case takes.
        groups.sort_by_key(|(_, default, _)| *default);
        self.case_groups(selector, cases, &groups)
    }

    fn case_groups(
        &mut self,
        selector: Value,
        cases: &'a [SwitchCase],
        groups: &[(Vec<u32>, bool, usize)],
    ) -> Lowered<()> {
        let Some(((words, default, at), rest)) = groups.split_first() else { return Ok(()) };
        let body = |this: &mut Self| -> Lowered<()> {
            for case in &cases[*at..] {
                this.statements(&case.body)?;
                if !case.fall_through {
                    break;
                }
            }
            Ok(())
        };
        if *default {
            return body(self);
        }
        let tests: Vec<Value> = words.iter().map(|&word| self.is_index(selector, word)).collect();
        let Some(condition) = tests.into_iter().reduce(|a, b| self.b.or(a, b)) else {
            return Ok(());
        };
        self.choose(condition, body, |this| this.case_groups(selector, cases, rest))
    }

    /// The thread ends; where derivatives follow it goes on, and what it does is not seen.
    fn discard(&mut self) {
        match self.alive {
            Some(alive) => {
                let zero = self.b.word(0);
                self.variables[alive].value = zero;
            }
            None => self.b.exit(),
        }
    }
}
