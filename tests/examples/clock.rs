// SPDX-License-Identifier: MIT
//! Writes docs/clock.md: what clock single blocks reach on ECP5 after place and route.
//!
//! `cargo run --release -p warpwright-tests --example clock`
//!
//! `... --example clock -- atomics` writes docs/clock-atomics.md: the prefix networks and the
//! address match.
//!
//! Its largest networks take long: `... --example clock -- atomics 32` measures those of 32 threads
//! alone and keeps the figures, so that two can work at a time.
//!
//! `... --example clock -- texture` writes docs/clock-texture.md: the parts of the texture
//! pipeline.
//!
//! Figures are kept in docs/placed/, a folder for each page and a file for each row, with what they
//! are of: the content of the block and the versions of the tools. With `kept` behind the name of
//! the page it is written from these alone, and says what is missing.
//!
//! With names of blocks, prints their rows and writes nothing:
//! `cargo run --release -p warpwright-tests --example clock -- front_end scoreboard`
use anyhow::{bail, ensure, Context, Result};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use warpwright_config::SetPolicy;
use warpwright_rtl::atomics::address_match::AddressMatch;
use warpwright_rtl::atomics::prefix::{BrentKung, KoggeStone, SerialPrefix};
use warpwright_rtl::dut::Dut;
use warpwright_rtl::dut::Top;
use warpwright_rtl::registry::blocks;
use warpwright_rtl::texture::address_gen::AddressGen;
use warpwright_rtl::texture::axis::Axis;
use warpwright_rtl::texture::filter::Filter;
use warpwright_rtl::texture::latency_fifo::{FifoConfig, LatencyFifo};
use warpwright_rtl::texture::tags::Tags;
use warpwright_rtl::texture::{Texture, TextureConfig};
use warpwright_rtl::warp_scheduler::comparison_network::ComparisonNetwork;
use warpwright_sim::compiled::export_text;
use warpwright_sim::place::{kept_as, place, Placed, LARGE, SEEDS};
use warpwright_tests::choosers::{ComparisonChain, RoundRobinArbiter};

/// Blocks of the table.
const BLOCKS: [&str; 7] = [
    "front_end",
    "scoreboard",
    "credit_update",
    "textile_grant",
    "comparison_network",
    "warp_scheduler",
    "instruction_buffer",
];

const HEAD: &str =
    "| | LUT4 | carry cells | flip-flops | block RAMs | multipliers | MHz | slowest path |\n\
                    | --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |\n";

/// A row as it is kept.
#[derive(Serialize, Deserialize)]
struct Row {
    /// Block, tools and ports that the figures are of.
    of: String,
    placed: Placed,
}

/// A page, and where its figures are kept.
struct Page {
    folder: PathBuf,
    /// Nothing is measured.
    kept_only: bool,
    missing: RefCell<Vec<String>>,
}

