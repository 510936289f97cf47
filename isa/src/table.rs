//! The instruction set: one line per instruction and operand form.
//!
//! This table is the only definition. Encoder, decoder, assembler, disassembler,
//! instruction-set simulator, hardware decoder and reference page come from it.
//! Opcode of a lane operation: 0x10 + `AluOp`; with an immediate: 0x80 more.
//! Opcode 0 is undefined on purpose: a run into cleared memory faults.
use crate::alu_op::load_store::{unit_op, LINE, LOAD, PREFIX, SHARED, STORE, UNMERGED};
use crate::alu_op::{AluOp, ControlOp, SfuOp, SpecialOp, Unit};
use crate::row::{Format, Operand, Row, Suffix, CONTROL, FLOAT, HW, NO_GUARD, REORDERABLE};
use std::sync::LazyLock;
use Format::{A, B, I, M, R, S, T};
use Operand::{
    Address, AtomicAddress, ConstantAddress, Coordinates, Imm, MaskA, MaskB, Pd, Ps, Ra, Rb, Rc, RcAtomic, Rd, RdReturn,
    ScalarDestination, ScalarSource, Special, Target, Texture,
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
    Row { mnemonic, opcode, format, operands, unit, unit_op, flags, suffix: Suffix::None, description }
}

const fn suffixed(row: Row, suffix: Suffix) -> Row {
    Row { suffix, ..row }
}

/// A lane operation on registers.
const fn alu(op: AluOp, operands: &'static [Operand], flags: u8, description: &'static str) -> Row {
    row(op.name(), 0x10 + op.number(), R, operands, Unit::Mad, op.number(), flags, description)
}

/// A lane operation with an immediate.
const fn alui(op: AluOp, operands: &'static [Operand], flags: u8, description: &'static str) -> Row {
    row(op.name(), 0x90 + op.number(), I, operands, Unit::Mad, op.number(), flags, description)
}

const fn sfu(op: SfuOp, flags: u8, description: &'static str) -> Row {
    row(op.name(), 0x48 + op.number(), R, A1, Unit::Sfu, op.number(), flags, description)
}

const fn div(op: SfuOp, description: &'static str) -> Row {
    row(op.name(), 0x48 + op.number(), R, AB, Unit::Sfu, op.number(), HW, description)
}

const fn divi(op: SfuOp, description: &'static str) -> Row {
    row(op.name(), 0xc8 + op.number(), I, AI, Unit::Sfu, op.number(), HW, description)
}

const fn load(mnemonic: &'static str, opcode: u8, op: u8, flags: u8, description: &'static str) -> Row {
    row(mnemonic, opcode, M, &[Rd, Address], Unit::LoadStore, op, flags | REORDERABLE, description)
}

const fn store(mnemonic: &'static str, opcode: u8, op: u8, flags: u8, description: &'static str) -> Row {
    row(mnemonic, opcode, M, &[Address, Rb], Unit::LoadStore, op, flags | REORDERABLE, description)
}

