// SPDX-License-Identifier: MIT
//! Selection: operations to instructions, structure to branches and joins.
//!
//! Code is laid out in the order of the source. Of threads that go different ways the core runs
//! those at the lowest place first; a `sync` at the end of each structure lets them meet again.
use super::machine::{Again, Class, Code, Copies, Item, Machine, Reg, Source};
use super::predicates::Known;
use super::Target;
use crate::ir::{selects_third, Function, Inst, Label, Op, Space, Value, Width};
use std::collections::{HashMap, HashSet};
use warpwright_isa::row::Format;
use warpwright_isa::{AluOp, SfuOp};

/// Addresses of planes go to registers in steps of this; the rest is the offset of the instruction.
const PLANE_STEP: u32 = 0x4000;

/// The selection of a function.
pub struct Selector<'a> {
    pub function: &'a Function,
    pub target: &'a Target,
    pub code: Code,
    /// Operations that define values.
    definitions: Vec<Option<&'a Inst>>,
    pub uses: HashMap<Value, usize>,
    /// Values that are used as addresses of accesses only.
    only_addresses: HashSet<Value>,
    pub divergence: crate::passes::Divergence,
    registers: HashMap<Value, Reg>,
    /// Constants in registers, and those of the region that is being filled.
    constants: HashMap<Again, Reg>,
    scopes: Vec<Vec<Again>>,
    pub known: Known,
    /// Labels of the structures around the place.
    pub around: HashMap<Label, super::flow::Around>,
    pub line: u32,
    pub depth: u32,
    /// What guards everything that has an effect.
    pub guard: Option<(Reg, bool)>,
}

/// Selects instructions.
pub fn run(function: &Function, target: &Target) -> Code {
    let mut definitions = vec![None; function.types.len()];
    crate::ir::walk(&function.body, &mut |node| {
        if let crate::ir::Node::Inst(inst) = node {
            inst.results.iter().for_each(|result| definitions[result.index()] = Some(inst));
        }
    });
    let mut selector = Selector {
        function,
        target,
        code: Code::default(),
        definitions,
        uses: crate::passes::uses(function),
        only_addresses: only_addresses(function),
        divergence: crate::passes::analyse(function),
        registers: HashMap::new(),
        constants: HashMap::new(),
        scopes: vec![vec![]],
        known: Known::default(),
        around: HashMap::new(),
        line: 0,
        depth: 0,
        guard: None,
    };
    selector.region(&function.body);
    if selector.goes_on() {
        selector.push(Machine::new("exit", Format::R));
    }
    selector.code
}

/// Values that are used as addresses of loads and stores only.
fn only_addresses(function: &Function) -> HashSet<Value> {
    let mut as_address: HashMap<Value, usize> = HashMap::new();
    crate::ir::walk(&function.body, &mut |node| {
        let crate::ir::Node::Inst(inst) = node else { return };
        let address = match inst.op {
            Op::Load { space, .. } if space != Space::Constant => inst.args.first(),
            Op::Store { .. } => inst.args.get(1),
            _ => None,
        };
        if let Some(&address) = address {
            *as_address.entry(address).or_insert(0) += 1;
        }
    });
    let uses = crate::passes::uses(function);
    as_address
        .into_iter()
        .filter(|(value, count)| uses.get(value) == Some(count))
        .map(|(value, _)| value)
        .collect()
}

impl<'a> Selector<'a> {
    pub fn push(&mut self, mut machine: Machine) {
        machine.line = self.line;
        self.code.items.push(Item::Inst(machine));
    }

    /// Puts a label here.
    pub fn put_label(&mut self, label: u32) {
        self.known.forget();
        self.code.items.push(Item::Label(label));
    }

    pub fn definition(&self, value: Value) -> Option<(Op, &'a [Value])> {
        self.definitions[value.index()].map(|inst| (inst.op, inst.args.as_slice()))
    }

    /// The word that a value always is.
    pub fn word(&self, value: Value) -> Option<u32> {
        match self.definition(value)?.0 {
            Op::Const(word) => Some(word),
            _ => None,
        }
    }

    /// The register of a value that is no constant.
    pub fn reg(&mut self, value: Value) -> Reg {
        let code = &mut self.code;
        *self.registers.entry(value).or_insert_with(|| code.reg(Class::General))
    }

    /// A register with a constant.
    pub fn constant(&mut self, word: u32) -> Reg {
        let key = Again::Word(word);
        if let Some(&reg) = self.constants.get(&key) {
            return reg;
        }
        let reg = self.code.reg(Class::General);
        self.code.again[reg.index()] = Some(key);
        self.push(Machine::mov(reg, Source::Word(word)));
        self.constants.insert(key, reg);
        self.scopes.last_mut().expect("there is a scope").push(key);
        reg
    }

