//! Random assembly programs, valid by construction, from a seed (spec 7, item 5).
//!
//! A program reads no register that it has not written, ends, and leaves the same memory in
//! whatever order its warps run: a thread stores into 32 bytes of its own or, with the other
//! threads of its warp, into 64 bytes of the warp; words that all warps share are changed by
//! one commutative operation each and never read. [`stable`] checks all that on the engine
//! `isa`, which also tells whether a shortened program is still valid.
use crate::programs::{Image, Job};
use warpwright_isa::table::TABLE;
use warpwright_isa::{assemble_with, Instruction, Operand, Options, Suffix, Unit};
use warpwright_sim::harness::Random;
use warpwright_sim::isa_sim::{self, Outcome, Settings};

/// Bytes of a thread and of a warp; the buffers are for 32 warps.
const BUFFERS: &str = "        .buffer threads 4096
        .buffer warps 2048
        .buffer shared 48 = 1, 3, 0xffffffff, 0, 0, 100, 0xffffff9c, 0xffffffff, 0, 0, 7, 0
        .buffer counters 512
";
/// Words of read-only data.
const TABLE_WORDS: u64 = 64;
/// The first register that programs compute with; those below hold addresses and counters:
/// r0 thread number, r1 bytes of the thread, r2 bytes of the warp, r3 and r4 loop counters,
/// r5 addresses.
const FIRST: u64 = 6;
/// Instructions of `isa` after which a program counts as endless.
const LIMIT: u64 = 400_000;

/// The operation of each shared word; in a program without order these do not depend on it.
const SHARED: [&str; 11] = ["add", "mul", "and", "or", "xor", "min.s", "max.s", "min.u", "max.u", "satadd", "addmod"];

/// What a generated program may contain.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Statements, about.
    pub statements: u64,
    /// One instruction that may fault.
    pub fault: bool,
}

/// Writes the source of a program.
pub fn source(seed: u64, shape: Shape) -> String {
    let mut random = Random::new(seed);
    let last = FIRST + [9, 9, 13, 17][random.below(4) as usize];
    let mut writer = Writer { random, lines: vec![], labels: 0, registers: last - FIRST + 1, loops: 0, depth: 0 };
    writer.program(shape);
    writer.lines.join("\n") + "\n"
}

/// The pictures of every program.
pub fn images() -> Vec<Image> {
    vec![Image::sample(13, 9), Image::sample(8, 16)]
}

/// Assembles; a comment `= 0x...` replaces the word of its instruction, wait mask apart.
pub fn assemble(source: &str) -> Result<Job, String> {
    let images = images();
    let options = Options { images: images.iter().map(|image| (image.width, image.height)).collect(), ..Default::default() };
    let mut program = assemble_with("random.s", source, &options).map_err(|error| error.to_string())?;
    for pc in 0..program.instructions.len() {
        let text = program.source_line(pc as u32).map_or("", |(_, text)| text);
        if let Some((_, word)) = text.split_once("; = 0x") {
            let word = u64::from_str_radix(word.trim(), 16).map_err(|error| format!("{text}: {error}"))?;
            let wait = 0xff << 56;
            program.instructions[pc] = program.instructions[pc] & wait | word & !wait;
        }
    }
    Ok(Job { program, images })
}

/// Runs on `isa`; an error when the result depends on what the registers hold at launch or
/// on the order of the warps, or when the program does not end.
pub fn stable(job: &Job) -> Result<Outcome, String> {
    let images: Vec<&[u8]> = job.images.iter().map(|image| image.texels.as_slice()).collect();
    let run = |warps, seed| {
        let settings = Settings { warps, seed, limit: LIMIT };
        isa_sim::run(&job.program, job.program.initial_memory(&images), &settings).map_err(|error| error.to_string())
    };
    let reference = run(8, 1)?;
    for (warps, seed) in [(1, 2), (4, 0)] {
        let other = run(warps, seed)?;
        let sorted = |outcome: &Outcome| {
            let mut faults = outcome.faults.clone();
            faults.sort_by_key(|fault| fault.warp);
            faults
        };
        if other.memory != reference.memory || sorted(&other) != sorted(&reference) {
            return Err("the result depends on the registers at launch or on the order of the warps".into());
        }
    }
    Ok(reference)
}

