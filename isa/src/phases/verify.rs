// SPDX-License-Identifier: MIT
//! Compares a program with what the pass made of it, by other means than those of the pass.
//!
//! Both programs are run with terms instead of numbers between the places that no instruction
//! crosses. They must access memory with the same terms in the same order, read the same texels,
//! and leave the same terms in predicates, scalar registers and registers that are read later.
use crate::alu_op::{load_store, ControlOp, Unit};
use crate::annotate::Graph;
use crate::instruction::Instruction;
use crate::row::{Operand, Suffix};
use std::collections::{BTreeSet, HashMap};

/// A term: what is done, to what, and which of its results.
type Term = (u64, Vec<u32>, u8);

/// The terms of registers, predicates and scalar registers.
const PLACES: usize = 84;

/// What a section does to the outside.
#[derive(PartialEq)]
struct Outcome {
    places: Vec<u32>,
    /// Accesses in order: the instruction and its operands.
    accesses: Vec<(u64, Vec<u32>)>,
    /// Texture reads, in any order.
    texels: Vec<(u64, Vec<u32>)>,
}

/// The numbers of terms, the same for both programs.
#[derive(Default)]
struct Terms(HashMap<Term, u32>);

impl Terms {
    fn number(&mut self, term: Term) -> u32 {
        let next = (PLACES + self.0.len()) as u32;
        *self.0.entry(term).or_insert(next)
    }

    fn run(&mut self, code: &[Instruction]) -> Outcome {
        let mut places: Vec<u32> = (0..PLACES as u32).collect();
        let (mut accesses, mut texels) = (vec![], vec![]);
        let mut writes = 0;
        for instruction in code {
            let row = instruction.row;
            let has = |operand| row.operands.contains(&operand);
            let mut of = vec![];
            let registers = [
                (row.reads_a() && !instruction.absolute, instruction.ra),
                (row.reads_b(), instruction.rb),
                (row.reads_c(), instruction.rc),
            ];
            of.extend(
                registers.iter().filter(|(reads, _)| *reads).map(|&(_, r)| places[usize::from(r)]),
            );
            if has(Operand::Ps) {
                of.push(places[64 + usize::from(instruction.modifier & 3)]);
            }
            if has(Operand::ScalarSource) {
                of.push(places[68 + usize::from(instruction.ra & 15)]);
            }
            if let Some(guard) = instruction.guard {
                of.push(places[64 + usize::from(guard.predicate & 3)]);
            }
            // A difference is over registers of other threads: their number counts.
            let difference = ["ddx", "ddy"].contains(&row.mnemonic);
            let plain = Instruction {
                ra: if row.reads_a() && !difference { 0 } else { instruction.ra },
                rb: if row.reads_b() { 0 } else { instruction.rb },
                rc: if row.reads_c() { 0 } else { instruction.rc },
                rd: if row.writes_rd() { 0 } else { instruction.rd },
                slot: 0,
                wait: 0,
                mark_t: false,
                mark_p: false,
                ..*instruction
            };
            let word = plain.encode();
            let memory = matches!(row.unit, Unit::LoadStore | Unit::Attribute);
            if row.unit == Unit::Texture {
                texels.push((word, of.clone()));
            } else if memory {
                accesses.push((word, of.clone()));
            }
            if memory || row.unit == Unit::Texture {
                of.push(writes);
            }
            let stores = row.unit == Unit::LoadStore && row.unit_op & 3 == load_store::STORE;
            writes += u32::from(stores);
            let mut written: Vec<usize> =
                (0..64).filter(|&r| instruction.registers_written() >> r & 1 != 0).collect();
            written.extend(instruction.predicate_written().map(|p| 64 + usize::from(p & 3)));
            if has(Operand::ScalarDestination) {
                written.push(68 + usize::from(instruction.rd & 15));
            }
            for (part, &place) in written.iter().enumerate() {
                let mut of = of.clone();
                if instruction.guard.is_some() {
                    of.push(places[place]);
                }
                places[place] = self.number((word, of, part as u8));
            }
        }
        texels.sort();
        Outcome { places, accesses, texels }
    }
}

