// SPDX-License-Identifier: MIT
//! Compute shaders: results against plain Rust.
use super::common::{agree, words};
use warpwright_shader::front::Selector;
use warpwright_shader::Options;

fn data(name: &str, words: &[u32]) -> (Selector, Vec<u8>) {
    (Selector::Name(name.into()), words.iter().flat_map(|word| word.to_le_bytes()).collect())
}

fn groups(count: u32) -> Options {
    Options { workgroups: [count, 1, 1], ..Options::default() }
}

#[test]
fn adds_numbers() {
    let source = "
        @group(0) @binding(0) var<storage, read> a: array<u32>;
        @group(0) @binding(1) var<storage, read_write> b: array<u32>;
        @compute @workgroup_size(8) fn main(@builtin(global_invocation_id) id: vec3u) {
            b[id.x] = a[id.x] * 3u + id.x;
        }";
    let options = Options { data: vec![data("a", &[5; 32])], ..groups(4) };
    let (shader, memory) = agree(source, &options);
    assert_eq!(words(&shader, &memory, "b"), (0..32).map(|i| 15 + i).collect::<Vec<u32>>());
}

#[test]
fn loops_and_early_returns() {
    let source = "
        @group(0) @binding(0) var<storage, read_write> steps: array<u32>;
        fn collatz(first: u32) -> u32 {
            var n = first;
            var i = 0u;
            if (n == 0u) { return 99u; }
            loop {
                if (n == 1u) { return i; }
                if (n % 2u == 0u) { n = n / 2u; } else { n = 3u * n + 1u; }
                i++;
                if (i > 200u) { break; }
                continuing { break if i > 150u; }
            }
            return 1000u + i;
        }
        @compute @workgroup_size(4) fn main(@builtin(global_invocation_id) id: vec3u) {
            steps[id.x] = collatz(id.x);
        }";
    let (shader, memory) = agree(source, &groups(8));
    let collatz = |mut n: u32| {
        let mut i = 0;
        while n > 1 {
            n = if n % 2 == 0 { n / 2 } else { 3 * n + 1 };
            i += 1;
        }
        if n == 0 {
            99
        } else {
            i
        }
    };
    assert_eq!(words(&shader, &memory, "steps"), (0..32).map(collatz).collect::<Vec<u32>>());
}

#[test]
fn workgroup_memory_and_barriers() {
    let source = "
        @group(0) @binding(0) var<storage, read_write> sums: array<u32>;
        var<workgroup> part: array<u32, 16>;
        @compute @workgroup_size(16)
        fn main(@builtin(local_invocation_index) i: u32, @builtin(workgroup_id) group: vec3u) {
            part[i] = i + group.x;
            workgroupBarrier();
            for (var step = 8u; step > 0u; step = step >> 1u) {
                if (i < step) { part[i] += part[i + step]; }
                workgroupBarrier();
            }
            if (i == 0u) { sums[group.x] = part[0]; }
        }";
    let (shader, memory) = agree(source, &groups(3));
    assert_eq!(words(&shader, &memory, "sums")[..3], [120, 136, 152]);
}

#[test]
fn atomics_merge() {
    let source = "
        @group(0) @binding(0) var<storage, read_write> bins: array<atomic<u32>, 9>;
        @group(0) @binding(1) var<storage, read_write> old: array<u32, 64>;
        @compute @workgroup_size(32) fn main(@builtin(global_invocation_id) id: vec3u) {
            atomicAdd(&bins[id.x & 7u], id.x);
            let before = atomicAdd(&bins[0], 0u);
            atomicMax(&bins[8], id.x + 7u);
            let result = atomicCompareExchangeWeak(&bins[2], 0xffffffffu, 1u);
            old[id.x] = u32(result.exchanged);
        }";
    let (shader, memory) = agree(source, &groups(2));
    let mut bins: Vec<u32> = (0..8).map(|bin| (0..64).filter(|i| i & 7 == bin).sum()).collect();
    bins.push(70);
    assert_eq!(words(&shader, &memory, "bins"), bins);
}

#[test]
fn few_registers_spill() {
    let source = "
        @group(0) @binding(0) var<storage, read_write> data: array<f32>;
        @compute @workgroup_size(8) fn main(@builtin(global_invocation_id) id: vec3u) {
            var v: array<f32, 12>;
            for (var i = 0u; i < 12u; i++) { v[i] = data[(id.x + i) % 16u] + f32(i); }
            var sum = vec4f();
            for (var i = 0u; i < 3u; i++) {
                sum += vec4f(v[0], v[1], v[2], v[3]) * vec4f(v[4], v[5], v[6], v[7])
                    + vec4f(v[8], v[9], v[10], v[11]);
            }
            data[id.x] = sum.x + sum.y * sum.z - sum.w;
        }";
    let options = |registers| Options {
        registers,
        data: vec![data("data", &[0x3f80_0000; 16])],
        ..groups(1)
    };
    let (many, expected) = agree(source, &options(64));
    let (few, memory) = agree(source, &options(12));
    assert!(few.program.launch.registers <= 12);
    assert!(few.spilled > 0);
    assert_eq!(many.spilled, 0);
    assert_eq!(words(&few, &memory, "data")[..8], words(&many, &expected, "data")[..8]);
}

#[test]
fn continuing_uses_what_the_body_declares() {
    let source = "@group(0) @binding(0) var<storage, read_write> out: array<u32>;
        @compute @workgroup_size(8) fn main(@builtin(global_invocation_id) id: vec3u) {
            var i = id.x;
            var sum = 0u;
            loop {
                let next = i * 2u + 1u;
                if next > 200u { break; }
                let odd = i % 3u == 1u;
                if odd { continue; }
                sum += i;
                continuing { i = next; sum += select(0u, 1000u, odd); }
            }
            loop {
                let less = i - 7u;
                sum += less & 1u;
                continuing { i = less; break if less < 20u; }
            }
            out[id.x] = sum * 16u + i % 16u;
        }";
    let (shader, memory) = agree(source, &Options::default());
    let expected: Vec<u32> = (0..8u32)
        .map(|mut i| {
            let mut sum = 0;
            while i * 2 < 200 {
                sum += if i % 3 == 1 { 1000 } else { i };
                i = i * 2 + 1;
            }
            loop {
                i -= 7;
                sum += i & 1;
                if i < 20 {
                    break;
                }
            }
            sum * 16 + i % 16
        })
        .collect();
    assert_eq!(words(&shader, &memory, "out"), expected);
}
