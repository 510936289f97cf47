// SPDX-License-Identifier: MIT
//! Instruction lines: mnemonics, operands, annotations.
use super::cursor::{describe, Cursor, Parsed, Problem};
use super::expression::{Expression, Value};
use super::lexer::{Kind, Token};
use super::symbols::Symbols;
use crate::alu_op::{AtomicOp, SpecialRegister};
use crate::instruction::{Guard, Instruction};
use crate::row::{Format, Operand, Row};
use std::collections::BTreeMap;

/// What operands are resolved with.
pub struct Context<'a> {
    /// Constants, labels, addresses.
    pub symbols: &'a Symbols,
    /// Names of registers: class letter and number.
    pub registers: &'a BTreeMap<String, (char, u8)>,
    /// Number of this instruction.
    pub pc: i64,
}

/// Wait mask and slot behind an instruction.
#[derive(Clone, Copy, Default)]
pub struct Annotation {
    /// `{slot n}`.
    pub slot: Option<u8>,
    /// `{wait ...}`.
    pub wait: u8,
    /// There was one.
    pub present: bool,
}

/// The class letter and number of a register's name.
pub fn register(name: &str, named: &BTreeMap<String, (char, u8)>) -> Option<(char, u8)> {
    if let Some(&found) = named.get(name) {
        return Some(found);
    }
    let class = name.chars().next().filter(|class| "rpst".contains(*class))?;
    let digits = &name[1..];
    let plain = !digits.is_empty()
        && digits.bytes().all(|b| b.is_ascii_digit())
        && (digits == "0" || !digits.starts_with('0'));
    let number: u8 = digits.parse().ok().filter(|_| plain)?;
    let limit = match class {
        'r' => 64,
        'p' => 4,
        _ => 16,
    };
    (number < limit).then_some((class, number))
}

/// What to do about an offset that does not fit.
fn far(out: &Instruction, value: i64, (low, high): (i64, i64)) -> String {
    let address = match out.scale {
        true => format!("`shl rN, r{}, 2`, `iadd rN, rN, {value}`", out.ra),
        false => format!("`iadd rN, r{}, {value}`", out.ra),
    };
    format!(
        "the offset is {value}, expected {low} to {high}: compute the address in a free register, {address} (or the name of the \
         buffer), and use `[rN]`"
    )
}

