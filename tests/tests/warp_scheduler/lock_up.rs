// SPDX-License-Identifier: MIT
//! Programs in which the warp that holds the textile grant waits for one that does not: they end,
//! on cores whose lanes take several turns, too.
use warpwright_config::{Mechanisms, Size};
use warpwright_sim::engines::EngineKind;
use warpwright_tests::programs::{Image, Job, FAST, SLOW};

/// Warp 1 stores the flag after two reads in later phases than that of warp 0, which waits for it
/// as `poll` says.
fn source(poll: &str) -> String {
    format!(
        ".threads 8
        .image photo 0 8 8
        .texture 0 photo
        .buffer flag 16
        .buffer out 64
        s2r r0, tid
        s2r r1, launched_warp
        mov r2, 0.25
        mov r7, flag
        tex.p r4, [r2, r2], t0.r
        isetp.eq p0, r1, 0
  @p0   bra poll
        tex.p r5, [r2, r2], t0.r
        tex.p r5, [r2, r2], t0.r
        mov r6, 1
        st [r7], r6
        bra done
poll:   {poll}
        ld r6, [r7]
        isetp.eq p0, r6, 0
  @p0   bra poll
done:   sync
        st [r0 * 4 + out], r6
        exit"
    )
}

#[test]
fn a_warp_with_the_grant_may_wait_for_one_without() {
    let polls = [("with arithmetic", "mov r5, 0"), ("with reads", "tex r5, [r2, r2], t0.r")];
    for (about, poll) in polls {
        let job = Job::new("poll.s", &source(poll), vec![Image::sample(8, 8)]);
        for size in [Size::Nano, Size::Small] {
            for (engine, memory) in [
                (EngineKind::Rtl, FAST),
                (EngineKind::Verilator, FAST),
                (EngineKind::Verilator, SLOW),
            ] {
                let about = format!("{about} on {size:?}, {engine:?}, {memory:?}");
                let outcome = job.run(engine, size, Mechanisms::ALL, memory);
                println!("{about}: {} cycles", outcome.cycles);
                assert_eq!(job.words(&outcome.memory, "out")[..8], [1; 8], "{about}");
                // Patience, in cycles in which a request is made: one of four on `nano`.
                assert!(outcome.cycles < 12_000, "{about}: {} cycles", outcome.cycles);
            }
        }
    }
}
