// SPDX-License-Identifier: MIT
//! Waiting for another thread: which forms make progress.
use super::{never_ends, out_is, program, run, with_nano, words};
use warpwright_sim::engines::EngineKind;

/// Takes the lock at `lock`, counts in `out` and releases it, `rounds` times for each thread.
fn inside_the_loop(threads: u32, rounds: u32) -> String {
    format!(
        ".threads {threads}\n.buffer lock 16\n.buffer out 16
        mov   r1, lock
        mov   r8, out
        mov   r2, 1
        mov   r3, 0
        mov   r6, 0
again:  atom.exch r4, [r1], r2
        isetp.ne p0, r4, 0
  @p0   bra   failed
        ld    r5, [r8]
        iadd  r5, r5, 1
        st    [r8], r5
        fence.all
        atom.exch r4, [r1], r3
        iadd  r6, r6, 1
failed: sync
        isetp.lt p0, r6, {rounds}
  @p0   bra   again
        sync
        exit"
    )
}

#[test]
fn a_lock_whose_work_and_release_are_inside_the_loop_makes_progress() {
    out_is(&inside_the_loop(4, 1), &[4]);
    out_is(&inside_the_loop(16, 3), &[48]);
}

/// The winner waits behind the loop, at a higher PC, for the losers, who wait for its release.
const BEHIND: &str = "
again:  atom.exch r4, [r1], r2
        isetp.ne p0, r4, 0
  @p0   bra   again
        ld    r5, [r8]
        iadd  r5, r5, 1
        st    [r8], r5
        fence.all
        atom.exch r4, [r1], r3
        exit";

fn behind_the_loop(threads: u32, first: &str) -> String {
    format!(
        ".threads {threads}\n.buffer lock 16\n.buffer out 16
        s2r   r0, lane
        mov   r1, lock
        mov   r8, out
        mov   r2, 1
        mov   r3, 0
        {first}{BEHIND}"
    )
}

fn behind_the_loop_within_a_warp(core: EngineKind) {
    never_ends(&behind_the_loop(4, ""), core);
}

#[test]
fn a_lock_that_is_released_behind_the_loop_makes_progress_between_warps() {
    out_is(&behind_the_loop(32, "isetp.ne p0, r0, 2\n  @p0 exit"), &[8]);
}

/// Thread 0 of a warp waits until another thread of it has stored.
fn waits(body: &str) -> String {
    format!(
        ".threads 4\n.buffer flag 16\n.buffer out 16
        s2r   r0, tid
        mov   r7, flag
        mov   r6, 1
        mov   r1, 0
        isetp.eq p0, r0, 0
{body}"
    )
}

fn at_a_lower_pc(core: EngineKind) {
    never_ends(
        &waits(
            "  @!p0  bra   store
again:  ld    r1, [r7]
        isetp.eq p1, r1, 0
  @p1   bra   again
        bra   join
store:  st    [r7], r6
join:   sync
        st    [r0 * 4 + out], r1
        exit",
        ),
        core,
    );
}

#[test]
fn waiting_at_a_higher_pc_for_a_thread_of_the_same_warp_makes_progress() {
    out_is(
        &waits(
            "  @p0   bra   again
        st    [r7], r6
        bra   join
again:  ld    r1, [r7]
        isetp.eq p1, r1, 0
  @p1   bra   again
join:   sync
        st    [r0 * 4 + out], r1
        exit",
        ),
        &[1, 0, 0, 0],
    );
}

#[test]
fn waiting_with_a_sync_in_the_loop_makes_progress() {
    out_is(
        &waits(
            "        mov   r2, 0
again:  isetp.eq p0, r0, 0
  @p0   bra   look
        st    [r7], r6
look:   sync
        ld    r1, [r7]
        isetp.eq p1, r1, 0
  @p1   bra   again
        sync
        st    [r0 * 4 + out], r1
        exit",
        ),
        &[1, 1, 1, 1],
    );
}

fn in_a_callee(core: EngineKind) {
    never_ends(
        &waits(
            "  @p0   call  wait
        st    [r7], r6
        sync
        exit
wait:   ld    r1, [r7]
        isetp.eq p1, r1, 0
  @p1   bra   wait
        ret",
        ),
        core,
    );
    // The same with a `sync` in the loop: it joins only threads of the same call.
    never_ends(
        &waits(
            "  @p0   call  wait
        st    [r7], r6
        sync
        exit
wait:   sync
        ld    r1, [r7]
        isetp.eq p1, r1, 0
  @p1   bra   wait
        ret",
        ),
        core,
    );
}

/// Every warp but the last waits for it: it is launched only when one of them has ended.
fn for_a_warp_that_is_not_launched(core: EngineKind) {
    let source = |threads: u32| {
        format!(
            ".threads {threads}\n.buffer flag 16\n.buffer out 16
        s2r   r0, launched_warp
        mov   r7, flag
        mov   r6, 1
        isetp.eq p0, r0, {}
  @p0   bra   last
again:  ld    r1, [r7]
        isetp.eq p1, r1, 0
  @p1   bra   again
        exit
last:   st    [r7], r6
        mov   r7, out
        st    [r7], r6
        exit",
            threads / 4 - 1
        )
    };
    never_ends(&source(512), core);
    // All of them resident.
    out_is(&source(16), &[1]);
}

/// One warp reads textures in phases and waits for the flag of another, which is in a later phase.
/// `warp_scheduler::lock_up::` bounds the cycles.
#[test]
fn a_warp_may_wait_for_one_that_is_in_a_later_texture_phase() {
    let program = program(
        ".threads 8\n.buffer img 64 = 0x80\n.buffer flag 16\n.buffer out 32
        .texture 0 img width=4 height=4 pitch=16 format=rgba8 filter=nearest wrap=clamp
        s2r   r0, tid
        s2r   r1, launched_warp
        mov   r2, 0.125
        mov   r7, flag
        tex.p r4, [r2, r2], t0.r
        isetp.eq p0, r1, 0
  @p0   bra   waits
        tex.p r5, [r2, r2], t0.r
        tex.p r5, [r2, r2], t0.r
        mov   r6, 1
        st    [r7], r6
        bra   done
waits:  ld    r6, [r7]
        isetp.eq p0, r6, 0
  @p0   bra   waits
done:   sync
        st    [r0 * 4 + out], r6
        exit",
    );
    for place in with_nano() {
        let outcome = run(&program, place, 400_000).unwrap();
        assert_eq!(outcome.fault, None, "{place:?}");
        assert_eq!(words(&program, &outcome, "out"), [1; 8], "{place:?}");
    }
}

#[test]
fn a_lock_that_is_released_behind_the_loop_livelocks_within_a_warp() {
    behind_the_loop_within_a_warp(EngineKind::Verilator);
}

#[test]
fn waiting_at_a_lower_pc_for_a_thread_of_the_same_warp_livelocks() {
    at_a_lower_pc(EngineKind::Verilator);
}

#[test]
fn waiting_in_a_callee_for_a_thread_further_out_livelocks() {
    in_a_callee(EngineKind::Verilator);
}

#[test]
fn waiting_for_a_warp_that_is_not_launched_livelocks() {
    for_a_warp_that_is_not_launched(EngineKind::Verilator);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn livelocks_on_the_rust_hdl_design() {
    for waits in
        [behind_the_loop_within_a_warp, at_a_lower_pc, in_a_callee, for_a_warp_that_is_not_launched]
    {
        waits(EngineKind::Rtl);
    }
}
