// SPDX-License-Identifier: MIT
//! The whole of rust-hdl-widgets, a library by others: every block is exported, linted by
//! Verilator and co-simulated with the Rust simulation on random vectors, in one model. What cannot
//! be is listed in `WIDGETS.md`, which is written from here: `UPDATE=1 cargo test -p hdl-export
//! --test widgets`.
mod bench;
mod blocks;
mod expected;
mod hls;
mod verilator;

use bench::{ports, Bench, Port};
use hdl_export::{export, Design, Library, Options};
use rust_hdl::core::atom::AtomKind;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Cycles of each block: new inputs, a rise of some clocks, the fall.
const CYCLES: usize = 400;

/// xorshift64*, which both runs of a test share.
struct Random(u64);

impl Random {
    fn bits(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }
    fn below(&mut self, limit: u64) -> u64 {
        (self.bits() >> 32) % limit
    }
}

/// What goes into a block in one step, and what comes out of it in Rust, by its ports.
#[derive(Clone)]
struct Step {
    /// Inputs by value; a bidirectional port by a bit that says whether it is driven from outside,
    /// and the value.
    inputs: Vec<(usize, u64)>,
    outputs: Vec<(usize, u64)>,
}

/// Runs a block in Rust.
fn in_rust(bench: &mut dyn Bench, seed: u64) -> (Vec<Port>, Vec<Step>) {
    let found: Vec<Port> = ports(bench.block()).into_iter().map(|(port, _)| port).collect();
    let mut random = Random(seed);
    let mut values: BTreeMap<&str, u64> = BTreeMap::new();
    let mut driven: BTreeMap<&str, bool> = BTreeMap::new();
    let (data, clocks): (Vec<&Port>, Vec<&Port>) =
        found.iter().filter(|port| port.kind != AtomKind::OutputParameter).partition(|p| !p.clock);
    let mut steps = vec![];
    let mut step = |bench: &mut dyn Bench, values: &BTreeMap<&str, u64>| {
        // The inputs first. Then the pins are driven from outside where the block does not.
        for late in [false, true] {
            for port in &found {
                let value = values.get(&*port.name).copied().unwrap_or_default();
                match port.kind {
                    AtomKind::InputParameter if !late => bench.poke(&port.name, value),
                    AtomKind::InOutParameter if late => {
                        driven.insert(&port.name, !bench.drives(&port.name));
                        bench.poke(&port.name, value);
                    }
                    _ => {}
                }
            }
            bench.settle();
            let now = ports(bench.block());
            let mut step = Step { inputs: vec![], outputs: vec![] };
            for (port, value) in &now {
                match port.kind {
                    AtomKind::InputParameter => step.inputs.push((port.width, *value)),
                    AtomKind::InOutParameter => {
                        let outside = driven.get(&*port.name).copied().unwrap_or(false);
                        let given = values.get(&*port.name).copied().unwrap_or_default();
                        step.inputs.push((1, u64::from(outside)));
                        step.inputs.push((port.width, given));
                    }
                    _ => {}
                }
                if port.kind != AtomKind::InputParameter {
                    step.outputs.push((port.width, *value));
                }
            }
            // Between the two the pins are not settled.
            if late || driven.is_empty() {
                steps.push(step);
            } else {
                steps.push(Step { outputs: vec![], ..step });
            }
        }
    };
    for cycle in 0..CYCLES {
        for port in &data {
            // Long stretches of a request, so that counters and buffers run full and empty.
            let mask = u64::MAX >> (64 - port.width);
            let value = match (port.width, random.below(4)) {
                (1, 0) => u64::from(random.bits() >> 63 == 1),
                (1, _) => values.get(&*port.name).copied().unwrap_or((cycle as u64) & 1),
                (_, 0) => random.below(4),
                _ => random.bits() >> 3,
            };
            let limit = blocks::LIMITS.iter().find(|(name, _)| *name == port.name);
            values.insert(&port.name, limit.map_or(value & mask, |(_, limit)| 1 + value % limit));
        }
        step(bench, &values);
        if clocks.is_empty() {
            continue;
        }
        let which = 1 + random.below((1 << clocks.len()) - 1);
        for level in [1, 0] {
            for (number, port) in clocks.iter().enumerate() {
                values.insert(&port.name, level & (which >> number));
            }
            step(bench, &values);
        }
    }
    // All blocks have as many steps.
    let last = steps.last().expect("there were cycles").clone();
    steps.resize(CYCLES * 6, last);
    (found, steps)
}

