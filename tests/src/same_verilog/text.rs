// SPDX-License-Identifier: MIT
//! The exporter's Verilog: tokens, modules and what is in them.
mod cursor;

use anyhow::{bail, Context, Result};
use cursor::Cursor;
use std::collections::BTreeMap;

/// A port of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Port {
    /// Name.
    pub name: String,
    /// Bits.
    pub width: usize,
    /// An output, else an input.
    pub output: bool,
}

/// A `localparam`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constant {
    /// Name.
    pub name: String,
    /// Bits.
    pub width: usize,
    /// The literal.
    pub value: String,
}

/// A variable of the combinational logic that is no port, register or pin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    /// Name.
    pub name: String,
    /// Bits.
    pub width: usize,
}

/// The name of a register with these variables: `<name>__q`, of a bundle's member
/// `<bundle>__q_<member>`.
fn register_name(q: &str, d: &str) -> Option<String> {
    let name = |(at, _): (usize, &str)| {
        let (bundle, member) = (&q[..at], &q[at + "__q".len()..]);
        let whole = member.is_empty() || member.starts_with('_');
        (whole && d == format!("{bundle}__d{member}")).then(|| format!("{bundle}{member}"))
    };
    q.match_indices("__q").find_map(name)
}

/// A register: `<name>__d` and `<name>__q`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Register {
    /// Name.
    pub name: String,
    /// Bits.
    pub width: usize,
    /// The literal it holds at power-up.
    pub initial: String,
    /// Its clock.
    pub clock: String,
}

/// A connection of an instance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pin {
    /// The port of the child.
    pub port: String,
    /// The net of the parent.
    pub net: String,
}

/// A child.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instance {
    /// Its module.
    pub module: String,
    /// Name.
    pub name: String,
    /// Its connections.
    pub pins: Vec<Pin>,
}

/// The body of a module that was exported from a kernel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kernel {
    /// Constants.
    pub constants: Vec<Constant>,
    /// Variables of the logic.
    pub nets: Vec<Net>,
    /// The statements of each `always @(*)`.
    pub logic: Vec<Vec<String>>,
    /// Registers.
    pub registers: Vec<Register>,
    /// Children.
    pub instances: Vec<Instance>,
}

/// What is inside a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    /// Exported from a kernel.
    Kernel(Kernel),
    /// Written in Verilog: memories, multipliers, wrapped cores.
    Custom(Vec<String>),
}

/// A module.
#[derive(Clone, Debug)]
pub struct Module {
    /// Name.
    pub name: String,
    /// Ports in their order.
    pub ports: Vec<Port>,
    /// What is inside.
    pub body: Body,
    /// Stands for the content, without names of modules: modules with the same content are the same
    /// hardware.
    pub content: String,
}

/// The modules of a file.
#[derive(Clone, Debug)]
pub struct Design {
    /// By name.
    pub modules: BTreeMap<String, Module>,
    /// The last one.
    pub top: String,
}

/// The text without the comment lines at its head.
pub fn without_header(text: &str) -> &str {
    let mut rest = text;
    while rest.starts_with("//") {
        rest = rest.split_once('\n').map_or("", |(_, rest)| rest);
    }
    rest
}

struct Token {
    text: String,
    line: usize,
}

const OPERATORS: [&str; 14] =
    [">>>", "<<<", "===", "!==", "<=", ">=", "==", "!=", "&&", "||", "<<", ">>", "+:", "-:"];

fn tokens(text: &str) -> Vec<Token> {
    let word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let mut found = vec![];
    for (line, text) in text.lines().enumerate() {
        let mut rest = text.trim_start();
        while !rest.is_empty() && !rest.starts_with("//") {
            let first = rest.chars().next().unwrap_or_default();
            let length = if first.is_ascii_digit() {
                rest.find(|letter| !word(letter) && letter != '\'').unwrap_or(rest.len())
            } else if word(first) || first == '$' {
                rest[1..].find(|letter| !word(letter)).map_or(rest.len(), |length| length + 1)
            } else if first == '"' {
                rest[1..].find('"').map_or(rest.len(), |length| length + 2)
            } else {
                OPERATORS
                    .iter()
                    .find(|operator| rest.starts_with(**operator))
                    .map_or(first.len_utf8(), |operator| operator.len())
            };
            found.push(Token { text: rest[..length].into(), line: line + 1 });
            rest = rest[length..].trim_start();
        }
    }
    found
}

/// Whether a token of the logic is a name.
pub fn is_name(token: &str) -> bool {
    let begins = token.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '_');
    begins && !matches!(token, "if" | "else" | "begin" | "end" | "case" | "endcase" | "default")
}

/// Reads a file of the exporter.
pub fn parse(text: &str) -> Result<Design> {
    let tokens = tokens(text);
    let (mut modules, mut top) = (BTreeMap::<String, Module>::new(), None);
    let mut begin = 0;
    while begin < tokens.len() {
        let from = &tokens[begin..];
        let line = from[0].line;
        let length = from.iter().position(|token| token.text == "endmodule");
        let length =
            length.with_context(|| format!("line {line}: a module without `endmodule`"))?;
        let module = module(&from[..length], &modules)
            .with_context(|| format!("line {line}: no module of the exporter"))?;
        top = Some(module.name.clone());
        if let Some(twice) = modules.insert(module.name.clone(), module) {
            bail!("line {line}: module `{}` is declared twice", twice.name);
        }
        begin += length + 1;
    }
    Ok(Design { modules, top: top.context("the file holds no module")? })
}

/// The module of these tokens, `endmodule` left out; its children are there already.
fn module(tokens: &[Token], others: &BTreeMap<String, Module>) -> Option<Module> {
    let tokens: Vec<String> = tokens.iter().map(|token| token.text.clone()).collect();
    let at = tokens.iter().position(|token| token == "module")?;
    let name = tokens.get(at + 1)?.clone();
    let mut cursor = Cursor { tokens: &tokens, at: at + 2, members: BTreeMap::new() };
    let Some(ports) = cursor.ports().filter(|_| at == 0) else {
        // The declaration of a wrapped core.
        let content = digest(&format!("{tokens:?}"));
        return Some(Module { name, ports: vec![], body: Body::Custom(tokens), content });
    };
    let rest = &tokens[cursor.at..];
    let kernel =
        Cursor { tokens: rest, at: 0, members: BTreeMap::new() }.kernel().filter(|kernel| {
            let known = |instance: &Instance| others.contains_key(&instance.module);
            kernel.instances.iter().all(known)
        });
    let (body, content) = match kernel {
        Some(kernel) => {
            let mut nameless = kernel.clone();
            for instance in &mut nameless.instances {
                instance.module = others[&instance.module].content.clone();
            }
            (Body::Kernel(kernel), digest(&format!("{ports:?}{nameless:?}")))
        }
        None => {
            let uses = uses(rest, others);
            (Body::Custom(rest.to_vec()), digest(&format!("{ports:?}{rest:?}{uses:?}")))
        }
    };
    Some(Module { name, ports, body, content })
}

/// The contents of the modules that custom Verilog instantiates.
pub fn uses<'a>(tokens: &[String], modules: &'a BTreeMap<String, Module>) -> Vec<&'a str> {
    let pairs = tokens.iter().zip(tokens.iter().skip(1));
    let instances = pairs.filter(|(_, next)| is_name(next) || *next == "#");
    instances.filter_map(|(token, _)| Some(modules.get(token)?.content.as_str())).collect()
}

/// Stands for a text.
fn digest(content: &str) -> String {
    use sha2::{Digest, Sha256};
    Sha256::digest(content).iter().map(|byte| format!("{byte:02x}")).collect()
}
