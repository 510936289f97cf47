// SPDX-License-Identifier: MIT
//! Engines, memory model and test harness.
pub mod cache;
pub mod compiled;
pub mod conventional;
mod cxxrtl;
pub mod engine;
pub mod engines;
pub mod events;
pub mod formal;
pub mod harness;
pub mod hazards;
pub mod isa_sim;
pub mod lint;
pub mod memory;
pub mod microcoded_engine;
pub mod netlist;
mod numbers;
pub mod place;
pub mod sdram;
pub mod stop;
pub mod synthesis;
pub mod verilog_header;
pub mod verilog_library;
pub mod verilog_out;

pub use warpwright_golden::{self as golden, accuracy};
