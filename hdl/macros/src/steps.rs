// SPDX-License-Identifier: MIT
//! The syntax tree of a kernel, in postfix order.
use crate::statements::drive;
use proc_macro2::{TokenStream, TokenTree};
use quote::{format_ident, quote, ToTokens};
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{
    parse_quote, BinOp, Block, Error, Expr, ExprAssign, ExprCall, ExprField, ExprForLoop, ExprIf,
    ExprLit, ExprMatch, ExprMethodCall, ExprPath, Ident, Lit, Macro, Member, Pat, PathArguments,
    Result, Stmt, UnOp,
};

/// The steps of a kernel.
pub fn of(kernel: &Block) -> Result<Steps> {
    let mut steps = Steps::default();
    steps.block(kernel)?;
    Ok(steps)
}

/// The name of a signal: `self.a[i].b.next` is `a[i]$b$next`.
fn name(path: &impl ToTokens) -> String {
    let text = path.to_token_stream().to_string();
    text.replace(' ', "")
        .replace("self.", "")
        .replace(".r#", ".")
        .replace('.', "$")
        .replace("::", "$")
}

fn no<T>(what: &impl Spanned, why: &str) -> Result<T> {
    Err(Error::new(what.span(), why))
}

/// The steps of a kernel, as variants of `Step`, and what is known when they are taken only.
#[derive(Default)]
pub struct Steps {
    /// The steps.
    pub steps: Vec<TokenStream>,
    /// Expressions of the type `usize`, which steps name by their places.
    pub parameters: Vec<TokenStream>,
    /// Expressions for the members of bundles, which steps name by their places.
    pub bundles: Vec<TokenStream>,
    /// The loops around the present statement.
    loops: Vec<Ident>,
}

impl Steps {
    fn push(&mut self, step: TokenStream) {
        self.steps.push(step);
    }

    /// The place of a parameter.
    fn parameter(&mut self, parameter: TokenStream) -> usize {
        self.parameters.push(parameter);
        self.parameters.len() - 1
    }

