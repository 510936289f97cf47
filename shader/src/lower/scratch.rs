// SPDX-License-Identifier: MIT
//! Scratch memory of threads: where variables are whose elements are chosen at run time.
use super::place::{Memory, Pointer, Root};
use super::types::Packing;
use super::Lowerer;
use crate::ir::{Space, Value};
use naga::TypeInner;
use warpwright_isa::{AluOp, SpecialRegister};

impl Lowerer<'_> {
    /// A place in the thread's scratch memory.
    pub(super) fn scratch_place(&mut self, inner: &TypeInner) -> Pointer {
        let bytes = self.types().bytes(inner, Packing::Words);
        let offset = self.scratch;
        self.scratch += bytes;
        Pointer { root: Root::Memory(self.scratch_memory(offset, bytes)), inner: inner.clone() }
    }

    /// Scratch memory is interleaved: a word of all threads of a warp lies together. Its address is
    /// a place in it times the threads of a warp, and the thread's own base is added when the
    /// access is made.
    fn scratch_memory(&self, offset: u32, bytes: u32) -> Memory {
        Memory {
            space: Space::Global,
            scratch: true,
            base: 0,
            bytes,
            dynamic: None,
            offset,
            packing: Packing::Words,
            invariant: false,
        }
    }

    pub(super) fn scratch_address(&mut self, memory: &Memory, leaf: u32) -> (Value, i32) {
        let bits = self.options.warp_threads.trailing_zeros();
        let number = self.whole_number();
        let own = self.scratch_base(number);
        let fixed = (memory.offset + leaf) << bits;
        let address = match memory.dynamic {
            Some(dynamic) => {
                let bits = self.b.word(bits);
                let scaled = self.b.alu(AluOp::Shl, &[dynamic, bits]);
                self.b.alu(AluOp::Iadd, &[own, scaled])
            }
            None => own,
        };
        if fixed < 0x8000 {
            return (address, fixed as i32);
        }
        let fixed = self.b.word(fixed);
        (self.b.alu(AluOp::Iadd, &[address, fixed]), 0)
    }

    /// The number of the thread, or of the invocation among all.
    fn whole_number(&mut self) -> Value {
        let Some(rounds) = self.rounds else { return self.b.special(SpecialRegister::Tid) };
        let (group, own) = (self.b.special(SpecialRegister::Workgroup), self.b.invocation());
        let numbers = self.b.word(rounds.numbers());
        self.b.alu(AluOp::Imad, &[group, numbers, own])
    }

    /// Where the scratch memory of a thread begins: that of its warp, and its own word.
    fn scratch_base(&mut self, tid: Value) -> Value {
        let (mask, four, bits) =
            (self.options.warp_threads - 1, 2, self.options.warp_threads.trailing_zeros());
        let [mask, four, bits] = [mask, four, bits].map(|word| self.b.word(word));
        let lane = self.b.alu(AluOp::And, &[tid, mask]);
        let own = self.b.alu(AluOp::Shl, &[lane, four]);
        let warp = self.b.alu(AluOp::Shr, &[tid, bits]);
        let (size, base) = (self.b.scratch_word(true), self.b.scratch_word(false));
        let warp = self.b.alu(AluOp::Imad, &[warp, size, base]);
        self.b.alu(AluOp::Iadd, &[warp, own])
    }
}
