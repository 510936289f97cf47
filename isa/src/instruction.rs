// SPDX-License-Identifier: MIT
//! One instruction: fields, encoder and decoder.
use crate::alu_op::{AtomicOp, ControlOp, SpecialRegister, Unit};
use crate::row::{Format, Operand, Row, Suffix};
use crate::table;
use thiserror::Error;

/// A predicate that decides, per thread, whether the instruction applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Guard {
    /// Predicate register, 0 to 3.
    pub predicate: u8,
    /// The complement guards.
    pub negate: bool,
}

/// A decoded instruction. Fields that its row does not use are zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Instruction {
    /// The line of the table.
    pub row: &'static Row,
    /// Guard predicate.
    pub guard: Option<Guard>,
    /// Slots that the next instruction waits for.
    pub wait: u8,
    /// Slot that tracks this (reorderable) instruction.
    pub slot: u8,
    /// Destination: general, predicate or scalar register number.
    pub rd: u8,
    /// First source, or special or scalar register number.
    pub ra: u8,
    /// Second source.
    pub rb: u8,
    /// Third source.
    pub rc: u8,
    /// Bits 39:36: select predicate, atomic operation, or texture channels.
    pub modifier: u8,
    /// Compare code.
    pub compare: u8,
    /// 32-bit immediate.
    pub immediate: u32,
    /// Byte offset of a memory instruction.
    pub offset: i32,
    /// The address register counts words.
    pub scale: bool,
    /// There is no address register: the offset is the address.
    pub absolute: bool,
    /// Atomic: the return form.
    pub returns: bool,
    /// Texture descriptor.
    pub texture: u8,
    /// Textile mark `.t`.
    pub mark_t: bool,
    /// Textile mark `.p`.
    pub mark_p: bool,
    /// Branch target relative to this instruction.
    pub target: i32,
    /// Slots of mask A of a scoreboard branch.
    pub mask_a: u8,
    /// Slots of mask B of a scoreboard branch.
    pub mask_b: u8,
}

/// Why a word is not an instruction.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DecodeError {
    /// No row has this opcode.
    #[error("undefined opcode {0:#04x}")]
    Opcode(u8),
    /// A field has a value without meaning.
    #[error("`{mnemonic}`: {field} {value} is undefined")]
    Field {
        /// The instruction.
        mnemonic: &'static str,
        /// Which field.
        field: &'static str,
        /// Its value.
        value: u8,
    },
}

/// The names of the compare codes of integers; `None`: undefined.
pub const INTEGER_COMPARES: [Option<&str>; 16] = compares(None, None);
/// The names of the compare codes of floats; `None`: undefined.
pub const FLOAT_COMPARES: [Option<&str>; 16] = compares(Some("ord"), Some("uno"));

const fn compares(
    six: Option<&'static str>,
    fourteen: Option<&'static str>,
) -> [Option<&'static str>; 16] {
    [
        Some("eq"),
        Some("ne"),
        Some("lt"),
        Some("le"),
        Some("gt"),
        Some("ge"),
        six,
        None,
        Some("equ"),
        Some("neu"),
        Some("ltu"),
        Some("leu"),
        Some("gtu"),
        Some("geu"),
        fourteen,
        None,
    ]
}

fn field(word: u64, high: u32, low: u32) -> u64 {
    (word >> low) & ((1 << (high - low + 1)) - 1)
}

fn byte(word: u64, high: u32, low: u32) -> u8 {
    field(word, high, low) as u8
}

fn sign_extend(value: u64, bits: u32) -> i32 {
    ((value << (64 - bits)) as i64 >> (64 - bits)) as i32
}

