// SPDX-License-Identifier: MIT
//! The shape of the output: headers, names, shared modules, identical bytes.
use hdl_export::{export, lint, port_name, Design, Options};
use rust_hdl::prelude::*;

/// Adds a constant.
#[derive(LogicBlock)]
struct Adder {
    pub x: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<8>>,
    addend: Constant<Bits<8>>,
}
impl Adder {
    fn new(addend: u64) -> Self {
        Self { x: Default::default(), y: Default::default(), addend: Constant::new(addend.into()) }
    }
}
impl Logic for Adder {
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.x.val() + self.addend.val();
    }
}

/// Three equal adders, two of them in an array, and one that differs.
#[derive(LogicBlock)]
struct Parent {
    pub clock: Signal<In, Clock>,
    pub a: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<8>>,
    adder: [Adder; 2],
    equal: Adder,
    other: Adder,
    delay: DFF<Bits<8>>,
}
impl Default for Parent {
    fn default() -> Self {
        Self {
            clock: Default::default(),
            a: Default::default(),
            y: Default::default(),
            adder: [Adder::new(1), Adder::new(1)],
            equal: Adder::new(1),
            other: Adder::new(7),
            delay: Default::default(),
        }
    }
}
impl Logic for Parent {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, delay);
        self.adder[0].x.next = self.a.val();
        self.adder[1].x.next = self.adder[0].y.val();
        self.equal.x.next = self.adder[1].y.val();
        self.other.x.next = self.equal.y.val();
        self.delay.d.next = self.other.y.val();
        self.y.next = self.delay.q.val();
    }
}

fn design() -> Design {
    let mut block = Parent::default();
    block.connect_all();
    let header =
        vec!["parent: three adders\nconfiguration: 8 bits".to_string(), "version 1".to_string()];
    export(&block, &Options { header, ..Options::new("parent") }).unwrap()
}

#[test]
fn identical_modules_are_one() {
    let names: Vec<String> = design().modules.into_iter().map(|module| module.name).collect();
    assert_eq!(names, ["adder", "other", "parent"], "children first, the top last");
    let text = design().to_verilog();
    assert_eq!(text.matches("\nmodule ").count(), 3);
    for instance in ["adder adder__0 (", "adder adder__1 (", "adder equal (", "other other ("] {
        assert!(text.contains(instance), "{instance}: {text}");
    }
}

#[test]
fn the_header_is_a_comment_line_by_line() {
    let text = design().to_verilog();
    assert!(
        text.starts_with(
            "// parent: three adders\n// configuration: 8 bits\n// version 1\n\nmodule "
        ),
        "{text}"
    );
}

#[test]
fn ports_are_ansi_and_registers_lie_in_their_parent() {
    let text = design().to_verilog();
    assert!(
        text.contains(
            "module parent (\n  input wire clock,\n  input wire [7:0] a,\n  output reg [7:0] y\n);"
        ),
        "{text}"
    );
    assert!(
        text.contains("always @(posedge clock) begin\n    delay__q <= delay__d;\n  end"),
        "{text}"
    );
    assert!(!text.contains("module delay"), "{text}");
    assert!(!text.contains('$'), "{text}");
    assert_eq!(port_name("adder$1$x"), "adder__1__x");
}

#[test]
fn identical_runs_give_identical_bytes() {
    assert_eq!(design().to_verilog(), design().to_verilog());
}

/// A core that is wrapped twice: its declaration is there once, and no module takes its name.
#[derive(LogicBlock, Default)]
struct Buffer {
    pub i: Signal<In, Bit>,
    pub o: Signal<Out, Bit>,
}
impl Logic for Buffer {
    fn update(&mut self) {}
    fn connect(&mut self) {
        self.o.connect();
    }
    fn hdl(&self) -> Verilog {
        Verilog::Wrapper(Wrapper {
            code: "cell_of_vendor inner (.I(i), .O(o));".into(),
            cores: "(* blackbox *)\nmodule cell_of_vendor(input I, output O);\nendmodule\n".into(),
        })
    }
}
#[derive(LogicBlock, Default)]
struct Wrapping {
    pub a: Signal<In, Bit>,
    pub y: Signal<Out, Bit>,
    cell_of_vendor: Buffer,
    second: Buffer,
}
impl Logic for Wrapping {
    #[hdl_gen]
    fn update(&mut self) {
        self.cell_of_vendor.i.next = self.a.val();
        self.second.i.next = self.cell_of_vendor.o.val();
        self.y.next = self.second.o.val();
    }
}

