// SPDX-License-Identifier: MIT
//! Units that a core can be built without, for a device that has no room for all of them.
use crate::alu_op::{load_store::ATOMIC, load_store::SHARED, Unit};
use crate::row::Row;
use std::fmt;

/// A unit that a core can be built without.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum OptionalUnit {
    /// The texture pipelines.
    Texture = 0,
    /// Special functions and integer division.
    Sfu = 1,
    /// Shared memory of the workgroups.
    SharedMemory = 2,
    /// PREPARE of merged atomics; atomics of one access per thread stay.
    AtomicPrepare = 3,
    /// Atomics on global memory.
    AtomicUnit = 4,
}

impl OptionalUnit {
    /// All of them, by number.
    pub const ALL: [OptionalUnit; 5] =
        [Self::Texture, Self::Sfu, Self::SharedMemory, Self::AtomicPrepare, Self::AtomicUnit];

    /// Name on the command line and in the description of a board: that of its block.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Texture => "texture",
            Self::Sfu => "sfu",
            Self::SharedMemory => "shared_memory",
            Self::AtomicPrepare => "atomic_prepare",
            Self::AtomicUnit => "atomic_unit",
        }
    }

    /// The unit of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|unit| unit.name() == name)
    }
}

/// Some of the units that a core can be built without.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct UnitSet(u8);

impl UnitSet {
    /// None of them.
    pub const EMPTY: Self = Self(0);

    /// Those whose bits are set, by number.
    pub fn from_bits(bits: u8) -> Self {
        Self(bits & ((1 << OptionalUnit::ALL.len()) - 1))
    }

    /// A bit for each, by number.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether a unit is among them.
    pub const fn contains(self, unit: OptionalUnit) -> bool {
        self.0 >> unit as u8 & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those among them, by number.
    pub fn iter(self) -> impl Iterator<Item = OptionalUnit> {
        OptionalUnit::ALL.into_iter().filter(move |&unit| self.contains(unit))
    }
}

impl FromIterator<OptionalUnit> for UnitSet {
    fn from_iter<I: IntoIterator<Item = OptionalUnit>>(units: I) -> Self {
        Self(units.into_iter().fold(0, |bits, unit| bits | 1 << unit as u8))
    }
}

impl fmt::Display for UnitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.iter().map(OptionalUnit::name).collect::<Vec<_>>().join(", "))
    }
}

impl Row {
    /// The unit that it needs, if a core can be built without that.
    pub fn optional_unit(&self) -> Option<OptionalUnit> {
        match self.unit {
            Unit::Texture => Some(OptionalUnit::Texture),
            Unit::Sfu => Some(OptionalUnit::Sfu),
            Unit::AtomicPrepare => Some(OptionalUnit::AtomicPrepare),
            Unit::LoadStore if self.unit_op & SHARED != 0 => Some(OptionalUnit::SharedMemory),
            Unit::LoadStore if self.unit_op & ATOMIC != 0 => Some(OptionalUnit::AtomicUnit),
            _ => None,
        }
    }
}
