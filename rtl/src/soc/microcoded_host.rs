// SPDX-License-Identifier: MIT
//! The host's registers and memory of a board with the microcoded core: what
//! [`HostRegisters`](super::host_registers) and [`MemoryBridge`](super::memory_bridge) are for the
//! pipelined one. The host sees the same registers.
//!
//! Most of them are words of the core's store, which are the host's while nothing runs; so are
//! `fault_pc`, `fault_warp` and the counters, that of cycles excepted. A counter of something that
//! this core does not have reads as zero.
//!
//! | | |
//! | --- | --- |
//! | latency | 3 cycles from `bus_valid` to `bus_done`; for the core 2 cycles an access |
//! | throughput | an access of the host in 4 cycles, one of the core in 2 |
//! | invariant | launch registers and memory are the core's alone while it runs |
//! | errors | `bus_failed`: no such register or word, or it has to wait for the end of the launch |
use crate::bundles::{HostBus, StoreAccess, WordAccess};
use crate::cells::DFF;
use crate::config::registers::{kept, BoardFacts, IDENTITY};
use crate::prelude::*;

/// The registers, and who has the memory.
#[derive(LogicBlock)]
#[block(new(facts: BoardFacts))]
pub struct MicrocodedHost {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The host's bus.
    pub bus: HostBus<In, 32>,
    /// Frames whose length or checksum was wrong.
    pub bad_frames: Signal<In, Bits<16>>,
    /// A launch is under way.
    pub running: Signal<Out, Bit>,
    /// Number of the last launch.
    pub number: Signal<Out, Bits<8>>,
    /// Core: nothing runs.
    pub done: Signal<In, Bit>,
    /// Core: cause of the first fault.
    pub fault: Signal<In, Bits<4>>,
    /// Core: cycles of the launch.
    pub cycles: Signal<In, Bits<32>>,
    /// Core: launch.
    pub start: Signal<Out, Bit>,
    /// Core: the launch is to end.
    pub stop: Signal<Out, Bit>,
    /// Access to a word of the core's store.
    pub host: StoreAccess<Out>,
    /// Core: the word read, two cycles later.
    pub host_word: Signal<In, Bits<32>>,
    /// Memory access of the core; it holds until `mem_done`.
    pub mem: WordAccess<In>,
    /// Core: the access is done.
    pub mem_done: Signal<Out, Bit>,
    /// Memory: a word is read.
    pub ram_read: Signal<Out, Bit>,
    /// Memory: a word is written.
    pub ram_write: Signal<Out, Bit>,
    /// Memory: which word.
    pub ram_address: Signal<Out, Bits<16>>,
    /// Memory: what is written.
    pub ram_data: Signal<Out, Bits<32>>,
    /// Memory: the word read, a cycle later.
    pub ram_word: Signal<In, Bits<32>>,
    // Cycles since `bus_valid`.
    elapsed: DFF<Bits<2>>,
    word: DFF<Bits<32>>,
    failed: DFF<Bit>,
    // Of the launch: its first cycle; the core has begun; it is to end.
    #[drives(running)]
    run: DFF<Bit>,
    #[drives(start)]
    first: DFF<Bit>,
    begun: DFF<Bit>,
    #[drives(stop)]
    stopping: DFF<Bit>,
    #[drives(number)]
    ran: DFF<Bits<8>>,
    // The core's access is in its second cycle.
    #[drives(mem_done)]
    answered: DFF<Bit>,
    #[value(IDENTITY)]
    identity: Constant<Bits<32>>,
    #[value(facts.shape)]
    shape: Constant<Bits<32>>,
    #[value(facts.memory_lines)]
    lines: Constant<Bits<28>>,
    #[value(facts.kilohertz)]
    kilohertz: Constant<Bits<32>>,
    #[value(kept())]
    counted: Constant<Bits<32>>,
    register: Signal<Local, Bit>,
    place: Signal<Local, Bits<9>>,
    beyond: Signal<Local, Bit>,
    known: Signal<Local, Bit>,
    asks: Signal<Local, Bit>,
    writes: Signal<Local, Bit>,
    launch_word: Signal<Local, Bit>,
    status: Signal<Local, Bits<32>>,
    flags: Signal<Local, Bits<2>>,
}

