// SPDX-License-Identifier: MIT
//! Branches, loops, joins.
use super::{Writer, SCALARS};

impl Writer {
    pub(super) fn block(&mut self, most: u64) {
        self.depth += 1;
        for _ in 0..1 + self.below(most) {
            self.statement();
        }
        self.depth -= 1;
    }

    pub(super) fn statement(&mut self) {
        if self.textures && self.chance(40) {
            return self.texture();
        }
        match self.below(100) {
            0..36 => self.lane(),
            36..40 => self.special(),
            40..51 => self.memory(),
            51..58 => self.shared(),
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
            80..83 if self.depth < 3 => self.subroutine(),
            83..90 if self.depth < 3 => self.branch(),
            90..98 if self.depth < 3 && self.loops < 2 => self.repeat(),
            _ => self.line("sync"),
        }
    }

    /// A lane operation of the table, all operand forms.
    pub(super) fn scoreboard_branch(&mut self) {
        let mask = |writer: &mut Self| {
            let slots: Vec<String> =
                (0..8).filter(|_| writer.chance(25)).map(|slot| slot.to_string()).collect();
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

    /// A subroutine, called by all threads or by some, once or twice, or from both ways of a
    /// branch. Threads return early, together or not.
    pub(super) fn subroutine(&mut self) {
        let (sub, over) = (self.label(), self.label());
        line!(self, "bra {over}");
        self.place(&sub);
        self.block(4);
        if self.chance(50) {
            let condition = self.condition();
            line!(self, "{condition}ret");
            self.block(2);
        }
        if self.chance(70) {
            self.line("sync");
        }
        self.some_guard("ret");
        self.line("ret");
        self.place(&over);
        self.line("sync");
        if self.chance(30) {
            let (condition, other, end) = (self.condition(), self.label(), self.label());
            line!(self, "{condition}bra {other}");
            line!(self, "call {sub}");
            self.block(1);
            line!(self, "bra {end}");
            self.place(&other);
            line!(self, "call {sub}");
            self.place(&end);
            self.line("sync");
        }
        for _ in 0..1 + self.below(2) {
            self.some_guard(&format!("call {sub}"));
        }
    }

    /// An instruction that all threads of the warp execute, or some, or all or none.
    fn some_guard(&mut self, instruction: &str) {
        match self.below(4) {
            0 => self.line(instruction),
            1 | 2 => {
                let condition = self.condition();
                line!(self, "{condition}{instruction}");
            }
            _ => {
                let scalar = self.pick(&SCALARS);
                line!(self, "sget r5, {scalar}");
                line!(self, "and r5, r5, {}", 1 << self.below(3));
                self.line("isetp.eq p3, r5, 0");
                line!(self, "@p3 {instruction}");
            }
        }
    }

    pub(super) fn branch(&mut self) {
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
    pub(super) fn repeat(&mut self) {
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
}
