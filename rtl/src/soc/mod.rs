// SPDX-License-Identifier: MIT
//! The board around the core: serial line, host link, registers, memory, clock (docs/core.md, "host
//! link").
//!
//! ```text
//!            ┌─────────── soc, on the core's clock ─────────────────────────────────┐
//!  rx ──────►│ uart_receiver ─► host_link ─┬─► host_registers ─► shader_core        │
//!  tx ◄──────│ uart_sender  ◄──            └─► memory_bridge ◄──── memory port      │──► led
//!            │                                  │  ▲                                │
//!            │                                  ▼  │ line_memory                    │
//!  clock ─► clock_source ───────────────────────────────────────────────────────────┘
//! ```
//!
//! A board is data (`constraints/`); [`board_top`] builds its top module, whose ports are `clock`,
//! `rx`, `tx` and `led`, and the pins of an SDRAM, which then takes the place of `line_memory` with
//! a cache in front ([`sdram_memory`]).
mod build;
pub mod clocking;
pub mod crc32;
pub mod host_link;
pub mod host_registers;
pub mod line_cache;
pub mod line_memory;
pub mod memory_bridge;
pub mod microcoded_host;
pub mod microcoded_soc;
pub mod sdram_controller;
pub mod sdram_memory;
mod tops;
pub mod uart;
pub mod word_memory;
pub mod word_port;
pub mod word_ram;

use crate::bundles::SdramPins;
use crate::cells::{Lazy, DFF};
use crate::config::registers::BoardFacts;
use crate::config::sdram::{SdramTiming, SDRAM_LINES};
use crate::prelude::*;
use crate::shader_core::ShaderCore;
use host_link::HostLink;
use host_registers::HostRegisters;
use line_memory::LineMemory;
use memory_bridge::MemoryBridge;
use sdram_memory::SdramMemory;
use uart::{UartReceiver, UartSender};

pub use build::{board_top, soc, TopSettings};
pub use tops::{BoardTop, MicrocodedSdramTop, MicrocodedTop, SdramTop};

/// A core with its host link and its memory. The parameters are those of [`ShaderCore`].
///
/// LEDs: 0 alive (blinks slowly, fast while the core runs), 1 the core runs, 2 a fault was
/// recorded, 3 changes with every request of the host, 4 to 7 number of the last launch.
#[derive(LogicBlock)]
#[block(new(settings: &TopSettings))]
#[derived(lacks = u32::from(settings.variant.without.bits()))]
#[derived(shape = W as u32 | (E as u32) << 8 | (settings.size as u32) << 12 | lacks << 16)]
#[derived(memory_lines = if settings.sdram { SDRAM_LINES } else { 1 << settings.memory })]
#[derived(facts = BoardFacts { shape, memory_lines, kilohertz: settings.kilohertz })]
// Of no account without one.
#[derived(timing = SdramTiming::at(if settings.sdram { settings.kilohertz } else { 50_000 }))]
pub struct Soc<
    const E: usize,
    const E4: usize,
    const LT: usize,
    const P: usize,
    const W: usize,
    const LW: usize,
    const CW: usize,
    const WAYS: usize,
    const LY: usize,
    const LINES: usize,
    const LL: usize,
    const A: usize,
    const DA: usize,
    const TAGW: usize,
    const PL: usize,
    const CL: usize,
    const SQ: usize,
    const SR: usize,
    const T: usize,
    const TL: usize,
    const S: usize,
    const CB: usize,
    const GA: usize,
    const LV: usize,
> {
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
    #[build(HostRegisters::new(facts))]
    registers: Lazy<HostRegisters>,
    #[build(ShaderCore::new(settings.size.numbers(), settings.mechanisms, settings.variant))]
    core: Lazy<
        ShaderCore<
            E,
            E4,
            LT,
            P,
            W,
            LW,
            CW,
            WAYS,
            LY,
            LINES,
            LL,
            A,
            DA,
            TAGW,
            PL,
            CL,
            SQ,
            SR,
            T,
            TL,
            S,
            CB,
            GA,
            LV,
        >,
    >,
    bridge: Lazy<MemoryBridge>,
    // One of the two is there.
    #[build(Lazy::new(LineMemory::new(settings.memory)).unless_absent(!settings.sdram))]
    memory: Lazy<LineMemory>,
    #[build(Lazy::new(SdramMemory::new(settings.memory, timing)).unless_absent(settings.sdram))]
    sdram_memory: Lazy<SdramMemory>,
    #[value(settings.sdram)]
    external: Constant<Bit>,
    ticks: DFF<Bits<25>>,
    requests: DFF<Bit>,
    #[value(memory_lines)]
    memory_lines: Constant<Bits<28>>,
    // The host's address is that of a register; it is beyond the last one.
    for_registers: Signal<Local, Bit>,
    beyond: Signal<Local, Bit>,
    lit: Signal<Local, Bits<4>>,
}

