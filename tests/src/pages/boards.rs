// SPDX-License-Identifier: MIT
//! One page for each board, from its `board.toml` and the figures of its builds.
use super::{root, Page};
use anyhow::{Context, Result};
use serde_json::Value;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use warpwright_board::description::{Board, Programmer};
use warpwright_board::flash::udev_rule;

/// Where the pages are, beside the figures.
pub const FOLDER: &str = "docs/boards";

/// The pages.
pub fn pages() -> Result<Vec<Page>> {
    warpwright_board::list()?.iter().map(page).collect()
}

fn page(board: &Board) -> Result<Page> {
    let path = Path::new(FOLDER).join(format!("{}.md", board.name));
    Ok(Page { path, text: text(board)? })
}

fn text(board: &Board) -> Result<String> {
    let about = &board.description;
    let (name, fpga, held) = (&board.name, &about.fpga, &about.resources);
    let size = board.configuration(None)?;
    let core = board.core_name(size)?;
    let interface = about.serial.interface.map_or_else(String::new, |number| {
        format!(": the port of its interface {number}, counted from 0")
    });
    let large = match held.large_rams {
        0 => String::new(),
        rams => format!(", {rams} large RAMs"),
    };
    let mut text = format!(
        "# {}\n\n\
         {}\n\n\
         Made from [`board.toml`](../../constraints/{name}/board.toml) by `cargo run -p warpwright-tests --example docs`.\n\n\
         | | |\n| --- | --- |\n\
         | device | {}: {} LUTs, {} flip-flops, {} block RAMs, {} multipliers{large} |\n\
         | core by default | `{core}` at {} MHz, from a crystal of {} MHz |\n\
         | memory of programs and data | {}; on the board: {} |\n\
         | serial line | {} (USB {}){interface}, {} baud |\n\
         | LEDs | {} |\n\n",
        about.title,
        about.about,
        fpga.part,
        held.luts,
        held.flip_flops,
        held.block_rams,
        held.multipliers,
        about.clock.core_mhz,
        about.clock.crystal_mhz,
        board.memory_name(),
        about.memory.external,
        about.serial.bridge,
        String::from(about.serial.usb),
        about.serial.baud,
        about.leds.count,
    );
    writeln!(text, "## What runs\n{}", builds(name)?)?;
    text += &use_of(board);
    text += "## Known trouble\n";
    for trouble in &about.trouble {
        writeln!(text, "- *{}*: {}.", sentence(&trouble.seen), trouble.cure)?;
    }
    write!(
        text,
        "- *Linux does not let you use its USB device*: as root,\n\n  ```sh\n  {}\n  ```\n\n  \
         and for the serial line: `sudo usermod -aG dialout,plugdev $USER`, then log in anew.\n",
        udev_rule(board)
    )?;
    Ok(text)
}

/// With a capital letter.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// The builds whose figures are kept.
fn builds(name: &str) -> Result<String> {
    let folder = root().join(FOLDER);
    let mut rows = vec![];
    for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.extension().is_none_or(|end| end != "json") {
            continue;
        }
        let figures: Value = serde_json::from_slice(&fs::read(&path)?)
            .with_context(|| path.display().to_string())?;
        if figures["board"] != name {
            continue;
        }
        let configuration = figures["configuration"].as_str().unwrap_or_default();
        let placed = &figures["outcome"]["Placed"];
        rows.push(match placed["megahertz"].as_f64() {
            Some(reached) => format!(
                "| `{configuration}` | {} of {} | {reached:.1} of {} |\n",
                placed["used"]["luts"]["used"],
                placed["used"]["luts"]["available"],
                figures["target"]
            ),
            None => format!("| `{configuration}` | does not fit | |\n"),
        });
    }
    if rows.is_empty() {
        return Ok("No build of it is kept in [the table of all builds](../boards.md).\n".into());
    }
    rows.sort();
    Ok(format!(
        "| core | LUTs | clock, MHz |\n| --- | ---: | ---: |\n{}\nMore figures, and when they were made: [all builds](../boards.md).\n",
        rows.concat()
    ))
}

/// The commands.
fn use_of(board: &Board) -> String {
    let name = &board.name;
    let Programmer { ram, flash, bitstream, .. } = &board.description.programmer;
    let either = |commands: &[String]| {
        let file = format!("build/{name}/{name}.{bitstream}");
        let quoted: Vec<_> =
            commands.iter().map(|one| format!("`{}`", one.replace("{bitstream}", &file))).collect();
        quoted.join(" or ")
    };
    let until = if ram.is_empty() {
        "The bitstream always goes into the flash.".to_owned()
    } else {
        format!("`--ram` loads it until power is lost: {}.", either(ram))
    };
    format!(
        "## Build, flash, run\n\
         ```sh\n\
         cargo run --release -- build --board {name}\n\
         cargo run --release -- flash --board {name}\n\
         cargo run --release -- run programs/add.s --show c --engine board --board {name}\n\
         ```\n\n\
         `flash` runs {}. {until}\n\
         Options for the program stand behind `--`.\n\n",
        either(flash)
    )
}
