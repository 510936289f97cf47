//! The block that a structure of signals and blocks is.
use proc_macro2::TokenStream;
use quote::{quote, ToTokens};
use syn::{Data, DeriveInput, Error, Field, Fields, Result};

/// Its implementation of rust-hdl's `Block`.
pub fn of(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Struct(data) = &input.data else {
        return Err(Error::new_spanned(input, "a block is a structure"));
    };
    let Fields::Named(fields) = &data.fields else {
        return Err(Error::new_spanned(input, "the fields of a block have names"));
    };
    // A leading underscore keeps a field out of the hardware.
    let is_hardware = |field: &&Field| field.ident.as_ref().is_some_and(|name| !name.to_string().starts_with('_'));
    let (mut names, mut texts, mut clocked) = (vec![], vec![], vec![]);
    for field in fields.named.iter().filter(is_hardware) {
        let name = field.ident.as_ref().expect("named");
        let text = name.to_string();
        if ["config", "wire", "reg", "module", "edge", "disable"].contains(&text.as_str()) {
            return Err(Error::new_spanned(name, "a keyword of Verilog"));
        }
        if !is_wire(field) {
            clocked.push(name);
        }
        names.push(name);
        texts.push(text);
    }
    let name = &input.ident;
    let (generics, of_type, conditions) = input.generics.split_for_impl();
    let none = if names.is_empty() { quote!(false) } else { TokenStream::new() };
    Ok(quote! {
        #[automatically_derived]
        impl #generics block::Block for #name #of_type #conditions {
            fn connect_all(&mut self) {
                logic::Logic::connect(self);
                #(self.#names.connect_all();)*
            }
            fn update_all(&mut self) {
                logic::Logic::update(self);
                if ::warpwright_rtl::kernel::only_the_clock() {
                    #(self.#clocked.update_all();)*
                } else {
                    #(self.#names.update_all();)*
                }
            }
            fn has_changed(&self) -> bool {
                #(self.#names.has_changed())||* #none
            }
            fn accept(&self, name: &str, probe: &mut dyn probe::Probe) {
                probe.visit_start_scope(name, self);
                #(self.#names.accept(#texts, probe);)*
                probe.visit_end_scope(name, self);
            }
        }
    })
}

/// A wire inside, or an input of data, or an array of them: it has no other value after a clock edge that came alone.
fn is_wire(field: &Field) -> bool {
    let text = field.ty.to_token_stream().to_string().replace(' ', "");
    let text = text.trim_start_matches('[');
    (text.starts_with("Signal<Local,") || text.starts_with("Signal<In,")) && !text.contains("Clock")
}
