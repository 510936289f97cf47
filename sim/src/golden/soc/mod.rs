//! Reference models of the blocks of `rtl/src/soc`, a file each.
mod host_link;
mod host_registers;
mod line_memory;
mod memory_bridge;
mod microcoded_host;
mod uart;
mod word_port;

pub use host_link::{escape, Crc32, Deframer, Request};
pub use host_registers::HostRegisters;
pub use line_memory::LineMemory;
pub use memory_bridge::MemoryBridge;
pub use microcoded_host::MicrocodedHost;
pub use uart::{UartReceiver, UartSender};
pub use word_port::WordPort;
