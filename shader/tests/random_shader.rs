// SPDX-License-Identifier: MIT
//! Random compute shaders: structured control flow, locals, arrays, pointers, workgroup memory,
//! atomics.
//!
//! Every loop has a bound, so that every shader ends; what it computes does not depend on the order
//! of its threads.
use std::fmt::Write;
use warpwright_golden::Random;
use warpwright_shader::front::Selector;
use warpwright_shader::Options;

/// Types of the variables.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Type {
    Signed,
    Unsigned,
    Float,
    Bool,
}

impl Type {
    fn name(self) -> &'static str {
        match self {
            Type::Signed => "i32",
            Type::Unsigned => "u32",
            Type::Float => "f32",
            Type::Bool => "bool",
        }
    }
}

const WHOLE: [u32; 9] = [0, 1, 2, 3, 5, 31, 32, 100, 0x7fff_ffff];
const FLOATS: [&str; 9] = ["0.0", "1.0", "-2.5", "0.125", "1000.0", "-0.5", "3.0", "1e20", "1e-20"];

/// Writes one shader.
pub struct Writer {
    random: Random,
    text: String,
    /// Variables that may be assigned.
    variables: Vec<(String, Type)>,
    /// Variables that may only be read.
    read_only: Vec<(String, Type)>,
    depth: usize,
    loops: usize,
    names: usize,
    in_function: bool,
}

/// What a random shader is run with.
pub fn options() -> Options {
    let word = |i: u32| (i.wrapping_mul(0x9e37_79b9) >> (i % 7 * 4)).to_le_bytes();
    let input = (0..32).flat_map(word).collect();
    let data = vec![(Selector::Name("input".into()), input)];
    Options { data, workgroups: [3, 1, 1], ..Options::default() }
}

/// The shader of a seed.
pub fn shader(seed: u64) -> String {
    let mut writer = Writer {
        random: Random::new(seed),
        text: String::new(),
        variables: vec![],
        read_only: vec![],
        depth: 0,
        loops: 0,
        names: 0,
        in_function: false,
    };
    writer.module();
    writer.text
}

impl Writer {
    fn below(&mut self, limit: u64) -> u64 {
        self.random.below(limit)
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{}{text}", "    ".repeat(self.depth));
    }

    fn name(&mut self) -> String {
        self.names += 1;
        format!("v{}", self.names)
    }

    fn module(&mut self) {
        self.line("@group(0) @binding(0) var<storage, read> input: array<u32, 32>;");
        self.line("@group(0) @binding(1) var<storage, read_write> output: array<u32>;");
        self.line(
            "@group(0) @binding(2) var<storage, read_write> counters: array<atomic<u32>, 4>;",
        );
        self.line("var<workgroup> shared_words: array<u32, 32>;");
        self.line("var<private> seen: u32 = 7u;");
        self.numbers();
        self.helper();
        self.line("@compute @workgroup_size(16)");
        self.line(
            "fn main(@builtin(global_invocation_id) id: vec3u, \
             @builtin(local_invocation_index) local: u32) {",
        );
        self.depth = 1;
        self.read_only = vec![("id.x".into(), Type::Unsigned), ("local".into(), Type::Unsigned)];
        self.line("var values = array<u32, 6>(1u, id.x, 3u, 4u, local, 6u);");
        self.line("var table: array<i32, 20>;");
        self.variables = vec![("seen".into(), Type::Unsigned)];
        for ty in [Type::Signed, Type::Unsigned, Type::Float, Type::Bool] {
            self.declare(ty);
        }
        self.statements(3);
        self.line("shared_words[local] = helper(id.x, &values[2]) ^ values[local % 6u];");
        self.line("workgroupBarrier();");
        self.line("var mixed = shared_words[(local + 3u) % 16u];");
        self.variables.push(("mixed".into(), Type::Unsigned));
        self.statements(3);
        let all = self.variables.clone();
        for (name, ty) in all {
            let word = match ty {
                Type::Unsigned => name.clone(),
                Type::Signed => format!("bitcast<u32>({name})"),
                Type::Float => format!("bitcast<u32>({name})"),
                Type::Bool => format!("u32({name})"),
            };
            self.line(&format!("mixed = mixed * 31u + {word};"));
        }
        self.line("for (var i = 0u; i < 6u; i++) { mixed = mixed * 17u + values[i]; }");
        self.line(
            "for (var i = 0u; i < 20u; i++) { mixed = mixed * 13u + bitcast<u32>(table[i]); }",
        );
        self.line("output[id.x] = mixed;");
        self.depth = 0;
        self.line("}");
    }

