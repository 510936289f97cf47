// SPDX-License-Identifier: MIT
//! `.include` and `.macro`: the text as it is assembled, and where each of its lines comes from.
use super::cursor::Problem;
use super::mnemonics::find_rows;
use crate::program::{Origin, Written};
use std::collections::BTreeMap;
use std::path::Path;

/// Includes or macros inside one another, at most.
const NESTED: usize = 32;
/// Lines of the expanded text, at most.
const LINES: usize = 1 << 20;

/// The text without includes and macros.
pub struct Expanded {
    /// The lines.
    pub lines: Vec<String>,
    /// Where each comes from.
    pub origins: Vec<Origin>,
    /// What is wrong: index into `lines`, and the problem.
    pub problems: Vec<(usize, Problem)>,
}

struct Macro {
    parameters: Vec<String>,
    body: Vec<Line>,
    file: String,
}

/// A line of a file.
#[derive(Clone)]
struct Line {
    number: u32,
    /// With the values of the parameters of a macro.
    text: String,
    /// As it is in the file, where that is another text.
    written: Option<Written>,
}

/// The lines of a file.
fn lines(text: &str) -> Vec<Line> {
    let line = |(number, text): (u32, &str)| Line { number, text: text.into(), written: None };
    (1..).zip(text.lines()).map(line).collect()
}

impl Line {
    /// The line with values in the place of names; longer names come first.
    fn fill(&self, values: &[(String, String)]) -> Self {
        let (mut text, mut columns, mut column) = (String::new(), vec![], 0);
        let mut rest = self.text.as_str();
        while let Some(c) = rest.chars().next() {
            let value = values.iter().find(|(name, _)| rest.starts_with(name.as_str()));
            let own = c.to_string();
            let (name, value) = value.map_or((&own, &own), |(name, value)| (name, value));
            text += value;
            columns.extend(value.chars().map(|_| column));
            column += name.chars().count() as u32;
            rest = &rest[name.len()..];
        }
        columns.push(column);
        let filled = text != self.text;
        let written = filled.then(|| Written { text: self.text.clone(), columns });
        Self { number: self.number, text, written }
    }
}

struct Expander {
    out: Expanded,
    /// The line that was added last, before anything of it was left out.
    last: String,
    macros: BTreeMap<String, Macro>,
    /// Number of the expansion, for `\@`.
    count: usize,
    full: bool,
}

/// Whether a text has anything to expand.
pub fn needs_expansion(source: &str) -> bool {
    source.contains(".macro") || source.contains(".include")
}

/// Expands a text. Paths are relative to the file that includes.
pub fn expand(file: &str, source: &str) -> Expanded {
    let out = Expanded { lines: vec![], origins: vec![], problems: vec![] };
    let macros = BTreeMap::new();
    let mut expander = Expander { out, last: String::new(), macros, count: 0, full: false };
    expander.text(file, &lines(source), "", 0);
    expander.out
}

/// A line without its comment.
fn code(line: &str) -> &str {
    let end =
        [";", "//"].into_iter().filter_map(|mark| line.find(mark)).min().unwrap_or(line.len());
    &line[..end]
}

/// The label with its colon, and the rest.
fn label_and_rest(code: &str) -> (&str, &str) {
    let is_label =
        |at: &usize| code[..*at].trim().chars().all(|c| c.is_alphanumeric() || "_.\\@".contains(c));
    match code.find(':').filter(is_label) {
        Some(at) => code.split_at(at + 1),
        None => ("", code),
    }
}

/// Arguments between commas, but for those in brackets.
fn arguments(text: &str) -> Vec<String> {
    let (mut all, mut depth) = (vec![String::new()], 0i32);
    for c in text.chars() {
        depth += i32::from("[({".contains(c)) - i32::from("])}".contains(c));
        if c == ',' && depth == 0 {
            all.push(String::new());
        } else if let Some(last) = all.last_mut() {
            last.push(c);
        }
    }
    let all: Vec<String> = all.iter().map(|argument| argument.trim().to_string()).collect();
    if all == [""] {
        vec![]
    } else {
        all
    }
}

impl Expander {
    fn problem(&mut self, word: &str, message: String) {
        let at = self.out.lines.len() - 1;
        let line = &self.last;
        let column = line.find(word).map_or(0, |byte| line[..byte].chars().count());
        self.out
            .problems
            .push((at, Problem { column, length: word.chars().count().max(1), message }));
    }

    fn push(&mut self, file: &str, line: &Line, from: &str) {
        if self.out.lines.len() < LINES {
            self.out.lines.push(line.text.clone());
            self.last.clone_from(&line.text);
            let written = line.written.clone();
            let (file, from) = (file.into(), from.into());
            self.out.origins.push(Origin { file, line: line.number, from, written });
        } else if !self.full {
            self.full = true;
            self.problem("", format!("the program has more than {LINES} lines with its macros"));
        }
    }

    /// Adds a line of which only the label is assembled; the rest is a comment.
    fn push_label(&mut self, file: &str, line: &Line, from: &str, label: &str) {
        let text = self.out.lines.len();
        self.push(file, line, from);
        if let (Some(text), Some(origin)) =
            (self.out.lines.get_mut(text), self.out.origins.last_mut())
        {
            let rest = line.text[label.len()..].trim();
            *text =
                if label.is_empty() { format!("; {rest}") } else { format!("{label} ; {rest}") };
            let whole = || Written { text: line.text.clone(), columns: vec![] };
            origin.written.get_or_insert_with(whole);
        }
    }

