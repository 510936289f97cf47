// SPDX-License-Identifier: MIT
//! Numbered operations of the units: what the decoder puts on `unit_op`.

/// Defines an enum whose variants have fixed numbers and names, with conversions both ways.
#[macro_export]
macro_rules! numbered {
    ($(#[$meta:meta])* $name:ident { $($(#[doc = $doc:literal])* $variant:ident = $number:literal $text:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $name { $($(#[doc = $doc])* $variant = $number),* }
        impl $name {
            /// Every variant, in the order of declaration.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];
            /// The number in the encoding.
            pub const fn number(self) -> u8 { self as u8 }
            /// The variant with this number.
            pub fn from_number(number: u8) -> Option<Self> {
                Self::ALL.iter().copied().find(|op| op.number() == number)
            }
            /// The name in text.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text),* }
            }
            /// Its meaning.
            pub const fn says(self) -> &'static str {
                match self { $($name::$variant => concat!($($doc),*)),* }
            }
            /// The variant with this name in text.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|op| op.name() == name)
            }
        }
    };
}

numbered! {
/// Operations of the lanes (`a`, `b`, `c` are the three operands).
AluOp {
    /// `b`
    Mov = 0 "mov",
    /// `a + b`
    Iadd = 1 "iadd",
    /// `a - b`
    Isub = 2 "isub",
    /// Low half of `a * b`
    Imul = 3 "imul",
    /// High half of the signed product
    ImulhS = 4 "imulh.s",
    /// High half of the unsigned product
    ImulhU = 5 "imulh.u",
    /// Low half of `a * b + c`
    Imad = 6 "imad",
    /// Bitwise and
    And = 7 "and",
    /// Bitwise or
    Or = 8 "or",
    /// Bitwise exclusive or
    Xor = 9 "xor",
    /// Complement of `b`
    Not = 10 "not",
    /// Shift left
    Shl = 11 "shl",
    /// Logical shift right
    Shr = 12 "shr",
    /// Arithmetic shift right
    Sar = 13 "sar",
    /// Signed minimum
    IminS = 14 "imin.s",
    /// Signed maximum
    ImaxS = 15 "imax.s",
    /// Unsigned minimum
    IminU = 16 "imin.u",
    /// Unsigned maximum
    ImaxU = 17 "imax.u",
    /// Integer compare to a predicate
    Isetp = 18 "isetp",
    /// Predicate ? `a` : `b`
    Sel = 19 "sel",
    /// Ones in `a`
    Popc = 20 "popc",
    /// Leading zeros of `a`
    Clz = 21 "clz",
    /// Bit-field insert
    Bfi = 22 "bfi",
    /// Unsigned bit-field extract
    BfeU = 23 "bfe.u",
    /// Signed bit-field extract
    BfeS = 24 "bfe.s",
    /// Float add
    Fadd = 32 "fadd",
    /// Float subtract
    Fsub = 33 "fsub",
    /// Float multiply
    Fmul = 34 "fmul",
    /// Float multiply, round, add, round
    Fmad = 35 "fmad",
    /// Float minimum
    Fmin = 36 "fmin",
    /// Float maximum
    Fmax = 37 "fmax",
    /// Float compare to a predicate
    Fsetp = 38 "fsetp",
    /// Float to signed integer
    F2i = 39 "f2i",
    /// Float to unsigned integer
    F2u = 40 "f2u",
    /// Signed integer to float
    I2f = 41 "i2f",
    /// Unsigned integer to float
    U2f = 42 "u2f",
    /// Round down
    Floor = 43 "floor",
    /// Round up
    Ceil = 44 "ceil",
    /// Round toward zero
    Trunc = 45 "trunc",
    /// Round to nearest, ties to even
    Round = 46 "round",
    /// `a - floor(a)`
    Fract = 47 "fract",
    /// One unorm byte put into a word
    PackUnorm = 48 "pack.unorm8",
    /// One unorm byte taken out of a word
    UnpackUnorm = 49 "unpack.unorm8",
    /// Two half floats put into a word
    PackHalf = 50 "pack.half",
    /// One half float taken out of a word
    UnpackHalf = 51 "unpack.half",
    /// Sign flipped
    Fneg = 52 "fneg",
    /// Sign cleared
    Fabs = 53 "fabs",
    /// One unorm half word put into a word
    PackUnorm16 = 54 "pack.unorm16",
    /// One unorm half word taken out of a word
    UnpackUnorm16 = 55 "unpack.unorm16",
}}

numbered! {
/// Operations of the special-function unit.
SfuOp {
    /// Reciprocal
    Rcp = 0 "rcp",
    /// Reciprocal square root
    Rsqrt = 1 "rsqrt",
    /// Two to the power of the operand
    Exp2 = 2 "exp2",
    /// Logarithm to base two
    Log2 = 3 "log2",
    /// Sine, operand in radians
    Sin = 4 "sin",
    /// Cosine, operand in radians
    Cos = 5 "cos",
    /// Square root
    Sqrt = 6 "sqrt",
    /// Signed quotient
    DivS = 8 "div.s",
    /// Unsigned quotient
    DivU = 9 "div.u",
    /// Signed remainder
    RemS = 10 "rem.s",
    /// Unsigned remainder
    RemU = 11 "rem.u",
}}

