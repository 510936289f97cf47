// SPDX-License-Identifier: MIT
//! The gallery leaves what a software Vulkan driver left (`recorded/driver.txt` says which):
//! `cargo run --manifest-path shader/oracle/Cargo.toml -- --recorded shader/tests/recorded
//! shaders/*.wgsl`.
use super::common::simulate;
use super::inputs::{compare, options, pictures, Left, Values};
use std::path::PathBuf;
use warpwright_shader::front::Language;
use warpwright_shader::{bindings, compile, Options};

fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Outputs of the driver by shader and entry point.
fn recorded() -> std::collections::BTreeMap<(String, String), Left> {
    let mut all = std::collections::BTreeMap::new();
    for entry in std::fs::read_dir(folder("tests/recorded")).expect("recorded outputs") {
        let path = entry.expect("a file").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let Some(name) = name.strip_suffix(".bin") else { continue };
        let parts: Vec<&str> = name.splitn(3, '.').collect();
        let [shader, entry, buffer] = parts[..] else { panic!("{name}") };
        let left: &mut Left = all.entry((shader.into(), entry.into())).or_default();
        left.insert(buffer.into(), std::fs::read(&path).expect("bytes"));
    }
    all
}

#[test]
fn the_gallery_leaves_what_a_vulkan_driver_left() {
    let all = recorded();
    assert!(all.len() >= 12, "{} are recorded", all.len());
    for ((name, entry), theirs) in all {
        let file = format!("shaders/{name}.wgsl");
        let source = std::fs::read(folder("..").join(&file)).expect("the shader is there");
        let chosen = Options { entry: Some(entry.clone()), ..Options::default() };
        let found = bindings(&file, &source, Language::Wgsl, &chosen).expect("bindings");
        let options = options(&entry, &found, &Values::new());
        let shader = compile(&file, &source, Language::Wgsl, &options)
            .unwrap_or_else(|error| panic!("{error}"));
        let pictures = pictures(&shader, &options);
        let images: Vec<&[u8]> = pictures.iter().map(Vec::as_slice).collect();
        let memory = simulate(&shader, &images);
        let segments = shader.program.segments.iter().map(|segment| {
            let range = segment.address as usize..(segment.address + segment.bytes) as usize;
            (segment.name.clone(), memory[range].to_vec())
        });
        let said = compare(&found, &segments.collect(), &theirs);
        println!("{file}: {}", said.unwrap_or_else(|message| panic!("{file}: {message}")));
    }
}
