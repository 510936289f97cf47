//! The board around microcoded cores: serial line, host link, registers, memory, clock.
//!
//! ```text
//!  rx ──► uart_receiver ─► host_link ─► microcoded_host ─► microcoded_pool
//!  tx ◄── uart_sender  ◄──                  │   ▲ ▲             │
//!                                           ▼   │ └─────────────┘ memory port
//!                                       word_memory
//! ```
use super::clocking::ClockSource;
use super::host_link::HostLink;
use super::host_registers::Facts;
use super::microcoded_host::MicrocodedHost;
use super::uart::{UartReceiver, UartSender};
use super::word_memory::WordMemory;
use super::TopSettings;
use crate::cells::{Lazy, DFF};
use crate::microcoded::image_for;
use crate::microcoded::pool::MicrocodedPool;
use crate::ports;
use crate::prelude::*;

/// Bit of register `shape`: the core is microcoded.
pub const MICROCODED: u32 = 1 << 21;

/// A pool of `U` cores with host link and memory. LEDs as those of [`Soc`](super::Soc).
#[derive(LogicBlock)]
pub struct MicrocodedSoc<const U: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Serial line from the host.
    pub rx: Signal<In, Bit>,
    /// Serial line to the host.
    pub tx: Signal<Out, Bit>,
    /// LEDs, high when lit.
    pub led: Signal<Out, Bits<8>>,
    receiver: Lazy<UartReceiver>,
    sender: Lazy<UartSender>,
    link: Lazy<HostLink>,
    host: Lazy<MicrocodedHost>,
    core: Lazy<MicrocodedPool<U>>,
    memory: Lazy<WordMemory>,
    ticks: DFF<Bits<23>>,
    requests: DFF<Bit>,
    alive: Signal<Local, Bit>,
}

impl<const U: usize> MicrocodedSoc<U> {
    /// The cores of these settings with host link and memory.
    pub fn new(settings: &TopSettings) -> Self {
        let without = settings.variant.without;
        let shape = settings.size.numbers().warps as u32 | (U as u32) << 8 | (settings.size as u32) << 12 | u32::from(without.bits()) << 16 | MICROCODED;
        let facts = Facts { shape, memory_lines: 1 << settings.memory, kilohertz: settings.kilohertz };
        Self {
            clock: Default::default(),
            rx: Default::default(),
            tx: Default::default(),
            led: Default::default(),
            receiver: Lazy::new(UartReceiver::new(settings.divisor)),
            sender: Lazy::new(UartSender::new(settings.divisor)),
            link: Default::default(),
            host: Lazy::new(MicrocodedHost::new(facts)),
            core: Lazy::new(MicrocodedPool::new(&image_for(settings.size, without))),
            memory: Lazy::new(WordMemory::new(settings.memory + 2)),
            ticks: Default::default(),
            requests: Default::default(),
            alive: Default::default(),
        }
    }
}

impl<const U: usize> Logic for MicrocodedSoc<U> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, ticks, requests);
        clock!(self, clock, receiver, sender, link, host, core, memory);

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
        self.host.bus_valid.next = self.link.bus_valid.val();
        self.host.bus_write.next = self.link.bus_write.val();
        self.host.bus_address.next = self.link.bus_address.val();
        self.host.bus_data.next = self.link.bus_data.val();
        self.link.bus_done.next = self.host.bus_done.val();
        self.link.bus_failed.next = self.host.bus_failed.val();
        self.link.bus_word.next = self.host.bus_word.val();
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
        self.host.mem_valid.next = self.core.mem_valid.val();
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

ports! { [const U: usize] MicrocodedSoc<U> { in: rx; out: tx, led } }

/// The top module of a board with `U` microcoded cores: clock and pins, nothing else. `N` LEDs.
#[derive(LogicBlock)]
pub struct MicrocodedTop<const U: usize, const N: usize> {
    /// The board's clock.
    pub clock: Signal<In, Clock>,
    /// Serial line from the host.
    pub rx: Signal<In, Bit>,
    /// Serial line to the host.
    pub tx: Signal<Out, Bit>,
    /// LEDs.
    pub led: Signal<Out, Bits<N>>,
    source: ClockSource,
    soc: Lazy<MicrocodedSoc<U>>,
    leds_low: Constant<Bit>,
    lit: Signal<Local, Bits<N>>,
}

impl<const U: usize, const N: usize> MicrocodedTop<U, N> {
    /// The top of these settings.
    pub fn new(settings: &TopSettings) -> Self {
        Self {
            clock: Default::default(),
            rx: Default::default(),
            tx: Default::default(),
            led: Default::default(),
            source: ClockSource::new(settings.clocking, false),
            soc: Lazy::new(MicrocodedSoc::new(settings)),
            leds_low: Constant::new(settings.leds_low),
            lit: Default::default(),
        }
    }
}

impl<const U: usize, const N: usize> Logic for MicrocodedTop<U, N> {
    #[hdl_gen]
    fn update(&mut self) {
        self.source.board.next = self.clock.val();
        self.soc.clock.next = self.source.core.val();
        self.soc.rx.next = self.rx.val();
        self.tx.next = self.soc.tx.val();
        self.lit.next = bit_cast::<N, 8>(self.soc.led.val());
        self.led.next = self.lit.val();
        if self.leds_low.val() {
            self.led.next = !self.lit.val();
        }
    }
}

ports! { [const U: usize, const N: usize] MicrocodedTop<U, N> { in: rx; out: tx, led } }
