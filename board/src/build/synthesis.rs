// SPDX-License-Identifier: MIT
//! Yosys: Verilog to the cells of a family, flat.
use super::kept;
use crate::description::{Board, Family};
use crate::top::SDRAM_PADS;
use crate::TOP;
use anyhow::{Context, Result};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use warpwright_sim::cache::checked;
use warpwright_toolchain as toolchain;

/// Bits up to which an adder or comparison is made of LUTs on ECP5 and Gowin: a carry chain costs
/// cells of its own where a carry comes from or goes to a LUT (on ECP5 two each). With eight the
/// board tops that were tried are the smallest.
const ADDER_IN_LUTS: usize = 8;

/// Gowin: ABC's commands for few LUTs. `nano` without the optional units takes 15,726 of them, with
/// Yosys' own choice (abc9) 16,483; the device has 20,736, and the clock to reach is slow.
const FEW_LUTS: &str = "strash; ifraig; scorr; dc2; dc2; dch -f; if -K 4 -a; mfs2 -a; lutpack -S 1;
strash; dch -f; if -K 4 -a; mfs2 -a; lutpack -S 1
";

/// ECP5: abc9's commands, of Yosys' own lists the one with several rounds of restructuring and
/// mapping, not its default of one. `full` takes 53,067 LUT4 with it and 55,547 without; in an
/// estimate of 0.9 ns a wire, and more with its fan-out, 2,900 ends of paths are over 18 ns where
/// 5,431 were. abc9 takes 4 minutes where it took 1:40.
const COMMANDS: &str = "abc9.script.flow2";

/// ECP5: what abc9 takes a wire to be, in picoseconds; the step from one cell of a carry chain to
/// the next counts as one too. Four microcoded cores come to 59.8 and 62.0 MHz with it (seeds 1 and
/// 2), with 500 to 59.6 and 60.8; `full` has 1 % more LUTs with 500.
const WIRE: usize = 1000;

/// The nets from a pad's register of an SDRAM to its pin, by all their names.
macro_rules! pad_nets {
    () => {
        "select -set nets w:sdram_a w:sdram_ba w:sdram_rasn w:sdram_casn w:sdram_wen \
         w:*.sdram_memory.controller.row w:*.sdram_memory.controller.bank \
         w:*.sdram_memory.controller.ras_n w:*.sdram_memory.controller.cas_n \
         w:*.sdram_memory.controller.we_n w:*.sdram_memory.controller.dq_out; "
    };
}

/// The registers of the pads have neither enable nor reset.
const PLAIN_PADS: &str = concat!(pad_nets!(), "dffunmap @nets %ci1:+[Q]; ");

/// nextpnr puts these registers into the pads: 34 out (strobes, bank, row, word) and 16 in. It
/// fails where it cannot.
const PADS: &str = concat!(
    "; ",
    pad_nets!(),
    "select -set pads @nets %ci1:+TRELLIS_FF[Q] t:TRELLIS_FF %i; select -assert-count 34 @pads; \
     select -set words w:sdram_d w:*.sdram_memory.controller.dq_in; \
     select -set came @words %co1:+TRELLIS_FF[DI] t:TRELLIS_FF %i; select -assert-count 16 @came; \
     setattr -set syn_useioff 1 @pads @came"
);

/// What Verilog says of a memory that is for the large RAMs of an iCE40 UltraPlus.
const LARGE: &str = "ram_style = \"huge\"";

/// The synthesis commands of a device. `-nowidelut` packs better and is as fast.
fn commands(board: &Board, verilog: &str) -> String {
    let fpga = &board.description.fpga;
    let small = format!("t:$alu r:Y_WIDTH<={ADDER_IN_LUTS} %i");
    match fpga.family {
        Family::Ice40 => match &fpga.device[..2.min(fpga.device.len())] {
            "up" => format!("synth_ice40 -dsp -spram -device u -top {TOP}"),
            // These have neither multipliers nor large RAMs.
            kind => format!("synth_ice40 -device {kind} -top {TOP}"),
        },
        Family::Ecp5 => {
            let synthesis = format!("synth_ecp5 -nowidelut -top {TOP} -run");
            let (plain, pads) =
                if verilog.ends_with(SDRAM_PADS) { (PLAIN_PADS, PADS) } else { ("", "") };
            // There are no large RAMs.
            let blocks = if verilog.contains(LARGE) {
                "setattr -set ram_style \"block\" a:ram_style=huge; "
            } else {
                ""
            };
            format!(
                "{blocks}{synthesis} begin:map_gates; techmap -map +/techmap.v {small}; opt; {synthesis} map_gates:map_ffs; {plain}\
                 {synthesis} map_ffs:map_luts; check -latchonly -assert; techmap -map +/lattice/latches_map.v; \
                 scratchpad -copy {COMMANDS} abc9.script; abc9 -W {WIRE} -maxlut 4; clean; {synthesis} map_cells:{pads}"
            )
        }
        Family::Gowin => {
            let chip = fpga.chip.as_deref().unwrap_or_default();
            let chip = chip.split('-').next().unwrap_or_default().to_lowercase();
            let synthesis = format!("synth_gowin -family {chip} -nowidelut -top {TOP} -run");
            format!(
                "{synthesis} begin:map_gates; techmap -map +/techmap.v {small}; opt; {synthesis} map_gates:map_luts; \
                 sort; read_verilog -icells -lib -specify +/abc9_model.v; abc -lut 4 -script few_luts.abc; clean; \
                 {synthesis} map_cells:"
            )
        }
    }
}

