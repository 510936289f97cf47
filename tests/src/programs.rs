// SPDX-License-Identifier: MIT
//! Running programs on the engines.
use std::sync::OnceLock;
use warpwright_config::counters::Counter;
use warpwright_config::{Mechanisms, Scheduling, Size, Variant};
use warpwright_isa::{assemble_with, Options, Program};
use warpwright_sim::engine::Cycle;
use warpwright_sim::engines::{self, Design, EngineKind, Outcome, RunConfig};
use warpwright_sim::harness::deep;
use warpwright_sim::memory::MemoryConfig;

/// A picture of RGBA8 texels.
#[derive(Clone, Debug)]
pub struct Image {
    /// Texels of a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Four bytes for each texel, row by row.
    pub texels: Vec<u8>,
}

impl Image {
    /// Smooth colours with some noise.
    pub fn sample(width: u32, height: u32) -> Self {
        let texel = |i: u32| {
            let (x, y) = (i % width, i / width);
            let noise = i.wrapping_mul(2_654_435_761) >> 29;
            [x * 200 / width + noise, y * 220 / height + noise, (x * y) % 250, 255]
                .map(|channel| channel as u8)
        };
        Self { width, height, texels: (0..width * height).flat_map(texel).collect() }
    }
}

/// An output of the core and its value.
type Output = (String, u64);

/// A program with its input pictures.
#[derive(Clone, Debug)]
pub struct Job {
    /// The program.
    pub program: Program,
    /// The pictures.
    pub images: Vec<Image>,
}

impl Job {
    /// Assembles `source`.
    pub fn new(name: &str, source: &str, images: Vec<Image>) -> Self {
        Self::with_grid(name, source, None, images)
    }

    /// Assembles `source` for a grid of `size`, if that is given.
    pub fn with_grid(
        name: &str,
        source: &str,
        size: Option<(u32, u32)>,
        images: Vec<Image>,
    ) -> Self {
        Self::for_warps(name, source, size, images, 4)
    }

    /// Assembles `source` for a core with `warp_threads` threads in a warp.
    pub fn for_warps(
        name: &str,
        source: &str,
        size: Option<(u32, u32)>,
        images: Vec<Image>,
        warp_threads: u32,
    ) -> Self {
        let sizes = images.iter().map(|image| (image.width, image.height)).collect();
        let options = Options { size, images: sizes, warp_threads, ..Default::default() };
        let program =
            assemble_with(name, source, &options).unwrap_or_else(|error| panic!("{error}"));
        Self { program, images }
    }

    /// Runs it.
    pub fn run(
        &self,
        engine: EngineKind,
        size: Size,
        mechanisms: Mechanisms,
        memory: MemoryConfig,
    ) -> Outcome {
        self.run_observed(engine, size, mechanisms, memory, &mut |_| {})
    }

    /// Runs it and tells every cycle.
    fn run_observed(
        &self,
        engine: EngineKind,
        size: Size,
        mechanisms: Mechanisms,
        memory: MemoryConfig,
        observe: &mut dyn FnMut(&Cycle),
    ) -> Outcome {
        let variant = Variant::of(&self.program);
        let config = RunConfig {
            mechanisms,
            variant,
            memory,
            limit: 2_000_000,
            ..RunConfig::new(engine, size)
        };
        let images: Vec<&[u8]> = self.images.iter().map(|image| image.texels.as_slice()).collect();
        let about =
            format!("{} on {engine:?} {size:?} {mechanisms:?} {memory:?}", self.program.file);
        engines::run(&self.program, &images, &config, observe)
            .unwrap_or_else(|error| panic!("{about}: {error:#}"))
    }

    /// Runs it and keeps a digest of all outputs of the core for every cycle.
    fn run_digested(
        &self,
        engine: EngineKind,
        size: Size,
        mechanisms: Mechanisms,
        memory: MemoryConfig,
    ) -> (Outcome, Vec<u64>) {
        let mut digests = vec![];
        let mut ports = 0;
        let outcome = self.run_observed(engine, size, mechanisms, memory, &mut |cycle| {
            if cycle.unit == 0 {
                if cycle.number == 0 {
                    ports = cycle.dut.outputs().len();
                }
                let mix = |digest: u64, port| {
                    (digest.rotate_left(5) ^ cycle.dut.peek(port))
                        .wrapping_mul(0x9e37_79b9_7f4a_7c15)
                };
                digests.push((0..ports).fold(0, mix));
            }
        });
        (outcome, digests)
    }

    /// The core's outputs in one cycle.
    fn outputs_at(
        &self,
        engine: EngineKind,
        size: Size,
        mechanisms: Mechanisms,
        memory: MemoryConfig,
        number: u64,
    ) -> Vec<Output> {
        let mut found = vec![];
        self.run_observed(engine, size, mechanisms, memory, &mut |cycle| {
            if cycle.unit == 0 && cycle.number == number {
                let ports = cycle.dut.outputs().into_iter().enumerate();
                found = ports.map(|(at, port)| (port.name, cycle.dut.peek(at))).collect();
            }
        });
        found
    }

