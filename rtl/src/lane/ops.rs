// SPDX-License-Identifier: MIT
//! The operations of a lane as patterns of a kernel.
use warpwright_isa::AluOp;

macro_rules! numbers {
    ($($name:ident = $operation:ident;)*) => {
        $(
            #[doc = concat!("The number of `AluOp::", stringify!($operation), "`.")]
            pub(super) const $name: usize = AluOp::$operation as usize;
        )*
    };
}

numbers! {
    MOV = Mov;
    IADD = Iadd;
    ISUB = Isub;
    IMUL = Imul;
    IMULH_S = ImulhS;
    IMULH_U = ImulhU;
    IMAD = Imad;
    AND = And;
    OR = Or;
    XOR = Xor;
    NOT = Not;
    SHL = Shl;
    SHR = Shr;
    SAR = Sar;
    IMIN_S = IminS;
    IMAX_S = ImaxS;
    IMIN_U = IminU;
    IMAX_U = ImaxU;
    ISETP = Isetp;
    SEL = Sel;
    POPC = Popc;
    CLZ = Clz;
    BFI = Bfi;
    BFE_U = BfeU;
    BFE_S = BfeS;
    FADD = Fadd;
    FSUB = Fsub;
    FMUL = Fmul;
    FMAD = Fmad;
    FMIN = Fmin;
    FMAX = Fmax;
    FSETP = Fsetp;
    F2I = F2i;
    F2U = F2u;
    I2F = I2f;
    U2F = U2f;
    FLOOR = Floor;
    CEIL = Ceil;
    TRUNC = Trunc;
    ROUND = Round;
    FRACT = Fract;
    PACK_UNORM = PackUnorm;
    UNPACK_UNORM = UnpackUnorm;
    PACK_HALF = PackHalf;
    UNPACK_HALF = UnpackHalf;
    FNEG = Fneg;
    FABS = Fabs;
    PACK_UNORM16 = PackUnorm16;
    UNPACK_UNORM16 = UnpackUnorm16;
}
