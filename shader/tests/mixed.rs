// SPDX-License-Identifier: MIT
//! Shaders that mix what WGSL has, in `mixed/`: the interpreter and the simulator leave the same in
//! memory, with few registers too, and with threads that run several invocations each.
use std::path::PathBuf;
use warpwright_shader::Options;

#[test]
fn interpreter_and_simulator_agree_on_mixed_shaders() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/mixed");
    let variants: [fn(Options) -> Options; 2] = [
        |options| Options { registers: 16, ..options },
        |options| Options { group_threads: 4, ..options },
    ];
    let files = std::fs::read_dir(folder).expect("the shaders");
    let paths = files.map(|file| file.expect("a file").path());
    let entries: usize = paths.map(|path| super::packages::run(&path, &variants)).sum();
    assert_eq!(entries, 18);
}
