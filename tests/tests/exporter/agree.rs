// SPDX-License-Identifier: MIT
//! Snippets under rust-hdl, Verilator, Yosys and, where it is on the path, Icarus.
use super::snippet::Snippet;
use hdl_export::Options;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::process::Command;
use warpwright_rtl::dut::{Dut, Port};
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::harness::Random;

/// Values that sit at the edges of carries, signs and selects.
const CORNERS: [u64; 12] = [0, 1, 2, 5, 0x0f, 0x10, 0x7f, 0x80, 0x81, 0xf0, 0xfe, 0xff];

/// Many snippets in one Verilog file, below one module `snippets`.
pub struct Batch {
    snippets: Vec<(&'static str, Box<dyn Dut>)>,
    inputs: Vec<Port>,
    outputs: Vec<Port>,
    modules: String,
}

impl Batch {
    /// The exported text of all snippets.
    pub fn new(snippets: Vec<Snippet>) -> Self {
        let mut modules = String::new();
        let mut names = BTreeSet::from(["snippets".to_string()]);
        let mut built = vec![];
        for snippet in snippets {
            let dut = (snippet.build)();
            let design = hdl_export::export(
                dut.block().expect("a rust-hdl block"),
                &Options::new(snippet.name),
            );
            let design = design.unwrap_or_else(|error| panic!("{}: {error}", snippet.name));
            for module in design.modules {
                assert!(
                    names.insert(module.name.clone()),
                    "two modules are called {}",
                    module.name
                );
                modules += &module.text;
            }
            built.push((snippet.name, dut));
        }
        Self::of_text(built, modules)
    }

