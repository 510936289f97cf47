// SPDX-License-Identifier: MIT
//! Which instruction depends on which.
mod hazards;

use super::access::Access;
use super::address::Addresses;
use super::facts::Facts;
use super::graph::{Blocks, Graph};
use super::set::Set;
use crate::alu_op::{load_store, ControlOp, Unit};
use crate::instruction::Instruction;
use hazards::meets_in_registers;
use std::collections::{BTreeSet, HashMap};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Space {
    Global,
    Shared,
    /// The constant buffer, which no instruction writes.
    Constant,
}

/// Address space it reads and the one it writes.
pub fn memory(instruction: &Instruction) -> (Option<Space>, Option<Space>) {
    let op = instruction.row.unit_op;
    match instruction.row.unit {
        Unit::LoadStore => {
            let space = if op & load_store::SHARED == 0 { Space::Global } else { Space::Shared };
            match op & 3 {
                load_store::LOAD => (Some(space), None),
                load_store::STORE => (None, Some(space)),
                _ => (Some(space), Some(space)),
            }
        }
        Unit::Attribute if op & 7 == load_store::CONSTANT => (Some(Space::Constant), None),
        Unit::Texture | Unit::Attribute => (Some(Space::Global), None),
        _ => (None, None),
    }
}

/// Whether another warp of the workgroup can observe when the access takes effect: one that writes,
/// or reads what may be written.
fn is_observed(instruction: &Instruction) -> bool {
    let (reads, writes) = memory(instruction);
    [reads, writes].iter().any(|space| matches!(space, Some(Space::Global | Space::Shared)))
}

/// Whether `i` is a PREPARE directly before its PREFIX.
pub fn is_pair(program: &[Instruction], i: usize) -> bool {
    program[i].row.unit == Unit::AtomicPrepare
        && program.get(i + 1).is_some_and(|next| ["prefix", "sprefix"].contains(&next.row.mnemonic))
}

/// Accesses that are alike: a later access conflicts with all of them, or the constant part of the
/// address decides.
struct Group {
    space: Space,
    reads: bool,
    writes: bool,
    may_fault: bool,
    /// Shape of the address and bytes of the access, or the texels; `None`: nothing is known.
    place: Place,
    /// Constant part of the address and place in `tracked`, in order.
    members: Vec<(u32, u32)>,
    all: Set,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Place {
    Unknown,
    Address(u32, i128),
    Texels(u32, u32),
}

/// Address shapes that are distinguished; further ones count as unknown. Programs that people write
/// have a few.
const SHAPES: usize = 128;
/// With more conflicts than this in one group, the access counts as in conflict with all of it.
const NEAR: usize = 1024;

/// What an instruction conflicts with in memory: whole groups, and single accesses.
#[derive(Clone, Default)]
struct InMemory {
    groups: Vec<u32>,
    near: Vec<u32>,
}

/// All dependences on reorderable instructions, whether or not there is a way between the two.
/// Sets are over the reorderable instructions, by their place in `tracked`.
pub struct Conflicts {
    program: Vec<Instruction>,
    addresses: Addresses,
    /// The reorderable instructions.
    tracked: Vec<u32>,
    /// Place of each instruction in `tracked`.
    places: Vec<Option<u32>>,
    /// Those that write each register.
    writers: Vec<Set>,
    /// Those for which a barrier waits.
    observed: Set,
    may_fault: Set,
    /// Those for which a fence of loads, and one of stores, waits.
    without_write: Set,
    without_read: Set,
    groups: Vec<Group>,
    in_memory: Vec<Option<Box<InMemory>>>,
    /// Every PREPARE waits for what its PREFIX depends on.
    paired: bool,
}

impl Conflicts {
    pub fn new(program: &[Instruction], graph: &Graph, blocks: &Blocks, facts: &Facts) -> Self {
        let addresses = Addresses::new(program, graph, blocks, facts);
        let tracked: Vec<u32> =
            (0..program.len() as u32).filter(|&e| program[e as usize].row.reorderable()).collect();
        let mut places = vec![None; program.len()];
        let none = Set::new(tracked.len());
        let mut this = Self {
            writers: vec![none.clone(); 64],
            observed: none.clone(),
            may_fault: none.clone(),
            without_write: none.clone(),
            without_read: none,
            groups: vec![],
            in_memory: vec![None; program.len()],
            program: program.to_vec(),
            addresses,
            paired: false,
            places: vec![],
            tracked: vec![],
        };
        for (place, &e) in tracked.iter().enumerate() {
            places[e as usize] = Some(place as u32);
            this.track(place, e as usize);
        }
        (this.places, this.tracked) = (places, tracked);
        this.gather_groups();
        for (later, instruction) in program.iter().enumerate() {
            let (reads, writes) = memory(instruction);
            if reads.is_some() || writes.is_some() {
                this.in_memory[later] = Some(Box::new(this.conflicts_in_memory(later)));
            }
        }
        this
    }

