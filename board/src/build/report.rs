// SPDX-License-Identifier: MIT
//! What nextpnr's report says, in terms of the board and of our blocks.
use super::synthesis::{summary_of, Summary};
use crate::description::{Description, Family};
use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// How much of something is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Use {
    /// By the design.
    pub used: u64,
    /// In the device.
    pub available: u64,
}

/// What a design takes of its device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Used {
    /// Lookup tables; on iCE40 logic cells, of which each has a table and a flip-flop.
    pub luts: Use,
    /// Flip-flops.
    pub flip_flops: Use,
    /// Block RAMs.
    pub block_rams: Use,
    /// Single-port RAMs of 256 Kbit.
    pub large_rams: Use,
    /// Multipliers of 16 x 16 or 18 x 18 bits.
    pub multipliers: Use,
}

/// One block on a path.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PathStep {
    /// Path of the instance; empty for the board top itself.
    pub instance: String,
    /// Its module.
    pub module: String,
    /// Time spent in it and on the wires that it drives, in nanoseconds.
    pub nanoseconds: f64,
}

/// The slowest path between two registers.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Slowest {
    /// The register or memory where it begins.
    pub from: String,
    /// The register where it ends.
    pub to: String,
    /// The blocks that it passes, in order.
    pub steps: Vec<PathStep>,
}

/// What a seed reached.
pub(super) struct Reached {
    pub used: Used,
    pub megahertz: f64,
    pub met: bool,
    pub slowest: Slowest,
}

/// The table of resources in nextpnr's log.
pub(super) fn utilisation(log: &str) -> BTreeMap<String, Use> {
    let table = log.lines().skip_while(|line| !line.contains("Device utilisation:")).skip(1);
    let row = |line: &str| {
        let (name, counts) = line.trim_start_matches("Info:").trim().split_once(':')?;
        let (used, available) = counts.split_once('/')?;
        let available = available.split_whitespace().next()?;
        Some((
            name.to_owned(),
            Use { used: used.trim().parse().ok()?, available: available.parse().ok()? },
        ))
    };
    table.map_while(row).collect()
}

/// The clock in MHz that nextpnr expects at the end of a log, of the clock whose frequency is
/// nearest to the target.
pub(super) fn expected(log: &str, target: f64) -> Option<f64> {
    // Info: Max frequency for clock '$glbnet$core': 45.80 MHz (FAIL at 60.00 MHz)
    let row = |line: &str| {
        let (_, numbers) = line.split_once("Max frequency for clock")?.1.rsplit_once("': ")?;
        let (reached, rest) = numbers.split_once(" MHz")?;
        let wanted = rest.rsplit_once(" at ")?.1.split_once(" MHz")?.0;
        Some((reached.trim().parse::<f64>().ok()?, wanted.parse::<f64>().ok()?))
    };
    let rows = log.lines().rev().filter_map(row);
    rows.min_by(|a, b| (a.1 - target).abs().total_cmp(&(b.1 - target).abs()))
        .map(|(reached, _)| reached)
}

/// Counts of a report by the family's names of cells.
fn used(report: &Value, cells: &BTreeMap<String, u64>, family: Family) -> Used {
    let of = |name: &str| {
        let count = |what: &str| report["utilization"][name][what].as_u64().unwrap_or_default();
        Use { used: count("used"), available: count("available") }
    };
    // Counted in parts of the first kind: (cells of the kind) * weight / 2.
    let sum = |kinds: &[(&str, u64)]| {
        let halves: u64 = kinds.iter().map(|&(kind, weight)| of(kind).used * weight).sum();
        Use { used: halves.div_ceil(2), available: of(kinds[0].0).available }
    };
    match family {
        Family::Ice40 => {
            let flip_flops = cells
                .iter()
                .filter(|(kind, _)| kind.starts_with("SB_DFF"))
                .map(|(_, count)| count)
                .sum();
            let luts = of("ICESTORM_LC");
            Used {
                luts,
                flip_flops: Use { used: flip_flops, available: luts.available },
                block_rams: of("ICESTORM_RAM"),
                large_rams: of("ICESTORM_SPRAM"),
                multipliers: of("ICESTORM_DSP"),
            }
        }
        Family::Ecp5 => Used {
            luts: of("TRELLIS_COMB"),
            flip_flops: of("TRELLIS_FF"),
            block_rams: of("DP16KD"),
            large_rams: Use::default(),
            multipliers: of("MULT18X18D"),
        },
        Family::Gowin => Used {
            // An adder takes the place of a table, a small RAM those of four.
            luts: sum(&[("LUT4", 2), ("ALU", 2), ("RAM16SDP4", 8)]),
            flip_flops: of("DFF"),
            block_rams: of("BSRAM"),
            large_rams: Use::default(),
            multipliers: sum(&[
                ("MULT18X18", 2),
                ("MULT9X9", 1),
                ("MULT36X36", 8),
                ("MULTALU18X18", 4),
                ("MULTADDALU18X18", 4),
                ("MULTALU36X18", 4),
            ]),
        },
    }
}

/// Reads the report in the folder of a routed design.
pub(super) fn reached(folder: &Path, netlist: &Path, description: &Description) -> Result<Reached> {
    let report = fs::read(folder.join("report.json")).context("nextpnr wrote no report")?;
    let report: Value =
        serde_json::from_slice(&report).context("nextpnr's report cannot be read")?;
    let summary = summary_of(netlist)?;
    let target = description.clock.core_mhz;
    let clocks = report["fmax"].as_object().context("nextpnr's report names no clock")?;
    let of = |clock: &Value, what: &str| clock[what].as_f64().unwrap_or_default();
    // The core's clock is the one whose frequency is nearest to the core's; others come with PLLs.
    let distance = |clock: &Value| (of(clock, "constraint") - target).abs();
    let core = clocks.iter().min_by(|a, b| distance(a.1).total_cmp(&distance(b.1)));
    let (name, core) =
        core.context("the design has no clock: nextpnr found no path between registers")?;
    let megahertz = of(core, "achieved");
    let others_met = clocks.values().all(|clock| of(clock, "achieved") >= of(clock, "constraint"));
    Ok(Reached {
        used: used(&report, &summary.cells, description.fpga.family),
        megahertz,
        met: others_met && megahertz >= target,
        slowest: slowest(&report, name, &summary),
    })
}

