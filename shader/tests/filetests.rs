// SPDX-License-Identifier: MIT
//! Shaders with the middle representation before and after the passes, and the instructions, as
//! text.
//!
//! Rewrite the expected text with: UPDATE=1 cargo test -p warpwright-shader filetests::
use std::path::{Path, PathBuf};
use warpwright_isa::disassemble;
use warpwright_shader::front::Language;
use warpwright_shader::{compile_seen, Options};

fn text_of(path: &Path) -> String {
    let source = std::fs::read_to_string(path).expect("a filetest can be read");
    let mut text = String::new();
    let mut last = String::new();
    let options = Options { images: vec![(8, 8)], size: (8, 8), ..Options::default() };
    let shader = compile_seen(
        &path.display().to_string(),
        source.as_bytes(),
        Language::Wgsl,
        &options,
        &mut |name, function| {
            if name == "lower" {
                text = format!("lowered\n{function}\n");
            }
            last = function.to_string();
        },
    );
    let shader = shader.unwrap_or_else(|error| panic!("{error}"));
    let code: String = shader
        .program
        .instructions
        .iter()
        .map(|&word| format!("{}\n", disassemble(word)))
        .collect();
    format!(
        "{text}after the passes\n{last}\ninstructions, {} registers\n{code}",
        shader.program.launch.registers
    )
}

#[test]
fn compiled_text_is_as_expected() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/filetests");
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .expect("filetests")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "wgsl"));
    files.sort();
    assert!(!files.is_empty());
    for path in files {
        let (text, expected) = (text_of(&path), path.with_extension("txt"));
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&expected, text).expect("the expected text can be written");
            continue;
        }
        let written = std::fs::read_to_string(&expected).unwrap_or_default();
        assert_eq!(
            text,
            written,
            "{}: UPDATE=1 cargo test -p warpwright-shader filetests::",
            path.display()
        );
    }
}