    fn track(&mut self, place: usize, e: usize) {
        let instruction = &self.program[e];
        let (reads, writes) = memory(instruction);
        bits(instruction.registers_written())
            .for_each(|register| self.writers[register].insert(place));
        if is_observed(instruction) {
            self.observed.insert(place);
        }
        if writes.is_none() {
            self.without_write.insert(place);
        }
        if reads.is_none() {
            self.without_read.insert(place);
        }
        if self.faults(e) {
            self.may_fault.insert(place);
        }
    }

    /// Whether a fault of the access must come before a later write. One of shared memory comes
    /// before anything later is issued.
    fn faults(&self, e: usize) -> bool {
        let (reads, writes) = memory(&self.program[e]);
        let elsewhere = [reads, writes]
            .iter()
            .any(|space| matches!(space, Some(Space::Global | Space::Constant)));
        elsewhere && !self.addresses.never_faults(e)
    }

    fn gather_groups(&mut self) {
        let mut numbers: HashMap<(Space, bool, bool, bool, Place), usize> = HashMap::new();
        let mut shapes = BTreeSet::new();
        for (place, &e) in self.tracked.iter().enumerate() {
            let e = e as usize;
            let (reads, writes) = memory(&self.program[e]);
            let Some(space) = reads.or(writes) else { continue };
            let at = match (self.addresses.access_of(e), self.addresses.texels_of(e)) {
                (Some(access), _) if shapes.contains(&access.shape) || shapes.len() < SHAPES => {
                    shapes.insert(access.shape);
                    Place::Address(access.shape, access.bytes)
                }
                (None, Some((first, bytes))) => Place::Texels(first, bytes),
                _ => Place::Unknown,
            };
            let constant = self.addresses.access_of(e).map_or(0, |access| access.constant);
            let key =
                (space, reads.is_some(), writes.is_some(), self.may_fault.contains(place), at);
            let groups = &mut self.groups;
            let number = *numbers.entry(key).or_insert_with(|| {
                let (space, reads, writes, may_fault, place) = key;
                let all = Set::new(self.tracked.len());
                groups.push(Group { space, reads, writes, may_fault, place, members: vec![], all });
                groups.len() - 1
            });
            groups[number].members.push((constant, place as u32));
            groups[number].all.insert(place);
        }
        self.groups.iter_mut().for_each(|group| group.members.sort_unstable());
    }

    fn conflicts_in_memory(&self, later: usize) -> InMemory {
        let (reads, writes) = memory(&self.program[later]);
        let mut found = InMemory::default();
        for (number, group) in self.groups.iter().enumerate() {
            let space = Some(group.space);
            let meets = (group.writes && (space == reads || space == writes))
                || (group.reads && space == writes);
            // What may fault holds every later write up already.
            if !meets || (writes.is_some() && group.may_fault) {
                continue;
            }
            let whole = match (
                group.place,
                self.addresses.access_of(later),
                self.addresses.texels_of(later),
            ) {
                (Place::Address(shape, bytes), Some(access), _) => {
                    match self.near(group, shape, bytes, access) {
                        Some(near) => {
                            found.near.extend(near);
                            false
                        }
                        None => true,
                    }
                }
                (Place::Texels(first, bytes), Some(access), _) => {
                    !self.addresses.apart_from_texels(access, (first, bytes))
                }
                (Place::Address(..), None, Some(texels)) => {
                    let apart = |&&(_, place): &&(u32, u32)| {
                        let access =
                            self.addresses.access_of(self.tracked[place as usize] as usize);
                        access
                            .is_none_or(|access| !self.addresses.apart_from_texels(access, texels))
                    };
                    found.near.extend(group.members.iter().filter(apart).map(|&(_, place)| place));
                    false
                }
                _ => true,
            };
            if whole {
                found.groups.push(number as u32);
            }
        }
        found.near.sort_unstable();
        found.near.dedup();
        found
    }

