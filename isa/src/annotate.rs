//! Automatic scoreboard annotation and its checker (spec 2, the compiler half).
//!
//! A forward dataflow over the control-flow graph follows, for every point of the
//! program, the reorderable instructions that may be incomplete there. An instruction
//! that depends on one of them needs its slot, and the mask goes on every instruction
//! that may run just before. The result is conservative: a memory dependence is assumed
//! wherever one of two accesses writes the same address space.
//!
//! Threads of a diverged warp may run in between. That does no harm: a thread's mask
//! holds its whole warp before anything else is fetched, and the registers that other
//! threads have pending are not its own.
use crate::alu_op::{load_store, ControlOp, Unit};
use crate::instruction::Instruction;

/// A dependence that no wait mask covers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingWait {
    /// The instruction that may still be incomplete.
    pub earlier: usize,
    /// The instruction that depends on it.
    pub later: usize,
    /// What they have in common.
    pub reason: String,
}

fn control(instruction: &Instruction) -> Option<ControlOp> {
    (instruction.row.unit == Unit::Control).then(|| ControlOp::from_number(instruction.row.unit_op)).flatten()
}

/// Which instructions may run next in a thread, for each instruction.
fn successors(program: &[Instruction]) -> Vec<Vec<usize>> {
    let returns: Vec<usize> =
        (0..program.len()).filter(|&i| control(&program[i]) == Some(ControlOp::Call)).map(|i| i + 1).collect();
    (0..program.len())
        .map(|i| {
            let instruction = &program[i];
            let target = (i as i64 + i64::from(instruction.target)) as usize;
            let guarded = instruction.guard.is_some();
            let mut next = match control(instruction) {
                Some(ControlOp::Bra) if guarded => vec![i + 1, target],
                Some(ControlOp::Bsb) => vec![i + 1, target],
                Some(ControlOp::Call) if guarded => vec![i + 1, target],
                Some(ControlOp::Bra | ControlOp::Call) => vec![target],
                Some(ControlOp::Ret) if guarded => [&[i + 1], returns.as_slice()].concat(),
                Some(ControlOp::Ret) => returns.clone(),
                Some(ControlOp::Exit | ControlOp::Discard) if !guarded => vec![],
                _ => vec![i + 1],
            };
            next.retain(|&next| next < program.len());
            next
        })
        .collect()
}

#[derive(Clone, Copy, PartialEq)]
enum Space {
    Global,
    Shared,
}

/// Address space it reads and the one it writes.
fn memory(instruction: &Instruction) -> (Option<Space>, Option<Space>) {
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
        Unit::Texture | Unit::Attribute => (Some(Space::Global), None),
        _ => (None, None),
    }
}

/// Why `later` must wait for the pending `earlier`.
fn conflict(earlier: &Instruction, later: &Instruction) -> Option<String> {
    let (written, read) = (later.registers_written(), later.registers_read());
    let name = |mask: u64| format!("r{}", mask.trailing_zeros());
    let raw = earlier.registers_written() & read;
    let waw = earlier.registers_written() & written;
    // A load takes its address when it issues; stores, atomics and texture reads may still read.
    let reads_late = memory(earlier).1.is_some() || earlier.row.unit == Unit::Texture;
    let war = if reads_late { earlier.registers_read() & written } else { 0 };
    if raw != 0 {
        return Some(format!("reads {}, which is still to be written", name(raw)));
    }
    if waw != 0 {
        return Some(format!("writes {}, which is still to be written", name(waw)));
    }
    if war != 0 {
        return Some(format!("writes {}, which is still to be read", name(war)));
    }
    let ((reads, writes), (later_reads, later_writes)) = (memory(earlier), memory(later));
    let touches =
        |space: Option<Space>, one: Option<Space>, other: Option<Space>| space.is_some() && (space == one || space == other);
    if touches(writes, later_reads, later_writes) {
        return Some("accesses memory that is still to be written".into());
    }
    if touches(reads, later_writes, None) {
        return Some("writes memory that is still to be read".into());
    }
    if control(later) == Some(ControlOp::Bar) && (reads.is_some() || writes.is_some()) {
        return Some("is a barrier".into());
    }
    None
}

/// Set of instruction numbers.
#[derive(Clone, PartialEq)]
struct Set(Vec<u64>);

impl Set {
    fn new(len: usize) -> Self {
        Self(vec![0; len.div_ceil(64)])
    }
    fn insert(&mut self, i: usize) {
        self.0[i / 64] |= 1 << (i % 64);
    }
    fn union(&mut self, other: &Set) {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
    }
    fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0
            .iter()
            .enumerate()
            .flat_map(|(word, &bits)| (0..64).filter(move |bit| bits >> bit & 1 != 0).map(move |bit| word * 64 + bit))
    }
}

