// SPDX-License-Identifier: MIT
//! Spelling, and words that are ours alone.
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use warpwright_tests::pages::root;
use warpwright_toolchain::{program, TYPOS};

/// Folders that still hold some, and how many at most: these numbers only fall.
const LEFT: [(&str, usize); 6] = [
    ("rtl", 59),
    ("sim", 16),
    ("microcode", 12),
    ("tests", 21),
    ("programs", 1),
    ("docs/blocks", 26),
];
/// Where nothing is looked for: what is generated from the rest, and the list itself.
const SKIPPED: [&str; 5] =
    ["verilog_out/", "Cargo.lock", ".ci/banned-words.txt", "docs/reports/", "docs/placed/"];

fn files() -> Vec<String> {
    let output = Command::new("git").arg("-C").arg(root()).args(["ls-files"]).output().unwrap();
    let names = String::from_utf8(output.stdout).unwrap();
    let is_text = |name: &&str| {
        let kind = Path::new(name).extension().and_then(|kind| kind.to_str()).unwrap_or_default();
        ["rs", "md", "toml", "sv", "svh", "s", "ucode", "py", "yml", "txt"].contains(&kind)
            || name.starts_with(".ci/")
    };
    let wanted =
        |name: &&str| is_text(name) && !SKIPPED.iter().any(|skipped| name.starts_with(skipped));
    names.lines().filter(wanted).filter(|name| root().join(name).exists()).map(Into::into).collect()
}

/// The phrases, in small letters, and what is better.
fn banned() -> Vec<(String, String)> {
    let text = fs::read_to_string(root().join(".ci/banned-words.txt")).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let pair = |line: &str| {
        line.split_once(" => ").map(|(phrase, better)| (phrase.to_lowercase(), better.to_string()))
    };
    lines.map(|line| pair(line).unwrap_or_else(|| panic!("no ` => ` in: {line}"))).collect()
}

/// The phrases of a line, as whole words.
fn found<'a>(line: &str, banned: &'a [(String, String)]) -> Vec<&'a (String, String)> {
    let line = line.to_lowercase();
    let letter = |letter: char| letter.is_alphanumeric() || letter == '_';
    let is_in = |phrase: &str| {
        line.match_indices(phrase).any(|(at, _)| {
            !line[..at].ends_with(letter) && !line[at + phrase.len()..].starts_with(letter)
        })
    };
    banned.iter().filter(|(phrase, _)| is_in(phrase)).collect()
}

#[test]
fn words_are_the_fields_own() {
    let banned = banned();
    assert!(
        banned.len() > 10
            && !found("a line that Nobody reads", &banned).is_empty()
            && found("outdoors", &banned).is_empty()
    );
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut new = vec![];
    for name in files() {
        let folder = LEFT
            .iter()
            .map(|(folder, _)| *folder)
            .filter(|folder| name.starts_with(&format!("{folder}/")))
            .max_by_key(|folder| folder.len());
        let text = fs::read_to_string(root().join(&name)).unwrap();
        for (number, line) in text.lines().enumerate() {
            for (phrase, better) in found(line, &banned) {
                match folder {
                    Some(folder) => *counts.entry(folder).or_default() += 1,
                    None => new.push(format!("{name}:{}: `{phrase}`: {better}", number + 1)),
                }
            }
        }
    }
    println!("left: {counts:?}");
    assert!(new.is_empty(), "{new:#?}");
    for (folder, most) in LEFT {
        let count = counts.get(folder).copied().unwrap_or_default();
        assert!(
            count <= most,
            "{folder}/ has {count} private words, before it had {most}: see .ci/banned-words.txt"
        );
    }
}

#[test]
fn words_are_spelled_right() {
    let mut typos = program(&TYPOS).unwrap_or_else(|error| panic!("{error}"));
    let output = typos
        .current_dir(root())
        .args(["--config", "typos.toml", "--format", "brief", "."])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}
