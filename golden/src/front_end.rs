// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/front_end`: where every warp is, and what it must be given.
//!
//! The model keeps full PCs. It does not say *when* an instruction comes, only which one, and what
//! a move reads on the way: nothing inside a line, links to the lines beside it, the tag of its
//! line where the move is to a PC.

/// The PCs of all warps.
pub struct FrontEnd {
    pcs: Vec<u64>,
    length: u64,
    modulus: u64,
    /// Instructions of a line.
    line: u64,
    /// The baseline reads no links, and compares no tag.
    conventional: bool,
}

/// What a move of a warp does in the cycle in which it is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reads {
    /// It changes the offset only: no full lookup may follow.
    pub inside: bool,
    /// Links that it reads.
    pub links: u64,
    /// Tags that it reads.
    pub tags: u64,
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
    pub fn new(warps: usize, length: u64, pc_bits: u32, line: u64, conventional: bool) -> Self {
        Self { pcs: vec![0; warps], length, modulus: 1 << pc_bits, line, conventional }
    }
    /// What the move of a warp to `pc` reads; `absolute`: the move is to a PC, which may lie
    /// anywhere.
    fn reads(&self, warp: usize, pc: u64, absolute: bool) -> Reads {
        let lines = self.modulus / self.line;
        let away = (pc / self.line + lines - self.pcs[warp] / self.line) % lines;
        let beside = away == 1 || away == lines - 1;
        match (self.conventional, absolute) {
            (true, _) => Reads::default(),
            (false, true) => Reads { inside: away == 0, links: 2, tags: 1 },
            (false, false) => Reads { inside: away == 0, links: beside.into(), tags: 0 },
        }
    }
    /// A warp starts at `pc`.
    pub fn start(&mut self, warp: usize, pc: u64) {
        self.pcs[warp] = pc;
    }
    /// A warp jumps to `pc`.
    pub fn jump(&mut self, warp: usize, pc: u64) -> Reads {
        let reads = self.reads(warp, pc, true);
        self.pcs[warp] = pc;
        reads
    }
    /// A warp moves by `offset` instructions (24 bits, signed).
    pub fn step(&mut self, warp: usize, offset: u64) -> Reads {
        let signed = ((offset << 40) as i64) >> 40;
        let pc = self.pcs[warp].wrapping_add_signed(signed) % self.modulus;
        let reads = self.reads(warp, pc, false);
        self.pcs[warp] = pc;
        reads
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
