// SPDX-License-Identifier: MIT
//! Expressions: what is not arithmetic.
use super::place::{Choice, Pointer, Root};
use super::types::Packing;
use super::{Expr, Lowerer};
use crate::error::{Lowered, Problem};
use crate::ir::{Space, Value};
use naga::{Expression, Handle, Literal, TypeInner};

impl Lowerer<'_> {
    /// What an expression of the current function is.
    pub(super) fn expr(&mut self, handle: Handle<Expression>) -> Lowered<Expr> {
        if let Some(known) = self.frame().known.get(&handle) {
            return Ok(known.clone());
        }
        let function = self.frame().function;
        let span = function.expressions.get_span(handle);
        let expression = &function.expressions[handle];
        let expr = self.expression(handle, expression).map_err(|problem| problem.at(span))?;
        self.frame_mut().known.insert(handle, expr.clone());
        Ok(expr)
    }

    /// The scalars of an expression.
    pub(super) fn values(&mut self, handle: Handle<Expression>) -> Lowered<Vec<Value>> {
        match self.expr(handle)? {
            Expr::Values(values) => Ok(values),
            Expr::Pointer(pointer) => self.load(&pointer),
            Expr::Resource(_) => Err(Problem::new("a resource is not a value")),
        }
    }

    /// The one scalar of an expression.
    pub(super) fn value(&mut self, handle: Handle<Expression>) -> Lowered<Value> {
        self.values(handle)?.first().copied().ok_or_else(|| Problem::new("a value without scalars"))
    }

    fn expression(&mut self, handle: Handle<Expression>, expression: &Expression) -> Lowered<Expr> {
        let values = match *expression {
            Expression::GlobalVariable(variable) => return self.global(variable),
            Expression::LocalVariable(variable) => {
                return Ok(Expr::Pointer(self.frame().locals[&variable].clone()))
            }
            Expression::FunctionArgument(at) => return Ok(self.frame().args[at as usize].clone()),
            Expression::AccessIndex { base, index } => return self.access_member(base, index),
            Expression::Access { base, index } => return self.access(base, index),
            Expression::Load { pointer } => {
                let pointer = self.pointer(pointer)?;
                self.load(&pointer)?
            }
            Expression::Literal(literal) => vec![self.literal(literal)?],
            Expression::Constant(constant) => {
                self.constant(self.source.module.constants[constant].init)?
            }
            Expression::Override(which) => self.override_value(which)?,
            Expression::ZeroValue(ty) => {
                let inner = self.source.module.types[ty].inner.clone();
                self.zeros(&inner)?
            }
            Expression::Compose { ref components, .. } => {
                let mut all = vec![];
                for &component in components {
                    all.extend(self.values(component)?);
                }
                all
            }
            Expression::Splat { size, value } => vec![self.value(value)?; size as usize],
            Expression::Swizzle { size, vector, pattern } => {
                let vector = self.values(vector)?;
                pattern[..size as usize].iter().map(|&at| vector[at as usize]).collect()
            }
            Expression::Unary { op, expr } => self.unary(op, expr)?,
            Expression::Binary { op, left, right } => self.binary(op, left, right)?,
            Expression::Select { condition, accept, reject } => {
                self.choose_values(condition, accept, reject)?
            }
            Expression::Derivative { axis, expr, .. } => self.derivative(axis, expr)?,
            Expression::Relational { fun, argument } => self.relational(fun, argument)?,
            Expression::Math { fun, arg, arg1, arg2, arg3 } => {
                let args: Vec<_> = [Some(arg), arg1, arg2, arg3].into_iter().flatten().collect();
                self.math(fun, &args)?
            }
            Expression::As { expr, kind, convert } => self.cast(expr, kind, convert)?,
            Expression::ArrayLength(array) => {
                let pointer = self.pointer(array)?;
                let count = self.count_at(&pointer).unwrap_or(0);
                vec![self.b.word(count)]
            }
            Expression::ImageSample { .. }
            | Expression::ImageLoad { .. }
            | Expression::ImageQuery { .. } => self.image_expression(expression)?,
            Expression::CallResult(_)
            | Expression::AtomicResult { .. }
            | Expression::WorkGroupUniformLoadResult { .. } => {
                return Err(Problem::new("a result that is used before its statement"));
            }
            ref other => {
                let name = format!("{other:?}");
                let name = name.split([' ', '(', '{']).next().unwrap_or_default().to_string();
                return Err(Problem::unsupported(format!("`{name}`"), ""));
            }
        };
        debug_assert!(self.frame().function.expressions.len() > handle.index());
        Ok(Expr::Values(values))
    }

    fn literal(&mut self, literal: Literal) -> Lowered<Value> {
        Ok(match literal {
            Literal::F32(value) => self.b.float(value),
            Literal::U32(word) => self.b.word(word),
            Literal::I32(word) => self.b.word(word as u32),
            Literal::Bool(holds) => self.b.bool(holds),
            Literal::AbstractInt(word) => self.b.word(word as u32),
            Literal::AbstractFloat(value) => self.b.float(value as f32),
            _ => {
                return Err(Problem::unsupported(
                    "a literal that has not 32 bits",
                    "use f32, i32 or u32",
                ))
            }
        })
    }

    /// An expression of the module: they are folded while they are built.
    pub(super) fn constant(&mut self, handle: Handle<Expression>) -> Lowered<Vec<Value>> {
        let module = &self.source.module;
        match module.global_expressions[handle] {
            Expression::Literal(literal) => Ok(vec![self.literal(literal)?]),
            Expression::Constant(constant) => self.constant(module.constants[constant].init),
            Expression::Override(which) => self.override_value(which),
            Expression::ZeroValue(ty) => {
                let inner = module.types[ty].inner.clone();
                self.zeros(&inner)
            }
            Expression::Compose { ref components, .. } => {
                let mut all = vec![];
                for &component in components {
                    all.extend(self.constant(component)?);
                }
                Ok(all)
            }
            Expression::Splat { size, value } => Ok(vec![self.constant(value)?[0]; size as usize]),
            ref other => self.module_expression(handle, other),
        }
    }

    /// Arithmetic among overrides: lowered as in a function that has the module's expressions.
    fn module_expression(
        &mut self,
        handle: Handle<Expression>,
        expression: &Expression,
    ) -> Lowered<Vec<Value>> {
        let info = &self.source.info;
        let kind =
            |handle: Handle<Expression>| match info[handle].inner_with(&self.source.module.types) {
                TypeInner::Scalar(scalar) | TypeInner::Vector { scalar, .. } => {
                    super::types::Kind::of(*scalar)
                }
                _ => Err(Problem::unsupported("this expression among overrides", "")),
            };
        match *expression {
            Expression::Binary { op, left, right } => {
                let kind = kind(left)?;
                let (left, right) = (self.constant(left)?, self.constant(right)?);
                let pairs = left.into_iter().zip(right).collect::<Vec<_>>();
                pairs
                    .into_iter()
                    .map(|(left, right)| self.binary_scalar(op, kind, left, right))
                    .collect()
            }
            Expression::Unary { op, expr } => {
                let kind = kind(expr)?;
                let values = self.constant(expr)?;
                values.into_iter().map(|value| self.unary_scalar(op, kind, value)).collect()
            }
            Expression::As { expr, kind: to, .. } => {
                let from = kind(expr)?;
                let to = super::types::Kind::of(naga::Scalar { kind: to, width: 4 })?;
                let values = self.constant(expr)?;
                Ok(values.into_iter().map(|value| self.convert(from, to, value)).collect())
            }
            _ => Err(Problem::unsupported("this expression among overrides", "").at(self
                .source
                .module
                .global_expressions
                .get_span(handle))),
        }
    }

    pub(super) fn override_value(&mut self, which: Handle<naga::Override>) -> Lowered<Vec<Value>> {
        let about = &self.source.module.overrides[which];
        let inner = &self.source.module.types[about.ty].inner;
        let kind = self.kinds(inner)?[0];
        if let Some(value) = self.given_override(about) {
            use super::types::Kind;
            return Ok(vec![match kind {
                Kind::Float => self.b.float(value as f32),
                Kind::Bool => self.b.bool(value != 0.0),
                Kind::Signed | Kind::Unsigned => self.b.word(value as i64 as u32),
            }]);
        }
        match about.init {
            Some(init) => self.constant(init),
            None => {
                let name = about
                    .name
                    .clone()
                    .unwrap_or_else(|| about.id.map_or("?".into(), |id| id.to_string()));
                Err(Problem::new(format!(
                    "override `{name}` has no value: give it one with --override {name}=VALUE"
                )))
            }
        }
    }

    fn access_member(&mut self, base: Handle<Expression>, index: u32) -> Lowered<Expr> {
        match self.expr(base)? {
            Expr::Pointer(pointer) => Ok(Expr::Pointer(self.member(&pointer, index)?)),
            Expr::Values(values) => {
                let inner = self.type_of(base);
                let (offset, member) = self.types().member(&inner, index, Packing::Words)?;
                let first = offset as usize / 4;
                let count = self.types().bytes(&member, Packing::Words) as usize / 4;
                Ok(Expr::Values(values[first..first + count].to_vec()))
            }
            Expr::Resource(_) => {
                Err(Problem::unsupported("an array of resources", "bind them one by one"))
            }
        }
    }

    fn access(&mut self, base: Handle<Expression>, index: Handle<Expression>) -> Lowered<Expr> {
        let index = self.value(index)?;
        match self.expr(base)? {
            Expr::Pointer(pointer) => Ok(Expr::Pointer(self.element(&pointer, index)?)),
            Expr::Values(values) => {
                let inner = self.type_of(base);
                Ok(Expr::Values(self.element_of_values(&inner, &values, index)?))
            }
            Expr::Resource(_) => {
                Err(Problem::unsupported("an array of resources", "bind them one by one"))
            }
        }
    }

    /// An element of an array that is a value: from a table if all are constant, else a choice.
    fn element_of_values(
        &mut self,
        inner: &TypeInner,
        values: &[Value],
        index: Value,
    ) -> Lowered<Vec<Value>> {
        let count = self.types().count(inner).unwrap_or(1);
        let size = values.len() / count.max(1) as usize;
        if let Some(index) = self.b.as_const(index) {
            let at = index.min(count - 1) as usize * size;
            return Ok(values[at..at + size].to_vec());
        }
        let words: Option<Vec<u32>> = values.iter().map(|&value| self.b.as_const(value)).collect();
        if let Some(offset) =
            words.filter(|words| words.len() > 4).and_then(|words| self.layout.table(&words))
        {
            let index = self.clamp_index(index, count);
            let step = self.b.word(4 * size as u32);
            let bytes = self.b.alu(warpwright_isa::AluOp::Imul, &[index, step]);
            let load = |this: &mut Self, at: usize| {
                let offset = offset as i32 + 4 * at as i32;
                this.b.load(Space::Constant, crate::ir::Width::Word, bytes, offset, true)
            };
            return Ok((0..size).map(|at| load(self, at)).collect());
        }
        // As a variable that is indexed once.
        let first = self.variables.len();
        let pointer = self.variable(inner, values)?;
        let choice = Choice { index, count, stride: size };
        let root = Root::Variable { first, choices: vec![choice] };
        let element = self.load(&Pointer { root, inner: self.types().element(&pointer.inner)? })?;
        self.variables.truncate(first);
        Ok(element)
    }
}
