// SPDX-License-Identifier: MIT
//! Bundles of the dialect: joined by one statement, in registers, in arrays.
use hdl_dialect::prelude::*;
use hdl_export::{export, Options};
use warpwright_sim::harness::{seed, Random};

/// Bytes from somewhere.
#[derive(Bundle)]
struct Bytes<D: Way, const N: usize> {
    /// There are some in this cycle.
    valid: Signal<D, Bit>,
    /// The bytes.
    data: [Signal<D, Bits<8>>; N],
}

/// Two steps of a pipeline that waits while `hold`; the second forgets what is not valid.
#[derive(LogicBlock)]
struct WithBundles {
    clock: Signal<In, Clock>,
    hold: Signal<In, Bit>,
    input: [Bytes<In, 2>; 2],
    output: [Bytes<Out, 2>; 2],
    first: [Registers<Bytes<Local, 2>>; 2],
    second: Registers<Bytes<Local, 2>>,
}

#[hdl_gen]
impl Logic for WithBundles {
    fn update(&mut self) {
        if !self.hold.val() {
            for i in 0..2 {
                self.input[i].drive(&mut self.first[i].d);
            }
            self.first[1].q.drive(&mut self.second.d);
            if !self.first[1].q.valid.val() {
                self.second.d.data[1].next = 0.into();
            }
        }
        self.first[0].q.drive(&mut self.output[0]);
        self.second.q.drive(&mut self.output[1]);
    }
}

/// The same, wire by wire.
#[derive(LogicBlock)]
struct WithWires {
    clock: Signal<In, Clock>,
    hold: Signal<In, Bit>,
    valid: [Signal<In, Bit>; 2],
    data: [Signal<In, Bits<8>>; 4],
    out_valid: [Signal<Out, Bit>; 2],
    out_data: [Signal<Out, Bits<8>>; 4],
    first_valid: [DFF<Bit>; 2],
    first_data: [DFF<Bits<8>>; 4],
    second_valid: DFF<Bit>,
    second_data: [DFF<Bits<8>>; 2],
}

#[hdl_gen]
impl Logic for WithWires {
    fn update(&mut self) {
        if !self.hold.val() {
            for i in 0..2 {
                self.first_valid[i].d.next = self.valid[i].val();
            }
            for i in 0..4 {
                self.first_data[i].d.next = self.data[i].val();
            }
            self.second_valid.d.next = self.first_valid[1].q.val();
            self.second_data[0].d.next = self.first_data[2].q.val();
            self.second_data[1].d.next = self.first_data[3].q.val();
            if !self.first_valid[1].q.val() {
                self.second_data[1].d.next = 0.into();
            }
        }
        self.out_valid[0].next = self.first_valid[0].q.val();
        self.out_valid[1].next = self.second_valid.q.val();
        for i in 0..2 {
            self.out_data[i].next = self.first_data[i].q.val();
            self.out_data[2 + i].next = self.second_data[i].q.val();
        }
    }
}

/// Place of a port of `WithWires` by that of `WithBundles`.
fn place(dut: &dyn Dut, names: &[&str; 6], outputs: bool) -> Vec<usize> {
    let ports = if outputs { dut.outputs() } else { dut.inputs() };
    let find = |name: &str| ports.iter().position(|port| port.name == name);
    names.iter().map(|name| find(name).unwrap_or_else(|| panic!("no port {name}"))).collect()
}

#[test]
fn bundles_in_registers_are_their_members_in_registers() {
    let mut bundles = Lazy::new(WithBundles::default().ready());
    let mut wires = WithWires::default().ready();
    let members = ["0_valid", "0_data$0", "0_data$1", "1_valid", "1_data$0", "1_data$1"];
    let theirs = ["valid$0", "data$0", "data$1", "valid$1", "data$2", "data$3"];
    let names = |before: &str, all: [&str; 6]| all.map(|name| format!("{before}{name}"));
    let [ins, outs] = ["input$", "output$"].map(|before| names(before, members));
    let (their_ins, their_outs) = (names("", theirs), names("out_", theirs));
    let places = |dut: &dyn Dut, names: &[String; 6], outputs: bool| {
        place(dut, &std::array::from_fn(|at| names[at].as_str()), outputs)
    };
    let ins = (places(&bundles, &ins, false), places(&wires, &their_ins, false));
    let outs = (places(&bundles, &outs, true), places(&wires, &their_outs, true));
    let hold_at = [&bundles as &dyn Dut, &wires]
        .map(|dut| dut.inputs().iter().position(|port| port.name == "hold").expect("it holds"));
    let mut random = Random::new(seed(5));
    let mut changes = 0;
    let mut before = vec![0; 6];
    for cycle in 0..2000 {
        let hold = u64::from(random.below(4) == 0);
        bundles.poke(hold_at[0], hold);
        wires.poke(hold_at[1], hold);
        for (ours, theirs) in ins.0.iter().zip(&ins.1) {
            let value =
                random.below(256) & if bundles.inputs()[*ours].width == 1 { 1 } else { 255 };
            bundles.poke(*ours, value);
            wires.poke(*theirs, value);
        }
        bundles.settle();
        wires.settle();
        let values: Vec<_> = outs.0.iter().map(|&at| bundles.peek(at)).collect();
        let expected: Vec<_> = outs.1.iter().map(|&at| wires.peek(at)).collect();
        assert_eq!(values, expected, "cycle {cycle}");
        changes += usize::from(values != before);
        before = values;
        bundles.rise();
        wires.rise();
    }
    assert!(changes > 1000, "{changes} changes");
}

