// SPDX-License-Identifier: MIT
//! Instructions on virtual registers.
use warpwright_isa::{Format, Guard, Instruction};

/// A virtual register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Reg(pub u32);

impl Reg {
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Registers that are allocated among themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    General,
    Predicate,
}

/// What a copy sets its destination to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    Reg(Reg),
    Word(u32),
}

/// Copies that happen at once.
pub type Copies = Vec<(Reg, Source)>;

/// An instruction.
#[derive(Clone, Debug)]
pub struct Machine {
    /// Everything but registers and targets.
    pub template: Instruction,
    /// Destinations, with consecutive numbers.
    pub dests: Vec<Reg>,
    pub a: Option<Reg>,
    pub b: Option<Reg>,
    pub c: Option<Reg>,
    /// The predicate that is written.
    pub sets: Option<Reg>,
    /// The predicate of a select.
    pub chooses: Option<Reg>,
    /// The predicate of the guard, and whether its complement guards.
    pub guard: Option<(Reg, bool)>,
    /// Where the guard does not hold, the destinations keep what they have, and that is used.
    pub partial: bool,
    /// Label of a branch.
    pub target: Option<u32>,
    /// What a branch copies on its way, in the threads that take it.
    pub copies: Copies,
    /// Nothing may come between this and the next instruction.
    pub glued: bool,
    /// Line of the source.
    pub line: u32,
}

/// An element of the code.
#[derive(Clone, Debug)]
pub enum Item {
    Label(u32),
    Inst(Machine),
    Copies(Copies),
}

/// What registers can be computed from again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Again {
    Word(u32),
    Special(u8),
    /// A word of the constant buffer.
    Constant(i32),
}

/// The code of a shader.
#[derive(Clone, Debug, Default)]
pub struct Code {
    pub items: Vec<Item>,
    pub classes: Vec<Class>,
    pub labels: u32,
    /// How each register could be computed again.
    pub again: Vec<Option<Again>>,
    /// The register with the address of a thread's spilled words, once there are some.
    pub spill_address: Option<Reg>,
}

impl Code {
    pub fn reg(&mut self, class: Class) -> Reg {
        self.classes.push(class);
        self.again.push(None);
        Reg(self.classes.len() as u32 - 1)
    }

    pub fn label(&mut self) -> u32 {
        self.labels += 1;
        self.labels - 1
    }
}

impl Machine {
    /// An instruction of this name and format without operands.
    pub fn new(mnemonic: &str, format: Format) -> Self {
        Self {
            template: Instruction::named(mnemonic, format),
            dests: vec![],
            a: None,
            b: None,
            c: None,
            sets: None,
            chooses: None,
            guard: None,
            partial: false,
            target: None,
            copies: vec![],
            glued: false,
            line: 0,
        }
    }

    pub fn mov(to: Reg, from: Source) -> Self {
        match from {
            Source::Reg(from) => {
                Self { dests: vec![to], b: Some(from), ..Self::new("mov", Format::R) }
            }
            Source::Word(word) => {
                let mut mov = Self { dests: vec![to], ..Self::new("mov", Format::I) };
                mov.template.immediate = word;
                mov
            }
        }
    }

    /// Registers that are read, predicates too; not those of the copies.
    pub fn reads(&self) -> impl Iterator<Item = Reg> + '_ {
        let kept = if self.partial { self.dests.as_slice() } else { &[] };
        let guard = self.guard.map(|(predicate, _)| predicate);
        // A guarded compare leaves the predicate of the other threads.
        let old = self.sets.filter(|_| self.guard.is_some());
        [self.a, self.b, self.c, self.chooses, guard, old]
            .into_iter()
            .flatten()
            .chain(kept.iter().copied())
    }

    /// Registers that are written; not those of the copies.
    pub fn writes(&self) -> impl Iterator<Item = Reg> + '_ {
        self.dests.iter().copied().chain(self.sets)
    }

    /// Replaces the registers that are read by what `replace` says.
    pub fn replace_reads(&mut self, replace: &mut dyn FnMut(Reg) -> Reg) {
        for operand in [&mut self.a, &mut self.b, &mut self.c] {
            *operand = operand.map(&mut *replace);
        }
    }

    /// Whether control never comes to the next instruction from here.
    pub fn ends(&self) -> bool {
        self.guard.is_none() && ["bra", "exit"].contains(&self.template.row.mnemonic)
    }

    /// The instruction with the numbers of the registers; `target` in instructions from here.
    pub fn with_colours(&self, colours: &[u8], target: i32) -> Instruction {
        let number =
            |register: Option<Reg>| register.map_or(0, |register| colours[register.index()]);
        let mut out = self.template;
        out.rd = number(self.dests.first().copied().or(self.sets));
        if self.a.is_some() {
            out.ra = number(self.a);
        }
        (out.rb, out.rc) = (number(self.b), number(self.c));
        if self.chooses.is_some() {
            out.modifier = number(self.chooses);
        }
        out.guard = self
            .guard
            .map(|(predicate, negate)| Guard { predicate: colours[predicate.index()], negate });
        out.target = target;
        out
    }
}
