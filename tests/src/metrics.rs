// SPDX-License-Identifier: MIT
//! What the text of the RTL looks like: sizes, statements that only copy wires, circles of imports.
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// Folders whose Rust files are the RTL: hardware, what it is written in, and its configuration.
const RTL: [&str; 5] = ["rtl/src", "config/src", "hdl/src", "microcoded/src", "soc/src"];

/// A file and its lines.
#[derive(Clone, Debug, Serialize)]
pub struct File {
    /// Path from the root of the repository.
    pub path: String,
    /// Lines.
    pub lines: usize,
}

/// The figures of the RTL.
#[derive(Clone, Debug, Serialize)]
pub struct Metrics {
    /// Lines of all files; tests and stimuli are elsewhere.
    pub lines: usize,
    /// The longest file.
    pub longest_file: File,
    /// Files with more than 400 lines.
    pub long_files: Vec<File>,
    /// Lines of the median file.
    pub median_file: usize,
    /// Characters of the longest line.
    pub longest_line: usize,
    /// Lines with more than 100 characters.
    pub long_lines: usize,
    /// Statements that copy one wire to another: `a.next = b.val();`.
    pub wire_copies: Copies,
    /// Bits that are picked out of a word by a number: `word.get_bit(3)`, `word.get_bits::<4>(12)`.
    pub literal_picks: usize,
    /// Constructors and lists of ports that repeat the fields of a structure.
    pub written_twice: usize,
    /// Modules of one crate that import each other in a circle, one entry for each circle.
    pub circles: Vec<Vec<String>>,
}

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the package is in a folder of the repository")
        .into()
}

/// Every Rust file below a folder, with its text, in the order of their names.
///
/// # Errors
/// When a folder or file cannot be read.
pub fn rust_files(folder: &Path) -> std::io::Result<Vec<(PathBuf, String)>> {
    let mut entries = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect::<std::io::Result<Vec<_>>>()?;
    entries.sort();
    let mut all = vec![];
    for path in entries {
        if path.is_dir() {
            all.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path)?;
            all.push((path, text));
        }
    }
    Ok(all)
}

/// The text without comments and doubled white space.
fn code(text: &str) -> String {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    lines.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
}

/// Whether this names a wire: fields and elements.
fn is_place(text: &str) -> bool {
    let fits = |letter: char| letter.is_alphanumeric() || "_.[] +*".contains(letter);
    !text.is_empty() && text.chars().all(fits)
}

/// Statements `a.next = b.val()`.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Copies {
    /// Into a register, or out of one: `a.d.next = …`, `… = a.q.val()`.
    pub at_registers: usize,
    /// Others in a branch: a choice among wires.
    pub in_branches: usize,
    /// The rest: one wire has the value of another, always.
    pub wiring: usize,
}

impl Copies {
    fn count(code: &str) -> Self {
        let (mut all, mut branches, mut start) = (Self::default(), vec![], 0);
        for (at, letter) in code.char_indices().filter(|(_, letter)| ";{}".contains(*letter)) {
            let statement = code[start..at].trim();
            start = at + 1;
            match letter {
                '{' => branches.push(
                    ["if ", "else", "match "].iter().any(|word| statement.starts_with(word))
                        || statement.contains("=>"),
                ),
                '}' => _ = branches.pop(),
                _ => match copy(statement) {
                    None => {}
                    Some(true) => all.at_registers += 1,
                    Some(false) if branches.contains(&true) => all.in_branches += 1,
                    Some(false) => all.wiring += 1,
                },
            }
        }
        all
    }

    /// All of them.
    pub fn all(self) -> usize {
        self.at_registers + self.in_branches + self.wiring
    }
}

/// Whether a statement that copies a wire does it at a register.
fn copy(statement: &str) -> Option<bool> {
    let (target, value) = statement.split_once(".next = ")?;
    let value = value.strip_suffix(".val()")?;
    (is_place(target) && is_place(value))
        .then(|| format!("{target}.").contains(".d.") || format!("{value}.").contains(".q."))
}

/// `get_bit` and `get_bits` with a number.
fn literal_picks(code: &str) -> usize {
    let picks = |call: &str| {
        let call = call.strip_prefix('s').unwrap_or(call);
        let call = match call.strip_prefix("::<") {
            Some(generic) => generic.split_once('>').map_or("", |(_, call)| call),
            None => call,
        };
        let argument = call.strip_prefix('(').and_then(|call| call.split_once(')'));
        argument.is_some_and(|(number, _)| {
            !number.is_empty() && number.chars().all(|digit| digit.is_ascii_digit())
        })
    };
    code.split("get_bit").skip(1).filter(|call| picks(call)).count()
}

/// By top-level module of a crate the other modules that it imports.
///
/// # Errors
/// When a file cannot be read.
pub fn imports(source: &Path) -> std::io::Result<BTreeMap<String, BTreeSet<String>>> {
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (path, text) in rust_files(source)? {
        let module =
            path.strip_prefix(source).expect("found below it").components().next().expect("a name");
        let module = module.as_os_str().to_string_lossy().trim_end_matches(".rs").to_owned();
        if module != "lib" {
            let (others, code) = (all.entry(module).or_default(), code(&text));
            others.extend(code.split("crate::").skip(1).flat_map(first_names));
            // Of a file beside `lib.rs` the same.
            if path.parent() == Some(source) {
                others.extend(code.split("super::").skip(1).flat_map(first_names));
            }
        }
    }
    let modules: BTreeSet<String> = all.keys().cloned().collect();
    for (module, others) in &mut all {
        others.retain(|other| other != module && modules.contains(other));
    }
    Ok(all)
}

