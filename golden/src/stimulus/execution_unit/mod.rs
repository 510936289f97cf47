// SPDX-License-Identifier: MIT
//! Stimuli of the blocks of `execution_unit`.
pub mod access_check;
pub mod branch_unit;
pub mod faults;
pub mod lanes;
pub mod return_stack;
pub mod slow_results;
pub mod warp_lives;
