// SPDX-License-Identifier: MIT
//! Results on their way to write-back.
use crate::cells::{LutRam, DFF};
use crate::prelude::*;

/// Eight results in the order of arrival. A request has its place from E1 on.
///
/// Latency: one cycle. Invariant: at most eight results wait.
#[derive(LogicBlock)]
pub struct ResultQueue<const LW: usize, const T: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A request has come, which will have a result.
    pub reserve: Signal<In, Bit>,
    /// A result.
    pub valid: Signal<In, Bit>,
    /// Its warp.
    pub warp: Signal<In, Bits<LW>>,
    /// Its register.
    pub rd: Signal<In, Bits<6>>,
    /// Its slot.
    pub slot: Signal<In, Bits<3>>,
    /// Threads that write.
    pub mask: Signal<In, Bits<T>>,
    /// Data.
    pub data: [Signal<In, Bits<32>>; T],
    /// Write-back takes the first one.
    pub wb_ready: Signal<In, Bit>,
    /// At least four places are free: three more requests may come after it falls.
    pub req_ready: Signal<Out, Bit>,
    /// The first result: valid.
    pub wb_valid: Signal<Out, Bit>,
    /// Its warp.
    pub wb_warp: Signal<Out, Bits<LW>>,
    /// Its register.
    pub wb_rd: Signal<Out, Bits<6>>,
    /// Threads that write.
    pub wb_mask: Signal<Out, Bits<T>>,
    /// Data.
    pub wb_data: [Signal<Out, Bits<32>>; T],
    /// Its slot.
    pub wb_slot: Signal<Out, Bits<3>>,
    words: [LutRam<3, 32>; T],
    warps: LutRam<3, LW>,
    registers: LutRam<3, 6>,
    slots: LutRam<3, 3>,
    masks: LutRam<3, T>,
    head: DFF<Bits<3>>,
    tail: DFF<Bits<3>>,
    stored: DFF<Bits<4>>,
    held: DFF<Bits<4>>,
    // More than four places are held; a register, since the choice of a warp starts at `req_ready`.
    crowded: DFF<Bit>,
    taken: Signal<Local, Bit>,
}

impl<const LW: usize, const T: usize> Logic for ResultQueue<LW, T> {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..T {
            self.words[i].write_enable.next = self.valid.val();
            self.words[i].write_address.next = self.tail.q.val();
            self.words[i].write_data.next = self.data[i].val();
            self.words[i].read_address.next = self.head.q.val();
            self.wb_data[i].next = self.words[i].read_data.val();
        }
        self.warps.write_enable.next = self.valid.val();
        self.warps.write_address.next = self.tail.q.val();
        self.warps.write_data.next = self.warp.val();
        self.warps.read_address.next = self.head.q.val();
        self.registers.write_enable.next = self.valid.val();
        self.registers.write_address.next = self.tail.q.val();
        self.registers.write_data.next = self.rd.val();
        self.registers.read_address.next = self.head.q.val();
        self.slots.write_enable.next = self.valid.val();
        self.slots.write_address.next = self.tail.q.val();
        self.slots.write_data.next = self.slot.val();
        self.slots.read_address.next = self.head.q.val();
        self.masks.write_enable.next = self.valid.val();
        self.masks.write_address.next = self.tail.q.val();
        self.masks.write_data.next = self.mask.val();
        self.masks.read_address.next = self.head.q.val();
        self.wb_valid.next = self.stored.q.val().any();
        self.wb_warp.next = self.warps.read_data.val();
        self.wb_rd.next = self.registers.read_data.val();
        self.wb_slot.next = self.slots.read_data.val();
        self.wb_mask.next = self.masks.read_data.val();
        self.taken.next = self.stored.q.val().any() & self.wb_ready.val();
        if self.valid.val() {
            self.tail.d.next = self.tail.q.val() + 1;
        }
        if self.taken.val() {
            self.head.d.next = self.head.q.val() + 1;
        }
        if self.valid.val() & !self.taken.val() {
            self.stored.d.next = self.stored.q.val() + 1;
        }
        if !self.valid.val() & self.taken.val() {
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
