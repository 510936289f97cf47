// SPDX-License-Identifier: MIT
//! A directed test of every instruction on every engine (docs/core.md), generated from the
//! instruction table: each row needs its line here, or the build fails.
//!
//! Arithmetic is one program: operands from a buffer, every row (with every compare code) on
//! them, each result checked against plain Rust. The rest is a list of small programs.
use std::collections::{BTreeMap, BTreeSet};
use warpwright_config::{Mechanisms, Size};
use warpwright_isa::table::TABLE;
use warpwright_isa::{compare_names, decode, Operand, Row, SetsIn, Suffix, Unit};
use warpwright_sim::engines::{EngineKind, Outcome};
use warpwright_tests::cases::each;
use warpwright_tests::programs::{full_verilog, Image, Job, SLOW, WILD};

/// Where every program runs.
const ENGINES: [(EngineKind, Size); 4] = [
    (EngineKind::Isa, Size::Small),
    (EngineKind::Rtl, Size::Small),
    (EngineKind::Rtl, Size::Nano),
    (EngineKind::Verilator, Size::Small),
];
/// The same with warps of eight threads.
const WIDE_ENGINES: [(EngineKind, Size); 3] = [
    (EngineKind::Isa, Size::Small),
    (EngineKind::Rtl, Size::Small),
    (EngineKind::Verilator, Size::Small),
];

/// Runs a program on every engine that has warps of so many threads; for four of them also as the
/// Verilog of `full`.
fn on_every_engine(job: &Job, warp: u32, check: impl Fn(&str, &Outcome)) {
    let engines = if warp == 4 { &ENGINES[..] } else { &WIDE_ENGINES };
    for &(engine, size) in engines {
        check(&format!("{engine:?} {size:?}"), &job.run(engine, size, Mechanisms::ALL, SLOW));
    }
    // That core keeps sets of atomics in the sideband.
    if warp == 4 && job.program.sets_in() == SetsIn::Sideband {
        check("Verilator Full", &job.run_on(full_verilog(), WILD));
    }
}

/// Operands a, b and c of each thread; the immediate is the b of [`IMMEDIATE`].
const OPERANDS: [[u32; 3]; 12] = [
    [7, 3, 100],
    [0xffff_fff9, 2, 0x1234_5678],
    [0x8000_0000, 0xffff_ffff, 1],
    [0x1234_5678, 0, 0xffff_ffff],
    [0xdead_beef, 0x0000_0c05, 0x0f0f_0f0f],
    [0x4048_f5c3, 0x3fc0_0000, 0xbf00_0000], // 3.14, 1.5, -0.5
    [0xc020_0000, 0x4060_0000, 0x42c8_0000], // -2.5, 3.5, 100
    [0x3eaa_aaab, 0x7fc0_0000, 0x3f80_0000], // 1/3, NaN, 1
    [0x7f80_0000, 0xbf80_0000, 0x0000_0000], // infinity, -1
    [0x8000_0000, 0x0000_0000, 0x3f80_0000], // -0, 0
    [0x4f00_0000, 0x4b7f_ffff, 0xcb00_0000],
    [0x3f7f_ff00, 0x3e80_0001, 0x0000_0003],
];
/// Thread whose b every immediate has.
const IMMEDIATE: usize = 5;

/// What a result must be.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Expected {
    Bits(u32),
    /// So far off at most, absolute and relative; a NaN for a NaN.
    Near(f64, f64),
}

impl Expected {
    fn holds(self, found: u32) -> bool {
        match self {
            Expected::Bits(bits) => bits == found,
            Expected::Near(exact, allowed) => {
                let value = f64::from(f32::from_bits(found));
                value == exact
                    || (exact.is_nan() && value.is_nan())
                    || (value - exact).abs() <= allowed * exact.abs().max(1.0)
            }
        }
    }
}

fn bits(value: f32) -> Expected {
    Expected::Bits(if value.is_nan() { 0x7fc0_0000 } else { value.to_bits() })
}

