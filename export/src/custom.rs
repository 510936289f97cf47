// SPDX-License-Identifier: MIT
//! Blocks whose Verilog their author wrote: rust-hdl's names in the text become ours, and what the
//! text names is declared.
use crate::collect::{Scope, Signal};
use crate::module::{child_port, is_port, literal_of, range, Modules};
use crate::names::port_name;
use crate::ExportError;
use rust_hdl::core::ast::Verilog;
use rust_hdl::core::atom::AtomKind;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// What a name of rust-hdl is in the text.
enum Meaning {
    Name(String),
    /// Two enums have it, and they differ.
    Ambiguous,
}

/// Splits Verilog into identifiers that are names of the module itself, and all else.
pub fn pieces(text: &str) -> Vec<(&str, bool)> {
    let mut found = vec![];
    let mut rest = text;
    let mut before = ' ';
    let word = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '$';
    while let Some(first) = rest.chars().next() {
        let until = |stop: &str| rest.find(stop).map_or(rest.len(), |at| at + stop.len());
        let run = || rest.find(|letter| !word(letter)).unwrap_or(rest.len());
        let (length, is_name) = match first {
            _ if rest.starts_with("//") => (until("\n"), false),
            _ if rest.starts_with("/*") => (until("*/"), false),
            '"' => (rest[1..].find('"').map_or(rest.len(), |at| at + 2), false),
            '\\' => (rest.find(char::is_whitespace).unwrap_or(rest.len()), false),
            _ if word(first) => {
                // No number, task, digits of a literal, member or port of another module.
                let own = !first.is_ascii_digit() && first != '$' && !"'.`".contains(before);
                (run(), own)
            }
            _ => (first.len_utf8(), false),
        };
        let (piece, others) = rest.split_at(length);
        found.push((piece, is_name));
        before = piece.chars().next_back().filter(|_| length == 1).unwrap_or(' ');
        rest = others;
    }
    found
}

fn signed(signal: &Signal) -> &'static str {
    if signal.signed {
        "signed "
    } else {
        ""
    }
}

/// The text with our names, and the names of rust-hdl that were in it.
fn renamed(scope: &Scope, text: &str) -> Result<(String, BTreeSet<String>), ExportError> {
    let own = scope.signals.iter().map(|signal| (signal.name.clone(), signal.verilog.clone()));
    let of_children = scope.children.iter().flat_map(|child| {
        let ports = child.signals.iter().filter(|signal| is_port(signal));
        ports.map(|port| (format!("{}${}", child.name, port.name), child_port(child, port)))
    });
    let mut meanings: BTreeMap<String, Meaning> =
        own.chain(of_children).map(|(name, verilog)| (name, Meaning::Name(verilog))).collect();
    for (name, value) in &scope.variants {
        let meaning = value.map_or(Meaning::Ambiguous, |value| Meaning::Name(value.to_string()));
        meanings.insert(name.clone(), meaning);
    }
    let (mut result, mut used) = (String::new(), BTreeSet::new());
    for (piece, is_name) in pieces(text) {
        match meanings.get(piece).filter(|_| is_name) {
            None => result.push_str(piece),
            Some(Meaning::Name(name)) => {
                used.insert(piece.to_string());
                result.push_str(name);
            }
            Some(Meaning::Ambiguous) => {
                let what = format!(
                    "two enums have the name of `{}` and differ; rename one",
                    piece.replace('$', "::")
                );
                return Err(ExportError::Unsupported { path: scope.path.clone(), what });
            }
        }
    }
    Ok((result, used))
}

fn indent(body: &str) -> String {
    body.trim().lines().map(|line| format!("  {line}").trim_end().to_string() + "\n").collect()
}

/// The instance of a child: its field, if that is no member of an interface as well.
pub fn instance_name(scope: &Scope, child: &Scope) -> String {
    let name = port_name(&child.name);
    match scope.signals.iter().any(|signal| signal.name.contains('$') && signal.verilog == name) {
        true => format!("{name}__block"),
        false => name,
    }
}

