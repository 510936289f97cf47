// SPDX-License-Identifier: MIT
//! Register allocation: colouring of the interference graph, with copies joined and what does not
//! fit spilled.
//!
//! Registers belong to a thread, so that threads on other ways do not matter: liveness follows the
//! ways of one thread.
use super::liveness::{label_places, liveness, Set};
use super::machine::{Class, Code, Copies, Item, Machine, Reg, Source};
use super::pressure::{pressed, weights};
use super::{spill, Allocation, Target};
use crate::error::ShaderError;
use std::collections::HashMap;

/// Rounds of spilling before it counts as hopeless.
const ROUNDS: usize = 24;
/// Predicates of a thread.
const PREDICATES: usize = 4;

/// The interference graph.
struct Graph {
    edges: Vec<Set>,
    /// Pairs that a copy joins, with how much that is worth.
    copies: Vec<(Reg, Reg)>,
    /// Registers that have consecutive numbers.
    groups: Vec<Vec<Reg>>,
    used: Set,
}

impl Graph {
    fn new(code: &Code, live: &[Set]) -> Self {
        let count = code.classes.len();
        let mut graph = Self {
            edges: vec![Set::new(count); count],
            copies: vec![],
            groups: vec![],
            used: Set::new(count),
        };
        let labels = label_places(code);
        for (at, item) in code.items.iter().enumerate() {
            match item {
                Item::Label(_) => {}
                Item::Copies(copies) => graph.add_copies(code, copies, &live[at + 1]),
                Item::Inst(machine) => {
                    graph.add(code, machine, &live[at + 1]);
                    if let Some(target) = machine.target {
                        graph.add_copies(code, &machine.copies, &live[labels[target as usize]]);
                    }
                }
            }
        }
        graph
    }

    fn edge(&mut self, code: &Code, a: Reg, b: Reg) {
        if a != b && code.classes[a.index()] == code.classes[b.index()] {
            self.edges[a.index()].insert(b);
            self.edges[b.index()].insert(a);
        }
    }

    fn add(&mut self, code: &Code, machine: &Machine, after: &Set) {
        let is_mov = machine.template.row.mnemonic == "mov" && !machine.partial;
        let from = machine.b.filter(|_| is_mov);
        for written in machine.writes() {
            self.used.insert(written);
            for other in after.iter().filter(|&other| Some(other) != from) {
                self.edge(code, written, other);
            }
            for other in machine.writes() {
                self.edge(code, written, other);
            }
            if let Some(from) = from {
                self.copies.push((written, from));
            }
        }
        machine.reads().for_each(|reg| {
            self.used.insert(reg);
        });
        if machine.dests.len() > 1 {
            self.groups.push(machine.dests.clone());
        }
        // What both halves of an atomic need stays until the second.
        if machine.glued {
            let reads: Vec<Reg> = machine.reads().collect();
            machine
                .writes()
                .for_each(|written| reads.iter().for_each(|&read| self.edge(code, written, read)));
        }
    }

    fn add_copies(&mut self, code: &Code, copies: &Copies, after: &Set) {
        for (to, from) in copies {
            self.used.insert(*to);
            let source = match from {
                Source::Reg(from) => {
                    self.used.insert(*from);
                    self.copies.push((*to, *from));
                    Some(*from)
                }
                Source::Word(_) => None,
            };
            for other in after.iter().filter(|&other| Some(other) != source) {
                self.edge(code, *to, other);
            }
            for (other, _) in copies {
                self.edge(code, *to, *other);
            }
        }
    }
}

/// Registers that share a number because copies join them.
struct Joined(Vec<Reg>);

impl Joined {
    fn find(&self, mut reg: Reg) -> Reg {
        while self.0[reg.index()] != reg {
            reg = self.0[reg.index()];
        }
        reg
    }
}

/// Gives every register a number.
pub fn run(code: &mut Code, target: &Target) -> Result<(Vec<u8>, Allocation), ShaderError> {
    let mut allocation = Allocation::default();
    let temporaries = code.classes.len();
    for _ in 0..ROUNDS {
        let live = liveness(code);
        let graph = Graph::new(code, &live);
        match colour(code, graph, usize::from(target.registers), temporaries) {
            Ok(colours) => {
                let general =
                    (0..code.classes.len()).filter(|&reg| code.classes[reg] == Class::General);
                allocation.registers = general
                    .map(|reg| colours[reg])
                    .filter(|&colour| colour != u8::MAX)
                    .max()
                    .map_or(1, |colour| colour + 1);
                let colours = colours
                    .into_iter()
                    .map(|colour| if colour == u8::MAX { 0 } else { colour })
                    .collect();
                return Ok((colours, allocation));
            }
            Err(mut spilled) => {
                spilled.extend(pressed(code, &live, usize::from(target.registers), temporaries));
                spilled.sort_unstable();
                spilled.dedup();
                spill::run(code, &spilled, target, &mut allocation.spilled);
            }
        }
    }
    let message = format!(
        "the shader does not fit {} registers even with spilling: raise the limit",
        target.registers
    );
    Err(ShaderError { message })
}

