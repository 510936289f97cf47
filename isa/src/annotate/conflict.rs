//! Which instruction depends on which.
use super::address::{Addresses, Facts};
use super::graph::Graph;
use super::set::Set;
use crate::alu_op::{load_store, ControlOp, Unit};
use crate::instruction::Instruction;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Space {
    Global,
    Shared,
    /// The constant buffer, which nobody writes.
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

/// Whether `fence` has waited for `earlier`.
pub fn fenced(fence: &Instruction, earlier: &Instruction) -> bool {
    match fence.control() {
        Some(ControlOp::FenceAll) => true,
        Some(ControlOp::FenceLoad) => memory(earlier).1.is_none(),
        Some(ControlOp::FenceStore) => memory(earlier).0.is_none(),
        _ => false,
    }
}

/// Whether `i` is a PREPARE directly before its PREFIX.
pub fn is_pair(program: &[Instruction], i: usize) -> bool {
    program[i].row.unit == Unit::AtomicPrepare
        && program.get(i + 1).is_some_and(|next| ["prefix", "sprefix"].contains(&next.row.mnemonic))
}

/// All dependences on reorderable instructions, whether or not there is a way between the two.
pub struct Conflicts {
    program: Vec<Instruction>,
    addresses: Addresses,
    of: Vec<Set>,
}

impl Conflicts {
    pub fn new(program: &[Instruction], graph: &Graph, facts: &Facts) -> Self {
        let mut conflicts = Self { program: program.to_vec(), addresses: Addresses::new(program, graph, facts), of: vec![] };
        let tracked: Vec<usize> = (0..program.len()).filter(|&e| program[e].row.reorderable()).collect();
        for later in 0..program.len() {
            let mut set = Set::new(program.len());
            tracked.iter().filter(|&&e| conflicts.reason(e, later).is_some()).for_each(|&e| set.insert(e));
            conflicts.of.push(set);
        }
        conflicts
    }

    /// With every PREPARE waiting for what its PREFIX depends on: the pair then runs through,
    /// and one annotation in the source is enough for it.
    pub fn paired(mut self) -> Self {
        for i in (0..self.program.len()).filter(|&i| is_pair(&self.program, i)) {
            let of_prefix = self.of[i + 1].clone();
            self.of[i].union(&of_prefix);
        }
        self
    }

    /// What `later` depends on.
    pub fn of(&self, later: usize) -> &Set {
        &self.of[later]
    }

    /// Why `later` must wait for the pending `earlier`.
    pub fn reason(&self, earlier: usize, later: usize) -> Option<String> {
        let (before, after) = (&self.program[earlier], &self.program[later]);
        if let Some(reason) = registers(before, after) {
            return Some(reason);
        }
        let ((reads, writes), (later_reads, later_writes)) = (memory(before), memory(after));
        if after.control() == Some(ControlOp::Bar) && (reads.is_some() || writes.is_some()) {
            return Some("is a barrier".into());
        }
        let touches =
            |space: Option<Space>, one: Option<Space>, other: Option<Space>| space.is_some() && (space == one || space == other);
        // A fault of the earlier access must come before a write. That of an access of shared memory comes
        // before anything later is issued.
        let may_fault = [reads, writes].iter().any(|space| matches!(space, Some(Space::Global | Space::Constant)))
            && !self.addresses.never_faults(earlier);
        let reason = if touches(writes, later_reads, later_writes) {
            "accesses memory that is still to be written"
        } else if touches(reads, later_writes, None) {
            "writes memory that is still to be read"
        } else if may_fault && later_writes.is_some() {
            return Some("writes shared memory behind an access that may still fault".into());
        } else {
            return None;
        };
        let in_time = later_writes.is_none() || !may_fault;
        (!in_time || !self.addresses.apart(earlier, later)).then(|| reason.into())
    }
}

fn registers(earlier: &Instruction, later: &Instruction) -> Option<String> {
    let (written, read) = (later.registers_written(), later.registers_read());
    let raw = earlier.registers_written() & read;
    let waw = earlier.registers_written() & written;
    // A load takes its address when it issues; stores, atomics and texture reads may still read.
    let reads_late = memory(earlier).1.is_some() || earlier.row.unit == Unit::Texture;
    let war = if reads_late { earlier.registers_read() & written } else { 0 };
    let all = [(raw, "reads", "written"), (waw, "writes", "written"), (war, "writes", "read")];
    let (mask, does, still) = all.into_iter().find(|(mask, ..)| *mask != 0)?;
    Some(format!("{does} r{}, which is still to be {still}", mask.trailing_zeros()))
}
