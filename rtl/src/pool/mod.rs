// SPDX-License-Identifier: MIT
//! What the execution units of a core share, and how (docs/mechanisms/5.md).
//!
//! [`Dispatcher`](crate::dispatcher) is the pool control. Here are the FIFOs at the ports of an
//! execution unit ([`word_fifo`]; [`memory_door`] and [`texel_door`] define its words) and the
//! switches in front of the shared units: [`memory_switch`] for the memory port, [`texture_switch`]
//! for a texture pipeline.
//!
//! A core of one unit has only the FIFOs of requests to memory, at the unit's port and in the
//! switch, where they shorten the critical path; the other FIFOs are left out.
pub mod line_read_fifo;
pub mod memory_door;
pub mod memory_switch;
pub mod texel_door;
pub mod texture_door;
pub mod texture_switch;
pub mod word_fifo;
