// SPDX-License-Identifier: MIT
//! The core: its stages, its store and what is around them.
use super::accumulators::Accumulators;
use super::decode::Decode;
use super::operand_address::OperandAddress;
use super::rom::{CodeRom, Store};
use super::sequencer::Sequencer;
use super::threads::Threads;
use crate::bundles::{StoreAccess, WordAccess};
use crate::cells::{Lazy, DFF};
use crate::prelude::*;
use warpwright_microcode::{Image, STORE};

/// The core.
#[derive(LogicBlock)]
#[block(new(image: &Image))]
// Eight warps have four more block RAMs of 18 Kbit than four: in all so many that a small device
// lacks this one.
#[derived(in_luts = image.store.len() == STORE)]
#[derived(routines = CodeRom::new(&image.dispatch, if in_luts { "logic" } else { "block" }))]
pub struct MicrocodedCore {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Pulse while `done`: launch.
    pub start: Signal<In, Bit>,
    /// The launch is to end: it does in place of the next instruction.
    pub stop: Signal<In, Bit>,
    /// The host's access to a global word of the store, while `done`.
    pub host: StoreAccess<In>,
    /// Word that the host has read, a cycle after its access.
    pub host_word: Signal<Out, Bits<32>>,
    /// Nothing runs.
    pub done: Signal<Out, Bit>,
    /// Cause of the first fault, 0 without one.
    pub fault: Signal<Out, Bits<4>>,
    /// Cycles of the launch.
    pub cycles: Signal<Out, Bits<32>>,
    /// Memory port; `address` and `data` hold until `mem_done`.
    pub mem: WordAccess<Out>,
    /// No other unit gets the memory between this access and the next, valid with `mem_valid`.
    pub mem_keeps: Signal<Out, Bit>,
    /// The access is done, for one cycle.
    pub mem_done: Signal<In, Bit>,
    /// Word read, valid with `mem_done`.
    pub mem_word: Signal<In, Bits<32>>,
    /// An instruction is executed.
    pub trace_valid: Signal<Out, Bit>,
    /// Its warp.
    pub trace_warp: Signal<Out, Bits<3>>,
    /// Its PC.
    pub trace_pc: Signal<Out, Bits<20>>,
    /// The threads active in it.
    pub trace_active: Signal<Out, Bits<4>>,
    #[build(CodeRom::new(&image.code, "block"))]
    code: Lazy<CodeRom>,
    #[build(routines)]
    routines: Lazy<CodeRom>,
    #[build(Store::holding(&image.store))]
    store: Lazy<Store>,
    #[build(Store::shared(image.shared_words))]
    shared: Lazy<Store>,
    decode: Lazy<Decode>,
    threads: Lazy<Threads>,
    operand: Lazy<OperandAddress>,
    accumulators: Lazy<Accumulators>,
    sequencer: Lazy<Sequencer>,
    // Before the first word has come there is none.
    word_valid: DFF<Bit>,
    op: DFF<Bits<16>>,
    op_valid: DFF<Bit>,
    place: DFF<Bits<12>>,
    #[drives(mem_keeps)]
    keeps: DFF<Bit>,
    x: DFF<Bits<12>>,
    low: DFF<Bits<32>>,
    high: DFF<Bits<8>>,
    #[drives(trace_warp)]
    warp: DFF<Bits<3>>,
    #[drives(fault)]
    cause: DFF<Bits<4>>,
    #[drives(cycles)]
    ran: DFF<Bits<32>>,
    // The kind of a shift, or the mode of the operand.
    kind: Signal<Local, Bits<3>>,
    stalls: Signal<Local, Bit>,
    goes: Signal<Local, Bit>,
    idle: Signal<Local, Bit>,
    // The operand: whether it is in the store, and what it is otherwise.
    from_store: Signal<Local, Bit>,
    other: Signal<Local, Bits<32>>,
    literal: Signal<Local, Bits<32>>,
    rd_plus: Signal<Local, Bits<6>>,
    asked: Signal<Local, Bits<12>>,
}

