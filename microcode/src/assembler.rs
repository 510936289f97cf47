// SPDX-License-Identifier: MIT
//! Text to microcode.
//!
//! - **`; ...`**: comment, to the end of the line
//! - **`name:`, `name: .each`**: a label; `.l` is local to the label before it that has no dot in
//!   front; `.each` marks a routine of [`dispatch`](crate::Image::dispatch) that has something to
//!   do for executing threads only
//! - **`.g name`, `.g name 5`, `.g name other`**: a global word: the next free one, this one, the
//!   one that has another name too
//! - **`.w name 5`, `.t name 5`, `.p name 5`**: a word of a warp, a word of a task, four words of a
//!   warp, one for each thread
//! - **`.table name v v ...`**: global words with these values: numbers, or labels
//! - **`ld g.name`, `w.name`, `t.name`, `p.name`, `x`, `ra`, `rb`, `rc`, `rd`**: an operand in the
//!   store
//! - **`ld #5`, `ld =0x7f800000`, `ld @name`**: a literal of 8 bits with sign; a global word with
//!   this value; one with the address of global `name` in the store
//! - **`ld &name`**: one with the place of label `name`
//! - **`la 8`, `rl k`**: a shift
//! - **`.page`**: what follows is in the second page; a jump to the other page has `far` before it
//!
//! A literal of 8 bits is taken for `=` too where it fits. What an operation changes of the address
//! of the next operand (`x`, the present thread or warp, `rd`, the instruction) counts from the
//! next but one on: a `nop` is put between.
mod instructions;

use crate::names::{Op, Sys, DISPATCH_PER_THREAD, GLOBALS, PAGE, STORE, WORDS};
use std::collections::BTreeMap;
use thiserror::Error;

/// Where global words without a number of their own begin.
const FREE: u32 = 3;
/// How far the address of the next word is ahead of an operation, whose jump goes to the page of
/// that address.
const AHEAD: usize = 2;
/// What has a place of its own: the host's words, counters, tasks, the last words for arrays.
const RESERVED: [std::ops::Range<u32>; 10] =
    [0..3, 16..30, 32..48, 64..67, 84..86, 87..88, 91..92, 93..94, 128..192, 248..256];

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {what}")]
pub struct AssemblyError {
    /// Line of the text, from 1.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

/// An assembled text.
pub struct Assembled {
    /// The microcode.
    pub code: Vec<u16>,
    /// The store at power-up.
    pub store: Vec<u32>,
    /// Words of microcode that are used.
    pub used: usize,
    labels: BTreeMap<String, u16>,
    each: Vec<String>,
    globals: BTreeMap<String, u32>,
}

impl Assembled {
    /// Where a label stands.
    ///
    /// # Errors
    /// When there is none of this name.
    pub fn label(&self, name: &str) -> Result<u16, AssemblyError> {
        let missing = || AssemblyError { line: 0, what: format!("there is no label `{name}`") };
        self.labels.get(name).copied().ok_or_else(missing)
    }

    /// The dispatch word of a routine.
    pub fn routine(&self, name: &str) -> Option<u16> {
        let flag = if self.each.iter().any(|each| each == name) { DISPATCH_PER_THREAD } else { 0 };
        self.labels.get(name).map(|at| at | flag)
    }

    /// The place in the store of a global word.
    pub fn global(&self, name: &str) -> Option<u32> {
        self.globals.get(name).map(|at| GLOBALS + at)
    }
}

/// A value that may be a label that comes later.
enum Value {
    Number(u32),
    Label(String),
}

struct Table {
    line: usize,
    at: u32,
    value: Value,
}

struct Assembler<'a> {
    line: usize,
    /// Words of the first page that are used.
    used: usize,
    code: Vec<u16>,
    /// Where each jump goes, by its place.
    jumps: Vec<(usize, usize, String)>,
    labels: BTreeMap<String, u16>,
    each: Vec<String>,
    globals: BTreeMap<&'a str, u32>,
    taken: [bool; 256],
    /// Words of warps, tasks and threads, by the letter of their kind and their name.
    others: BTreeMap<(&'a str, &'a str), u32>,
    constants: BTreeMap<u32, u32>,
    tables: Vec<Table>,
    scope: String,
}

/// Assembles a text.
///
/// # Errors
/// When it is wrong.
pub fn assemble(text: &str) -> Result<Assembled, AssemblyError> {
    let mut taken = [false; 256];
    RESERVED.into_iter().flatten().for_each(|at| taken[at as usize] = true);
    let mut assembler = Assembler {
        line: 0,
        used: PAGE,
        code: vec![],
        jumps: vec![],
        labels: BTreeMap::new(),
        each: vec![],
        globals: BTreeMap::new(),
        taken,
        others: BTreeMap::new(),
        constants: BTreeMap::new(),
        tables: vec![],
        scope: String::new(),
    };
    for (number, line) in text.lines().enumerate() {
        assembler.line = number + 1;
        assembler.take(line.split(';').next().unwrap_or_default())?;
    }
    assembler.finish()
}

fn number(text: &str) -> Option<u32> {
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
    let value = match digits.strip_prefix("0x") {
        Some(hex) => u32::from_str_radix(hex, 16).ok()?,
        None => digits.parse().ok()?,
    };
    Some(if negative { value.wrapping_neg() } else { value })
}

impl<'a> Assembler<'a> {
    fn error<T>(&self, what: impl Into<String>) -> Result<T, AssemblyError> {
        Err(AssemblyError { line: self.line, what: what.into() })
    }

