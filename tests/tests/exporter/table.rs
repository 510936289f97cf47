// SPDX-License-Identifier: MIT
//! The rows of the guide's table of silent mismatches, as one would write them: rust-hdl's own
//! generator gets every one of them wrong, or gets it right only with some tools.
use rust_hdl::prelude::*;

snippets! {
    // Precedence: Verilog's `==` binds tighter than `&`, `|` and `^`, Rust's does not.
    and_equal -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() & self.b.val() == self.a2.val(); } }
    or_equal -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() | self.b.val() == self.a2.val(); } }
    xor_equal -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() ^ self.b.val() == self.a2.val(); } }
    and_less -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() & self.b.val() < self.a2.val(); } }
    bool_and_equal -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.f.val() & self.g.val() == self.h.val(); } }
    bool_equal_and -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.f.val() == self.g.val() & self.h.val(); } }

    // Literals: 32 bits wide in the library's text, so that carries survive.
    sum_literal_greater -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val() + 255) > self.b.val(); } }
    minus_one_equal -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = (self.k.val() - 1) == 7; } }
    plus_one_zero -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val() + 1) == 0; } }
    sum_zero -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val() + self.b.val()) == 0; } }
    shifted_zero -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val() << 4) == 0; } }
    plus_one_any -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val() + 1).any(); } }
    plus_one_all -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val() + 1).all(); } }
    plus_one_xor -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val() + 1).xor(); } }
    plus_one_shifted -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val() + 1) >> 1; } }
    not_equal_zero -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = !self.a.val() == 0; } }
    not_greater -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = !self.a.val() > 5; } }
    not_cast_equal -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = !bit_cast::<4, 8>(self.a.val()) == self.n4.val(); } }
    plus_not_bool -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() + !self.f.val(); } }
    plus_bool -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() + self.f.val(); } }

    // Casts of expressions: the library's text widens before it evaluates.
    cast_sum -> Bits<16>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = bit_cast::<16, 8>(self.a.val() + self.b.val()); } }
    cast_difference -> Bits<16>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = bit_cast::<16, 8>(self.a.val() - self.b.val()); } }
    cast_shift -> Bits<16>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = bit_cast::<16, 8>(self.a.val() << 3); } }
    cast_not -> Bits<16>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = bit_cast::<16, 8>(!self.a.val()); } }
    cast_plus_one -> Bits<9>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = bit_cast::<9, 8>(self.a.val() + 1); } }
    narrow_plus_one_equal -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = (bit_cast::<4, 8>(self.a.val()) + 1) == self.n4.val(); } }
    narrow_shift_equal -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = (bit_cast::<4, 8>(self.a.val()) << 1) == self.n4.val(); } }
    narrow_all -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = bit_cast::<4, 8>(self.a.val()).all(); } }
    slice_plus_one_equal -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val().get_bits::<4>(0) + 1) == self.n4.val(); } }
    replace_by_not -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val().replace_bit(7, !self.f.val()); } }
    replace_dynamic -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val().replace_bit(self.k.val().index(), !self.f.val()); } }
    shift_by_sum -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() << (self.k.val() + 1); } }
    shift_by_difference -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() << (self.k.val() - 1); } }
    slice_past_the_end -> Bits<4>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val().get_bits::<4>(self.k.val().index()); } }
    literal_over_the_width -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val() << 40) | self.b.val(); } }
}
