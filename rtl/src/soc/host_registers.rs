// SPDX-License-Identifier: MIT
//! The host's registers: what the board is, what is launched, how a launch goes on and ended.
//!
//! The table of the registers is [`config::registers`](crate::config::registers). The words of the
//! tasks go straight to the dispatcher, which keeps them.
//!
//! A launch begins when a number other than that of the launch before is written to `launch`, so
//! that a host which repeats the request (the reply was lost) does not launch twice. While the core
//! runs, only `stop` can be written. It takes the program away: every warp faults at its next jump
//! or fetch of a line and ends, and so does every warp launched later.
//!
//! - **latency**: 3 cycles from `bus_valid` to `bus_done`
//! - **throughput**: one access in 4 cycles
//! - **invariant**: the launch inputs of the core hold while it runs
//! - **errors**: `bus_failed`: no such register, or a write that has to wait for the end of the
//!   launch
use crate::bundles::{FaultReport, HostBus, HostSettings, TaskWord};
use crate::cells::DFF;
use crate::config::registers::{BoardFacts, IDENTITY};
use crate::prelude::*;

/// The registers.
#[derive(LogicBlock)]
#[block(new(facts: BoardFacts))]
pub struct HostRegisters {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The host's bus; `bus_address` is the number of a register.
    pub bus: HostBus<In, 9>,
    /// Frames whose length or checksum was wrong.
    pub bad_frames: Signal<In, Bits<16>>,
    // From the core.
    /// Nothing runs.
    pub done: Signal<In, Bit>,
    /// A fault has been recorded.
    pub fault: FaultReport<In, 24>,
    /// Value of the counter.
    pub counter_value: Signal<In, Bits<32>>,
    // To the core.
    /// Pulse: launch.
    pub start: Signal<Out, Bit>,
    /// The core runs.
    pub running: Signal<Out, Bit>,
    /// Number of the last launch.
    pub number: Signal<Out, Bits<8>>,
    /// The last task.
    pub last_task: Signal<Out, Bits<2>>,
    /// A word of a task is written.
    pub task: TaskWord<Out>,
    /// Settings of the launch.
    pub host: HostSettings<Out>,
    /// Execution unit whose counter is read.
    pub counter_unit: Signal<Out, Bits<3>>,
    /// Counter to read.
    pub counter_select: Signal<Out, Bits<5>>,

    // Cycles since `bus_valid`.
    elapsed: DFF<Bits<2>>,
    place: DFF<Bits<9>>,
    write: DFF<Bit>,
    // The core is done, seen a cycle late: from its units it is a long way.
    ended: DFF<Bit>,
    word: DFF<Bits<32>>,
    failed: DFF<Bit>,
    // Of the launch: its first cycle; the core has begun; it is to end.
    #[drives(running)]
    run: DFF<Bit>,
    #[drives(start)]
    first: DFF<Bit>,
    begun: DFF<Bit>,
    stopping: DFF<Bit>,
    #[drives(number)]
    ran: DFF<Bits<8>>,
    cycles: DFF<Bits<32>>,
    #[drives(last_task)]
    r_tasks: DFF<Bits<2>>,
    #[drives(host.implicit_fences)]
    r_fences: DFF<Bit>,
    r_bonuses: DFF<Bits<32>>,
    r_thresholds: DFF<Bits<21>>,
    #[drives(host.program_base)]
    r_program_base: DFF<Bits<28>>,
    r_program_length: DFF<Bits<20>>,
    #[drives(host.descriptor_base)]
    r_descriptor_base: DFF<Bits<28>>,
    #[drives(host.constant_base)]
    r_constant_base: DFF<Bits<28>>,
    #[drives(host.constant_lines)]
    r_constant_lines: DFF<Bits<9>>,
    #[drives(host.shared_words)]
    r_shared_words: DFF<Bits<13>>,
    #[drives(host.memory_lines)]
    r_memory_limit: DFF<Bits<28>>,
    #[value(IDENTITY)]
    identity: Constant<Bits<32>>,
    #[value(facts.shape)]
    shape: Constant<Bits<32>>,
    #[value(facts.memory_lines)]
    lines: Constant<Bits<28>>,
    #[value(facts.kilohertz)]
    kilohertz: Constant<Bits<32>>,
    writes: Signal<Local, Bit>,
    settings: Signal<Local, Bit>,
    over: Signal<Local, Bit>,
    flags: Signal<Local, Bits<2>>,
    status: Signal<Local, Bits<32>>,
}

