// SPDX-License-Identifier: MIT
//! Whether the accesses of an instruction in stage E1 are allowed (docs/core.md).
//!
//! An address is a multiple of the size, and inside its memory: global memory, the constant buffer,
//! or the shared memory of the workgroup. Combinational.
use crate::bundles::{Refusal, HALF, WORD};
use crate::instruction_word::memory_op;
use crate::prelude::*;
use warpwright_isa::{FaultCause, Unit};

/// Words of the constant buffer.
const CONSTANTS: u64 = 1024;

/// Checks the addresses of `T` threads.
#[derive(LogicBlock)]
pub struct AccessCheck<const T: usize> {
    /// Stage E1 has an instruction that has an effect.
    pub legal: Signal<In, Bit>,
    /// Unit of the instruction, see `Unit`.
    pub unit: Signal<In, Bits<3>>,
    /// Operation of the unit: kind, size.
    pub unit_op: Signal<In, Bits<6>>,
    /// It is not an access of shared memory that is issued again.
    pub first: Signal<In, Bit>,
    /// Threads that make an access.
    pub taking: Signal<In, Bits<T>>,
    /// Byte address of each thread.
    pub address: [Signal<In, Bits<32>>; T],
    /// Size of the memory in lines.
    pub memory_lines: Signal<In, Bits<28>>,
    /// Words of a workgroup in shared memory.
    pub shared_words: Signal<In, Bits<13>>,
    /// The accesses are not allowed.
    pub refused: Refusal<Out>,
    #[value(CONSTANTS)]
    constants: Constant<Bits<30>>,
    for_memory: Signal<Local, Bit>,
    attribute: Signal<Local, Bit>,
    size: Signal<Local, Bits<2>>,
    // Bits of an address that are zero; the first word that is outside.
    zeros: Signal<Local, Bits<4>>,
    limit: Signal<Local, Bits<30>>,
    misaligned: Signal<Local, Bit>,
    outside: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for AccessCheck {
    fn update(&mut self) {
        self.for_memory.next = self.unit.val() == Unit::LoadStore as u64;
        self.attribute.next = self.unit.val() == Unit::Attribute as u64;
        self.size.next = self.unit_op.val().get_bits::<2>(memory_op::SIZE);
        self.zeros.next = 0.into();
        if self.size.val() == HALF {
            self.zeros.next = 1.into();
        }
        if self.size.val() == WORD {
            self.zeros.next = 3.into();
        }
        self.limit.next = bit_cast::<30, 28>(self.memory_lines.val()) << 2;
        if self.attribute.val() {
            if self.unit_op.val().get_bit(memory_op::KIND) {
                self.limit.next = self.constants.val();
            } else {
                self.zeros.next = 15.into();
            }
        } else if self.unit_op.val().get_bit(memory_op::SHARED) {
            self.limit.next = bit_cast::<30, 13>(self.shared_words.val());
        }
        self.misaligned.next = false;
        self.outside.next = false;
        for i in 0..T {
            if self.taking.val().get_bit(i) {
                if (self.address[i].val().get_bits::<4>(0) & self.zeros.val()).any() {
                    self.misaligned.next = true;
                }
                if self.address[i].val().get_bits::<30>(2) >= self.limit.val() {
                    self.outside.next = true;
                }
            }
        }
        self.refused.valid.next = self.legal.val()
            & self.first.val()
            & (self.for_memory.val() | self.attribute.val())
            & (self.misaligned.val() | self.outside.val());
        self.refused.cause.next = (FaultCause::OutOfRange as u64).into();
        if self.misaligned.val() {
            self.refused.cause.next = (FaultCause::Misaligned as u64).into();
        }
    }
}
