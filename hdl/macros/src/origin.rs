// SPDX-License-Identifier: MIT
//! What the source says of a block: comments of its file and its structure, values of its generics.
use proc_macro2::TokenStream;
use quote::quote;
use std::fs;
use syn::{Attribute, DeriveInput, Expr, ExprLit, Lit, Meta};

/// The text of the documentation comment among attributes.
pub fn comment(attributes: &[Attribute]) -> String {
    let line = |attribute: &Attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => {
                let text = text.value();
                Some(text.strip_prefix(' ').unwrap_or(&text).trim_end().to_string())
            }
            _ => None,
        },
        _ => None,
    };
    attributes.iter().filter_map(line).collect::<Vec<_>>().join("\n")
}

/// The comment at the head of a file.
fn head(text: &str) -> String {
    let lines = text.lines().take_while(|line| line.starts_with("//"));
    let lines = lines
        .filter_map(|line| line.strip_prefix("//!"))
        .map(|line| line.strip_prefix(' ').unwrap_or(line).trim_end());
    lines.collect::<Vec<_>>().join("\n")
}

/// The function `described` of a block.
pub fn of(input: &DeriveInput) -> TokenStream {
    // An editor's check of the code may not know where it is.
    let (file, head) = match proc_macro::is_available() {
        true => {
            let here = proc_macro::Span::call_site();
            let text = here.local_file().and_then(|file| fs::read_to_string(file).ok());
            (here.file(), text.as_deref().map(head).unwrap_or_default())
        }
        false => Default::default(),
    };
    let (structure, says) = (input.ident.to_string(), comment(&input.attrs));
    let generics: Vec<_> = input.generics.const_params().map(|each| &each.ident).collect();
    let names: Vec<_> = generics.iter().map(|name| name.to_string()).collect();
    quote! {
        fn described(&self) -> ::hdl_dialect::dut::Origin {
            ::hdl_dialect::dut::Origin {
                structure: #structure,
                file: #file,
                head: #head,
                says: #says,
                generics: ::std::vec![#((#names, #generics.to_string())),*],
            }
        }
    }
}