impl Page {
    /// The page, or what is not on one, whose figures are in the folder `name`.
    fn new(name: &str, kept_only: bool) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/placed").join(name);
        Self { folder, kept_only, missing: RefCell::default() }
    }

    /// The figures of the row `name`; none if they are missing, or of an earlier state, and are not
    /// to be measured.
    fn placed(&self, name: &str, dut: &dyn Dut, top: &str) -> Result<Option<Placed>> {
        let text = export_text(dut, top)?;
        let cached = kept_as(dut, &text, top)?;
        let of = cached
            .file_stem()
            .context("the cache is a folder of files")?
            .to_string_lossy()
            .into_owned();
        let words: Vec<&str> =
            name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        let file = self.folder.join(words.join("-").to_lowercase()).with_extension("json");
        if let Ok(found) = fs::read(&file) {
            let row: Row = serde_json::from_slice(&found)
                .with_context(|| format!("{} is damaged: remove it", file.display()))?;
            if row.of == of {
                return Ok(Some(row.placed));
            }
        }
        if self.kept_only && !cached.exists() {
            return Ok(None);
        }
        let row = Row { of, placed: place(dut, &text, top)? };
        fs::create_dir_all(&self.folder)?;
        fs::write(&file, serde_json::to_vec(&row)?)
            .with_context(|| format!("cannot write {}", file.display()))?;
        Ok(Some(row.placed))
    }

    fn row(&self, name: &str, dut: &dyn Dut, top: &str) -> Result<String> {
        let Some(placed) = self.placed(name, dut, top)? else {
            self.missing.borrow_mut().push(name.to_owned());
            return Ok(String::new());
        };
        let Placed { luts, carries, flip_flops, block_rams, multipliers, megahertz, path } = placed;
        eprintln!("{name}: {megahertz:.1} MHz");
        Ok(format!("| {name} | {luts} | {carries} | {flip_flops} | {block_rams} | {multipliers} | {megahertz:.1} | `{path}` |\n"))
    }

    fn registered(&self, name: &str) -> Result<String> {
        let entries = blocks();
        let entry = entries.iter().find(|entry| entry.name == name);
        let entry = entry
            .with_context(|| format!("there is no block {name}; `warpwright list` names them"))?;
        self.row(name, (entry.build)().as_ref(), name)
    }

    /// Writes the page.
    fn write(&self, name: &str, mut text: String) -> Result<()> {
        let missing = self.missing.borrow();
        if !missing.is_empty() {
            writeln!(text, "\nNot measured yet: {}.", missing.join("; "))?;
        }
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs").join(name);
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
    }
}

/// Tree, chain and round robin for `W` warps.
fn choosers<const W: usize, const L: usize>(page: &Page) -> Result<String> {
    Ok([
        page.row(
            &format!("network, {W} warps"),
            &ComparisonNetwork::<W, 13>::default().ready(),
            "comparison_network",
        )?,
        page.row(
            &format!("chain, {W} warps"),
            &ComparisonChain::<W, 15>::default().ready(),
            "comparison_chain",
        )?,
        page.row(
            &format!("round robin, {W} warps"),
            &RoundRobinArbiter::<W, L>::default().ready(),
            "round_robin_arbiter",
        )?,
    ]
    .concat())
}

/// The parts of merged atomics for warps of `T` threads; the address match for the warps that a
/// core has, of 4 and of 8.
fn atomics<const T: usize>(page: &Page) -> Result<String> {
    let mut rows = String::new();
    for policy in SetPolicy::ALL.into_iter().filter(|_| T <= 8) {
        let name = format!("address match `{}`, {T} threads", policy.name());
        rows += &page.row(&name, &AddressMatch::<T>::new(policy, true).ready(), "address_match")?;
    }
    // The largest last.
    rows += &page.row(
        &format!("serial, {T} threads"),
        &SerialPrefix::<T, 32>::default().ready(),
        "serial_prefix",
    )?;
    rows += &page.row(
        &format!("Brent-Kung, {T} threads"),
        &BrentKung::<T, 32>::new(true).ready(),
        "brent_kung",
    )?;
    rows += &page.row(
        &format!("Kogge-Stone, {T} threads"),
        &KoggeStone::<T, 32>::new(true).ready(),
        "kogge_stone",
    )?;
    Ok(rows)
}

/// The parts for warps of so many threads.
fn atomics_of(page: &Page, threads: &str) -> Result<String> {
    match threads {
        "4" => atomics::<4>(page),
        "8" => atomics::<8>(page),
        "16" => atomics::<16>(page),
        "32" => atomics::<32>(page),
        _ => bail!("networks are measured for 4, 8, 16 and 32 threads"),
    }
}

fn atomics_page(page: &Page) -> Result<()> {
    let mut text = format!("# Merged atomics: area and clock\n\n{}", head()?);
    text += "Serial: one operation a cycle. Kogge-Stone and Brent-Kung: a register between levels; words of 32 bits, integer operations but multiplication.\n\
             The address match is measured for the warps that a core has, of 4 and of 8 threads.\n";
    writeln!(text, "\n## Whole blocks, as `small` has them\n\n{}", HEAD.trim_end())?;
    for name in ["atomic_alu", "atomic_prepare", "atomic_unit", "load_store", "shared_memory"] {
        text += &page.registered(name)?;
    }
    writeln!(text, "\n## Prefix networks and address match\n\n{}", HEAD.trim_end())?;
    for threads in ["4", "8", "16", "32"] {
        text += &atomics_of(page, threads)?;
    }
    page.write("clock-atomics.md", text)
}

