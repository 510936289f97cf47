// SPDX-License-Identifier: MIT
//! Synthesis figures: cells and depth of an exported block after Yosys.
use crate::cache::{self, checked};
use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::fs;
use warpwright_toolchain as toolchain;

/// A family of FPGAs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Family {
    /// Lattice ECP5.
    Ecp5,
    /// Lattice iCE40 without DSP blocks.
    Ice40,
    /// Lattice iCE40 UltraPlus, with DSP blocks.
    Ice40Up,
}

impl Family {
    /// The Yosys command. `-nowidelut` packs better and is as fast.
    fn command(self) -> &'static str {
        match self {
            Family::Ecp5 => "synth_ecp5 -nowidelut",
            Family::Ice40 => "synth_ice40",
            Family::Ice40Up => "synth_ice40 -dsp -device u",
        }
    }
}

/// What a block costs.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Figures {
    /// Lookup tables of four inputs.
    pub luts: u64,
    /// Flip-flops.
    pub flip_flops: u64,
    /// Carry cells: two bits each on ECP5, one on iCE40.
    pub carries: u64,
    /// Block RAMs: DP16KD or SB_RAM40_4K.
    pub block_rams: u64,
    /// Small memories in LUTs (ECP5: 16 x 4 bits, four LUT sites each).
    pub lut_rams: u64,
    /// Multipliers: MULT18X18D or SB_MAC16.
    pub multipliers: u64,
    /// All cells by type.
    pub cells: BTreeMap<String, u64>,
    /// The longest path.
    pub path: Path,
    /// A net on a combinational loop, which no design may have.
    pub on_loop: Option<String>,
}

/// The longest path from a register, memory or input to a register, memory or output.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Path {
    /// Length in lookup tables; a carry chain counts as one and a tenth for each cell that
    /// it passes, a multiplier as six, the read of a block RAM as five.
    pub levels: f64,
    /// Where it ends: the name of a net.
    pub to: String,
    /// Where it begins.
    pub from: String,
}

/// Yosys' netlist of module `top` of an exported design, as JSON: made once for all that look at
/// it.
pub(crate) fn netlist(verilog: &str, top: &str, family: Family) -> Result<Vec<u8>> {
    let script = format!(
        "read_verilog -sv design.v; {} -top {top}; write_json design.json",
        family.command()
    );
    let version = toolchain::yosys_version()?;
    let file = cache::file(&format!("{top}-cells"), [verilog, &script, &version], "json")?;
    if let Ok(found) = fs::read(&file) {
        return Ok(found);
    }
    let folder = cache::scratch()?;
    fs::write(folder.path().join("design.v"), verilog).context("cannot write the cache")?;
    checked(
        toolchain::yosys()?.current_dir(folder.path()).args(["-q", "-p", &script]),
        "Yosys' synthesis",
    )?;
    let netlist = fs::read(folder.path().join("design.json")).context("Yosys wrote no netlist")?;
    cache::store(&file, &netlist)?;
    Ok(netlist)
}

/// Synthesises module `top` of an exported design.
pub fn synthesise(verilog: &str, top: &str, family: Family) -> Result<Figures> {
    let version = toolchain::yosys_version()?;
    let file = cache::file(
        &format!("{top}-synthesis"),
        [verilog, family.command(), &version, FORMAT],
        "json",
    )?;
    if let Ok(found) = fs::read(&file) {
        return serde_json::from_slice(&found)
            .with_context(|| format!("{} is damaged: remove it", file.display()));
    }
    let netlist: Value = serde_json::from_slice(&netlist(verilog, top, family)?)
        .context("Yosys' netlist cannot be read")?;
    let module = netlist["modules"][top]
        .as_object()
        .with_context(|| format!("the netlist holds no module {top}"))?;
    let figures = figures(&Value::Object(module.clone()));
    cache::store(&file, &serde_json::to_vec(&figures)?)?;
    Ok(figures)
}

/// Changes when the meaning of the figures does: older results in the cache are then not used.
const FORMAT: &str = "1";

fn figures(module: &Value) -> Figures {
    let (path, on_loop) = longest_path(module);
    let mut figures = Figures { path, on_loop, ..Default::default() };
    for cell in module["cells"].as_object().into_iter().flat_map(|cells| cells.values()) {
        let kind = cell["type"].as_str().unwrap_or_default();
        // Yosys' own notes on the hierarchy are no cells.
        if kind.starts_with('$') {
            continue;
        }
        *figures.cells.entry(kind.into()).or_default() += 1;
        match kind {
            "LUT4" | "SB_LUT4" => figures.luts += 1,
            "TRELLIS_FF" => figures.flip_flops += 1,
            "CCU2C" | "SB_CARRY" => figures.carries += 1,
            "DP16KD" | "SB_RAM40_4K" => figures.block_rams += 1,
            "TRELLIS_DPR16X4" => figures.lut_rams += 1,
            "MULT18X18D" | "SB_MAC16" => figures.multipliers += 1,
            _ if kind.starts_with("SB_DFF") => figures.flip_flops += 1,
            _ => {}
        }
    }
    figures
}

