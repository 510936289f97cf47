// SPDX-License-Identifier: MIT
//! Reads FST files with GTKWave's own reader, `fst2vcd`.
use super::vcd::{number, parse_with, Signals};
use ::vcd::Value;
use std::path::Path;
use std::process::{Command, Output};

fn fst2vcd(file: &Path) -> std::io::Result<Output> {
    Command::new("fst2vcd").arg(file).output()
}

/// Reads a file that must be whole and valid. `is_text` says which variables are texts, whose
/// characters are the bytes of a vector.
pub fn parse(file: &Path, is_text: &dyn Fn(&str) -> bool) -> Signals {
    let output = fst2vcd(file).or_else(|_| {
        let mut install = Command::new("apt-get");
        install.env("DEBIAN_FRONTEND", "noninteractive");
        install.args(["install", "-y", "--no-install-recommends", "gtkwave"]).output()?;
        fst2vcd(file)
    });
    let output = output.expect("fst2vcd of Debian's package gtkwave");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    parse_with(&output.stdout, &|name, bits| {
        if !is_text(name) {
            return number(bits).to_string();
        }
        // Zeros in front are left out.
        let bytes = bits.rchunks(8).rev().map(|bits: &[Value]| number(bits) as u8);
        let text = String::from_utf8(bytes.collect()).expect("ASCII");
        text.trim_start_matches('\0').into()
    })
}
