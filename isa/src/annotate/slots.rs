// SPDX-License-Identifier: MIT
//! Slot allocation by the cost of waiting together.
//!
//! First every reorderable instruction is followed as if it had a slot of its own. Where an
//! instruction then needs `a` and not `b`, and `b` may be incomplete, one slot for both would
//! hold the warp until `b` is complete too. That costs what `b` takes longer than `a`, times
//! how often the place runs, estimated from the depth of loops. Two that may be incomplete at
//! the same time without such a place cost a little as well: counters are narrow.
use super::conflict::{memory, Conflicts};
use super::flow::Flow;
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

/// Costs of sharing between reorderable instructions, by their place in `nodes`.
struct Costs {
    nodes: Vec<usize>,
    cost: Vec<Vec<u64>>,
}

impl Costs {
    fn new(program: &[Instruction], graph: &Graph, conflicts: &Conflicts) -> Self {
        let nodes: Vec<usize> = (0..program.len()).filter(|&i| program[i].row.reorderable()).collect();
        let mut place = vec![usize::MAX; program.len()];
        nodes.iter().enumerate().for_each(|(at, &i)| place[i] = at);
        let mut costs = Self { cost: vec![vec![0; nodes.len()]; nodes.len()], nodes };
        let warp = graph.of_warp();
        let mut flow = Flow::one_by_one(program, &warp, conflicts);
        flow.add_waits();
        flow.propagate();
        let distances: Vec<_> = costs.nodes.iter().map(|&i| warp.distances(i)).collect();
        let left = |e: usize, at: usize| {
            let distance = distances[place[e]][at].unwrap_or(1);
            latency(&program[e]).saturating_sub(u64::from(distance) * ISSUE)
        };
        for (later, depth) in graph.loop_depth().into_iter().enumerate() {
            let frequency = ROUNDS.pow(depth.min(MAX_DEPTH));
            let open = flow.arriving(later);
            let needed = open.intersection(conflicts.of(later));
            for b in open.iter().filter(|&b| !needed.contains(b)) {
                for a in needed.iter() {
                    let longer = left(b, later).saturating_sub(left(a, later));
                    costs.add(place[a], place[b], frequency * SHARED_WAIT * (1 + longer));
                }
                if program[later].row.reorderable() && b != later {
                    costs.add(place[b], place[later], frequency);
                }
            }
        }
        costs
    }

    fn add(&mut self, a: usize, b: usize, cost: u64) {
        self.cost[a][b] += cost;
        self.cost[b][a] += cost;
    }

    /// What it costs to have `node` in each slot, with the others where they are.
    fn in_slots(&self, node: usize, slot: &[Option<usize>], slots: usize) -> Vec<u64> {
        let mut sums = vec![0; slots];
        for (other, slot) in slot.iter().enumerate() {
            if let Some(slot) = slot.filter(|_| other != node) {
                sums[slot] += self.cost[node][other];
            }
        }
        sums
    }
}

/// The slot of each instruction; 0 for those that have none.
pub fn allocate(program: &[Instruction], graph: &Graph, conflicts: &Conflicts, slots: usize) -> Vec<u8> {
    let costs = Costs::new(program, graph, conflicts);
    let count = costs.nodes.len();
    let cheapest = |sums: &[u64]| (0..slots).min_by_key(|&slot| sums[slot]).unwrap_or(0);
    let mut slot: Vec<Option<usize>> = vec![None; count];
    // Those with most to lose choose first.
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by_key(|&node| std::cmp::Reverse(costs.cost[node].iter().sum::<u64>()));
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
    // Numbers in the order of the program.
    let mut number = vec![None; slots];
    let mut next = 0;
    let mut result = vec![0; program.len()];
    for (&i, slot) in costs.nodes.iter().zip(slot) {
        result[i] = *number[slot.unwrap_or(0)].get_or_insert_with(|| {
            next += 1;
            next - 1
        });
    }
    result
}
