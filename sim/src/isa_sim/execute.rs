// SPDX-License-Identifier: MIT
//! What each instruction does to registers and memory.
use super::check::Use;
use super::warp::{threads, Warp};
use super::{Core, Culprit, Memory, MAX_THREADS};
use crate::golden::atomic_prepare;
use crate::golden::atomic_unit::atomic;
use crate::golden::attribute::plane;
use crate::golden::texture::{fetch, sample, Descriptor};
use crate::golden::{fp32, sfu};
use warpwright_config::SetPolicy;
use warpwright_isa::alu_op::load_store;
use warpwright_isa::{
    AtomicOp, FaultCause, Instruction, SfuOp, SpecialOp, SpecialRegister, Unit, CONSTANT_BYTES,
    DESCRIPTORS, LINE_BYTES,
};

type Done = Result<(), FaultCause>;

fn add(a: u32, b: u32) -> u32 {
    fp32::add(a, b)
}

impl Core<'_> {
    /// Executes one instruction and sets the next PC.
    pub(super) fn execute(&mut self, warp: &mut Warp, instruction: &Instruction) -> Done {
        let mask = warp.executing(instruction);
        match instruction.row.unit {
            Unit::Control => return self.control(warp, instruction),
            Unit::Mad => mad(warp, instruction, mask),
            Unit::Sfu => special_function(warp, instruction, mask)?,
            Unit::Special => self.special(warp, instruction, mask)?,
            Unit::LoadStore => self.load_store(warp, instruction, mask)?,
            Unit::AtomicPrepare => prepare(warp, instruction, mask, self.sets)?,
            Unit::Texture => self.texture(warp, instruction, mask),
            Unit::Attribute if instruction.row.unit_op & 7 == load_store::CONSTANT => {
                self.constants(warp, instruction, mask)?
            }
            Unit::Attribute => self.interpolate(warp, instruction, mask)?,
        }
        warp.pc += 1;
        Ok(())
    }

    /// A fault where the address of a thread is wrong. A faulting instruction does nothing at all.
    fn refuse(
        &mut self,
        warp: &Warp,
        mask: u8,
        addresses: &[u32; MAX_THREADS],
        cause: FaultCause,
        wrong: impl Fn(u32) -> bool,
    ) -> Done {
        let Some(lane) = threads(mask).find(|&thread| wrong(addresses[thread])) else {
            return Ok(());
        };
        let thread = warp.place.warp * warp.place.threads + lane as u32;
        self.culprit = Some(Culprit { thread, address: addresses[lane] });
        Err(cause)
    }

    fn special(&mut self, warp: &mut Warp, instruction: &Instruction, mask: u8) -> Done {
        let op = SpecialOp::from_number(instruction.row.unit_op).ok_or(FaultCause::Undefined)?;
        let (rd, ra) = (instruction.rd, instruction.ra);
        // The differences read all threads of the quad, active or not, before any is written.
        let source = warp.registers[usize::from(ra)];
        let bitmaps = warp.registers[usize::from(instruction.rb)];
        let scalar = threads(mask).next().map(|first| warp.read(instruction.rb, first));
        if op == SpecialOp::Sput {
            let value =
                if instruction.row.immediate() { Some(instruction.immediate) } else { scalar };
            if let Some(value) = value.filter(|_| mask != 0) {
                warp.scalars[usize::from(rd)] = value;
            }
            return Ok(());
        }
        let difference = |high: usize, low: usize| add(source[high], source[low] ^ 0x8000_0000);
        let mut values = [0; MAX_THREADS];
        for thread in threads(mask) {
            values[thread] = match op {
                SpecialOp::S2r => special_register(warp, ra, thread)?,
                SpecialOp::Ddx => difference(thread | 1, thread & !1),
                SpecialOp::Ddy => difference(thread | 2, thread & !2),
                SpecialOp::Sget | SpecialOp::Sput => warp.scalars[usize::from(ra)],
                SpecialOp::Pick => {
                    let names = |other: &usize| bitmaps[*other] >> thread & 1 != 0;
                    threads(mask).filter(names).last().map_or(0, |other| source[other])
                }
            };
        }
        threads(mask).for_each(|thread| warp.write(rd, thread, values[thread]));
        Ok(())
    }

    fn constants(&mut self, warp: &mut Warp, instruction: &Instruction, mask: u8) -> Done {
        let addresses = addresses(warp, instruction);
        self.refuse(warp, mask, &addresses, FaultCause::Misaligned, |address| address % 4 != 0)?;
        self.refuse(warp, mask, &addresses, FaultCause::OutOfRange, |address| {
            address >= CONSTANT_BYTES
        })?;
        for thread in threads(mask) {
            let byte = |i: u32| {
                self.program.constants.get((addresses[thread] + i) as usize).copied().unwrap_or(0)
            };
            warp.write(instruction.rd, thread, u32::from_le_bytes([0, 1, 2, 3].map(byte)));
        }
        Ok(())
    }

    fn load_store(&mut self, warp: &mut Warp, instruction: &Instruction, mask: u8) -> Done {
        let op = instruction.row.unit_op;
        let bytes = 1 << (op >> 3 & 3);
        let signed = op >> 5 & 1 != 0;
        let shared = op & load_store::SHARED != 0;
        if shared {
            let (words, seed) = (self.program.launch.shared_words(), self.seed);
            let group = warp.place.group();
            self.shared
                .entry(group)
                .or_insert_with(|| Memory::random(words, seed, group.1 ^ group.0 << 28));
        }
        let addresses = addresses(warp, instruction);
        // With sets in registers, of a set only its first thread has an access.
        let in_registers = op & 3 == load_store::UNMERGED && signed;
        let taking = |thread: &usize| !in_registers || warp.read(instruction.rc, *thread) != 0;
        let mask = threads(mask).filter(taking).fold(0, |mask, thread| mask | 1 << thread);
        let space = if shared { self.shared[&warp.place.group()].len() } else { self.memory.len() };
        self.refuse(warp, mask, &addresses, FaultCause::Misaligned, |address| {
            address % bytes != 0
        })?;
        self.refuse(warp, mask, &addresses, FaultCause::OutOfRange, |address| {
            u64::from(address) + u64::from(bytes) > space
        })?;
        let memory = match shared {
            true => self.shared.get_mut(&warp.place.group()).expect("made above"),
            false => &mut self.memory,
        };
        if let Some(checker) = &mut self.checker {
            for thread in threads(mask) {
                let used = match op & 3 {
                    load_store::LOAD => Use::Load,
                    load_store::STORE => {
                        let unused = 32 - 8 * bytes;
                        let value = warp.read(instruction.rb, thread) << unused >> unused;
                        Use::Store(memory.load(addresses[thread], bytes) != value)
                    }
                    _ => Use::Atomic(instruction.returns),
                };
                checker.access(warp, thread, shared, addresses[thread], bytes, used);
            }
        }
        match op & 3 {
            load_store::LOAD => {
                for thread in threads(mask) {
                    let value = memory.load(addresses[thread], bytes);
                    let unused = 32 - 8 * bytes;
                    let value =
                        if signed { ((value << unused) as i32 >> unused) as u32 } else { value };
                    warp.write(instruction.rd, thread, value);
                }
            }
            load_store::STORE => {
                for thread in threads(mask) {
                    memory.store(addresses[thread], bytes, warp.read(instruction.rb, thread));
                }
            }
            kind => update(warp, instruction, memory, &addresses, mask, kind == load_store::PREFIX),
        }
        Ok(())
    }

    fn texture(&mut self, warp: &mut Warp, instruction: &Instruction, mask: u8) {
        let line = self.program.descriptor_base()
            + u32::from(instruction.texture) % DESCRIPTORS * LINE_BYTES;
        let memory = &self.memory;
        let descriptor = Descriptor::from_words([0, 4, 8, 12].map(|at| memory.load(line + at, 4)));
        let mut touched = vec![];
        let checked = self.checker.is_some();
        let mut results = [[0; 4]; MAX_THREADS];
        for thread in threads(mask) {
            let (u, v) = (warp.read(instruction.ra, thread), warp.read(instruction.rb, thread));
            let mut read = |address: u32| {
                if checked {
                    touched.push((thread, address & !3));
                }
                memory.load(address & !3, 4)
            };
            results[thread] = match instruction.row.unit_op {
                0 => sample(&descriptor, &mut read, u, v),
                _ => fetch(&descriptor, &mut read, u, v),
            };
        }
        if let Some(checker) = &mut self.checker {
            for (thread, address) in touched {
                checker.access(warp, thread, false, address, 4, Use::Texture);
            }
        }
        for thread in threads(mask) {
            let channels = (0..4).filter(|channel| instruction.modifier >> channel & 1 != 0);
            for (register, channel) in (instruction.rd..).zip(channels) {
                warp.write(register, thread, results[thread][channel as usize]);
            }
        }
    }

    fn interpolate(&mut self, warp: &mut Warp, instruction: &Instruction, mask: u8) -> Done {
        let addresses = addresses(warp, instruction);
        let end = self.memory.len();
        self.refuse(warp, mask, &addresses, FaultCause::Misaligned, |address| {
            address % LINE_BYTES != 0
        })?;
        self.refuse(warp, mask, &addresses, FaultCause::OutOfRange, |address| {
            u64::from(address) + 16 > end
        })?;
        if let Some(checker) = &mut self.checker {
            threads(mask).for_each(|thread| {
                checker.access(warp, thread, false, addresses[thread], 12, Use::Load)
            });
        }
        for thread in threads(mask) {
            let line = [0, 4, 8].map(|at| self.memory.load(addresses[thread] + at, 4));
            let pixel = [SpecialRegister::X, SpecialRegister::Y]
                .map(|register| special_register(warp, register.number(), thread));
            let value = plane(line, pixel.map(|coordinate| coordinate.unwrap_or(0)));
            warp.write(instruction.rd, thread, value);
        }
        Ok(())
    }
}

