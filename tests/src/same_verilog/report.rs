// SPDX-License-Identifier: MIT
//! Two folders of Verilog, and what is printed of their comparison.
use super::names::{pair, Item, Likeness};
use super::{Checker, Comparison, How};
use anyhow::{bail, ensure, Context, Result};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The Verilog files of a folder: block and text.
pub type Files = BTreeMap<String, String>;

/// The designs of an exported folder with these files: each file `.v` is one, or the core file of a
/// library names the files of each.
fn designs(names: &[String], read: &dyn Fn(&str) -> Result<String>) -> Result<Files> {
    let mut files = Files::new();
    let Some(core) = names.iter().find(|name| name.ends_with(".core")) else {
        for name in names {
            if let Some(block) = name.strip_suffix(".v") {
                files.insert(block.into(), read(name)?);
            }
        }
        return Ok(files);
    };
    let prefix = format!("{}_", core.trim_end_matches(".core"));
    let mut texts = BTreeMap::<String, String>::new();
    let mut block = String::new();
    for line in read(core)?.lines().skip_while(|line| *line != "filesets:").skip(1) {
        if let Some(path) = line.strip_prefix("      - ") {
            if !texts.contains_key(path) {
                texts.insert(path.into(), read(path)?.replace(&prefix, ""));
            }
            *files.entry(block.clone()).or_default() += &texts[path];
        } else if !line.starts_with("    ") {
            block = line.trim().trim_end_matches(':').into();
        }
    }
    files.remove("all");
    Ok(files)
}

/// Reads the designs of a folder.
pub fn of_folder(folder: &Path) -> Result<Files> {
    let entries = fs::read_dir(folder)
        .with_context(|| format!("cannot read the folder {}", folder.display()))?;
    let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let files = designs(&names.collect::<Result<Vec<_>>>()?, &|name| {
        let path = folder.join(name);
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    })?;
    ensure!(
        !files.is_empty(),
        "{} holds no Verilog: give a folder that `warpwright export` has written",
        folder.display()
    );
    Ok(files)
}

/// The designs of `verilog_out` in a commit of the repository at `root`.
pub fn of_commit(root: &Path, commit: &str) -> Result<Files> {
    let git = |arguments: &[&str]| -> Result<String> {
        let output = Command::new("git")
            .arg("-C")
            .arg(root)
            .args(arguments)
            .output()
            .context("cannot start git")?;
        let errors = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "git {}: {}", arguments.join(" "), errors.trim());
        String::from_utf8(output.stdout).context("git printed no text")
    };
    let names = git(&["ls-tree", "--name-only", commit, "verilog_out/"])?;
    let names: Vec<_> =
        names.lines().map(|path| path.trim_start_matches("verilog_out/").into()).collect();
    let files = designs(&names, &|name| git(&["show", &format!("{commit}:verilog_out/{name}")]))?;
    ensure!(!files.is_empty(), "commit {commit} holds no Verilog in verilog_out");
    Ok(files)
}

/// Compares the blocks of two folders, or those of `only`. Blocks are paired as ports are.
pub fn compare(
    old: &Files,
    new: &Files,
    only: &[String],
    mut checker: Checker,
    progress: &dyn Fn(&Comparison),
) -> Result<Vec<Comparison>> {
    if let Some(name) =
        only.iter().find(|name| !old.contains_key(*name) && !new.contains_key(*name))
    {
        bail!(
            "no block {name}: the folders hold {}",
            new.keys().cloned().collect::<Vec<_>>().join(", ")
        );
    }
    let items = |files: &'_ Files| files.keys().cloned().collect::<Vec<String>>();
    let (names_old, names_new) = (items(old), items(new));
    fn item(name: &String) -> Item<'_> {
        Item { name, class: String::new() }
    }
    let (items_old, items_new): (Vec<_>, Vec<_>) =
        (names_old.iter().map(item).collect(), names_new.iter().map(item).collect());
    let pairs = pair(&items_old, &items_new, checker.renames(), Likeness::Parts);
    let wanted = |name: &str| only.is_empty() || only.iter().any(|other| other == name);
    let mut found = vec![];
    for (one, other) in &pairs {
        let (one, other) = (&names_old[*one], &names_new[*other]);
        if wanted(one) || wanted(other) {
            let comparison = checker.compare(other, &old[one], &new[other])?;
            progress(&comparison);
            found.push(comparison);
        }
    }
    let old_alone = (0..names_old.len())
        .filter(|at| pairs.iter().all(|pair| pair.0 != *at))
        .map(|at| (&names_old[at], "old"));
    let new_alone = (0..names_new.len())
        .filter(|at| pairs.iter().all(|pair| pair.1 != *at))
        .map(|at| (&names_new[at], "new"));
    for (name, side) in old_alone.chain(new_alone).filter(|(name, _)| wanted(name)) {
        let why = format!("only the {side} folder has the block; see --rename");
        let comparison = Comparison {
            block: name.clone(),
            how: How::Differs,
            modules: 0,
            terms: 0,
            proofs: 0,
            notes: vec![],
            failures: vec![why],
            seconds: 0.0,
        };
        progress(&comparison);
        found.push(comparison);
    }
    found.sort_by(|one, other| one.block.cmp(&other.block));
    Ok(found)
}

impl Comparison {
    fn how(&self) -> &'static str {
        match self.how {
            How::SameBytes => "same bytes",
            How::Renamed => "renamed",
            How::SameTerms => "same terms",
            How::Proved => "proved",
            How::Differs => "DIFFERS",
        }
    }

    /// The line of the table.
    pub fn row(&self) -> String {
        let Self { block, modules, terms, proofs, seconds, .. } = self;
        format!("{block:<24} {modules:>7} {:<10} {terms:>5} {proofs:>6} {seconds:>8.1}", self.how())
    }

    /// What is said of it below the line.
    pub fn remarks(&self) -> impl Iterator<Item = String> + '_ {
        self.notes.iter().chain(&self.failures).map(|line| format!("  {line}"))
    }

    /// For other programs.
    pub fn json(&self) -> serde_json::Value {
        serde_json::json!({
            "block": self.block, "how": self.how(), "modules": self.modules, "terms": self.terms, "proofs": self.proofs,
            "notes": self.notes, "failures": self.failures, "seconds": self.seconds,
        })
    }
}

/// The head of the table.
pub fn head() -> String {
    format!(
        "{:<24} {:>7} {:<10} {:>5} {:>6} {:>8}",
        "block", "modules", "how", "terms", "solver", "seconds"
    )
}
