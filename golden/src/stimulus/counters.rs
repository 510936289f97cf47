// SPDX-License-Identifier: MIT
//! Stimulus of `counters` in random tests.
use crate::counters::Inputs;
use crate::Stimulus;

/// Many events of every kind; rarely all counters start again.
pub struct Events;

impl Stimulus for Events {
    type Inputs = Inputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> Inputs {
        let mut amount = |bits: u32| random() & ((1 << bits) - 1);
        amount(1);
        let inputs = Inputs {
            clear: 0,
            happened: amount(32),
            thread_count: amount(3),
            fetch_next_links: amount(2),
            fetch_offset: amount(2),
            fetch_tag_reads: amount(3),
            fetch_link_reads: amount(2),
            pc_reads: amount(3),
            pc_writes: amount(3),
            atomics_merged: amount(3),
            texture_lookups: amount(3),
            select: amount(5),
        };
        Inputs { clear: u64::from(random() % 1500 == 0), ..inputs }
    }
}