fn half(value: f32) -> u32 {
    // By search: the half float nearest to a number, ties to even; subnormal ones are zero.
    if value.is_nan() {
        return 0x7e00;
    }
    let sign = u32::from(value.is_sign_negative()) << 15;
    let size = f64::from(value.abs());
    let of =
        |pattern: u32| f64::from(1024 + (pattern & 1023)) * 2f64.powi((pattern >> 10) as i32 - 25);
    let distance = |&pattern: &u32| ((of(pattern) - size).abs(), pattern & 1);
    let nearest =
        (0x400..=0x7c00u32).min_by(|a, b| distance(a).partial_cmp(&distance(b)).expect("numbers"));
    let nearest = nearest.expect("there are half floats");
    match size {
        _ if size >= of(0x7c00) => sign | 0x7c00,
        _ if size < of(0x400) && nearest == 0x400 && of(0x400) - size > 2f64.powi(-25) => sign,
        _ => sign | nearest,
    }
}

fn compare(code: usize, ordered: Option<std::cmp::Ordering>) -> bool {
    let Some(order) = ordered else { return code >= 8 };
    [order.is_eq(), order.is_ne(), order.is_lt(), order.is_le(), order.is_gt(), order.is_ge(), true]
        [code & 7]
}

/// What an instruction of the lanes or the SFU gives; `None`: it has no line yet.
fn expected(name: &str, code: usize, [a, b, c]: [u32; 3]) -> Option<Expected> {
    use Expected::{Bits, Near};
    let (sa, sb) = (a as i32, b as i32);
    let [x, y, z] = [a, b, c].map(|word| {
        let value = f32::from_bits(word);
        if value.is_subnormal() {
            0f32.copysign(value)
        } else {
            value
        }
    });
    let flushed =
        |value: f32| bits(if value.is_subnormal() { 0f32.copysign(value) } else { value });
    let (offset, width) = (b & 31, b >> 8 & 31);
    let field = |value: u64| (value & ((1 << width) - 1)) as u32;
    let sign_bits = if width == 0 { 0 } else { 32 - width };
    let exact = f64::from(x);
    Some(match name {
        "nop" => Bits(0),
        "mov" => Bits(b),
        "iadd" => Bits(a.wrapping_add(b)),
        "isub" => Bits(a.wrapping_sub(b)),
        "imul" => Bits(a.wrapping_mul(b)),
        "imulh.s" => Bits(((i64::from(sa) * i64::from(sb)) >> 32) as u32),
        "imulh.u" => Bits(((u64::from(a) * u64::from(b)) >> 32) as u32),
        "imad" => Bits(a.wrapping_mul(b).wrapping_add(c)),
        "imin.s" => Bits(sa.min(sb) as u32),
        "imax.s" => Bits(sa.max(sb) as u32),
        "imin.u" => Bits(a.min(b)),
        "imax.u" => Bits(a.max(b)),
        "div.s" => Bits(if b == 0 { a } else { sa.wrapping_div(sb) as u32 }),
        "div.u" => Bits(a.checked_div(b).unwrap_or(a)),
        "rem.s" => Bits(if b == 0 { 0 } else { sa.wrapping_rem(sb) as u32 }),
        "rem.u" => Bits(a.checked_rem(b).unwrap_or(0)),
        "and" => Bits(a & b),
        "or" => Bits(a | b),
        "xor" => Bits(a ^ b),
        "not" => Bits(!b),
        "shl" => Bits(a.wrapping_shl(b)),
        "shr" => Bits(a.wrapping_shr(b)),
        "sar" => Bits(sa.wrapping_shr(b) as u32),
        "popc" => Bits(a.count_ones()),
        "clz" => Bits(a.leading_zeros()),
        "bfi" => {
            let mask = field(u64::MAX) << offset;
            Bits(c & !mask | a << offset & mask)
        }
        "bfe.u" => Bits(field(u64::from(a) >> offset)),
        "bfe.s" => {
            Bits(if width == 0 { 0 } else { ((sa >> offset) << sign_bits >> sign_bits) as u32 })
        }
        "isetp" => {
            Bits(u32::from(compare(code, Some(if code < 8 { sa.cmp(&sb) } else { a.cmp(&b) }))))
        }
        "fsetp" => Bits(u32::from(
            compare(code, x.partial_cmp(&y)) && !(code == 14 && x.partial_cmp(&y).is_some()),
        )),
        "sel" => Bits(if c & 1 == 1 { a } else { b }),
        "fadd" => flushed(x + y),
        "fsub" => flushed(x - y),
        "fmul" => flushed(x * y),
        "fmad" => flushed(x * y + z),
        "fmin" => bits(if x == y { f32::from_bits(x.to_bits() | y.to_bits()) } else { x.min(y) }),
        "fmax" => bits(if x == y { f32::from_bits(x.to_bits() & y.to_bits()) } else { x.max(y) }),
        "fneg" => bits(-x),
        "fabs" => bits(x.abs()),
        "floor" => bits(x.floor()),
        "ceil" => bits(x.ceil()),
        "trunc" => bits(x.trunc()),
        "round" => bits(x.round_ties_even()),
        "fract" => flushed(x - x.floor()),
        "f2i" => Bits(x as i32 as u32),
        "f2u" => Bits(x as u32),
        "i2f" => bits(sa as f32),
        "u2f" => bits(a as f32),
        "pack.unorm8" => {
            let byte = (255.0 * exact.clamp(0.0, 1.0) + 0.5) as u32;
            let place = (b & 3) * 8;
            Bits(c & !(255 << place) | byte << place)
        }
        "unpack.unorm8" => bits(f32::from(a.to_le_bytes()[(c & 3) as usize]) / 255.0),
        "pack.unorm16" => {
            let half_word = (65535.0 * exact.clamp(0.0, 1.0) + 0.5) as u32;
            let place = (b & 1) * 16;
            Bits(c & !(0xffff << place) | half_word << place)
        }
        "unpack.unorm16" => bits((a >> ((c & 1) * 16) & 0xffff) as f32 / 65535.0),
        "pack.half" => Bits(half(x) | half(y) << 16),
        "unpack.half" => {
            let half = (a >> ((c & 1) * 16)) & 0xffff;
            let size = f64::from(1024 + (half & 1023)) * 2f64.powi((half >> 10 & 31) as i32 - 25);
            let size = match (half >> 10 & 31, half & 1023) {
                (0, _) => 0.0,
                (31, 0) => f64::INFINITY,
                (31, _) => f64::NAN,
                _ => size,
            };
            bits(if half >> 15 == 1 { -size as f32 } else { size as f32 })
        }
        "rcp" => Near(1.0 / exact, 2e-7),
        "rsqrt" => Near(if exact == 0.0 { 1.0 / exact } else { 1.0 / exact.sqrt() }, 2e-7),
        "exp2" => Near(exact.exp2(), 1e-5),
        "log2" => Near(exact.log2(), 5e-7),
        // Far outside [-pi, pi] the angle is less exact than the result.
        "sin" => Near(exact.sin(), if exact.abs() < 4.0 { 5e-4 } else { 2.0 }),
        "cos" => Near(exact.cos(), if exact.abs() < 4.0 { 5e-4 } else { 2.0 }),
        "sqrt" => Near(exact.sqrt(), 4e-7),
        _ => return None,
    })
}

