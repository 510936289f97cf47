// SPDX-License-Identifier: MIT
//! Mnemonics with their suffixes.
use super::suggest;
use crate::alu_op::AtomicOp;
use crate::instruction::{compare_names, Instruction};
use crate::row::{Row, Suffix};
use crate::table::TABLE;

/// The rows that a written mnemonic may mean, with the value of the suffix put in.
pub fn find_rows(written: &str) -> Vec<Instruction> {
    TABLE.iter().filter_map(|row| with_suffix(row, written.strip_prefix(row.mnemonic)?)).collect()
}

fn with_suffix(row: &'static Row, rest: &str) -> Option<Instruction> {
    let mut instruction = Instruction::new(row);
    let suffix = rest.strip_prefix('.');
    match row.suffix {
        Suffix::None if rest.is_empty() => {}
        Suffix::IntegerCompare | Suffix::FloatCompare => {
            let names = compare_names(row.suffix);
            instruction.compare =
                names.iter().position(|name| *name == suffix && name.is_some())? as u8;
        }
        Suffix::Atomic => instruction.modifier = AtomicOp::from_name(suffix?)?.number(),
        Suffix::Textile => match rest {
            "" => {}
            ".t" => instruction.mark_t = true,
            ".p" => instruction.mark_p = true,
            ".t.p" => (instruction.mark_t, instruction.mark_p) = (true, true),
            _ => return None,
        },
        Suffix::None => return None,
    }
    Some(instruction)
}

/// What to say about a mnemonic that is not in the table.
pub fn unknown_mnemonic(written: &str) -> String {
    let base = |name: &str| name.split('.').next().unwrap_or_default().to_string();
    let mut known: Vec<&str> = TABLE
        .iter()
        .filter(|row| base(row.mnemonic) == base(written))
        .map(|row| row.mnemonic)
        .collect();
    known.dedup();
    let Some(row) = TABLE.iter().find(|row| base(row.mnemonic) == base(written)) else {
        return format!("unknown instruction `{written}`{}", suggest::mnemonic(written));
    };
    let suffixes: Vec<&str> = match row.suffix {
        Suffix::Atomic => AtomicOp::ALL.iter().map(|op| op.name()).collect(),
        Suffix::IntegerCompare | Suffix::FloatCompare => {
            compare_names(row.suffix).iter().flatten().copied().collect()
        }
        Suffix::Textile => vec!["t", "p"],
        Suffix::None => {
            return format!(
                "unknown instruction `{written}`; expected one of: {}",
                known.join(", ")
            )
        }
    };
    format!(
        "unknown instruction `{written}`; expected `{}` with one of .{}",
        row.mnemonic,
        suffixes.join(" .")
    )
}
