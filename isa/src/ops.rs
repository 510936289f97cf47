//! Operation numbers that the instruction table and the hardware share.

macro_rules! numbered {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $number:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* $variant = $number,)* }

        impl $name {
            /// All values in the order of their numbers.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];
        }

        impl num_traits::FromPrimitive for $name {
            fn from_i64(number: i64) -> Option<Self> {
                u64::try_from(number).ok().and_then(Self::from_u64)
            }
            fn from_u64(number: u64) -> Option<Self> {
                Self::ALL.iter().copied().find(|&value| value as u64 == number)
            }
        }
    };
}

numbered! {
    /// The units of the core.
    Unit {
        /// The lanes.
        Mad = 0,
        /// Special functions.
        Sfu = 1,
        /// Loads, stores, the memory half of atomics.
        LoadStore = 2,
        /// PREPARE of merged atomics.
        AtomicPrepare = 3,
        /// Texture pipeline.
        Texture = 4,
        /// Branch unit.
        Control = 5,
        /// Special registers: a move down the lanes.
        Special = 6,
        /// Attribute interpolation.
        Interpolate = 7,
    }
}

numbered! {
    /// Operations of a lane. The semantics are in the instruction table.
    #[allow(missing_docs, reason = "the instruction table describes each operation")]
    AluOp {
        Mov = 0, Iadd = 1, Isub = 2, Imul = 3, ImulhS = 4, ImulhU = 5, Imad = 6, And = 7, Or = 8, Xor = 9, Not = 10,
        Shl = 11, Shr = 12, Sar = 13, IminS = 14, ImaxS = 15, IminU = 16, ImaxU = 17, Isetp = 18, Sel = 19,
        Popc = 20, Clz = 21, Bfi = 22, BfeU = 23, BfeS = 24, DivS = 25, DivU = 26, RemS = 27, RemU = 28, Ddx = 29, Ddy = 30,
        Fadd = 32, Fsub = 33, Fmul = 34, Fmad = 35, Fmin = 36, Fmax = 37, Fsetp = 38, F2i = 39, F2u = 40, I2f = 41,
        U2f = 42, Floor = 43, Ceil = 44, Trunc = 45, Round = 46, Fract = 47, PackUnorm = 48, UnpackUnorm = 49,
        PackHalf = 50, UnpackHalf = 51, Fneg = 52, Fabs = 53,
    }
}

numbered! {
    /// Operations of the special function unit.
    #[allow(missing_docs, reason = "the instruction table describes each operation")]
    SfuOp { Rcp = 0, Rsqrt = 1, Exp2 = 2, Log2 = 3, Sin = 4, Cos = 5, Sqrt = 6, }
}

numbered! {
    /// Operations of the branch unit.
    #[allow(missing_docs, reason = "the instruction table describes each operation")]
    ControlOp {
        Nop = 0, FenceLoad = 1, FenceStore = 2, FenceAll = 3, Bra = 4, Sync = 5, Exit = 6, Discard = 7, Bsb = 8,
        Call = 9, Ret = 10, Bar = 11, ScalarMove = 12, ScalarRead = 13,
    }
}

impl ControlOp {
    /// The next PC comes from the branch unit, not from the front end.
    pub const fn redirects(self) -> bool {
        !matches!(
            self,
            ControlOp::Nop
                | ControlOp::FenceLoad
                | ControlOp::FenceStore
                | ControlOp::FenceAll
                | ControlOp::ScalarMove
                | ControlOp::ScalarRead
        )
    }
}

numbered! {
    /// Operations of an atomic (field `aop`).
    #[allow(missing_docs, reason = "named as in spec 4")]
    AtomicOp {
        Add = 0, Mul = 1, And = 2, Or = 3, Xor = 4, MinS = 5, MaxS = 6, MinU = 7, MaxU = 8, SatAdd = 9, AddMod = 10,
        Fadd = 11, Fmul = 12, Exch = 13, Cas = 14,
    }
}

impl AtomicOp {
    /// Suffix in assembly.
    pub const fn name(self) -> &'static str {
        ["add", "mul", "and", "or", "xor", "min.s", "max.s", "min.u", "max.u", "satadd", "addmod", "fadd", "fmul", "exch", "cas"]
            [self as usize]
    }
    /// Whether the RTL of this version merges and executes it.
    pub const fn in_hardware(self) -> bool {
        (self as u8) <= AtomicOp::AddMod as u8
    }
}

numbered! {
    /// Special registers of `s2r`.
    #[allow(missing_docs, reason = "the assembly reference describes each register")]
    SpecialRegister { Tid = 0, Lane = 1, Warp = 2, WarpId = 3, Tile = 4, X = 5, Y = 6, Pc = 7, Workgroup = 8, }
}

impl SpecialRegister {
    /// Name in assembly.
    pub const fn name(self) -> &'static str {
        ["%tid", "%lane", "%warp", "%warpid", "%tile", "%x", "%y", "%pc", "%workgroup"][self as usize]
    }
}

numbered! {
    /// Why a warp was stopped.
    FaultCause {
        /// Opcode or field without a meaning.
        Undefined = 1,
        /// Address not a multiple of the access size.
        Misaligned = 2,
        /// Address outside the memory.
        OutOfRange = 3,
        /// Next instruction outside the program.
        OutsideProgram = 4,
        /// Return with an empty stack.
        EmptyStack = 5,
        /// Barrier in divergent code, or with warps that have ended.
        BarrierDivergence = 6,
        /// Call with a full stack.
        FullStack = 7,
    }
}

impl FaultCause {
    /// A sentence for the user.
    pub const fn description(self) -> &'static str {
        match self {
            FaultCause::Undefined => "undefined instruction",
            FaultCause::Misaligned => "misaligned access",
            FaultCause::OutOfRange => "access outside the memory",
            FaultCause::OutsideProgram => "jump outside the program",
            FaultCause::EmptyStack => "return with an empty stack",
            FaultCause::BarrierDivergence => "barrier in divergent code",
            FaultCause::FullStack => "call with a full stack",
        }
    }
}

/// Names of compare codes, by code; empty where there is none.
pub const COMPARES: [&str; 16] =
    ["eq", "ne", "lt", "le", "gt", "ge", "ord", "", "equ", "neu", "ltu", "leu", "gtu", "geu", "unord", ""];
