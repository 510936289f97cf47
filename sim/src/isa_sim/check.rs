// SPDX-License-Identifier: MIT
//! What a program must not rely on, although the hardware runs it: each is reported once for every
//! instruction, with the first warp, thread and address.
//!
//! Races are found by clocks: what a warp did before a barrier of its workgroup, or before an
//! atomic that another warp has seen the result of, comes before what follows there. Everything
//! else of two warps is not ordered. Of each word the last write and the last two reads are kept,
//! so a race may go unseen; what is reported is one.
mod finding;

use super::warp::{threads, Warp};
use super::MAX_THREADS;
use std::collections::{BTreeMap, HashMap};
use warpwright_isa::{layout, AtomicOp, Instruction, Program, SpecialOp, Unit};

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

/// Warps whose actions up to some time come before what follows here.
type Clock = HashMap<u32, u32>;
/// With more warps a clock is given up: nothing is reported of that warp any more.
const WARPS: usize = 512;
const PAGE: u32 = 1024;
/// Address spaces: global memory, then one for each workgroup.
const GLOBAL: u64 = 0;

/// Follows a run.
pub(super) struct Checker {
    /// First and last byte of each buffer and picture.
    buffers: Vec<(u32, u32)>,
    program_end: u32,
    data: u32,
    pages: HashMap<u64, HashMap<u32, Box<[Word]>>>,
    clocks: HashMap<u32, Option<Clock>>,
    /// What an atomic on an address releases.
    released: HashMap<u64, HashMap<u32, Option<Clock>>>,
    found: BTreeMap<(u32, FindingKind), Finding>,
}

fn number(warp: &Warp) -> u32 {
    warp.place.task << 28 | warp.place.warp
}

fn space(warp: &Warp, shared: bool) -> u64 {
    let (task, group) = warp.place.group();
    if shared {
        1 + (u64::from(task) << 32 | u64::from(group))
    } else {
        GLOBAL
    }
}

fn join(to: &mut Option<Clock>, from: &Option<Clock>) {
    match (&mut *to, from) {
        (Some(clock), Some(from)) if clock.len().max(from.len()) <= WARPS => {
            for (&warp, &time) in from {
                let known = clock.entry(warp).or_default();
                *known = time.max(*known);
            }
        }
        _ => *to = None,
    }
}

impl Checker {
    pub fn new(program: &Program) -> Self {
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
            pages: HashMap::new(),
            clocks: HashMap::new(),
            released: HashMap::new(),
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
        let mut left = instruction.registers_read();
        while left != 0 && mask != 0 {
            let register = left.trailing_zeros() as usize;
            left &= left - 1;
            if let Some(lane) = threads(mask & !warp.written[register]).next() {
                self.add(FindingKind::UnwrittenRegister(register as u8), warp, lane, None, None);
            }
        }
        self.modulus(warp, instruction, mask);
        let row = instruction.row;
        let reads_scalar = row.unit == Unit::Special && row.unit_op == SpecialOp::Sget.number();
        if reads_scalar && mask != 0 && warp.scalars_written >> instruction.ra & 1 == 0 {
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

    /// Behind it: what it has written.
    pub fn after(warp: &mut Warp, instruction: &Instruction, mask: u8) {
        let mut left = instruction.registers_written();
        while left != 0 {
            warp.written[left.trailing_zeros() as usize] |= mask;
            left &= left - 1;
        }
        let row = instruction.row;
        if row.unit == Unit::Special && row.unit_op == SpecialOp::Sput.number() && mask != 0 {
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
        if stores
            && !shared
            && !self.buffers.iter().any(|&(from, to)| address >= from && address + bytes <= to)
        {
            let kind = match address {
                _ if address < self.program_end => FindingKind::IntoProgram,
                _ if address < self.data => FindingKind::IntoDescriptors,
                _ => FindingKind::OutsideBuffers,
            };
            self.add(kind, warp, lane, Some(address), None);
        }
        let space = space(warp, shared);
        if let Use::Atomic(returns) = used {
            self.acquire(warp, (space, address), returns);
        }
        for word in address / 4..=(address + bytes - 1) / 4 {
            let first = address.max(4 * word) - 4 * word;
            let last = (address + bytes).min(4 * word + 4) - 4 * word;
            self.word(warp, lane, (space, word), ((1u32 << last) - (1 << first)) as u8, used);
        }
        if let Use::Atomic(_) = used {
            self.release(warp, (space, address));
        }
    }

    fn word(&mut self, warp: &Warp, lane: usize, (space, at): (u64, u32), bytes: u8, used: Use) {
        let number = number(warp);
        let clock = self.clocks.entry(number).or_insert_with(|| Some(Clock::from([(number, 1)])));
        let now = clock.as_ref().and_then(|clock| clock.get(&number)).copied().unwrap_or(0);
        let pages = self.pages.entry(space).or_default();
        let page =
            pages.entry(at / PAGE).or_insert_with(|| vec![Word::default(); PAGE as usize].into());
        let word = &mut page[(at % PAGE) as usize];
        // Whether an access of another warp is not known to come before.
        let unordered = |seen: &Seen| {
            let known = |clock: &Clock| clock.get(&(seen.warp - 1)).copied().unwrap_or(0);
            seen.warp != 0
                && seen.warp != number + 1
                && seen.bytes & bytes != 0
                && clock.as_ref().is_some_and(|clock| known(clock) < seen.clock)
        };
        let atomic = matches!(used, Use::Atomic(_));
        let own =
            Seen { warp: number + 1, clock: now, pc: warp.pc, bytes, lane: lane as u8, atomic };
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

    fn acquire(&mut self, warp: &Warp, at: (u64, u32), returns: bool) {
        let number = number(warp);
        let clock = self.clocks.entry(number).or_insert_with(|| Some(Clock::from([(number, 1)])));
        if let Some(released) =
            self.released.get(&at.0).and_then(|all| all.get(&at.1)).filter(|_| returns)
        {
            join(clock, released);
        }
    }

    fn release(&mut self, warp: &Warp, at: (u64, u32)) {
        let number = number(warp);
        let Some(clock) = self.clocks.get_mut(&number) else { return };
        join(
            self.released
                .entry(at.0)
                .or_default()
                .entry(at.1)
                .or_insert_with(|| Some(Clock::new())),
            clock,
        );
        if let Some(clock) = clock {
            *clock.entry(number).or_default() += 1;
        }
    }

    /// The warps of a workgroup pass a barrier.
    pub fn barrier<'a>(&mut self, warps: impl Iterator<Item = &'a Warp> + Clone) {
        let mut all = Some(Clock::new());
        for number in warps.clone().map(number) {
            let own = self.clocks.entry(number).or_insert_with(|| Some(Clock::from([(number, 1)])));
            join(&mut all, own);
        }
        for number in warps.map(number) {
            let mut clock = all.clone();
            if let Some(clock) = &mut clock {
                *clock.entry(number).or_default() += 1;
            }
            self.clocks.insert(number, clock);
        }
    }

    /// A warp has ended; `last`: so has its workgroup.
    pub fn end(&mut self, warp: &Warp, last: bool) {
        self.clocks.remove(&number(warp));
        if last {
            let space = space(warp, true);
            self.pages.remove(&space);
            self.released.remove(&space);
        }
    }
}

/// The threads of which a register is written: none at launch.
pub(super) const NOTHING_WRITTEN: [u8; 64] = [0; 64];
const _: () = assert!(MAX_THREADS <= 8, "a byte has a bit for each thread");
