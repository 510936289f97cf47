// SPDX-License-Identifier: MIT
//! Events of the warps in the pipeline of an execution unit.
use super::{bits, by, high, is, Adds, Field, Kind, Scope, When};
use warpwright_config::counters::Counter;

/// A set of warps that changes: one bit for each warp slot.
const fn warps(name: &'static str, about: &'static str, fields: &'static [Field]) -> Kind {
    Kind { name, about, scope: Scope::Unit, when: When::Change, fields, counters: &[] }
}

/// The events of `UnitEvents::happened` that last: bits by the numbers of the counters.
const LASTING: u64 = 1 << Counter::Cycles as u64
    | 1 << Counter::IdleSelect as u64
    | 1 << Counter::IdleResults as u64
    | 1 << Counter::IdleSlots as u64
    | 1 << Counter::IdleFetch as u64
    | 1 << Counter::FillStalls as u64
    | 1 << Counter::GrantWaits as u64
    | 1 << Counter::SlowWaits as u64;
/// Those that say more about an instruction.
const ABOUT_ISSUE: u64 = 1 << Counter::OverlappedIssues as u64
    | 1 << Counter::TextureRequests as u64
    | 1 << Counter::Atomics as u64
    | 1 << Counter::Divergences as u64
    | 1 << Counter::GrantMoves as u64;

const fn bit(counter: Counter) -> (Counter, Adds) {
    (counter, Adds::Bit("happened", counter as u32))
}

