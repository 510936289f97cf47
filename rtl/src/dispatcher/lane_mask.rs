// SPDX-License-Identifier: MIT
//! Lanes of a warp that lie inside the grid.
use crate::prelude::*;

/// The lanes of a warp of `T` threads: a quad of pixels, or two side by side, or threads of a row.
/// Combinational.
#[derive(LogicBlock)]
#[check(T == 4 || T == 8, "a warp is a quad, or two")]
pub struct LaneMask<const T: usize> {
    /// The grid is a row of threads.
    pub linear: Signal<In, Bit>,
    /// Threads of the row that are left.
    pub left: Signal<In, Bits<24>>,
    /// Column of lane 0, even.
    pub x: Signal<In, Bits<16>>,
    /// Row of lane 0, even.
    pub y: Signal<In, Bits<16>>,
    /// Width of the grid, and above it its height.
    pub grid: Signal<In, Bits<32>>,
    /// Lane 0 is inside the grid.
    pub in_grid: Signal<Out, Bit>,
    /// Lanes inside, if lane 0 is.
    pub mask: Signal<Out, Bits<T>>,
    #[value(T as u64)]
    threads: Constant<Bits<24>>,
    #[value((1u64 << T) - 1)]
    full: Constant<Bits<T>>,
    #[value(T as u64 - 4)]
    top_quad: Constant<Bits<3>>,
    column: Signal<Local, Bits<16>>,
    quad_mask: Signal<Local, Bits<4>>,
    few: Signal<Local, Bits<3>>,
    begun: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for LaneMask {
    fn update(&mut self) {
        self.mask.next = self.full.val();
        self.column.next = self.x.val();
        self.quad_mask.next = 15.into();
        self.few.next = self.left.val().get_bits::<3>(0);
        self.begun.next = false;
        if self.linear.val() {
            self.in_grid.next = true;
            if self.left.val() < self.threads.val() {
                for i in 0..T {
                    if self.few.val() <= i.to_bits::<3>() {
                        self.mask.next = self.mask.val().replace_bit(i, false);
                    }
                }
            }
        } else {
            self.in_grid.next = (self.x.val() < self.grid.val().get_bits::<16>(0))
                & (self.y.val() < self.grid.val().get_bits::<16>(16));
            // Quad by quad.
            self.mask.next = 0.into();
            for q in 0..(T / 4) {
                self.quad_mask.next = 15.into();
                self.column.next = self.x.val() | (q.to_bits::<16>() << 1);
                if self.begun.val() & (self.column.val() >= self.grid.val().get_bits::<16>(0)) {
                    self.quad_mask.next = 0.into();
                }
                if (self.column.val() + 1) == self.grid.val().get_bits::<16>(0) {
                    self.quad_mask.next = self.quad_mask.val() & 5;
                }
                if (self.y.val() + 1) == self.grid.val().get_bits::<16>(16) {
                    self.quad_mask.next = self.quad_mask.val() & 3;
                }
                self.begun.next = true;
                self.mask.next = self.mask.val() >> 4;
                self.mask.next = self.mask.val()
                    | (bit_cast::<T, 4>(self.quad_mask.val()) << self.top_quad.val());
            }
        }
    }
}
