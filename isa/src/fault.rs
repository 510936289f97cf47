// SPDX-License-Identifier: MIT
//! Sticky faults: what stops a warp (docs/core.md).
use thiserror::Error;

/// Why a warp was stopped. The numbers travel on the ports `fault_cause`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[repr(u8)]
pub enum FaultCause {
    /// The instruction word has no meaning, or the engine does not have the instruction.
    #[error("undefined instruction")]
    Undefined = 1,
    /// The address is not a multiple of the access size.
    #[error("misaligned address")]
    Misaligned = 2,
    /// The address is outside the memory.
    #[error("address out of range")]
    OutOfRange = 3,
    /// The next PC is outside the program.
    #[error("jump outside the program")]
    OutsideProgram = 4,
    /// Return with nothing on the return stack.
    #[error("return with an empty stack")]
    EmptyStack = 5,
    /// A barrier that not all live threads of the warp reach together.
    #[error("barrier in divergent code")]
    Divergent = 6,
    /// More calls inside one another than the return stack holds.
    #[error("return stack full")]
    FullStack = 7,
    /// No warp can go on: a barrier waits for warps that cannot be resident together.
    #[error("barrier that can never be passed")]
    Deadlock = 8,
}

impl FaultCause {
    /// The number on `fault_cause`.
    pub const fn number(self) -> u8 {
        self as u8
    }
    /// The cause with this number.
    pub fn from_number(number: u8) -> Option<Self> {
        use FaultCause::*;
        [
            Undefined,
            Misaligned,
            OutOfRange,
            OutsideProgram,
            EmptyStack,
            Divergent,
            FullStack,
            Deadlock,
        ]
        .into_iter()
        .find(|cause| cause.number() == number)
    }
}

/// One stopped warp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fault {
    /// Why.
    pub cause: FaultCause,
    /// Number of the launched warp.
    pub warp: u32,
    /// Number of the instruction.
    pub pc: u32,
}
