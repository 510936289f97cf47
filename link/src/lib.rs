// SPDX-License-Identifier: MIT
//! The host's side of the serial link to a board (`docs/host-link.md`).
//!
//! [`matching`] finds the port, [`greet`] opens it and finds the board's rate, [`Client`] reads and writes words of the board and repeats what is not
//! answered, [`run`] carries a launch out: program and data to the board, start, wait, everything
//! back. It gives the same [`Outcome`](warpwright_config::launch::Outcome) as the simulated
//! engines.
mod client;
mod frame;
mod launch;
mod ports;

pub use client::{open, Board, Client, LinkError, Statistics, StopCause, Timing};
pub use frame::{decode, encode_read, encode_write, Deframer, Reply, MAX_WORDS};
pub use launch::{run, Step};
pub use ports::{available, greet, matching, Bridge, Found};
