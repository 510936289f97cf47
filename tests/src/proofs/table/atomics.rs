// SPDX-License-Identifier: MIT
//! The prefix networks of merged atomics (docs/mechanisms/4.md).
use super::property;
use crate::proofs::Proof;
use warpwright_rtl::atomics::prefix::{BrentKung, KoggeStone, SerialPrefix};
use warpwright_rtl::dut::Top;
use warpwright_sim::formal::Engine;

pub(super) fn proofs() -> Vec<Proof> {
    let properties = |broken: [&'static str; 4]| {
        vec![
            property(
                "done_in_time",
                "a set ends as many cycles after its start as the network has levels",
                broken[0],
            ),
            property(
                "prefix_is_serial",
                "the prefix of a thread is that of the serial definition",
                broken[1],
            ),
            property(
                "total_is_serial",
                "the combined operand is that of the serial definition",
                broken[2],
            ),
            property(
                "others_are_kept",
                "the prefixes of threads outside the set are kept",
                broken[3],
            ),
        ]
    };
    let kogge_stone = Proof {
        name: "kogge_stone",
        block: "kogge_stone",
        size: "8 threads, words of 3 bits, integer operations but products and exchanges",
        file: "prefix_network.sv",
        macros: &[("NETWORK", "kogge_stone"), ("LATENCY", "3")],
        build: || Box::new(KoggeStone::<8, 3>::new(true).ready()),
        engine: Engine::Search(8),
        refute: Engine::Search(12),
        quick: false,
        properties: properties([
            "kogge_stone-early",
            "kogge_stone-unmasked",
            "kogge_stone-short",
            "kogge_stone-forgetful",
        ]),
    };
    let brent_kung = Proof {
        name: "brent_kung",
        block: "brent_kung",
        macros: &[("NETWORK", "brent_kung"), ("LATENCY", "5")],
        build: || Box::new(BrentKung::<8, 3>::new(true).ready()),
        properties: properties([
            "brent_kung-early",
            "brent_kung-unmasked",
            "brent_kung-short",
            "brent_kung-forgetful",
        ]),
        ..kogge_stone
    };
    let serial = Proof {
        name: "serial_prefix",
        block: "serial_prefix",
        size: "8 threads, words of 3 bits, every operation but products and floats",
        file: "serial_prefix.sv",
        macros: &[("BITS", "3")],
        build: || Box::new(SerialPrefix::<8, 3>::default().ready()),
        engine: Engine::Search(12),
        refute: Engine::Search(12),
        quick: false,
        properties: vec![
            property(
                "done_in_time",
                "a set ends as many cycles after its start as it has threads, and one",
                "serial_prefix-early",
            ),
            property("first_has_identity", "the first thread of the set has the identity", "serial_prefix-first-kept"),
            property(
                "next_is_combined",
                "the prefix of each other thread is that of the thread before, combined with the operand of that thread",
                "serial_prefix-last-only",
            ),
            property("total_is_combined", "the combined operand is the last prefix with the last operand", "serial_prefix-short"),
            property("others_are_kept", "the prefixes of threads outside the set are kept", "serial_prefix-forgetful"),
        ],
    };
    vec![serial, kogge_stone, brent_kung]
}