fn is_arithmetic(row: &Row) -> bool {
    matches!(row.unit, Unit::Mad | Unit::Sfu)
}

/// The instruction on r1, r2 and r3 (as predicate: p1), with its result in r4 (p0).
fn line(row: &Row, code: usize) -> String {
    let name = match compare_names_of(row) {
        Some(names) => format!("{}.{}", row.mnemonic, names[code].expect("a code with a name")),
        None => row.mnemonic.into(),
    };
    let operands: Vec<String> = row
        .operands
        .iter()
        .map(|operand| match operand {
            Operand::Rd => "r4".into(),
            Operand::Ra => "r1".into(),
            Operand::Rb => "r2".into(),
            Operand::Rc => "r3".into(),
            Operand::Pd => "p0".into(),
            Operand::Ps => "p1".into(),
            _ => format!("{:#x}", OPERANDS[IMMEDIATE][1]),
        })
        .collect();
    format!("{name} {}", operands.join(", "))
}

fn compare_names_of(row: &Row) -> Option<&'static [Option<&'static str>; 16]> {
    matches!(row.suffix, Suffix::IntegerCompare | Suffix::FloatCompare)
        .then(|| compare_names(row.suffix))
}

/// Rows with their compare codes.
fn arithmetic() -> Vec<(&'static Row, usize)> {
    let rows = TABLE.iter().filter(|row| is_arithmetic(row));
    rows.flat_map(|row| {
        let codes = compare_names_of(row)
            .map_or(vec![0], |names| (0..16).filter(|&code| names[code].is_some()).collect());
        codes.into_iter().map(move |code| (row, code))
    })
    .collect()
}

