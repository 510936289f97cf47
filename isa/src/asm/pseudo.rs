// SPDX-License-Identifier: MIT
//! The pseudo-instruction `atom.<op>`: PREPARE, PREFIX and the arithmetic (docs/mechanisms/4.md).
use super::cursor::{Cursor, Parsed, Problem};
use super::mnemonics::find_rows;
use super::operands::Context;
use crate::alu_op::{AluOp, AtomicOp};
use crate::instruction::Instruction;
use crate::row::Format;

/// The operation and the prefix of the two halves (`""` or `"s"`) of a written mnemonic.
pub fn merged_atomic(written: &str) -> Option<(AtomicOp, &'static str)> {
    let (rest, space) = match written.strip_prefix("atom.") {
        Some(rest) => (rest, ""),
        None => (written.strip_prefix("satom.")?, "s"),
    };
    Some((AtomicOp::from_name(rest)?, space))
}

/// Whether the operation has a form with its sets in registers: not where a second operand takes
/// their place.
fn fits_registers(op: AtomicOp) -> bool {
    !op.has_second_operand()
}

/// Number of instructions it becomes.
pub fn length(op: AtomicOp, returns: bool, registers: &Registers) -> usize {
    if registers.plain {
        return 1;
    }
    let between = usize::from(registers.sets_at.is_some() && fits_registers(op));
    2 + if returns { arithmetic(op, 0, 0, 0, 0).len() + between } else { 0 }
}

fn alu(op: AluOp, rd: u8, ra: u8, rb: u8) -> Instruction {
    Instruction { rd, ra, rb, ..Instruction::named(op.name(), Format::R) }
}

/// `rd` = the old value combined with the prefix; both may be overwritten, and `rd` may be either.
fn arithmetic(op: AtomicOp, rd: u8, prefix: u8, old: u8, second: u8) -> Vec<Instruction> {
    let plain = match op {
        AtomicOp::Add => AluOp::Iadd,
        AtomicOp::Mul => AluOp::Imul,
        AtomicOp::And => AluOp::And,
        AtomicOp::Or => AluOp::Or,
        AtomicOp::Xor => AluOp::Xor,
        AtomicOp::MinS => AluOp::IminS,
        AtomicOp::MaxS => AluOp::ImaxS,
        AtomicOp::MinU => AluOp::IminU,
        AtomicOp::MaxU => AluOp::ImaxU,
        AtomicOp::Fadd => AluOp::Fadd,
        AtomicOp::Fmul => AluOp::Fmul,
        // old + min(prefix, ~old), written as min(prefix, ~old) - ~old - 1
        AtomicOp::SatAdd => {
            let one = Instruction {
                rd,
                ra: prefix,
                immediate: 1,
                ..Instruction::named("isub", Format::I)
            };
            let complement = alu(AluOp::Not, old, 0, old);
            return vec![
                complement,
                alu(AluOp::IminU, prefix, prefix, old),
                alu(AluOp::Isub, prefix, prefix, old),
                one,
            ];
        }
        // Values are below K, any number of 32 bits. d = old - K is negative, so that prefix + d
        // carries exactly when K is to be taken away, and is then the result, which is below old.
        // Otherwise it is max(prefix + d, d), and K too much has been taken away.
        AtomicOp::AddMod => {
            return vec![
                alu(AluOp::Isub, old, old, second),
                alu(AluOp::Iadd, prefix, prefix, old),
                alu(AluOp::ImaxU, old, prefix, old),
                alu(AluOp::Iadd, old, old, second),
                alu(AluOp::IminU, rd, prefix, old),
            ];
        }
        // PREPARE and PREFIX together return the final values of an exchange, PREFIX alone those of
        // the other.
        AtomicOp::Exch | AtomicOp::Cas => return vec![],
    };
    vec![alu(plain, rd, old, prefix)]
}

