// SPDX-License-Identifier: MIT
//! Atomics on global and on shared memory.
use super::{Writer, SHARED_BYTES};

/// The operation of each shared word; in a program without order these do not depend on it.
const SHARED: [&str; 11] =
    ["add", "mul", "and", "or", "xor", "min.s", "max.s", "min.u", "max.u", "satadd", "addmod"];

impl Writer {
    pub(super) fn atomic(&mut self) {
        let registers = self.data(4);
        let [rd, rb, rc, temp] = [0, 1, 2, 3].map(|i| registers[i]);
        if self.chance(45) {
            let (guard, merged) = (self.guard(), self.chance(60));
            let word = self.below(SHARED.len() as u64);
            let op = SHARED[word as usize];
            self.line("mov r5, shared");
            let second = self.modulus(op, rb, rc);
            let name = if merged { "atom" } else { "atom1" };
            line!(self, "{guard}{name}.{op} _, [r5 + {}], r{rb}{second}", 4 * word);
            return;
        }
        let op = self.pick(&[
            "add", "mul", "and", "or", "xor", "min.s", "max.s", "min.u", "max.u", "satadd",
            "addmod", "exch", "cas", "fadd", "fmul",
        ]);
        let address = if op == "addmod" {
            // Words that nothing else changes: the values stay below the modulus.
            self.line("s2r r5, launched_warp");
            self.line("shl r5, r5, 4");
            self.line("iadd r5, r5, counters");
            format!("[r5 + {}]", 4 * self.below(4))
        } else {
            line!(self, "and r5, r{}, {}", rc, self.pick(&["0", "4", "12"]));
            self.line("iadd r5, r5, r2");
            format!("[r5 + {}]", 4 * self.below(8))
        };
        let mut second = self.modulus(op, rb, rc);
        if op == "cas" {
            second = format!(", r{rc}");
        }
        self.one_atomic("", op, &format!("{address}, r{rb}{second}"), [rd, rc, temp]);
    }

    /// An atomic on the warp's own part of shared memory.
    pub(super) fn shared_atomic(&mut self) {
        let registers = self.data(4);
        let [rd, rb, rc, temp] = [0, 1, 2, 3].map(|i| registers[i]);
        line!(self, "s2r r5, launched_warp");
        line!(self, "and r5, r5, {}", self.group - 1);
        line!(self, "shl r5, r5, {}", SHARED_BYTES.trailing_zeros());
        line!(self, "and r{rd}, r{rc}, {}", self.pick(&["0", "4", "12"]));
        line!(self, "iadd r5, r5, r{rd}");
        let op = self.pick(&[
            "add", "mul", "and", "or", "xor", "min.s", "max.u", "satadd", "exch", "cas", "fadd",
            "fmul",
        ]);
        let address = format!("[r5 + {}]", 4 * self.below(SHARED_BYTES / 4 - 3));
        let second = if op == "cas" { format!(", r{rc}") } else { String::new() };
        self.one_atomic("s", op, &format!("{address}, r{rb}{second}"), [rd, rc, temp]);
    }

    /// With or without its result, merged or not. Sums and products of floats depend on what is
    /// merged.
    pub(super) fn one_atomic(
        &mut self,
        space: &str,
        op: &str,
        operands: &str,
        [rd, rc, temp]: [u64; 3],
    ) {
        let guard = self.guard();
        let name = if self.chance(60) && !op.starts_with('f') { "atom" } else { "atom1" };
        if self.chance(25) {
            line!(self, "{guard}{space}{name}.{op} _, {operands}");
        } else if name == "atom" && !["exch", "cas"].contains(&op) {
            line!(self, "{guard}{space}{name}.{op} r{rd}, {operands}, r{temp}");
            // What is left in it depends on what was merged.
            line!(self, "mov r{temp}, r{rc}");
        } else {
            line!(self, "{guard}{space}{name}.{op} r{rd}, {operands}");
        }
    }
}
