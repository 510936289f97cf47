// SPDX-License-Identifier: MIT
//! The Warpwright shader core in rust-hdl.
//!
//! Modules are listed in the order in which work flows through the core.
#![allow(clippy::collapsible_match, reason = "the kernel language has no match guards")]
#![allow(clippy::collapsible_if, reason = "an `if` inside another is a multiplexer behind another")]
pub use hdl_dialect::{dut, kernel, prelude};

pub mod atomics;
pub mod attribute;
pub mod bundles;
pub mod cells;
pub mod constant_buffer;
pub mod counters;
pub mod decode;
pub mod dispatcher;
pub mod divergence;
pub mod execution_unit;
pub mod front_end;
pub mod instruction_buffer;
pub mod instruction_word;
pub mod lane;
pub mod load_store;
pub mod memory_arbiter;
pub mod microcoded;
pub mod operand_read;
pub mod pool;
pub mod register_file;
pub mod registry;
pub mod scoreboard;
pub mod sfu;
pub mod shader_core;
pub mod shared_memory;
pub mod soc;
pub mod texture;
pub mod warp_scheduler;
pub mod workgroups;
pub mod write_back;

pub use warpwright_config as config;
