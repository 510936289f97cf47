// SPDX-License-Identifier: MIT
//! Checksum of the host link's frames: CRC-32 as in Ethernet and zip, one bit per cycle.
//!
//! A byte of the line takes ten bit times, so that one bit per cycle costs no time.
//!
//! | | |
//! | --- | --- |
//! | latency | 8 cycles after `valid` |
//! | throughput | one byte in 9 cycles; `valid` while `busy` is not allowed |
use crate::cells::DFF;
use crate::prelude::*;

/// What the register holds after a frame and its checksum, least significant byte first.
pub const RESIDUE: u32 = 0xdebb_20e3;

/// The checksum.
#[derive(LogicBlock)]
pub struct Crc32 {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Pulse: begin again.
    pub clear: Signal<In, Bit>,
    /// Pulse: a byte is to be taken in.
    pub valid: Signal<In, Bit>,
    /// The byte.
    pub data: Signal<In, Bits<8>>,
    /// A byte is being taken in.
    pub busy: Signal<Out, Bit>,
    /// The checksum of the bytes so far.
    pub value: Signal<Out, Bits<32>>,
    /// The bytes end with their checksum.
    pub good: Signal<Out, Bit>,
    // The complement of the usual register: zero at the beginning.
    #[drives(value)]
    register: DFF<Bits<32>>,
    shift: DFF<Bits<8>>,
    left: DFF<Bits<4>>,
    #[value(0xedb8_8320_u64)]
    polynomial: Constant<Bits<32>>,
    #[value(!RESIDUE)]
    residue: Constant<Bits<32>>,
    feedback: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for Crc32 {
    fn update(&mut self) {
        self.busy.next = self.left.q.val().any();
        self.good.next = self.register.q.val() == self.residue.val();
        self.feedback.next = !(self.register.q.val().get_bit(0) ^ self.shift.q.val().get_bit(0));
        if self.left.q.val().any() {
            self.left.d.next = self.left.q.val() - 1;
            self.shift.d.next = self.shift.q.val() >> 1;
            // A shift of the complement brings in a one.
            self.register.d.next = (self.register.q.val() >> 1) ^ 0x8000_0000_u64;
            if self.feedback.val() {
                self.register.d.next =
                    (self.register.q.val() >> 1) ^ 0x8000_0000_u64 ^ self.polynomial.val();
            }
        } else if self.valid.val() {
            self.left.d.next = 8.into();
            self.shift.d.next = self.data.val();
        }
        if self.clear.val() {
            self.register.d.next = 0.into();
            self.left.d.next = 0.into();
        }
    }
}
