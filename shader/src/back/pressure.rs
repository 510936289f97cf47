// SPDX-License-Identifier: MIT
//! What is spilled: the registers that are least used where too many are live.
use super::liveness::{label_places, Set};
use super::machine::{Class, Code, Copies, Item, Machine, Reg, Source};

/// Registers that loads and stores of spilled words need for themselves.
const FOR_SPILLING: usize = 3;

/// The cheapest registers to be without where more are live than there are.
pub fn pressed(code: &Code, live: &[Set], limit: usize, temporaries: usize) -> Vec<Reg> {
    let weights = weights(code);
    let mut spilled = Set::new(code.classes.len());
    for set in live {
        let general = |reg: &Reg| code.classes[reg.index()] == Class::General;
        let mut here: Vec<Reg> =
            set.iter().filter(general).filter(|&reg| !spilled.contains(reg)).collect();
        if here.len() + FOR_SPILLING <= limit {
            continue;
        }
        let excess = here.len() + FOR_SPILLING - limit;
        here.retain(|reg| reg.index() < temporaries);
        here.sort_by(|a, b| weights[a.index()].total_cmp(&weights[b.index()]));
        here.into_iter().take(excess).for_each(|reg| {
            spilled.insert(reg);
        });
    }
    spilled.iter().collect()
}

/// How much it costs to keep each register in memory.
pub fn weights(code: &Code) -> Vec<f64> {
    let labels = label_places(code);
    let mut depth = vec![0i32; code.items.len() + 1];
    for (at, item) in code.items.iter().enumerate() {
        if let Item::Inst(Machine { target: Some(target), .. }) = item {
            let place = labels[*target as usize];
            if place <= at {
                depth[place..=at].iter_mut().for_each(|depth| *depth += 1);
            }
        }
    }
    let mut weights = vec![0.0; code.classes.len()];
    for (at, item) in code.items.iter().enumerate() {
        let weight = 8f64.powi(depth[at].min(6));
        let mut add = |reg: Reg| {
            let again = code.again[reg.index()].is_some();
            weights[reg.index()] += if again { weight / 16.0 } else { weight };
        };
        let mut add_copies = |copies: &Copies| {
            for (to, from) in copies {
                add(*to);
                if let Source::Reg(from) = from {
                    add(*from);
                }
            }
        };
        match item {
            Item::Label(_) => {}
            Item::Copies(copies) => add_copies(copies),
            Item::Inst(machine) => {
                add_copies(&machine.copies);
                machine.reads().chain(machine.writes()).for_each(add);
            }
        }
    }
    weights
}
