// SPDX-License-Identifier: MIT
//! Memories of the core, atomics.
use super::{block, BlockEntry};
use crate::atomics::address_match::AddressMatch;
use crate::atomics::alu::AtomicAlu;
use crate::atomics::combine::Combine;
use crate::atomics::pick::Pick;
use crate::atomics::prefix::{BrentKung, KoggeStone, SerialPrefix};
use crate::atomics::prepare::{AtomicPrepare, PrepareConfig};
use crate::atomics::unit::AtomicUnit;
use crate::attribute::Attribute;
use crate::config::{SetPolicy, SMALL};
use crate::constant_buffer::ConstantBuffer;
use crate::load_store::LoadStore;
use crate::shared_memory::bank_conflicts::BankConflicts;
use crate::shared_memory::SharedMemory;
use warpwright_isa::UnitSet;

/// The blocks, in pipeline order.
pub(super) fn entries() -> Vec<BlockEntry> {
    vec![
        block!(
            "load_store",
            "6-core-and-isa.md",
            "coalesced loads and stores, the memory half of atomics",
            LoadStore::<
                { SMALL.warp_bits() },
                { SMALL.threads },
                { SMALL.atomic_sets() },
                { SMALL.thread_count_bits() },
                { SMALL.access_tag_bits() },
            >::new(UnitSet::EMPTY)
        ),
        block!(
            "attribute",
            "6-core-and-isa.md",
            "plane equations at the centres of pixels, on a lane that is idle",
            Attribute::<
                { SMALL.warp_bits() },
                { SMALL.threads },
                { SMALL.access_tag_bits() },
            >::default()
        ),
        block!(
            "constant_buffer",
            "6-core-and-isa.md",
            "4 KB of constants, filled from memory before the grid starts",
            ConstantBuffer::default()
        ),
        block!(
            "shared_memory",
            "3-credit-warp-scheduler.md",
            "shared memory of the workgroups, bank conflicts by replay",
            SharedMemory::<
                { SMALL.warps },
                { SMALL.warp_bits() },
                { SMALL.shared_row_bits() },
                { SMALL.threads },
                { SMALL.thread_bits() },
            >::default()
        ),
        block!(
            "bank_conflicts",
            "3-credit-warp-scheduler.md",
            "threads that four banks serve in one cycle",
            BankConflicts::<{ SMALL.threads }>::default()
        ),
        block!(
            "combine",
            "4-merged-atomics.md",
            "one atomic operation in one cycle, a node of the prefix networks",
            Combine::<32>::default()
        ),
        block!(
            "atomic_alu",
            "4-merged-atomics.md",
            "every atomic operation, floats and products in several cycles",
            AtomicAlu::<32>::default()
        ),
        block!(
            "address_match",
            "4-merged-atomics.md",
            "the sets of threads at one address",
            AddressMatch::<{ SMALL.threads }>::new(SetPolicy::All, true)
        ),
        block!(
            "serial_prefix",
            "4-merged-atomics.md",
            "prefixes of four threads one by one, every operation",
            SerialPrefix::<4, 32>::default()
        ),
        block!(
            "kogge_stone",
            "4-merged-atomics.md",
            "Kogge-Stone prefix network over four threads",
            KoggeStone::<4, 32>::new(true)
        ),
        block!(
            "brent_kung",
            "4-merged-atomics.md",
            "Brent-Kung prefix network over eight threads",
            BrentKung::<8, 32>::new(true)
        ),
        block!(
            "atomic_prepare",
            "4-merged-atomics.md",
            "PREPARE: the sets of threads at one address and their prefixes",
            AtomicPrepare::<{ SMALL.warp_bits() }, { SMALL.threads }, { SMALL.atomic_sets() }>::new(
                PrepareConfig { policy: SetPolicy::All, registers: true, ..Default::default() }
            )
        ),
        block!(
            "pick",
            "4-merged-atomics.md",
            "each thread takes the word of the first thread of its set",
            Pick::<{ SMALL.threads }>::new(true)
        ),
        block!(
            "atomic_unit",
            "4-merged-atomics.md",
            "atomics at the memory port: read, modify, write",
            AtomicUnit::default()
        ),
    ]
}
