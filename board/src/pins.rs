// SPDX-License-Identifier: MIT
//! Pins in the vendors' formats: PCF (iCE40), LPF (ECP5), CST (Gowin).
use crate::description::{Board, Family};
use anyhow::{bail, ensure, Result};
use std::collections::BTreeMap;

/// What a file of pins says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pins {
    /// Name of the file, for messages.
    file: String,
    /// The pin of each port, and the line that says so.
    places: BTreeMap<String, (String, usize)>,
    /// The frequency of each clock in MHz.
    clocks: BTreeMap<String, f64>,
    /// Ports with electrical settings, and the line.
    settings: Vec<(String, usize)>,
}

/// One statement of a file: its words, without quotes, and its line.
struct Statement {
    line: usize,
    words: Vec<String>,
}

/// Cuts a file into statements. In PCF they end with the line, else with `;`.
fn statements(text: &str, family: Family) -> Vec<Statement> {
    let comment = if family == Family::Gowin { "//" } else { "#" };
    let mut found = vec![];
    let mut words: Vec<String> = vec![];
    let mut begun = 1;
    for (index, line) in text.lines().enumerate() {
        let line = line.split(comment).next().unwrap_or_default();
        let pieces: Vec<&str> = line.split(';').collect();
        for (number, piece) in pieces.iter().enumerate() {
            if words.is_empty() {
                begun = index + 1;
            }
            words.extend(piece.split_whitespace().map(|word| word.trim_matches('"').to_owned()));
            if (number + 1 < pieces.len() || family == Family::Ice40) && !words.is_empty() {
                found.push(Statement { line: begun, words: std::mem::take(&mut words) });
            }
        }
    }
    if !words.is_empty() {
        found.push(Statement { line: begun, words });
    }
    found
}

/// Reads a file of pins; messages name it and the line.
pub fn read(file: &str, text: &str, family: Family) -> Result<Pins> {
    let mut pins = Pins { file: file.into(), ..Default::default() };
    for statement in statements(text, family) {
        let words: Vec<&str> = statement.words.iter().map(String::as_str).collect();
        let understood = match family {
            Family::Ice40 => pins.pcf(&words, statement.line)?,
            Family::Ecp5 => pins.lpf(&words, statement.line)?,
            Family::Gowin => pins.cst(&words, statement.line)?,
        };
        ensure!(understood, "{file}:{}: not understood: {}", statement.line, words.join(" "));
    }
    Ok(pins)
}

impl Pins {
    fn pcf(&mut self, words: &[&str], line: usize) -> Result<bool> {
        match words {
            ["set_frequency", port, megahertz] => self.clock(port, megahertz, line),
            ["set_io", options @ .., port, pin] => {
                let mut options = options.iter();
                while let Some(&option) = options.next() {
                    match option {
                        "-nowarn" | "--warn-no-port" => {}
                        "-pullup" | "-pullup_resistor" if options.next().is_some() => {}
                        _ => return Ok(false),
                    }
                }
                self.place(port, pin, line)
            }
            _ => Ok(false),
        }
    }

    fn lpf(&mut self, words: &[&str], line: usize) -> Result<bool> {
        match words {
            ["FREQUENCY", "PORT", port, megahertz, unit] if unit.eq_ignore_ascii_case("mhz") => {
                self.clock(port, megahertz, line)
            }
            ["LOCATE", "COMP", port, "SITE", pin] => self.place(port, pin, line),
            ["IOBUF", "PORT", port, settings @ ..] => Ok(self.set(port, settings, line)),
            ["SYSCONFIG", settings @ ..] => {
                Ok(settings.iter().all(|setting| setting.contains('=')))
            }
            ["BLOCK", "RESETPATHS" | "ASYNCPATHS"] => Ok(true),
            _ => Ok(false),
        }
    }

    fn cst(&mut self, words: &[&str], line: usize) -> Result<bool> {
        match words {
            ["IO_LOC", port, pin] => self.place(port, pin, line),
            ["IO_PORT", port, settings @ ..] => Ok(self.set(port, settings, line)),
            _ => Ok(false),
        }
    }

    fn set(&mut self, port: &str, settings: &[&str], line: usize) -> bool {
        self.settings.push((port.into(), line));
        !settings.is_empty() && settings.iter().all(|setting| setting.contains('='))
    }

    fn clock(&mut self, port: &str, megahertz: &str, line: usize) -> Result<bool> {
        let Ok(value) = megahertz.parse() else {
            bail!("{}:{line}: `{megahertz}` is not a frequency in MHz", self.file);
        };
        ensure!(
            self.clocks.insert(port.into(), value).is_none(),
            "{}:{line}: second frequency of `{port}`",
            self.file
        );
        Ok(true)
    }

    fn place(&mut self, port: &str, pin: &str, line: usize) -> Result<bool> {
        if let Some((before, at)) = self.places.get(port) {
            bail!("{}:{line}: `{port}` already has pin {before} (line {at})", self.file);
        }
        let taken = self.places.iter().find(|(_, (other, _))| other == pin);
        if let Some((other, (_, at))) = taken {
            bail!("{}:{line}: pin {pin} is taken by `{other}` (line {at})", self.file);
        }
        self.places.insert(port.into(), (pin.into(), line));
        Ok(true)
    }

    /// The pin of a port.
    pub fn pin(&self, port: &str) -> Option<&str> {
        self.places.get(port).map(|(pin, _)| pin.as_str())
    }

    /// The frequency of a clock in MHz, where the format can state it.
    pub fn megahertz(&self, port: &str) -> Option<f64> {
        self.clocks.get(port).copied()
    }

    /// Compares with the ports of the board top and the description.
    pub(crate) fn checked(self, board: &Board) -> Result<Self> {
        let file = &self.file;
        let ports = board.ports();
        let known = |port: &String| ports.contains(port);
        let missing: Vec<_> =
            ports.iter().filter(|port| !self.places.contains_key(*port)).cloned().collect();
        ensure!(
            missing.is_empty(),
            "{file}: no pin for {}: every port of the board top needs one",
            missing.join(", ")
        );
        let places = self.places.iter().map(|(port, (_, line))| (port, line));
        for (port, line) in places.chain(self.settings.iter().map(|(port, line)| (port, line))) {
            ensure!(
                known(port),
                "{file}:{line}: the board top has no port `{port}`; it has {}",
                ports.join(", ")
            );
        }
        let stated = board.description.clock.crystal_mhz;
        for (port, megahertz) in &self.clocks {
            ensure!(
                port == "clock",
                "{file}: a frequency for `{port}`, which is no clock of the board top"
            );
            ensure!(
                *megahertz == stated,
                "{file}: `clock` has {megahertz} MHz here and {stated} MHz in board.toml"
            );
        }
        // CST has no statement for it: nextpnr takes the description's by option.
        let by_option = board.description.fpga.family == Family::Gowin;
        ensure!(
            by_option || !self.clocks.is_empty(),
            "{file}: the frequency of `clock` is not stated"
        );
        Ok(self)
    }
}
