// SPDX-License-Identifier: MIT
//! The project itself: licences, dependencies, versions, pages, links, words. An executable of its
//! own, since it needs none of the suites: `cargo test -p warpwright-tests --test project`.
mod words;

use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use warpwright_tests::pages::measurements::{self, Age};
use warpwright_tests::pages::{self, root};

/// Licences of which one is enough for a dependency.
const LICENCES: [&str; 8] =
    ["MIT", "Apache-2.0", "BSD-3-Clause", "Zlib", "ISC", "0BSD", "Unlicense", "Unicode-3.0"];
/// Dependencies under another one: file-level copyleft, and used unchanged.
const OTHERS: [(&str, &str); 1] = [("serialport", "MPL-2.0")];

fn metadata() -> Value {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let output = Command::new(cargo)
        .current_dir(root())
        .args(["metadata", "--format-version", "1", "--locked"])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn packages(metadata: &Value) -> impl Iterator<Item = &Value> {
    metadata["packages"].as_array().unwrap().iter()
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("{} has no {key}", value["name"]))
}

/// Whether an expression of SPDX, or the older form with a slash, can be met by the licences of the
/// list.
fn acceptable(expression: &str) -> bool {
    let any = |part: &str| {
        let part = part.trim().trim_matches(['(', ')']);
        part.split(" OR ").flat_map(|one| one.split('/')).any(|one| LICENCES.contains(&one.trim()))
    };
    expression.split(" AND ").all(any)
}

#[test]
fn every_dependency_has_a_licence_that_ours_may_use() {
    assert!(
        acceptable("(MIT OR Apache-2.0) AND Unicode-3.0")
            && !acceptable("GPL-3.0-only")
            && !acceptable("MIT AND GPL-3.0-only")
    );
    let metadata = metadata();
    let refused: Vec<String> = packages(&metadata)
        .filter(|package| !OTHERS.contains(&(text(package, "name"), text(package, "license"))))
        .filter(|package| !acceptable(text(package, "license")))
        .map(|package| format!("{}: {}", text(package, "name"), text(package, "license")))
        .collect();
    assert!(refused.is_empty(), "{refused:?}");
}

/// Rust files below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return vec![] };
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .flat_map(|path| {
            if path.is_dir() {
                sources(&path)
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                vec![path]
            } else {
                vec![]
            }
        })
        .collect()
}

fn members(metadata: &Value) -> impl Iterator<Item = &Value> {
    packages(metadata).filter(|package| package["source"].is_null())
}

fn is_word(text: &str, word: &str) -> bool {
    let letter = |letter: char| letter.is_alphanumeric() || letter == '_';
    text.match_indices(word).any(|(at, _)| {
        !text[..at].ends_with(letter) && !text[at + word.len()..].starts_with(letter)
    })
}

#[test]
fn every_dependency_is_used() {
    let metadata = metadata();
    let mut unused = vec![];
    for package in members(&metadata) {
        let folder = Path::new(text(package, "manifest_path")).parent().unwrap();
        let all: String = ["src", "tests", "examples", "benches"]
            .iter()
            .flat_map(|below| sources(&folder.join(below)))
            .map(|path| fs::read_to_string(path).unwrap())
            .collect();
        for dependency in package["dependencies"].as_array().unwrap() {
            let name = dependency["rename"].as_str().unwrap_or(text(dependency, "name"));
            // The macros of hdl-dialect name it.
            let by_macro = (text(package, "name"), name) == ("warpwright-rtl", "rust-hdl");
            if !by_macro && !is_word(&all, &name.replace('-', "_")) {
                unused.push(format!("{} does not use {name}", text(package, "name")));
            }
        }
    }
    assert!(unused.is_empty(), "{unused:?}");
}

fn version(text: &str) -> Vec<u32> {
    text.split('.')
        .map(|part| part.parse().unwrap_or_else(|_| panic!("{text} is no version")))
        .collect()
}

