//! Random programs whose result does not depend on the order of warps.
//!
//! Every thread works in its own 64 bytes of `own`, reads `shared` and the picture, and adds
//! to `sums` by operations that commute. Registers are written before they are read.
use std::fmt::Write;
use warpwright_sim::harness::Random;

const INTEGER: &[&str] = &[
    "iadd", "isub", "imul", "imulh.s", "imulh.u", "imin.s", "imax.s", "imin.u", "imax.u", "and", "or", "xor", "shl", "shr",
    "sar", "bfe.u", "bfe.s",
];
const FLOAT: &[&str] = &["fadd", "fsub", "fmul", "fmin", "fmax"];
const ONE: &[&str] = &[
    "not", "popc", "clz", "fneg", "fabs", "floor", "ceil", "trunc", "round", "fract", "f2i", "f2u", "i2f", "u2f", "mov", "rcp",
    "rsqrt",
];
const THREE: &[&str] = &["imad", "fmad", "bfi"];
const COMPARE: &[&str] = &["eq", "ne", "lt", "le", "gt", "ge", "ltu", "leu", "gtu", "geu"];
/// Operations that commute, two words of `sums` for each.
const ATOMIC: &[&str] = &["add", "xor", "and", "or", "max.u", "min.u", "max.s", "min.s", "mul", "satadd"];
/// Data registers: r2 to r11. r0 is the thread, r1 its memory, r12, r13 and r18 serve for a
/// statement, r14 to r17 count loops.
const DATA: std::ops::Range<u64> = 2..12;

/// A generator of programs.
pub struct Generator<'a> {
    random: &'a mut Random,
    text: String,
    labels: usize,
    /// Statements that may still be generated.
    budget: usize,
}

/// A program of about `statements` statements; it may end in a fault when `faulty`.
pub fn generate(random: &mut Random, statements: usize, faulty: bool) -> String {
    let mut generator = Generator { random, text: String::new(), labels: 0, budget: statements };
    generator.program(faulty);
    generator.text
}

