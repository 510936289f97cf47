// SPDX-License-Identifier: MIT
//! The values of a stretch of instructions, and registers for them in another order.
use super::resources::{is_texture, reads, writes, Uses};
use crate::instruction::Instruction;
use std::ops::Range;

/// What is written by one instruction, or held by a register at the start.
#[derive(Clone)]
struct Value {
    /// Its first register as written, and how many there are.
    register: u8,
    count: u8,
    /// It keeps its registers: it comes from before the stretch or is used behind it.
    pinned: bool,
    /// The instruction that writes it; `None`: held at the start.
    from: Option<usize>,
    /// Instructions that read a register of it, with the register's number in the value, and
    /// whether they write it too, under a guard.
    accesses: Vec<(usize, u8, bool)>,
    /// Registers, as bits, that hold it behind the stretch.
    held: u8,
}

/// A value and a register of it.
type Part = (usize, u8);

/// What the operands of one instruction are parts of.
#[derive(Clone, Copy, Default)]
struct Operands {
    a: Option<Part>,
    b: Option<Part>,
    c: Option<Part>,
    d: Option<Part>,
}

/// The values of a stretch.
pub(super) struct Values {
    values: Vec<Value>,
    operands: Vec<Operands>,
    /// Instructions that must stay before each instruction, because of values.
    pub before: Vec<Vec<usize>>,
    /// Registers that other threads read, so that they hold what the program says.
    across: u64,
    registers: u8,
    /// How many the stretch uses as written.
    used: u8,
}

/// From its first write to its last read, in half steps: an instruction reads, then writes.
type Interval = (i32, i32);

fn meet(one: Interval, other: Interval) -> bool {
    one.0 < other.1 && other.0 < one.1
}

/// Whether the registers from `first` on are free at these times.
fn free(busy: &[Vec<Interval>], first: u8, times: &[Interval]) -> bool {
    let registers = &busy[usize::from(first)..];
    times.iter().zip(registers).all(|(&time, busy)| busy.iter().all(|&other| !meet(time, other)))
}

fn put(busy: &mut [Vec<Interval>], first: u8, times: &[Interval]) {
    let registers = &mut busy[usize::from(first)..];
    times.iter().zip(registers).for_each(|(&time, busy)| busy.push(time));
}

impl Values {
    /// `behind`: registers that are used behind the stretch; `across`: those that other threads
    /// read; `registers`: how many a thread has.
    pub fn new(stretch: &[Instruction], behind: u64, across: u64, registers: u8) -> Self {
        let at_start = |register: u8| Value {
            register,
            count: 1,
            pinned: true,
            from: None,
            accesses: vec![],
            held: 0,
        };
        let mut this = Self {
            values: (0..64).map(at_start).collect(),
            operands: vec![Operands::default(); stretch.len()],
            before: vec![vec![]; stretch.len()],
            across,
            registers,
            used: super::registers_used(stretch),
        };
        let mut now: [Part; 64] = std::array::from_fn(|register| (register, 0));
        for (i, instruction) in stretch.iter().enumerate() {
            this.add(i, instruction, &mut now);
        }
        for register in (0..64).filter(|register| (behind | across) >> register & 1 != 0) {
            let (value, part) = now[register];
            this.values[value].pinned = true;
            this.values[value].held |= 1 << part;
        }
        for value in &mut this.values {
            let own = ((1u64 << value.count) - 1) << value.register;
            value.pinned |= own & across != 0 || value.register + value.count > registers;
        }
        this
    }

    fn add(&mut self, i: usize, instruction: &Instruction, now: &mut [Part; 64]) {
        let row = instruction.row;
        let part = |reads: bool, register: u8| reads.then(|| now[usize::from(register)]);
        let mut operands = Operands {
            a: part(row.reads_a() && !instruction.absolute, instruction.ra),
            b: part(row.reads_b(), instruction.rb),
            c: part(row.reads_c(), instruction.rc),
            d: None,
        };
        for (value, part) in [operands.a, operands.b, operands.c].into_iter().flatten() {
            self.read(i, value, part, false);
        }
        let count = instruction.registers_written().count_ones() as u8;
        if count > 0 {
            let first = instruction.rd;
            if instruction.guard.is_none() {
                let value = self.values.len();
                self.values.push(Value {
                    register: first,
                    count,
                    pinned: false,
                    from: Some(i),
                    accesses: vec![],
                    held: 0,
                });
                (0..count).for_each(|part| now[usize::from(first + part)] = (value, part));
                operands.d = Some((value, 0));
            } else {
                // Some threads keep what is there: the same registers.
                let parts: Vec<Part> =
                    (0..count).map(|part| now[usize::from(first + part)]).collect();
                let (value, start) = parts[0];
                let together = parts
                    .iter()
                    .zip(start..)
                    .all(|(&(other, part), at)| (other, part) == (value, at));
                for &(value, part) in &parts {
                    self.values[value].pinned |= !together;
                    self.read(i, value, part, true);
                }
                operands.d = Some(parts[0]);
            }
        }
        self.operands[i] = operands;
    }

    /// `i` reads a part of a value, and may write it too.
    fn read(&mut self, i: usize, value: usize, part: u8, writes: bool) {
        let value = &mut self.values[value];
        self.before[i].extend(value.from);
        let others = value.accesses.iter().filter(|access| access.2 || writes);
        self.before[i].extend(others.map(|access| access.0).filter(|&other| other != i));
        value.accesses.push((i, part, writes));
    }