    /// The place of the width of a structure's field, its offset behind it.
    fn field(&mut self, field: &ExprField) -> Result<usize> {
        let (base, Member::Named(name)) = (&field.base, &field.member) else {
            return no(field, "a field of a structure has a name");
        };
        let [width, offset] = ["width", "offset"].map(|what| format_ident!("get_my_{what}_{name}"));
        let at = self.parameter(quote!(#base.#width()));
        self.parameter(quote!(#base.#offset()));
        Ok(at)
    }

    fn signal(&mut self, path: &impl ToTokens) {
        let name = name(path);
        self.push(quote!(Signal(#name)));
    }

    fn block(&mut self, block: &Block) -> Result<()> {
        self.push(quote!(Begin));
        block.stmts.iter().try_for_each(|statement| match statement {
            Stmt::Expr(expression, _) => self.statement(expression),
            Stmt::Macro(invoked) => self.invoked(&invoked.mac),
            _ => no(statement, "a kernel has no definitions and items of its own"),
        })
    }

    fn statement(&mut self, expression: &Expr) -> Result<()> {
        match expression {
            Expr::Assign(assignment) => self.assignment(assignment),
            Expr::If(condition) => self.condition(condition),
            Expr::ForLoop(repeated) => self.repeated(repeated),
            Expr::Match(choice) => self.choice(choice),
            Expr::MethodCall(call) => match drive(call) {
                Some((from, to)) => self.drive(from, to),
                None => no(
                    call,
                    "a call that is a statement of a kernel is `a.drive(&mut b)`, \
                     `ram.read(address)`, `ram.read(enable, address)` or \
                     `ram.write(enable, address, data)`",
                ),
            },
            _ => no(expression, "a statement of a kernel is an assignment, `if`, `match`, `for` or `a.drive(&mut b)`"),
        }
    }

    fn assignment(&mut self, assignment: &ExprAssign) -> Result<()> {
        let Expr::Field(target) = assignment.left.as_ref() else {
            return no(&assignment.left, "a kernel assigns to `.next` of a signal");
        };
        // A field of a structure.
        if let Expr::Field(inner) = target.base.as_ref() {
            if name(inner).ends_with("$next") {
                self.signal(&inner.base);
                self.value(&assignment.right)?;
                let at = self.field(target)?;
                self.push(quote!(AssignField(#at)));
                return Ok(());
            }
        }
        if !name(target).ends_with("$next") {
            return no(target, "a kernel assigns to `.next` of a signal");
        }
        self.signal(target);
        self.value(&assignment.right)?;
        self.push(quote!(Assign));
        Ok(())
    }

    fn condition(&mut self, condition: &ExprIf) -> Result<()> {
        self.value(&condition.cond)?;
        self.block(&condition.then_branch)?;
        match condition.else_branch.as_ref().map(|(_, otherwise)| otherwise.as_ref()) {
            None => self.push(quote!(If)),
            Some(Expr::Block(otherwise)) => {
                self.block(&otherwise.block)?;
                self.push(quote!(IfElse));
            }
            Some(Expr::If(otherwise)) => {
                self.push(quote!(Begin));
                self.condition(otherwise)?;
                self.push(quote!(IfElseIf));
            }
            Some(otherwise) => return no(otherwise, "`else` has a block or another `if`"),
        }
        Ok(())
    }

    fn repeated(&mut self, repeated: &ExprForLoop) -> Result<()> {
        let (Pat::Ident(index), Expr::Range(range)) =
            (repeated.pat.as_ref(), repeated.expr.as_ref())
        else {
            return no(repeated, "a loop of a kernel is `for i in a..b`");
        };
        let (Some(from), Some(to)) = (&range.start, &range.end) else {
            return no(range, "a loop of a kernel has both bounds");
        };
        let [from, to] = [self.bound(from)?, self.bound(to)?];
        self.loops.push(index.ident.clone());
        let index = name(index);
        self.block(&repeated.body)?;
        self.loops.pop();
        self.push(quote!(Loop(#index, #from, #to)));
        Ok(())
    }

    /// A bound of a loop: a literal, or what has the type `usize`.
    fn bound(&mut self, bound: &Expr) -> Result<TokenStream> {
        fn is_known(tokens: TokenStream) -> bool {
            tokens.into_iter().all(|token| match token {
                TokenTree::Group(group) => is_known(group.stream()),
                TokenTree::Ident(name) => name != "self",
                _ => true,
            })
        }
        if let Expr::Lit(literal) = bound {
            return value_of(literal);
        }
        if is_known(bound.to_token_stream()) {
            return Ok(quote!(::hdl_dialect::kernel::Value::Size(#bound)));
        }
        let at = self.parameter(quote!(#bound));
        Ok(quote!(::hdl_dialect::kernel::Value::Parameter(#at)))
    }

    fn choice(&mut self, choice: &ExprMatch) -> Result<()> {
        self.value(&choice.expr)?;
        let mut patterns = vec![];
        for arm in &choice.arms {
            let text = match &arm.pat {
                Pat::Ident(name) => name.ident.to_string(),
                Pat::Lit(literal) => literal.to_token_stream().to_string(),
                Pat::Path(path) => name(path),
                Pat::Wild(_) => "default".to_owned(),
                pattern => return no(pattern, "a pattern of a kernel is a name, a number or `_`"),
            };
            let pattern = &arm.pat;
            patterns.push(if text.rsplit('$').next().is_some_and(is_in_capitals) {
                quote!(::hdl_dialect::kernel::Pattern::Number(#pattern))
            } else {
                quote!(::hdl_dialect::kernel::Pattern::Text(#text))
            });
            match arm.body.as_ref() {
                Expr::Block(body) => self.block(&body.block)?,
                body => {
                    self.push(quote!(Begin));
                    self.statement(body)?;
                }
            }
        }
        self.push(quote!(Match(&[#(#patterns),*])));
        Ok(())
    }

    /// rust-hdl's macros that wire a block: the struct says the same.
    fn invoked(&self, invoked: &Macro) -> Result<()> {
        match invoked.path.get_ident() {
            Some(name) if name == "dff_setup" || name == "clock" => Ok(()),
            _ => no(invoked, "a kernel invokes `dff_setup!` and `clock!` only"),
        }
    }

    /// A bundle drives another.
    fn drive(&mut self, from: &Expr, to: &Expr) -> Result<()> {
        // All elements of an array have the same members: the first stands for the one of the loop.
        let [source, target] = [from, to].map(|side| {
            let mut typed = side.clone();
            First(&self.loops).visit_expr_mut(&mut typed);
            typed
        });
        self.bundles.push(quote!(::hdl_dialect::bundle::joined(&#source, &#target)));
        let (from, to, at) = (name(from), name(to), self.bundles.len() - 1);
        self.push(quote!(Drive(#from, #to, #at)));
        Ok(())
    }

    fn value(&mut self, expression: &Expr) -> Result<()> {
        match expression {
            // A field of a structure.
            Expr::Field(field) if matches!(field.base.as_ref(), Expr::MethodCall(_)) => {
                self.value(&field.base)?;
                let at = self.field(field)?;
                self.push(quote!(Field(#at)));
            }
            Expr::Path(path) if is_constant(path) => {
                self.push(quote!(Literal(::hdl_dialect::kernel::Value::Long(#path as u64))))
            }
            Expr::Cast(cast) if matches!(cast.expr.as_ref(), Expr::Path(_)) => {
                self.push(quote!(Literal(::hdl_dialect::kernel::Value::Long((#cast) as u64))));
            }
            Expr::Path(_) | Expr::Field(_) | Expr::Index(_) => {
                if name(expression).ends_with("$next") {
                    return no(expression, "a kernel reads `.val()` of a signal");
                }
                self.signal(expression);
            }
            Expr::Paren(inner) => {
                self.value(&inner.expr)?;
                self.push(quote!(Paren));
            }
            Expr::Binary(operation) => {
                self.value(&operation.left)?;
                self.value(&operation.right)?;
                let operator = operator(&operation.op)?;
                self.push(quote!(Binary(::rust_hdl::core::ast::VerilogOp::#operator)));
            }
            Expr::Unary(operation) => {
                self.value(&operation.expr)?;
                let operator = match operation.op {
                    UnOp::Not(_) => quote!(Not),
                    UnOp::Neg(_) => quote!(Neg),
                    _ => return no(operation, "this operator is not supported in a kernel"),
                };
                self.unary(operator);
            }
            Expr::Call(call) => self.cast(call)?,
            Expr::MethodCall(call) => self.method(call)?,
            Expr::Lit(literal) => {
                let literal = value_of(literal)?;
                self.push(quote!(Literal(#literal)));
            }
            _ => return no(expression, "this expression is not supported in a kernel"),
        }
        Ok(())
    }

    fn unary(&mut self, operator: TokenStream) {
        self.push(quote!(Unary(::rust_hdl::core::ast::VerilogOpUnary::#operator)));
    }

    /// `bit_cast::<M, N>(..)`.
    fn cast(&mut self, call: &ExprCall) -> Result<()> {
        let path = match call.func.as_ref() {
            Expr::Path(path) if path.path.segments.len() == 1 => &path.path.segments[0],
            _ => return no(call, "a kernel calls `bit_cast` only"),
        };
        let width = match &path.arguments {
            PathArguments::AngleBracketed(widths) if path.ident == "bit_cast" => {
                widths.args.first()
            }
            _ => None,
        };
        let (Some(width), Some(word)) = (width, call.args.first()) else {
            return no(call, "a kernel calls `bit_cast::<M, N>` only, with both widths");
        };
        self.value(word)?;
        self.push(quote!(Cast(#width)));
        Ok(())
    }

    fn method(&mut self, call: &ExprMethodCall) -> Result<()> {
        self.value(&call.receiver)?;
        let mut arguments = call.args.iter();
        let mut argument = |steps: &mut Self| match arguments.next() {
            Some(argument) => steps.value(argument),
            None => no(call, "an argument is missing"),
        };
        match call.method.to_string().as_str() {
            "val" | "into" | "index" | "to_bits" => {}
            "get_bits" => {
                argument(self)?;
                let Some(width) = call.turbofish.as_ref().and_then(|widths| widths.args.first())
                else {
                    return no(call, "`get_bits` has its width, as in `get_bits::<4>(8)`");
                };
                self.push(quote!(Slice(#width)));
            }
            "get_bit" => {
                argument(self)?;
                self.push(quote!(Index));
            }
            "replace_bit" => {
                argument(self)?;
                argument(self)?;
                self.push(quote!(IndexReplace));
            }
            "all" => self.unary(quote!(All)),
            "any" => self.unary(quote!(Any)),
            "xor" => self.unary(quote!(Xor)),
            _ => return no(&call.method, "this method is not supported in a kernel"),
        }
        Ok(())
    }
}

/// The first element of an array in place of that of a loop.
struct First<'a>(&'a [Ident]);

impl VisitMut for First<'_> {
    fn visit_expr_mut(&mut self, expression: &mut Expr) {
        match expression {
            Expr::Path(path) if self.0.iter().any(|index| path.path.is_ident(index)) => {
                *expression = parse_quote!(0usize)
            }
            _ => visit_mut::visit_expr_mut(self, expression),
        }
    }
}

/// A constant of type `u64` or `usize`: its name is in capitals.
fn is_constant(path: &ExprPath) -> bool {
    path.path.segments.last().is_some_and(|last| is_in_capitals(&last.ident.to_string()))
}

fn is_in_capitals(text: &str) -> bool {
    text.len() > 1
        && text.starts_with(|letter: char| letter.is_ascii_uppercase())
        && text
            .chars()
            .all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit() || letter == '_')
}

fn operator(operator: &BinOp) -> Result<TokenStream> {
    Ok(match operator {
        BinOp::Sub(_) => quote!(Sub),
        BinOp::Add(_) => quote!(Add),
        BinOp::Mul(_) => quote!(Mul),
        BinOp::And(_) => quote!(LogicalAnd),
        BinOp::Or(_) => quote!(LogicalOr),
        BinOp::BitXor(_) => quote!(BitXor),
        BinOp::BitAnd(_) => quote!(BitAnd),
        BinOp::BitOr(_) => quote!(BitOr),
        BinOp::Shl(_) => quote!(Shl),
        BinOp::Shr(_) => quote!(Shr),
        BinOp::Eq(_) => quote!(Eq),
        BinOp::Lt(_) => quote!(Lt),
        BinOp::Le(_) => quote!(Le),
        BinOp::Ne(_) => quote!(Ne),
        BinOp::Ge(_) => quote!(Ge),
        BinOp::Gt(_) => quote!(Gt),
        _ => return no(operator, "this operator is not supported in a kernel"),
    })
}

/// A literal with the width that its type has.
fn value_of(literal: &ExprLit) -> Result<TokenStream> {
    let value = match &literal.lit {
        Lit::Bool(_) => quote!(Bool),
        Lit::Int(number) => match number.suffix() {
            "" => quote!(Int),
            "u32" => quote!(Word),
            "u64" => quote!(Long),
            "usize" => quote!(Size),
            _ => return no(literal, "a number has no suffix, or u32, u64 or usize"),
        },
        _ => return no(literal, "this literal is not supported in a kernel"),
    };
    Ok(quote!(::hdl_dialect::kernel::Value::#value(#literal)))
}