    /// Snippets with a text from elsewhere.
    pub fn of_text(snippets: Vec<(&'static str, Box<dyn Dut>)>, modules: String) -> Self {
        let inputs = snippets[0].1.inputs();
        let output = |(name, dut): &(&str, Box<dyn Dut>)| {
            Port::new(format!("y_{name}"), dut.outputs()[0].width)
        };
        let outputs = snippets.iter().map(output).collect();
        Self { snippets, inputs, outputs, modules }
    }

    /// The modules and the one above them.
    fn verilog(&self) -> String {
        let range = |port: &Port| format!("[{}:0] {}", port.width - 1, port.name);
        let mut ports = vec!["input wire clock".to_string()];
        ports.extend(self.inputs.iter().map(|port| format!("input wire {}", range(port))));
        ports.extend(self.outputs.iter().map(|port| format!("output wire {}", range(port))));
        let mut text =
            format!("{}module snippets (\n  {}\n);\n", self.modules, ports.join(",\n  "));
        let wires: String =
            self.inputs.iter().map(|port| format!(", .{0}({0})", port.name)).collect();
        for (name, _) in &self.snippets {
            writeln!(text, "  {name} the_{name} (.clock(clock){wires}, .y(y_{name}));")
                .expect("writing to a string");
        }
        text + "endmodule\n"
    }

    /// All corners of the first inputs, then random values.
    fn vectors(&self, seed: u64, random_vectors: usize) -> Vec<Vec<u64>> {
        let mut random = Random::new(seed);
        let masks: Vec<u64> =
            self.inputs.iter().map(|port| u64::MAX >> (64 - port.width)).collect();
        let mut vectors = vec![];
        for a in CORNERS {
            for b in CORNERS {
                let rest = CORNERS[random.below(12) as usize];
                let values =
                    [a, b, rest].into_iter().chain((3..masks.len()).map(|_| random.bits()));
                vectors.push(values.zip(&masks).map(|(value, mask)| value & mask).collect());
            }
        }
        for _ in 0..random_vectors {
            // Small values and equal operands are rare among random ones.
            let mut values: Vec<u64> = masks.iter().map(|mask| random.bits() & mask).collect();
            match random.below(4) {
                0 => values[2] = values[0] & values[1],
                1 => values[1] = values[0],
                _ => {}
            }
            vectors.push(values);
        }
        vectors
    }

    /// Runs all snippets in rust-hdl: the outputs of each vector, in order.
    fn in_rust(&mut self, vectors: &[Vec<u64>]) -> Vec<Vec<u64>> {
        let mut results = vec![vec![]; vectors.len()];
        for (_, dut) in &mut self.snippets {
            run(dut.as_mut(), vectors)
                .into_iter()
                .zip(&mut results)
                .for_each(|(found, all)| all.extend(found));
        }
        results
    }

    /// Compares the tools with rust-hdl. An error names tool, snippets and the first vector of
    /// each.
    pub fn compare(&mut self, seed: u64, random_vectors: usize) -> Result<(), String> {
        let vectors = self.vectors(seed, random_vectors);
        let verilog = self.verilog();
        let wanted = self.in_rust(&vectors);
        let ports = || (self.inputs.clone(), self.outputs.clone());
        let mut found = vec![];
        let (inputs, outputs) = ports();
        let mut model = CompiledModel::new(&verilog, "snippets", true, inputs, outputs)
            .map_err(|error| format!("{error:#}"))?;
        found.push(("Verilator", run(&mut model, &vectors)));
        let (inputs, outputs) = ports();
        let mut model = CompiledModel::by_yosys(&verilog, "snippets", true, inputs, outputs)
            .map_err(|error| format!("{error:#}"))?;
        found.push(("Yosys", run(&mut model, &vectors)));
        if Command::new("iverilog").arg("-V").output().is_ok() {
            found.push(("Icarus", self.in_icarus(&verilog, &vectors)?));
        }
        let tools: Vec<_> = found.iter().map(|(tool, _)| *tool).collect();
        println!(
            "{} snippets, {} vectors, seed {seed}: {}",
            self.snippets.len(),
            vectors.len(),
            tools.join(", ")
        );
        let mut report = String::new();
        for (tool, found) in &found {
            for (port, (name, _)) in self.snippets.iter().enumerate() {
                let differs = |vector: &usize| found[*vector][port] != wanted[*vector][port];
                if let Some(vector) = (0..vectors.len()).find(differs) {
                    let inputs: Vec<_> = self
                        .inputs
                        .iter()
                        .zip(&vectors[vector])
                        .map(|(port, value)| format!("{}={value:x}", port.name))
                        .collect();
                    let (wanted, found) = (wanted[vector][port], found[vector][port]);
                    writeln!(
                        report,
                        "{tool}: {name}: Rust {wanted:x}, found {found:x} at vector {vector}: {}",
                        inputs.join(" ")
                    )
                    .expect("writing to a string");
                }
            }
        }
        if report.is_empty() {
            return Ok(());
        }
        Err(format!("{report}reproduce with: SEED={seed} cargo test -p warpwright-tests --test suites exporter::"))
    }

    /// Icarus runs a test bench that reads the vectors and prints the outputs. A value with x
    /// in it is none that Rust could have.
    fn in_icarus(&self, verilog: &str, vectors: &[Vec<u64>]) -> Result<Vec<Vec<u64>>, String> {
        let width: usize = self.inputs.iter().map(|port| port.width).sum();
        let declare =
            |kind: &str, port: &Port| format!("  {kind} [{}:0] {};\n", port.width - 1, port.name);
        let inputs: String = self.inputs.iter().map(|port| declare("reg", port)).collect();
        let outputs: String = self.outputs.iter().map(|port| declare("wire", port)).collect();
        let names = |ports: &[Port]| {
            ports.iter().map(|port| port.name.clone()).collect::<Vec<_>>().join(", ")
        };
        let pins: String = self
            .inputs
            .iter()
            .chain(&self.outputs)
            .map(|port| format!(", .{0}({0})", port.name))
            .collect();
        let last = vectors.len() - 1;
        let bench = format!(
            "module bench;\n  reg clock = 0;\n{inputs}{outputs}  reg [{}:0] vectors [0:{last}];\n  integer i;\n  \
             snippets dut (.clock(clock){pins});\n  initial begin\n    $readmemh(\"vectors.hex\", vectors);\n    \
             for (i = 0; i <= {last}; i = i + 1) begin\n      {{{}}} = vectors[i]; clock = 0; #1;\n      \
             $display(\"{}\", {});\n      clock = 1; #1;\n    end\n  end\nendmodule\n",
            width - 1,
            names(&self.inputs),
            vec!["%h"; self.outputs.len()].join(" "),
            names(&self.outputs),
        );
        let mut hex = String::new();
        for vector in vectors {
            let bits = vector
                .iter()
                .zip(&self.inputs)
                .fold(0, |sum, (value, port)| (sum << port.width) | value);
            writeln!(hex, "{bits:x}").expect("writing to a string");
        }
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        for (name, text) in [("design.v", verilog), ("bench.v", &bench), ("vectors.hex", &hex)] {
            std::fs::write(folder.path().join(name), text).map_err(|error| error.to_string())?;
        }
        let call = |program: &str, arguments: &[&str]| {
            let output = Command::new(program).current_dir(folder.path()).args(arguments).output();
            let output = output.map_err(|error| format!("{program}: {error}"))?;
            let text = String::from_utf8_lossy(&output.stdout).into_owned();
            let failed = || format!("{program}: {text}{}", String::from_utf8_lossy(&output.stderr));
            if output.status.success() {
                Ok(text)
            } else {
                Err(failed())
            }
        };
        call("iverilog", &["-g2012", "-o", "bench.vvp", "bench.v", "design.v"])?;
        let text = call("vvp", &["-n", "bench.vvp"])?;
        let number = |digits: &str| u64::from_str_radix(digits, 16).unwrap_or(u64::MAX);
        Ok(text.lines().map(|line| line.split_whitespace().map(number).collect()).collect())
    }
}

/// The outputs of a design for each vector; a clock edge lies between two.
fn run(dut: &mut dyn Dut, vectors: &[Vec<u64>]) -> Vec<Vec<u64>> {
    let outputs = dut.outputs().len();
    let step = |vector: &Vec<u64>| {
        vector.iter().enumerate().for_each(|(port, &value)| dut.poke(port, value));
        dut.settle();
        let found = (0..outputs).map(|port| dut.peek(port)).collect();
        dut.rise();
        found
    };
    vectors.iter().map(step).collect()
}
