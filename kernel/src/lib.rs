//! rust-hdl's attribute `hdl_gen`, compiled in a fraction of the time.
//!
//! Of a kernel `fn update(&mut self)` rust-hdl makes two more functions: `connect`, which marks what the kernel drives, and
//! `hdl`, which builds its syntax tree for the export to Verilog. The latter is straight code, a box for each node, and was
//! more than half of what the compiler made of the blocks. [`macro@hdl_gen`] writes the same tree as a constant, in
//! postfix order, that `warpwright_rtl::kernel` builds the tree from. A test compares both attributes, and
//! `verilog_out/` all blocks.
//!
//! The simulation is rust-hdl's, with less to do: a kernel does nothing but hand the clock on where
//! `warpwright_rtl::kernel::only_the_clock` says that nothing else is new, and shifts without big integers. The derive macro
//! [`LogicBlock`] stands for rust-hdl's of the same name; it leaves out the wires then.
//!
//! What our kernels do not use is refused where it stands: `join` and `link`, `set_bit`, signed words, casts other than
//! `bit_cast::<M, N>`.
mod block;
mod clocks;
mod connects;
mod shifts;
mod statements;
mod steps;

use proc_macro::TokenStream;
use quote::quote;
use steps::Steps;
use syn::parse::{Parse, ParseStream};
use syn::{parse_macro_input, DeriveInput, Expr, ItemFn, Token};

/// Writes `connect` and `hdl` beside a kernel.
#[proc_macro_attribute]
pub fn hdl_gen(_: TokenStream, item: TokenStream) -> TokenStream {
    let kernel = parse_macro_input!(item as ItemFn);
    let parts = || Ok((steps::of(&kernel.block)?, connects::of(&kernel.block)?, clocks::of(&kernel.block)?));
    let (attributes, signature, simulated) = (&kernel.attrs, &kernel.sig, shifts::quick(&kernel.block));
    match parts() {
        Err(error) => syn::Error::to_compile_error(&error).into(),
        Ok((Steps { steps, parameters }, connects, clocks)) => quote! {
            #(#attributes)*
            #signature {
                if ::warpwright_rtl::kernel::only_the_clock() {
                    #clocks
                    return;
                }
                #simulated
            }

            #[automatically_derived]
            #[allow(unused_variables, unused_parens)]
            fn connect(&mut self) {
                #connects
            }

            #[automatically_derived]
            #[allow(unused_parens)]
            fn hdl(&self) -> ast::Verilog {
                ::warpwright_rtl::kernel::tree(
                    const { &[#(::warpwright_rtl::kernel::Step::#steps),*] },
                    &[#(#parameters),*],
                )
            }
        }
        .into(),
    }
}

/// The block that a structure is, as rust-hdl's `LogicBlock` has it.
#[proc_macro_derive(LogicBlock)]
pub fn logic_block(item: TokenStream) -> TokenStream {
    let input = parse_macro_input!(item as DeriveInput);
    block::of(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// What `dff_setup!` and `clock!` take: `self`, the clock, blocks.
struct Clocked {
    me: Expr,
    clock: Expr,
    blocks: Vec<Expr>,
}

impl Parse for Clocked {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let all = input.parse_terminated(Expr::parse, Token![,])?;
        let mut all = all.into_iter();
        match (all.next(), all.next()) {
            (Some(me), Some(clock)) => Ok(Self { me, clock, blocks: all.collect() }),
            _ => Err(input.error("`self` and a clock come first")),
        }
    }
}
