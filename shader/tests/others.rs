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
    /// The folder of the tests that GraphicsFuzz shaders are of.
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

    /// The test that GraphicsFuzz has for the shaders in a folder NAME: `FOLDER/NAME.amber`.
    pub fn test(&self, shader: &Path) -> Test {
        let mut test = Test::default();
        let name = shader.parent().and_then(Path::file_name).zip(self.values.as_ref());
        let Some((name, folder)) = name else { return test };
        let file = folder.join(name).with_extension("amber");
        let Ok(text) = fs::read_to_string(file) else { return test };
        let mut numbers: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
        let (mut lines, mut drawn) = (text.lines(), false);
        while let Some(line) = lines.next() {
            let words: Vec<&str> = line.split_whitespace().collect();
            let number = |word: &str| word.parse().unwrap_or_default();
            match words[..] {
                ["BUFFER", name, .., "DATA"] => {
                    let body = lines.by_ref().take_while(|line| line.trim() != "END");
                    let words = body.flat_map(str::split_whitespace);
                    numbers.insert(name, words.filter_map(|word| word.parse().ok()).collect());
                }
                ["BIND", "BUFFER", name, "AS", _, "DESCRIPTOR_SET", group, "BINDING", binding] => {
                    let of = numbers.get(name).cloned();
                    of.map(|of| test.values.entry((number(group), number(binding))).or_insert(of));
                }
                ["BIND", "BUFFER", name, "AS", "push_constant"] => {
                    let of = numbers.get(name).cloned();
                    of.map(|of| test.values.insert(PUSH_CONSTANTS, of));
                }
                // What it must draw from a picture that it draws itself is not known.
                ["BIND", "BUFFER", _, "AS", "combined_image_sampler", ..] => drawn = true,
                ["EXPECT", _, "IDX", "0", "0", "SIZE", x, y, "EQ_RGBA" | "EQ_RGB", ref colour @ ..]
                    if !drawn && is_last(shader) =>
                {
                    let colour = colour.iter().map(|word| number(word) as u8).collect();
                    test.expected = Some((number(x), number(y), colour));
                }
                _ => {}
            }
        }
        test
    }
}

/// The number of push constants in reflection.
const PUSH_CONSTANTS: (u32, u32) = (0, 1000);

/// Whether no shader of its folder comes later: others draw a texture for it, or what it must look
/// like.
fn is_last(shader: &Path) -> bool {
    let mut all = vec![];
    let known = |path: &PathBuf| Language::of_file(&path.to_string_lossy()).is_some();
    let found = shader.parent().is_some_and(|folder| below(folder, &mut all).is_ok());
    found && all.iter().rfind(|path| known(path)).is_some_and(|last| last == shader)
}

/// What a test of GraphicsFuzz says of its shaders.
#[derive(Default)]
pub struct Test {
    /// What it gives their buffers.
    pub values: Values,
    /// The colour that a part of the picture, so wide and high, must have.
    expected: Option<(u32, u32, Vec<u8>)>,
}

impl Test {
    /// Whether it says what a picture with rows of `width` is; an error if the picture is another.
    pub fn check(&self, picture: &[u8], width: u32) -> Result<bool, String> {
        let Some((across, down, colour)) = &self.expected else { return Ok(false) };
        for (at, texel) in (0..).zip(picture.chunks_exact(4)) {
            let inside = at % width < *across && at / width < *down;
            // Where nothing is drawn, the test has what it cleared the picture to.
            let texel = if texel == [0; 4] { &[0, 0, 0, 255] } else { texel };
            if inside && !texel.starts_with(colour) {
                return Err(format!("texel {at} is {texel:?}, its test wants {colour:?}"));
            }
        }
        Ok(true)
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