/// The slowest path within a clock.
fn slowest(report: &Value, clock: &str, summary: &Summary) -> Slowest {
    let edge = format!("posedge {clock}");
    let within = |path: &&Value| path["from"] == *edge && path["to"] == *edge;
    let Some(path) =
        report["critical_paths"].as_array().and_then(|paths| paths.iter().find(within))
    else {
        return Slowest::default();
    };
    let pieces: &[Value] = path["path"].as_array().map_or(&[], Vec::as_slice);
    let cell = |piece: Option<&Value>, side: &str| {
        piece
            .and_then(|piece| piece[side]["cell"].as_str())
            .map(register)
            .unwrap_or_default()
            .to_owned()
    };
    let mut steps: Vec<PathStep> = vec![];
    for piece in pieces {
        let name = piece["from"]["cell"].as_str().unwrap_or_default();
        let (instance, module) = place(name, summary);
        let nanoseconds = piece["delay"].as_f64().unwrap_or_default();
        match steps.last_mut() {
            Some(last) if last.instance == instance => last.nanoseconds += nanoseconds,
            _ => steps.push(PathStep {
                instance: instance.into(),
                module: module.into(),
                nanoseconds,
            }),
        }
    }
    Slowest { from: cell(pieces.first(), "from"), to: cell(pieces.last(), "to"), steps }
}

/// The name of a register without what Yosys adds behind it.
fn register(cell: &str) -> &str {
    let added = ["_SB_", "_TRELLIS_", "_LUT", "_CCU2C", "_DFF", "_PFUMX", "_ALU_"];
    let end = added.iter().filter_map(|mark| cell.find(mark)).min().unwrap_or(cell.len());
    &cell[..end]
}

/// The innermost instance that a cell belongs to, and its module.
fn place<'a>(cell: &'a str, summary: &'a Summary) -> (&'a str, &'a str) {
    let ends = cell.rmatch_indices('.').map(|(end, _)| &cell[..end]);
    let mut known = ends.filter_map(|path| Some((path, summary.instances.get(path)?.as_str())));
    known.next().unwrap_or(("", crate::TOP))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_a_log_is_read() {
        let log = "Info: Device utilisation:\nInfo: \t         ICESTORM_LC:   9000/  5280   170%\n\
                   Info: \t        ICESTORM_RAM:     1/    30     3%\n\nInfo: Placed 0 cells\nInfo: IO: 1/ 2 50%\n";
        let table = utilisation(log);
        assert_eq!(table["ICESTORM_LC"], Use { used: 9000, available: 5280 });
        assert_eq!(table.len(), 2);
    }

    #[test]
    fn the_clock_that_is_expected_is_the_last_of_the_core() {
        let log = "Info: Max frequency for clock '$glbnet$core.c': 31.00 MHz (FAIL at 60.00 MHz)\n\
                   Info: Max frequency for clock '$glbnet$core.c': 45.80 MHz (FAIL at 60.00 MHz)\n\
                   Info: Max frequency for clock         'board': 99.50 MHz (PASS at 25.00 MHz)\n\
                   Info: Max delay <async> -> posedge board: 3.40 ns\n";
        assert_eq!(
            (expected(log, 60.0), expected(log, 25.0), expected("", 60.0)),
            (Some(45.8), Some(99.5), None)
        );
    }

    #[test]
    fn a_path_is_told_by_its_instances() {
        let mut summary = Summary::default();
        summary.instances.insert("core".into(), "shader_core".into());
        summary.instances.insert("core.lanes$0".into(), "lane".into());
        assert_eq!(place("core.lanes$0.sum_TRELLIS_FF_Q_3", &summary), ("core.lanes$0", "lane"));
        assert_eq!(place("core.memory.0.0", &summary), ("core", "shader_core"));
        assert_eq!(place("rx_LUT4_D", &summary), ("", "board_top"));
        assert_eq!(register("core.lanes$0.sum_TRELLIS_FF_Q_3"), "core.lanes$0.sum");
        let report = serde_json::json!({"critical_paths": [
            {"from": "<async>", "to": "posedge c", "path": []},
            {"from": "posedge c", "to": "posedge c", "path": [
                {"delay": 0.5, "from": {"cell": "core.a_SB_DFF_Q"}, "to": {"cell": "core.a_SB_DFF_Q"}},
                {"delay": 1.0, "from": {"cell": "core.a_SB_DFF_Q"}, "to": {"cell": "core.lanes$0.t_SB_LUT4_O"}},
                {"delay": 2.0, "from": {"cell": "core.lanes$0.t_SB_LUT4_O"}, "to": {"cell": "core.lanes$0.b_SB_DFF_Q"}},
            ]},
        ]});
        let slowest = slowest(&report, "c", &summary);
        assert_eq!((slowest.from.as_str(), slowest.to.as_str()), ("core.a", "core.lanes$0.b"));
        let steps: Vec<_> =
            slowest.steps.iter().map(|step| (step.module.as_str(), step.nanoseconds)).collect();
        assert_eq!(steps, [("shader_core", 1.5), ("lane", 2.0)]);
    }
}
