//! Golden models, engines, memory model and test harness.
pub mod golden;