#[hdl_gen]
impl Logic for MicrocodedHost {
    fn update(&mut self) {
        // The launch's course.
        self.first.d.next = false;
        if self.run.q.val() {
            self.begun.d.next = self.begun.q.val() | !self.done.val();
            if self.begun.q.val() & self.done.val() {
                self.run.d.next = false;
                self.stopping.d.next = false;
            }
        }

        // What the host asks for.
        self.register.next = self.bus.address.val().get_bit(31);
        self.place.next = self.bus.address.val().get_bits::<9>(2);
        self.beyond.next = self.bus.address.val().get_bits::<20>(11).any();
        if !self.register.val() {
            self.beyond.next = self.bus.address.val().get_bits::<28>(4) >= self.lines.val();
        }
        self.bus.done.next = self.elapsed.q.val().all();
        self.bus.failed.next = self.failed.q.val();
        self.bus.word.next = self.word.q.val();
        self.elapsed.d.next = 0.into();
        if self.bus.valid.val() & !self.elapsed.q.val().all() {
            self.elapsed.d.next = self.elapsed.q.val() + 1;
        }
        self.asks.next = self.bus.valid.val() & (self.elapsed.q.val() == 0) & !self.run.q.val();
        self.writes.next = (self.elapsed.q.val() == 2) & self.bus.write.val();
        self.launch_word.next = ((self.place.val().get_bits::<5>(4) == 1)
            & (self.place.val().get_bits::<4>(0) < 11))
            | (self.place.val().get_bits::<5>(4) == 2);

        // Words of the store: 16 to 47 as they are, the fault's in 1 and 2, counters from 64.
        self.host.valid.next = self.asks.val() & !self.bus.write.val();
        self.host.write.next = false;
        self.host.place.next = bit_cast::<8, 5>(self.place.val().get_bits::<5>(0)) | 64;
        if !self.place.val().get_bit(8) {
            self.host.place.next = bit_cast::<8, 2>(self.place.val().get_bits::<2>(0));
        }
        self.host.data.next = self.bus.data.val();
        if self.writes.val() {
            self.host.place.next = bit_cast::<8, 6>(self.place.val().get_bits::<6>(0));
        }
        if self.writes.val()
            & self.register.val()
            & self.launch_word.val()
            & !self.beyond.val()
            & !self.run.q.val()
        {
            self.host.valid.next = true;
            self.host.write.next = true;
        }

        // The memory: the core's, or the host's.
        self.answered.d.next = self.mem.valid.val() & !self.answered.q.val();
        self.ram_read.next = self.mem.valid.val() & !self.mem.write.val() & !self.answered.q.val();
        self.ram_write.next = self.mem.valid.val() & self.mem.write.val() & !self.answered.q.val();
        self.ram_address.next = self.mem.address.val().get_bits::<16>(0);
        self.ram_data.next = self.mem.data.val();
        if !self.run.q.val() {
            self.ram_read.next = self.asks.val();
            self.ram_write.next = self.writes.val() & !self.register.val() & !self.beyond.val();
            self.ram_address.next = self.bus.address.val().get_bits::<16>(2);
            self.ram_data.next = self.bus.data.val();
        }

        // What the host reads.
        self.flags.next = 0.into();
        if self.run.q.val() {
            self.flags.next = 1.into();
        }
        if self.fault.val().any() {
            self.flags.next = 2.into();
            if self.run.q.val() {
                self.flags.next = 3.into();
            }
        }
        self.status.next = bit_cast::<32, 2>(self.flags.val())
            | (bit_cast::<32, 4>(self.fault.val()) << 4)
            | (bit_cast::<32, 8>(self.ran.q.val()) << 8)
            | (bit_cast::<32, 16>(self.bad_frames.val()) << 16);
        self.known.next = false;
        for i in 0..32 {
            if self.place.val().get_bits::<5>(0) == i.to_bits() {
                self.known.next = self.counted.val().get_bit(i);
            }
        }
        // What was asked for while the core ran has not been read.
        if self.elapsed.q.val() == 0 {
            self.failed.d.next = self.run.q.val();
        }
        if self.elapsed.q.val() == 2 {
            self.failed.d.next = self.beyond.val();
            self.word.d.next = self.ram_word.val();
            if !self.register.val() {
                self.failed.d.next = self.beyond.val() | self.failed.q.val();
            } else if self.place.val().get_bit(8) {
                self.failed.d.next = self.beyond.val() | self.failed.q.val();
                self.word.d.next = 0.into();
                if self.place.val().get_bits::<8>(0) == 0 {
                    self.word.d.next = self.cycles.val();
                } else if self.known.val() & !self.place.val().get_bits::<3>(5).any() {
                    self.word.d.next = self.host_word.val();
                }
            } else {
                self.word.d.next = self.cycles.val();
                if self.place.val() == 0 {
                    self.word.d.next = self.identity.val();
                }
                if self.place.val() == 1 {
                    self.word.d.next = self.shape.val();
                }
                if self.place.val() == 2 {
                    self.word.d.next = bit_cast::<32, 28>(self.lines.val());
                }
                if self.place.val() == 3 {
                    self.word.d.next = self.kilohertz.val();
                }
                if self.place.val() == 4 {
                    self.word.d.next = self.status.val();
                }
                if (self.place.val() == 5) | (self.place.val() == 6) {
                    self.word.d.next = self.host_word.val();
                    self.failed.d.next = self.beyond.val() | self.failed.q.val();
                }
                if self.place.val() > 7 {
                    self.failed.d.next = true;
                }
            }
        }

        // What it writes.
        if self.writes.val() & self.register.val() {
            self.failed.d.next = true;
            if self.launch_word.val() & !self.beyond.val() {
                self.failed.d.next = self.run.q.val();
            }
            if (self.place.val() == 9) & !self.beyond.val() {
                self.stopping.d.next = self.run.q.val() & !(self.begun.q.val() & self.done.val());
                self.failed.d.next = false;
            }
            if (self.place.val() == 8) & !self.beyond.val() {
                self.failed.d.next =
                    self.run.q.val() & (self.bus.data.val().get_bits::<8>(0) != self.ran.q.val());
                if !self.run.q.val() {
                    self.ran.d.next = self.bus.data.val().get_bits::<8>(0);
                    if self.bus.data.val().get_bits::<8>(0) != self.ran.q.val() {
                        self.run.d.next = true;
                        self.first.d.next = true;
                        self.begun.d.next = false;
                    }
                }
            }
        }
    }
}
