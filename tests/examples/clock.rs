//! Writes docs/clock.md: what clock single blocks reach on ECP5 after place and route.
//!
//! `cargo run --release -p warpwright-tests --example clock`
//!
//! `... --example clock -- atomics` writes docs/clock-atomics.md: the prefix networks and the address match.
//!
//! `... --example clock -- texture` writes docs/clock-texture.md: the parts of the texture pipeline.
//!
//! With names of blocks, prints their rows and writes nothing:
//! `cargo run --release -p warpwright-tests --example clock -- front_end scoreboard`
use anyhow::{ensure, Context, Result};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use warpwright_rtl::atomics::address_match::AddressMatch;
use warpwright_rtl::atomics::prefix::{BrentKung, KoggeStone, SerialPrefix};
use warpwright_rtl::atomics::SetPolicy;
use warpwright_rtl::dut::Dut;
use warpwright_rtl::ready_top;
use warpwright_rtl::registry::blocks;
use warpwright_rtl::texture::address_gen::AddressGen;
use warpwright_rtl::texture::axis::Axis;
use warpwright_rtl::texture::filter::Filter;
use warpwright_rtl::texture::latency_fifo::{FifoConfig, LatencyFifo};
use warpwright_rtl::texture::tags::Tags;
use warpwright_rtl::texture::{Texture, TextureConfig};
use warpwright_rtl::warp_scheduler::comparison_network::ComparisonNetwork;
use warpwright_sim::compiled::export_text;
use warpwright_sim::place::{place, Placed, LARGE, SEEDS};
use warpwright_tests::choosers::{ComparisonChain, RoundRobinArbiter};

/// Blocks of the table.
const BLOCKS: [&str; 7] =
    ["front_end", "scoreboard", "credit_update", "textile_grant", "comparison_network", "warp_scheduler", "instruction_buffer"];

const HEAD: &str = "| | LUT4 | carry cells | flip-flops | block RAMs | multipliers | MHz | slowest path |\n\
                    | --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |\n";

fn row(name: &str, dut: &dyn Dut, top: &str) -> Result<String> {
    let Placed { luts, carries, flip_flops, block_rams, multipliers, megahertz, path } =
        place(dut, &export_text(dut, top)?, top)?;
    eprintln!("{name}: {megahertz:.1} MHz");
    Ok(format!("| {name} | {luts} | {carries} | {flip_flops} | {block_rams} | {multipliers} | {megahertz:.1} | `{path}` |\n"))
}

fn registered(name: &str) -> Result<String> {
    let entries = blocks();
    let entry = entries.iter().find(|entry| entry.name == name);
    let entry = entry.with_context(|| format!("there is no block {name}; `warpwright list` names them"))?;
    row(name, (entry.build)().as_ref(), name)
}

/// Tree, chain and round robin for `W` warps.
fn choosers<const W: usize, const L: usize>() -> Result<String> {
    Ok([
        row(&format!("network, {W} warps"), &ready_top!(ComparisonNetwork::<W, 15>::default()), "comparison_network")?,
        row(&format!("network, pipelined, {W} warps"), &ready_top!(ComparisonNetwork::<W, 15>::new(true)), "comparison_network")?,
        row(&format!("chain, {W} warps"), &ready_top!(ComparisonChain::<W, 15>::default()), "comparison_chain")?,
        row(&format!("round robin, {W} warps"), &ready_top!(RoundRobinArbiter::<W, L>::default()), "round_robin_arbiter")?,
    ]
    .concat())
}

/// The parts of merged atomics for warps of `T` threads.
fn atomics<const T: usize>() -> Result<String> {
    let mut rows = [
        row(&format!("serial, {T} threads"), &ready_top!(SerialPrefix::<T, 32>::default()), "serial_prefix")?,
        row(&format!("Kogge-Stone, {T} threads"), &ready_top!(KoggeStone::<T, 32>::default()), "kogge_stone")?,
        row(&format!("Brent-Kung, {T} threads"), &ready_top!(BrentKung::<T, 32>::default()), "brent_kung")?,
    ]
    .concat();
    for policy in SetPolicy::ALL {
        let name = format!("address match `{}`, {T} threads", policy.name());
        rows += &row(&name, &ready_top!(AddressMatch::<T>::new(policy, true)), "address_match")?;
    }
    Ok(rows)
}

