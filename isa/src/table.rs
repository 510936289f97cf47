// SPDX-License-Identifier: MIT
//! The instruction set: one line per instruction and operand form.
//!
//! This table is the only definition. Encoder, decoder, assembler, disassembler,
//! instruction-set simulator, hardware decoder and reference page come from it.
//! Opcode of a lane operation: 0x10 + `AluOp`; with an immediate: 0x80 more.
//! Opcode 0 is undefined on purpose: a run into cleared memory faults.
use crate::alu_op::load_store::{
    unit_op, CONSTANT, LINE, LOAD, PREFIX, REGISTERS, SHARED, STORE, UNMERGED,
};
use crate::alu_op::{AluOp, ControlOp, SfuOp, SpecialOp, Unit};
use crate::row::{Format, Operand, Row, Suffix, CONTROL, FLOAT, NO_GUARD, REORDERABLE};
use std::sync::LazyLock;
use Format::{A, B, I, M, R, S, T};
use Operand::{
    Address, AtomicAddress, Coordinates, Imm, MaskA, MaskB, Pd, Ps, Ra, Rb, Rc, RcAtomic, Rd,
    RdReturn, RdThree, ScalarDestination, ScalarSource, Special, Target, Texture,
};

#[expect(clippy::too_many_arguments, reason = "one argument per column of the table")]
const fn row(
    mnemonic: &'static str,
    opcode: u8,
    format: Format,
    operands: &'static [Operand],
    unit: Unit,
    unit_op: u8,
    flags: u8,
    description: &'static str,
) -> Row {
    Row {
        mnemonic,
        opcode,
        format,
        operands,
        unit,
        unit_op,
        flags,
        suffix: Suffix::None,
        description,
    }
}

const fn suffixed(row: Row, suffix: Suffix) -> Row {
    Row { suffix, ..row }
}

/// A lane operation on registers.
const fn alu(op: AluOp, operands: &'static [Operand], flags: u8, description: &'static str) -> Row {
    row(op.name(), 0x10 + op.number(), R, operands, Unit::Mad, op.number(), flags, description)
}

/// A lane operation with an immediate.
const fn alui(
    op: AluOp,
    operands: &'static [Operand],
    flags: u8,
    description: &'static str,
) -> Row {
    row(op.name(), 0x90 + op.number(), I, operands, Unit::Mad, op.number(), flags, description)
}

const fn sfu(op: SfuOp, flags: u8, description: &'static str) -> Row {
    row(op.name(), 0x48 + op.number(), R, A1, Unit::Sfu, op.number(), flags, description)
}

const fn div(op: SfuOp, description: &'static str) -> Row {
    row(op.name(), 0x48 + op.number(), R, AB, Unit::Sfu, op.number(), 0, description)
}

const fn divi(op: SfuOp, description: &'static str) -> Row {
    row(op.name(), 0xc8 + op.number(), I, AI, Unit::Sfu, op.number(), 0, description)
}

const fn load(
    mnemonic: &'static str,
    opcode: u8,
    op: u8,
    flags: u8,
    description: &'static str,
) -> Row {
    row(mnemonic, opcode, M, &[Rd, Address], Unit::LoadStore, op, flags | REORDERABLE, description)
}

const fn store(
    mnemonic: &'static str,
    opcode: u8,
    op: u8,
    flags: u8,
    description: &'static str,
) -> Row {
    row(mnemonic, opcode, M, &[Address, Rb], Unit::LoadStore, op, flags | REORDERABLE, description)
}

const fn atomic(
    mnemonic: &'static str,
    opcode: u8,
    unit: Unit,
    op: u8,
    flags: u8,
    description: &'static str,
) -> Row {
    let operands = &[RdReturn, AtomicAddress, Rb, RcAtomic];
    suffixed(row(mnemonic, opcode, A, operands, unit, op, flags, description), Suffix::Atomic)
}

