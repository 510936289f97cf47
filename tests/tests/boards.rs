// SPDX-License-Identifier: MIT
//! Boards: their files agree with their descriptions, a small design becomes a bitstream on each
//! of them, and what goes wrong is said clearly.
use std::fs;
use std::path::Path;
use warpwright_board::build::{build, earlier, Build, BuildError, Request, Step};
use warpwright_board::description::{Board, Family, Level};
use warpwright_board::flash::programming;
use warpwright_board::{find, folder, list, top};
use warpwright_config::Size;
use warpwright_rtl::soc::clocking::Clocking;

const BOARDS: [&str; 6] =
    ["alchitry-cu", "colorlight-i5", "icebreaker", "tang-nano-20k", "ulx3s-25f", "ulx3s-85f"];

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

/// A board top of another kind, with the board's own clock: a serial line in a loop through a
/// memory, and a counter on the LEDs.
fn stand_in(board: &Board) -> String {
    let leds = board.description.leds.count;
    let clocking =
        top::settings(board, board.configuration(None).unwrap()).unwrap().clocking.verilog(false);
    let width = if leds == 1 { String::new() } else { format!("[{}:0] ", leds - 1) };
    format!(
        "module blinker (input wire clock, input wire rx, output reg tx, output wire {width}led);\n\
           reg [23:0] count;\n  reg [7:0] memory [0:511];\n  reg [7:0] q;\n  reg [15:0] product;\n\
           always @(posedge clock) begin\n    count <= count + 1;\n    tx <= rx ^ q[0];\n\
             product <= count[15:8] * count[23:16];\n    if (rx) memory[count[8:0]] <= product[11:4];\n\
             q <= memory[count[9:1]];\n  end\n  assign led = count[23:{}];\nendmodule\n\
         module clock_source (input wire board, output wire core);\n{clocking}\nendmodule\n\
         module board_top (input wire clock, input wire rx, output wire tx, output wire {width}led);\n\
           wire fast;\n  clock_source source (.board(clock), .core(fast));\n\
           blinker core (.clock(fast), .rx(rx), .tx(tx), .led(led));\nendmodule\n",
        24 - leds
    )
}

fn made(board: &Board, verilog: &str, seeds: u32, out: &Path) -> Result<Build, BuildError> {
    made_by(board, verilog, seeds, 1, out)
}

/// With so many jobs at a time.
fn made_by(
    board: &Board,
    verilog: &str,
    seeds: u32,
    jobs: u32,
    out: &Path,
) -> Result<Build, BuildError> {
    let mut steps = vec![];
    let request = Request { verilog, configuration: "stand-in", seeds, jobs, routes: None, out };
    let built = build(board, &request, &mut |step| steps.push(step));
    assert_eq!(steps.first(), Some(&Step::Synthesis));
    assert_eq!(steps.last() == Some(&Step::Pack), built.is_ok(), "{steps:?}");
    built
}

