// SPDX-License-Identifier: MIT
//! What can be wrong with the tools, and what to do about it.
use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// Why a tool cannot be used. Each message ends with what to do.
#[derive(Debug, Error)]
#[allow(missing_docs, reason = "the messages say what each field is")]
pub enum ToolError {
    #[error("`python3` was not found, and {tool} is installed with it: install Python 3.9 or newer (Debian: apt install python3 python3-venv)")]
    PythonMissing { tool: &'static str },
    #[error("Python cannot make a virtual environment in {folder}: install its venv module (Debian: apt install python3-venv)\n{output}", folder = folder.display())]
    VenvFailed { folder: PathBuf, output: String },
    #[error("pip could not install {tool}: check the connection to PyPI, or name a mirror in PIP_INDEX_URL, then run {fix}\ncommand: {command}\n{output}", fix = crate::INSTALL_COMMAND)]
    PipFailed { tool: &'static str, command: String, output: String },
    #[error("no C++ compiler was found, and compiled models need one: install g++ or clang++ (Debian: apt install g++), or name one in CXX")]
    CompilerMissing,
    #[error("`{program}` was not found: install it (Debian: apt install {debian})")]
    SystemMissing { program: &'static str, debian: &'static str },
    #[error("{tool} could not be installed: check the connection, or install it by hand\ncommand: {command}\n{output}")]
    InstallFailed { tool: &'static str, command: String, output: String },
    #[error("{setting} names {path}, which cannot be run: correct or unset it\n{output}", path = path.display())]
    SettingBroken { setting: &'static str, path: PathBuf, output: String },
    #[error("VERILATOR_ROOT must name the folder with Verilator's headers, `include/verilated.h`, when {setting} is set", setting = crate::VERILATOR.setting)]
    RootMissing,
    #[error("Yosys' headers and cell models were not found beside the executable in {setting}: name one in <prefix>/bin with <prefix>/share/yosys", setting = crate::YOSYS.setting)]
    HeadersMissing,
    #[error("{tool} is installed in {folder} but does not start: remove that folder and run {fix}\n{output}", folder = folder.display(), fix = crate::INSTALL_COMMAND)]
    Unusable { tool: &'static str, folder: PathBuf, output: String },
    #[error("cannot {action} {path}: {source} (is the disk full, or the folder read-only? WARPWRIGHT_HOME puts it elsewhere)", path = path.display())]
    Files { action: &'static str, path: PathBuf, source: io::Error },
}

/// A result with a [`ToolError`].
pub type Result<T> = std::result::Result<T, ToolError>;

/// Names the file in an I/O error.
pub(crate) fn at<T>(
    action: &'static str,
    path: impl Into<PathBuf>,
    result: io::Result<T>,
) -> Result<T> {
    result.map_err(|source| ToolError::Files { action, path: path.into(), source })
}