#[test]
fn arithmetic_on_every_engine() {
    arithmetic_on(4);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn arithmetic_with_eight_threads() {
    arithmetic_on(8);
}

fn arithmetic_on(warp: u32) {
    let words: Vec<String> = OPERANDS.iter().flatten().map(|word| format!("{word:#x}")).collect();
    let threads = OPERANDS.len();
    for part in arithmetic().chunks(40) {
        let mut source = format!(
            ".threads {threads}\n.buffer in {} = {}\n.buffer out {}\ns2r r0, tid\nimul r5, r0, 12\nld r1, [r5 + in]\n\
             ld r2, [r5 + in + 4]\nld r3, [r5 + in + 8]\nand r6, r3, 1\nisetp.eq p1, r6, 1\n",
            4 * words.len(),
            words.join(", "),
            4 * threads * part.len()
        );
        for (number, (row, code)) in part.iter().enumerate() {
            source += &format!("mov r4, 0\n{}\n", line(row, *code));
            if row.writes_predicate() {
                source += "mov r7, 1\nsel r4, r7, r4, p0\n";
            }
            source += &format!("st [r0 * 4 + out + {}], r4\n", number * 4 * threads);
        }
        let job = Job::for_warps("arithmetic.s", &(source + "exit\n"), None, vec![], warp);
        on_every_engine(&job, warp, |engine, outcome| {
            assert_eq!(outcome.fault, None, "{engine}");
            let found = job.words(&outcome.memory, "out");
            for (number, (row, code)) in part.iter().enumerate() {
                for (thread, [a, b, c]) in OPERANDS.into_iter().enumerate() {
                    let b = if row.immediate() { OPERANDS[IMMEDIATE][1] } else { b };
                    let wanted = expected(row.mnemonic, *code, [a, b, c]).unwrap_or_else(|| {
                        panic!(
                            "`{}` has no directed test: give it a line in `expected`",
                            row.mnemonic
                        )
                    });
                    let found = found[number * threads + thread];
                    assert!(
                        wanted.holds(found),
                        "{} of {a:#x}, {b:#x}, {c:#x} on {engine}: {found:#x}, not {wanted:x?}",
                        line(row, *code)
                    );
                }
            }
        });
    }
}

/// Name, program, and what is in `out` after it.
type Case = (&'static str, &'static str, fn() -> Vec<Expected>);

fn words(values: impl IntoIterator<Item = u32>) -> Vec<Expected> {
    values.into_iter().map(Expected::Bits).collect()
}

/// Everything that is not arithmetic.
const CASES: &[Case] = &[
    (
        "loads and stores",
        ".threads 1\n.buffer in 16 = 0x818283f4, 0x7f6e5d4c\n.buffer out 32\nmov r1, in\nmov r2, out\nld.u8 r3, [r1 + 3]\n\
         st [r2], r3\nld.s8 r3, [r1 + 3]\nst [r2 + 4], r3\nld.u16 r3, [r1 + 2]\nst [r2 + 8], r3\nld.s16 r3, [r1 + 2]\n\
         st [r2 + 12], r3\nld r3, [r1 + 4]\nst [r2 + 16], r3\nst.u8 [r2 + 21], r3\nst.u16 [r2 + 26], r3\nexit",
        || words([0x81, 0xffff_ff81, 0x8182, 0xffff_8182, 0x7f6e_5d4c, 0x4c00, 0x5d4c_0000, 0]),
    ),
    (
        "shared memory and barrier",
        ".threads 8\n.workgroup 8\n.shared 32\n.buffer out 256\ns2r r0, tid\nimul r1, r0, 0x01038081\niadd r1, r1, 0x80f1c7\n\
         shl r2, r0, 2\nsts [r2], r1\nbar\nxor r3, r2, 28\nlds r4, [r3]\nlds.u8 r5, [r3 + 1]\nlds.s8 r6, [r3 + 2]\n\
         lds.u16 r7, [r3]\nlds.s16 r8, [r3 + 2]\nbar\nsts.u8 [r2 + 1], r0\nsts.u16 [r2 + 2], r5\nlds r9, [r2]\nshl r10, r0, 5\n\
         st [r10 + out], r4\nst [r10 + out + 4], r5\nst [r10 + out + 8], r6\nst [r10 + out + 12], r7\nst [r10 + out + 16], r8\n\
         st [r10 + out + 20], r9\nexit",
        || {
            let value = |thread: u32| thread.wrapping_mul(0x0103_8081) + 0x80_f1c7;
            words((0..8).flat_map(|thread| {
                let (own, other) = (value(thread), value(7 - thread));
                let [_, second, third, _] = other.to_le_bytes();
                let stored = own & 0xff | thread << 8 | u32::from(second) << 16;
                [other, second.into(), third as i8 as u32, other & 0xffff, (other >> 16) as i16 as u32, stored, 0, 0]
            }))
        },
    ),
    (
        "merged atomics",
        ".threads 4\n.buffer out 16 = 100\ns2r r0, tid\niadd r1, r0, 1\nmov r2, out\nprepare.add r4, [r2], r1\n\
         prefix.add r5, [r2], r1\niadd r4, r4, r5\nisetp.gt p0, r0, 0\n@p0 st [r0 * 4 + out], r4\nexit",
        || words([110, 101, 103, 106]),
    ),
    (
        "unmerged atomics",
        ".threads 4\n.buffer out 32 = 100\ns2r r0, tid\niadd r1, r0, 1\nmov r2, out\natom1.max.u r4, [r2], r1\n\
         atom1.add r4, [r2], r1\nst [r0 * 4 + out + 16], r4\nexit",
        || words([110, 0, 0, 0, 100, 101, 103, 106]),
    ),
    (
        "merged atomics, sets in registers",
        ".threads 4\n.buffer out 16 = 100\ns2r r0, tid\niadd r1, r0, 1\nmov r2, out\nrprepare.add r4, [r2], r1\n\
         rprefix.add r7, [r2], r5, r6\npick r7, r7, r6\niadd r4, r4, r7\nisetp.gt p0, r0, 0\n@p0 st [r0 * 4 + out], r4\nexit",
        || words([110, 101, 103, 106]),
    ),
    (
        "the same on shared memory",
        ".threads 4\n.workgroup 4\n.shared 16\n.buffer out 16\ns2r r0, tid\niadd r1, r0, 1\nmov r2, 0\nmov r3, 100\nsts [r2], r3\nbar\n\
         srprepare.add r4, [r2], r1\nsrprefix.add r7, [r2], r5, r6\npick r7, r7, r6\niadd r4, r4, r7\nlds r8, [r2]\n\
         isetp.eq p0, r0, 0\n@p0 mov r4, r8\nst [r0 * 4 + out], r4\nexit",
        || words([110, 101, 103, 106]),
    ),
    (
        "atomics on shared memory",
        ".threads 4\n.workgroup 4\n.shared 16\n.buffer out 32\ns2r r0, tid\niadd r1, r0, 1\nmov r2, 0\nmov r3, 100\nsts [r2], r3\nbar\n\
         sprepare.add r4, [r2], r1\nsprefix.add r5, [r2], r1\niadd r4, r4, r5\nsatom1.add r6, [r2], r0\nlds r7, [r2]\n\
         st [r0 * 4 + out], r4\nisetp.eq p0, r0, 0\n@p0 mov r6, r7\nst [r0 * 4 + out + 16], r6\nexit",
        || words([100, 101, 103, 106, 116, 110, 111, 113]),
    ),
    (
        "branches, fences and the end of threads",
        ".threads 8\n.buffer in 32 = 10, 11, 12, 13, 14, 15, 16, 17\n.buffer out 64\ns2r r0, tid\nand r1, r0, 1\n\
         isetp.eq p0, r1, 1\nmov r2, 100\n@p0 bra odd\niadd r2, r2, r0\nbra joined\nodd: isub r2, r2, r0\njoined: sync\n\
         ld r3, [r0 * 4 + in]\nfence.load\nst [r0 * 4 + out], r2\nfence.store\nld r4, [r0 * 4 + out]\niadd r4, r4, r3\n\
         fence.all\nisetp.eq p1, r0, 5\n@p1 discard\nst [r0 * 4 + out + 32], r4\nexit",
        || {
            let first = |thread: u32| if thread % 2 == 1 { 100 - thread } else { 100 + thread };
            let second = |thread: u32| if thread == 5 { 0 } else { first(thread) + 10 + thread };
            words((0..8).map(first).chain((0..8).map(second)))
        },
    ),
    (
        "scoreboard branch",
        ".threads 4\n.buffer out 16\ns2r r0, tid\nmov r1, 5\nbsb [0], past, [1]\nmov r1, 9\npast: st [r0 * 4 + out], r1\nexit",
        || words([5; 4]),
    ),
    (
        "differences over the quad",
        ".grid 4 2\n.buffer in 32 = 0x3f800000, 0x40800000, 0xc0200000, 0x3e800000, 0x41200000, 1, 0x7f800000, 0x3f000000\n\
         .buffer out 128\ns2r r0, x\ns2r r1, y\nimul r2, r1, 4\niadd r2, r2, r0\nld r3, [r2 * 4 + in]\nddx r4, r3\nddy r5, r3\n\
         isetp.eq p0, r0, 2\nmov r6, 7\n@p0 ddx r6, r3\nshl r7, r2, 4\nst [r7 + out], r4\nst [r7 + out + 4], r5\n\
         st [r7 + out + 8], r6\nexit",
        || {
            // 1e-45 counts as zero.
            let values = [1.0, 4.0, -2.5, 0.25, 10.0, 0.0, f32::INFINITY, 0.5];
            let pixel = |at: usize| {
                let across = bits(values[at | 1] - values[at & !1]);
                let down = bits(values[at | 4] - values[at & !4]);
                [across, down, if at % 4 == 2 { across } else { Expected::Bits(7) }, Expected::Bits(0)]
            };
            (0..8).flat_map(pixel).collect()
        },
    ),
    (
        "scalar registers",
        ".threads 8\n.buffer out 128\ns2r r0, tid\nimul r1, r0, 3\nsput s3, r1\nsput s15, 0x1234\ns2r r2, lane\n\
         isetp.eq p0, r2, 2\n@p0 sput s5, r0\nisetp.gt p1, r2, 5\n@p1 sput s3, 99\nsget r4, s3\nsget r5, s15\nsget r6, s5\n\
         iadd r7, r0, 1\nsput s0, r7\nmov r8, 0\nagain: iadd r8, r8, 10\nsget r9, s0\nisub r9, r9, 1\nsput s0, r9\nsget r9, s0\n\
         isetp.gt p2, r9, 0\n@p2 bra again\nshl r10, r0, 4\nst [r10 + out], r4\nst [r10 + out + 4], r5\nst [r10 + out + 8], r6\n\
         st [r10 + out + 12], r8\nexit",
        || {
            // A loop whose counter is the warp's: as often as the first thread's number plus one.
            words((0..8).flat_map(|thread: u32| [thread / 4 * 12, 0x1234, thread / 4 * 4 + 2, (thread / 4 * 4 + 1) * 10]))
        },
    ),
    (
        "planes",
        ".grid 4 2\n.buffer planes 32 = 0x3f000000, 0xbe800000, 0x40a00000, 0, 0x42c80000, 0x3dcccccd, 0xc1200000, 0\n.buffer out 128\n\
         s2r r0, x\ns2r r1, y\nimul r2, r1, 4\niadd r2, r2, r0\nand r3, r0, 1\nshl r3, r3, 2\nmov r4, 0\ninterp r5, [r4 + planes]\n\
         interp r6, [r3 * 4 + planes]\nmov r7, 9\nisetp.eq p0, r0, 3\n@p0 interp r7, [r3 * 4 + planes]\nshl r8, r2, 4\nst [r8 + out], r5\n\
         st [r8 + out + 4], r6\nst [r8 + out + 8], r7\nexit",
        || {
            let planes = [[0.5, -0.25, 5.0], [100.0, 0.1, -10.0]];
            let value = |at: u32, plane: u32| {
                let [dx, dy, c]: [f32; 3] = planes[plane as usize];
                bits(dx * ((at % 4) as f32 + 0.5) + dy * ((at / 4) as f32 + 0.5) + c)
            };
            let pixel = |at: u32| {
                let third = if at % 4 == 3 { value(at, 1) } else { Expected::Bits(9) };
                [value(at, 0), value(at, at % 2), third, Expected::Bits(0)]
            };
            (0..8).flat_map(pixel).collect()
        },
    ),
    (
        "constants",
        ".threads 8\n.constants\n.word 11, 22, 33, 44, 55, 66, 77, 88, 99\n.buffer out 128\ns2r r0, tid\nldc r1, [r0 * 4 + 4]\nmov r2, 8\n\
         ldc r3, [r2 - 8]\nisetp.gt p0, r0, 4\nmov r6, 7\n@p0 ldc r6, [r2]\nldc r4, [12]\nshl r7, r0, 4\n\
         st [r7 + out], r1\nst [r7 + out + 4], r3\nst [r7 + out + 8], r6\nst [r7 + out + 12], r4\nexit",
        || words((0..8).flat_map(|thread| [11 * (thread + 2), 11, if thread > 4 { 33 } else { 7 }, 44])),
    ),
    (
        "addresses without a register",
        ".threads 8\n.workgroup 8\n.shared 16\n.const SECOND 4\n.buffer out 32\n.buffer in 16 = 5, 6, 0xfffefdfc, 8\ns2r r0, tid\nmov r4, 0xffff\n\
         ld r1, [in + SECOND]\nld.s8 r2, [in + 9]\nisetp.eq p0, r0, 7\nshl r3, r0, 2\nisub r2, r2, r0\n@p0 sts [SECOND], r2\n@p0 lds r1, [4]\n\
         st [r3 + out], r1\nfence.store\nisetp.eq p0, r0, 0\n@p0 st.u8 [(out + 1)], r4\nexit",
        // Thread 7 has the byte 0xfd, less 7.
        || words((0..8).map(|thread| if thread == 0 { 0xff06 } else if thread == 7 { -10i32 as u32 } else { 6 })),
    ),
    (
        "subroutines",
        ".threads 8\n.buffer out 64\ns2r r0, tid\nmov r1, 0\nmov r2, 0\nisetp.lt p0, r0, 4\ncall outer\n@p0 call inner\niadd r2, r2, 1000\n\
         call outer\nshl r3, r0, 3\nst [r3 + out], r1\nst [r3 + out + 4], r2\nexit\nouter: iadd r1, r1, 1\ncall inner\ncall inner\n\
         iadd r1, r1, 10\nret\ninner: iadd r2, r2, 1\n@p0 ret\niadd r2, r2, 100\nret",
        // `inner` is called five times by warp 0 and four times by warp 1.
        || words((0..8).flat_map(|thread| [22, if thread < 4 { 1005 } else { 1404 }])),
    ),
    (
        "texture reads",
        ".grid 4 2\n.image photo 0 4 2\n.texture 0 photo wrap=clamp\n.texture 1 photo wrap=clamp filter=bilinear\n\
         .buffer out 128\ns2r r0, x\ns2r r1, y\ntxf.t r4, [r0, r1], t0.rgba\nu2f r2, r0\nfadd r2, r2, 0.5\n\
         fmul r2, r2, 0.25\nu2f r3, r1\nfadd r3, r3, 0.5\nfmul r3, r3, 0.5\ntex r8, [r2, r3], t1.ga\nimul r10, r1, 4\n\
         iadd r10, r10, r0\nshl r10, r10, 4\nst [r10 + out], r4\nst [r10 + out + 4], r7\nst [r10 + out + 8], r8\n\
         st [r10 + out + 12], r9\nexit",
        || {
            // At the centre of a texel the filter gives the texel.
            let channel = |texel: u32, number: u32| Expected::Near(f64::from((texel * 4 + number) * 8) / 255.0, 1e-6);
            (0..8).flat_map(|texel| [0, 3, 1, 3].map(|number| channel(texel, number))).collect()
        },
    ),
];

/// The picture of the program that reads one.
fn images(source: &str) -> Vec<Image> {
    let texels = (0..32).map(|i| i * 8).collect();
    if source.contains(".image") {
        vec![Image { width: 4, height: 2, texels }]
    } else {
        vec![]
    }
}

/// Programs whose results say which threads share a warp.
const OF_FOUR: [&str; 2] = ["scalar registers", "subroutines"];

fn everything_else(warp: u32) {
    let cases: Vec<&Case> =
        CASES.iter().filter(|(name, ..)| warp == 4 || !OF_FOUR.contains(name)).collect();
    each(
        &cases,
        |(name, ..)| name.to_string(),
        |(name, source, wanted)| {
            // A workgroup is a whole warp at least.
            let source = source.replace(".workgroup 4\n", &format!(".workgroup {warp}\n"));
            let job = Job::for_warps(name, &source, None, images(&source), warp);
            on_every_engine(&job, warp, |engine, outcome| {
                assert_eq!(outcome.fault, None, "{name} on {engine}");
                let found = job.words(&outcome.memory, "out");
                let wanted = wanted();
                assert_eq!(found.len(), wanted.len(), "{name}");
                for (at, (found, wanted)) in found.iter().zip(&wanted).enumerate() {
                    assert!(
                        wanted.holds(*found),
                        "{name} on {engine}, word {at}: {found:#x}, not {wanted:x?}"
                    );
                }
            });
        },
    );
}

#[test]
fn everything_else_on_every_engine() {
    everything_else(4);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn everything_else_with_eight_threads() {
    everything_else(8);
}

#[test]
fn every_instruction_has_a_directed_test() {
    let mut missing: BTreeMap<u8, &str> = TABLE
        .iter()
        .filter(|row| !is_arithmetic(row))
        .map(|row| (row.opcode, row.mnemonic))
        .collect();
    for (name, source, _) in CASES {
        for word in &Job::new(name, source, images(source)).program.instructions {
            missing.remove(&decode(*word).expect("a valid instruction").row.opcode);
        }
    }
    let missing: BTreeSet<&str> = missing.into_values().collect();
    assert_eq!(missing, BTreeSet::new(), "give these instructions a program in `CASES`");
    for (row, code) in arithmetic() {
        assert!(
            expected(row.mnemonic, code, OPERANDS[0]).is_some(),
            "`{}` has no line in `expected`",
            row.mnemonic
        );
    }
}
