// SPDX-License-Identifier: MIT
//! The tools of the project's own folder ([`Toolchain::locate`]).
use crate::{Companion, Package, Result, ToolStatus, Toolchain, PACKAGES};
use std::path::PathBuf;
use std::process::Command;

/// [`Toolchain::home`] of the project.
pub fn home() -> PathBuf {
    Toolchain::locate().home
}

/// [`Toolchain::verilator`] of the project.
pub fn verilator() -> Result<Command> {
    Toolchain::locate().verilator()
}

/// [`Toolchain::verilator_root`] of the project.
pub fn verilator_root() -> Result<PathBuf> {
    Toolchain::locate().verilator_root()
}

/// [`Toolchain::verilator_version`] of the project.
pub fn verilator_version() -> Result<String> {
    Toolchain::locate().verilator_version()
}

/// [`Toolchain::yosys`] of the project.
pub fn yosys() -> Result<Command> {
    Toolchain::locate().yosys()
}

/// [`Toolchain::yosys_version`] of the project.
pub fn yosys_version() -> Result<String> {
    Toolchain::locate().yosys_version()
}

/// [`Toolchain::program`] of the project.
pub fn program(package: &Package) -> Result<Command> {
    Toolchain::locate().program(package)
}

/// [`Toolchain::companion`] of the project.
pub fn companion(companion: &Companion) -> Result<Command> {
    Toolchain::locate().companion(companion)
}

/// [`Toolchain::version_of`] of the project.
pub fn version_of(package: &Package) -> Result<String> {
    Toolchain::locate().version_of(package)
}

/// [`Toolchain::nextpnr_ecp5`] of the project.
pub fn nextpnr_ecp5() -> Result<Command> {
    Toolchain::locate().nextpnr_ecp5()
}

/// [`Toolchain::nextpnr_ecp5_version`] of the project.
pub fn nextpnr_ecp5_version() -> Result<String> {
    Toolchain::locate().nextpnr_ecp5_version()
}

/// [`Toolchain::sby`] of the project.
pub fn sby() -> Result<Command> {
    Toolchain::locate().sby()
}

/// [`Toolchain::prover_version`] of the project.
pub fn prover_version() -> Result<String> {
    Toolchain::locate().prover_version()
}

/// [`Toolchain::cxxrtl_headers`] of the project.
pub fn cxxrtl_headers() -> Result<PathBuf> {
    Toolchain::locate().cxxrtl_headers()
}

/// [`Toolchain::lattice_models`] of the project.
pub fn lattice_models() -> Result<PathBuf> {
    Toolchain::locate().lattice_models()
}

/// Installs all packages of the project that are missing.
pub fn install() -> Result<()> {
    let tools = Toolchain::locate();
    PACKAGES
        .iter()
        .filter(|package| tools.setting(package).is_none())
        .try_for_each(|package| tools.install(package))
}

/// Which tools of the project are there.
pub fn doctor() -> Vec<ToolStatus> {
    Toolchain::locate().doctor()
}
