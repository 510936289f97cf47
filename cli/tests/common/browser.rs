// SPDX-License-Identifier: MIT
//! Runs scripts that look at pages in a browser.
use super::{root, Folder};
use std::path::Path;
use std::process::Command;
use warpwright_toolchain::Toolchain;

/// Runs a script of `cli/tests/view`.
pub fn script(folder: &Folder, arguments: &[&str]) {
    script_with(folder, arguments, &[]);
}

/// Runs a script with more settings.
pub fn script_with(folder: &Folder, arguments: &[&str], settings: &[(&str, &Path)]) {
    let browser = Toolchain::locate().browser().unwrap_or_else(|error| panic!("{error}"));
    let output = Command::new(&browser.node)
        .current_dir(root())
        .args(arguments)
        .env("WARPWRIGHT_MODULES", &browser.modules)
        .env("WARPWRIGHT_CHROMIUM", &browser.chromium)
        .env("PAGES", folder.0.path())
        .envs(settings.iter().copied())
        .output()
        .expect("node starts");
    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    print!("{out}");
    assert!(output.status.success(), "node {}\n{out}{err}", arguments.join(" "));
}