/// The parts of the texture pipeline.
fn texture_page(page: &Page) -> Result<()> {
    let mut text = format!("# Texture pipeline: area and clock\n\n{}", head()?);
    writeln!(
        text,
        "\n## As `small` has them: 64 lines, direct-mapped, 16 samples in the FIFO, 16 lines outstanding\n\n{}",
        HEAD.trim_end()
    )?;
    text += &page.row("address generation", &AddressGen::<3, 6>::new(64).ready(), "address_gen")?;
    text += &page.row("one axis of it", &Axis::default().ready(), "axis")?;
    text += &page.row("tags", &Tags::<6>::new(64, 1).ready(), "texture_tags")?;
    text += &page.row(
        "latency FIFO with reorder buffer",
        &LatencyFifo::<6>::new(FifoConfig::default()).ready(),
        "latency_fifo",
    )?;
    text += &page.row("filter", &Filter::<3>::default().ready(), "filter")?;
    text += &page.row(
        "all of it",
        &Texture::<3, 6>::new(TextureConfig::default()).ready(),
        "texture",
    )?;
    writeln!(text, "\n## Other sizes\n\n{}", HEAD.trim_end())?;
    text += &page.row("tags, 16 lines", &Tags::<4>::new(16, 1).ready(), "texture_tags")?;
    text += &page.row("tags, 64 lines, 2 ways", &Tags::<6>::new(64, 2).ready(), "texture_tags")?;
    text += &page.row("tags, 64 lines, 4 ways", &Tags::<6>::new(64, 4).ready(), "texture_tags")?;
    for (depth, outstanding) in [(8, 8), (32, 32), (64, 32)] {
        let config = FifoConfig { ahead: true, depth, places: depth, outstanding };
        let name = format!("latency FIFO, {depth} samples, {outstanding} lines");
        text += &page.row(&name, &LatencyFifo::<6>::new(config).ready(), "latency_fifo")?;
    }
    page.write("clock-texture.md", text)
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

fn clock_page(page: &Page) -> Result<()> {
    let mut text = format!("# What clock the blocks reach\n\n{}", head()?);
    writeln!(text, "\n## Blocks, as `small` has them\n\n{}", HEAD.trim_end())?;
    for name in BLOCKS {
        text += &page.registered(name)?;
    }
    writeln!(
        text,
        "\n## The choice among warps: network, linear chain, round robin arbiter\n\n\
         Readiness counts in the same cycle, keys one cycle later. With more than 8 warps both count one cycle later still in the network:\n\
         the winners of its groups of eight are kept in registers before the root.\n\n{}",
        HEAD.trim_end()
    )?;
    text += &[
        choosers::<8, 3>(page)?,
        choosers::<16, 4>(page)?,
        choosers::<32, 5>(page)?,
        choosers::<48, 6>(page)?,
    ]
    .concat();
    ensure!(!text.contains("inf"), "nextpnr named no clock");
    page.write("clock.md", text)
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut named: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let kept_only = named.last() == Some(&"kept");
    if kept_only {
        named.pop();
    }
    let page = |name| Page::new(name, kept_only);
    match named.as_slice() {
        [] => clock_page(&page("blocks")),
        ["atomics"] => atomics_page(&page("atomics")),
        ["texture"] => texture_page(&page("texture")),
        ["atomics", threads @ ..] => {
            let page = page("atomics");
            print!("{HEAD}");
            threads
                .iter()
                .try_for_each(|threads| atomics_of(&page, threads).map(|rows| print!("{rows}")))
        }
        names => {
            let page = page("blocks");
            print!("{HEAD}");
            names.iter().try_for_each(|name| page.registered(name).map(|row| print!("{row}")))
        }
    }
}
