// SPDX-License-Identifier: MIT
//! Parts of a bundle: `#[part(Name: a, b)]` on a bundle makes the bundle `Name` of its members `a`
//! and `b`. A part and what has all of its members drive each other.
use crate::bundle;
use proc_macro2::{TokenStream, TokenTree};
use quote::{format_ident, quote, ToTokens};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Data, DeriveInput, Error, Fields, GenericParam, Ident, Result, Token};

/// `Name: a, b`.
struct Part {
    name: Ident,
    members: Punctuated<Ident, Token![,]>,
}

impl Parse for Part {
    fn parse(input: ParseStream) -> Result<Self> {
        let name = input.parse()?;
        input.parse::<Token![:]>()?;
        Ok(Self { name, members: input.call(Punctuated::parse_terminated)? })
    }
}

/// The parts of a bundle, and what drives them.
pub fn of(input: &DeriveInput) -> Result<TokenStream> {
    let parts = input
        .attrs
        .iter()
        .filter(|attribute| attribute.path().is_ident("part"))
        .map(|attribute| one(input, &attribute.parse_args()?))
        .collect::<Result<Vec<_>>>()?;
    let mut code = TokenStream::new();
    for part in &parts {
        let DeriveInput { attrs, vis, ident, generics, data, .. } = part;
        let Data::Struct(data) = data else { unreachable!("a bundle is a structure") };
        // The structure is not derived from: it has no attributes of the derive macro.
        let mut fields = data.fields.clone();
        for field in &mut fields {
            field.attrs.retain(|attribute| !attribute.path().is_ident("word"));
        }
        code.extend(quote!(#(#attrs)* #vis struct #ident #generics #fields));
        code.extend(bundle::of(part)?);
        let wider = parts.iter().filter(|other| other.ident != *ident && has(other, part));
        code.extend([input].into_iter().chain(wider).map(|whole| drives(whole, part)));
    }
    Ok(code)
}

/// The structure of a part: the members with their documentation, the parameters that they need.
fn one(whole: &DeriveInput, part: &Part) -> Result<DeriveInput> {
    let mut input = whole.clone();
    let members: Vec<_> = part.members.iter().map(|member| format!("`{member}`")).collect();
    let doc = format!(" {} of [`{}`].", members.join(", "), whole.ident);
    input.attrs = vec![syn::parse_quote!(#[doc = #doc])];
    input.ident = part.name.clone();
    let Data::Struct(data) = &mut input.data else { return Ok(input) };
    let Fields::Named(fields) = &mut data.fields else { return Ok(input) };
    for member in &part.members {
        if !fields.named.iter().any(|field| field.ident.as_ref() == Some(member)) {
            return Err(Error::new_spanned(member, "no member of the bundle"));
        }
    }
    fields.named = std::mem::take(&mut fields.named)
        .into_iter()
        .filter(|field| part.members.iter().any(|member| field.ident.as_ref() == Some(member)))
        .collect();
    let types: TokenStream = fields.named.iter().map(|field| field.ty.to_token_stream()).collect();
    input.generics.params = std::mem::take(&mut input.generics.params)
        .into_iter()
        .filter(|parameter| match parameter {
            GenericParam::Const(number) => names(types.clone(), &number.ident),
            _ => true,
        })
        .collect();
    Ok(input)
}

/// Whether a type names a parameter.
fn names(of_type: TokenStream, parameter: &Ident) -> bool {
    of_type.into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == *parameter,
        TokenTree::Group(group) => names(group.stream(), parameter),
        _ => false,
    })
}

/// The members of a bundle: their names, and whether they go back.
fn members(input: &DeriveInput) -> Vec<(&Ident, bool)> {
    let Data::Struct(data) = &input.data else { return vec![] };
    let back = |field: &syn::Field| field.ty.to_token_stream().to_string().contains(":: Back");
    data.fields.iter().filter_map(|field| Some((field.ident.as_ref()?, back(field)))).collect()
}

/// Whether every member of a part is one of `whole`.
fn has(whole: &DeriveInput, part: &DeriveInput) -> bool {
    let all = members(whole);
    members(part).iter().all(|member| all.contains(member))
}

/// A bundle and a part of it drive each other.
fn drives(whole: &DeriveInput, part: &DeriveInput) -> TokenStream {
    let Some(GenericParam::Type(way)) = whole.generics.params.first() else {
        return TokenStream::new();
    };
    let way = &way.ident;
    let other = format_ident!("{way}Other");
    let mut both = whole.generics.clone();
    both.params.insert(1, syn::parse_quote!(#other: ::hdl_dialect::bundle::Way));
    let (both, _, conditions) = both.split_for_impl();
    let of_type = |bundle: &DeriveInput, way: &Ident| {
        let name = &bundle.ident;
        let numbers = bundle.generics.const_params().map(|number| &number.ident);
        quote!(#name<#way #(, #numbers)*>)
    };
    let side = |wanted: bool| -> Vec<&Ident> {
        let members = members(part).into_iter();
        members.filter(|(_, back)| *back == wanted).map(|(name, _)| name).collect()
    };
    let (forward, backward) = (side(false), side(true));
    let one_way = |from: TokenStream, to: TokenStream| {
        quote! {
            #[automatically_derived]
            impl #both ::hdl_dialect::bundle::Drives<#to> for #from #conditions {
                #[inline]
                fn drive(&mut self, to: &mut #to) {
                    #(::hdl_dialect::bundle::Follows::follow(&mut to.#forward, &self.#forward);)*
                    #(::hdl_dialect::bundle::Follows::follow(&mut self.#backward, &to.#backward);)*
                }
                fn connect_drive(&mut self, to: &mut #to) {
                    #(::hdl_dialect::bundle::Driven::mark_driven(&mut to.#forward);)*
                    #(::hdl_dialect::bundle::Driven::mark_driven(&mut self.#backward);)*
                }
            }
        }
    };
    let down = one_way(of_type(whole, way), of_type(part, &other));
    let up = one_way(of_type(part, way), of_type(whole, &other));
    quote!(#down #up)
}
