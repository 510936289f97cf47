// SPDX-License-Identifier: MIT
//! Copies and labels are resolved, registers get their numbers.
use super::machine::{Code, Copies, Item, Machine, Reg, Source};
use warpwright_isa::{Format, Instruction};

/// Immediates that stand for the bytes of a warp's spilled words and for where they begin.
pub const SPILL_SIZE: u32 = 0xfeed_0001;
pub const SPILL_BASE: u32 = 0xfeed_0002;

/// An instruction with its numbers, but for its target.
struct Placed {
    instruction: Instruction,
    target: Option<u32>,
    line: u32,
}

/// The instructions, and the source line of each.
pub fn run(
    code: &Code,
    colours: &[u8],
    spill_base: u32,
    spill_bytes: u32,
) -> (Vec<Instruction>, Vec<u32>) {
    let mut out: Vec<Placed> = vec![];
    let mut labels = vec![0usize; code.labels as usize];
    let items = tidy(code, colours);
    for item in &items {
        match item {
            Item::Label(label) => labels[*label as usize] = out.len(),
            Item::Copies(copies) => put_copies(&mut out, copies, colours, None, 0),
            Item::Inst(machine) => {
                put_copies(&mut out, &machine.copies, colours, machine.guard, machine.line);
                let mut instruction = machine.with_colours(colours, 0);
                if machine.template.row.immediate() {
                    instruction.immediate = match instruction.immediate {
                        SPILL_SIZE => spill_bytes,
                        SPILL_BASE => spill_base,
                        word => word,
                    };
                }
                out.push(Placed { instruction, target: machine.target, line: machine.line });
            }
        }
    }
    let resolved = out.iter().enumerate().map(|(at, placed)| {
        let target = placed.target.map_or(0, |label| labels[label as usize] as i32 - at as i32);
        Instruction { target, ..placed.instruction }
    });
    (resolved.collect(), out.iter().map(|placed| placed.line).collect())
}

fn is_named(item: Option<&Item>, name: &str) -> bool {
    matches!(item, Some(Item::Inst(machine)) if machine.template.row.mnemonic == name)
}

/// Without what does nothing: copies of a register to itself, branches to the next place, joins
/// that another follows.
fn tidy(code: &Code, colours: &[u8]) -> Vec<Item> {
    let same = |machine: &Machine| {
        machine.template.row.mnemonic == "mov"
            && machine
                .b
                .is_some_and(|from| colours[from.index()] == colours[machine.dests[0].index()])
    };
    let mut items: Vec<Item> = vec![];
    for (at, item) in code.items.iter().enumerate() {
        let next = code.items[at + 1..].iter().find(|item| !matches!(item, Item::Label(_)));
        match item {
            Item::Inst(machine) if same(machine) => {}
            // Behind this join there is another one, or the end.
            Item::Inst(machine) if machine.template.row.mnemonic == "sync" => {
                let end = match next {
                    Some(Item::Inst(machine)) => machine.ends() && machine.target.is_none(),
                    _ => false,
                };
                if !is_named(next, "sync") && !end {
                    items.push(item.clone());
                }
            }
            Item::Inst(machine) if machine.target.is_some() => {
                let mut following = code.items[at + 1..].iter().map_while(|item| match item {
                    Item::Label(label) => Some(*label),
                    _ => None,
                });
                let goes_on = following.any(|label| Some(label) == machine.target);
                let copies = machine.copies.iter().any(|(to, from)| !is_same(colours, *to, *from));
                if !goes_on {
                    items.push(item.clone());
                } else if copies && machine.guard.is_none() {
                    items.push(Item::Copies(machine.copies.clone()));
                } else if copies {
                    items.push(item.clone());
                }
            }
            _ => items.push(item.clone()),
        }
    }
    turn_branches(&mut items, colours);
    items
}

/// A branch over a branch becomes one with the opposite guard.
fn turn_branches(items: &mut Vec<Item>, colours: &[u8]) {
    let mut at = 0;
    while at + 2 < items.len() {
        if let [Item::Inst(over), Item::Inst(jump), ..] = &items[at..] {
            let labels = items[at + 2..].iter().map_while(|item| match item {
                Item::Label(label) => Some(*label),
                _ => None,
            });
            let copies = over.copies.iter().any(|(to, from)| !is_same(colours, *to, *from));
            let is_over =
                over.target.is_some() && labels.into_iter().any(|label| Some(label) == over.target);
            if let (Some((predicate, negate)), None, Some(_)) =
                (over.guard, jump.guard, jump.target)
            {
                if is_over && !copies {
                    let turned = Machine { guard: Some((predicate, !negate)), ..jump.clone() };
                    items.splice(at..at + 2, [Item::Inst(turned)]);
                }
            }
        }
        at += 1;
    }
}

fn is_same(colours: &[u8], to: Reg, from: Source) -> bool {
    matches!(from, Source::Reg(from) if colours[from.index()] == colours[to.index()])
}

/// Copies one after the other, so that none overwrites what another still reads; a circle goes
/// round by exchanges.
fn put_copies(
    out: &mut Vec<Placed>,
    copies: &Copies,
    colours: &[u8],
    guard: Option<(Reg, bool)>,
    line: u32,
) {
    let mut put = |machine: Machine, to: u8, a: u8, b: u8| {
        let mut instruction = Machine { guard, ..machine }.with_colours(colours, 0);
        (instruction.rd, instruction.ra, instruction.rb) = (to, a, b);
        out.push(Placed { instruction, target: None, line });
    };
    let mut moves: Vec<(u8, u8)> = vec![];
    let mut words: Vec<(u8, u32)> = vec![];
    for (to, from) in copies {
        let to = colours[to.index()];
        match from {
            Source::Reg(from) => moves.push((to, colours[from.index()])),
            Source::Word(word) => words.push((to, *word)),
        }
    }
    moves.retain(|(to, from)| to != from);
    moves.dedup();
    while !moves.is_empty() {
        let free = moves.iter().position(|(to, _)| moves.iter().all(|(_, from)| from != to));
        match free {
            Some(at) => {
                let (to, from) = moves.remove(at);
                put(Machine::new("mov", Format::R), to, 0, from);
            }
            None => {
                // Every destination is still read: exchange two, which puts one of them right.
                let (to, from) = moves.remove(0);
                for (rd, ra, rb) in [(to, to, from), (from, from, to), (to, to, from)] {
                    put(Machine::new("xor", Format::R), rd, ra, rb);
                }
                moves.iter_mut().for_each(|(_, source)| match *source {
                    x if x == to => *source = from,
                    x if x == from => *source = to,
                    _ => {}
                });
                moves.retain(|(to, from)| to != from);
            }
        }
    }
    for (to, word) in words {
        let mut machine = Machine::new("mov", Format::I);
        machine.template.immediate = word;
        put(machine, to, 0, 0);
    }
}
