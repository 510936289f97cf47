// SPDX-License-Identifier: MIT
//! Automatic scoreboard annotation and its checker (docs/mechanisms/2.md, the compiler half).
//!
//! `flow` follows, for every point of the program, the reorderable instructions that may be
//! incomplete there, over every way of the control flow: a join is a union, loops run to a fixed
//! point. An instruction that depends on one of them (`conflict`) needs its slot, and the
//! mask goes on every instruction that may run just before. A bit that no successor needs is
//! taken away again, so every bit that is left is one without which the checker fails.
//! `slots` gives out the slots. The module `rewrite` writes the result into the source text.
//!
//! # Memory
//! Accesses are ordered when one of them writes and they cannot be proved apart. The proof
//! (`address`) is over all lanes of the warp, not just within one thread: threads of a warp
//! run in step, programs may use that to pass values from lane to lane, and the engine `isa`
//! gives such programs one meaning. So the same base register with different offsets is not
//! enough: the lanes' bases must be known to lie far enough apart. A write also waits for every
//! earlier access that may fault, since a fault ends the warp before the write.
//!
//! # Diverged warps
//! Threads on another way may run in between. That does no harm: a thread's mask holds its
//! whole warp before anything else is fetched, and the registers that other threads have
//! pending are not its own.
mod access;
mod address;
mod conflict;
mod counters;
mod facts;
mod flow;
mod form;
mod graph;
mod set;
mod slots;

pub(crate) use conflict::{memory, Conflicts, Space};
pub use counters::Counters;
pub use facts::Facts;
pub(crate) use flow::Flow;
pub(crate) use graph::{Blocks, Graph};

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

/// Allocates slots and puts wait masks on a program. `slots`: how many there are, 1 to 8.
/// Nothing is pending at the start, so the launch needs no mask.
pub fn annotate(program: &mut [Instruction], slots: u8, facts: &Facts) {
    annotate_for(program, &Counters::with_slots(slots), facts);
}

/// The same for another scoreboard: narrow counters get few instructions, and the masks stand where
/// it takes them from.
pub fn annotate_for(program: &mut [Instruction], counters: &Counters, facts: &Facts) {
    let graph = Graph::new(program);
    let blocks = Blocks::new(&graph);
    let conflicts = Conflicts::new(program, &graph, &blocks, facts).paired();
    let slot = slots::allocate(program, &graph, &conflicts, counters);
    for (instruction, slot) in program.iter_mut().zip(slot) {
        instruction.slot = slot;
    }
    if counters.mask_on_same {
        let wait = Flow::new(program, &graph, &blocks, &conflicts).masks_on_same();
        program.iter_mut().zip(wait).for_each(|(instruction, wait)| instruction.wait = wait);
    } else {
        put_masks(program, &graph, &blocks, &conflicts);
    }
}

/// Moves the masks of a program to the instructions that wait: each gets those of all that may run
/// just before it.
pub fn move_masks(program: &mut [Instruction]) {
    let graph = Graph::new(program);
    let before = |i: usize| graph.predecessors[i].iter().fold(0, |mask, &p| mask | program[p].wait);
    let wait: Vec<u8> = (0..program.len()).map(before).collect();
    program.iter_mut().zip(wait).for_each(|(instruction, wait)| instruction.wait = wait);
}

/// Puts wait masks on a program whose slots are given.
pub fn annotate_with_slots(program: &mut [Instruction], facts: &Facts) {
    let graph = Graph::new(program);
    let blocks = Blocks::new(&graph);
    let conflicts = Conflicts::new(program, &graph, &blocks, facts).paired();
    put_masks(program, &graph, &blocks, &conflicts);
}

fn put_masks(program: &mut [Instruction], graph: &Graph, blocks: &Blocks, conflicts: &Conflicts) {
    let wait = Flow::new(program, graph, blocks, conflicts).least_masks();
    program.iter_mut().zip(wait).for_each(|(instruction, wait)| instruction.wait = wait);
}

/// Finds the dependences that the wait masks of a program do not cover.
pub fn check(program: &[Instruction], facts: &Facts) -> Vec<MissingWait> {
    let graph = Graph::new(program);
    let blocks = Blocks::new(&graph);
    let conflicts = Conflicts::new(program, &graph, &blocks, facts);
    let masks: Vec<u8> = program.iter().map(|instruction| instruction.wait).collect();
    let mut flow = Flow::new(program, &graph, &blocks, &conflicts);
    flow.set_masks(&masks);
    flow.propagate();
    let missing = |(earlier, later): (usize, usize)| MissingWait {
        earlier,
        later,
        reason: conflicts.reason(earlier, later),
    };
    flow.uncovered().into_iter().map(missing).collect()
}
