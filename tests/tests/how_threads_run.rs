// SPDX-License-Identifier: MIT
//! What docs/how-threads-run.md says: spin locks, barriers behind exits, cold blocks, special
//! registers, memory, on every engine and on the microcoded core. The expected values are computed
//! here.
mod locks;
mod memory;
mod together;

use std::fs;
use std::path::Path;
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_isa::{assemble, FaultCause, Program};
use warpwright_sim::engines::{self, EngineKind, Outcome, RunConfig};
use warpwright_sim::memory::MemoryConfig;
use warpwright_tests::programs::{FAST, WILD};

/// Engine, size, mechanisms, memory, microcoded.
type Place = (EngineKind, Size, Mechanisms, MemoryConfig, bool);

const PLACES: [Place; 5] = [
    (EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST, false),
    (EngineKind::Rtl, Size::Small, Mechanisms::ALL, FAST, false),
    (EngineKind::Rtl, Size::Small, Mechanisms::NONE, WILD, false),
    (EngineKind::Verilator, Size::Small, Mechanisms::ALL, WILD, false),
    (EngineKind::Rtl, Size::Nano, Mechanisms::ALL, FAST, true),
];

/// With the pipelined core of one lane.
fn with_nano() -> impl Iterator<Item = Place> {
    PLACES.into_iter().chain([(EngineKind::Rtl, Size::Nano, Mechanisms::ALL, FAST, false)])
}

fn program(source: &str) -> Program {
    assemble("model.s", source).unwrap_or_else(|errors| panic!("{errors}\n{source}"))
}

/// A run of at most so many cycles (instructions on `isa`).
fn run(
    program: &Program,
    (engine, size, mechanisms, memory, microcoded): Place,
    limit: u64,
) -> anyhow::Result<Outcome> {
    let variant = Variant { microcoded, threads: Some(4), ..Variant::default() };
    let config = RunConfig { mechanisms, memory, variant, limit, ..RunConfig::new(engine, size) };
    engines::run(program, &[], &config, &mut |_| {})
}

fn words(program: &Program, outcome: &Outcome, name: &str) -> Vec<u32> {
    let segment = program.segment(name).unwrap_or_else(|| panic!("no buffer {name}"));
    let bytes = &outcome.memory[segment.address as usize..][..segment.bytes as usize];
    bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect()
}

/// The first words of `out`, everywhere.
fn out_is(source: &str, expected: &[u32]) {
    let program = program(source);
    for place in PLACES {
        let outcome =
            run(&program, place, 400_000).unwrap_or_else(|error| panic!("{place:?}: {error}"));
        assert_eq!(outcome.fault, None, "{place:?}\n{source}");
        let out = words(&program, &outcome, "out");
        assert_eq!(out[..expected.len()], *expected, "{place:?}\n{source}");
    }
}

/// The program does not end, anywhere; the core is simulated by this engine.
fn never_ends(source: &str, core: EngineKind) {
    let program = program(source);
    for mut place in PLACES {
        if place.0 != EngineKind::Isa {
            place.0 = core;
        }
        let error = run(&program, place, 30_000).expect_err("an endless program").to_string();
        assert!(error.contains("did not end within 30000"), "{place:?}: {error}\n{source}");
    }
}

/// The program faults with this cause, everywhere.
fn faults(source: &str, cause: FaultCause) {
    let program = program(source);
    for place in PLACES {
        let outcome =
            run(&program, place, 400_000).unwrap_or_else(|error| panic!("{place:?}: {error}"));
        assert_eq!(outcome.fault.map(|fault| fault.cause), Some(cause), "{place:?}\n{source}");
    }
}

fn page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/how-threads-run.md");
    fs::read_to_string(path).expect("the page")
}

/// The numbers in a cell of a table; `0 to 3` are four.
fn numbers(cell: &str) -> Vec<u32> {
    let all: Vec<u32> = cell
        .split(|c: char| !c.is_ascii_digit())
        .filter(|part| !part.is_empty())
        .map(|part| part.parse().expect("a number"))
        .collect();
    match (cell.contains(" to "), all.as_slice()) {
        (true, &[first, last]) => (first..=last).collect(),
        _ => all,
    }
}

/// The worked grid of the page: what every pixel of 5 x 3 reads, and that no other warp runs.
#[test]
fn special_registers_of_the_worked_grid() {
    let source = ".grid 5 3\n.workgroup 64\n.buffer out 480\n.buffer warps 32
        s2r   r0, x
        s2r   r1, y
        imul  r2, r1, 5
        iadd  r2, r2, r0
        shl   r2, r2, 5
        iadd  r2, r2, out
        st    [r2], r0
        st    [r2 + 4], r1
        s2r   r3, launched_warp
        st    [r2 + 8], r3
        s2r   r4, lane
        st    [r2 + 12], r4
        s2r   r4, tid
        st    [r2 + 16], r4
        s2r   r4, tile
        st    [r2 + 20], r4
        s2r   r4, workgroup
        st    [r2 + 24], r4
here:   s2r   r4, pc
        st    [r2 + 28], r4
        mov   r5, 1
        st    [r3 * 4 + warps], r5
        exit";
    let page = page();
    let table = page.split("| `launched_warp` |").nth(1).expect("the table of the page");
    let rows: Vec<Vec<&str>> = table
        .lines()
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    assert_eq!(rows.len(), 6, "{rows:?}");
    let program = program(source);
    let here = program.symbols["here"] as u32;
    let mut expected = vec![0; 15 * 8];
    for row in rows {
        let (warp, pixels) = (numbers(row[0])[0], numbers(row[1]));
        let (lanes, tids) = (numbers(row[2]), numbers(row[3]));
        for (&lane, &tid) in lanes.iter().zip(&tids) {
            let (x, y) = (pixels[2 * lane as usize], pixels[2 * lane as usize + 1]);
            let at = (y * 5 + x) as usize * 8;
            expected[at..at + 8].copy_from_slice(&[x, y, warp, lane, tid, 0, 0, here]);
        }
        assert_eq!(lanes.len(), tids.len());
    }
    for place in PLACES {
        let outcome = run(&program, place, 400_000).unwrap();
        assert_eq!(outcome.fault, None);
        assert_eq!(words(&program, &outcome, "out"), expected, "{place:?}");
        assert_eq!(words(&program, &outcome, "warps"), [1, 1, 1, 1, 1, 1, 0, 0], "{place:?}");
    }
}

/// With `.threads`, `x` is `tid` and `y` is 0.
#[test]
fn special_registers_of_threads_in_a_row() {
    let source = ".threads 11\n.buffer out 128
        s2r   r0, tid
        s2r   r1, x
        s2r   r2, y
        shl   r3, r0, 3
        iadd  r3, r3, out
        st    [r3], r1
        st    [r3 + 4], r2
        exit";
    let expected: Vec<u32> = (0..16).flat_map(|tid| [if tid < 11 { tid } else { 0 }, 0]).collect();
    out_is(source, &expected);
}