#[hdl_gen]
impl Logic for MicrocodedCore {
    fn update(&mut self) {
        // The operation of the second stage.
        self.decode.op.next = self.op.q.val();
        self.decode.op_valid.next = self.op_valid.q.val();
        self.kind.next = self.op.q.val().get_bits::<3>(8);

        // How long it takes.
        self.idle.next = self.decode.sys_idle.val();
        self.stalls.next = self.accumulators.stalls.val();
        if self.decode.sys_read.val() | self.decode.sys_write.val() {
            self.stalls.next = !self.mem_done.val();
        }
        if self.idle.val() {
            self.stalls.next = !self.start.val();
        }
        self.goes.next = !self.stalls.val();

        // Its operand.
        self.literal.next = bit_cast::<32, 8>(self.op.q.val().get_bits::<8>(0));
        if self.op.q.val().get_bit(7) {
            self.literal.next =
                bit_cast::<32, 8>(self.op.q.val().get_bits::<8>(0)) | 0xffff_ff00_u64;
        }
        self.from_store.next = (self.kind.val() != 3) & !self.place.q.val().get_bit(11);
        self.other.next = 0.into();
        if self.place.q.val().get_bit(11) {
            self.other.next = self.shared.read_data.val();
        }
        if self.kind.val() == 3 {
            self.other.next = self.literal.val();
        }

        // What is computed.
        self.drive(&mut self.accumulators, [kind, from_store, other]);
        self.accumulators.places.next = self.op.q.val().get_bits::<5>(0);
        self.accumulators.stored.next = self.store.read_data.val();
        self.decode.compute.drive(&mut self.accumulators.compute);

        // Threads.
        self.threads.a.next = self.accumulators.a.val().get_bits::<16>(0);
        self.threads.a_any.next = self.accumulators.a.val().any();
        self.threads.guard.next = (bit_cast::<4, 1>(self.low.q.val().get_bits::<1>(8)) << 3)
            | (bit_cast::<4, 1>(self.low.q.val().get_bits::<1>(11)) << 2)
            | bit_cast::<4, 2>(self.low.q.val().get_bits::<2>(9));
        self.threads.put_number.next = self.low.q.val().get_bits::<2>(12);
        self.threads.select_number.next = self.high.q.val().get_bits::<2>(4);
        self.threads.begins.next = self.decode.sys_begin.val();
        self.threads.restarts.next = self.decode.sys_left.val();
        self.threads.advances.next =
            self.decode.jump.next_thread.val() | self.decode.jump.each.val();
        self.threads.set.next = self.decode.sys_set_thread.val();
        self.threads.load.next = self.decode.sys_set_predicates.val();
        self.threads.put.next = self.decode.sys_put_predicate.val();

        // What has no operand.
        self.accumulators.brings.next = (self.decode.sys_read.val() & self.mem_done.val())
            | self.decode.sys_get_left.val()
            | self.decode.sys_get_thread.val()
            | self.decode.sys_bit.val()
            | self.decode.sys_get_predicates.val();
        self.accumulators.brought.next = self.mem_word.val();
        if self.decode.sys_get_left.val() {
            self.accumulators.brought.next = bit_cast::<32, 4>(self.threads.left.val());
        }
        if self.decode.sys_get_thread.val() {
            self.accumulators.brought.next = bit_cast::<32, 2>(self.threads.thread.val());
        }
        if self.decode.sys_bit.val() {
            self.accumulators.brought.next = bit_cast::<32, 4>(self.threads.thread_bit.val());
        }
        self.rd_plus.next = self.low.q.val().get_bits::<6>(12) + 1;
        if self.decode.sys_increment_rd.val() {
            self.low.d.next = (self.low.q.val() & 0xfffc_0fff_u64)
                | (bit_cast::<32, 6>(self.rd_plus.val()) << 12);
        }
        if self.decode.sys_set_low.val() {
            self.low.d.next = self.accumulators.a.val();
        }
        if self.decode.sys_set_high.val() {
            self.high.d.next = self.accumulators.a.val().get_bits::<8>(0);
        }
        if self.decode.sys_get_predicates.val() {
            self.accumulators.brought.next = bit_cast::<32, 16>(self.threads.predicates.val());
        }
        if self.decode.sys_set_warp.val() {
            self.warp.d.next = self.accumulators.a.val().get_bits::<3>(0);
        }
        if self.decode.sys_set_index.val() {
            self.x.d.next = self.accumulators.a.val().get_bits::<12>(0);
        }
        if self.decode.sys_fault.val() & (self.cause.q.val() == 0) {
            self.cause.d.next = self.accumulators.a.val().get_bits::<4>(0);
        }
        if !self.idle.val() {
            self.ran.d.next = self.ran.q.val() + 1;
        }
        if self.idle.val() & self.start.val() {
            self.cause.d.next = 0.into();
            self.ran.d.next = 0.into();
        }

        // The flow.
        self.drive(&mut self.sequencer, [goes, stop]);
        self.sequencer.place.next = self.op.q.val().get_bits::<11>(0);
        self.accumulators.drive(&mut self.sequencer, [a, b, carry]);
        self.threads.drive(&mut self.sequencer, [more, selected]);
        self.sequencer.left.next = self.threads.left.val().any();
        self.sequencer.routine.next = self.routines.word.val();
        self.decode.jump.drive(&mut self.sequencer.jump);
        self.code.read_enable.next = self.goes.val();
        self.code.address.next = self.sequencer.fetched.val();
        self.routines.read_enable.next = true;
        self.routines.address.next = bit_cast::<12, 8>(self.low.q.val().get_bits::<8>(0));

        // The first stage: where the operand of the next operation is.
        self.operand.word.next = self.code.word.val();
        // Behind `idle` stands a literal, which is in no place: the host's word is in that of its
        // index.
        self.operand.index.next = self.code.word.val().get_bits::<8>(0);
        if self.idle.val() {
            self.operand.index.next = self.host.place.val();
        }
        self.operand.low.next = self.low.q.val();
        self.operand.high.next = self.high.q.val();
        self.operand.warp.next = self.warp.q.val();
        self.operand.thread.next = self.threads.thread.val();
        self.operand.x.next = self.x.q.val();
        if self.goes.val() {
            self.op.d.next = self.code.word.val();
            self.place.d.next = self.operand.wanted.val();
            self.op_valid.d.next = self.word_valid.q.val() & !self.sequencer.taken.val();
            self.word_valid.d.next = true;
        }

        // The store: the core's, or the host's.
        self.asked.next = self.operand.wanted.val();
        self.store.read_enable.next = (self.goes.val() & self.operand.reads.val())
            | (self.idle.val() & self.host.valid.val() & !self.host.write.val());
        self.store.read_address.next = self.asked.val().get_bits::<11>(0);
        self.store.write_enable.next =
            (self.decode.op_st.val() | self.decode.op_stb.val()) & !self.place.q.val().get_bit(11);
        self.store.write_address.next = self.place.q.val().get_bits::<11>(0);
        self.store.write_data.next = self.accumulators.a.val();
        if self.decode.op_stb.val() {
            self.store.write_data.next = self.accumulators.b.val();
        }
        if self.idle.val() {
            self.store.write_enable.next = self.host.valid.val() & self.host.write.val();
            self.store.write_address.next = bit_cast::<11, 8>(self.host.place.val()) | 1792;
            self.store.write_data.next = self.host.data.val();
        }
        self.shared.read_enable.next =
            (self.goes.val() & self.operand.reads.val()) & self.asked.val().get_bit(11);
        self.shared.read_address.next = self.asked.val().get_bits::<11>(0);
        self.shared.write_enable.next =
            (self.decode.op_st.val() | self.decode.op_stb.val()) & self.place.q.val().get_bit(11);
        self.shared.write_address.next = self.place.q.val().get_bits::<11>(0);
        self.shared.write_data.next = self.accumulators.a.val();

        // Out.
        self.host_word.next = self.store.read_data.val();
        self.done.next = self.idle.val();
        self.mem.valid.next = self.decode.sys_read.val() | self.decode.sys_write.val();
        self.mem.write.next = self.decode.sys_write.val();
        if self.decode.sys_keep.val() {
            self.keeps.d.next = true;
        }
        if (self.decode.sys_write.val() & self.mem_done.val()) | self.decode.jump.dispatch.val() {
            self.keeps.d.next = false;
        }
        self.mem.address.next = self.accumulators.a.val().get_bits::<30>(2);
        self.mem.data.next = self.accumulators.b.val();
        self.trace_valid.next = self.decode.compute.trace.val();
        self.trace_pc.next = self.accumulators.a.val().get_bits::<20>(0);
        self.trace_active.next = self.accumulators.b.val().get_bits::<4>(0);
    }
}
