// SPDX-License-Identifier: MIT
//! Boards: descriptions and pins as data in `constraints/`, bitstreams by Yosys, nextpnr and the
//! vendor's packer at pinned versions, and the commands that write them to a board.
//!
//! The top module of every board is `board_top` with the ports `clock` (crystal), `rx` (serial
//! line from the PC), `tx` (to the PC) and `led`, as many bits as the board has LEDs.
pub mod build;
pub mod description;
pub mod flash;
pub mod pins;
pub mod pll;
pub mod top;

pub use description::{find, folder, list, Board};

/// The module that every board is built from.
pub const TOP: &str = "board_top";
