//! The engine `isa`: every class of instruction, divergence, atomics, barriers, faults.
use warpwright_isa::{assemble_with, AtomicOp, Fault, FaultCause, Options, Program};
use warpwright_sim::golden::atomic_unit::atomic;
use warpwright_sim::isa_sim::{run, run_traced, EngineError, Outcome, Settings};

fn program(source: &str) -> Program {
    assemble_with("test.s", source, &Options::default()).unwrap_or_else(|errors| panic!("{errors}"))
}

fn execute(program: &Program) -> Outcome {
    run(program, program.initial_memory(&[]), &Settings::default()).unwrap_or_else(|error| panic!("{error}"))
}

/// Words of a buffer after a run without faults.
fn words(source: &str, name: &str) -> Vec<u32> {
    let program = program(source);
    let outcome = execute(&program);
    assert_eq!(outcome.faults, [], "{source}");
    words_of(&program, &outcome, name)
}

fn words_of(program: &Program, outcome: &Outcome, name: &str) -> Vec<u32> {
    let segment = program.segment(name).expect("the buffer exists");
    let bytes = &outcome.memory[segment.address as usize..][..segment.bytes as usize];
    bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect()
}

fn floats(source: &str, name: &str) -> Vec<f32> {
    words(source, name).into_iter().map(f32::from_bits).collect()
}

fn faults(source: &str) -> Vec<Fault> {
    execute(&program(source)).faults
}

#[test]
fn a_linear_launch_runs_every_thread_once() {
    let source = "
        .threads 11
        .buffer in 44 = 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        .buffer out 48
        s2r  r0, tid
        ld   r1, [r0 * 4 + in]
        imul r1, r1, 3
        s2r  r2, x
        iadd r1, r1, r2
        s2r  r2, y
        iadd r1, r1, r2
        st   [r0 * 4 + out], r1
        exit";
    let expected: Vec<u32> = (0..12).map(|i| if i < 11 { (5 + i) * 3 + i } else { 0 }).collect();
    assert_eq!(words(source, "out"), expected);
}

#[test]
fn a_pixel_launch_walks_tiles_and_leaves_out_empty_quads() {
    let source = "
        .grid 11 3
        .buffer out 528
        s2r  r0, x
        s2r  r1, y
        imul r2, r1, 11
        iadd r2, r2, r0
        shl  r2, r2, 4
        s2r  r3, launched_warp
        s2r  r4, tile
        s2r  r5, workgroup
        s2r  r6, lane
        st   [r2 + out], r3
        st   [r2 + out + 4], r4
        st   [r2 + out + 8], r5
        st   [r2 + out + 12], r6
        exit";
    let out = words(source, "out");
    for y in 0..3 {
        for x in 0..11 {
            let tile = x / 8;
            // Tile 0 launches 4 + 4 quads, tile 1 two in each quad row.
            let warp = if tile == 0 { y / 2 * 4 + x / 2 } else { 8 + y / 2 * 2 + (x - 8) / 2 };
            let at = (y * 11 + x) * 4;
            assert_eq!(out[at..at + 4], [warp, tile, tile, y % 2 * 2 + x % 2].map(|n| n as u32), "{x} {y}");
        }
    }
    assert_eq!(execute(&program(source)).warps, 12);
}

#[test]
fn loads_and_stores_of_all_sizes() {
    let source = "
        .threads 1
        .buffer in 16 = 0x818283f4, 0x7f6e5d4c
        .buffer out 48
        mov r1, in
        mov r2, out
        ld.u8 r3, [r1 + 3]
        st [r2], r3
        ld.s8 r3, [r1 + 3]
        st [r2 + 4], r3
        ld.u16 r3, [r1 + 2]
        st [r2 + 8], r3
        ld.s16 r3, [r1 + 2]
        st [r2 + 12], r3
        ld r3, [r1 + 4]
        st [r2 + 16], r3
        st.u8 [r2 + 21], r3
        st.u16 [r2 + 26], r3
        exit";
    let expected = [0x81, 0xffff_ff81, 0x8182, 0xffff_8182, 0x7f6e_5d4c, 0x4c00, 0x5d4c_0000, 0, 0, 0, 0, 0];
    assert_eq!(words(source, "out"), expected);
}