#[hdl_gen]
impl Logic for Soc {
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
        self.beyond.next = self.link.bus.address.val().get_bits::<20>(11).any();
        self.registers.bus.valid.next =
            self.link.bus.valid.val() & self.for_registers.val() & !self.beyond.val();
        self.link.bus.drive(&mut self.registers.bus, [write, data]);
        self.registers.bus.address.next = self.link.bus.address.val().get_bits::<9>(2);
        self.bridge.bus.valid.next = self.link.bus.valid.val() & !self.for_registers.val();
        self.link.bus.drive(&mut self.bridge.bus, [write, data]);
        self.bridge.bus.address.next = self.link.bus.address.val().get_bits::<31>(0);
        self.bridge.bus.drive(&mut self.link.bus, [done, failed, word]);
        if self.for_registers.val() {
            self.link.bus.done.next =
                self.registers.bus.done.val() | (self.link.bus.valid.val() & self.beyond.val());
            self.link.bus.failed.next = self.registers.bus.failed.val() | self.beyond.val();
            self.registers.bus.drive(&mut self.link.bus, [word]);
        }

        // The core's registers.
        self.link.drive(&mut self.registers, [bad_frames]);
        self.core.drive(&mut self.registers, [done, counter_value]);
        self.core.fault.drive(&mut self.registers.fault);
        self.registers.drive(&mut self.core, [start, last_task, counter_unit, counter_select]);
        self.registers.task.drive(&mut self.core.task);
        self.registers.host.drive(&mut self.core.host);

        // Its memory: in the device, or an SDRAM.
        self.registers.drive(&mut self.bridge, [running]);
        self.bridge.memory_lines.next = self.memory_lines.val();
        self.core.req.drive(&mut self.bridge.core, [valid, write, address, mask, data]);
        self.bridge.core.drive(&mut self.core.req, [ready]);
        self.sdram_memory.sdram.drive(&mut self.sdram);
        self.bridge.mem.drive(&mut self.sdram_memory.req);
        self.sdram_memory.req_tag.next = self.core.req.tag.val();
        self.bridge.mem.drive(&mut self.memory.req);
        self.memory.req_tag.next = self.core.req.tag.val();
        self.memory.rsp.drive(&mut self.core.rsp);
        if self.external.val() {
            self.sdram_memory.req.drive(&mut self.bridge.mem, [ready]);
            self.sdram_memory.rsp.drive(&mut self.core.rsp);
        }
        self.memory.rsp.drive(&mut self.bridge.rsp, [valid]);
        if self.external.val() {
            self.sdram_memory.rsp.drive(&mut self.bridge.rsp, [valid]);
        }
        for i in 0..4 {
            self.memory.rsp.drive(&mut self.bridge.rsp, [data[i]]);
            if self.external.val() {
                self.sdram_memory.rsp.drive(&mut self.bridge.rsp, [data[i]]);
            }
        }
        self.core.rsp.valid.next = self.bridge.core_rsp.val();

        // LEDs.
        self.ticks.d.next = self.ticks.q.val() + 1;
        if self.link.request.val() {
            self.requests.d.next = !self.requests.q.val();
        }
        self.lit.next = 0.into();
        if self.ticks.q.val().get_bit(24) {
            self.lit.next = 1.into();
        }
        if self.registers.running.val() {
            self.lit.next = 2.into();
            if self.ticks.q.val().get_bit(22) {
                self.lit.next = 3.into();
            }
        }
        self.led.next =
            bit_cast::<8, 4>(self.lit.val()) | (bit_cast::<8, 8>(self.registers.number.val()) << 4);
        if self.core.fault.valid.val() & self.requests.q.val() {
            self.led.next = bit_cast::<8, 4>(self.lit.val())
                | (bit_cast::<8, 8>(self.registers.number.val()) << 4)
                | 12;
        } else if self.core.fault.valid.val() {
            self.led.next = bit_cast::<8, 4>(self.lit.val())
                | (bit_cast::<8, 8>(self.registers.number.val()) << 4)
                | 4;
        } else if self.requests.q.val() {
            self.led.next = bit_cast::<8, 4>(self.lit.val())
                | (bit_cast::<8, 8>(self.registers.number.val()) << 4)
                | 8;
        }
    }
}
