// SPDX-License-Identifier: MIT
//! Results of external tools, kept by the content of what they were made from.
use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, SystemTime};
use tempfile::TempDir;
use warpwright_toolchain as toolchain;

/// The folder of all cached results.
pub fn folder() -> Result<PathBuf> {
    let folder = toolchain::home().join("cache");
    fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
    Ok(folder)
}

/// The cached file that is called `name`, was made from `parts` and ends in `extension`.
pub fn file<'a>(
    name: &str,
    parts: impl IntoIterator<Item = &'a str>,
    extension: &str,
) -> Result<PathBuf> {
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

/// A C++ header with this text, compiled by `compiler` and kept; a compiler that cannot take it
/// reads the text.
pub fn header(
    name: &str,
    text: &str,
    versions: &[&str],
    options: &[&str],
    compiler: &mut Command,
) -> Result<PathBuf> {
    let header =
        file(name, [text].into_iter().chain(versions.iter().chain(options).copied()), "h")?;
    if !header.exists() {
        let folder = scratch()?;
        let path = |name: &str| folder.path().join(name);
        fs::write(path("all.h"), text).context("cannot write the cache")?;
        compiler.current_dir(folder.path()).args(["-x", "c++-header", "all.h", "-o", "compiled"]);
        checked(compiler, "compiling a header")?;
        // The text last: where it is, the other is.
        fs::rename(path("compiled"), header.with_extension("h.gch"))
            .context("cannot write the cache")?;
        fs::rename(path("all.h"), &header).context("cannot write the cache")?;
    }
    Ok(header)
}

/// How the folders of [`scratch`] begin. What is kept has a `-` in its name.
const SCRATCH: &str = "build";
/// No tool runs for as long.
const ABANDONED: Duration = Duration::from_secs(24 * 3600);

/// A fresh folder for one run of a tool; removed when dropped. Those of runs that were killed a day
/// ago go first.
pub fn scratch() -> Result<TempDir> {
    let folder = folder()?;
    remove_abandoned(&folder, SystemTime::now() - ABANDONED);
    tempfile::Builder::new().prefix(SCRATCH).tempdir_in(folder).context("cannot write the cache")
}

/// Removes the scratch folders that nothing was written to since. What cannot be removed stays: it
/// is in nobody's way.
pub fn remove_abandoned(folder: &Path, since: SystemTime) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let is_scratch =
            name.to_str().is_some_and(|name| name.starts_with(SCRATCH) && !name.contains('-'));
        let is_old = |entry: &fs::DirEntry| {
            let modified = entry.metadata().and_then(|data| data.modified());
            modified.is_ok_and(|modified| modified < since)
        };
        if is_scratch && is_old(&entry) {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
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
        anyhow::bail!(
            "{what} failed ({})\ncommand: {command:?}\n{}\n{}",
            output.status,
            head.join("\n"),
            rest.join("\n")
        );
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_old_scratch_folders_are_removed() {
        let folder = tempfile::tempdir().unwrap();
        let names = ["buildA1b2C3", "build-me-0123.d", "ulx3s-25f-netlist-0123.d"];
        for name in names {
            fs::create_dir(folder.path().join(name)).unwrap();
        }
        let left = || names.map(|name| folder.path().join(name).is_dir());
        let now = SystemTime::now();
        remove_abandoned(folder.path(), now - ABANDONED);
        assert_eq!(left(), [true; 3]);
        remove_abandoned(folder.path(), now + ABANDONED);
        assert_eq!(left(), [false, true, true]);
        remove_abandoned(&folder.path().join("nowhere"), now);
    }
}
