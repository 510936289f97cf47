//! Running programs on the engines.
use warpwright_isa::{assemble_with, Options, Program};
use warpwright_rtl::config::{Mechanisms, Scheduling, Size};
use warpwright_sim::engines::{self, EngineKind, Outcome, RunConfig};
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
            [x * 200 / width + noise, y * 220 / height + noise, (x * y) % 250, 255].map(|channel| channel as u8)
        };
        Self { width, height, texels: (0..width * height).flat_map(texel).collect() }
    }
}

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
    pub fn with_grid(name: &str, source: &str, size: Option<(u32, u32)>, images: Vec<Image>) -> Self {
        let sizes = images.iter().map(|image| (image.width, image.height)).collect();
        let options = Options { size, images: sizes, ..Default::default() };
        let program = assemble_with(name, source, &options).unwrap_or_else(|error| panic!("{error}"));
        Self { program, images }
    }

    /// Runs it.
    pub fn run(&self, engine: EngineKind, size: Size, mechanisms: Mechanisms, memory: MemoryConfig) -> Outcome {
        let config = RunConfig { mechanisms, memory, limit: 2_000_000, ..RunConfig::new(engine, size) };
        let images: Vec<&[u8]> = self.images.iter().map(|image| image.texels.as_slice()).collect();
        let about = format!("{} on {engine:?} {size:?} {mechanisms:?} {memory:?}", self.program.file);
        engines::run(&self.program, &images, &config, &mut |_| {}).unwrap_or_else(|error| panic!("{about}: {error:#}"))
    }

    /// Words of a buffer.
    pub fn words(&self, memory: &[u8], buffer: &str) -> Vec<u32> {
        let segment = self.program.segment(buffer).unwrap_or_else(|| panic!("no buffer {buffer}"));
        let bytes = &memory[segment.address as usize..][..segment.bytes as usize];
        bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().expect("four bytes"))).collect()
    }
}

/// Memory that answers in the next cycle.
pub const FAST: MemoryConfig = MemoryConfig { latency: 1, jitter: 0, reorder: false, refuse: 0, seed: 1 };
/// Memory of a board with external RAM.
pub const SLOW: MemoryConfig = MemoryConfig { latency: 40, jitter: 0, reorder: false, refuse: 0, seed: 1 };
/// Memory that is late, out of order and often busy.
pub const WILD: MemoryConfig = MemoryConfig { latency: 5, jitter: 60, reorder: true, refuse: 90, seed: 5 };

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

/// Asserts that the RTL and its Verilog agree in memory, fault, every counter and the cycle count.
pub fn assert_equal_to_verilog(job: &Job, size: Size, mechanisms: Mechanisms, memory: MemoryConfig) -> Outcome {
    let [rtl, verilog] = [EngineKind::Rtl, EngineKind::Verilator].map(|engine| job.run(engine, size, mechanisms, memory));
    let about = format!("{} on {size:?} {mechanisms:?} {memory:?}", job.program.file);
    assert_eq!(rtl.fault, verilog.fault, "{about}: fault, RTL against Verilog");
    assert!(rtl.memory == verilog.memory, "{about}: memory, RTL against Verilog");
    assert_eq!((&rtl.counters, rtl.cycles), (&verilog.counters, verilog.cycles), "{about}: counters, RTL against Verilog");
    rtl
}
