// SPDX-License-Identifier: MIT
//! Boards: their files agree with their descriptions, a small design becomes a bitstream on each
//! of them, and what goes wrong is said clearly.
mod bitstreams;

use std::fs;
use std::path::Path;
use warpwright_board::description::{Board, Family, Level};
use warpwright_board::flash::{advice, programming, udev_rule};
use warpwright_board::{find, folder, list, top};
use warpwright_config::Size;
use warpwright_rtl::soc::clocking::Clocking;

const BOARDS: [&str; 7] = [
    "alchitry-cu",
    "colorlight-i5",
    "icebreaker",
    "tang-nano-20k",
    "ulx3s-12f",
    "ulx3s-25f",
    "ulx3s-85f",
];

#[test]
fn every_board_agrees_with_its_description() {
    let boards = list().unwrap_or_else(|error| panic!("{error:#}"));
    let names: Vec<&str> = boards.iter().map(|board| board.name.as_str()).collect();
    for name in BOARDS {
        assert!(names.contains(&name), "{name}");
    }
    for board in &boards {
        let pins = board.pins().unwrap_or_else(|error| panic!("{}: {error:#}", board.name));
        assert!(board.ports().iter().all(|port| pins.pin(port).is_some()), "{}", board.name);
        let stated = pins.megahertz("clock");
        let description = &board.description;
        assert_eq!(stated.is_some(), description.fpga.family != Family::Gowin, "{}", board.name);
        assert!(
            stated.is_none_or(|stated| stated == description.clock.crystal_mhz),
            "{}",
            board.name
        );
        // The texts name their sources.
        for file in [board.folder.join("board.toml"), board.pins_file()] {
            let text = fs::read_to_string(&file).unwrap();
            assert!(text.contains('@'), "{}: a source with its commit", file.display());
        }
    }
}

#[test]
fn the_top_of_every_board_has_its_clock_and_its_serial_rate() {
    for board in list().unwrap() {
        let settings = top::settings(&board, board.configuration(None).unwrap())
            .unwrap_or_else(|error| panic!("{error:#}"));
        let (clock, serial) = (&board.description.clock, &board.description.serial);
        // A PLL may miss the wanted clock, downwards.
        let reached = f64::from(settings.kilohertz) / 1000.0;
        assert!(
            reached <= clock.core_mhz && reached >= 0.995 * clock.core_mhz,
            "{}: {reached} MHz",
            board.name
        );
        assert_eq!(
            settings.clocking == Clocking::Straight,
            clock.core_mhz == clock.crystal_mhz,
            "{}",
            board.name
        );
        let rate = f64::from(settings.kilohertz) * 1000.0 / f64::from(settings.divisor);
        assert!(
            (rate / f64::from(serial.baud) - 1.0).abs() < 0.02,
            "{}: {rate} bits per second",
            board.name
        );
        assert_eq!(
            (settings.leds, 1 << settings.memory),
            (board.description.leds.count, board.description.memory.lines)
        );
    }
}

#[test]
fn boards_take_the_sizes_that_their_descriptions_allow() {
    let board = find("icebreaker").unwrap();
    assert_eq!(board.configuration(None).unwrap(), Size::Nano);
    let error = board.configuration(Some(Size::Full)).unwrap_err().to_string();
    assert_eq!(error, "iCEBreaker v1.0 takes nano, not full: iCE40UP5K-SG48 is the device's limit");
    assert_eq!(find("ulx3s-85f").unwrap().configuration(Some(Size::Full)).unwrap(), Size::Full);
    let error = find("icestick").unwrap_err().to_string();
    assert!(error.contains("no board `icestick`") && error.contains("tang-nano-20k"), "{error}");
}

/// A board's folder with one of its files changed: the error that names what is wrong.
fn broken(name: &str, file: &str, from: &str, to: &str) -> String {
    let scratch = tempfile::tempdir().unwrap();
    let copy = scratch.path().join(name);
    fs::create_dir(&copy).unwrap();
    for entry in fs::read_dir(folder().join(name)).unwrap().flatten() {
        let text = fs::read_to_string(entry.path()).unwrap();
        let text = if entry.file_name() == file { text.replacen(from, to, 1) } else { text };
        fs::write(copy.join(entry.file_name()), text).unwrap();
    }
    assert!(!fs::read_to_string(folder().join(name).join(file))
        .unwrap()
        .replacen(from, to, 1)
        .is_empty());
    assert!(
        fs::read_to_string(folder().join(name).join(file)).unwrap().contains(from),
        "{file} has `{from}`"
    );
    format!("{:#}", Board::load(&copy).expect_err("a broken board"))
}

