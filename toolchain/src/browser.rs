// SPDX-License-Identifier: MIT
//! A browser without a window, for tests of pages: Node.js and Chromium of the system, and
//! playwright-core and ESLint from npm, in `.warpwright/browser`.
use crate::debian::{checked, or_debian, system};
use crate::error::{at, Result};
use crate::Toolchain;
use fs4::fs_std::FileExt;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// What is installed from npm, at pinned versions.
pub const NPM_PACKAGES: [&str; 2] = ["playwright-core@1.65.1", "eslint@10.15.0"];
/// Names of Chromium.
const CHROMIUM: [&str; 4] =
    ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
/// The setting that names another one.
const SETTING: &str = "WARPWRIGHT_CHROMIUM";

/// What a test of a page is run with.
#[derive(Clone, Debug)]
pub struct Browser {
    /// Node.js.
    pub node: PathBuf,
    /// Chromium.
    pub chromium: PathBuf,
    /// The folder with `node_modules`.
    pub modules: PathBuf,
}

impl Toolchain {
    /// A browser for tests; what can be installed is installed on first use.
    ///
    /// # Errors
    /// When Node.js or Chromium is not there and cannot be installed.
    pub fn browser(&self) -> Result<Browser> {
        let node = system("node", &["node", "nodejs"], "nodejs npm")?;
        let modules = self.home().join("browser");
        at("create", &modules, fs::create_dir_all(&modules))?;
        let path = modules.join("install.lock");
        let lock = at("create", &path, fs::File::create(&path))?;
        at("lock", &path, FileExt::lock_exclusive(&lock))?;
        let stamp = modules.join("installed.txt");
        let wanted = NPM_PACKAGES.join("\n");
        if fs::read_to_string(&stamp).ok().as_ref() != Some(&wanted) {
            eprintln!(
                "installing {} into {} (once) ...",
                NPM_PACKAGES.join(" "),
                modules.display()
            );
            let npm = system("npm", &["npm"], "npm")?;
            let mut command = Command::new(npm);
            command.args(["install", "--no-audit", "--no-fund", "--no-save", "--prefix"]);
            checked("playwright-core", command.arg(&modules).args(NPM_PACKAGES))?;
            at("write", &stamp, fs::write(&stamp, wanted))?;
        }
        Ok(Browser { node, chromium: chromium()?, modules })
    }
}

/// Chromium of the user's setting or of the system; on Debian it is installed where that is
/// allowed.
fn chromium() -> Result<PathBuf> {
    if let Some(path) = std::env::var_os(SETTING).filter(|path| !path.is_empty()) {
        return Ok(path.into());
    }
    or_debian("chromium", &CHROMIUM, &["chromium", "fonts-dejavu-core"])
}