    /// Begins a region: constants that are first needed there are forgotten at its end.
    pub fn enter(&mut self) {
        self.scopes.push(vec![]);
    }

    pub fn leave(&mut self) {
        for key in self.scopes.pop().unwrap_or_default() {
            self.constants.remove(&key);
        }
        self.known.forget();
    }

    /// The register of an operand.
    pub fn operand(&mut self, value: Value) -> Reg {
        match self.word(value) {
            Some(word) => self.constant(word),
            None => self.reg(value),
        }
    }

    pub fn source(&mut self, value: Value) -> Source {
        match self.word(value) {
            Some(word) => Source::Word(word),
            None => Source::Reg(self.reg(value)),
        }
    }

    pub fn copies(&mut self, to: &[Value], from: &[Value]) -> Copies {
        to.iter().zip(from).map(|(&to, &from)| (self.reg(to), self.source(from))).collect()
    }

    /// Which argument may be an immediate.
    fn immediate(&self, op: Op, args: &[Value]) -> Option<usize> {
        match op {
            Op::Alu(op) if args.len() == 2 && !selects_third(op) && op != AluOp::PackHalf => {
                self.word(args[1]).is_some().then_some(1)
            }
            Op::Sfu(op) if op >= SfuOp::DivS => self.word(args[1]).is_some().then_some(1),
            Op::Compare { .. } => (0..2).rev().find(|&at| self.word(args[at]).is_some()),
            _ => None,
        }
    }

    /// The constants that an operation takes from registers.
    pub fn words_in_registers(&self, inst: &Inst) -> Vec<u32> {
        if let Op::Load { .. } | Op::Const(_) | Op::Bool(_) = inst.op {
            return vec![];
        }
        let immediate = self.immediate(inst.op, &inst.args);
        let args = inst.args.iter().enumerate().filter(|(at, _)| Some(*at) != immediate);
        args.filter_map(|(_, &arg)| self.word(arg)).collect()
    }

    pub fn inst(&mut self, inst: &'a Inst) {
        if inst.line > 0 {
            self.line = inst.line;
        }
        let args = &inst.args;
        match inst.op {
            // Constants and truth values are made where they are used.
            Op::Const(_) | Op::Bool(_) | Op::Scratch { .. } => {}
            Op::Compare { .. } | Op::And | Op::Or | Op::Xor | Op::Not => {}
            Op::Alu(op) => self.alu(op.name(), inst, Some(op)),
            Op::Sfu(op) => self.alu(op.name(), inst, None),
            Op::Select => self.select(inst),
            Op::Special(register) => {
                let rd = self.reg(inst.results[0]);
                let mut machine = Machine { dests: vec![rd], ..Machine::new("s2r", Format::R) };
                machine.template.ra = register.number();
                self.code.again[rd.index()] = Some(Again::Special(register.number()));
                self.push(machine);
            }
            Op::Ddx | Op::Ddy => {
                let a = self.operand(args[0]);
                let rd = self.reg(inst.results[0]);
                let name = if inst.op == Op::Ddx { "ddx" } else { "ddy" };
                self.push(Machine { dests: vec![rd], a: Some(a), ..Machine::new(name, Format::R) });
            }
            Op::Interpolate(address) => {
                let base = self.constant(address / PLANE_STEP * PLANE_STEP);
                let rd = self.reg(inst.results[0]);
                let mut machine =
                    Machine { dests: vec![rd], a: Some(base), ..Machine::new("interp", Format::M) };
                machine.template.offset = (address % PLANE_STEP) as i32;
                self.push(machine);
            }
            Op::Load { space, width, offset, .. } => {
                let rd = self.reg(inst.results[0]);
                let name = match (space, width) {
                    (Space::Constant, _) => "ldc",
                    (Space::Global, Width::Byte) => "ld.u8",
                    (Space::Global, Width::Half) => "ld.u16",
                    (Space::Global, Width::Word) => "ld",
                    (Space::Shared, Width::Byte) => "lds.u8",
                    (Space::Shared, Width::Half) => "lds.u16",
                    (Space::Shared, Width::Word) => "lds",
                };
                if space == Space::Constant && args.is_empty() {
                    self.code.again[rd.index()] = Some(Again::Constant(offset));
                }
                let mut machine =
                    Machine { dests: vec![rd], guard: self.guard, ..Machine::new(name, Format::M) };
                self.address(&mut machine, args.first().copied(), offset);
                self.push(machine);
            }
            Op::Store { space, width, offset } => {
                let value = self.operand(args[0]);
                let name = match (space, width) {
                    (Space::Shared, Width::Byte) => "sts.u8",
                    (Space::Shared, Width::Half) => "sts.u16",
                    (Space::Shared, Width::Word) => "sts",
                    (_, Width::Byte) => "st.u8",
                    (_, Width::Half) => "st.u16",
                    (_, Width::Word) => "st",
                };
                let mut machine =
                    Machine { b: Some(value), guard: self.guard, ..Machine::new(name, Format::M) };
                self.address(&mut machine, args.get(1).copied(), offset);
                self.push(machine);
            }
            Op::Atomic { space, op, .. } => self.atomic(inst, space, op),
            Op::Texture { read, texture } => {
                let (a, b) = (self.operand(args[0]), self.operand(args[1]));
                let used = |value: &Value| self.uses.contains_key(value);
                let channels = inst.results.iter().enumerate().filter(|(_, value)| used(value));
                let channels = channels.fold(0, |mask, (at, _)| mask | 1u8 << at);
                let values: Vec<Value> = inst.results.iter().copied().filter(used).collect();
                let dests = values.into_iter().map(|value| self.reg(value)).collect();
                let name = if read == crate::ir::TextureRead::Sample { "tex" } else { "txf" };
                let mut machine =
                    Machine { dests, a: Some(a), b: Some(b), ..Machine::new(name, Format::T) };
                (machine.template.texture, machine.template.modifier) = (texture, channels);
                self.push(machine);
            }
            // The pass `rounds` replaces it.
            Op::Invocation => {}
            Op::Barrier => self.push(Machine::new("bar", Format::R)),
            Op::Exit => self.push(Machine { guard: self.guard, ..Machine::new("exit", Format::R) }),
        }
    }