fn mad(warp: &mut Warp, instruction: &Instruction, mask: u8) {
    let (row, modifier) = (instruction.row, usize::from(instruction.modifier & 3));
    let mut flags = 0u8;
    for thread in threads(mask) {
        let a = warp.read(instruction.ra, thread);
        let b =
            if row.immediate() { instruction.immediate } else { warp.read(instruction.rb, thread) };
        let c = warp.read(instruction.rc, thread);
        let choice = warp.predicates[modifier] >> thread & 1 != 0;
        let (result, flag) = fp32::lane(row.unit_op, instruction.compare, a, b, c, choice);
        flags |= u8::from(flag) << thread;
        if row.writes_rd() {
            warp.write(instruction.rd, thread, result);
        }
    }
    if row.writes_predicate() {
        let predicate = &mut warp.predicates[usize::from(instruction.rd)];
        *predicate = *predicate & !mask | flags & mask;
    }
}

fn special_function(warp: &mut Warp, instruction: &Instruction, mask: u8) -> Done {
    let op = SfuOp::from_number(instruction.row.unit_op).ok_or(FaultCause::Undefined)?;
    for thread in threads(mask) {
        let a = warp.read(instruction.ra, thread);
        let b = if instruction.row.immediate() {
            instruction.immediate
        } else {
            warp.read(instruction.rb, thread)
        };
        let result =
            if op >= SfuOp::DivS { sfu::divide(op, a, b) } else { sfu::sfu(op.number(), a) };
        warp.write(instruction.rd, thread, result);
    }
    Ok(())
}

