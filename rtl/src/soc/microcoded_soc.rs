// SPDX-License-Identifier: MIT
//! The board around microcoded cores: serial line, host link, registers, memory, clock.
//!
//! ```text
//!  rx ──► uart_receiver ─► host_link ─► microcoded_host ─► microcoded_pool
//!  tx ◄── uart_sender  ◄──                  │   ▲ ▲             │
//!                                           ▼   │ └─────────────┘ memory port
//!                                       word_memory
//! ```
//!
//! With an SDRAM the host's words of memory go through `memory_bridge`, and those of the cores
//! through `word_port`, to [`sdram_memory`](super::sdram_memory), in place of `word_memory`.
use super::host_link::HostLink;
use super::memory_bridge::MemoryBridge;
use super::microcoded_host::MicrocodedHost;
use super::sdram_memory::SdramMemory;
use super::uart::{UartReceiver, UartSender};
use super::word_memory::WordMemory;
use super::word_port::WordPort;
use super::TopSettings;
use crate::bundles::SdramPins;
use crate::cells::{Lazy, DFF};
use crate::config::registers::BoardFacts;
use crate::config::sdram::{SdramTiming, SDRAM_LINES};
use crate::microcoded::image_for;
use crate::microcoded::pool::MicrocodedPool;
use crate::prelude::*;

/// Bit of register `shape`: the core is microcoded.
pub const MICROCODED: u32 = 1 << 21;

/// A pool of `U` cores with host link and memory. LEDs as those of [`Soc`](super::Soc).
#[derive(LogicBlock)]
#[block(new(settings: &TopSettings))]
#[derived(without = settings.variant.without)]
#[derived(shape = settings.size.numbers().warps as u32
            | (U as u32) << 8
            | (settings.size as u32) << 12
            | u32::from(without.bits()) << 16
            | MICROCODED)]