/// Registers that may be read behind each instruction, or at any time by another thread.
fn read_later(program: &[Instruction]) -> Vec<u64> {
    let graph = Graph::new(program);
    let foreign = program
        .iter()
        .filter(|i| ["ddx", "ddy", "pick"].contains(&i.row.mnemonic))
        .fold(0, |all, i| all | 1u64 << i.ra);
    let mut before = vec![foreign; program.len()];
    loop {
        let mut changed = false;
        for i in (0..program.len()).rev() {
            let behind = graph.successors[i].iter().fold(foreign, |all, &next| all | before[next]);
            // A guard leaves the old value in some threads, and so does a PREFIX, which writes to
            // the first thread of each set.
            let first_only = program[i].row.mnemonic.contains("prefix");
            let whole = program[i].guard.is_none() && !first_only;
            let written = if whole { program[i].registers_written() } else { 0 };
            let now = behind & !written | program[i].registers_read() | foreign;
            changed |= now != before[i];
            before[i] = now;
        }
        if !changed {
            break;
        }
    }
    let behind =
        |i: usize| graph.successors[i].iter().fold(foreign, |all, &next| all | before[next]);
    (0..program.len()).map(behind).collect()
}

/// Whether nothing may pass an instruction.
fn holds(instruction: &Instruction) -> bool {
    let row = instruction.row;
    let pc = row.operands.contains(&Operand::Special) && instruction.to_string().contains("pc");
    let named = ["nop", "pick"].contains(&row.mnemonic);
    row.unit == Unit::Control || row.suffix == Suffix::Atomic || pc || named
}

/// The words without what annotation and marks add.
fn bare(instruction: &Instruction) -> u64 {
    Instruction { wait: 0, slot: 0, mark_t: false, mark_p: false, ..*instruction }.encode()
}

/// Whether another texture read may follow.
fn another_follows(program: &[Instruction], graph: &Graph, i: usize) -> bool {
    let mut seen = BTreeSet::new();
    let mut work = graph.successors[i].clone();
    while let Some(at) = work.pop() {
        if program[at].row.unit == Unit::Texture {
            return true;
        }
        if seen.insert(at) {
            work.extend(&graph.successors[at]);
        }
    }
    false
}

/// Compares a program with what the pass made of it; an error says where they differ.
pub fn verify(
    before: &[Instruction],
    after: &[Instruction],
    entries: &[usize],
) -> Result<(), String> {
    if before.len() != after.len() {
        return Err(format!("{} instructions became {}", before.len(), after.len()));
    }
    let mut cuts: BTreeSet<usize> = entries.iter().copied().collect();
    cuts.insert(before.len());
    for (i, instruction) in before.iter().enumerate().filter(|(_, i)| holds(i)) {
        cuts.extend([i, i + 1]);
        let jumps = matches!(
            instruction.control(),
            Some(ControlOp::Bra | ControlOp::Call | ControlOp::Bsb)
        );
        if jumps {
            cuts.insert((i as i64 + i64::from(instruction.target)).max(0) as usize);
        }
    }
    let later = read_later(before);
    let mut start = 0;
    for end in cuts.into_iter().filter(|&cut| cut <= before.len()) {
        let (old, new) = (&before[start..end], &after[start..end]);
        if old.iter().chain(new).any(holds) {
            if old.iter().map(bare).ne(new.iter().map(bare)) {
                return Err(format!("instruction {start}: `{}` became `{}`", old[0], new[0]));
            }
        } else if !old.is_empty() {
            let mut terms = Terms::default();
            let (one, mut other) = (terms.run(old), terms.run(new));
            for register in (0..64).filter(|r| later[end - 1] >> r & 1 == 0) {
                other.places[register] = one.places[register];
            }
            if let Some(place) = (0..PLACES).find(|&place| one.places[place] != other.places[place])
            {
                return Err(format!("instructions {start} to {end}: place {place} differs"));
            }
            if one != other {
                return Err(format!("instructions {start} to {end}: other accesses"));
            }
        }
        start = end;
    }
    let graph = Graph::new(after);
    for (i, read) in after.iter().enumerate().filter(|(_, i)| i.row.unit == Unit::Texture) {
        let last = read.mark_t && read.mark_p;
        if last == another_follows(after, &graph, i) {
            return Err(format!("instruction {i}: `{read}` is not marked as the last read, or is"));
        }
    }
    Ok(())
}
