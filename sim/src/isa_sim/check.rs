// SPDX-License-Identifier: MIT
//! What a program must not rely on, although the hardware runs it: each is reported once for every
//! instruction, with the first warp, thread and address.
//!
//! Races are found by clocks: what a warp did before a barrier of its workgroup, or before an
//! atomic that another warp has seen the result of, comes before what follows there. Everything
//! else of two warps is not ordered. Of each word the last write and the last two reads are kept,
//! so a race may go unseen; what is reported is one.
mod clocks;
mod finding;

use super::warp::{threads, Warp};
use super::MAX_THREADS;
use std::collections::BTreeMap;
use warpwright_isa::{layout, AtomicOp, Instruction, Program, SpecialOp, Unit};

use clocks::{number, Clocks};
pub use finding::{Finding, FindingKind};

/// How an access uses memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    Load,
    /// Whether the word has another value afterwards.
    Store(bool),
    /// Whether the old value comes back.
    Atomic(bool),
    Texture,
}

/// One access of a word: warp, its clock then, instruction, bytes.
#[derive(Clone, Copy, Default)]
struct Seen {
    /// Number of the warp and 1; 0: none.
    warp: u32,
    clock: u32,
    pc: u32,
    bytes: u8,
    lane: u8,
    atomic: bool,
}

#[derive(Clone, Copy, Default)]
struct Word {
    write: Seen,
    reads: [Seen; 2],
    texture: Seen,
    /// Bytes that anything has written.
    written: u8,
}

const PAGE: usize = 1024;
/// Address spaces: global memory, then one for each workgroup.
const GLOBAL: u64 = 0;

/// Words of global memory, in pages, or of a workgroup.
#[derive(Default)]
struct Words(Vec<Option<Box<[Word]>>>);

impl Words {
    fn word(&mut self, at: u32) -> &mut Word {
        let (page, place) = (at as usize / PAGE, at as usize % PAGE);
        if self.0.len() <= page {
            self.0.resize_with(page + 1, || None);
        }
        let page = self.0[page].get_or_insert_with(|| vec![Word::default(); PAGE].into());
        &mut page[place]
    }
}

/// Registers that an instruction reads and writes, and whether it reads a scalar one.
#[derive(Clone, Copy, Default)]
struct Registers {
    read: u64,
    written: u64,
    reads_scalar: bool,
    writes_scalar: bool,
}

impl From<&Instruction> for Registers {
    fn from(instruction: &Instruction) -> Self {
        let row = instruction.row;
        let special = |op: SpecialOp| row.unit == Unit::Special && row.unit_op == op.number();
        Self {
            read: instruction.registers_read(),
            written: instruction.registers_written(),
            reads_scalar: special(SpecialOp::Sget),
            writes_scalar: special(SpecialOp::Sput),
        }
    }
}

/// Follows a run.
pub(super) struct Checker {
    /// First and last byte of each buffer and picture; that of the last store comes first.
    buffers: Vec<(u32, u32)>,
    program_end: u32,
    data: u32,
    /// Of each instruction.
    registers: Vec<Registers>,
    global: Words,
    /// Of the resident workgroups, by address space; that of the last access comes first.
    shared: Vec<(u64, Words)>,
    clocks: Clocks,
    found: BTreeMap<(u32, FindingKind), Finding>,
}

fn space(warp: &Warp, shared: bool) -> u64 {
    let (task, group) = warp.place.group();
    if shared {
        1 + (u64::from(task) << 32 | u64::from(group))
    } else {
        GLOBAL
    }
}