#[test]
fn registers_of_a_bundle_are_plain_registers_in_verilog() {
    let mut block = WithBundles::default();
    block.connect_all();
    let text = export(&block, &Options::new("top")).expect("it is exported").to_verilog();
    for line in [
        "reg [7:0] first__0__q_data__1 = 8'h0;",
        "first__0__q_data__1 <= first__0__d_data__1;",
        "second__q_valid <= second__d_valid;",
        "output reg [7:0] output__1_data__0",
    ] {
        assert!(text.contains(line), "`{line}` is not in\n{text}");
    }
    assert_eq!(text.matches("module ").count(), 1 + text.matches("endmodule ").count(), "{text}");
}

/// A part whose ports have the names of its parent's.
#[derive(LogicBlock)]
struct Summed {
    a: [Signal<In, Bits<8>>; 2],
    b: Signal<In, Bits<8>>,
    sum: Signal<Out, Bits<8>>,
}

#[hdl_gen]
impl Logic for Summed {
    fn update(&mut self) {
        self.sum.next = self.a[0].val() + self.a[1].val() + self.b.val();
    }
}

/// Parts, joined by lists of names, of the block itself, too.
#[derive(LogicBlock)]
struct Listed {
    a: [Signal<In, Bits<8>>; 2],
    b: Signal<In, Bits<8>>,
    sum: Signal<Out, Bits<8>>,
    part: [Summed; 2],
    other: Summed,
}

#[hdl_gen]
impl Logic for Listed {
    fn update(&mut self) {
        for i in 0..2 {
            self.drive(&mut self.part[i], [a, b]);
        }
        self.drive(&mut self.other, [a, b]);
        if self.b.val() == 7 {
            self.other.drive(&mut self.part[1], [a[0], b]);
        }
        self.part[1].drive(&mut self, [sum]);
    }
}

/// The same, name by name.
#[derive(LogicBlock)]
struct Written {
    a: [Signal<In, Bits<8>>; 2],
    b: Signal<In, Bits<8>>,
    sum: Signal<Out, Bits<8>>,
    part: [Summed; 2],
    other: Summed,
}

#[hdl_gen]
impl Logic for Written {
    fn update(&mut self) {
        for i in 0..2 {
            self.part[i].a[0].next = self.a[0].val();
            self.part[i].a[1].next = self.a[1].val();
            self.part[i].b.next = self.b.val();
        }
        self.other.a[0].next = self.a[0].val();
        self.other.a[1].next = self.a[1].val();
        self.other.b.next = self.b.val();
        if self.b.val() == 7 {
            self.part[1].a[0].next = self.other.a[0].val();
            self.part[1].b.next = self.other.b.val();
        }
        self.sum.next = self.part[1].sum.val();
    }
}

#[test]
fn signals_of_the_same_names_are_joined_by_a_list() {
    let (mut listed, mut written) = (Listed::default(), Written::default());
    listed.connect_all();
    written.connect_all();
    let options = Options::new("top");
    let text = export(&listed, &options).expect("it is exported").to_verilog();
    assert_eq!(text, export(&written, &options).expect("it is exported").to_verilog());
    let mut dut = Listed::default().ready();
    let place = |name: &str| dut.inputs().iter().position(|port| port.name == name);
    let places = ["a$0", "a$1", "b"].map(|name| place(name).expect("a port"));
    let sum = dut.outputs().iter().position(|port| port.name == "sum").expect("an output");
    let mut random = Random::new(seed(6));
    for _ in 0..100 {
        let values = places.map(|at| {
            let value = random.below(256);
            dut.poke(at, value);
            value
        });
        dut.settle();
        assert_eq!(dut.peek(sum), values.iter().sum::<u64>() & 255, "{values:?}");
    }
}
