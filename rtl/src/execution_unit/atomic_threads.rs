// SPDX-License-Identifier: MIT
//! Which threads of a memory instruction make an access, and how many of an atomic go along with
//! another's, in stage E1 (docs/mechanisms/4.md).
//!
//! With sets in registers, of a set only the first thread makes an access, and all else takes it
//! for an unmerged atomic. On shared memory a set of the preceding PREPARE is one turn. Both are
//! counted here; the sets of accesses of memory are counted where the accesses are made
//! ([`load_store`](crate::load_store)).
//!
//! Combinational.
use crate::instruction_word::memory_op;
use crate::prelude::*;
use warpwright_isa::alu_op::load_store;
use warpwright_isa::AtomicOp;

/// Kind of the memory half of a merged atomic on shared memory.
const SHARED_PREFIX: u64 = (load_store::PREFIX | load_store::SHARED) as u64;

/// The threads of an instruction of a warp of `T` threads, which `CB` bits count, and `S` sets.
#[derive(LogicBlock)]
#[block(new(in_registers: bool))]
pub struct AtomicThreads<const T: usize, const S: usize, const CB: usize> {
    /// Stage E1 has an instruction of memory or shared memory.
    pub valid: Signal<In, Bit>,
    /// Its operation, see [`memory_op`].
    pub unit_op: Signal<In, Bits<6>>,
    /// Atomic operation.
    pub aop: Signal<In, Bits<4>>,
    /// An access of shared memory that is issued again.
    pub again: Signal<In, Bit>,
    /// Threads of the instruction.
    pub mask: Signal<In, Bits<T>>,
    /// Operand c: the threads of a set, in its first thread.
    pub c: [Signal<In, Bits<32>>; T],
    /// Sets that the preceding PREPARE chose.
    pub set: [Signal<In, Bits<T>>; S],
    /// Threads that make an access.
    pub taking: Signal<Out, Bits<T>>,
    /// Threads that go along, when it is issued for the first time.
    pub along: Signal<Out, Bits<CB>>,
    #[value(in_registers)]
    in_registers: Constant<Bit>,
    others: Signal<Local, Bits<T>>,
    members: Signal<Local, Bits<T>>,
}

#[hdl_gen]
impl Logic for AtomicThreads {
    fn update(&mut self) {
        self.others.next = 0.into();
        self.members.next = 0.into();
        if self.valid.val() & self.unit_op.val().get_bit(memory_op::ATOMIC) {
            for i in 0..T {
                if self.in_registers.val()
                    & self.unit_op.val().get_bit(memory_op::CHOSEN)
                    & !self.c[i].val().any()
                {
                    self.others.next = self.others.val().replace_bit(i, true);
                }
            }
        }
        self.taking.next = self.mask.val() & !self.others.val();
        // A PREFIX on shared memory: all of each set but its lowest thread. Compare-and-exchanges
        // go one by one.
        if self.valid.val()
            & (self.unit_op.val().get_bits::<3>(memory_op::KIND) == SHARED_PREFIX)
            & (self.aop.val() != AtomicOp::Cas as u64)
        {
            for i in 0..S {
                self.members.next = self.set[i].val() & self.mask.val();
                self.others.next =
                    self.others.val() | (self.members.val() & (self.members.val() - 1));
            }
        }
        self.along.next = 0.into();
        for i in 0..T {
            if !self.again.val() & self.others.val().get_bit(i) & self.mask.val().get_bit(i) {
                self.along.next = self.along.val() + 1;
            }
        }
    }
}
