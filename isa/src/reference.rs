// SPDX-License-Identifier: MIT
//! The reference page of the instruction set, generated from the table.
use crate::alu_op::{AtomicOp, SpecialRegister};
use crate::instruction::{FLOAT_COMPARES, INTEGER_COMPARES};
use crate::row::{Format, Operand, Row, Suffix};
use crate::table::TABLE;
use std::fmt::Write;

const HEAD: &str = "# Instruction set

<!-- Generated from isa/src/table.rs. Rewrite with: UPDATE=1 cargo test -p warpwright-isa --test reference -->

Every instruction is one 64-bit word. This page comes from the table that also drives the assembler, the
disassembler, the instruction-set simulator and the hardware decoder. [assembly.md](assembly.md) describes the
language, [architecture.md](architecture.md) the pipeline.

## Fields of the word

Bits 7:0 are the opcode, one number per instruction and operand form. Bit 8: guarded; bits 10:9: guard predicate;
bit 11: the complement guards. Bits 63:56: the slots that the *next* instruction waits for. Bits that an instruction
does not use are written as zero and ignored when read.

| format | fields |
| --- | --- |
| R | `rd` 17:12, `ra` 23:18, `rb` 29:24, `rc` 35:30, `mod` 39:36 |
| I | `rd` 17:12, `ra` 23:18, `imm` 55:24 |
| M | `rd` 17:12, `ra` 23:18, `rb` 29:24, `scale` 35, `off16` 51:36 (signed bytes), 52: no `ra`, `slot` 55:53 |
| A | `rd` 17:12, `ra` 23:18, `rb` 29:24, `rc` 35:30, `aop` 39:36, `return` 40, `off11` 51:41 (words), `slot` 55:53 |
| T | `rd` 17:12, `ra` 23:18, `rb` 29:24, `channels` 39:36, `texture` 43:40, `.t` 44, `.p` 45, `slot` 55:53 |
| B | `target` 47:24, signed, relative to the branch itself |
| S | mask A 19:12, `target` 47:24, mask B 55:48 |

Compares use `rd` for both: bits 13:12 predicate, bits 17:14 compare code.
";

/// One row's operands as in assembly text.
fn syntax(row: &Row) -> String {
    let name = match row.suffix {
        Suffix::None => row.mnemonic.to_string(),
        Suffix::IntegerCompare | Suffix::FloatCompare => format!("{}.cc", row.mnemonic),
        Suffix::Atomic => format!("{}.aop", row.mnemonic),
        Suffix::Textile => format!("{}[.t][.p]", row.mnemonic),
    };
    let operand = |operand: &Operand| match operand {
        Operand::Rd => "rd",
        Operand::RdReturn => "rd or _",
        Operand::RdThree => "rd",
        Operand::Ra => "ra",
        Operand::Rb => "rb",
        Operand::Rc => "rc",
        Operand::RcAtomic => "(rc)",
        Operand::Imm => "imm",
        Operand::Pd => "pd",
        Operand::Ps => "predicate",
        Operand::Special => "special",
        Operand::ScalarSource | Operand::ScalarDestination => "scalar",
        Operand::Address => "[ra + off]",
        Operand::AtomicAddress => "[ra + off]",
        Operand::Coordinates => "[ra, rb]",
        Operand::Texture => "tN.rgba",
        Operand::Target => "target",
        Operand::MaskA => "[slots A]",
        Operand::MaskB => "[slots B]",
    };
    let operands: Vec<&str> = row.operands.iter().map(operand).collect();
    format!("{name} {}", operands.join(", ")).trim_end().to_string()
}

/// The whole page, in Markdown.
pub fn reference_page() -> String {
    let mut page = String::from(HEAD);
    let mut group = |title: &str, wanted: &dyn Fn(&Row) -> bool| {
        let _ = write!(
            page,
            "\n## {title}\n\n| opcode | instruction | format | unit | op | what it does |\n"
        );
        page.push_str("| --- | --- | --- | --- | --- | --- |\n");
        for row in TABLE.iter().filter(|row| wanted(row)) {
            let _ = writeln!(
                page,
                "| {:#04x} | `{}` | {:?} | {} | {} | {} |",
                row.opcode,
                syntax(row),
                row.format,
                row.unit.name(),
                row.unit_op,
                row.description.replace('|', "\\|"),
            );
        }
    };
    use crate::alu_op::Unit;
    group("Moves, integers, floats (lanes)", &|row| row.unit == Unit::Mad);
    group("Special functions and division", &|row| row.unit == Unit::Sfu);
    group("Special and scalar registers, quad differences", &|row| row.unit == Unit::Special);
    group("Loads and stores (tracked by a slot)", &|row| {
        row.unit == Unit::LoadStore && row.format == Format::M
    });
    group("Atomics (tracked by a slot, but for PREPARE)", &|row| row.format == Format::A);
    group("Texture, attributes, constants (tracked by a slot)", &|row| {
        matches!(row.unit, Unit::Texture | Unit::Attribute)
    });
    group("Control", &|row| row.unit == Unit::Control);

    page.push_str("\n## Compare codes\n\n| code | integers | floats |\n| --- | --- | --- |\n");
    for (code, (integer, float)) in INTEGER_COMPARES.iter().zip(FLOAT_COMPARES).enumerate() {
        if integer.is_some() || float.is_some() {
            let _ = writeln!(
                page,
                "| {code} | {} | {} |",
                integer.unwrap_or("-"),
                float.unwrap_or("-")
            );
        }
    }
    page.push_str(
        "\nCodes of 8 and more: unsigned for integers; for floats also true when a side is NaN.\n",
    );
    page.push_str("\n## Atomic operations\n\n| aop | name |\n| --- | --- |\n");
    for op in AtomicOp::ALL {
        let _ = writeln!(page, "| {} | {} |", op.number(), op.name());
    }
    page.push_str(
        "\n`addmod` has K in `rc`, `cas` the value to compare with; the others have no `rc`.\n",
    );
    page.push_str("\n## Special registers\n\n| number | name |\n| --- | --- |\n");
    for register in SpecialRegister::ALL {
        let _ = writeln!(page, "| {} | {} |", register.number(), register.name());
    }
    page.push_str("\n## Fault causes\n\n| number | cause |\n| --- | --- |\n");
    for cause in (1..=15).filter_map(crate::FaultCause::from_number) {
        let _ = writeln!(page, "| {} | {cause} |", cause.number());
    }
    page
}
