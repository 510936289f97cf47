// SPDX-License-Identifier: MIT
//! A small design of its own becomes a bitstream on each board; what goes wrong is said clearly.
use std::fs;
use std::path::Path;
use warpwright_board::build::{build, earlier, Build, BuildError, Request, Step};
use warpwright_board::description::{Board, Family};
use warpwright_board::{find, list, top};

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

/// Seeds are placed until one is expected to meet the clock; the best placement is routed.
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
