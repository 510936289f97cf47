// SPDX-License-Identifier: MIT
//! Words of one source line.

/// Kind and value of a token.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// Name; may hold dots behind the first character.
    Name(String),
    /// Directive name without its dot.
    Directive(String),
    /// Integer.
    Integer(i64),
    /// Number with a point or an exponent.
    Float(f64),
    /// Operator or bracket.
    Symbol(&'static str),
    /// Behind the last token.
    End,
}

/// One token and its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// First character, from 0.
    pub column: usize,
    /// Number of characters.
    pub length: usize,
}

const SYMBOLS: [&str; 21] = [
    "<<", ">>", "@", "!", ",", ":", "[", "]", "{", "}", "(", ")", "+", "-", "*", "/", "%", "=",
    "&", "|", ".",
];

/// Splits a line; the error is the place, length and reason of a word that cannot be read.
pub fn tokens(line: &str) -> Result<Vec<Token>, (usize, usize, String)> {
    let text: Vec<char> = line.chars().collect();
    let mut tokens = Vec::new();
    let mut at = 0;
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
    while at < text.len() {
        let c = text[at];
        if c.is_whitespace() {
            at += 1;
            continue;
        }
        if c == ';' || (c == '/' && text.get(at + 1) == Some(&'/')) {
            break;
        }
        let next = text.get(at + 1).copied().unwrap_or(' ');
        let (kind, length) = if c.is_ascii_digit() {
            number(&text[at..]).map_err(|(length, reason)| (at, length, reason))?
        } else if c.is_ascii_alphabetic() || c == '_' || (c == '.' && next.is_ascii_alphabetic()) {
            let length = text[at + 1..].iter().take_while(|&&c| is_name(c)).count() + 1;
            let word: String = text[at..at + length].iter().collect();
            match word.strip_prefix('.') {
                Some(directive) => (Kind::Directive(directive.into()), length),
                None => (Kind::Name(word), length),
            }
        } else {
            let found = SYMBOLS.iter().find(|symbol| {
                symbol.chars().enumerate().all(|(i, s)| text.get(at + i) == Some(&s))
            });
            let symbol = found.ok_or_else(|| (at, 1, format!("unexpected character `{c}`")))?;
            (Kind::Symbol(symbol), symbol.len())
        };
        tokens.push(Token { kind, column: at, length });
        at += length;
    }
    tokens.push(Token { kind: Kind::End, column: text.len(), length: 1 });
    Ok(tokens)
}

fn number(text: &[char]) -> Result<(Kind, usize), (usize, String)> {
    let mut length = 0;
    let hex = text.len() > 1 && text[0] == '0' && matches!(text[1], 'x' | 'X' | 'b' | 'B');
    while let Some(&c) = text.get(length) {
        let sign = matches!(c, '+' | '-') && !hex && matches!(text[length - 1], 'e' | 'E');
        if !(c.is_ascii_alphanumeric() || c == '_' || c == '.' || (length > 0 && sign)) {
            break;
        }
        length += 1;
    }
    let word: String = text[..length].iter().filter(|&&c| c != '_').collect();
    let lower = word.to_ascii_lowercase();
    let value = if let Some(digits) = lower.strip_prefix("0x") {
        i64::from_str_radix(digits, 16).map(Kind::Integer).ok()
    } else if let Some(digits) = lower.strip_prefix("0b") {
        i64::from_str_radix(digits, 2).map(Kind::Integer).ok()
    } else if lower.contains(['.', 'e']) {
        lower.parse().map(Kind::Float).ok()
    } else {
        lower.parse().map(Kind::Integer).ok()
    };
    value.map(|kind| (kind, length)).ok_or((length, format!("`{word}` is not a number")))
}
