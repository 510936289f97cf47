// SPDX-License-Identifier: MIT
//! Pages of `docs/` that come from the design: `cargo run -p warpwright-tests --example docs`
//! writes them, the tests `project::` hold them to what would be written now.
pub mod blocks;
pub mod measurements;
pub mod source;
pub mod timing;

use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// A page: its path from the root of the repository, and its text.
pub struct Page {
    /// Path.
    pub path: PathBuf,
    /// Text.
    pub text: String,
}

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate has a folder").into()
}

/// All generated pages.
pub fn pages() -> Result<Vec<Page>> {
    blocks::pages()
}

/// Those whose file differs from what would be written, and files in their folder that nothing
/// writes.
pub fn stale() -> Result<Vec<String>> {
    let pages = pages()?;
    let mut stale: Vec<String> = vec![];
    for page in &pages {
        if fs::read_to_string(root().join(&page.path)).ok().as_ref() != Some(&page.text) {
            stale.push(page.path.display().to_string());
        }
    }
    for entry in fs::read_dir(root().join(blocks::FOLDER)).context("docs/blocks exists")? {
        let entry = entry?;
        let path = Path::new(blocks::FOLDER).join(entry.file_name());
        if entry.file_type()?.is_file() && !pages.iter().any(|page| page.path == path) {
            stale.push(format!("{} (nothing writes it)", path.display()));
        }
    }
    Ok(stale)
}

/// Writes all pages, and removes files that nothing writes any more.
pub fn write() -> Result<()> {
    let pages = pages()?;
    let folder = root().join(blocks::FOLDER);
    fs::create_dir_all(&folder)?;
    for entry in fs::read_dir(&folder)? {
        let entry = entry?;
        let known = pages.iter().any(|page| root().join(&page.path) == entry.path());
        if entry.file_type()?.is_file() && !known {
            fs::remove_file(entry.path())?;
        }
    }
    for page in &pages {
        let path = root().join(&page.path);
        fs::write(&path, &page.text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}
