// SPDX-License-Identifier: MIT
//! `board.toml`: what a board is, what is built for it and how it is programmed.
mod file;

pub use file::*;

use crate::pins::{self, Pins};
use anyhow::{bail, ensure, Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use warpwright_config::sdram::SDRAM_LINES;
use warpwright_config::{Size, Variant, POOLS};
use warpwright_isa::OptionalUnit;
use warpwright_rtl::microcoded;
use warpwright_toolchain as toolchain;

/// Lines of microcoded cores' memory where the board is for a pipeline, at most: 64 KB.
const MICROCODED_LINES: u32 = 4096;
/// Clock of microcoded cores where the board is for a pipeline: what one or four of them reach on
/// an ECP5 of the slowest grade.
const MICROCODED_MHZ: f64 = 60.0;
/// Of such memory, how many are in a block RAM of 18 Kbit.
const LINES_OF_A_BLOCK_RAM: u64 = 128;
/// Block RAMs of 18 Kbit that the host link has beside the cores.
const LINK_BLOCK_RAMS: u64 = 1;

/// A board: a folder of `constraints/`.
#[derive(Clone, Debug)]
pub struct Board {
    /// Name of the folder.
    pub name: String,
    /// The folder.
    pub folder: PathBuf,
    /// What `board.toml` says.
    pub description: Description,
}

impl Board {
    /// Reads and checks a board's folder, its pins included.
    pub fn load(folder: &Path) -> Result<Self> {
        let file = folder.join("board.toml");
        let text =
            fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        let description: Description =
            toml::from_str(&text).with_context(|| file.display().to_string())?;
        let name =
            folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let board = Self { name, folder: folder.into(), description };
        board.check().with_context(|| file.display().to_string())?;
        board.pins()?;
        Ok(board)
    }

    fn check(&self) -> Result<()> {
        let Description { fpga, clock, core, leds, memory, programmer, .. } = &self.description;
        let needs = |what: &str, value: &Option<String>| match value {
            Some(_) => Ok(()),
            None => bail!("[fpga] must name the {what}"),
        };
        match fpga.family {
            Family::Ice40 => needs("package", &fpga.package)?,
            Family::Ecp5 => {
                needs("package", &fpga.package).and_then(|()| needs("speed", &fpga.speed))?
            }
            Family::Gowin => needs("chip", &fpga.chip)?,
        }
        ensure!(
            clock.crystal_mhz > 0.0 && clock.core_mhz > 0.0,
            "[clock] frequencies must be above 0"
        );
        ensure!(
            !memory.sdram || leds.count == 8,
            "[memory] sdram: there is a board top with SDRAM for eight LEDs only"
        );
        ensure!(
            leds.count > 0,
            "[leds] count must be at least 1: the port `led` has a bit for each"
        );
        ensure!(
            memory.lines.is_power_of_two() && (16..=65_536).contains(&memory.lines),
            "[memory] lines must be a power of two from 16 to 65536"
        );
        for name in core.allowed.iter().chain([&core.configuration]) {
            size(name)?;
        }
        ensure!(
            core.allowed.contains(&core.configuration),
            "[core] configuration must be one of `allowed`"
        );
        let variant = self.variant()?;
        ensure!(
            !variant.microcoded
                || (!core.allowed.iter().any(|name| name == "full") && variant.lanes.is_none()),
            "[core] microcoded: only `nano` or `small`, in the one shape that there is"
        );
        let counts: &[usize] = if variant.microcoded { POOLS } else { &[1] };
        ensure!(
            counts.contains(&variant.units),
            "[core] units: 1, 2 or 4 of a microcoded core, a pipeline has one"
        );
        for command in programmer.ram.iter().chain(&programmer.flash) {
            ensure!(
                command.split_whitespace().any(|word| word == "{bitstream}"),
                "[programmer] `{command}` must hold the word {{bitstream}}"
            );
        }
        ensure!(!programmer.flash.is_empty(), "[programmer] flash must name a command");
        Ok(())
    }

    /// The board with so many microcoded cores of this size: where it is for a pipeline whole, its
    /// memory the board's SDRAM, or as much block RAM as there is room for; otherwise the board's
    /// own.
    #[must_use]
    pub fn with_microcoded_core(mut self, size: Size, units: usize) -> Self {
        let Description { core, memory, resources, clock, .. } = &mut self.description;
        if !core.microcoded {
            clock.core_mhz = MICROCODED_MHZ;
            let name = size.numbers().name.to_owned();
            *core = Core {
                allowed: vec![name.clone()],
                configuration: name,
                lanes: None,
                without: vec![],
                microcoded: true,
                units,
            };
            let cores = LINK_BLOCK_RAMS + microcoded::block_rams(size) * units as u64;
            let fits = |lines: u32| {
                cores + u64::from(lines) / LINES_OF_A_BLOCK_RAM <= resources.block_rams
            };
            if !memory.sdram {
                let lines = (8..=MICROCODED_LINES.ilog2())
                    .rev()
                    .map(|bits| 1 << bits)
                    .find(|&lines| fits(lines));
                memory.lines = lines.unwrap_or(1 << 8);
            }
        }
        core.units = units;
        self
    }

    /// What the core has less than the whole configuration.
    pub fn variant(&self) -> Result<Variant> {
        let Core { lanes, without, microcoded, units, .. } = &self.description.core;
        ensure!(
            lanes.is_none_or(|lanes| [1, 2, 4].contains(&lanes)),
            "[core] lanes must be 1, 2 or 4"
        );
        let unit = |name: &String| {
            let names = OptionalUnit::ALL.map(OptionalUnit::name).join(", ");
            OptionalUnit::named(name)
                .with_context(|| format!("[core] without: `{name}` is not one of {names}"))
        };
        let without = without.iter().map(unit).collect::<Result<_>>()?;
        Ok(Variant {
            lanes: *lanes,
            without,
            microcoded: *microcoded,
            units: *units,
            ..Variant::default()
        })
    }

    /// The core of this size on the board, for people.
    pub fn core_name(&self, size: Size) -> Result<String> {
        let variant = self.variant()?;
        let lanes = variant.lanes.filter(|&lanes| lanes != size.numbers().lanes);
        let lanes = lanes.map_or_else(String::new, |lanes| {
            format!(", {lanes} lane{}", if lanes == 1 { "" } else { "s" })
        });
        let without = if variant.without.is_empty() {
            String::new()
        } else {
            format!(", without {}", variant.without)
        };
        let microcoded = if variant.microcoded { ", microcoded" } else { "" };
        let units =
            if variant.units > 1 { format!(", {} units", variant.units) } else { String::new() };
        Ok(format!("{}{microcoded}{units}{lanes}{without}", size.numbers().name))
    }

    /// The memory of programs and data, for people.
    pub fn memory_name(&self) -> String {
        let memory = &self.description.memory;
        if memory.sdram {
            format!("{} MB of SDRAM", SDRAM_LINES >> 16)
        } else {
            format!("{} KB", memory.lines / 64)
        }
    }

    /// The file with the pins.
    pub fn pins_file(&self) -> PathBuf {
        self.folder.join(match self.description.fpga.family {
            Family::Ice40 => "pins.pcf",
            Family::Ecp5 => "pins.lpf",
            Family::Gowin => "pins.cst",
        })
    }

    /// The pins, checked against the ports of the board top.
    pub fn pins(&self) -> Result<Pins> {
        let file = self.pins_file();
        let text =
            fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        pins::read(&file.display().to_string(), &text, self.description.fpga.family)?.checked(self)
    }

    /// The ports of the board top, bit by bit, as nextpnr names them.
    pub fn ports(&self) -> Vec<String> {
        let leds = self.description.leds.count;
        let led = |index: usize| if leds == 1 { "led".to_owned() } else { format!("led[{index}]") };
        let sdram = self.description.memory.sdram.then(sdram_ports).unwrap_or_default();
        ["clock", "rx", "tx"]
            .map(str::to_owned)
            .into_iter()
            .chain((0..leds).map(led))
            .chain(sdram)
            .collect()
    }

    /// The size of the core to build: the one asked for, if the board takes it, or its own.
    pub fn configuration(&self, wanted: Option<Size>) -> Result<Size> {
        let core = &self.description.core;
        let Some(wanted) = wanted else { return size(&core.configuration) };
        let name = wanted.numbers().name;
        ensure!(
            core.allowed.iter().any(|allowed| allowed == name),
            "{} takes {}, not {name}: {} is the device's limit",
            self.description.title,
            core.allowed.join(" or "),
            self.description.fpga.part
        );
        Ok(wanted)
    }
}

/// The pins of an SDRAM, as [`top::verilog`](crate::top::verilog) has them.
fn sdram_ports() -> Vec<String> {
    let single = ["clk", "cke", "csn", "rasn", "casn", "wen"].map(|name| format!("sdram_{name}"));
    let wide = [("a", 13), ("ba", 2), ("dqm", 2), ("d", 16)];
    let bits = wide
        .iter()
        .flat_map(|&(name, width)| (0..width).map(move |bit| format!("sdram_{name}[{bit}]")));
    single.into_iter().chain(bits).collect()
}

fn size(name: &str) -> Result<Size> {
    let found = Size::ALL.into_iter().find(|size| size.numbers().name == name);
    found.with_context(|| format!("[core] there is no configuration `{name}`"))
}

/// The folder with the boards: `constraints` of the workspace.
pub fn folder() -> PathBuf {
    toolchain::workspace().join("constraints")
}

/// The names of all boards.
pub fn names() -> Result<Vec<String>> {
    let folder = folder();
    let entries =
        fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let folders = entries.flatten().filter(|entry| entry.path().join("board.toml").is_file());
    let mut names: Vec<_> =
        folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}

/// All boards, by name.
pub fn list() -> Result<Vec<Board>> {
    names()?.iter().map(|name| Board::load(&folder().join(name))).collect()
}

/// The board with this name.
pub fn find(name: &str) -> Result<Board> {
    let names = names()?;
    ensure!(
        names.iter().any(|known| known == name),
        "there is no board `{name}`: {} has {}; constraints/README.md says how to add one",
        folder().display(),
        names.join(", ")
    );
    Board::load(&folder().join(name))
}