/// The kinds.
pub const KINDS: &[Kind] = &[
    Kind {
        name: "launch",
        about: "A warp is launched in a slot.",
        scope: Scope::Unit,
        when: high(&["launch.valid"]),
        fields: &[
            is("warp", "launch.warp"),
            is("id", "launch.id"),
            is("x", "launch.x"),
            is("y", "launch.y"),
            is("tile", "launch.tile"),
            is("mask", "launch.mask"),
            is("linear", "launch.linear"),
            is("workgroup", "launch.workgroup"),
        ],
        counters: &[(Counter::Launches, Adds::One)],
    },
    Kind {
        name: "free",
        about: "A warp has ended, its slot is free.",
        scope: Scope::Unit,
        when: high(&["free.valid"]),
        fields: &[is("warp", "free.warp")],
        counters: &[],
    },
    Kind {
        name: "fetch",
        about: "An instruction is delivered to the instruction buffer.",
        scope: Scope::Unit,
        when: high(&["front_end.fetch.valid"]),
        fields: &[is("warp", "front_end.fetch.warp")],
        counters: &[(Counter::Fetches, Adds::One)],
    },
    Kind {
        name: "issue",
        about: "An instruction is issued; `slot` counts with `reorderable`.",
        scope: Scope::Unit,
        when: high(&["trace.valid"]),
        fields: &[
            is("warp", "trace.warp"),
            by("pc", "trace.pc", "warp"),
            by("active", "trace.active", "warp"),
            by("reorderable", "trace.reorderable", "pc"),
            by("slot", "operand_read.issue.slot", "pc"),
        ],
        counters: &[(Counter::Instructions, Adds::One)],
    },
    Kind {
        name: "execute",
        about: "An instruction is in stage E1, for the threads of `mask`.",
        scope: Scope::Unit,
        when: high(&["operand_read.e1.valid"]),
        fields: &[is("warp", "operand_read.e1.warp"), is("mask", "operand_read.e1.mask")],
        counters: &[(Counter::ThreadInstructions, Adds::Ones("mask"))],
    },
    Kind {
        name: "fixed",
        about: "The warp of an instruction of fixed latency may be selected again.",
        scope: Scope::Unit,
        when: high(&["completion.fixed.valid"]),
        fields: &[is("warp", "completion.fixed.warp")],
        counters: &[],
    },
    Kind {
        name: "waited",
        about: "A slow instruction is complete for which its warp has waited.",
        scope: Scope::Unit,
        when: high(&["completion.waited_done"]),
        fields: &[is("warp", "slow.result.warp")],
        counters: &[],
    },
    Kind {
        name: "write",
        about: "The lanes write register `rd`.",
        scope: Scope::Unit,
        when: When::First,
        fields: &[
            is("mask", "completion.now.mask"),
            is("warp", "completion.now.warp"),
            is("rd", "completion.now.rd"),
        ],
        counters: &[],
    },
    Kind {
        name: "slow_write",
        about: "A slow unit writes register `rd`.",
        scope: Scope::Unit,
        when: high(&["slow.result.valid", "slow.result.taken"]),
        fields: &[
            is("warp", "slow.result.warp"),
            is("rd", "slow.result.rd"),
            is("mask", "slow.result.mask"),
        ],
        counters: &[],
    },
    Kind {
        name: "lane_values",
        about: "What the lanes write to register `rd`; with `--trace-registers` only.",
        scope: Scope::Unit,
        when: When::First,
        fields: &[
            is("mask", "completion.now.mask"),
            is("warp", "completion.now.warp"),
            is("rd", "completion.now.rd"),
            is("data", "completion.result.*"),
        ],
        counters: &[],
    },
    Kind {
        name: "slow_values",
        about: "What a slow unit writes to register `rd`; with `--trace-registers` only.",
        scope: Scope::Unit,
        when: high(&["slow.result.valid", "slow.result.taken"]),
        fields: &[
            is("mask", "slow.result.mask"),
            is("warp", "slow.result.warp"),
            is("rd", "slow.result.rd"),
            is("data", "slow.result.data.*"),
        ],
        counters: &[],
    },
    Kind {
        name: "result",
        about: "An instruction with a result is complete that a scoreboard slot counts.",
        scope: Scope::Unit,
        when: high(&["trace.result"]),
        fields: &[is("warp", "trace.result_warp"), is("slot", "trace.result_slot")],
        counters: &[],
    },
    Kind {
        name: "store",
        about: "An instruction without a result is complete that a scoreboard slot counts.",
        scope: Scope::Unit,
        when: high(&["trace.store"]),
        fields: &[is("warp", "trace.store_warp"), is("slot", "trace.store_slot")],
        counters: &[],
    },
    Kind {
        name: "redirect",
        about: "A control instruction gives the next PC of its warp.",
        scope: Scope::Unit,
        when: high(&["front_end.redirect.valid"]),
        fields: &[is("warp", "front_end.redirect.warp"), is("kind", "front_end.redirect.kind")],
        counters: &[],
    },
    warps("live", "Warps that have not ended.", &[is("warps", "trace.live")]),
    warps("hold", "Warps held by their wait mask.", &[is("warps", "trace.hold")]),
    warps("buffered", "Warps that hold an instruction.", &[is("warps", "buffer.buffered")]),
    warps(
        "blocked",
        "Warps whose next instruction waits for a result of fixed latency or of a blocking unit.",
        &[is("warps", "buffer.blocked")],
    ),
    warps("barrier", "Warps held at a barrier.", &[is("warps", "workgroups.held")]),
    warps("eligible", "Warps that could issue.", &[is("warps", "trace.eligible")]),
    warps(
        "texture",
        "Warps whose buffered instruction reads a texture.",
        &[is("warps", "buffer.is_texture")],
    ),
    warps(
        "granted",
        "Warps whose TILE.PHASE.TEX equals the textile grant, and those to which it is `open`.",
        &[is("warps", "scheduler.grant.granted"), is("open", "scheduler.grant.open_to")],
    ),
    Kind {
        name: "ready",
        about: "Which units take one more instruction.",
        scope: Scope::Unit,
        when: When::Change,
        fields: &[
            is("load_store", "slow.load_store_ready"),
            is("prepare", "slow.prepare_ready"),
            is("texture", "slow.texture_ready"),
            is("shared", "slow.shared_ready"),
        ],
        counters: &[],
    },
    Kind {
        name: "closed",
        about: "Why no warp at all is selected.",
        scope: Scope::Unit,
        when: When::Change,
        fields: &[
            is("throttle", "completion.throttle"),
            is("starved", "slow.starved"),
            is("pace", "pace.closed"),
        ],
        counters: &[],
    },
    Kind {
        name: "cycle",
        about: "What lasts for more than a cycle: bits of `happened` by the counters' numbers.",
        scope: Scope::Unit,
        when: When::Change,
        fields: &[bits("happened", "events.all", LASTING)],
        counters: &[
            bit(Counter::Cycles),
            bit(Counter::IdleSelect),
            bit(Counter::IdleResults),
            bit(Counter::IdleSlots),
            bit(Counter::IdleFetch),
            bit(Counter::FillStalls),
            bit(Counter::GrantWaits),
            bit(Counter::SlowWaits),
        ],
    },
    Kind {
        name: "instruction",
        about: "More of an instruction: bits of `happened` by the counters' numbers.",
        scope: Scope::Unit,
        when: When::Any,
        fields: &[bits("happened", "events.all", ABOUT_ISSUE)],
        counters: &[
            bit(Counter::OverlappedIssues),
            bit(Counter::TextureRequests),
            bit(Counter::Atomics),
            bit(Counter::Divergences),
            bit(Counter::GrantMoves),
        ],
    },
];