impl Checker {
    pub fn new<'a>(
        program: &Program,
        instructions: impl Iterator<Item = Option<&'a Instruction>>,
    ) -> Self {
        let segments = program
            .segments
            .iter()
            .map(|segment| (segment.address, segment.address + segment.bytes));
        let images = program
            .images
            .iter()
            .map(|image| (image.address, image.address + 4 * image.width * image.height));
        Self {
            buffers: segments.chain(images).collect(),
            program_end: program.descriptor_base(),
            data: layout::data_base(program.instructions.len()),
            registers: instructions
                .map(|instruction| instruction.map(Registers::from).unwrap_or_default())
                .collect(),
            global: Words::default(),
            shared: vec![],
            clocks: Clocks::default(),
            found: BTreeMap::new(),
        }
    }

    pub fn findings(self) -> Vec<Finding> {
        self.found.into_values().collect()
    }

    fn add(
        &mut self,
        kind: FindingKind,
        warp: &Warp,
        lane: usize,
        address: Option<u32>,
        other: Option<(u32, u32)>,
    ) {
        let thread = warp.place.warp * warp.place.threads + lane as u32;
        let new =
            Finding { kind, pc: warp.pc, warp: warp.place.warp, thread, address, other, count: 0 };
        self.found.entry((warp.pc, kind)).or_insert(new).count += 1;
    }

    /// Before an instruction of these threads: what it reads.
    pub fn before(&mut self, warp: &Warp, instruction: &Instruction, mask: u8) {
        let registers = self.registers[warp.pc as usize];
        let mut left = registers.read & !warp.all_written;
        while left != 0 && mask != 0 {
            let register = left.trailing_zeros() as usize;
            left &= left - 1;
            if let Some(lane) = threads(mask & !warp.written[register]).next() {
                self.add(FindingKind::UnwrittenRegister(register as u8), warp, lane, None, None);
            }
        }
        self.modulus(warp, instruction, mask);
        if registers.reads_scalar && mask != 0 && warp.scalars_written >> instruction.ra & 1 == 0 {
            self.add(
                FindingKind::UnwrittenScalar(instruction.ra),
                warp,
                mask.trailing_zeros() as usize,
                None,
                None,
            );
        }
    }

    /// A merged add-modulo: K must be the same in all active threads.
    fn modulus(&mut self, warp: &Warp, instruction: &Instruction, mask: u8) {
        let merges = instruction.row.unit == Unit::AtomicPrepare
            && AtomicOp::from_number(instruction.modifier) == Some(AtomicOp::AddMod);
        let mut active = threads(mask);
        if let Some(first) = active.next().filter(|_| merges) {
            let k = |thread| warp.read(instruction.rc, thread);
            if let Some(other) = active.find(|&thread| k(thread) != k(first)) {
                self.add(FindingKind::DifferentModuli, warp, other, None, None);
            }
        }
    }

    /// Behind instruction `pc`: what it has written.
    pub fn after(&self, warp: &mut Warp, pc: u32, instruction: &Instruction, mask: u8) {
        let registers = self.registers[pc as usize];
        let mut left = registers.written & !warp.all_written;
        while left != 0 {
            let register = left.trailing_zeros() as usize;
            warp.written[register] |= mask;
            warp.all_written |= u64::from(warp.written[register] == warp.place.mask) << register;
            left &= left - 1;
        }
        if registers.writes_scalar && mask != 0 {
            warp.scalars_written |= 1 << instruction.rd;
        }
    }

    /// An access of one thread.
    pub fn access(
        &mut self,
        warp: &Warp,
        lane: usize,
        shared: bool,
        address: u32,
        bytes: u32,
        used: Use,
    ) {
        let stores = matches!(used, Use::Store(_) | Use::Atomic(_));
        if stores && !shared && !self.in_a_buffer(address, bytes) {
            let kind = match address {
                _ if address < self.program_end => FindingKind::IntoProgram,
                _ if address < self.data => FindingKind::IntoDescriptors,
                _ => FindingKind::OutsideBuffers,
            };
            self.add(kind, warp, lane, Some(address), None);
        }
        let space = space(warp, shared);
        if shared {
            self.move_to_front(space);
        }
        if used == Use::Atomic(true) {
            self.clocks.acquire(warp, (space, address));
        }
        for word in address / 4..=(address + bytes - 1) / 4 {
            let first = address.max(4 * word) - 4 * word;
            let last = (address + bytes).min(4 * word + 4) - 4 * word;
            self.word(warp, lane, (space, word), ((1u32 << last) - (1 << first)) as u8, used);
        }
        if let Use::Atomic(_) = used {
            self.clocks.release(warp, (space, address));
        }
    }

    fn in_a_buffer(&mut self, address: u32, bytes: u32) -> bool {
        let within = |&(from, to): &(u32, u32)| address >= from && address + bytes <= to;
        let found = self.buffers.iter().position(within);
        if let Some(place @ 1..) = found {
            self.buffers.swap(0, place);
        }
        found.is_some()
    }

    /// Puts the shared memory of a workgroup first.
    fn move_to_front(&mut self, space: u64) {
        match self.shared.iter().position(|of| of.0 == space) {
            Some(0) => {}
            Some(place) => self.shared.swap(0, place),
            None => self.shared.insert(0, (space, Words::default())),
        }
    }

    fn word(&mut self, warp: &Warp, lane: usize, (space, at): (u64, u32), bytes: u8, used: Use) {
        let number = number(warp);
        let clock = self.clocks.of(warp);
        let words = match space {
            GLOBAL => &mut self.global,
            _ => &mut self.shared[0].1,
        };
        let word = words.word(at);
        // Whether an access of another warp is not known to come before.
        let unordered = |seen: &Seen| {
            seen.warp != 0
                && seen.warp != number + 1
                && seen.bytes & bytes != 0
                && clock.unordered(seen.warp - 1, seen.clock)
        };
        let atomic = matches!(used, Use::Atomic(_));
        let own = Seen {
            warp: number + 1,
            clock: clock.now,
            pc: warp.pc,
            bytes,
            lane: lane as u8,
            atomic,
        };
        let stores = matches!(used, Use::Store(_) | Use::Atomic(_));
        let mut other = None;
        if used != Use::Store(false) && unordered(&word.write) && !(atomic && word.write.atomic) {
            other = Some((FindingKind::Race, word.write));
        }
        if stores && used != Use::Store(false) {
            let read = word.reads.iter().find(|seen| unordered(seen));
            other = other.or(read.map(|&seen| (FindingKind::Race, seen)));
        }
        if stores && word.texture.warp != 0 {
            other = Some((FindingKind::IntoTexture, word.texture));
        } else if used == Use::Texture && word.write.warp != 0 {
            // Reported at the store.
            other = None;
            let (pc, storing) = (word.write.pc, (word.write.warp - 1) & 0xfff_ffff);
            let kind = FindingKind::IntoTexture;
            let new = Finding {
                kind,
                pc,
                warp: storing,
                thread: storing * warp.place.threads + u32::from(word.write.lane),
                address: Some(4 * at),
                other: Some((warp.pc, warp.place.warp)),
                count: 0,
            };
            self.found.entry((pc, kind)).or_insert(new).count += 1;
        }
        let unwritten = space != GLOBAL
            && used != Use::Store(true)
            && used != Use::Store(false)
            && bytes & !word.written != 0;
        match used {
            Use::Texture => word.texture = own,
            Use::Load if word.reads[0].warp == own.warp || word.reads[0].warp == 0 => {
                word.reads[0] = own
            }
            Use::Load => word.reads = [own, word.reads[0]],
            Use::Store(_) | Use::Atomic(_) => {
                word.write = own;
                word.written |= bytes;
            }
        }
        if unwritten {
            self.add(FindingKind::UnwrittenShared, warp, lane, Some(4 * at), None);
        }
        if let Some((kind, seen)) = other {
            self.add(kind, warp, lane, Some(4 * at), Some((seen.pc, (seen.warp - 1) & 0xfff_ffff)));
        }
    }

    /// The warps of a workgroup pass a barrier.
    pub fn barrier<'a>(&mut self, warps: impl Iterator<Item = &'a Warp> + Clone) {
        self.clocks.barrier(warps);
    }

    /// The last warp of a workgroup has ended.
    pub fn end(&mut self, warp: &Warp) {
        let space = space(warp, true);
        self.shared.retain(|of| of.0 != space);
        self.clocks.forget(space);
    }
}

/// The threads of which a register is written: none at launch.
pub(super) const NOTHING_WRITTEN: [u8; 64] = [0; 64];
const _: () = assert!(MAX_THREADS <= 8, "a byte has a bit for each thread");
