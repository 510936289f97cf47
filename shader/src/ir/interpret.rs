// SPDX-License-Identifier: MIT
//! The interpreter: what a function does, in the arithmetic of the hardware.
//!
//! The threads of a workgroup go through the structure together; each region runs for the threads
//! that enter it. A branch hands its threads to the label it names. So a barrier needs nothing, and
//! the order of threads in an operation is that of their numbers. It is the reference between the
//! front and the back of the compiler: what a program leaves in memory must be the same here and on
//! the engines, unless it depends on the order of its threads.
use super::{Function, Inst, Label, Node, Op, Region, Space, TextureRead, Value};
use std::collections::HashMap;
use thiserror::Error;
use warpwright_golden::texture::{fetch, sample, Descriptor};
use warpwright_golden::{atomic_unit, attribute, fp32, sfu};
use warpwright_isa::{Grid, Program, SfuOp, SpecialRegister, DESCRIPTORS, LINE_BYTES};

/// Threads of the largest group.
const MOST: usize = 1024;

/// Why an interpretation ended early.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// An access outside of its memory, or to an address that is not a multiple of its size.
    #[error("line {line}: access to byte {address:#x} that is out of range or misaligned")]
    Access {
        /// Line of the source.
        line: u32,
        /// The address.
        address: u32,
    },
    /// More operations than allowed.
    #[error("the shader does not end within the limit of operations")]
    Endless,
}

/// A set of threads.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Mask([u64; MOST / 64]);

impl Mask {
    const NONE: Self = Self([0; MOST / 64]);
    fn set(&mut self, thread: usize) {
        self.0[thread / 64] |= 1 << (thread % 64);
    }
    fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }
    fn with(mut self, other: &Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a |= b);
        self
    }
    fn without(mut self, other: &Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a &= !b);
        self
    }
    fn threads(self) -> impl Iterator<Item = usize> {
        let of_word = |(at, mut word): (usize, u64)| {
            std::iter::from_fn(move || {
                let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
                word &= word - 1;
                Some(at * 64 + bit)
            })
        };
        self.0.into_iter().enumerate().filter(|(_, word)| *word != 0).flat_map(of_word)
    }
}

/// What the special registers of a thread hold.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    tid: u32,
    x: u32,
    y: u32,
    group: u32,
    inside: bool,
}

/// The threads of a launch, in workgroups.
pub struct Threads {
    groups: Vec<Vec<Place>>,
    warp_threads: u32,
}

impl Threads {
    /// Those of a program's launch.
    pub fn of(program: &Program) -> Self {
        let launch = &program.launch;
        let warp_threads = launch.warp_threads;
        let groups = match launch.grid {
            Grid::Linear { threads } => linear(threads, launch.group_warps() * warp_threads),
            Grid::Pixels { width, height } => pixels(width, height, warp_threads),
        };
        Self { groups, warp_threads }
    }
}

fn linear(threads: u32, size: u32) -> Vec<Vec<Place>> {
    let place = |tid: u32| Place { tid, x: tid, y: 0, group: tid / size, inside: tid < threads };
    (0..threads.div_ceil(size))
        .map(|group| (group * size..(group + 1) * size).map(place).collect())
        .collect()
}

fn pixels(width: u32, height: u32, warp_threads: u32) -> Vec<Vec<Place>> {
    let (columns, mut warp) = (width.div_ceil(8), 0);
    let mut groups = vec![];
    for tile in 0..columns * height.div_ceil(8) {
        let mut group = vec![];
        for first in (0..64).step_by(warp_threads as usize) {
            let place = |lane: u32| {
                let quad = (first + lane) / 4;
                let (x, y) = (
                    tile % columns * 8 + quad % 4 * 2 + lane % 2,
                    tile / columns * 8 + quad / 4 * 2 + lane / 2 % 2,
                );
                Place {
                    tid: warp * warp_threads + lane,
                    x,
                    y,
                    group: tile,
                    inside: x < width && y < height,
                }
            };
            let places: Vec<Place> = (0..warp_threads).map(place).collect();
            // Warps without a thread are not launched.
            if places.iter().any(|place| place.inside) {
                warp += 1;
                group.extend(places);
            }
        }
        groups.push(group);
    }
    groups
}

/// Runs a function for all threads of a program's launch. `memory`: as the program has it at the
/// start, changed by the run. `limit`: operations, counted once for all threads that are together.
pub fn interpret(
    function: &Function,
    program: &Program,
    memory: &mut [u8],
    limit: u64,
) -> Result<(), Fault> {
    let threads = Threads::of(program);
    let targets = targets(function);
    let mut left = limit;
    for group in &threads.groups {
        let mut run = Run {
            function,
            targets: &targets,
            program,
            memory,
            shared: vec![0; program.launch.shared_words() as usize * 4],
            places: group,
            warp_threads: threads.warp_threads,
            values: vec![0; function.types.len() * group.len()],
            arrived: HashMap::new(),
            ended: Mask::NONE,
            left,
        };
        let mut all = Mask::NONE;
        group
            .iter()
            .enumerate()
            .filter(|(_, place)| place.inside)
            .for_each(|(thread, _)| all.set(thread));
        run.region(&function.body, all)?;
        left = run.left;
    }
    Ok(())
}