    fn take(&mut self, line: &'a str) -> Result<(), AssemblyError> {
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else { return Ok(()) };
        let rest: Vec<&str> = words.collect();
        if let Some(label) = first.strip_suffix(':') {
            return self.put_label(label, &rest);
        }
        match first {
            ".g" | ".w" | ".t" | ".p" => self.declare(first, &rest),
            ".table" => self.table(&rest),
            ".page" if self.code.len() <= PAGE - AHEAD => {
                self.used = self.code.len();
                self.code.resize(PAGE, 0);
                Ok(())
            }
            ".page" => self.error(format!(
                "{} words of microcode, and a page has room for {}",
                self.code.len(),
                PAGE - AHEAD
            )),
            _ => {
                self.instruction(first, &rest)?;
                self.behind_idle()
            }
        }
    }

    fn full(&self, label: &str) -> String {
        if label.starts_with('.') {
            format!("{}{label}", self.scope)
        } else {
            label.to_string()
        }
    }

    fn put_label(&mut self, label: &str, rest: &[&str]) -> Result<(), AssemblyError> {
        if !label.starts_with('.') {
            self.scope = label.to_string();
        }
        let name = self.full(label);
        match rest {
            [] => {}
            [".each"] => self.each.push(name.clone()),
            _ => return self.error("an instruction stands on a line of its own"),
        }
        if self.labels.insert(name, self.code.len() as u16).is_some() {
            return self.error(format!("label `{label}` is there twice"));
        }
        Ok(())
    }

    fn free(&mut self, words: u32) -> Result<u32, AssemblyError> {
        let fits = |at: &u32| (*at..*at + words).all(|at| at < 256 && !self.taken[at as usize]);
        match (FREE..256).find(fits) {
            Some(at) => Ok(at),
            None => self.error("there are no more global words"),
        }
    }

    fn declare(&mut self, kind: &'a str, rest: &[&'a str]) -> Result<(), AssemblyError> {
        let (name, at) = match rest {
            [name] if kind == ".g" => (*name, self.free(1)?),
            [name, at] => match number(at)
                .or_else(|| self.globals.get(at).copied().filter(|_| kind == ".g"))
            {
                Some(at) => (*name, at),
                None => return self.error(format!("`{at}` is no place")),
            },
            _ => return self.error("a declaration has a name and a place"),
        };
        let base = match kind {
            ".g" => {
                self.taken[at as usize & 255] = true;
                return match self.globals.insert(name, at) {
                    None => Ok(()),
                    Some(_) => self.error(format!("`{name}` is there twice")),
                };
            }
            ".w" => 0,
            ".t" => 64,
            _ => 128,
        };
        match self.others.insert((&kind[1..], name), base + at) {
            None => Ok(()),
            Some(_) => self.error(format!("`{name}` is there twice")),
        }
    }

    fn table(&mut self, rest: &[&'a str]) -> Result<(), AssemblyError> {
        let Some((name, values)) = rest.split_first() else {
            return self.error("a table has a name");
        };
        let at = self.free(values.len() as u32)?;
        self.globals.insert(name, at);
        for (at, value) in (at..).zip(values) {
            self.taken[at as usize] = true;
            let value =
                number(value).map_or_else(|| Value::Label((*value).to_string()), Value::Number);
            self.tables.push(Table { line: self.line, at, value });
        }
        Ok(())
    }

    fn constant(&mut self, value: u32) -> Result<u32, AssemblyError> {
        if let Some(at) = self.constants.get(&value) {
            return Ok(*at);
        }
        let at = self.free(1)?;
        self.taken[at as usize] = true;
        self.constants.insert(value, at);
        Ok(at)
    }

    /// A global word that holds where a label is.
    fn label_word(&mut self, label: &str) -> Result<u32, AssemblyError> {
        let is_it = |table: &&Table| matches!(&table.value, Value::Label(name) if name == label);
        if let Some(table) = self.tables.iter().find(is_it) {
            return Ok(table.at);
        }
        let at = self.free(1)?;
        self.taken[at as usize] = true;
        self.tables.push(Table { line: self.line, at, value: Value::Label(label.to_string()) });
        Ok(at)
    }

    fn finish(mut self) -> Result<Assembled, AssemblyError> {
        let used = self.code.len() + self.used - PAGE;
        if self.code.len() > WORDS {
            return self.error(format!("{} words of microcode, and {WORDS} fit", self.code.len()));
        }
        for (line, at, label) in std::mem::take(&mut self.jumps) {
            self.line = line;
            let is_far = at > 0 && self.code[at - 1] == (Op::Sys as u16) << 11 | Sys::Far as u16;
            match self.labels.get(&label) {
                Some(target) if (usize::from(*target) / PAGE != at / PAGE) != is_far => {
                    return self.error(format!(
                        "`{label}` is in the other page, or `far` is one jump too many"
                    ));
                }
                Some(target) => self.code[at] |= target & (PAGE as u16 - 1),
                None => return self.error(format!("there is no label `{label}`")),
            }
        }
        let mut store = vec![0; STORE];
        for (value, at) in &self.constants {
            store[(GLOBALS + at) as usize] = *value;
        }
        for Table { line, at, value } in std::mem::take(&mut self.tables) {
            self.line = line;
            store[(GLOBALS + at) as usize] = match value {
                Value::Number(number) => number,
                Value::Label(label) => match self.labels.get(&label) {
                    Some(place) => u32::from(*place),
                    None => return self.error(format!("there is no label `{label}`")),
                },
            };
        }
        self.code.resize(WORDS, 0);
        let globals = self.globals.iter().map(|(name, at)| ((*name).to_string(), *at)).collect();
        Ok(Assembled {
            code: self.code,
            store,
            used,
            labels: self.labels,
            each: self.each,
            globals,
        })
    }
}
