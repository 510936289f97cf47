// SPDX-License-Identifier: MIT
//! Programs of the system that tests need; on Debian they are installed where that is allowed.
use crate::error::{Result, ToolError};
use crate::find;
use std::path::PathBuf;
use std::process::Command;

/// A program of the system, by any of its names.
pub(crate) fn system(
    program: &'static str,
    names: &[&str],
    debian: &'static str,
) -> Result<PathBuf> {
    names.iter().find_map(find).ok_or(ToolError::SystemMissing { program, debian })
}

/// Runs a command of an installation, or says why it failed.
pub(crate) fn checked(tool: &'static str, command: &mut Command) -> Result<()> {
    let output = command.output();
    let command = format!("{command:?}");
    let failed = |output| ToolError::InstallFailed { tool, command, output };
    match output {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => Err(failed(crate::install::printed(&output))),
        Err(error) => Err(failed(error.to_string())),
    }
}

/// Installs packages of Debian, where that is allowed; on a fresh machine the lists come first.
pub(crate) fn install_from_debian(tool: &'static str, packages: &[&str]) -> Result<()> {
    eprintln!("installing {} with apt-get (once) ...", packages.join(" "));
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        // Another test may be installing.
        command.env("DEBIAN_FRONTEND", "noninteractive").args(["-o", "DPkg::Lock::Timeout=300"]);
        checked(tool, command.args(arguments))
    };
    let install = [&["install", "-y", "--no-install-recommends"], packages].concat();
    apt(&install).or_else(|_| apt(&["update"]).and_then(|()| apt(&install)))
}

/// A program of the system, installed with apt-get where it is missing; its own package is the
/// first of `packages`.
pub(crate) fn or_debian(
    program: &'static str,
    names: &[&str],
    packages: &[&'static str],
) -> Result<PathBuf> {
    let found = || system(program, names, packages[0]);
    found().or_else(|missing| {
        find("apt-get").ok_or(missing)?;
        install_from_debian(program, packages)?;
        found()
    })
}

/// Icarus Verilog, for tests that compile what a user would. It is not pinned: it is the system's.
///
/// # Errors
/// When it is not there and cannot be installed.
pub fn icarus() -> Result<PathBuf> {
    or_debian("iverilog", &["iverilog"], &["iverilog"])
}

/// make, for tests of a makefile.
///
/// # Errors
/// When it is not there and cannot be installed.
pub fn make() -> Result<PathBuf> {
    or_debian("make", &["make"], &["make"])
}