    /// Runs it on a design that is ready.
    pub fn run_on(&self, design: &Design, memory: MemoryConfig) -> Outcome {
        let config = RunConfig {
            memory,
            limit: 2_000_000,
            ..RunConfig::new(EngineKind::Verilator, Size::Small)
        };
        let images: Vec<&[u8]> = self.images.iter().map(|image| image.texels.as_slice()).collect();
        let outcome = design.run(&self.program, &images, &config, &mut |_| {});
        outcome.unwrap_or_else(|error| panic!("{} over {memory:?}: {error:#}", self.program.file))
    }

    /// Words of a buffer.
    pub fn words(&self, memory: &[u8], buffer: &str) -> Vec<u32> {
        let segment = self.program.segment(buffer).unwrap_or_else(|| panic!("no buffer {buffer}"));
        let bytes = &memory[segment.address as usize..][..segment.bytes as usize];
        bytes
            .chunks_exact(4)
            .map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")))
            .collect()
    }
}

/// Memory that answers in the next cycle.
pub const FAST: MemoryConfig =
    MemoryConfig { latency: 1, jitter: 0, reorder: false, refuse: 0, seed: 1 };
/// Memory of a board with external RAM.
pub const SLOW: MemoryConfig =
    MemoryConfig { latency: 40, jitter: 0, reorder: false, refuse: 0, seed: 1 };
/// Memory that is late, out of order and often busy.
pub const WILD: MemoryConfig =
    MemoryConfig { latency: 5, jitter: 60, reorder: true, refuse: 90, seed: 5 };

/// All mechanisms, each one alone at its baseline, all at their baselines.
pub fn mechanisms() -> Vec<(&'static str, Mechanisms)> {
    let all = Mechanisms::ALL;
    vec![
        ("all mechanisms", all),
        ("program counters", Mechanisms { pointers: false, ..all }),
        ("in order", Mechanisms { scoreboard: false, ..all }),
        ("loose round robin", Mechanisms { scheduling: Scheduling::LooseRoundRobin, ..all }),
        ("greedy then oldest", Mechanisms { scheduling: Scheduling::GreedyThenOldest, ..all }),
        ("unmerged atomics", Mechanisms { merged_atomics: false, ..all }),
        ("one texture request at a time", Mechanisms { texture_ahead: false, ..all }),
        ("all baselines", Mechanisms::NONE),
    ]
}

/// The Verilog of `small` with each of [`mechanisms`], one model for all of them.
pub fn every_mechanism() -> &'static [(&'static str, Design)] {
    static DESIGNS: OnceLock<Vec<(&'static str, Design)>> = OnceLock::new();
    DESIGNS.get_or_init(|| {
        let (names, wanted): (Vec<_>, Vec<_>) = mechanisms()
            .into_iter()
            .map(|(name, mechanisms)| (name, (mechanisms, Variant::default())))
            .unzip();
        let designs = Design::several(EngineKind::Verilator, Size::Small, &wanted);
        names.into_iter().zip(designs.unwrap_or_else(|error| panic!("{error:#}"))).collect()
    })
}

/// The Verilog of `full`, compiled once.
pub fn full_verilog() -> &'static Design {
    static DESIGN: OnceLock<Design> = OnceLock::new();
    DESIGN.get_or_init(|| {
        let design =
            Design::new(EngineKind::Verilator, Size::Full, Mechanisms::ALL, Variant::default());
        design.unwrap_or_else(|error| panic!("{error:#}"))
    })
}

/// Whether the rust-hdl simulation follows a run of so many cycles: it does on `small`, elsewhere
/// where that takes a second or two, and everywhere in the deep suites.
pub fn rtl_follows(size: Size, cycles: u64) -> bool {
    size == Size::Small || cycles <= 4_000 || deep().is_some()
}

/// Asserts that the RTL and its Verilog agree in every output of the core in every cycle, and in
/// memory, fault and every counter, where [`rtl_follows`].
pub fn assert_equal_to_verilog(
    job: &Job,
    size: Size,
    mechanisms: Mechanisms,
    memory: MemoryConfig,
) -> Outcome {
    let (verilog, by_verilog) = job.run_digested(EngineKind::Verilator, size, mechanisms, memory);
    if !rtl_follows(size, verilog.cycles) {
        return verilog;
    }
    let (rtl, by_rtl) = job.run_digested(EngineKind::Rtl, size, mechanisms, memory);
    let about = format!("{} on {size:?} {mechanisms:?} {memory:?}", job.program.file);
    if let Some(cycle) = by_rtl.iter().zip(&by_verilog).position(|(rtl, verilog)| rtl != verilog) {
        let at = |engine| job.outputs_at(engine, size, mechanisms, memory, cycle as u64);
        let differ = at(EngineKind::Rtl)
            .into_iter()
            .zip(at(EngineKind::Verilator))
            .filter(|(rtl, verilog)| rtl != verilog);
        panic!(
            "{about}: outputs in cycle {cycle}, RTL and Verilog: {:x?}",
            differ.collect::<Vec<_>>()
        );
    }
    assert_eq!(rtl.fault, verilog.fault, "{about}: fault, RTL against Verilog");
    assert!(rtl.memory == verilog.memory, "{about}: memory, RTL against Verilog");
    assert_eq!(
        (&rtl.counters, rtl.cycles),
        (&verilog.counters, verilog.cycles),
        "{about}: counters, RTL against Verilog"
    );
    rtl
}

