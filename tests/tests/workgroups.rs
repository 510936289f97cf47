// SPDX-License-Identifier: MIT
//! Workgroups on all engines: shared memory, barriers, their faults, launches of all shapes.
mod refused;

use warpwright_config::counters::Counter;
use warpwright_config::{Mechanisms, Size};
use warpwright_isa::Fault;
use warpwright_sim::engines::EngineKind;
use warpwright_sim::memory::MemoryConfig;
use warpwright_tests::programs::{assert_equal_to_verilog, Job, FAST, SLOW, WILD};

type Place = (Size, Mechanisms, MemoryConfig);

const PLACES: [Place; 4] = [
    (Size::Small, Mechanisms::ALL, WILD),
    (Size::Small, Mechanisms::NONE, SLOW),
    (Size::Nano, Mechanisms::ALL, FAST),
    (Size::Full, Mechanisms::ALL, FAST),
];

fn job(source: &str) -> Job {
    Job::new("workgroups.s", source, vec![])
}

/// The memory that `isa`, the RTL in all sizes and its Verilog leave, and the fault.
fn everywhere(source: &str, check: impl Fn(&Job, &[u8], Option<Fault>)) {
    let job = job(source);
    let isa = job.run(EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST);
    check(&job, &isa.memory, isa.fault);
    for (size, mechanisms, memory) in PLACES {
        println!("{size:?} {mechanisms:?}");
        let outcome = job.run(EngineKind::Rtl, size, mechanisms, memory);
        check(&job, &outcome.memory, outcome.fault);
    }
    assert_equal_to_verilog(&job, Size::Small, Mechanisms::ALL, WILD);
}

/// Everywhere without a fault; `out` is this.
fn gives(source: &str, expected: &[u32]) {
    everywhere(source, |job, memory, fault| {
        assert_eq!(fault, None, "{source}");
        assert_eq!(job.words(memory, "out"), expected, "{source}");
    });
}

/// Every thread adds up what the threads of its workgroup, of `group` threads, put into shared
/// memory.
fn sums(threads: u32, group: u32) -> (String, Vec<u32>) {
    let source = format!(
        "        .threads {threads}
        .workgroup {group}
        .shared {bytes}
        .buffer out {out}
        s2r r0, tid
        s2r r1, workgroup
        imul r1, r1, {group}
        isub r1, r0, r1
        shl r2, r1, 2
        iadd r6, r0, 1
        sts [r2], r6
        bar
        mov r3, 0
        mov r4, 0
        ; As many as there are: the last workgroup may not be whole.
        mov r8, {threads}
        isub r5, r8, r0
        iadd r5, r5, r1
        imin.u r5, r5, {group}
        shl r5, r5, 2
again:  lds r6, [r4]
        iadd r3, r3, r6
        iadd r4, r4, 4
        isetp.ltu p0, r4, r5
        @p0 bra again
        st [r0 * 4 + out], r3
        exit
",
        bytes = 4 * group,
        out = 4 * threads
    );
    let first = |thread: u32| thread / group * group;
    let expected = (0..threads)
        .map(|thread| (first(thread)..threads.min(first(thread) + group)).map(|i| i + 1).sum())
        .collect();
    (source, expected)
}

#[test]
fn the_threads_of_a_workgroup_share_their_memory() {
    for (threads, group) in [(48, 16), (64, 8), (16, 4), (60, 12), (21, 8), (3, 16)] {
        let (source, expected) = sums(threads, group);
        gives(&source, &expected);
    }
}

#[test]
fn larger_workgroups_on_larger_cores() {
    let (source, expected) = sums(200, 128);
    let job = job(&source);
    let outcome = assert_equal_to_verilog(&job, Size::Full, Mechanisms::ALL, WILD);
    assert_eq!((outcome.fault, job.words(&outcome.memory, "out")), (None, expected));
}

/// Shared memory for two workgroups, slots for more.
#[test]
fn workgroups_wait_for_shared_memory() {
    let (source, expected) = sums(96, 8);
    let source = source.replace(".shared 32", ".shared 1000");
    gives(&source, &expected);
}

#[test]
fn bytes_and_half_words() {
    let source = "
        .threads 4
        .workgroup 4
        .shared 40
        .buffer out 96
        s2r r0, tid
        shl r1, r0, 3
        mov r2, 0x818283f4
        sts [r1], r2
        sts [r1 + 4], r0
        iadd r3, r0, 0xf0
        sts.u8 [r1 + 5], r3
        sts.u16 [r1 + 6], r2
        sts.u8 [r0 + 32], r3            ; four threads, one word
        lds r4, [r1 + 4]
        lds.u8 r5, [r1 + 3]
        lds.s8 r6, [r1 + 3]
        lds.u16 r7, [r1 + 2]
        lds.s16 r8, [r1 + 2]
        mov r9, 32
        lds r9, [r9]                    ; one word for all
        imul r10, r0, 24
        st [r10 + out], r4
        st [r10 + out + 4], r5
        st [r10 + out + 8], r6
        st [r10 + out + 12], r7
        st [r10 + out + 16], r8
        st [r10 + out + 20], r9
        exit";
    let thread = |i: u32| {
        [0x83f4_0000 | (0xf0 + i) << 8 | i, 0x81, 0xffff_ff81, 0x8182, 0xffff_8182, 0xf3f2_f1f0]
    };
    gives(source, &(0..4).flat_map(thread).collect::<Vec<u32>>());
}

