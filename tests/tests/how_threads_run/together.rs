// SPDX-License-Identifier: MIT
//! Joins, cold blocks and barriers: which threads are together. A barrier shows it, which is a
//! fault where a live thread of the warp is elsewhere.
use super::{faults, out_is, program, run, with_nano, words};
use warpwright_isa::{Fault, FaultCause};

/// One workgroup of four warps with a buffer for each thread.
fn group(body: &str) -> String {
    format!(
        ".threads 16\n.workgroup 16\n.shared 64\n.buffer out 64
        s2r   r0, tid
        s2r   r2, lane
        s2r   r3, launched_warp
        mov   r1, 7
{body}"
    )
}

#[test]
fn a_barrier_waits_for_neither_ended_warps_nor_threads_that_left() {
    // Warp 3 ends before the barrier, and of each other warp lane 3.
    let source = group(
        "        isetp.eq p0, r3, 3
  @p0   exit
        isetp.eq p1, r2, 3
  @p1   discard
        shl   r4, r0, 2
        sts   [r4], r0
        bar
        iadd  r5, r4, 16
        and   r5, r5, 63
        isetp.eq p2, r3, 2
        mov   r6, 99
  @!p2  lds   r6, [r5]
        st    [r0 * 4 + out], r6
        exit",
    );
    let thread = |tid: u32| match (tid / 4, tid % 4) {
        (3, _) | (_, 3) => 0,
        (2, _) => 99,
        _ => tid + 4,
    };
    out_is(&source, &(0..16).map(thread).collect::<Vec<_>>());
}

#[test]
fn a_barrier_where_a_live_thread_is_elsewhere_is_a_fault() {
    faults(
        &group(
            "        isetp.eq p0, r2, 3
  @p0   bra   over
        bar
over:   sync
        exit",
        ),
        FaultCause::Divergent,
    );
}

/// Both ways above the `sync`: it joins all.
#[test]
fn a_sync_below_both_ways_joins_them() {
    let source = group(
        "        isetp.lt p0, r2, 2
  @p0   bra   other
        iadd  r1, r1, 1
        bra   join
other:  iadd  r1, r1, 2
join:   sync
        bar
        st    [r0 * 4 + out], r1
        exit",
    );
    let thread = |tid: u32| if tid % 4 < 2 { 9 } else { 8 };
    out_is(&source, &(0..16).map(thread).collect::<Vec<_>>());
}

#[test]
fn without_a_sync_threads_go_on_apart_with_the_same_values() {
    let body = |end: &str| {
        group(&format!(
            "        isetp.lt p0, r2, 2
  @p0   bra   other
        iadd  r1, r1, 1
        bra   join
other:  iadd  r1, r1, 2
join:   {end}
        st    [r0 * 4 + out], r1
        exit"
        ))
    };
    let thread = |tid: u32| if tid % 4 < 2 { 9 } else { 8 };
    out_is(&body("nop"), &(0..16).map(thread).collect::<Vec<_>>());
    faults(&body("bar"), FaultCause::Divergent);
}

/// A cold block behind `exit` is higher than the `sync`: its threads come back to it alone.
#[test]
fn a_cold_block_behind_exit_is_not_waited_for() {
    let body = |end: &str| {
        group(&format!(
            "        isetp.eq p0, r2, 1
  @p0   bra   cold
        iadd  r1, r1, 1
join:   sync
        {end}
        st    [r0 * 4 + out], r1
        exit
cold:   iadd  r1, r1, 2
        bra   join"
        ))
    };
    let thread = |tid: u32| if tid % 4 == 1 { 9 } else { 8 };
    out_is(&body("nop"), &(0..16).map(thread).collect::<Vec<_>>());
    faults(&body("bar"), FaultCause::Divergent);
}

/// Inside one way a `sync` joins nothing: the other threads stay where they are.
#[test]
fn a_sync_inside_one_way_joins_nothing() {
    let body = |inside: &str| {
        group(&format!(
            "        isetp.lt p0, r2, 2
  @p0   bra   other
        iadd  r1, r1, 1
        sync
        {inside}
        bra   join
other:  iadd  r1, r1, 2
join:   sync
        st    [r0 * 4 + out], r1
        exit"
        ))
    };
    let thread = |tid: u32| if tid % 4 < 2 { 9 } else { 8 };
    out_is(&body("nop"), &(0..16).map(thread).collect::<Vec<_>>());
    faults(&body("bar"), FaultCause::Divergent);
}

/// A warp that faults on one way of a branch is stopped whole: its other way, which has stores to
/// do, does not run. Loads are under way then; the warps that do not fault lose nothing.
#[test]
fn a_fault_on_one_way_stops_the_other_way_and_no_other_warp() {
    let loads: String =
        (0..8).map(|n| format!("        ld r{}, [r8 + {}]\n", 10 + n, 16 * n)).collect();
    let source = format!(
        ".threads 32
        .buffer out 128
        .buffer data 4096
        s2r   r0, tid
        s2r   r3, lane
        s2r   r2, launched_warp
        shl   r8, r0, 7
        iadd  r8, r8, data
{loads}        mov   r4, 1
        mov   r9, 0x7ffffff0
        isetp.eq p0, r3, 0
        isetp.ne p1, r2, 5
  @p0   bra other
        ; Only the threads 1 to 3 of warp 5 come here with the address outside.
  @p1   bra join
        ld  r1, [r9]
        bra join
other:  st [r0 * 4 + out], r4
join:   sync
  @p1   iadd r4, r4, 1
  @p1   st [r0 * 4 + out], r4
        exit"
    );
    let program = program(&source);
    let pc = (0..).find(|&pc| program.source_line(pc).unwrap().1.contains("[r9]")).unwrap();
    let expected: Vec<u32> = (0..32).map(|thread| if thread / 4 == 5 { 0 } else { 2 }).collect();
    for place in with_nano() {
        let outcome = run(&program, place, 400_000).unwrap();
        let fault = Fault { cause: FaultCause::OutOfRange, warp: 5, pc };
        assert_eq!(outcome.fault, Some(fault), "{place:?}");
        assert_eq!(words(&program, &outcome, "out"), expected, "{place:?}");
    }
}
