// SPDX-License-Identifier: MIT
//! Writes docs/synthesis.md: what every block and the cores cost on FPGAs, by Yosys.
//!
//! `cargo run --release -p warpwright-tests --example synthesis`
//!
//! With names of blocks, prints their rows and writes nothing:
//! `cargo run --release -p warpwright-tests --example synthesis -- front_end scoreboard`
use anyhow::{Context, Result};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::time::Instant;
use warpwright_config::Size;
use warpwright_rtl::registry::blocks;
use warpwright_sim::synthesis::{synthesise, Family, Figures};
use warpwright_sim::verilog_out::{of_block, of_core, VerilogFile};

fn measure(file: &VerilogFile, family: Family) -> Result<Figures> {
    let begun = Instant::now();
    let top = file.name.trim_end_matches(".v");
    let figures = synthesise(&file.text, top, family)?;
    eprintln!("{top} on {family:?}: {} LUTs, {:.0} s", figures.luts, begun.elapsed().as_secs_f64());
    Ok(figures)
}

fn row(name: &str, figures: &Figures) -> String {
    let Figures { luts, flip_flops, carries, block_rams, lut_rams, multipliers, path, .. } =
        figures;
    let way = format!("{} to {}", path.from, path.to);
    format!(
        "| {name} | {luts} | {flip_flops} | {carries} | {lut_rams} | {block_rams} | {multipliers} | {:.1} | `{way}` |\n",
        path.levels
    )
}

const HEAD: &str =
    "| | LUT4 | flip-flops | carry cells | LUT RAMs | block RAMs | multipliers | longest path, levels | from, to |\n\
                    | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |\n";

fn main() -> Result<()> {
    let named: Vec<String> = std::env::args().skip(1).collect();
    if !named.is_empty() {
        print!("{HEAD}");
        for name in &named {
            let entries = blocks();
            let entry = entries.iter().find(|entry| entry.name == name);
            let entry = entry.with_context(|| {
                format!("there is no block {name}; `warpwright list` names them")
            })?;
            print!("{}", row(name, &measure(&of_block(entry)?, Family::Ecp5)?));
        }
        return Ok(());
    }
    let mut page = format!(
        "# What it costs\n\nYosys {}; command: `cargo run --release -p warpwright-tests --example synthesis`.\n\n\
         Synthesis only: place and route decides on the clock. The longest path counts lookup tables; a carry chain counts\n\
         as one and a tenth for each carry cell that it passes, a multiplier as six, the read of a block RAM as five.\n\
         A LUT RAM of ECP5 (16 x 4 bits) takes four LUT sites beside the LUTs listed.\n",
        warpwright_toolchain::yosys_version()?
    );
    page += "\n## Cores\n\n";
    page += HEAD;
    let cores = [
        (Size::Small, Family::Ecp5, "ECP5"),
        (Size::Nano, Family::Ice40, "iCE40 HX"),
        (Size::Nano, Family::Ice40Up, "iCE40 UP"),
    ];
    for (size, family, name) in cores {
        page +=
            &row(&format!("{} on {name}", size.numbers().name), &measure(&of_core(size)?, family)?);
    }
    writeln!(page, "\n## Blocks on ECP5, as `small` has them\n\n{}", HEAD.trim_end())?;
    for entry in blocks() {
        page += &row(entry.name, &measure(&of_block(&entry)?, Family::Ecp5)?);
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/synthesis.md");
    fs::write(&path, page).with_context(|| format!("cannot write {}", path.display()))
}
