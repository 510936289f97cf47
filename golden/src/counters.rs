// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/counters`.
use crate::{ports, Model};
use warpwright_config::counters::Counter;

ports! {
    Inputs {
        clear, happened, thread_count, fetch_next_links, fetch_offset, fetch_tag_reads,
        fetch_link_reads, pc_reads, pc_writes, atomics_merged, texture_lookups, select,
    }
    Outputs { value }
}

/// The counters.
#[derive(Default)]
pub struct Counters {
    sums: [u32; 32],
    late: [u32; 32],
}

impl Model for Counters {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        Outputs { value: Some(self.sums[inputs.select as usize].into()) }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let mut amounts: [u32; 32] =
            std::array::from_fn(|number| (inputs.happened >> number & 1) as u32);
        for (counter, amount) in [
            (Counter::ThreadInstructions, inputs.thread_count),
            (Counter::NextLinks, inputs.fetch_next_links),
            (Counter::OffsetMoves, inputs.fetch_offset),
            (Counter::TagReads, inputs.fetch_tag_reads),
            (Counter::LinkReads, inputs.fetch_link_reads),
            (Counter::PcReads, inputs.pc_reads),
            (Counter::PcWrites, inputs.pc_writes),
            (Counter::AtomicMerged, inputs.atomics_merged),
            (Counter::TextureLookups, inputs.texture_lookups),
        ] {
            amounts[counter as usize] = amount as u32;
        }
        for ((sum, late), amount) in self.sums.iter_mut().zip(&mut self.late).zip(amounts) {
            (*sum, *late) =
                if inputs.clear == 1 { (0, 0) } else { (sum.wrapping_add(*late), amount) };
        }
    }
}