impl Context<'_> {
    fn register_at(&self, token: &Token) -> Option<(char, u8)> {
        match &token.kind {
            Kind::Name(name) => register(name, self.registers),
            _ => None,
        }
    }

    /// Whether an address begins with a number or a name that stands for one: it has no register.
    fn is_absolute(&self, token: &Token) -> bool {
        match &token.kind {
            Kind::Integer(_) | Kind::Symbol("(" | "-") => true,
            Kind::Name(name) => self.register_at(token).is_none() && self.symbols.knows(name),
            _ => false,
        }
    }

    /// Takes a register of one class.
    pub fn register(&self, cursor: &mut Cursor, class: char) -> Parsed<u8> {
        match self.register_at(cursor.peek()) {
            Some((found, number)) if found == class => {
                cursor.next();
                Ok(number)
            }
            _ => Err(cursor.expected(match class {
                'r' => "a register (r0 to r63 or a name from `.reg`)",
                'p' => "a predicate (p0 to p3)",
                's' => "a scalar register (s0 to s15)",
                _ => "a texture (t0 to t15)",
            })),
        }
    }

    /// Takes `@p0` or `@!p0` if it is there.
    pub fn guard(&self, cursor: &mut Cursor) -> Parsed<Option<Guard>> {
        if !cursor.accept("@") {
            return Ok(None);
        }
        let negate = cursor.accept("!");
        Ok(Some(Guard { predicate: self.register(cursor, 'p')?, negate }))
    }

    /// An instruction behind its guard. `rows`: what its mnemonic may mean.
    pub fn instruction(&self, cursor: &mut Cursor, rows: &[Instruction]) -> Parsed<Instruction> {
        let mut out = rows[0];
        let count = out.row.operands.len();
        for index in 0..count {
            let operand = out.row.operands[index];
            if operand == Operand::RcAtomic
                && !out.atomic_op().is_some_and(AtomicOp::has_second_operand)
            {
                continue;
            }
            if index > 0 {
                cursor.expect(",")?;
            }
            // The register and the immediate form of an instruction differ in one operand.
            let immediate = rows
                .iter()
                .find(|other| other.row.format == Format::I && out.row.format != Format::I);
            let is_register = self.register_at(cursor.peek()).is_some() || rows.len() == 1;
            match immediate.filter(|_| operand == Operand::Rb && !is_register) {
                Some(other) => {
                    let row = other.row;
                    out = Instruction { row, ..out };
                    self.operand(cursor, &mut out, row.operands[index])?;
                }
                None => self.operand(cursor, &mut out, operand)?,
            }
        }
        Ok(out)
    }

    pub fn operand(
        &self,
        cursor: &mut Cursor,
        out: &mut Instruction,
        operand: Operand,
    ) -> Parsed<()> {
        match operand {
            Operand::RdReturn if cursor.accept_name("_") => out.returns = false,
            Operand::RdReturn => {
                out.rd = self.register(cursor, 'r')?;
                out.returns = true;
            }
            Operand::Rd => out.rd = self.register(cursor, 'r')?,
            Operand::RdThree => {
                let token = cursor.peek();
                out.rd = self.register(cursor, 'r')?;
                out.returns = true;
                if out.rd > 61 {
                    return Err(Problem::at(
                        token,
                        format!(
                            "r{} is the first of three registers: expected at most r61",
                            out.rd
                        ),
                    ));
                }
            }
            Operand::Ra => out.ra = self.register(cursor, 'r')?,
            Operand::Rb => out.rb = self.register(cursor, 'r')?,
            Operand::Rc | Operand::RcAtomic => out.rc = self.register(cursor, 'r')?,
            Operand::Imm => out.immediate = self.immediate(cursor, out.row)?,
            Operand::Pd => out.rd = self.register(cursor, 'p')?,
            Operand::Ps => out.modifier = self.register(cursor, 'p')?,
            Operand::ScalarSource => out.ra = self.register(cursor, 's')?,
            Operand::ScalarDestination => out.rd = self.register(cursor, 's')?,
            Operand::Special => {
                let all: Vec<&str> = SpecialRegister::ALL.iter().map(|s| s.name()).collect();
                let what = format!("a special register ({})", all.join(", "));
                let problem = cursor.expected(&what);
                let (name, _) = cursor.name(&what)?;
                out.ra = SpecialRegister::from_name(name).ok_or(problem)?.number();
            }
            Operand::Address | Operand::AtomicAddress => {
                self.address(cursor, out, operand)?;
            }
            Operand::Coordinates => {
                cursor.expect("[")?;
                out.ra = self.register(cursor, 'r')?;
                cursor.expect(",")?;
                out.rb = self.register(cursor, 'r')?;
                cursor.expect("]")?;
            }
            Operand::Texture => self.texture(cursor, out)?,
            Operand::Target => out.target = self.target(cursor)?,
            Operand::MaskA => out.mask_a = self.mask(cursor)?,
            Operand::MaskB => out.mask_b = self.mask(cursor)?,
        }
        Ok(())
    }

    pub fn immediate(&self, cursor: &mut Cursor, row: &Row) -> Parsed<u32> {
        let token = cursor.peek();
        let expression = cursor.expression()?;
        if row.float() {
            self.symbols.exact(&expression)?;
        }
        let value = self.symbols.evaluate(&expression)?;
        // Bits of floats are moved and masked; arithmetic on them as integers is not meant.
        let of_bits = row.float() || ["mov", "and", "or", "xor", "sput"].contains(&row.mnemonic);
        if let (false, Value::Float(float)) = (of_bits, value) {
            let message = format!(
                "`{}` computes with integers, found the float {float:?}; write an integer, or the bits in hexadecimal",
                row.mnemonic
            );
            return Err(Problem::at(token, message));
        }
        if let (true, Value::Integer(integer)) = (row.float(), value) {
            // A small integer here is nearly always a forgotten point.
            if integer != 0 && integer < 0x0080_0000 {
                let message = format!("expected a float, found {integer}; write `{integer}.0`, or the bits in hexadecimal");
                return Err(Problem::at(token, message));
            }
        }
        value.bits().map_err(|message| Problem::at(token, message))
    }

    fn address(&self, cursor: &mut Cursor, out: &mut Instruction, operand: Operand) -> Parsed<()> {
        cursor.expect("[")?;
        if operand == Operand::Address && self.is_absolute(cursor.peek()) {
            let token = cursor.peek();
            let address = cursor.expression()?;
            if let Value::Integer(value @ 0x8000..) = self.symbols.evaluate(&address)? {
                let message = format!(
                    "the address {value} does not fit in 16 bits: put it in a free register, \
                     `mov rN, {value}` (or the name), and use `[rN]`"
                );
                return Err(Problem::at(token, message));
            }
            out.offset = self.symbols.integer(
                &address,
                token,
                (-0x8000, 0x7fff),
                "the address without a register",
            )? as i32;
            out.absolute = true;
            return cursor.expect("]");
        }
        out.ra = self.register(cursor, 'r')?;
        if operand == Operand::Address && cursor.accept("*") {
            let token = cursor.peek();
            let scale = cursor.primary()?;
            self.symbols.integer(&scale, token, (4, 4), "the scale")?;
            out.scale = true;
        }
        let token = cursor.peek();
        if !matches!(token.kind, Kind::Symbol("+" | "-" | "]")) {
            return Err(self.no_offset(operand, out, cursor));
        }
        let zero = Expression::Number(Value::Integer(0));
        let offset = cursor.binary(zero, 4)?;
        let range =
            if operand == Operand::AtomicAddress { (0, 0x7ff * 4) } else { (-0x8000, 0x7fff) };
        let offset = match self.symbols.evaluate(&offset)? {
            Value::Integer(value) if !(range.0..=range.1).contains(&value) => {
                return Err(Problem::at(token, far(out, value, range)));
            }
            _ => self.symbols.integer(&offset, token, range, "the offset")?,
        };
        if operand == Operand::AtomicAddress && offset % 4 != 0 {
            return Err(Problem::at(
                token,
                format!("the offset is {offset}, expected a multiple of 4"),
            ));
        }
        out.offset = offset as i32;
        cursor.expect("]")
    }

    /// What is wrong behind the register of an address. It must not be taken for an offset: with 0
    /// in front of it, `* 4` would be none.
    fn no_offset(&self, operand: Operand, out: &Instruction, cursor: &Cursor) -> Problem {
        let token = cursor.peek();
        if operand != Operand::AtomicAddress || token.kind != Kind::Symbol("*") {
            return cursor.expected("`+`, `-` or `]`");
        }
        let message = format!(
            "the address of an atomic has no factor: compute it in a free register, `shl rN, r{}, 2`, and use `[rN + OFFSET]`",
            out.ra
        );
        Problem::at(token, message)
    }

    fn texture(&self, cursor: &mut Cursor, out: &mut Instruction) -> Parsed<()> {
        let what = "a texture with channels, as `t0.rgba`";
        let problem = cursor.expected(what);
        let (written, token) = cursor.name(what)?;
        let (name, channels) = written.rsplit_once('.').ok_or(problem.clone())?;
        let (_, number) =
            register(name, self.registers).filter(|(class, _)| *class == 't').ok_or(problem)?;
        out.texture = number;
        let mut last = None;
        for c in channels.chars() {
            let index = "rgba".find(c).filter(|index| last.is_none_or(|last| *index > last));
            let message =
                || format!("`{channels}`: expected channels out of r, g, b, a in this order");
            let index = index.ok_or_else(|| Problem::at(token, message()))?;
            out.modifier |= 1 << index;
            last = Some(index);
        }
        if out.modifier == 0 || u32::from(out.rd) + out.modifier.count_ones() > 64 {
            return Err(Problem::at(token, "the channels do not fit in registers rd to r63"));
        }
        Ok(())
    }

    fn target(&self, cursor: &mut Cursor) -> Parsed<i32> {
        let token = cursor.peek();
        let relative = if cursor.accept(".") {
            if matches!(cursor.peek().kind, Kind::Symbol("*" | "/" | "%")) {
                return Err(cursor.expected("`+` or `-` behind `.`"));
            }
            let zero = Expression::Number(Value::Integer(0));
            let offset = cursor.binary(zero, 4)?;
            self.symbols.integer(&offset, token, (-0x80_0000, 0x7f_ffff), "the distance")?
        } else {
            let (name, token) = cursor.name("a label or a distance as `.+2`")?;
            let message = || match self.symbols.closest_label(name) {
                Some(label) => format!("unknown label `{name}`; did you mean `{label}`?"),
                None => format!("unknown label `{name}`"),
            };
            self.symbols.label(name).ok_or_else(|| Problem::at(token, message()))? - self.pc
        };
        Ok(relative as i32)
    }

    fn mask(&self, cursor: &mut Cursor) -> Parsed<u8> {
        cursor.expect("[")?;
        if cursor.accept("]") {
            return Ok(0);
        }
        let mask = self.slots(cursor)?;
        cursor.expect("]")?;
        Ok(mask)
    }

    fn slot(&self, cursor: &mut Cursor) -> Parsed<u8> {
        let token = cursor.peek();
        let slot = cursor.primary()?;
        Ok(self.symbols.integer(&slot, token, (0, 7), "the slot")? as u8)
    }

    /// `0,2` as a mask.
    pub fn slots(&self, cursor: &mut Cursor) -> Parsed<u8> {
        let mut mask = 1 << self.slot(cursor)?;
        while cursor.accept(",") {
            mask |= 1 << self.slot(cursor)?;
        }
        Ok(mask)
    }

    /// `{slot 1 wait 0,2}` if it is there.
    pub fn annotation(&self, cursor: &mut Cursor, row: &Row) -> Parsed<Annotation> {
        let mut out = Annotation::default();
        if !cursor.accept("{") {
            return Ok(out);
        }
        out.present = true;
        while !cursor.accept("}") {
            let token = cursor.peek();
            if cursor.accept_name("slot") {
                if !row.reorderable() {
                    let message =
                        format!("`{}` has no slot: only loads, stores, atomics, texture reads and `interp` have", row.mnemonic);
                    return Err(Problem::at(token, message));
                }
                out.slot = Some(self.slot(cursor)?);
            } else if cursor.accept_name("wait") {
                out.wait |= self.slots(cursor)?;
            } else {
                return Err(Problem::at(
                    token,
                    format!("expected `slot`, `wait` or `}}`, found {}", describe(token)),
                ));
            }
        }
        Ok(out)
    }
}
