// SPDX-License-Identifier: MIT
//! Markdown with lines of at most [`WIDTH`] characters.
use super::root;
use anyhow::{ensure, Context, Result};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// Characters of a line; a table's row, code and a word that is longer are left as they are.
pub const WIDTH: usize = 120;

/// The mark of a list's item at the beginning of a line, with the blank behind it.
fn mark(line: &str) -> Option<&str> {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let end = match line.as_bytes().get(digits)? {
        b'-' | b'*' | b'+' if digits == 0 => 1,
        b'.' | b')' if digits > 0 => digits + 1,
        _ => return None,
    };
    line[end..].starts_with(' ').then(|| &line[..=end])
}

/// Whether a line that begins with the word would be something else than text.
fn means_something(word: &str) -> bool {
    word.starts_with(['#', '>', '|', '=', '<']) || mark(&format!("{word} ")).is_some()
}

/// Words; what stands as code between two backticks is one.
fn words(lines: &[&str]) -> Vec<String> {
    let mut words: Vec<String> = vec![];
    let mut code = false;
    for word in lines.iter().flat_map(|line| line.split_whitespace()) {
        match words.last_mut().filter(|_| code) {
            Some(last) => *last += &format!(" {word}"),
            None => words.push(word.into()),
        }
        code ^= word.matches('`').count() % 2 == 1;
    }
    words
}

/// The lines of a paragraph or of a list's item, filled if one of them is too long.
fn filled(paragraph: &mut Vec<&str>, text: &mut String) {
    let lines = std::mem::take(paragraph);
    if lines.iter().all(|line| line.chars().count() <= WIDTH) {
        lines.iter().for_each(|line| *text += &format!("{line}\n"));
        return;
    }
    let first = lines[0];
    let indent = &first[..first.len() - first.trim_start().len()];
    let mark = mark(first.trim_start()).unwrap_or("");
    let hanging = format!("{indent}{}", " ".repeat(mark.len()));
    let mut line = format!("{indent}{mark}");
    let mut length = line.chars().count();
    let words = words(&lines);
    for (number, word) in words.iter().skip(usize::from(!mark.is_empty())).enumerate() {
        let more = word.chars().count() + usize::from(number > 0);
        if number > 0 && length + more > WIDTH && !means_something(word) {
            *text += &format!("{line}\n");
            line = format!("{hanging}{word}");
            length = line.chars().count();
        } else {
            line += if number > 0 { " " } else { "" };
            line += word;
            length += more;
        }
    }
    *text += &format!("{line}\n");
}

/// The page with its paragraphs filled where a line is too long.
pub fn wrap(page: &str) -> String {
    let (mut text, mut paragraph, mut code) = (String::new(), vec![], false);
    for line in page.lines() {
        let trimmed = line.trim_start();
        let fence = trimmed.starts_with("```");
        let apart =
            fence || code || trimmed.is_empty() || trimmed.starts_with(['|', '#', '<', '>']);
        if (apart || mark(trimmed).is_some()) && !paragraph.is_empty() {
            filled(&mut paragraph, &mut text);
        }
        if apart {
            text += &format!("{line}\n");
        } else {
            paragraph.push(line);
        }
        code ^= fence;
    }
    if !paragraph.is_empty() {
        filled(&mut paragraph, &mut text);
    }
    text
}

/// The repository's pages with lines that are too long, and how they would be.
pub fn too_wide() -> Result<Vec<(PathBuf, String)>> {
    let listed = Command::new("git")
        .arg("-C")
        .arg(root())
        .args(["ls-files", "-z", "*.md"])
        .output()
        .context("git")?;
    ensure!(listed.status.success(), "git ls-files: {}", listed.status);
    let names = String::from_utf8(listed.stdout)?;
    let mut found = vec![];
    for name in names.split_terminator('\0') {
        let path = root().join(name);
        let Ok(old) = fs::read_to_string(&path) else { continue };
        let new = wrap(&old);
        if new != old {
            found.push((path, new));
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn paragraphs_and_items_are_filled_and_nothing_else() {
        let long = "word ".repeat(30);
        let table = format!("| {long} |\n");
        let code = format!("```\n{long}\n```\n");
        assert_eq!(wrap(&table), table);
        assert_eq!(wrap(&code), code);
        assert_eq!(wrap("short\nlines\n"), "short\nlines\n");
        let wrapped = wrap(&format!("- {long}\n  more\n- next\n"));
        let lines: Vec<&str> = wrapped.lines().collect();
        assert_eq!(lines.len(), 3, "{wrapped}");
        assert!(lines[0].starts_with("- word") && lines[0].len() <= 120);
        assert!(lines[1].starts_with("  word") && lines[1].ends_with("word more"));
        assert_eq!(lines[2], "- next");
        assert_eq!(wrap(&wrapped), wrapped);
        let text = format!("{} `one two` end\n", "x".repeat(112));
        assert_eq!(wrap(&text), format!("{}\n`one two` end\n", "x".repeat(112)));
        // A dash, a number or a bar does not come to stand where it would begin something.
        for word in ["-", "3.", "|", "#"] {
            let text = format!("{} {word} end\n", "x".repeat(119));
            assert_eq!(wrap(&text), format!("{} {word}\nend\n", "x".repeat(119)));
        }
    }
}
