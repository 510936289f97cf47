// SPDX-License-Identifier: MIT
//! What a report says: findings, tables, plots and the figures behind them, as text, JSON,
//! SVG files and a page in Markdown.
use crate::output::write_whole;
use anyhow::Result;
use comfy_table::modifiers::UTF8_ROUND_CORNERS;
use comfy_table::presets::UTF8_FULL_CONDENSED;
use comfy_table::{CellAlignment, ContentArrangement, Table};
use serde_json::{json, Value};
use std::path::{Path, PathBuf};

/// A table of text; numbers are right-aligned.
pub struct Grid {
    /// Heading.
    pub title: String,
    /// Column heads.
    pub head: Vec<String>,
    /// Rows.
    pub rows: Vec<Vec<String>>,
}

/// A plot.
pub struct Plot {
    /// File name without ending.
    pub name: String,
    /// What it shows, in a sentence.
    pub caption: String,
    /// The picture.
    pub svg: String,
}

/// A report.
pub struct Sheet {
    /// Name on the command line.
    pub name: &'static str,
    /// Heading.
    pub title: &'static str,
    /// What is expected, from the specification.
    pub claim: &'static str,
    /// What was found, a sentence or two each.
    pub findings: Vec<String>,
    /// Tables.
    pub grids: Vec<Grid>,
    /// Plots.
    pub plots: Vec<Plot>,
    /// Everything that was measured.
    pub data: Value,
}

/// Text for cells.
pub fn cells<const N: usize>(words: [&str; N]) -> Vec<String> {
    words.map(String::from).into()
}

fn is_number(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit() || c == '-')
}

impl Grid {
    fn numeric(&self, column: usize) -> bool {
        !self.rows.is_empty()
            && self.rows.iter().all(|row| row.get(column).is_some_and(|cell| is_number(cell)))
    }

    fn text(&self) -> String {
        let mut table = Table::new();
        table.load_preset(UTF8_FULL_CONDENSED).apply_modifier(UTF8_ROUND_CORNERS);
        table
            .set_content_arrangement(ContentArrangement::Disabled)
            .set_header(&self.head)
            .add_rows(&self.rows);
        for (number, column) in table.column_iter_mut().enumerate() {
            if self.numeric(number) {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        format!("{}\n{table}\n", self.title)
    }

    fn markdown(&self) -> String {
        let row = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
        let rule: Vec<String> = (0..self.head.len())
            .map(|column| if self.numeric(column) { "---:" } else { "---" }.to_string())
            .collect();
        let rows: String = self.rows.iter().map(|cells| row(cells)).collect();
        format!("{}\n\n{}{}{rows}\n", self.title, row(&self.head), row(&rule))
    }
}

impl Sheet {
    /// For a terminal.
    pub fn text(&self) -> String {
        let grids: Vec<_> = self.grids.iter().map(Grid::text).collect();
        let findings: String =
            self.findings.iter().map(|finding| format!("* {finding}\n")).collect();
        format!("{}\n\n{}\nExpected: {}\n{findings}", self.title, grids.join("\n"), self.claim)
    }

    /// For programs; `about` says how it was made.
    pub fn json(&self, about: &Value) -> Value {
        let mut value = json!({ "report": self.name, "expected": self.claim, "findings": self.findings, "data": self.data });
        if let (Some(object), Some(about)) = (value.as_object_mut(), about.as_object()) {
            object.extend(about.clone());
        }
        value
    }

    /// A section of a page; pictures lie in `folder`.
    pub fn markdown(&self, folder: &str) -> String {
        format!("## {}\n{}", self.title, self.body(folder))
    }

    /// The same without its heading.
    pub fn body(&self, folder: &str) -> String {
        let findings: String =
            self.findings.iter().map(|finding| format!("- {finding}\n")).collect();
        let plots: String = self
            .plots
            .iter()
            .map(|plot| {
                format!("![{}]({folder}/{}.svg)\n\n{}\n\n", plot.caption, plot.name, plot.caption)
            })
            .collect();
        let grids: String = self.grids.iter().map(Grid::markdown).collect();
        format!("Expected: {}\n\n{findings}\n{plots}{grids}", self.claim)
    }

    /// The files of the report.
    pub fn files(&self, folder: &Path) -> Vec<PathBuf> {
        let names = self.plots.iter().map(|plot| format!("{}.svg", plot.name));
        names.chain([format!("{}.json", self.name)]).map(|name| folder.join(name)).collect()
    }

    /// Writes plots and figures.
    pub fn save(&self, folder: &Path, about: &Value) -> Result<()> {
        for plot in &self.plots {
            write_whole(&folder.join(format!("{}.svg", plot.name)), plot.svg.as_bytes())?;
        }
        write_whole(
            &folder.join(format!("{}.json", self.name)),
            format!("{:#}\n", self.json(about)).as_bytes(),
        )
    }
}
