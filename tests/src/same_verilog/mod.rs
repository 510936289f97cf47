// SPDX-License-Identifier: MIT
//! Whether two exports of the design are the same hardware: block by block, module by module, the
//! cheapest way first.
//!
//! A module is the same if its text is; if its text is the same up to names; or if the logic is,
//! which is what is left when children and registers are cut out: equal as terms (`terms`), or by a
//! proof (`proof`). Registers and children that correspond are found by their names ([`names`]): a
//! wrong pair cannot make two different modules equal, it only makes the proof fail. What one side
//! alone has counts as input of any value.
mod flat;
pub mod names;
mod pairing;
mod proof;
pub mod report;
mod terms;
pub mod text;

use anyhow::{Context, Result};
use flat::Flat;
use names::{Likeness, Renames};
use pairing::{custom, ports, Names, Sides};
use proof::{prove, Obligation, Verdict};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::time::Instant;
use text::{uses, Body, Design, Module};

/// How often children that differ are moved into their parent, to look whether they are equal
/// together.
const LEVELS: usize = 2;

/// How two blocks were found equal, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum How {
    /// The same text.
    SameBytes,
    /// The same text up to names and the order of declarations.
    Renamed,
    /// Every output is the same term over the inputs.
    SameTerms,
    /// By the solver.
    Proved,
    /// Not equal, as far as can be said.
    Differs,
}

/// The comparison of one block.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The block.
    pub block: String,
    /// How the whole was found equal.
    pub how: How,
    /// Modules of the new side.
    pub modules: usize,
    /// Modules that are equal as terms.
    pub terms: usize,
    /// Modules that needed the solver.
    pub proofs: usize,
    /// What to know of an equal block: names of ports that changed, children that moved.
    pub notes: Vec<String>,
    /// Why it is not equal.
    pub failures: Vec<String>,
    /// How long it took.
    pub seconds: f64,
}

/// How two modules were found equal, or what is left to prove.
enum Step {
    Same,
    Renamed,
    Proof(usize),
    Failed(String),
}

/// Two modules that were looked at.
struct Visit {
    /// What to call them.
    title: String,
    contents: Contents,
    step: Step,
    /// The ports that correspond.
    ports: Names,
    moved: BTreeSet<String>,
    /// A port of one side has none of the other: what the parent makes of it is not compared.
    partial: bool,
}

/// Stand for the content of an old and a new module.
type Contents = (String, String);

/// All modules of a block, with some pairs opened: moved into their parents.
struct Round<'a> {
    old: &'a Design,
    new: &'a Design,
    block: &'a str,
    renames: &'a Renames,
    terms: bool,
    open: &'a BTreeSet<Contents>,
    visits: BTreeMap<Contents, Rc<Visit>>,
    obligations: Vec<Obligation>,
}

