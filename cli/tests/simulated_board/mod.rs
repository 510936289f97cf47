// SPDX-License-Identifier: MIT
//! A board without the board: its whole top, as exported Verilog under Verilator, on a
//! pseudo-terminal.
//!
//! Programs that talk to a board talk to it in the same way: the bits of the serial line are
//! simulated too.
use anyhow::{Context, Result};
use serialport::{SerialPort, TTYPort};
use std::io::{Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Duration;
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_rtl::dut::{Dut, Port};
use warpwright_rtl::soc::clocking::Clocking;
use warpwright_rtl::soc::{board_top, TopSettings};
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::harness::Random;
use warpwright_sim::sdram::{Pins, Sdram};

/// 64 KB behind `nano`, a fast serial line.
pub fn top() -> TopSettings {
    TopSettings {
        size: Size::Nano,
        mechanisms: Mechanisms::ALL,
        variant: Variant::default(),
        memory: 12,
        sdram: false,
        clocking: Clocking::Straight,
        kilohertz: 25_000,
        divisor: 6,
        leds: 8,
        leds_low: false,
    }
}

/// What the line does to bytes, each way, of 2^16.
#[derive(Clone, Copy, Debug, Default)]
pub struct Noise {
    /// Bytes lost.
    pub dropped: u64,
    /// Bytes with a wrong bit.
    pub flipped: u64,
    /// Bytes that come twice.
    pub doubled: u64,
    /// Seed of what is random.
    pub seed: u64,
}

/// A simulated board. It stops when it is dropped.
pub struct SimulatedBoard {
    /// The port that a program opens.
    pub port: String,
    ended: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
    // As long as it is open, the terminal lives on while no program has it open.
    _slave: TTYPort,
}

impl SimulatedBoard {
    /// Compiles the top of these settings and starts it.
    ///
    /// # Errors
    /// When Verilator cannot compile it or the system has no pseudo-terminal.
    ///
    /// # Panics
    /// As [`board_top`].
    pub fn start(settings: &TopSettings, noise: Noise) -> Result<Self> {
        let dut = board_top(settings);
        let model = CompiledModel::of(dut.as_ref(), "board_top")?;
        drop(dut);
        let (mut master, slave) = TTYPort::pair().context("cannot make a pseudo-terminal")?;
        master.set_timeout(Duration::ZERO)?;
        let port = slave.name().unwrap_or_default();
        let ended = Arc::new(AtomicBool::new(false));
        let (watched, divisor) = (Arc::clone(&ended), settings.divisor as usize);
        let sdram = settings.sdram.then(|| Attached::new(&model, settings.kilohertz));
        let board = Running {
            model: Box::new(model),
            line: master,
            divisor,
            noise,
            random: Random::new(noise.seed),
            sdram,
        };
        let thread =
            thread::Builder::new().name("board".into()).spawn(move || board.run(&watched))?;
        Ok(Self { port, ended, thread: Some(thread), _slave: slave })
    }
}

impl Drop for SimulatedBoard {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

struct Running {
    model: Box<dyn Dut>,
    line: TTYPort,
    divisor: usize,
    noise: Noise,
    random: Random,
    sdram: Option<Attached>,
}

/// An SDRAM at the pins of a board.
struct Attached {
    sdram: Sdram,
    /// Ports: strobes, bank, row, word and its direction; the word back.
    strobes: [usize; 3],
    place: [usize; 2],
    word: [usize; 2],
    back: usize,
}

impl Attached {
    fn new(model: &dyn Dut, kilohertz: u32) -> Self {
        let place = |ports: &[Port], name: &str| {
            ports
                .iter()
                .position(|port| port.name == format!("sdram_{name}"))
                .expect("a board with SDRAM has this pin")
        };
        let outputs = model.outputs();
        Self {
            sdram: Sdram::new(kilohertz),
            strobes: ["ras_n", "cas_n", "we_n"].map(|name| place(&outputs, name)),
            place: ["bank", "row"].map(|name| place(&outputs, name)),
            word: ["dq_out", "dq_drive"].map(|name| place(&outputs, name)),
            back: place(&model.inputs(), "dq_in"),
        }
    }

    /// A cycle whose outputs stand: the word that is shown in the next one.
    fn cycle(&mut self, model: &mut dyn Dut) -> u16 {
        let [ras_n, cas_n, we_n] = self.strobes.map(|port| model.peek(port) == 1);
        let [bank, row] = self.place.map(|port| model.peek(port));
        let word = (model.peek(self.word[1]) == 1).then(|| model.peek(self.word[0]) as u16);
        let shown = self.sdram.cycle(Pins { ras_n, cas_n, we_n, bank: bank as usize, row, word });
        // A part would spoil data and say nothing.
        assert!(self.sdram.faults.is_empty(), "SDRAM: {:?}", self.sdram.faults);
        shown
    }
}

/// Cycles between two looks at the terminal.
const LOOK: usize = 256;

impl Running {
    /// What becomes of a byte.
    fn spoil(&mut self, byte: u8) -> Vec<u8> {
        let dice = self.random.bits();
        let Noise { dropped, flipped, doubled, .. } = self.noise;
        match dice & 0xffff {
            what if what < dropped => vec![],
            what if what < dropped + flipped => vec![byte ^ 1 << (dice >> 16 & 7)],
            what if what < dropped + flipped + doubled => vec![byte; 2],
            _ => vec![byte],
        }
    }

    fn run(mut self, ended: &AtomicBool) {
        let pin = |ports: Vec<Port>, name: &str| {
            ports.iter().position(|port| port.name == name).expect("a board has this pin")
        };
        let (rx, tx) = (pin(self.model.inputs(), "rx"), pin(self.model.outputs(), "tx"));
        // Levels that go to the board, the last first; samples of what comes from it.
        let mut levels: Vec<bool> = vec![];
        let mut frame: Option<(usize, u16)> = None;
        let mut idle = 0;
        let mut level = true;
        self.model.poke(rx, 1);
        while !ended.load(Ordering::Relaxed) {
            if levels.is_empty() && self.line.bytes_to_read().unwrap_or(0) > 0 {
                let mut bytes = [0; 64];
                let count = self.line.read(&mut bytes).unwrap_or(0);
                let bytes: Vec<u8> =
                    bytes[..count].iter().flat_map(|&byte| self.spoil(byte)).collect();
                for byte in bytes.into_iter().rev() {
                    let bits = 0x200 | u16::from(byte) << 1;
                    let bits =
                        (0..10).rev().flat_map(|bit| vec![bits >> bit & 1 == 1; self.divisor]);
                    levels.extend(bits);
                }
            }
            let busy = !levels.is_empty() || frame.is_some();
            for _ in 0..LOOK {
                let next = levels.pop().unwrap_or(true);
                if next != level {
                    level = next;
                    self.model.poke(rx, level.into());
                }
                self.model.settle();
                let high = self.model.peek(tx) == 1;
                if let Some((age, bits)) = &mut frame {
                    *age += 1;
                    if *age % self.divisor == self.divisor / 2 {
                        *bits = *bits >> 1 | u16::from(high) << 9;
                    }
                    if *age == 9 * self.divisor + self.divisor / 2 {
                        // Start bit, eight data bits, stop bit.
                        let bytes = self.spoil((*bits >> 1) as u8);
                        // No reader: as on a real line.
                        let _ = self.line.write_all(&bytes);
                        frame = None;
                    }
                } else if !high {
                    frame = Some((0, 0));
                }
                let shown = self
                    .sdram
                    .as_mut()
                    .map(|attached| (attached.back, attached.cycle(self.model.as_mut())));
                self.model.rise();
                if let Some((port, word)) = shown {
                    self.model.poke(port, word.into());
                }
            }
            idle = if busy { 0 } else { idle + 1 };
            // A board that has been left alone leaves the processor to others.
            if idle > 4096 {
                thread::sleep(Duration::from_micros(200));
            }
        }
    }
}