#[test]
fn special_functions_division_and_conversions() {
    let source = "
        .threads 1
        .buffer out 64
        mov r1, out
        mov r2, 4.0
        rsqrt r3, r2
        st [r1], r3
        mov r4, -7
        div.s r3, r4, 2
        st [r1 + 4], r3
        rem.s r3, r4, 2
        st [r1 + 8], r3
        mov r5, 0
        div.u r3, r4, r5
        st [r1 + 12], r3
        rem.u r3, r4, r5
        st [r1 + 16], r3
        mov r6, 0x80000000
        div.s r3, r6, -1
        st [r1 + 20], r3
        mov r2, -2.5
        f2i r3, r2
        st [r1 + 24], r3
        fsetp.lt p1, r2, 0.0
        sel r3, r1, r2, p1
        st [r1 + 28], r3
        exit";
    let out = words(source, "out");
    let address = program(source).symbols["out"] as u32;
    let expected = [0.5f32.to_bits(), -3i32 as u32, -1i32 as u32, -7i32 as u32, 0, 1 << 31, -2i32 as u32, address];
    assert_eq!(out[..8], expected);
}

#[test]
fn scalar_registers_constants_and_quad_differences() {
    let source = "
        .grid 2 2
        .constants
        .float 0.25, 0.5
        .buffer out 64
        s2r r0, tid
        shl r1, r0, 4
        iadd r5, r0, 10
        sput s3, r5
        sget r6, s3
        st [r1 + out], r6
        mov r2, 4
        ldc r3, [r2]
        st [r1 + out + 4], r3
        u2f r4, r0
        fmul r4, r4, r4
        ddx r7, r4
        ddy r8, r4
        st [r1 + out + 8], r7
        st [r1 + out + 12], r8
        exit";
    let out = words(source, "out");
    let half = 0.5f32.to_bits();
    for lane in 0..4 {
        // Squares 0 1 / 4 9.
        let dx = [1.0f32, 1.0, 5.0, 5.0][lane].to_bits();
        let dy = [4.0f32, 8.0, 4.0, 8.0][lane].to_bits();
        assert_eq!(out[lane * 4..lane * 4 + 4], [10, half, dx, dy]);
    }
}

#[test]
fn interpolation_takes_pixel_centres() {
    let source = "
        .grid 2 2
        .data plane
        .float 2, 10, 1
        .buffer out 16
        s2r r0, tid
        mov r1, plane
        interp r2, [r1]
        st [r0 * 4 + out], r2
        exit";
    assert_eq!(floats(source, "out"), [7.0, 9.0, 17.0, 19.0]);
}

#[test]
fn texture_reads() {
    let source = "
        .grid 4 2
        .image photo 0 4 2
        .texture 0 photo wrap=clamp
        .texture 1 photo wrap=clamp filter=bilinear
        .buffer out 128
        s2r r0, x
        s2r r1, y
        txf.t r4, [r0, r1], t0.rgba
        u2f r2, r0
        fadd r2, r2, 0.5
        fmul r2, r2, 0.25
        u2f r3, r1
        fadd r3, r3, 0.5
        fmul r3, r3, 0.5
        tex r8, [r2, r3], t1.ga
        imul r10, r1, 4
        iadd r10, r10, r0
        shl r10, r10, 4
        st [r10 + out], r4
        st [r10 + out + 4], r7
        st [r10 + out + 8], r8
        st [r10 + out + 12], r9
        exit";
    let program = program(source);
    let texels: Vec<u8> = (0..32).map(|i| (i * 8) as u8).collect();
    let outcome = run(&program, program.initial_memory(&[&texels]), &Settings::default()).unwrap();
    let out = words_of(&program, &outcome, "out");
    for i in 0..8 {
        let close = |word: u32, byte: u8| (f32::from_bits(word) - f32::from(byte) / 255.0).abs() < 1e-6;
        let (r, g, a) = (texels[i * 4], texels[i * 4 + 1], texels[i * 4 + 3]);
        // At the centre of a texel the filter returns the texel.
        assert!(close(out[i * 4], r) && close(out[i * 4 + 1], a) && close(out[i * 4 + 2], g) && close(out[i * 4 + 3], a));
    }
}