    fn helper(&mut self) {
        self.line("fn helper(n: u32, place: ptr<function, u32>) -> u32 {");
        self.depth = 1;
        self.in_function = true;
        self.read_only = vec![("n".into(), Type::Unsigned)];
        self.variables = vec![("seen".into(), Type::Unsigned)];
        self.declare(Type::Unsigned);
        self.declare(Type::Signed);
        self.line("*place += n;");
        self.statements(2);
        let value = self.expression(Type::Unsigned, 2);
        self.line(&format!("return {value};"));
        self.in_function = false;
        self.depth = 0;
        self.line("}");
    }

    fn declare(&mut self, ty: Type) {
        let (name, value) = (self.name(), self.expression(ty, 2));
        self.line(&format!("var {name}: {} = {value};", ty.name()));
        self.variables.push((name, ty));
    }

    fn statements(&mut self, budget: usize) {
        let known = (self.variables.len(), self.read_only.len());
        for _ in 0..2 + self.below(3) {
            self.statement(budget);
        }
        self.variables.truncate(known.0.max(self.variables.len().min(known.0)));
        self.read_only.truncate(known.1);
    }

    fn block(&mut self, budget: usize) {
        let known = self.variables.len();
        self.depth += 1;
        self.statements(budget);
        self.depth -= 1;
        self.variables.truncate(known);
    }

    fn statement(&mut self, budget: usize) {
        let nested = budget > 0;
        match self.below(12) {
            0..=3 => self.assign(),
            4 => {
                let (index, value) =
                    (self.expression(Type::Unsigned, 1), self.expression(Type::Unsigned, 2));
                match self.in_function {
                    true => self.line(&format!("*place ^= {value} + ({index});")),
                    false => self.line(&format!("values[({index}) % 8u] = {value};")),
                }
            }
            5 if !self.in_function => {
                let (index, value) =
                    (self.expression(Type::Unsigned, 1), self.expression(Type::Signed, 2));
                self.line(&format!("table[({index}) % 20u] += {value};"));
            }
            6 if !self.in_function => {
                let (place, value) = (self.below(4), self.expression(Type::Unsigned, 1));
                let op = ["atomicAdd", "atomicXor", "atomicMax", "atomicAdd"][place as usize];
                self.line(&format!("{op}(&counters[{place}], {value});"));
            }
            7 | 8 if nested => {
                let condition = self.expression(Type::Bool, 2);
                self.line(&format!("if {condition} {{"));
                self.block(budget - 1);
                if self.below(2) == 0 {
                    self.line("} else {");
                    self.block(budget - 1);
                }
                self.line("}");
            }
            9 if nested => self.repeat(budget - 1),
            10 if nested => self.switch(budget - 1),
            11 => self.leave(),
            _ => self.assign(),
        }
    }

    fn assign(&mut self) {
        let at = self.below(self.variables.len() as u64) as usize;
        let (name, ty) = self.variables[at].clone();
        let value = self.expression(ty, 3);
        self.line(&format!("{name} = {value};"));
    }

    fn leave(&mut self) {
        let condition = self.expression(Type::Bool, 1);
        let way = match (self.loops, self.in_function) {
            (0, true) => "return seen;",
            (0, false) => return self.assign(),
            (_, true) if self.below(3) == 0 => "return seen + 1u;",
            _ => ["break;", "continue;"][self.below(2) as usize],
        };
        self.line(&format!("if {condition} {{ {way} }}"));
    }

    fn repeat(&mut self, budget: usize) {
        let (counter, rounds) = (self.name(), 1 + self.below(6));
        match self.below(2) {
            0 => self
                .line(&format!("for (var {counter} = 0u; {counter} < {rounds}u; {counter}++) {{")),
            _ => {
                self.line(&format!("var {counter} = 0u;"));
                self.line("loop {");
                self.line(&format!("    if {counter} >= {rounds}u {{ break; }}"));
            }
        }
        let continuing = self.text.trim_end().ends_with("break; }");
        self.read_only.push((counter.clone(), Type::Unsigned));
        self.loops += 1;
        self.block(budget);
        self.loops -= 1;
        self.read_only.pop();
        if continuing {
            self.line(&format!("    continuing {{ {counter}++; }}"));
        }
        self.line("}");
    }

