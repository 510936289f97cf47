// SPDX-License-Identifier: MIT
//! Checks of exported Verilog by tools that did not write it (docs/verification.md): Verilator's
//! lint and Yosys' structural check.
//!
//! Everything that Verilator can warn of is an error, except what stands in [`WAIVED`].
use crate::cache::{self, checked};
use crate::verilog_out::VerilogFile;
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;
use std::process::Command;
use warpwright_toolchain as toolchain;

/// The warnings that are switched off, and why. Latches, combinational loops, multiple
/// drivers, widths that do not match, incomplete cases and open pins stay errors, of one tool
/// or the other.
pub const WAIVED: &[(&str, &str)] = &[
    ("DECLFILENAME", "a file holds a block and its children"),
    ("PROCASSINIT", "registers have a power-up value, and the FPGAs keep it: there is no reset"),
    ("UNUSEDSIGNAL", "a block may use some bits of a bus; the rest is removed by synthesis"),
    ("UNSIGNED", "an unrolled loop compares with each index, also with zero"),
    ("CMPCONST", "an unrolled loop compares with each index, also with the largest"),
    ("VARHIDDEN", "a child may have a port of the child's own name"),
    (
        "UNOPTFLAT",
        "a kernel is one `always` block that may give a memory's address and take its data; Yosys refuses loops bit by bit",
    ),
];

/// Warnings of slang that are switched off, and why.
pub const SLANG_WAIVED: &[(&str, &str)] = &[
    ("unused-port", "a block may use some members of a bundle"),
    ("unused-variable", "a block may use some bits of a bus; the rest is removed by synthesis"),
    ("unused-but-set-variable", "as unused-variable"),
    ("unused-but-set-net", "as unused-variable"),
    ("arith-op-mismatch", "the factors of a product may differ: it is as wide as what takes it"),
];

/// Rules of Verible that are switched off, and why.
pub const VERIBLE_WAIVED: &[(&str, &str)] = &[
    ("always-comb", "Verilog-2005 has `always @(*)` only"),
    ("explicit-parameter-storage-type", "Verilog-2005 gives parameters a range only"),
    ("parameter-name-style", "constants have the names of the source"),
    ("unpacked-dimensions-range-ordering", "Verilog-2005 writes `[0:15]`, not `[16]`"),
];

/// Verilator's lint of module `top`. An error holds the warnings.
pub fn verilator(verilog: &str, top: &str) -> Result<()> {
    let waivers: Vec<String> = WAIVED.iter().map(|(name, _)| format!("-Wno-{name}")).collect();
    once("lint", verilog, top, &[&toolchain::verilator_version()?, &waivers.concat()], |folder| {
        let mut command = toolchain::verilator()?;
        command.current_dir(folder).args([
            "--lint-only",
            "-Wall",
            "--no-timing",
            "--top-module",
            top,
        ]);
        checked(command.args(&waivers).arg("design.v"), "Verilator's lint")
    })
}

/// Yosys' own check of module `top`: no undriven or twice driven net, no combinational loop,
/// no latch. An error holds what was found.
pub fn yosys(verilog: &str, top: &str) -> Result<()> {
    // `-mapped` and loops through cells are seen only in one flat module.
    let script = format!(
        "read_verilog -sv design.v; hierarchy -check -top {top}; proc; flatten; opt_clean; check -assert; \
         select -assert-none t:$dlatch t:$adlatch t:$dlatchsr t:$sr"
    );
    once("check", verilog, top, &[&toolchain::yosys_version()?, &script], |folder| {
        checked(toolchain::yosys()?.current_dir(folder).args(["-q", "-p", &script]), "Yosys' check")
    })
}

/// All files of a library at once, from its file list: Verilator's lint, Yosys' check that every
/// instance has its module, and Icarus where it is on the path. An error holds what was found.
pub fn library(files: &[VerilogFile], list: &str) -> Result<()> {
    let text: String = files.iter().map(|file| file.text.as_str()).collect();
    let write = |folder: &Path| -> Result<()> {
        for file in files {
            let path = folder.join(&file.name);
            fs::create_dir_all(path.parent().unwrap_or(folder))
                .context("cannot write the cache")?;
            fs::write(path, &file.text).context("cannot write the cache")?;
        }
        Ok(())
    };
    let waivers: Vec<String> = WAIVED.iter().map(|(name, _)| format!("-Wno-{name}")).collect();
    once("lint", &text, list, &[&toolchain::verilator_version()?, &waivers.concat()], |folder| {
        write(folder)?;
        let mut command = toolchain::verilator()?;
        command.current_dir(folder).args(["--lint-only", "-Wall", "--no-timing", "-Wno-MULTITOP"]);
        checked(command.args(&waivers).args(["-f", list]), "Verilator's lint")
    })?;
    let sources: Vec<&str> =
        files.iter().map(|file| file.name.as_str()).filter(|name| name.ends_with(".v")).collect();
    let script = format!("read_verilog -sv {}; hierarchy -check; proc", sources.join(" "));
    once("check", &text, list, &[&toolchain::yosys_version()?, &script], |folder| {
        write(folder)?;
        checked(toolchain::yosys()?.current_dir(folder).args(["-q", "-p", &script]), "Yosys' check")
    })?;
    if let Ok(version) = Command::new("iverilog").arg("-V").output() {
        let version = String::from_utf8_lossy(&version.stdout).into_owned();
        once("icarus", &text, list, &[&version], |folder| {
            write(folder)?;
            let mut command = Command::new("iverilog");
            command.current_dir(folder).args(["-g2005", "-Wall", "-t", "null", "-c", list]);
            checked(&mut command, "Icarus")
        })?;
    }
    Ok(())
}

/// All files of a library by tools that are stricter about style: slang with all its warnings, and
/// Verible. An error holds what was found.
pub fn style(files: &[VerilogFile], list: &str) -> Result<()> {
    let folder = cache::scratch()?;
    for file in files {
        let path = folder.path().join(&file.name);
        fs::create_dir_all(path.parent().unwrap_or(folder.path())).context("a scratch folder")?;
        fs::write(path, &file.text).context("a scratch folder")?;
    }
    let waivers: Vec<String> =
        SLANG_WAIVED.iter().map(|(name, _)| format!("-Wno-{name}")).collect();
    let mut command = toolchain::program(&toolchain::SLANG)?;
    command.current_dir(folder.path()).args(["-f", list, "-Weverything", "-Werror"]).args(&waivers);
    checked(&mut command, "slang")?;
    let rules: Vec<String> = VERIBLE_WAIVED.iter().map(|(name, _)| format!("-{name}")).collect();
    let mut command = toolchain::program(&toolchain::VERIBLE)?;
    command.current_dir(folder.path());
    command.arg(format!("--rules={},line-length=length:120", rules.join(",")));
    command.args(files.iter().map(|file| &file.name).filter(|name| name.ends_with(".v")));
    checked(&mut command, "Verible")?;
    Ok(())
}

/// Runs a check in a folder with `design.v`, unless the same text has passed it before.
fn once(
    what: &str,
    verilog: &str,
    top: &str,
    parts: &[&str],
    run: impl FnOnce(&Path) -> Result<String>,
) -> Result<()> {
    let name = format!("{top}-{what}");
    let passed = cache::file(&name, [verilog].into_iter().chain(parts.iter().copied()), "txt")?;
    if passed.exists() {
        return Ok(());
    }
    let folder = cache::scratch()?;
    fs::write(folder.path().join("design.v"), verilog).context("cannot write the cache")?;
    let printed = run(folder.path())?;
    cache::store(&passed, printed.as_bytes())
}
