// SPDX-License-Identifier: MIT
//! What a structure of signals that travel together is.
use crate::fields::{self, default_of, direction};
use proc_macro2::TokenStream;
use quote::{format_ident, quote, ToTokens};
use syn::ext::IdentExt;
use syn::{DeriveInput, Error, GenericParam, Result};

/// The implementations that follow from the structure.
pub fn of(input: &DeriveInput) -> Result<TokenStream> {
    let fields = fields::of(input)?;
    let Some(GenericParam::Type(way)) = input.generics.params.first() else {
        return Err(Error::new_spanned(
            &input.ident,
            "the first parameter of a bundle is its direction: `D: Way`",
        ));
    };
    let way = &way.ident;
    let back_way = format!("{way}::Back");
    let mut backs = vec![];
    for field in &fields {
        let text = fields::element(field.of_type).to_token_stream().to_string().replace(' ', "");
        let arguments = text.split_once('<').map_or("", |(_, arguments)| arguments);
        let back = arguments.starts_with(&back_way);
        if !text.starts_with("Signal<") || direction(field.of_type).is_some() {
            return Err(Error::new_spanned(
                field.of_type,
                "a member is a `Signal<D, _>` or a `Signal<D::Back, _>`",
            ));
        }
        backs.push(back);
    }
    let names: Vec<_> = fields.iter().map(|field| field.name).collect();
    let texts: Vec<_> = names.iter().map(|name| name.unraw().to_string()).collect();
    let defaults = fields.iter().map(|field| default_of(field.of_type));
    // Structures and states are no ports of tests.
    let numbers = || fields.iter().filter(|field| field.is_number());
    let number_names: Vec<_> = numbers().map(|field| field.name).collect();
    let number_texts: Vec<_> = numbers().map(|field| field.name.unraw().to_string()).collect();
    let docs: Vec<_> = numbers().map(|field| &field.doc).collect();
    let side = |wanted: bool| -> Vec<_> {
        names
            .iter()
            .zip(&backs)
            .filter(|&(_, &back)| back == wanted)
            .map(|(name, _)| name)
            .collect()
    };
    let (forward, backward) = (side(false), side(true));

    let name = &input.ident;
    let (generics, of_type, conditions) = input.generics.split_for_impl();
    // The other side: the same parameters with another direction.
    let other = format_ident!("{way}Other");
    let mut both = input.generics.clone();
    both.params.insert(1, syn::parse_quote!(#other: ::hdl_dialect::bundle::Way));
    let (both, _, _) = both.split_for_impl();
    let rest = input.generics.params.iter().skip(1).map(|parameter| match parameter {
        GenericParam::Const(number) => number.ident.to_token_stream(),
        GenericParam::Type(of_type) => of_type.ident.to_token_stream(),
        GenericParam::Lifetime(lifetime) => lifetime.to_token_stream(),
    });
    let rest: Vec<_> = rest.collect();
    let other_type = quote!(#name<#other #(, #rest)*>);

    Ok(quote! {
        #[automatically_derived]
        impl #generics ::std::default::Default for #name #of_type #conditions {
            fn default() -> Self { Self { #(#names: #defaults),* } }
        }

        #[automatically_derived]
        impl #generics logic::Logic for #name #of_type #conditions {
            fn update(&mut self) {}
        }

        #[automatically_derived]
        impl #generics block::Block for #name #of_type #conditions {
            fn connect_all(&mut self) { #(self.#names.connect_all();)* }
            fn update_all(&mut self) { #(self.#names.update_all();)* }
            fn has_changed(&self) -> bool { #(self.#names.has_changed())||* }
            fn accept(&self, name: &str, probe: &mut dyn probe::Probe) {
                probe.visit_start_namespace(name, self);
                #(self.#names.accept(#texts, probe);)*
                probe.visit_end_namespace(name, self);
            }
        }

        #[automatically_derived]
        impl #generics ::hdl_dialect::port::PortField for #name #of_type #conditions {
            fn list_inputs(&self, name: &str, _: &'static str, all: &mut ::std::vec::Vec<::hdl_dialect::dut::Port>) {
                #(::hdl_dialect::port::PortField::list_inputs(
                    &self.#number_names, &::std::format!("{name}_{}", #number_texts), #docs, all);)*
            }
            fn list_outputs(&self, name: &str, _: &'static str, all: &mut ::std::vec::Vec<::hdl_dialect::dut::Port>) {
                #(::hdl_dialect::port::PortField::list_outputs(
                    &self.#number_names, &::std::format!("{name}_{}", #number_texts), #docs, all);)*
            }
            fn poke(&mut self, place: &mut usize, value: u64) -> bool {
                false #(|| ::hdl_dialect::port::PortField::poke(&mut self.#number_names, place, value))*
            }
            fn peek(&self, place: &mut usize) -> ::std::option::Option<u64> {
                #(if let Some(value) = ::hdl_dialect::port::PortField::peek(&self.#number_names, place) {
                    return Some(value);
                })*
                None
            }
        }

        #[automatically_derived]
        impl #generics ::hdl_dialect::port::BoundaryField for #name #of_type #conditions {
            fn connect_from_outside(&mut self) {
                #(::hdl_dialect::port::BoundaryField::connect_from_outside(&mut self.#names);)*
            }
            fn pending(&self) -> bool { #(::hdl_dialect::port::BoundaryField::pending(&self.#names))||* }
            fn commit(&mut self) { #(::hdl_dialect::port::BoundaryField::commit(&mut self.#names);)* }
            fn changed(&self) -> bool { #(::hdl_dialect::port::BoundaryField::changed(&self.#names))||* }
        }

        #[automatically_derived]
        impl #generics ::hdl_dialect::bundle::Members for #name #of_type #conditions {
            fn members(&self) -> ::std::vec::Vec<::hdl_dialect::bundle::Member> {
                let mut all = ::std::vec![];
                #(::hdl_dialect::bundle::MemberField::add_members(&self.#names, #texts, #backs, &mut all);)*
                all
            }
        }

        #[automatically_derived]
        impl #generics ::hdl_dialect::bundle::Bundle for #name #of_type #conditions {
            type Inputs = #name<In #(, #rest)*>;
            type Outputs = #name<Out #(, #rest)*>;
        }

        #[automatically_derived]
        impl #both ::hdl_dialect::bundle::Drives<#other_type> for #name #of_type #conditions {
            #[inline]
            fn drive(&mut self, to: &mut #other_type) {
                #(::hdl_dialect::bundle::Follows::follow(&mut to.#forward, &self.#forward);)*
                #(::hdl_dialect::bundle::Follows::follow(&mut self.#backward, &to.#backward);)*
            }
            fn connect_drive(&mut self, to: &mut #other_type) {
                #(::hdl_dialect::bundle::Driven::mark_driven(&mut to.#forward);)*
                #(::hdl_dialect::bundle::Driven::mark_driven(&mut self.#backward);)*
            }
        }
    })
}