struct Flow<'a> {
    program: &'a [Instruction],
    successors: Vec<Vec<usize>>,
    predecessors: Vec<Vec<usize>>,
    /// What may be incomplete behind each instruction, after its wait.
    pending: Vec<Set>,
    wait: Vec<u8>,
}

impl<'a> Flow<'a> {
    fn new(program: &'a [Instruction], wait: Vec<u8>) -> Self {
        let successors = successors(program);
        let mut predecessors = vec![vec![]; program.len()];
        for (i, next) in successors.iter().enumerate() {
            next.iter().for_each(|&next| predecessors[next].push(i));
        }
        let pending = vec![Set::new(program.len()); program.len()];
        Self { program, successors, predecessors, pending, wait }
    }

    fn before(&self, i: usize) -> Set {
        let mut set = Set::new(self.program.len());
        for &p in &self.predecessors[i] {
            let branch = &self.program[p];
            if control(branch) == Some(ControlOp::Bsb) {
                // Which way it went says which slots are zero.
                let taken = p as i64 + i64::from(branch.target) == i as i64;
                let zero = match (taken, i == p + 1) {
                    (true, true) => branch.mask_a & branch.mask_b,
                    (true, false) => branch.mask_a,
                    _ => branch.mask_b,
                };
                let open = |&e: &usize| zero >> self.program[e].slot & 1 == 0;
                self.pending[p].iter().filter(open).for_each(|e| set.insert(e));
            } else {
                set.union(&self.pending[p]);
            }
        }
        set
    }

    /// Whether `fence` has waited for `earlier`.
    fn fenced(fence: &Instruction, earlier: &Instruction) -> bool {
        match control(fence) {
            Some(ControlOp::FenceAll) => true,
            Some(ControlOp::FenceLoad) => memory(earlier).1.is_none(),
            Some(ControlOp::FenceStore) => memory(earlier).0.is_none(),
            _ => false,
        }
    }

    fn conflicts(&self, i: usize) -> Vec<(usize, String)> {
        let later = &self.program[i];
        self.before(i).iter().filter_map(|e| Some((e, conflict(&self.program[e], later)?))).collect()
    }

    /// Recomputes what is pending behind `i`; true when it changed.
    fn step(&mut self, i: usize) -> bool {
        let mut set = self.before(i);
        if self.program[i].row.reorderable() {
            set.insert(i);
        }
        let mut kept = Set::new(self.program.len());
        for e in set.iter() {
            let earlier = &self.program[e];
            if self.wait[i] >> earlier.slot & 1 == 0 && !Self::fenced(&self.program[i], earlier) {
                kept.insert(e);
            }
        }
        let changed = kept != self.pending[i];
        self.pending[i] = kept;
        changed
    }

    /// Propagates to a fixed point; with `add`, puts missing slots on the masks.
    fn run(&mut self, add: bool) {
        // The lowest number first: masks are then set before their effect is used further on.
        let mut work: std::collections::BTreeSet<usize> = (0..self.program.len()).collect();
        while let Some(i) = work.pop_first() {
            if add {
                let need = self.conflicts(i).iter().fold(0, |mask, (e, _)| mask | 1u8 << self.program[*e].slot);
                for p in self.predecessors[i].clone() {
                    if need & !self.wait[p] != 0 {
                        self.wait[p] |= need;
                        work.extend([p, i]);
                    }
                }
                if work.contains(&i) {
                    continue;
                }
            }
            if self.step(i) {
                work.extend(self.successors[i].iter().copied());
            }
        }
    }
}

/// Allocates slots round robin and puts wait masks on a program. `slots`: how many there are,
/// 1 to 8. Nothing is pending at the start, so the launch needs no mask.
pub fn annotate(program: &mut [Instruction], slots: u8) {
    let mut next = 0;
    for instruction in program.iter_mut() {
        instruction.wait = 0;
        if instruction.row.reorderable() {
            instruction.slot = next;
            next = (next + 1) % slots.clamp(1, 8);
        }
    }
    let wait = vec![0; program.len()];
    let mut flow = Flow::new(program, wait);
    flow.run(true);
    let wait = flow.wait;
    program.iter_mut().zip(wait).for_each(|(instruction, wait)| instruction.wait = wait);
}

/// Finds the dependences that the wait masks of a program do not cover.
pub fn check(program: &[Instruction]) -> Vec<MissingWait> {
    let wait = program.iter().map(|instruction| instruction.wait).collect();
    let mut flow = Flow::new(program, wait);
    flow.run(false);
    (0..program.len())
        .flat_map(|later| {
            let conflicts = flow.conflicts(later);
            conflicts.into_iter().map(move |(earlier, reason)| MissingWait { earlier, later, reason })
        })
        .collect()
}
