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
use super::conflict::{memory, Space};
use super::graph::Graph;
use crate::alu_op::{AluOp, SpecialOp, SpecialRegister, Unit};
use crate::instruction::Instruction;
use crate::program::{layout, Grid, Program, CONSTANT_BYTES, LINE_BYTES};
use crate::row::Operand;
use std::collections::BTreeMap;

const WORDS: i128 = 1 << 32;

/// What is known about the launch and its memory. The default: nothing.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// The threads; nothing where tasks have grids of both kinds.
    grid: Option<Grid>,
    /// First instructions of the other tasks.
    entries: Vec<usize>,
    /// Bytes of memory and of a workgroup's shared memory.
    global_bytes: u32,
    shared_bytes: u32,
    /// Where buffers start: behind the program and the texture descriptors.
    data_base: u32,
    /// First byte and number of bytes of each texture.
    textures: [Option<(u32, u32)>; 16],
    /// Bits of a lane's number above the two in a quad: one with warps of eight threads.
    quad_bits: u32,
}

impl Facts {
    /// Threads of a warp.
    fn threads(&self) -> u32 {
        4 << self.quad_bits
    }

    /// From a program whose memory is laid out. `instructions`: their number.
    pub fn new(program: &Program, instructions: usize) -> Self {
        let mut textures = [None; 16];
        for texture in &program.textures {
            let bytes = texture.pitch * (texture.height - 1) + texture.width * texture.format.bytes();
            textures[usize::from(texture.index & 15)] = Some((texture.address, bytes));
        }
        Self {
            grid: common_grid(program),
            entries: program.others.iter().map(|task| task.entry as usize).filter(|&entry| entry < instructions).collect(),
            global_bytes: program.memory_bytes,
            shared_bytes: program.launch.shared_bytes,
            data_base: layout::data_base(instructions),
            textures,
            quad_bits: u32::from(program.launch.warp_threads > 4),
        }
    }
}

/// A grid that holds those of all tasks.
fn common_grid(program: &Program) -> Option<Grid> {
    program.others.iter().try_fold(program.launch.grid, |grid, task| match (grid, task.grid) {
        (Grid::Linear { threads }, Grid::Linear { threads: more }) => Some(Grid::Linear { threads: threads.max(more) }),
        (Grid::Pixels { width, height }, Grid::Pixels { width: more, height: higher }) => {
            Some(Grid::Pixels { width: width.max(more), height: height.max(higher) })
        }
        _ => None,
    })
}

/// A part of an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Symbol {
    /// A bit of the lane number: 0 and 1, with warps of eight threads 2 as well.
    Lane(u8),
    /// Something known at launch, the same for the whole warp.
    Warp(u8),
    /// The result of an operation that is not a sum, by its number.
    Result(usize),
}

/// A sum of symbols with coefficients, modulo 2^32.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Form {
    constant: u32,
    terms: BTreeMap<Symbol, u32>,
}

impl Form {
    fn constant(constant: u32) -> Self {
        Self { constant, terms: BTreeMap::new() }
    }
    fn symbol(symbol: Symbol) -> Self {
        Self { constant: 0, terms: BTreeMap::from([(symbol, 1)]) }
    }
    /// `self + other * factor`.
    fn plus(&self, other: &Form, factor: u32) -> Self {
        let mut sum = self.clone();
        sum.constant = sum.constant.wrapping_add(other.constant.wrapping_mul(factor));
        for (&symbol, coefficient) in &other.terms {
            let term = sum.terms.entry(symbol).or_default();
            *term = term.wrapping_add(coefficient.wrapping_mul(factor));
        }
        sum.terms.retain(|_, coefficient| *coefficient != 0);
        sum
    }
    fn times(&self, factor: u32) -> Self {
        Form::default().plus(self, factor)
    }
    fn as_constant(&self) -> Option<u32> {
        self.terms.is_empty().then_some(self.constant)
    }
}

/// What is known about a symbol: its range, and a power of two that divides it.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    low: i128,
    high: i128,
    step: i128,
}

impl Bounds {
    const ANY: Bounds = Bounds { low: 0, high: WORDS - 1, step: 1 };
    fn up_to(high: u32) -> Self {
        Self { low: 0, high: high.into(), step: 1 }
    }
    fn times(self, coefficient: u32) -> Self {
        let factor = i128::from(coefficient as i32);
        let (one, other) = (self.low * factor, self.high * factor);
        let step = (self.step << coefficient.trailing_zeros().min(31)).min(WORDS);
        Self { low: one.min(other), high: one.max(other), step }
    }
    fn plus(self, other: Self) -> Self {
        let (low, high) = (self.low + other.low, self.high + other.high);
        Self { low, high, step: self.step.min(other.step) }
    }
}

/// The values of the registers at one point; `None`: unknown.
type Values = Vec<Option<Form>>;

/// An operation on known values: opcode, operands.
type Operation = (u8, [Form; 3]);

