// SPDX-License-Identifier: MIT
//! Prints the slow paths of an ECP5 design that nextpnr has placed and not routed, by the registers
//! at their ends.
//!
//! `cargo run --release -p warpwright-tests --example placed_paths -- placed.json [OVER [FROM>TO]]`
//!
//! `placed.json` is what `nextpnr-ecp5 … --no-route --write placed.json` writes. Shown are the
//! pairs of registers (names without their bits) between which a path takes more than OVER ns (18),
//! the slowest first; with FROM>TO, two parts of names, the slowest path between such is shown cell
//! by cell. nextpnr itself reports the one slowest path of a routed design.
//!
//! The delays are an estimate: a wire takes its distance (nextpnr's own formula before routing,
//! times 0.55). Of two routed designs the slowest path is the first in the list at 22.7 ns (routed
//! 19.0), and the thirteenth at 18.1 (17.5; all before it took no longer than that).
use anyhow::{bail, ensure, Context, Result};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::fs::File;
use std::io::BufReader;

/// From clock to output, in ns: a register, a block RAM, a multiplier with a register.
const REGISTER: f64 = 0.52;
const BLOCK_RAM: f64 = 5.7;
/// Through a LUT, a wide multiplexer, a multiplier; into a carry chain, along it by two bits, out
/// of it.
const LUT: f64 = 0.24;
const WIDE: f64 = 0.2;
const MULTIPLIER: f64 = 3.7;
const CARRY_IN: f64 = 0.45;
const CARRY: f64 = 0.07;
const CARRY_OUT: f64 = 0.44;
/// A unit of distance.
const WIRE: f64 = 0.55 * 0.12;

/// A pin: the cell's number and the port.
#[derive(Clone, Copy)]
struct Pin<'a> {
    cell: usize,
    port: &'a str,
}

/// What is known of the slowest way to a wire.
#[derive(Clone, Copy)]
struct Arrival {
    time: f64,
    /// The input by which it comes; none at a register.
    through: Option<usize>,
}

struct Cell<'a> {
    name: &'a str,
    kind: &'a str,
    at: Option<(i32, i32)>,
    /// Input pins and their wires.
    inputs: Vec<(&'a str, u64)>,
    outputs: Vec<(&'a str, u64)>,
    registered: bool,
}

/// A name without what Yosys and nextpnr add for the bits of a register.
fn register(name: &str) -> &str {
    let ends = [
        "_q_TRELLIS_FF",
        "_TRELLIS_FF",
        "_LUT4",
        "_CCU2C",
        "_PFUMX",
        "_L6MUX21",
        "_DP16KD",
        "_MULT18X18D",
        "_TRELLIS_DPR",
    ];
    let end = ends.iter().filter_map(|end| name.find(end)).min().unwrap_or(name.len());
    name[..end].trim_end_matches(|c: char| c.is_ascii_digit() || "$[]._".contains(c))
}

/// `X12/Y34/SLICEA.LUT0`.
fn place(bel: &str) -> Option<(i32, i32)> {
    let mut parts = bel.trim().split('/');
    let x = parts.next()?.strip_prefix('X')?.parse().ok()?;
    let y = parts.next()?.strip_prefix('Y')?.parse().ok()?;
    Some((x, y))
}

fn wire(from: Option<(i32, i32)>, to: Option<(i32, i32)>) -> f64 {
    let (Some(from), Some(to)) = (from, to) else { return 0.0 };
    let (x, y) = ((from.0 - to.0).abs(), (from.1 - to.1).abs());
    WIRE * f64::from(6 + (x - 5).max(0) + (y - 5).max(0) + 2 * (x.min(5) + y.min(5)))
}

/// How long from an input to an output; none if there is no way.
fn through(kind: &str, input: &str, output: &str) -> Option<f64> {
    match kind {
        "TRELLIS_COMB" => match (input, output) {
            ("FCI", "FCO") => Some(CARRY),
            ("FCI", "F") => Some(CARRY_OUT),
            ("A" | "B" | "C" | "D", "FCO") => Some(CARRY_IN),
            ("A" | "B" | "C" | "D", "F") => Some(LUT),
            ("A" | "B" | "C" | "D", "OFX") => Some(LUT + WIDE),
            ("M" | "F1" | "FXA" | "FXB", "OFX") => Some(WIDE),
            _ => None,
        },
        "MULT18X18D" => {
            (input.starts_with(['A', 'B']) && output.starts_with('P')).then_some(MULTIPLIER)
        }
        _ => None,
    }
}

struct Design<'a> {
    cells: Vec<Cell<'a>>,
    drivers: HashMap<u64, Pin<'a>>,
    /// By the wire.
    arrivals: HashMap<u64, Arrival>,
}