/// Deletes lines while `fails` says that the rest still fails.
pub fn shrink(source: &str, fails: &mut dyn FnMut(&str) -> bool) -> String {
    let mut lines: Vec<String> = source.lines().map(str::to_owned).collect();
    let mut chunk = lines.len().div_ceil(2);
    let mut try_without = |lines: &mut Vec<String>, keep: &dyn Fn(usize, &str) -> bool| {
        let rest: Vec<String> =
            lines.iter().enumerate().filter(|(i, line)| keep(*i, line)).map(|(_, line)| line.clone()).collect();
        let shorter = rest.len() < lines.len() && fails(&(rest.join("\n") + "\n"));
        if shorter {
            *lines = rest;
        }
        shorter
    };
    loop {
        let mut progress = false;
        // A label and what jumps to it go together.
        for label in lines.iter().filter_map(|line| line.strip_suffix(':').map(str::to_owned)).collect::<Vec<_>>() {
            progress |= try_without(&mut lines, &|_, line| !line.split([' ', ',', ':']).any(|word| word == label));
        }
        let mut at = 0;
        while at < lines.len() {
            if try_without(&mut lines, &|i, _| i < at || i >= at + chunk) {
                progress = true;
            } else {
                at += chunk;
            }
        }
        if chunk > 1 {
            chunk = chunk.div_ceil(2);
        } else if !progress {
            return lines.join("\n") + "\n";
        }
    }
}

/// Adds a line of formatted text.
macro_rules! line {
    ($writer:ident, $($text:tt)*) => {{
        let text = format!($($text)*);
        $writer.line(text);
    }};
}

