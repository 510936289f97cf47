// SPDX-License-Identifier: MIT
//! Bundles of the microcoded core: the decoded micro-instruction, accesses of words.
use crate::prelude::*;

/// Micro-instructions of the accumulators, decoded: at most one is high, in the second stage.
#[derive(Bundle)]
pub struct ComputeOps<D: Way> {
    /// `Op::Ld`.
    pub ld: Signal<D, Bit>,
    /// `Op::Add`.
    pub add: Signal<D, Bit>,
    /// `Op::Sub`.
    pub sub: Signal<D, Bit>,
    /// `Op::And`.
    pub and: Signal<D, Bit>,
    /// `Op::Or`.
    pub or: Signal<D, Bit>,
    /// `Op::Xor`.
    pub xor: Signal<D, Bit>,
    /// `Op::Ldb`.
    pub ldb: Signal<D, Bit>,
    /// `Op::Mul`.
    pub mul: Signal<D, Bit>,
    /// `Op::Div`.
    pub div: Signal<D, Bit>,
    /// `Op::Cmp`.
    pub cmp: Signal<D, Bit>,
    /// `Op::Ldk`.
    pub ldk: Signal<D, Bit>,
    /// `Op::Shift`.
    pub shift: Signal<D, Bit>,
    /// `Sys::Swap`.
    pub swap: Signal<D, Bit>,
    /// `Sys::SetCount`.
    pub set_count: Signal<D, Bit>,
    /// `Sys::GetCount`.
    pub get_count: Signal<D, Bit>,
    /// `Sys::Trace`.
    pub trace: Signal<D, Bit>,
}

/// Micro-instructions of the sequencer, decoded: at most one is high, in the second stage.
#[derive(Bundle)]
pub struct JumpOps<D: Way> {
    /// `Op::Jmp`.
    pub jmp: Signal<D, Bit>,
    /// `Op::Call`.
    pub call: Signal<D, Bit>,
    /// `Op::Each`.
    pub each: Signal<D, Bit>,
    /// `Op::Jz`.
    pub jz: Signal<D, Bit>,
    /// `Op::Jnz`.
    pub jnz: Signal<D, Bit>,
    /// `Op::Jn`.
    pub jn: Signal<D, Bit>,
    /// `Op::Jp`.
    pub jp: Signal<D, Bit>,
    /// `Op::Jc`.
    pub jc: Signal<D, Bit>,
    /// `Op::Jnc`.
    pub jnc: Signal<D, Bit>,
    /// `Op::Jo`.
    pub jo: Signal<D, Bit>,
    /// `Op::Je`.
    pub je: Signal<D, Bit>,
    /// `Op::Next`.
    pub next_thread: Signal<D, Bit>,
    /// `Op::Jnone`.
    pub jnone: Signal<D, Bit>,
    /// `Op::Jsel`.
    pub jsel: Signal<D, Bit>,
    /// `Op::Jbz`.
    pub jbz: Signal<D, Bit>,
    /// `Op::Jbn`.
    pub jbn: Signal<D, Bit>,
    /// `Op::Jbp`.
    pub jbp: Signal<D, Bit>,
    /// `Sys::Dispatch`.
    pub dispatch: Signal<D, Bit>,
    /// `Sys::Return`.
    pub ret: Signal<D, Bit>,
    /// `Sys::JumpTo`.
    pub jump_to: Signal<D, Bit>,
    /// `Sys::Far`.
    pub far: Signal<D, Bit>,
}

/// An access of a word of memory. When it is done and what was read come back beside it.
#[derive(Bundle)]
pub struct WordAccess<D: Way> {
    /// An access; it holds until it is done.
    pub valid: Signal<D, Bit>,
    /// It writes; else it reads.
    pub write: Signal<D, Bit>,
    /// Number of the word.
    pub address: Signal<D, Bits<30>>,
    /// Word to write.
    pub data: Signal<D, Bits<32>>,
}

/// An access of the host to a global word of the core's store, while nothing runs.
#[derive(Bundle)]
pub struct StoreAccess<D: Way> {
    /// An access, for one cycle.
    pub valid: Signal<D, Bit>,
    /// It writes; else it reads.
    pub write: Signal<D, Bit>,
    /// Number of the word.
    pub place: Signal<D, Bits<8>>,
    /// Word to write.
    pub data: Signal<D, Bits<32>>,
}
