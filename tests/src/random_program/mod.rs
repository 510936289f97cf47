// SPDX-License-Identifier: MIT
//! Random assembly programs, valid by construction, from a seed (docs/verification.md).
//!
//! A program reads no register that it has not written, ends, and leaves the same memory in
//! whatever order its warps run: a thread stores into 32 bytes of its own or, with the other
//! threads of its warp, into 64 bytes of the warp, in shared memory into 32 bytes; words that all
//! warps share are changed by one commutative operation each and never read. What other warps have
//! in shared memory is read between two barriers only. [`stable`] checks all that on the engine
//! `isa`, which also tells whether a shortened program is still valid.
/// Adds a line of formatted text.
macro_rules! line {
    ($writer:ident, $($text:tt)*) => {{
        let text = format!($($text)*);
        $writer.line(text);
    }};
}

mod atomics;
mod check;
mod flow;
mod instructions;

pub use check::{assemble, assemble_phases, images, shrink, stable, IN_REGISTERS};
use warpwright_sim::harness::Random;

/// Bytes of a thread and of a warp; the buffers are for 32 warps.
const BUFFERS: &str = "        .buffer threads 4096
        .buffer warps 2048
        .buffer shared 48 = 1, 3, 0xffffffff, 0, 0, 100, 0xffffff9c, 0xffffffff, 0, 0, 7, 0
        .buffer counters 512
";
/// Bytes of shared memory for each warp.
const SHARED_BYTES: u64 = 32;
/// Words of read-only data.
const TABLE_WORDS: u64 = 64;
/// Words of the constant buffer.
const CONSTANT_WORDS: u64 = 32;
/// The scalar registers that programs use.
const SCALARS: [&str; 4] = ["s0", "s5", "s10", "s15"];
/// The first register that programs compute with; those below hold addresses and counters:
/// r0 thread number, r1 bytes of the thread, r2 bytes of the warp, r3 and r4 loop counters,
/// r5 addresses.
const FIRST: u64 = 6;

/// What a generated program may contain.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Threads of a warp.
    pub warp: u64,
    /// Statements, about.
    pub statements: u64,
    /// One instruction that may fault.
    pub fault: bool,
    /// Registers above r32 too, up to r60: three more are for the sets of atomics.
    pub high: bool,
}

/// Writes the source of a program.
pub fn source(seed: u64, shape: Shape) -> String {
    written(seed, shape, false)
}

/// The same with many texture reads, and no marks on them.
pub fn source_with_textures(seed: u64, shape: Shape) -> String {
    written(seed, shape, true)
}

fn written(seed: u64, shape: Shape, textures: bool) -> String {
    let mut random = Random::new(seed);
    let counts = if shape.high { [26, 33, 48, 54] } else { [9, 9, 13, 17] };
    let last = FIRST + counts[random.below(4) as usize];
    let group = 1 + random.below(2);
    let mut writer = Writer {
        random,
        lines: vec![],
        labels: 0,
        registers: last - FIRST + 1,
        loops: 0,
        depth: 0,
        whole: false,
        group,
        textures,
    };
    writer.program(shape);
    writer.lines.join("\n") + "\n"
}

struct Writer {
    random: Random,
    lines: Vec<String>,
    labels: usize,
    registers: u64,
    /// Loops around this place.
    loops: usize,
    depth: usize,
    /// All threads of all quads are launched: differences over the quad have a meaning.
    whole: bool,
    /// Warps of a workgroup: 1 or 2, so that it is resident in every core.
    group: u64,
    /// Many texture reads, without marks.
    textures: bool,
}

