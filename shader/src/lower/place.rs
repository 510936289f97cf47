// SPDX-License-Identifier: MIT
//! Pointers: places in variables and in memory, loads and stores.
use super::types::{Kind, Leaf, Packing};
use super::{Expr, Lowerer};
use crate::error::{Lowered, Problem};
use crate::ir::{Space, Value, Width};
use crate::layout::Place;
use naga::{AddressSpace, Expression, GlobalVariable, Handle, StorageAccess, TypeInner};
use warpwright_isa::AluOp;

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
                let writes = match variable.space {
                    AddressSpace::Storage { access } => access.contains(StorageAccess::STORE),
                    _ => false,
                };
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
