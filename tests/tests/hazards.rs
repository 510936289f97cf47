// SPDX-License-Identifier: MIT
//! The monitor of register hazards that watches every run (docs/mechanisms/2.md).
use warpwright_config::{Mechanisms, Size};
use warpwright_sim::engines::{self, EngineKind, RunConfig};
use warpwright_sim::memory::MemoryConfig;
use warpwright_tests::programs::Job;

/// Runs `body` on the RTL with all wait masks taken out; the words of `data`.
fn without_waits(body: &str, mechanisms: Mechanisms) -> Result<Vec<u32>, String> {
    let source = format!(".threads 4\n.registers 8\n.buffer data 64\n{body}    exit\n");
    let mut job = Job::new("hazard.s", &source, vec![]);
    for word in &mut job.program.instructions {
        *word &= !(0xff << 56);
    }
    let memory = MemoryConfig { latency: 40, ..Default::default() };
    let config = RunConfig {
        mechanisms,
        memory,
        limit: 10_000,
        ..RunConfig::new(EngineKind::Rtl, Size::Nano)
    };
    engines::run(&job.program, &[], &config, &mut |_| {})
        .map(|outcome| job.words(&outcome.memory, "data"))
        .map_err(|error| format!("{error:#}"))
}

const READ: &str = "    mov r0, data\n    ld r1, [r0]\n    iadd r2, r1, 1\n";
const WRITE: &str = "    mov r0, data\n    ld r1, [r0]\n    mov r1, 1\n";
const OVERWRITE: &str = "    mov r0, data\n    mov r1, 77\n    st [r0], r1\n    mov r1, 1\n";

#[test]
fn an_instruction_that_does_not_wait_is_named_with_what_it_should_wait_for() {
    for (body, later, earlier) in [
        (READ, "line 6 (`iadd r2, r1, 1`) reads r1", "line 5 (`ld r1, [r0]`)"),
        (WRITE, "line 6 (`mov r1, 1`) writes r1", "line 5 (`ld r1, [r0]`)"),
    ] {
        let error = without_waits(body, Mechanisms::default()).expect_err("the monitor notices");
        assert!(
            error.contains(&format!("hazard.s: {later} before {earlier} is complete")),
            "{error}"
        );
    }
}

/// What a store reads is copied when it issues: the register may be overwritten at once.
#[test]
fn what_was_read_may_be_overwritten() {
    let stored = without_waits(OVERWRITE, Mechanisms::default()).expect("no hazard");
    assert_eq!(stored[0], 77, "not what r1 is afterwards");
}

#[test]
fn the_in_order_baseline_needs_no_waits() {
    for body in [READ, WRITE, OVERWRITE] {
        without_waits(body, Mechanisms { scoreboard: false, ..Default::default() })
            .expect("everything completes in order");
    }
}

/// The registers of threads that went another way are not those of the threads that issue.
#[test]
fn threads_of_the_other_way_are_no_hazard() {
    // Eight instructions: one line of the instruction cache, so that no refill gives the load time
    // to complete.
    let body =
        "    s2r r3, lane\n    isetp.eq p0, r3, 0\n@p0 bra other\n    mov r1, 5\n    bra join\nother:\n    ld r1, [r3 + data]\n\
                join:\n    sync\n    iadd r2, r1, 1\n";
    let error = without_waits(body, Mechanisms::default()).expect_err("behind the join it is one");
    assert!(error.contains("`iadd r2, r1, 1`"), "{error}");
}
