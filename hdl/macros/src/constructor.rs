// SPDX-License-Identifier: MIT
//! The constructor of a block.
use crate::fields::{default_of, Field, Kind};
use proc_macro2::{TokenStream, TokenTree};
use quote::{quote, ToTokens};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{parenthesized, DeriveInput, Error, Expr, FnArg, Ident, Pat, Result, Token, Type};

/// `new(a: A, b: B)` of `#[block(…)]`.
struct New {
    parameters: Punctuated<FnArg, Token![,]>,
}

impl Parse for New {
    fn parse(input: ParseStream) -> Result<Self> {
        let name: Ident = input.parse()?;
        if name != "new" {
            return Err(Error::new_spanned(
                name,
                "`new(…)` with the parameters of the constructor",
            ));
        }
        let inner;
        parenthesized!(inner in input);
        Ok(Self { parameters: Punctuated::parse_terminated(&inner)? })
    }
}

/// `condition, "reason"` of `#[check(…)]`; the reason as `assert!` takes it.
struct Check {
    condition: Expr,
    reason: TokenStream,
}

impl Parse for Check {
    fn parse(input: ParseStream) -> Result<Self> {
        let condition = input.parse()?;
        input.parse::<Token![,]>()?;
        Ok(Self { condition, reason: input.parse()? })
    }
}

/// `pattern = value` or `name: Type = value` of `#[derived(…)]`.
struct Derived {
    pattern: Pat,
    of_type: Option<Type>,
    value: Expr,
}

impl Parse for Derived {
    fn parse(input: ParseStream) -> Result<Self> {
        let pattern = Pat::parse_single(input)?;
        let of_type = input.parse::<Option<Token![:]>>()?.map(|_| input.parse()).transpose()?;
        input.parse::<Token![=]>()?;
        Ok(Self { pattern, of_type, value: input.parse()? })
    }
}

/// `new`, or `default` where the block has no parameters.
pub fn of(input: &DeriveInput, fields: &[Field]) -> Result<TokenStream> {
    let mut parameters = None;
    let mut known: Vec<String> = vec![];
    let mut before = TokenStream::new();
    for attribute in &input.attrs {
        let path = attribute.path();
        if path.is_ident("block") {
            let new: New = attribute.parse_args()?;
            for parameter in &new.parameters {
                let FnArg::Typed(typed) = parameter else {
                    return Err(Error::new_spanned(parameter, "a parameter has a name and a type"));
                };
                let Pat::Ident(name) = typed.pat.as_ref() else {
                    return Err(Error::new_spanned(parameter, "a parameter has a name and a type"));
                };
                known.push(name.ident.to_string());
            }
            parameters = Some(new.parameters);
        } else if path.is_ident("check") {
            let Check { condition, reason } = attribute.parse_args()?;
            // A reason with values in it cannot be put together by the compiler.
            let at_run_time =
                names_any(condition.to_token_stream(), &known) || reason.to_string().contains('{');
            before.extend(if at_run_time {
                quote!(assert!(#condition, #reason);)
            } else {
                quote!(const { assert!(#condition, #reason) };)
            });
        } else if path.is_ident("derived") {
            let Derived { pattern, of_type, value } = attribute.parse_args()?;
            names_in(pattern.to_token_stream(), &mut known);
            let of_type = of_type.map(|of_type| quote!(: #of_type));
            before.extend(quote!(let #pattern #of_type = #value;));
        }
    }
    let names = fields.iter().map(|field| field.name);
    let values = fields.iter().map(value);
    let body = quote!(#before Self { #(#names: #values),* });
    let name = &input.ident;
    let (generics, of_type, conditions) = input.generics.split_for_impl();
    Ok(match parameters {
        None => quote! {
            #[automatically_derived]
            impl #generics ::std::default::Default for #name #of_type #conditions {
                fn default() -> Self { #body }
            }
        },
        Some(parameters) => quote! {
            #[automatically_derived]
            impl #generics #name #of_type #conditions {
                /// The block with these settings.
                ///
                /// # Panics
                /// When the settings do not pass the block's checks.
                pub fn new(#parameters) -> Self { #body }
            }
        },
    })
}

/// Adds the names in a pattern.
fn names_in(tokens: TokenStream, names: &mut Vec<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => names_in(group.stream(), names),
            TokenTree::Ident(name) => names.push(name.to_string()),
            _ => {}
        }
    }
}

/// Whether an expression has one of these names.
fn names_any(tokens: TokenStream, names: &[String]) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Group(group) => names_any(group.stream(), names),
        TokenTree::Ident(name) => names.contains(&name.to_string()),
        _ => false,
    })
}

/// What a field starts as.
fn value(field: &Field) -> TokenStream {
    let (given, wrap): (_, fn(&Expr) -> TokenStream) = match (&field.value, &field.build) {
        (Some(value), _) => (
            value,
            |value| quote!(Constant::new(::hdl_dialect::constant::ValueOf::value_of(#value))),
        ),
        (_, Some(build)) if field.kind == Kind::Hidden || is_vector(field.of_type) => {
            (build, |build| quote!(#build))
        }
        (_, Some(build)) => (build, |build| quote!(::std::convert::From::from(#build))),
        (None, None) => return default_of(field.of_type),
    };
    match (field.of_type, given) {
        (Type::Array(_), Expr::Closure(closure)) if field.kind != Kind::Hidden => {
            let (index, body) = (&closure.inputs, wrap(&closure.body));
            quote!(::hdl_dialect::array::array(|#index| #body))
        }
        (Type::Array(_), given) if field.kind != Kind::Hidden => {
            let body = wrap(given);
            quote!(::hdl_dialect::array::array(|_| #body))
        }
        (_, given) => wrap(given),
    }
}

fn is_vector(of_type: &Type) -> bool {
    matches!(of_type, Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "Vec"))
}