impl<'a> Design<'a> {
    fn new(top: &'a Value) -> Result<Self> {
        let mut cells = Vec::new();
        let mut drivers = HashMap::new();
        for (name, cell) in
            top["cells"].as_object().context("no cells: not what nextpnr --write writes")?
        {
            let kind = cell["type"].as_str().unwrap_or_default();
            let at = cell["attributes"]["NEXTPNR_BEL"].as_str().and_then(place);
            let mut this =
                Cell { name, kind, at, inputs: vec![], outputs: vec![], registered: false };
            if name.starts_with("$PACKER_") {
                // Constants.
                continue;
            }
            for (port, direction) in cell["port_directions"].as_object().into_iter().flatten() {
                let Some(bit) = cell["connections"][port][0].as_u64() else { continue };
                if direction == "output" {
                    drivers.insert(bit, Pin { cell: cells.len(), port });
                    this.outputs.push((port, bit));
                } else {
                    this.inputs.push((port, bit));
                }
            }
            let output = cell["parameters"]["REG_OUTPUT_CLK"].as_str().unwrap_or("NONE");
            this.registered = match kind {
                "TRELLIS_COMB" => false,
                "MULT18X18D" => output.trim() != "NONE",
                _ => true,
            };
            cells.push(this);
        }
        ensure!(
            cells.iter().any(|cell| cell.at.is_some()),
            "no cell has a place: was it placed (--no-route --write)?"
        );
        let mut design = Self { cells, drivers, arrivals: HashMap::new() };
        design.arrive()?;
        Ok(design)
    }

    /// When a wire arrives at a pin.
    fn at(&self, bit: u64, cell: usize, port: &str) -> Option<f64> {
        let driver = self.drivers.get(&bit)?;
        let way =
            if port == "FCI" { 0.0 } else { wire(self.cells[driver.cell].at, self.cells[cell].at) };
        Some(self.arrivals.get(&bit)?.time + way)
    }

    /// Finds the arrival of each wire.
    fn arrive(&mut self) -> Result<()> {
        // Inputs of each cell without registers that are not known yet.
        let mut lacking: Vec<usize> = vec![0; self.cells.len()];
        let mut users: HashMap<u64, Vec<usize>> = HashMap::new();
        let mut ready = Vec::new();
        for (number, cell) in self.cells.iter().enumerate() {
            if !cell.registered {
                // Not the data and addresses that a LUT RAM is written with.
                let leads = |input: &str| {
                    cell.outputs
                        .iter()
                        .any(|(output, _)| through(cell.kind, input, output).is_some())
                };
                for (_, bit) in cell
                    .inputs
                    .iter()
                    .filter(|(input, bit)| self.drivers.contains_key(bit) && leads(input))
                {
                    lacking[number] += 1;
                    users.entry(*bit).or_default().push(number);
                }
            }
            if lacking[number] == 0 {
                ready.push(number);
            }
        }
        let mut done = 0;
        while let Some(number) = ready.pop() {
            done += 1;
            let cell = &self.cells[number];
            let start = match cell.kind {
                "DP16KD" => BLOCK_RAM,
                _ => REGISTER,
            };
            let mut found = Vec::new();
            for (output, bit) in &cell.outputs {
                let mut arrival =
                    Arrival { time: if cell.registered { start } else { 0.0 }, through: None };
                for (index, (input, wire)) in
                    cell.inputs.iter().enumerate().filter(|_| !cell.registered)
                {
                    let way = through(cell.kind, input, output);
                    if let Some(time) =
                        way.and_then(|way| Some(self.at(*wire, number, input)? + way))
                    {
                        if time > arrival.time {
                            arrival = Arrival { time, through: Some(index) };
                        }
                    }
                }
                found.push((*bit, arrival));
            }
            for (bit, arrival) in found {
                self.arrivals.insert(bit, arrival);
                for user in users.get(&bit).into_iter().flatten() {
                    lacking[*user] -= 1;
                    if lacking[*user] == 0 {
                        ready.push(*user);
                    }
                }
            }
        }
        ensure!(
            done == self.cells.len(),
            "{} cells are in combinational loops",
            self.cells.len() - done
        );
        Ok(())
    }