/// A block that was exported.
struct Exported {
    name: &'static str,
    design: Design,
    ports: Vec<Port>,
    steps: Vec<Step>,
}

/// The instance of a block between the bits of all inputs and of all outputs.
fn instance(block: &Exported, prefix: &str, at: (&mut usize, &mut usize)) -> String {
    let (inputs, outputs) = at;
    let take = |place: &mut usize, width: usize, name: &str| {
        *place += width;
        format!("{name}[{}:{}]", *place - 1, *place - width)
    };
    let name = block.name;
    let (mut nets, mut pins) = (String::new(), vec![]);
    for port in &block.ports {
        let net = match port.kind {
            AtomKind::InputParameter => take(inputs, port.width, "i"),
            AtomKind::OutputParameter => take(outputs, port.width, "o"),
            _ => {
                let net = format!("{name}_{}", port.name);
                let outside = take(inputs, 1, "i");
                let value = take(inputs, port.width, "i");
                let seen = take(outputs, port.width, "o");
                let width = port.width;
                writeln!(
                    nets,
                    "  wire [{}:0] {net} = {outside} ? {value} : {width}'bz;\n  assign {seen} = {net};",
                    width - 1
                )
                .expect("writing to a string");
                net
            }
        };
        pins.push(format!(".{}({net})", port.name));
    }
    format!("{nets}  {prefix}{name} {name} ({});\n", pins.join(", "))
}

/// The numbers of one step as words of 32 bits, least significant first.
fn words<'a>(values: impl Iterator<Item = &'a (usize, u64)>) -> Vec<u32> {
    let (mut words, mut used) = (vec![0u32], 0);
    for &(width, value) in values {
        for bit in 0..width {
            if used == 32 {
                words.push(0);
                used = 0;
            }
            *words.last_mut().expect("there is one") |= (((value >> bit) & 1) as u32) << used;
            used += 1;
        }
    }
    words
}

const PREFIX: &str = "widgets_";

#[test]
fn every_block_of_the_library_means_what_it_means_in_rust() {
    let cases: Vec<_> = blocks::all().into_iter().chain(hls::hls()).collect();
    let mut library = Library::new(PREFIX).expect("the prefix is a name");
    let mut refused = BTreeMap::new();
    let mut exported: Vec<Exported> = vec![];
    for (number, case) in cases.iter().enumerate() {
        let mut bench = (case.build)();
        match export(bench.block(), &Options::new(case.name)) {
            Err(error) => {
                refused.insert(case.name, error.to_string());
            }
            Ok(design) => {
                library.add(&design).expect("the names of the cases differ");
                let (ports, steps) = in_rust(&mut *bench, 0x9E37_79B9_7F4A_7C15 ^ number as u64);
                exported.push(Exported { name: case.name, design, ports, steps });
            }
        }
    }
    // A copy of a block with one operator changed, which must be seen.
    let strobe = exported.iter().find(|block| block.name == "strobe").expect("it is exported");
    let mut design = strobe.design.clone();
    let module = design.modules.last_mut().expect("a design has a top");
    module.name = "broken".into();
    module.text =
        module.text.replace("module strobe (", "module broken (").replacen(" + ", " - ", 1);
    assert_ne!(
        module.text.matches(" + ").count(),
        strobe.design.to_verilog().matches(" + ").count()
    );
    library.add(&design).expect("the name is new");
    let (ports, steps) = (strobe.ports.clone(), strobe.steps.clone());
    exported.push(Exported { name: "broken", design, ports, steps });
    let library = library.finish();
    let (mut inputs, mut outputs) = (0, 0);
    let instances: String =
        exported.iter().map(|block| instance(block, PREFIX, (&mut inputs, &mut outputs))).collect();
    let top = format!(
        "module all (\n  input wire [{}:0] i,\n  output wire [{}:0] o\n);\n{instances}endmodule\n",
        inputs - 1,
        outputs - 1
    );
    let steps = exported[0].steps.len();
    let vectors: Vec<Vec<u32>> = (0..steps)
        .map(|step| words(exported.iter().flat_map(|block| &block.steps[step].inputs)))
        .collect();
    let model = verilator::Model::new(&library.modules, &top);
    let results = model.run(&vectors, outputs.div_ceil(32));
    // The first difference of each block.
    let mut differ = BTreeMap::new();
    let bit = |words: &[u32], place: usize| u64::from((words[place / 32] >> (place % 32)) & 1);
    for (step, found) in results.iter().enumerate() {
        let mut place = 0;
        for block in &exported {
            let wanted = &block.steps[step].outputs;
            let ports = block.ports.iter().filter(|port| port.kind != AtomKind::InputParameter);
            for (number, port) in ports.enumerate() {
                let value = (0..port.width).map(|at| bit(found, place + at) << at).sum::<u64>();
                place += port.width;
                if let Some((_, wanted)) = wanted.get(number).filter(|(_, w)| *w != value) {
                    differ.entry(block.name).or_insert_with(|| {
                        format!("`{}` is {value:x}, in Rust {wanted:x}, at step {step}", port.name)
                    });
                }
            }
        }
    }
    // The library's own text may be what a lint finds: by the block that brought it.
    let mut warned = BTreeMap::<&str, BTreeSet<String>>::new();
    for (module, warning) in &model.warnings {
        let owner = exported.iter().find(|block| {
            library.designs[block.name].iter().any(|&place| library.modules[place].name == *module)
        });
        warned.entry(owner.map_or("all", |block| block.name)).or_default().insert(warning.clone());
    }
    assert!(differ.remove("broken").is_some(), "a wrong operator is not seen");
    let modules: usize = exported.iter().map(|block| block.design.modules.len()).sum();
    println!(
        "{} blocks in {} modules ({modules} before sharing), {steps} steps, {} refused",
        exported.len() - 1,
        library.modules.len(),
        refused.len()
    );
    expected::check(&refused, &differ, &warned);
}

