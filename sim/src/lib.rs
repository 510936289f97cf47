//! Golden models, engines, memory model and test harness.
pub mod accuracy;
pub mod cache;
pub mod compiled;
pub mod conventional;
mod cxxrtl;
pub mod engine;
pub mod engines;
pub mod formal;
pub mod golden;
pub mod harness;
pub mod hazards;
pub mod isa_sim;
pub mod lint;
pub mod memory;
pub mod netlist;
pub mod place;
pub mod synthesis;
pub mod verilog_out;