    /// When each texture read is complete at the latest, as far as its warp waits for it: where
    /// its result is used.
    fn complete(&self, stretch: &[Instruction], place: &[usize]) -> Vec<Option<i32>> {
        let used = |i: usize| {
            let value = &self.values[self.operands[i].d?.0];
            let later = value.accesses.iter().map(|access| place[access.0]);
            let first = later.filter(|&other| other > place[i]).min();
            Some(2 * first.unwrap_or(place.len()) as i32)
        };
        (0..stretch.len()).map(|i| used(i).filter(|_| is_texture(&stretch[i]))).collect()
    }

    /// The time of a part of a value, where `place` is the new place of each instruction.
    /// `complete`: a read holds its coordinates and its destination until then.
    fn interval(
        &self,
        value: &Value,
        part: u8,
        place: &[usize],
        complete: Option<&[Option<i32>]>,
    ) -> Interval {
        let at = |i: usize| 2 * place[i] as i32;
        let held = |i: usize| complete.and_then(|complete| complete[i]).unwrap_or(-1);
        let start = value.from.map_or(-1, |from| at(from) + 1);
        let mut end = value.from.map_or(start, |from| (start + 1).max(held(from)));
        for &(i, _, writes) in value.accesses.iter().filter(|access| access.1 == part) {
            end = end.max(at(i) + if writes { 2 } else { 0 }).max(held(i));
        }
        let behind = value.held >> part & 1 != 0;
        (start, if behind { 2 * place.len() as i32 + 2 } else { end })
    }

    /// The first register of each value in this order; `None` when there are too few. What is
    /// written at `cluster` gets registers that no read holds which may still be under way, or its
    /// reads would wait for one another.
    pub fn allocate(
        &self,
        stretch: &[Instruction],
        order: &[usize],
        cluster: Range<usize>,
    ) -> Option<Vec<u8>> {
        let mut place = vec![0; order.len()];
        order.iter().enumerate().for_each(|(at, &i)| place[i] = at);
        let complete = self.complete(stretch, &place);
        let times = |value: &Value, complete: Option<&[Option<i32>]>| -> Vec<Interval> {
            (0..value.count).map(|part| self.interval(value, part, &place, complete)).collect()
        };
        let mut busy: Vec<Vec<Interval>> = vec![vec![]; 64];
        let mut held = busy.clone();
        let mut assigned: Vec<u8> = self.values.iter().map(|value| value.register).collect();
        for value in self.values.iter().filter(|value| value.pinned) {
            let own = times(value, None);
            if !free(&busy, value.register, &own) {
                return None;
            }
            put(&mut busy, value.register, &own);
            put(&mut held, value.register, &times(value, Some(&complete)));
        }
        let mut others: Vec<usize> =
            (0..self.values.len()).filter(|&value| !self.values[value].pinned).collect();
        others.sort_by_key(|&value| self.values[value].from.map(|from| place[from]));
        for (done, &number) in others.iter().enumerate() {
            let value = &self.values[number];
            let (own, longer) = (times(value, None), times(value, Some(&complete)));
            let in_cluster = value.from.is_some_and(|from| cluster.contains(&place[from]));
            let register = if free(&held, value.register, &longer) {
                value.register
            } else {
                let mut wanted: Vec<Vec<Interval>> = vec![vec![]; 64];
                for later in others[done + 1..].iter().map(|&later| &self.values[later]) {
                    put(&mut wanted, later.register, &times(later, None));
                }
                let kept = !in_cluster && free(&busy, value.register, &own);
                self.other_register(&longer, &held, &wanted)
                    .or(Some(value.register).filter(|_| kept))?
            };
            put(&mut busy, register, &own);
            put(&mut held, register, &longer);
            assigned[number] = register;
        }
        Some(assigned)
    }

    /// Of the registers that are free: not one that a later value has as written, none beyond those
    /// of the stretch, and the one that has been free for longest, since what still reads or writes
    /// it is most likely complete.
    fn other_register(
        &self,
        times: &[Interval],
        busy: &[Vec<Interval>],
        wanted: &[Vec<Interval>],
    ) -> Option<u8> {
        let count = times.len() as u8;
        let fits = |&first: &u8| {
            let own = ((1u64 << count) - 1) << first;
            own & self.across == 0 && free(busy, first, times)
        };
        let order = |&first: &u8| {
            let registers = &busy[usize::from(first)..][..times.len()];
            let ended = registers.iter().flatten().map(|time| time.1);
            let since = ended.filter(|&end| end <= times[0].0).max().unwrap_or(-1);
            (!free(wanted, first, times), first + count > self.used, since)
        };
        (0..=self.registers.checked_sub(count)?).filter(fits).min_by_key(order)
    }

    /// An instruction of the stretch with the registers of its values.
    pub fn rename(&self, i: usize, instruction: &Instruction, assigned: &[u8]) -> Instruction {
        let number = |part: Option<Part>, written: u8| {
            part.map_or(written, |(value, part)| assigned[value] + part)
        };
        let operands = &self.operands[i];
        Instruction {
            ra: number(operands.a, instruction.ra),
            rb: number(operands.b, instruction.rb),
            rc: number(operands.c, instruction.rc),
            rd: number(operands.d, instruction.rd),
            ..*instruction
        }
    }
}

/// For each instruction those that must stay before it because of predicates and scalar registers.
pub(super) fn flags_before(stretch: &[Instruction]) -> Vec<Vec<usize>> {
    let flags = |i: usize| {
        let only = |uses: Uses| Uses { registers: 0, ..uses };
        (only(reads(&stretch[i])), only(writes(&stretch[i])))
    };
    let all: Vec<_> = (0..stretch.len()).map(flags).collect();
    let before = |later: usize| {
        let (read, written) = all[later];
        let keeps = |&earlier: &usize| {
            let (read_before, written_before) = all[earlier];
            written_before.meets(read)
                || written_before.meets(written)
                || read_before.meets(written)
        };
        (0..later).filter(keeps).collect()
    };
    (0..stretch.len()).map(before).collect()
}
