// SPDX-License-Identifier: MIT
//! Addresses as sums of what is known when a warp is launched, and proofs that two accesses of
//! a warp are apart.
//!
//! A value is followed only where it is the same whenever and on whichever way the instruction
//! runs: a pure function of the warp's number, its place in the grid and the lane. Where ways
//! with different values meet, behind a guarded write and for what comes from memory, it is
//! unknown. Such a value never changes, so two addresses can be compared whatever runs between.
//!
//! Two accesses are apart when for every pair of lanes, the same or not, the difference of
//! their addresses keeps their bytes apart: parts that are the same for the whole warp cancel.
mod differences;

use super::access::{Access, Difference};
use super::conflict::{memory, Space};
use super::facts::Facts;
use super::form::{Bounds, Form, Forms, Symbol, WORDS};
use super::graph::{Blocks, Graph};
use crate::alu_op::{AluOp, SpecialOp, SpecialRegister, Unit};
use crate::instruction::Instruction;
use crate::program::{Grid, CONSTANT_BYTES, LINE_BYTES};
use crate::row::Operand;
use std::collections::HashMap;

/// The number of the form of each register at one point; [`UNKNOWN`] where there is none.
type Values = Box<[u32; 64]>;
const UNKNOWN: u32 = u32::MAX;

/// An operation on known values: opcode, operands.
type Operation = (u8, [u32; 3]);

/// The addresses of a program.
pub struct Addresses {
    facts: Facts,
    forms: Forms,
    /// Operations that gave a [`Symbol::Result`].
    results: Vec<(Bounds, bool)>,
    known: HashMap<Operation, usize>,
    accesses: Vec<Option<Access>>,
    /// Bytes that a texture read touches.
    texels: Vec<Option<(u32, u32)>>,
}

impl Addresses {
    pub fn new(program: &[Instruction], graph: &Graph, blocks: &Blocks, facts: &Facts) -> Self {
        let mut addresses = Self {
            facts: facts.clone(),
            forms: Forms::default(),
            results: vec![],
            known: HashMap::new(),
            accesses: vec![None; program.len()],
            texels: vec![None; program.len()],
        };
        let entering = addresses.values(program, graph, blocks);
        for (block, values) in entering.into_iter().enumerate() {
            let Some(mut values) = values else { continue };
            for i in blocks.range(block) {
                addresses.accesses[i] = addresses.access(&program[i], &values);
                addresses.apply(&program[i], &mut values);
            }
        }
        // A write that may go to the descriptors may change where textures are.
        let writes_data = |i: usize| match memory(&program[i]).1 {
            Some(Space::Global) => addresses.in_data(i),
            _ => true,
        };
        if (0..program.len()).all(writes_data) {
            for (i, instruction) in
                program.iter().enumerate().filter(|(_, i)| i.row.unit == Unit::Texture)
            {
                addresses.texels[i] =
                    addresses.facts.textures[usize::from(instruction.texture & 15)];
            }
        }
        addresses
    }

    fn access(&mut self, instruction: &Instruction, values: &Values) -> Option<Access> {
        let (reads, writes) = memory(instruction);
        let space = reads.or(writes).filter(|_| instruction.row.unit != Unit::Texture)?;
        let base = match instruction.absolute {
            true => Form::constant(0),
            false => self.known(values[usize::from(instruction.ra)])?,
        };
        let bytes = if space == Space::Global && instruction.row.unit == Unit::Attribute {
            LINE_BYTES
        } else {
            1 << (instruction.row.unit_op >> 3 & 3)
        };
        let address = base.times(if instruction.scale { 4 } else { 1 });
        let constant = address.constant.wrapping_add(instruction.offset as u32);
        let shape = self.forms.number(Form { constant: 0, ..address });
        Some(Access { shape, constant, bytes: bytes.into(), space, writes: writes.is_some() })
    }

    fn known(&self, number: u32) -> Option<Form> {
        (number != UNKNOWN).then(|| self.forms.form(number).clone())
    }

    /// What an instruction does to the registers.
    fn apply(&mut self, instruction: &Instruction, values: &mut Values) {
        let written = instruction.registers_written();
        if written == 0 {
            return;
        }
        let result =
            self.result(instruction, values).map_or(UNKNOWN, |form| self.forms.number(form));
        for register in (0..64).filter(|register| written >> register & 1 != 0) {
            // A guarded write leaves the old value in some threads.
            if instruction.guard.is_none() {
                values[register] = result;
            } else if values[register] != result {
                values[register] = UNKNOWN;
            }
        }
    }

