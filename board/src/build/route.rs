// SPDX-License-Identifier: MIT
//! nextpnr: cells to places and wires; the packer: those to a bitstream.
use super::report::{expected, utilisation, Use};
use super::synthesis::summary_of;
use super::{kept, tools, BuildError, Request};
use crate::description::{Board, Family};
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use warpwright_sim::cache::checked;
use warpwright_toolchain as toolchain;

/// What nextpnr writes and the packer reads.
const ROUTED: &str = "routed";

/// From so many LUTs on an ECP5 the cells are placed by nextpnr's placer `static`. `full` (66,601,
/// wires of 510,498 in all) is routed in 55 minutes behind it and reaches 52.7 MHz; behind the
/// default one (wires of 643,050) 223,175 of its connections were missing after 12 minutes, when
/// 198,517 were behind `static`, and of an earlier netlist 83,424 after 95.
const CROWDED: u64 = 66_000;

/// How much the default placer heeds time against the length of wires (its own default: 10), where
/// a device has room (up to five sixths are filled): of `small` on an LFE5U-85F the slowest path is
/// 19.4 ns by its estimate instead of 22.9, the wires are 1 % longer in all.
const TIMING_WEIGHT: &str = "40";

/// What nextpnr does in one call.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Call {
    /// It places and routes.
    Whole,
    /// It places.
    Place,
    /// It routes what is placed.
    Route,
}

/// What nextpnr leaves behind when it only places.
const PLACED: &str = "placed.json";

/// Whether the cells are placed by `static`.
fn crowded(board: &Board, luts: u64) -> bool {
    board.description.fpga.family == Family::Ecp5 && luts >= CROWDED
}

/// Placements that are routed unless the user says otherwise; none: each seed is placed and routed
/// in one call. Of a crowded design a placement takes a third of the time that its routing takes,
/// and tells what to expect.
pub(super) fn routes(board: &Board, netlist: &Path) -> Result<Option<u32>> {
    Ok(crowded(board, summary_of(netlist)?.luts()).then_some(2))
}

/// nextpnr's options of a board, without the seed, for a design of so many LUTs.
fn options(board: &Board, luts: u64, call: Call) -> Vec<String> {
    let fpga = &board.description.fpga;
    let text = |option: &Option<String>| option.clone().unwrap_or_default();
    let mut options = match fpga.family {
        Family::Ice40 => {
            vec![
                format!("--{}", fpga.device),
                "--package".into(),
                text(&fpga.package),
                "--pcf".into(),
                "pins".into(),
            ]
        }
        Family::Ecp5 => vec![
            format!("--{}", fpga.device),
            "--package".into(),
            text(&fpga.package),
            "--speed".into(),
            text(&fpga.speed),
            "--lpf".into(),
            "pins".into(),
        ],
        Family::Gowin => vec![
            "--device".into(),
            fpga.device.clone(),
            "--vopt".into(),
            format!("family={}", text(&fpga.chip)),
            "--vopt".into(),
            "cst=pins".into(),
        ],
    };
    if crowded(board, luts) {
        options.extend(["--placer", "static"].map(String::from));
    } else if fpga.family == Family::Ecp5 && 6 * luts <= 5 * board.description.resources.luts {
        options.extend(["--placer-heap-timingweight", TIMING_WEIGHT].map(String::from));
    }
    if call == Call::Place {
        options
            .extend(["--json", "netlist.json", "--no-route", "--write", PLACED].map(String::from));
    } else {
        let routed = match fpga.family {
            Family::Ice40 => "--asc",
            Family::Ecp5 => "--textcfg",
            Family::Gowin => "--write",
        };
        options.extend([routed, ROUTED, "--report", "report.json"].map(String::from));
        match call {
            Call::Route => {
                options.extend(["--json", PLACED, "--no-pack", "--no-place"].map(String::from))
            }
            _ => options.extend(["--json", "netlist.json"].map(String::from)),
        }
    }
    // Whether the clock is met is for us to say, with the path.
    options.extend(
        ["--timing-allow-fail", "--quiet", "--log", "nextpnr.log", "--freq"].map(String::from),
    );
    options.push(board.description.clock.core_mhz.to_string());
    options
}

/// A placement that is not routed yet.
pub(super) struct Placed {
    /// The seed.
    pub seed: u32,
    /// Its folder: `placed.json`, `nextpnr.log`.
    pub folder: PathBuf,
    /// Clock of the core in MHz, as nextpnr expects it.
    pub expected: f64,
}

/// Places a netlist.
pub(super) fn place(
    board: &Board,
    request: &Request,
    netlist: &Path,
    seed: u32,
) -> Result<Placed, BuildError> {
    let folder = called(board, request, netlist, seed, Call::Place, &netlist.join("netlist.json"))?;
    let log = folder.join("nextpnr.log");
    let text =
        fs::read_to_string(&log).with_context(|| format!("cannot read {}", log.display()))?;
    let expected = expected(&text, board.description.clock.core_mhz).with_context(|| {
        format!("{}: nextpnr expects no clock of this placement", log.display())
    })?;
    Ok(Placed { seed, folder, expected })
}