#[test]
fn wrapped_cores_are_declared_once_under_their_own_name() {
    let mut block = Wrapping::default();
    block.connect_all();
    let text = export(&block, &Options::new("wrapping")).unwrap().to_verilog();
    assert_eq!(text.matches("module cell_of_vendor(").count(), 1, "{text}");
    assert_eq!(text.matches("module cell_of_vendor_2 (").count(), 1, "{text}");
    assert!(text.contains("cell_of_vendor_2 second ("), "{text}");
}

/// A loop that goes past what its selector can be, and a signed cast beside its own type.
#[derive(LogicBlock, Default)]
struct Typed {
    pub select: Signal<In, Bits<2>>,
    pub a: Signal<In, Signed<8>>,
    pub b: Signal<In, Signed<16>>,
    pub sum: Signal<Out, Signed<16>>,
    pub less: Signal<Out, Bit>,
    pub chosen: Signal<Out, Bits<4>>,
}
impl Logic for Typed {
    #[hdl_gen]
    fn update(&mut self) {
        self.sum.next = self.b.val() + signed_bit_cast::<16, 8>(self.a.val());
        self.less.next = signed_bit_cast::<16, 8>(self.a.val()) < self.b.val();
        self.chosen.next = 0.into();
        for i in 0..5 {
            if self.select.val().index() == i + 1 {
                self.chosen.next = 7.into();
            }
            if self.select.val().index() < i {
                self.chosen.next = 9.into();
            }
        }
    }
}

#[test]
fn what_one_operand_hides_the_other_one_tells() {
    let mut block = Typed::default();
    block.connect_all();
    let text = export(&block, &Options::new("typed")).unwrap().to_verilog();
    assert!(text.contains("sum = {b + {{8{a[7]}}, a}};"), "{text}");
    assert!(text.contains("less = ($signed({{8{a[7]}}, a}) < $signed(b));"), "{text}");
    // `select` is never 4 or 5, and always less than 4.
    assert_eq!(text.matches("(select == ").count(), 3, "{text}");
    let end = "    chosen_value = 4'h9;\n    chosen = chosen_value;\n  end\nendmodule";
    assert!(text.contains(end), "{text}");
}

#[derive(LogicBlock, Default)]
struct Suspicious {
    pub a: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<8>>,
    child: Inverter,
    i: Signal<Local, Bits<8>>,
    v: [Signal<Local, Bits<8>>; 2],
}
#[derive(LogicBlock, Default)]
struct Inverter {
    pub x: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<8>>,
}
impl Logic for Inverter {
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = !self.x.val();
    }
}
impl Logic for Suspicious {
    #[hdl_gen]
    fn update(&mut self) {
        self.i.next = self.a.val();
        self.child.x.next = self.a.val();
        for i in 0..2 {
            self.v[i].next = self.i.val();
        }
        self.y.next = self.child.x.val() + self.child.y.val() + self.v[0].val();
    }
}

#[test]
fn the_lint_sees_reads_of_inputs_and_shared_names() {
    let mut block = Suspicious::default();
    block.connect_all();
    let found: Vec<String> = lint(&block)
        .into_iter()
        .map(|finding| format!("{}: {}", finding.path, finding.what))
        .collect();
    assert_eq!(found.len(), 2, "{found:#?}");
    assert!(found[0].starts_with("top: `child$x` is the input of a child"), "{found:#?}");
    assert!(found[1].starts_with("top: `i` is both a signal and a loop variable"), "{found:#?}");
}

/// An output that has a value where it is assigned again.
#[derive(LogicBlock, Default)]
struct Chosen {
    pub a: Signal<In, Bits<8>>,
    pub b: Signal<In, Bit>,
    pub once: Signal<Out, Bits<8>>,
    pub twice: Signal<Out, Bits<8>>,
    twice_value: Signal<Local, Bits<8>>,
}
impl Logic for Chosen {
    #[hdl_gen]
    fn update(&mut self) {
        self.twice_value.next = self.a.val();
        self.twice.next = self.twice_value.val();
        if self.b.val() {
            self.once.next = self.a.val();
            self.twice.next = 0.into();
        } else {
            self.once.next = self.twice.val();
        }
    }
}

#[test]
fn others_see_the_last_value_alone() {
    let mut block = Chosen::default();
    block.connect_all();
    let text = export(&block, &Options::new("chosen")).unwrap().to_verilog();
    let body = "  reg [7:0] twice_value;\n  reg [7:0] twice_value_;\n  always @(*) begin\n    \
                twice_value = a;\n    twice_value_ = twice_value;\n    if (b) begin\n      \
                once = a;\n      twice_value_ = 8'h0;\n    end else begin\n      \
                once = twice_value_;\n    end\n    twice = twice_value_;\n  end\n";
    assert!(text.contains(body), "{text}");
}
