//! The exporter on every form that rust-hdl's own generator gets wrong, written naturally:
//! the Rust simulation, Verilator and Yosys (whose gates Verilator then runs) agree, and
//! Icarus where it is on the PATH.
use rust_hdl::prelude::*;
use std::fs;
use std::process::Command;
use warpwright_rtl::dut::{Dut, Port};
use warpwright_rtl::{ports, ready_top};
use warpwright_sim::cache::{self, checked};
use warpwright_sim::compiled::{export_text, CompiledModel};
use warpwright_sim::harness::{cycles, seed, Random};
use warpwright_toolchain as toolchain;

/// A combinational block with the inputs of [`INPUTS`] for each form, and the list of them.
macro_rules! forms {
    ($($name:ident: $out:ty = { $($update:tt)* })*) => {
        $(
            #[derive(LogicBlock, Default)]
            struct $name {
                pub a: Signal<In, Bits<8>>,
                pub b: Signal<In, Bits<8>>,
                pub m: Signal<In, Bits<8>>,
                pub n: Signal<In, Bits<4>>,
                pub k: Signal<In, Bits<3>>,
                pub f: Signal<In, Bit>,
                pub g: Signal<In, Bit>,
                pub h: Signal<In, Bit>,
                pub y: Signal<Out, $out>,
            }
            impl Logic for $name {
                $($update)*
            }
            ports! { [] $name { comb in: a, b, m, n, k, f, g, h; out: y } }
        )*
        fn forms() -> Vec<(&'static str, Box<dyn Dut>)> {
            vec![$((stringify!($name), Box::new(ready_top!($name::default())) as Box<dyn Dut>)),*]
        }
    };
}

const INPUTS: [(&str, usize); 8] = [("a", 8), ("b", 8), ("m", 8), ("n", 4), ("k", 3), ("f", 1), ("g", 1), ("h", 1)];

forms! {
    AndEqual: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() & self.b.val() == self.m.val(); } }
    OrEqual: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() | self.b.val() == self.m.val(); } }
    XorEqual: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() ^ self.b.val() == self.m.val(); } }
    AndLess: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() & self.b.val() < self.m.val(); } }
    BoolAndEqual: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = self.f.val() & self.g.val() == self.h.val(); } }
    BoolEqualAnd: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = self.f.val() == self.g.val() & self.h.val(); } }
    SumGreater: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val() + 255) > self.b.val(); } }
    DifferenceEqual: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = (self.k.val() - 1) == 7; } }
    IncrementZero: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val() + 1) == 0; } }
    SumZero: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val() + self.b.val()) == 0; } }
    ShiftZero: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val() << 4) == 0; } }
    IncrementAny: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val() + 1).any(); } }
    IncrementAll: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val() + 1).all(); } }
    IncrementHalf: Bits<8> = { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val() + 1) >> 1; } }
    SumHalf: Bits<8> = { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val() + self.b.val()) >> 1; } }
    ComplementZero: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = !self.a.val() == 0; } }
    ComplementGreater: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = !self.a.val() > 5; } }
    ComplementCut: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = !bit_cast::<4, 8>(self.a.val()) == self.n.val(); } }
    SumWidened: Bits<16> = { #[hdl_gen] fn update(&mut self) { self.y.next = bit_cast::<16, 8>(self.a.val() + self.b.val()); } }
    DifferenceWidened: Bits<16> = { #[hdl_gen] fn update(&mut self) { self.y.next = bit_cast::<16, 8>(self.a.val() - self.b.val()); } }
    ShiftWidened: Bits<16> = { #[hdl_gen] fn update(&mut self) { self.y.next = bit_cast::<16, 8>(self.a.val() << 3); } }
    ComplementWidened: Bits<16> = { #[hdl_gen] fn update(&mut self) { self.y.next = bit_cast::<16, 8>(!self.a.val()); } }
    CarryLost: Bits<9> = { #[hdl_gen] fn update(&mut self) { self.y.next = bit_cast::<9, 8>(self.a.val() + 1); } }
    CarryKept: Bits<9> = { #[hdl_gen] fn update(&mut self) { self.y.next = bit_cast::<9, 8>(self.a.val()) + bit_cast::<9, 8>(self.b.val()); } }
    CutIncrement: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = (bit_cast::<4, 8>(self.a.val()) + 1) == self.n.val(); } }
    CutShift: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = (bit_cast::<4, 8>(self.a.val()) << 1) == self.n.val(); } }
    CutAll: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = bit_cast::<4, 8>(self.a.val()).all(); } }
    SliceIncrement: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val().get_bits::<4>(0) + 1) == self.n.val(); } }
    ReplaceComplement: Bits<8> = { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val().replace_bit(self.k.val().index(), !self.f.val()); } }
    ShiftBySum: Bits<8> = { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() << (self.k.val() + 1); } }
    ShiftByDifference: Bits<8> = { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() << (self.k.val() - 1); } }
    ShiftRight: Bits<8> = { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() >> self.k.val(); } }
    ShiftOut: Bits<8> = { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val() << 9) | self.b.val(); } }
    BoolComplement: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = !self.f.val() & self.g.val(); } }
    BoolDiffers: Bit = { #[hdl_gen] fn update(&mut self) { self.y.next = self.f.val() == !self.g.val(); } }
    Concatenation: Bits<16> = { #[hdl_gen] fn update(&mut self) { self.y.next = (bit_cast::<16, 8>(self.a.val()) << 8) | bit_cast::<16, 8>(self.b.val()); } }
    SlicePast: Bits<4> = { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val().get_bits::<4>(self.k.val().index()); } }
    ShiftFarOut: Bits<8> = { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() << 40; } }
    Chosen: Bits<8> = { #[hdl_gen] fn update(&mut self) {
        self.y.next = self.a.val();
        if self.f.val() & (self.b.val() + 1 == self.m.val()) {
            self.y.next = self.b.val() - self.m.val();
        }
    } }
    Matched: Bits<8> = { #[hdl_gen] fn update(&mut self) {
        match self.k.val().index() {
            0 => { self.y.next = self.a.val() + self.b.val(); }
            3 => { self.y.next = !self.a.val(); }
            _ => { self.y.next = self.m.val() - 1; }
        }
    } }
}

