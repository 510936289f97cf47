// SPDX-License-Identifier: MIT
//! `.include` and `.macro`: the text as it is assembled, and where each of its lines comes from.
use super::cursor::Problem;
use super::mnemonics::find_rows;
use crate::program::Origin;
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
    /// The lines with their numbers, and the file.
    body: Vec<(u32, String)>,
    file: String,
}

struct Expander {
    out: Expanded,
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
    let mut expander = Expander { out, macros: BTreeMap::new(), count: 0, full: false };
    let lines: Vec<(u32, String)> = (1..).zip(source.lines().map(str::to_owned)).collect();
    expander.text(file, &lines, "", 0);
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
        let line = &self.out.lines[at];
        let column = line.find(word).map_or(0, |byte| line[..byte].chars().count());
        self.out
            .problems
            .push((at, Problem { column, length: word.chars().count().max(1), message }));
    }

    fn push(&mut self, file: &str, line: u32, from: &str, text: &str) {
        if self.out.lines.len() < LINES {
            self.out.lines.push(text.into());
            self.out.origins.push(Origin { file: file.into(), line, from: from.into() });
        } else if !self.full {
            self.full = true;
            self.problem("", format!("the program has more than {LINES} lines with its macros"));
        }
    }

    /// `from`: the macro calls around the lines.
    fn text(&mut self, file: &str, lines: &[(u32, String)], from: &str, depth: usize) {
        let mut next = 0;
        while let Some((number, line)) = lines.get(next) {
            next += 1;
            let (label, rest) = label_and_rest(code(line));
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
                    self.push(file, *number, from, line);
                    self.problem(".endm", "`.endm` without `.macro` above".into());
                }
                ".include" => {
                    self.push(file, *number, from, &format!("; {}", line.trim()));
                    self.include(file, &operands, depth);
                }
                _ if self.macros.contains_key(&word) => {
                    self.push(file, *number, from, &format!("{label} ; {}", rest.trim()));
                    let from = format!("{from}, in the macro `{word}` called at {file}:{number}");
                    self.call(&word, &arguments(&operands), &from, depth);
                }
                _ => match self.guarded_call(&word, &operands) {
                    Some(name) => {
                        self.push(file, *number, from, line);
                        self.problem(
                            &word,
                            format!(
                                "a call of the macro `{name}` cannot have a guard: branch around it, or give the guard to the \
                                 macro as a parameter"
                            ),
                        );
                        // The line itself is no second error.
                        if let Some(line) = self.out.lines.last_mut() {
                            *line = format!("{label} ; {}", rest.trim());
                        }
                    }
                    None => self.push(file, *number, from, line),
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
        lines: &[(u32, String)],
        first: usize,
        from: &str,
        operands: &str,
    ) -> usize {
        let (number, line) = &lines[first - 1];
        self.push(file, *number, from, &format!("; {}", line.trim()));
        let mut words =
            operands.split([' ', '\t', ',']).filter(|word| !word.is_empty()).map(str::to_owned);
        let name = words.next().unwrap_or_default();
        let length = lines[first..].iter().position(|(_, line)| code(line).trim() == ".endm");
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
        body.iter().for_each(|(number, line)| {
            self.push(file, *number, from, &format!("; {}", line.trim()))
        });
        let (number, line) = &lines[first + length];
        self.push(file, *number, from, &format!("; {}", line.trim()));
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
                let lines: Vec<(u32, String)> =
                    (1..).zip(text.lines().map(str::to_owned)).collect();
                self.text(&name, &lines, "", depth + 1);
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
        let fill = |line: &str| {
            values.iter().fold(line.to_string(), |line, (name, value)| line.replace(name, value))
        };
        let lines: Vec<(u32, String)> =
            body.iter().map(|(number, line)| (*number, fill(line))).collect();
        let file = file.clone();
        self.text(&file, &lines, from, depth + 1);
    }
}
