//! Golden models, engines, memory model and test harness.
pub mod golden;
pub mod harness;
pub mod isa_sim;
