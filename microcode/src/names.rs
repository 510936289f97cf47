// SPDX-License-Identifier: MIT
//! The encoding of micro-instructions.
//!
//! | bits | |
//! | --- | --- |
//! | 15:11 | operation ([`Op`]) |
//! | 10:8 | of operations with an operand: its mode ([`Mode`]); of shifts: the kind ([`Shift`]) |
//! | 7:0 | index of the operand, or the places to shift in 4:0, 0: the number in `k` |
//! | 4:0 | of [`Op::Sys`]: what is done ([`Sys`]) |
//! | 10:0 | of jumps: the target, in the same page |

use warpwright_isa::numbered;

/// Words of a page of microcode: how far a jump goes.
pub const PAGE: usize = 2048;
/// Words of microcode, at most.
pub const WORDS: usize = 3072;
/// Place of global word 0 in the store, see [`Mode`].
pub const GLOBALS: u32 = 1792;
/// Words of the store of the largest core.
pub const STORE: usize = 2048;
/// Places from this one on are in shared memory.
pub const SHARED: usize = 2048;
/// Bit of a dispatch word: the routine has something to do for executing threads only.
pub const DISPATCH_PER_THREAD: u16 = 1 << 15;
/// Where such an instruction goes when no thread executes it.
pub const NOBODY: u16 = 1;
/// Where every instruction goes when the launch is to end.
pub const STOPPED: u16 = 2;

numbered! {
/// Operations. `a`, `b`: accumulators; `m`: the operand; `c`: carry; `k`: count, 5 bits.
Op {
    /// `a = m`
    Ld = 0 "ld",
    /// `a = a + m`, `c` its carry
    Add = 1 "add",
    /// `a = a - m`, `c`: no borrow, `a >= m` before
    Sub = 2 "sub",
    /// `a = a & m`
    And = 3 "and",
    /// `a = a | m`
    Or = 4 "or",
    /// `a = a ^ m`
    Xor = 5 "xor",
    /// `m = a`
    St = 6 "st",
    /// `m = b`
    Stb = 7 "stb",
    /// `b = m`
    Ldb = 8 "ldb",
    /// `k` times (0: 32 times): if bit 0 of `b`, `a = a + m`; `carry a b` one place to the right
    Mul = 9 "mul",
    /// `k` times (0: 32 times): `a b` one place to the left; if what left `a`, or `a >= m`: `a = a
    /// - m`, bit 0 of `b` set; `a < m` before
    Div = 10 "div",
    /// `c`: `a >= m`
    Cmp = 11 "cmp",
    /// `k = m`, the low 5 bits
    Ldk = 12 "ldk",
    /// A shift, see [`Shift`]
    Shift = 13 "shift",
    /// Anything without operand, see [`Sys`]
    Sys = 14 "sys",
    /// As [`Op::Next`], and to [`NOBODY`] if no thread is left
    Each = 15 "each",
    /// Jump
    Jmp = 16 "jmp",
    /// Jump, and remember the next instruction for [`Sys::Return`]; four deep
    Call = 17 "call",
    /// Jump if `a` is zero
    Jz = 18 "jz",
    /// Jump if `a` is not zero
    Jnz = 19 "jnz",
    /// Jump if bit 31 of `a` is set
    Jn = 20 "jn",
    /// Jump if bit 31 of `a` is clear
    Jp = 21 "jp",
    /// Jump if `c`
    Jc = 22 "jc",
    /// Jump unless `c`
    Jnc = 23 "jnc",
    /// Jump if bit 0 of `a` is set
    Jo = 24 "jo",
    /// Jump if bit 0 of `a` is clear
    Je = 25 "je",
    /// Take the present thread out of the threads that are left; if one is left, it is the present
    /// one: jump
    Next = 26 "next",
    /// Jump if no thread is left
    Jnone = 27 "jnone",
    /// Jump if predicate `mod` of the instruction is set for the present thread
    Jsel = 28 "jsel",
    /// Jump if `b` is zero
    Jbz = 29 "jbz",
    /// Jump if bit 31 of `b` is set
    Jbn = 30 "jbn",
    /// Jump if bit 31 of `b` is clear
    Jbp = 31 "jbp",
}}

