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
use crate::bundles::{ReadAddress, ReadEnable, RegisterWrite};
use crate::cells::{Bram, DFF};
use crate::prelude::*;

/// Register file for `T` lanes with `2^A` registers per lane in each of two groups.
#[derive(LogicBlock)]
pub struct RegisterFile<const A: usize, const T: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Operands that are read.
    pub read: ReadEnable<In>,
    /// Their addresses in the group.
    pub address: ReadAddress<In, A>,
    /// Operand a of every lane, one cycle after its address.
    pub a: [Signal<Out, Bits<32>>; T],
    /// Operand b of every lane.
    pub b: [Signal<Out, Bits<32>>; T],
    /// Operand c of every lane.
    pub c: [Signal<Out, Bits<32>>; T],
    /// Write of the even group.
    pub even: RegisterWrite<In, A, T>,
    /// Write of the odd group.
    pub odd: RegisterWrite<In, A, T>,
    even_a: [Bram<A, 32>; T],
    even_b: [Bram<A, 32>; T],
    even_c: [Bram<A, 32>; T],
    odd_a: [Bram<A, 32>; T],
    odd_b: [Bram<A, 32>; T],
    odd_c: [Bram<A, 32>; T],
    // The group read last: selects the output, one cycle after the address.
    group: DFF<Bit>,
}

#[hdl_gen]
impl Logic for RegisterFile {
    fn update(&mut self) {
        self.group.d.next = self.read.group.val();
        for i in 0..T {
            self.even_a[i].read(self.read.a.val() & !self.read.group.val(), self.address.a.val());
            self.even_b[i].read(self.read.b.val() & !self.read.group.val(), self.address.b.val());
            self.even_c[i].read(self.read.c.val() & !self.read.group.val(), self.address.c.val());
            self.odd_a[i].read(self.read.a.val() & self.read.group.val(), self.address.a.val());
            self.odd_b[i].read(self.read.b.val() & self.read.group.val(), self.address.b.val());
            self.odd_c[i].read(self.read.c.val() & self.read.group.val(), self.address.c.val());
            self.even_a[i].write(
                self.even.mask.val().get_bit(i),
                self.even.address.val(),
                self.even.data[i].val(),
            );
            self.even_b[i].write(
                self.even.mask.val().get_bit(i),
                self.even.address.val(),
                self.even.data[i].val(),
            );
            self.even_c[i].write(
                self.even.mask.val().get_bit(i),
                self.even.address.val(),
                self.even.data[i].val(),
            );
            self.odd_a[i].write(
                self.odd.mask.val().get_bit(i),
                self.odd.address.val(),
                self.odd.data[i].val(),
            );
            self.odd_b[i].write(
                self.odd.mask.val().get_bit(i),
                self.odd.address.val(),
                self.odd.data[i].val(),
            );
            self.odd_c[i].write(
                self.odd.mask.val().get_bit(i),
                self.odd.address.val(),
                self.odd.data[i].val(),
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
