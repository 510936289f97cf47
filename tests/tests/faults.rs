// SPDX-License-Identifier: MIT
//! Every fault that the hardware can raise, one program each, on the engine `isa` and as exported
//! Verilog: cause, warp, PC and source line; what was stored before stays, other warps go on
//! (docs/core.md). The first program of each kind runs on the rust-hdl design as well, in the deep
//! test every one.
mod undefined;

use undefined::{endless, fields, opcodes};
use warpwright_config::{Mechanisms, Size};
use warpwright_isa::{Fault, FaultCause, Format, Instruction};
use warpwright_sim::engines::EngineKind;
use warpwright_sim::memory::MemoryConfig;
use warpwright_tests::programs::{full_verilog, Job, FAST, SLOW, WILD};
use warpwright_tests::random_program::assemble;

type Place = (EngineKind, Size, Mechanisms, MemoryConfig);

/// Where every program runs.
const VERILOG: [Place; 4] = [
    (EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST),
    (EngineKind::Verilator, Size::Small, Mechanisms::ALL, WILD),
    (EngineKind::Verilator, Size::Small, Mechanisms::NONE, SLOW),
    (EngineKind::Verilator, Size::Nano, Mechanisms::ALL, FAST),
];
const DESIGN: [Place; 2] = [
    (EngineKind::Rtl, Size::Small, Mechanisms::ALL, WILD),
    (EngineKind::Rtl, Size::Nano, Mechanisms::ALL, FAST),
];

/// Where the programs of a test run, one after the other.
#[derive(Default)]
struct Places {
    /// On the rust-hdl design alone, and every program.
    design: bool,
    programs: usize,
}

impl Places {
    fn next(&mut self) -> Vec<Place> {
        self.programs += 1;
        match (self.design, self.programs) {
            (true, _) => DESIGN.to_vec(),
            (false, 1) => [&VERILOG[..], &DESIGN].concat(),
            (false, _) => VERILOG.to_vec(),
        }
    }
}

/// 32 threads; thread 9, in warp 2, has a wrong address in r2 and p0 set. `fault` is the
/// instruction that faults, `next` what follows it.
fn source(wrong: &str, fault: &str, next: &str) -> String {
    format!(
        "        .threads 32
        .buffer before 128
        .buffer after 128
        .buffer data 16
        .image photo 0
        .texture 0 photo
        .constants
        .word 1, 2, 3, 4
        s2r   r0, tid
        iadd  r1, r0, 1
        mov   r8, 0
        st    [r0 * 4 + before], r1
        isetp.eq p0, r0, 9
        mov   r2, data
        {wrong}
        {fault} ; here
        {next}
over:
        st    [r0 * 4 + after], r1
        exit
"
    )
}

fn job(source: &str) -> Job {
    assemble(source, 4).unwrap_or_else(|error| panic!("{error}\n{source}"))
}

/// Runs at all `places`: only warp 2 faults, with this cause, at the line marked `here`.
fn faults(source: &str, cause: FaultCause, places: Vec<Place>) {
    let job = job(source);
    let lines = || {
        (0..job.program.instructions.len() as u32)
            .filter(|&pc| job.program.source_line(pc).unwrap().1.contains("; here"))
    };
    // Of a merged atomic the second half accesses memory.
    let marked = source.lines().find(|line| line.contains("; here")).unwrap_or_default();
    let pc = if marked.contains("atom.") { lines().nth(1) } else { lines().next() }
        .expect("the line is marked");
    let runs = places.into_iter().map(|(engine, size, mechanisms, memory)| {
        let about = format!("{engine:?} {size:?} {mechanisms:?} {memory:?}\n{source}");
        (about, job.run(engine, size, mechanisms, memory))
    });
    // On the largest core too, as Verilog.
    let full = std::iter::once_with(|| {
        (format!("Verilog of full\n{source}"), job.run_on(full_verilog(), WILD))
    });
    for (about, outcome) in runs.chain(full) {
        assert_eq!(outcome.fault, Some(Fault { cause, warp: 2, pc }), "{about}");
        let before: Vec<u32> = (1..=32).collect();
        let after: Vec<u32> =
            (0..32).map(|thread| if thread / 4 == 2 { 0 } else { thread + 1 }).collect();
        assert_eq!(job.words(&outcome.memory, "before"), before, "before the fault: {about}");
        assert_eq!(job.words(&outcome.memory, "after"), after, "after the fault: {about}");
        assert_eq!(
            job.words(&outcome.memory, "data"),
            [0; 4],
            "the faulting instruction stores nothing: {about}"
        );
    }
}

