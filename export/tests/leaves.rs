// SPDX-License-Identifier: MIT
//! Blocks with Verilog of their own: interfaces, constants, locals, children, black boxes, nets.
#![allow(non_snake_case, reason = "ports of a vendor's cell")]
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

#[derive(LogicInterface, Default)]
struct Question {
    pub data: Signal<In, Signed<8>>,
    pub taken: Signal<Out, Bit>,
}
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
#[allow(dead_code, reason = "only its numbers matter")]
enum Mode {
    Off,
    On,
}

/// A leaf with all that a text can name.
#[derive(LogicBlock)]
struct Leaf {
    pub clock: Signal<In, Clock>,
    pub bus: [Question; 2],
    pub mode: Signal<In, Mode>,
    limit: Constant<Signed<8>>,
    unused: Constant<Bits<4>>,
    scratch: Signal<Local, Bit>,
    count: DFF<Bits<4>>,
    model: DFF<Bits<4>>,
}
impl Default for Leaf {
    fn default() -> Self {
        Self {
            clock: Default::default(),
            bus: Default::default(),
            mode: Default::default(),
            limit: Constant::new(Signed::from(-3)),
            unused: Constant::new(1.into()),
            scratch: Default::default(),
            count: Default::default(),
            model: Default::default(),
        }
    }
}
impl Logic for Leaf {
    fn update(&mut self) {}
    fn connect(&mut self) {
        self.bus.iter_mut().for_each(|bus| bus.taken.connect());
        for register in [&mut self.count, &mut self.model] {
            register.d.connect();
            register.clock.connect();
        }
    }
    fn hdl(&self) -> Verilog {
        Verilog::Custom(
            "// bus$0$taken is what it was\n\
             always @(*) begin\n  scratch = mode == Mode$On;\n  count$d = count$q + 1;\n  count$clock = clock;\n  \
             bus$0$taken = scratch && bus$0$data < limit;\n  bus$1$taken = $signed(bus$1$data) > 4'sd3;\nend"
                .into(),
        )
    }
}

#[derive(LogicBlock, Default)]
struct AroundLeaf {
    pub clock: Signal<In, Clock>,
    pub mode: Signal<In, Mode>,
    pub bus: [Question; 2],
    leaf: Leaf,
}
impl Logic for AroundLeaf {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, leaf);
        self.leaf.mode.next = self.mode.val();
        for i in 0..2 {
            Question::link(&mut self.bus[i], &mut self.leaf.bus[i]);
        }
    }
}

#[test]
fn the_text_of_a_leaf_can_name_all_that_rust_hdl_declares() {
    let text = text(AroundLeaf::default());
    has(
        &text,
        &[
            "  input wire signed [7:0] bus__0_data,\n  output reg bus__0_taken,",
            "  localparam signed [7:0] limit = 8'hfd;",
            "  reg scratch;",
            "  // bus$0$taken is what it was",
            "scratch = mode == 1;",
            "bus__0_taken = scratch && bus__0_data < limit;",
            "bus__1_taken = $signed(bus__1_data) > 4'sd3;",
            "  reg [3:0] count__d;\n  wire [3:0] count__q;\n  reg count__clock;",
            "  count count (\n    .d(count__d),\n    .q(count__q),\n    .clock(count__clock)\n  );",
        ],
    );
    // A child that is not named is there for the simulation.
    assert!(!text.contains("model") && !text.contains("unused"), "{text}");
}

#[derive(LogicBlock, Default)]
struct Cell {
    pub I: Signal<In, Bit>,
    pub O: Signal<Out, Bit>,
}
impl Logic for Cell {
    fn update(&mut self) {}
    fn connect(&mut self) {
        self.O.connect();
    }
    fn hdl(&self) -> Verilog {
        let code = "(* blackbox *)\nmodule CELL (input I, output O);\nendmodule\n".into();
        Verilog::Blackbox(BlackBox { code, name: "CELL".into() })
    }
}
#[derive(LogicBlock, Default)]
struct AroundCell {
    pub x: Signal<In, Bit>,
    pub y: Signal<Out, Bit>,
    inner: Cell,
}
impl Logic for AroundCell {
    fn update(&mut self) {}
    fn connect(&mut self) {
        self.y.connect();
        self.inner.I.connect();
    }
    fn hdl(&self) -> Verilog {
        Verilog::Custom("always @(*) begin inner$I = x; y = inner$O; end".into())
    }
}
#[derive(LogicBlock, Default)]
struct Cells {
    pub x: Signal<In, Bit>,
    pub y: Signal<Out, Bit>,
    first: Cell,
    second: AroundCell,
}
impl Logic for Cells {
    #[hdl_gen]
    fn update(&mut self) {
        self.first.I.next = self.x.val();
        self.second.x.next = self.first.O.val();
        self.y.next = self.second.y.val();
    }
}

#[test]
fn black_boxes_are_instances_of_their_own_name() {
    let text = text(Cells::default());
    assert_eq!(text.matches("module CELL (").count(), 1, "{text}");
    has(&text, &["  CELL first (\n    .I(first__I),\n    .O(first__O)\n  );", "second__y"]);
    has(&text, &["  CELL inner (\n    .I(inner__I),"]);
}

#[test]
fn a_black_box_is_no_top() {
    let error = refusal(Cell::default());
    assert_eq!(error, "top: a black box is exported inside a block, not as the top");
}

#[derive(LogicBlock, Default)]
struct Forgets {
    pub x: Signal<In, Bit>,
    pub y: Signal<Out, Bit>,
    inner: Cell,
}
impl Logic for Forgets {
    fn update(&mut self) {}
    fn connect(&mut self) {
        self.y.connect();
        self.inner.I.connect();
    }
    fn hdl(&self) -> Verilog {
        Verilog::Custom("always @(*) y = inner$O & x;".into())
    }
}

