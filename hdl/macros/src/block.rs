// SPDX-License-Identifier: MIT
//! What a structure of signals and blocks is: rust-hdl's `Block`, its constructor, its boundary,
//! its wiring.
use crate::constructor;
use crate::fields::{self, Field, Kind};
use crate::generics;
use crate::origin;
use proc_macro2::TokenStream;
use quote::{quote, ToTokens};
use syn::ext::IdentExt;
use syn::{DeriveInput, Expr, Result};

/// The implementations that follow from the structure.
pub fn of(input: &DeriveInput) -> Result<TokenStream> {
    let fields = fields::of(input)?;
    let parts = [
        block(input, &fields),
        constructor::of(input, &fields)?,
        boundary(input, &fields),
        wiring(input, &fields),
        clocked(input, &fields),
        generics::of(input),
    ];
    Ok(parts.into_iter().collect())
}

/// The boundary and the clock alone, of a block that has rust-hdl's own `LogicBlock`.
pub fn ports(input: &DeriveInput) -> Result<TokenStream> {
    let fields = fields::with_attributes(input, false)?;
    Ok([boundary(input, &fields), clocked(input, &fields)].into_iter().collect())
}

/// rust-hdl's `Block`.
fn block(input: &DeriveInput, fields: &[Field]) -> TokenStream {
    let hardware: Vec<_> = fields.iter().filter(|field| field.kind != Kind::Hidden).collect();
    let names: Vec<_> = hardware.iter().map(|field| field.name).collect();
    let texts: Vec<_> = names.iter().map(|name| name.unraw().to_string()).collect();
    // A wire, or an input of data: it has no other value after a clock edge that came alone.
    let is_still =
        |field: &&&Field| matches!(field.kind, Kind::Input | Kind::Wire | Kind::WireBundle);
    let clocked: Vec<_> =
        hardware.iter().filter(|field| !is_still(field)).map(|field| field.name).collect();
    let name = &input.ident;
    let (generics, of_type, conditions) = input.generics.split_for_impl();
    let none = if names.is_empty() { quote!(false) } else { TokenStream::new() };
    quote! {
        #[automatically_derived]
        impl #generics block::Block for #name #of_type #conditions {
            fn connect_all(&mut self) {
                logic::Logic::connect(self);
                #(self.#names.connect_all();)*
            }
            fn update_all(&mut self) {
                logic::Logic::update(self);
                if ::hdl_dialect::kernel::only_the_clock() {
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
    }
}

/// What drives and reads the block from outside.
fn boundary(input: &DeriveInput, fields: &[Field]) -> TokenStream {
    let ports: Vec<_> =
        fields.iter().filter(|field| field.is_port()).map(|field| field.name).collect();
    let numbers: Vec<_> = fields.iter().filter(|field| field.is_number()).collect();
    let docs = numbers.iter().map(|field| &field.doc).collect::<Vec<_>>();
    let numbers: Vec<_> = numbers.iter().map(|field| field.name).collect();
    let texts: Vec<_> = numbers.iter().map(|name| name.unraw().to_string()).collect();
    let name = &input.ident;
    let (generics, of_type, conditions) = input.generics.split_for_impl();
    let has_clock = fields.iter().any(Field::is_own_clock);
    let clocked = |clocked: TokenStream| if has_clock { clocked } else { TokenStream::new() };
    let drive =
        clocked(quote!(::hdl_dialect::port::ClockPort::drive_clock(&mut self.clock, level);));
    let commit = clocked(quote!(block::Block::update_all(&mut self.clock);));
    let connect = clocked(quote!(logic::Logic::connect(&mut self.clock);));
    let [pending, driven] = if has_clock {
        [quote!(clock_pending), quote!(clock_driven)]
            .map(|ask| quote!(::hdl_dialect::port::ClockPort::#ask(&self.clock)))
    } else {
        [quote!(false), quote!(false)]
    };
    let described = origin::of(input);
    quote! {
        #[automatically_derived]
        impl #generics ::hdl_dialect::dut::Boundary for #name #of_type #conditions {
            #described
            fn data_pending(&self) -> bool {
                false #(|| ::hdl_dialect::port::BoundaryField::pending(&self.#ports))*
            }
            fn clock_pending(&self) -> bool { #pending }
            fn clock_driven(&self) -> bool { #driven }
            #[allow(unused_variables, reason = "a block may have no clock")]
            fn drive_clock(&mut self, level: bool) { #drive }
            fn commit_inputs(&mut self) {
                #(::hdl_dialect::port::BoundaryField::commit(&mut self.#ports);)*
                #commit
            }
            fn outputs_changed(&self) -> bool {
                false #(|| ::hdl_dialect::port::BoundaryField::changed(&self.#ports))*
            }
            fn connect_inputs(&mut self) {
                #connect
                #(::hdl_dialect::port::BoundaryField::connect_from_outside(&mut self.#ports);)*
            }
            fn list_inputs(&self, all: &mut ::std::vec::Vec<::hdl_dialect::dut::Port>) {
                #(::hdl_dialect::port::PortField::list_inputs(&self.#numbers, #texts, #docs, all);)*
            }
            fn list_outputs(&self, all: &mut ::std::vec::Vec<::hdl_dialect::dut::Port>) {
                #(::hdl_dialect::port::PortField::list_outputs(&self.#numbers, #texts, #docs, all);)*
            }
            #[allow(unused_mut, reason = "a block may have no ports")]
            fn poke_input(&mut self, mut place: usize, value: u64) -> bool {
                false #(|| ::hdl_dialect::port::PortField::poke(&mut self.#numbers, &mut place, value))*
            }
            #[allow(unused_mut, reason = "a block may have no ports")]
            fn peek_output(&self, mut place: usize) -> ::std::option::Option<u64> {
                #(if let Some(value) = ::hdl_dialect::port::PortField::peek(&self.#numbers, &mut place) {
                    return Some(value);
                })*
                None
            }
        }
    }
}

/// The clock of the parts, and registers that hold.
fn wiring(input: &DeriveInput, fields: &[Field]) -> TokenStream {
    let has_clock = fields.iter().any(Field::is_own_clock);
    let parts: Vec<_> = fields
        .iter()
        .filter(|field| has_clock && field.kind == Kind::Part && !field.unclocked)
        .map(|field| field.name)
        .collect();
    let texts: Vec<_> = parts.iter().map(|name| name.unraw().to_string()).collect();
    let driven = fields.iter().flat_map(|field| field.drives.iter().map(|port| (field.name, port)));
    let (registers, outputs): (Vec<_>, Vec<_>) = driven.unzip();
    let sources: Vec<_> = registers.iter().map(|name| name.unraw().to_string()).collect();
    let targets: Vec<_> = outputs.iter().map(|port| path(port)).collect();
    let name = &input.ident;
    let (generics, of_type, conditions) = input.generics.split_for_impl();
    let clock =
        if parts.is_empty() { TokenStream::new() } else { quote!(let clock = self.clock.val();) };
    quote! {
        #[automatically_derived]
        impl #generics ::hdl_dialect::wiring::Wiring for #name #of_type #conditions {
            #[inline]
            fn hand_clock_on(&mut self) {
                #clock
                #(::hdl_dialect::wiring::Clocked::take_clock(&mut self.#parts, clock);)*
            }
            #[inline]
            fn hold_registers(&mut self) {
                #(::hdl_dialect::wiring::Clocked::hold(&mut self.#parts);)*
                #(::hdl_dialect::wiring::Registered::show(&self.#registers, &mut self.#outputs);)*
            }
            fn connect_wiring(&mut self) {
                #(::hdl_dialect::wiring::Clocked::connect_clock(&mut self.#parts);)*
                #(::hdl_dialect::wiring::Registered::connect_shown(&self.#registers, &mut self.#outputs);)*
            }
            fn wiring_statements(&self) -> ::rust_hdl::core::ast::VerilogBlock {
                #[allow(unused_mut, reason = "a block may have no clock")]
                let mut statements = ::std::vec![];
                #(::hdl_dialect::wiring::Clocked::wiring(&self.#parts, #texts, &mut statements);)*
                #(::hdl_dialect::wiring::Registered::shown(
                    &self.#registers,
                    #sources,
                    #targets.into(),
                    &mut statements,
                );)*
                statements
            }
        }
    }
}

/// The path of a port as the syntax tree has it: `reply$valid`.
fn path(port: &Expr) -> String {
    port.to_token_stream().to_string().replace(' ', "").replace('.', "$")
}

/// The block as a part that has a clock.
fn clocked(input: &DeriveInput, fields: &[Field]) -> TokenStream {
    let name = &input.ident;
    let (generics, of_type, conditions) = input.generics.split_for_impl();
    let [take, connect, statement] = if fields.iter().any(Field::is_own_clock) {
        [
            quote!(self.clock.next = clock;),
            quote!(logic::logic_connect_fn(&mut self.clock);),
            quote!(statements.push(::hdl_dialect::wiring::clock_statement(name));),
        ]
    } else {
        Default::default()
    };
    quote! {
        #[automatically_derived]
        #[allow(unused_variables, reason = "a block may have no clock")]
        impl #generics ::hdl_dialect::wiring::Clocked for #name #of_type #conditions {
            #[inline]
            fn take_clock(&mut self, clock: Clock) { #take }
            fn connect_clock(&mut self) { #connect }
            fn hold(&mut self) {}
            fn wiring(&self, name: &str, statements: &mut ::rust_hdl::core::ast::VerilogBlock) { #statement }
        }
    }
}
