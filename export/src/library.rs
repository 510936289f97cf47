// SPDX-License-Identifier: MIT
//! Many designs as one library: module names are unique in it, and identical modules are one.
use crate::names::is_identifier;
use crate::{Design, ExportError, Module};
use std::collections::{BTreeMap, BTreeSet};

/// Stands for a name until it is known: of the module itself, and of another module by number.
const SELF: &str = "\u{1}";
const OTHER: char = '\u{2}';
/// Ends the number after [`OTHER`].
const OTHER_END: char = '\u{3}';

/// Designs that go into one library. Their tops have different names.
#[derive(Clone, Debug)]
pub struct Library {
    prefix: String,
    /// Each different module once.
    modules: Vec<Entry>,
    /// Modules by their text with names open.
    numbers: BTreeMap<String, usize>,
    /// The modules of each design, by its top.
    designs: BTreeMap<String, Vec<usize>>,
}

/// A module whose name is not decided.
#[derive(Clone, Debug)]
struct Entry {
    /// Its own name.
    base: String,
    /// The top of the first design that has it.
    first: String,
    /// Whether it is a top, which keeps its name.
    top: bool,
    /// Its text with names open.
    text: String,
}

/// The modules of a [`Library`] under their names in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedLibrary {
    /// Children before parents.
    pub modules: Vec<Module>,
    /// What each design needs, by the name of its top before the prefix: places in `modules`, the
    /// top last.
    pub designs: BTreeMap<String, Vec<usize>>,
}

impl Library {
    /// An empty library. Every module is called `prefix` and its own name.
    pub fn new(prefix: &str) -> Result<Self, ExportError> {
        if !prefix.is_empty() && !is_identifier(prefix) {
            let (path, name) = ("the prefix".into(), prefix.into());
            return Err(ExportError::Identifier { path, name });
        }
        Ok(Self {
            prefix: prefix.into(),
            modules: vec![],
            numbers: BTreeMap::new(),
            designs: BTreeMap::new(),
        })
    }

    /// Adds a design.
    pub fn add(&mut self, design: &Design) -> Result<(), ExportError> {
        let top = design.modules.last().map_or("", |module| &module.name);
        if self.designs.contains_key(top) {
            return Err(ExportError::NameClash { path: "the library".into(), name: top.into() });
        }
        let mut numbers = BTreeMap::<&str, usize>::new();
        let mut used = vec![];
        for module in &design.modules {
            let is_top = module.name == top;
            let text = open_names(module, &numbers);
            let base = if is_top { top } else { without_number(&module.name) };
            let entry = Entry { base: base.into(), first: top.into(), top: is_top, text };
            let number = match self.numbers.get(&entry.text) {
                Some(&number) if !is_top => number,
                // A child of another design is what this one exports.
                Some(&number) if !self.modules[number].top => {
                    self.modules[number] = entry;
                    number
                }
                _ => {
                    self.numbers.entry(entry.text.clone()).or_insert(self.modules.len());
                    self.modules.push(entry);
                    self.modules.len() - 1
                }
            };
            numbers.insert(&module.name, number);
            if !used.contains(&number) {
                used.push(number);
            }
        }
        self.designs.insert(top.into(), used);
        Ok(())
    }

    /// Gives each module its name: its own where no other has it, else that of the first design
    /// that uses it and its own.
    pub fn finish(self) -> NamedLibrary {
        let mut with_name = BTreeMap::<&str, usize>::new();
        self.modules.iter().for_each(|entry| *with_name.entry(&entry.base).or_default() += 1);
        let mut taken: BTreeSet<String> = self.designs.keys().cloned().collect();
        let mut names = vec![];
        for Entry { base, first, top, .. } in &self.modules {
            let name = if *top {
                base.clone()
            } else {
                let plain = with_name[&**base] == 1 && !taken.contains(base);
                let wanted = if plain { base.clone() } else { format!("{first}_{base}") };
                let numbered = (1..).map(|number| match number {
                    1 => wanted.clone(),
                    _ => format!("{wanted}_{number}"),
                });
                numbered.into_iter().find(|name| !taken.contains(name)).expect("one is free")
            };
            taken.insert(name.clone());
            names.push(format!("{}{name}", self.prefix));
        }
        let close = |(text, name): (&str, &String)| -> String {
            let mut closed = String::new();
            for (part, piece) in text.split(OTHER).enumerate() {
                match piece.split_once(OTHER_END).filter(|_| part > 0) {
                    Some((number, rest)) => {
                        let number: usize = number.parse().expect("a number was written");
                        closed += &names[number];
                        closed += rest;
                    }
                    None => closed += piece,
                }
            }
            closed.replace(SELF, name)
        };
        let modules = self
            .modules
            .iter()
            .zip(&names)
            .map(|(entry, name)| Module { name: name.clone(), text: close((&entry.text, name)) });
        NamedLibrary { modules: modules.collect(), designs: self.designs.clone() }
    }
}

/// A name without the number that tells modules of one design apart.
fn without_number(name: &str) -> &str {
    match name.rsplit_once('_') {
        Some((base, digits)) if !base.is_empty() && digits.parse::<u32>().is_ok() => base,
        _ => name,
    }
}

/// The text of a module with its own name and those of its children open. The exporter writes both
/// in lines of their own.
fn open_names(module: &Module, numbers: &BTreeMap<&str, usize>) -> String {
    let head = format!("module {} (", module.name);
    let lines = module.text.lines().map(|line| {
        if line == head {
            return format!("module {SELF} (\n");
        }
        let instance = line.strip_prefix("  ").and_then(|line| line.split_once(' '));
        match instance.and_then(|(name, rest)| Some((numbers.get(name)?, rest))) {
            Some((number, rest)) if rest.ends_with(" (") => {
                format!("  {OTHER}{number}{OTHER_END} {rest}\n")
            }
            _ => format!("{line}\n"),
        }
    });
    lines.collect()
}