#[test]
fn an_input_that_the_text_forgets_is_refused() {
    let error = refusal(Forgets::default());
    assert!(error.starts_with("top.inner.I: the custom Verilog around never assigns"), "{error}");
}

/// Nested interfaces are joined and linked; their pins are nets.
#[derive(LogicInterface, Default)]
#[join = "InnerEnd"]
struct Inner {
    pub out: Signal<Out, Bits<2>>,
    pub back: Signal<In, Bits<3>>,
    pub pin: Signal<InOut, Bits<4>>,
}
#[derive(LogicInterface, Default)]
#[join = "Inner"]
struct InnerEnd {
    pub out: Signal<In, Bits<2>>,
    pub back: Signal<Out, Bits<3>>,
    pub pin: Signal<InOut, Bits<4>>,
}
#[derive(LogicInterface, Default)]
#[join = "OuterEnd"]
struct Outer {
    pub inner: Inner,
}
#[derive(LogicInterface, Default)]
#[join = "Outer"]
struct OuterEnd {
    pub inner: InnerEnd,
}
#[derive(LogicBlock, Default)]
struct Source {
    pub bus: Outer,
    pub seen: Signal<Out, Bits<4>>,
    buffer: TristateBuffer<Bits<4>>,
}
impl Logic for Source {
    #[hdl_gen]
    fn update(&mut self) {
        Signal::<InOut, Bits<4>>::link(&mut self.bus.inner.pin, &mut self.buffer.bus);
        self.bus.inner.out.next = self.bus.inner.back.val().get_bits::<2>(0);
        self.buffer.write_enable.next = self.bus.inner.back.val().get_bit(2);
        self.buffer.write_data.next = self.bus.inner.pin.val();
        self.seen.next = self.buffer.read_data.val();
    }
}
#[derive(LogicBlock, Default)]
struct Sink {
    pub bus: OuterEnd,
    pub x: Signal<In, Bits<3>>,
    pub seen: Signal<Out, Bits<4>>,
}
impl Logic for Sink {
    #[hdl_gen]
    fn update(&mut self) {
        self.bus.inner.back.next = self.x.val();
        self.seen.next = self.bus.inner.pin.val();
    }
}
#[derive(LogicBlock, Default)]
struct Nested {
    pub bus: Outer,
    pub x: Signal<In, Bits<3>>,
    pub seen: Signal<Out, Bits<4>>,
    linked: Source,
    joined: Source,
    sink: Sink,
}
impl Logic for Nested {
    #[hdl_gen]
    fn update(&mut self) {
        Outer::link(&mut self.bus, &mut self.linked.bus);
        Outer::join(&mut self.joined.bus, &mut self.sink.bus);
        self.sink.x.next = self.x.val();
        self.seen.next =
            self.linked.seen.val() & self.sink.seen.val() & self.sink.bus.inner.pin.val();
    }
}

#[test]
fn nested_interfaces_are_linked_and_their_pins_are_nets() {
    has(
        &text(Nested::default()),
        &[
            "  inout wire [3:0] bus_inner_pin,",
            "bus_inner_out = linked__bus_inner_out;",
            "linked__bus_inner_back = bus_inner_back;",
            "sink__bus_inner_out = joined__bus_inner_out;",
            "    .bus_inner_pin(bus_inner_pin),",
            "  wire [3:0] joined__bus_inner_pin;",
            "  wire [3:0] sink__bus_inner_pin = joined__bus_inner_pin;",
            "    .bus(bus_inner_pin),",
            "buffer__write_data = bus_inner_pin;",
        ],
    );
}

#[derive(LogicBlock, Default)]
struct Shorted {
    pub a: Signal<InOut, Bit>,
    pub b: Signal<InOut, Bit>,
    buffer: TristateBuffer<Bit>,
}
impl Logic for Shorted {
    #[hdl_gen]
    fn update(&mut self) {
        Signal::<InOut, Bit>::link(&mut self.a, &mut self.buffer.bus);
        Signal::<InOut, Bit>::link(&mut self.b, &mut self.buffer.bus);
        self.buffer.write_enable.next = self.a.val();
        self.buffer.write_data.next = self.a.val();
    }
}
#[derive(LogicBlock, Default)]
struct Assigned {
    pub a: Signal<InOut, Bit>,
    pub x: Signal<In, Bit>,
}
impl Logic for Assigned {
    #[hdl_gen]
    fn update(&mut self) {
        self.a.next = self.x.val();
    }
}

#[test]
fn pins_that_verilog_cannot_have_are_refused() {
    let error = refusal(Shorted::default());
    assert!(error.contains("top: `a` and `b` are ports of the block on one net"), "{error}");
    let error = refusal(Assigned::default());
    assert!(error.contains("top: `a` is bidirectional") && error.contains("`a = x`"), "{error}");
}

/// A child is called like a member of an interface.
#[derive(LogicBlock, Default)]
struct Alike {
    pub x: Signal<In, Bit>,
    pub bus: Question,
    bus_data: AroundCell,
}
impl Logic for Alike {
    #[hdl_gen]
    fn update(&mut self) {
        self.bus_data.x.next = self.x.val();
        self.bus.taken.next = self.bus_data.y.val() & self.bus.data.val().get_bit(0);
    }
}

#[test]
fn an_instance_gives_way_to_a_member_of_an_interface() {
    let text = text(Alike::default());
    has(
        &text,
        &["  bus_data bus_data__block (\n    .x(bus_data__x),", "input wire [7:0] bus_data,"],
    );
}