/// `atom1` on threads in order, and the merged sequence, against running the threads one by one.
#[test]
fn merged_atomics_equal_threads_in_order() {
    let operands = [7u32, 0x8000_0003, 5, 9];
    for &op in AtomicOp::ALL {
        // Which of two words each thread uses.
        for pattern in 0..16u32 {
            let float = matches!(op, AtomicOp::Fadd | AtomicOp::Fmul);
            let operand = |lane: usize| match op {
                AtomicOp::AddMod => lane as u32 + 1,
                _ if float => [1.5f32, 2.0, 4.0, 0.5][lane].to_bits(),
                _ => operands[lane],
            };
            let start = if float { 3.0f32.to_bits() } else { 6 };
            let second = if op == AtomicOp::Cas { 6 } else { 7 };
            let mut memory = [start; 2];
            let mut returned = [0; 4];
            for (lane, returned) in returned.iter_mut().enumerate() {
                let word = (pattern >> lane & 1) as usize;
                *returned = memory[word];
                memory[word] = atomic(op.number(), memory[word], operand(lane), second);
            }
            let rc = if op.has_second_operand() { ", r3" } else { "" };
            let temp = if matches!(op, AtomicOp::Exch | AtomicOp::Cas) { "" } else { ", r9" };
            let merged = format!("atom.{} r4, [r1], r2{rc}{temp}", op.name());
            let plain = format!("atom1.{} r4, [r1], r2{rc}", op.name());
            let nothing = format!("atom.{} _, [r1], r2{rc}", op.name());
            for (line, returns) in [(merged, true), (plain, true), (nothing, false)] {
                let values: Vec<String> = (0..4).map(|lane| format!("{:#x}", operand(lane))).collect();
                let source = format!(
                    "
                    .threads 4
                    .buffer cells 16 = {start:#x}, {start:#x}
                    .buffer values 16 = {}
                    .buffer out 16
                    s2r r0, lane
                    mov r1, {pattern}
                    shr r1, r1, r0
                    and r1, r1, 1
                    shl r1, r1, 2
                    iadd r1, r1, cells
                    ld r2, [r0 * 4 + values]
                    mov r3, {second}
                    {line}
                    st [r0 * 4 + out], r4
                    exit",
                    values.join(", ")
                );
                let program = program(&source);
                let outcome = execute(&program);
                assert_eq!(words_of(&program, &outcome, "cells")[..2], memory, "{line} pattern {pattern:04b}");
                if returns {
                    assert_eq!(words_of(&program, &outcome, "out"), returned, "{line} pattern {pattern:04b}");
                }
            }
        }
    }
}

#[test]
fn worked_cases_of_merged_atomics() {
    let case = |addresses: &str, operands: &str| {
        format!(
            ".threads 4
            .buffer cells 8 = {addresses}
            .buffer operands 16 = {operands}
            .buffer out 48
            s2r r0, lane
            ld r2, [r0 * 4 + operands]
            mov r1, cells
            isetp.eq p0, r0, 1
            @p0 iadd r1, r1, 4
            prepare.add r3, [r1], r2
            prefix.add r4, [r1], r2
            iadd r5, r3, r4
            st [r0 * 4 + out], r3
            st [r0 * 4 + out + 16], r5
            exit"
        )
    };
    // Threads A, C, D add 1, 5, 3 to 100, B adds 2 to 200.
    let source = case("100, 200", "1, 2, 5, 3");
    assert_eq!(words(&source, "cells"), [109, 202]);
    assert_eq!(words(&source, "out")[..8], [0, 0, 1, 6, 100, 200, 101, 106]);
    let one = case("21, 0", "2, 4, 6, 8").replace("@p0 iadd r1, r1, 4", "nop");
    assert_eq!(words(&one, "cells"), [41, 0]);
    assert_eq!(words(&one, "out")[..8], [0, 2, 6, 12, 21, 23, 27, 33]);
}

#[test]
fn barriers_and_shared_memory() {
    // Every thread of a group of 16 adds up what the others put into shared memory.
    let source = "
        .threads 48
        .workgroup 16
        .shared 64
        .buffer out 192
        s2r r0, tid
        and r1, r0, 15
        shl r2, r1, 2
        sts [r2], r0
        bar
        mov r3, 0
        mov r4, 0
again:  lds r5, [r4]
        iadd r3, r3, r5
        iadd r4, r4, 4
        isetp.lt p0, r4, 64
        @p0 bra again
        bar
        st [r0 * 4 + out], r3
        exit";
    let expected: Vec<u32> = (0..48).map(|i| (i / 16 * 16..i / 16 * 16 + 16).sum()).collect();
    assert_eq!(words(source, "out"), expected);
    // Four warps of a group cannot meet when three are resident.
    let program = program(source);
    let small = Settings { warps: 3, ..Settings::default() };
    let outcome = run(&program, program.initial_memory(&[]), &small).unwrap();
    assert!(outcome.faults.iter().all(|fault| fault.cause == FaultCause::Deadlock) && !outcome.faults.is_empty());
}

#[test]
fn subroutines() {
    let source = "
        .threads 4
        .buffer out 16
        s2r r0, tid
        call twice
        st [r0 * 4 + out], r1
        exit
twice:  mov r1, r0
        call once
        call once
        ret
once:   iadd r1, r1, 5
        ret";
    assert_eq!(words(source, "out"), [10, 11, 12, 13]);
}

#[test]
fn divergent_loop_with_break_continue_and_discard() {
    let source = "
        .threads 64
        .buffer out 256
        s2r r0, tid
        mov r1, 0              ; counter
        mov r2, 0              ; sum
top:    isetp.ge p0, r1, r0
        @p0 bra done
        and r3, r1, 3
        isetp.eq p1, r3, 2
        @p1 bra next           ; continue
        iadd r2, r2, r1
        isetp.gt p2, r2, 300
        @p2 bra done           ; break
next:   sync
        iadd r1, r1, 1
        bra top
done:   sync
        isetp.eq p3, r0, 13
        @p3 discard
        st [r0 * 4 + out], r2
        exit";
    let thread = |tid: u32| {
        let mut sum = 0;
        for counter in 0..tid {
            if counter & 3 == 2 {
                continue;
            }
            sum += counter;
            if sum > 300 {
                break;
            }
        }
        if tid == 13 {
            0
        } else {
            sum
        }
    };
    assert_eq!(words(source, "out"), (0..64).map(thread).collect::<Vec<_>>());
    let outcome = execute(&program(source));
    assert!(outcome.divergent > 0);
}

#[test]
fn sync_joins_the_threads_again() {
    let source = "
        .threads 4
        s2r r0, tid
        isetp.lt p0, r0, 2
        @p0 bra low
        isetp.eq p1, r0, 3
        @p1 bra three
        mov r1, 2
        bra inner
three:  mov r1, 3
inner:  sync
        mov r2, r1
        bra join
low:    mov r1, 1
join:   sync
        exit";
    let program = program(source);
    let mut steps = vec![];
    run_traced(&program, program.initial_memory(&[]), &Settings::default(), &mut |step| steps.push((step.pc, step.active)))
        .unwrap();
    let all = 15;
    let expected = [
        (0, all),
        (1, all),
        (2, all),
        (3, 12),
        (4, 12),
        (5, 4),
        (6, 4),
        (8, 4),
        (7, 8),
        (8, 8),
        (9, 12),
        (10, 12),
        (12, 12),
        (11, 3),
        (12, 3),
        (13, all),
    ];
    assert_eq!(steps, expected);
}

#[test]
fn every_fault_has_cause_warp_and_pc() {
    let fault = |cause, warp, pc| vec![Fault { cause, warp, pc }];
    let with = |text: &str| format!(".annotate off\n.threads 4\n{text}");
    assert_eq!(faults(&with("mov r1, 6\nld r0, [r1]\nexit")), fault(FaultCause::Misaligned, 0, 1));
    assert_eq!(faults(&with("mov r1, 1\nst.u16 [r1], r1\nexit")), fault(FaultCause::Misaligned, 0, 1));
    assert_eq!(faults(&with("mov r1, -16\nld r0, [r1]\nexit")), fault(FaultCause::OutOfRange, 0, 1));
    assert_eq!(faults(&with("mov r1, 320\nst [r1], r0\nexit")), fault(FaultCause::OutOfRange, 0, 1));
    assert_eq!(faults(&with("nop\nbra .+7")), fault(FaultCause::OutsideProgram, 0, 8));
    assert_eq!(faults(&with("nop")), fault(FaultCause::OutsideProgram, 0, 1));
    assert_eq!(faults(&with("nop\nret")), fault(FaultCause::EmptyStack, 0, 1));
    assert_eq!(faults(&with("call .+0")), fault(FaultCause::FullStack, 0, 0));
    let split = "s2r r0, tid\nisetp.eq p0, r0, 1\n@p0 bra .+2\n";
    assert_eq!(faults(&with(&format!("{split}bar\nexit"))), fault(FaultCause::Divergent, 0, 3));
    assert_eq!(faults(&with(&format!("{split}@p0 call .+0\nexit"))), []);
    let mut undefined = program(&with("nop\nnop\nexit"));
    undefined.instructions[1] = 0;
    assert_eq!(execute(&undefined).faults, fault(FaultCause::Undefined, 0, 1));
    let text = program(&with("nop\nld r0, [r1 + 1] ; here"));
    assert_eq!(text.source_line(1), Some((4, "ld r0, [r1 + 1] ; here")));
}

#[test]
fn a_fault_stops_one_warp_and_no_other() {
    let source = "
        .threads 16
        .annotate off
        .buffer out 64
        s2r r0, tid
        mov r2, 1
        shl r1, r0, 2
        isetp.eq p0, r0, 6
        @p0 iadd r1, r1, 2
        st [r1 + out], r2
        exit";
    let program = program(source);
    let outcome = execute(&program);
    assert_eq!(outcome.faults, [Fault { cause: FaultCause::Misaligned, warp: 1, pc: 5 }]);
    // The faulting instruction does nothing, for no thread of its warp.
    let expected: Vec<u32> = (0..16).map(|i| u32::from(!(4..8).contains(&i))).collect();
    assert_eq!(words_of(&program, &outcome, "out"), expected);
}

#[test]
fn endless_programs_are_reported() {
    let program = program(".threads 4\nhere: bra here");
    let settings = Settings { limit: 1000, ..Settings::default() };
    let result = run(&program, program.initial_memory(&[]), &settings);
    assert_eq!(result, Err(EngineError::Endless { limit: 1000, warp: 0, pc: 0 }));
}

mod random_programs {
    //! Structured programs, made at random, against a plain evaluation thread by thread.
    use super::*;
    use proptest::prelude::*;

    #[derive(Clone, Debug)]
    enum Statement {
        Add(u32),
        Shift,
        If(u32, Vec<Statement>, Vec<Statement>),
        Loop(u32, Vec<Statement>),
        Break(u32),
        Continue(u32),
        Discard(u32),
    }
    use Statement::*;

    /// Whether a condition with this number holds for an accumulator.
    fn holds(condition: u32, sum: u32) -> bool {
        (sum >> (condition % 7)) & 3 == condition / 7 % 4
    }

    fn statements(depth: u32, in_loop: bool) -> BoxedStrategy<Vec<Statement>> {
        let condition = 0u32..28;
        let mut choices =
            vec![(0u32..1000).prop_map(Add).boxed(), Just(Shift).boxed(), condition.clone().prop_map(Discard).boxed()];
        if in_loop {
            choices.push(condition.clone().prop_map(Break).boxed());
            choices.push(condition.clone().prop_map(Continue).boxed());
        }
        if depth > 0 {
            let inner = |in_loop| statements(depth - 1, in_loop);
            let both = (condition, inner(in_loop), inner(in_loop)).prop_map(|(c, a, b)| If(c, a, b));
            choices.push(both.boxed());
            choices.push((0u32..4, inner(true)).prop_map(|(n, body)| Loop(n, body)).boxed());
        }
        prop::collection::vec(prop::strategy::Union::new(choices), 0..5).boxed()
    }

    struct Emitter {
        text: String,
        labels: u32,
    }

    impl Emitter {
        fn label(&mut self) -> String {
            self.labels += 1;
            format!("l{}", self.labels)
        }
        fn line(&mut self, line: String) {
            self.text.push_str(&line);
            self.text.push('\n');
        }
        /// p0 = the condition holds.
        fn test(&mut self, condition: u32) {
            self.line(format!("shr r2, r1, {}\nand r2, r2, 3\nisetp.eq p0, r2, {}", condition % 7, condition / 7 % 4));
        }
        /// `around`: labels for `continue` and `break`, and the depth of loops (counter registers).
        fn emit(&mut self, all: &[Statement], around: Option<(&str, &str)>, depth: u32) {
            for statement in all {
                match statement {
                    Add(n) => self.line(format!("iadd r1, r1, {n}")),
                    Shift => self.line("imul r1, r1, 5\nshr r2, r1, 3\nxor r1, r1, r2".into()),
                    If(condition, yes, no) => {
                        let (other, join) = (self.label(), self.label());
                        self.test(*condition);
                        self.line(format!("@!p0 bra {other}"));
                        self.emit(yes, around, depth);
                        self.line(format!("bra {join}\n{other}:"));
                        self.emit(no, around, depth);
                        self.line(format!("{join}: sync"));
                    }
                    Loop(trips, body) => {
                        let (top, next, done) = (self.label(), self.label(), self.label());
                        let counter = format!("r{}", 10 + depth);
                        // As many trips as the accumulator's low bits and the constant say.
                        self.line(format!("and {counter}, r1, 3\niadd {counter}, {counter}, {trips}"));
                        self.line(format!("{top}: isetp.eq p1, {counter}, 0\n@p1 bra {done}\nisub {counter}, {counter}, 1"));
                        self.emit(body, Some((&next, &done)), depth + 1);
                        self.line(format!("{next}: sync\nbra {top}\n{done}: sync"));
                    }
                    Break(condition) | Continue(condition) => {
                        let (next, done) = around.expect("inside a loop");
                        self.test(*condition);
                        let to = if matches!(statement, Break(_)) { done } else { next };
                        self.line(format!("@p0 bra {to}"));
                    }
                    Discard(condition) => {
                        self.test(*condition);
                        self.line("@p0 discard".into());
                    }
                }
            }
        }
    }

    enum Flow {
        On,
        Break,
        Continue,
        End,
    }

    fn evaluate(all: &[Statement], sum: &mut u32) -> Flow {
        for statement in all {
            match statement {
                Add(n) => *sum = sum.wrapping_add(*n),
                Shift => {
                    *sum = sum.wrapping_mul(5);
                    *sum ^= *sum >> 3;
                }
                If(condition, yes, no) => match evaluate(if holds(*condition, *sum) { yes } else { no }, sum) {
                    Flow::On => {}
                    other => return other,
                },
                Loop(trips, body) => {
                    for _ in 0..(*sum & 3) + trips {
                        match evaluate(body, sum) {
                            Flow::On | Flow::Continue => {}
                            Flow::Break => break,
                            Flow::End => return Flow::End,
                        }
                    }
                }
                Break(condition) if holds(*condition, *sum) => return Flow::Break,
                Continue(condition) if holds(*condition, *sum) => return Flow::Continue,
                Discard(condition) if holds(*condition, *sum) => return Flow::End,
                _ => {}
            }
        }
        Flow::On
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]
        #[test]
        fn structured_control_flow_is_that_of_each_thread(body in statements(3, false)) {
            let mut emitter = Emitter { text: ".threads 30\n.buffer out 120\ns2r r0, tid\nimul r1, r0, 77\n".into(), labels: 0 };
            emitter.emit(&body, None, 0);
            emitter.line("st [r0 * 4 + out], r1\nexit".into());
            let expected: Vec<u32> = (0..30).map(|tid: u32| {
                let mut sum = tid * 77;
                if matches!(evaluate(&body, &mut sum), Flow::End) { 0 } else { sum }
            }).collect();
            prop_assert_eq!(words(&emitter.text, "out"), expected, "{}", emitter.text);
        }
    }
}
