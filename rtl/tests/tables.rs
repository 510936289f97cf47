// SPDX-License-Identifier: MIT
//! Facts of the tables that blocks and tools share.
use warpwright_config::counters::{Counter, COUNTERS};
use warpwright_rtl::soc::clocking::Pll;

#[test]
fn the_clocks_of_the_boards_are_reached() {
    for (pll, board, wanted, expected) in [
        (Pll::Ecp5, 25_000, 50_000, 50_000),
        (Pll::Ecp5, 25_000, 60_000, 60_000),
        (Pll::Ice40, 12_000, 16_000, 15_937),
        (Pll::Ice40, 100_000, 40_000, 40_000),
        (Pll::Gowin, 27_000, 54_000, 54_000),
    ] {
        let (ratio, kilohertz) = pll.best(board, wanted).expect("there is such a clock");
        assert_eq!(kilohertz, expected, "{pll:?} {ratio:?}");
    }
    assert_eq!(Pll::Ecp5.best(25_000, 1_000), None);
}

#[test]
fn numbers_are_positions() {
    assert_eq!(Counter::ALL.len(), COUNTERS);
    for (position, counter) in Counter::ALL.iter().enumerate() {
        assert_eq!(*counter as usize, position);
    }
}
