// SPDX-License-Identifier: MIT
//! One page for each registered block, and their list.
use super::timing::with_diagrams;
use super::{root, Page};
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use warpwright_rtl::dut::Dut;
use warpwright_rtl::registry::{blocks, BlockEntry};
use warpwright_sim::verilog_header::{groups, operations, plain, Group};
use warpwright_sim::verilog_library::PREFIX;

/// The folder of the pages.
pub const FOLDER: &str = "docs/blocks";
const MARK: &str =
    "<!-- Generated from rtl/src by: cargo run -p warpwright-tests --example docs -->";

/// The page of the repository that stands for a specification of a block.
pub fn contract(spec: &str) -> (String, &'static str) {
    match spec.split('-').next().unwrap_or_default() {
        "6" => ("core.md".into(), "core"),
        "7" => ("verification.md".into(), "verification"),
        number => (format!("mechanisms/{number}.md"), "mechanism"),
    }
}

/// Comments as text of a page: links to items become plain code, numbers of specifications links to
/// the pages.
fn prose(comment: &str) -> String {
    let mut text = String::new();
    let mut code = false;
    for line in comment.lines() {
        let fence = line.trim_start().starts_with("```");
        code ^= fence;
        let heading = line.strip_prefix('#').filter(|_| !code && !fence);
        match heading {
            Some(heading) => text += &format!("###{}\n", heading.trim_start_matches('#')),
            None if code || fence => text += &format!("{}\n", line.replace("```ignore", "```")),
            None => text += &format!("{}\n", linked(line)),
        }
    }
    // Blank lines around headings and at the end.
    text.trim_end().replace("\n### ", "\n\n### ").replace("\n\n\n", "\n\n")
}

/// A line without links to items of the code, and with links to pages of the project.
fn linked(line: &str) -> String {
    let out = plain(line);
    // Pages of the project, named by their paths.
    let mut linked = String::new();
    let mut rest = out.as_str();
    while let Some(at) = rest.find("docs/") {
        let end = rest[at..].find(".md").map(|end| at + end);
        let page = end.map(|end| &rest[at + 5..end]).filter(|page| {
            page.chars().all(|letter| letter.is_alphanumeric() || "/-_".contains(letter))
        });
        match (page, end) {
            (Some(page), Some(end)) => {
                let word = page.replace("mechanisms/", "mechanism ");
                linked += &format!("{}[{word}](../{page}.md)", &rest[..at]);
                rest = &rest[end + 3..];
            }
            _ => {
                linked += &rest[..at + 5];
                rest = &rest[at + 5..];
            }
        }
    }
    linked + rest
}

fn table(out: &mut String, ports: &[Group]) -> Result<()> {
    writeln!(out, "| port | width | meaning |\n| --- | ---: | --- |")?;
    for group in ports {
        let elements =
            if group.elements > 1 { format!("{} x ", group.elements) } else { String::new() };
        let array = if group.elements > 1 { "[]" } else { "" };
        let means = linked(group.meaning).replace('|', "\\|");
        writeln!(out, "| `{}{array}` | {elements}{} | {means} |", group.name, group.width)?;
    }
    Ok(())
}

/// Where a golden model of the block is.
fn golden(name: &str) -> Option<String> {
    let mut places = vec![PathBuf::from("golden/src")];
    while let Some(folder) = places.pop() {
        for entry in fs::read_dir(root().join(&folder)).ok()?.flatten() {
            let path = folder.join(entry.file_name());
            if entry.path().is_dir() {
                places.push(path);
            } else if path.file_stem().is_some_and(|stem| stem == name) {
                return Some(path.display().to_string());
            }
        }
    }
    None
}

/// Suites of `tests/tests` that name the block or its struct.
fn suites(tests: &BTreeMap<String, String>, name: &str, of: &str) -> Vec<String> {
    let word = |text: &str, word: &str| {
        let letter = |letter: char| letter.is_alphanumeric() || letter == '_';
        text.match_indices(word).any(|(at, _)| {
            !text[..at].ends_with(letter) && !text[at + word.len()..].starts_with(letter)
        })
    };
    let quoted = format!("\"{name}\"");
    let names = |text: &&String| text.contains(&quoted) || (!of.is_empty() && word(text, of));
    tests.iter().filter(|(_, text)| names(text)).map(|(file, _)| file.clone()).collect()
}

