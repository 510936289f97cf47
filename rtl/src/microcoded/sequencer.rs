// SPDX-License-Identifier: MIT
//! The flow of the microcoded core: which word is read next.
use crate::bundles::JumpOps;
use crate::cells::DFF;
use crate::prelude::*;
use warpwright_microcode::{NOBODY, PAGE, STOPPED};

/// Jumps within a page and to the other one, calls four deep, the routine of an instruction.
/// Latency: combinational, from the operation to the word that is read.
#[derive(LogicBlock)]
pub struct Sequencer {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A word is read, and the stages advance.
    pub goes: Signal<In, Bit>,
    /// Place of a jump in its page.
    pub place: Signal<In, Bits<11>>,
    /// Accumulator `a`.
    pub a: Signal<In, Bits<32>>,
    /// Accumulator `b`.
    pub b: Signal<In, Bits<32>>,
    /// Carry.
    pub carry: Signal<In, Bit>,
    /// A thread is left behind the present one.
    pub more: Signal<In, Bit>,
    /// Any thread is left.
    pub left: Signal<In, Bit>,
    /// The predicate that selects.
    pub selected: Signal<In, Bit>,
    /// Dispatch word of the instruction.
    pub routine: Signal<In, Bits<16>>,
    /// The launch is to end.
    pub stop: Signal<In, Bit>,
    /// Micro-instruction of the second stage.
    pub jump: JumpOps<In>,
    /// The word that is read.
    pub fetched: Signal<Out, Bits<12>>,
    /// It is not the next one.
    pub taken: Signal<Out, Bit>,
    pc: DFF<Bits<12>>,
    far: DFF<Bit>,
    stack: [DFF<Bits<12>>; 4],
    #[value(NOBODY)]
    nobody: Constant<Bits<12>>,
    #[value(STOPPED)]
    stopped: Constant<Bits<12>>,
    #[value(PAGE as u64)]
    page: Constant<Bits<12>>,
    page_now: Signal<Local, Bits<12>>,
    target: Signal<Local, Bits<12>>,
}

#[hdl_gen]
impl Logic for Sequencer {
    fn update(&mut self) {
        self.far.d.next = self.jump.far.val();
        self.page_now.next = self.pc.q.val() & self.page.val();
        if self.far.q.val() {
            self.page_now.next = (self.pc.q.val() ^ self.page.val()) & self.page.val();
        }
        self.target.next = self.page_now.val() | bit_cast::<12, 11>(self.place.val());
        self.taken.next = self.jump.jmp.val()
            | self.jump.call.val()
            | self.jump.each.val()
            | (self.jump.jz.val() & !self.a.val().any())
            | (self.jump.jnz.val() & self.a.val().any())
            | (self.jump.jn.val() & self.a.val().get_bit(31))
            | (self.jump.jp.val() & !self.a.val().get_bit(31))
            | (self.jump.jc.val() & self.carry.val())
            | (self.jump.jnc.val() & !self.carry.val())
            | (self.jump.jo.val() & self.a.val().get_bit(0))
            | (self.jump.je.val() & !self.a.val().get_bit(0))
            | (self.jump.next_thread.val() & self.more.val())
            | (self.jump.jnone.val() & !self.left.val())
            | (self.jump.jsel.val() & self.selected.val())
            | (self.jump.jbz.val() & !self.b.val().any())
            | (self.jump.jbn.val() & self.b.val().get_bit(31))
            | (self.jump.jbp.val() & !self.b.val().get_bit(31))
            | self.jump.dispatch.val()
            | self.jump.ret.val()
            | self.jump.jump_to.val();
        if self.jump.each.val() & !self.more.val() {
            self.target.next = self.nobody.val();
        }
        if self.jump.call.val() {
            self.stack[0].d.next = self.pc.q.val() - 1;
            self.stack[1].d.next = self.stack[0].q.val();
            self.stack[2].d.next = self.stack[1].q.val();
            self.stack[3].d.next = self.stack[2].q.val();
        }
        if self.jump.ret.val() {
            self.target.next = self.stack[0].q.val();
            self.stack[0].d.next = self.stack[1].q.val();
            self.stack[1].d.next = self.stack[2].q.val();
            self.stack[2].d.next = self.stack[3].q.val();
            self.stack[3].d.next = 0.into();
        }
        if self.jump.jump_to.val() {
            self.target.next = self.a.val().get_bits::<12>(0);
        }
        if self.jump.dispatch.val() {
            self.target.next = self.routine.val().get_bits::<12>(0);
            if self.routine.val().get_bit(15) & !self.left.val() {
                self.target.next = self.nobody.val();
            }
            if self.stop.val() {
                self.target.next = self.stopped.val();
            }
        }
        self.fetched.next = self.pc.q.val();
        if self.taken.val() {
            self.fetched.next = self.target.val();
        }
        if self.goes.val() {
            self.pc.d.next = self.fetched.val() + 1;
        }
    }
}
