// SPDX-License-Identifier: MIT
//! What `board.toml` holds.
use serde::{Deserialize, Serialize};

/// A family of devices: which tools make its bitstreams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Family {
    /// Lattice iCE40: nextpnr-ice40, icepack.
    Ice40,
    /// Lattice ECP5: nextpnr-ecp5, ecppack.
    Ecp5,
    /// Gowin: nextpnr-himbaechel-gowin, gowin_pack.
    Gowin,
}

/// The device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fpga {
    /// The vendor's part number, for people.
    pub part: String,
    /// Its family.
    pub family: Family,
    /// nextpnr's name of the device: an option (`up5k`, `25k`) or, for Gowin, the part.
    pub device: String,
    /// Gowin: the chip as nextpnr's option `family` and gowin_pack name it.
    pub chip: Option<String>,
    /// nextpnr's name of the package (iCE40, ECP5).
    pub package: Option<String>,
    /// Speed grade (ECP5).
    pub speed: Option<String>,
}

/// What the device holds, in nextpnr's count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resources {
    /// Lookup tables of four inputs.
    pub luts: u64,
    /// Flip-flops.
    pub flip_flops: u64,
    /// Block RAMs: 4 Kbit on iCE40, 18 Kbit on ECP5 and Gowin.
    pub block_rams: u64,
    /// Multipliers of 16 x 16 or 18 x 18 bits.
    pub multipliers: u64,
    /// Single-port RAMs of 256 Kbit (iCE40 UltraPlus).
    #[serde(default)]
    pub large_rams: u64,
}

/// Clocks in MHz.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// At the pin `clock`.
    pub crystal_mhz: f64,
    /// Of the core: what a build must reach.
    pub core_mhz: f64,
    /// The pin is the PLL's own, of which an iCE40 has to know.
    #[serde(default)]
    pub pll_pin: bool,
}

/// Which sizes of the core are built for the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Core {
    /// Built unless the user says otherwise.
    pub configuration: String,
    /// All that can be asked for.
    pub allowed: Vec<String>,
    /// Lanes, where there is no room for those of the configuration.
    #[serde(default)]
    pub lanes: Option<usize>,
    /// Units that there is no room for, see [`OptionalUnit`](warpwright_isa::OptionalUnit).
    #[serde(default)]
    pub without: Vec<String>,
    /// The core is the microcoded one, where there is no room for a pipeline.
    #[serde(default)]
    pub microcoded: bool,
    /// So many microcoded cores: a pool that shares launch and memory.
    #[serde(default = "one")]
    pub units: usize,
}

fn one() -> usize {
    1
}

/// A USB device: `0403:6010` in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Usb {
    /// Vendor.
    pub vendor: u16,
    /// Product.
    pub product: u16,
}

impl TryFrom<String> for Usb {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let number = |digits: &str| u16::from_str_radix(digits, 16).ok();
        text.split_once(':')
            .and_then(|(vendor, product)| Some((number(vendor)?, number(product)?)))
            .map(|(vendor, product)| Self { vendor, product })
            .ok_or_else(|| format!("`{text}` is no USB device such as `0403:6010`"))
    }
}

impl From<Usb> for String {
    fn from(usb: Usb) -> Self {
        format!("{:04x}:{:04x}", usb.vendor, usb.product)
    }
}

/// The serial line to the PC.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Serial {
    /// Its chip, for people.
    pub bridge: String,
    /// How it shows on the USB.
    pub usb: Usb,
    /// Of a chip with several ports the interface that is the serial line, from 0.
    #[serde(default)]
    pub interface: Option<u8>,
    /// Bits per second.
    pub baud: u32,
}

/// At which level an LED is lit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// At 1.
    High,
    /// At 0.
    Low,
}

/// LEDs: the width of the port `led`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leds {
    /// How many, at least one.
    pub count: usize,
    /// When they are lit.
    pub lit: Level,
}

/// Memory of programs and data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    /// Lines of 16 bytes in block RAM, a power of two.
    pub lines: u32,
    /// The memory is an SDRAM of 16 bits and 32 MB (of a larger one the first 32 MB), and block RAM
    /// is its cache.
    #[serde(default)]
    pub sdram: bool,
    /// What there is outside the device, for people.
    pub external: String,
}

/// How bitstreams get onto the board: commands with `{bitstream}` as a word, in order of
/// preference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Programmer {
    /// How the bitstream's file ends.
    pub bitstream: String,
    /// Until power is lost; empty where there is no such way.
    #[serde(default)]
    pub ram: Vec<String>,
    /// For good.
    pub flash: Vec<String>,
    /// The first release of openFPGALoader that knows the board, where older ones are in use.
    #[serde(default)]
    pub since: Option<[u32; 3]>,
}

/// Trouble that people have had with the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trouble {
    /// What one sees.
    pub seen: String,
    /// What to do.
    pub cure: String,
    /// Parts of what the programmer then prints.
    #[serde(default)]
    pub signs: Vec<String>,
    /// It shows as a serial port that is not there.
    #[serde(default)]
    pub no_port: bool,
}

/// The text of `board.toml`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Description {
    /// Name as people know it.
    pub title: String,
    /// One sentence.
    pub about: String,
    /// The device.
    pub fpga: Fpga,
    /// What it holds.
    pub resources: Resources,
    /// Clocks.
    pub clock: Clock,
    /// Sizes of the core.
    pub core: Core,
    /// Serial line.
    pub serial: Serial,
    /// LEDs.
    pub leds: Leds,
    /// Memory.
    pub memory: Memory,
    /// Programming.
    pub programmer: Programmer,
    /// Known trouble.
    #[serde(default)]
    pub trouble: Vec<Trouble>,
}
