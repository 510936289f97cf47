// SPDX-License-Identifier: MIT
//! The syntax tree of a kernel, in postfix order.
use crate::statements::{drive, Drive};
use crate::values::{is_in_capitals, value_of};
use proc_macro2::{TokenStream, TokenTree};
use quote::{format_ident, quote, ToTokens};
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{
    parse_quote, Block, Error, Expr, ExprAssign, ExprField, ExprForLoop, ExprIf, ExprMatch, Ident,
    Macro, Member, Pat, Result, Stmt,
};

/// The steps of a kernel.
pub fn of(kernel: &Block) -> Result<Steps> {
    let mut steps = Steps::default();
    steps.block(kernel)?;
    Ok(steps)
}

/// The name of a signal: `self.a[i].b.next` is `a[i]$b$next`.
pub fn name(path: &impl ToTokens) -> String {
    let text = path.to_token_stream().to_string();
    text.replace(' ', "")
        .replace("self.", "")
        .replace(".r#", ".")
        .replace('.', "$")
        .replace("::", "$")
}

pub fn no<T>(what: &impl Spanned, why: &str) -> Result<T> {
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
    /// The loops around the present statement, with whether they have a first turn.
    loops: Vec<(Ident, TokenStream)>,
}

impl Steps {
    pub fn push(&mut self, step: TokenStream) {
        self.steps.push(step);
    }

    /// The place of a parameter.
    fn parameter(&mut self, parameter: TokenStream) -> usize {
        self.parameters.push(parameter);
        self.parameters.len() - 1
    }

    /// The place of the width of a structure's field, its offset behind it.
    pub fn field(&mut self, field: &ExprField) -> Result<usize> {
        let (base, Member::Named(name)) = (&field.base, &field.member) else {
            return no(field, "a field of a structure has a name");
        };
        let [width, offset] = ["width", "offset"].map(|what| format_ident!("get_my_{what}_{name}"));
        let at = self.parameter(quote!(#base.#width()));
        self.parameter(quote!(#base.#offset()));
        Ok(at)
    }

    pub fn signal(&mut self, path: &impl ToTokens) {
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
                Some(joined) => self.drive(&joined),
                None => no(
                    call,
                    "a call that is a statement of a kernel is `a.drive(&mut b)`, \
                     `a.drive(&mut b, [x, y])`, `ram.read(address)`, `ram.read(enable, address)` or \
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
        let [first, behind] = [from, to].map(|bound| self.first(bound));
        self.loops.push((index.ident.clone(), quote!((#first) < (#behind))));
        let [from, to] = [self.bound(from)?, self.bound(to)?];
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

    /// The same in the first turn of all loops.
    fn first(&self, place: &Expr) -> Expr {
        let mut first = place.clone();
        First(&self.loops).visit_expr_mut(&mut first);
        first
    }

    /// A bundle drives another, or signals those of the same names.
    fn drive(&mut self, Drive { from, to, signals }: &Drive) -> Result<()> {
        // All elements of an array have the same members: the first stands for the one of the loop.
        let [source, target] = [from, to].map(|side| self.first(side));
        let members = match signals {
            None => quote!(::hdl_dialect::bundle::joined(&#source, &#target)),
            Some(signals) => {
                let names = signals.iter().map(name);
                let typed = signals.iter().map(|signal| self.first(signal));
                quote!(::hdl_dialect::bundle::named(&[#((#names, &#target.#typed)),*]))
            }
        };
        // Of a loop without a turn there is no first element.
        let turns: Vec<_> = self.loops.iter().map(|(_, turns)| turns).collect();
        self.bundles.push(match turns[..] {
            [] => members,
            _ => quote!(if #(#turns)&&* { #members } else { ::std::vec![] }),
        });
        let [from, to] = [from, to].map(|side| match name(side) {
            own if own == "self" => String::new(),
            part => part + "$",
        });
        let at = self.bundles.len() - 1;
        self.push(quote!(Drive(#from, #to, #at)));
        Ok(())
    }
}

/// The first element of an array in place of that of a loop.
struct First<'a>(&'a [(Ident, TokenStream)]);

impl VisitMut for First<'_> {
    fn visit_expr_mut(&mut self, expression: &mut Expr) {
        match expression {
            Expr::Path(path) if self.0.iter().any(|(index, _)| path.path.is_ident(index)) => {
                *expression = parse_quote!(0usize)
            }
            _ => visit_mut::visit_expr_mut(self, expression),
        }
    }
}
