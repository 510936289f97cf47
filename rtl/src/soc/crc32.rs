//! Checksum of the host link's frames: CRC-32 as in Ethernet and zip, one bit per cycle.
//!
//! A byte of the line takes ten bit times, so that one bit per cycle costs no time.
//!
//! | | |
//! | --- | --- |
//! | latency | 8 cycles after `valid` |
//! | throughput | one byte in 9 cycles; `valid` while `busy` is not allowed |
use crate::cells::DFF;
use crate::dut::{Dut, Stimulus};
use crate::prelude::*;
use crate::registry::BlockEntry;

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
    register: DFF<Bits<32>>,
    shift: DFF<Bits<8>>,
    left: DFF<Bits<4>>,
    #[value(0xedb8_8320_u64)]
    polynomial: Constant<Bits<32>>,
    #[value(!RESIDUE)]
    residue: Constant<Bits<32>>,
    feedback: Signal<Local, Bit>,
}

impl Logic for Crc32 {
    #[hdl_gen]
    fn update(&mut self) {
        self.busy.next = self.left.q.val().any();
        self.value.next = self.register.q.val();
        self.good.next = self.register.q.val() == self.residue.val();
        self.feedback.next = !(self.register.q.val().get_bit(0) ^ self.shift.q.val().get_bit(0));
        if self.left.q.val().any() {
            self.left.d.next = self.left.q.val() - 1;
            self.shift.d.next = self.shift.q.val() >> 1;
            // A shift of the complement brings in a one.
            self.register.d.next = (self.register.q.val() >> 1) ^ 0x8000_0000_u64;
            if self.feedback.val() {
                self.register.d.next = (self.register.q.val() >> 1) ^ 0x8000_0000_u64 ^ self.polynomial.val();
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

/// Frames of any length, some with their checksum at the end.
#[derive(Default)]
struct Frames {
    bytes: Vec<u8>,
    rest: Vec<u8>,
    pause: u64,
}

/// CRC-32 of some bytes, bit by bit.
pub fn of(bytes: &[u8]) -> u32 {
    let step = |crc: u32, _| if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 };
    !bytes.iter().fold(u32::MAX, |crc, &byte| (0..8).fold(crc ^ u32::from(byte), step))
}

impl Stimulus for Frames {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        if self.pause > 0 {
            self.pause -= 1;
            return vec![0, 0, random() & 255];
        }
        let dice = random();
        let clear = self.rest.is_empty();
        if clear {
            self.bytes = (0..dice & 31).map(|_| random() as u8).collect();
            let sum = of(&self.bytes) ^ u32::from(dice >> 20 & 3 == 0);
            self.bytes.extend(sum.to_le_bytes());
            self.rest = self.bytes.clone();
            self.rest.reverse();
            return vec![1, 0, dice >> 40 & 255];
        }
        self.pause = 8 + (dice >> 30 & 3);
        vec![0, 1, u64::from(self.rest.pop().expect("a byte is left"))]
    }
}

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![BlockEntry {
        name: "crc32",
        spec: "6-core-and-isa.md",
        purpose: "checksum of the host link's frames, one bit per cycle",
        build: || -> Box<dyn Dut> { Box::new(ready_top!(Crc32::default())) },
        stimulus: |_| Box::new(Frames::default()),
    }]
}
