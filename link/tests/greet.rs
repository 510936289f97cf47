// SPDX-License-Identifier: MIT
//! A board whose rate is not known is found, on a pseudo-terminal that knows the rate of who opened
//! it.
#![cfg(unix)]
use serialport::{SerialPort, TTYPort};
use std::io::{Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;
use warpwright_config::registers::IDENTITY;
use warpwright_golden::soc::Deframer;
use warpwright_link::{greet, LinkError, Timing};

const TIMING: Timing = Timing { reply: Duration::from_millis(200), tries: 4 };

/// A board that answers its registers at this rate, and hears noise at others.
fn board(mut line: TTYPort, rate: u32, ended: &AtomicBool) {
    let mut deframer = Deframer::default();
    line.set_timeout(Duration::from_millis(5)).expect("a time-out");
    while !ended.load(Ordering::Relaxed) {
        let mut bytes = [0; 64];
        let count = line.read(&mut bytes).unwrap_or(0);
        let heard = line.baud_rate().is_ok_and(|set| set == rate);
        for &byte in &bytes[..count] {
            let Some(request) = deframer.byte(if heard { byte } else { byte ^ 0x5a }) else {
                continue;
            };
            let words: Vec<u32> =
                (0..request.count.into()).map(|word| IDENTITY * (word == 0) as u32).collect();
            let reply = [&[0xc0][..], &request.reply(&words, 0), &[0xc0]].concat();
            line.write_all(&reply).expect("it is written");
        }
    }
}

#[test]
fn the_rate_that_a_board_answers_at_is_found() {
    for rate in [1_000_000, 115_200] {
        let (master, slave) = TTYPort::pair().expect("a pseudo-terminal");
        let port = slave.name().expect("a name");
        let ended = AtomicBool::new(false);
        thread::scope(|scope| {
            scope.spawn(|| board(master, rate, &ended));
            let found = greet(&port, &[1_000_000, 115_200], TIMING).map(|_| ());
            let wrong = greet(&port, &[57_600, 9_600], TIMING).map(|_| ());
            ended.store(true, Ordering::Relaxed);
            found.unwrap_or_else(|error| panic!("{rate}: {error}"));
            let Err(LinkError::NoBoard { .. }) = wrong else { panic!("{rate}: {wrong:?}") };
            assert!(wrong.unwrap_err().to_string().contains("at 57600 or 9600 baud"));
        });
    }
}