fn misaligned(places: &mut Places) {
    for (fault, wrong) in [
        ("ld r3, [r2]", 1),
        ("ld r3, [r2]", 2),
        ("ld.u16 r3, [r2 + 2]", 1),
        ("ld.s16 r3, [r2]", 3),
        ("st [r2], r1", 2),
        ("st.u16 [r2], r1", 1),
        ("atom1.add r3, [r2], r1", 2),
        ("atom1.max.u _, [r2 + 4], r1", 1),
        ("atom.add r3, [r2], r1, r4", 2),
        ("@p0 atom.exch r3, [r2], r1", 3),
        ("@p0 st [r2], r1", 1),
        ("interp r3, [r2]", 4),
        ("interp r3, [r2]", 8),
        ("interp r3, [r2]", 1),
    ] {
        // `data` must stay zero: the other warps store zero.
        let fault = fault.replace(", r1", ", r8");
        faults(
            &source(&format!("@p0 iadd r2, r2, {wrong}"), &fault, ""),
            FaultCause::Misaligned,
            places.next(),
        );
    }
}

fn out_of_range(places: &mut Places) {
    let end = |source: &str| {
        let job = job(source);
        let images: Vec<&[u8]> = job.images.iter().map(|image| image.texels.as_slice()).collect();
        job.program.initial_memory(&images).len() as u32
    };
    for (fault, bytes) in [
        ("ld.u8 r3, [r2]", 1),
        ("ld.s16 r3, [r2]", 2),
        ("ld r3, [r2]", 4),
        ("interp r3, [r2]", 16),
        ("st.u8 [r2], r8", 1),
        ("st.u16 [r2], r8", 2),
        ("st [r2], r8", 4),
        ("atom1.xor _, [r2], r8", 4),
        ("atom.add r3, [r2], r8, r4", 4),
    ] {
        let text = |address: u32| source(&format!("@p0 mov r2, {address:#010x}"), fault, "");
        let end = end(&text(0));
        // The last place inside is no fault.
        let inside = job(&text(end - bytes));
        for (engine, size, mechanisms, memory) in VERILOG {
            assert_eq!(
                inside.run(engine, size, mechanisms, memory).fault,
                None,
                "{fault} on {engine:?} {size:?}"
            );
        }
        for address in [end, 0x8000_0000, 0xffff_fff0] {
            faults(&text(address), FaultCause::OutOfRange, places.next());
        }
    }
}

/// The other threads of the warp are on the other way, and loads are under way.
fn one_way_of_a_branch(places: &mut Places) {
    let wrong = "ld r10, [r2]
        ld r11, [r2 + 4]
        ld r12, [r2 + 8]
        mov r2, 0x7ffffff0
  @!p0  bra over";
    faults(&source(wrong, "ld r3, [r2]", ""), FaultCause::OutOfRange, places.next());
}

/// What follows the fault is on its way already, or waits for the register: it does nothing,
/// and the warp still ends.
fn followed(places: &mut Places) {
    for next in [
        "iadd r3, r3, 1",
        "mov r5, 1\n        mov r6, 1\n        mov r7, 1",
        "rcp r3, r3",
        "interp r3, [r2]",
        "@p0 fsetp.lt p1, r3, 1.0",
        "ld r3, [r2]",
        "st [r0 * 4 + after], r3",
        "mov r5, after\n        atom1.add _, [r5], r1",
        "mov r5, after\n        atom.add _, [r5], r1",
        "mov r5, after\n        atom.add r6, [r5], r3, r7",
        "tex r4, [r3, r3], t0.rgba",
        "fence.load\n        st [r0 * 4 + after], r1",
        "bsb [0], over, [1]",
        "@p0 bra over\n        iadd r3, r3, 1",
        "@!p0 bra over\n        iadd r3, r3, 1",
        "sync",
        "@p0 discard",
        // A second fault is not reported.
        "nop ; = 0x0",
    ] {
        let next = if next.contains("after") && !next.starts_with("fence") {
            // Only the faulting warp goes here.
            next.replace("after", "before")
                .replace("\n        ", "\n        @p2 ")
                .replace("st [", "@p2 st [")
        } else if next.contains("0x0") {
            format!("@!p2 bra over\n        {next}")
        } else {
            next.to_owned()
        };
        let wrong = "shr r5, r0, 2\n        isetp.eq p2, r5, 2\n        @p0 iadd r2, r2, 1";
        faults(&source(wrong, "ld r3, [r2]", &next), FaultCause::Misaligned, places.next());
    }
}