/// The sources of the crate that was compiled.
fn sources() -> PathBuf {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--offline", "--format-version", "1", "--manifest-path"])
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml"))
        .output()
        .expect("cargo runs");
    let text = String::from_utf8(output.stdout).expect("cargo prints UTF-8");
    let (_, rest) = text.split_once("\"manifest_path\":\"").expect("there are packages");
    let paths = rest.split("\"manifest_path\":\"").map(|path| path.split('"').next().unwrap_or(""));
    let manifest = paths
        .map(PathBuf::from)
        .find(|path| path.to_string_lossy().contains("rust-hdl-widgets-"))
        .expect("rust-hdl depends on rust-hdl-widgets");
    manifest.parent().expect("a file has a folder").join("src")
}

/// `file Type` of every block in the sources.
fn blocks_in(folder: &Path, root: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("the sources are there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            blocks_in(&path, root, found);
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a source file is text");
        let file = path.strip_prefix(root).expect("it lies below").display().to_string();
        let mut derived = false;
        for line in text.lines().map(str::trim) {
            derived |= line.starts_with("#[derive") && line.contains("LogicBlock");
            let name = line.strip_prefix("pub ").unwrap_or(line).strip_prefix("struct ");
            if let Some(name) = name.filter(|_| derived) {
                let end = name.find(|letter: char| !letter.is_alphanumeric());
                found.insert(format!("{file} {}", &name[..end.unwrap_or(name.len())]));
                derived = false;
            }
        }
    }
}

#[test]
fn every_block_in_the_sources_is_tried_or_listed() {
    let root = sources();
    let mut found = BTreeSet::new();
    blocks_in(&root, &root, &mut found);
    let tried: BTreeSet<String> =
        blocks::all().iter().map(|case| case.source.to_string()).collect();
    let out_of_reach: BTreeSet<String> =
        expected::OUT_OF_REACH.iter().map(|(block, _)| block.to_string()).collect();
    assert_eq!(tried.intersection(&out_of_reach).count(), 0, "tried and listed");
    assert_eq!(&tried | &out_of_reach, found);
}

#[test]
fn the_page_says_what_is_tried() {
    let mut text = String::from(expected::HEAD);
    for (title, entries) in expected::sections() {
        write!(text, "\n## {title}\n| block | why |\n| --- | --- |\n")
            .expect("writing to a string");
        for (name, why) in entries {
            writeln!(text, "| `{name}` | {why} |").expect("writing to a string");
        }
    }
    text += "\n## All that is tried\n| configuration | block |\n| --- | --- |\n";
    for case in blocks::all().into_iter().chain(hls::hls()) {
        writeln!(text, "| `{}` | `{}` |", case.name, case.source).expect("writing to a string");
    }
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("WIDGETS.md");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&page, &text).expect("the page can be written");
    }
    let written = std::fs::read_to_string(&page).unwrap_or_default();
    assert_eq!(written, text, "UPDATE=1 cargo test -p hdl-export --test widgets");
}
