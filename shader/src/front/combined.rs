// SPDX-License-Identifier: MIT
//! Combined samplers of GLSL, split into a texture and a sampler: naga takes only these.
//!
//! `uniform sampler2D t;` becomes `uniform texture2D t; uniform sampler t_sampler;`, and where `t`
//! is used stands `sampler2D(t, t_sampler)`. Parameters of functions become two, and calls give
//! both. Lines stay as they are.
use super::words::SAMPLERS;
use std::collections::{HashMap, HashSet};

/// A word or a sign, and where it ends.
#[derive(Clone, Copy)]
pub(super) struct Token<'a> {
    pub text: &'a str,
    pub end: usize,
}

pub(super) fn is_word(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
}

/// Words and signs, without comments.
pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let (mut all, mut at) = (vec![], 0);
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let in_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let (length, keep) = if rest.starts_with("//") {
            (rest.find('\n').unwrap_or(rest.len()), false)
        } else if rest.starts_with("/*") {
            (rest.find("*/").map_or(rest.len(), |end| end + 2), false)
        } else if in_word(first) {
            (rest.find(|c| !in_word(c)).unwrap_or(rest.len()), true)
        } else {
            (first.len_utf8(), !first.is_whitespace())
        };
        at += length;
        if keep {
            all.push(Token { text: &rest[..length], end: at });
        }
    }
    all
}

/// The texture's type of a combined sampler's, and the sampler's.
fn parts(ty: &str) -> Option<(String, &'static str)> {
    let (kind, shape) = ty.split_once("sampler")?;
    if !["", "i", "u"].contains(&kind) || !shape.starts_with(['1', '2', '3', 'C']) {
        return None;
    }
    match shape.strip_suffix("Shadow") {
        Some(shape) => Some((format!("{kind}texture{shape}"), "samplerShadow")),
        None => Some((format!("{kind}texture{shape}"), "sampler")),
    }
}

/// The number behind `word =` in a layout.
fn number(tokens: &[Token], word: &str) -> Option<u32> {
    let at = tokens.iter().position(|token| token.text == word)?;
    tokens.get(at + 2)?.text.parse().ok()
}

struct Split<'a> {
    tokens: &'a [Token<'a>],
    /// What replaces tokens, by their number.
    replaced: HashMap<usize, String>,
    /// Types of combined samplers by name: of the file, and of the function that is read.
    uniforms: HashMap<&'a str, &'a str>,
    params: HashMap<&'a str, &'a str>,
    /// Functions that take some.
    functions: HashSet<&'a str>,
    next: u32,
}

impl<'a> Split<'a> {
    /// A declaration of a uniform: its layout, if it has one, is the tokens from `layout` on.
    fn uniform(&mut self, layout: Option<usize>, uniform: usize, ty: usize) {
        let name = self.tokens[ty + 1].text;
        let Some((texture, sampler)) = parts(self.tokens[ty].text) else { return };
        self.uniforms.insert(name, self.tokens[ty].text);
        let about = layout.map_or(&[][..], |layout| &self.tokens[layout..uniform]);
        let set = number(about, "set").unwrap_or(0);
        let binding = number(about, "binding");
        let place = binding.unwrap_or_else(|| {
            self.next += 1;
            self.next - 1
        });
        if binding.is_none() {
            let layout = format!("layout(set = {set}, binding = {place}) uniform");
            self.replaced.insert(uniform, layout);
        }
        let second = place.saturating_add(SAMPLERS);
        self.replaced.insert(ty, texture);
        let text = format!(
            "{name}; layout(set = {set}, binding = {second}) uniform {sampler} {name}_sampler"
        );
        self.replaced.insert(ty + 1, text);
    }

    /// A parameter of a function.
    fn param(&mut self, function: &'a str, ty: usize) {
        let name = self.tokens[ty + 1].text;
        let Some((texture, sampler)) = parts(self.tokens[ty].text) else { return };
        self.params.insert(name, self.tokens[ty].text);
        self.functions.insert(function);
        self.replaced.insert(ty, texture);
        self.replaced.insert(ty + 1, format!("{name}, {sampler} {name}_sampler"));
    }

    fn read(&mut self) {
        let (mut depth, mut calls): (usize, Vec<&str>) = (0, vec![]);
        let (mut layout, mut uniform, mut last) = (None, None, "");
        let mut at = 0;
        while let Some(token) = self.tokens.get(at) {
            let text = token.text;
            let is_type = parts(text).is_some()
                && self.tokens.get(at + 1).is_some_and(|next| is_word(next.text));
            match text {
                "{" => depth += 1,
                "}" => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        self.params.clear();
                    }
                }
                "(" => calls.push(last),
                ")" => drop(calls.pop()),
                ";" => (layout, uniform) = (None, None),
                "layout" => layout = Some(at),
                "uniform" => uniform = Some(at),
                _ if is_type && depth == 0 => {
                    match (uniform, calls.last()) {
                        (Some(uniform), _) => self.uniform(layout, uniform, at),
                        (None, Some(function)) => self.param(function, at),
                        (None, None) => {}
                    }
                    at += 1;
                }
                _ if last != "." => {
                    let found = self.params.get(text).or_else(|| self.uniforms.get(text));
                    if let Some(ty) = found {
                        let both = format!("{text}, {text}_sampler");
                        let given = calls.last().is_some_and(|call| self.functions.contains(call));
                        let joined = if given { both } else { format!("{ty}({both})") };
                        self.replaced.insert(at, joined);
                    }
                }
                _ => {}
            }
            last = text;
            at += 1;
        }
    }
}

/// The text with its combined samplers split; nothing if it has none.
pub(super) fn split(text: &str) -> Option<String> {
    let tokens = tokens(text);
    let mut split = Split {
        tokens: &tokens,
        replaced: HashMap::new(),
        uniforms: HashMap::new(),
        params: HashMap::new(),
        functions: HashSet::new(),
        next: SAMPLERS / 2,
    };
    split.read();
    if split.replaced.is_empty() {
        return None;
    }
    let (mut out, mut from) = (String::new(), 0);
    for (at, token) in tokens.iter().enumerate() {
        if let Some(new) = split.replaced.get(&at) {
            out += &text[from..token.end - token.text.len()];
            out += new;
            from = token.end;
        }
    }
    out += &text[from..];
    Some(out)
}