fn jumps(places: &mut Places) {
    let outside = |offset: i32| {
        Instruction { target: offset, ..Instruction::named("bra", Format::B) }.encode()
    };
    for offset in [100, 20_000, 500_000, -10, -300_000] {
        let text = source("@!p0 bra over", &format!("nop ; = 0x{:x}", outside(offset)), "")
            .replace(" ; here", "");
        let job = job(&text);
        let from =
            (0..).find(|&pc| job.program.source_line(pc).unwrap().1.contains("; =")).unwrap();
        let pc = from.wrapping_add_signed(offset) & 0xf_ffff;
        for (engine, size, mechanisms, memory) in places.next() {
            let fault = job.run(engine, size, mechanisms, memory).fault;
            let expected = Fault { cause: FaultCause::OutsideProgram, warp: 2, pc };
            assert_eq!(
                fault,
                Some(expected),
                "offset {offset} on {engine:?} {size:?} {mechanisms:?}"
            );
        }
    }
    // The end of the program without `exit`.
    for ending in ["nop", "fence.all", "st [r0 * 4 + out], r0", "@p0 exit", "sync"] {
        let text = format!(".threads 4\n.buffer out 16\ns2r r0, tid\nisetp.eq p0, r0, 1\n{ending}");
        let job = job(&text);
        let pc = job.program.instructions.len() as u32;
        for (engine, size, mechanisms, memory) in places.next() {
            let fault = job.run(engine, size, mechanisms, memory).fault;
            let expected = Fault { cause: FaultCause::OutsideProgram, warp: 0, pc };
            assert_eq!(fault, Some(expected), "{ending} on {engine:?} {size:?} {mechanisms:?}");
        }
    }
}

fn calls(places: &mut Places) {
    let others = "shr r5, r0, 2\n        isetp.ne p2, r5, 2\n        @p2 bra over";
    let cases = [
        (others, "ret", "", FaultCause::EmptyStack),
        // As many returns as calls, and one more.
        (others, "call sub\n        ret", "bra over\nsub:     ret", FaultCause::EmptyStack),
        // The seventeenth call.
        (others, "deeper: call deeper", "", FaultCause::FullStack),
        // One thread of the warp alone, thread 9: the others wait outside.
        ("", "@p0 ret", "", FaultCause::EmptyStack),
        ("deeper: @!p0 bra over", "@p0 call deeper", "", FaultCause::FullStack),
    ];
    for (wrong, fault, next, cause) in cases {
        faults(&source(wrong, fault, next), cause, places.next());
    }
    // A return to behind the end of the program.
    let job = job(".threads 4\nbra last\nsub: ret\nlast: call sub");
    for (engine, size, mechanisms, memory) in places.next() {
        let fault = job.run(engine, size, mechanisms, memory).fault;
        assert_eq!(
            fault,
            Some(Fault { cause: FaultCause::OutsideProgram, warp: 0, pc: 3 }),
            "{engine:?} {size:?}"
        );
    }
}

fn constants(places: &mut Places) {
    for (address, cause) in
        [(2, FaultCause::Misaligned), (13, FaultCause::Misaligned), (4096, FaultCause::OutOfRange)]
    {
        let wrong = format!("mov r2, 4092\n        @p0 mov r2, {address}");
        faults(&source(&wrong, "ldc r3, [r2]", ""), cause, places.next());
        faults(&source(&wrong, "@p0 ldc r3, [r2]", "iadd r3, r3, 1"), cause, places.next());
    }
    faults(
        &source("mov r2, 0\n        @p0 mov r2, -4", "ldc r3, [r2]", ""),
        FaultCause::OutOfRange,
        places.next(),
    );
}

#[test]
fn misaligned_addresses() {
    misaligned(&mut Places::default());
}

#[test]
fn addresses_out_of_range() {
    out_of_range(&mut Places::default());
}

#[test]
fn an_access_on_one_way_of_a_branch() {
    one_way_of_a_branch(&mut Places::default());
}

#[test]
fn nothing_after_a_fault_has_an_effect() {
    followed(&mut Places::default());
}

#[test]
fn jumps_outside_the_program() {
    jumps(&mut Places::default());
}

#[test]
fn calls_and_returns() {
    calls(&mut Places::default());
}

#[test]
fn constants_outside_and_misaligned() {
    constants(&mut Places::default());
}

#[test]
fn undefined_opcodes() {
    opcodes(&mut Places::default());
}

#[test]
fn undefined_fields() {
    fields(&mut Places::default());
}

#[test]
fn an_endless_program_ends_at_the_limit() {
    endless(&mut Places::default());
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn every_fault_on_the_rust_hdl_design() {
    let groups: [fn(&mut Places); 10] = [
        misaligned,
        out_of_range,
        one_way_of_a_branch,
        followed,
        jumps,
        calls,
        constants,
        opcodes,
        fields,
        endless,
    ];
    for group in groups {
        group(&mut Places { design: true, programs: 0 });
    }
}