#[test]
fn no_dependency_needs_a_newer_rust_than_we_state() {
    let metadata = metadata();
    let stated: BTreeSet<&str> =
        members(&metadata).map(|package| text(package, "rust_version")).collect();
    assert_eq!(stated.len(), 1, "every crate states the same: {stated:?}");
    let ours = stated.first().unwrap();
    assert!(
        fs::read_to_string(root().join("README.md"))
            .unwrap()
            .contains(&format!("Rust {ours} or newer")),
        "README.md"
    );
    assert!(
        fs::read_to_string(root().join("CONTRIBUTING.md"))
            .unwrap()
            .contains(&format!("Rust {ours} or newer")),
        "CONTRIBUTING.md"
    );
    let newer: Vec<String> = packages(&metadata)
        .filter_map(|package| Some((text(package, "name"), package["rust_version"].as_str()?)))
        .filter(|(_, wanted)| version(wanted) > version(&format!("{ours}.999")))
        .map(|(name, wanted)| format!("{name}: {wanted}"))
        .collect();
    assert!(newer.is_empty(), "our minimum is {ours}: {newer:?}");
    for name in ["rust-toolchain", "rust-toolchain.toml"] {
        assert!(!root().join(name).exists(), "{name} would make rustup download a compiler");
    }
}

#[test]
fn one_version_everywhere() {
    let metadata = metadata();
    let versions: BTreeSet<&str> =
        members(&metadata).map(|package| text(package, "version")).collect();
    assert_eq!(versions.len(), 1, "{versions:?}");
    let ours = versions.first().unwrap();
    let contains = |file: &str, line: &str| {
        let text = fs::read_to_string(root().join(file)).unwrap();
        assert!(text.lines().any(|other| other.starts_with(line)), "{file} lacks {line}");
    };
    contains("CITATION.cff", &format!("version: {ours}"));
    contains("CHANGELOG.md", &format!("## {ours} - "));
}

#[test]
fn crates_for_others_say_what_they_are() {
    let metadata = metadata();
    for name in ["hdl-export"] {
        let package = members(&metadata).find(|package| text(package, "name") == name).unwrap();
        for key in ["description", "license", "readme"] {
            assert!(!text(package, key).is_empty(), "{name}: {key}");
        }
        for key in ["keywords", "categories"] {
            assert!(!package[key].as_array().unwrap().is_empty(), "{name}: {key}");
        }
        // A crate of ours that is not published itself could not be asked for.
        let own = package["dependencies"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|one| !one["path"].is_null() && one["kind"] != "dev");
        assert_eq!(own.count(), 0, "{name} depends on crates that are not published");
    }
}

