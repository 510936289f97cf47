//! The lanes of an execution unit (spec 6): one for each thread of a warp.
//!
//! A lane that no instruction uses computes for [`attribute`](crate::attribute): lane 0.
//!
//! | | |
//! | --- | --- |
//! | latency | 5 cycles from the operands in stage E1 to the results |
//! | throughput | one instruction per cycle |
use crate::cells::Lazy;
use crate::lane::Lane;
use crate::ports;
use rust_hdl::prelude::*;

/// The lanes.
#[derive(LogicBlock, Default)]
pub struct Lanes {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Operation (`AluOp`).
    pub op: Signal<In, Bits<6>>,
    /// Comparison code.
    pub compare: Signal<In, Bits<4>>,
    /// First operand of each thread.
    pub a: [Signal<In, Bits<32>>; 4],
    /// Second operand.
    pub b: [Signal<In, Bits<32>>; 4],
    /// Third operand.
    pub c: [Signal<In, Bits<32>>; 4],
    /// Condition of `sel`, of each thread.
    pub choice: Signal<In, Bits<4>>,
    /// Lane 0 is lent, and computes this.
    pub loan_valid: Signal<In, Bit>,
    /// Operation.
    pub loan_op: Signal<In, Bits<6>>,
    /// First operand.
    pub loan_a: Signal<In, Bits<32>>,
    /// Second operand.
    pub loan_b: Signal<In, Bits<32>>,
    /// Third operand.
    pub loan_c: Signal<In, Bits<32>>,
    /// Its result, five cycles later.
    pub loan_result: Signal<Out, Bits<32>>,
    /// Result of each thread.
    pub result: [Signal<Out, Bits<32>>; 4],
    /// Results of a comparison.
    pub flags: Signal<Out, Bits<4>>,
    lane: [Lazy<Lane>; 4],
    condition: Signal<Local, Bit>,
    compared: Signal<Local, Bits<4>>,
}

impl Logic for Lanes {
    #[hdl_gen]
    fn update(&mut self) {
        self.compared.next = 0.into();
        for i in 0..4 {
            self.lane[i].clock.next = self.clock.val();
            self.lane[i].op.next = self.op.val();
            self.lane[i].compare.next = self.compare.val();
            self.lane[i].a.next = self.a[i].val();
            self.lane[i].b.next = self.b[i].val();
            self.lane[i].c.next = self.c[i].val();
            self.condition.next = self.choice.val().get_bit(i);
            self.lane[i].predicate.next = self.condition.val();
            self.result[i].next = self.lane[i].result.val();
            self.compared.next = self.compared.val().replace_bit(i, self.lane[i].flag.val());
        }
        self.flags.next = self.compared.val();
        if self.loan_valid.val() {
            self.lane[0].op.next = self.loan_op.val();
            self.lane[0].a.next = self.loan_a.val();
            self.lane[0].b.next = self.loan_b.val();
            self.lane[0].c.next = self.loan_c.val();
        }
        self.loan_result.next = self.lane[0].result.val();
    }
}

ports! { [] Lanes {
in: op, compare, a, b, c, choice, loan_valid, loan_op, loan_a, loan_b, loan_c; out: loan_result, result, flags } }