    /// The ways to a pin of a register: cells and ports from the first register on.
    fn way(&self, cell: usize, port: &'a str, bit: u64) -> Vec<(Pin<'a>, f64)> {
        let mut way = vec![(Pin { cell, port }, self.at(bit, cell, port).unwrap_or_default())];
        let mut bit = bit;
        while let Some(driver) = self.drivers.get(&bit) {
            let arrival = self.arrivals[&bit];
            way.push((*driver, arrival.time));
            let Some(input) = arrival.through else { break };
            bit = self.cells[driver.cell].inputs[input].1;
        }
        way.reverse();
        way
    }
}

/// The slowest path between two registers.
struct Pair<'a> {
    time: f64,
    ends: usize,
    way: Vec<(Pin<'a>, f64)>,
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some(file) = arguments.first() else {
        bail!("which file? placed_paths placed.json [OVER [FROM>TO]]")
    };
    let over: f64 =
        arguments.get(1).map_or(Ok(18.0), |over| over.parse()).context("OVER is a number of ns")?;
    let wanted =
        arguments.get(2).map(|wanted| wanted.split_once('>').context("FROM>TO")).transpose()?;
    let reader = BufReader::new(File::open(file).with_context(|| format!("cannot open {file}"))?);
    let netlist: Value =
        serde_json::from_reader(reader).with_context(|| format!("{file} is not JSON"))?;
    let modules =
        netlist["modules"].as_object().with_context(|| format!("{file} has no modules"))?;
    let top = modules
        .values()
        .max_by_key(|module| module["cells"].as_object().map_or(0, |cells| cells.len()));
    let design = Design::new(top.with_context(|| format!("{file} has no modules"))?)?;

    let mut pairs: BTreeMap<(&str, &str), Pair> = BTreeMap::new();
    let mut slow = 0;
    for (number, cell) in design.cells.iter().enumerate().filter(|(_, cell)| cell.registered) {
        for (port, bit) in
            cell.inputs.iter().filter(|(port, _)| !port.contains("CLK") && *port != "WCK")
        {
            let time = design.at(*bit, number, port).unwrap_or_default();
            if time <= over {
                continue;
            }
            slow += 1;
            let way = design.way(number, port, *bit);
            let pair = (register(design.cells[way[0].0.cell].name), register(cell.name));
            let known = pairs.entry(pair).or_insert(Pair { time: 0.0, ends: 0, way: vec![] });
            known.ends += 1;
            if time > known.time {
                (known.time, known.way) = (time, way);
            }
        }
    }
    println!("{slow} ends over {over} ns");
    let mut sorted: Vec<_> = pairs.iter().collect();
    sorted.sort_by(|a, b| b.1.time.total_cmp(&a.1.time));
    for ((from, to), pair) in sorted {
        if wanted.is_some_and(|(start, end)| !from.contains(start) || !to.contains(end)) {
            continue;
        }
        let levels = pair.way.len().saturating_sub(2);
        println!("{:6.2} ns {levels:3} cells {:4} ends  {from} > {to}", pair.time, pair.ends);
        if wanted.is_some() {
            for (pin, time) in &pair.way {
                let cell = &design.cells[pin.cell];
                println!(
                    "    {time:6.2} {:?} {}.{}",
                    cell.at.unwrap_or_default(),
                    cell.name,
                    pin.port
                );
            }
        }
    }
    Ok(())
}
