//! Every fault that the hardware can raise, on every engine: cause, warp and PC are the same,
//! what was stored before is kept, and the source line is known.
use warpwright_isa::{Fault, FaultCause};
use warpwright_rtl::config::{Mechanisms, Size};
use warpwright_sim::engines::{EngineKind, RunConfig};
use warpwright_tests::programs::{Job, FAST, WILD};

const ENGINES: [EngineKind; 3] = [EngineKind::Isa, EngineKind::Rtl, EngineKind::Verilator];

/// Three warps store their number; then those of warp 1 do `statements`, whose last but
/// `after` instruction faults.
fn job(statements: &str) -> Job {
    let source = format!(
        "        .threads 12\n        .registers 16\n        .buffer before 48\n        .buffer behind 48\n        s2r r0, tid\n\
         \x20       st [r0 * 4 + before], r0\n        fence.all\n        mov r4, 0\n        mov r5, 1.0\n        mov r6, before\n\
         \x20       shr r1, r0, 2\n        isetp.ne p0, r1, 1\n        @p0 bra good\n{statements}\n        st [r0 * 4 + behind], r5\n\
         good:   exit\n"
    );
    Job::new("fault.s", &source, vec![])
}

fn check(job: &Job, cause: FaultCause, pc: u32) {
    for engine in ENGINES {
        for memory in [FAST, WILD] {
            let outcome = job.run(engine, Size::Small, Mechanisms::ALL, memory);
            assert_eq!(outcome.fault, Some(Fault { cause, warp: 1, pc }), "{engine:?}");
            assert_eq!(job.words(&outcome.memory, "before"), (0..12).collect::<Vec<u32>>(), "{engine:?}: earlier stores");
            assert_eq!(job.words(&outcome.memory, "behind"), [0; 12], "{engine:?}: nothing after the fault");
        }
    }
}

/// The PC of the first instruction of `statements`.
const FIRST: u32 = 9;

#[test]
fn misaligned_addresses() {
    for statement in ["ld r2, [r6 + 2]", "ld.u16 r2, [r6 + 1]", "st [r6 + 1], r5", "st.u16 [r6 + 3], r5"] {
        check(&job(statement), FaultCause::Misaligned, FIRST);
    }
    check(&job("iadd r6, r6, 2\n atom1.add r2, [r6], r5"), FaultCause::Misaligned, FIRST + 1);
    // PREPARE is the instruction before.
    check(&job("iadd r6, r6, 1\n atom.max.u _, [r6], r5"), FaultCause::Misaligned, FIRST + 2);
}

#[test]
fn addresses_outside_the_memory() {
    for statement in ["mov r6, 0x7ffffff0\n ld r2, [r6]", "mov r6, -16\n st [r6], r5", "mov r6, 0x10000\n atom1.add _, [r6], r5"]
    {
        check(&job(statement), FaultCause::OutOfRange, FIRST + 1);
    }
}

#[test]
fn one_thread_is_enough() {
    // Thread 6 alone is misaligned.
    let statements = "isetp.eq p1, r0, 6\n @p1 iadd r6, r6, 1\n ld r2, [r6]";
    check(&job(statements), FaultCause::Misaligned, FIRST + 2);
}

#[test]
fn leaving_the_program() {
    let mut job = job("nop");
    // A branch far behind the end.
    let words = &mut job.program.instructions;
    words[FIRST as usize] = 0x02 | 5000 << 24;
    check(&job, FaultCause::OutsideProgram, FIRST + 5000);
}

#[test]
fn undefined_instructions() {
    // Opcode, and fields without a meaning: compare code, atomic operation, special register, channels.
    let undefined = [
        0xff,
        0x00,
        0x22 | 15 << 14,
        0x22 | 6 << 14,
        0x36 | 7 << 14,
        0x72 | 15 << 36 | 6 << 18,
        0x58 | 40 << 18,
        0x78 | 4 << 18 | 5 << 24,
        0x78 | 63 << 12 | 3 << 36,
    ];
    for word in undefined {
        let mut job = job("nop");
        job.program.instructions[FIRST as usize] = word;
        println!("{word:#x}");
        check(&job, FaultCause::Undefined, FIRST);
    }
}

#[test]
fn the_source_line_is_known() {
    let job = job("ld r2, [r6 + 2]");
    let outcome = job.run(EngineKind::Rtl, Size::Small, Mechanisms::ALL, FAST);
    let pc = outcome.fault.expect("a fault").pc;
    let (line, text) = job.program.source_line(pc).expect("a line");
    assert!(line == 14 && text.contains("ld r2"), "{line}: {text}");
}

#[test]
fn an_endless_program_ends_at_the_limit() {
    let job = Job::new("endless.s", "        .threads 4\nagain:  bra again\n", vec![]);
    for engine in ENGINES {
        let config = RunConfig { engine, size: Size::Small, mechanisms: Mechanisms::ALL, memory: FAST, limit: 500 };
        let error = warpwright_sim::engines::run(&job.program, &[], &config, &mut |_| {}).expect_err("it never ends");
        assert!(format!("{error:#}").contains("500"), "{engine:?}: {error:#}");
    }
}