#[derive(Deserialize)]
struct Netlist {
    modules: BTreeMap<String, Module>,
}

#[derive(Deserialize)]
struct Module {
    cells: BTreeMap<String, Cell>,
}

#[derive(Deserialize)]
struct Cell {
    #[serde(rename = "type")]
    kind: String,
    attributes: Attributes,
}

#[derive(Deserialize)]
struct Attributes {
    module: Option<String>,
}

/// What is kept of a netlist beside it.
#[derive(Default, serde::Serialize, Deserialize)]
pub(super) struct Summary {
    /// Cells by type.
    pub cells: BTreeMap<String, u64>,
    /// The module of each instance, by its path.
    pub instances: BTreeMap<String, String>,
}

impl Summary {
    /// Sites of LUTs that an ECP5 gives to logic, carry chains and memories in LUTs; 0 for other
    /// families' cells.
    pub fn luts(&self) -> u64 {
        let sites = [("LUT4", 1), ("CCU2C", 2), ("TRELLIS_DPR16X4", 6)];
        sites
            .iter()
            .map(|&(cell, sites)| self.cells.get(cell).copied().unwrap_or_default() * sites)
            .sum()
    }
}

fn summary(netlist: Netlist) -> Result<Summary> {
    let mut summary = Summary::default();
    let module = netlist.modules.into_iter().find(|(name, _)| name == TOP);
    for (name, cell) in
        module.with_context(|| format!("Yosys' netlist has no module {TOP}"))?.1.cells
    {
        match cell.attributes.module {
            // Yosys' notes on the hierarchy that it has flattened. Parameters are part of its
            // names.
            Some(module) if cell.kind == "$scopeinfo" => {
                let module = module.rsplit('\\').next().unwrap_or_default().to_owned();
                summary.instances.insert(name, module);
            }
            _ => *summary.cells.entry(cell.kind).or_default() += 1,
        }
    }
    Ok(summary)
}

/// The folder with `netlist.json`, `summary.json` and `yosys.log`.
pub(super) fn run(board: &Board, verilog: &str) -> Result<PathBuf> {
    // The synthesis command knows the vendor's cells, a PLL for one, and looks for modules that are
    // not there.
    let script = format!(
        "read_verilog -sv design.v; {}; check -noinit; write_json netlist.json",
        commands(board, verilog)
    );
    let version = toolchain::yosys_version()?;
    kept(&format!("{}-netlist", board.name), &[verilog, &script, FEW_LUTS, &version], |folder| {
        fs::write(folder.join("design.v"), verilog).context("cannot write the cache")?;
        fs::write(folder.join("few_luts.abc"), FEW_LUTS).context("cannot write the cache")?;
        checked(
            toolchain::yosys()?.current_dir(folder).args(["-q", "-l", "yosys.log", "-p", &script]),
            "Yosys' synthesis",
        )?;
        let netlist = fs::read(folder.join("netlist.json")).context("Yosys wrote no netlist")?;
        let netlist = serde_json::from_slice(&netlist).context("Yosys' netlist cannot be read")?;
        let summary = serde_json::to_vec(&summary(netlist)?)?;
        fs::write(folder.join("summary.json"), summary).context("cannot write the cache")
    })
}

/// What [`run`] kept beside a netlist.
pub(super) fn summary_of(folder: &Path) -> Result<Summary> {
    let text = fs::read(folder.join("summary.json"))
        .with_context(|| format!("{} is damaged: remove it", folder.display()))?;
    serde_json::from_slice(&text)
        .with_context(|| format!("{} is damaged: remove it", folder.display()))
}

#[cfg(test)]
mod tests {
    use super::PADS;
    use warpwright_config::Size;

    /// Yosys would find it out minutes later.
    #[test]
    fn the_nets_of_the_pads_are_in_the_verilog() {
        let nets: Vec<_> =
            PADS.split([' ', ';']).filter_map(|word| word.strip_prefix("w:*.")).collect();
        assert_eq!(nets.len(), 7);
        let board = crate::find("ulx3s-25f").unwrap();
        let verilog = crate::top::verilog(&board, Size::Nano).unwrap();
        for net in nets {
            let [memory, controller, port] = net.split('.').collect::<Vec<_>>()[..] else {
                panic!("{net}: instance, instance, port");
            };
            for name in [memory, controller] {
                assert!(verilog.contains(&format!("  {name} {name} (\n")), "{net}: no {name}");
            }
            let begin = verilog.find(&format!("module {controller} (\n")).unwrap();
            let ports = verilog[begin..].split(");").next().unwrap();
            let found =
                ports.lines().any(|line| line.trim_end_matches(',').ends_with(&format!(" {port}")));
            assert!(found, "{net}: no port {port}");
        }
    }
}