/// The sequence with its sets in the registers `first` (prefixes), `first + 1` (combined operands),
/// `first + 2` (bitmaps).
fn in_registers(op: AtomicOp, space: &str, prefix: Instruction, first: u8) -> Vec<Instruction> {
    let row = |name: &str| find_rows(&format!("{space}{name}.{}", op.name()))[0].row;
    let prepare = Instruction { row: row("rprepare"), rd: first, returns: true, ..prefix };
    let access = Instruction { row: row("rprefix"), rb: first + 1, rc: first + 2, ..prefix };
    let rd = prefix.rd;
    match (op, prefix.returns) {
        (_, false) => vec![prepare, access],
        // The first thread of a set gets the old value, each other one the operand of the thread
        // before.
        (AtomicOp::Exch, _) => vec![prepare, alu(AluOp::Mov, rd, 0, first), access],
        _ => {
            let pick =
                Instruction { rd, ra: rd, rb: first + 2, ..Instruction::named("pick", Format::R) };
            let mut all = vec![prepare, access, pick];
            all.extend(arithmetic(op, rd, first, rd, 0));
            all
        }
    }
}

/// Options of an expansion, besides its operands.
#[derive(Clone, Copy)]
pub struct Registers {
    /// The register of `.temp`.
    pub temp: Option<u8>,
    /// The first of three registers for the sets.
    pub sets_at: Option<u8>,
    /// The result is not read: nothing is returned.
    pub unused: bool,
    /// Not merged: an access for each thread.
    pub plain: bool,
}

/// Parses the operands and expands.
pub fn expand(
    context: &Context,
    cursor: &mut Cursor,
    written: &str,
    registers: Registers,
) -> Parsed<Vec<Instruction>> {
    let Registers { temp, sets_at, unused, plain } = registers;
    let Some((op, space)) = merged_atomic(written) else {
        return Err(cursor.expected("an atomic operation"));
    };
    let operands = cursor.peek().clone();
    let rows = find_rows(&format!("{space}prefix.{}", op.name()));
    let mut prefix = context.instruction(cursor, &rows)?;
    let mut old = temp;
    let explicit = cursor.peek().clone();
    let needs_temp = prefix.returns && !arithmetic(op, 0, 0, 0, 0).is_empty();
    if needs_temp && cursor.accept(",") {
        old = Some(context.register(cursor, 'r')?);
    }
    if unused {
        (prefix.returns, prefix.rd) = (false, 0);
    }
    if plain {
        let access = find_rows(&format!("{space}atom1.{}", op.name()))[0].row;
        return Ok(vec![Instruction { row: access, ..prefix }]);
    }
    let needs_temp = needs_temp && !unused;
    let prepare_row = find_rows(&format!("{space}prepare.{}", op.name()))[0].row;
    let mut prepare = Instruction { row: prepare_row, ..prefix };
    let clash = |register: u8| {
        let message = format!(
            "r{register} is used twice: the destination must differ from the other registers"
        );
        Err(Problem::at(&operands, message))
    };
    let wants_prefix = prefix.returns && op != AtomicOp::Cas;
    if wants_prefix && prefix.registers_read() >> prefix.rd & 1 != 0 {
        return clash(prefix.rd);
    }
    if let Some(first) = sets_at.filter(|_| fits_registers(op)) {
        if first > 61 {
            return Err(Problem::at(
                &operands,
                format!("the sets of this atomic need three registers beyond r{}", first - 1),
            ));
        }
        return Ok(in_registers(op, space, prefix, first));
    }
    if !needs_temp {
        // PREPARE writes the prefixes of an exchange, PREFIX then the old value to the first thread
        // of each set.
        if !wants_prefix {
            (prepare.returns, prepare.rd) = (false, 0);
        }
        return Ok(vec![prepare, prefix]);
    }
    let message = "expected a temporary register behind the operands, or `.temp rN` above";
    let old = old.ok_or_else(|| Problem::at(&explicit, message))?;
    if old == prefix.rd {
        return clash(prefix.rd);
    }
    if op.has_second_operand() && old == prefix.rc {
        return clash(old);
    }
    let fetch = Instruction { rd: old, ..prefix };
    let mut all = vec![prepare, fetch];
    all.extend(arithmetic(op, prefix.rd, prefix.rd, old, prefix.rc));
    Ok(all)
}
