// SPDX-License-Identifier: MIT
//! Liveness: which registers hold something that is still used.
use super::machine::{Code, Copies, Item, Reg, Source};

/// A set of registers.
#[derive(Clone, PartialEq, Eq)]
pub struct Set(Vec<u64>);

impl Set {
    pub fn new(count: usize) -> Self {
        Self(vec![0; count.div_ceil(64)])
    }
    pub fn insert(&mut self, reg: Reg) -> bool {
        let (word, bit) = (reg.index() / 64, 1 << (reg.index() % 64));
        let new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        new
    }
    pub fn remove(&mut self, reg: Reg) {
        self.0[reg.index() / 64] &= !(1 << (reg.index() % 64));
    }
    pub fn contains(&self, reg: Reg) -> bool {
        self.0[reg.index() / 64] >> (reg.index() % 64) & 1 != 0
    }
    /// Adds the others; says whether there were new ones.
    pub fn union(&mut self, other: &Self) -> bool {
        let mut new = false;
        for (a, &b) in self.0.iter_mut().zip(&other.0) {
            new |= b & !*a != 0;
            *a |= b;
        }
        new
    }
    pub fn iter(&self) -> impl Iterator<Item = Reg> + '_ {
        self.0.iter().enumerate().flat_map(|(at, &word)| {
            let mut word = word;
            std::iter::from_fn(move || {
                let bit = (word != 0).then(|| word.trailing_zeros())?;
                word &= word - 1;
                Some(Reg(at as u32 * 64 + bit))
            })
        })
    }
    pub fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
}

/// What is live before each item.
pub fn liveness(code: &Code) -> Vec<Set> {
    let count = code.classes.len();
    let labels = label_places(code);
    let mut live = vec![Set::new(count); code.items.len() + 1];
    let mut changed = true;
    while changed {
        changed = false;
        for at in (0..code.items.len()).rev() {
            let set = before(&code.items[at], &live, at, &labels);
            if set != live[at] {
                live[at] = set;
                changed = true;
            }
        }
    }
    live
}

pub fn label_places(code: &Code) -> Vec<usize> {
    let mut places = vec![code.items.len(); code.labels as usize];
    for (at, item) in code.items.iter().enumerate() {
        if let Item::Label(label) = item {
            places[*label as usize] = at;
        }
    }
    places
}

fn before(item: &Item, live: &[Set], at: usize, labels: &[usize]) -> Set {
    match item {
        Item::Label(_) => live[at + 1].clone(),
        Item::Copies(copies) => across(copies, &live[at + 1]),
        Item::Inst(machine) => {
            let mut set =
                if machine.ends() { Set::new(64 * live[0].0.len()) } else { live[at + 1].clone() };
            if let Some(target) = machine.target {
                set.union(&across(&machine.copies, &live[labels[target as usize]]));
            }
            machine.writes().for_each(|reg| set.remove(reg));
            machine.reads().for_each(|reg| {
                set.insert(reg);
            });
            set
        }
    }
}

/// What is live before copies.
fn across(copies: &Copies, after: &Set) -> Set {
    let mut set = after.clone();
    copies.iter().for_each(|(to, _)| set.remove(*to));
    for (to, from) in copies {
        if let Source::Reg(from) = from {
            // A copy that is never read needs nothing.
            if after.contains(*to) {
                set.insert(*from);
            }
        }
    }
    set
}