    /// The accesses of a group that `later` may meet; `None`: too many, all count.
    fn near(&self, group: &Group, shape: u32, bytes: i128, later: &Access) -> Option<Vec<u32>> {
        let differences = self.addresses.differences(shape, later.shape);
        let mut near = vec![];
        for difference in &differences {
            let (first, more) = difference.window(bytes, later);
            let last = first.wrapping_add(more);
            let from =
                |constant: u32| group.members.partition_point(|&(other, _)| other < constant);
            let to = |constant: u32| group.members.partition_point(|&(other, _)| other <= constant);
            let ranges = if first <= last {
                [from(first)..to(last), 0..0]
            } else {
                [from(first)..group.members.len(), 0..to(last)]
            };
            for &(constant, place) in ranges.into_iter().flat_map(|range| &group.members[range]) {
                let earlier = Access { shape, constant, bytes, ..*later };
                if !difference.apart(&earlier, later) {
                    near.push(place);
                }
                if near.len() > NEAR {
                    return None;
                }
            }
        }
        Some(near)
    }

    /// With every PREPARE waiting for what its PREFIX depends on: the pair then runs through,
    /// and one annotation in the source is enough for it.
    pub fn paired(self) -> Self {
        Self { paired: true, ..self }
    }

    /// Number of reorderable instructions.
    pub fn len(&self) -> usize {
        self.tracked.len()
    }

    /// The instruction at a place of a set.
    pub fn at(&self, place: usize) -> usize {
        self.tracked[place] as usize
    }

    /// The place of a reorderable instruction in sets.
    pub fn place(&self, i: usize) -> Option<usize> {
        self.places[i].map(|place| place as usize)
    }

    /// Takes away what `i`, if it is a fence, has waited for.
    pub fn fence(&self, i: usize, set: &mut Set) {
        match self.program[i].control() {
            Some(ControlOp::FenceAll) => set.clear(),
            Some(ControlOp::FenceLoad) => set.remove(&self.without_write),
            Some(ControlOp::FenceStore) => set.remove(&self.without_read),
            _ => {}
        }
    }

    /// Whether `i` is a fence for the instruction at this place.
    pub fn is_fenced(&self, i: usize, place: usize) -> bool {
        match self.program[i].control() {
            Some(ControlOp::FenceAll) => true,
            Some(ControlOp::FenceLoad) => self.without_write.contains(place),
            Some(ControlOp::FenceStore) => self.without_read.contains(place),
            _ => false,
        }
    }

    /// What `later` depends on, out of `pending`.
    pub fn needed(&self, later: usize, pending: &Set) -> Set {
        let mut found = Set::new(self.tracked.len());
        if !pending.is_empty() {
            self.add_needed(later, pending, &mut found);
            if self.paired && is_pair(&self.program, later) {
                self.add_needed(later + 1, pending, &mut found);
            }
        }
        found
    }

    fn add_needed(&self, later: usize, pending: &Set, found: &mut Set) {
        let instruction = &self.program[later];
        bits(instruction.registers_written() | instruction.registers_read())
            .for_each(|r| found.union_of_both(&self.writers[r], pending));
        if instruction.control() == Some(ControlOp::Bar) {
            found.union_of_both(&self.observed, pending);
        }
        let Some(in_memory) = &self.in_memory[later] else { return };
        if memory(instruction).1.is_some() {
            found.union_of_both(&self.may_fault, pending);
        }
        for &group in &in_memory.groups {
            found.union_of_both(&self.groups[group as usize].all, pending);
        }
        for place in in_memory
            .near
            .iter()
            .map(|&place| place as usize)
            .filter(|&place| pending.contains(place))
        {
            found.insert(place);
        }
    }

    /// Whether `later` depends on the instruction at this place.
    pub fn depends(&self, place: usize, later: usize) -> bool {
        self.depends_itself(place, later)
            || self.paired && is_pair(&self.program, later) && self.depends_itself(place, later + 1)
    }

    fn depends_itself(&self, place: usize, later: usize) -> bool {
        let (before, after) = (&self.program[self.at(place)], &self.program[later]);
        if meets_in_registers(before, after)
            || (after.control() == Some(ControlOp::Bar) && self.observed.contains(place))
        {
            return true;
        }
        let Some(in_memory) = &self.in_memory[later] else { return false };
        (memory(after).1.is_some() && self.may_fault.contains(place))
            || in_memory.near.binary_search(&(place as u32)).is_ok()
            || in_memory.groups.iter().any(|&group| self.groups[group as usize].all.contains(place))
    }
}

/// The numbers of the bits that are set.
fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = mask.trailing_zeros() as usize;
        (mask != 0).then(|| mask &= mask - 1).map(|()| bit)
    })
}
