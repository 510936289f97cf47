// SPDX-License-Identifier: MIT
//! A structure that is a word in a memory or at a port of a test.
use crate::fields;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, Result};

/// The structure from its word, and as the value of a port.
pub fn of(input: &DeriveInput) -> Result<TokenStream> {
    let fields = fields::of(input)?;
    let names: Vec<_> = fields.iter().map(|field| field.name).collect();
    let name = &input.ident;
    let word = quote!(::rust_hdl::prelude::Bits<{ <#name as ::rust_hdl::prelude::Synth>::BITS }>);
    Ok(quote! {
        #[automatically_derived]
        impl ::std::convert::From<#word> for #name {
            fn from(word: #word) -> Self {
                let mut place = 0;
                #(let #names = ::hdl_dialect::packed::Field::take(word, &mut place);)*
                Self { #(#names),* }
            }
        }

        #[automatically_derived]
        impl ::hdl_dialect::port::PortValue for #name {
            fn from_u64(value: u64) -> Self {
                <#word as ::hdl_dialect::port::PortValue>::from_u64(value).into()
            }
            fn to_u64(self) -> u64 {
                ::hdl_dialect::port::PortValue::to_u64(<#word>::from(self))
            }
        }
    })
}