struct Writer {
    random: Random,
    lines: Vec<String>,
    labels: usize,
    registers: u64,
    /// Loops around this place.
    loops: usize,
    depth: usize,
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
            1 => [0, 1, u32::MAX, 0x8000_0000, 0x7fff_ffff, 0x7f80_0000, 0xff80_0000, 0x7fc0_0000, 0x0000_0001, 0x007f_ffff]
                [self.below(10) as usize],
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
            line!(self, ".grid {width} {height}");
        } else {
            let most = if self.chance(25) { 60 } else { 24 };
            let threads = 1 + self.below(most);
            line!(self, ".threads {threads}");
        }
        self.lines.push(BUFFERS.trim_end().into());
        let words: Vec<String> = (0..TABLE_WORDS).map(|_| format!("{:#x}", self.word())).collect();
        line!(self, ".buffer table {} = {}", 4 * TABLE_WORDS, words.join(", "));
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
                0 => format!("s2r r{register}, {}", self.pick(&["tid", "lane", "x", "y", "tile", "launched_warp", "pc"])),
                1 => format!("ld r{register}, [r0 * 4 + table]"),
                2 => format!("imul r{register}, r0, {:#x}", self.word()),
                3 => format!("u2f r{register}, r0"),
                _ => format!("mov r{register}, {:#x}", self.word()),
            };
            self.line(text);
        }
        for predicate in 0..3 {
            let (register, bits) = (self.register(), 1 + self.below(3));
            line!(self, "and r5, r0, {bits}");
            let compare = self.pick(&["isetp.eq", "isetp.ne", "isetp.gt"]);
            let other = if self.chance(30) { format!("r{register}") } else { format!("{}", self.below(3)) };
            line!(self, "{compare} p{predicate}, r5, {other}");
        }
        let fault_at = shape.fault.then(|| self.below(shape.statements));
        for number in 0..shape.statements {
            if fault_at == Some(number) {
                self.fault();
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

    fn block(&mut self, most: u64) {
        self.depth += 1;
        for _ in 0..1 + self.below(most) {
            self.statement();
        }
        self.depth -= 1;
    }

    fn statement(&mut self) {
        match self.below(100) {
            0..36 => self.lane(),
            36..40 => self.special(),
            40..58 => self.memory(),
            58..66 => self.atomic(),
            66..72 => self.texture(),
            72..76 => {
                let kind = self.pick(&["load", "store", "all"]);
                line!(self, "fence.{kind}");
            }
            76..79 => self.scoreboard_branch(),
            79..80 => {
                let (guard, kind) = (self.condition(), self.pick(&["exit", "discard"]));
                line!(self, "{guard}{kind}");
            }
            80..90 if self.depth < 3 => self.branch(),
            90..98 if self.depth < 3 && self.loops < 2 => self.repeat(),
            _ => self.line("sync"),
        }
    }

    /// A lane operation of the table, all operand forms.
    fn lane(&mut self) {
        let rows: Vec<_> = TABLE.iter().filter(|row| row.unit == Unit::Mad && row.in_hardware()).collect();
        let row = rows[self.below(rows.len() as u64) as usize];
        let guard = self.guard();
        let mut name = row.mnemonic.to_owned();
        if matches!(row.suffix, Suffix::IntegerCompare | Suffix::FloatCompare) {
            let names: Vec<&str> = warpwright_isa::compare_names(row.suffix).iter().flatten().copied().collect();
            let mut codes: Vec<&str> = names.into_iter().collect();
            if row.suffix == Suffix::IntegerCompare {
                codes.retain(|code| !["equ", "neu"].contains(code));
            }
            name = format!("{name}.{}", self.pick(&codes));
        }
        let operands: Vec<String> = row
            .operands
            .iter()
            .map(|operand| match operand {
                Operand::Rd => format!("r{}", self.register()),
                Operand::Ra | Operand::Rb | Operand::Rc => format!("r{}", self.readable()),
                Operand::Pd | Operand::Ps => format!("p{}", self.below(3)),
                _ if row.float() => self.float().into(),
                _ => format!("{:#x}", self.word()),
            })
            .collect();
        let text = format!("{guard}{name} {}", operands.join(", "));
        self.line(text.trim_end());
    }

    fn special(&mut self) {
        let (guard, rd, ra) = (self.guard(), self.register(), self.readable());
        let text = if self.chance(70) {
            format!("{} r{rd}, r{ra}", self.pick(&["rcp", "rsqrt"]))
        } else {
            format!("s2r r{rd}, {}", self.pick(&["tid", "lane", "x", "y", "tile", "launched_warp", "pc"]))
        };
        self.line(guard + &text);
    }

    /// An address in r5 or a fixed one, aligned to `bytes`, with room for `bytes`.
    fn address(&mut self, bytes: u64) -> String {
        let (base, size) = if self.chance(50) { (1, 32) } else { (2, 48) };
        let offset = self.below(size / bytes) * bytes;
        match self.below(3) {
            0 => format!("[r{base} + {offset}]"),
            1 => {
                let (index, mask) = (self.readable(), 31 & !(bytes - 1));
                line!(self, "and r5, r{index}, {mask}");
                line!(self, "iadd r5, r5, r{base}");
                "[r5]".into()
            }
            _ => {
                // The register counts words.
                let (index, low) = (self.readable(), self.below(4 / bytes) * bytes);
                line!(self, "and r5, r{index}, 3");
                line!(self, "shr r{0}, r{base}, 2", FIRST);
                line!(self, "iadd r5, r5, r{FIRST}");
                format!("[r5 * 4 + {low}]")
            }
        }
    }

    fn memory(&mut self) {
        let (size, bytes) = [("u8", 1), ("s8", 1), ("u16", 2), ("s16", 2), ("", 4), ("", 4)][self.below(6) as usize];
        let dot = if size.is_empty() { "" } else { "." };
        let (register, index) = (self.register(), self.readable());
        if self.chance(30) {
            // Data that nobody writes, anywhere in the table.
            line!(self, "and r5, r{index}, {}", (TABLE_WORDS - 1) * 4 & !(bytes - 1) | (3 & !(bytes - 1)));
            let guard = self.guard();
            line!(self, "{guard}ld{dot}{size} r{register}, [r5 + table]");
            return;
        }
        let address = self.address(bytes);
        let (guard, store) = (self.guard(), self.chance(55));
        if store {
            let size = size.replace('s', "u");
            line!(self, "{guard}st{dot}{size} {address}, r{register}");
        } else {
            line!(self, "{guard}ld{dot}{size} r{register}, {address}");
        }
    }

    fn atomic(&mut self) {
        let guard = self.guard();
        let registers = self.data(4);
        let [rd, rb, rc, temp] = [0, 1, 2, 3].map(|i| registers[i]);
        let merged = self.chance(60);
        if self.chance(45) {
            let word = self.below(SHARED.len() as u64);
            let op = SHARED[word as usize];
            self.line("mov r5, shared");
            let second = self.modulus(op, rb, rc);
            let name = if merged { "atom" } else { "atom1" };
            line!(self, "{guard}{name}.{op} _, [r5 + {}], r{rb}{second}", 4 * word);
            return;
        }
        let op =
            self.pick(&["add", "mul", "and", "or", "xor", "min.s", "max.s", "min.u", "max.u", "satadd", "addmod", "exch", "cas"]);
        let address = if op == "addmod" {
            // Words that nothing else changes: the values stay below the modulus.
            self.line("s2r r5, launched_warp");
            self.line("shl r5, r5, 4");
            self.line("iadd r5, r5, counters");
            format!("[r5 + {}]", 4 * self.below(4))
        } else {
            line!(self, "and r5, r{}, {}", rc, self.pick(&["0", "4", "12"]));
            self.line("iadd r5, r5, r2");
            format!("[r5 + {}]", 4 * self.below(8))
        };
        let mut second = self.modulus(op, rb, rc);
        if op == "cas" {
            second = format!(", r{rc}");
        }
        if self.chance(25) {
            let name = if merged { "atom" } else { "atom1" };
            line!(self, "{guard}{name}.{op} _, {address}, r{rb}{second}");
        } else if merged {
            let temporary = if ["exch", "cas"].contains(&op) { String::new() } else { format!(", r{temp}") };
            line!(self, "{guard}atom.{op} r{rd}, {address}, r{rb}{second}{temporary}");
            if !temporary.is_empty() {
                // What is left in it depends on what was merged.
                line!(self, "mov r{temp}, r{rc}");
            }
        } else {
            line!(self, "{guard}atom1.{op} r{rd}, {address}, r{rb}{second}");
        }
    }

    /// For add-modulo: an operand below the modulus, which is the same for all.
    fn modulus(&mut self, op: &str, rb: u64, rc: u64) -> String {
        if op != "addmod" {
            return String::new();
        }
        line!(self, "and r{rb}, r{rb}, 1023");
        line!(self, "mov r{rc}, 1025");
        format!(", r{rc}")
    }

    fn texture(&mut self) {
        let texture = self.below(3);
        let channels = self.pick(&["rgba", "rgb", "r", "ga", "b", "rb"]);
        let rd = FIRST + self.below(self.registers - channels.len() as u64 + 1);
        let (u, v) = (self.register(), self.register());
        let marks = self.pick(&["", "", ".t", ".p", ".t.p"]);
        let guard;
        if self.chance(30) {
            for register in [u, v] {
                let (from, mask) = (self.readable(), self.pick(&["3", "15", "0xffffffff"]));
                line!(self, "and r{register}, r{from}, {mask}");
            }
            guard = self.guard();
            line!(self, "{guard}txf{marks} r{rd}, [r{u}, r{v}], t{texture}.{channels}");
        } else {
            if self.chance(70) {
                for register in [u, v] {
                    let scale = self.pick(&["0.07", "0.013", "-0.31", "1.0"]);
                    line!(self, "and r{register}, r{register}, 63");
                    line!(self, "u2f r{register}, r{register}");
                    line!(self, "fmul r{register}, r{register}, {scale}");
                }
            }
            guard = self.guard();
            line!(self, "{guard}tex{marks} r{rd}, [r{u}, r{v}], t{texture}.{channels}");
        }
    }

    /// Two independent instructions in either order.
    fn scoreboard_branch(&mut self) {
        let mask = |writer: &mut Self| {
            let slots: Vec<String> = (0..8).filter(|_| writer.chance(25)).map(|slot| slot.to_string()).collect();
            format!("[{}]", slots.join(","))
        };
        let (a, b) = (mask(self), mask(self));
        let registers = self.data(4);
        let one = format!("iadd r{}, r{}, 0x{:x}", registers[0], registers[1], self.below(99));
        let two = format!("xor r{}, r{}, 0x{:x}", registers[2], registers[3], self.below(99));
        let (other, end) = (self.label(), self.label());
        line!(self, "bsb {a}, {other}, {b}");
        self.line(&one);
        self.line(&two);
        line!(self, "bra {end}");
        self.place(&other);
        self.line(&two);
        self.line(&one);
        self.place(&end);
    }

    fn branch(&mut self) {
        let (condition, join) = (self.condition(), self.chance(90));
        let (other, end) = (self.label(), self.label());
        line!(self, "{condition}bra {other}");
        self.block(5);
        if self.chance(60) {
            line!(self, "bra {end}");
            self.place(&other);
            self.block(5);
        } else {
            self.place(&other);
        }
        self.place(&end);
        if join {
            self.line("sync");
        }
    }

    /// A loop of at most four rounds, the same number for all threads or not.
    fn repeat(&mut self) {
        let counter = 3 + self.loops;
        let (start, next, end) = (self.label(), self.label(), self.label());
        if self.chance(50) {
            let from = self.readable();
            line!(self, "and r{counter}, r{from}, 3");
        } else {
            line!(self, "mov r{counter}, {}", 1 + self.below(4));
        }
        self.loops += 1;
        self.place(&start);
        self.block(5);
        for (percent, target) in [(20, &end), (20, &next)] {
            if self.chance(percent) {
                let condition = self.condition();
                line!(self, "{condition}bra {target}");
                self.block(2);
            }
        }
        self.place(&next);
        if self.chance(50) {
            self.line("sync");
        }
        line!(self, "isub r{counter}, r{counter}, 1");
        line!(self, "isetp.gt p3, r{counter}, 0");
        line!(self, "@p3 bra {start}");
        self.place(&end);
        if self.chance(90) {
            self.line("sync");
        }
        self.loops -= 1;
    }

    /// An instruction that faults in the warps for which its guard holds.
    fn fault(&mut self) {
        let register = self.register();
        let guard = match self.below(3) {
            0 => String::new(),
            1 => self.condition(),
            _ => {
                line!(self, "isetp.eq p2, r0, {}", self.below(24));
                "@p2 ".into()
            }
        };
        let (size, bytes) = [(".u16", 2), ("", 4)][self.below(2) as usize];
        match self.below(7) {
            0 => line!(self, "{guard}ld{size} r{register}, [r1 + {}]", 1 + self.below(bytes - 1)),
            1 => line!(self, "{guard}st{size} [r2 + {}], r{register}", 1 + self.below(bytes - 1)),
            2 => {
                line!(self, "mov r5, {:#x}", 0x0100_0000u32 << self.below(8));
                let access =
                    if self.chance(50) { format!("ld{size} r{register}, [r5]") } else { format!("st{size} [r5], r{register}") };
                self.line(guard + &access);
            }
            3 => {
                self.line("iadd r5, r2, 2");
                let name = self.pick(&["atom", "atom1"]);
                line!(self, "{guard}{name}.add _, [r5], r{register}");
            }
            4 => {
                // A jump is not held back by accesses that are under way; here they are complete.
                self.line("fence.all");
                let offset = if self.chance(50) { 4000 } else { -4000 };
                let bra = Instruction { target: offset, ..Instruction::named("bra", warpwright_isa::Format::B) };
                self.raw(&guard, bra.encode());
            }
            _ => {
                let word = self.undefined();
                self.raw(&guard, word);
            }
        }
    }

    /// A word that the threads of the guard jump over.
    fn raw(&mut self, guard: &str, word: u64) {
        let over = self.label();
        if !guard.is_empty() {
            line!(self, "{guard}bra {over}");
        }
        line!(self, "nop ; = 0x{word:x}");
        self.place(&over);
    }

    /// A word without meaning: an opcode, or a field.
    fn undefined(&mut self) -> u64 {
        loop {
            let bits = self.random.bits();
            let row = &TABLE[self.below(TABLE.len() as u64) as usize];
            let word = if self.chance(40) { bits } else { bits & !0xff | u64::from(row.opcode) };
            if warpwright_isa::decode(word).is_err() {
                return word;
            }
        }
    }
}