/// One memory access.
#[derive(Clone, Debug)]
struct Access {
    address: Form,
    bytes: i128,
    space: Space,
    writes: bool,
}

/// The addresses of a program.
pub struct Addresses {
    facts: Facts,
    /// Operations that gave a [`Symbol::Result`].
    results: Vec<(Operation, Bounds, bool)>,
    accesses: Vec<Option<Access>>,
    /// Bytes that a texture read touches.
    texels: Vec<Option<(u32, u32)>>,
}

impl Addresses {
    pub fn new(program: &[Instruction], graph: &Graph, facts: &Facts) -> Self {
        let mut addresses = Self {
            facts: facts.clone(),
            results: vec![],
            accesses: vec![None; program.len()],
            texels: vec![None; program.len()],
        };
        let values = addresses.values(program, graph);
        for (i, instruction) in program.iter().enumerate() {
            let none = Form::constant(0);
            let base = match instruction.absolute {
                true => Some(&none),
                false => values[i].as_ref().and_then(|values| values[usize::from(instruction.ra)].as_ref()),
            };
            let (reads, writes) = memory(instruction);
            let (Some(base), Some(space), false) = (base, reads.or(writes), instruction.row.unit == Unit::Texture) else {
                continue;
            };
            let bytes = if space == Space::Global && instruction.row.unit == Unit::Attribute {
                LINE_BYTES
            } else {
                1 << (instruction.row.unit_op >> 3 & 3)
            };
            let address = base.times(if instruction.scale { 4 } else { 1 }).plus(&Form::constant(instruction.offset as u32), 1);
            addresses.accesses[i] = Some(Access { address, bytes: bytes.into(), space, writes: writes.is_some() });
        }
        // A write that may go to the descriptors may change where textures are.
        let writes_data = |i: usize| match memory(&program[i]).1 {
            Some(Space::Global) => addresses.in_data(i),
            _ => true,
        };
        if (0..program.len()).all(writes_data) {
            for (i, instruction) in program.iter().enumerate().filter(|(_, i)| i.row.unit == Unit::Texture) {
                addresses.texels[i] = addresses.facts.textures[usize::from(instruction.texture & 15)];
            }
        }
        addresses
    }