fn special_register(warp: &Warp, number: u8, thread: usize) -> Result<u32, FaultCause> {
    let place = &warp.place;
    let lane = thread as u32;
    let tid = place.warp * place.threads + lane;
    Ok(match SpecialRegister::from_number(number).ok_or(FaultCause::Undefined)? {
        SpecialRegister::Tid => tid,
        SpecialRegister::Lane => lane,
        SpecialRegister::Warp => warp.slot,
        SpecialRegister::LaunchedWarp => place.warp,
        SpecialRegister::Tile => place.tile,
        SpecialRegister::X => warp.pixel(lane).0,
        SpecialRegister::Y => warp.pixel(lane).1,
        SpecialRegister::Pc => warp.pc,
        SpecialRegister::Workgroup => place.workgroup,
    })
}

fn addresses(warp: &Warp, instruction: &Instruction) -> [u32; MAX_THREADS] {
    let base = if instruction.absolute {
        [0; MAX_THREADS]
    } else {
        warp.registers[usize::from(instruction.ra)]
    };
    base.map(|base| {
        if instruction.scale { base << 2 } else { base }.wrapping_add_signed(instruction.offset)
    })
}

/// PREPARE: the sets of threads at one address, their prefixes and combined operands.
fn prepare(
    warp: &mut Warp,
    instruction: &Instruction,
    mask: u8,
    policy: Option<SetPolicy>,
) -> Done {
    let addresses = addresses(warp, instruction);
    let [operands, seconds] =
        [instruction.rb, instruction.rc].map(|register| warp.registers[usize::from(register)]);
    // No set without merging.
    let merged = if policy.is_some() { mask } else { 0 };
    // As many sets as half the threads.
    let threads_of = |values: &[u32; MAX_THREADS]| values[..warp.place.threads as usize].to_vec();
    let [addresses, operands, seconds] = [&addresses, &operands, &seconds].map(threads_of);
    let prepared = atomic_prepare::prepare(
        policy.unwrap_or_default(),
        instruction.modifier,
        merged.into(),
        &addresses,
        &operands,
        &seconds,
    );
    if instruction.returns {
        threads(mask)
            .for_each(|thread| warp.write(instruction.rd, thread, prepared.prefixes[thread]));
    }
    if instruction.row.unit_op & load_store::REGISTERS != 0 {
        let accesses = atomic_prepare::accesses(&prepared, &operands);
        for thread in threads(mask) {
            let (operand, bitmap) = accesses[thread];
            warp.write(instruction.rd + 1, thread, operand);
            warp.write(instruction.rd + 2, thread, bitmap);
        }
    }
    warp.sets = prepared.sets;
    Ok(())
}

