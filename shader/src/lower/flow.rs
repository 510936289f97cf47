// SPDX-License-Identifier: MIT
//! Where ways meet: variables become results of blocks and parameters of loops.
use super::{Join, Lowerer};
use crate::error::Lowered;
use crate::ir::{Label, Type, Value};

impl Lowerer<'_> {
    fn snapshot(&self, count: usize) -> Vec<Value> {
        self.variables[..count].iter().map(|variable| variable.value).collect()
    }

    /// Fills a block; a jump to its label, or its end, leads behind it.
    pub(super) fn block(
        &mut self,
        body: impl FnOnce(&mut Self, Label) -> Lowered<()>,
    ) -> Lowered<()> {
        let label = self.b.label();
        let before = self.snapshot(self.variables.len());
        self.joins.push(Join { label, variables: self.variables.len(), incoming: vec![] });
        self.b.begin();
        body(self, label)?;
        self.jump(label);
        let region = self.b.end();
        let join = self.joins.pop().expect("pushed above");
        self.variables.truncate(join.variables);
        if join.incoming.is_empty() {
            self.b.push_block(label, vec![], region);
            self.b.leave();
            return Ok(());
        }
        let mut results = vec![];
        for at in 0..join.variables {
            // What was made inside is seen behind the block as its result only.
            let first = join.incoming[0].1[at];
            let outside = first == before[at] || self.b.as_const(first).is_some();
            self.variables[at].value =
                if outside && join.incoming.iter().all(|(_, variables)| variables[at] == first) {
                    first
                } else {
                    let result = self.b.value(Type::Word);
                    results.push(result);
                    for (branch, variables) in &join.incoming {
                        self.b.branch_args(*branch).push(variables[at]);
                    }
                    result
                };
        }
        self.b.push_block(label, results, region);
        Ok(())
    }

    /// Leaves the block with this label.
    pub(super) fn jump(&mut self, label: Label) {
        if let Some(branch) = self.b.branch(label, vec![]) {
            let join = self
                .joins
                .iter()
                .rposition(|join| join.label == label)
                .expect("jumps go to blocks around them");
            let variables = self.snapshot(self.joins[join].variables);
            self.joins[join].incoming.push((branch, variables));
        }
    }

    /// One of two ways.
    pub(super) fn choose(
        &mut self,
        condition: Value,
        accept: impl FnOnce(&mut Self) -> Lowered<()>,
        reject: impl FnOnce(&mut Self) -> Lowered<()>,
    ) -> Lowered<()> {
        match self.b.as_bool(condition) {
            Some(true) => return accept(self),
            Some(false) => return reject(self),
            None => {}
        }
        self.block(|this, end| {
            let before = this.snapshot(this.variables.len());
            let restore = |this: &mut Self| {
                this.variables.truncate(before.len());
                this.variables
                    .iter_mut()
                    .zip(&before)
                    .for_each(|(variable, &value)| variable.value = value);
            };
            this.b.begin();
            accept(this)?;
            this.jump(end);
            let accepted = this.b.end();
            restore(this);
            this.b.begin();
            reject(this)?;
            this.jump(end);
            let rejected = this.b.end();
            restore(this);
            this.b.push_if(condition, accepted, rejected);
            this.b.leave();
            Ok(())
        })
    }

    /// Something that happens where a condition holds.
    pub(super) fn only_if(
        &mut self,
        condition: Value,
        body: impl FnOnce(&mut Self) -> Lowered<()>,
    ) -> Lowered<()> {
        self.choose(condition, body, |_| Ok(()))
    }

    /// Repeats a body until it jumps out.
    pub(super) fn repeat(&mut self, body: impl FnOnce(&mut Self) -> Lowered<()>) -> Lowered<()> {
        let count = self.variables.len();
        let inits = self.snapshot(count);
        let label = self.b.label();
        let params: Vec<Value> = (0..count).map(|_| self.b.value(Type::Word)).collect();
        self.variables
            .iter_mut()
            .zip(&params)
            .for_each(|(variable, &param)| variable.value = param);
        self.b.begin();
        body(self)?;
        let again = self.snapshot(count);
        self.b.branch(label, again);
        let region = self.b.end();
        self.variables.truncate(count);
        self.b.push_loop(label, params, inits, region);
        Ok(())
    }
}