/// Decodes one word. Bits that the row does not use are ignored, as in hardware.
pub fn decode(word: u64) -> Result<Instruction, DecodeError> {
    let opcode = word as u8;
    let row = table::by_opcode(opcode).ok_or(DecodeError::Opcode(opcode))?;
    let undefined = |field, value| DecodeError::Field { mnemonic: row.mnemonic, field, value };
    let mut out = Instruction::new(row);
    out.wait = byte(word, 63, 56);
    if row.guardable() && field(word, 8, 8) != 0 {
        out.guard = Some(Guard { predicate: byte(word, 10, 9), negate: field(word, 11, 11) != 0 });
    }
    if row.reorderable() {
        out.slot = byte(word, 55, 53);
    }
    match row.suffix {
        Suffix::None => {}
        Suffix::IntegerCompare | Suffix::FloatCompare => {
            out.compare = byte(word, 17, 14);
            if compare_names(row.suffix)[usize::from(out.compare)].is_none() {
                return Err(undefined("compare code", out.compare));
            }
        }
        Suffix::Atomic => {
            out.modifier = byte(word, 39, 36);
            if AtomicOp::from_number(out.modifier).is_none() {
                return Err(undefined("atomic operation", out.modifier));
            }
        }
        Suffix::Textile => {
            out.mark_t = field(word, 44, 44) != 0;
            out.mark_p = field(word, 45, 45) != 0;
        }
    }
    for operand in row.operands {
        match operand {
            Operand::Rd => out.rd = byte(word, 17, 12),
            Operand::RdReturn => {
                out.returns = field(word, 40, 40) != 0;
                out.rd = if out.returns { byte(word, 17, 12) } else { 0 };
            }
            Operand::RdThree => {
                out.returns = true;
                out.rd = byte(word, 17, 12);
                if out.rd > 61 {
                    return Err(undefined("first of several destination registers", out.rd));
                }
            }
            Operand::Ra => out.ra = byte(word, 23, 18),
            Operand::Rb => out.rb = byte(word, 29, 24),
            Operand::Rc => out.rc = byte(word, 35, 30),
            Operand::RcAtomic if out.second_operand() => out.rc = byte(word, 35, 30),
            Operand::RcAtomic => {}
            Operand::Imm => out.immediate = field(word, 55, 24) as u32,
            Operand::Pd => out.rd = byte(word, 13, 12),
            Operand::Ps => out.modifier = byte(word, 37, 36),
            Operand::Special => {
                out.ra = byte(word, 23, 18);
                if SpecialRegister::from_number(out.ra).is_none() {
                    return Err(undefined("special register", out.ra));
                }
            }
            Operand::ScalarSource => out.ra = byte(word, 21, 18),
            Operand::ScalarDestination => out.rd = byte(word, 15, 12),
            Operand::Address => {
                out.absolute = field(word, 52, 52) != 0;
                if !out.absolute {
                    out.ra = byte(word, 23, 18);
                    out.scale = field(word, 35, 35) != 0;
                }
                out.offset = sign_extend(field(word, 51, 36), 16);
            }
            Operand::AtomicAddress => {
                out.ra = byte(word, 23, 18);
                out.offset = 4 * field(word, 51, 41) as i32;
            }
            Operand::Coordinates => {
                out.ra = byte(word, 23, 18);
                out.rb = byte(word, 29, 24);
            }
            Operand::Texture => {
                out.texture = byte(word, 43, 40);
                out.modifier = byte(word, 39, 36);
                if out.modifier == 0 {
                    return Err(undefined("channel mask", 0));
                }
                if u32::from(out.rd) + out.modifier.count_ones() > 64 {
                    return Err(undefined("first of several destination registers", out.rd));
                }
            }
            Operand::Target => out.target = sign_extend(field(word, 47, 24), 24),
            Operand::MaskA => out.mask_a = byte(word, 19, 12),
            Operand::MaskB => out.mask_b = byte(word, 55, 48),
        }
    }
    Ok(out)
}

/// The names of the compare codes of a row with this suffix.
pub fn compare_names(suffix: Suffix) -> &'static [Option<&'static str>; 16] {
    if suffix == Suffix::FloatCompare {
        &FLOAT_COMPARES
    } else {
        &INTEGER_COMPARES
    }
}

impl Instruction {
    /// An instruction of this row with all fields zero.
    pub fn new(row: &'static Row) -> Self {
        Self {
            row,
            guard: None,
            wait: 0,
            slot: 0,
            rd: 0,
            ra: 0,
            rb: 0,
            rc: 0,
            modifier: 0,
            compare: 0,
            immediate: 0,
            offset: 0,
            scale: false,
            absolute: false,
            returns: false,
            texture: 0,
            mark_t: false,
            mark_p: false,
            target: 0,
            mask_a: 0,
            mask_b: 0,
        }
    }

    /// The first row with this mnemonic and operand count, as an instruction.
    /// Panics on a mnemonic that is not in the table: for code that names instructions itself.
    pub fn named(mnemonic: &str, format: Format) -> Self {
        let row = table::by_mnemonic(mnemonic).find(|row| row.format == format);
        Self::new(row.unwrap_or_else(|| panic!("no instruction `{mnemonic}` of format {format:?}")))
    }

