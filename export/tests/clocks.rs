// SPDX-License-Identifier: MIT
//! Clocks that go through blocks: exported where the Rust simulation means what Verilog means.
use hdl_export::{export, Options};
use rust_hdl::prelude::*;

fn text<B: Block>(mut block: B) -> String {
    block.connect_all();
    export(&block, &Options::new("top")).unwrap_or_else(|error| panic!("{error}")).to_verilog()
}

fn refusal<B: Block>(mut block: B) -> String {
    block.connect_all();
    export(&block, &Options::new("top")).expect_err("the block is refused").to_string()
}

fn has(text: &str, parts: &[&str]) {
    parts.iter().for_each(|part| assert!(text.contains(part), "`{part}` is not in:\n{text}"));
}

/// Counts, and hands its clock out.
#[derive(LogicBlock, Default)]
struct Counter {
    pub clock: Signal<In, Clock>,
    pub clock_out: Signal<Out, Clock>,
    pub data: Signal<In, Bits<4>>,
    pub count: Signal<Out, Bits<4>>,
    pub through: Signal<Out, Bits<4>>,
    value: DFF<Bits<4>>,
}
impl Logic for Counter {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, value);
        self.clock_out.next = self.clock.val();
        self.value.d.next = self.value.q.val() + 1;
        self.count.next = self.value.q.val();
        self.through.next = self.data.val();
    }
}

/// A register on the clock that the counter hands out, with data that comes with that clock
/// (`COUNT`, `THROUGH`) or beside it.
#[derive(LogicBlock, Default)]
struct Handed<const HOW: usize> {
    pub clock: Signal<In, Clock>,
    pub q: Signal<Out, Bits<4>>,
    pub clock_out: Signal<Out, Clock>,
    counter: Counter,
    near: DFF<Bits<4>>,
    last: DFF<Bits<4>>,
}
impl<const HOW: usize> Logic for Handed<HOW> {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, counter);
        dff_setup!(self, clock, near);
        self.near.d.next = self.near.q.val() + 3;
        self.counter.data.next = self.near.q.val();
        self.last.clock.next = self.counter.clock_out.val();
        self.last.d.next = self.counter.count.val();
        for i in 0..HOW {
            if i == 0 {
                self.last.d.next = self.counter.through.val();
            } else {
                self.last.d.next = self.near.q.val();
            }
        }
        self.q.next = self.last.q.val();
        self.clock_out.next = self.counter.clock_out.val();
    }
}

/// What the last register has after each of ten edges of the Rust simulation.
fn simulated<const HOW: usize>() -> Vec<u64> {
    let mut block = Handed::<HOW>::default();
    block.connect_all();
    let mut found = vec![];
    for _ in 0..10 {
        for level in [true, false] {
            block.clock.next = Clock { clk: level };
            assert!(simulate(&mut block, 50), "the simulation settles");
        }
        found.push(block.q.val().to_u64());
    }
    found
}

#[test]
fn clocks_are_handed_out_where_data_comes_later() {
    let with_count = text(Handed::<0>::default());
    has(
        &with_count,
        &[
            "  output wire clock_out\n",
            "  assign clock_out = clock;",
            "  assign clock_out = counter__clock_out;",
            "  always @(posedge counter__clock_out) begin\n    last__q <= last__d;",
        ],
    );
    assert_eq!(simulated::<0>(), (0..10).collect::<Vec<_>>(), "the values before each edge");
    text(Handed::<1>::default());
    let before: Vec<_> = (0..10).map(|edge| edge * 3 % 16).collect();
    assert_eq!(simulated::<1>(), before, "the values before each edge");
}

/// Here the simulation takes the value after the edge, which Verilog does not.
#[test]
fn clocks_that_data_overtakes_are_refused() {
    let error = refusal(Handed::<2>::default());
    assert!(error.starts_with("top.last.d: its clock is handed through other blocks"), "{error}");
    let after: Vec<_> = (1..11).map(|edge| edge * 3 % 16).collect();
    assert_eq!(simulated::<2>(), after, "the values after each edge");
}