/// The ports of a block with Verilog of its own, or of one with a kernel.
pub fn ports(scope: &Scope, reset: Option<&str>) -> String {
    let kernel = matches!(scope.hdl, Verilog::Combinatorial(_));
    let net = matches!(scope.hdl, Verilog::Wrapper(_));
    let clock = scope.signals.iter().position(|s| s.clock && s.kind == AtomKind::InputParameter);
    let mut ports = vec![];
    for (place, signal) in scope.signals.iter().enumerate().filter(|(_, s)| is_port(s)) {
        let direction = match signal.kind {
            AtomKind::InputParameter => "input wire",
            AtomKind::InOutParameter => "inout wire",
            _ if net || kernel && signal.clock => "output wire",
            _ => "output reg",
        };
        let signed = if kernel { "" } else { signed(signal) };
        ports.push(format!("  {direction} {signed}{}{}", range(signal.width), signal.verilog));
        if let Some(reset) = reset.filter(|_| clock == Some(place)) {
            ports.push(format!("  input wire {reset}"));
        }
    }
    if let Some(reset) = reset.filter(|_| clock.is_none()) {
        ports.push(format!("  input wire {reset}"));
    }
    ports.join(",\n")
}

impl Modules {
    /// The body of a block with custom Verilog, or of the text around a wrapped core.
    pub fn custom(&mut self, scope: &Scope, text: &str) -> Result<String, ExportError> {
        let wrapper = matches!(scope.hdl, Verilog::Wrapper(_));
        let (text, used) = renamed(scope, text)?;
        let mut body = String::new();
        let mut put =
            |line: String| writeln!(body, "  {line}").expect("writing to a string cannot fail");
        for signal in scope.signals.iter().filter(|signal| used.contains(&signal.name)) {
            let declared = format!("{}{}{}", signed(signal), range(signal.width), signal.verilog);
            match signal.kind {
                AtomKind::Constant => {
                    put(format!("localparam {declared} = {};", literal_of(signal)))
                }
                // The text around a wrapped core declares its own.
                AtomKind::LocalSignal if !wrapper => put(format!("reg {declared};")),
                _ => {}
            }
        }
        let mut instances = vec![];
        // A child that the text does not name is a model for the simulation.
        for child in scope.children.iter().filter(|_| !wrapper) {
            let full = |port: &Signal| format!("{}${}", child.name, port.name);
            let mut ports = child.signals.iter().filter(|signal| is_port(signal));
            if !ports.clone().any(|port| used.contains(&full(port))) {
                continue;
            }
            let open = |port: &&Signal| {
                port.kind == AtomKind::InputParameter && !used.contains(&full(port))
            };
            if let Some(port) = ports.clone().find(open) {
                return Err(ExportError::Unsupported {
                    path: format!("{}.{}", child.path, port.name.replace('$', ".")),
                    what: "the custom Verilog around never assigns this input of a child".into(),
                });
            }
            let mut connections = vec![];
            for port in ports.by_ref() {
                let outer = child_port(child, port);
                let kind = if port.kind == AtomKind::InputParameter { "reg" } else { "wire" };
                put(format!("{kind} {}{}{outer};", signed(port), range(port.width)));
                connections.push((port, outer));
            }
            instances.push(self.instance(scope, child, &connections)?);
        }
        let text = match self.reset_of(scope).filter(|_| !wrapper) {
            Some(reset) => crate::registers::with_reset(&text, reset),
            None => text,
        };
        body.push_str(&indent(&text));
        body.extend(instances);
        Ok(body)
    }

    /// The instance of a child with the nets at its ports.
    pub fn instance(
        &mut self,
        scope: &Scope,
        child: &Scope,
        connections: &[(&Signal, String)],
    ) -> Result<String, ExportError> {
        // A black box is what its text says, down to the names of its ports.
        let (module, black_box) = match &child.hdl {
            Verilog::Blackbox(black_box) => {
                self.add_core(&black_box.code);
                (black_box.name.clone(), true)
            }
            _ => (self.add(child)?, false),
        };
        let connections = connections.iter().map(|(port, outer)| {
            let port = if black_box { &port.name } else { &port.verilog };
            format!("    .{port}({outer})")
        });
        let reset = self.reset_of(child).map(|reset| format!("    .{reset}({reset})"));
        let connections = connections.chain(reset).collect::<Vec<_>>().join(",\n");
        let name = instance_name(scope, child);
        Ok(format!("  {module} {name} (\n{connections}\n  );\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_the_module_are_names() {
        let text = "a$b = \"c\" + $signed(d[8'hff]); // e\nf .g(h) /* i */ \\j$k + 3'd5 `l";
        let names: Vec<_> =
            pieces(text).into_iter().filter(|(_, name)| *name).map(|(piece, _)| piece).collect();
        assert_eq!(names, ["a$b", "d", "f", "h"]);
        assert_eq!(pieces(text).into_iter().map(|(piece, _)| piece).collect::<String>(), text);
    }
}
