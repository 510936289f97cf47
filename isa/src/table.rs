//! The instruction table: the only definition of the instruction set (spec 6).
//!
//! One line per instruction and operand form. The encoder, the decoder, the assembler, the
//! disassembler, the instruction-set simulator, the hardware decoder and the reference
//! page all read it.
use crate::ops::{AluOp, ControlOp, Unit};

/// How the 64 bits are laid out; see `docs/architecture.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Registers: rd, ra, rb, rc, mod.
    R,
    /// rd, ra and a 32-bit immediate.
    I,
    /// Memory: rd, ra, rb, signed byte offset, scale, slot.
    M,
    /// Atomic: rd, ra, rb, rc, operation, return, word offset, slot.
    A,
    /// Texture: rd, ra, rb, channels, descriptor, marks, slot.
    T,
    /// Branch: relative target.
    B,
    /// Scoreboard branch: two masks and a relative target.
    S,
}

/// What the assembler writes and reads for an operand, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// Destination register.
    Rd,
    /// Destination predicate (in `rd`).
    Pd,
    /// First source register.
    Ra,
    /// Second source register.
    Rb,
    /// Third source register.
    Rc,
    /// 32-bit immediate.
    Imm,
    /// Special register (in `ra`).
    Special,
    /// Predicate that selects (in `mod`).
    Choice,
    /// `[ra + offset]` or `[ra * 4 + offset]`, format M.
    Address,
    /// `[ra + offset]` in words, format A.
    AtomicAddress,
    /// Texture descriptor number.
    Texture,
    /// Branch target.
    Target,
    /// Wait set in braces: mask A.
    MaskA,
    /// Wait set in braces: mask B.
    MaskB,
    /// Small number in `mod`.
    Mod,
    /// Scalar register in `rd`.
    Sd,
    /// Scalar register in `ra`.
    Sa,
    /// Byte address in the constant buffer, format I.
    ConstantAddress,
}

/// One line of the table.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Opcode, 8 bits.
    pub opcode: u8,
    /// Mnemonic without suffixes that come from fields.
    pub mnemonic: &'static str,
    /// Layout.
    pub format: Format,
    /// Operands as written.
    pub operands: &'static [Operand],
    /// Unit that executes it.
    pub unit: Unit,
    /// The unit's operation, 6 bits.
    pub unit_op: u8,
    /// Completes out of order: names a slot.
    pub reorderable: bool,
    /// The next PC comes from the branch unit.
    pub control: bool,
    /// Whether the RTL of this version executes it.
    pub in_hardware: bool,
    /// What it does.
    pub description: &'static str,
}

impl Row {
    /// Reads general register ra.
    pub fn reads_a(&self) -> bool {
        self.operands.iter().any(|o| matches!(o, Operand::Ra | Operand::Address | Operand::AtomicAddress))
    }
    /// Reads general register rb.
    pub fn reads_b(&self) -> bool {
        self.operands.contains(&Operand::Rb)
    }
    /// Reads general register rc.
    pub fn reads_c(&self) -> bool {
        self.operands.contains(&Operand::Rc)
    }
    /// Writes general register rd.
    pub fn writes_rd(&self) -> bool {
        self.operands.contains(&Operand::Rd)
    }
    /// Writes a predicate.
    pub fn writes_pred(&self) -> bool {
        self.operands.contains(&Operand::Pd)
    }
    /// Operand b is the 32-bit immediate.
    pub fn immediate(&self) -> bool {
        self.format == Format::I
    }
}

const fn row(
    opcode: u8,
    mnemonic: &'static str,
    format: Format,
    operands: &'static [Operand],
    unit: Unit,
    unit_op: u8,
    in_hardware: bool,
    description: &'static str,
) -> Row {
    let reorderable = matches!(unit, Unit::LoadStore | Unit::Texture | Unit::Interpolate);
    Row { opcode, mnemonic, format, operands, unit, unit_op, reorderable, control: false, in_hardware, description }
}

const fn control(
    opcode: u8,
    mnemonic: &'static str,
    format: Format,
    operands: &'static [Operand],
    op: ControlOp,
    in_hardware: bool,
    description: &'static str,
) -> Row {
    Row { control: op.redirects(), ..row(opcode, mnemonic, format, operands, Unit::Control, op as u8, in_hardware, description) }
}

