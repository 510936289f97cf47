// SPDX-License-Identifier: MIT
//! The back half: instructions, registers, slots.
//!
//! `select` makes a list of instructions on virtual registers of a function; where ways meet,
//! branches carry the copies that set results and parameters. `allocate` gives each register a
//! number, `spill` puts what does not fit into memory. `emit` resolves the copies and the labels.
mod allocate;
mod atomics;
mod emit;
mod flow;
mod liveness;
mod machine;
mod predicates;
mod pressure;
mod select;
mod spill;

use crate::error::ShaderError;
use crate::ir::Function;
use machine::Code;

/// What the allocation came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Allocation {
    /// Registers in use.
    pub registers: u8,
    /// Words of memory of a thread for what does not fit the registers.
    pub spilled: u32,
}

/// What instructions are selected for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    pub registers: u8,
    pub warp_threads: u32,
    pub sets_in_registers: bool,
    pub plain_atomics: bool,
}

/// Code with registers, before the addresses of memory are final.
pub(crate) struct Ready {
    code: Code,
    colours: Vec<u8>,
    pub allocation: Allocation,
}

/// Selects instructions and allocates registers.
pub(crate) fn compile(function: &Function, target: &Target) -> Result<Ready, ShaderError> {
    let mut code = select::run(function, target);
    let (colours, allocation) = allocate::run(&mut code, target)?;
    Ok(Ready { code, colours, allocation })
}

impl Ready {
    /// The instructions, and the source line of each. `spill_base`: address of the memory for what
    /// is spilled; `spill_bytes`: what a warp has of it.
    pub fn emit(
        &self,
        spill_base: u32,
        spill_bytes: u32,
    ) -> (Vec<warpwright_isa::Instruction>, Vec<u32>) {
        emit::run(&self.code, &self.colours, spill_base, spill_bytes)
    }
}
