// SPDX-License-Identifier: MIT
//! Slot allocation by the cost of waiting together.
//!
//! First every reorderable instruction is followed as if it had a slot of its own. Where an
//! instruction then needs `a` and not `b`, and `b` may be incomplete, one slot for both would
//! hold the warp until `b` is complete too. That costs what `b` takes longer than `a`, times
//! how often the place runs, estimated from the depth of loops. Two that may be incomplete at
//! the same time without such a place cost a little as well: counters are narrow.
use super::conflict::{memory, Conflicts};
use super::counters::Counters;
use super::graph::Graph;
use crate::alu_op::Unit;
use crate::instruction::Instruction;

/// Estimated rounds of a loop.
const ROUNDS: u64 = 8;
/// Deeper loops count as this deep.
const MAX_DEPTH: u32 = 6;
/// Cycles from one instruction of a warp to its next.
const ISSUE: u64 = 6;
/// One wait that is shared for nothing, against two that merely overlap.
const SHARED_WAIT: u64 = 64;
/// Rounds of improvement.
const IMPROVEMENTS: usize = 8;

/// Cycles that an instruction takes, about.
fn latency(instruction: &Instruction) -> u64 {
    match (instruction.row.unit, memory(instruction)) {
        (Unit::Texture, _) => 120,
        (_, (Some(_), Some(_))) => 80,
        (_, (None, Some(_))) => 40,
        _ => 60,
    }
}

/// Instructions are followed so far behind where they issue, and to so many places; what is further
/// away is complete in time. In short programs that is everywhere.
const NEAR: u32 = 64;
/// Places over the whole program up to which instructions are followed further.
const VISITS: u32 = 1 << 21;

/// One instruction that may be incomplete when another is fetched.
#[derive(Clone, Copy)]
struct Arrival {
    later: u32,
    /// Place of the earlier one in the sets of `Conflicts`.
    place: u32,
    distance: u32,
    needed: bool,
}

/// Follows each reorderable instruction along the ways of a warp as if it had a slot of its own.
struct Tracer<'a> {
    graph: &'a Graph,
    conflicts: &'a Conflicts,
    limit: u32,
    /// Distance of each instruction from the one that is followed, and the number of the round that
    /// says so.
    distance: Vec<u32>,
    found_in: Vec<u32>,
    /// Where something waits for it.
    waits_in: Vec<u32>,
    seen_in: Vec<u32>,
    round: u32,
}

impl<'a> Tracer<'a> {
    fn new(graph: &'a Graph, conflicts: &'a Conflicts) -> Self {
        let len = graph.successors.len();
        let limit = (VISITS / conflicts.len().max(1) as u32).max(NEAR);
        let none = || vec![0; len];
        Self {
            graph,
            conflicts,
            limit,
            distance: none(),
            found_in: none(),
            waits_in: none(),
            seen_in: none(),
            round: 0,
        }
    }

    /// Where the instruction at `place` arrives incomplete.
    fn arrivals(&mut self, place: usize, all: &mut Vec<Arrival>) {
        let (conflicts, limit) = (self.conflicts, self.limit);
        let start = conflicts.at(place);
        self.round += 1;
        let distances = self.round;
        let mut border = vec![start];
        let (mut reached, mut far) = (0, 0);
        while !border.is_empty() && far < limit && reached < 4 * limit {
            far += 1;
            let mut next = vec![];
            for &to in border.iter().flat_map(|&i| &self.graph.successors[i]) {
                if self.found_in[to] != distances {
                    (self.found_in[to], self.distance[to]) = (distances, far);
                    reached += 1;
                    next.push(to);
                }
            }
            border = next;
        }
        // Whoever runs just before an instruction that depends on it waits; that may cut other ways
        // short.
        let mut first = all.len();
        loop {
            all.truncate(first);
            first = all.len();
            self.round += 1;
            let mut waits = false;
            let mut work = vec![start];
            while let Some(i) = work.pop() {
                if conflicts.is_fenced(i, place) {
                    continue;
                }
                for &to in
                    self.graph.successors[i].iter().filter(|&&to| self.found_in[to] == distances)
                {
                    let goes_on = self.waits_in[i] != distances;
                    if self.seen_in[to] == self.round {
                        continue;
                    }
                    let needed = conflicts.depends(place, to);
                    if needed {
                        for &p in &self.graph.predecessors[to] {
                            waits |= self.waits_in[p] != distances;
                            self.waits_in[p] = distances;
                        }
                    }
                    let distance = self.distance[to];
                    if goes_on && !needed {
                        self.seen_in[to] = self.round;
                        work.push(to);
                    }
                    all.push(Arrival { later: to as u32, place: place as u32, distance, needed });
                }
            }
            if !waits {
                break;
            }
        }
        all[first..].sort_unstable_by_key(|arrival| (arrival.later, !arrival.needed));
        let mut kept = first;
        for at in first..all.len() {
            if at == first || all[at].later != all[kept - 1].later {
                all[kept] = all[at];
                kept += 1;
            }
        }
        all.truncate(kept);
    }
}

