//! The Warpwright instruction set: one table, everything else from it.
pub mod ops;
pub mod table;

pub use ops::{AluOp, AtomicOp, ControlOp, FaultCause, SfuOp, SpecialRegister, Unit};
pub use table::{by_opcode, Format, Operand, Row, TABLE};
