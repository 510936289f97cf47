//! Where the operand of a micro-instruction is, in the first stage of the microcoded core.
use crate::prelude::*;

/// An address in the store, from 1,024 on in shared memory; [`Mode`](warpwright_microcode::Mode) says what of. Latency: combinational.
#[derive(LogicBlock)]
pub struct OperandAddress {
    /// The micro-instruction.
    pub word: Signal<In, Bits<16>>,
    /// Low half of the instruction.
    pub low: Signal<In, Bits<32>>,
    /// Its bits 39:32.
    pub high: Signal<In, Bits<8>>,
    /// The present warp.
    pub warp: Signal<In, Bits<2>>,
    /// The present thread.
    pub thread: Signal<In, Bits<2>>,
    /// The index.
    pub x: Signal<In, Bits<11>>,
    /// The operand has to be read.
    pub reads: Signal<Out, Bit>,
    /// Its address.
    pub wanted: Signal<Out, Bits<11>>,
    mode: Signal<Local, Bits<3>>,
    index: Signal<Local, Bits<8>>,
    field: Signal<Local, Bits<5>>,
    next_code: Signal<Local, Bits<5>>,
    place: Signal<Local, Bits<11>>,
}

impl Default for OperandAddress {
    fn default() -> Self {
        macro_rules! all {
            ($($field:ident),*) => { Self { $($field: Default::default(),)* } };
        }
        all!(word, low, high, warp, thread, x, reads, wanted, mode, index, field, next_code, place)
    }
}

impl Logic for OperandAddress {
    #[hdl_gen]
    fn update(&mut self) {
        self.mode.next = self.word.val().get_bits::<3>(8);
        self.index.next = self.word.val().get_bits::<8>(0);
        self.field.next = self.low.val().get_bits::<5>(18);
        if self.mode.val() == 5 {
            self.field.next = self.low.val().get_bits::<5>(24);
        }
        if self.mode.val() == 6 {
            self.field.next =
                bit_cast::<5, 2>(self.low.val().get_bits::<2>(30)) | (bit_cast::<5, 3>(self.high.val().get_bits::<3>(0)) << 2);
        }
        if self.mode.val() == 7 {
            self.field.next = self.low.val().get_bits::<5>(12);
        }
        self.place.next = bit_cast::<11, 8>(self.index.val()) | 768;
        if self.mode.val() == 1 {
            self.place.next =
                bit_cast::<11, 6>(self.index.val().get_bits::<6>(0)) | (bit_cast::<11, 2>(self.warp.val()) << 6) | 512;
            if self.index.val().get_bit(6) {
                self.place.next =
                    bit_cast::<11, 4>(self.index.val().get_bits::<4>(0)) | (bit_cast::<11, 2>(self.warp.val()) << 4) | 896;
            }
            if self.index.val().get_bit(7) {
                self.place.next = (bit_cast::<11, 4>(self.index.val().get_bits::<4>(2)) << 2)
                    | bit_cast::<11, 2>(self.thread.val())
                    | (bit_cast::<11, 2>(self.warp.val()) << 6)
                    | 512;
            }
        }
        if self.mode.val() == 2 {
            self.place.next = self.x.val();
        }
        if self.mode.val().get_bit(2) {
            self.place.next = (bit_cast::<11, 5>(self.field.val()) << 2)
                | bit_cast::<11, 2>(self.thread.val())
                | (bit_cast::<11, 2>(self.warp.val()) << 7);
            if (self.mode.val() == 5) & self.low.val().get_bit(7) {
                self.place.next = 768.into();
            }
        }
        self.wanted.next = self.place.val();

        // Only what is needed is read: no word that is being written.
        self.next_code.next = self.word.val().get_bits::<5>(11);
        self.reads.next =
            (self.next_code.val() < 13) & (self.next_code.val() != 6) & (self.next_code.val() != 7) & (self.mode.val() != 3);
    }
}

crate::ports! { [] OperandAddress { comb in: word, low, high, warp, thread, x; out: reads, wanted } }