/// Costs of sharing between reorderable instructions, by their place in the sets of `Conflicts`.
struct Costs {
    /// For each, those with which sharing costs something.
    cost: Vec<Vec<(u32, u64)>>,
}

impl Costs {
    fn new(program: &[Instruction], graph: &Graph, conflicts: &Conflicts) -> Self {
        let warp = graph.of_warp();
        let mut tracer = Tracer::new(&warp, conflicts);
        let mut arrivals = vec![];
        (0..conflicts.len()).for_each(|place| tracer.arrivals(place, &mut arrivals));
        arrivals.sort_by_key(|arrival| arrival.later);
        let depth = graph.loop_depth();
        let mut pairs: Vec<(u32, u32, u64)> = vec![];
        for open in arrivals.chunk_by(|a, b| a.later == b.later) {
            let later = open[0].later as usize;
            let frequency = ROUNDS.pow(depth[later].min(MAX_DEPTH));
            let left = |arrival: &Arrival| {
                latency(&program[conflicts.at(arrival.place as usize)])
                    .saturating_sub(u64::from(arrival.distance) * ISSUE)
            };
            for b in open.iter().filter(|arrival| !arrival.needed) {
                for a in open.iter().filter(|arrival| arrival.needed) {
                    let longer = left(b).saturating_sub(left(a));
                    pairs.push((a.place, b.place, frequency * SHARED_WAIT * (1 + longer)));
                }
                if let Some(own) = conflicts.place(later).filter(|&own| own != b.place as usize) {
                    pairs.push((b.place, own as u32, frequency));
                }
            }
        }
        drop(arrivals);
        let mut cost = vec![vec![]; conflicts.len()];
        pairs.iter_mut().for_each(|(a, b, _)| (*a, *b) = (*a.min(b), *a.max(b)));
        pairs.sort_unstable_by_key(|&(a, b, _)| (a, b));
        for same in pairs.chunk_by(|one, other| (one.0, one.1) == (other.0, other.1)) {
            let (a, b, _) = same[0];
            let sum = same.iter().map(|&(.., cost)| cost).sum();
            cost[a as usize].push((b, sum));
            cost[b as usize].push((a, sum));
        }
        Self { cost }
    }

    /// What it costs to have `node` in each slot, with the others where they are.
    fn in_slots(&self, node: usize, slot: &[Option<usize>], slots: usize) -> Vec<u64> {
        let mut sums = vec![0; slots];
        for &(other, cost) in &self.cost[node] {
            if let Some(slot) = slot[other as usize] {
                sums[slot] += cost;
            }
        }
        sums
    }
}

/// The slot of each instruction; 0 for those that have none.
pub fn allocate(
    program: &[Instruction],
    graph: &Graph,
    conflicts: &Conflicts,
    counters: &Counters,
) -> Vec<u8> {
    let slots = usize::from(counters.slots.clamp(1, 8));
    let costs = Costs::new(program, graph, conflicts);
    let count = conflicts.len();
    let cheapest = |sums: &[u64]| (0..slots).min_by_key(|&slot| sums[slot]).unwrap_or(0);
    let mut slot: Vec<Option<usize>> = vec![None; count];
    // Those with most to lose choose first.
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by_key(|&node| {
        std::cmp::Reverse(costs.cost[node].iter().map(|&(_, cost)| cost).sum::<u64>())
    });
    for &node in &order {
        slot[node] = Some(cheapest(&costs.in_slots(node, &slot, slots)));
    }
    for _ in 0..IMPROVEMENTS {
        let mut better = false;
        for &node in &order {
            let sums = costs.in_slots(node, &slot, slots);
            let best = cheapest(&sums);
            if slot[node].is_some_and(|now| sums[best] < sums[now]) {
                (slot[node], better) = (Some(best), true);
            }
        }
        if !better {
            break;
        }
    }
    // Groups of instructions that share a slot, in the order of the program.
    let mut groups: Vec<usize> = vec![];
    for group in slot.iter().flatten() {
        if !groups.contains(group) {
            groups.push(*group);
        }
    }
    let numbers = counters.by_width();
    if numbers.is_some() {
        groups.sort_by_key(|group| {
            std::cmp::Reverse(slot.iter().filter(|slot| **slot == Some(*group)).count())
        });
    }
    let mut number = vec![0; slots];
    for (next, &group) in groups.iter().enumerate() {
        number[group] = numbers.as_ref().map_or(next as u8, |numbers| numbers[next]);
    }
    let mut result = vec![0; program.len()];
    for (place, slot) in slot.into_iter().enumerate() {
        result[conflicts.at(place)] = number[slot.unwrap_or(0)];
    }
    result
}