    fn switch(&mut self, budget: usize) {
        let selector = self.expression(Type::Unsigned, 1);
        self.line(&format!("switch ({selector}) % 5u {{"));
        self.depth += 1;
        for cases in ["case 0u: {", "case 1u, 3u: {", "default: {"] {
            self.line(cases);
            let loops = std::mem::take(&mut self.loops);
            self.block(budget);
            self.loops = loops;
            self.line("}");
        }
        self.depth -= 1;
        self.line("}");
    }

    fn variable(&mut self, ty: Type) -> Option<String> {
        let all: Vec<String> = self
            .variables
            .iter()
            .chain(&self.read_only)
            .filter(|(_, t)| *t == ty)
            .map(|(n, _)| n.clone())
            .collect();
        (!all.is_empty()).then(|| all[self.below(all.len() as u64) as usize].clone())
    }

    /// A number: of a variable, so that it is no constant expression, in which an overflow is an
    /// error.
    fn literal(&mut self, ty: Type) -> String {
        match ty {
            Type::Bool => ["true", "false"][self.below(2) as usize].into(),
            _ => format!("{}{}", &ty.name()[..1], self.below(WHOLE.len() as u64)),
        }
    }

    fn numbers(&mut self) {
        for (at, (whole, float)) in WHOLE.iter().zip(FLOATS).enumerate() {
            self.line(&format!("var<private> u{at}: u32 = {whole}u;"));
            self.line(&format!("var<private> i{at}: i32 = {whole}i;"));
            self.line(&format!("var<private> f{at}: f32 = {float};"));
        }
    }

    fn expression(&mut self, ty: Type, depth: usize) -> String {
        if depth == 0 || self.below(5) == 0 {
            return match self.variable(ty).filter(|_| self.random.below(4) != 0) {
                Some(name) => name,
                None => self.literal(ty),
            };
        }
        let choice = self.below(10);
        let sub = |this: &mut Self, ty: Type| this.expression(ty, depth - 1);
        let (a, b) = (sub(self, ty), sub(self, ty));
        match (ty, choice) {
            (Type::Bool, 0..=1) => format!("({a} && {b})"),
            (Type::Bool, 2..=3) => format!("({a} || {b})"),
            (Type::Bool, 4) => format!("!({a})"),
            (Type::Bool, 5) => format!("({a} != {b})"),
            (Type::Bool, _) => {
                let of = [Type::Signed, Type::Unsigned, Type::Float][self.below(3) as usize];
                let (a, b) = (sub(self, of), sub(self, of));
                let op = ["<", "<=", ">", ">=", "==", "!="][self.below(6) as usize];
                format!("({a} {op} {b})")
            }
            (_, 0) => {
                let condition = sub(self, Type::Bool);
                format!("select({a}, {b}, {condition})")
            }
            (Type::Float, 1) => format!("f32({})", sub(self, Type::Signed)),
            (Type::Float, 2) => format!("floor({a})"),
            (Type::Float, 3) => format!("min({a}, {b})"),
            (Type::Float, 4) => format!("mix({a}, {b}, 0.25)"),
            (Type::Float, _) => format!("({a} {} {b})", ["+", "-", "*"][self.below(3) as usize]),
            (Type::Unsigned, 1) => format!("input[({a}) % 40u]"),
            (Type::Unsigned, 2) if !self.in_function => format!("values[({a}) % 6u]"),
            (Type::Unsigned, 3) => format!("countOneBits({a})"),
            (Type::Unsigned, 4) => format!("u32({})", sub(self, Type::Float)),
            (Type::Unsigned, 5) => format!("({a} << ({b} & 31u))"),
            (Type::Unsigned, 6) => format!("extractBits({a}, {b}, 9u)"),
            (Type::Signed, 1) => format!("i32({})", sub(self, Type::Float)),
            (Type::Signed, 2) => format!("abs({a})"),
            (Type::Signed, 3) => format!("({a} >> (u32({b}) & 31u))"),
            (Type::Signed, 4) => format!("max({a}, {b})"),
            (_, _) => format!(
                "({a} {} {b})",
                ["+", "-", "*", "/", "%", "&", "|", "^"][self.below(8) as usize]
            ),
        }
    }
}
