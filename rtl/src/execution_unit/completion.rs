// SPDX-License-Identifier: MIT
//! How instructions end: what goes along with those of fixed latency, write-back, the register
//! file.
//!
//! Wires [`retire_pipe`](super::retire_pipe), [`write_back`](crate::write_back) and
//! [`register_file`](crate::register_file), and tells the rest of the unit what is complete.
//!
//! - **latency**: of an instruction of the lanes five cycles from stage E1 to the register file; of
//!   a slow result none
//! - **throughput**: one of each kind per cycle, in different bank groups
//! - **invariant**: every instruction is complete once: in `fixed_done`, `waited_done` or
//!   `slot_done`
use super::retire_pipe::RetirePipe;
use crate::cells::Lazy;
use crate::prelude::*;
use crate::register_file::RegisterFile;
use crate::write_back::WriteBack;

/// The end of the instructions of a unit of `2^LW` warps of `T` threads, register file groups of
/// `2^A` registers.
#[derive(LogicBlock)]
#[block(new(suspend: bool))]
pub struct Completion<const LW: usize, const T: usize, const A: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    // Stage E1.
    /// An instruction is there.
    pub valid: Signal<In, Bit>,
    /// Its warp.
    pub warp: Signal<In, Bits<LW>>,
    /// Its low word.
    pub low: Signal<In, Bits<32>>,
    /// Its controls.
    pub control: Signal<In, Bits<18>>,
    /// Its warp was killed before.
    pub killed: Signal<In, Bit>,
    /// Its threads.
    pub mask: Signal<In, Bits<T>>,
    // The lanes.
    /// The instruction is one of theirs.
    pub starts: Signal<Out, Bit>,
    /// The last turn of the instruction in stage E1.
    pub ends: Signal<In, Bit>,
    /// Result of each thread, five cycles later.
    pub result: [Signal<In, Bits<32>>; T],
    // Operand read: registers.
    /// Operand a is read.
    pub read_a: Signal<In, Bit>,
    /// Operand b is read.
    pub read_b: Signal<In, Bit>,
    /// Operand c is read.
    pub read_c: Signal<In, Bit>,
    /// Group of the reading warp.
    pub read_group: Signal<In, Bit>,
    /// Register of operand a.
    pub address_a: Signal<In, Bits<A>>,
    /// Register of operand b.
    pub address_b: Signal<In, Bits<A>>,
    /// Register of operand c.
    pub address_c: Signal<In, Bits<A>>,
    /// Operand a of each thread, one cycle later.
    pub a: [Signal<Out, Bits<32>>; T],
    /// Operand b.
    pub b: [Signal<Out, Bits<32>>; T],
    /// Operand c.
    pub c: [Signal<Out, Bits<32>>; T],
    // Operand read: what the lanes will write and write, for forwarding; where registers stand.
    /// Threads that will write a register in the next cycle.
    pub next_mask: Signal<Out, Bits<T>>,
    /// Their warp.
    pub next_warp: Signal<Out, Bits<LW>>,
    /// The register.
    pub next_rd: Signal<Out, Bits<6>>,
    /// Threads that write a register.
    pub now_mask: Signal<Out, Bits<T>>,
    /// Their warp.
    pub now_warp: Signal<Out, Bits<LW>>,
    /// The register.
    pub now_rd: Signal<Out, Bits<6>>,
    /// A predicate of that warp is written.
    pub predicate_valid: Signal<Out, Bit>,
    /// Its number.
    pub predicate_number: Signal<Out, Bits<2>>,
    /// Threads that write it.
    pub predicate_mask: Signal<Out, Bits<T>>,
    /// Where register `now_rd` of `now_warp` stands in the file.
    pub now_address: Signal<In, Bits<A>>,
    /// Where that of the slow result stands.
    pub slow_address: Signal<In, Bits<A>>,
    // The slow units, see `slow_units`.
    /// A result; what follows is of it.
    pub slow_valid: Signal<In, Bit>,
    /// It is written.
    pub slow_taken: Signal<Out, Bit>,
    /// Warp.
    pub slow_warp: Signal<In, Bits<LW>>,
    /// Threads.
    pub slow_mask: Signal<In, Bits<T>>,
    /// Data.
    pub slow_data: [Signal<In, Bits<32>>; T],
    /// The instruction is complete with it.
    pub slow_last: Signal<In, Bit>,
    /// No slot tracks it: its warp waits.
    pub slow_blocks: Signal<In, Bit>,
    /// It is of a texture read.
    pub slow_is_texels: Signal<In, Bit>,
    /// A slow result waits.
    pub slow_waits: Signal<Out, Bit>,
    /// Issue nothing: it has waited for too long.
    pub throttle: Signal<Out, Bit>,
    // What is complete.
    /// An instruction of fixed latency has come so far that its warp may be selected again.
    pub fixed_done: Signal<Out, Bit>,
    /// That warp.
    pub fixed_warp: Signal<Out, Bits<LW>>,
    /// A slow instruction is, for which its warp has waited.
    pub waited_done: Signal<Out, Bit>,
    /// One that a slot tracks is.
    pub slot_done: Signal<Out, Bit>,
    /// One of the lanes is.
    pub mad_done: Signal<Out, Bit>,
    /// A void instruction of the special function unit is.
    pub sfu_done: Signal<Out, Bit>,
    retire: Lazy<RetirePipe<LW, T>>,
    write_back: Lazy<WriteBack<T, A>>,
    register_file: Lazy<RegisterFile<A, T>>,
    #[value(suspend)]
    suspend: Constant<Bit>,
    done: Signal<Local, Bit>,
}