/// What a branch to each label sets.
fn targets(function: &Function) -> HashMap<Label, Vec<Value>> {
    let mut found = HashMap::new();
    super::walk(&function.body, &mut |node| match node {
        Node::Block(block) => drop(found.insert(block.label, block.results.clone())),
        Node::Loop(repeat) => drop(found.insert(repeat.label, repeat.params.clone())),
        _ => {}
    });
    found
}

struct Run<'a> {
    function: &'a Function,
    targets: &'a HashMap<Label, Vec<Value>>,
    program: &'a Program,
    memory: &'a mut [u8],
    shared: Vec<u8>,
    places: &'a [Place],
    warp_threads: u32,
    /// All threads of value 0, then those of value 1, and so on.
    values: Vec<u32>,
    /// Threads that branched to a label.
    arrived: HashMap<Label, Mask>,
    ended: Mask,
    left: u64,
}

impl Run<'_> {
    fn get(&self, value: Value, thread: usize) -> u32 {
        self.values[value.index() * self.places.len() + thread]
    }

    fn set(&mut self, value: Value, thread: usize, word: u32) {
        self.values[value.index() * self.places.len() + thread] = word;
    }

    /// Runs a region; gives the threads that reach its end.
    fn region(&mut self, region: &Region, mut mask: Mask) -> Result<Mask, Fault> {
        for node in region {
            if mask.is_empty() {
                break;
            }
            match node {
                Node::Inst(inst) => {
                    self.left = self.left.checked_sub(1).ok_or(Fault::Endless)?;
                    self.inst(inst, mask)?;
                    mask = mask.without(&self.ended);
                }
                Node::Block(block) => {
                    let end = self.region(&block.body, mask)?;
                    mask = end.with(&self.arrived.remove(&block.label).unwrap_or(Mask::NONE));
                }
                Node::Loop(repeat) => {
                    self.assign(&repeat.params, &repeat.inits, mask);
                    while !mask.is_empty() {
                        self.left = self.left.checked_sub(1).ok_or(Fault::Endless)?;
                        self.region(&repeat.body, mask)?;
                        mask = self.arrived.remove(&repeat.label).unwrap_or(Mask::NONE);
                    }
                }
                Node::If(choice) => {
                    let mut holds = Mask::NONE;
                    mask.threads()
                        .filter(|&thread| self.get(choice.condition, thread) != 0)
                        .for_each(|thread| holds.set(thread));
                    let accepted = self.region(&choice.accept, holds)?;
                    let rejected = self.region(&choice.reject, mask.without(&holds))?;
                    mask = accepted.with(&rejected);
                }
                Node::Branch(id) => {
                    let branch = self.function.branch(*id);
                    let targets = self.targets;
                    self.assign(
                        targets.get(&branch.label).map_or(&[], Vec::as_slice),
                        &branch.args,
                        mask,
                    );
                    let arrived = self.arrived.entry(branch.label).or_insert(Mask::NONE);
                    *arrived = arrived.with(&mask);
                    mask = Mask::NONE;
                }
            }
        }
        Ok(mask)
    }

    /// All at once: a target may be another's source.
    fn assign(&mut self, to: &[Value], from: &[Value], mask: Mask) {
        for thread in mask.threads() {
            let words: Vec<u32> = from.iter().map(|&value| self.get(value, thread)).collect();
            to.iter().zip(words).for_each(|(&value, word)| self.set(value, thread, word));
        }
    }

    fn special(&self, register: SpecialRegister, thread: usize) -> u32 {
        let place = &self.places[thread];
        match register {
            SpecialRegister::Tid => place.tid,
            SpecialRegister::Lane => place.tid % self.warp_threads,
            SpecialRegister::LaunchedWarp => place.tid / self.warp_threads,
            SpecialRegister::X => place.x,
            SpecialRegister::Y => place.y,
            SpecialRegister::Workgroup => place.group,
            // What depends on the engine is not used by the compiler.
            SpecialRegister::Warp | SpecialRegister::Tile | SpecialRegister::Pc => 0,
        }
    }

    fn inst(&mut self, inst: &Inst, mask: Mask) -> Result<(), Fault> {
        match inst.op {
            Op::Exit => self.ended = self.ended.with(&mask),
            Op::Barrier => {}
            Op::Load { .. } | Op::Store { .. } | Op::Atomic { .. } => {
                mask.threads().try_for_each(|thread| self.access(inst, thread))?;
            }
            Op::Texture { read, texture } => {
                mask.threads().for_each(|thread| self.texture(inst, read, texture, thread))
            }
            _ => mask.threads().for_each(|thread| {
                let word = self.word(inst, thread);
                self.set(inst.results[0], thread, word);
            }),
        }
        Ok(())
    }

    /// The result of an operation that has one and touches nothing else.
    fn word(&self, inst: &Inst, thread: usize) -> u32 {
        let arg = |at: usize| inst.args.get(at).map_or(0, |&value| self.get(value, thread));
        let (a, b, c) = (arg(0), arg(1), arg(2));
        match inst.op {
            Op::Const(word) => word,
            Op::Bool(holds) => holds.into(),
            Op::Alu(op) => {
                let (a, b, c) = match op {
                    warpwright_isa::AluOp::Not => (0, a, 0),
                    op if super::build::selects_third(op) => (a, 0, b),
                    _ => (a, b, c),
                };
                fp32::lane(op.number(), 0, a, b, c, false).0
            }
            Op::Sfu(op) if op >= SfuOp::DivS => sfu::divide(op, a, b),
            Op::Sfu(op) => sfu::sfu(op.number(), a),
            Op::Compare { float, code } => {
                let op =
                    if float { warpwright_isa::AluOp::Fsetp } else { warpwright_isa::AluOp::Isetp };
                fp32::lane(op.number(), code, a, b, 0, false).1.into()
            }
            Op::Select => [c, b][usize::from(a != 0)],
            Op::And => a & b,
            Op::Or => a | b,
            Op::Xor => a ^ b,
            Op::Not => a ^ 1,
            Op::Special(register) => self.special(register, thread),
            Op::Ddx => self.difference(inst.args[0], thread | 1, thread & !1),
            Op::Ddy => self.difference(inst.args[0], thread | 2, thread & !2),
            Op::Interpolate(address) => {
                let line = [0, 4, 8].map(|at| self.word_at(address + at));
                attribute::plane(line, [self.places[thread].x, self.places[thread].y])
            }
            _ => 0,
        }
    }

    fn difference(&self, value: Value, high: usize, low: usize) -> u32 {
        fp32::add(self.get(value, high), self.get(value, low) ^ 0x8000_0000)
    }

    fn word_at(&self, address: u32) -> u32 {
        let bytes = self.memory.get(address as usize..address as usize + 4);
        bytes.map_or(0, |bytes| u32::from_le_bytes(bytes.try_into().unwrap_or_default()))
    }

    fn texture(&mut self, inst: &Inst, read: TextureRead, texture: u8, thread: usize) {
        let line = self.program.descriptor_base() + u32::from(texture) % DESCRIPTORS * LINE_BYTES;
        let descriptor = Descriptor::from_words([0, 4, 8, 12].map(|at| self.word_at(line + at)));
        let (u, v) = (self.get(inst.args[0], thread), self.get(inst.args[1], thread));
        let mut word = |address: u32| self.word_at(address & !3);
        let texel = match read {
            TextureRead::Sample => sample(&descriptor, &mut word, u, v),
            TextureRead::Fetch => fetch(&descriptor, &mut word, u, v),
        };
        inst.results.iter().zip(texel).for_each(|(&result, word)| self.set(result, thread, word));
    }

    fn access(&mut self, inst: &Inst, thread: usize) -> Result<(), Fault> {
        let arg = |at: usize| inst.args.get(at).map_or(0, |&value| self.get(value, thread));
        let (space, bytes, base, offset) = match inst.op {
            Op::Load { space, width, offset, .. } => (space, width.bytes(), arg(0), offset),
            Op::Store { space, width, offset } => (space, width.bytes(), arg(1), offset),
            Op::Atomic { space, offset, .. } => (space, 4, arg(0), offset),
            _ => return Ok(()),
        };
        let operands = [arg(0), arg(1), arg(2)];
        let address = base.wrapping_add_signed(offset);
        if space == Space::Constant {
            let byte =
                |at: u32| self.program.constants.get((address + at) as usize).copied().unwrap_or(0);
            let word = u32::from_le_bytes([0, 1, 2, 3].map(byte));
            self.set(inst.results[0], thread, word);
            return Ok(());
        }
        let memory = if space == Space::Shared { &mut self.shared[..] } else { &mut *self.memory };
        let fault = Fault::Access { line: inst.line, address };
        if address % bytes != 0 {
            return Err(fault);
        }
        let place =
            memory.get_mut(address as usize..address as usize + bytes as usize).ok_or(fault)?;
        let mut word = [0; 4];
        word[..bytes as usize].copy_from_slice(place);
        let old = u32::from_le_bytes(word);
        let new = match inst.op {
            Op::Store { .. } => operands[0],
            Op::Atomic { op, .. } => {
                atomic_unit::atomic(op.number(), old, operands[1], operands[2])
            }
            _ => old,
        };
        place.copy_from_slice(&new.to_le_bytes()[..bytes as usize]);
        if let Some(&result) = inst.results.first() {
            self.set(result, thread, old);
        }
        Ok(())
    }
}
