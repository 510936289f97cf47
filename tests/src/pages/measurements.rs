// SPDX-License-Identifier: MIT
//! Dated figures of the documentation: on which commit they were measured, and whether the code has
//! changed since.
use super::root;
use anyhow::{bail, Context, Result};
use serde::Deserialize;
use std::fs;
use std::process::Command;

/// The list.
pub const LIST: &str = "docs/measurements.toml";

/// Figures that were measured together.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measurement {
    /// The page that shows them.
    pub page: String,
    /// What they are.
    pub what: String,
    /// When, as YYYY-MM-DD.
    pub date: String,
    /// On which commit, as its first characters.
    pub commit: String,
    /// What measures them.
    pub command: String,
    /// The files and folders that they describe.
    pub covers: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    measurement: Vec<Measurement>,
}

/// How old figures are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Age {
    /// No commit since has changed what they describe.
    Current,
    /// So many commits have.
    Older(usize),
    /// The history here does not hold the commit.
    Unknown,
}

/// The list as it is in the repository.
pub fn list() -> Result<Vec<Measurement>> {
    let text = fs::read_to_string(root().join(LIST)).context(LIST)?;
    let list: List = toml::from_str(&text).context(LIST)?;
    Ok(list.measurement)
}

fn git(arguments: &[&str]) -> Result<Option<String>> {
    let output = Command::new("git")
        .arg("-C")
        .arg(root())
        .args(arguments)
        .output()
        .context("cannot start git: install it")?;
    Ok(output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned()))
}

impl Measurement {
    /// Compares the commit with the present one.
    pub fn age(&self) -> Result<Age> {
        if !self.commit.bytes().all(|byte| byte.is_ascii_hexdigit())
            || !(7..=40).contains(&self.commit.len())
        {
            bail!("{LIST}: `{}` is no commit: give its first 7 characters or more", self.commit);
        }
        let since = format!("{}..HEAD", self.commit);
        let mut arguments = vec!["rev-list", &since, "--"];
        arguments.extend(self.covers.iter().map(String::as_str));
        let commits = git(&arguments)?;
        Ok(match commits.map(|commits| commits.lines().count()) {
            None => Age::Unknown,
            Some(0) => Age::Current,
            Some(count) => Age::Older(count),
        })
    }
}