/// All forms in one module `forms`, with outputs `y_<form>`.
fn design(texts: &[(&'static str, String)], widths: &[usize]) -> (String, Vec<Port>, Vec<Port>) {
    let port = |name: &str, width| Port { name: name.into(), width };
    let inputs: Vec<Port> = INPUTS.iter().map(|&(name, width)| port(name, width)).collect();
    let outputs: Vec<Port> = texts.iter().zip(widths).map(|((name, _), &width)| port(&format!("y_{name}"), width)).collect();
    let declared = |direction: &str, port: &Port| format!("{direction} wire [{}:0] {}", port.width - 1, port.name);
    let list: Vec<String> =
        inputs.iter().map(|port| declared("input", port)).chain(outputs.iter().map(|port| declared("output", port))).collect();
    let mut text: String = texts.iter().map(|(_, text)| text.as_str()).collect();
    text += &format!("module forms (\n  {}\n);\n", list.join(",\n  "));
    let wires: Vec<String> = INPUTS.iter().map(|(name, _)| format!(".{name}({name})")).collect();
    for (name, _) in texts {
        text += &format!("  {name} {name}_block ({}, .y(y_{name}));\n", wires.join(", "));
    }
    (text + "endmodule\n", inputs, outputs)
}

/// The design as Yosys understands it, in gates.
fn gates(verilog: &str) -> String {
    let script = "read_verilog -sv design.v; synth -flatten -top forms; abc -g simple; opt_clean; write_verilog -noattr gates.v";
    let version = toolchain::yosys_version().expect("Yosys installs itself");
    let file = cache::file("forms-gates", [verilog, script, &version], "v").expect("a cache");
    if let Ok(found) = fs::read_to_string(&file) {
        return found;
    }
    let folder = cache::scratch().expect("a cache");
    fs::write(folder.path().join("design.v"), verilog).expect("the cache can be written");
    let mut yosys = toolchain::yosys().expect("Yosys installs itself");
    checked(yosys.current_dir(folder.path()).args(["-q", "-p", script]), "Yosys").unwrap_or_else(|error| panic!("{error:#}"));
    fs::rename(folder.path().join("gates.v"), &file).expect("the cache can be written");
    fs::read_to_string(&file).expect("Yosys wrote the gates")
}

/// Random vectors and corners.
fn vectors() -> Vec<[u64; 8]> {
    let seed = seed(31);
    println!("exporter: seed {seed}");
    let mut random = Random::new(seed);
    let masks = INPUTS.map(|(_, width)| (1u64 << width) - 1);
    let corners = [0, 1, 0x0f, 0x10, 0x1c, 0x7d, 0x7f, 0x80, 0xfe, 0xff];
    let value = |random: &mut Random| {
        let bits = random.bits();
        if bits >> 60 & 1 == 1 {
            corners[(bits % 10) as usize]
        } else {
            bits
        }
    };
    (0..cycles(4000)).map(|_| masks.map(|mask| value(&mut random) & mask)).collect()
}

/// The first disagreement of `model` with the Rust simulation.
fn disagreement(model: &mut dyn Dut, duts: &mut [(&'static str, Box<dyn Dut>)], vectors: &[[u64; 8]]) -> Option<String> {
    for vector in vectors {
        vector.iter().enumerate().for_each(|(port, &value)| model.poke(port, value));
        model.settle();
        for (number, (name, dut)) in duts.iter_mut().enumerate() {
            vector.iter().enumerate().for_each(|(port, &value)| dut.poke(port, value));
            dut.settle();
            let (rust, verilog) = (dut.peek(0), model.peek(number));
            if rust != verilog {
                return Some(format!("{name} at {vector:x?}: Rust {rust:#x}, Verilog {verilog:#x}"));
            }
        }
    }
    None
}

fn exported() -> (Vec<(&'static str, Box<dyn Dut>)>, Vec<(&'static str, String)>, Vec<usize>) {
    let duts = forms();
    let texts = duts.iter().map(|(name, dut)| (*name, export_text(dut.as_ref(), name).expect("it exports"))).collect();
    let widths = duts.iter().map(|(_, dut)| dut.outputs()[0].width).collect();
    (duts, texts, widths)
}

#[test]
fn rust_verilator_and_yosys_agree_on_every_form() {
    let (mut duts, texts, widths) = exported();
    let (verilog, inputs, outputs) = design(&texts, &widths);
    let vectors = vectors();
    for (reader, text) in [("Verilator", verilog.clone()), ("Yosys", gates(&verilog))] {
        let mut model = CompiledModel::new(&text, "forms", false, inputs.clone(), outputs.clone())
            .unwrap_or_else(|error| panic!("{reader}: {error:#}"));
        if let Some(found) = disagreement(&mut model, &mut duts, &vectors) {
            panic!("{reader}: {found}");
        }
    }
    icarus(&verilog, &mut duts, &widths, &vectors[..500]);
}

/// The same in Icarus, when it is there.
fn icarus(verilog: &str, duts: &mut [(&'static str, Box<dyn Dut>)], widths: &[usize], vectors: &[[u64; 8]]) {
    if Command::new("iverilog").arg("-V").output().is_err() {
        println!("iverilog is not on the PATH");
        return;
    }
    let mut bench = String::from("module bench;\n");
    let wires = INPUTS.iter().map(|(name, width)| (format!("reg [{}:0] {name}", width - 1), name.to_string()));
    let results =
        duts.iter().zip(widths).map(|((name, _), width)| (format!("wire [{}:0] y_{name}", width - 1), format!("y_{name}")));
    let all: Vec<(String, String)> = wires.chain(results).collect();
    all.iter().for_each(|(declaration, _)| bench += &format!("{declaration};\n"));
    let joined: Vec<String> = all.iter().map(|(_, name)| format!(".{name}({name})")).collect();
    bench += &format!("forms dut ({});\ninitial begin\n", joined.join(", "));
    let shown: Vec<String> = all[INPUTS.len()..].iter().map(|(_, name)| name.clone()).collect();
    for vector in vectors {
        INPUTS.iter().zip(vector).for_each(|((name, width), value)| bench += &format!("{name} = {width}'d{value}; "));
        bench += &format!("#1 $display(\"{}\", {});\n", vec!["%h"; shown.len()].join(" "), shown.join(", "));
    }
    bench += "end\nendmodule\n";
    let folder = cache::scratch().expect("a cache");
    fs::write(folder.path().join("bench.v"), format!("{verilog}{bench}")).expect("the cache can be written");
    let mut compile = Command::new("iverilog");
    checked(compile.current_dir(folder.path()).args(["-g2012", "-o", "bench", "bench.v"]), "Icarus").expect("Icarus reads it");
    let output = Command::new("vvp").current_dir(folder.path()).arg("bench").output().expect("vvp runs");
    let lines = String::from_utf8_lossy(&output.stdout).into_owned();
    for (vector, line) in vectors.iter().zip(lines.lines()) {
        for ((name, dut), found) in duts.iter_mut().zip(line.split(' ')) {
            vector.iter().enumerate().for_each(|(port, &value)| dut.poke(port, value));
            dut.settle();
            assert_eq!(u64::from_str_radix(found, 16).ok(), Some(dut.peek(0)), "Icarus: {name} at {vector:x?}");
        }
    }
}

#[test]
fn a_wrong_precedence_is_found() {
    let (mut duts, texts, widths) = exported();
    let (verilog, inputs, outputs) = design(&texts, &widths);
    let broken = verilog.replacen("((a & b) == m)", "(a & b == m)", 1);
    assert_ne!(broken, verilog, "the form is exported in parentheses");
    let mut model = CompiledModel::new(&broken, "forms", false, inputs, outputs).expect("it is valid Verilog");
    let found = disagreement(&mut model, &mut duts, &vectors()).expect("the comparison finds it");
    assert!(found.starts_with("AndEqual"), "{found}");
}
