// SPDX-License-Identifier: MIT
//! Place and route of one block on ECP5: what clock it reaches between registers.
//!
//! The block stands in a frame that feeds its inputs from a shift register and takes its
//! outputs into registers, so that every path of the block lies between two registers and the
//! pins do not count. The device is the LFE5U-85F-6, the one of the project's targets.
use crate::cache::{self, checked};
use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use warpwright_rtl::dut::{Dut, Port};
use warpwright_toolchain as toolchain;

/// What nextpnr reached.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Placed {
    /// LUT4 cells after synthesis, without the frame.
    pub luts: u64,
    /// Carry cells (two bits each) after synthesis.
    pub carries: u64,
    /// Flip-flops after synthesis, without the frame.
    pub flip_flops: u64,
    /// Block RAMs.
    pub block_rams: u64,
    /// Multipliers of 18 x 18 bits.
    pub multipliers: u64,
    /// The clock in MHz: the best of the seeds.
    pub megahertz: f64,
    /// Where the slowest path of the best seed begins and ends.
    pub path: String,
}

/// Seeds that are tried.
pub const SEEDS: [u32; 3] = [1, 2, 3];
/// From so many LUTs on a block has one seed: its paths are through its logic, and a seed takes
/// minutes.
pub const LARGE: u64 = 6000;

/// Changes when the meaning of the figures does.
const FORMAT: &str = "2";

fn verilog_name(port: &Port) -> String {
    port.name.replace('$', "__")
}

/// A module `frame` around the block.
fn frame(top: &str, inputs: &[Port], outputs: &[Port], clocked: bool) -> String {
    let bits = |ports: &[Port]| ports.iter().map(|port| port.width).sum::<usize>().max(1);
    let (ins, outs) = (bits(inputs), bits(outputs));
    let mut connections = if clocked { vec![".clock(clock)".to_owned()] } else { vec![] };
    for (ports, bus) in [(inputs, "feed"), (outputs, "result")] {
        let mut at = 0;
        for port in ports {
            connections.push(format!(
                ".{}({bus}[{}:{at}])",
                verilog_name(port),
                at + port.width - 1
            ));
            at += port.width;
        }
    }
    let mut text = String::new();
    let _ = write!(
        text,
        "module frame(input wire clock, input wire in, output wire out);\n  reg [{ins}:0] feed;\n  wire [{}:0] result;\n  \
         reg [{}:0] kept;\n  always @(posedge clock) begin\n    feed <= {{feed[{}:0], in}};\n    kept <= result;\n  end\n  \
         assign out = ^kept;\n  {top} block ({});\nendmodule\n",
        outs - 1,
        outs - 1,
        ins - 1,
        connections.join(", ")
    );
    text
}

/// What the figures of a block are kept as: a file in the cache, whose name stands for the block's
/// Verilog and the tools.
pub fn kept_as(dut: &dyn Dut, verilog: &str, top: &str) -> Result<PathBuf> {
    let ports: Vec<String> = dut
        .inputs()
        .iter()
        .chain(&dut.outputs())
        .map(|port| format!("{}:{}", port.name, port.width))
        .collect();
    let versions =
        [toolchain::yosys_version()?, toolchain::nextpnr_ecp5_version()?, ports.join(",")];
    let parts = [verilog, FORMAT].into_iter().chain(versions.iter().map(String::as_str));
    cache::file(&format!("{top}-placed"), parts, "json")
}

