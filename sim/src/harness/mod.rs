//! The test harness of every block: lockstep against a golden model, and co-simulation of
//! the exported Verilog (spec 7, points 1 to 3).
//!
//! Both runs feed the same [`Stimulus`] and compare every output in every cycle. A
//! difference is reported with seed, cycle, port, both values and the last inputs.
use crate::compiled::CompiledModel;
use std::fmt::Write;
use warpwright_rtl::dut::{Dut, Stimulus};
use warpwright_rtl::registry::BlockEntry;

/// A golden model, cycle by cycle. Inputs and outputs are in port order.
pub trait Model {
    /// The outputs for these inputs in the present state; `None` where they do not matter.
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>>;
    /// A clock edge with these inputs.
    fn clock(&mut self, inputs: &[u64]);
}

/// A small random generator (SplitMix64): the same numbers everywhere for one seed.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Starts at `seed`.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }
    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
    /// A number below `limit`.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.bits() % limit.max(1)
    }
}

/// The seed of a test: `SEED` from the environment, else `default`.
pub fn seed(default: u64) -> u64 {
    std::env::var("SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// How many times as long as ever the random tests of the deep suites are to run, and whether these run at all:
/// `WARPWRIGHT_DEEP` from the environment, which `.ci/run` sets.
pub fn deep() -> Option<usize> {
    std::env::var("WARPWRIGHT_DEEP").ok().map(|text| text.parse().unwrap_or(1))
}

/// The cycles (or rounds) of a random test: in the deep suites as many times as `WARPWRIGHT_DEEP` says.
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
    fn differs(&self, dut: &dyn Dut, cycle: usize, port: usize, reference: &str, wanted: u64, found: u64) -> String {
        let mut text = format!(
            "{}: output `{}` differs in cycle {cycle} (seed {}): {reference} says {wanted:#x}, the block {found:#x}\n",
            self.name,
            dut.outputs()[port].name,
            self.seed
        );
        for (cycle, inputs) in &self.history {
            let shown: Vec<String> =
                dut.inputs().iter().zip(inputs).map(|(port, value)| format!("{}={value:#x}", port.name)).collect();
            writeln!(text, "  cycle {cycle}: {}", shown.join(" ")).expect("writing to a string cannot fail");
        }
        write!(text, "reproduce with: SEED={} cargo test -p warpwright-tests {}", self.seed, self.name)
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
pub fn lockstep(name: &str, dut: &mut dyn Dut, model: &mut dyn Model, stimulus: &mut dyn Stimulus, seed: u64, cycles: usize) {
    println!("{name}: seed {seed}, {cycles} cycles");
    let mut random = Random::new(seed);
    let mut run = Run { name, seed, history: vec![] };
    let mut outputs = vec![0; dut.outputs().len()];
    for cycle in 0..cycles {
        let inputs = stimulus.next(&mut || random.bits(), &outputs);
        assert_eq!(inputs.len(), dut.inputs().len(), "{name}: the stimulus drives every input");
        run.note(cycle, &inputs);
        inputs.iter().enumerate().for_each(|(port, &value)| dut.poke(port, value));
        dut.settle();
        outputs = (0..outputs.len()).map(|port| dut.peek(port)).collect();
        let wanted = model.outputs(&inputs);
        assert_eq!(wanted.len(), outputs.len(), "{name}: the model gives every output");
        for (port, wanted) in wanted.iter().enumerate() {
            if let Some(wanted) = wanted.filter(|&wanted| wanted != outputs[port]) {
                panic!("{}", run.differs(dut, cycle, port, "the golden model", wanted, outputs[port]));
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
    stimulus: &mut dyn Stimulus,
    seed: u64,
    cycles: usize,
) -> Result<(), String> {
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
                return Err(run.differs(dut, cycle, port, "the rust-hdl simulation", *output, found));
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
    let mut verilog = CompiledModel::of(rust.as_ref(), entry.name).unwrap_or_else(|error| panic!("{}: {error:#}", entry.name));
    let mut stimulus = (entry.stimulus)(rust.as_ref());
    if let Err(report) = compare(entry.name, rust.as_mut(), &mut verilog, stimulus.as_mut(), seed, cycles) {
        panic!("{report}");
    }
}
