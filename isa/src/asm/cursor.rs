// SPDX-License-Identifier: MIT
//! A position in the tokens of one line, and the small parsers on it.
use super::expression::{Expression, Operator, Value};
use super::lexer::{Kind, Token};

/// What is wrong at which token of a line.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// First character, from 0.
    pub column: usize,
    /// Number of characters.
    pub length: usize,
    /// What is wrong and what was expected.
    pub message: String,
}

/// Result of a parser.
pub type Parsed<T> = Result<T, Problem>;

impl Problem {
    /// A problem with this token.
    pub fn at(token: &Token, message: impl Into<String>) -> Self {
        Self { column: token.column, length: token.length, message: message.into() }
    }
}

/// How a token is named in messages.
pub fn describe(token: &Token) -> String {
    match &token.kind {
        Kind::Name(name) => format!("`{name}`"),
        Kind::Directive(name) => format!("`.{name}`"),
        Kind::Integer(value) => format!("`{value}`"),
        Kind::Float(value) => format!("`{value}`"),
        Kind::Symbol(symbol) => format!("`{symbol}`"),
        Kind::End => "the end of the line".into(),
    }
}

/// Reads the tokens of one line from left to right.
#[derive(Clone)]
pub struct Cursor<'a> {
    tokens: &'a [Token],
    at: usize,
}

impl<'a> Cursor<'a> {
    /// Starts at token `at`.
    pub fn new(tokens: &'a [Token], at: usize) -> Self {
        Self { tokens, at }
    }
    /// Index of the next token.
    pub fn position(&self) -> usize {
        self.at
    }
    /// The next token.
    pub fn peek(&self) -> &'a Token {
        &self.tokens[self.at.min(self.tokens.len() - 1)]
    }
    /// The token after the next one.
    pub fn peek_second(&self) -> &'a Token {
        &self.tokens[(self.at + 1).min(self.tokens.len() - 1)]
    }
    /// Takes the next token.
    pub fn next(&mut self) -> &'a Token {
        let token = self.peek();
        self.at += 1;
        token
    }
    /// Whether the line is used up.
    pub fn at_end(&self) -> bool {
        self.peek().kind == Kind::End
    }
    /// Takes the next token if it is this symbol.
    pub fn accept(&mut self, symbol: &str) -> bool {
        let found = matches!(self.peek().kind, Kind::Symbol(s) if s == symbol);
        self.at += usize::from(found);
        found
    }
    /// Takes the next token if it is this name.
    pub fn accept_name(&mut self, wanted: &str) -> bool {
        let found = matches!(&self.peek().kind, Kind::Name(name) if name == wanted);
        self.at += usize::from(found);
        found
    }
    /// The problem "expected ..., found ..." at the next token.
    pub fn expected(&self, what: &str) -> Problem {
        Problem::at(self.peek(), format!("expected {what}, found {}", describe(self.peek())))
    }
    /// Takes this symbol or fails.
    pub fn expect(&mut self, symbol: &str) -> Parsed<()> {
        if self.accept(symbol) {
            Ok(())
        } else {
            Err(self.expected(&format!("`{symbol}`")))
        }
    }
    /// Takes a name or fails.
    pub fn name(&mut self, what: &str) -> Parsed<(&'a str, &'a Token)> {
        let token = self.peek();
        match &token.kind {
            Kind::Name(name) => {
                self.at += 1;
                Ok((name, token))
            }
            _ => Err(self.expected(what)),
        }
    }
    /// Fails unless the line is used up.
    pub fn end(&self) -> Parsed<()> {
        if self.at_end() {
            Ok(())
        } else {
            Err(self.expected("the end of the line"))
        }
    }

    /// An expression.
    pub fn expression(&mut self) -> Parsed<Expression> {
        let left = self.primary()?;
        self.binary(left, 0)
    }

    /// The rest of an expression behind its first operand: operators that bind at least as
    /// strongly as `minimum`.
    pub fn binary(&mut self, mut left: Expression, minimum: u8) -> Parsed<Expression> {
        while let Kind::Symbol(symbol) = self.peek().kind {
            let Some((operator, precedence)) = Operator::of(symbol).filter(|(_, p)| *p >= minimum)
            else {
                break;
            };
            let token = self.next().clone();
            let right = self.primary()?;
            let right = self.binary(right, precedence + 1)?;
            left = Expression::Binary(Box::new(left), operator, Box::new(right), token);
        }
        Ok(left)
    }

    /// A number, a name, a negation or an expression in parentheses.
    pub fn primary(&mut self) -> Parsed<Expression> {
        let token = self.peek();
        let expression = match &token.kind {
            Kind::Integer(value) => Expression::Number(Value::Integer(*value)),
            Kind::Float(value) => Expression::Number(Value::Float(*value)),
            Kind::Name(name) => Expression::Name(name.clone(), token.clone()),
            Kind::Symbol("-") => {
                self.at += 1;
                return Ok(Expression::Negate(Box::new(self.primary()?)));
            }
            Kind::Symbol("(") => {
                self.at += 1;
                let inner = self.expression()?;
                self.expect(")")?;
                return Ok(inner);
            }
            _ => return Err(self.expected("a number, a name or `(`")),
        };
        self.at += 1;
        Ok(expression)
    }
}
