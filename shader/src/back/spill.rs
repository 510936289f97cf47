// SPDX-License-Identifier: MIT
//! Spilling: registers that are in memory between their uses, or computed again.
//!
//! A spilled word of a thread lies with those of the other threads of its warp in one line of
//! memory, so that all are loaded by one access.
use super::machine::{Again, Class, Code, Copies, Item, Machine, Reg, Source};
use super::Target;
use std::collections::HashMap;
use warpwright_isa::{Format, SpecialRegister};

/// Where a register is.
#[derive(Clone, Copy)]
enum Home {
    Slot(u32),
    Again(Again),
}

/// Moves registers out. `words`: words of a thread's memory in use so far.
pub fn run(code: &mut Code, spilled: &[Reg], target: &Target, words: &mut u32) {
    let mut homes: HashMap<Reg, Home> = HashMap::new();
    // Registers that copies joined have one place.
    let written = writes(code);
    for &reg in spilled {
        let home = match code.again[reg.index()] {
            Some(again) if written[reg.index()] == 1 => Home::Again(again),
            _ => {
                *words += 1;
                Home::Slot(*words - 1)
            }
        };
        homes.insert(reg, home);
    }
    if code.spill_address.is_none() && homes.values().any(|home| matches!(home, Home::Slot(_))) {
        begin(code, target);
    }
    let mut rewriter =
        Rewriter { bytes: 4 * target.warp_threads, homes, out: vec![], pending: vec![] };
    for item in std::mem::take(&mut code.items) {
        rewriter.item(code, item);
    }
    code.items = rewriter.out;
}

/// How often each register is written.
fn writes(code: &Code) -> Vec<usize> {
    let mut count = vec![0; code.classes.len()];
    for item in &code.items {
        let copies = match item {
            Item::Label(_) => continue,
            Item::Copies(copies) => copies,
            Item::Inst(machine) => {
                machine.writes().for_each(|reg| count[reg.index()] += 1);
                &machine.copies
            }
        };
        copies.iter().for_each(|(to, _)| count[to.index()] += 1);
    }
    count
}

/// Puts the address of the thread's words into a register, at the start.
fn begin(code: &mut Code, target: &Target) {
    let [tid, lane, warp, own, address] = [(); 5].map(|()| code.reg(Class::General));
    let bits = target.warp_threads.trailing_zeros();
    let immediate = |name: &str, to: Reg, from: Reg, word: u32| {
        let mut machine =
            Machine { dests: vec![to], a: Some(from), ..Machine::new(name, Format::I) };
        machine.template.immediate = word;
        machine
    };
    let mut s2r = Machine { dests: vec![tid], ..Machine::new("s2r", Format::R) };
    s2r.template.ra = SpecialRegister::Tid.number();
    let all = [
        s2r,
        immediate("and", lane, tid, target.warp_threads - 1),
        immediate("shl", own, lane, 2),
        immediate("shr", warp, tid, bits),
        // What a warp has is set when it is known; so is where memory begins.
        immediate("imul", address, warp, super::emit::SPILL_SIZE),
        immediate("iadd", address, address, super::emit::SPILL_BASE),
        Machine {
            dests: vec![address],
            a: Some(address),
            b: Some(own),
            ..Machine::new("iadd", Format::R)
        },
    ];
    code.items.splice(0..0, all.map(Item::Inst));
    code.spill_address = Some(address);
}

struct Rewriter {
    /// Bytes from word to word.
    bytes: u32,
    homes: HashMap<Reg, Home>,
    out: Vec<Item>,
    /// What has to come behind the second of two instructions that stay together.
    pending: Vec<Item>,
}

impl Rewriter {
    fn slot_access(&self, code: &Code, name: &str, slot: u32) -> Machine {
        let mut machine = Machine { a: code.spill_address, ..Machine::new(name, Format::M) };
        machine.template.offset = (slot * self.bytes) as i32;
        machine
    }

    /// A new register with what a spilled one holds; others stay.
    fn load(&mut self, code: &mut Code, reg: Reg, at: usize) -> Reg {
        let Some(&home) = self.homes.get(&reg) else { return reg };
        let fresh = code.reg(code.classes[reg.index()]);
        let machine = match home {
            Home::Slot(slot) => {
                Machine { dests: vec![fresh], ..self.slot_access(code, "ld", slot) }
            }
            Home::Again(Again::Word(word)) => Machine::mov(fresh, Source::Word(word)),
            Home::Again(Again::Special(number)) => {
                let mut machine = Machine { dests: vec![fresh], ..Machine::new("s2r", Format::R) };
                machine.template.ra = number;
                machine
            }
            Home::Again(Again::Constant(offset)) => {
                let mut machine = Machine { dests: vec![fresh], ..Machine::new("ldc", Format::M) };
                (machine.template.absolute, machine.template.offset) = (true, offset);
                machine
            }
        };
        self.out.insert(at, Item::Inst(machine));
        fresh
    }

