//! Results of external tools, kept by the content of what they were made from.
use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;
use warpwright_toolchain as toolchain;

/// The folder of all cached results.
pub fn folder() -> Result<PathBuf> {
    let folder = toolchain::home().join("cache");
    fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
    Ok(folder)
}

/// The cached file that is called `name`, was made from `parts` and ends in `extension`.
pub fn file<'a>(name: &str, parts: impl IntoIterator<Item = &'a str>, extension: &str) -> Result<PathBuf> {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part.len().to_le_bytes());
        hash.update(part);
    }
    let mut key = String::new();
    for byte in hash.finalize().iter().take(12) {
        write!(key, "{byte:02x}").expect("writing to a string cannot fail");
    }
    Ok(folder()?.join(format!("{name}-{key}.{extension}")))
}

/// A fresh folder for one run of a tool; removed when dropped.
pub fn scratch() -> Result<TempDir> {
    tempfile::Builder::new().prefix("build").tempdir_in(folder()?).context("cannot write the cache")
}

/// Puts a result into the cache. Two processes may do so at once.
pub fn store(path: &Path, contents: &[u8]) -> Result<()> {
    let mut file = tempfile::NamedTempFile::new_in(folder()?).context("cannot write the cache")?;
    file.write_all(contents).context("cannot write the cache")?;
    file.persist(path).context("cannot write the cache")?;
    Ok(())
}

/// How many lines of a failed tool's output are shown.
const SHOWN: usize = 40;

/// Runs a tool and returns what it printed; an error holds the command and the output.
pub fn checked(command: &mut Command, what: &str) -> Result<String> {
    let output = command.output().with_context(|| format!("{what}: cannot start {command:?}"))?;
    let text = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    if !output.status.success() {
        let lines: Vec<_> = text.lines().collect();
        // Verilator says the cause first, Yosys last.
        let tail = lines.len().saturating_sub(SHOWN / 2).max(SHOWN / 2);
        let head = &lines[..lines.len().min(SHOWN / 2)];
        let rest = lines.get(tail..).unwrap_or(&[]);
        anyhow::bail!("{what} failed ({})\ncommand: {command:?}\n{}\n{}", output.status, head.join("\n"), rest.join("\n"));
    }
    Ok(text)
}
