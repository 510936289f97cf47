// SPDX-License-Identifier: MIT
//! Reference models and stimuli of the blocks in plain Rust.
//!
//! Nothing here knows the RTL: a model says what a block does as directly as it can, a [`Stimulus`]
//! what the block's neighbours do in random tests. Both name the ports of the block ([`ports!`]);
//! the harness in `warpwright-sim` binds them to a design.
pub mod access_check;
pub mod accuracy;
pub mod atomic_prepare;
pub mod atomic_unit;
pub mod attribute;
pub mod branch_unit;
pub mod constant_buffer;
pub mod counters;
pub mod decode;
pub mod dispatcher;
pub mod divergence;
pub mod faults;
pub mod first;
pub mod fp32;
pub mod front_end;
pub mod instruction_buffer;
pub mod lane;
pub mod lanes;
pub mod load_store;
pub mod memory_arbiter;
pub mod microcoded_core;
pub mod microcoded_pool;
mod model;
pub mod multiplier;
pub mod operand_read;
pub mod page_table;
pub mod pool;
mod ports;
mod random;
pub mod register_file;
pub mod return_stack;
pub mod scoreboard;
pub mod sdram;
pub mod sfu;
pub mod sfu_unit;
pub mod shared_memory;
pub mod slow_results;
pub mod soc;
pub mod stimulus;
pub mod texture;
pub mod texture_cache;
pub mod warp_lives;
pub mod warp_scheduler;
pub mod workgroups;
pub mod write_back;

pub use model::{AnyInput, AnyModel, AnyStimulus, BoundModel, BoundStimulus, Model, Stimulus};
pub use ports::{Binding, Field, Port, PortList, Ports};
pub use random::Random;