#[derived(memory_lines = if settings.sdram { SDRAM_LINES } else { 1 << settings.memory })]
#[derived(facts = BoardFacts { shape, memory_lines, kilohertz: settings.kilohertz })]
// Of no account without one.
#[derived(timing = SdramTiming::at(if settings.sdram { settings.kilohertz } else { 50_000 }))]
#[derived((inside, external) = (!settings.sdram, settings.sdram))]
pub struct MicrocodedSoc<const U: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Serial line from the host.
    pub rx: Signal<In, Bit>,
    /// Serial line to the host.
    pub tx: Signal<Out, Bit>,
    /// LEDs, high when lit.
    pub led: Signal<Out, Bits<8>>,
    /// SDRAM, if there is one: row address strobe, low for yes.
    pub sdram: SdramPins<Out>,
    #[build(UartReceiver::new(settings.divisor))]
    receiver: Lazy<UartReceiver>,
    #[build(UartSender::new(settings.divisor))]
    sender: Lazy<UartSender>,
    link: Lazy<HostLink>,
    #[build(MicrocodedHost::new(facts))]
    host: Lazy<MicrocodedHost>,
    #[build(MicrocodedPool::new(&image_for(settings.size, without)))]
    core: Lazy<MicrocodedPool<U>>,
    // The memory in the device, or what an SDRAM takes.
    #[build(
        Lazy::new(WordMemory::new(if inside { settings.memory + 2 } else { 1 }))
            .unless_absent(inside)
    )]
    memory: Lazy<WordMemory>,
    #[build(Lazy::new(MemoryBridge::default()).unless_absent(external))]
    bridge: Lazy<MemoryBridge>,
    #[build(Lazy::new(WordPort::default()).unless_absent(external))]
    words: Lazy<WordPort>,
    #[build(Lazy::new(SdramMemory::new(settings.memory, timing)).unless_absent(external))]
    sdram_memory: Lazy<SdramMemory>,
    #[value(external)]
    external: Constant<Bit>,
    #[value(memory_lines)]
    memory_lines: Constant<Bits<28>>,
    ticks: DFF<Bits<23>>,
    requests: DFF<Bit>,
    // The host's address is that of a register.
    for_registers: Signal<Local, Bit>,
    alive: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for MicrocodedSoc {
    fn update(&mut self) {
        // The serial line.
        self.receiver.line.next = self.rx.val();
        self.tx.next = self.sender.line.val();
        self.link.rx_valid.next = self.receiver.valid.val();
        self.link.rx_byte.next = self.receiver.data.val();
        self.link.rx_broken.next = self.receiver.broken.val();
        self.sender.valid.next = self.link.tx_valid.val();
        self.sender.data.next = self.link.tx_byte.val();
        self.link.tx_ready.next = self.sender.ready.val();

        // The host's bus: registers from 0x8000_0000, memory below.
        self.for_registers.next = self.link.bus.address.val().get_bit(31);
        self.link.bus.drive(&mut self.host.bus);
        self.host.bus.valid.next =
            self.link.bus.valid.val() & (self.for_registers.val() | !self.external.val());
        self.bridge.bus.valid.next = self.link.bus.valid.val() & !self.for_registers.val();
        self.link.bus.drive(&mut self.bridge.bus, [write, data]);
        self.bridge.bus.address.next = self.link.bus.address.val().get_bits::<31>(0);
        if self.external.val() & !self.for_registers.val() {
            self.bridge.bus.drive(&mut self.link.bus, [done, failed, word]);
        }
        self.link.drive(&mut self.host, [bad_frames]);

        // The cores.
        self.core.drive(&mut self.host, [done, fault, cycles, host_word]);
        self.host.drive(&mut self.core, [start, stop]);
        self.host.host.drive(&mut self.core.host);

        // Their memory.
        self.core.mem.drive(&mut self.host.mem);
        self.host.mem.valid.next = self.core.mem.valid.val() & !self.external.val();
        self.host.drive(&mut self.core, [mem_done]);
        self.core.mem_word.next = self.memory.read_data.val();
        self.host.ram_word.next = self.memory.read_data.val();
        self.memory.address.next = self.host.ram_address.val();
        self.memory.read_enable.next = self.host.ram_read.val();
        self.memory.write_enable.next = self.host.ram_write.val();
        self.memory.write_data.next = self.host.ram_data.val();

        // Or the SDRAM.
        self.core.mem.drive(&mut self.words.word);
        if self.external.val() {
            self.core.mem_done.next = self.words.word_done.val();
            self.core.mem_word.next = self.words.word_read.val();
        }
        self.host.drive(&mut self.bridge, [running]);
        self.bridge.memory_lines.next = self.memory_lines.val();
        self.words.mem.drive(&mut self.bridge.core);
        self.words.rsp.valid.next = self.bridge.core_rsp.val();
        self.bridge.mem.drive(&mut self.sdram_memory.req);
        self.sdram_memory.req_tag.next = 0.into();
        self.sdram_memory.rsp.drive(&mut self.bridge.rsp, [valid]);
        self.sdram_memory.rsp.drive(&mut self.bridge.rsp, [data]);
        self.sdram_memory.rsp.drive(&mut self.words.rsp, [data]);
        self.sdram_memory.sdram.drive(&mut self.sdram);

        // LEDs.
        self.ticks.d.next = self.ticks.q.val() + 1;
        if self.link.request.val() {
            self.requests.d.next = !self.requests.q.val();
        }
        self.alive.next = self.ticks.q.val().get_bit(22);
        if self.host.running.val() {
            self.alive.next = self.ticks.q.val().get_bit(20);
        }
        self.led.next = bit_cast::<8, 4>(self.host.number.val().get_bits::<4>(0)) << 4;
        self.led.next = self.led.val().replace_bit(0, self.alive.val());
        self.led.next = self.led.val().replace_bit(1, self.host.running.val());
        self.led.next = self.led.val().replace_bit(2, self.core.fault.val().any());
        self.led.next = self.led.val().replace_bit(3, self.requests.q.val());
    }
}