    /// The address of an access.
    fn address(&mut self, machine: &mut Machine, base: Option<Value>, offset: i32) {
        machine.template.offset = offset;
        match base {
            None => machine.template.absolute = true,
            // The instruction shifts by itself.
            Some(base) => match self.definition(base) {
                Some((Op::Alu(AluOp::Shl), args))
                    if machine.template.row.mnemonic != "ldc" && self.is_scale_of(base) =>
                {
                    machine.template.scale = true;
                    machine.a = Some(self.reg(args[0]));
                }
                _ => machine.a = Some(self.operand(base)),
            },
        }
    }

    /// Whether a value is a shift that is part of the addresses of all that use it.
    fn is_scale_of(&self, value: Value) -> bool {
        let Some((Op::Alu(AluOp::Shl), args)) = self.definition(value) else { return false };
        self.word(args[1]) == Some(2)
            && self.word(args[0]).is_none()
            && self.only_addresses.contains(&value)
    }

    fn alu(&mut self, name: &str, inst: &'a Inst, op: Option<AluOp>) {
        if self.is_scale_of(inst.results[0]) {
            return;
        }
        let args = &inst.args;
        let rd = self.reg(inst.results[0]);
        if self.immediate(inst.op, args) == Some(1) {
            let a = self.operand(args[0]);
            let mut machine =
                Machine { dests: vec![rd], a: Some(a), ..Machine::new(name, Format::I) };
            machine.template.immediate = self.word(args[1]).unwrap_or(0);
            self.push(machine);
            return;
        }
        let mut operands =
            args.iter().map(|&arg| self.operand(arg)).collect::<Vec<_>>().into_iter();
        let mut machine = Machine { dests: vec![rd], ..Machine::new(name, Format::R) };
        if op == Some(AluOp::Not) {
            machine.b = operands.next();
        } else {
            machine.a = operands.next();
            if op.is_some_and(selects_third) {
                machine.c = operands.next();
            } else {
                (machine.b, machine.c) = (operands.next(), operands.next());
            }
        }
        self.push(machine);
    }

    fn select(&mut self, inst: &'a Inst) {
        let (predicate, opposite) = self.predicate(inst.args[0]);
        let (mut accept, mut reject) = (inst.args[1], inst.args[2]);
        if opposite {
            std::mem::swap(&mut accept, &mut reject);
        }
        let rd = self.reg(inst.results[0]);
        let constants = [accept, reject].iter().any(|&value| self.word(value).is_some());
        // In a loop constants are in registers already.
        if constants && self.depth == 0 {
            let (accept, reject) = (self.source(accept), self.source(reject));
            self.push(Machine::mov(rd, reject));
            self.push(Machine {
                guard: Some((predicate, false)),
                partial: true,
                ..Machine::mov(rd, accept)
            });
            return;
        }
        let (a, b) = (self.operand(accept), self.operand(reject));
        let machine = Machine::new("sel", Format::R);
        self.push(Machine {
            dests: vec![rd],
            a: Some(a),
            b: Some(b),
            chooses: Some(predicate),
            ..machine
        });
    }
}
