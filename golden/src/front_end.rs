// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/front_end`: where every warp is, and what it must be given.
//!
//! The model keeps full PCs. It does not say *when* an instruction comes, only which one, and
//! which moves stay in their line: these must change the offset and may not look anything up.

/// The PCs of all warps.
pub struct FrontEnd {
    pcs: Vec<u64>,
    length: u64,
    modulus: u64,
    /// Instructions of a line; none if every move looks its PC up.
    line: Option<u64>,
}

/// What a front end may do for a warp that waits for an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// Deliver the instruction at this PC.
    Instruction(u64),
    /// Report that this PC is outside the program.
    Fault(u64),
}

impl FrontEnd {
    /// `warps` warps, a program of `length` instructions, PCs of `pc_bits` bits, lines of `line`
    /// instructions.
    pub fn new(warps: usize, length: u64, pc_bits: u32, line: Option<u64>) -> Self {
        Self { pcs: vec![0; warps], length, modulus: 1 << pc_bits, line }
    }
    /// A warp starts at `pc`.
    pub fn start(&mut self, warp: usize, pc: u64) {
        self.pcs[warp] = pc;
    }
    /// A warp jumps to `pc`. Whether it stays in its line.
    pub fn jump(&mut self, warp: usize, pc: u64) -> bool {
        let stays = self.line.is_some_and(|line| self.pcs[warp] / line == pc / line);
        self.pcs[warp] = pc;
        stays
    }
    /// A warp moves by `offset` instructions (24 bits, signed). Whether it stays in its line.
    pub fn step(&mut self, warp: usize, offset: u64) -> bool {
        let signed = ((offset << 40) as i64) >> 40;
        self.jump(warp, self.pcs[warp].wrapping_add_signed(signed) % self.modulus)
    }
    /// The PC of the instruction that a warp has been given.
    pub fn pc(&self, warp: usize) -> u64 {
        self.pcs[warp]
    }
    /// What the warp must be given next.
    pub fn expected(&self, warp: usize) -> Delivery {
        let pc = self.pcs[warp];
        if pc < self.length {
            Delivery::Instruction(pc)
        } else {
            Delivery::Fault(pc)
        }
    }
}