/// Stores of several threads to one word take effect in thread order, whatever turn they are in.
#[test]
fn the_last_thread_that_stores_wins() {
    let source = "
        .threads 8
        .workgroup 4
        .shared 64
        .buffer out 32
        s2r r0, tid
        and r1, r0, 3
        mov r2, 16
        isetp.eq p0, r1, 3
        @p0 mov r2, 20
        sts [r2], r0
        lds r3, [r2]
        st [r0 * 4 + out], r3
        exit";
    gives(source, &[2, 2, 2, 3, 6, 6, 6, 7]);
}

/// A load whose destination is its own address register: the threads left over keep theirs.
#[test]
fn a_replay_reads_what_the_first_turn_read() {
    let source = "
        .threads 4
        .workgroup 4
        .shared 256
        .buffer out 16
        s2r r0, tid
        shl r1, r0, 4
        imul r2, r0, 11
        sts [r1], r2
        lds r1, [r1]
        st [r0 * 4 + out], r1
        exit";
    gives(source, &[0, 11, 22, 33]);
}

#[test]
fn the_number_of_the_workgroup() {
    let linear = "
        .threads 40
        .workgroup 12
        .buffer out 160
        s2r r0, tid
        s2r r1, workgroup
        st [r0 * 4 + out], r1
        exit";
    gives(linear, &(0..40).map(|thread| thread / 12).collect::<Vec<u32>>());
    // In tiles: quads in rows of four.
    for group in [4, 8, 16, 32, 64] {
        let (width, height) = (11, 13);
        let source = format!(
            "        .grid {width} {height}
        .workgroup {group}
        .buffer out {}
        s2r r0, x
        s2r r1, y
        imul r1, r1, {width}
        iadd r0, r0, r1
        s2r r1, workgroup
        st [r0 * 4 + out], r1
        exit",
            4 * width * height
        );
        let number = |at: u32| {
            let (x, y) = (at % width, at / width);
            let (tile, quad) = (y / 8 * 2 + x / 8, y % 8 / 2 * 4 + x % 8 / 2);
            (tile * 64 + quad * 4) / group
        };
        gives(&source, &(0..width * height).map(number).collect::<Vec<u32>>());
    }
}

/// Each pixel takes the value of its opposite in the part of a tile that is its workgroup.
#[test]
fn workgroups_of_a_pixel_grid() {
    let (width, height) = (21, 11);
    let source = format!(
        "        .grid {width} {height}
        .workgroup 16
        .shared 64
        .buffer out {}
        s2r r0, x
        s2r r1, y
        imul r2, r1, {width}
        iadd r2, r2, r0
        and r3, r0, 7
        and r4, r1, 1
        shl r4, r4, 3
        or r3, r3, r4
        shl r3, r3, 2
        mov r5, 0
        iadd r6, r2, 1000
        sts [r3], r6
        bar
        xor r3, r3, 4
        ; Outside the grid nobody has stored.
        xor r7, r0, 1
        isetp.ltu p0, r7, {width}
        @p0 lds r5, [r3]
        st [r2 * 4 + out], r5
        exit",
        4 * width * height
    );
    let expected = |at: u32| {
        let (x, y) = ((at % width) ^ 1, at / width);
        if x < width {
            y * width + x + 1000
        } else {
            0
        }
    };
    gives(&source, &(0..width * height).map(expected).collect::<Vec<u32>>());
}

/// Warps that end, all or some threads of them, are not waited for.
#[test]
fn a_warp_that_has_ended_is_not_waited_for() {
    let source = "
        .threads 32
        .workgroup 16
        .shared 64
        .buffer out 128
        s2r r0, tid
        and r1, r0, 15
        shl r1, r1, 2
        sts [r1], r0
        isetp.eq p0, r1, 20
        @p0 exit                        ; one thread of the second warp
        isetp.geu p0, r1, 48
        @p0 exit                        ; the whole fourth warp
        bar
        xor r1, r1, 16
        lds r2, [r1]
        st [r0 * 4 + out], r2
        bar
        exit";
    let expected = |thread: u32| match thread % 16 {
        5 | 12..16 => 0,
        _ => thread ^ 4,
    };
    gives(source, &(0..32).map(expected).collect::<Vec<u32>>());
}

/// Instructions issued by a warp that loads `count` times, its threads `stride` words apart.
fn issues(stride: u32) -> (u32, u64) {
    let source = format!(
        ".threads 4\n.workgroup 4\n.shared 256\ns2r r0, tid\nimul r0, r0, {}\n{}exit\n",
        4 * stride,
        "lds r1, [r0]\n".repeat(8)
    );
    let outcome = job(&source).run(EngineKind::Rtl, Size::Small, Mechanisms::ALL, FAST);
    (outcome.counters[Counter::Instructions as usize], outcome.cycles)
}

#[test]
fn a_conflict_costs_a_turn_for_each_word_of_the_bank() {
    let cases = [(0, 1), (1, 1), (2, 2), (3, 1), (4, 4), (8, 4)];
    for (stride, turns) in cases {
        let (instructions, cycles) = issues(stride);
        println!("stride {stride}: {instructions} instructions, {cycles} cycles");
        assert_eq!(instructions, 3 + 8 * turns, "stride {stride}");
    }
}
