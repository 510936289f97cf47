// SPDX-License-Identifier: MIT
//! The result of a slow unit that is written next: whose turn it is, and a register in front of
//! write-back.
//!
//! The units (0 load/store, 1 texture, 2 SFU, 3 PREPARE, 4 shared memory) take turns; a result
//! stays in the register until [`write_back`](crate::write_back) has room for it. So a unit's
//! result, the choice and the wires of four lanes are one stage, the place in the register file and
//! the write another.
//!
//! - **latency**: 1 cycle
//! - **throughput**: one result per cycle
//! - **invariant**: a result that is taken from a unit is written once; a unit that waits is served
//!   after at most four others
use crate::cells::{Lazy, RoundRobin, DFF};
use crate::prelude::*;

/// The results of a unit of `2^LW` warps of `T` threads.
#[derive(LogicBlock)]
pub struct SlowResults<const LW: usize, const T: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Units with a result.
    pub unit_valid: Signal<In, Bits<5>>,
    /// Warp of each unit's result.
    pub unit_warp: [Signal<In, Bits<LW>>; 5],
    /// Register.
    pub unit_rd: [Signal<In, Bits<6>>; 5],
    /// The instruction is complete with it.
    pub unit_last: [Signal<In, Bit>; 5],
    /// Slot.
    pub unit_slot: [Signal<In, Bits<3>>; 5],
    /// Threads that write.
    pub unit_mask: [Signal<In, Bits<T>>; 5],
    /// Data of each unit.
    pub load_store: [Signal<In, Bits<32>>; T],
    /// Texels.
    pub texels: [Signal<In, Bits<32>>; T],
    /// Of the special function unit.
    pub sfu: [Signal<In, Bits<32>>; T],
    /// Of PREPARE.
    pub prepare: [Signal<In, Bits<32>>; T],
    /// Of shared memory.
    pub shared: [Signal<In, Bits<32>>; T],
    /// The unit whose result is taken in this cycle.
    pub ready: Signal<Out, Bits<5>>,
    /// The result in the register is written.
    pub taken: Signal<In, Bit>,
    /// There is one.
    pub valid: Signal<Out, Bit>,
    /// Its warp.
    pub warp: Signal<Out, Bits<LW>>,
    /// Register.
    pub rd: Signal<Out, Bits<6>>,
    /// The instruction is complete.
    pub last: Signal<Out, Bit>,
    /// Slot.
    pub slot: Signal<Out, Bits<3>>,
    /// The warp has waited for it (SFU, PREPARE); no slot tracks it.
    pub blocks: Signal<Out, Bit>,
    /// It is of a texture read.
    pub is_texels: Signal<Out, Bit>,
    /// Threads that write.
    pub mask: Signal<Out, Bits<T>>,
    /// Data.
    pub data: [Signal<Out, Bits<32>>; T],
    chooser: Lazy<RoundRobin<5, 3>>,
    turn: DFF<Bits<3>>,
    held: DFF<Bit>,
    held_unit: DFF<Bits<5>>,
    held_warp: DFF<Bits<LW>>,
    held_rd: DFF<Bits<6>>,
    held_last: DFF<Bit>,
    held_slot: DFF<Bits<3>>,
    held_mask: DFF<Bits<T>>,
    held_data: [DFF<Bits<32>>; T],
    space: Signal<Local, Bit>,
    chosen: Signal<Local, Bits<5>>,
    next_warp: Signal<Local, Bits<LW>>,
    next_rd: Signal<Local, Bits<6>>,
    next_last: Signal<Local, Bit>,
    next_slot: Signal<Local, Bits<3>>,
    next_mask: Signal<Local, Bits<T>>,
    next_data: Signal<Local, Bits<32>>,
}

impl<const LW: usize, const T: usize> Logic for SlowResults<LW, T> {
    #[hdl_gen]
    fn update(&mut self) {
        // The unit after the last one served that has something to write.
        self.chooser.requests.next = self.unit_valid.val();
        self.chooser.last.next = self.turn.q.val();
        self.chosen.next = self.chooser.chosen.val();
        self.space.next = !self.held.q.val() | self.taken.val();
        self.ready.next = 0.into();
        self.next_warp.next = 0.into();
        self.next_rd.next = 0.into();
        self.next_last.next = false;
        self.next_slot.next = 0.into();
        self.next_mask.next = 0.into();
        for unit in 0..5 {
            if self.chosen.val().get_bit(unit) {
                self.next_warp.next = self.next_warp.val() | self.unit_warp[unit].val();
                self.next_rd.next = self.next_rd.val() | self.unit_rd[unit].val();
                self.next_last.next = self.next_last.val() | self.unit_last[unit].val();
                self.next_slot.next = self.next_slot.val() | self.unit_slot[unit].val();
                self.next_mask.next = self.next_mask.val() | self.unit_mask[unit].val();
            }
        }
        if self.space.val() {
            self.ready.next = self.chosen.val();
            self.held.d.next = self.chooser.valid.val();
            self.held_unit.d.next = self.chosen.val();
            self.held_warp.d.next = self.next_warp.val();
            self.held_rd.d.next = self.next_rd.val();
            self.held_last.d.next = self.next_last.val();
            self.held_slot.d.next = self.next_slot.val();
            self.held_mask.d.next = self.next_mask.val();
            if self.chooser.valid.val() {
                self.turn.d.next = self.chooser.index.val();
            }
        }
        for i in 0..T {
            self.next_data.next = 0.into();
            if self.chosen.val().get_bit(0) {
                self.next_data.next = self.next_data.val() | self.load_store[i].val();
            }
            if self.chosen.val().get_bit(1) {
                self.next_data.next = self.next_data.val() | self.texels[i].val();
            }
            if self.chosen.val().get_bit(2) {
                self.next_data.next = self.next_data.val() | self.sfu[i].val();
            }
            if self.chosen.val().get_bit(3) {
                self.next_data.next = self.next_data.val() | self.prepare[i].val();
            }
            if self.chosen.val().get_bit(4) {
                self.next_data.next = self.next_data.val() | self.shared[i].val();
            }
            if self.space.val() {
                self.held_data[i].d.next = self.next_data.val();
            }
            self.data[i].next = self.held_data[i].q.val();
        }
        self.valid.next = self.held.q.val();
        self.warp.next = self.held_warp.q.val();
        self.rd.next = self.held_rd.q.val();
        self.last.next = self.held_last.q.val();
        self.slot.next = self.held_slot.q.val();
        self.mask.next = self.held_mask.q.val();
        self.is_texels.next = self.held_unit.q.val().get_bit(1);
        self.blocks.next = self.held_unit.q.val().get_bit(2) | self.held_unit.q.val().get_bit(3);
    }
}
