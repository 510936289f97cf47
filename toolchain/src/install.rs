// SPDX-License-Identifier: MIT
//! Installation into the project's Python environment.
//!
//! Several processes may ask at once: a lock lets one of them work, the others wait and then
//! find the result. A tool counts as installed when its stamp is there, which is written
//! last. A mark that is there only during the work tells an interrupted installation: the
//! environment is then made anew.
use crate::error::{at, Result, ToolError};
use crate::{Package, Toolchain};
use fs4::fs_std::FileExt;
use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::process::Command;

impl Toolchain {
    /// The Python environment.
    pub fn environment(&self) -> PathBuf {
        self.home().join("env")
    }

    fn stamp(&self, package: &Package) -> PathBuf {
        self.environment().join(format!("installed-{}.txt", package.name))
    }

    fn mark(&self) -> PathBuf {
        self.home().join("installing")
    }

    /// Whether a package is there, complete and of the pinned version.
    pub fn installed(&self, package: &Package) -> bool {
        let wanted = package.requirements().join("\n");
        fs::read_to_string(self.stamp(package)).is_ok_and(|found| found == wanted)
    }

    /// Installs a package, unless it is there.
    pub fn install(&self, package: &Package) -> Result<()> {
        if self.installed(package) {
            return Ok(());
        }
        let home = self.home();
        at("create", home, fs::create_dir_all(home))?;
        let path = home.join("install.lock");
        let lock = at("create", &path, fs::File::create(&path))?;
        at("lock", &path, FileExt::lock_exclusive(&lock))?;
        if self.installed(package) {
            return Ok(());
        }
        eprintln!(
            "installing {} {} into {} (once; {}) ...",
            package.name,
            package.version,
            home.display(),
            package.size
        );
        let environment = self.environment();
        if self.mark().exists() && environment.exists() {
            at("remove", &environment, fs::remove_dir_all(&environment))?;
        }
        at("write", self.mark(), fs::write(self.mark(), package.name))?;
        let result = self.work(package);
        // Only an interruption leaves the mark: after an error, pip has cleaned up.
        at("remove", self.mark(), fs::remove_file(self.mark()))?;
        result
    }

    fn work(&self, package: &Package) -> Result<()> {
        if !self.environment().join("bin").join("pip").exists() {
            self.make_environment(package)?;
        }
        let stamp = self.stamp(package);
        if stamp.exists() {
            at("remove", &stamp, fs::remove_file(&stamp))?;
        }
        self.run_pip(package)?;
        self.try_out(package)?;
        at("write", &stamp, fs::write(&stamp, package.requirements().join("\n")))
    }

    fn make_environment(&self, package: &Package) -> Result<()> {
        let folder = self.environment();
        let output =
            Command::new(self.python()).args(["-m", "venv", "--clear"]).arg(&folder).output();
        let output = match output {
            Err(error) if error.kind() == ErrorKind::NotFound => {
                return Err(ToolError::PythonMissing { tool: package.name })
            }
            output => at("start", self.python(), output)?,
        };
        if output.status.success() {
            return Ok(());
        }
        Err(ToolError::VenvFailed { folder, output: printed(&output) })
    }

    fn run_pip(&self, package: &Package) -> Result<()> {
        let python = self.environment().join("bin").join("python");
        let mut command = Command::new(&python);
        command.args([
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--no-deps",
        ]);
        command.args(package.requirements());
        let output = at("start", python, command.output())?;
        if output.status.success() {
            return Ok(());
        }
        Err(ToolError::PipFailed {
            tool: package.name,
            command: format!("{command:?}"),
            output: printed(&output),
        })
    }

    /// The first start of a fresh tool. Yosys compiles itself here, once for all processes.
    fn try_out(&self, package: &Package) -> Result<()> {
        let mut command = self.installed_command(package)?;
        command.arg(package.version_argument());
        let output = at("start", command.get_program().to_owned(), command.output())?;
        if output.status.success() {
            return Ok(());
        }
        Err(ToolError::Unusable {
            tool: package.name,
            folder: self.environment(),
            output: printed(&output),
        })
    }
}

/// What a failed command printed: the errors, else everything.
pub(crate) fn printed(output: &std::process::Output) -> String {
    let text = if output.stderr.is_empty() { &output.stdout } else { &output.stderr };
    String::from_utf8_lossy(text).trim().to_string()
}
