// SPDX-License-Identifier: MIT
//! Arguments of the programs that run shaders of others: files and folders, and where the rest is.
use crate::inputs::Values;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use warpwright_shader::front::Language;

/// A file to run, and its path below the folder that was named.
pub struct File {
    pub path: PathBuf,
    pub name: String,
}

#[derive(Default)]
pub struct Arguments {
    pub files: Vec<File>,
    /// The folder of outputs of a driver.
    pub recorded: Option<PathBuf>,
    /// The table that is written.
    pub table: Option<PathBuf>,
    /// The folder of the Amber tests that GraphicsFuzz shaders were made of.
    values: Option<PathBuf>,
}

impl Arguments {
    /// Reads `[--recorded FOLDER] [--table FILE] [--values FOLDER] [--list FILE] FOLDER|FILE...`; the
    /// first column of each line of a list names a file below the next folder.
    pub fn read(mut words: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut arguments = Self::default();
        let mut list = None;
        while let Some(word) = words.next() {
            let mut path =
                || words.next().map(PathBuf::from).ok_or(format!("{word}: expected a path"));
            match word.as_str() {
                "--recorded" => arguments.recorded = Some(path()?),
                "--table" => arguments.table = Some(path()?),
                "--values" => arguments.values = Some(path()?),
                "--list" => {
                    let file = path()?;
                    let text = fs::read_to_string(&file);
                    list = Some(text.map_err(|error| format!("{}: {error}", file.display()))?);
                }
                _ => arguments.add(Path::new(&word), list.take().as_deref())?,
            }
        }
        Ok(arguments)
    }

    fn add(&mut self, folder: &Path, list: Option<&str>) -> Result<(), String> {
        let mut all = vec![];
        match list {
            Some(list) => {
                let lines = list.lines().filter(|line| !line.starts_with('#'));
                let names = lines.filter_map(|line| line.split_whitespace().next());
                all.extend(names.map(|name| folder.join(name)));
            }
            None => {
                below(folder, &mut all).map_err(|error| format!("{}: {error}", folder.display()))?
            }
        }
        let known = |path: &PathBuf| Language::of_file(&path.to_string_lossy()).is_some();
        for path in all.into_iter().filter(known) {
            let name = match path.strip_prefix(folder) {
                Ok(rest) if rest.as_os_str().is_empty() => path.file_stem().map(Path::new),
                Ok(rest) => Some(rest),
                Err(_) => None,
            };
            let name = name.unwrap_or(&path).to_string_lossy().into_owned();
            self.files.push(File { path, name });
        }
        Ok(())
    }

    /// What the original test gives the uniforms of a shader: those of `FOLDER/NAME.amber` for the
    /// shaders in a folder NAME.
    pub fn values(&self, shader: &Path) -> Values {
        let mut values: Values = BTreeMap::new();
        let test = shader.parent().and_then(Path::file_name).zip(self.values.as_ref());
        let Some((test, folder)) = test else { return values };
        let file = folder.join(test).with_extension("amber");
        let Ok(text) = fs::read_to_string(file) else { return values };
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            let mut words = line.split_whitespace();
            let ("BUFFER", Some(name)) = (words.next().unwrap_or_default(), words.next()) else {
                continue;
            };
            if !line.ends_with("DATA") {
                continue;
            }
            // Such as `variant_resolution` and `reference__GLF_uniform_int_values`.
            let name = name.split_once('_').map_or(name, |(_, name)| name);
            let body = lines.by_ref().take_while(|line| line.trim() != "END");
            let numbers = body.flat_map(str::split_whitespace).filter_map(|word| word.parse().ok());
            values.entry(name.to_string()).or_default().push(numbers.collect());
        }
        values
    }
}

/// Files below a folder, or the file itself.
fn below(path: &Path, all: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if !path.is_dir() {
        all.push(path.into());
        return Ok(());
    }
    let mut entries = fs::read_dir(path)?.collect::<Result<Vec<_>, _>>()?;
    entries.sort_by_key(fs::DirEntry::path);
    entries.iter().try_for_each(|entry| below(&entry.path(), all))
}

/// The file with what a driver left in a buffer.
pub fn record(folder: &Path, name: &str, entry: &str, buffer: &str) -> PathBuf {
    folder.join(format!("{}.{entry}.{buffer}.bin", name.replace('/', "+")))
}