#[hdl_gen]
impl Logic for HostRegisters {
    fn update(&mut self) {
        // The launch: what it was given.
        self.host.bonuses.next = bit_cast::<33, 32>(self.r_bonuses.q.val())
            | (bit_cast::<33, 1>(self.r_thresholds.q.val().get_bits::<1>(20)) << 32);
        self.host.thresholds.next = self.r_thresholds.q.val().get_bits::<20>(0);
        self.host.program_length.next = self.r_program_length.q.val();
        if self.stopping.q.val() {
            self.host.program_length.next = 0.into();
        }

        // Its course: `done` counts once the core has begun; an empty grid does not begin.
        self.first.d.next = false;
        self.ended.d.next = self.done.val();
        self.over.next = self.ended.q.val()
            & (self.begun.q.val()
                | (self.cycles.q.val().get_bit(3) & self.cycles.q.val().get_bit(0)));
        if self.run.q.val() {
            // The first is counted for the last, which `ended` is late.
            if !self.first.q.val() {
                self.cycles.d.next = self.cycles.q.val() + 1;
            }
            self.begun.d.next = self.begun.q.val() | (!self.first.q.val() & !self.ended.q.val());
            if self.over.val() {
                self.run.d.next = false;
                self.stopping.d.next = false;
                self.cycles.d.next = self.cycles.q.val();
            }
        }

        // The bus; what it asks for holds until it is done.
        self.place.d.next = self.bus.address.val();
        self.write.d.next = self.bus.write.val();
        self.counter_unit.next = self.bus.address.val().get_bits::<3>(5);
        self.counter_select.next = self.bus.address.val().get_bits::<5>(0);
        self.bus.done.next = self.elapsed.q.val().all();
        self.bus.failed.next = self.failed.q.val();
        self.bus.word.next = self.word.q.val();
        self.elapsed.d.next = 0.into();
        if self.bus.valid.val() & !self.elapsed.q.val().all() {
            self.elapsed.d.next = self.elapsed.q.val() + 1;
        }
        self.flags.next = 0.into();
        if self.run.q.val() {
            self.flags.next = 1.into();
        }
        if self.fault.valid.val() {
            self.flags.next = 2.into();
            if self.run.q.val() {
                self.flags.next = 3.into();
            }
        }
        self.status.next = bit_cast::<32, 2>(self.flags.val())
            | (bit_cast::<32, 4>(self.fault.cause.val()) << 4)
            | (bit_cast::<32, 8>(self.ran.q.val()) << 8)
            | (bit_cast::<32, 16>(self.bad_frames.val()) << 16);
        if self.elapsed.q.val() == 1 {
            self.failed.d.next = false;
            self.word.d.next = self.counter_value.val();
            if !self.place.q.val().get_bit(8) {
                self.word.d.next = 0.into();
                if self.place.q.val() == 0 {
                    self.word.d.next = self.identity.val();
                }
                if self.place.q.val() == 1 {
                    self.word.d.next = self.shape.val();
                }
                if self.place.q.val() == 2 {
                    self.word.d.next = bit_cast::<32, 28>(self.lines.val());
                }
                if self.place.q.val() == 3 {
                    self.word.d.next = self.kilohertz.val();
                }
                if self.place.q.val() == 4 {
                    self.word.d.next = self.status.val();
                }
                if self.place.q.val() == 5 {
                    self.word.d.next = bit_cast::<32, 20>(self.fault.pc.val());
                }
                if self.place.q.val() == 6 {
                    self.word.d.next = bit_cast::<32, 24>(self.fault.warp.val());
                }
                if self.place.q.val() == 7 {
                    self.word.d.next = self.cycles.q.val();
                }
                self.failed.d.next = self.place.q.val() > 7;
            }
        }
        // A write of a setting, and of `launch`, waits for the end of the launch.
        self.writes.next = (self.elapsed.q.val() == 2) & self.write.q.val();
        self.settings.next = self.writes.val() & !self.run.q.val();
        if self.writes.val() {
            self.failed.d.next = true;
        }
        self.task.valid.next = self.settings.val() & (self.place.q.val().get_bits::<5>(4) == 2);
        self.task.number.next = self.bus.address.val().get_bits::<2>(2);
        self.task.word.next = self.bus.address.val().get_bits::<2>(0);
        self.task.data.next = self.bus.data.val();
        if self.writes.val() & (self.place.q.val() == 9) {
            self.stopping.d.next = self.run.q.val() & !self.over.val();
            self.failed.d.next = false;
        }
        if self.writes.val()
            & (self.place.q.val() == 8)
            & (self.bus.data.val().get_bits::<8>(0) == self.ran.q.val())
        {
            self.failed.d.next = false;
        }
        if self.settings.val() {
            self.failed.d.next = false;
            if (self.place.q.val() < 8)
                | (self.place.q.val() > 47)
                | ((self.place.q.val() > 26) & (self.place.q.val() < 32))
                | ((self.place.q.val() > 9) & (self.place.q.val() < 16))
            {
                self.failed.d.next = true;
            }
            if self.place.q.val() == 8 {
                self.ran.d.next = self.bus.data.val().get_bits::<8>(0);
                if self.bus.data.val().get_bits::<8>(0) != self.ran.q.val() {
                    self.run.d.next = true;
                    self.first.d.next = true;
                    self.begun.d.next = false;
                    self.cycles.d.next = 0.into();
                }
            }
            if self.place.q.val() == 16 {
                self.r_tasks.d.next = self.bus.data.val().get_bits::<2>(0);
            }
            if self.place.q.val() == 17 {
                self.r_fences.d.next = self.bus.data.val().get_bit(0);
            }
            if self.place.q.val() == 18 {
                self.r_bonuses.d.next = self.bus.data.val();
            }
            if self.place.q.val() == 19 {
                self.r_thresholds.d.next = self.bus.data.val().get_bits::<21>(0);
            }
            if self.place.q.val() == 20 {
                self.r_program_base.d.next = self.bus.data.val().get_bits::<28>(0);
            }
            if self.place.q.val() == 21 {
                self.r_program_length.d.next = self.bus.data.val().get_bits::<20>(0);
            }
            if self.place.q.val() == 22 {
                self.r_descriptor_base.d.next = self.bus.data.val().get_bits::<28>(0);
            }
            if self.place.q.val() == 23 {
                self.r_constant_base.d.next = self.bus.data.val().get_bits::<28>(0);
            }
            if self.place.q.val() == 24 {
                self.r_constant_lines.d.next = self.bus.data.val().get_bits::<9>(0);
            }
            if self.place.q.val() == 25 {
                self.r_shared_words.d.next = self.bus.data.val().get_bits::<13>(0);
            }
            if self.place.q.val() == 26 {
                self.r_memory_limit.d.next = self.bus.data.val().get_bits::<28>(0);
            }
        }
    }
}