#[test]
fn wrong_files_of_a_board_are_told_with_file_and_line() {
    let says = |error: String, parts: &[&str]| {
        for part in parts {
            assert!(error.contains(part), "{part}: {error}");
        }
    };
    says(broken("icebreaker", "pins.pcf", "set_io tx 9\n", ""), &["pins.pcf: no pin for tx"]);
    says(
        broken("icebreaker", "pins.pcf", "led[1] 37", "led[1] 9"),
        &["pins.pcf:", "pin 9 is taken by `tx` (line 8)"],
    );
    says(
        broken("icebreaker", "pins.pcf", "set_io tx 9", "set_io tx 9\nset_io tx 10"),
        &["pins.pcf:9: `tx` already has pin 9"],
    );
    says(
        broken("icebreaker", "pins.pcf", "set_io tx 9", "set_io tx 9\nset_io cts 10"),
        &["pins.pcf:9: the board top has no port `cts`"],
    );
    says(
        broken("icebreaker", "pins.pcf", "set_frequency clock 12\n", ""),
        &["the frequency of `clock` is not stated"],
    );
    says(
        broken("icebreaker", "pins.pcf", "clock 12", "clock 13"),
        &["`clock` has 13 MHz here and 12 MHz in board.toml"],
    );
    says(
        broken("icebreaker", "pins.pcf", "clock 12", "clock fast"),
        &["pins.pcf:3: `fast` is not a frequency"],
    );
    says(
        broken("icebreaker", "pins.pcf", "set_io tx", "set_oi tx"),
        &["pins.pcf:8: not understood: set_oi tx 9"],
    );
    says(
        broken("ulx3s-25f", "pins.lpf", "SITE \"L4\"", "SITE \"M1\""),
        &["pins.lpf:", "pin M1 is taken by `rx`"],
    );
    says(
        broken("ulx3s-25f", "pins.lpf", "FREQUENCY PORT \"clock\" 25 MHZ;", ""),
        &["the frequency of `clock` is not stated"],
    );
    says(
        broken("ulx3s-25f", "pins.lpf", "IOBUF PORT \"tx\"", "IOBUF PORT \"xt\""),
        &["the board top has no port `xt`"],
    );
    says(
        broken("tang-nano-20k", "pins.cst", "IO_LOC \"led[5]\" 20;", ""),
        &["pins.cst: no pin for led[5]"],
    );
    says(
        broken("tang-nano-20k", "pins.cst", "\"led[5]\" 20;", "\"led[5]\" 19;"),
        &["pin 19 is taken by `led[4]`"],
    );
    says(
        broken("tang-nano-20k", "board.toml", "count = 6", "count = 5"),
        &["the board top has no port `led[5]`"],
    );
    says(
        broken("tang-nano-20k", "board.toml", "count = 6", "conut = 6"),
        &["board.toml", "unknown field `conut`"],
    );
    says(broken("ulx3s-25f", "board.toml", "\"small\"", "\"big\""), &["no configuration `big`"]);
    says(
        broken("icebreaker", "board.toml", "iceprog {bitstream}", "iceprog"),
        &["must hold the word {bitstream}"],
    );
    says(broken("icebreaker", "board.toml", "package = \"sg48\"", ""), &["must name the package"]);
    says(
        broken("icebreaker", "board.toml", "lines = 8192", "lines = 8000"),
        &["lines must be a power of two"],
    );
    let with = |line: &str| {
        broken(
            "icebreaker",
            "board.toml",
            "allowed = [\"nano\"]",
            &format!("allowed = [\"nano\"]\n{line}"),
        )
    };
    says(with("lanes = 3"), &["[core] lanes must be 1, 2 or 4"]);
    says(
        with("without = [\"fpu\"]"),
        &["`fpu` is not one of texture, sfu, shared_memory, atomic_prepare"],
    );
    says(with("lanes = 1"), &["[core] microcoded: only `nano` or `small`, in the one shape"]);
    says(with("units = 3"), &["[core] units: 1, 2 or 4 of a microcoded core"]);
    says(
        broken("ulx3s-85f", "board.toml", "[core]", "[core]\nunits = 2"),
        &["[core] units: ", "a pipeline has one"],
    );
}

/// A board with a pipeline can have microcoded cores: whole, their memory its SDRAM, or block RAM.
#[test]
fn a_board_can_have_the_microcoded_core() {
    let board = find("ulx3s-25f").unwrap().with_microcoded_core(Size::Nano, 1);
    assert_eq!(board.core_name(Size::Nano).unwrap(), "nano, microcoded");
    assert_eq!(board.memory_name(), "32 MB of SDRAM");
    assert_eq!(board.description.clock.core_mhz, 60.0);
    let settings = top::settings(&board, board.configuration(None).unwrap()).unwrap();
    assert!(settings.variant.microcoded && settings.variant.without.is_empty() && settings.sdram);
    assert!(board.configuration(Some(Size::Small)).is_err());
    let itself = find("alchitry-cu").unwrap().with_microcoded_core(Size::Nano, 1);
    assert_eq!(itself.core_name(Size::Nano).unwrap(), "nano, microcoded, without texture, sfu");
    let small = find("ulx3s-25f").unwrap().with_microcoded_core(Size::Small, 4);
    assert_eq!(small.core_name(Size::Small).unwrap(), "small, microcoded, 4 units");
    assert!(
        small.configuration(Some(Size::Small)).is_ok()
            && small.configuration(Some(Size::Nano)).is_err()
    );
    let settings = top::settings(&small, small.configuration(None).unwrap()).unwrap();
    assert_eq!((settings.size, settings.variant.units), (Size::Small, 4));
    // Without an SDRAM the more cores, and the larger, the less memory.
    for (size, units, memory) in [
        (Size::Nano, 1, "64 KB"),
        (Size::Nano, 4, "32 KB"),
        (Size::Small, 2, "64 KB"),
        (Size::Small, 4, "32 KB"),
    ] {
        let board = find("colorlight-i5").unwrap().with_microcoded_core(size, units);
        assert_eq!(board.memory_name(), memory, "{units} of {size:?}");
        assert!(!top::settings(&board, size).unwrap().sdram);
    }
}

