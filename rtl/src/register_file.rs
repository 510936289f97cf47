// SPDX-License-Identifier: MIT
//! Banked register file in block RAM (specs 5 and 6).
//!
//! Even and odd warps live in two bank groups, so that the operands of one instruction
//! and the write-back of another never meet on a port. Each group holds three copies,
//! one per operand: three registers of all `T` lanes are read in every cycle.
//!
//! - **capacity**: `2^A` registers per lane in each group
//! - **read latency**: 1 cycle after the address
//! - **throughput**: three operands read and two registers (one per group) written per cycle
//! - **invariant**: a register that is read in the cycle in which it is written gives an undefined
//!   value, which operand read replaces
use crate::cells::{Bram, DFF};
use crate::prelude::*;

/// Register file for `T` lanes with `2^A` registers per lane in each of two groups.
#[derive(LogicBlock)]
pub struct RegisterFile<const A: usize, const T: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Operand a is read.
    pub read_a: Signal<In, Bit>,
    /// Operand b is read.
    pub read_b: Signal<In, Bit>,
    /// Operand c is read.
    pub read_c: Signal<In, Bit>,
    /// Group of the reading warp: 0 even, 1 odd.
    pub read_group: Signal<In, Bit>,
    /// Register of operand a, in its group.
    pub address_a: Signal<In, Bits<A>>,
    /// Register of operand b, in its group.
    pub address_b: Signal<In, Bits<A>>,
    /// Register of operand c, in its group.
    pub address_c: Signal<In, Bits<A>>,
    /// Operand a of every lane, one cycle after its address.
    pub a: [Signal<Out, Bits<32>>; T],
    /// Operand b of every lane.
    pub b: [Signal<Out, Bits<32>>; T],
    /// Operand c of every lane.
    pub c: [Signal<Out, Bits<32>>; T],
    /// Lanes that the even group stores.
    pub even_mask: Signal<In, Bits<T>>,
    /// Register that the even group stores.
    pub even_address: Signal<In, Bits<A>>,
    /// Data for the even group.
    pub even_data: [Signal<In, Bits<32>>; T],
    /// Lanes that the odd group stores.
    pub odd_mask: Signal<In, Bits<T>>,
    /// Register that the odd group stores.
    pub odd_address: Signal<In, Bits<A>>,
    /// Data for the odd group.
    pub odd_data: [Signal<In, Bits<32>>; T],
    even_a: [Bram<A, 32>; T],
    even_b: [Bram<A, 32>; T],
    even_c: [Bram<A, 32>; T],
    odd_a: [Bram<A, 32>; T],
    odd_b: [Bram<A, 32>; T],
    odd_c: [Bram<A, 32>; T],
    // The group read last: selects the output, one cycle after the address.
    group: DFF<Bit>,
}

impl<const A: usize, const T: usize> Logic for RegisterFile<A, T> {
    #[hdl_gen]
    fn update(&mut self) {
        self.group.d.next = self.read_group.val();
        for i in 0..T {
            self.even_a[i].read(self.read_a.val() & !self.read_group.val(), self.address_a.val());
            self.even_b[i].read(self.read_b.val() & !self.read_group.val(), self.address_b.val());
            self.even_c[i].read(self.read_c.val() & !self.read_group.val(), self.address_c.val());
            self.odd_a[i].read(self.read_a.val() & self.read_group.val(), self.address_a.val());
            self.odd_b[i].read(self.read_b.val() & self.read_group.val(), self.address_b.val());
            self.odd_c[i].read(self.read_c.val() & self.read_group.val(), self.address_c.val());
            self.even_a[i].write(
                self.even_mask.val().get_bit(i),
                self.even_address.val(),
                self.even_data[i].val(),
            );
            self.even_b[i].write(
                self.even_mask.val().get_bit(i),
                self.even_address.val(),
                self.even_data[i].val(),
            );
            self.even_c[i].write(
                self.even_mask.val().get_bit(i),
                self.even_address.val(),
                self.even_data[i].val(),
            );
            self.odd_a[i].write(
                self.odd_mask.val().get_bit(i),
                self.odd_address.val(),
                self.odd_data[i].val(),
            );
            self.odd_b[i].write(
                self.odd_mask.val().get_bit(i),
                self.odd_address.val(),
                self.odd_data[i].val(),
            );
            self.odd_c[i].write(
                self.odd_mask.val().get_bit(i),
                self.odd_address.val(),
                self.odd_data[i].val(),
            );
            if self.group.q.val() {
                self.a[i].next = self.odd_a[i].read_data.val();
                self.b[i].next = self.odd_b[i].read_data.val();
                self.c[i].next = self.odd_c[i].read_data.val();
            } else {
                self.a[i].next = self.even_a[i].read_data.val();
                self.b[i].next = self.even_b[i].read_data.val();
                self.c[i].next = self.even_c[i].read_data.val();
            }
        }
    }
}
