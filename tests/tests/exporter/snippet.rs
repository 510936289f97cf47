// SPDX-License-Identifier: MIT
//! What a snippet is: a block with the inputs of the guide's table and one output, `y`.
use warpwright_rtl::dut::Dut;

/// A kernel of a few lines, built and connected.
pub struct Snippet {
    /// Name of its module.
    pub name: &'static str,
    pub build: fn() -> Box<dyn Dut>,
}

/// Defines blocks with the inputs `clock`, `a b a2: Bits<8>`, `k: Bits<3>`, `n4: Bits<4>` and
/// `f g h: Bit`, and a function `all` that lists them.
///
/// The whole `fn update` stands in each entry because a macro cannot lend its `self`.
#[macro_export]
macro_rules! snippets {
    ($( $name:ident -> $out:ty, [$($field:ident: $type:ty),*] { $($kernel:tt)* } )*) => {
        $(
            #[allow(non_camel_case_types, reason = "the name of the Verilog module")]
            #[derive(LogicBlock, Default, hdl_dialect::prelude::Ports)]
            struct $name {
                pub clock: Signal<In, Clock>,
                pub a: Signal<In, Bits<8>>,
                pub b: Signal<In, Bits<8>>,
                pub a2: Signal<In, Bits<8>>,
                pub k: Signal<In, Bits<3>>,
                pub n4: Signal<In, Bits<4>>,
                pub f: Signal<In, Bit>,
                pub g: Signal<In, Bit>,
                pub h: Signal<In, Bit>,
                pub y: Signal<Out, $out>,
                $($field: $type,)*
            }
            impl Logic for $name { $($kernel)* }
        )*
        /// The snippets of this file.
        pub fn all() -> Vec<$crate::exporter::snippet::Snippet> {
            vec![$($crate::exporter::snippet::Snippet {
                name: stringify!($name),
                build: || Box::new(warpwright_rtl::dut::Top::ready($name::default())),
            }),*]
        }
    };
}