const fn atomic(mnemonic: &'static str, opcode: u8, unit: Unit, op: u8, flags: u8, description: &'static str) -> Row {
    let operands = &[RdReturn, AtomicAddress, Rb, RcAtomic];
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
    row("nop", 0x01, R, &[], Unit::Mad, 0, HW, "nothing"),
    alu(AluOp::Mov, B1, HW, "rd = rb"),
    alui(AluOp::Mov, I1, HW, "rd = imm"),
    alu(AluOp::Iadd, AB, HW, "rd = ra + rb, modulo 2^32"),
    alui(AluOp::Iadd, AI, HW, "rd = ra + imm, modulo 2^32"),
    alu(AluOp::Isub, AB, HW, "rd = ra - rb, modulo 2^32"),
    alui(AluOp::Isub, AI, HW, "rd = ra - imm, modulo 2^32"),
    alu(AluOp::Imul, AB, HW, "rd = low 32 bits of ra * rb"),
    alui(AluOp::Imul, AI, HW, "rd = low 32 bits of ra * imm"),
    alu(AluOp::ImulhS, AB, HW, "rd = high 32 bits of the signed product ra * rb"),
    alui(AluOp::ImulhS, AI, HW, "rd = high 32 bits of the signed product ra * imm"),
    alu(AluOp::ImulhU, AB, HW, "rd = high 32 bits of the unsigned product ra * rb"),
    alui(AluOp::ImulhU, AI, HW, "rd = high 32 bits of the unsigned product ra * imm"),
    alu(AluOp::Imad, ABC, HW, "rd = low 32 bits of ra * rb + rc"),
    alu(AluOp::IminS, AB, HW, "rd = signed minimum of ra and rb"),
    alui(AluOp::IminS, AI, HW, "rd = signed minimum of ra and imm"),
    alu(AluOp::ImaxS, AB, HW, "rd = signed maximum of ra and rb"),
    alui(AluOp::ImaxS, AI, HW, "rd = signed maximum of ra and imm"),
    alu(AluOp::IminU, AB, HW, "rd = unsigned minimum of ra and rb"),
    alui(AluOp::IminU, AI, HW, "rd = unsigned minimum of ra and imm"),
    alu(AluOp::ImaxU, AB, HW, "rd = unsigned maximum of ra and rb"),
    alui(AluOp::ImaxU, AI, HW, "rd = unsigned maximum of ra and imm"),
    div(SfuOp::DivS, "rd = ra / rb signed, toward zero; ra for rb = 0 and on overflow"),
    divi(SfuOp::DivS, "rd = ra / imm signed, toward zero; ra for imm = 0 and on overflow"),
    div(SfuOp::DivU, "rd = ra / rb unsigned; ra for rb = 0"),
    divi(SfuOp::DivU, "rd = ra / imm unsigned; ra for imm = 0"),
    div(SfuOp::RemS, "rd = remainder of ra / rb signed, sign of ra; 0 for rb = 0 and on overflow"),
    divi(SfuOp::RemS, "rd = remainder of ra / imm signed, sign of ra; 0 for imm = 0 and on overflow"),
    div(SfuOp::RemU, "rd = remainder of ra / rb unsigned; 0 for rb = 0"),
    divi(SfuOp::RemU, "rd = remainder of ra / imm unsigned; 0 for imm = 0"),
    // Logic, shifts, bit fields
    alu(AluOp::And, AB, HW, "rd = ra & rb"),
    alui(AluOp::And, AI, HW, "rd = ra & imm"),
    alu(AluOp::Or, AB, HW, "rd = ra | rb"),
    alui(AluOp::Or, AI, HW, "rd = ra | imm"),
    alu(AluOp::Xor, AB, HW, "rd = ra ^ rb"),
    alui(AluOp::Xor, AI, HW, "rd = ra ^ imm"),
    alu(AluOp::Not, B1, HW, "rd = ~rb"),
    alu(AluOp::Shl, AB, HW, "rd = ra << rb[4:0]"),
    alui(AluOp::Shl, AI, HW, "rd = ra << imm[4:0]"),
    alu(AluOp::Shr, AB, HW, "rd = ra >> rb[4:0], zeros shifted in"),
    alui(AluOp::Shr, AI, HW, "rd = ra >> imm[4:0], zeros shifted in"),
    alu(AluOp::Sar, AB, HW, "rd = ra >> rb[4:0], sign shifted in"),
    alui(AluOp::Sar, AI, HW, "rd = ra >> imm[4:0], sign shifted in"),
    alu(AluOp::Popc, A1, HW, "rd = number of ones in ra"),
    alu(AluOp::Clz, A1, HW, "rd = number of leading zeros of ra, 32 for 0"),
    alu(AluOp::Bfi, ABC, HW, "rd = rc with the low rb[12:8] bits of ra put in at bit rb[4:0]"),
    alu(AluOp::BfeU, AB, HW, "rd = rb[12:8] bits of ra from bit rb[4:0], zero-extended"),
    alui(AluOp::BfeU, AI, HW, "rd = imm[12:8] bits of ra from bit imm[4:0], zero-extended"),
    alu(AluOp::BfeS, AB, HW, "rd = rb[12:8] bits of ra from bit rb[4:0], sign-extended"),
    alui(AluOp::BfeS, AI, HW, "rd = imm[12:8] bits of ra from bit imm[4:0], sign-extended"),
    // Compares and select
    suffixed(alu(AluOp::Isetp, &[Pd, Ra, Rb], HW, "pd = ra (compare) rb; eq ne lt le gt ge signed, ltu leu gtu geu unsigned"), Suffix::IntegerCompare),
    suffixed(alui(AluOp::Isetp, &[Pd, Ra, Imm], HW, "pd = ra (compare) imm"), Suffix::IntegerCompare),
    suffixed(alu(AluOp::Fsetp, &[Pd, Ra, Rb], HW | FLOAT, "pd = ra (compare) rb; a NaN makes eq ne lt le gt ge ord false, equ neu ltu leu gtu geu uno true"), Suffix::FloatCompare),
    suffixed(alui(AluOp::Fsetp, &[Pd, Ra, Imm], HW | FLOAT, "pd = ra (compare) imm"), Suffix::FloatCompare),
    alu(AluOp::Sel, &[Rd, Ra, Rb, Ps], HW, "rd = predicate ? ra : rb"),
    // Floating point
    alu(AluOp::Fadd, AB, HW | FLOAT, "rd = ra + rb"),
    alui(AluOp::Fadd, AI, HW | FLOAT, "rd = ra + imm"),
    alu(AluOp::Fsub, AB, HW | FLOAT, "rd = ra - rb"),
    alui(AluOp::Fsub, AI, HW | FLOAT, "rd = ra - imm"),
    alu(AluOp::Fmul, AB, HW | FLOAT, "rd = ra * rb"),
    alui(AluOp::Fmul, AI, HW | FLOAT, "rd = ra * imm"),
    alu(AluOp::Fmad, ABC, HW | FLOAT, "rd = (ra * rb) + rc, both steps rounded"),
    alu(AluOp::Fmin, AB, HW | FLOAT, "rd = minimum; the number when one side is NaN; -0 < +0"),
    alui(AluOp::Fmin, AI, HW | FLOAT, "rd = minimum of ra and imm"),
    alu(AluOp::Fmax, AB, HW | FLOAT, "rd = maximum; the number when one side is NaN; -0 < +0"),
    alui(AluOp::Fmax, AI, HW | FLOAT, "rd = maximum of ra and imm"),
    alu(AluOp::Fneg, A1, HW | FLOAT, "rd = -ra"),
    alu(AluOp::Fabs, A1, HW | FLOAT, "rd = |ra|"),
    alu(AluOp::Floor, A1, HW | FLOAT, "rd = ra rounded down"),
    alu(AluOp::Ceil, A1, HW | FLOAT, "rd = ra rounded up"),
    alu(AluOp::Trunc, A1, HW | FLOAT, "rd = ra rounded toward zero"),
    alu(AluOp::Round, A1, HW | FLOAT, "rd = ra rounded to nearest, ties to even"),
    alu(AluOp::Fract, A1, HW | FLOAT, "rd = ra - floor(ra)"),
    alu(AluOp::F2i, A1, HW | FLOAT, "rd = ra as signed integer, toward zero, saturating, NaN to 0"),
    alu(AluOp::F2u, A1, HW | FLOAT, "rd = ra as unsigned integer, toward zero, saturating, NaN to 0"),
    alu(AluOp::I2f, A1, HW, "rd = signed ra as float"),
    alu(AluOp::U2f, A1, HW, "rd = unsigned ra as float"),
    alu(AluOp::PackUnorm, ABC, HW, "rd = rc with byte rb[1:0] replaced by ra (0.0 to 1.0) as 0 to 255"),
    alu(AluOp::UnpackUnorm, &[Rd, Ra, Rc], HW, "rd = byte rc[1:0] of ra (0 to 255) as 0.0 to 1.0"),
    alu(AluOp::PackHalf, AB, HW, "rd = ra as half float in bits 15:0, rb as half float in bits 31:16"),
    alu(AluOp::UnpackHalf, &[Rd, Ra, Rc], HW, "rd = half float rc[0] of ra as float"),
    // Special functions
    sfu(SfuOp::Rcp, HW | FLOAT, "rd = 1 / ra"),
    sfu(SfuOp::Rsqrt, HW | FLOAT, "rd = 1 / square root of ra"),
    sfu(SfuOp::Exp2, HW | FLOAT, "rd = 2 to the power of ra"),
    sfu(SfuOp::Log2, HW | FLOAT, "rd = logarithm of ra to base 2"),
    sfu(SfuOp::Sin, HW | FLOAT, "rd = sine of ra radians"),
    sfu(SfuOp::Cos, HW | FLOAT, "rd = cosine of ra radians"),
    sfu(SfuOp::Sqrt, HW | FLOAT, "rd = square root of ra"),
    // Special and scalar registers, constants, quad differences
    row("s2r", 0x58, R, &[Rd, Special], Unit::Special, SpecialOp::S2r.number(), HW, "rd = special register"),
    row("ddx", 0x59, R, A1, Unit::Special, SpecialOp::Ddx.number(), HW | FLOAT, "rd = ra of the right thread of the quad row minus ra of the left one"),
    row("ddy", 0x5a, R, A1, Unit::Special, SpecialOp::Ddy.number(), HW | FLOAT, "rd = ra of the lower thread of the quad column minus ra of the upper one"),
    row("sget", 0x5b, R, &[Rd, ScalarSource], Unit::Special, SpecialOp::Sget.number(), HW, "rd = scalar register of the warp"),
    row("sput", 0x5c, R, &[ScalarDestination, Rb], Unit::Special, SpecialOp::Sput.number(), HW, "scalar register = rb of the first active thread"),
    row("sput", 0xdc, I, &[ScalarDestination, Imm], Unit::Special, SpecialOp::Sput.number(), HW, "scalar register = imm"),
    row("ldc", 0xdd, I, &[Rd, ConstantAddress], Unit::Special, SpecialOp::Ldc.number(), 0, "rd = word of the constant buffer (16 blocks of 16 slots of 16 bytes) at byte ra + imm"),
    // Memory
    load("ld.u8", 0x60, unit_op(LOAD, 0, false), HW, "rd = byte, zero-extended"),
    load("ld.s8", 0x61, unit_op(LOAD, 0, true), HW, "rd = byte, sign-extended"),
    load("ld.u16", 0x62, unit_op(LOAD, 1, false), HW, "rd = half word, zero-extended"),
    load("ld.s16", 0x63, unit_op(LOAD, 1, true), HW, "rd = half word, sign-extended"),
    load("ld", 0x64, unit_op(LOAD, 2, false), HW, "rd = word"),
    store("st.u8", 0x65, unit_op(STORE, 0, false), HW, "byte = rb[7:0]"),
    store("st.u16", 0x66, unit_op(STORE, 1, false), HW, "half word = rb[15:0]"),
    store("st", 0x67, unit_op(STORE, 2, false), HW, "word = rb"),
    load("lds.u8", 0x68, unit_op(LOAD | SHARED, 0, false), HW | CONTROL, "rd = byte of shared memory, zero-extended"),
    load("lds.s8", 0x69, unit_op(LOAD | SHARED, 0, true), HW | CONTROL, "rd = byte of shared memory, sign-extended"),
    load("lds.u16", 0x6a, unit_op(LOAD | SHARED, 1, false), HW | CONTROL, "rd = half word of shared memory, zero-extended"),
    load("lds.s16", 0x6b, unit_op(LOAD | SHARED, 1, true), HW | CONTROL, "rd = half word of shared memory, sign-extended"),
    load("lds", 0x6c, unit_op(LOAD | SHARED, 2, false), HW | CONTROL, "rd = word of shared memory"),
    store("sts.u8", 0x6d, unit_op(STORE | SHARED, 0, false), HW | CONTROL, "byte of shared memory = rb[7:0]"),
    store("sts.u16", 0x6e, unit_op(STORE | SHARED, 1, false), HW | CONTROL, "half word of shared memory = rb[15:0]"),
    store("sts", 0x6f, unit_op(STORE | SHARED, 2, false), HW | CONTROL, "word of shared memory = rb"),
    // Atomics
    atomic("prepare", 0x70, Unit::AtomicPrepare, 0, HW, "sets of threads at one address; rd = exclusive prefix in the set"),
    atomic("prefix", 0x71, Unit::LoadStore, unit_op(PREFIX, 2, false), HW | REORDERABLE, "one access for each set of the PREPARE just before, one for each thread outside; rd = old value"),
    atomic("atom1", 0x72, Unit::LoadStore, unit_op(UNMERGED, 2, false), HW | REORDERABLE, "one access per thread, in thread order; rd = old value"),
    atomic("sprepare", 0x74, Unit::AtomicPrepare, 1, HW, "as prepare, on shared memory"),
    atomic("sprefix", 0x75, Unit::LoadStore, unit_op(PREFIX | SHARED, 2, false), HW | CONTROL | REORDERABLE, "as prefix, on shared memory"),
    atomic("satom1", 0x76, Unit::LoadStore, unit_op(UNMERGED | SHARED, 2, false), HW | CONTROL | REORDERABLE, "as atom1, on shared memory"),
    // Texture and attributes
    suffixed(row("tex", 0x78, T, &[Rd, Coordinates, Texture], Unit::Texture, 0, HW | REORDERABLE, "sample at (u, v) in 0.0 to 1.0; the channels to rd, rd + 1, ..."), Suffix::Textile),
    suffixed(row("txf", 0x79, T, &[Rd, Coordinates, Texture], Unit::Texture, 1, HW | REORDERABLE, "texel at integer (u, v); the channels to rd, rd + 1, ..."), Suffix::Textile),
    row("interp", 0x7c, M, &[Rd, Address], Unit::Attribute, unit_op(LINE, 0, false), HW | REORDERABLE | FLOAT, "rd = (dx * (x + 0.5) + dy * (y + 0.5)) + c of the plane equation {dx, dy, c} in memory, on a 16-byte line"),
    // Control
    control(ControlOp::Bra, 0x02, B, &[Target], HW | CONTROL, "the threads of the guard go to the target; a split goes on at the lowest PC"),
    control(ControlOp::Sync, 0x03, R, &[], HW | CONTROL | NO_GUARD, "join: store the PCs, go on with all live threads at the lowest PC"),
    control(ControlOp::Call, 0x04, B, &[Target], HW | CONTROL, "push the next PC on the warp's return stack, go to the target; the guard must be uniform"),
    control(ControlOp::Ret, 0x05, R, &[], HW | CONTROL, "pop the return stack and go there; the guard must be uniform"),
    control(ControlOp::Bsb, 0x06, S, &[MaskA, Target, MaskB], HW | CONTROL | NO_GUARD, "slots A all zero: go to the target; else slots B all zero: fall through; else wait"),
    control(ControlOp::FenceLoad, 0x07, R, &[], HW | NO_GUARD, "all earlier loads of the warp complete before anything later runs"),
    control(ControlOp::FenceStore, 0x08, R, &[], HW | NO_GUARD, "all earlier stores of the warp complete before anything later runs"),
    control(ControlOp::FenceAll, 0x09, R, &[], HW | NO_GUARD, "all earlier memory accesses of the warp complete before anything later runs"),
    control(ControlOp::Bar, 0x0a, R, &[], HW | CONTROL | NO_GUARD, "wait until all live warps of the workgroup stand here; all live threads must be active"),
    control(ControlOp::Discard, 0x0b, R, &[], HW | CONTROL, "the threads of the guard end, the other active ones go on"),
    control(ControlOp::Exit, 0x0c, R, &[], HW | CONTROL, "the threads of the guard end"),
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
