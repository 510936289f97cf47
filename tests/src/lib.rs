// SPDX-License-Identifier: MIT
//! Shared helpers of the cross-crate tests.
pub mod cases;
pub mod choosers;
pub mod metrics;
pub mod mutation;
pub mod pages;
pub mod programs;
pub mod proofs;
pub mod random_program;
pub mod same_verilog;
