// SPDX-License-Identifier: MIT
//! Stimuli of the blocks of `warp_scheduler`.
pub mod credit_update;
pub mod pipes;
pub mod pod;
pub mod scheduler;