impl<const LW: usize, const T: usize, const A: usize> Logic for Completion<LW, T, A> {
    #[hdl_gen]
    fn update(&mut self) {
        // Instructions of fixed latency.
        self.retire.valid.next = self.valid.val();
        self.retire.legal.next = self.control.val().get_bit(0);
        self.retire.killed.next = self.killed.val();
        self.retire.unit.next = self.control.val().get_bits::<3>(1);
        self.retire.ends.next = self.ends.val();
        self.retire.writes_rd.next = self.control.val().get_bit(14);
        self.retire.writes_predicate.next = self.control.val().get_bit(15);
        self.retire.rd.next = self.low.val().get_bits::<6>(12);
        self.retire.mask.next = self.mask.val();
        self.retire.warp.next = self.warp.val();
        self.starts.next = self.retire.starts.val();
        self.fixed_done.next = self.retire.done.val();
        self.fixed_warp.next = self.retire.done_warp.val();
        self.mad_done.next = self.retire.mad_done.val();
        self.sfu_done.next = self.retire.sfu_done.val();
        self.next_mask.next = self.retire.next_mask.val();
        self.next_warp.next = self.retire.next_warp.val();
        self.next_rd.next = self.retire.next_rd.val();
        self.now_mask.next = self.retire.now_mask.val();
        self.now_warp.next = self.retire.now_warp.val();
        self.now_rd.next = self.retire.now_rd.val();
        self.predicate_valid.next = self.retire.predicate_valid.val();
        self.predicate_number.next = self.retire.predicate_number.val();
        self.predicate_mask.next = self.retire.predicate_mask.val();

        // Write-back.
        self.write_back.fixed_mask.next = self.retire.now_mask.val();
        self.write_back.fixed_group.next = self.retire.now_warp.val().get_bit(0);
        self.write_back.fixed_address.next = self.now_address.val();
        self.write_back.slow_valid.next = self.slow_valid.val();
        self.slow_taken.next = self.write_back.slow_taken.val();
        self.write_back.slow_mask.next = self.slow_mask.val();
        self.write_back.slow_group.next = self.slow_warp.val().get_bit(0);
        self.write_back.slow_address.next = self.slow_address.val();
        self.slow_waits.next = self.write_back.slow_waits.val();
        self.throttle.next = self.write_back.throttle.val();
        self.done.next = self.write_back.slow_taken.val() & self.slow_last.val();
        self.waited_done.next = self.done.val()
            & (self.slow_blocks.val() | (self.suspend.val() & self.slow_is_texels.val()));
        self.slot_done.next = self.done.val() & !self.slow_blocks.val();

        // The register file.
        self.register_file.read_a.next = self.read_a.val();
        self.register_file.read_b.next = self.read_b.val();
        self.register_file.read_c.next = self.read_c.val();
        self.register_file.read_group.next = self.read_group.val();
        self.register_file.address_a.next = self.address_a.val();
        self.register_file.address_b.next = self.address_b.val();
        self.register_file.address_c.next = self.address_c.val();
        self.register_file.even_mask.next = self.write_back.even_mask.val();
        self.register_file.even_address.next = self.write_back.even_address.val();
        self.register_file.odd_mask.next = self.write_back.odd_mask.val();
        self.register_file.odd_address.next = self.write_back.odd_address.val();
        for i in 0..T {
            self.write_back.fixed_data[i].next = self.result[i].val();
            self.write_back.slow_data[i].next = self.slow_data[i].val();
            self.register_file.even_data[i].next = self.write_back.even_data[i].val();
            self.register_file.odd_data[i].next = self.write_back.odd_data[i].val();
            self.a[i].next = self.register_file.a[i].val();
            self.b[i].next = self.register_file.b[i].val();
            self.c[i].next = self.register_file.c[i].val();
        }
    }
}