    /// `from`: the macro calls around the lines.
    fn text(&mut self, file: &str, lines: &[Line], from: &str, depth: usize) {
        let mut next = 0;
        while let Some(line) = lines.get(next) {
            next += 1;
            let (label, rest) = label_and_rest(code(&line.text));
            let word = rest.split_whitespace().next().unwrap_or_default().to_string();
            let operands = rest
                .trim_start()
                .strip_prefix(word.as_str())
                .unwrap_or_default()
                .trim()
                .to_string();
            match word.as_str() {
                ".macro" => next = self.define(file, lines, next, from, &operands),
                ".endm" => {
                    self.push(file, line, from);
                    self.problem(".endm", "`.endm` without `.macro` above".into());
                }
                ".include" => {
                    self.push_label(file, line, from, "");
                    self.include(file, &operands, depth);
                }
                _ if self.macros.contains_key(&word) => {
                    self.push_label(file, line, from, label);
                    let number = line.number;
                    let from = format!("{from}, in the macro `{word}` called at {file}:{number}");
                    self.call(&word, &arguments(&operands), &from, depth);
                }
                _ => match self.guarded_call(&word, &operands) {
                    Some(name) => {
                        // The line itself is no second error.
                        self.push_label(file, line, from, label);
                        self.problem(
                            &word,
                            format!(
                                "a call of the macro `{name}` cannot have a guard: branch around it, or give the guard to the \
                                 macro as a parameter"
                            ),
                        );
                    }
                    None => self.push(file, line, from),
                },
            }
        }
    }

    /// The macro that a guarded line calls.
    fn guarded_call<'a>(&self, word: &str, operands: &'a str) -> Option<&'a str> {
        let name = operands.split_whitespace().next().filter(|_| word.starts_with('@'))?;
        self.macros.contains_key(name).then_some(name)
    }

    fn define(
        &mut self,
        file: &str,
        lines: &[Line],
        first: usize,
        from: &str,
        operands: &str,
    ) -> usize {
        self.push_label(file, &lines[first - 1], from, "");
        let mut words =
            operands.split([' ', '\t', ',']).filter(|word| !word.is_empty()).map(str::to_owned);
        let name = words.next().unwrap_or_default();
        let length = lines[first..].iter().position(|line| code(&line.text).trim() == ".endm");
        let is_name =
            |name: &str| name.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '.');
        if name.is_empty() || !is_name(&name) || name.starts_with('.') {
            self.problem(
                ".macro",
                "expected `.macro NAME PARAMETER, ...`, with a name of letters, digits and `_`"
                    .into(),
            );
        } else if !find_rows(&name).is_empty() {
            self.problem(
                &name,
                format!("`{name}` is an instruction: expected another name for the macro"),
            );
        } else if self.macros.contains_key(&name) {
            self.problem(&name, format!("the macro `{name}` is defined twice"));
        }
        let Some(length) = length else {
            self.problem(".macro", format!("expected `.endm` behind the macro `{name}`"));
            return lines.len();
        };
        let body = lines[first..first + length].to_vec();
        let left_out = &lines[first..=first + length];
        left_out.iter().for_each(|line| self.push_label(file, line, from, ""));
        self.macros.insert(name, Macro { parameters: words.collect(), body, file: file.into() });
        first + length + 1
    }

    fn include(&mut self, file: &str, operands: &str, depth: usize) {
        let path = operands.trim_matches('"');
        if path.is_empty() {
            return self.problem(".include", "expected a file: `.include \"FILE\"`".into());
        }
        if depth == NESTED {
            return self.problem(
                path,
                format!("{NESTED} files include one another: does one include itself?"),
            );
        }
        let full = Path::new(file).parent().unwrap_or(Path::new("")).join(path);
        match std::fs::read_to_string(&full) {
            Ok(text) => {
                let name = full.display().to_string();
                let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
                self.text(&name, &lines(text), "", depth + 1);
            }
            Err(error) => {
                let message = format!(
                    "cannot read {}: {error}; paths are relative to the file that includes",
                    full.display()
                );
                self.problem(path, message);
            }
        }
    }

    fn call(&mut self, name: &str, arguments: &[String], from: &str, depth: usize) {
        let Macro { parameters, body, file } = &self.macros[name];
        if parameters.len() != arguments.len() {
            let message = format!(
                "the macro `{name}` takes {} arguments, found {}",
                parameters.len(),
                arguments.len()
            );
            return self.problem(name, message);
        }
        if depth == NESTED {
            return self.problem(
                name,
                format!("{NESTED} macros call one another: does `{name}` call itself?"),
            );
        }
        self.count += 1;
        let mut values: Vec<(String, String)> = parameters
            .iter()
            .map(|name| format!("\\{name}"))
            .zip(arguments.iter().cloned())
            .collect();
        values.push(("\\@".into(), format!("_{}", self.count)));
        // Longer names first: one may begin with another.
        values.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        let lines: Vec<Line> = body.iter().map(|line| line.fill(&values)).collect();
        let file = file.clone();
        self.text(&file, &lines, from, depth + 1);
    }
}
