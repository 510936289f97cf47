// SPDX-License-Identifier: MIT
//! Merged atomics (docs/mechanisms/4.md): one memory access for all threads of a warp at one
//! address.
//!
//! [`address_match`] finds the sets of threads at one address, [`prefix`] combines their operands
//! in thread order, [`prepare`] does both for the PREPARE instruction and keeps the sets for the
//! PREFIX that follows, or writes them to registers of the first threads, from which [`pick`] takes
//! the old value for the others; [`mod@unit`] is the read-modify-write at the memory port.
//! [`combine`] is one operation in one cycle, [`alu`] every operation, those of several cycles too.
pub mod address_match;
pub mod alu;
pub mod combine;
pub mod entry;
pub mod pick;
pub mod prefix;
pub mod prepare;
pub mod unit;
