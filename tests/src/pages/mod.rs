// SPDX-License-Identifier: MIT
//! Pages of `docs/` that come from the design: `cargo run -p warpwright-tests --example docs`
//! writes them, the tests `project::` hold them to what would be written now.
pub mod blocks;
pub mod boards;
pub mod measurements;
pub mod timing;
pub mod wrap;

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
    let pages = [blocks::pages()?, boards::pages()?].into_iter().flatten();
    Ok(pages.map(|page| Page { text: wrap::wrap(&page.text), ..page }).collect())
}

/// Folders with generated pages only: of these endings.
const GENERATED: [(&str, &str); 2] = [(blocks::FOLDER, ""), (boards::FOLDER, ".md")];

/// Files in those folders that nothing writes.
fn strangers(pages: &[Page]) -> Result<Vec<PathBuf>> {
    let mut found = vec![];
    for (folder, end) in GENERATED {
        fs::create_dir_all(root().join(folder))?;
        for entry in fs::read_dir(root().join(folder)).with_context(|| folder.to_owned())? {
            let entry = entry?;
            let path = Path::new(folder).join(entry.file_name());
            let generated = entry.file_type()?.is_file() && path.to_string_lossy().ends_with(end);
            if generated && !pages.iter().any(|page| page.path == path) {
                found.push(path);
            }
        }
    }
    Ok(found)
}

/// Those whose file differs from what would be written, files in their folder that nothing
/// writes, and all of the repository's pages with lines that are too long.
pub fn stale() -> Result<Vec<String>> {
    let pages = pages()?;
    let mut stale: Vec<String> = vec![];
    for page in &pages {
        if fs::read_to_string(root().join(&page.path)).ok().as_ref() != Some(&page.text) {
            stale.push(page.path.display().to_string());
        }
    }
    let nothing = |path: PathBuf| format!("{} (nothing writes it)", path.display());
    stale.extend(strangers(&pages)?.into_iter().map(nothing));
    let wide = |(path, _): (PathBuf, String)| format!("{} (lines too long)", path.display());
    stale.extend(wrap::too_wide()?.into_iter().map(wide));
    Ok(stale)
}

/// Writes all pages, removes files that nothing writes any more, and fills what is too long in the
/// others.
pub fn write() -> Result<()> {
    let pages = pages()?;
    for path in strangers(&pages)? {
        fs::remove_file(root().join(path))?;
    }
    for page in &pages {
        let path = root().join(&page.path);
        fs::write(&path, &page.text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    for (path, text) in wrap::too_wide()? {
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}