    /// The registers when each instruction runs; `None` for one that never does.
    fn values(&mut self, program: &[Instruction], graph: &Graph) -> Vec<Option<Values>> {
        let mut before: Vec<Option<Values>> = vec![None; program.len()];
        if program.is_empty() {
            return before;
        }
        let mut work = std::collections::BTreeSet::from([0]);
        work.extend(&self.facts.entries);
        work.iter().for_each(|&entry| before[entry] = Some(vec![None; 64]));
        while let Some(i) = work.pop_first() {
            let Some(mut after) = before[i].clone() else { continue };
            let written = program[i].registers_written();
            let value = if written == 0 { None } else { self.result(&program[i], &after) };
            for register in (0..64).filter(|register| written >> register & 1 != 0) {
                // A guarded write leaves the old value in some threads.
                if program[i].guard.is_none() || value != after[register] {
                    after[register] = if program[i].guard.is_none() { value.clone() } else { None };
                }
            }
            for &next in &graph.successors[i] {
                match &mut before[next] {
                    None => before[next] = Some(after.clone()),
                    Some(known) => {
                        let mut changed = false;
                        for (known, after) in known.iter_mut().zip(&after) {
                            if known.is_some() && known != after {
                                *known = None;
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
        let op = AluOp::from_number(row.unit_op).filter(|_| row.unit == Unit::Mad && op_is_plain(instruction))?;
        let value = |reads: bool, register: u8| if reads { values[usize::from(register)].clone() } else { Some(Form::default()) };
        let a = value(row.reads_a(), instruction.ra)?;
        let b = if row.immediate() { Form::constant(instruction.immediate) } else { value(row.reads_b(), instruction.rb)? };
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
                let high = [bounds_a, bounds_b].into_iter().filter(|&bounds| exact(bounds)).map(|bounds| bounds.high).min();
                bounds.high = high.unwrap_or(bounds.high);
            }
            _ => {}
        }
        let per_lane = operands.iter().flat_map(|form| form.terms.keys()).any(|&symbol| self.differs_by_lane(symbol));
        let operation = (opcode, operands);
        let known = self.results.iter().position(|(known, ..)| *known == operation);
        let number = known.unwrap_or_else(|| {
            self.results.push((operation, bounds, per_lane));
            self.results.len() - 1
        });
        Form::symbol(Symbol::Result(number))
    }

    fn special(&self, number: u8) -> Option<Form> {
        // The second quad of a warp stands beside the first.
        let quad = if self.facts.quad_bits == 0 { Form::default() } else { Form::symbol(Symbol::Lane(2)) };
        let lane = Form::symbol(Symbol::Lane(0)).plus(&Form::symbol(Symbol::Lane(1)), 2).plus(&quad, 4);
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
            Symbol::Result(number) => self.results[number].2,
        }
    }

    fn symbol_bounds(&self, symbol: Symbol) -> Bounds {
        let number = match symbol {
            Symbol::Lane(_) => return Bounds::up_to(1),
            Symbol::Result(number) => return self.results[number].1,
            Symbol::Warp(number) => number,
        };
        let Some(grid) = self.facts.grid else { return Bounds::ANY };
        let threads = self.facts.threads();
        // Columns and rows of a warp's first thread.
        let every =
            |pixels: u32, step: u32| Bounds { step: step.into(), ..Bounds::up_to(pixels.saturating_sub(1) & !(step - 1)) };
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
        terms.map(|(symbol, c)| self.symbol_bounds(symbol).times(c)).fold(Bounds { low: 0, high: 0, step: WORDS }, Bounds::plus)
    }

    fn bounds(&self, form: &Form) -> Bounds {
        let constant = i128::from(form.constant as i32);
        let step = if constant == 0 { WORDS } else { 1 << constant.trailing_zeros() };
        self.spread(form.terms.iter().map(|(&symbol, &c)| (symbol, c))).plus(Bounds { low: constant, high: constant, step })
    }

    fn in_range(&self, access: &Access, from: u32, to: u32) -> bool {
        let bounds = self.bounds(&access.address);
        bounds.low >= i128::from(from) && bounds.high + access.bytes <= i128::from(to)
    }

    /// Whether `i` touches nothing but data, behind the program and the descriptors.
    fn in_data(&self, i: usize) -> bool {
        let base = self.facts.data_base;
        base > 0 && self.accesses[i].as_ref().is_some_and(|access| self.in_range(access, base, self.facts.global_bytes))
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
        self.in_range(access, 0, size) && self.bounds(&access.address).step % access.bytes == 0
    }

    /// Whether the accesses `e` and `l` of one warp touch no common byte, in any two lanes.
    pub fn apart(&self, e: usize, l: usize) -> bool {
        match (&self.accesses[e], &self.accesses[l], self.texels[e], self.texels[l]) {
            (Some(one), Some(other), ..) => self.accesses_apart(one, other),
            (Some(access), None, None, Some(texels)) | (None, Some(access), Some(texels), None) => {
                let (first, bytes) = texels;
                let bounds = self.bounds(&access.address);
                let before = bounds.low >= 0 && bounds.high + access.bytes <= i128::from(first);
                access.writes && (before || self.in_range(access, first + bytes, self.facts.global_bytes))
            }
            _ => false,
        }
    }

    fn accesses_apart(&self, one: &Access, other: &Access) -> bool {
        let lanes = i128::from(self.facts.threads());
        (0..lanes * lanes).all(|pair| {
            let (constant, spread) = self.difference(&one.address, &other.address, pair / lanes, pair % lanes);
            let distance = i128::from(constant as i32);
            // From the first to the last difference at which they could meet: no multiple of 2^32.
            let low = spread.low + distance - (one.bytes - 1);
            let high = spread.high + distance + other.bytes - 1;
            let by_range = high.div_euclid(WORDS) * WORDS < low;
            let left = i128::from(constant) % spread.step;
            by_range || (one.bytes <= left && left <= spread.step - other.bytes)
        })
    }

    /// Address `other` of lane `j` minus address `one` of lane `i`: the known part and the bounds
    /// of the rest.
    fn difference(&self, one: &Form, other: &Form, i: i128, j: i128) -> (u32, Bounds) {
        let whole = other.plus(one, u32::MAX);
        let mut constant = whole.constant;
        let mut add_lane = |form: &Form, lane: i128, sign: u32| {
            for bit in 0..3 {
                if let (Some(c), 1) = (form.terms.get(&Symbol::Lane(bit)), lane >> bit & 1) {
                    constant = constant.wrapping_add(c.wrapping_mul(sign));
                }
            }
        };
        add_lane(other, j, 1);
        add_lane(one, i, u32::MAX);
        let is_lane = |symbol: &Symbol| matches!(symbol, Symbol::Lane(_));
        // What differs from lane to lane does not cancel between lanes.
        let varies = |symbol: &Symbol| i != j && self.differs_by_lane(*symbol);
        let cancelling = whole.terms.iter().filter(|(symbol, _)| !is_lane(symbol) && !varies(symbol)).map(|(&s, &c)| (s, c));
        let varying = [(other, 1), (one, u32::MAX)].into_iter().flat_map(|(form, sign)| {
            let terms = form.terms.iter().filter(|(symbol, _)| !is_lane(symbol) && varies(symbol));
            terms.map(move |(&symbol, &c)| (symbol, c.wrapping_mul(sign)))
        });
        (constant, self.spread(cancelling.chain(varying)))
    }
}

/// Whether a lane operation depends on its general registers alone.
fn op_is_plain(instruction: &Instruction) -> bool {
    instruction.row.writes_rd() && !instruction.row.operands.contains(&Operand::Ps)
}
