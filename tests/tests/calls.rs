// SPDX-License-Identifier: MIT
//! Calls in diverged code on all engines: what each thread gets is what it would get alone, and
//! threads join only those that are inside as many calls. The expected values are computed here,
//! thread by thread.
use warpwright_config::{Mechanisms, Scheduling, Size};
use warpwright_sim::engines::EngineKind;
use warpwright_sim::memory::MemoryConfig;
use warpwright_tests::programs::{Job, FAST};

const WILD: MemoryConfig =
    MemoryConfig { latency: 12, jitter: 30, reorder: true, refuse: 90, seed: 7 };

/// The first words of `out` on every engine.
fn out_is(source: &str, expected: &[u32]) {
    let job = Job::new("calls.s", source, vec![]);
    let conventional = Mechanisms {
        pointers: false,
        scoreboard: false,
        scheduling: Scheduling::LooseRoundRobin,
        ..Mechanisms::ALL
    };
    for (engine, size, mechanisms, memory) in [
        (EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST),
        (EngineKind::Rtl, Size::Small, Mechanisms::ALL, FAST),
        (EngineKind::Rtl, Size::Small, conventional, WILD),
        (EngineKind::Rtl, Size::Full, Mechanisms::ALL, WILD),
    ] {
        let outcome = job.run(engine, size, mechanisms, memory);
        assert_eq!(outcome.fault, None, "{engine:?} {size:?}\n{source}");
        let out = job.words(&outcome.memory, "out");
        assert_eq!(
            out[..expected.len()],
            *expected,
            "{engine:?} {size:?} {mechanisms:?}\n{source}"
        );
    }
}

#[test]
fn a_sync_in_a_callee_joins_only_the_threads_of_its_call() {
    let source = ".threads 4\n.buffer out 16
        s2r   r0, tid
        isetp.lt p0, r0, 2
  @p0   bra   low
        call  f
        mov   r1, 1
        bra   join
low:    call  f
        mov   r1, 2
join:   sync
        st    [r0 * 4 + out], r1
        exit
f:      sync
        ret";
    out_is(source, &[2, 2, 1, 1]);
}

#[test]
fn a_divergent_branch_in_a_callee_returns_each_thread_to_its_own_call() {
    let source = ".threads 8\n.buffer out 32
        s2r   r0, tid
        and   r2, r0, 1
        isetp.lt p0, r0, 2
        mov   r1, 0
  @p0   bra   low
        call  f
        iadd  r1, r1, 100
        call  f
        bra   join
low:    call  f
        iadd  r1, r1, 200
join:   sync
        st    [r0 * 4 + out], r1
        exit
f:      isetp.eq p1, r2, 0
  @p1   bra   even
        iadd  r1, r1, 10
        ret
even:   iadd  r1, r1, 20
        ret";
    let thread = |tid: u32| {
        let f = if tid % 2 == 0 { 20 } else { 10 };
        if tid < 2 {
            f + 200
        } else {
            2 * f + 100
        }
    };
    out_is(source, &(0..8).map(thread).collect::<Vec<_>>());
}

/// Every thread goes as deep as its number says, to the end of the stack; on the way back it counts
/// its returns.
#[test]
fn recursion_of_divergent_depth_fills_the_stack_and_returns() {
    let source = ".threads 16\n.buffer out 64
        s2r   r0, tid
        mov   r2, r0
        mov   r1, 0
        call  f
        st    [r0 * 4 + out], r1
        exit
f:      isetp.eq p0, r2, 0
  @p0   bra   done
        isub  r2, r2, 1
        call  f
        imul  r1, r1, 3
        iadd  r1, r1, 1
done:   sync
        ret";
    let thread = |tid: u32| (0..tid).fold(0u32, |sum, _| sum.wrapping_mul(3).wrapping_add(1));
    out_is(source, &(0..16).map(thread).collect::<Vec<_>>());
}

