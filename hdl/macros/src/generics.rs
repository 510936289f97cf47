// SPDX-License-Identifier: MIT
//! Generics of a block, written once: on its structure.
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{DeriveInput, Error, Ident, ItemImpl, Result, Type};

/// Name of the macro that hands the generics of a structure on.
fn name_of(structure: &Ident) -> Ident {
    format_ident!("with_generics_of_{structure}")
}

/// The macro that hands the generics of a structure on.
pub fn of(input: &DeriveInput) -> TokenStream {
    let with_generics = name_of(&input.ident);
    let (generics, of_type, conditions) = input.generics.split_for_impl();
    quote! {
        #[allow(unused_macros, reason = "a kernel may have an `impl` with generics")]
        macro_rules! #with_generics {
            ($(#[$attribute:meta])* $logic:path, [$($structure:tt)*], $($functions:tt)*) => {
                $(#[$attribute])*
                impl #generics $logic for $($structure)* #of_type #conditions { $($functions)* }
            };
        }
        #[allow(unused_imports, reason = "only a kernel in another file needs it")]
        pub(crate) use #with_generics;
    }
}

/// An `impl Logic for Block`, with the generics of the structure.
pub fn block(logic: ItemImpl) -> Result<TokenStream> {
    let Some((None, path, _)) = &logic.trait_ else {
        return Err(Error::new_spanned(logic, "not `impl Logic for Block`"));
    };
    let Type::Path(structure) = &*logic.self_ty else {
        return Err(Error::new_spanned(logic.self_ty, "not the name of a structure"));
    };
    let last = structure.path.segments.last().expect("a path has a name");
    if !last.arguments.is_empty() || !logic.generics.params.is_empty() {
        return Err(Error::new_spanned(structure, "the structure says what its generics are"));
    }
    let (attributes, functions) = (&logic.attrs, &logic.items);
    let mut with_generics = structure.path.clone();
    with_generics.segments.last_mut().expect("a path has a name").ident = name_of(&last.ident);
    Ok(quote! {
        #with_generics! {
            #(#attributes)* #path, [#structure],
            #(#[::hdl_dialect::prelude::hdl_gen] #functions)*
        }
    })
}
