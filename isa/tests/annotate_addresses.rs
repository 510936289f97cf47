// SPDX-License-Identifier: MIT
//! The proofs that accesses are apart, against addresses computed here for every lane of every
//! warp: what the checker lets pass without a wait touches no common byte, and what comes before
//! a write does not fault.
mod common;

use proptest::prelude::*;
use warpwright_isa::annotate::{check, Facts};
use warpwright_isa::{assemble_with, decode, Annotate, Grid, Instruction, Options, Program};

/// One lane's place in the launch.
#[derive(Clone, Copy)]
struct Lane {
    /// Threads of a warp.
    threads: u32,
    warp: u32,
    lane: u32,
    x: u32,
    y: u32,
}

/// The lanes of every warp of `size` threads, one quad or two side by side, those outside the grid
/// left out.
fn warps(grid: Grid, size: u32) -> Vec<Vec<Lane>> {
    match grid {
        Grid::Linear { threads } => {
            let lane =
                |tid: u32| Lane { threads: size, warp: tid / size, lane: tid % size, x: tid, y: 0 };
            (0..threads)
                .step_by(size as usize)
                .map(|first| (first..threads.min(first + size)).map(lane).collect())
                .collect()
        }
        Grid::Pixels { width, height } => {
            let mut all: Vec<Vec<Lane>> = vec![];
            for tile in 0..width.div_ceil(8) * height.div_ceil(8) {
                let (left, top) = (tile % width.div_ceil(8) * 8, tile / width.div_ceil(8) * 8);
                for quad in (0..16).step_by(size as usize / 4) {
                    let (x, y) = (left + quad % 4 * 2, top + quad / 4 * 2);
                    let warp = all.len() as u32;
                    let lane = |lane: u32| Lane {
                        threads: size,
                        warp,
                        lane,
                        x: x + lane % 2 + lane / 4 * 2,
                        y: y + lane / 2 % 2,
                    };
                    let inside: Vec<Lane> =
                        (0..size).map(lane).filter(|at| at.x < width && at.y < height).collect();
                    if !inside.is_empty() {
                        all.push(inside);
                    }
                }
            }
            all
        }
    }
}

/// The value of register `register` in one lane; registers are written once, `None` by a load.
fn value(program: &[Instruction], register: u8, at: Lane) -> Option<u32> {
    let writer = program.iter().find(|i| i.registers_written() >> register & 1 != 0)?;
    if writer.row.mnemonic == "s2r" {
        return Some(match writer.to_string().rsplit(' ').next()? {
            "tid" => at.threads * at.warp + at.lane,
            "lane" => at.lane,
            "x" => at.x,
            "y" => at.y,
            _ => at.warp,
        });
    }
    let of = |register| value(program, register, at);
    let b = || if writer.row.immediate() { Some(writer.immediate) } else { of(writer.rb) };
    Some(match writer.row.mnemonic {
        "mov" => b()?,
        "iadd" => of(writer.ra)?.wrapping_add(b()?),
        "isub" => of(writer.ra)?.wrapping_sub(b()?),
        "imul" => of(writer.ra)?.wrapping_mul(b()?),
        "imad" => of(writer.ra)?.wrapping_mul(of(writer.rb)?).wrapping_add(of(writer.rc)?),
        "shl" => of(writer.ra)? << (b()? & 31),
        "shr" => of(writer.ra)? >> (b()? & 31),
        "and" => of(writer.ra)? & b()?,
        "imin.u" => of(writer.ra)?.min(b()?),
        "xor" => of(writer.ra)? ^ b()?,
        _ => return None,
    })
}

fn access(program: &[Instruction], i: usize, at: Lane) -> Option<(u32, u32)> {
    let base = value(program, program[i].ra, at)?;
    let base = if program[i].scale { base << 2 } else { base };
    Some((base.wrapping_add_signed(program[i].offset), 1 << (program[i].row.unit_op >> 3 & 3)))
}

const GRIDS: [&str; 4] = [".threads 32", ".threads 13", ".grid 16 8", ".grid 5 11"];

/// Text of value number `n`, computed from earlier ones.
fn computed(n: usize, kind: u8, a: usize, b: usize, immediate: u32) -> String {
    let (a, b) = (a % n.max(1), b % n.max(1));
    let special = ["tid", "x", "y", "lane", "launched_warp"][immediate as usize % 5];
    if n < 2 || kind == 0 {
        return format!("s2r r{n}, {special}");
    }
    let small = [0, 1, 3, 4, 7, 12, 16, 28, 63, 0xffff_fffc_u32][immediate as usize % 10];
    match kind {
        1 => format!("iadd r{n}, r{a}, r{b}"),
        2 => format!("iadd r{n}, r{a}, {small}"),
        3 => format!("isub r{n}, r{a}, r{b}"),
        4 => format!("imul r{n}, r{a}, {small}"),
        5 => format!("imad r{n}, r{a}, r{b}, r{a}"),
        6 => format!("shl r{n}, r{a}, {}", immediate % 6),
        7 => format!("shr r{n}, r{a}, {}", immediate % 6),
        8 => format!("and r{n}, r{a}, {small}"),
        9 => format!("imin.u r{n}, r{a}, {small}"),
        10 => format!("xor r{n}, r{a}, r{b}"),
        11 => format!("mov r{n}, {small}"),
        _ => format!("imul r{n}, r{a}, r{b}"),
    }
}

