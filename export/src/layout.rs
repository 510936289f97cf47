// SPDX-License-Identifier: MIT
//! Lines of the text: none is longer than 120 characters.
use std::collections::BTreeSet;

/// The longest line.
const LONGEST: usize = 120;

/// The identifiers in lines.
pub fn words(lines: &[String]) -> BTreeSet<&str> {
    let other = |letter: char| !(letter.is_alphanumeric() || letter == '_');
    lines.iter().flat_map(|line| line.split(other)).collect()
}

/// A text with its long lines broken at blanks.
pub fn wrapped(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let indent = line.len() - line.trim_start().len();
        let mut rest = line.to_string();
        while rest.chars().count() > LONGEST {
            let begin = rest.len() - rest.trim_start_matches([' ', '/']).len();
            let limit = rest.char_indices().nth(LONGEST).map_or(rest.len(), |(at, _)| at);
            // Not inside a string.
            let blank = |at: &usize| *at > begin && rest[..*at].matches('"').count() % 2 == 0;
            let places = || rest.match_indices(' ').map(|(at, _)| at).filter(blank);
            let Some(at) =
                places().take_while(|at| *at <= limit).last().or_else(|| places().next())
            else {
                break;
            };
            out += &rest[..at];
            out.push('\n');
            let next = match out.lines().next_back().is_some_and(|line| line.contains("//")) {
                true => format!("{:indent$}// ", ""),
                false => format!("{:1$}", "", indent + 4),
            };
            rest = format!("{next}{}", rest[at..].trim_start());
        }
        out += &rest;
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_at_blanks() {
        let text = format!("  a = {};\n", vec!["number"; 40].join(" + "));
        let out = wrapped(&text);
        assert!(out.lines().all(|line| line.len() <= LONGEST) && out.lines().count() == 4, "{out}");
        let joined = out.lines().map(str::trim).collect::<Vec<_>>().join(" ");
        assert_eq!(joined, text.trim());
        let comment = format!("// {}\n", vec!["word"; 40].join(" "));
        assert!(wrapped(&comment).lines().all(|line| line.starts_with("// word")));
        let whole = format!("{}\n", "x".repeat(200));
        assert_eq!(wrapped(&whole), whole);
    }
}
