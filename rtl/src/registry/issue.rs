// SPDX-License-Identifier: MIT
//! From the launch of a warp to the issue of its instructions.
use super::{block, BlockEntry};
use crate::config::{CoreConfig, CreditPolicy, GrantForm, WeightForm, PC_BITS, SMALL};
use crate::decode::Decode;
use crate::dispatcher::Dispatcher;
use crate::front_end::{FrontEnd, FrontEndConfig};
use crate::instruction_buffer::InstructionBuffer;
use crate::scoreboard::{Scoreboard, ScoreboardConfig};
use crate::warp_scheduler::comparison_network::ComparisonNetwork;
use crate::warp_scheduler::credit_update::CreditUpdate;
use crate::warp_scheduler::pipes::Pipes;
use crate::warp_scheduler::pod::Pod;
use crate::warp_scheduler::textile_grant::TextileGrant;
use crate::warp_scheduler::weight::Weight;
use crate::warp_scheduler::{WarpScheduler, WarpSchedulerConfig};
use crate::workgroups::Workgroups;
use warpwright_isa::UnitSet;

/// A core of several units.
const POOL: CoreConfig = SMALL.with_units(4, 2);

/// The blocks, in pipeline order.
pub(super) fn entries() -> Vec<BlockEntry> {
    vec![
        block!(
            "front_end",
            "1-instruction-front-end.md",
            "instruction cache pointers, links, full lookups, refills",
            FrontEnd::<
                { SMALL.warps },
                { SMALL.warp_bits() },
                { SMALL.warp_count_bits() },
                { SMALL.instruction_ways },
                { SMALL.way_bits() },
                { SMALL.instruction_lines },
                { SMALL.line_bits() },
                PC_BITS,
                { SMALL.line_tag_bits() },
                { SMALL.pair_address_bits() },
                { SMALL.place_bits() },
            >::new(FrontEndConfig::default())
        ),
        block!(
            "dispatcher",
            "5-texture-and-pool.md",
            "walks the grid, accounts for registers, launches warps",
            Dispatcher::<
                { SMALL.units },
                { SMALL.warps },
                { SMALL.warp_bits() },
                { SMALL.threads },
            >::new(SMALL.registers, SMALL.warps)
        ),
        block!(
            "dispatcher_pool",
            "5-texture-and-pool.md",
            "the same for four execution units, the least loaded first",
            Dispatcher::<
                { POOL.units },
                { POOL.warps },
                { POOL.warp_bits() },
                { POOL.threads },
            >::new(POOL.registers, POOL.warps)
        ),
        block!(
            "workgroups",
            "6-core-and-isa.md",
            "places of workgroups in shared memory, barriers",
            Workgroups::<{ SMALL.warps }, { SMALL.warp_bits() }, { SMALL.threads }>::new(
                SMALL.shared_words / 4
            )
        ),
        block!(
            "scoreboard",
            "2-explicit-scoreboard.md",
            "completion counters that instructions name",
            Scoreboard::<{ SMALL.warps }, { SMALL.warp_bits() }>::new(ScoreboardConfig::default())
        ),
        block!(
            "credit_update",
            "3-credit-warp-scheduler.md",
            "credits and slushfund",
            CreditUpdate::<{ SMALL.warps }>::new(CreditPolicy::default(), false)
        ),
        block!(
            "textile_grant",
            "3-credit-warp-scheduler.md",
            "TILE.PHASE.TEX values and the global grant",
            TextileGrant::<{ SMALL.warps }, { SMALL.warp_bits() }>::new(7)
        ),
        block!(
            "pipes",
            "3-credit-warp-scheduler.md",
            "load of the MAD lanes and the SFU, against two thresholds",
            Pipes::default()
        ),
        block!(
            "weight",
            "3-credit-warp-scheduler.md",
            "weights as bit fields or as a sum of bonuses",
            Weight::<{ SMALL.warps }>::new(WeightForm::Additive)
        ),
        block!(
            "pod",
            "3-credit-warp-scheduler.md",
            "one set of warps, of which the one with the greatest weight issues",
            Pod::<{ SMALL.warps }, { SMALL.warp_bits() }>::new(WarpSchedulerConfig {
                monitor: false,
                ..Default::default()
            })
        ),
        block!(
            "comparison_network",
            "3-credit-warp-scheduler.md",
            "the greatest weight in a balanced tree of nodes of eight",
            ComparisonNetwork::<8, 16>::default()
        ),
        block!(
            "warp_scheduler",
            "3-credit-warp-scheduler.md",
            "the eligible warp with the greatest weight issues",
            WarpScheduler::<
                { SMALL.warps },
                { SMALL.warp_bits() },
                1,
                { SMALL.warps },
                { SMALL.warp_bits() },
            >::new(WarpSchedulerConfig { monitor: false, ..Default::default() })
        ),
        block!(
            "warp_scheduler_pods",
            "3-credit-warp-scheduler.md",
            "the same for 48 warps in two pods, two issues per cycle",
            WarpScheduler::<48, 6, 2, 24, 5>::new(WarpSchedulerConfig {
                grant: GrantForm::Read,
                monitor: false,
                ..Default::default()
            })
        ),
        block!(
            "decode",
            "6-core-and-isa.md",
            "instruction decoder, generated from the instruction table",
            Decode::default()
        ),
        block!(
            "instruction_buffer",
            "6-core-and-isa.md",
            "one decoded instruction per warp, and which warps may issue",
            InstructionBuffer::<{ SMALL.warps }, { SMALL.warp_bits() }>::new(false, UnitSet::EMPTY)
        ),
    ]
}
