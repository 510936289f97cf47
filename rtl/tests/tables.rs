// SPDX-License-Identifier: MIT
//! Facts of the tables that blocks and tools share.
use warpwright_config::counters::{Counter, COUNTERS};

#[test]
fn numbers_are_positions() {
    assert_eq!(Counter::ALL.len(), COUNTERS);
    for (position, counter) in Counter::ALL.iter().enumerate() {
        assert_eq!(*counter as usize, position);
    }
}
