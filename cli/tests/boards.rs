// SPDX-License-Identifier: MIT
//! `list boards`, `flash`.
mod common;

use common::{Folder, Ran};
use std::os::unix::fs::PermissionsExt;
use std::process::Command;

#[test]
fn boards_are_listed_with_their_cores() {
    let list = Folder::new().good(&["list", "boards"]).out;
    let line = |name: &str| {
        list.lines()
            .find(|line| line.trim_start().starts_with(name))
            .unwrap_or_else(|| panic!("{list}"))
    };
    assert!(line("icebreaker").contains("iCE40UP5K-SG48, nano, microcoded at 16 MHz"), "{list}");
    assert!(
        line("ulx3s-25f").contains("LFE5U-25F-6BG381C, nano, without texture, sfu, shared_memory, atomic_prepare at 55 MHz"),
        "{list}"
    );
    assert!(line("ulx3s-85f").contains("LFE5U-85F-6BG381C, small at 50 MHz"), "{list}");
    assert!(line("ulx3s-12f").contains("serial line at 1000000 baud"), "{list}");
    assert!(line("tang-nano-20k").contains("serial line at 115200 baud"), "{list}");
}

#[test]
fn a_dry_run_prints_the_command() {
    let folder = Folder::new();
    let command = |arguments: &[&str]| {
        folder.good(&[&["flash", "--dry-run", "--board"], arguments].concat()).out
    };
    assert_eq!(
        command(&["tang-nano-20k"]),
        "openFPGALoader -b tangnano20k -f build/tang-nano-20k/tang-nano-20k.fs\n"
    );
    assert_eq!(
        command(&["icebreaker", "--ram", "--from", "made"]),
        "iceprog -S made/icebreaker.bin\n"
    );
    assert!(folder.files().is_empty());
}

#[test]
fn what_cannot_be_flashed_is_told() {
    let folder = Folder::new();
    folder.bad(
        &["flash", "--board", "icestick"],
        &["no board `icestick`", "alchitry-cu", "constraints/README.md"],
    );
    folder.bad(
        &["flash", "--board", "icebreaker"],
        &["no build/icebreaker/icebreaker.bin", "warpwright build --board icebreaker"],
    );
    folder.bad(&["flash", "--board", "alchitry-cu", "--ram"], &["leave out --ram"]);
}

/// Runs `flash` with the programs and the tools of this folder only.
fn flash(folder: &Folder, arguments: &[&str]) -> Ran {
    let mut command: Command =
        folder.command(&[&["flash", "--from", ".", "--board"], arguments].concat());
    command.env("PATH", folder.path("bin")).env("WARPWRIGHT_HOME", folder.path("home"));
    command.output().expect("the binary starts").into()
}

/// Puts a program into the folder's search path.
fn program(folder: &Folder, name: &str, text: &str) {
    std::fs::create_dir_all(folder.path("bin")).expect("a folder");
    // Moved into place: a file that was open for writing may not be run at once.
    std::fs::write(folder.path("script"), text).expect("a file");
    std::fs::set_permissions(folder.path("script"), PermissionsExt::from_mode(0o755))
        .expect("permissions");
    std::fs::rename(folder.path("script"), folder.path("bin").join(name)).expect("a file");
}

#[test]
fn the_boards_program_is_run_and_its_failure_is_told() {
    let folder = Folder::new();
    folder.write("icebreaker.bin", "bits");
    let ran = flash(&folder, &["icebreaker", "--ram"]);
    assert!(
        !ran.success
            && ran.err.contains("iceprog was not found on PATH")
            && ran.err.contains("apt install fpga-icestorm"),
        "{}",
        ran.err
    );

    program(&folder, "iceprog", "#!/bin/sh\necho \"$@\" > told\n");
    let ran = flash(&folder, &["icebreaker", "--", "-I", "B"]);
    assert!(ran.success, "{}", ran.err);
    let told = std::fs::read_to_string(folder.path("told")).expect("it ran");
    assert_eq!(told, "-I B ./icebreaker.bin\n");

    let fails = "#!/bin/sh\necho begins\necho \"Can't find iCE FTDI USB device\" >&2\nexit 2\n";
    program(&folder, "iceprog", fails);
    let ran = flash(&folder, &["icebreaker"]);
    assert_eq!(ran.out, "begins\n", "what it prints goes on");
    for part in [
        "Can't find iCE",
        "iceprog failed (exit status: 2)",
        "name the board",
        "iceprog ./icebreaker.bin",
    ] {
        assert!(!ran.success && ran.err.contains(part), "{part}: {}", ran.err);
    }
}

/// Debian 12 has openFPGALoader 0.10, which does not know the Tang Nano 20K.
#[test]
fn an_openfpgaloader_that_does_not_know_the_board_is_not_run() {
    let folder = Folder::new();
    folder.write("tang-nano-20k.fs", "bits");
    folder.write("ulx3s-25f.bit", "bits");
    let script = |version: &str| {
        format!(
            "#!/bin/sh\nif [ \"$1\" = -V ]; then echo openFPGALoader v{version}; else echo \"$@\"; fi\n"
        )
    };
    program(&folder, "openFPGALoader", &script("0.10.0"));
    let ran = flash(&folder, &["tang-nano-20k"]);
    for part in ["version 0.10.0 and does not know the Tang Nano 20K", "0.11.0", "python3"] {
        assert!(!ran.success && ran.err.contains(part), "{part}: {}", ran.err);
    }
    let ran = flash(&folder, &["ulx3s-25f"]);
    assert_eq!((ran.success, &*ran.out), (true, "-b ulx3s -f ./ulx3s-25f.bit\n"), "{}", ran.err);
    program(&folder, "openFPGALoader", &script("0.11.0"));
    let ran = flash(&folder, &["tang-nano-20k"]);
    assert_eq!(ran.out, "-b tangnano20k -f ./tang-nano-20k.fs\n", "{}", ran.err);
}

/// The project's own openFPGALoader starts, knows the boards, and finds none here.
#[test]
fn the_projects_openfpgaloader_is_installed_and_runs() {
    let folder = Folder::new();
    folder.write("tang-nano-20k.fs", "bits");
    program(&folder, "openFPGALoader", "#!/bin/sh\necho openFPGALoader v0.10.0\n");
    let mut path = std::ffi::OsString::from(folder.path("bin"));
    path.push(":");
    path.push(std::env::var_os("PATH").expect("there is one"));
    let mut command = folder.command(&["flash", "--board", "tang-nano-20k", "--from", "."]);
    let ran: Ran = command.env("PATH", path).output().expect("the binary starts").into();
    for part in
        ["unable to open ftdi device", "is the Tang Nano 20K plugged in", "-b tangnano20k -f"]
    {
        let told = ran.err.to_lowercase();
        assert!(!ran.success && told.contains(&part.to_lowercase()), "{part}: {}", ran.err);
    }
}

#[test]
fn a_board_without_a_port_is_told() {
    let folder = Folder::new();
    folder.write("a.s", common::ADD);
    folder.bad(
        &["run", "a.s", "--engine", "isa", "--board", "icebreaker"],
        &["--board, --port and --baud are for --engine board"],
    );
    folder.bad(
        &["run", "a.s", "--engine", "board", "--board", "icebreaker"],
        &[
            "no serial port is that of the iCEBreaker",
            "--port",
            "iceprog",
            "plug the board in again",
        ],
    );
    folder.bad(
        &["run", "a.s", "--engine", "board", "--board", "icestick"],
        &["no board `icestick`", "ulx3s-12f"],
    );
}
