// SPDX-License-Identifier: MIT
//! Stimuli of the blocks of `pool`.
pub mod memory_switch;
pub mod texture_door;
pub mod texture_switch;
pub mod word_fifo;
