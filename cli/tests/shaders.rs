// SPDX-License-Identifier: MIT
//! Shaders by the command: the gallery of the docs, `--watch`, traces with the shader's own lines.
mod common;

use common::vcd::parse;
use common::{root, Folder};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;
use warpwright_sim::events::Reader;

/// Pictures of docs/shaders.md, and what else their commands say.
const GALLERY: [(&str, &[&str]); 7] = [
    ("mandelbrot", &["--size", "128x96"]),
    ("raymarch", &["--size", "128x96"]),
    ("sphere", &["--size", "128x96", "--image", PHOTO]),
    ("rotozoom", &["--size", "128x96", "--image", PHOTO, "--bind", "motion.time=0.4"]),
    ("water", &["--size", "128x96", "--image", PHOTO, "--bind", "motion.time=1.5"]),
    ("life", &["--size", "64x64", "--workgroups", "8,16"]),
    ("blur", &["--size", "128x96", "--image", PHOTO, "--workgroups", "4,96"]),
];
const PHOTO: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../demo/photo.png");

fn texels(path: &Path) -> Vec<u8> {
    let file = File::open(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut reader = png::Decoder::new(BufReader::new(file)).read_info().expect("a picture");
    let mut texels = vec![0; reader.output_buffer_size()];
    reader.next_frame(&mut texels).expect("texels");
    texels
}

#[test]
fn the_gallery_of_the_docs_is_what_the_command_draws() {
    let folder = Folder::new();
    for (name, more) in GALLERY {
        let shader = root().join(format!("shaders/{name}.wgsl")).display().to_string();
        let picture = format!("{name}.png");
        folder.good(&[&["run", &shader, "--engine", "isa", "--out", &picture][..], more].concat());
        let (made, kept) = (folder.path(&picture), root().join("docs/shaders").join(&picture));
        if std::env::var_os("UPDATE").is_some() {
            fs::copy(&made, &kept).expect("the picture of the docs");
        }
        assert!(
            texels(&made) == texels(&kept),
            "{name}: another picture; UPDATE=1 cargo test --workspace --test shaders"
        );
    }
}

/// A picture of one colour.
fn shader(colour: &str) -> String {
    format!(
        "@fragment\nfn main(@location(0) uv: vec2f) -> @location(0) vec4f {{\n    \
         let a = uv.x * 0.5;\n    return {colour};\n}}\n"
    )
}

#[test]
fn watch_runs_what_is_saved_and_says_in_one_line_what_changed() {
    let folder = Folder::new();
    // As editors do: never half of a file.
    let save = |colour: &str| {
        folder.write("new.wgsl", shader(colour));
        fs::rename(folder.path("new.wgsl"), folder.path("seen.wgsl")).expect("saved");
    };
    save("vec4f(a)");
    let run = ["run", "seen.wgsl", "--engine", "isa", "--size", "8x4", "--out", "seen.png"];
    let mut child = folder
        .command(&[&run[..], &["--watch"]].concat())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a process");
    let (sender, lines) = channel();
    let err = BufReader::new(child.stderr.take().expect("its messages"));
    let reader = thread::spawn(move || {
        for line in err.lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    let next = || lines.recv_timeout(Duration::from_secs(120)).expect("a line");
    // What a message says about the saved shader: `NUMBER instructions` and so on.
    let count = |line: &str| -> u64 {
        let number = line.strip_prefix("seen.wgsl: ").and_then(|rest| rest.split(' ').next());
        number.and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("{line}"))
    };
    let first = next();
    assert!(first.contains(" instructions, ") && first.ends_with(" registers"), "{first}");
    let before = texels(&folder.path("seen.png"));

    save("vec4f(a, sqrt(a), exp(a), 1.0)");
    let second = next();
    let percent = (count(&second) as f64 / count(&first) as f64 - 1.0) * 100.0;
    assert!(percent > 0.0 && second.contains(&format!("({percent:+.1} %)")), "{first}\n{second}");
    assert!(texels(&folder.path("seen.png")) != before, "the same picture");

    save("vec4f(b)");
    let wrong = next();
    assert!(wrong.starts_with("error: ") && wrong.contains("`b`"), "{wrong}");
    let place = next();
    assert!(place.contains("seen.wgsl:4:"), "{place}");

    save("vec4f(a)");
    let last = std::iter::repeat_with(next).find(|line| line.starts_with("seen.wgsl: "));
    let last = last.expect("`next` ends it");
    assert_eq!(count(&last), count(&first));
    child.kill().expect("it waits for the next one");
    child.wait().expect("it has ended");
    reader.join().expect("all messages");
}

#[test]
fn traces_show_the_lines_of_a_shader() {
    let folder = Folder::new();
    let text = shader("vec4f(a, sqrt(a), exp(a), 1.0)");
    folder.write("lines.wgsl", &text);
    let run = ["run", "lines.wgsl", "--engine", "rtl", "--size", "4x2", "--trace"];
    folder.good(&[&run[..], &["lines.vcd"]].concat());
    folder.good(&[&run[..], &["lines.trace"]].concat());

    // The event stream: the shader's text, and for each instruction a line of it.
    let file = File::open(folder.path("lines.trace")).expect("a trace");
    let mut trace = Reader::new(BufReader::new(file)).expect("a header");
    assert_eq!(trace.about["source"], text);
    let line = |instruction: &Value| instruction["line"].as_u64();
    let lines: Vec<u64> =
        trace.about["instructions"].as_array().expect("a list").iter().filter_map(line).collect();
    assert!(lines.contains(&3) && lines.contains(&4), "{lines:?}");
    let places = trace.places().expect("known kinds");
    let issues = |place: usize| warpwright_sim::events::KINDS[places[place].kind].name == "issue";
    let mut issued = BTreeSet::new();
    let read = trace.read(&mut |_, event| {
        if issues(event.place) {
            issued.insert(lines[event.values[1] as usize].to_string());
        }
    });
    read.expect("a whole trace");

    // The waveforms: the line of each instruction beside its text.
    let signals = parse(&fs::read(folder.path("lines.vcd")).expect("a trace"));
    let shown = (0..8).flat_map(|warp| &signals[&format!("core.unit0.warp{warp}.line")].1);
    let mut shown: BTreeSet<String> = shown.map(|(_, line)| line.clone()).collect();
    // Before a warp has issued anything.
    shown.remove("0");
    issued.remove("0");
    assert_eq!(shown, issued);
    assert!(issued.contains("3") && issued.contains("4"), "{issued:?}");
}