/// Text of an access to a buffer at value `index`.
fn written(n: usize, store: bool, size: u8, index: usize, offset: i32) -> String {
    let place = ["a", "b"][offset as usize % 2];
    let scale = ["", " * 4"][offset as usize / 2 % 2];
    let address = format!("[r{index}{scale} + {place} + {}]", offset / 4);
    match (store, size) {
        (true, 0) => format!("st.u8 {address}, r0"),
        (true, 1) => format!("st.u16 {address}, r0"),
        (true, _) => format!("st {address}, r0"),
        (false, 0) => format!("ld.u8 r{n}, {address}"),
        (false, 1) => format!("ld.s16 r{n}, {address}"),
        (false, _) => format!("ld r{n}, {address}"),
    }
}

proptest! {
    #![proptest_config(common::cases(1500))]
    #[test]
    fn accesses_without_a_wait_touch_no_common_byte(
        grid in 0..GRIDS.len(),
        warp_threads in prop::sample::select(vec![4u32, 8]),
        values in prop::collection::vec((0u8..13, 0usize..20, 0usize..20, 0u32..60), 2..10),
        accesses in prop::collection::vec((any::<bool>(), 0u8..4, 0usize..20, 0i32..120), 2..6),
    ) {
        let count = values.len();
        let mut lines: Vec<String> =
            values.iter().enumerate().map(|(n, &(kind, a, b, immediate))| computed(n, kind, a, b, immediate)).collect();
        lines.extend(accesses.iter().enumerate().map(|(i, &(store, size, index, offset))| {
            written(count + i, store, size, index % count, offset)
        }));
        let source = format!("{}\n.buffer a 256\n.buffer b 64\n{}\nexit\n", GRIDS[grid], lines.join("\n"));
        let options = Options { annotate: Some(Annotate::Off), warp_threads, ..Options::default() };
        let program: Program = assemble_with("t.s", &source, &options).unwrap_or_else(|errors| panic!("{errors}"));
        let all: Vec<Instruction> = program.instructions.iter().map(|&word| decode(word).unwrap()).collect();
        let waits = check(&all, &Facts::new(&program, all.len()));
        for later in count..count + accesses.len() {
            for earlier in count..later {
                let stores = [earlier, later].map(|i| all[i].row.mnemonic.starts_with("st"));
                if stores == [false, false] || waits.iter().any(|wait| (wait.earlier, wait.later) == (earlier, later)) {
                    continue;
                }
                for warp in warps(program.launch.grid, warp_threads) {
                    for (i, j) in warp.iter().flat_map(|&i| warp.iter().map(move |&j| (i, j))) {
                        let known = (access(&all, earlier, i), access(&all, later, j));
                        let (Some((first, bytes)), Some((other, others))) = known else {
                            return Err(TestCaseError::fail("an access to an unknown place passes"));
                        };
                        let apart = other.wrapping_sub(first) >= bytes && first.wrapping_sub(other) >= others;
                        prop_assert!(apart, "{} and {} at {:#x} and {:#x}\n{}", all[earlier], all[later], first, other, source);
                        let faults = first % bytes != 0 || u64::from(first) + u64::from(bytes) > u64::from(program.memory_bytes);
                        prop_assert!(!(stores[1] && faults), "{} may fault before {}\n{}", all[earlier], all[later], source);
                    }
                }
            }
        }
    }
}

#[test]
fn the_proofs_above_are_not_all_failures() {
    // Of simple programs of this kind many pass: see that the property is about something.
    let mut passed = 0;
    for scale in ["", " * 4"] {
        for (one, other) in [("a", "b"), ("a", "a + 128"), ("b", "a"), ("a", "a"), ("a", "a + 2")] {
            let source = format!(
                ".threads 16\n.buffer a 256\n.buffer b 64\ns2r r0, tid\nst.u8 [r0{scale} + {one}], r0\nld.u8 r1, [r0{scale} + {other}]\nexit"
            );
            let program = assemble_with("t.s", &source, &Options::default())
                .unwrap_or_else(|errors| panic!("{errors}"));
            passed += usize::from(program.instructions[1] >> 56 == 0);
        }
    }
    // The same place never; two bytes further only where the threads are four bytes apart.
    assert_eq!(passed, 7);
}