/// The module, or the modules in braces, at the beginning of a path.
fn first_names(path: &str) -> Vec<String> {
    let name = |text: &str| {
        text.trim()
            .chars()
            .take_while(|letter| letter.is_alphanumeric() || *letter == '_')
            .collect()
    };
    match path.strip_prefix('{') {
        Some(group) => {
            let (mut depth, mut names, mut start) = (0, vec![], 0);
            for (at, letter) in group.char_indices() {
                match letter {
                    '{' => depth += 1,
                    '}' if depth == 0 => {
                        names.push(name(&group[start..at]));
                        break;
                    }
                    '}' => depth -= 1,
                    ',' if depth == 0 => {
                        names.push(name(&group[start..at]));
                        start = at + 1;
                    }
                    _ => {}
                }
            }
            names
        }
        None => vec![name(path)],
    }
}

/// Groups of modules that reach each other.
pub fn circles(imports: &BTreeMap<String, BTreeSet<String>>) -> Vec<Vec<String>> {
    let reach = |from: &str| {
        let (mut seen, mut next) = (BTreeSet::new(), vec![from]);
        while let Some(module) = next.pop() {
            for other in imports.get(module).into_iter().flatten() {
                if seen.insert(other.as_str()) {
                    next.push(other);
                }
            }
        }
        seen
    };
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        imports.keys().map(|module| (module.as_str(), reach(module))).collect();
    let mut groups: BTreeSet<Vec<String>> = BTreeSet::new();
    for (module, others) in &reached {
        if others.contains(module) {
            let circle = others
                .iter()
                .filter(|other| reached.get(*other).is_some_and(|back| back.contains(module)));
            groups.insert(circle.map(|&other| other.to_owned()).collect());
        }
    }
    groups.into_iter().collect()
}

impl Metrics {
    /// Measures the RTL.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn measure() -> std::io::Result<Self> {
        let root = root();
        let folders = RTL.map(|folder| root.join(folder));
        let (mut files, mut circles_found, mut all) = (vec![], vec![], String::new());
        let (mut longest_line, mut long_lines, mut written_twice) = (0, 0, 0);
        for folder in folders.iter().filter(|folder| folder.is_dir()) {
            circles_found.extend(circles(&imports(folder)?));
            for (path, text) in rust_files(folder)? {
                let widths = || text.lines().map(|line| line.chars().count());
                longest_line = longest_line.max(widths().max().unwrap_or(0));
                long_lines += widths().filter(|&width| width > 100).count();
                written_twice += text.lines().filter(|line| is_list(line)).count();
                writeln!(all, "{};", code(&text)).expect("writing to a string cannot fail");
                let path = path
                    .strip_prefix(&root)
                    .expect("it is in the repository")
                    .to_string_lossy()
                    .into_owned();
                files.push(File { path, lines: text.lines().count() });
            }
        }
        files.sort_by_key(|file| std::cmp::Reverse(file.lines));
        Ok(Self {
            lines: files.iter().map(|file| file.lines).sum(),
            longest_file: files[0].clone(),
            median_file: files[files.len() / 2].lines,
            long_files: files.into_iter().take_while(|file| file.lines > 400).collect(),
            longest_line,
            long_lines,
            wire_copies: Copies::count(&all),
            literal_picks: literal_picks(&all),
            written_twice,
            circles: circles_found,
        })
    }

    /// As lines for a reader.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut row = |name: &str, value: String| {
            writeln!(text, "{name:<42} {value}").expect("writing to a string cannot fail");
        };
        row("RTL lines", self.lines.to_string());
        row("longest file", format!("{} {}", self.longest_file.lines, self.longest_file.path));
        row("files over 400 lines", self.long_files.len().to_string());
        row("median file", self.median_file.to_string());
        row("longest line", self.longest_line.to_string());
        row("lines over 100 characters", self.long_lines.to_string());
        let Copies { at_registers, in_branches, wiring } = self.wire_copies;
        row("statements a.next = b.val()", self.wire_copies.all().to_string());
        row("  into or out of a register", at_registers.to_string());
        row("  in a branch", in_branches.to_string());
        row("  wiring alone", wiring.to_string());
        row("literal bit picks", self.literal_picks.to_string());
        row("constructors and port lists by hand", self.written_twice.to_string());
        row("import circles", self.circles.len().to_string());
        self.circles.iter().for_each(|circle| row("  circle", circle.join(", ")));
        text
    }
}

/// A constructor or a list of ports begins here.
fn is_list(line: &str) -> bool {
    let line = line.trim_start();
    ["ports! { [", "crate::ports! { [", "macro_rules! all"]
        .iter()
        .any(|list| line.starts_with(list))
}
