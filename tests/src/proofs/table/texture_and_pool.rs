// SPDX-License-Identifier: MIT
//! The latency FIFO of the texture pipeline and the register pages of an execution unit
//! (docs/mechanisms/5.md).
use super::property;
use crate::proofs::Proof;
use warpwright_rtl::dut::Top;
use warpwright_rtl::operand_read::page_table::PageTable;
use warpwright_rtl::texture::latency_fifo::{FifoConfig, LatencyFifo};
use warpwright_sim::formal::Engine;

/// All of them.
pub(super) fn proofs() -> Vec<Proof> {
    [vec![latency_fifo()], vec![page_table()]].into_iter().flatten().collect()
}

fn latency_fifo() -> Proof {
    Proof {
        name: "latency_fifo",
        block: "latency_fifo",
        size: "2 entries, 4 lines outstanding",
        file: "latency_fifo.sv",
        macros: &[("DEPTH", "2"), ("LINES", "4")],
        build: || {
            let config = FifoConfig { ahead: true, depth: 2, places: 2, outstanding: 4 };
            Box::new(LatencyFifo::<2>::new(config).ready())
        },
        engine: Engine::Search(14),
        refute: Engine::Search(14),
        quick: false,
        properties: vec![
            property("in_order", "entries leave in order, each once, as they came", "latency_fifo-last-offsets"),
            property(
                "own_data",
                "lines enter the cache in the order of their tags, each once, with the data that memory gave for it, in any order",
                "latency_fifo-not-come",
            ),
            property("lines_first", "an entry leaves when its own lines have entered", "latency_fifo-four-is-none"),
            property(
                "not_too_early",
                "a line enters when its entry is the first, so that no entry before it misses what it replaces",
                "latency_fifo-eager",
            ),
            property("places_distinct", "a line on its way has its place in the reorder buffer alone", "latency_fifo-one-line-more"),
            property("bounded", "there are never more entries or lines than the sizes say", "latency_fifo-one-too-many"),
            property("makes_room", "there is room exactly when there are fewer", "latency_fifo-one-too-many"),
            property(
                "leaves_in_time",
                "an entry whose lines have come leaves within five cycles in which the filter moves, whatever is behind it",
                "latency_fifo-forgets",
            ),
        ],
    }
}

fn page_table() -> Proof {
    Proof {
        name: "page_table",
        block: "page_table",
        size: "4 slots, two groups of 4 pages of 8 registers",
        file: "page_table.sv",
        macros: &[],
        build: || Box::new(PageTable::<4, 2, 5>::default().ready()),
        engine: Engine::Search(14),
        refute: Engine::Search(14),
        quick: false,
        properties: vec![
            property(
                "pages_add_up",
                "pages in use are those of the warps that run, in each group",
                "page_table-half-given",
            ),
            property(
                "no_sharing",
                "no two registers of warps in one group have one place",
                "page_table-half-given",
            ),
            property(
                "same_place",
                "operands are read where the slow write-back has written them",
                "page_table-other-page",
            ),
            property("owned_is_used", "a page that a warp has is in use", "page_table-half-given"),
        ],
    }
}