    /// The registers when each block begins; `None` for one that never does.
    fn values(
        &mut self,
        program: &[Instruction],
        graph: &Graph,
        blocks: &Blocks,
    ) -> Vec<Option<Values>> {
        let mut before: Vec<Option<Values>> = vec![None; blocks.len()];
        if program.is_empty() {
            return before;
        }
        let mut work = std::collections::BTreeSet::from([0]);
        work.extend(self.facts.entries.iter().map(|&entry| blocks.of(entry)));
        work.iter().for_each(|&entry| before[entry] = Some(Box::new([UNKNOWN; 64])));
        while let Some(block) = work.pop_first() {
            let Some(mut after) = before[block].clone() else { continue };
            blocks.range(block).for_each(|i| self.apply(&program[i], &mut after));
            for next in graph.successors[blocks.last(block)].iter().map(|&next| blocks.of(next)) {
                match &mut before[next] {
                    None => before[next] = Some(after.clone()),
                    Some(known) => {
                        let mut changed = false;
                        for (known, after) in known.iter_mut().zip(after.iter()) {
                            if *known != UNKNOWN && known != after {
                                *known = UNKNOWN;
                                changed = true;
                            }
                        }
                        if !changed {
                            continue;
                        }
                    }
                }
                work.insert(next);
            }
        }
        before
    }

    /// What an instruction gives, where that is known.
    fn result(&mut self, instruction: &Instruction, values: &Values) -> Option<Form> {
        let row = instruction.row;
        if row.unit == Unit::Special && row.unit_op == SpecialOp::S2r.number() {
            return self.special(instruction.ra);
        }
        let op = AluOp::from_number(row.unit_op)
            .filter(|_| row.unit == Unit::Mad && op_is_plain(instruction))?;
        let value = |reads: bool, register: u8| {
            if reads {
                self.known(values[usize::from(register)])
            } else {
                Some(Form::default())
            }
        };
        let a = value(row.reads_a(), instruction.ra)?;
        let b = if row.immediate() {
            Form::constant(instruction.immediate)
        } else {
            value(row.reads_b(), instruction.rb)?
        };
        let c = value(row.reads_c(), instruction.rc)?;
        let product = |a: &Form, b: &Form| match (a.as_constant(), b.as_constant()) {
            (Some(a), _) => Some(b.times(a)),
            (_, Some(b)) => Some(a.times(b)),
            _ => None,
        };
        let sum = match op {
            AluOp::Mov => Some(b.clone()),
            AluOp::Iadd => Some(a.plus(&b, 1)),
            AluOp::Isub => Some(a.plus(&b, u32::MAX)),
            AluOp::Imul => product(&a, &b),
            AluOp::Imad => product(&a, &b).map(|product| product.plus(&c, 1)),
            AluOp::Shl => b.as_constant().map(|bits| a.times(1 << (bits & 31))),
            _ => None,
        };
        Some(sum.unwrap_or_else(|| self.named(row.opcode, op, [a, b, c])))
    }

    /// A symbol for a result that is not a sum.
    fn named(&mut self, opcode: u8, op: AluOp, operands: [Form; 3]) -> Form {
        let [a, b, _] = &operands;
        let (bounds_a, bounds_b) = (self.bounds(a), self.bounds(b));
        let exact = |bounds: Bounds| bounds.low >= 0 && bounds.high < WORDS;
        let mut bounds = Bounds::ANY;
        match (op, b.as_constant()) {
            (AluOp::And, Some(mask)) => {
                bounds = Bounds { step: 1 << mask.trailing_zeros().min(31), ..Bounds::up_to(mask) };
                if exact(bounds_a) {
                    bounds.high = bounds.high.min(bounds_a.high);
                }
            }
            (AluOp::Shr, Some(bits)) => {
                let high = if exact(bounds_a) { bounds_a.high } else { WORDS - 1 };
                bounds = Bounds { high: high >> (bits & 31), ..Bounds::ANY };
            }
            (AluOp::IminU, _) => {
                let high = [bounds_a, bounds_b]
                    .into_iter()
                    .filter(|&bounds| exact(bounds))
                    .map(|bounds| bounds.high)
                    .min();
                bounds.high = high.unwrap_or(bounds.high);
            }
            _ => {}
        }
        let per_lane = operands
            .iter()
            .flat_map(|form| form.terms.keys())
            .any(|&symbol| self.differs_by_lane(symbol));
        let operation = (opcode, operands.map(|form| self.forms.number(form)));
        let next = self.results.len();
        let number = *self.known.entry(operation).or_insert(next);
        if number == next {
            self.results.push((bounds, per_lane));
        }
        Form::symbol(Symbol::Result(number))
    }

    fn special(&self, number: u8) -> Option<Form> {
        // The second quad of a warp stands beside the first.
        let quad =
            if self.facts.quad_bits == 0 { Form::default() } else { Form::symbol(Symbol::Lane(2)) };
        let lane =
            Form::symbol(Symbol::Lane(0)).plus(&Form::symbol(Symbol::Lane(1)), 2).plus(&quad, 4);
        let register = SpecialRegister::from_number(number)?;
        let own = Form::symbol(Symbol::Warp(number));
        let warp = Form::symbol(Symbol::Warp(SpecialRegister::LaunchedWarp.number()));
        let tid = lane.plus(&warp, self.facts.threads());
        Some(match register {
            SpecialRegister::Tid => tid,
            SpecialRegister::Lane => lane,
            SpecialRegister::Pc => return None,
            SpecialRegister::X => match self.facts.grid? {
                Grid::Linear { .. } => tid,
                Grid::Pixels { .. } => own.plus(&Form::symbol(Symbol::Lane(0)), 1).plus(&quad, 2),
            },
            SpecialRegister::Y => match self.facts.grid? {
                Grid::Linear { .. } => Form::default(),
                Grid::Pixels { .. } => own.plus(&Form::symbol(Symbol::Lane(1)), 1),
            },
            // A workgroup is at least a warp.
            _ => own,
        })
    }

