// SPDX-License-Identifier: MIT
//! The attribute [`macro@hdl_gen`] and the derive macros of `hdl-dialect`.
//!
//! `impl Logic for Block` with the attribute has the generics of the structure `Block`, which
//! [`LogicBlock`] hands on as a macro.
//!
//! Of a kernel `fn update(&mut self)` rust-hdl makes two more functions: `connect`, which marks
//! what the kernel drives, and `hdl`, which builds its syntax tree for the export to Verilog. The
//! latter is straight code, a box for each node, and was more than half of what the compiler made
//! of the blocks. [`macro@hdl_gen`] writes the same tree as a constant, in postfix order, that
//! `hdl_dialect::kernel` builds the tree from.
//!
//! A kernel begins with the wiring that the derive macro [`LogicBlock`] makes from the struct:
//! clocks handed to the parts, registers that hold unless something else is assigned, outputs that
//! show a register. The simulation is rust-hdl's, with less to do: a kernel does nothing but hand the clock on where
//! `hdl_dialect::kernel::only_the_clock` says that nothing else is new, and shifts without big
//! integers.
//!
//! Kernels have what rust-hdl's have, but `join` and `link` (see [`Bundle`] and `drive`),
//! `set_bit`, signed words, casts other than `bit_cast::<M, N>`, and the macros `dff_setup!` and
//! `clock!`, which have nothing left to do. What is not supported is refused where it stands.
mod block;
mod bundle;
mod clocks;
mod connects;
mod constructor;
mod fields;
mod generics;
mod joins;
mod memory;
mod origin;
mod packed;
mod part;
mod shifts;
mod statements;
mod steps;
mod values;

use proc_macro::TokenStream;
use proc_macro2::TokenStream as TokenStream2;
use quote::quote;
use steps::Steps;
use syn::{parse_macro_input, DeriveInput, Item, ItemFn, Result};

/// Writes `connect` and `hdl` beside the kernel of an `impl Logic for Block`, and puts the block's
/// wiring in front of it. The block's generics are those of its structure and are not written
/// again. On a kernel alone, inside an `impl` with generics, it does the same.
#[proc_macro_attribute]
pub fn hdl_gen(_: TokenStream, item: TokenStream) -> TokenStream {
    match parse_macro_input!(item as Item) {
        Item::Impl(logic) => generics::block(logic),
        Item::Fn(kernel) => functions(kernel),
        other => Err(syn::Error::new_spanned(other, "neither `impl Logic for Block` nor a kernel")),
    }
    .unwrap_or_else(|error| error.to_compile_error())
    .into()
}

/// The three functions of a kernel.
fn functions(mut kernel: ItemFn) -> Result<TokenStream2> {
    *kernel.block = memory::expand(&kernel.block);
    let Steps { steps, parameters, bundles, .. } = steps::of(&kernel.block)?;
    let (connects, clocks) = (connects::of(&kernel.block)?, clocks::of(&kernel.block)?);
    let (attributes, signature, simulated) =
        (&kernel.attrs, &kernel.sig, joins::expand(shifts::quick(&kernel.block)));
    Ok(quote! {
        #(#attributes)*
        #signature {
            ::hdl_dialect::wiring::Wiring::hand_clock_on(self);
            if ::hdl_dialect::kernel::only_the_clock() {
                #clocks
                return;
            }
            ::hdl_dialect::wiring::Wiring::hold_registers(self);
            #simulated
        }

        #[automatically_derived]
        #[allow(unused_variables, unused_parens)]
        fn connect(&mut self) {
            ::hdl_dialect::wiring::Wiring::connect_wiring(self);
            #connects
        }

        #[automatically_derived]
        #[allow(unused_parens)]
        fn hdl(&self) -> ast::Verilog {
            ::hdl_dialect::kernel::tree(
                const { &[#(::hdl_dialect::kernel::Step::#steps),*] },
                &[#(#parameters),*],
                &[#(#bundles),*],
                ::hdl_dialect::wiring::Wiring::wiring_statements(self),
            )
        }
    })
}

/// The block that a structure is: rust-hdl's `Block`, and from the struct alone its constructor,
/// its boundary for tests and its wiring.
///
/// | attribute | on | meaning |
/// | --- | --- | --- |
/// | `#[block(new(a: A, b: B))]` | struct | the constructor is `new` with these parameters; without it, the block has a `Default` |
/// | `#[check(condition, "reason")]` | struct | refused unless it holds: when compiled, or when built if it names a parameter |
/// | `#[derived(name = value)]` | struct | a value that the following attributes may name |
/// | `#[value(expression)]` | constant | its value, from any number; `\|index\| expression` for an array |
/// | `#[build(expression)]` | part | how it is made, where its `Default` does not do; `\|index\| expression` for an array |
/// | `#[drives(a, b.c)]` | register | the outputs that show it, unless the kernel says otherwise; arrays element by element |
/// | `#[word]` | port | its structure is a word that tests drive or read (`Packed`) |
/// | `#[unclocked]` | part | it does not get the block's clock: the kernel clocks it, or it is a block of rust-hdl's library |
///
/// A field whose name begins with an underscore is no hardware.
#[proc_macro_derive(
    LogicBlock,
    attributes(word, block, check, derived, value, build, unclocked, drives)
)]
pub fn logic_block(item: TokenStream) -> TokenStream {
    let input = parse_macro_input!(item as DeriveInput);
    block::of(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// The boundary of a block that has rust-hdl's own `LogicBlock`, so that it can be tested, and be a
/// part of blocks of this dialect.
#[proc_macro_derive(Ports)]
pub fn ports(item: TokenStream) -> TokenStream {
    let input = parse_macro_input!(item as DeriveInput);
    block::ports(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// Signals that travel together, see `hdl_dialect::bundle`. Its first parameter is the direction.
/// `#[part(Name: a, b)]` also makes the bundle `Name` of its members `a` and `b`. A member that is
/// a `Packed` structure is a port of tests if it has `#[word]`.
#[proc_macro_derive(Bundle, attributes(part, word))]
pub fn bundle(item: TokenStream) -> TokenStream {
    let input = parse_macro_input!(item as DeriveInput);
    let code = bundle::of(&input).and_then(|code| Ok([code, part::of(&input)?]));
    match code {
        Ok(code) => code.into_iter().map(TokenStream::from).collect(),
        Err(error) => error.to_compile_error().into(),
    }
}

/// A `LogicStruct` whose word can be read as the structure again, see `hdl_dialect::packed`.
#[proc_macro_derive(Packed)]
pub fn packed(item: TokenStream) -> TokenStream {
    let input = parse_macro_input!(item as DeriveInput);
    packed::of(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}
