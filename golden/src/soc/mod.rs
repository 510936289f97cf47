// SPDX-License-Identifier: MIT
//! Reference models of the blocks of `rtl/src/soc`, a file each.
pub mod host_link;
pub mod host_registers;
pub mod line_memory;
pub mod memory_bridge;
pub mod microcoded_host;
pub mod uart;
pub mod word_port;

pub use host_link::{crc32, escape, Crc32, Deframer, Request};
pub use host_registers::HostRegisters;
pub use line_memory::LineMemory;
pub use memory_bridge::MemoryBridge;
pub use microcoded_host::MicrocodedHost;
pub use uart::{UartReceiver, UartSender};
pub use word_port::WordPort;
