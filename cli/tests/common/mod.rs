// SPDX-License-Identifier: MIT
//! Runs the built binary in a folder of its own.
#![allow(dead_code, reason = "each test file uses its part")]
pub mod browser;
pub mod fst;
pub mod traces;
pub mod vcd;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;
use tempfile::TempDir;

/// The root of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").into()
}

/// A folder that the command is run in.
pub struct Folder(pub TempDir);

/// What a run left.
pub struct Ran {
    pub success: bool,
    pub out: String,
    pub err: String,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
        let ran = Self {
            success: output.status.success(),
            out: text(output.stdout),
            err: text(output.stderr),
        };
        assert!(!ran.err.contains("panicked"), "{}", ran.err);
        ran
    }
}

impl Folder {
    pub fn new() -> Self {
        Self(tempfile::tempdir().expect("a temporary folder"))
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn write(&self, name: &str, contents: impl AsRef<[u8]>) -> &Self {
        fs::write(self.path(name), contents).expect("a file in a temporary folder");
        self
    }

    /// The names of the files in it, sorted.
    pub fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(self.0.path()).expect("the folder").flatten();
        let mut names: Vec<_> =
            entries.map(|entry| entry.file_name().into_string().expect("UTF-8")).collect();
        names.sort();
        names
    }

    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_warpwright"));
        // Tools are those of the workspace, wherever the command is run.
        command
            .current_dir(self.0.path())
            .args(arguments)
            .env("WARPWRIGHT_HOME", root().join(".warpwright"));
        command
    }

    pub fn run(&self, arguments: &[&str]) -> Ran {
        self.command(arguments).output().expect("the binary starts").into()
    }

    /// Begins a run and interrupts it after a time, when it is under way.
    pub fn interrupted(&self, after: Duration, arguments: &[&str]) -> Ran {
        let child = self
            .command(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("a process");
        sleep(after);
        let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        assert!(killed.expect("the command kill").success());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(130), "{}", String::from_utf8_lossy(&output.stderr));
        output.into()
    }

    /// Runs what must succeed.
    pub fn good(&self, arguments: &[&str]) -> Ran {
        let ran = self.run(arguments);
        assert!(ran.success, "{arguments:?} failed:\n{}{}", ran.out, ran.err);
        ran
    }

    /// Runs what must fail with one clear message: it has these parts, and the folder is as before.
    pub fn bad(&self, arguments: &[&str], parts: &[&str]) {
        let before = self.files();
        let ran = self.run(arguments);
        assert!(!ran.success, "{arguments:?} succeeded:\n{}", ran.out);
        ran.shows(parts);
        assert_eq!(self.files(), before, "{arguments:?} left something");
    }
}

impl Ran {
    /// The message is an error and has these parts.
    pub fn shows(&self, parts: &[&str]) {
        for part in parts {
            assert!(self.err.contains(part), "no `{part}` in:\n{}", self.err);
        }
        assert!(self.err.starts_with("error: "), "{}", self.err);
    }
}

/// A PNG of noise.
pub fn png(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgb);
    let texels: Vec<u8> =
        (0..width * height * 3).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    encoder.write_header().expect("a header").write_image_data(&texels).expect("texels");
    bytes
}

/// Eight sums, in the buffer `c`.
pub const ADD: &str = include_str!("../../../programs/add.s");
/// Every thread stores its number, then out of range.
pub const FAULT: &str = "\
        .threads 16
        .buffer kept 64
        s2r  r0, tid
        st   [r0 * 4 + kept], r0
        mov  r1, 0x7ffffff0
        st   [r1], r0
        exit
";
/// Copies a picture.
pub const COPY: &str = "\
        .grid 4 4
        .image photo 0
        .texture 0 photo
        .output picture rgba8 WIDTH HEIGHT
        s2r  r0, x
        s2r  r1, y
        imul r2, r1, WIDTH
        iadd r2, r2, r0
        shl  r3, r2, 2
        iadd r3, r3, photo
        ld   r4, [r3]
        shl  r5, r2, 2
        iadd r5, r5, picture
        st   [r5], r4
        exit
";

/// Runs the demo's program on a small picture: all five mechanisms at work.
pub fn demo(folder: &Folder, more: &[&str]) {
    let at = |name: &str| root().join(name).display().to_string();
    let (program, photo, glass) =
        (at("programs/glass.s"), at("demo/photo.png"), at("demo/glass.png"));
    let run = ["run", &program, "--image", &photo, "--image", &glass, "--size", "16x12"];
    folder.good(&[&run[..], more].concat());
}
