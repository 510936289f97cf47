// SPDX-License-Identifier: MIT
//! Where the operand of a micro-instruction is, in the first stage of the microcoded core.
use crate::prelude::*;

/// A place in the store, from 2,048 on in shared memory; [`Mode`](warpwright_microcode::Mode) says
/// what of. Latency: combinational, few steps from `word`, which comes from a block RAM.
#[derive(LogicBlock)]
pub struct OperandAddress {
    /// The micro-instruction.
    pub word: Signal<In, Bits<16>>,
    /// Its index, or the host's in its place.
    pub index: Signal<In, Bits<8>>,
    /// Low half of the instruction.
    pub low: Signal<In, Bits<32>>,
    /// Its bits 39:32.
    pub high: Signal<In, Bits<8>>,
    /// The present warp.
    pub warp: Signal<In, Bits<3>>,
    /// The present thread.
    pub thread: Signal<In, Bits<2>>,
    /// The index.
    pub x: Signal<In, Bits<12>>,
    /// The operand has to be read.
    pub reads: Signal<Out, Bit>,
    /// Its place.
    pub wanted: Signal<Out, Bits<12>>,
    mode: Signal<Local, Bits<3>>,
    next_code: Signal<Local, Bits<5>>,
    common: Signal<Local, Bits<12>>,
    ra: Signal<Local, Bits<12>>,
    rb: Signal<Local, Bits<12>>,
    rc: Signal<Local, Bits<12>>,
    rd: Signal<Local, Bits<12>>,
    // A place of each kind, zero if it is none: shared by all warps, of a warp, named by `x`, a
    // register.
    shared: Signal<Local, Bits<12>>,
    own: Signal<Local, Bits<12>>,
    indexed: Signal<Local, Bits<12>>,
    register: Signal<Local, Bits<12>>,
}

#[hdl_gen]
impl Logic for OperandAddress {
    fn update(&mut self) {
        self.mode.next = self.word.val().get_bits::<3>(8);
        // Of registers: the thread, the number, the warp; from number 32 on the other warp's of a
        // pair.
        self.common.next =
            bit_cast::<12, 2>(self.thread.val()) | (bit_cast::<12, 3>(self.warp.val()) << 7);
        self.ra.next = (self.common.val()
            | (bit_cast::<12, 5>(self.low.val().get_bits::<5>(18)) << 2))
            ^ (bit_cast::<12, 1>(self.low.val().get_bits::<1>(23)) << 7);
        self.rb.next = (self.common.val()
            | (bit_cast::<12, 5>(self.low.val().get_bits::<5>(24)) << 2))
            ^ (bit_cast::<12, 1>(self.low.val().get_bits::<1>(29)) << 7);
        if self.low.val().get_bit(7) {
            self.rb.next = 1792.into();
        }
        self.rc.next = (self.common.val()
            | (bit_cast::<12, 2>(self.low.val().get_bits::<2>(30)) << 2)
            | (bit_cast::<12, 3>(self.high.val().get_bits::<3>(0)) << 4))
            ^ (bit_cast::<12, 1>(self.high.val().get_bits::<1>(3)) << 7);
        self.rd.next = (self.common.val()
            | (bit_cast::<12, 5>(self.low.val().get_bits::<5>(12)) << 2))
            ^ (bit_cast::<12, 1>(self.low.val().get_bits::<1>(17)) << 7);

        // All that is above does not wait for the word; of it comes one of these, the others are
        // zero.
        self.register.next = 0.into();
        if self.mode.val().get_bit(2) {
            self.register.next = self.ra.val();
            if self.mode.val().get_bit(0) {
                self.register.next = self.rb.val();
            }
            if self.mode.val().get_bit(1) {
                self.register.next = self.rc.val();
                if self.mode.val().get_bit(0) {
                    self.register.next = self.rd.val();
                }
            }
        }
        self.shared.next = 0.into();
        if (self.mode.val() == 0) | (self.mode.val() == 3) {
            self.shared.next = bit_cast::<12, 8>(self.index.val()) | 1792;
        }
        self.own.next = 0.into();
        if self.mode.val() == 1 {
            self.own.next = bit_cast::<12, 6>(self.index.val().get_bits::<6>(0))
                | (bit_cast::<12, 3>(self.warp.val()) << 6)
                | 1024;
            if self.index.val().get_bit(6) {
                self.own.next = bit_cast::<12, 4>(self.index.val().get_bits::<4>(0))
                    | (bit_cast::<12, 2>(self.warp.val().get_bits::<2>(0)) << 4)
                    | 1920;
            }
            if self.index.val().get_bit(7) {
                self.own.next = (self.own.val() & 0xffc_u64) | bit_cast::<12, 2>(self.thread.val());
            }
        }
        self.indexed.next = 0.into();
        if self.mode.val() == 2 {
            self.indexed.next = self.x.val();
        }
        self.wanted.next =
            self.register.val() | self.shared.val() | self.own.val() | self.indexed.val();

        // Only what is needed is read: no word that is being written.
        self.next_code.next = self.word.val().get_bits::<5>(11);
        self.reads.next = (self.next_code.val() < 13)
            & (self.next_code.val() != 6)
            & (self.next_code.val() != 7)
            & (self.mode.val() != 3);
    }
}
