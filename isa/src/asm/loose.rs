// SPDX-License-Identifier: MIT
//! Immediates where an instruction has no form with one: two instructions.
//!
//! `imad` and `fmad` become the product and the sum, which is what they compute. Everything else
//! takes the immediate from a register: the destination, or that of `.temp` where the destination
//! is one of the sources.
use super::cursor::{Cursor, Parsed, Problem};
use super::expression::Value;
use super::lexer::{Kind, Token};
use super::mnemonics::find_rows;
use super::operands::{register, Context};
use super::RegisterNames;
use crate::alu_op::Unit;
use crate::instruction::Instruction;
use crate::row::{Format, Operand, Row};

/// The operand that may be an immediate although no row has it.
fn operand(rows: &[Instruction]) -> Option<usize> {
    let [one] = rows else { return None };
    let row = one.row;
    if row.unit != Unit::Mad || row.format != Format::R || row.operands.len() < 3 {
        return None;
    }
    // `unpack` has its place in `rc`; of the others `rb` is the second factor or the place.
    let wanted = if row.reads_b() { Operand::Rb } else { Operand::Rc };
    row.operands.iter().position(|&operand| operand == wanted)
}

fn is_register(token: &Token, names: &RegisterNames) -> bool {
    matches!(&token.kind, Kind::Name(name) if register(name, names).is_some())
}

/// Number of instructions of a statement whose mnemonic the cursor has passed.
pub fn length(written: &str, cursor: &mut Cursor, names: &RegisterNames) -> usize {
    let Some(place) = operand(&find_rows(written)) else { return 1 };
    let mut commas = 0;
    while commas < place && !cursor.at_end() {
        commas += usize::from(cursor.next().kind == Kind::Symbol(","));
    }
    1 + usize::from(!cursor.at_end() && !is_register(cursor.peek(), names))
}

/// The instructions of a statement behind its mnemonic.
pub fn instruction(
    context: &Context,
    cursor: &mut Cursor,
    rows: &[Instruction],
    temp: Option<u8>,
) -> Parsed<Vec<Instruction>> {
    let Some(place) = operand(rows) else { return Ok(vec![context.instruction(cursor, rows)?]) };
    let row = rows[0].row;
    let mut ahead = cursor.clone();
    for _ in 0..place {
        while !ahead.at_end() && ahead.next().kind != Kind::Symbol(",") {}
    }
    let token = ahead.peek().clone();
    if ahead.at_end() || is_register(&token, context.registers) {
        return Ok(vec![context.instruction(cursor, rows)?]);
    }
    let mut out = rows[0];
    let mut value = 0;
    for (index, &operand) in row.operands.iter().enumerate() {
        if index > 0 {
            cursor.expect(",")?;
        }
        if index == place {
            value = immediate(context, cursor, row)?;
        } else {
            context.operand(cursor, &mut out, operand)?;
        }
    }
    let product = match row.mnemonic {
        "imad" => Some(("imul", "iadd")),
        "fmad" => Some(("fmul", "fadd")),
        _ => None,
    };
    if let Some((multiply, add)) = product.filter(|_| out.rd != out.rc) {
        let first = Instruction {
            rd: out.rd,
            ra: out.ra,
            immediate: value,
            ..Instruction::named(multiply, Format::I)
        };
        let second = Instruction {
            rd: out.rd,
            ra: out.rd,
            rb: out.rc,
            ..Instruction::named(add, Format::R)
        };
        return Ok(vec![first, second]);
    }
    let at_b = row.operands[place] == Operand::Rb;
    let others =
        if at_b { [Some(out.ra), row.reads_c().then_some(out.rc)] } else { [Some(out.ra), None] };
    let is_free = |register: &u8| !others.contains(&Some(*register));
    let scratch = Some(out.rd).filter(is_free).or(temp.filter(is_free)).ok_or_else(|| {
        let message = format!(
            "`{}` with an immediate here takes two instructions, and r{} is a source too: \
             expected another destination, or a free register named with `.temp rN` above",
            row.mnemonic, out.rd
        );
        Problem::at(&token, message)
    })?;
    let load =
        Instruction { rd: scratch, immediate: value, ..Instruction::named("mov", Format::I) };
    if at_b {
        out.rb = scratch;
    } else {
        out.rc = scratch;
    }
    Ok(vec![load, out])
}

/// The value: of `fmad` a float, of everything else a number of a byte, a bit field or a factor.
fn immediate(context: &Context, cursor: &mut Cursor, row: &Row) -> Parsed<u32> {
    let token = cursor.peek().clone();
    if row.mnemonic == "fmad" {
        return context.immediate(cursor, row);
    }
    let value = context.symbols.evaluate(&cursor.expression()?)?;
    let most = match row.mnemonic {
        "pack.unorm8" | "unpack.unorm8" => 3,
        "pack.unorm16" | "unpack.unorm16" | "unpack.half" => 1,
        _ => return value.bits().map_err(|message| Problem::at(&token, message)),
    };
    match value {
        Value::Integer(value) if (0..=most).contains(&value) => Ok(value as u32),
        _ => Err(Problem::at(
            &token,
            format!("the number of the part is {}, expected 0 to {most}", value.as_f64()),
        )),
    }
}
