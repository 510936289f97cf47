// SPDX-License-Identifier: MIT
//! Instruction to assembly text.
use crate::alu_op::{AtomicOp, SpecialRegister};
use crate::instruction::{compare_names, decode, Instruction};
use crate::row::{Operand, Suffix};
use std::fmt::{self, Display, Formatter};

impl Instruction {
    /// Mnemonic with its suffixes.
    pub fn full_mnemonic(&self) -> String {
        let mut name = self.row.mnemonic.to_string();
        let mut add = |suffix: &str| {
            name.push('.');
            name.push_str(suffix);
        };
        match self.row.suffix {
            Suffix::None => {}
            Suffix::IntegerCompare | Suffix::FloatCompare => {
                let names = compare_names(self.row.suffix);
                add(names[usize::from(self.compare & 15)].unwrap_or("undefined"));
            }
            Suffix::Atomic => add(self.atomic_op().map_or("undefined", AtomicOp::name)),
            Suffix::Textile => {
                if self.mark_t {
                    add("t");
                }
                if self.mark_p {
                    add("p");
                }
            }
        }
        name
    }

    fn immediate_text(&self) -> String {
        let float = f32::from_bits(self.immediate);
        let signed = self.immediate as i32;
        if self.row.float() && float.is_finite() {
            format!("{float:?}")
        } else if (-4096..=4096).contains(&signed) && !self.row.float() {
            signed.to_string()
        } else {
            format!("{:#010x}", self.immediate)
        }
    }

    fn operand(&self, operand: Operand) -> Option<String> {
        let sum = |base: String, offset: i64| match offset {
            0 => format!("[{base}]"),
            1.. => format!("[{base} + {offset}]"),
            _ => format!("[{base} - {}]", -offset),
        };
        Some(match operand {
            Operand::Rd | Operand::RdThree => format!("r{}", self.rd),
            Operand::RdReturn if self.returns => format!("r{}", self.rd),
            Operand::RdReturn => "_".into(),
            Operand::Ra => format!("r{}", self.ra),
            Operand::Rb => format!("r{}", self.rb),
            Operand::RcAtomic if !self.atomic_op().is_some_and(AtomicOp::has_second_operand) => {
                return None
            }
            Operand::Rc | Operand::RcAtomic => format!("r{}", self.rc),
            Operand::Imm => self.immediate_text(),
            Operand::Pd => format!("p{}", self.rd),
            Operand::Ps => format!("p{}", self.modifier),
            Operand::Special => SpecialRegister::from_number(self.ra)?.name().into(),
            Operand::ScalarSource => format!("s{}", self.ra),
            Operand::ScalarDestination => format!("s{}", self.rd),
            Operand::Address if self.absolute => format!("[{}]", self.offset),
            Operand::Address if self.scale => sum(format!("r{} * 4", self.ra), self.offset.into()),
            Operand::Address | Operand::AtomicAddress => {
                sum(format!("r{}", self.ra), self.offset.into())
            }
            Operand::Coordinates => format!("[r{}, r{}]", self.ra, self.rb),
            Operand::Texture => {
                let channels: String = "rgba"
                    .chars()
                    .enumerate()
                    .filter(|(i, _)| self.modifier >> i & 1 != 0)
                    .map(|(_, c)| c)
                    .collect();
                format!("t{}.{channels}", self.texture)
            }
            Operand::Target => format!(".{:+}", self.target),
            Operand::MaskA => format!("[{}]", slots(self.mask_a)),
            Operand::MaskB => format!("[{}]", slots(self.mask_b)),
        })
    }
}

/// `0,2` for mask 5.
pub fn slots(mask: u8) -> String {
    let all: Vec<String> =
        (0..8).filter(|slot| mask >> slot & 1 != 0).map(|slot| slot.to_string()).collect();
    all.join(",")
}

impl Display for Instruction {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(guard) = self.guard {
            write!(f, "@{}p{} ", if guard.negate { "!" } else { "" }, guard.predicate)?;
        }
        f.write_str(&self.full_mnemonic())?;
        let operands: Vec<String> =
            self.row.operands.iter().filter_map(|&operand| self.operand(operand)).collect();
        if !operands.is_empty() {
            write!(f, " {}", operands.join(", "))?;
        }
        let mut notes = Vec::new();
        if self.row.reorderable() {
            notes.push(format!("slot {}", self.slot));
        }
        if self.wait != 0 {
            notes.push(format!("wait {}", slots(self.wait)));
        }
        if !notes.is_empty() {
            write!(f, " {{{}}}", notes.join(" "))?;
        }
        Ok(())
    }
}

/// One word as assembly text; an undefined one as a comment that says why.
pub fn disassemble(word: u64) -> String {
    match decode(word) {
        Ok(instruction) => instruction.to_string(),
        Err(error) => format!("; {word:#018x} {error}"),
    }
}
