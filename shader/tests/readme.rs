// SPDX-License-Identifier: MIT
//! Shaders that README.md and docs/shaders.md show: they compile and draw pictures.
use super::common::simulate;
use std::path::PathBuf;
use warpwright_shader::front::Language;
use warpwright_shader::{compile, Options};

/// The blocks of a page that are marked as this language.
fn blocks(page: &str, language: &str) -> Vec<String> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(page);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{page}: {error}"));
    let mark = format!("```{language}\n");
    let bodies = text.split(&mark).skip(1);
    bodies.map(|rest| rest.split("```").next().unwrap_or_default().into()).collect()
}

#[test]
fn shaders_of_the_pages_draw_pictures() {
    let (width, height) = (16, 16);
    let texels: Vec<u8> = (0..width * height * 4).map(|at: u32| (at * 37 % 251) as u8).collect();
    for (page, mark, language) in [
        ("README.md", "wgsl", Language::Wgsl),
        ("docs/shaders.md", "wgsl", Language::Wgsl),
        ("docs/shaders.md", "glsl", Language::GlslFragment),
    ] {
        let blocks = blocks(page, mark);
        assert!(!blocks.is_empty(), "{page} shows no {mark}");
        for block in blocks {
            let options = Options { images: vec![(width, height)], ..Options::default() };
            let shader = compile(page, block.as_bytes(), language, &options)
                .unwrap_or_else(|error| panic!("{error}"));
            let images = vec![texels.as_slice(); shader.program.images.len()];
            let memory = simulate(&shader, &images);
            let mut colours = super::common::words(&shader, &memory, "picture");
            colours.sort_unstable();
            colours.dedup();
            assert!(colours.len() > 50, "{page}: {} colours only\n{block}", colours.len());
        }
    }
}
