// SPDX-License-Identifier: MIT
//! Pointers: places in variables and in memory, loads and stores.
use super::types::{Kind, Leaf, Packing};
use super::{Expr, Lowerer};
use crate::error::{Lowered, Problem};
use crate::ir::{Op, Space, Value, Width};
use crate::layout::Place;
use naga::{AddressSpace, Expression, GlobalVariable, Handle, StorageAccess, TypeInner};
use warpwright_isa::{AluOp, SpecialRegister};

/// A place, and the type of what is there.
#[derive(Clone, Debug)]
pub(super) struct Pointer {
    pub root: Root,
    pub inner: TypeInner,
}

/// Where a place is.
#[derive(Clone, Debug)]
pub(super) enum Root {
    /// In variables, from this one on.
    Variable {
        first: usize,
        /// Elements that are chosen at run time, from the outermost.
        choices: Vec<Choice>,
    },
    /// In memory.
    Memory(Memory),
}

/// An element that is chosen at run time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub index: Value,
    pub count: u32,
    /// Variables from element to element.
    pub stride: usize,
}

/// A place in memory.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    pub space: Space,
    /// In the thread's scratch memory.
    pub scratch: bool,
    /// Where the resource begins.
    pub base: u32,
    /// Bytes of the resource.
    pub bytes: u32,
    /// Bytes to the place that are known when the thread runs.
    pub dynamic: Option<Value>,
    /// Bytes to the place that are always the same.
    pub offset: u32,
    pub packing: Packing,
    /// The shader does not write there.
    pub invariant: bool,
}

/// Longer arrays are in memory when an index is known at run time only.
const MOST_CHOSEN: usize = 16;

