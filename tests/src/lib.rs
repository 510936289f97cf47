//! Shared helpers of the cross-crate tests.
pub mod programs;
pub mod random_program;