/// Both ways of a branch call the same subroutine in a loop whose trip count differs from thread to
/// thread.
#[test]
fn calls_in_loops_of_divergent_trip_counts() {
    let source = ".threads 32\n.buffer out 128
        s2r   r0, tid
        iadd  r1, r0, 7
        and   r3, r0, 7
loop:   isetp.eq p0, r3, 0
  @p0   bra   over
        and   r4, r1, 3
        isetp.lt p1, r4, 2
  @p1   bra   low
        iadd  r1, r1, 5
        call  step
        bra   next
low:    call  step
        call  step
next:   sync
        isub  r3, r3, 1
        bra   loop
over:   sync
        st    [r0 * 4 + out], r1
        exit
step:   and   r5, r1, 1
        isetp.eq p2, r5, 0
  @p2   bra   even
        imul  r1, r1, 3
        iadd  r1, r1, 1
        bra   stepped
even:   shr   r1, r1, 1
stepped: sync
        ret";
    let step = |x: u32| if x % 2 == 0 { x / 2 } else { x.wrapping_mul(3).wrapping_add(1) };
    let thread = |tid: u32| {
        (0..tid % 8)
            .fold(tid + 7, |x, _| if x & 3 < 2 { step(step(x)) } else { step(x.wrapping_add(5)) })
    };
    out_is(source, &(0..32).map(thread).collect::<Vec<_>>());
}

/// Where all threads of an inner call leave, those outside go on where they were, at their own
/// depth.
#[test]
fn exit_and_discard_in_a_callee_leave_the_callers_their_returns() {
    let source = ".threads 16\n.buffer out 64
        s2r   r0, tid
        and   r2, r0, 3
        isetp.ge p0, r2, 2
        mov   r1, 1
  @p0   call  outer
        iadd  r1, r1, 10
        call  last
        st    [r0 * 4 + out], r1
        exit
outer:  isetp.eq p1, r2, 3
  @p1   call  inner
        iadd  r1, r1, 1000
        isetp.lt p1, r0, 8
  @p1   discard
        ret
inner:  call  gone
        iadd  r1, r1, 500
        ret
gone:   exit
last:   iadd  r1, r1, 7
        ret";
    let thread = |tid: u32| match tid % 4 {
        3 => 0,
        2 if tid < 8 => 0,
        2 => 1 + 1000 + 10 + 7,
        _ => 1 + 10 + 7,
    };
    out_is(source, &(0..16).map(thread).collect::<Vec<_>>());
}

/// A call and a return that only some of the active threads take.
#[test]
fn guarded_calls_and_returns_concern_the_threads_whose_guard_holds() {
    let source = ".threads 8\n.buffer out 32
        s2r   r0, tid
        and   r2, r0, 3
        mov   r1, 0
        isetp.ne p0, r2, 0
  @p0   call  f
        iadd  r1, r1, 1
        sync
        st    [r0 * 4 + out], r1
        exit
f:      iadd  r1, r1, 10
        isetp.eq p1, r2, 1
  @p1   ret
        iadd  r1, r1, 100
        isetp.eq p1, r2, 2
  @!p1  call  g
        iadd  r1, r1, 1000
        ret
g:      iadd  r1, r1, 10000
        ret";
    let thread = |tid: u32| [1, 11, 1111, 11111][tid as usize % 4];
    out_is(source, &(0..8).map(thread).collect::<Vec<_>>());
}

/// The join behind the calls is one of the whole warp: the barrier that follows is reached by all
/// together.
#[test]
fn behind_the_join_the_whole_warp_is_together_again() {
    let source = ".threads 8\n.workgroup 8\n.shared 32\n.buffer out 32
        s2r   r0, tid
        isetp.lt p0, r0, 3
  @p0   bra   low
        call  f
        bra   join
low:    call  f
        call  f
join:   sync
        shl   r3, r0, 2
        sts   [r3], r0
        bar
        xor   r3, r3, 28
        lds   r1, [r3]
        st    [r0 * 4 + out], r1
        exit
f:      isetp.eq p1, r0, 1
  @p1   ret
        sync
        ret";
    out_is(source, &(0..8).map(|tid| 7 - tid).collect::<Vec<_>>());
}
