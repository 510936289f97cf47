// SPDX-License-Identifier: MIT
//! Scoreboard branches where two results may be used in either order (docs/mechanisms/2.md).
//!
//! The rule. In a stretch of lane, special-function and special-register instructions without
//! branches, targets of branches, accesses and directives between them, those that depend on
//! each other or wait for a common slot form a chain. Where a stretch begins with a wait and
//! has two chains that wait, for different slots, the order of the chains does not matter: the
//! stretch ends before whatever joins them or begins a third. It is written twice behind a
//! scoreboard branch, once in each order; what belongs to neither chain comes before the branch.
//!
//! Programs with targets as distances, with scoreboard branches of their own or with reads of
//! the PC are left as they are.
use super::source::is_merged;
use super::source::{annotate_source, comment_at, with_annotations};
use crate::alu_op::{ControlOp, SpecialRegister, Unit};
use crate::annotate::{annotate_with_slots, Blocks, Conflicts, Facts, Flow, Graph};
use crate::asm::{assemble_with, Annotate, Options};
use crate::disassemble::slots;
use crate::instruction::{decode, Instruction};
use crate::phases::Phases;
use crate::program::Program;
use crate::row::Operand;
use crate::source_error::SourceErrors;
use std::ops::Range;

/// A stretch with two chains.
struct Place {
    stretch: Range<usize>,
    /// Chain of each instruction of the stretch: 0 or 1, `None` for what belongs to neither.
    chain: Vec<Option<usize>>,
    masks: [u8; 2],
}

/// The annotated text (as [`annotate_source`]) with scoreboard branches in all places where two
/// results may be used in either order, and the number of these places.
pub fn annotate_order_free(
    file: &str,
    source: &str,
    options: &Options,
) -> Result<(String, usize), SourceErrors> {
    let with = |mode| Options { annotate: Some(mode), phases: Phases::Given, ..options.clone() };
    let mut program = assemble_with(file, source, &with(Annotate::On))?;
    let all = instructions(&program);
    let places = if may_change(&program, &all) { places(&program, &all) } else { vec![] };
    if places.is_empty() {
        return Ok((annotate_source(file, source, options)?, 0));
    }
    // The slots go into the text, so that the branches can name them; the masks follow from it.
    program.instructions =
        all.iter().map(|instruction| Instruction { wait: 0, ..*instruction }.encode()).collect();
    let text = rewrite(&program, &places);
    let mut changed = assemble_with(file, &text, &with(Annotate::Off))?;
    let mut all = instructions(&changed);
    let facts = Facts::new(&changed, all.len());
    annotate_with_slots(&mut all, &facts);
    changed.instructions = all.iter().map(Instruction::encode).collect();
    let text = with_annotations(&changed);
    assemble_with(file, &text, &with(Annotate::Check))?;
    Ok((text, places.len()))
}

fn instructions(program: &Program) -> Vec<Instruction> {
    program.instructions.iter().flat_map(|&word| decode(word)).collect()
}

/// Whether instructions may be put into the program at all.
fn may_change(program: &Program, all: &[Instruction]) -> bool {
    let reads_pc = |i: &Instruction| {
        i.row.operands.contains(&Operand::Special) && i.ra == SpecialRegister::Pc.number()
    };
    let fixed = |i: &Instruction| i.control() == Some(ControlOp::Bsb) || reads_pc(i);
    let distance = |line: &str| {
        [" .+", " .-", ",.+", ",.-"].iter().any(|text| line[..comment_at(line)].contains(text))
    };
    // An immediate that takes two instructions may become two lines.
    let same = |one: usize, other: usize| {
        program.lines.get(one).is_some_and(|line| program.lines.get(other) == Some(line))
    };
    let is_pair = |i: usize| same(i, i + 1) && (i == 0 || !same(i, i - 1)) && !is_merged(&all[i]);
    !(0..all.len()).any(is_pair) && !all.iter().any(fixed) && !program.source.lines().any(distance)
}

fn places(program: &Program, all: &[Instruction]) -> Vec<Place> {
    let graph = Graph::new(all);
    let blocks = Blocks::new(&graph);
    let conflicts = Conflicts::new(all, &graph, &blocks, &Facts::new(program, all.len())).paired();
    let masks: Vec<u8> = all.iter().map(|instruction| instruction.wait).collect();
    let mut flow = Flow::new(all, &graph, &blocks, &conflicts);
    flow.set_masks(&masks);
    flow.propagate();
    let mut found = vec![];
    let mut next = 0;
    while next < all.len() {
        let start = next;
        next += 1;
        let may_start =
            graph.predecessors[start] == [start.wrapping_sub(1)] && is_plain(program, all, start);
        if !may_start {
            continue;
        }
        let pending = flow.arriving(start);
        let needs = |i: usize| flow.slots(&conflicts.needed(i, &pending));
        if needs(start) == 0 {
            continue;
        }
        let mut end = start + 1;
        let goes_on = |i: usize| {
            i < all.len()
                && graph.predecessors[i] == [i - 1]
                && is_plain(program, all, i)
                && only_comments(program, program.lines[i - 1], program.lines[i])
        };
        let mut best = None;
        while goes_on(end) {
            let chains = chains(all, start..end + 1, &needs);
            let waiting = chains.iter().filter(|chain| chain.mask != 0).count();
            if waiting > 2 || (best.is_some() && waiting < 2) {
                break;
            }
            end += 1;
            if waiting == 2 {
                best = Some((start..end, chains));
            }
        }
        if let Some((stretch, chains)) = best {
            next = stretch.end;
            found.push(place(stretch, &chains));
        }
    }
    found
}

