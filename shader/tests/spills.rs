// SPDX-License-Identifier: MIT
//! Values that do not fit the registers: the same result with few of them as with all.
use super::common::{agree, words};
use warpwright_shader::Options;

/// Runs a shader with an output `out` of 16 words on fewer and fewer registers.
fn same(source: &str) -> Vec<u32> {
    let on = |registers: u8| {
        let (shader, memory) = agree(source, &Options { registers, ..Options::default() });
        println!("{registers} registers: {} words spilled", shader.spilled);
        (words(&shader, &memory, "out"), shader.spilled)
    };
    let (whole, _) = on(64);
    for registers in [32, 20, 14] {
        let (found, spilled) = on(registers);
        assert_eq!(found, whole, "{registers} registers");
        assert!(spilled > 0, "{registers} registers");
    }
    whole
}

/// `count` variables, of which each takes the value of another one in every turn of a loop that
/// invocations leave at different turns: moves in circles of several lengths, from memory to memory,
/// beside one another.
fn rotating(count: usize) -> String {
    let from = |at: usize| match at {
        0..5 => (at + 1) % 5,
        5..7 => 11 - at,
        _ if at + 1 < count => at + 1,
        _ => 7,
    };
    let lines = |line: &dyn Fn(usize) -> String| (0..count).map(line).collect::<String>();
    format!(
        "@group(0) @binding(0) var<storage, read_write> out: array<u32, 16>;
        @compute @workgroup_size(16) fn main(@builtin(local_invocation_index) i: u32) {{
            {}
            for (var turn = 0u; turn < 40u; turn++) {{
                if turn * 3u > i * 7u {{ break; }}
                {}
                {}
                v3 += turn;
                if v{} % 5u == 2u {{ continue; }}
                v0 ^= i;
            }}
            var sum = 0u;
            {}
            out[i] = sum;
        }}",
        lines(&|at| format!("var v{at} = i * {at}u + {}u;", at * at)),
        lines(&|at| format!("let t{at} = v{};", from(at))),
        lines(&|at| format!("v{at} = t{at};")),
        count - 1,
        lines(&|at| format!("sum = sum * 31u + v{at};")),
    )
}

#[test]
fn variables_that_change_places() {
    let found = same(&rotating(40));
    assert!(found.windows(2).all(|pair| pair[0] != pair[1]), "{found:?}");
}

#[test]
fn more_variables_than_the_core_has_registers() {
    same(&rotating(150));
}
