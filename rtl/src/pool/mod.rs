// SPDX-License-Identifier: MIT
//! What the execution units of a core share, and how (spec 5).
//!
//! [`Dispatcher`](crate::dispatcher) is the pool control. Here are the queues at the doors of an
//! execution unit ([`word_fifo`]; [`memory_door`] and [`texel_door`] know what its words hold) and
//! the switches in front of what is shared: [`memory_switch`] for the memory port,
//! [`texture_switch`] for a texture pipeline.
//!
//! A core of one unit has the queues of the requests to memory only, at the unit's door and in the
//! switch, where they cut clock paths; everything else passes straight on.
pub mod line_read_fifo;
pub mod memory_door;
pub mod memory_switch;
pub mod texel_door;
pub mod texture_door;
pub mod texture_switch;
pub mod word_fifo;
