// SPDX-License-Identifier: MIT
//! Which tools are there, and what to do about those that are not.
use crate::{Package, Toolchain, INSTALL_COMMAND, PACKAGES};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Whether a tool can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// It is there.
    Ready,
    /// It is installed on first use.
    Installable,
    /// It is not there, and the user must see to it.
    Missing,
    /// It is not there and rarely needed.
    Optional,
}

/// What `doctor` says of one tool.
#[derive(Clone, Debug)]
pub struct ToolStatus {
    /// Name of the tool.
    pub name: String,
    /// What needs it.
    pub needed_for: String,
    /// Version found.
    pub version: Option<String>,
    /// Where it is.
    pub path: Option<PathBuf>,
    /// Whether it can be used.
    pub state: State,
    /// What to do when it is not ready.
    pub fix: Option<String>,
}

impl Toolchain {
    /// Which tools are there. Nothing is installed.
    pub fn doctor(&self) -> Vec<ToolStatus> {
        let compiler = crate::cxx().unwrap_or_else(|_| "c++".into());
        let own = "only a Verilator of your own (WARPWRIGHT_VERILATOR)";
        let mut tools = vec![
            system(
                "python3",
                self.python().into(),
                "installing the tools below",
                "python3 python3-venv",
                State::Missing,
            ),
            system(
                "C++ compiler",
                compiler,
                "engine `verilator`, co-simulation",
                "g++",
                State::Missing,
            ),
            system("make", "make".into(), own, "make", State::Optional),
            system("perl", "perl".into(), own, "perl", State::Optional),
        ];
        tools.extend(PACKAGES.iter().map(|package| self.packaged(package)));
        tools
    }

    fn packaged(&self, package: &Package) -> ToolStatus {
        let status = |version: Option<String>, path, state, fix| ToolStatus {
            name: package.name.into(),
            needed_for: package.needed_for.into(),
            version,
            path,
            state,
            fix,
        };
        if let Some(path) = self.setting(package) {
            return match self.version_of(package) {
                Ok(version) => status(Some(version), Some(path), State::Ready, None),
                Err(error) => status(None, Some(path), State::Missing, Some(error.to_string())),
            };
        }
        if self.installed(package) {
            let path =
                self.installed_command(package).map(|command| command.get_program().into()).ok();
            return status(Some(package.version.into()), path, State::Ready, None);
        }
        status(None, None, State::Installable, Some(INSTALL_COMMAND.into()))
    }
}

fn system(
    name: &str,
    program: PathBuf,
    needed_for: &str,
    debian: &str,
    otherwise: State,
) -> ToolStatus {
    let output = Command::new(&program)
        .arg("--version")
        .output()
        .ok()
        .filter(|output| output.status.success());
    // Perl begins with an empty line.
    let version = output.map(|output| match first_line(&output) {
        line if line.is_empty() => {
            String::from_utf8_lossy(&output.stdout).trim().lines().next().unwrap_or_default().into()
        }
        line => line,
    });
    ToolStatus {
        name: name.into(),
        needed_for: needed_for.into(),
        fix: version.is_none().then(|| format!("apt install {debian} (or your system's package)")),
        state: if version.is_some() { State::Ready } else { otherwise },
        path: version.is_some().then(|| which(program)),
        version,
    }
}

/// The first line that a command printed; nextpnr says its version among the errors.
pub fn first_line(output: &Output) -> String {
    let text = if output.stdout.is_empty() { &output.stderr } else { &output.stdout };
    String::from_utf8_lossy(text).lines().next().unwrap_or_default().trim().to_string()
}

/// The place of a program on the search path.
fn which(program: PathBuf) -> PathBuf {
    if program.components().count() > 1 {
        return program;
    }
    find(&program).unwrap_or(program)
}

/// A program on the search path.
pub fn find(program: impl AsRef<Path>) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let mut places = std::env::split_paths(&folders).map(|folder| folder.join(&program));
    places.find(|path| path.is_file())
}