impl Round<'_> {
    fn visit(&mut self, old: &Module, new: &Module, top: bool) -> Rc<Visit> {
        let contents = (old.content.clone(), new.content.clone());
        let renames = self.renames.of(self.block, &old.name);
        if let Some(visit) = self.visits.get(&contents) {
            return visit.clone();
        }
        let names = if old.name == new.name {
            old.name.clone()
        } else {
            format!("{} / {}", old.name, new.name)
        };
        let (mut ports, mut moved) =
            (ports(&old.ports, &new.ports, &renames, Likeness::Parts), BTreeSet::new());
        let step = if old.content == new.content {
            Step::Same
        } else {
            self.step(old, new, top, &mut ports, &mut moved).unwrap_or_else(Step::Failed)
        };
        let all = old.ports.len().max(new.ports.len());
        let partial = ports.len() < all;
        let contents_of = contents.clone();
        let visit =
            Rc::new(Visit { title: names, contents: contents_of, step, ports, moved, partial });
        self.visits.insert(contents, visit.clone());
        visit
    }

    fn step(
        &mut self,
        old: &Module,
        new: &Module,
        top: bool,
        names: &mut Names,
        moved: &mut BTreeSet<String>,
    ) -> Result<Step, String> {
        let renames = &self.renames.of(self.block, &old.name);
        if let (Body::Custom(one), Body::Custom(other)) = (&old.body, &new.body) {
            if uses(one, &self.old.modules) != uses(other, &self.new.modules) {
                return Err("a wrapped core differs".into());
            }
            return custom(one, other, names).map(|()| Step::Renamed);
        }
        let (Some(one), Some(other)) = (Flat::new(self.old, old), Flat::new(self.new, new)) else {
            return Err("one side is custom Verilog".into());
        };
        let open = self.open;
        let is_open = |old: &str, new: &str| open.contains(&(old.to_string(), new.to_string()));
        let sides = Sides::new(one, other, renames, &is_open);
        *moved = sides.moved.clone();
        let mut children = BTreeMap::new();
        for (one, other) in sides.pairs() {
            let visit = self.visit(sides.old.module(one), sides.new.module(other), false);
            children.insert(one.name.clone(), visit.ports.clone());
        }
        let child_ports = |one: &text::Instance| children[&one.name].clone();
        if moved.is_empty() {
            let mut fixed = names.clone();
            fixed.extend(sides.pin_names(&child_ports, names)?);
            if let Some(found) = sides.renamed(&fixed, !top) {
                let is_port = |name: &String| old.ports.iter().any(|port| port.name == *name);
                names.extend(found.into_iter().filter(|(one, _)| is_port(one)));
                let left =
                    |ports: &[text::Port], taken: &dyn Fn(&String) -> bool| -> Vec<text::Port> {
                        ports.iter().filter(|port| !taken(&port.name)).cloned().collect()
                    };
                let rest_old = left(&old.ports, &|name| names.contains_key(name));
                let rest_new = left(&new.ports, &|name| names.values().any(|other| other == name));
                if !top {
                    names.extend(pairing::ports(&rest_old, &rest_new, renames, Likeness::Any));
                }
                if !top || rest_old.is_empty() && rest_new.is_empty() {
                    return Ok(Step::Renamed);
                }
            }
        }
        if !top {
            *names = ports(&old.ports, &new.ports, renames, Likeness::Any);
        }
        if let Some(port) =
            old.ports.iter().find(|port| top && port.output && !names.contains_key(&port.name))
        {
            return Err(format!(
                "no new port corresponds to the output {} ({} bits); see --rename",
                port.name, port.width
            ));
        }
        let mut all = names.clone();
        all.extend(sides.pin_names(&child_ports, names)?);
        all.extend(sides.register_names(names, renames)?);
        self.obligations.push(Obligation::new(&sides.old, &sides.new, &all, self.terms));
        Ok(Step::Proof(self.obligations.len() - 1))
    }
}

/// Compares designs; what it has proved it need not prove again.
pub struct Checker {
    renames: Renames,
    terms: bool,
    verdicts: BTreeMap<String, Verdict>,
}

impl Checker {
    /// With a table of names. Without `terms`, the solver proves what is equal as terms already.
    pub fn new(renames: Renames, terms: bool) -> Self {
        Self { renames, terms, verdicts: BTreeMap::new() }
    }

    /// The table of names.
    pub fn renames(&self) -> &Renames {
        &self.renames
    }

    /// Compares the texts of two files.
    pub fn compare(&mut self, block: &str, old: &str, new: &str) -> Result<Comparison> {
        let begun = Instant::now();
        let same = text::without_header(old) == text::without_header(new);
        let new = text::parse(new).with_context(|| format!("{block}.v, new"))?;
        let old = text::parse(old).with_context(|| format!("{block}.v, old"))?;
        let mut found = Comparison {
            block: block.into(),
            how: How::SameBytes,
            modules: new.modules.len(),
            terms: 0,
            proofs: 0,
            notes: vec![],
            failures: vec![],
            seconds: 0.0,
        };
        if !same {
            self.modules(&old, &new, &mut found)?;
        }
        found.seconds = begun.elapsed().as_secs_f64();
        Ok(found)
    }