/// Runs a larger program on each engine, on the smallest and the largest core too, and with all
/// baselines; `check` looks at the memory that each run leaves.
pub fn on_each_engine(job: &Job, check: impl Fn(&[u8])) {
    let isa = job.run(EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST);
    assert_eq!(isa.fault, None);
    check(&isa.memory);
    for (size, mechanisms, memory) in [
        (Size::Small, Mechanisms::ALL, WILD),
        (Size::Small, Mechanisms::NONE, SLOW),
        (Size::Nano, Mechanisms::ALL, FAST),
        (Size::Full, Mechanisms::ALL, WILD),
    ] {
        println!("{size:?}, {mechanisms:?}");
        let outcome = assert_equal_to_verilog(job, size, mechanisms, memory);
        assert_eq!(outcome.fault, None);
        check(&outcome.memory);
    }
}

/// Multiplications and additions in registers only, on eight warps of so many threads, and how many
/// there are. `out` then has half the thread's number and one.
pub fn mads(warp_threads: u32) -> (Job, u32) {
    const BODY: u32 = 40;
    const ROUNDS: u32 = 30;
    let threads = 8 * warp_threads;
    let body: String =
        (0..BODY).map(|i| format!("        fmad  r{}, r1, r2, r3\n", 4 + i % 6)).collect();
    let source = format!(
        "        .threads {threads}\n        .buffer out {}\n        s2r r0, tid\n        u2f r1, r0\n        mov r2, 0.5\n        \
         mov r3, 1.0\n        mov r10, 0\nloop:\n{body}        iadd r10, r10, 1\n        isetp.lt p0, r10, {ROUNDS}\n        \
         @p0 bra loop\n        st [r0 * 4 + out], r4\n        exit\n",
        4 * threads
    );
    (Job::for_warps("mads.s", &source, None, vec![], warp_threads), threads * BODY * ROUNDS)
}

/// A counter of a run.
pub fn count(outcome: &Outcome, counter: Counter) -> u32 {
    outcome.counters[counter as usize]
}

/// Cycles on `small` with memory that answers in the next cycle.
pub fn report(job: &Job) -> u64 {
    let outcome = job.run(EngineKind::Rtl, Size::Small, Mechanisms::ALL, FAST);
    let instructions = count(&outcome, Counter::Instructions);
    println!(
        "{}: {} cycles, {instructions} instructions, {:.2} per cycle",
        job.program.file,
        outcome.cycles,
        f64::from(instructions) / outcome.cycles as f64
    );
    outcome.cycles
}

/// The pixels of the output picture.
pub fn pixels(program: &Program, memory: &[u8]) -> Vec<[u8; 4]> {
    let picture = program.segment("picture").expect("an output picture");
    let bytes = &memory[picture.address as usize..][..picture.bytes as usize];
    bytes.chunks_exact(4).map(|pixel| pixel.try_into().expect("four bytes")).collect()
}

/// Samples `image` at `(u, v)` in double precision; `wrap` brings a texel number into 0 .. size.
pub fn sampled(
    image: &Image,
    u: f64,
    v: f64,
    bilinear: bool,
    wrap: impl Fn(i64, i64) -> i64,
) -> [f64; 3] {
    let (width, height) = (i64::from(image.width), i64::from(image.height));
    let texel = |x: i64, y: i64, channel: usize| {
        let at = (wrap(y, height) * width + wrap(x, width)) * 4;
        f64::from(image.texels[at as usize + channel]) / 255.0
    };
    let (x, y) = (u * width as f64, v * height as f64);
    [0, 1, 2].map(|channel| {
        if !bilinear {
            return texel(x.floor() as i64, y.floor() as i64, channel);
        }
        let (x, y) = (x - 0.5, y - 0.5);
        let (left, top) = (x.floor() as i64, y.floor() as i64);
        let (right_part, low_part) = (x - x.floor(), y - y.floor());
        let row = |y| {
            texel(left, y, channel) * (1.0 - right_part) + texel(left + 1, y, channel) * right_part
        };
        row(top) * (1.0 - low_part) + row(top + 1) * low_part
    })
}

/// The values of a matrix in the source of a program: the `.float` lines below `.data name`.
pub fn matrix(source: &str, name: &str) -> Vec<f64> {
    let lines =
        source.lines().map(str::trim).skip_while(|line| *line != format!(".data {name}")).skip(1);
    let rows = lines.map_while(|line| line.strip_prefix(".float "));
    rows.flat_map(|row| row.split(", ").map(|value| value.parse::<f64>().expect("a number")))
        .collect()
}
