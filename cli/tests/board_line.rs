// SPDX-License-Identifier: MIT
//! The serial line to a simulated board: noise on it, and what is no board at its end.
#![cfg(unix)]
mod common;
mod simulated_board;

use common::{root, Folder, ADD};
use serialport::{SerialPort, TTYPort};
use simulated_board::{top, Noise, SimulatedBoard};
use std::time::{Duration, Instant};
use warpwright_link::{Client, Timing};
use warpwright_sim::harness::{seed, Random};

/// How long a simulated board takes for the longest write of the test below, on a good line.
fn longest_write() -> Duration {
    let board = SimulatedBoard::start(&top(), Noise::default()).expect("a simulated board");
    let line = warpwright_link::open(&board.port, 1_000_000).expect("a port");
    let mut client = Client::new(line, Timing { reply: Duration::from_secs(60), tries: 2 });
    client.board().expect("it answers");
    let begun = Instant::now();
    client.write(0, &[0x5555_5555; 200]).expect("a write");
    begun.elapsed()
}

#[test]
fn nothing_is_lost_silently_on_a_line_that_drops_flips_and_doubles_bytes() {
    let seed = seed(1);
    println!("seed {seed}");
    let noise = Noise { dropped: 60, flipped: 60, doubled: 60, seed };
    let board = SimulatedBoard::start(&top(), noise).expect("a simulated board");
    let line = warpwright_link::open(&board.port, 1_000_000).expect("a port");
    // A simulated board is as slow as the machine is busy.
    let reply = (4 * longest_write()).max(Duration::from_millis(200));
    println!("replies are waited for {reply:?}");
    let mut client = Client::new(line, Timing { reply, tries: 40 });
    let found = client.board().expect("it answers");
    assert_eq!((found.memory, found.warps, found.units), (65_536, 4, 1));
    let mut random = Random::new(seed);
    for round in 0..12 {
        let count = 1 + random.below(200) as usize;
        let address = 4 * random.below(16_384 - 200) as u32;
        let words: Vec<u32> = (0..count).map(|_| random.bits() as u32).collect();
        client.write(address, &words).expect("a write");
        assert_eq!(
            client.read(address, count).expect("a read"),
            words,
            "round {round} (SEED={seed})"
        );
    }
    let found = client.statistics();
    println!("{found:?}");
    assert!(found.repeated > 3, "the line was too good: {found:?}");
    drop(client);
    // The command, with its ordinary time-outs.
    let folder = Folder::new();
    let add = root().join("programs/add.s").display().to_string();
    let ran =
        folder.good(&["run", &add, "--show", "c", "--engine", "board", "--port", &board.port]);
    let rtl = folder.good(&["run", &add, "--show", "c", "--config", "nano", "--latency", "2"]);
    assert_eq!(ran.out, rtl.out);
}

#[test]
fn what_is_no_board_is_told_so() {
    let folder = Folder::new();
    folder.write("add.s", ADD);
    folder.bad(
        &["run", "add.s", "--engine", "board"],
        &["no serial port is that of a board", "--port"],
    );
    folder.bad(
        &["run", "add.s", "--port", "/dev/ttyUSB0"],
        &["--board, --port and --baud are for --engine board"],
    );
    folder.bad(
        &["run", "add.s", "--engine", "board", "--port", "/dev/no-such-port"],
        &["cannot open /dev/no-such-port", "plugged in"],
    );
    let (_master, slave) = TTYPort::pair().expect("a pseudo-terminal");
    let port = slave.name().expect("a name");
    folder.bad(
        &["run", "add.s", "--engine", "board", "--port", &port],
        &["no board answers", "at 1000000 or 115200 baud", "warpwright flash"],
    );
    for more in [
        &["--baseline", "pointers"][..],
        &["--units", "2"],
        &["--threads-per-warp", "8"],
        &["--trace", "x.vcd"],
    ] {
        folder.bad(
            &[&["run", "add.s", "--engine", "board", "--port", &port][..], more].concat(),
            &[more[0]],
        );
    }
}