/// Places a block, exported as `verilog` with the top module `top`.
pub fn place(dut: &dyn Dut, verilog: &str, top: &str) -> Result<Placed> {
    let file = kept_as(dut, verilog, top)?;
    if let Ok(found) = fs::read(&file) {
        return serde_json::from_slice(&found)
            .with_context(|| format!("{} is damaged: remove it", file.display()));
    }
    let alone = crate::synthesis::synthesise(verilog, top, crate::synthesis::Family::Ecp5)?;
    let folder = cache::scratch()?;
    // A block without registers has no clock.
    let header = verilog
        .split_once(&format!("module {top} ("))
        .map_or("", |(_, rest)| rest.split(");").next().unwrap_or_default());
    let clocked =
        header.lines().any(|line| line.trim().trim_end_matches(',') == "input wire clock");
    let design = format!("{verilog}\n{}", frame(top, &dut.inputs(), &dut.outputs(), clocked));
    fs::write(folder.path().join("design.v"), design).context("cannot write the cache")?;
    let script =
        "read_verilog -sv design.v; synth_ecp5 -nowidelut -top frame; write_json design.json";
    checked(
        toolchain::yosys()?.current_dir(folder.path()).args(["-q", "-p", script]),
        "Yosys' synthesis",
    )?;
    let mut best: Option<(f64, String)> = None;
    let seeds = if alone.luts < LARGE { &SEEDS[..] } else { &SEEDS[..1] };
    for seed in seeds {
        let mut nextpnr = toolchain::nextpnr_ecp5()?;
        nextpnr.current_dir(folder.path()).args([
            "--85k",
            "--package",
            "CABGA381",
            "--speed",
            "6",
            "--freq",
            "150",
        ]);
        nextpnr.args([
            "--json",
            "design.json",
            "--lpf-allow-unconstrained",
            "--timing-allow-fail",
            "--report",
            "report.json",
        ]);
        nextpnr.args(["--quiet", "--textcfg", "design.config", "--seed", &seed.to_string()]);
        checked(&mut nextpnr, "nextpnr")?;
        let report =
            fs::read(folder.path().join("report.json")).context("nextpnr wrote no report")?;
        let report: Value =
            serde_json::from_slice(&report).context("nextpnr's report cannot be read")?;
        let clocks = report["fmax"].as_object().context("nextpnr's report names no clock")?;
        let reached = clocks
            .values()
            .filter_map(|clock| clock["achieved"].as_f64())
            .fold(f64::INFINITY, f64::min);
        if best.as_ref().is_none_or(|(before, _)| reached > *before) {
            best = Some((reached, slowest(&report)));
        }
    }
    let (megahertz, path) = best.context("no seed was tried")?;
    let placed = Placed {
        luts: alone.luts,
        carries: alone.carries,
        flip_flops: alone.flip_flops,
        block_rams: alone.block_rams,
        multipliers: alone.multipliers,
        megahertz,
        path,
    };
    cache::store(&file, &serde_json::to_vec(&placed)?)?;
    Ok(placed)
}

/// Begin and end of the slowest path between registers.
fn slowest(report: &Value) -> String {
    let paths = report["critical_paths"].as_array();
    let within = |path: &&Value| {
        let side = |name: &str| path[name].as_str().unwrap_or_default().starts_with("posedge");
        side("from") && side("to")
    };
    let Some(steps) =
        paths.and_then(|paths| paths.iter().find(within)).and_then(|path| path["path"].as_array())
    else {
        return String::new();
    };
    let cell = |step: Option<&Value>, side: &str| {
        let name = step.and_then(|step| step[side]["cell"].as_str()).unwrap_or_default();
        let name = name.trim_start_matches("block.");
        // What Yosys adds behind the name of the register.
        name.split("_TRELLIS_FF")
            .next()
            .unwrap_or_default()
            .split("_LUT4")
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    format!("{} to {}", cell(steps.first(), "from"), cell(steps.last(), "to"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_frame_names_every_port() {
        let port = |name: &str, width| Port::new(name, width);
        let text = frame("adder", &[port("a", 8), port("b$0", 1)], &[port("sum", 9)], true);
        assert!(
            text.contains(
                "adder block (.clock(clock), .a(feed[7:0]), .b__0(feed[8:8]), .sum(result[8:0]));"
            ),
            "{text}"
        );
    }
}