    fn store(&self, code: &Code, slot: u32, value: Reg) -> Machine {
        Machine { b: Some(value), ..self.slot_access(code, "st", slot) }
    }

    /// Where something goes that is to be before the next instruction: not between two that stay
    /// together.
    fn place(&self) -> usize {
        match self.out.last() {
            Some(Item::Inst(Machine { glued: true, .. })) => self.out.len() - 1,
            _ => self.out.len(),
        }
    }

    fn item(&mut self, code: &mut Code, item: Item) {
        match item {
            Item::Label(_) => self.out.push(item),
            Item::Copies(copies) => {
                let copies = self.copies(code, copies, None);
                self.out.push(Item::Copies(copies));
            }
            Item::Inst(machine) => self.inst(code, machine),
        }
    }

    /// Copies without spilled registers. Loads come before, stores of what goes to memory too.
    fn copies(&mut self, code: &mut Code, copies: Copies, guard: Option<(Reg, bool)>) -> Copies {
        let (mut kept, mut moves, mut stores) = (vec![], vec![], vec![]);
        for (to, from) in copies {
            let home = |reg: &Reg| self.homes.get(reg).copied();
            let source = match from {
                Source::Reg(reg) => home(&reg),
                Source::Word(_) => None,
            };
            match (home(&to), source) {
                (Some(Home::Again(_)), _) => {}
                (Some(Home::Slot(to)), Some(Home::Slot(from))) => moves.push((to, from)),
                (to_home, Some(Home::Again(Again::Word(word)))) => match to_home {
                    Some(Home::Slot(slot)) => stores.push((slot, Source::Word(word))),
                    _ => kept.push((to, Source::Word(word))),
                },
                (Some(Home::Slot(slot)), _) => stores.push((slot, from)),
                (None, None) => kept.push((to, from)),
                (None, Some(_)) => {
                    if let Source::Reg(reg) = from {
                        let place = self.place();
                        kept.push((to, Source::Reg(self.load(code, reg, place))));
                    }
                }
            }
        }
        self.moves(code, moves, &mut stores, guard);
        for (slot, from) in stores {
            let value = match from {
                Source::Reg(reg) => self.load(code, reg, self.out.len()),
                Source::Word(word) => {
                    let reg = code.reg(Class::General);
                    self.out.push(Item::Inst(Machine::mov(reg, Source::Word(word))));
                    reg
                }
            };
            let store = self.store(code, slot, value);
            self.out.push(Item::Inst(Machine { guard, ..store }));
        }
        kept
    }

    /// Moves from word to word of memory that take place at once: one after another, each when
    /// nothing reads its target any more, so that many need no more registers than one. What is in
    /// a circle is left to `stores`.
    fn moves(
        &mut self,
        code: &mut Code,
        mut moves: Vec<(u32, u32)>,
        stores: &mut Vec<(u32, Source)>,
        guard: Option<(Reg, bool)>,
    ) {
        moves.retain(|(to, from)| to != from);
        while !moves.is_empty() {
            let free = |&(to, _): &(u32, u32)| moves.iter().all(|&(_, from)| from != to);
            let next = moves.iter().position(free);
            let (to, from) = moves.swap_remove(next.unwrap_or(0));
            let value = code.reg(Class::General);
            let load = Machine { dests: vec![value], ..self.slot_access(code, "ld", from) };
            self.out.push(Item::Inst(load));
            match next {
                Some(_) => {
                    let store = self.store(code, to, value);
                    self.out.push(Item::Inst(Machine { guard, ..store }));
                }
                None => stores.push((to, Source::Reg(value))),
            }
        }
    }

    fn inst(&mut self, code: &mut Code, mut machine: Machine) {
        machine.copies = self.copies(code, std::mem::take(&mut machine.copies), machine.guard);
        let mut place = self.place();
        let mut loaded: HashMap<Reg, Reg> = HashMap::new();
        let kept = if machine.partial { machine.dests.clone() } else { vec![] };
        let wanted: Vec<Reg> =
            [machine.a, machine.b, machine.c].into_iter().flatten().chain(kept).collect();
        for reg in wanted {
            if self.homes.contains_key(&reg) && !loaded.contains_key(&reg) {
                let fresh = self.load(code, reg, place);
                loaded.insert(reg, fresh);
                place += 1;
            }
        }
        machine.replace_reads(&mut |reg| loaded.get(&reg).copied().unwrap_or(reg));
        let mut stores = vec![];
        for dest in &mut machine.dests {
            match self.homes.get(dest) {
                Some(&Home::Slot(slot)) => {
                    let fresh =
                        loaded.get(dest).copied().unwrap_or_else(|| code.reg(Class::General));
                    *dest = fresh;
                    stores.push(Item::Inst(self.store(code, slot, fresh)));
                }
                // It is computed where it is used.
                Some(Home::Again(_)) => return,
                None => {}
            }
        }
        let glued = machine.glued;
        self.out.push(Item::Inst(machine));
        self.pending.extend(stores);
        if !glued {
            self.out.append(&mut self.pending);
        }
    }
}