impl Generator<'_> {
    fn line(&mut self, statement: &str) {
        writeln!(self.text, "        {statement}").expect("strings grow");
    }

    fn below(&mut self, limit: u64) -> u64 {
        self.random.below(limit)
    }

    fn one_of<'t>(&mut self, list: &[&'t str]) -> &'t str {
        list[self.below(list.len() as u64) as usize]
    }

    fn data(&mut self) -> String {
        format!("r{}", DATA.start + self.below(DATA.end - DATA.start))
    }

    fn source(&mut self) -> String {
        if self.below(8) == 0 {
            "r0".into()
        } else {
            self.data()
        }
    }

    fn label(&mut self) -> String {
        self.labels += 1;
        format!("l{}", self.labels)
    }

    fn guard(&mut self) -> String {
        match self.below(12) {
            0 => format!("@p{} ", self.below(4)),
            1 => format!("@!p{} ", self.below(4)),
            _ => String::new(),
        }
    }

    fn word(&mut self) -> u32 {
        let bits = self.random.bits();
        match bits >> 40 & 7 {
            0 => bits as u32 & 15,
            1 => (bits as i32 >> 20) as u32,
            2 | 3 => ((bits as i32 as f32) / 65536.0).to_bits(),
            4 => [0, 1, 0x7fff_ffff, 0x8000_0000, u32::MAX, 0x7f80_0000, 0x7fc0_0000, 0x3f80_0000][(bits & 7) as usize],
            _ => bits as u32,
        }
    }

    fn program(&mut self, faulty: bool) {
        let threads = 1 + self.below(70);
        self.line(&format!(".threads {threads}"));
        self.line(".registers 19");
        let words: Vec<String> = (0..64).map(|_| self.word().to_string()).collect();
        self.line(&format!(".buffer shared 256 = {}", words.join(", ")));
        self.line(&format!(".buffer own {}", threads * 64));
        let words: Vec<String> = (0..2 * ATOMIC.len()).map(|_| self.word().to_string()).collect();
        self.line(&format!(".buffer sums 80 = {}", words.join(", ")));
        self.line(".image photo 0");
        for texture in 0..2 {
            let filter = self.one_of(&["nearest", "bilinear"]);
            let (u, v) = (self.one_of(&["repeat", "clamp", "mirror"]), self.one_of(&["repeat", "clamp", "mirror"]));
            self.line(&format!(".texture {texture} photo filter={filter} wrap_u={u} wrap_v={v}"));
        }
        self.line("s2r r0, tid");
        self.line("shl r1, r0, 6");
        self.line("iadd r1, r1, own");
        for register in DATA {
            let word = self.word();
            match self.below(4) {
                0 => self.line(&format!("iadd r{register}, r0, {word}")),
                1 => self.line(&format!("imul r{register}, r0, {word}")),
                _ => self.line(&format!("mov r{register}, {word}")),
            }
        }
        for predicate in 0..4 {
            self.compare(predicate);
        }
        while self.budget > 0 {
            self.statement(0);
        }
        for register in DATA {
            self.line(&format!("st [r1 + {}], r{register}", (register - DATA.start) * 4));
        }
        for predicate in 0..4 {
            self.line(&format!("sel r12, r0, r1, p{predicate}"));
            self.line(&format!("st [r1 + {}], r12", 40 + predicate * 4));
        }
        if faulty {
            self.line("fence.all");
            match self.below(3) {
                0 => {
                    self.line("or r12, r1, 2");
                    self.line("ld r13, [r12]");
                }
                1 => {
                    self.line("mov r12, 0x7ffffff0");
                    self.line("st [r12], r0");
                }
                _ => {
                    self.line("or r12, r1, 1");
                    self.line("atom1.add r13, [r12], r0");
                }
            }
            self.line("st [r1 + 60], r0");
        }
        self.line("exit");
    }

    fn compare(&mut self, predicate: u64) {
        let (a, b, code) = (self.source(), self.source(), self.one_of(COMPARE));
        let guard = self.guard();
        match self.below(3) {
            0 => {
                let word = self.word();
                self.line(&format!("{guard}isetp.{code} p{predicate}, {a}, {word}"));
            }
            1 => self.line(&format!("{guard}isetp.{code} p{predicate}, {a}, {b}")),
            _ => self.line(&format!("{guard}fsetp.{code} p{predicate}, {a}, {b}")),
        }
    }

    fn statement(&mut self, depth: usize) {
        self.budget = self.budget.saturating_sub(1);
        let (d, a, b) = (self.data(), self.source(), self.source());
        let guard = self.guard();
        match self.below(40) {
            0..=7 => {
                let op = self.one_of(INTEGER);
                if self.below(3) == 0 {
                    let word = self.word();
                    self.line(&format!("{guard}{op} {d}, {a}, {word}"));
                } else {
                    self.line(&format!("{guard}{op} {d}, {a}, {b}"));
                }
            }
            8..=11 => {
                let op = self.one_of(FLOAT);
                self.line(&format!("{guard}{op} {d}, {a}, {b}"));
            }
            12..=14 => {
                let op = self.one_of(ONE);
                self.line(&format!("{guard}{op} {d}, {a}"));
            }
            15..=16 => {
                let (op, c) = (self.one_of(THREE), self.source());
                self.line(&format!("{guard}{op} {d}, {a}, {b}, {c}"));
            }
            17 => {
                let predicate = self.below(4);
                self.line(&format!("{guard}sel {d}, {a}, {b}, p{predicate}"));
            }
            18..=19 => {
                let predicate = self.below(4);
                self.compare(predicate);
            }
            20..=22 => {
                let (op, step) = [("ld", 4), ("ld.u8", 1), ("ld.s8", 1), ("ld.u16", 2), ("ld.s16", 2)][self.below(5) as usize];
                let offset = self.below(64 / step) * step;
                self.line(&format!("{guard}{op} {d}, [r1 + {offset}]"));
            }
            23..=25 => {
                let (op, step) = [("st", 4), ("st.u8", 1), ("st.u16", 2)][self.below(3) as usize];
                let offset = self.below(64 / step) * step;
                self.line(&format!("{guard}{op} [r1 + {offset}], {a}"));
            }
            26 => {
                // Anywhere in the own memory: addresses that nobody can prove apart.
                self.line(&format!("and r12, {a}, 60"));
                self.line("iadd r12, r12, r1");
                self.line(&format!("{guard}st [r12], {b}"));
                self.line(&format!("ld {d}, [r12]"));
            }
            27 => {
                self.line(&format!("and r12, {a}, 63"));
                self.line(&format!("{guard}ld {d}, [r12 * 4 + shared]"));
            }
            28..=29 => {
                let op = self.below(ATOMIC.len() as u64) as usize;
                let form = self.one_of(&["atom", "atom1"]);
                self.line(&format!("and r12, {a}, 4"));
                self.line("iadd r12, r12, sums");
                self.line(&format!("{guard}{form}.{} _, [r12 + {}], {b}", ATOMIC[op], op * 8));
            }
            30 => {
                let (op, offset) = (self.one_of(ATOMIC), self.below(16) * 4);
                if self.below(2) == 0 {
                    self.line(&format!("atom.{op} r13, [r1 + {offset}], {b}, r18"));
                } else {
                    self.line(&format!("atom1.{op} r13, [r1 + {offset}], {b}"));
                }
                self.line(&format!("mov {d}, r13"));
            }
            31..=32 => {
                for (register, from) in [("r12", &a), ("r13", &b)] {
                    self.line(&format!("bfe.s {register}, {from}, 9 << 8"));
                    self.line(&format!("i2f {register}, {register}"));
                    self.line(&format!("fmul {register}, {register}, 0.01"));
                }
                let (mark, texture) = (self.one_of(&["", ".t", ".p"]), self.below(2));
                let (channels, width) = [("r", 1), ("g", 1), ("rgb", 3), ("ga", 2), ("rgba", 4)][self.below(5) as usize];
                let first = DATA.start + self.below(DATA.end - DATA.start - width + 1);
                self.line(&format!("{guard}tex{mark} r{first}, [r12, r13], t{texture}.{channels}"));
            }
            33 => {
                for (register, from) in [("r12", &a), ("r13", &b)] {
                    self.line(&format!("bfe.s {register}, {from}, 6 << 8"));
                }
                self.line(&format!("{guard}txf {d}, [r12, r13], t1.b"));
            }
            34 => {
                let fence = self.one_of(&["fence.load", "fence.store", "fence.all", "nop"]);
                self.line(fence);
            }
            35 if depth == 0 && self.below(6) == 0 => {
                let (end, predicate) = (self.one_of(&["exit", "discard"]), self.below(4));
                self.line(&format!("@p{predicate} {end}"));
            }
            36..=37 if depth < 3 => {
                let (join, other) = (self.label(), self.label());
                let (sign, predicate) = (self.one_of(&["", "!"]), self.below(4));
                self.line(&format!("@{sign}p{predicate} bra {other}"));
                self.block(depth + 1);
                if self.below(2) == 0 {
                    self.line(&format!("bra {join}"));
                    writeln!(self.text, "{other}:").expect("strings grow");
                    self.block(depth + 1);
                } else {
                    writeln!(self.text, "{other}:").expect("strings grow");
                }
                writeln!(self.text, "{join}: sync").expect("strings grow");
            }
            38 if depth < 3 => {
                let counter = format!("r{}", 14 + depth);
                let (start, predicate) = (self.label(), self.below(4));
                if self.below(2) == 0 {
                    self.line(&format!("mov {counter}, {}", 2 + depth));
                } else {
                    self.line(&format!("and {counter}, {a}, 3"));
                    self.line(&format!("iadd {counter}, {counter}, 1"));
                }
                writeln!(self.text, "{start}:").expect("strings grow");
                self.block(depth + 1);
                self.line(&format!("isub {counter}, {counter}, 1"));
                self.line(&format!("isetp.gt p{predicate}, {counter}, 0"));
                self.line(&format!("@p{predicate} bra {start}"));
                self.line("sync");
            }
            _ => self.line(&format!("{guard}iadd {d}, {a}, {b}")),
        }
    }

    fn block(&mut self, depth: usize) {
        for _ in 0..1 + self.below(5) {
            self.statement(depth);
        }
    }
}
