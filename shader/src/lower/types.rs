// SPDX-License-Identifier: MIT
//! Types as lists of scalars, and where those are in memory.
use crate::error::{Lowered, Problem};
use std::collections::HashMap;

use naga::{ArraySize, Handle, Module, Scalar, ScalarKind, TypeInner};

/// A scalar of the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Float,
    Signed,
    Unsigned,
    Bool,
}

impl Kind {
    pub fn of(scalar: Scalar) -> Lowered<Self> {
        match (scalar.kind, scalar.width) {
            (ScalarKind::Float, 4) => Ok(Self::Float),
            (ScalarKind::Sint, 4) => Ok(Self::Signed),
            (ScalarKind::Uint, 4) => Ok(Self::Unsigned),
            (ScalarKind::Bool, _) => Ok(Self::Bool),
            (kind, width) => {
                let name = format!("{kind:?} of {} bits", 8 * u32::from(width));
                Err(Problem::unsupported(name, "use types of 32 bits"))
            }
        }
    }
}

/// How values are laid out in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    /// As WGSL says for buffers.
    Host,
    /// One word for each scalar.
    Words,
}

/// A scalar in a type: its byte offset and what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaf {
    pub offset: u32,
    pub kind: Kind,
}

/// More scalars than anything that is kept in registers may have.
const MOST_LEAVES: usize = 4096;

/// What is asked about types.
pub struct Types<'a> {
    pub module: &'a Module,
    /// Lengths of arrays that overrides give.
    pub lengths: &'a HashMap<Handle<naga::Override>, u32>,
}

impl Types<'_> {
    fn inner(&self, ty: Handle<naga::Type>) -> &TypeInner {
        &self.module.types[ty].inner
    }

    /// Elements of an array; `None` where it has no fixed length.
    pub fn length(&self, size: ArraySize) -> Option<u32> {
        match size {
            ArraySize::Constant(count) => Some(count.get()),
            ArraySize::Pending(handle) => self.lengths.get(&handle).copied(),
            ArraySize::Dynamic => None,
        }
    }

    fn vector_align(size: naga::VectorSize) -> u32 {
        if size == naga::VectorSize::Bi {
            8
        } else {
            16
        }
    }

    /// Bytes from element to element of an array, column to column of a matrix, component to
    /// component of a vector.
    pub fn stride(&self, inner: &TypeInner, packing: Packing) -> u32 {
        match (inner, packing) {
            (TypeInner::Array { stride, .. }, Packing::Host) => *stride,
            (TypeInner::Array { base, .. }, Packing::Words) => {
                self.bytes(self.inner(*base), packing)
            }
            (TypeInner::Matrix { rows, .. }, Packing::Host) => Self::vector_align(*rows),
            (TypeInner::Matrix { rows, .. }, Packing::Words) => 4 * *rows as u32,
            _ => 4,
        }
    }

    /// Bytes of a type; of an array without a length those of no element.
    pub fn bytes(&self, inner: &TypeInner, packing: Packing) -> u32 {
        match inner {
            TypeInner::Vector { size, .. } => 4 * *size as u32,
            TypeInner::Matrix { columns, .. } => *columns as u32 * self.stride(inner, packing),
            TypeInner::Array { size, .. } => {
                self.length(*size).unwrap_or(0).saturating_mul(self.stride(inner, packing))
            }
            TypeInner::Struct { span, .. } if packing == Packing::Host => *span,
            TypeInner::Struct { members, .. } => {
                members.iter().map(|member| self.bytes(self.inner(member.ty), packing)).sum()
            }
            _ => 4,
        }
    }

    /// Byte offset of a member, element, column or component, and its type.
    pub fn member(
        &self,
        inner: &TypeInner,
        index: u32,
        packing: Packing,
    ) -> Lowered<(u32, TypeInner)> {
        match inner {
            TypeInner::Struct { members, .. } => {
                let member = members
                    .get(index as usize)
                    .ok_or_else(|| Problem::new("a member that is not there"))?;
                let before = &members[..index as usize];
                let packed =
                    before.iter().map(|member| self.bytes(self.inner(member.ty), packing)).sum();
                let offset = if packing == Packing::Host { member.offset } else { packed };
                Ok((offset, self.inner(member.ty).clone()))
            }
            _ => {
                let element = self.element(inner)?;
                Ok((index.saturating_mul(self.stride(inner, packing)), element))
            }
        }
    }

    /// The type of an element, column or component.
    pub fn element(&self, inner: &TypeInner) -> Lowered<TypeInner> {
        Ok(match *inner {
            TypeInner::Array { base, .. } => self.inner(base).clone(),
            TypeInner::Matrix { rows, scalar, .. } => TypeInner::Vector { size: rows, scalar },
            TypeInner::Vector { scalar, .. } => TypeInner::Scalar(scalar),
            _ => return Err(Problem::unsupported("an index into this type", "")),
        })
    }

    /// Elements, columns or components; `None` for arrays without a length.
    pub fn count(&self, inner: &TypeInner) -> Option<u32> {
        match inner {
            TypeInner::Array { size, .. } => self.length(*size),
            TypeInner::Matrix { columns, .. } => Some(*columns as u32),
            TypeInner::Vector { size, .. } => Some(*size as u32),
            TypeInner::Struct { members, .. } => Some(members.len() as u32),
            _ => None,
        }
    }

    /// The scalars of a type, in order.
    pub fn leaves(&self, inner: &TypeInner, packing: Packing) -> Lowered<Vec<Leaf>> {
        let mut all = vec![];
        self.collect(inner, packing, 0, &mut all)?;
        Ok(all)
    }

    fn collect(
        &self,
        inner: &TypeInner,
        packing: Packing,
        base: u32,
        all: &mut Vec<Leaf>,
    ) -> Lowered<()> {
        match *inner {
            TypeInner::Scalar(scalar) | TypeInner::Atomic(scalar) => {
                all.push(Leaf { offset: base, kind: Kind::of(scalar)? })
            }
            TypeInner::Vector { .. }
            | TypeInner::Matrix { .. }
            | TypeInner::Array { .. }
            | TypeInner::Struct { .. } => {
                let count = self
                    .count(inner)
                    .ok_or_else(|| Problem::new("the whole of an array without a length"))?;
                for index in 0..count {
                    let (offset, member) = self.member(inner, index, packing)?;
                    self.collect(&member, packing, base + offset, all)?;
                    if all.len() > MOST_LEAVES {
                        return Err(Problem::unsupported(
                            "a value of more than 4096 scalars",
                            "access its elements",
                        ));
                    }
                }
            }
            _ => return Err(Problem::unsupported(format!("a value of type {inner:?}"), "")),
        }
        Ok(())
    }
}
