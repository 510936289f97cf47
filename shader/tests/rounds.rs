// SPDX-License-Identifier: MIT
//! Workgroups that are larger than the core: the same result for every number of threads.
use super::common::{agree, words};
use warpwright_shader::Options;

/// Runs a shader with an output `out` on workgroups of fewer and fewer threads.
fn same(source: &str, workgroups: u32) -> Vec<u32> {
    let on = |group_threads: u32, warp_threads: u32, registers: u8| {
        let options = Options {
            group_threads,
            warp_threads,
            registers,
            workgroups: [workgroups, 1, 1],
            ..Options::default()
        };
        let (shader, memory) = agree(source, &options);
        assert!(shader.program.launch.workgroup <= group_threads.max(warp_threads));
        words(&shader, &memory, "out")
    };
    let whole = on(1024, 4, 64);
    for (threads, warp, registers) in
        [(32, 4, 64), (16, 4, 64), (8, 8, 64), (4, 4, 64), (16, 4, 14)]
    {
        let found = on(threads, warp, registers);
        assert_eq!(found, whole, "{threads} threads in warps of {warp}, {registers} registers");
    }
    whole
}

const HEAD: &str = "@group(0) @binding(0) var<storage, read_write> out: array<u32>;
    var<workgroup> row: array<u32, 64>;
    var<workgroup> count: atomic<u32>;";

#[test]
fn values_that_live_across_barriers() {
    let source = format!(
        "{HEAD}
        @compute @workgroup_size(64) fn main(@builtin(global_invocation_id) id: vec3u,
            @builtin(local_invocation_index) i: u32) {{
            let square = id.x * id.x % 31u;
            let is_odd = square % 2u == 1u;
            row[i] = square;
            workgroupBarrier();
            var sum = row[(i + 1u) % 64u] + row[(i + 63u) % 64u];
            if is_odd {{ sum += 100u; }}
            workgroupBarrier();
            row[i] = sum;
            workgroupBarrier();
            out[id.x] = row[63u - i] + square + u32(is_odd) * 1000u;
        }}"
    );
    let square = |id: u32| id * id % 31;
    let sum = |group: u32, i: u32| {
        let at = |i: u32| square(group * 64 + i % 64);
        at(i + 1) + at(i + 63) + if at(i) % 2 == 1 { 100 } else { 0 }
    };
    let expected: Vec<u32> = (0..128)
        .map(|id| {
            let own = square(id);
            sum(id / 64, 63 - id % 64) + own + own % 2 * 1000
        })
        .collect();
    assert_eq!(same(&source, 2), expected);
}

#[test]
fn barriers_in_loops_and_choices() {
    let source = format!(
        "{HEAD}
        @compute @workgroup_size(8, 8) fn main(@builtin(workgroup_id) group: vec3u,
            @builtin(local_invocation_index) i: u32, @builtin(local_invocation_id) at: vec3u) {{
            row[i] = i * 7u % 64u;
            workgroupBarrier();
            var total = 0u;
            for (var step = 1u; step < 64u; step *= 2u) {{
                if step == 4u && group.x == 0u {{ continue; }}
                let other = row[i ^ step];
                total += other * step;
                workgroupBarrier();
                if group.x == 1u {{
                    row[i] = other + at.y;
                    workgroupBarrier();
                }} else if step == 16u {{
                    break;
                }}
            }}
            out[group.x * 64u + i] = total;
        }}"
    );
    same(&source, 3);
}

#[test]
fn invocations_that_part_behind_the_last_barrier() {
    let source = format!(
        "{HEAD}
        fn late(i: u32) -> u32 {{
            workgroupBarrier();
            if row[i] % 3u == 0u {{ return 7u; }}
            for (var n = 0u; n < row[i]; n++) {{ if n * n > i {{ return n; }} }}
            return 9u;
        }}
        @compute @workgroup_size(50) fn main(@builtin(local_invocation_index) i: u32,
            @builtin(global_invocation_id) id: vec3u) {{
            row[i] = i * 11u % 17u;
            let found = late(i);
            workgroupBarrier();
            row[i] = found;
            atomicAdd(&count, found);
            workgroupBarrier();
            out[id.x] = row[49u - i] * 1000u + atomicLoad(&count);
            if i % 2u == 0u {{ return; }}
            out[id.x] += 1000000u;
        }}"
    );
    same(&source, 2);
}

#[test]
fn a_return_before_more_work_without_barriers() {
    // Whoever returns in a choice that all take must not do what follows it.
    let source = format!(
        "{HEAD}
        @compute @workgroup_size(64) fn main(@builtin(local_invocation_index) i: u32,
            @builtin(workgroup_id) group: vec3u) {{
            if group.x < 2u {{
                row[i] = i + 1u;
                workgroupBarrier();
                if row[63u - i] % 5u < 2u {{ return; }}
                out[group.x * 64u + i] = 5u;
            }}
            out[group.x * 64u + i] += row[i] + 1u;
        }}"
    );
    same(&source, 3);
}

#[test]
fn local_arrays_and_uniform_loads() {
    let source = format!(
        "{HEAD}
        var<workgroup> chosen: u32;
        @compute @workgroup_size(40) fn main(@builtin(local_invocation_index) i: u32,
            @builtin(global_invocation_id) id: vec3u) {{
            var own: array<u32, 20>;
            for (var n = 0u; n < 20u; n++) {{ own[n] = n * i + id.x; }}
            if i == 13u {{ chosen = own[i] % 20u; }}
            let at = workgroupUniformLoad(&chosen);
            if at > 5u {{
                workgroupBarrier();
                own[at] += 3u;
            }}
            row[i] = own[at];
            workgroupBarrier();
            out[id.x] = own[(at + i) % 20u] + row[39u - i];
        }}"
    );
    same(&source, 2);
}
