// SPDX-License-Identifier: MIT
//! Accesses of shared memory that fault, barriers in divergent code, and what the core is too small
//! for.
use super::{everywhere, job};
use warpwright_config::{Mechanisms, Size};
use warpwright_isa::{Fault, FaultCause};
use warpwright_sim::engines::{self, EngineKind, RunConfig};
use warpwright_tests::programs::{Job, FAST};

/// Only warp 2 faults, at the line marked `here`; the others of its workgroup pass the barriers and
/// end.
fn faults(text: &str, cause: FaultCause) {
    let source = format!(
        "        .threads 32
        .workgroup 16
        .shared 60
        .buffer out 128
        s2r r0, tid
        and r1, r0, 15
        shl r1, r1, 2
        mov r2, 0
        mov r4, 4
        isetp.eq p0, r0, 9              ; one thread of warp 2
        shr r3, r0, 2
        isetp.eq p1, r3, 2              ; warp 2
        bar
        {text}
        sync
        bar
        iadd r3, r0, 1
        st [r0 * 4 + out], r3
        exit
"
    );
    let marked = |job: &Job, pc: u32| {
        job.program.source_line(pc).is_some_and(|(_, line)| line.contains("; here"))
    };
    everywhere(&source, |job, memory, fault| {
        let pc = (0..job.program.instructions.len() as u32)
            .find(|&pc| marked(job, pc))
            .expect("a line is marked");
        assert_eq!(fault, Some(Fault { cause, warp: 2, pc }), "{source}");
        let expected: Vec<u32> =
            (0..32).map(|thread| if thread / 4 == 2 { 0 } else { thread + 1 }).collect();
        assert_eq!(job.words(memory, "out"), expected, "{source}");
    });
}

#[test]
fn accesses_that_are_not_allowed() {
    use FaultCause::{Misaligned, OutOfRange};
    for (text, cause) in [
        ("@p0 mov r2, 2\n lds r5, [r2] ; here", Misaligned),
        ("@p0 mov r2, 1\n lds.u16 r5, [r2] ; here", Misaligned),
        ("@p0 sts [r4 + 3], r0 ; here", Misaligned),
        ("@p0 mov r2, 60\n lds r5, [r2] ; here", OutOfRange),
        ("@p0 mov r2, 60\n lds.s8 r5, [r2] ; here", OutOfRange),
        ("@p0 sts [r4 - 8], r0 ; here", OutOfRange),
        ("@p0 mov r4, 0x00010000\n sts.u8 [r4], r0 ; here", OutOfRange),
        ("@p0 mov r4, 0x80000000\n lds r5, [r4] ; here", OutOfRange),
    ] {
        faults(text, cause);
    }
}

/// The faulting access stores for no thread, in no turn.
#[test]
fn a_faulting_store_stores_nothing() {
    let source = "
        .threads 8
        .workgroup 8
        .shared 64
        .buffer out 32
        s2r r0, tid
        and r1, r0, 3
        shl r1, r1, 4
        mov r2, 7
        sts [r1], r2
        bar
        isetp.eq p0, r0, 3
        @p0 iadd r1, r1, 2
        shr r3, r0, 2
        isetp.eq p1, r3, 0
        @p1 sts [r1], r0                ; warp 0, thread 3 misaligned
        bar
        lds r4, [r1]
        st [r0 * 4 + out], r4
        exit";
    everywhere(source, |job, memory, fault| {
        assert_eq!(fault.map(|fault| (fault.cause, fault.warp)), Some((FaultCause::Misaligned, 0)));
        assert_eq!(job.words(memory, "out"), [0, 0, 0, 0, 7, 7, 7, 7]);
    });
}

#[test]
fn a_barrier_in_divergent_code_is_a_fault() {
    faults("@p0 bra over\n bar ; here\nover:", FaultCause::Divergent);
    // The other way first, and threads that wait further on.
    faults("@!p0 bra over\n bra other\nother: bar ; here\nover:", FaultCause::Divergent);
}

#[test]
fn what_the_core_is_too_small_for_is_refused() {
    let refused = |source: &str, size| {
        let job = job(source);
        let config =
            RunConfig { memory: FAST, limit: 10_000, ..RunConfig::new(EngineKind::Rtl, size) };
        format!(
            "{:#}",
            engines::run(&job.program, &[], &config, &mut |_| {}).expect_err("it is refused")
        )
    };
    let group = |threads: u32, registers: u32| {
        format!(".threads 64\n.workgroup {threads}\n.registers {registers}\nbar\nexit\n")
    };
    let text = refused(&group(20, 8), Size::Nano);
    assert!(
        text.contains("a workgroup of 20 threads, and the core `nano` runs 16 at a time"),
        "{text}"
    );
    let text = refused(&group(16, 32), Size::Nano);
    assert!(text.contains("runs 8 at a time with 32 registers each"), "{text}");
    let text = refused(".grid 8 8\nbar\nexit\n", Size::Small);
    assert!(
        text.contains("a workgroup of 64 threads, and the core `small` runs 32 at a time"),
        "{text}"
    );
    let memory = ".threads 4\n.shared 2052\nmov r1, 0\nlds r0, [r1]\nexit\n";
    let text = refused(&memory.replace(".threads 4", ".threads 4\n.workgroup 4"), Size::Nano);
    assert!(text.contains("2052 bytes of shared memory, and the core `nano` has 2048"), "{text}");
    // Without barriers and shared memory nobody meets, so any size will do.
    let job = job(".threads 64\n.workgroup 64\n.buffer out 256\ns2r r0, tid\ns2r r1, workgroup\nst [r0 * 4 + out], r1\nexit\n");
    let outcome = job.run(EngineKind::Rtl, Size::Nano, Mechanisms::ALL, FAST);
    assert_eq!(job.words(&outcome.memory, "out"), [0; 64]);
}