impl Writer {
    fn below(&mut self, limit: u64) -> u64 {
        self.random.below(limit)
    }
    fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }
    fn pick<'a>(&mut self, choices: &[&'a str]) -> &'a str {
        choices[self.random.below(choices.len() as u64) as usize]
    }
    fn line(&mut self, text: impl AsRef<str>) {
        self.lines.push(format!("        {}", text.as_ref()));
    }
    fn label(&mut self) -> String {
        self.labels += 1;
        format!("L{}", self.labels)
    }
    fn place(&mut self, label: &str) {
        self.lines.push(format!("{label}:"));
    }
    /// `count` different data registers.
    fn data(&mut self, count: usize) -> Vec<u64> {
        let mut found = vec![];
        while found.len() < count {
            let register = FIRST + self.below(self.registers);
            if !found.contains(&register) {
                found.push(register);
            }
        }
        found
    }
    fn register(&mut self) -> u64 {
        FIRST + self.below(self.registers)
    }
    fn readable(&mut self) -> u64 {
        if self.chance(10) {
            self.below(3)
        } else {
            self.register()
        }
    }
    fn guard(&mut self) -> String {
        if self.chance(25) {
            self.condition()
        } else {
            String::new()
        }
    }
    fn condition(&mut self) -> String {
        let (negate, predicate) = (self.pick(&["", "!"]), self.below(3));
        format!("@{negate}p{predicate} ")
    }
    fn word(&mut self) -> u32 {
        let bits = self.random.bits() as u32;
        match self.below(6) {
            0 => self.below(40) as u32,
            1 => [
                0,
                1,
                u32::MAX,
                0x8000_0000,
                0x7fff_ffff,
                0x7f80_0000,
                0xff80_0000,
                0x7fc0_0000,
                0x0000_0001,
                0x007f_ffff,
            ][self.below(10) as usize],
            2 => (self.below(64) as f32 * 0.25 - 4.0).to_bits(),
            3 => (bits as f32 * 1e-4).to_bits(),
            4 => bits & 0x1f1f,
            _ => bits,
        }
    }
    fn float(&mut self) -> &'static str {
        self.pick(&[
            "0.0",
            "-0.0",
            "1.0",
            "-1.5",
            "0.5",
            "3.25",
            "1e20",
            "1e-30",
            "-2e-3",
            "1e38",
            "INF",
            "NAN",
            "255.0",
            "16777216.0",
        ])
    }

    fn program(&mut self, shape: Shape) {
        if self.chance(30) {
            let (width, height) = (1 + self.below(10), 1 + self.below(6));
            self.whole = width % 2 == 0 && height % 2 == 0;
            line!(self, ".grid {width} {height}");
        } else {
            let most = if self.chance(25) { 60 } else { 24 };
            let threads =
                if self.chance(60) { 4 * (1 + self.below(most / 4)) } else { 1 + self.below(most) };
            self.whole = threads % 4 == 0;
            line!(self, ".threads {threads}");
        }
        line!(self, ".workgroup {}", shape.warp * self.group);
        line!(self, ".shared {}", SHARED_BYTES * self.group);
        self.lines.push(BUFFERS.trim_end().into());
        let words: Vec<String> = (0..TABLE_WORDS).map(|_| format!("{:#x}", self.word())).collect();
        line!(self, ".buffer table {} = {}", 4 * TABLE_WORDS, words.join(", "));
        self.line(".constants");
        let words: Vec<String> =
            (0..CONSTANT_WORDS).map(|_| format!("{:#x}", self.word())).collect();
        line!(self, ".word {}", words.join(", "));
        self.line(".image photo 0");
        self.line(".image other 1");
        for (texture, picture) in [(0, "photo"), (1, "other"), (2, "photo")] {
            let filter = self.pick(&["nearest", "bilinear"]);
            let [u, v] = [0; 2].map(|_| self.pick(&["repeat", "clamp", "mirror"]));
            let format = match self.below(4) {
                0 => "r8",
                1 => "r32f",
                _ => "rgba8",
            };
            // Floats are not filtered.
            let filter = if format == "r32f" { "nearest" } else { filter };
            line!(self, ".texture {texture} {picture} filter={filter} wrap_u={u} wrap_v={v} format={format}");
        }
        self.line("s2r r0, tid");
        self.line("shl r1, r0, 5");
        self.line("iadd r1, r1, threads");
        self.line("s2r r2, launched_warp");
        self.line("shl r2, r2, 6");
        self.line("iadd r2, r2, warps");
        for register in FIRST..FIRST + self.registers {
            let text = match self.below(6) {
                0 => format!(
                    "s2r r{register}, {}",
                    self.pick(&[
                        "tid",
                        "lane",
                        "x",
                        "y",
                        "tile",
                        "launched_warp",
                        "workgroup",
                        "pc"
                    ])
                ),
                1 => format!("ld r{register}, [r0 * 4 + table]"),
                2 => format!("imul r{register}, r0, {:#x}", self.word()),
                3 => format!("u2f r{register}, r0"),
                _ => format!("mov r{register}, {:#x}", self.word()),
            };
            self.line(text);
        }
        for scalar in SCALARS {
            line!(self, "sput {scalar}, {:#x}", self.word());
        }
        // The first thread of a warp is always there. All warps store the same.
        self.line("s2r r5, lane");
        self.line("isetp.eq p3, r5, 0");
        self.line("mov r5, 0");
        for word in 0..SHARED_BYTES / 4 * self.group {
            line!(self, "mov r3, {:#x}", self.word());
            line!(self, "@p3 sts [r5 + {}], r3", 4 * word);
        }
        self.line("bar");
        for predicate in 0..3 {
            let (register, bits) = (self.register(), 1 + self.below(3));
            line!(self, "and r5, r0, {bits}");
            let compare = self.pick(&["isetp.eq", "isetp.ne", "isetp.gt"]);
            let other =
                if self.chance(30) { format!("r{register}") } else { format!("{}", self.below(3)) };
            line!(self, "{compare} p{predicate}, r5, {other}");
        }
        let fault_at = shape.fault.then(|| self.below(shape.statements));
        for number in 0..shape.statements {
            if fault_at == Some(number) {
                self.fault();
            }
            if self.chance(4) {
                self.exchange();
            }
            self.statement();
        }
        // What is in predicates and registers must have been right as well.
        for predicate in 0..4 {
            line!(self, "sel r5, r0, r2, p{predicate}");
            line!(self, "imad r{FIRST}, r{FIRST}, r1, r5");
        }
        for register in FIRST..FIRST + self.registers {
            let offset = (register - FIRST) % 8 * 4;
            if offset == 0 && register > FIRST {
                self.fold(register);
            }
            line!(self, "st [r1 + {offset}], r{register}");
        }
        if self.chance(95) || shape.fault {
            self.line("exit");
        } else {
            // Behind the last instruction: every warp faults.
            self.line("fence.all");
        }
    }

    /// Folds the thread's own bytes into `register`, so that they can be overwritten.
    fn fold(&mut self, register: u64) {
        for offset in (0..32).step_by(4) {
            line!(self, "ld r5, [r1 + {offset}]");
            line!(self, "imad r{register}, r{register}, r0, r5");
        }
    }
}
