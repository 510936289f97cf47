// SPDX-License-Identifier: MIT
//! Names with a value: constants, labels, addresses.
use super::cursor::{Parsed, Problem};
use super::expression::{apply, Expression, Operator, Value};
use super::lexer::Token;
use super::suggest;
use std::collections::BTreeMap;

/// What a name stands for.
#[derive(Clone, Debug)]
pub enum Symbol {
    /// A constant, evaluated where it is used.
    Constant(Expression),
    /// A known number.
    Value(Value),
    /// The number of an instruction.
    Label(i64),
    /// The address of a buffer; `None` until the layout is known.
    Address(Option<i64>),
}

/// All names of a program.
#[derive(Default)]
pub struct Symbols {
    table: BTreeMap<String, Symbol>,
    /// Names that something else has: what it is.
    taken: BTreeMap<String, &'static str>,
}

const MAX_DEPTH: u32 = 64;

impl Symbols {
    /// Adds a name; a second definition is a problem.
    pub fn define(&mut self, name: &str, token: &Token, symbol: Symbol) -> Parsed<()> {
        if let Some(what) = self.taken.get(name) {
            return Err(Problem::at(
                token,
                format!("`{name}` is {what} already: expected another name"),
            ));
        }
        match self.table.insert(name.into(), symbol) {
            None => Ok(()),
            Some(_) => Err(Problem::at(token, format!("`{name}` is defined twice"))),
        }
    }
    /// Keeps a name for something else.
    pub fn take(&mut self, name: &str, what: &'static str) {
        self.taken.insert(name.into(), what);
    }
    /// Fails where an integer division in an expression has a remainder: its value is meant as a
    /// float.
    pub fn exact(&self, expression: &Expression) -> Parsed<()> {
        self.exact_at(expression, 0)
    }

    fn exact_at(&self, expression: &Expression, depth: u32) -> Parsed<()> {
        match expression {
            Expression::Binary(left, operator, right, token) => {
                self.exact_at(left, depth)?;
                self.exact_at(right, depth)?;
                if let (Operator::Divide, Ok(Value::Integer(a)), Ok(Value::Integer(b))) =
                    (operator, self.evaluate(left), self.evaluate(right))
                {
                    if b != 0 && a % b != 0 {
                        let message = format!(
                            "{a} / {b} is a division of integers and gives {}; write {a}.0 / {b}.0",
                            a / b
                        );
                        return Err(Problem::at(token, message));
                    }
                }
                Ok(())
            }
            Expression::Negate(inner) => self.exact_at(inner, depth),
            Expression::Name(name, token) if depth < MAX_DEPTH => match self.table.get(name) {
                Some(Symbol::Constant(inner)) => {
                    self.exact_at(inner, depth + 1).map_err(|problem| {
                        Problem::at(token, format!("in `{name}`: {}", problem.message))
                    })
                }
                _ => Ok(()),
            },
            _ => Ok(()),
        }
    }

    /// Adds or replaces a name.
    pub fn set(&mut self, name: &str, symbol: Symbol) {
        self.table.insert(name.into(), symbol);
    }
    /// The instruction number of a label.
    pub fn label(&self, name: &str) -> Option<i64> {
        match self.table.get(name) {
            Some(Symbol::Label(pc)) => Some(*pc),
            _ => None,
        }
    }
    /// The label that is closest to a name that is none.
    pub fn closest_label(&self, name: &str) -> Option<&str> {
        let labels = self.table.iter().filter(|(_, symbol)| matches!(symbol, Symbol::Label(_)));
        suggest::closest(name, labels.map(|(name, _)| name.as_str()))
    }
    /// Whether there is such a name.
    pub fn knows(&self, name: &str) -> bool {
        self.table.contains_key(name)
    }
    /// The value of an expression.
    pub fn evaluate(&self, expression: &Expression) -> Parsed<Value> {
        self.evaluate_at(expression, 0)
    }
    /// The value of an expression that must be an integer of this range.
    pub fn integer(
        &self,
        expression: &Expression,
        token: &Token,
        range: (i64, i64),
        what: &str,
    ) -> Parsed<i64> {
        let (low, high) = range;
        match self.evaluate(expression)? {
            Value::Integer(value) if (low..=high).contains(&value) => Ok(value),
            Value::Integer(value) => {
                Err(Problem::at(token, format!("{what} is {value}, expected {low} to {high}")))
            }
            Value::Float(value) => {
                Err(Problem::at(token, format!("{what} is {value}, expected an integer")))
            }
        }
    }

    fn evaluate_at(&self, expression: &Expression, depth: u32) -> Parsed<Value> {
        match expression {
            Expression::Number(value) => Ok(*value),
            Expression::Negate(inner) => match self.evaluate_at(inner, depth)? {
                Value::Integer(value) => Ok(Value::Integer(value.wrapping_neg())),
                Value::Float(value) => Ok(Value::Float(-value)),
            },
            Expression::Binary(left, operator, right, token) => {
                let (left, right) =
                    (self.evaluate_at(left, depth)?, self.evaluate_at(right, depth)?);
                apply(*operator, left, right).map_err(|message| Problem::at(token, message))
            }
            Expression::Name(name, token) => {
                if depth > MAX_DEPTH {
                    return Err(Problem::at(token, format!("`{name}` is defined by itself")));
                }
                match self.table.get(name) {
                    Some(Symbol::Value(value)) => Ok(*value),
                    Some(Symbol::Label(value) | Symbol::Address(Some(value))) => {
                        Ok(Value::Integer(*value))
                    }
                    Some(Symbol::Address(None)) => {
                        let message = format!(
                            "the address of `{name}` is not known yet: sizes cannot depend on it"
                        );
                        Err(Problem::at(token, message))
                    }
                    // A problem inside a constant is shown where the constant is used.
                    Some(Symbol::Constant(inner)) => {
                        self.evaluate_at(inner, depth + 1).map_err(|problem| {
                            Problem::at(token, format!("in `{name}`: {}", problem.message))
                        })
                    }
                    None => Err(Problem::at(token, self.unknown(name))),
                }
            }
        }
    }

    fn unknown(&self, name: &str) -> String {
        let lower = name.to_ascii_lowercase();
        match self.table.keys().find(|known| known.to_ascii_lowercase() == lower) {
            Some(known) => format!("unknown name `{name}`; `{known}` is defined"),
            None => match suggest::closest(name, self.table.keys().map(String::as_str)) {
                Some(known) => format!("unknown name `{name}`; did you mean `{known}`?"),
                None => format!("unknown name `{name}`: expected a constant, a label or a buffer"),
            },
        }
    }

    /// All names with an integer value.
    pub fn export(&self) -> BTreeMap<String, i64> {
        let value = |(name, symbol): (&String, &Symbol)| match symbol {
            Symbol::Label(value)
            | Symbol::Address(Some(value))
            | Symbol::Value(Value::Integer(value)) => Some((name.clone(), *value)),
            Symbol::Constant(expression) => match self.evaluate(expression) {
                Ok(Value::Integer(value)) => Some((name.clone(), value)),
                _ => None,
            },
            _ => None,
        };
        self.table.iter().filter_map(value).collect()
    }
}
