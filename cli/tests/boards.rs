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

/// Runs `flash` with the programs of this folder only.
fn flash(folder: &Folder) -> Ran {
    let mut command: Command = folder.command(&["flash", "--board", "icebreaker", "--from", "."]);
    command.env("PATH", folder.path("bin")).output().expect("the binary starts").into()
}

#[test]
fn the_boards_program_is_run_and_its_failure_is_told() {
    let folder = Folder::new();
    folder.write("icebreaker.bin", "bits");
    let ran = flash(&folder);
    assert!(
        !ran.success
            && ran.err.contains("iceprog was not found on PATH")
            && ran.err.contains("apt install fpga-icestorm"),
        "{}",
        ran.err
    );

    std::fs::create_dir(folder.path("bin")).expect("a folder");
    let program = |name: &str, text: &str| {
        let path = folder.path(name);
        // Moved into place: a file that was open for writing may not be run at once.
        std::fs::write(folder.path("script"), text).expect("a file");
        std::fs::set_permissions(folder.path("script"), PermissionsExt::from_mode(0o755))
            .expect("permissions");
        std::fs::rename(folder.path("script"), path).expect("a file");
    };
    program("bin/iceprog", "#!/bin/sh\necho \"$@\" > told\n");
    let ran = flash(&folder);
    assert!(ran.success, "{}", ran.err);
    assert_eq!(std::fs::read_to_string(folder.path("told")).expect("it ran"), "./icebreaker.bin\n");

    program("bin/iceprog", "#!/bin/sh\necho \"Can't find iCE FTDI USB device\" >&2\nexit 2\n");
    let ran = flash(&folder);
    for part in [
        "Can't find iCE",
        "iceprog failed (exit status: 2)",
        "is the iCEBreaker v1.0 plugged in",
        "iceprog ./icebreaker.bin",
    ] {
        assert!(!ran.success && ran.err.contains(part), "{part}: {}", ran.err);
    }
}
