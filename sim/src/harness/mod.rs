// SPDX-License-Identifier: MIT
//! The test harness of every block: lockstep against a golden model, and co-simulation of
//! the exported Verilog (docs/verification.md).
//!
//! Both runs feed the same stimulus and compare every output in every cycle. A
//! difference is reported with seed, cycle, port, both values and the last inputs.
//! Tests that drive a block themselves do so by port names, with a [`Bench`].
use crate::compiled::CompiledModel;
use std::fmt::Write;
use warpwright_golden::{stimulus, AnyModel, AnyStimulus, Port, PortList};
pub use warpwright_golden::{Model, Random, Stimulus};
use warpwright_rtl::dut::{self, Dut};
use warpwright_rtl::registry::BlockEntry;

mod bench;
pub use bench::Bench;

/// The ports of a design, as models and stimuli bind to them.
pub fn ports<D: Dut + ?Sized>(dut: &D) -> PortList {
    let list = |ports: Vec<dut::Port>| {
        ports.into_iter().map(|port| Port { name: port.name, width: port.width }).collect()
    };
    PortList { inputs: list(dut.inputs()), outputs: list(dut.outputs()) }
}

/// The seed of a test: `SEED` from the environment, else `default`.
pub fn seed(default: u64) -> u64 {
    std::env::var("SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// How many times as long as ever the random tests of the deep suites are to run, and whether these
/// run at all: `WARPWRIGHT_DEEP` from the environment, which `.ci/run` sets.
pub fn deep() -> Option<usize> {
    std::env::var("WARPWRIGHT_DEEP").ok().map(|text| text.parse().unwrap_or(1))
}

/// The cycles (or rounds) of a random test: in the deep suites as many times as `WARPWRIGHT_DEEP`
/// says.
pub fn cycles(ordinary: usize) -> usize {
    ordinary * deep().unwrap_or(1)
}

/// How many cycles of inputs a report shows.
const HISTORY: usize = 4;

struct Run<'a> {
    name: &'a str,
    seed: u64,
    history: Vec<(usize, Vec<u64>)>,
}

impl Run<'_> {
    fn differs(
        &self,
        dut: &dyn Dut,
        cycle: usize,
        port: usize,
        reference: &str,
        wanted: u64,
        found: u64,
    ) -> String {
        let mut text = format!(
            "{}: output `{}` differs in cycle {cycle} (seed {}): {reference} says {wanted:#x}, the block {found:#x}\n",
            self.name,
            dut.outputs()[port].name,
            self.seed
        );
        for (cycle, inputs) in &self.history {
            let shown: Vec<String> = dut
                .inputs()
                .iter()
                .zip(inputs)
                .map(|(port, value)| format!("{}={value:#x}", port.name))
                .collect();
            writeln!(text, "  cycle {cycle}: {}", shown.join(" "))
                .expect("writing to a string cannot fail");
        }
        write!(
            text,
            "reproduce with: SEED={} cargo test -p warpwright-tests {}",
            self.seed, self.name
        )
        .expect("writing to a string cannot fail");
        text
    }

    fn note(&mut self, cycle: usize, inputs: &[u64]) {
        if self.history.len() == HISTORY {
            self.history.remove(0);
        }
        self.history.push((cycle, inputs.to_vec()));
    }
}

/// Runs a block and its golden model together.
///
/// # Panics
/// On the first difference, with a report.
pub fn lockstep(
    name: &str,
    dut: &mut dyn Dut,
    model: &mut dyn AnyModel,
    stimulus: &mut dyn AnyStimulus,
    seed: u64,
    cycles: usize,
) {
    println!("{name}: seed {seed}, {cycles} cycles");
    let ports = ports(dut);
    let (mut model, mut stimulus) = (model.bind(&ports), stimulus.bind(&ports));
    let mut random = Random::new(seed);
    let mut run = Run { name, seed, history: vec![] };
    let mut outputs = vec![0; dut.outputs().len()];
    for cycle in 0..cycles {
        let inputs = stimulus.next(&mut || random.bits(), &outputs);
        run.note(cycle, &inputs);
        inputs.iter().enumerate().for_each(|(port, &value)| dut.poke(port, value));
        dut.settle();
        outputs = (0..outputs.len()).map(|port| dut.peek(port)).collect();
        let wanted = model.outputs(&inputs);
        for (port, wanted) in wanted.iter().enumerate() {
            if let Some(wanted) = wanted.filter(|&wanted| wanted != outputs[port]) {
                panic!(
                    "{}",
                    run.differs(dut, cycle, port, "the golden model", wanted, outputs[port])
                );
            }
        }
        stimulus.accepted(&inputs, &outputs);
        dut.rise();
        model.clock(&inputs);
    }
}

/// Runs two designs with the same ports together; the first difference as a report.
pub fn compare(
    name: &str,
    reference: &mut dyn Dut,
    dut: &mut dyn Dut,
    stimulus: &mut dyn AnyStimulus,
    seed: u64,
    cycles: usize,
) -> Result<(), String> {
    let mut stimulus = stimulus.bind(&ports(dut));
    let mut random = Random::new(seed);
    let mut run = Run { name, seed, history: vec![] };
    let mut outputs = vec![0; dut.outputs().len()];
    for cycle in 0..cycles {
        let inputs = stimulus.next(&mut || random.bits(), &outputs);
        run.note(cycle, &inputs);
        for (port, &value) in inputs.iter().enumerate() {
            reference.poke(port, value);
            dut.poke(port, value);
        }
        reference.settle();
        dut.settle();
        for (port, output) in outputs.iter_mut().enumerate() {
            *output = reference.peek(port);
            let found = dut.peek(port);
            if found != *output {
                return Err(run.differs(
                    dut,
                    cycle,
                    port,
                    "the rust-hdl simulation",
                    *output,
                    found,
                ));
            }
        }
        stimulus.accepted(&inputs, &outputs);
        reference.rise();
        dut.rise();
    }
    Ok(())
}

/// Co-simulates a registered block: its exported Verilog under Verilator against the
/// rust-hdl simulation.
///
/// # Panics
/// On the first difference or when a tool fails, with a report.
pub fn cosim(entry: &BlockEntry, seed: u64, cycles: usize) {
    println!("{}: seed {seed}, {cycles} cycles", entry.name);
    let mut rust = (entry.build)();
    let mut verilog = CompiledModel::of(rust.as_ref(), entry.name)
        .unwrap_or_else(|error| panic!("{}: {error:#}", entry.name));
    let mut stimulus = stimulus::of(entry.name);
    if let Err(report) =
        compare(entry.name, rust.as_mut(), &mut verilog, stimulus.as_mut(), seed, cycles)
    {
        panic!("{report}");
    }
}
