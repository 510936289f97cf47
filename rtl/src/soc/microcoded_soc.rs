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
    #[build(Lazy::new(WordMemory::new(if inside { settings.memory + 2 } else { 1 })).unless_absent(inside))]
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
    alive: Signal<Local, Bit>,
}

impl<const U: usize> Logic for MicrocodedSoc<U> {
    #[hdl_gen]
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

        // The host's bus.
        self.host.bus_valid.next = self.link.bus_valid.val()
            & (self.link.bus_address.val().get_bit(31) | !self.external.val());
        self.host.bus_write.next = self.link.bus_write.val();
        self.host.bus_address.next = self.link.bus_address.val();
        self.host.bus_data.next = self.link.bus_data.val();
        self.link.bus_done.next = self.host.bus_done.val();
        self.link.bus_failed.next = self.host.bus_failed.val();
        self.link.bus_word.next = self.host.bus_word.val();
        self.bridge.bus_valid.next =
            self.link.bus_valid.val() & !self.link.bus_address.val().get_bit(31);
        self.bridge.bus_write.next = self.link.bus_write.val();
        self.bridge.bus_address.next = self.link.bus_address.val().get_bits::<31>(0);
        self.bridge.bus_data.next = self.link.bus_data.val();
        if self.external.val() & !self.link.bus_address.val().get_bit(31) {
            self.link.bus_done.next = self.bridge.bus_done.val();
            self.link.bus_failed.next = self.bridge.bus_failed.val();
            self.link.bus_word.next = self.bridge.bus_word.val();
        }
        self.host.bad_frames.next = self.link.bad_frames.val();

        // The cores.
        self.host.done.next = self.core.done.val();
        self.host.fault.next = self.core.fault.val();
        self.host.cycles.next = self.core.cycles.val();
        self.host.host_word.next = self.core.host_word.val();
        self.core.start.next = self.host.start.val();
        self.core.stop.next = self.host.stop.val();
        self.core.host_valid.next = self.host.host_valid.val();
        self.core.host_write.next = self.host.host_write.val();
        self.core.host_place.next = self.host.host_place.val();
        self.core.host_data.next = self.host.host_data.val();

        // Their memory.
        self.host.mem_valid.next = self.core.mem_valid.val() & !self.external.val();
        self.host.mem_write.next = self.core.mem_write.val();
        self.host.mem_address.next = self.core.mem_address.val();
        self.host.mem_data.next = self.core.mem_data.val();
        self.core.mem_done.next = self.host.mem_done.val();
        self.core.mem_word.next = self.memory.read_data.val();
        self.host.ram_word.next = self.memory.read_data.val();
        self.memory.address.next = self.host.ram_address.val();
        self.memory.read_enable.next = self.host.ram_read.val();
        self.memory.write_enable.next = self.host.ram_write.val();
        self.memory.write_data.next = self.host.ram_data.val();

        // Or the SDRAM.
        self.words.word_valid.next = self.core.mem_valid.val();
        self.words.word_write.next = self.core.mem_write.val();
        self.words.word_address.next = self.core.mem_address.val();
        self.words.word_data.next = self.core.mem_data.val();
        if self.external.val() {
            self.core.mem_done.next = self.words.word_done.val();
            self.core.mem_word.next = self.words.word_read.val();
        }
        self.bridge.running.next = self.host.running.val();
        self.bridge.memory_lines.next = self.memory_lines.val();
        self.bridge.core_valid.next = self.words.mem_valid.val();
        self.words.mem_ready.next = self.bridge.core_ready.val();
        self.bridge.core_write.next = self.words.mem_write.val();
        self.bridge.core_address.next = self.words.mem_address.val();
        self.bridge.core_mask.next = self.words.mem_mask.val();
        self.words.rsp_valid.next = self.bridge.core_rsp.val();
        self.sdram_memory.valid.next = self.bridge.mem_valid.val();
        self.bridge.mem_ready.next = self.sdram_memory.ready.val();
        self.sdram_memory.write.next = self.bridge.mem_write.val();
        self.sdram_memory.address.next = self.bridge.mem_address.val();
        self.sdram_memory.mask.next = self.bridge.mem_mask.val();
        self.sdram_memory.tag.next = 0.into();
        self.bridge.rsp_valid.next = self.sdram_memory.rsp.valid.val();
        for i in 0..4 {
            self.bridge.core_data[i].next = self.words.mem_data[i].val();
            self.sdram_memory.data[i].next = self.bridge.mem_data[i].val();
            self.bridge.rsp_data[i].next = self.sdram_memory.rsp.data[i].val();
            self.words.rsp_data[i].next = self.sdram_memory.rsp.data[i].val();
        }
        self.sdram_memory.dq_in.next = self.sdram.dq_in.val();
        self.sdram.ras_n.next = self.sdram_memory.ras_n.val();
        self.sdram.cas_n.next = self.sdram_memory.cas_n.val();
        self.sdram.we_n.next = self.sdram_memory.we_n.val();
        self.sdram.bank.next = self.sdram_memory.bank.val();
        self.sdram.row.next = self.sdram_memory.row.val();
        self.sdram.dq_out.next = self.sdram_memory.dq_out.val();
        self.sdram.dq_drive.next = self.sdram_memory.dq_drive.val();

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
