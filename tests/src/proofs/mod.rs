// SPDX-License-Identifier: MIT
//! What is proved of the exported Verilog (docs/verification.md).
mod bullets;
pub mod page;
mod table;

pub use bullets::bullets;
pub use table::proofs;

use anyhow::{bail, Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use warpwright_rtl::dut::Dut;
use warpwright_sim::formal::{self, Engine, Outcome, Task};

/// A module `proof` on one block in one size.
pub struct Proof {
    /// Name.
    pub name: &'static str,
    /// The block.
    pub block: &'static str,
    /// Size and configuration.
    pub size: &'static str,
    /// File in `formal/`.
    pub file: &'static str,
    /// Verilog macros of the file.
    pub macros: &'static [(&'static str, &'static str)],
    /// Builds the block.
    pub build: fn() -> Box<dyn Dut>,
    /// How it is proved.
    pub engine: Engine,
    /// How a broken variant is shown to fail.
    pub refute: Engine,
    /// Part of every `cargo test`; the others run in the deep suites.
    pub quick: bool,
    /// What is proved.
    pub properties: Vec<Property>,
}

/// One assertion.
#[derive(Clone, Copy)]
pub struct Property {
    /// Its label in the file.
    pub label: &'static str,
    /// What it says.
    pub says: &'static str,
    /// File in `formal/broken/`, without extension: a change of the design that breaks it.
    pub broken: &'static str,
}

/// What must hold of a mechanism.
pub struct Bullet {
    /// Number of the mechanism.
    pub spec: u32,
    /// The statement.
    pub says: &'static str,
    /// Size, assumptions and limits of the proofs, in words; empty where nothing is proved.
    pub provided: &'static str,
    /// Proofs and labels.
    pub proved: &'static [(&'static str, &'static str)],
    /// The tests, for what no proof reaches.
    pub tested: &'static str,
}

/// The folder of the property modules.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../formal")
}

fn read(path: PathBuf) -> Result<String> {
    fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
}

/// A change of an exported design: a sentence, and a text that stands there once with another.
pub struct Broken {
    /// What is wrong then.
    pub says: String,
    old: String,
    new: String,
}

impl Broken {
    /// Reads a variant.
    pub fn read(name: &str) -> Result<Self> {
        let text = read(folder().join("broken").join(format!("{name}.txt")))?;
        let parts: Vec<_> = text.split("----\n").collect();
        let &[says, old, new] = parts.as_slice() else {
            bail!("broken variant {name}: three parts, with lines `----` between")
        };
        Ok(Self { says: says.trim().into(), old: old.trim().into(), new: new.trim().into() })
    }

    /// The changed design.
    pub fn apply(&self, design: &str) -> Result<String> {
        match design.matches(&self.old).count() {
            1 => Ok(design.replace(&self.old, &self.new)),
            found => bail!(
                "the broken variant `{}` is stale: its text is in the exported Verilog {found} times\n{}",
                self.says,
                self.old
            ),
        }
    }
}

impl Proof {
    /// The design as exported.
    pub fn design(&self) -> Result<String> {
        formal::design((self.build)().as_ref(), self.block)
    }

    /// The property module with its macros.
    pub fn properties(&self) -> Result<String> {
        let macros: String =
            self.macros.iter().map(|(name, value)| format!("`define {name} {value}\n")).collect();
        Ok(macros + &self.text()?)
    }

    /// The file, with the one that it may include.
    fn text(&self) -> Result<String> {
        let text = read(folder().join(self.file))?;
        let Some((before, (name, after))) = text
            .split_once("`include \"")
            .and_then(|(before, rest)| Some((before, rest.split_once("\"\n")?)))
        else {
            return Ok(text);
        };
        Ok(format!("{before}{}{after}", read(folder().join(name))?))
    }

    /// The comments above the assumptions: what the neighbours promise. One comment may be about
    /// several in a row.
    ///
    /// # Errors
    /// When an assumption has no comment.
    pub fn assumptions(&self) -> Result<Vec<String>> {
        let text = self.text()?;
        let mut all = vec![];
        let mut comment = vec![];
        let mut said = false;
        for line in text.lines().map(str::trim) {
            if let Some(part) = line.strip_prefix("// ") {
                comment.push(part);
            } else if line.contains("assume (") {
                if !comment.is_empty() {
                    all.push(comment.join(" "));
                    comment.clear();
                } else if !said {
                    bail!("formal/{}: no comment above `{line}`", self.file);
                }
                said = true;
            } else if !line.starts_with("genvar ") {
                comment.clear();
                said = false;
            }
        }
        Ok(all)
    }

    /// Proves all assertions of the module on a design.
    pub fn prove(&self, design: &str, engine: Engine) -> Result<Outcome> {
        formal::prove(&Task {
            name: self.name,
            design,
            properties: &self.properties()?,
            only: None,
            engine,
        })
    }

    /// Looks for a run of a design that violates one assertion.
    pub fn refute(&self, design: &str, label: &str, engine: Engine) -> Result<Outcome> {
        let name = format!("{}-{label}", self.name);
        formal::prove(&Task {
            name: &name,
            design,
            properties: &self.properties()?,
            only: Some(label),
            engine,
        })
    }
}
