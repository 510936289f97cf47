// SPDX-License-Identifier: MIT
//! What goes along with an instruction of fixed latency, from stage E1 to write-back.
//!
//! An instruction of the [`lanes`](super::lanes) comes in with its last turn.
//!
//! - **latency**: 5 cycles, those of the [`lane`](crate::lane)
//! - **throughput**: one instruction per cycle
//! - **invariant**: `done` comes once for each instruction that the instruction buffer waits for,
//!   void ones too
use crate::cells::DFF;
use crate::prelude::*;

/// The pipe of a unit of `2^LW` warps of `T` threads.
#[derive(LogicBlock)]
pub struct RetirePipe<const LW: usize, const T: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Stage E1: an instruction is there.
    pub valid: Signal<In, Bit>,
    /// It is legal; otherwise it writes nothing.
    pub legal: Signal<In, Bit>,
    /// Its warp was killed before: what the buffer took for an instruction ends all the same.
    pub killed: Signal<In, Bit>,
    /// Its unit.
    pub unit: Signal<In, Bits<3>>,
    /// To the lanes: it is one of theirs.
    pub starts: Signal<Out, Bit>,
    /// From the lanes: the last turn of the instruction in stage E1.
    pub ends: Signal<In, Bit>,
    /// It writes a register.
    pub writes_rd: Signal<In, Bit>,
    /// It writes a predicate.
    pub writes_predicate: Signal<In, Bit>,
    /// Register; a predicate's number is in the lowest two bits.
    pub rd: Signal<In, Bits<6>>,
    /// Threads that write.
    pub mask: Signal<In, Bits<T>>,
    /// Its warp.
    pub warp: Signal<In, Bits<LW>>,
    /// Stage E3: the warp may be selected again.
    pub done: Signal<Out, Bit>,
    /// That warp.
    pub done_warp: Signal<Out, Bits<LW>>,
    /// Stage E5: threads that will write a register in the next cycle.
    pub next_mask: Signal<Out, Bits<T>>,
    /// Their warp.
    pub next_warp: Signal<Out, Bits<LW>>,
    /// The register.
    pub next_rd: Signal<Out, Bits<6>>,
    /// Write-back: threads that write a register.
    pub now_mask: Signal<Out, Bits<T>>,
    /// Their warp.
    pub now_warp: Signal<Out, Bits<LW>>,
    /// The register.
    pub now_rd: Signal<Out, Bits<6>>,
    /// A predicate is written.
    pub predicate_valid: Signal<Out, Bit>,
    /// Its number.
    pub predicate_number: Signal<Out, Bits<2>>,
    /// Threads that write it.
    pub predicate_mask: Signal<Out, Bits<T>>,
    /// An instruction of the lanes is complete.
    pub mad_done: Signal<Out, Bit>,
    /// A void instruction of the SFU is.
    pub sfu_done: Signal<Out, Bit>,
    // Warp 15:11, register 8:3 and 10:9 (predicate), void instruction of the SFU 17, for the lanes
    // 16, writes predicate 2, writes rd 1, valid 0.
    stage: [DFF<Bits<18>>; 5],
    threads: [DFF<Bits<T>>; 5],
    lanes: Signal<Local, Bit>,
    fixed: Signal<Local, Bit>,
    dead: Signal<Local, Bit>,
    carried: Signal<Local, Bits<18>>,
    last: Signal<Local, Bits<18>>,
}

impl<const LW: usize, const T: usize> Logic for RetirePipe<LW, T> {
    #[hdl_gen]
    fn update(&mut self) {
        self.lanes.next = (self.unit.val() == 0) | (self.unit.val() == 6);
        self.starts.next =
            self.valid.val() & (self.legal.val() | self.killed.val()) & self.lanes.val();
        self.fixed.next = self.ends.val() & self.legal.val() & self.lanes.val();
        self.dead.next = self.valid.val() & self.killed.val();
        if self.lanes.val() {
            self.dead.next = self.ends.val() & self.killed.val();
        }
        self.carried.next = (bit_cast::<18, 6>(self.rd.val()) << 3)
            | (bit_cast::<18, 2>(self.rd.val().get_bits::<2>(0)) << 9)
            | (bit_cast::<18, LW>(self.warp.val()) << 11);
        self.carried.next = self.carried.val().replace_bit(0, self.fixed.val() | self.dead.val());
        self.carried.next =
            self.carried.val().replace_bit(1, self.fixed.val() & self.writes_rd.val());
        self.carried.next =
            self.carried.val().replace_bit(2, self.fixed.val() & self.writes_predicate.val());
        self.carried.next = self
            .carried
            .val()
            .replace_bit(16, self.fixed.val() | (self.dead.val() & self.lanes.val()));
        self.carried.next =
            self.carried.val().replace_bit(17, self.dead.val() & (self.unit.val() == 1));
        self.stage[0].d.next = self.carried.val();
        self.threads[0].d.next = self.mask.val();
        for i in 1..5 {
            self.stage[i].d.next = self.stage[i - 1].q.val();
            self.threads[i].d.next = self.threads[i - 1].q.val();
        }

        self.done.next = self.stage[1].q.val().get_bit(0);
        self.done_warp.next = bit_cast::<LW, 5>(self.stage[1].q.val().get_bits::<5>(11));
        self.next_mask.next = 0.into();
        if self.stage[3].q.val().get_bit(1) {
            self.next_mask.next = self.threads[3].q.val();
        }
        self.next_warp.next = bit_cast::<LW, 5>(self.stage[3].q.val().get_bits::<5>(11));
        self.next_rd.next = self.stage[3].q.val().get_bits::<6>(3);
        self.last.next = self.stage[4].q.val();
        self.now_mask.next = 0.into();
        if self.last.val().get_bit(1) {
            self.now_mask.next = self.threads[4].q.val();
        }
        self.now_warp.next = bit_cast::<LW, 5>(self.last.val().get_bits::<5>(11));
        self.now_rd.next = self.last.val().get_bits::<6>(3);
        self.predicate_valid.next = self.last.val().get_bit(2);
        self.predicate_number.next = self.last.val().get_bits::<2>(9);
        self.predicate_mask.next = self.threads[4].q.val();
        self.mad_done.next = self.last.val().get_bit(16);
        self.sfu_done.next = self.last.val().get_bit(17);
    }
}