    /// The control operation, for a row of that unit.
    pub fn control(&self) -> Option<ControlOp> {
        (self.row.unit == Unit::Control).then(|| ControlOp::from_number(self.row.unit_op)).flatten()
    }

    /// The atomic operation, for a row with that suffix.
    pub fn atomic_op(&self) -> Option<AtomicOp> {
        (self.row.suffix == Suffix::Atomic).then(|| AtomicOp::from_number(self.modifier)).flatten()
    }

    fn second_operand(&self) -> bool {
        self.atomic_op().is_some_and(AtomicOp::has_second_operand)
    }

    /// The instruction word. Fields that do not fit lose their upper bits.
    pub fn encode(&self) -> u64 {
        let row = self.row;
        let put = |value: u64, high: u32, low: u32| field(value, high - low, 0) << low;
        let mut word = u64::from(row.opcode) | put(self.wait.into(), 63, 56);
        if let Some(guard) = self.guard.filter(|_| row.guardable()) {
            word |= 1 << 8 | put(guard.predicate.into(), 10, 9) | put(guard.negate.into(), 11, 11);
        }
        if row.reorderable() {
            word |= put(self.slot.into(), 55, 53);
        }
        let modifier = put(self.modifier.into(), 39, 36);
        word |= match row.suffix {
            Suffix::None => 0,
            Suffix::IntegerCompare | Suffix::FloatCompare => put(self.compare.into(), 17, 14),
            Suffix::Atomic => modifier,
            Suffix::Textile => put(self.mark_t.into(), 44, 44) | put(self.mark_p.into(), 45, 45),
        };
        let (ra, rb) = (put(self.ra.into(), 23, 18), put(self.rb.into(), 29, 24));
        for operand in row.operands {
            word |= match operand {
                Operand::Rd => put(self.rd.into(), 17, 12),
                Operand::RdReturn if self.returns => put(self.rd.into(), 17, 12) | 1 << 40,
                Operand::RdReturn => 0,
                Operand::RdThree => put(self.rd.into(), 17, 12) | 1 << 40,
                Operand::Ra | Operand::Special => ra,
                Operand::Rb => rb,
                Operand::RcAtomic if !self.second_operand() => 0,
                Operand::Rc | Operand::RcAtomic => put(self.rc.into(), 35, 30),
                Operand::Imm => put(self.immediate.into(), 55, 24),
                Operand::Pd => put(self.rd.into(), 13, 12),
                Operand::Ps => put(self.modifier.into(), 37, 36),
                Operand::ScalarSource => put(self.ra.into(), 21, 18),
                Operand::ScalarDestination => put(self.rd.into(), 15, 12),
                Operand::Address if self.absolute => put(self.offset as u64, 51, 36) | 1 << 52,
                Operand::Address => {
                    ra | put(self.scale.into(), 35, 35) | put(self.offset as u64, 51, 36)
                }
                Operand::AtomicAddress => ra | put(self.offset as u64 >> 2, 51, 41),
                Operand::Coordinates => ra | rb,
                Operand::Texture => modifier | put(self.texture.into(), 43, 40),
                Operand::Target => put(self.target as u64, 47, 24),
                Operand::MaskA => put(self.mask_a.into(), 19, 12),
                Operand::MaskB => put(self.mask_b.into(), 55, 48),
            };
        }
        word
    }

    /// Bit mask of the general registers it reads.
    pub fn registers_read(&self) -> u64 {
        let bit = |reads: bool, register: u8| if reads { 1u64 << register } else { 0 };
        let c = self.row.reads_c()
            && (!self.row.operands.contains(&Operand::RcAtomic) || self.second_operand());
        bit(self.row.reads_a() && !self.absolute, self.ra)
            | bit(self.row.reads_b(), self.rb)
            | bit(c, self.rc)
    }

    /// Bit mask of the general registers it writes.
    pub fn registers_written(&self) -> u64 {
        if !self.row.writes_rd() || (self.row.suffix == Suffix::Atomic && !self.returns) {
            return 0;
        }
        let count = match self.row.suffix {
            Suffix::Textile => self.modifier.count_ones(),
            _ if self.row.operands.contains(&Operand::RdThree) => 3,
            _ => 1,
        };
        ((1u64 << count) - 1) << self.rd
    }

    /// The predicate it writes.
    pub fn predicate_written(&self) -> Option<u8> {
        self.row.writes_predicate().then_some(self.rd)
    }
}
