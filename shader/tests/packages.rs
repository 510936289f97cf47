// SPDX-License-Identifier: MIT
//! WGSL of packages on crates.io, none of which is part of this repository: cargo fetches them when
//! the test runs. Interpreter and simulator must leave the same.
use super::common::agree_on;
use super::inputs::{options, pictures, Values};
use naga::ShaderStage;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};
use warpwright_shader::front::Language;
use warpwright_shader::{bindings, entry_points, Options};

/// Packages at their versions, and how many fragment and compute entry points are in files that are
/// WGSL as they are: others are parts that their crate puts together, or want an extension.
const PACKAGES: [(&str, usize); 8] = [
    ("egui-wgpu-0.37.0", 3),
    ("ggez-0.10.0", 8),
    ("glyphon-0.12.0", 1),
    ("iced_wgpu-0.14.0", 1),
    ("imgui-wgpu-0.28.0", 2),
    ("pixels-0.17.2", 2),
    ("wgpu-30.0.2", 1),
    ("wgpu-hal-30.0.2", 1),
];

/// The folder of a package; `cargo info` brings it into cargo's cache.
fn package(name: &str) -> PathBuf {
    let (package, version) = name.rsplit_once('-').expect("a version");
    let output = Command::new(env!("CARGO"))
        .args(["info", "--registry", "crates-io", &format!("{package}@{version}")])
        .current_dir(env::temp_dir())
        .output()
        .expect("cargo starts");
    assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cargo")));
    let caches = fs::read_dir(home.expect("cargo's home").join("registry/src")).expect("a cache");
    let mut folders = caches.map(|cache| cache.expect("a folder").path().join(name));
    folders.find(|folder| folder.exists()).unwrap_or_else(|| panic!("{name} is not in the cache"))
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        match path.is_dir() {
            true => files(&path, found),
            false if path.extension().is_some_and(|end| end == "wgsl") => found.push(path),
            false => {}
        }
    }
}

/// Runs what a file has; how many entry points that were. None of a file that is no module by itself.
pub fn run(path: &Path, variants: &[fn(Options) -> Options]) -> usize {
    let text = fs::read_to_string(path).expect("text");
    let name = path.display().to_string();
    let Ok(entries) = entry_points(&name, text.as_bytes(), Language::Wgsl) else { return 0 };
    let wanted = entries.iter().filter(|(_, stage)| *stage != ShaderStage::Vertex);
    let run = |(entry, _): &(String, ShaderStage)| {
        println!("{name}: {entry}");
        let chosen = Options { entry: Some(entry.clone()), ..Options::default() };
        let found = bindings(&name, text.as_bytes(), Language::Wgsl, &chosen);
        let options = options(entry, &found.expect("bindings"), &Values::default());
        let shader = super::common::build(&text, &options);
        let images = pictures(&shader, &options);
        let images: Vec<&[u8]> = images.iter().map(Vec::as_slice).collect();
        agree_on(&text, &options, &images);
        for variant in variants {
            agree_on(&text, &variant(options.clone()), &images);
        }
    };
    wanted.map(run).count()
}

#[test]
#[ignore = "deep: needs the network"]
fn interpreter_and_simulator_agree_on_shaders_of_packages() {
    for (name, entries) in PACKAGES {
        let mut found = vec![];
        files(&package(name), &mut found);
        assert_eq!(found.iter().map(|path| run(path, &[])).sum::<usize>(), entries, "{name}");
    }
}