/// Bitstreams by their beginnings, as the vendors' formats have them.
fn check_bitstream(board: &Board, bytes: &[u8]) {
    let holds = |part: &[u8]| bytes.windows(part.len()).take(4000).any(|window| window == part);
    match board.description.fpga.family {
        // icepack: a comment, then the synchronisation word.
        Family::Ice40 => assert!(holds(&[0x7e, 0xaa, 0x99, 0x7e]), "{}", board.name),
        Family::Ecp5 => {
            let part = &board.description.fpga.part[..9];
            assert!(
                holds(format!("Part: {part}").as_bytes()) && holds(&[0xff, 0xff, 0xbd, 0xb3]),
                "{}",
                board.name
            );
        }
        // Text: a line of ones and noughts for each row.
        Family::Gowin => {
            let rows = bytes
                .split(|&byte| byte == b'\n')
                .filter(|row| !row.is_empty() && !row.starts_with(b"//"));
            assert!(
                rows.clone().count() > 1000 && rows.flatten().all(|byte| b"01\r".contains(byte)),
                "{}",
                board.name
            );
        }
    }
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn a_small_design_becomes_a_bitstream_on_every_board() {
    for board in list().unwrap() {
        let scratch = tempfile::tempdir().unwrap();
        let verilog = stand_in(&board);
        let built = made(&board, &verilog, 5, scratch.path())
            .unwrap_or_else(|error| panic!("{}: {error:#}", board.name));
        println!(
            "{}: {:.1} of {} MHz, seeds {:?}",
            board.name, built.megahertz, built.target, built.seeds
        );
        assert!(built.met && built.megahertz >= built.target, "{built:?}");
        assert_eq!(built.seeds.len(), 1, "the first seed met the clock");
        check_bitstream(&board, &fs::read(&built.bitstream).unwrap());
        // What nextpnr has to give is what the description says.
        let (used, facts) = (&built.used, &board.description.resources);
        let available =
            [used.luts, used.flip_flops, used.block_rams, used.multipliers, used.large_rams]
                .map(|row| row.available);
        let stated =
            [facts.luts, facts.flip_flops, facts.block_rams, facts.multipliers, facts.large_rams];
        assert_eq!(
            available, stated,
            "{}: luts, flip-flops, block RAMs, multipliers, large RAMs",
            board.name
        );
        assert!(
            used.luts.used > 20
                && (40..120).contains(&used.flip_flops.used)
                && used.block_rams.used == 1,
            "{used:?}"
        );
        // The path is within the counter, the memory or the product.
        assert_eq!(built.slowest.steps[0].module, "blinker", "{:?}", built.slowest);
        assert!(built.slowest.from.starts_with("core."), "{:?}", built.slowest);
        for name in ["board_top.v", "yosys.log", "nextpnr-1.log", "nextpnr-1.json"] {
            assert!(fs::metadata(scratch.path().join(name)).unwrap().len() > 100, "{name}");
        }
        assert_eq!(earlier(scratch.path()).unwrap(), built);
        // Once more, from the cache. The second seed is not looked at.
        assert_eq!(
            made_by(
                &board,
                &verilog,
                5,
                if board.name == "icebreaker" { 2 } else { 1 },
                scratch.path()
            )
            .unwrap(),
            built
        );
    }
}

#[test]
fn a_design_that_is_too_large_says_what_and_how_much() {
    let board = find("icebreaker").unwrap();
    // Shifted by 64, so that chains are short: Yosys' recursion follows them.
    let verilog = "module board_top (input wire clock, input wire rx, output wire tx, output wire [1:0] led);\n\
                   reg [63:0] count;\nreg [6399:0] row;\n\
                   always @(posedge clock) begin count <= count + rx; row <= {row[6335:0], count}; end\n\
                   assign tx = ^row[6399:6336];\nassign led = row[2:1];\nendmodule\n";
    let scratch = tempfile::tempdir().unwrap();
    let error = made(&board, verilog, 2, scratch.path()).unwrap_err();
    let text = error.to_string();
    let BuildError::DoesNotFit { over, log, .. } = error else { panic!("{text}") };
    assert_eq!(over.len(), 1, "{over:?}");
    assert_eq!((over[0].0.as_str(), over[0].1.available), ("ICESTORM_LC", 5280));
    assert!(over[0].1.used >= 6000, "{over:?}");
    assert!(
        text.contains("does not fit iCE40UP5K-SG48: ICESTORM_LC: needs 6")
            && text.contains("too many)"),
        "{text}"
    );
    assert!(fs::read_to_string(log).unwrap().contains("Device utilisation"));
}

#[test]
fn a_design_that_misses_its_clock_says_where() {
    let board = find("icebreaker").unwrap();
    let verilog = "module divider (input wire clock, input wire rx, output reg [31:0] q);\nreg [31:0] a, b;\n\
                   always @(posedge clock) begin a <= {a, rx}; b <= {b, ~rx}; q <= a / b; end\nendmodule\n\
                   module board_top (input wire clock, input wire rx, output wire tx, output wire [1:0] led);\n\
                   wire [31:0] q;\ndivider slow (.clock(clock), .rx(rx), .q(q));\n\
                   assign tx = ^q;\nassign led = q[1:0];\nendmodule\n";
    let scratch = tempfile::tempdir().unwrap();
    let built = made_by(&board, verilog, 3, 2, scratch.path()).unwrap();
    assert!(!built.met && built.megahertz < built.target, "{built:?}");
    assert_eq!(
        built.seeds.iter().map(|seed| seed.seed).collect::<Vec<_>>(),
        [1, 2, 3],
        "all seeds were tried"
    );
    assert_eq!(made(&board, verilog, 3, scratch.path()).unwrap(), built, "one at a time");
    let best = built.seeds.iter().map(|seed| seed.megahertz).fold(0.0, f64::max);
    assert_eq!(built.megahertz, best);
    assert!(
        built.seeds.iter().any(|seed| seed.seed == built.seed && seed.megahertz == best),
        "{built:?}"
    );
    let modules: Vec<&str> = built.slowest.steps.iter().map(|step| step.module.as_str()).collect();
    assert!(modules.contains(&"divider"), "{:?}", built.slowest);
    let total: f64 = built.slowest.steps.iter().map(|step| step.nanoseconds).sum();
    assert!(
        (total - 1000.0 / built.megahertz).abs() < 0.1 * total,
        "{total} ns at {} MHz",
        built.megahertz
    );
    assert!(scratch.path().join("nextpnr-3.log").is_file() && built.bitstream.is_file());
}

/// Seeds are placed up to the first of which the clock is expected, the best placement is routed.
#[test]
fn the_best_placements_alone_are_routed() {
    let mut board = find("ulx3s-25f").unwrap();
    board.description.clock.core_mhz = 400.0;
    let verilog = stand_in(&find("ulx3s-25f").unwrap());
    let scratch = tempfile::tempdir().unwrap();
    let run = |board: &Board, jobs: u32| {
        let mut steps = vec![];
        let request = Request {
            verilog: &verilog,
            configuration: "stand-in",
            seeds: 3,
            jobs,
            routes: Some(1),
            out: scratch.path(),
        };
        let built = build(board, &request, &mut |step| steps.push(step)).unwrap();
        (built, steps)
    };
    let (built, steps) = run(&board, 2);
    let best = built.placements[0];
    let placed = [Step::Synthesis, Step::Place(vec![1, 2]), Step::Place(vec![3])];
    assert_eq!(steps, [placed.as_slice(), &[Step::Route(vec![best.seed]), Step::Pack]].concat());
    println!("{:?}, {:?}", built.placements, built.seeds);
    let mut seeds: Vec<u32> = built.placements.iter().map(|placed| placed.seed).collect();
    seeds.sort();
    assert_eq!(seeds, [1, 2, 3]);
    assert!(
        built
            .placements
            .iter()
            .all(|placed| 10.0 < placed.expected && placed.expected <= best.expected),
        "{built:?}"
    );
    assert!(
        !built.met
            && built.seeds.len() == 1
            && built.seeds[0].seed == best.seed
            && built.seed == best.seed,
        "{built:?}"
    );
    assert!(built.used.luts.used > 20 && built.used.block_rams.used == 1, "{:?}", built.used);
    assert!(!built.slowest.steps.is_empty(), "{built:?}");
    check_bitstream(&board, &fs::read(&built.bitstream).unwrap());
    for name in ["nextpnr-1-placed.log", "nextpnr-3-placed.log"] {
        assert!(fs::metadata(scratch.path().join(name)).unwrap().len() > 100, "{name}");
    }
    // The board's own clock is no matter: one seed is enough, however many are placed at a time.
    let (built, _) = run(&find("ulx3s-25f").unwrap(), 2);
    assert!(
        built.met
            && built.placements.len() == 1
            && built.placements[0].seed == 1
            && built.seed == 1,
        "{built:?}"
    );
    assert_eq!(run(&find("ulx3s-25f").unwrap(), 1).0, built);
}

#[test]
fn wrong_verilog_is_told_with_yosys_words() {
    let board = find("icebreaker").unwrap();
    let scratch = tempfile::tempdir().unwrap();
    let text = format!(
        "{:#}",
        made(&board, "module other (input wire a);\nendmodule\n", 1, scratch.path()).unwrap_err()
    );
    assert!(text.contains("Yosys' synthesis failed") && text.contains("board_top"), "{text}");
}

#[test]
fn every_board_has_commands_that_program_it() {
    for board in list().unwrap() {
        let bitstream = Path::new("build/my board/x.bit");
        let flash = programming(&board, bitstream, false).unwrap();
        assert!(flash.text().contains("'build/my board/x.bit'"), "{}", flash.text());
        assert!(
            flash.arguments.iter().any(|word| word == bitstream.as_os_str()),
            "the file is one argument"
        );
        match programming(&board, bitstream, true) {
            Ok(ram) => assert_ne!(ram.text(), flash.text(), "{}", board.name),
            Err(error) => assert!(error.to_string().contains("leave out --ram"), "{error}"),
        }
    }
    let text =
        |name: &str, ram| programming(&find(name).unwrap(), Path::new("x"), ram).unwrap().text();
    assert_eq!(text("tang-nano-20k", false), "openFPGALoader -b tangnano20k -f x");
    assert_eq!(text("icebreaker", true), "iceprog -S x");
    assert_eq!(find("icebreaker").unwrap().description.leds.lit, Level::Low);
}
