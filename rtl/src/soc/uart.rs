// SPDX-License-Identifier: MIT
//! Serial line of the board: eight data bits, no parity, one stop bit.
//!
//! - **latency**: a byte takes ten bit times; the receiver shows it in the middle of the stop bit
//! - **throughput**: one byte in ten bit times each way, both ways at once
//! - **errors**: a byte whose stop bit is low is reported as `broken`; a start bit shorter than
//!   half a bit is ignored
use crate::cells::DFF;
use crate::prelude::*;

/// Bytes from the line. The line is taken through two flip-flops first.
#[derive(LogicBlock)]
#[block(new(divisor: u32))]
#[check((4..=4096).contains(&divisor), "a bit takes 4 to 4096 cycles")]
pub struct UartReceiver {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The line: high when idle. Not synchronous to the clock.
    pub line: Signal<In, Bit>,
    /// Pulse: a byte is there.
    pub valid: Signal<Out, Bit>,
    /// The byte, until the next one begins.
    pub data: Signal<Out, Bits<8>>,
    /// Pulse: a byte without its stop bit.
    pub broken: Signal<Out, Bit>,
    // Low is 1 here, so that the line is idle at power-up.
    meta: DFF<Bit>,
    low: DFF<Bit>,
    busy: DFF<Bit>,
    // Cycles to the next sample.
    count: DFF<Bits<12>>,
    // Samples taken: 0 start bit, 1 to 8 data, 9 stop bit.
    place: DFF<Bits<4>>,
    #[drives(data)]
    shift: DFF<Bits<8>>,
    #[drives(valid)]
    arrived: DFF<Bit>,
    #[drives(broken)]
    failed: DFF<Bit>,
    // Cycles of a bit, and of half a bit, less one.
    #[value(divisor - 1)]
    whole: Constant<Bits<12>>,
    #[value(divisor / 2 - 1)]
    half: Constant<Bits<12>>,
    sample: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for UartReceiver {
    fn update(&mut self) {
        self.meta.d.next = !self.line.val();
        self.low.d.next = self.meta.q.val();
        self.arrived.d.next = false;
        self.failed.d.next = false;
        self.sample.next = self.busy.q.val() & !self.count.q.val().any();
        self.count.d.next = self.count.q.val() - 1;
        if !self.busy.q.val() {
            self.count.d.next = self.half.val();
            self.place.d.next = 0.into();
            self.busy.d.next = self.low.q.val();
        }
        if self.sample.val() {
            self.count.d.next = self.whole.val();
            self.place.d.next = self.place.q.val() + 1;
            if self.place.q.val() == 0 {
                // A start bit, or noise.
                self.busy.d.next = self.low.q.val();
            } else if self.place.q.val() == 9 {
                self.busy.d.next = false;
                self.arrived.d.next = !self.low.q.val();
                self.failed.d.next = self.low.q.val();
            } else {
                self.shift.d.next = self.shift.q.val() >> 1;
                if !self.low.q.val() {
                    self.shift.d.next = (self.shift.q.val() >> 1) | 128;
                }
            }
        }
    }
}

/// Bytes onto the line.
#[derive(LogicBlock)]
#[block(new(divisor: u32))]
#[check((4..=4096).contains(&divisor), "a bit takes 4 to 4096 cycles")]
pub struct UartSender {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A byte is to be sent.
    pub valid: Signal<In, Bit>,
    /// It is taken.
    pub ready: Signal<Out, Bit>,
    /// The byte.
    pub data: Signal<In, Bits<8>>,
    /// The line: high when idle.
    pub line: Signal<Out, Bit>,
    // The bits that follow; their complement, so that the line is high at power-up.
    rest: DFF<Bits<10>>,
    left: DFF<Bits<4>>,
    count: DFF<Bits<12>>,
    #[value(divisor - 1)]
    whole: Constant<Bits<12>>,
}

#[hdl_gen]
impl Logic for UartSender {
    fn update(&mut self) {
        self.ready.next = !self.left.q.val().any();
        self.line.next = !self.rest.q.val().get_bit(0);
        if self.left.q.val().any() {
            self.count.d.next = self.count.q.val() - 1;
            if !self.count.q.val().any() {
                self.count.d.next = self.whole.val();
                self.left.d.next = self.left.q.val() - 1;
                self.rest.d.next = self.rest.q.val() >> 1;
            }
        } else if self.valid.val() {
            self.count.d.next = self.whole.val();
            self.left.d.next = 10.into();
            self.rest.d.next = (bit_cast::<10, 8>(self.data.val() ^ 255) << 1) | 1;
        }
    }
}