/// PREFIX (`merged`) and the unmerged atomic.
fn update(
    warp: &mut Warp,
    instruction: &Instruction,
    memory: &mut Memory,
    addresses: &[u32; MAX_THREADS],
    mask: u8,
    merged: bool,
) {
    let op = instruction.modifier;
    let exchanges = AtomicOp::from_number(op) == Some(AtomicOp::Exch);
    let compares = AtomicOp::from_number(op) == Some(AtomicOp::Cas);
    let mut olds: [Option<u32>; MAX_THREADS] = [None; MAX_THREADS];
    let mut access = |address: u32, operand: u32, second: u32| {
        let old = memory.load(address, 4);
        memory.store(address, 4, atomic(op, old, operand, second));
        old
    };
    let mut left = mask;
    while let Some(first) = threads(left).next() {
        let set = warp.sets.iter().find(|set| merged && set.threads >> first & 1 == 1);
        let group = set.map_or(1 << first, |set| left & set.threads as u8);
        match set {
            // The operand before is that of the thread before, which has it from PREPARE.
            Some(set) if !compares => {
                let old = access(addresses[first], set.combined, warp.read(instruction.rc, first));
                threads(group)
                    .filter(|&thread| thread == first || !exchanges)
                    .for_each(|thread| olds[thread] = Some(old));
            }
            _ => {
                for thread in threads(group) {
                    let old = access(
                        addresses[thread],
                        warp.read(instruction.rb, thread),
                        warp.read(instruction.rc, thread),
                    );
                    olds[thread] = Some(old);
                }
            }
        }
        left &= !group;
    }
    if instruction.returns {
        for (thread, old) in olds.into_iter().enumerate() {
            if let Some(old) = old {
                warp.write(instruction.rd, thread, old);
            }
        }
    }
}