/// Delay through a cell, in levels; `None` when the path ends here.
fn delay(kind: &str, input: &str, output: &str) -> Option<f64> {
    match (kind, input, output) {
        ("CCU2C", "CIN", "COUT") | ("SB_CARRY", "CI", _) => Some(0.1),
        ("CCU2C", "CIN", _) => Some(0.5),
        ("LUT4" | "SB_LUT4" | "CCU2C" | "SB_CARRY", _, _) => Some(1.0),
        ("TRELLIS_DPR16X4", input, _) if input.starts_with("RAD") => Some(1.0),
        ("MULT18X18D", input, _) if input.starts_with(['A', 'B']) => Some(6.0),
        ("SB_MAC16", input, _) if !input.starts_with("CLK") => Some(6.0),
        _ => None,
    }
}

/// Delay from the clock to the output of a cell that starts a path.
fn start(kind: &str) -> f64 {
    match kind {
        "DP16KD" | "SB_RAM40_4K" => 5.0,
        _ => 0.0,
    }
}

/// Where a net comes from: cell type, and the cell's inputs as (port, net).
struct Driver<'a> {
    kind: &'a str,
    port: &'a str,
    inputs: Vec<(&'a str, u64)>,
}

fn longest_path(module: &Value) -> (Path, Option<String>) {
    let mut drivers: HashMap<u64, Driver> = HashMap::new();
    for cell in module["cells"].as_object().into_iter().flat_map(|cells| cells.values()) {
        let kind = cell["type"].as_str().unwrap_or_default();
        let direction = |port: &str| cell["port_directions"][port].as_str().unwrap_or_default();
        let ports: Vec<(&str, Vec<u64>)> = cell["connections"]
            .as_object()
            .into_iter()
            .flatten()
            .map(|(p, n)| (p.as_str(), nets(n)))
            .collect();
        for (port, bits) in ports.iter().filter(|(port, _)| direction(port) == "output") {
            for &bit in bits {
                let inputs = ports.iter().filter(|(input, _)| {
                    direction(input) == "input" && delay(kind, input, port).is_some()
                });
                let inputs = inputs
                    .flat_map(|(input, bits)| bits.iter().map(|&bit| (*input, bit)))
                    .collect();
                drivers.insert(bit, Driver { kind, port, inputs });
            }
        }
    }
    let mut arrivals = Arrivals::default();
    drivers.keys().for_each(|&net| arrivals.visit(net, &drivers));
    let mut names: HashMap<u64, String> = HashMap::new();
    for (name, net) in module["netnames"].as_object().into_iter().flatten() {
        for (index, bit) in nets(&net["bits"]).into_iter().enumerate() {
            let name = format!("{name}[{index}]");
            // The shortest name is the one that a person gave.
            let better = names.get(&bit).is_none_or(|old| (name.len(), &name) < (old.len(), old));
            if better {
                names.insert(bit, name);
            }
        }
    }
    let mut ends: Vec<_> = arrivals
        .nets
        .iter()
        .filter_map(|(&net, &arrival)| arrival.map(|(levels, from)| (levels, net, from)))
        .collect();
    ends.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    let name = |net: &u64| names.get(net).cloned().unwrap_or_default();
    let path = ends.first().map_or(Path::default(), |(levels, net, from)| Path {
        levels: (levels * 10.0).round() / 10.0,
        to: name(net),
        from: name(from),
    });
    (path, arrivals.on_loop.map(|net| name(&net)))
}

/// The nets of a connection; constants are left out.
fn nets(bits: &Value) -> Vec<u64> {
    bits.as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
}

/// When each net has its value, and from which net on.
#[derive(Default)]
struct Arrivals {
    /// `None` while the net's own inputs are looked at.
    nets: HashMap<u64, Option<(f64, u64)>>,
    /// A net on a combinational loop.
    on_loop: Option<u64>,
}

impl Arrivals {
    /// Depth first, without recursion: paths through carry chains are long.
    fn visit(&mut self, net: u64, drivers: &HashMap<u64, Driver>) {
        let mut stack = vec![(net, false)];
        while let Some((net, inputs_done)) = stack.pop() {
            let Some(driver) = drivers.get(&net) else {
                self.nets.insert(net, Some((0.0, net)));
                continue;
            };
            if inputs_done {
                let through = driver.inputs.iter().filter_map(|&(port, input)| {
                    let (levels, from) = self.nets.get(&input).copied().flatten()?;
                    Some((levels + delay(driver.kind, port, driver.port)?, from))
                });
                let latest = through.max_by(|a, b| a.0.total_cmp(&b.0));
                self.nets.insert(net, Some(latest.unwrap_or((start(driver.kind), net))));
                continue;
            }
            match self.nets.get(&net) {
                Some(Some(_)) => {}
                Some(None) => self.on_loop = Some(net),
                None => {
                    self.nets.insert(net, None);
                    stack.push((net, true));
                    stack.extend(driver.inputs.iter().map(|&(_, input)| (input, false)));
                }
            }
        }
    }
}
