// SPDX-License-Identifier: MIT
//! Instructions with the addresses and operands that they need; faults.
use super::{Writer, CONSTANT_WORDS, FIRST, SCALARS, SHARED_BYTES, TABLE_WORDS};
use warpwright_isa::table::TABLE;
use warpwright_isa::{Format, Instruction, Operand, Suffix, Unit};

impl Writer {
    pub(super) fn lane(&mut self) {
        let rows: Vec<_> = TABLE.iter().filter(|row| row.unit == Unit::Mad).collect();
        let row = rows[self.below(rows.len() as u64) as usize];
        let guard = self.guard();
        let mut name = row.mnemonic.to_owned();
        if matches!(row.suffix, Suffix::IntegerCompare | Suffix::FloatCompare) {
            let names: Vec<&str> =
                warpwright_isa::compare_names(row.suffix).iter().flatten().copied().collect();
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

    pub(super) fn special(&mut self) {
        let (guard, rd, ra) = (self.guard(), self.register(), self.readable());
        if self.chance(45) {
            let scalar = self.pick(&SCALARS);
            let text = match self.below(6) {
                0 => format!("sput {scalar}, r{ra}"),
                1 => format!("sput {scalar}, {:#x}", self.word()),
                2..4 if self.whole => {
                    // What threads of the quad load that are elsewhere now is not waited for
                    // otherwise.
                    self.line("fence.all");
                    format!("{} r{rd}, r{ra}", self.pick(&["ddx", "ddy"]))
                }
                _ => format!("sget r{rd}, {scalar}"),
            };
            return self.line(guard + &text);
        }
        let text = if self.chance(70) {
            format!(
                "{} r{rd}, r{ra}",
                self.pick(&["rcp", "rsqrt", "exp2", "log2", "sin", "cos", "sqrt"])
            )
        } else if self.chance(50) {
            let divide = self.pick(&["div.s", "div.u", "rem.s", "rem.u"]);
            let divisor = if self.chance(50) {
                format!("r{}", self.readable())
            } else {
                format!("{:#x}", self.word())
            };
            format!("{divide} r{rd}, r{ra}, {divisor}")
        } else {
            format!(
                "s2r r{rd}, {}",
                self.pick(&["tid", "lane", "x", "y", "tile", "launched_warp", "workgroup", "pc"])
            )
        };
        self.line(guard + &text);
    }

    /// An address in r5 or a fixed one, aligned to `bytes`, with room for `bytes`.
    pub(super) fn address(&mut self, bytes: u64) -> String {
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

    pub(super) fn memory(&mut self) {
        let (size, bytes) = [("u8", 1), ("s8", 1), ("u16", 2), ("s16", 2), ("", 4), ("", 4)]
            [self.below(6) as usize];
        let dot = if size.is_empty() { "" } else { "." };
        let (register, index) = (self.register(), self.readable());
        if self.chance(12) {
            // A plane for all threads, or one for each.
            if self.chance(50) {
                line!(self, "mov r5, {}", 16 * self.below(TABLE_WORDS / 4));
            } else {
                line!(self, "and r5, r{index}, {}", TABLE_WORDS * 4 - 16);
            }
            let guard = self.guard();
            line!(self, "{guard}interp r{register}, [r5 + table]");
            return;
        }
        if self.chance(15) {
            // Behind the constants of the program the buffer holds those of other programs.
            let guard = self.guard();
            match self.below(3) {
                0 => {
                    let place = 4 * self.below(CONSTANT_WORDS);
                    line!(self, "{guard}ldc r{register}, [{place}]");
                    return;
                }
                1 => line!(self, "mov r5, {}", 4 * self.below(CONSTANT_WORDS)),
                _ => line!(self, "and r5, r{index}, {}", 4 * (CONSTANT_WORDS - 1)),
            }
            line!(self, "{guard}ldc r{register}, [r5]");
            return;
        }
        if self.chance(30) {
            // Data that nobody writes, anywhere in the table.
            if self.chance(30) {
                let place = self.below(TABLE_WORDS * 4 / bytes) * bytes;
                let guard = self.guard();
                line!(self, "{guard}ld{dot}{size} r{register}, [table + {place}]");
                return;
            }
            line!(self, "and r5, r{index}, {}", (TABLE_WORDS * 4 - 1) & !(bytes - 1));
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

    /// An access of the warp's own part of shared memory.
    pub(super) fn shared(&mut self) {
        let (size, bytes) =
            [("u8", 1), ("s8", 1), ("u16", 2), ("s16", 2), ("", 4), ("", 4), ("", 4)]
                [self.below(7) as usize];
        let dot = if size.is_empty() { "" } else { "." };
        let register = self.register();
        if self.chance(25) {
            return self.shared_atomic();
        }
        line!(self, "s2r r5, launched_warp");
        line!(self, "and r5, r5, {}", self.group - 1);
        line!(self, "shl r5, r5, {}", SHARED_BYTES.trailing_zeros());
        let address = match self.below(3) {
            0 => format!("[r5 + {}]", self.below(SHARED_BYTES / bytes) * bytes),
            1 => {
                let (index, mask) = (self.readable(), (SHARED_BYTES - 1) & !(bytes - 1));
                line!(self, "and r{FIRST}, r{index}, {mask}");
                line!(self, "iadd r5, r5, r{FIRST}");
                "[r5]".into()
            }
            _ => {
                let (index, low) = (self.readable(), self.below(4 / bytes) * bytes);
                line!(self, "and r{FIRST}, r{index}, {}", SHARED_BYTES / 4 - 1);
                line!(self, "shr r5, r5, 2");
                line!(self, "iadd r5, r5, r{FIRST}");
                format!("[r5 * 4 + {low}]")
            }
        };
        let (guard, store) = (self.guard(), self.chance(55));
        if store {
            let size = size.replace('s', "u");
            line!(self, "{guard}sts{dot}{size} {address}, r{register}");
        } else {
            line!(self, "{guard}lds{dot}{size} r{register}, {address}");
        }
    }

    /// Where all threads meet: what any warp of the workgroup has in shared memory.
    pub(super) fn exchange(&mut self) {
        self.line("sync");
        self.line("bar");
        for _ in 0..1 + self.below(3) {
            let (register, index) = (self.register(), self.readable());
            line!(self, "and r5, r{index}, {}", (SHARED_BYTES * self.group - 1) & !3);
            let guard = self.guard();
            line!(self, "{guard}lds r{register}, [r5]");
        }
        self.line("bar");
    }

    /// For add-modulo: an operand below the modulus, which is the same for all.
    pub(super) fn modulus(&mut self, op: &str, rb: u64, rc: u64) -> String {
        if op != "addmod" {
            return String::new();
        }
        line!(self, "and r{rb}, r{rb}, 1023");
        line!(self, "mov r{rc}, 1025");
        format!(", r{rc}")
    }

    pub(super) fn texture(&mut self) {
        let texture = self.below(3);
        let channels = self.pick(&["rgba", "rgb", "r", "ga", "b", "rb"]);
        let rd = FIRST + self.below(self.registers - channels.len() as u64 + 1);
        let (u, v) = (self.register(), self.register());
        let marks = if self.textures { "" } else { self.pick(&["", "", ".t", ".p", ".t.p"]) };
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

    /// An instruction that faults in the warps for which its guard holds.
    pub(super) fn fault(&mut self) {
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
        match self.below(10) {
            7 => {
                let access = if self.chance(50) {
                    format!("lds{size} r{register}, [r5]")
                } else {
                    format!("sts{size} [r5], r{register}")
                };
                line!(
                    self,
                    "mov r5, {}",
                    self.pick(&["1", "63", "64", "0x4000", "0x80000000", "-4"])
                );
                self.line(guard + &access);
            }
            8 => {
                // Every warp that has a second thread is split, unless that thread has ended.
                let over = self.label();
                self.line("s2r r5, lane");
                self.line("isetp.eq p2, r5, 1");
                line!(self, "@p2 bra {over}");
                self.line("bar");
                self.place(&over);
            }
            0 => line!(self, "{guard}ld{size} r{register}, [r1 + {}]", 1 + self.below(bytes - 1)),
            1 => line!(self, "{guard}st{size} [r2 + {}], r{register}", 1 + self.below(bytes - 1)),
            2 => {
                line!(self, "mov r5, {:#x}", 0x0100_0000u32 << self.below(8));
                let access = if self.chance(50) {
                    format!("ld{size} r{register}, [r5]")
                } else {
                    format!("st{size} [r5], r{register}")
                };
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
                let bra = Instruction { target: offset, ..Instruction::named("bra", Format::B) };
                self.raw(&guard, bra.encode());
            }
            _ => {
                let word = self.undefined();
                self.raw(&guard, word);
            }
        }
    }

    /// A word that the threads of the guard jump over.
    pub(super) fn raw(&mut self, guard: &str, word: u64) {
        let over = self.label();
        if !guard.is_empty() {
            line!(self, "{guard}bra {over}");
        }
        line!(self, "nop ; = 0x{word:x}");
        self.place(&over);
    }

    /// A word without meaning: an opcode, or a field.
    pub(super) fn undefined(&mut self) -> u64 {
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