/// The halves of a merged atomic whose sets are in registers.
const fn in_registers(
    mnemonic: &'static str,
    opcode: u8,
    unit: Unit,
    op: u8,
    flags: u8,
    description: &'static str,
) -> Row {
    let operands: &[Operand] = if flags & REORDERABLE == 0 {
        &[RdThree, AtomicAddress, Rb, RcAtomic]
    } else {
        &[RdReturn, AtomicAddress, Rb, Rc]
    };
    suffixed(row(mnemonic, opcode, A, operands, unit, op, flags, description), Suffix::Atomic)
}

const fn control(
    op: ControlOp,
    opcode: u8,
    format: Format,
    operands: &'static [Operand],
    flags: u8,
    description: &'static str,
) -> Row {
    row(op.name(), opcode, format, operands, Unit::Control, op.number(), flags, description)
}

const A1: &[Operand] = &[Rd, Ra];
const B1: &[Operand] = &[Rd, Rb];
const I1: &[Operand] = &[Rd, Imm];
const AB: &[Operand] = &[Rd, Ra, Rb];
const AI: &[Operand] = &[Rd, Ra, Imm];
const ABC: &[Operand] = &[Rd, Ra, Rb, Rc];

/// All instructions, in the order of the reference page.
#[rustfmt::skip]
pub static TABLE: &[Row] = &[
    // Moves and integer arithmetic
    row("nop", 0x01, R, &[], Unit::Mad, 0, 0, "nothing"),
    alu(AluOp::Mov, B1, 0, "rd = rb"),
    alui(AluOp::Mov, I1, 0, "rd = imm"),
    alu(AluOp::Iadd, AB, 0, "rd = ra + rb, modulo 2^32"),
    alui(AluOp::Iadd, AI, 0, "rd = ra + imm, modulo 2^32"),
    alu(AluOp::Isub, AB, 0, "rd = ra - rb, modulo 2^32"),
    alui(AluOp::Isub, AI, 0, "rd = ra - imm, modulo 2^32"),
    alu(AluOp::Imul, AB, 0, "rd = low 32 bits of ra * rb"),
    alui(AluOp::Imul, AI, 0, "rd = low 32 bits of ra * imm"),
    alu(AluOp::ImulhS, AB, 0, "rd = high 32 bits of the signed product ra * rb"),
    alui(AluOp::ImulhS, AI, 0, "rd = high 32 bits of the signed product ra * imm"),
    alu(AluOp::ImulhU, AB, 0, "rd = high 32 bits of the unsigned product ra * rb"),
    alui(AluOp::ImulhU, AI, 0, "rd = high 32 bits of the unsigned product ra * imm"),
    alu(AluOp::Imad, ABC, 0, "rd = low 32 bits of ra * rb + rc"),
    alu(AluOp::IminS, AB, 0, "rd = signed minimum of ra and rb"),
    alui(AluOp::IminS, AI, 0, "rd = signed minimum of ra and imm"),
    alu(AluOp::ImaxS, AB, 0, "rd = signed maximum of ra and rb"),
    alui(AluOp::ImaxS, AI, 0, "rd = signed maximum of ra and imm"),
    alu(AluOp::IminU, AB, 0, "rd = unsigned minimum of ra and rb"),
    alui(AluOp::IminU, AI, 0, "rd = unsigned minimum of ra and imm"),
    alu(AluOp::ImaxU, AB, 0, "rd = unsigned maximum of ra and rb"),
    alui(AluOp::ImaxU, AI, 0, "rd = unsigned maximum of ra and imm"),
    div(SfuOp::DivS, "rd = ra / rb signed, toward zero; ra for rb = 0 and on overflow"),
    divi(SfuOp::DivS, "rd = ra / imm signed, toward zero; ra for imm = 0 and on overflow"),
    div(SfuOp::DivU, "rd = ra / rb unsigned; ra for rb = 0"),
    divi(SfuOp::DivU, "rd = ra / imm unsigned; ra for imm = 0"),
    div(SfuOp::RemS, "rd = remainder of ra / rb signed, sign of ra; 0 for rb = 0 and on overflow"),
    divi(SfuOp::RemS, "rd = remainder of ra / imm signed, sign of ra; 0 for imm = 0 and on overflow"),
    div(SfuOp::RemU, "rd = remainder of ra / rb unsigned; 0 for rb = 0"),
    divi(SfuOp::RemU, "rd = remainder of ra / imm unsigned; 0 for imm = 0"),
    // Logic, shifts, bit fields
    alu(AluOp::And, AB, 0, "rd = ra & rb"),
    alui(AluOp::And, AI, 0, "rd = ra & imm"),
    alu(AluOp::Or, AB, 0, "rd = ra | rb"),
    alui(AluOp::Or, AI, 0, "rd = ra | imm"),
    alu(AluOp::Xor, AB, 0, "rd = ra ^ rb"),
    alui(AluOp::Xor, AI, 0, "rd = ra ^ imm"),
    alu(AluOp::Not, B1, 0, "rd = ~rb"),
    alu(AluOp::Shl, AB, 0, "rd = ra << rb[4:0]"),
    alui(AluOp::Shl, AI, 0, "rd = ra << imm[4:0]"),
    alu(AluOp::Shr, AB, 0, "rd = ra >> rb[4:0], zeros shifted in"),
    alui(AluOp::Shr, AI, 0, "rd = ra >> imm[4:0], zeros shifted in"),
    alu(AluOp::Sar, AB, 0, "rd = ra >> rb[4:0], sign shifted in"),
    alui(AluOp::Sar, AI, 0, "rd = ra >> imm[4:0], sign shifted in"),
    alu(AluOp::Popc, A1, 0, "rd = number of ones in ra"),
    alu(AluOp::Clz, A1, 0, "rd = number of leading zeros of ra, 32 for 0"),
    alu(AluOp::Bfi, ABC, 0, "rd = rc with the low rb[12:8] bits of ra put in at bit rb[4:0]"),
    alu(AluOp::BfeU, AB, 0, "rd = rb[12:8] bits of ra from bit rb[4:0], zero-extended"),
    alui(AluOp::BfeU, AI, 0, "rd = imm[12:8] bits of ra from bit imm[4:0], zero-extended"),
    alu(AluOp::BfeS, AB, 0, "rd = rb[12:8] bits of ra from bit rb[4:0], sign-extended"),
    alui(AluOp::BfeS, AI, 0, "rd = imm[12:8] bits of ra from bit imm[4:0], sign-extended"),
    // Compares and select
    suffixed(alu(AluOp::Isetp, &[Pd, Ra, Rb], 0, "pd = ra (compare) rb; eq ne lt le gt ge signed, ltu leu gtu geu unsigned"), Suffix::IntegerCompare),
    suffixed(alui(AluOp::Isetp, &[Pd, Ra, Imm], 0, "pd = ra (compare) imm"), Suffix::IntegerCompare),
    suffixed(alu(AluOp::Fsetp, &[Pd, Ra, Rb], FLOAT, "pd = ra (compare) rb; a NaN makes eq ne lt le gt ge ord false, equ neu ltu leu gtu geu uno true"), Suffix::FloatCompare),
    suffixed(alui(AluOp::Fsetp, &[Pd, Ra, Imm], FLOAT, "pd = ra (compare) imm"), Suffix::FloatCompare),
    alu(AluOp::Sel, &[Rd, Ra, Rb, Ps], 0, "rd = predicate ? ra : rb"),
    // Floating point
    alu(AluOp::Fadd, AB, FLOAT, "rd = ra + rb"),
    alui(AluOp::Fadd, AI, FLOAT, "rd = ra + imm"),
    alu(AluOp::Fsub, AB, FLOAT, "rd = ra - rb"),
    alui(AluOp::Fsub, AI, FLOAT, "rd = ra - imm"),
    alu(AluOp::Fmul, AB, FLOAT, "rd = ra * rb"),
    alui(AluOp::Fmul, AI, FLOAT, "rd = ra * imm"),
    alu(AluOp::Fmad, ABC, FLOAT, "rd = (ra * rb) + rc, both steps rounded"),
    alu(AluOp::Fmin, AB, FLOAT, "rd = minimum; the number when one side is NaN; -0 < +0"),
    alui(AluOp::Fmin, AI, FLOAT, "rd = minimum of ra and imm"),
    alu(AluOp::Fmax, AB, FLOAT, "rd = maximum; the number when one side is NaN; -0 < +0"),
    alui(AluOp::Fmax, AI, FLOAT, "rd = maximum of ra and imm"),
    alu(AluOp::Fneg, A1, FLOAT, "rd = -ra"),
    alu(AluOp::Fabs, A1, FLOAT, "rd = |ra|"),
    alu(AluOp::Floor, A1, FLOAT, "rd = ra rounded down"),
    alu(AluOp::Ceil, A1, FLOAT, "rd = ra rounded up"),
    alu(AluOp::Trunc, A1, FLOAT, "rd = ra rounded toward zero"),
    alu(AluOp::Round, A1, FLOAT, "rd = ra rounded to nearest, ties to even"),
    alu(AluOp::Fract, A1, FLOAT, "rd = ra - floor(ra)"),
    alu(AluOp::F2i, A1, FLOAT, "rd = ra as signed integer, toward zero, saturating, NaN to 0"),
    alu(AluOp::F2u, A1, FLOAT, "rd = ra as unsigned integer, toward zero, saturating, NaN to 0"),
    alu(AluOp::I2f, A1, 0, "rd = signed ra as float"),
    alu(AluOp::U2f, A1, 0, "rd = unsigned ra as float"),
    alu(AluOp::PackUnorm, ABC, 0, "rd = rc with byte rb[1:0] replaced by ra (0.0 to 1.0) as 0 to 255"),
    alu(AluOp::UnpackUnorm, &[Rd, Ra, Rc], 0, "rd = byte rc[1:0] of ra (0 to 255) as 0.0 to 1.0"),
    alu(AluOp::PackUnorm16, ABC, 0, "rd = rc with half word rb[0] replaced by ra (0.0 to 1.0) as 0 to 65535"),
    alu(AluOp::UnpackUnorm16, &[Rd, Ra, Rc], 0, "rd = half word rc[0] of ra (0 to 65535) as 0.0 to 1.0"),
    alu(AluOp::PackHalf, AB, 0, "rd = ra as half float in bits 15:0, rb as half float in bits 31:16"),
    alu(AluOp::UnpackHalf, &[Rd, Ra, Rc], 0, "rd = half float rc[0] of ra as float"),
    // Special functions
    sfu(SfuOp::Rcp, FLOAT, "rd = 1 / ra"),
    sfu(SfuOp::Rsqrt, FLOAT, "rd = 1 / square root of ra"),
    sfu(SfuOp::Exp2, FLOAT, "rd = 2 to the power of ra"),
    sfu(SfuOp::Log2, FLOAT, "rd = logarithm of ra to base 2"),
    sfu(SfuOp::Sin, FLOAT, "rd = sine of ra radians"),
    sfu(SfuOp::Cos, FLOAT, "rd = cosine of ra radians"),
    sfu(SfuOp::Sqrt, FLOAT, "rd = square root of ra"),
    // Special and scalar registers, quad differences
    row("s2r", 0x58, R, &[Rd, Special], Unit::Special, SpecialOp::S2r.number(), 0, "rd = special register"),
    row("ddx", 0x59, R, A1, Unit::Special, SpecialOp::Ddx.number(), FLOAT, "rd = ra of the right thread of the quad row minus ra of the left one"),
    row("ddy", 0x5a, R, A1, Unit::Special, SpecialOp::Ddy.number(), FLOAT, "rd = ra of the lower thread of the quad column minus ra of the upper one"),
    row("sget", 0x5b, R, &[Rd, ScalarSource], Unit::Special, SpecialOp::Sget.number(), 0, "rd = scalar register of the warp"),
    row("pick", 0x5d, R, &[Rd, Ra, Rb], Unit::Special, SpecialOp::Pick.number(), 0, "rd = ra of the active thread whose rb has the bit of this thread, the last such one; 0 without one"),
    row("sput", 0x5c, R, &[ScalarDestination, Rb], Unit::Special, SpecialOp::Sput.number(), 0, "scalar register = rb of the first active thread"),
    row("sput", 0xdc, I, &[ScalarDestination, Imm], Unit::Special, SpecialOp::Sput.number(), 0, "scalar register = imm"),
    // Memory
    load("ld.u8", 0x60, unit_op(LOAD, 0, false), 0, "rd = byte, zero-extended"),
    load("ld.s8", 0x61, unit_op(LOAD, 0, true), 0, "rd = byte, sign-extended"),
    load("ld.u16", 0x62, unit_op(LOAD, 1, false), 0, "rd = half word, zero-extended"),
    load("ld.s16", 0x63, unit_op(LOAD, 1, true), 0, "rd = half word, sign-extended"),
    load("ld", 0x64, unit_op(LOAD, 2, false), 0, "rd = word"),
    store("st.u8", 0x65, unit_op(STORE, 0, false), 0, "byte = rb[7:0]"),
    store("st.u16", 0x66, unit_op(STORE, 1, false), 0, "half word = rb[15:0]"),
    store("st", 0x67, unit_op(STORE, 2, false), 0, "word = rb"),
    load("lds.u8", 0x68, unit_op(LOAD | SHARED, 0, false), CONTROL, "rd = byte of shared memory, zero-extended"),
    load("lds.s8", 0x69, unit_op(LOAD | SHARED, 0, true), CONTROL, "rd = byte of shared memory, sign-extended"),
    load("lds.u16", 0x6a, unit_op(LOAD | SHARED, 1, false), CONTROL, "rd = half word of shared memory, zero-extended"),
    load("lds.s16", 0x6b, unit_op(LOAD | SHARED, 1, true), CONTROL, "rd = half word of shared memory, sign-extended"),
    load("lds", 0x6c, unit_op(LOAD | SHARED, 2, false), CONTROL, "rd = word of shared memory"),
    store("sts.u8", 0x6d, unit_op(STORE | SHARED, 0, false), CONTROL, "byte of shared memory = rb[7:0]"),
    store("sts.u16", 0x6e, unit_op(STORE | SHARED, 1, false), CONTROL, "half word of shared memory = rb[15:0]"),
    store("sts", 0x6f, unit_op(STORE | SHARED, 2, false), CONTROL, "word of shared memory = rb"),
    // Atomics
    atomic("prepare", 0x70, Unit::AtomicPrepare, 0, 0, "sets of threads at one address; rd = exclusive prefix in the set"),
    atomic("prefix", 0x71, Unit::LoadStore, unit_op(PREFIX, 2, false), REORDERABLE, "one access for each set of the PREPARE just before, one for each thread outside; rd = old value"),
    atomic("atom1", 0x72, Unit::LoadStore, unit_op(UNMERGED, 2, false), REORDERABLE, "one access per thread, in thread order; rd = old value"),
    in_registers("rprepare", 0x73, Unit::AtomicPrepare, REGISTERS, 0, "as prepare; rd + 1 = combined operand of the set in its first thread, else rb; rd + 2 = threads of the set in its first thread, 0 in its others, the thread itself outside"),
    atomic("sprepare", 0x74, Unit::AtomicPrepare, 1, 0, "as prepare, on shared memory"),
    atomic("sprefix", 0x75, Unit::LoadStore, unit_op(PREFIX | SHARED, 2, false), CONTROL | REORDERABLE, "as prefix, on shared memory"),
    atomic("satom1", 0x76, Unit::LoadStore, unit_op(UNMERGED | SHARED, 2, false), CONTROL | REORDERABLE, "as atom1, on shared memory"),
    in_registers("srprepare", 0x77, Unit::AtomicPrepare, REGISTERS | 1, 0, "as rprepare, on shared memory"),
    in_registers("rprefix", 0x7a, Unit::LoadStore, unit_op(UNMERGED, 2, true), REORDERABLE, "one access per thread whose rc is not zero, in thread order; rd = old value, in these threads only"),
    in_registers("srprefix", 0x7b, Unit::LoadStore, unit_op(UNMERGED | SHARED, 2, true), CONTROL | REORDERABLE, "as rprefix, on shared memory"),
    // Texture, attributes, constants
    suffixed(row("tex", 0x78, T, &[Rd, Coordinates, Texture], Unit::Texture, 0, REORDERABLE, "sample at (u, v) in 0.0 to 1.0; the channels to rd, rd + 1, ..."), Suffix::Textile),
    suffixed(row("txf", 0x79, T, &[Rd, Coordinates, Texture], Unit::Texture, 1, REORDERABLE, "texel at integer (u, v); the channels to rd, rd + 1, ..."), Suffix::Textile),
    row("interp", 0x7c, M, &[Rd, Address], Unit::Attribute, unit_op(LINE, 0, false), REORDERABLE | FLOAT, "rd = (dx * (x + 0.5) + dy * (y + 0.5)) + c of the plane equation {dx, dy, c} in memory, on a 16-byte line"),
    row("ldc", 0x7d, M, &[Rd, Address], Unit::Attribute, unit_op(CONSTANT, 2, false), REORDERABLE, "rd = word of the constant buffer (16 blocks of 16 slots of 16 bytes)"),
    // Control
    control(ControlOp::Bra, 0x02, B, &[Target], CONTROL, "the threads of the guard go to the target; a split goes on at the lowest PC"),
    control(ControlOp::Sync, 0x03, R, &[], CONTROL | NO_GUARD, "join: store the PCs, go on with the live threads at the lowest PC of those inside as many calls"),
    control(ControlOp::Call, 0x04, B, &[Target], CONTROL, "the threads of the guard go to the target, the others wait until they have returned; the next PC goes on the return stack"),
    control(ControlOp::Ret, 0x05, R, &[], CONTROL, "the threads of the guard go back behind their call, once no thread is left in it"),
    control(ControlOp::Bsb, 0x06, S, &[MaskA, Target, MaskB], CONTROL | NO_GUARD, "slots A all zero: go to the target; else slots B all zero: fall through; else wait"),
    control(ControlOp::FenceLoad, 0x07, R, &[], NO_GUARD, "all earlier loads of the warp complete before anything later runs"),
    control(ControlOp::FenceStore, 0x08, R, &[], NO_GUARD, "all earlier stores of the warp complete before anything later runs"),
    control(ControlOp::FenceAll, 0x09, R, &[], NO_GUARD, "all earlier memory accesses of the warp complete before anything later runs"),
    control(ControlOp::Bar, 0x0a, R, &[], CONTROL | NO_GUARD, "wait until all live warps of the workgroup are at a barrier; all live threads must be active"),
    control(ControlOp::Discard, 0x0b, R, &[], CONTROL, "the threads of the guard end, the other active ones go on"),
    control(ControlOp::Exit, 0x0c, R, &[], CONTROL, "the threads of the guard end"),
];

static BY_OPCODE: LazyLock<[Option<&'static Row>; 256]> = LazyLock::new(|| {
    let mut rows = [None; 256];
    for row in TABLE {
        rows[usize::from(row.opcode)] = Some(row);
    }
    rows
});

/// The row of an opcode.
pub fn by_opcode(opcode: u8) -> Option<&'static Row> {
    BY_OPCODE[usize::from(opcode)]
}

/// All rows (operand forms) of a mnemonic.
pub fn by_mnemonic(mnemonic: &str) -> impl Iterator<Item = &'static Row> + use<'_> {
    TABLE.iter().filter(move |row| row.mnemonic == mnemonic)
}
