//! The Warpwright shader core in rust-hdl.
//!
//! Modules are listed in the order in which work flows through the core.
pub mod cells;
pub mod dut;
pub mod registry;
