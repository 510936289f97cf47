// SPDX-License-Identifier: MIT
//! From operands to results.
use super::{block, BlockEntry};
use crate::cells::multiplier::{Multiplier, WideMultiplier};
use crate::config::{PC_BITS, SMALL};
use crate::divergence::Divergence;
use crate::execution_unit::access_check::AccessCheck;
use crate::execution_unit::branch_unit::BranchUnit;
use crate::execution_unit::faults::Faults;
use crate::execution_unit::lanes::Lanes;
use crate::execution_unit::return_stack::ReturnStack;
use crate::execution_unit::slow_results::SlowResults;
use crate::execution_unit::warp_lives::WarpLives;
use crate::lane::Lane;
use crate::operand_read::page_table::PageTable;
use crate::operand_read::OperandRead;
use crate::register_file::RegisterFile;
use crate::sfu::Sfu;

/// The blocks, in pipeline order.
pub(super) fn entries() -> Vec<BlockEntry> {
    vec![
        block!(
            "page_table",
            "5-texture-and-pool.md",
            "pages of the register file: which warp has which",
            PageTable::<{ SMALL.warps }, { SMALL.warp_bits() }, { SMALL.register_bits() }>::default(
            )
        ),
        block!(
            "operand_read",
            "6-core-and-isa.md",
            "stages 1 and 2: register addresses, operands, special registers, guard",
            OperandRead::<
                { SMALL.warps },
                { SMALL.warp_bits() },
                { SMALL.threads },
                { SMALL.register_bits() },
            >::default()
        ),
        block!(
            "register_file",
            "6-core-and-isa.md",
            "banked register file: three operands read, two registers written per cycle",
            RegisterFile::<{ SMALL.register_bits() }, { SMALL.threads }>::default()
        ),
        block!(
            "wide_multiplier",
            "6-core-and-isa.md",
            "32 x 32 bits, signed or unsigned, in DSP blocks: the lane's",
            WideMultiplier::default()
        ),
        block!(
            "multiplier",
            "6-core-and-isa.md",
            "part of an unsigned product in a DSP block: the special function unit's",
            Multiplier::<18, 16, 14, 20>::default()
        ),
        block!(
            "lane",
            "6-core-and-isa.md",
            "one lane: integer and FP32 arithmetic, fixed latency",
            Lane::default()
        ),
        block!(
            "sfu",
            "6-core-and-isa.md",
            "special functions, one thread per cycle; integer division",
            Sfu::<{ SMALL.warp_bits() }, { SMALL.threads }, { SMALL.sfu_pointer_bits() }>::default(
            )
        ),
        block!(
            "lanes",
            "6-core-and-isa.md",
            "fewer lanes than threads: an instruction takes several turns",
            Lanes::<{ SMALL.threads }, { SMALL.thread_bits() }>::new(1)
        ),
        block!(
            "access_check",
            "6-core-and-isa.md",
            "alignment and range of loads, stores and atomics",
            AccessCheck::<{ SMALL.threads }>::default()
        ),
        block!(
            "branch_unit",
            "6-core-and-isa.md",
            "which threads a branch, call, return or exit moves, and to where",
            BranchUnit::<{ SMALL.warp_bits() }, { SMALL.threads }>::default()
        ),
        block!(
            "return_stack",
            "6-core-and-isa.md",
            "return addresses of the calls of each warp, pushed and popped",
            ReturnStack::<{ SMALL.warps }, { SMALL.warp_bits() }>::default()
        ),
        block!(
            "faults",
            "6-core-and-isa.md",
            "records the first fault, stops every warp that faults",
            Faults::<{ SMALL.warps }, { SMALL.warp_bits() }>::default()
        ),
        block!(
            "warp_lives",
            "6-core-and-isa.md",
            "which warps live, which slot is free again",
            WarpLives::<{ SMALL.warps }, { SMALL.warp_bits() }>::default()
        ),
        block!(
            "slow_results",
            "6-core-and-isa.md",
            "the slow units' results in turn, a register in front of write-back",
            SlowResults::<{ SMALL.warp_bits() }, { SMALL.threads }>::default()
        ),
        block!(
            "divergence",
            "6-core-and-isa.md",
            "PC and call depth of each thread of a warp, which of them live, which run next",
            Divergence::<
                { SMALL.warps },
                { SMALL.warp_bits() },
                { SMALL.threads },
                PC_BITS,
                { SMALL.thread_count_bits() },
            >::default()
        ),
    ]
}