/// Routes a placement of a netlist. The folder has `routed`, `report.json` and `nextpnr.log`.
pub(super) fn route(
    board: &Board,
    request: &Request,
    netlist: &Path,
    placed: &Placed,
) -> Result<PathBuf, BuildError> {
    called(board, request, netlist, placed.seed, Call::Route, &placed.folder.join(PLACED))
}

/// Places and routes a netlist. The folder has `routed`, `report.json` and `nextpnr.log`.
pub(super) fn run(
    board: &Board,
    request: &Request,
    netlist: &Path,
    seed: u32,
) -> Result<PathBuf, BuildError> {
    called(board, request, netlist, seed, Call::Whole, &netlist.join("netlist.json"))
}

/// Calls nextpnr, whose design is `input`.
fn called(
    board: &Board,
    request: &Request,
    netlist: &Path,
    seed: u32,
    call: Call,
    input: &Path,
) -> Result<PathBuf, BuildError> {
    let (nextpnr, _) = tools(board.description.fpga.family);
    let file = board.pins_file();
    let pins =
        fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
    let options = options(board, summary_of(netlist)?.luts(), call);
    let seed_text = seed.to_string();
    let version = toolchain::version_of(nextpnr).map_err(anyhow::Error::new)?;
    // The folder's name stands for the netlist: it is made of its content.
    let netlist_name = netlist.file_name().unwrap_or_default().to_string_lossy();
    let parts = [&options.join(" "), &pins, &seed_text, &version, netlist_name.as_ref()];
    let kind = if call == Call::Place { "placed" } else { "routed" };
    kept(&format!("{}-{kind}", board.name), &parts, |folder| {
        fs::write(folder.join("pins"), &pins).context("cannot write the cache")?;
        let to = folder.join(input.file_name().unwrap_or_default());
        if fs::hard_link(input, &to).is_err() {
            super::copy(input, &to)?;
        }
        let mut command = toolchain::program(nextpnr).map_err(anyhow::Error::new)?;
        command.current_dir(folder).args(&options).args(["--seed", &seed_text]);
        let output = command.output().with_context(|| format!("cannot start {command:?}"))?;
        if !output.status.success() {
            let printed =
                String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
            return Err(failed(board, request, folder, seed, &printed));
        }
        fs::remove_file(&to).context("cannot write the cache")?;
        Ok(())
    })
}

/// What went wrong; nextpnr's log goes to the reports.
fn failed(board: &Board, request: &Request, folder: &Path, seed: u32, printed: &str) -> BuildError {
    let log = request.out.join(format!("nextpnr-{seed}.log"));
    let text = fs::read_to_string(folder.join("nextpnr.log")).unwrap_or_default();
    if let Err(error) = fs::write(&log, if text.is_empty() { printed } else { &text }) {
        return anyhow::Error::new(error).context(format!("cannot write {}", log.display())).into();
    }
    let over: Vec<(String, Use)> = utilisation(&text)
        .into_iter()
        .filter(|(_, wanted)| wanted.used > wanted.available)
        .collect();
    let (configuration, part) =
        (request.configuration.to_owned(), board.description.fpga.part.clone());
    if !over.is_empty() {
        return BuildError::DoesNotFit { configuration, part, over, log };
    }
    let errors: Vec<&str> = printed.lines().filter(|line| line.starts_with("ERROR")).collect();
    let errors = if errors.is_empty() { printed.trim().to_owned() } else { errors.join("\n") };
    BuildError::NotRouted { configuration, part, seed, errors, log }
}

/// The bitstream of a routed design.
pub(super) fn pack(board: &Board, routed: &Path) -> Result<PathBuf> {
    let fpga = &board.description.fpga;
    let bitstream = routed.join("bitstream");
    if bitstream.is_file() {
        return Ok(bitstream);
    }
    let (_, packer) = tools(fpga.family);
    let mut command: Command = toolchain::companion(packer)?;
    command.current_dir(routed);
    match fpga.family {
        Family::Ice40 => command.args([ROUTED, "packed"]),
        Family::Ecp5 => command.args(["--compress", ROUTED, "packed"]),
        Family::Gowin => {
            command.args(["-d", fpga.chip.as_deref().unwrap_or_default(), "-o", "packed", ROUTED])
        }
    };
    checked(&mut command, packer.native)?;
    // Whole or not there at all.
    fs::rename(routed.join("packed"), &bitstream)
        .with_context(|| format!("{} wrote no bitstream", packer.native))?;
    Ok(bitstream)
}