numbered! {
/// Operations of the control unit.
ControlOp {
    /// Branch
    Bra = 0 "bra",
    /// Join: store the PCs, go on at the lowest
    Sync = 1 "sync",
    /// The threads end
    Exit = 2 "exit",
    /// The threads of the guard end, the others go on
    Discard = 3 "discard",
    /// Scoreboard branch
    Bsb = 4 "bsb",
    /// Subroutine call
    Call = 5 "call",
    /// Return from a subroutine
    Ret = 6 "ret",
    /// Workgroup barrier
    Bar = 7 "bar",
    /// Wait for the loads
    FenceLoad = 8 "fence.load",
    /// Wait for the stores
    FenceStore = 9 "fence.store",
    /// Wait for both
    FenceAll = 10 "fence.all",
}}

numbered! {
/// Operations of the unit `Special`; `S2r` passes the lanes as a move.
SpecialOp {
    /// Special register to register
    S2r = 0 "s2r",
    /// Difference along x in the quad
    Ddx = 1 "ddx",
    /// Difference along y in the quad
    Ddy = 2 "ddy",
    /// Scalar register to register
    Sget = 3 "sget",
    /// Register to scalar register
    Sput = 4 "sput",
    /// Register of the first thread of a set
    Pick = 5 "pick",
}}

numbered! {
/// Atomic operations (field `aop`).
AtomicOp {
    /// Integer add
    Add = 0 "add",
    /// Integer multiply
    Mul = 1 "mul",
    /// Bitwise and
    And = 2 "and",
    /// Bitwise or
    Or = 3 "or",
    /// Bitwise exclusive or
    Xor = 4 "xor",
    /// Signed minimum
    MinS = 5 "min.s",
    /// Signed maximum
    MaxS = 6 "max.s",
    /// Unsigned minimum
    MinU = 7 "min.u",
    /// Unsigned maximum
    MaxU = 8 "max.u",
    /// Unsigned add, saturating
    SatAdd = 9 "satadd",
    /// Add modulo the second operand
    AddMod = 10 "addmod",
    /// Float add
    Fadd = 11 "fadd",
    /// Float multiply
    Fmul = 12 "fmul",
    /// Exchange
    Exch = 13 "exch",
    /// Compare (second operand) and exchange
    Cas = 14 "cas",
}}

impl AtomicOp {
    /// Whether the operation has a second operand (`rc`).
    pub const fn has_second_operand(self) -> bool {
        matches!(self, Self::AddMod | Self::Cas)
    }
}

numbered! {
/// Special registers, read by `s2r`.
SpecialRegister {
    /// Launched warp number times threads per warp, plus lane
    Tid = 0 "tid",
    /// Number of the thread in its warp
    Lane = 1 "lane",
    /// Number of the warp's place in the core
    Warp = 2 "warp",
    /// Number of the launched warp
    LaunchedWarp = 3 "launched_warp",
    /// Tile number, modulo 64
    Tile = 4 "tile",
    /// Pixel column
    X = 5 "x",
    /// Pixel row
    Y = 6 "y",
    /// Number of this instruction
    Pc = 7 "pc",
    /// Workgroup number
    Workgroup = 8 "workgroup",
}}

numbered! {
/// Execution units, as the decoder numbers them.
Unit {
    /// The lanes: fixed latency
    Mad = 0 "Mad",
    /// Special-function unit and divider
    Sfu = 1 "Sfu",
    /// Loads, stores, the memory half of atomics
    LoadStore = 2 "LoadStore",
    /// First half of a merged atomic
    AtomicPrepare = 3 "AtomicPrepare",
    /// Texture
    Texture = 4 "Texture",
    /// Program flow
    Control = 5 "Control",
    /// Special registers, quad differences, scalar registers
    Special = 6 "Special",
    /// Attribute interpolation, constants: through the load path
    Attribute = 7 "Attribute",
}}

/// `unit_op` of the load/store unit: kind in bits 2:0, size in 4:3, sign extension in 5; that of an
/// access per thread says: only threads whose `rc` is not zero.
pub mod load_store {
    /// Load from global memory.
    pub const LOAD: u8 = 0;
    /// Store to global memory.
    pub const STORE: u8 = 1;
    /// The memory half of a merged atomic.
    pub const PREFIX: u8 = 2;
    /// One access per thread.
    pub const UNMERGED: u8 = 3;
    /// Load of whole lines, for the unit `Attribute`; of global memory only.
    pub const LINE: u8 = 4;
    /// Load from the constant buffer, for the unit `Attribute`.
    pub const CONSTANT: u8 = 5;
    /// `unit_op` of PREPARE, added: what it finds goes to registers.
    pub const REGISTERS: u8 = 2;
    /// The bit that the kinds of atomics have, on either memory.
    pub const ATOMIC: u8 = 2;
    /// Added to a kind: shared memory instead of global.
    pub const SHARED: u8 = 4;
    /// Builds the number from its parts; `size`: 0 byte, 1 half, 2 word.
    pub const fn unit_op(kind: u8, size: u8, signed: bool) -> u8 {
        kind | size << 3 | (signed as u8) << 5
    }
}
