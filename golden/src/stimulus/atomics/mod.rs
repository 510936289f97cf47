// SPDX-License-Identifier: MIT
//! Stimuli of the blocks of `atomics`.
pub mod address_match;
pub mod alu;
pub mod pick;
pub mod prefix;
pub mod prepare;
pub mod unit;
