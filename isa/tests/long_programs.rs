// SPDX-License-Identifier: MIT
//! Long programs: what the assembler and its annotation of them cost grows as they do. No time is
//! compared with a fixed one, only with that of a shorter program in the same run.
use peak_alloc::PeakAlloc;
use std::fmt::Write;
use std::time::{Duration, Instant};
use warpwright_isa::asm::assemble;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

const HEAD: &str = ".threads 64
.buffer a 65536
.buffer out 65536
    s2r r0, tid
    shl r1, r0, 2
    mov r2, out
    mov r3, a
    iadd r2, r2, r1
    iadd r3, r3, r1
";

/// One basic block: arithmetic with some loads and stores.
fn straight(instructions: usize) -> String {
    let mut text = HEAD.to_string();
    for i in 0..instructions {
        let (place, register) = (4 * (i / 16 % 500), 4 + i / 16 % 20);
        match i % 16 {
            0 => writeln!(text, "ld r{register}, [r3 + {place}]"),
            8 => writeln!(text, "st [r2 + {place}], r{register}"),
            k => writeln!(text, "iadd r{}, r{}, {i}", 30 + k, 4 + i * 7 % 20),
        }
        .expect("a string");
    }
    text + "exit\n"
}

/// Six instructions each: a load whose value decides whether a store is skipped.
fn branches(instructions: usize) -> String {
    let mut text = HEAD.to_string();
    for i in 0..instructions / 6 {
        let (value, sum, flag, place) = (4 + i % 20, 24 + i % 8, i % 4, 256 * (i % 100));
        writeln!(
            text,
            "ld r{value}, [r3 + {place}]\niadd r{sum}, r{value}, 1\nisetp.lt p{flag}, r{sum}, {}\n\
             @p{flag} bra skip{i}\nst [r2 + {place}], r{sum}\nskip{i}: sync",
            i % 7
        )
        .expect("a string");
    }
    text + "exit\n"
}

/// Four instructions each: a load whose value decides of a branch, with no `sync` up to the end.
fn apart(instructions: usize) -> String {
    let mut text = HEAD.to_string();
    for i in 0..instructions / 4 {
        let (value, place, next) = (4 + i % 6, 4 * (i % 100), i + 1);
        writeln!(
            text,
            "way{i}: ld r{value}, [r3 + {place}]\niadd r1, r{value}, r1\nisetp.lt p0, r1, {i}\n\
             @p0 bra way{next}"
        )
        .expect("a string");
    }
    text + &format!("way{}: st [r2], r1\nexit\n", instructions / 4)
}

/// Shortest of so many times, and the most memory that was in use beside the text.
fn cost(source: &str, instructions: usize, times: usize) -> (Duration, usize) {
    let once = |_| {
        let before = MEMORY.current_usage();
        MEMORY.reset_peak_usage();
        let start = Instant::now();
        let program = assemble("long.s", source).unwrap_or_else(|errors| panic!("{errors}"));
        let cost = (start.elapsed(), MEMORY.peak_usage() - before);
        assert!(program.instructions.len() >= instructions, "{}", program.instructions.len());
        cost
    };
    let all: Vec<_> = (0..times).map(once).collect();
    (all.iter().map(|cost| cost.0).min().unwrap(), all.iter().map(|cost| cost.1).max().unwrap())
}

// One test: others beside it would use memory too.
#[test]
fn time_and_memory_of_the_assembler_grow_with_the_program() {
    type Kind = (&'static str, fn(usize) -> String, usize);
    let kinds: [Kind; 3] =
        [("straight", straight, 40_000), ("branches", branches, 24_000), ("apart", apart, 24_000)];
    let mut halves = vec![];
    for (name, source, instructions) in kinds {
        let sizes = [instructions / 8, instructions / 2];
        let [part, half] = sizes.map(|size| cost(&source(size), size, 3));
        let whole = cost(&source(instructions), instructions, 1);
        let factor = half.0.as_secs_f64() / part.0.as_secs_f64();
        let figures = format!(
            "{name}, {sizes:?} and {instructions} instructions: {part:?} {half:?} {whole:?}"
        );
        println!("{figures}");
        // Four times the program; what grows with the square would be sixteen times.
        assert!(factor < 8.0, "{factor:.1} times the time: {figures}");
        assert!(half.1 < 5 * part.1, "more than five times the memory: {figures}");
        assert!(whole.1 < 200 << 20, "more than 200 MiB: {figures}");
        halves.push(half.0);
    }
    // Of the same length: threads that are never joined take the search for it to its end.
    let [.., branches, apart] = halves[..] else { panic!("three kinds") };
    assert!(apart < 3 * branches, "apart {apart:?}, joined {branches:?}");
}