/// Colours, or the registers that have to be spilled. Registers from `temporaries` on were made by
/// spilling.
fn colour(
    code: &Code,
    mut graph: Graph,
    limit: usize,
    temporaries: usize,
) -> Result<Vec<u8>, Vec<Reg>> {
    let count = code.classes.len();
    let most =
        |reg: Reg| if code.classes[reg.index()] == Class::General { limit } else { PREDICATES };
    let mut joined = Joined((0..count as u32).map(Reg).collect());
    let mut group_of: HashMap<Reg, (usize, usize)> = HashMap::new();
    for (group, members) in graph.groups.iter().enumerate() {
        members.iter().enumerate().for_each(|(at, &reg)| {
            group_of.insert(reg, (group, at));
        });
    }
    join(&mut graph, &mut joined, &mut group_of, &most);
    let weights = weights(code);
    let mut weight = vec![0.0; count];
    (0..count).for_each(|reg| weight[joined.find(Reg(reg as u32)).index()] += weights[reg]);
    let nodes: Vec<Reg> = graph.used.iter().filter(|&reg| joined.find(reg) == reg).collect();
    let order = simplify(&graph, &nodes, &joined, &weight, &most, temporaries);
    let mut colours = vec![u8::MAX; count];
    let mut spilled = vec![];
    for &node in order.iter().rev() {
        if colours[node.index()] != u8::MAX {
            continue;
        }
        let members = match group_of.get(&node) {
            Some(&(group, _)) => graph.groups[group].iter().map(|&reg| joined.find(reg)).collect(),
            None => vec![node],
        };
        let taken: Vec<u64> =
            members.iter().map(|&reg| taken(&graph, &joined, &colours, reg)).collect();
        let fits = |base: &usize| {
            taken.iter().enumerate().all(|(at, taken)| taken >> (base + at) & 1 == 0)
        };
        match (0..=most(node).saturating_sub(members.len())).find(fits) {
            Some(base) => members
                .iter()
                .enumerate()
                .for_each(|(at, reg)| colours[reg.index()] = (base + at) as u8),
            None => spilled.push(node),
        }
    }
    if !spilled.is_empty() {
        return Err(choose_spills(&graph, &joined, &spilled, &weight, temporaries, code));
    }
    (0..count).for_each(|reg| colours[reg] = colours[joined.find(Reg(reg as u32)).index()]);
    Ok(colours)
}

fn taken(graph: &Graph, joined: &Joined, colours: &[u8], reg: Reg) -> u64 {
    let others = graph.edges[reg.index()].iter().map(|other| colours[joined.find(other).index()]);
    others.filter(|&colour| colour != u8::MAX).fold(0, |taken, colour| taken | 1 << colour)
}

/// Joins what copies connect, as long as that cannot make colouring harder.
fn join(
    graph: &mut Graph,
    joined: &mut Joined,
    group_of: &mut HashMap<Reg, (usize, usize)>,
    most: &dyn Fn(Reg) -> usize,
) {
    for (to, from) in graph.copies.clone() {
        let (a, b) = (joined.find(to), joined.find(from));
        let grouped = group_of.contains_key(&a) && group_of.contains_key(&b);
        if a == b || grouped || graph.edges[a.index()].contains(b) {
            continue;
        }
        // The one of a group stays.
        let (a, b) = if group_of.contains_key(&b) { (b, a) } else { (a, b) };
        let mut both = graph.edges[a.index()].clone();
        both.union(&graph.edges[b.index()]);
        let significant = both.iter().filter(|&other| joined.find(other) == other);
        let significant =
            significant.filter(|&other| graph.edges[other.index()].count() >= most(other)).count();
        if significant >= most(a) {
            continue;
        }
        joined.0[b.index()] = a;
        for other in graph.edges[b.index()].iter().collect::<Vec<_>>() {
            graph.edges[other.index()].insert(a);
            graph.edges[a.index()].insert(other);
        }
    }
}

/// The order in which registers are taken out of the graph: those that are easy to colour first.
fn simplify(
    graph: &Graph,
    nodes: &[Reg],
    joined: &Joined,
    weight: &[f64],
    most: &dyn Fn(Reg) -> usize,
    temporaries: usize,
) -> Vec<Reg> {
    let is_node = |reg: &Reg| joined.find(*reg) == *reg;
    let mut degree: HashMap<Reg, usize> = nodes
        .iter()
        .map(|&reg| (reg, graph.edges[reg.index()].iter().filter(is_node).count()))
        .collect();
    let mut left: Vec<Reg> = nodes.to_vec();
    let mut order = vec![];
    while !left.is_empty() {
        let easy = left.iter().position(|reg| degree[reg] < most(*reg));
        let cost = |reg: Reg| {
            let temporary = if reg.index() >= temporaries { 1e12 } else { 0.0 };
            (weight[reg.index()] + temporary) / (1.0 + degree[&reg] as f64)
        };
        let at = easy.unwrap_or_else(|| {
            let cheapest = (0..left.len()).min_by(|&a, &b| cost(left[a]).total_cmp(&cost(left[b])));
            cheapest.unwrap_or(0)
        });
        let reg = left.swap_remove(at);
        order.push(reg);
        for other in graph.edges[reg.index()].iter().filter(is_node) {
            if let Some(degree) = degree.get_mut(&other) {
                *degree = degree.saturating_sub(1);
            }
        }
    }
    order
}

/// Which registers go to memory: those that found no number, or cheaper ones beside them.
fn choose_spills(
    graph: &Graph,
    joined: &Joined,
    failed: &[Reg],
    weight: &[f64],
    temporaries: usize,
    code: &Code,
) -> Vec<Reg> {
    let mut chosen = vec![];
    for &reg in failed {
        let can =
            |reg: &Reg| reg.index() < temporaries && code.classes[reg.index()] == Class::General;
        let around = graph.edges[reg.index()].iter().map(|other| joined.find(other)).chain([reg]);
        let best = around
            .filter(can)
            .filter(|reg| !chosen.contains(reg))
            .min_by(|a, b| weight[a.index()].total_cmp(&weight[b.index()]));
        chosen.extend(best);
    }
    // All that are joined go together.
    let all = (0..code.classes.len() as u32).map(Reg);
    all.filter(|&reg| chosen.contains(&joined.find(reg))).collect()
}