    fn differs_by_lane(&self, symbol: Symbol) -> bool {
        match symbol {
            Symbol::Lane(_) => true,
            Symbol::Warp(_) => false,
            Symbol::Result(number) => self.results[number].1,
        }
    }

    fn symbol_bounds(&self, symbol: Symbol) -> Bounds {
        let number = match symbol {
            Symbol::Lane(_) => return Bounds::up_to(1),
            Symbol::Result(number) => return self.results[number].0,
            Symbol::Warp(number) => number,
        };
        let Some(grid) = self.facts.grid else { return Bounds::ANY };
        let threads = self.facts.threads();
        // Columns and rows of a warp's first thread.
        let every = |pixels: u32, step: u32| Bounds {
            step: step.into(),
            ..Bounds::up_to(pixels.saturating_sub(1) & !(step - 1))
        };
        match (SpecialRegister::from_number(number), grid) {
            (Some(SpecialRegister::X), Grid::Pixels { width, .. }) => every(width, threads / 2),
            (Some(SpecialRegister::Y), Grid::Pixels { height, .. }) => every(height, 2),
            (Some(SpecialRegister::LaunchedWarp), Grid::Linear { threads: count }) => {
                Bounds::up_to(count.saturating_sub(1) / threads)
            }
            // Tiles of 16 warps at the most.
            (Some(SpecialRegister::LaunchedWarp), Grid::Pixels { width, height }) => {
                let warps = u64::from(width.div_ceil(8)) * u64::from(height.div_ceil(8)) * 16;
                Bounds::up_to(warps.min(u64::from(u32::MAX)) as u32 - 1)
            }
            (Some(SpecialRegister::Tile | SpecialRegister::Warp), _) => Bounds::up_to(63),
            _ => Bounds::ANY,
        }
    }

    /// Bounds of a sum of terms, over the integers: equal to the sum modulo 2^32.
    fn spread(&self, terms: impl Iterator<Item = (Symbol, u32)>) -> Bounds {
        terms
            .map(|(symbol, c)| self.symbol_bounds(symbol).times(c))
            .fold(Bounds { low: 0, high: 0, step: WORDS }, Bounds::plus)
    }

    fn bounds(&self, form: &Form) -> Bounds {
        let constant = i128::from(form.constant as i32);
        let step = if constant == 0 { WORDS } else { 1 << constant.trailing_zeros() };
        self.spread(form.terms.iter().map(|(&symbol, &c)| (symbol, c))).plus(Bounds {
            low: constant,
            high: constant,
            step,
        })
    }

    fn bounds_of(&self, access: &Access) -> Bounds {
        self.bounds(&Form { constant: access.constant, ..self.forms.form(access.shape).clone() })
    }

    fn in_range(&self, access: &Access, from: u32, to: u32) -> bool {
        let bounds = self.bounds_of(access);
        bounds.low >= i128::from(from) && bounds.high + access.bytes <= i128::from(to)
    }

    /// The address of `i`, where it is known.
    pub(super) fn access_of(&self, i: usize) -> Option<&Access> {
        self.accesses[i].as_ref()
    }

    /// The texels that `i` reads, where they are known.
    pub(super) fn texels_of(&self, i: usize) -> Option<(u32, u32)> {
        self.texels[i]
    }

    /// Whether `i` touches nothing but data, behind the program and the descriptors.
    fn in_data(&self, i: usize) -> bool {
        let base = self.facts.data_base;
        base > 0
            && self.accesses[i]
                .as_ref()
                .is_some_and(|access| self.in_range(access, base, self.facts.global_bytes))
    }

    /// Whether `i` cannot fault.
    pub fn never_faults(&self, i: usize) -> bool {
        if self.texels[i].is_some() {
            return true;
        }
        let Some(access) = &self.accesses[i] else { return false };
        let size = match access.space {
            Space::Global => self.facts.global_bytes,
            Space::Shared => self.facts.shared_bytes,
            Space::Constant => CONSTANT_BYTES,
        };
        self.in_range(access, 0, size) && self.bounds_of(access).step % access.bytes == 0
    }

    /// Whether an access is a write beside these texels.
    pub(super) fn apart_from_texels(&self, access: &Access, (first, bytes): (u32, u32)) -> bool {
        let bounds = self.bounds_of(access);
        let before = bounds.low >= 0 && bounds.high + access.bytes <= i128::from(first);
        access.writes && (before || self.in_range(access, first + bytes, self.facts.global_bytes))
    }
}

/// Whether a lane operation depends on its general registers alone.
fn op_is_plain(instruction: &Instruction) -> bool {
    instruction.row.writes_rd() && !instruction.row.operands.contains(&Operand::Ps)
}
