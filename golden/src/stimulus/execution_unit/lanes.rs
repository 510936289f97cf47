// SPDX-License-Identifier: MIT
//! Stimulus of `execution_unit/lanes` in random tests.
use crate::lane;
use crate::lanes::Inputs;
use crate::stimulus::lane::Operands;
use crate::Stimulus;
use warpwright_isa::AluOp;

/// Instructions as soon as they may come, or later, and loans in between.
pub struct Turns {
    threads: usize,
    /// Cycles of an instruction.
    turns: usize,
    /// Cycles until the next one may begin.
    left: usize,
    /// Its inputs.
    standing: Inputs,
}

impl Turns {
    /// The neighbours of so many lanes, for warps of so many threads.
    pub fn new(threads: usize, lanes: usize) -> Self {
        let none = vec![0; threads];
        let standing = Inputs { a: none.clone(), b: none.clone(), c: none, ..Default::default() };
        Self { threads, turns: threads / lanes, left: 0, standing }
    }
}

impl Stimulus for Turns {
    type Inputs = Inputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> Inputs {
        let mut operands = || Operands.next(random, &());
        let begins = self.left == 0 && operands().a % 4 != 0;
        let loan = operands();
        if begins {
            let threads: Vec<lane::Inputs> = (0..self.threads).map(|_| operands()).collect();
            let of = |operand: fn(&lane::Inputs) -> u64| threads.iter().map(operand).collect();
            self.standing = Inputs {
                op: threads[0].op,
                compare: threads[0].compare,
                a: of(|thread| thread.a),
                b: of(|thread| thread.b),
                c: of(|thread| thread.c),
                choice: (0..).zip(&threads).fold(0, |all, (i, thread)| all | thread.predicate << i),
                ..Default::default()
            };
            self.left = self.turns;
        }
        let free = self.left == 0;
        self.left = self.left.saturating_sub(1);
        Inputs {
            start: begins.into(),
            // Loans neither compare nor select: there is no code and no condition for them.
            loan_valid: (free && loan.a % 2 == 0).into(),
            loan_op: AluOp::Fadd as u64 + loan.op % 4,
            loan_a: loan.a,
            loan_b: loan.b,
            loan_c: loan.c,
            ..self.standing.clone()
        }
    }
}