#[test]
fn every_source_has_its_spdx_line() {
    let output = Command::new(root().join(".ci/spdx")).output().expect("python3 starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn generated_pages_are_current() {
    let stale = pages::stale().unwrap_or_else(|error| panic!("{error:#}"));
    assert!(
        stale.is_empty(),
        "not current, run `cargo run -p warpwright-tests --example docs`: {stale:?}"
    );
}

#[test]
fn every_port_has_a_meaning() {
    let mut without = vec![];
    for page in pages::pages().unwrap_or_else(|error| panic!("{error:#}")) {
        let bare =
            page.text.lines().filter(|line| line.starts_with("| `") && line.ends_with("|  |"));
        without.extend(bare.map(|line| format!("{}: {line}", page.path.display())));
    }
    assert!(without.is_empty(), "ports without a comment in the source: {without:#?}");
}

/// The pages that a reader finds, with their text.
fn markdown() -> Vec<(PathBuf, String)> {
    let output =
        Command::new("git").arg("-C").arg(root()).args(["ls-files", "*.md"]).output().unwrap();
    let names = String::from_utf8(output.stdout).unwrap();
    let files = names.lines().map(PathBuf::from).filter(|path| root().join(path).exists());
    files.map(|path| (path.clone(), fs::read_to_string(root().join(&path)).unwrap())).collect()
}

/// The anchor of a heading, as GitHub makes it.
fn anchor(heading: &str) -> String {
    let kept = heading.trim().to_lowercase();
    kept.chars()
        .filter(|letter| letter.is_alphanumeric() || [' ', '-', '_'].contains(letter))
        .map(|letter| if letter == ' ' { '-' } else { letter })
        .collect()
}

#[test]
fn links_lead_somewhere() {
    let mut broken = vec![];
    let mut checked = 0;
    for (path, text) in markdown() {
        // Parts of generated pages: their links are checked there.
        if path.starts_with("docs/blocks/notes") {
            continue;
        }
        let folder = path.parent().unwrap();
        for (at, _) in text.match_indices("](") {
            let target = text[at + 2..].split(')').next().unwrap_or_default();
            if target.contains("://") || target.contains(char::is_whitespace) || target.is_empty() {
                continue;
            }
            checked += 1;
            let (file, heading) = target.split_once('#').unwrap_or((target, ""));
            let file =
                if file.is_empty() { root().join(&path) } else { root().join(folder).join(file) };
            if !file.exists() {
                broken.push(format!("{}: {target}", path.display()));
            } else if !heading.is_empty() {
                let page = fs::read_to_string(file).unwrap_or_default();
                let headings = page
                    .lines()
                    .filter(|line| line.starts_with('#'))
                    .map(|line| anchor(line.trim_start_matches('#')));
                if !headings.into_iter().any(|other| other == heading) {
                    broken.push(format!("{}: {target} (no such heading)", path.display()));
                }
            }
        }
    }
    assert!(checked > 300, "{checked} links are found");
    assert!(broken.is_empty(), "{broken:#?}");
}

#[test]
fn the_readme_is_short_and_names_every_mechanism() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let lines = readme.lines().count();
    assert!(lines <= 120, "README.md has {lines} lines, at most 120");
    for number in 1..=5 {
        assert!(readme.contains(&format!("docs/mechanisms/{number}.md")), "mechanism {number}");
    }
}

#[test]
fn no_page_cites_what_a_clone_does_not_hold() {
    let cites = |line: &str| {
        (1..=7).any(|number| is_word(line, &format!("spec {number}")) || line.contains("shared/"))
    };
    let citing: Vec<String> = markdown()
        .iter()
        .flat_map(|(path, text)| {
            text.lines()
                .filter(|line| cites(line))
                .map(move |line| format!("{}: {line}", path.display()))
        })
        .collect();
    assert!(citing.is_empty(), "{citing:#?}");
}

/// Whether a page holds a date.
fn dated(text: &str) -> bool {
    let digits = |part: &str, count: usize| {
        part.len() >= count && part.bytes().take(count).all(|byte| byte.is_ascii_digit())
    };
    text.match_indices("202").any(|(at, _)| {
        let rest = &text[at..];
        digits(rest, 4)
            && rest.get(4..5) == Some("-")
            && rest.get(5..).is_some_and(|rest| digits(rest, 2))
            && rest.get(7..8) == Some("-")
    })
}

#[test]
fn dated_figures_have_their_commit() {
    let list = measurements::list().unwrap_or_else(|error| panic!("{error:#}"));
    for measurement in &list {
        let about = format!("{}: {}", measurement.page, measurement.what);
        assert!(root().join(&measurement.page).exists(), "{about}");
        assert!(
            dated(&measurement.date)
                && !measurement.command.is_empty()
                && !measurement.covers.is_empty(),
            "{about}"
        );
        for path in &measurement.covers {
            assert!(root().join(path).exists(), "{about}: {path}");
        }
        // Whether it is old is for the command to say; here it must be possible to say it.
        let age = measurement.age().unwrap_or_else(|error| panic!("{error:#}"));
        assert!(matches!(age, Age::Current | Age::Older(_) | Age::Unknown));
    }
    for (path, text) in markdown() {
        let page = path.display().to_string();
        if page.starts_with("docs/") && dated(&text) {
            assert!(
                list.iter().any(|measurement| measurement.page == page),
                "{page} has dates and no entry in {}",
                measurements::LIST
            );
        }
    }
}
