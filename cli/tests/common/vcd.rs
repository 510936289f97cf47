// SPDX-License-Identifier: MIT
//! Reads waveform files.
#![allow(dead_code, reason = "not every test file reads traces")]
use ::vcd::{Command, IdCode, Parser, ScopeItem, Value, VarType};
use std::collections::HashMap;
use std::io::Cursor;

/// Name, type and the values with their times of every variable.
pub type Signals = HashMap<String, (VarType, Vec<(u64, String)>)>;

/// The number of a vector.
pub fn number(bits: &[Value]) -> u64 {
    bits.iter().fold(0, |sum, bit| sum << 1 | u64::from(*bit == Value::V1))
}

/// Reads a file that must be whole and valid.
pub fn parse(bytes: &[u8]) -> Signals {
    parse_with(bytes, &|_, bits| number(bits).to_string())
}

/// The same, with what the vector of a name means.
pub fn parse_with(bytes: &[u8], meaning: &dyn Fn(&str, &[Value]) -> String) -> Signals {
    let mut parser = Parser::new(Cursor::new(bytes));
    let header = parser.parse_header().expect("a header");
    let mut names: HashMap<IdCode, String> = HashMap::new();
    let mut signals = Signals::new();
    let mut scopes: Vec<(String, &[ScopeItem])> = vec![(String::new(), &header.items)];
    while let Some((path, items)) = scopes.pop() {
        for item in items {
            match item {
                ScopeItem::Scope(scope) => {
                    scopes.push((format!("{path}{}.", scope.identifier), &scope.children))
                }
                ScopeItem::Var(variable) => {
                    let name = format!("{path}{}", variable.reference);
                    names.insert(variable.code, name.clone());
                    signals.insert(name, (variable.var_type, vec![]));
                }
            }
        }
    }
    let mut time = 0;
    for command in parser {
        let (id, value) = match command.expect("a command") {
            Command::Timestamp(now) => {
                assert!(now >= time, "time goes forward");
                time = now;
                continue;
            }
            Command::ChangeString(id, text) => (id, text),
            Command::ChangeScalar(id, value) => (id, value.to_string()),
            Command::ChangeVector(id, bits) => {
                let bits: Vec<Value> = bits.into_iter().collect();
                (id, meaning(&names[&id], &bits))
            }
            _ => continue,
        };
        signals.get_mut(&names[&id]).expect("declared").1.push((time, value));
    }
    signals
}
