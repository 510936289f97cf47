// SPDX-License-Identifier: MIT
//! Results on their way to write-back.
use crate::bundles::{PendingResult, SingleRow};
use crate::cells::{Table, TablePlace, DFF};
use crate::prelude::*;

/// FIFO of eight results. The place of a result is reserved when its request arrives.
///
/// Latency: one cycle. Invariant: at most eight places are reserved.
#[derive(LogicBlock)]
pub struct ResultQueue<const LW: usize, const T: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A request that will have a result arrives in this cycle.
    pub reserve: Signal<In, Bit>,
    /// A result enters.
    pub result: PendingResult<In, LW, T>,
    /// Value of each thread, with the result.
    pub data: [Signal<In, Bits<32>>; T],
    /// At least four places are free: three more requests may come after it falls.
    pub req_ready: Signal<Out, Bit>,
    /// The oldest result.
    pub wb: SingleRow<Out, LW, T>,
    words: [Table<3, Bits<32>>; T],
    warps: Table<3, Bits<LW>>,
    registers: Table<3, Bits<6>>,
    slots: Table<3, Bits<3>>,
    masks: Table<3, Bits<T>>,
    head: DFF<Bits<3>>,
    tail: DFF<Bits<3>>,
    stored: DFF<Bits<4>>,
    held: DFF<Bits<4>>,
    // More than four places are reserved. A register: the choice of a warp starts at `req_ready`.
    crowded: DFF<Bit>,
    place: TablePlace<Local, 3>,
    taken: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for ResultQueue {
    fn update(&mut self) {
        self.place.write_enable.next = self.result.valid.val();
        self.place.write_address.next = self.tail.q.val();
        self.place.read_address.next = self.head.q.val();
        for i in 0..T {
            self.place.drive(&mut self.words[i].place);
            self.words[i].write_data.next = self.data[i].val();
            self.wb.data[i].next = self.words[i].read_data.val();
        }
        self.place.drive(&mut self.warps.place);
        self.warps.write_data.next = self.result.warp.val();
        self.place.drive(&mut self.registers.place);
        self.registers.write_data.next = self.result.rd.val();
        self.place.drive(&mut self.slots.place);
        self.slots.write_data.next = self.result.slot.val();
        self.place.drive(&mut self.masks.place);
        self.masks.write_data.next = self.result.mask.val();
        self.wb.valid.next = self.stored.q.val().any();
        self.wb.warp.next = self.warps.read_data.val();
        self.wb.rd.next = self.registers.read_data.val();
        self.wb.slot.next = self.slots.read_data.val();
        self.wb.mask.next = self.masks.read_data.val();
        self.taken.next = self.stored.q.val().any() & self.wb.ready.val();
        if self.result.valid.val() {
            self.tail.d.next = self.tail.q.val() + 1;
        }
        if self.taken.val() {
            self.head.d.next = self.head.q.val() + 1;
        }
        if self.result.valid.val() & !self.taken.val() {
            self.stored.d.next = self.stored.q.val() + 1;
        }
        if !self.result.valid.val() & self.taken.val() {
            self.stored.d.next = self.stored.q.val() - 1;
        }
        self.crowded.d.next = self.held.q.val() > 4;
        if self.reserve.val() & !self.taken.val() {
            self.held.d.next = self.held.q.val() + 1;
            self.crowded.d.next = self.held.q.val() >= 4;
        }
        if !self.reserve.val() & self.taken.val() {
            self.held.d.next = self.held.q.val() - 1;
            self.crowded.d.next = self.held.q.val() > 5;
        }
        self.req_ready.next = !self.crowded.q.val();
    }
}
