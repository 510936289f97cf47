//! Stimulus of `execution_unit/lanes` in random tests.
use crate::dut::Stimulus;
use crate::stimulus::lane::Operands;
use warpwright_isa::AluOp;

/// Instructions as soon as they may come, or later, and loans in between.
pub struct Turns {
    threads: usize,
    /// Cycles of an instruction.
    turns: usize,
    /// Cycles until the next one may begin.
    left: usize,
    /// Its inputs, from `op` to `choice`.
    standing: Vec<u64>,
}

impl Turns {
    /// The neighbours of so many lanes, for warps of so many threads.
    pub fn new(threads: usize, lanes: usize) -> Self {
        Self { threads, turns: threads / lanes, left: 0, standing: vec![0; 3 + 3 * threads] }
    }
}

impl Stimulus for Turns {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let mut operands = || Operands.next(random, &[]);
        let begins = self.left == 0 && operands()[2] % 4 != 0;
        let loan = operands();
        if begins {
            let threads: Vec<Vec<u64>> = (0..self.threads).map(|_| operands()).collect();
            self.standing = threads[0][..2].to_vec();
            for operand in 2..5 {
                self.standing.extend(threads.iter().map(|thread| thread[operand]));
            }
            self.standing.push((0..).zip(&threads).fold(0, |all, (i, thread)| all | thread[5] << i));
            self.left = self.turns;
        }
        let free = self.left == 0;
        self.left = self.left.saturating_sub(1);
        let lent = free && loan[2] % 2 == 0;
        let mut inputs = vec![u64::from(begins)];
        inputs.extend(&self.standing);
        // Loans neither compare nor select: there is no code and no condition for them.
        inputs.extend([u64::from(lent), AluOp::Fadd as u64 + loan[0] % 4, loan[2], loan[3], loan[4]]);
        inputs
    }
}