numbered! {
/// Shifts, by 8 places a cycle as long as there are so many, then by one.
Shift {
    /// `a` to the left
    Left = 0 "la",
    /// `a b` to the left
    LeftPair = 1 "lp",
    /// `a b` to the right, zeros come in
    RightPair = 2 "rl",
    /// `a b` to the right, the sign comes in
    RightSigned = 3 "rs",
    /// `a` to the right; what falls out is kept in bit 0 as a one
    RightSticky = 4 "rt",
    /// `a b` to the left until bit 31 of `a` is set, `k`: how far; `a` must not be zero
    Normalise = 5 "norm",
}}

numbered! {
/// Operations without an operand.
Sys {
    /// Nothing
    Nop = 0 "nop",
    /// `a` = word of memory at byte address `a`
    Read = 1 "rdm",
    /// Word of memory at byte address `a` = `b`
    Write = 2 "wrm",
    /// Threads left: those of `a` for which the guard holds
    Begin = 3 "begin",
    /// Threads left: those of `a`
    Left = 4 "left",
    /// `a` = threads left
    GetLeft = 5 "ldl",
    /// `a` = the present thread
    GetThread = 6 "ldt",
    /// The present thread = `a`
    SetThread = 7 "sett",
    /// `a` = bit of the present thread
    Bit = 8 "bit",
    /// Field `rd` of the instruction + 1
    IncrementRd = 9 "incd",
    /// Low half of the instruction = `a`
    SetLow = 10 "irl",
    /// High half of the instruction = `a`
    SetHigh = 11 "irh",
    /// Predicates = `a`
    SetPredicates = 12 "ldp",
    /// `a` = predicates
    GetPredicates = 13 "stp",
    /// Predicate `rd` of the present thread: whether `a` is not zero
    PutPredicate = 14 "pst",
    /// Present warp = `a`
    SetWarp = 15 "setw",
    /// Jump to the routine of the instruction
    Dispatch = 16 "disp",
    /// Jump behind the last call
    Return = 17 "ret",
    /// `a` and `b` change places
    Swap = 18 "swap",
    /// `k = a`
    SetCount = 19 "ka",
    /// `a = k`
    GetCount = 20 "lka",
    /// `x = a`
    SetIndex = 21 "ldx",
    /// Jump to `a`
    JumpTo = 22 "ja",
    /// Wait for the next launch; behind it stands an operation on a literal or a global word
    Idle = 23 "idle",
    /// A fault of cause `a`; the first one stays
    Fault = 24 "fault",
    /// An instruction is executed: `a` its PC, `b` the active threads; `a` = their number
    Trace = 25 "trace",
    /// The next jump goes to the other page
    Far = 26 "far",
    /// From the next access of memory on no other unit has the memory, until this one has written
    /// or dispatches
    Keep = 27 "keep",
}}

numbered! {
/// Where an operand is. The store has registers of threads, for eight warps 1,024; from 1024 on a
/// region for each warp; the last 256 words are globals. A store for four warps is without bit 9 of
/// a place, which then is that of a global if it is set: 512 registers, 256 words of warps, 256
/// globals.
Mode {
    /// Global word: 1792 + index
    Global = 0 "g",
    /// Word of the present warp: 1024 + 64 warp + index; index 128 + n: n of that, the low two bits
    /// the present thread; index 64 + n: global word 128 + 16 task + n, the task the low two bits
    /// of the warp
    Warp = 1 "w",
    /// The word that `x` names: of the store, from 2048 on of shared memory
    Indexed = 2 "x",
    /// The index itself, with its sign
    Literal = 3 "#",
    /// Register `ra` of the present thread: 128 warp + 4 register + thread; registers from 32 on
    /// are those of the other warp of a pair, which a program that has them leaves alone
    Ra = 4 "ra",
    /// Register `rb`, or global word 0 for an instruction with an immediate
    Rb = 5 "rb",
    /// Register `rc`
    Rc = 6 "rc",
    /// Register `rd`
    Rd = 7 "rd",
}}
