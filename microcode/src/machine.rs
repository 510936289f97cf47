// SPDX-License-Identifier: MIT
//! The machine that runs the microcode, cycle by cycle.
//!
//! Two stages. In the first a micro-instruction has been read, and its operand's address goes to
//! the store; in the second it is carried out with the operand. A jump that is taken costs a cycle:
//! what is in the first stage is dropped.
mod operations;

use crate::names::{Mode, Op, Sys, GLOBALS, SHARED, STORE};
use crate::Image;

/// What a block RAM gives for a word that is written in the same cycle.
pub const UNDEFINED: u32 = 0xbad5_bad5;

/// What comes in, in a cycle.
#[derive(Clone, Copy, Debug, Default)]
pub struct Inputs {
    /// Launch.
    pub start: bool,
    /// The launch is to end.
    pub stop: bool,
    /// The host has a global word read, or written, while nothing runs.
    pub host_valid: bool,
    /// Written.
    pub host_write: bool,
    /// Which one.
    pub host_place: u8,
    /// The word.
    pub host_data: u32,
    /// The access of memory is done.
    pub mem_done: bool,
    /// The word that was read.
    pub mem_word: u32,
}

/// What is put out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outputs {
    /// Nothing runs.
    pub done: bool,
    /// The word that the host had read in the cycle before; the operand otherwise.
    pub operand: u32,
    /// An access of memory, until it is done.
    pub mem_valid: bool,
    /// It writes.
    pub mem_write: bool,
    /// No other unit has the memory between this access and the next.
    pub mem_keeps: bool,
    /// Address of the word.
    pub mem_address: u32,
    /// What it writes.
    pub mem_data: u32,
    /// Cause of the first fault, 0 if there is none.
    pub fault: u8,
    /// An instruction is executed: warp, PC, active threads.
    pub trace: Option<(u8, u32, u8)>,
}

/// The machine.
#[derive(Clone, Debug)]
pub struct Machine {
    code: Vec<u16>,
    dispatch: Vec<u16>,
    store: Vec<u32>,
    shared: Vec<u32>,
    word: u16,
    word_valid: bool,
    pc: u16,
    op: u16,
    op_valid: bool,
    busy: bool,
    /// Of a quotient: the remainder is below zero; its steps are done.
    below: bool,
    corrects: bool,
    far: bool,
    keeps: bool,
    /// The address that the operation in the second stage had when it was in the first.
    place: usize,
    operand: u32,
    shared_operand: u32,
    a: u32,
    b: u32,
    carry: bool,
    k: u8,
    x: u16,
    stack: [u16; 4],
    low: u32,
    high: u8,
    predicates: u16,
    warp: u8,
    left: u8,
    thread: u8,
    routine: u16,
    fault: u8,
    /// Cycles since the launch.
    pub cycles: u32,
}

/// What an operation does to the flow.
enum Flow {
    On,
    To(u16),
    Stall,
}

/// Whether the operand of a micro-instruction is read from the store.
fn reads(word: u16) -> bool {
    let op = word >> 11;
    op < Op::Shift as u16
        && op != Op::St as u16
        && op != Op::Stb as u16
        && word >> 8 & 7 != Mode::Literal as u16
}

impl Machine {
    /// A machine at power-up.
    pub fn new(image: &Image) -> Self {
        Self {
            code: image.code.clone(),
            dispatch: image.dispatch.clone(),
            store: image.store.clone(),
            shared: vec![0; image.shared_words],
            word: 0,
            word_valid: false,
            pc: 0,
            op: 0,
            op_valid: false,
            busy: false,
            below: false,
            corrects: false,
            far: false,
            keeps: false,
            place: 0,
            operand: 0,
            shared_operand: 0,
            a: 0,
            b: 0,
            carry: false,
            k: 0,
            x: 0,
            stack: [0; 4],
            low: 0,
            high: 0,
            predicates: 0,
            warp: 0,
            left: 0,
            thread: 0,
            routine: 0,
            fault: 0,
            cycles: 0,
        }
    }

    fn is(&self, sys: Sys) -> bool {
        self.op_valid && self.op == (Op::Sys as u16) << 11 | sys as u16
    }

    /// The outputs of this cycle.
    pub fn outputs(&self) -> Outputs {
        let trace = (self.warp, self.a & 0xf_ffff, self.b as u8 & 15);
        Outputs {
            done: self.is(Sys::Idle),
            operand: self.m(),
            mem_valid: self.is(Sys::Read) || self.is(Sys::Write),
            mem_write: self.is(Sys::Write),
            mem_keeps: self.keeps,
            mem_address: self.a >> 2,
            mem_data: self.b,
            fault: self.fault,
            trace: self.is(Sys::Trace).then_some(trace),
        }
    }

