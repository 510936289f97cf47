// SPDX-License-Identifier: MIT
//! All blocks in one Verilator model, which is linted while it is made.
use hdl_export::Module;
use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};
use tempfile::TempDir;
use warpwright_toolchain as toolchain;

/// Off for the reasons that the README gives.
const WAIVED: [&str; 7] = [
    "DECLFILENAME",
    "PROCASSINIT",
    "UNUSEDSIGNAL",
    "UNSIGNED",
    "CMPCONST",
    "VARHIDDEN",
    "UNOPTFLAT",
];

/// Reads the words of a step and writes those of its outputs until there are no more.
const MAIN: &str = r#"
#include "Vall.h"
#include "verilated.h"
#include <cstdio>
int main() {
    VerilatedContext context;
    Vall top{&context};
    while (fread(&top.i[0], 4, INPUTS, stdin) == INPUTS) {
        top.eval();
        fwrite(&top.o[0], 4, OUTPUTS, stdout);
    }
}
"#;

/// A compiled model.
pub struct Model {
    folder: TempDir,
    /// Module and name of each warning that is not waived.
    pub warnings: Vec<(String, String)>,
}

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let printed = String::from_utf8_lossy(&output.stderr).into_owned()
        + &String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{command:?}:\n{printed}");
    printed
}

impl Model {
    pub fn new(modules: &[Module], top: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the model");
        let text: String = modules.iter().map(|module| module.text.as_str()).chain([top]).collect();
        fs::write(folder.path().join("all.v"), &text).expect("the folder can be written");
        let mut command = toolchain::verilator().expect("Verilator is installed");
        command.current_dir(folder.path()).args([
            "--cc",
            "--no-timing",
            "-Wall",
            "-Wno-fatal",
            "--x-assign",
            "0",
            "--x-initial",
            "0",
            "--top-module",
            "all",
            "--Mdir",
            "obj",
        ]);
        let waived = WAIVED.map(|warning| format!("-Wno-{warning}"));
        let printed = run(command.args(waived).arg("all.v"));
        // The module that a line of the file lies in.
        let mut module = "";
        let modules: Vec<&str> = text
            .lines()
            .map(|line| {
                if let Some(head) = line.strip_prefix("module ") {
                    module = head.split([' ', '(']).next().unwrap_or("");
                }
                module
            })
            .collect();
        let warnings = printed.lines().filter_map(|line| {
            let (name, rest) = line.strip_prefix("%Warning-")?.split_once(": all.v:")?;
            let number: usize = rest.split(':').next()?.parse().ok()?;
            Some((modules[number - 1].to_string(), name.to_string()))
        });
        let warnings = warnings.collect();
        Self { folder, warnings }
    }

    /// Runs the vectors: words of the inputs in, words of the outputs out.
    pub fn run(&self, vectors: &[Vec<u32>], outputs: usize) -> Vec<Vec<u32>> {
        let objects = self.folder.path().join("obj");
        let mut unit: Vec<String> = fs::read_dir(&objects)
            .expect("Verilator has written it")
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .filter(|name| name.ends_with(".cpp") && !name.ends_with("__ALL.cpp"))
            .collect();
        unit.extend(["verilated.cpp".into(), "verilated_threads.cpp".into()]);
        let unit: String = unit.iter().map(|name| format!("#include \"{name}\"\n")).collect();
        fs::write(objects.join("unit.cpp"), unit + MAIN).expect("the folder can be written");
        let include = toolchain::verilator_root().expect("Verilator is installed").join("include");
        let mut compiler = Command::new(toolchain::cxx().expect("there is a C++ compiler"));
        compiler.current_dir(&objects).args(["-std=c++17", "-O0", "-w", "-pthread", "-o", "run"]);
        compiler.arg(format!("-DINPUTS={}", vectors[0].len())).arg(format!("-DOUTPUTS={outputs}"));
        compiler.arg("-I").arg(&include).arg("-I").arg(include.join("vltstd")).arg("unit.cpp");
        run(&mut compiler);
        let mut model = Command::new(objects.join("run"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the model runs");
        let bytes: Vec<u8> = vectors.iter().flatten().flat_map(|word| word.to_le_bytes()).collect();
        let mut input = model.stdin.take().expect("it is a pipe");
        let writer = std::thread::spawn(move || input.write_all(&bytes));
        let output = model.wait_with_output().expect("the model ends");
        writer.join().expect("the writer ends").expect("the model reads all");
        let words: Vec<u32> = output
            .stdout
            .chunks_exact(4)
            .map(|bytes| u32::from_le_bytes(bytes.try_into().expect("four bytes")))
            .collect();
        let results: Vec<Vec<u32>> = words.chunks(outputs).map(<[u32]>::to_vec).collect();
        assert_eq!(results.len(), vectors.len(), "the model ends early");
        results
    }
}
