// SPDX-License-Identifier: MIT
//! What is around a core on a board.
use super::{block, BlockEntry};
use crate::config::registers::BoardFacts;
use crate::config::sdram::SdramTiming;
use crate::soc::crc32::Crc32;
use crate::soc::host_link::HostLink;
use crate::soc::host_registers::HostRegisters;
use crate::soc::line_cache::LineCache;
use crate::soc::line_memory::LineMemory;
use crate::soc::memory_bridge::MemoryBridge;
use crate::soc::microcoded_host::MicrocodedHost;
use crate::soc::sdram_controller::SdramController;
use crate::soc::uart::{UartReceiver, UartSender};
use crate::soc::word_port::WordPort;

/// The facts of the registered block.
pub const FACTS: BoardFacts = BoardFacts { shape: 0x1108, memory_lines: 4096, kilohertz: 50_000 };

/// The times of the registered block: 10 MHz with a short power-up, so that tests come to the
/// requests.
pub const TIMING: SdramTiming = SdramTiming {
    power_up: 40,
    refresh: 78,
    refresh_cycle: 4,
    activate: 2,
    precharge: 2,
    write_recovery: 2,
};

/// The blocks, in pipeline order.
pub(super) fn entries() -> Vec<BlockEntry> {
    vec![
        block!(
            "uart_receiver",
            "6-core-and-isa.md",
            "bytes from the serial line of a board",
            UartReceiver::new(6)
        ),
        block!(
            "uart_sender",
            "6-core-and-isa.md",
            "bytes onto the serial line of a board",
            UartSender::new(6)
        ),
        block!(
            "crc32",
            "6-core-and-isa.md",
            "checksum of the host link's frames, one bit per cycle",
            Crc32::default()
        ),
        block!(
            "host_link",
            "6-core-and-isa.md",
            "frames from the host that read and write words of the board",
            HostLink::default()
        ),
        block!(
            "host_registers",
            "6-core-and-isa.md",
            "the host's registers: launch, status, counters",
            HostRegisters::new(FACTS)
        ),
        block!(
            "memory_bridge",
            "6-core-and-isa.md",
            "the host's words at the memory port of a core that rests",
            MemoryBridge::default()
        ),
        block!(
            "word_port",
            "6-core-and-isa.md",
            "words of microcoded cores at a memory of lines",
            WordPort::default()
        ),
        block!(
            "microcoded_host",
            "6-core-and-isa.md",
            "registers and memory of a board with the microcoded core: launch, status, counters, \
             words",
            MicrocodedHost::new(FACTS)
        ),
        block!(
            "line_memory",
            "6-core-and-isa.md",
            "memory of a board in block RAM, a line per cycle",
            LineMemory::new(6)
        ),
        block!(
            "line_cache",
            "6-core-and-isa.md",
            "write-back cache of lines in front of a board's SDRAM",
            LineCache::new(5)
        ),
        block!(
            "sdram_controller",
            "6-core-and-isa.md",
            "lines of a board's SDRAM: set-up, refresh, one burst for each request",
            SdramController::new(TIMING)
        ),
    ]
}
