// SPDX-License-Identifier: MIT
//! Structured programs, made at random, against a plain evaluation thread by thread.
use super::words;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use warpwright_sim::harness::seed;

#[derive(Clone, Debug)]
enum Statement {
    Add(u32),
    Shift,
    If(u32, Vec<Statement>, Vec<Statement>),
    Loop(u32, Vec<Statement>),
    Break(u32),
    Continue(u32),
    Discard(u32),
    /// A call of a subroutine of its own: of all threads here, or of those for which a condition
    /// holds.
    Call(Option<u32>, Vec<Statement>),
    /// A return, where a condition holds.
    Return(u32),
}
use Statement::*;

/// Whether a condition with this number holds for an accumulator.
fn holds(condition: u32, sum: u32) -> bool {
    (sum >> (condition % 7)) & 3 == condition / 7 % 4
}

fn statements(depth: u32, in_loop: bool, in_call: bool) -> BoxedStrategy<Vec<Statement>> {
    let condition = 0u32..28;
    let mut choices = vec![
        (0u32..1000).prop_map(Add).boxed(),
        Just(Shift).boxed(),
        condition.clone().prop_map(Discard).boxed(),
    ];
    if in_loop {
        choices.push(condition.clone().prop_map(Break).boxed());
        choices.push(condition.clone().prop_map(Continue).boxed());
    }
    if in_call {
        choices.push(condition.clone().prop_map(Return).boxed());
    }
    if depth > 0 {
        let body = statements(depth - 1, false, true);
        let guard = prop::option::of(condition.clone());
        choices.push((guard, body).prop_map(|(guard, body)| Call(guard, body)).boxed());
        let inner = |in_loop| statements(depth - 1, in_loop, in_call);
        let both = (condition, inner(in_loop), inner(in_loop)).prop_map(|(c, a, b)| If(c, a, b));
        choices.push(both.boxed());
        choices.push((0u32..4, inner(true)).prop_map(|(n, body)| Loop(n, body)).boxed());
    }
    prop::collection::vec(prop::strategy::Union::new(choices), 0..5).boxed()
}

#[derive(Default)]
struct Emitter {
    text: String,
    labels: u32,
    /// Subroutines that are still to be written: label, body, depth of loops.
    subroutines: Vec<(String, Vec<Statement>, u32)>,
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
        self.line(format!(
            "shr r2, r1, {}\nand r2, r2, 3\nisetp.eq p0, r2, {}",
            condition % 7,
            condition / 7 % 4
        ));
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
                Call(condition, body) => {
                    let label = self.label();
                    condition.iter().for_each(|condition| self.test(*condition));
                    let guard = if condition.is_some() { "@p0 " } else { "" };
                    self.line(format!("{guard}call {label}"));
                    self.subroutines.push((label, body.clone(), depth));
                }
                Return(condition) => {
                    self.test(*condition);
                    self.line("@p0 ret".into());
                }
            }
        }
    }
}

enum Flow {
    On,
    Return,
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
            If(condition, yes, no) => {
                match evaluate(if holds(*condition, *sum) { yes } else { no }, sum) {
                    Flow::On => {}
                    other => return other,
                }
            }
            Loop(trips, body) => {
                for _ in 0..(*sum & 3) + trips {
                    match evaluate(body, sum) {
                        Flow::On | Flow::Continue => {}
                        Flow::Break => break,
                        other => return other,
                    }
                }
            }
            Break(condition) if holds(*condition, *sum) => return Flow::Break,
            Continue(condition) if holds(*condition, *sum) => return Flow::Continue,
            Discard(condition) if holds(*condition, *sum) => return Flow::End,
            Return(condition) if holds(*condition, *sum) => return Flow::Return,
            Call(condition, body) if condition.is_none_or(|condition| holds(condition, *sum)) => {
                if matches!(evaluate(body, sum), Flow::End) {
                    return Flow::End;
                }
            }
            _ => {}
        }
    }
    Flow::On
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, rng_seed: RngSeed::Fixed(seed(1)), failure_persistence: None, ..Default::default() })]
    #[test]
    fn structured_control_flow_is_that_of_each_thread(body in statements(3, false, false)) {
        let text = ".threads 30\n.buffer out 120\ns2r r0, tid\nimul r1, r0, 77\n".into();
        let mut emitter = Emitter { text, ..Emitter::default() };
        emitter.emit(&body, None, 0);
        emitter.line("st [r0 * 4 + out], r1\nexit".into());
        while let Some((label, body, depth)) = emitter.subroutines.pop() {
            emitter.line(format!("{label}:"));
            emitter.emit(&body, None, depth);
            emitter.line("ret".into());
        }
        let expected: Vec<u32> = (0..30).map(|tid: u32| {
            let mut sum = tid * 77;
            if matches!(evaluate(&body, &mut sum), Flow::End) { 0 } else { sum }
        }).collect();
        prop_assert_eq!(words(&emitter.text, "out"), expected, "{}", emitter.text);
    }
}