/// Whether the instruction may be in a stretch: nothing but registers, on a line of its own.
fn is_plain(program: &Program, all: &[Instruction], i: usize) -> bool {
    let line = program.lines[i];
    let text = program.source.lines().nth(line as usize - 1).unwrap_or_default();
    let alone = program.lines.iter().filter(|&&other| other == line).count() == 1;
    let unit = matches!(all[i].row.unit, Unit::Mad | Unit::Sfu | Unit::Special);
    unit && alone && !text[..comment_at(text)].contains(':')
}

/// Whether nothing but comments is between two lines.
fn only_comments(program: &Program, from: u32, to: u32) -> bool {
    let between = program.source.lines().skip(from as usize).take((to - from - 1) as usize);
    between.into_iter().all(|line| line[..comment_at(line)].trim().is_empty())
}

/// Instructions that must keep their order, and the slots that they wait for.
struct Chain {
    members: Vec<usize>,
    mask: u8,
}

fn chains(all: &[Instruction], stretch: Range<usize>, needs: &dyn Fn(usize) -> u8) -> Vec<Chain> {
    let mut chains: Vec<Chain> = vec![];
    for i in stretch {
        let mask = needs(i);
        let belongs = |chain: &Chain| {
            chain.mask & mask != 0
                || chain.members.iter().any(|&before| depends(&all[before], &all[i]))
        };
        let (joined, mut others): (Vec<Chain>, Vec<Chain>) = chains.into_iter().partition(belongs);
        let mut chain = Chain { members: vec![i], mask };
        for other in joined {
            chain.members.extend(other.members);
            chain.mask |= other.mask;
        }
        others.push(chain);
        chains = others;
    }
    chains
}

/// Whether two lane instructions must keep their order.
fn depends(one: &Instruction, other: &Instruction) -> bool {
    let written = |i: &Instruction| {
        (i.registers_written(), i.predicate_written().map_or(0u8, |p| 1 << (p & 3)))
    };
    let read = |i: &Instruction| {
        let guard = i.guard.map_or(0u8, |guard| 1 << (guard.predicate & 3));
        let chosen = if i.row.operands.contains(&Operand::Ps) { 1 << (i.modifier & 3) } else { 0 };
        (i.registers_read(), guard | chosen)
    };
    let meet = |a: (u64, u8), b: (u64, u8)| a.0 & b.0 != 0 || a.1 & b.1 != 0;
    // Scalar registers are few and of the whole warp.
    let scalar = |i: &Instruction| {
        i.row
            .operands
            .iter()
            .any(|operand| matches!(operand, Operand::ScalarSource | Operand::ScalarDestination))
    };
    meet(written(one), read(other))
        || meet(written(one), written(other))
        || meet(read(one), written(other))
        || (scalar(one) && scalar(other))
}

fn place(stretch: Range<usize>, chains: &[Chain]) -> Place {
    let mut waiting: Vec<&Chain> = chains.iter().filter(|chain| chain.mask != 0).collect();
    waiting.sort_by_key(|chain| chain.members.iter().min().copied());
    let chain_of = |i: usize| waiting.iter().position(|chain| chain.members.contains(&i));
    Place {
        chain: stretch.clone().map(chain_of).collect(),
        stretch,
        masks: [waiting[0].mask, waiting[1].mask],
    }
}

/// The source with every place written in both orders.
fn rewrite(program: &Program, places: &[Place]) -> String {
    let annotated = with_annotations(program);
    let lines: Vec<&str> = annotated.lines().collect();
    let mut name = String::from("either");
    while annotated.contains(&name) {
        name.push('_');
    }
    let mut out: Vec<String> = vec![];
    let mut next = 0;
    for (number, place) in places.iter().enumerate() {
        let line = |i: usize| program.lines[i] as usize - 1;
        let (first, last) = (line(place.stretch.start), line(place.stretch.end - 1));
        out.extend(lines[next..first].iter().map(|line| line.to_string()));
        next = last + 1;
        let code = |chain: Option<usize>| -> Vec<String> {
            let members = place.stretch.clone().zip(&place.chain).filter(|(_, of)| **of == chain);
            members.map(|(i, _)| lines[line(i)].to_string()).collect()
        };
        // Comments on lines of their own, and what belongs to neither chain.
        let is_code = |at: &usize| place.stretch.clone().any(|i| line(i) == *at);
        out.extend((first..=last).filter(|at| !is_code(at)).map(|at| lines[at].to_string()));
        out.extend(code(None));
        let (one, other) = (code(Some(0)), code(Some(1)));
        let masks = place.masks.map(slots);
        let (label, end) = (format!("{name}{}", number + 1), format!("{name}{}_end", number + 1));
        out.push(format!(
            "        bsb   [{}], {label}, [{}]    ; whichever is there first",
            masks[0], masks[1]
        ));
        out.extend(other.clone());
        out.extend(one.clone());
        out.push(format!("        bra   {end}"));
        out.push(format!("{label}:"));
        out.extend(one);
        out.extend(other);
        out.push(format!("{end}:"));
    }
    out.extend(lines[next..].iter().map(|line| line.to_string()));
    out.join("\n") + "\n"
}