fn atomics_page() -> Result<()> {
    let mut page = format!("# Merged atomics: area and clock\n\n{}", head()?);
    page += "Serial: one operation a cycle. Kogge-Stone and Brent-Kung: a register between levels; words of 32 bits, integer operations but multiplication.\n";
    writeln!(page, "\n## Whole blocks, as `small` has them\n\n{}", HEAD.trim_end())?;
    for name in ["atomic_alu", "atomic_prepare", "atomic_unit", "load_store", "shared_memory"] {
        page += &registered(name)?;
    }
    writeln!(page, "\n## Prefix networks and address match\n\n{}", HEAD.trim_end())?;
    page += &[atomics::<4>()?, atomics::<8>()?, atomics::<16>()?, atomics::<32>()?].concat();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/clock-atomics.md");
    fs::write(&path, page).with_context(|| format!("cannot write {}", path.display()))
}

/// The parts of the texture pipeline.
fn texture_page() -> Result<()> {
    let mut page = format!("# Texture pipeline: area and clock\n\n{}", head()?);
    writeln!(
        page,
        "\n## As `small` has them: 64 lines, direct-mapped, 16 samples in the FIFO, 16 lines outstanding\n\n{}",
        HEAD.trim_end()
    )?;
    page += &row("address generation", &ready_top!(AddressGen::<3, 6>::default()), "address_gen")?;
    page += &row("one axis of it", &ready_top!(Axis::default()), "axis")?;
    page += &row("tags", &ready_top!(Tags::<6>::new(64, 1)), "texture_tags")?;
    page += &row("latency FIFO with reorder buffer", &ready_top!(LatencyFifo::<6>::new(FifoConfig::default())), "latency_fifo")?;
    page += &row("filter", &ready_top!(Filter::<3>::default()), "filter")?;
    page += &row("all of it", &ready_top!(Texture::<3, 6>::new(TextureConfig::default())), "texture")?;
    writeln!(page, "\n## Other sizes\n\n{}", HEAD.trim_end())?;
    page += &row("tags, 16 lines", &ready_top!(Tags::<4>::new(16, 1)), "texture_tags")?;
    page += &row("tags, 64 lines, 2 ways", &ready_top!(Tags::<6>::new(64, 2)), "texture_tags")?;
    page += &row("tags, 64 lines, 4 ways", &ready_top!(Tags::<6>::new(64, 4)), "texture_tags")?;
    for (depth, outstanding) in [(8, 8), (32, 32), (64, 32)] {
        let config = FifoConfig { ahead: true, depth, places: depth, outstanding };
        let name = format!("latency FIFO, {depth} samples, {outstanding} lines");
        page += &row(&name, &ready_top!(LatencyFifo::<6>::new(config)), "latency_fifo")?;
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/clock-texture.md");
    fs::write(&path, page).with_context(|| format!("cannot write {}", path.display()))
}

/// How the figures are made.
fn head() -> Result<String> {
    Ok(format!(
        "LFE5U-85F-6 after place and route, each block between registers (`sim/src/place.rs`), the best of the seeds {SEEDS:?} \
         (from {LARGE} LUT4 on the first);\n\
         Yosys {}, nextpnr-ecp5 {}; command: `cargo run --release -p warpwright-tests --example clock`.\n\
         LUT4 and carry cells (two bits each) as Yosys counts them, of the block alone.\n",
        warpwright_toolchain::yosys_version()?,
        warpwright_toolchain::nextpnr_ecp5_version()?
    ))
}

fn main() -> Result<()> {
    let named: Vec<String> = std::env::args().skip(1).collect();
    if named == ["atomics"] {
        return atomics_page();
    }
    if named == ["texture"] {
        return texture_page();
    }
    if !named.is_empty() {
        print!("{HEAD}");
        for name in &named {
            print!("{}", registered(name)?);
        }
        return Ok(());
    }
    let mut page = format!("# What clock the blocks reach\n\n{}", head()?);
    writeln!(page, "\n## Blocks, as `small` has them\n\n{}", HEAD.trim_end())?;
    for name in BLOCKS {
        page += &registered(name)?;
    }
    writeln!(
        page,
        "\n## The choice among warps: network, linear chain, round robin arbiter\n\n\
         Ready warps count in the same cycle, keys one cycle later; in the pipelined network one cycle later each, for the winners of\n\
         its groups of eight are kept in registers before the tree. With 8 warps there is no tree. The core `full`\n\
         (32 warps, 60 MHz wanted) has the network without these registers, which does not reach that.\n\n{}",
        HEAD.trim_end()
    )?;
    page += &[choosers::<8, 3>()?, choosers::<16, 4>()?, choosers::<32, 5>()?, choosers::<48, 6>()?].concat();
    ensure!(!page.contains("inf"), "nextpnr named no clock");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/clock.md");
    fs::write(&path, page).with_context(|| format!("cannot write {}", path.display()))
}
