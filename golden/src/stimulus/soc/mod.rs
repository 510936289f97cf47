// SPDX-License-Identifier: MIT
//! Stimuli of the blocks of `soc`.
pub mod crc32;
pub mod host_link;
pub mod host_registers;
pub mod line_cache;
pub mod line_memory;
pub mod memory_bridge;
pub mod microcoded_host;
pub mod sdram_controller;
pub mod uart;
pub mod word_port;