fn page(tests: &BTreeMap<String, String>, entry: &BlockEntry) -> Result<(Page, String)> {
    let mut dut: Box<dyn Dut> = (entry.build)();
    let (inputs, outputs) = (groups(&dut.inputs()), groups(&dut.outputs()));
    let of = dut.block().context("a compiled model has no page")?.described();
    let name = entry.name;
    let mut out = format!("# `{name}`\n\n{MARK}\n\n");
    writeln!(out, "{}.\n", first_up(&linked(entry.purpose)))?;
    let (contract, word) = contract(entry.spec);
    let number = if word == "mechanism" { format!(" {}", &entry.spec[..1]) } else { String::new() };
    writeln!(out, "| | |\n| --- | --- |\n| contract | [{word}{number}](../{contract}) |")?;
    let file = of.file;
    writeln!(out, "| source | [`{file}`](../../{file}), struct `{}` |", of.structure)?;
    let verilog = format!("verilog_out/rtl/{PREFIX}{name}.v");
    writeln!(out, "| Verilog | [`{verilog}`](../../{verilog}) |")?;
    if let Some(model) = golden(name) {
        writeln!(out, "| golden model | [`{model}`](../../{model}) |")?;
    }
    let suites = suites(tests, name, of.structure);
    let link =
        |suite: &String| format!("[{}](../../tests/tests/{suite})", suite.trim_end_matches(".rs"));
    let mut links: Vec<String> = vec!["[cosim](../../tests/tests/cosim.rs)".into()];
    links.extend(suites.iter().filter(|suite| *suite != "cosim.rs").map(link));
    writeln!(out, "| tests | {} |\n", links.join(", "))?;

    if of.head.lines().count() > 1 {
        writeln!(out, "## From the source\n\n{}\n", prose(of.head))?;
    }
    if !of.says.is_empty() {
        writeln!(out, "{}\n", prose(of.says))?;
    }
    writeln!(
        out,
        "## Ports\n\nWidths are those of the exported instance.{} Inputs:\n",
        clocked(dut.as_ref())
    )?;
    table(&mut out, &inputs)?;
    writeln!(out, "\nOutputs:\n")?;
    table(&mut out, &outputs)?;
    let numbers = operations(dut.as_mut());
    if !numbers.is_empty() {
        writeln!(out, "\n## Operations\n\n```\n{}\n```", numbers.join("\n"))?;
    }
    let notes = root().join(FOLDER).join("notes").join(format!("{name}.md"));
    if let Ok(text) = fs::read_to_string(&notes) {
        let text = with_diagrams(&text, entry.build)
            .with_context(|| format!("timing in {}", notes.display()))?;
        writeln!(out, "\n{}", text.trim_end())?;
    }
    let row = format!(
        "| [`{name}`]({name}.md) | {} | [{}](../{contract}) |",
        linked(entry.purpose),
        &entry.spec[..1]
    );
    Ok((Page { path: Path::new(FOLDER).join(format!("{name}.md")), text: out }, row))
}

fn clocked(dut: &dyn Dut) -> &'static str {
    let text = dut.block().map(|block| {
        hdl_export::export(block, &hdl_export::Options::new("top"))
            .map(|design| design.to_verilog())
    });
    let has =
        matches!(text, Some(Ok(text)) if warpwright_sim::compiled::verilog_has_clock(&text, "top"));
    if has {
        " Every port belongs to the rising edge of `clock`."
    } else {
        " The block is combinational."
    }
}

fn first_up(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// The Rust files of a folder; none, if there is no such folder.
fn rust_files(folder: &Path) -> Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(vec![]);
    }
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    Ok(paths.into_iter().filter(|path| path.extension().is_some_and(|end| end == "rs")).collect())
}

/// Suites of `tests/tests` by the name of their file, with the text of their parts.
fn suite_texts() -> Result<BTreeMap<String, String>> {
    let mut texts = BTreeMap::new();
    for path in rust_files(&root().join("tests/tests"))? {
        let mut text = fs::read_to_string(&path)?;
        for part in rust_files(&path.with_extension(""))? {
            text += &fs::read_to_string(part)?;
        }
        let name = path.file_name().expect("a file has a name");
        texts.insert(name.to_string_lossy().into_owned(), text);
    }
    Ok(texts)
}

/// The pages and their list.
pub fn pages() -> Result<Vec<Page>> {
    let tests = suite_texts()?;
    let mut list = format!(
        "# The blocks\n\n{MARK}\n\nEvery block is a rust-hdl module with Verilog of its own in [`verilog_out/`](../../verilog_out). Its\n\
         exported Verilog is compared with the rust-hdl simulation cycle by cycle (`tests/tests/cosim.rs`). The last column is the\n\
         page of the contract: 1 to 5 are the mechanisms, 6 is the [core](../core.md). In pipeline order:\n\n\
         | block | purpose | contract |\n| --- | --- | --- |\n"
    );
    let mut pages = vec![];
    for entry in blocks() {
        let (page, row) = page(&tests, &entry)?;
        pages.push(page);
        writeln!(list, "{row}")?;
    }
    let core = |size: &str| {
        format!("[`shader_core_{size}`](../../verilog_out/rtl/{PREFIX}shader_core_{size}.v)")
    };
    writeln!(
        list,
        "\n{} and {} are whole cores; `warpwright export --config full` writes the one with 32 warps.",
        core("nano"),
        core("small")
    )?;
    pages.push(Page { path: Path::new(FOLDER).join("README.md"), text: list });
    Ok(pages)
}