/// The table, in the order of the reference page.
#[rustfmt::skip]
pub const TABLE: &[Row] = {
    use AluOp::*;
    use Format::{A, B, I, M, R, S, T};
    use Operand::*;
    const D_A: &[Operand] = &[Rd, Ra];
    const D_B: &[Operand] = &[Rd, Rb];
    const D_A_B: &[Operand] = &[Rd, Ra, Rb];
    const D_A_I: &[Operand] = &[Rd, Ra, Imm];
    const D_A_B_C: &[Operand] = &[Rd, Ra, Rb, Rc];
    const fn r(opcode: u8, mnemonic: &'static str, operands: &'static [Operand], op: AluOp, hw: bool, text: &'static str) -> Row {
        row(opcode, mnemonic, R, operands, Unit::Mad, op as u8, hw, text)
    }
    const fn i(opcode: u8, mnemonic: &'static str, operands: &'static [Operand], op: AluOp, hw: bool, text: &'static str) -> Row {
        row(opcode, mnemonic, I, operands, Unit::Mad, op as u8, hw, text)
    }
    const fn sfu(opcode: u8, mnemonic: &'static str, op: crate::ops::SfuOp, hw: bool, text: &'static str) -> Row {
        row(opcode, mnemonic, R, &[Rd, Ra], Unit::Sfu, op as u8, hw, text)
    }
    // Load/store unit operation: kind in bits 2:0, size in 4:3, signed in 5.
    const fn ld(opcode: u8, mnemonic: &'static str, size: u8, signed: u8, hw: bool, text: &'static str) -> Row {
        row(opcode, mnemonic, M, &[Rd, Address], Unit::LoadStore, size << 3 | signed << 5, hw, text)
    }
    const fn st(opcode: u8, mnemonic: &'static str, size: u8, hw: bool, text: &'static str) -> Row {
        row(opcode, mnemonic, M, &[Address, Rb], Unit::LoadStore, 1 | size << 3, hw, text)
    }
    const SHARED: u8 = 4; // bit 2 of the kind: shared memory
    &[
        // Moves and integer arithmetic.
        r(0x00, "mov", D_B, Mov, true, "rd = rb"),
        i(0x01, "movi", &[Rd, Imm], Mov, true, "rd = immediate"),
        r(0x02, "add", D_A_B, Iadd, true, "rd = ra + rb, modulo 2^32"),
        i(0x03, "addi", D_A_I, Iadd, true, "rd = ra + immediate"),
        r(0x04, "sub", D_A_B, Isub, true, "rd = ra - rb"),
        i(0x05, "subi", D_A_I, Isub, true, "rd = ra - immediate"),
        r(0x06, "mul", D_A_B, Imul, true, "rd = low word of ra * rb"),
        i(0x07, "muli", D_A_I, Imul, true, "rd = low word of ra * immediate"),
        r(0x08, "mulh.s", D_A_B, ImulhS, true, "rd = high word of ra * rb, signed"),
        r(0x09, "mulh.u", D_A_B, ImulhU, true, "rd = high word of ra * rb, unsigned"),
        r(0x0a, "mad", D_A_B_C, Imad, true, "rd = low word of ra * rb + rc"),
        r(0x0b, "and", D_A_B, And, true, "rd = ra & rb"),
        i(0x0c, "andi", D_A_I, And, true, "rd = ra & immediate"),
        r(0x0d, "or", D_A_B, Or, true, "rd = ra | rb"),
        i(0x0e, "ori", D_A_I, Or, true, "rd = ra | immediate"),
        r(0x0f, "xor", D_A_B, Xor, true, "rd = ra ^ rb"),
        i(0x10, "xori", D_A_I, Xor, true, "rd = ra ^ immediate"),
        r(0x11, "not", D_B, Not, true, "rd = ~rb"),
        r(0x12, "shl", D_A_B, Shl, true, "rd = ra << rb[4:0]"),
        i(0x13, "shli", D_A_I, Shl, true, "rd = ra << immediate[4:0]"),
        r(0x14, "shr", D_A_B, Shr, true, "rd = ra >> rb[4:0], zeros enter"),
        i(0x15, "shri", D_A_I, Shr, true, "rd = ra >> immediate[4:0], zeros enter"),
        r(0x16, "sar", D_A_B, Sar, true, "rd = ra >> rb[4:0], the sign enters"),
        i(0x17, "sari", D_A_I, Sar, true, "rd = ra >> immediate[4:0], the sign enters"),
        r(0x18, "min.s", D_A_B, IminS, true, "rd = smaller of ra, rb, signed"),
        r(0x19, "max.s", D_A_B, ImaxS, true, "rd = larger of ra, rb, signed"),
        r(0x1a, "min.u", D_A_B, IminU, true, "rd = smaller of ra, rb, unsigned"),
        r(0x1b, "max.u", D_A_B, ImaxU, true, "rd = larger of ra, rb, unsigned"),
        i(0x1c, "mini.s", D_A_I, IminS, true, "rd = smaller of ra, immediate, signed"),
        i(0x1d, "maxi.s", D_A_I, ImaxS, true, "rd = larger of ra, immediate, signed"),
        i(0x1e, "mini.u", D_A_I, IminU, true, "rd = smaller of ra, immediate, unsigned"),
        i(0x1f, "maxi.u", D_A_I, ImaxU, true, "rd = larger of ra, immediate, unsigned"),
        r(0x20, "setp", &[Pd, Ra, Rb], Isetp, true, "pd = ra <compare> rb, integers"),
        i(0x21, "setpi", &[Pd, Ra, Imm], Isetp, true, "pd = ra <compare> immediate, integers"),
        r(0x22, "sel", &[Rd, Choice, Ra, Rb], Sel, true, "rd = p ? ra : rb"),
        r(0x23, "popc", D_A, Popc, true, "rd = number of ones in ra"),
        r(0x24, "clz", D_A, Clz, true, "rd = leading zeros of ra, 32 for 0"),
        r(0x25, "bfi", D_A_B_C, Bfi, true, "rd = rc with the low bits of ra at bit rb[4:0], rb[12:8] bits wide"),
        r(0x26, "bfe.u", D_A_B, BfeU, true, "rd = rb[12:8] bits of ra from bit rb[4:0], zeros above"),
        r(0x27, "bfe.s", D_A_B, BfeS, true, "rd = rb[12:8] bits of ra from bit rb[4:0], sign above"),
        i(0x28, "bfei.u", D_A_I, BfeU, true, "bfe.u with the field in the immediate"),
        i(0x29, "bfei.s", D_A_I, BfeS, true, "bfe.s with the field in the immediate"),
        r(0x2a, "div.s", D_A_B, DivS, false, "rd = ra / rb, signed; x / 0 = x, the most negative / -1 = itself"),
        r(0x2b, "div.u", D_A_B, DivU, false, "rd = ra / rb, unsigned; x / 0 = x"),
        r(0x2c, "rem.s", D_A_B, RemS, false, "rd = ra % rb, signed; x % 0 = 0, the most negative % -1 = 0"),
        r(0x2d, "rem.u", D_A_B, RemU, false, "rd = ra % rb, unsigned; x % 0 = 0"),
        r(0x2e, "ddx", D_A, Ddx, false, "rd = ra of the right pixel of the quad's row - ra of the left one, FP32"),
        r(0x2f, "ddy", D_A, Ddy, false, "rd = ra of the lower pixel of the quad's column - ra of the upper one, FP32"),
        // FP32. Round to nearest even, subnormals flushed to zero, NaN is 0x7fc00000.
        r(0x30, "fadd", D_A_B, Fadd, true, "rd = ra + rb"),
        i(0x31, "faddi", D_A_I, Fadd, true, "rd = ra + immediate"),
        r(0x32, "fsub", D_A_B, Fsub, true, "rd = ra - rb"),
        i(0x33, "fsubi", D_A_I, Fsub, true, "rd = ra - immediate"),
        r(0x34, "fmul", D_A_B, Fmul, true, "rd = ra * rb"),
        i(0x35, "fmuli", D_A_I, Fmul, true, "rd = ra * immediate"),
        r(0x36, "fmad", D_A_B_C, Fmad, true, "rd = ra * rb + rc, rounded twice"),
        r(0x37, "fmin", D_A_B, Fmin, true, "rd = smaller of ra, rb; the number when one is NaN"),
        r(0x38, "fmax", D_A_B, Fmax, true, "rd = larger of ra, rb; the number when one is NaN"),
        i(0x39, "fmini", D_A_I, Fmin, true, "fmin with an immediate"),
        i(0x3a, "fmaxi", D_A_I, Fmax, true, "fmax with an immediate"),
        r(0x3b, "fsetp", &[Pd, Ra, Rb], Fsetp, true, "pd = ra <compare> rb, FP32; codes ending in u hold when unordered too"),
        i(0x3c, "fsetpi", &[Pd, Ra, Imm], Fsetp, true, "pd = ra <compare> immediate, FP32"),
        r(0x3d, "f2i", D_A, F2i, true, "rd = ra toward zero, signed, saturating, NaN to 0"),
        r(0x3e, "f2u", D_A, F2u, true, "rd = ra toward zero, unsigned, saturating, NaN to 0"),
        r(0x3f, "i2f", D_A, I2f, true, "rd = signed ra as FP32"),
        r(0x40, "u2f", D_A, U2f, true, "rd = unsigned ra as FP32"),
        r(0x41, "floor", D_A, Floor, true, "rd = ra rounded down"),
        r(0x42, "ceil", D_A, Ceil, true, "rd = ra rounded up"),
        r(0x43, "trunc", D_A, Trunc, true, "rd = ra rounded toward zero"),
        r(0x44, "round", D_A, Round, true, "rd = ra rounded to nearest even"),
        r(0x45, "fract", D_A, Fract, true, "rd = ra - floor(ra)"),
        r(0x46, "fneg", D_A, Fneg, true, "rd = -ra"),
        r(0x47, "fabs", D_A, Fabs, true, "rd = |ra|"),
        r(0x48, "pack.unorm", D_A_B_C, PackUnorm, false, "rd = rc with byte rb[1:0] replaced by round(clamp(ra, 0, 1) * 255)"),
        r(0x49, "unpack.unorm", D_A_B, UnpackUnorm, false, "rd = byte rb[1:0] of ra / 255"),
        r(0x4a, "pack.half", D_A_B, PackHalf, false, "rd = half(ra) in the low, half(rb) in the high 16 bits"),
        r(0x4b, "unpack.half", D_A_B, UnpackHalf, false, "rd = half number rb[0] of ra as FP32"),
        // Special functions.
        sfu(0x50, "rcp", crate::ops::SfuOp::Rcp, true, "rd = 1 / ra"),
        sfu(0x51, "rsqrt", crate::ops::SfuOp::Rsqrt, true, "rd = 1 / sqrt(ra)"),
        sfu(0x52, "exp2", crate::ops::SfuOp::Exp2, false, "rd = 2^ra"),
        sfu(0x53, "log2", crate::ops::SfuOp::Log2, false, "rd = log2(ra)"),
        sfu(0x54, "sin", crate::ops::SfuOp::Sin, false, "rd = sin(ra), ra in radians"),
        sfu(0x55, "cos", crate::ops::SfuOp::Cos, false, "rd = cos(ra), ra in radians"),
        sfu(0x56, "sqrt", crate::ops::SfuOp::Sqrt, false, "rd = sqrt(ra)"),
        // Special and scalar registers, constants.
        row(0x58, "s2r", R, &[Rd, Special], Unit::Special, 0, true, "rd = special register"),
        control(0x59, "smov", R, &[Sd, Ra], ControlOp::ScalarMove, false, "scalar register = ra of the first active thread"),
        control(0x5a, "sread", R, &[Rd, Sa], ControlOp::ScalarRead, false, "rd = scalar register"),
        row(0x5b, "ldc", I, &[Rd, ConstantAddress], Unit::Interpolate, 1, false, "rd = word of the constant buffer at ra + immediate"),
        row(0x5c, "interp", R, &[Rd, Ra, Rb, Mod], Unit::Interpolate, 0, false, "rd = A ra + B rb + C of attribute mod"),
        // Memory. Little endian; an unaligned or outside address is a fault.
        ld(0x60, "ld", 2, 0, true, "rd = word of global memory"),
        ld(0x61, "ld.u16", 1, 0, true, "rd = 16 bits of global memory, zeros above"),
        ld(0x62, "ld.s16", 1, 1, true, "rd = 16 bits of global memory, sign above"),
        ld(0x63, "ld.u8", 0, 0, true, "rd = byte of global memory, zeros above"),
        ld(0x64, "ld.s8", 0, 1, true, "rd = byte of global memory, sign above"),
        st(0x65, "st", 2, true, "word of global memory = rb"),
        st(0x66, "st.16", 1, true, "16 bits of global memory = rb"),
        st(0x67, "st.8", 0, true, "byte of global memory = rb"),
        row(0x68, "lds", M, &[Rd, Address], Unit::LoadStore, SHARED | 2 << 3, false, "rd = word of shared memory"),
        row(0x69, "lds.u16", M, &[Rd, Address], Unit::LoadStore, SHARED | 1 << 3, false, "rd = 16 bits of shared memory, zeros above"),
        row(0x6a, "lds.s16", M, &[Rd, Address], Unit::LoadStore, SHARED | 1 << 3 | 1 << 5, false, "rd = 16 bits of shared memory, sign above"),
        row(0x6b, "lds.u8", M, &[Rd, Address], Unit::LoadStore, SHARED, false, "rd = byte of shared memory, zeros above"),
        row(0x6c, "lds.s8", M, &[Rd, Address], Unit::LoadStore, SHARED | 1 << 5, false, "rd = byte of shared memory, sign above"),
        row(0x6d, "sts", M, &[Address, Rb], Unit::LoadStore, SHARED | 1 | 2 << 3, false, "word of shared memory = rb"),
        row(0x6e, "sts.16", M, &[Address, Rb], Unit::LoadStore, SHARED | 1 | 1 << 3, false, "16 bits of shared memory = rb"),
        row(0x6f, "sts.8", M, &[Address, Rb], Unit::LoadStore, SHARED | 1, false, "byte of shared memory = rb"),
        // Atomics. PREPARE, PREFIX and the operation itself make one merged atomic.
        row(0x70, "prepare", A, &[Rd, AtomicAddress, Rb, Rc], Unit::AtomicPrepare, 0, true, "rd = prefix of rb over the threads at the first thread's address"),
        row(0x71, "prefix", A, &[Rd, AtomicAddress, Rb, Rc], Unit::LoadStore, 2 | 2 << 3, true, "one access for the prepared threads, one for each other; rd = old value"),
        row(0x72, "atom1", A, &[Rd, AtomicAddress, Rb, Rc], Unit::LoadStore, 3 | 2 << 3, true, "unmerged: one access per thread, in thread order; rd = old value"),
        row(0x73, "prepare.shared", A, &[Rd, AtomicAddress, Rb, Rc], Unit::AtomicPrepare, 4, false, "prepare on shared memory"),
        row(0x74, "prefix.shared", A, &[Rd, AtomicAddress, Rb, Rc], Unit::LoadStore, SHARED | 2 | 2 << 3, false, "prefix on shared memory"),
        row(0x75, "atom1.shared", A, &[Rd, AtomicAddress, Rb, Rc], Unit::LoadStore, SHARED | 3 | 2 << 3, false, "atom1 on shared memory"),
        // Texture.
        row(0x78, "tex", T, &[Rd, Texture, Ra, Rb], Unit::Texture, 0, true, "rd, rd + 1, ... = filtered texel at (ra, rb), normalised FP32 coordinates"),
        row(0x79, "txf", T, &[Rd, Texture, Ra, Rb], Unit::Texture, 1, true, "rd, rd + 1, ... = texel at (ra, rb), integer coordinates"),
        // Control.
        control(0x80, "nop", R, &[], ControlOp::Nop, true, "nothing"),
        control(0x81, "fence.load", R, &[], ControlOp::FenceLoad, true, "earlier loads complete first"),
        control(0x82, "fence.store", R, &[], ControlOp::FenceStore, true, "earlier stores complete first"),
        control(0x83, "fence.all", R, &[], ControlOp::FenceAll, true, "all earlier memory instructions complete first"),
        control(0x84, "bra", B, &[Target], ControlOp::Bra, true, "threads whose guard holds go to the target"),
        control(0x85, "sync", R, &[], ControlOp::Sync, true, "the threads that stand at the lowest PC go on together"),
        control(0x86, "exit", R, &[], ControlOp::Exit, true, "threads whose guard holds end"),
        control(0x87, "discard", R, &[], ControlOp::Discard, true, "threads whose guard holds end without a result"),
        control(0x88, "bsb", S, &[MaskA, Target, MaskB], ControlOp::Bsb, true, "to the target when the slots of A are zero, on when those of B are, else wait"),
        control(0x89, "call", B, &[Target], ControlOp::Call, false, "push the next PC, go to the target"),
        control(0x8a, "ret", R, &[], ControlOp::Ret, false, "pop the PC"),
        control(0x8b, "bar", R, &[], ControlOp::Bar, false, "wait for all warps of the workgroup"),
    ]
};

/// The row of an opcode.
pub fn by_opcode(opcode: u8) -> Option<&'static Row> {
    TABLE.iter().find(|row| row.opcode == opcode)
}