    fn modules(&mut self, old: &Design, new: &Design, found: &mut Comparison) -> Result<()> {
        let mut open = BTreeSet::new();
        for level in 0..=LEVELS {
            let mut round = Round {
                old,
                new,
                block: &found.block,
                renames: &self.renames,
                terms: self.terms,
                open: &open,
                visits: BTreeMap::new(),
                obligations: vec![],
            };
            let top = round.visit(&old.modules[&old.top], &new.modules[&new.top], true);
            let Round { visits, obligations, .. } = round;
            self.prove(&obligations)?;
            let mut failed = BTreeSet::new();
            found.how = How::Renamed;
            (found.terms, found.proofs) = (0, 0);
            let mut failures = vec![];
            for visit in visits.values() {
                let why = match &visit.step {
                    Step::Same | Step::Renamed => continue,
                    Step::Proof(number) => {
                        let obligation = &obligations[*number];
                        if obligation.settled {
                            found.how = found.how.max(How::SameTerms);
                            found.terms += 1;
                            continue;
                        }
                        found.how = found.how.max(How::Proved);
                        found.proofs += 1;
                        match &self.verdicts[&obligation.text] {
                            Verdict::Equal => continue,
                            Verdict::Different(table) => {
                                [table.clone(), obligation.alone.clone()].concat().join("\n  ")
                            }
                            Verdict::Undecided => {
                                "the solver found neither a proof nor a difference in time".into()
                            }
                        }
                    }
                    Step::Failed(why) => why.clone(),
                };
                failures.push(format!("module {}: {why}", visit.title));
                failed.insert(visit.contents.clone());
            }
            if failures.is_empty() {
                found.failures.clear();
                found.notes = notes(old, new, &top, visits.values());
                return Ok(());
            }
            if level == 0 {
                found.failures = failures;
            }
            failed.extend(
                visits.values().filter(|visit| visit.partial).map(|visit| visit.contents.clone()),
            );
            failed.remove(&top.contents);
            let before = open.len();
            open.extend(failed);
            if open.len() == before {
                break;
            }
        }
        found.how = How::Differs;
        Ok(())
    }

    fn prove(&mut self, obligations: &[Obligation]) -> Result<()> {
        let fresh = |one: &&Obligation| !one.settled && !self.verdicts.contains_key(&one.text);
        let fresh: Vec<Obligation> = obligations.iter().filter(fresh).cloned().collect();
        if !fresh.is_empty() {
            let verdicts = prove(&fresh)?;
            self.verdicts.extend(fresh.into_iter().map(|one| one.text).zip(verdicts));
        }
        Ok(())
    }
}

/// What to know of a block that is equal.
fn notes<'a>(
    old: &Design,
    new: &Design,
    top: &Visit,
    visits: impl Iterator<Item = &'a Rc<Visit>>,
) -> Vec<String> {
    let renamed = top.ports.iter().filter(|(one, other)| one != other);
    let renamed: Vec<String> = renamed.map(|(one, other)| format!("{one} is {other}")).collect();
    let mut notes = vec![];
    if !renamed.is_empty() {
        notes.push(format!("ports: {}", renamed.join(", ")));
    }
    let taken: BTreeSet<&String> = top.ports.values().collect();
    for port in
        old.modules[&old.top].ports.iter().filter(|port| !top.ports.contains_key(&port.name))
    {
        notes.push(format!("port {} is gone; nothing depends on it", port.name));
    }
    for port in new.modules[&new.top].ports.iter().filter(|port| !taken.contains(&port.name)) {
        let what = if port.output { "not compared" } else { "nothing depends on it" };
        notes.push(format!("port {} is new; {what}", port.name));
    }
    for visit in visits.filter(|visit| !visit.moved.is_empty()) {
        let moved: Vec<&str> = visit.moved.iter().map(String::as_str).collect();
        notes.push(format!("module {}: compared with {} in it", visit.title, moved.join(", ")));
    }
    notes
}