impl Lowerer<'_> {
    /// The place of a variable of a module.
    pub(super) fn global(&mut self, handle: Handle<GlobalVariable>) -> Lowered<Expr> {
        let variable = &self.source.module.global_variables[handle];
        let inner = self.source.module.types[variable.ty].inner.clone();
        let memory = |space, base, bytes, packing, invariant| {
            let memory = Memory {
                space,
                scratch: false,
                base,
                bytes,
                dynamic: None,
                offset: 0,
                packing,
                invariant,
            };
            Expr::Pointer(Pointer { root: Root::Memory(memory), inner: inner.clone() })
        };
        match variable.space {
            AddressSpace::Handle => Ok(Expr::Resource(handle)),
            AddressSpace::Private => Ok(Expr::Pointer(self.privates[&handle].clone())),
            AddressSpace::WorkGroup => {
                let bytes = self.types().bytes(&inner, Packing::Words);
                Ok(memory(Space::Shared, self.shared[&handle], bytes, Packing::Words, false))
            }
            AddressSpace::Uniform | AddressSpace::Immediate | AddressSpace::Storage { .. } => {
                let writes = matches!(variable.space, AddressSpace::Storage { access } if access.contains(StorageAccess::STORE));
                match self.layout.places.get(&handle) {
                    Some(&Place::Constant { offset, bytes }) => {
                        Ok(memory(Space::Constant, offset, bytes, Packing::Host, true))
                    }
                    Some(&Place::Memory { address, bytes }) => {
                        Ok(memory(Space::Global, address, bytes, Packing::Host, !writes))
                    }
                    _ => Err(Problem::new("a buffer without a place")),
                }
            }
            space => Err(Problem::unsupported(format!("address space {space:?}"), "")),
        }
    }

    /// A variable with these first values.
    pub(super) fn variable(&mut self, inner: &TypeInner, values: &[Value]) -> Lowered<Pointer> {
        let kinds = self.kinds(inner)?;
        let first = self.variables.len();
        for (kind, &value) in kinds.into_iter().zip(values) {
            let value = if kind == Kind::Bool { self.bool_to_word(value) } else { value };
            self.declare(kind, value);
        }
        Ok(Pointer { root: Root::Variable { first, choices: vec![] }, inner: inner.clone() })
    }

    /// Whether a variable of this type has to be in memory when its elements are chosen at run
    /// time.
    pub(super) fn is_long(&self, inner: &TypeInner) -> bool {
        self.types().bytes(inner, Packing::Words) as usize / 4 > MOST_CHOSEN
    }

    /// A place in the thread's scratch memory.
    pub(super) fn scratch_place(&mut self, inner: &TypeInner) -> Pointer {
        let bytes = self.types().bytes(inner, Packing::Words);
        let offset = self.scratch;
        self.scratch += bytes;
        Pointer { root: Root::Memory(self.scratch_memory(offset, bytes)), inner: inner.clone() }
    }

    /// Scratch memory is interleaved: a word of all threads of a warp lies together. Its address is
    /// a place in it times the threads of a warp, and the thread's own base is added when the
    /// access is made.
    fn scratch_memory(&self, offset: u32, bytes: u32) -> Memory {
        Memory {
            space: Space::Global,
            scratch: true,
            base: 0,
            bytes,
            dynamic: None,
            offset,
            packing: Packing::Words,
            invariant: false,
        }
    }

    /// A member, element, column or component with a known number.
    pub(super) fn member(&self, pointer: &Pointer, index: u32) -> Lowered<Pointer> {
        let last = self.count_at(pointer).map_or(u32::MAX, |count| count.saturating_sub(1));
        let index = index.min(last);
        let (root, inner) = match &pointer.root {
            Root::Variable { first, choices } => {
                let (offset, inner) = self.types().member(&pointer.inner, index, Packing::Words)?;
                (
                    Root::Variable { first: first + offset as usize / 4, choices: choices.clone() },
                    inner,
                )
            }
            Root::Memory(memory) => {
                let (offset, inner) = self.types().member(&pointer.inner, index, memory.packing)?;
                (
                    Root::Memory(Memory {
                        offset: memory.offset.saturating_add(offset),
                        ..memory.clone()
                    }),
                    inner,
                )
            }
        };
        Ok(Pointer { root, inner })
    }

    /// How many elements there are at a place, also where the type does not say it.
    pub(super) fn count_at(&self, pointer: &Pointer) -> Option<u32> {
        self.types().count(&pointer.inner).or_else(|| match &pointer.root {
            Root::Memory(memory) if matches!(pointer.inner, TypeInner::Array { .. }) => {
                let stride = self.types().stride(&pointer.inner, memory.packing).max(1);
                Some(memory.bytes.saturating_sub(memory.offset) / stride)
            }
            _ => None,
        })
    }

    /// An element with a number that is known at run time only; one that is too large is the last.
    pub(super) fn element(&mut self, pointer: &Pointer, index: Value) -> Lowered<Pointer> {
        if let Some(index) = self.b.as_const(index) {
            return self.member(pointer, index);
        }
        let count = self
            .count_at(pointer)
            .ok_or_else(|| Problem::new("an index into something without elements"))?;
        if count == 0 {
            return Err(Problem::new("an index into an array without elements"));
        }
        let inner = self.types().element(&pointer.inner)?;
        let root = match &pointer.root {
            Root::Variable { first, choices } => {
                let stride = self.types().stride(&pointer.inner, Packing::Words) as usize / 4;
                let mut choices = choices.clone();
                choices.push(Choice { index, count, stride });
                Root::Variable { first: *first, choices }
            }
            Root::Memory(memory) => {
                let stride = self.types().stride(&pointer.inner, memory.packing);
                let index = self.clamp_index(index, count);
                let step = self.b.word(stride);
                let bytes = self.b.alu(AluOp::Imul, &[index, step]);
                let dynamic = match memory.dynamic {
                    Some(before) => self.b.alu(AluOp::Iadd, &[before, bytes]),
                    None => bytes,
                };
                Root::Memory(Memory { dynamic: Some(dynamic), ..memory.clone() })
            }
        };
        Ok(Pointer { root, inner })
    }

    /// An index below `count`.
    pub(super) fn clamp_index(&mut self, index: Value, count: u32) -> Value {
        if self.at_most(index, 8) < u64::from(count) {
            return index;
        }
        let last = self.b.word(count.saturating_sub(1));
        self.b.alu(AluOp::IminU, &[index, last])
    }

    /// The largest number that a word can be, as far as its definition shows it.
    pub(super) fn at_most(&self, value: Value, depth: u32) -> u64 {
        let any = u64::from(u32::MAX);
        let Some((op, args)) = self.b.definition(value).filter(|_| depth > 0) else { return any };
        let arg = |at: usize| self.at_most(args[at], depth - 1);
        let whole = |bound: u64| if bound > any { any } else { bound };
        match op {
            Op::Const(word) => word.into(),
            Op::Special(SpecialRegister::Tid) => u64::from(self.threads.saturating_sub(1)),
            Op::Special(SpecialRegister::X) => u64::from(self.options.size.0.saturating_sub(1)),
            Op::Special(SpecialRegister::Y) => u64::from(self.options.size.1.saturating_sub(1)),
            Op::Alu(AluOp::And) => arg(0).min(arg(1)),
            Op::Alu(AluOp::IminU) => arg(0).min(arg(1)),
            Op::Alu(AluOp::Iadd) => whole(arg(0) + arg(1)),
            Op::Alu(AluOp::Imul) => whole(arg(0) * arg(1)),
            Op::Alu(AluOp::Shl) => {
                self.b.as_const(args[1]).map_or(any, |bits| whole(arg(0) << (bits & 31)))
            }
            Op::Alu(AluOp::Shr) => {
                self.b.as_const(args[1]).map_or(arg(0), |bits| arg(0) >> (bits & 31))
            }
            Op::Sfu(warpwright_isa::SfuOp::RemU) => {
                self.b.as_const(args[1]).map_or(any, |by| u64::from(by.max(1)) - 1)
            }
            Op::Sfu(warpwright_isa::SfuOp::DivU) => arg(0),
            Op::Alu(AluOp::ImulhU) => (arg(0) * arg(1)) >> 32,
            Op::Select => arg(1).max(arg(2)),
            _ => any,
        }
    }

    /// The address of a place in memory, and an offset to be added to it.
    pub(super) fn address(&mut self, memory: &Memory, leaf: u32) -> (Value, i32) {
        if memory.scratch {
            return self.scratch_address(memory, leaf);
        }
        let base = self.b.word(memory.base);
        let address = match memory.dynamic {
            Some(dynamic) => self.b.alu(AluOp::Iadd, &[dynamic, base]),
            None => base,
        };
        let offset = memory.offset + leaf;
        if offset < 0x8000 {
            return (address, offset as i32);
        }
        let offset = self.b.word(offset);
        (self.b.alu(AluOp::Iadd, &[address, offset]), 0)
    }

    fn scratch_address(&mut self, memory: &Memory, leaf: u32) -> (Value, i32) {
        let bits = self.options.warp_threads.trailing_zeros();
        let number = self.whole_number();
        let own = self.scratch_base(number);
        let fixed = (memory.offset + leaf) << bits;
        let address = match memory.dynamic {
            Some(dynamic) => {
                let bits = self.b.word(bits);
                let scaled = self.b.alu(AluOp::Shl, &[dynamic, bits]);
                self.b.alu(AluOp::Iadd, &[own, scaled])
            }
            None => own,
        };
        if fixed < 0x8000 {
            return (address, fixed as i32);
        }
        let fixed = self.b.word(fixed);
        (self.b.alu(AluOp::Iadd, &[address, fixed]), 0)
    }

    /// The number of the thread, or of the invocation among all.
    fn whole_number(&mut self) -> Value {
        let Some(rounds) = self.rounds else { return self.b.special(SpecialRegister::Tid) };
        let (group, own) = (self.b.special(SpecialRegister::Workgroup), self.b.invocation());
        let numbers = self.b.word(rounds.numbers());
        self.b.alu(AluOp::Imad, &[group, numbers, own])
    }

    /// Where the scratch memory of a thread begins: that of its warp, and its own word.
    fn scratch_base(&mut self, tid: Value) -> Value {
        let (mask, four, bits) =
            (self.options.warp_threads - 1, 2, self.options.warp_threads.trailing_zeros());
        let [mask, four, bits] = [mask, four, bits].map(|word| self.b.word(word));
        let lane = self.b.alu(AluOp::And, &[tid, mask]);
        let own = self.b.alu(AluOp::Shl, &[lane, four]);
        let warp = self.b.alu(AluOp::Shr, &[tid, bits]);
        let (size, base) = (self.b.scratch_word(true), self.b.scratch_word(false));
        let warp = self.b.alu(AluOp::Imad, &[warp, size, base]);
        self.b.alu(AluOp::Iadd, &[warp, own])
    }

    /// The scalars at a place.
    pub(super) fn load(&mut self, pointer: &Pointer) -> Lowered<Vec<Value>> {
        match &pointer.root {
            Root::Variable { first, choices } => {
                let count = self.types().bytes(&pointer.inner, Packing::Words) as usize / 4;
                Ok((*first..first + count)
                    .map(|variable| self.load_chosen(variable, choices))
                    .collect())
            }
            Root::Memory(memory) => {
                let leaves = self.types().leaves(&pointer.inner, memory.packing)?;
                Ok(leaves.iter().map(|&leaf| self.load_leaf(memory, leaf)).collect())
            }
        }
    }

    fn load_chosen(&mut self, variable: usize, choices: &[Choice]) -> Value {
        let Some((choice, rest)) = choices.split_first() else { return self.read(variable) };
        let mut found =
            self.load_chosen(variable + (choice.count as usize - 1) * choice.stride, rest);
        for index in (0..choice.count - 1).rev() {
            let element = self.load_chosen(variable + index as usize * choice.stride, rest);
            let is = self.is_index(choice.index, index);
            found = self.b.select(is, element, found);
        }
        found
    }

    pub(super) fn is_index(&mut self, value: Value, index: u32) -> Value {
        let index = self.b.word(index);
        self.b.compare(false, 0, value, index)
    }

    fn load_leaf(&mut self, memory: &Memory, leaf: Leaf) -> Value {
        let (address, offset) = self.address(memory, leaf.offset);
        let word = self.b.load(memory.space, Width::Word, address, offset, memory.invariant);
        if leaf.kind == Kind::Bool {
            self.word_to_bool(word)
        } else {
            word
        }
    }

    /// Puts scalars to a place.
    pub(super) fn store(&mut self, pointer: &Pointer, values: &[Value]) -> Lowered<()> {
        match &pointer.root {
            Root::Variable { first, choices } => {
                let mut all = vec![(*first, None)];
                for choice in choices {
                    all = self.widen(&all, choice);
                }
                for (first, condition) in all {
                    for (at, &value) in values.iter().enumerate() {
                        let value = match condition {
                            None => value,
                            Some(condition) => {
                                let old = self.read(first + at);
                                self.b.select(condition, value, old)
                            }
                        };
                        self.write(first + at, value);
                    }
                }
                Ok(())
            }
            Root::Memory(memory) => {
                let leaves = self.types().leaves(&pointer.inner, memory.packing)?;
                let memory = memory.clone();
                self.unless_helper(memory.space == Space::Global && !memory.scratch, |this| {
                    for (leaf, &value) in leaves.iter().zip(values) {
                        let value =
                            if leaf.kind == Kind::Bool { this.bool_to_word(value) } else { value };
                        let (address, offset) = this.address(&memory, leaf.offset);
                        this.b.store(memory.space, Width::Word, address, offset, value);
                    }
                    Ok(())
                })
            }
        }
    }

    /// The places that a choice may mean, each with its condition; the last element is also what is
    /// beyond it.
    fn widen(
        &mut self,
        places: &[(usize, Option<Value>)],
        choice: &Choice,
    ) -> Vec<(usize, Option<Value>)> {
        let mut all = vec![];
        for &(first, condition) in places {
            for index in 0..choice.count {
                let last = index + 1 == choice.count;
                let is = match last {
                    true => {
                        let index = self.b.word(index);
                        self.b.compare(false, 13, choice.index, index)
                    }
                    false => self.is_index(choice.index, index),
                };
                let both = condition.map_or(is, |condition| self.b.and(condition, is));
                all.push((first + index as usize * choice.stride, Some(both)));
            }
        }
        all
    }

    /// Where threads may only help with derivatives, those do not do what others see.
    pub(super) fn unless_helper(
        &mut self,
        seen: bool,
        body: impl FnOnce(&mut Self) -> Lowered<()>,
    ) -> Lowered<()> {
        match self.alive.filter(|_| seen) {
            None => body(self),
            Some(alive) => {
                let alive = self.variables[alive].value;
                let condition = self.word_to_bool(alive);
                self.only_if(condition, body)
            }
        }
    }

    /// The place that an expression means.
    pub(super) fn pointer(&mut self, expression: Handle<Expression>) -> Lowered<Pointer> {
        match self.expr(expression)? {
            Expr::Pointer(pointer) => Ok(pointer),
            _ => Err(Problem::new("expected a pointer")),
        }
    }
}