/// What a board's core lacks is in its register `shape` and in its name.
#[test]
fn a_board_can_leave_units_out() {
    let tight = find("ulx3s-25f").unwrap();
    assert_eq!(
        tight.core_name(Size::Nano).unwrap(),
        "nano, without texture, sfu, shared_memory, atomic_prepare"
    );
    let mut board = find("ulx3s-85f").unwrap();
    assert_eq!(board.core_name(Size::Small).unwrap(), "small");
    board.description.core.lanes = Some(1);
    board.description.core.without = ["sfu", "texture"].map(String::from).into();
    assert_eq!(board.core_name(Size::Small).unwrap(), "small, 1 lane, without texture, sfu");
    assert_eq!(board.core_name(Size::Nano).unwrap(), "nano, without texture, sfu");
    let settings = top::settings(&board, Size::Small).unwrap();
    assert_eq!(settings.variant.lanes, Some(1));
    assert_eq!(settings.variant.without.to_string(), "texture, sfu");
}

#[test]
fn every_board_has_commands_that_program_it() {
    for board in list().unwrap() {
        let bitstream = Path::new("build/my board/x.bit");
        let flash = programming(&board, bitstream, false, &[]).unwrap();
        assert!(flash.text().contains("'build/my board/x.bit'"), "{}", flash.text());
        assert!(
            flash.arguments.iter().any(|word| word == bitstream.as_os_str()),
            "the file is one argument"
        );
        match programming(&board, bitstream, true, &[]) {
            Ok(ram) => assert_ne!(ram.text(), flash.text(), "{}", board.name),
            Err(error) => assert!(error.to_string().contains("leave out --ram"), "{error}"),
        }
    }
    let text = |name: &str, ram| {
        programming(&find(name).unwrap(), Path::new("x"), ram, &[]).unwrap().text()
    };
    assert_eq!(text("tang-nano-20k", false), "openFPGALoader -b tangnano20k -f x");
    assert_eq!(text("icebreaker", true), "iceprog -S x");
    assert_eq!(find("icebreaker").unwrap().description.leds.lit, Level::Low);
}

/// Options of the user's stand before the file.
#[test]
fn options_go_on_to_the_programmer() {
    let options = ["--freq", "1000000"].map(Into::into);
    for (name, ram, text) in [
        ("tang-nano-20k", false, "openFPGALoader -b tangnano20k -f --freq 1000000 x"),
        ("icebreaker", true, "iceprog -S --freq 1000000 x"),
    ] {
        let board = find(name).unwrap();
        assert_eq!(programming(&board, Path::new("x"), ram, &options).unwrap().text(), text);
    }
}

/// What programmers print, as issues of theirs quote it, leads to what to do.
#[test]
fn the_output_of_a_programmer_leads_to_its_cure() {
    let told = |name: &str, said: &str| advice(&find(name).unwrap(), said).join("\n");
    for (name, said, cure) in [
        ("tang-nano-20k", "Error: cannot find board 'tangnano20k'", "take a newer one"),
        (
            "tang-nano-20k",
            "after program flash: displayReadReg 00004421\n\tCRC Error",
            "2024122312",
        ),
        ("tang-nano-20k", "Error: no device found", "S2 is held"),
        ("colorlight-i5", "Error: block protection is set", "--unprotect-flash"),
        ("ulx3s-25f", "unable to open ftdi device: -4 (usb_open() failed)", "\"0403\""),
        ("ulx3s-25f", "mismatch between target's idcode and bitstream idcode", "ulx3s-12f"),
        ("icebreaker", "Can't find iCE FTDI USB device", "-d i:0x0403:0x6010:1"),
        ("ulx3s-85f", "unable to open ftdi device: -3 (device not found)", "plugged in"),
    ] {
        assert!(told(name, said).contains(cure), "{name}: {said}: {}", told(name, said));
    }
    assert!(udev_rule(&find("colorlight-i5").unwrap()).contains("\"0d28\""));
}
