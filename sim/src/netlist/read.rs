// SPDX-License-Identifier: MIT
//! Yosys' netlist of an ECP5 design, reduced to cells, parameters and connections.
use crate::cache::{self, checked};
use crate::synthesis::{netlist, Family};
use anyhow::{bail, ensure, Context, Result};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use warpwright_toolchain as toolchain;

/// One bit of a connection: the number of a net, or a constant.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum Bit {
    Net(usize),
    Constant(String),
}

impl Bit {
    /// Whether the bit is a net or the constant 1.
    pub fn may_be_one(&self) -> bool {
        !matches!(self, Bit::Constant(value) if value != "1")
    }
}

/// A port of the module.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Port {
    pub direction: String,
    pub bits: Vec<Bit>,
}

/// A cell.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Cell {
    #[serde(rename = "type")]
    pub kind: String,
    pub parameters: BTreeMap<String, String>,
    pub connections: BTreeMap<String, Vec<Bit>>,
}

/// A module of nothing but cells.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Module {
    pub ports: BTreeMap<String, Port>,
    pub cells: BTreeMap<String, Cell>,
}

#[derive(Deserialize)]
struct Design {
    modules: BTreeMap<String, Module>,
}

impl Cell {
    /// The net of a port's bit; a port that is not connected is 0.
    pub fn bit(&self, port: &str, index: usize) -> Bit {
        let found = self.connections.get(port).and_then(|bits| bits.get(index));
        found.cloned().unwrap_or_else(|| Bit::Constant("0".into()))
    }

    /// A parameter as text, or what it is when it is not set.
    pub fn text<'a>(&'a self, name: &str, otherwise: &'a str) -> &'a str {
        // Yosys marks texts that look like numbers with a space.
        self.parameters.get(name).map_or(otherwise, |text| text.trim_end())
    }

    /// A parameter as bits, the lowest first; x counts as 0.
    pub fn bits(&self, name: &str) -> Vec<bool> {
        self.parameters
            .get(name)
            .map(|text| text.bytes().rev().map(|byte| byte == b'1').collect())
            .unwrap_or_default()
    }

    /// A parameter as a number.
    pub fn number(&self, name: &str) -> u64 {
        self.bits(name)
            .iter()
            .take(64)
            .enumerate()
            .fold(0, |sum, (index, &bit)| sum | u64::from(bit) << index)
    }

    /// Refuses a parameter that the model of the cell does not have.
    pub fn only(&self, name: &str, values: &[&str]) -> Result<()> {
        let text = self.text(name, values[0]);
        ensure!(
            values.contains(&text),
            "{} with {name} = {text}: the model has {}",
            self.kind,
            values.join(", ")
        );
        Ok(())
    }
}

/// Synthesises module `top` for the ECP5, as for the figures of the blocks.
pub(super) fn synthesised(verilog: &str, top: &str) -> Result<Module> {
    let design = netlist(verilog, top, Family::Ecp5)?;
    let mut design: Design =
        serde_json::from_slice(&design).context("Yosys' netlist cannot be read")?;
    let Some(mut module) = design.modules.remove(top) else {
        bail!("the netlist holds no module {top}")
    };
    // Yosys' notes on the hierarchy are no cells.
    module.cells.retain(|_, cell| !cell.kind.starts_with('$'));
    Ok(module)
}

/// Yosys' netlist of module `top` as Verilog, with Yosys' own models of the cells before it
/// (all but block RAMs and multipliers, of which it has none).
pub fn with_yosys_models(verilog: &str, top: &str) -> Result<String> {
    let script = format!("read_verilog -sv design.v; synth_ecp5 -nowidelut -top {top}; write_verilog -noattr netlist.v");
    let folder = cache::scratch()?;
    fs::write(folder.path().join("design.v"), verilog).context("cannot write the cache")?;
    checked(
        toolchain::yosys()?.current_dir(folder.path()).args(["-q", "-p", &script]),
        "Yosys' synthesis",
    )?;
    let read = |path: std::path::PathBuf| {
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    };
    let models = toolchain::lattice_models()?;
    let parts = [
        models.join("common_sim.vh"),
        models.join("ccu2c_sim.vh"),
        folder.path().join("netlist.v"),
    ];
    let text = parts.map(read).into_iter().collect::<Result<Vec<_>>>()?.join("\n");
    // The models of registers and pads by their vendor's names are not in a netlist.
    Ok(text.lines().filter(|line| !line.starts_with("`include")).collect::<Vec<_>>().join("\n"))
}