    fn m(&self) -> u32 {
        if self.place >= SHARED {
            self.shared_operand
        } else {
            self.operand
        }
    }

    /// Where the machine is, for tests.
    pub fn pc(&self) -> u16 {
        self.pc
    }

    /// A global word, for tests.
    pub fn global(&self, place: u8) -> u32 {
        self.store[self.word_of(GLOBALS as usize + usize::from(place))]
    }

    /// The word of the store, or of shared memory, at a place.
    fn word_of(&self, place: usize) -> usize {
        match place {
            SHARED.. => place % self.shared.len(),
            _ if self.store.len() == STORE => place,
            _ => place >> 10 << 9 | place & 0x1ff,
        }
    }

    /// Where the operand of a micro-instruction is; from [`SHARED`] on in shared memory. A literal
    /// is nowhere, so anywhere.
    fn place(&self, word: u16) -> usize {
        let index = usize::from(word & 255);
        let (warp, thread) = (usize::from(self.warp), usize::from(self.thread));
        let register = |field: u32| {
            128 * (warp ^ (field >> 5 & 1) as usize) + 4 * (field & 31) as usize + thread
        };
        let rc = self.low >> 30 | u32::from(self.high & 15) << 2;
        match Mode::from_number((word >> 8 & 7) as u8).unwrap_or(Mode::Global) {
            Mode::Global | Mode::Literal => GLOBALS as usize + index,
            Mode::Warp => {
                let place = if index & 64 != 0 {
                    GLOBALS as usize + 128 + 16 * (warp & 3) + (index & 15)
                } else {
                    1024 + 64 * warp + (index & 63)
                };
                if index & 128 != 0 {
                    place & !3 | thread
                } else {
                    place
                }
            }
            Mode::Indexed => usize::from(self.x),
            Mode::Ra => register(self.low >> 18),
            Mode::Rb if self.low & 128 != 0 => GLOBALS as usize,
            Mode::Rb => register(self.low >> 24),
            Mode::Rc => register(rc),
            Mode::Rd => register(self.low >> 12),
        }
    }

    fn threads(left: u8) -> u8 {
        left.trailing_zeros().min(3) as u8
    }

    fn predicate(&self, number: u32, thread: u8) -> bool {
        self.predicates >> (4 * (number & 3) + u32::from(thread)) & 1 == 1
    }

    fn guarded(&self, mask: u32) -> u8 {
        let set = (self.predicates >> (4 * (self.low >> 9 & 3)) & 15) as u8;
        let set = if self.low >> 11 & 1 == 1 { !set } else { set };
        mask as u8 & 15 & if self.low >> 8 & 1 == 1 { set } else { 15 }
    }

    /// The end of a cycle.
    pub fn clock(&mut self, inputs: &Inputs) {
        let idle = self.is(Sys::Idle);
        let routine = self.dispatch[(self.low & 255) as usize];
        // What the first stage asks the store for is made of what stands before this cycle's
        // operation.
        let wanted = self.place(self.word);
        if !idle {
            self.cycles = self.cycles.wrapping_add(1);
        }
        let (flow, mut write) = self.execute(inputs);
        let stalls = matches!(flow, Flow::Stall);
        let mut read = if stalls || !reads(self.word) { None } else { Some(wanted) };
        if idle && inputs.host_valid {
            let place = GLOBALS as usize + usize::from(inputs.host_place);
            if inputs.host_write {
                write = Some((place, inputs.host_data));
            } else if stalls {
                read = Some(place);
            }
        }
        if let Some(place) = read {
            let word = self.word_of(place);
            let same = |(written, _)| {
                self.word_of(written) == word && (written >= SHARED) == (place >= SHARED)
            };
            let collides = write.is_some_and(same);
            if place >= SHARED {
                self.shared_operand = if collides { UNDEFINED } else { self.shared[word] };
            } else {
                self.operand = if collides { UNDEFINED } else { self.store[word] };
            }
        }
        if let Some((place, value)) = write {
            let word = self.word_of(place);
            if place >= SHARED {
                self.shared[word] = value;
            } else {
                self.store[word] = value;
            }
        }
        self.routine = routine;
        if stalls {
            return;
        }
        let (fetched, taken) = match flow {
            Flow::To(target) => (target, true),
            _ => (self.pc, false),
        };
        self.op = self.word;
        self.place = wanted;
        self.op_valid = self.word_valid && !taken;
        self.word = self.code.get(usize::from(fetched)).copied().unwrap_or(0);
        self.word_valid = true;
        self.pc = (fetched + 1) & 0xfff;
    }
}
