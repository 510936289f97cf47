// SPDX-License-Identifier: MIT
//! What cannot be exported, linted or compared, and why.
use std::collections::{BTreeMap, BTreeSet};

/// The head of the page.
pub const HEAD: &str = "\
# rust-hdl-widgets, exported

Written by `UPDATE=1 cargo test -p hdl-export --test widgets`. The test builds every block of rust-hdl-widgets 0.46 and
fifteen of rust-hdl-hls (`hls_`), exports them, lints them with Verilator and co-simulates them with the Rust simulation
on random vectors, clocks included. It fails when a block that is listed here behaves, or one that is not listed does
not.
";

/// Blocks in the sources that a user cannot construct.
pub const OUT_OF_REACH: &[(&str, &str)] = &[
    ("bidirectional_bus.rs BidiMaster", "the file is no module of the crate"),
    ("bidirectional_bus.rs BidiSimulatedDevice", "the file is no module of the crate"),
    ("i2c/i2c_controller.rs I2CControllerTest", "private: the crate's own test bench"),
];

/// Blocks that the exporter refuses: name, part of the message, why.
pub const REFUSED: &[(&str, &str, &str)] = &[
    (
        "accum",
        "the block has no kernel",
        "its `update` has no `#[hdl_gen]`, and rust-hdl's own generator leaves its body out",
    ),
    (
        "mac_fir",
        "`head_ptr$d` is the input of a child, and assigned again after it was read",
        "the samples are written at the next place of the head in Rust, at the present one in rust-hdl's own Verilog",
    ),
];

/// Blocks whose Verilog differs from their Rust.
pub const DIFFER: &[(&str, &str)] = &[];

/// Blocks of which Verilator's lint warns: name, warning, why.
pub const WARNED: &[(&str, &str, &str)] = &[(
    "registered_edge_tristate",
    "WIDTHEXPAND",
    "its custom Verilog has one bit of high impedance too few: the top bit of the bus is always driven",
)];

/// The lists with their titles.
pub fn sections() -> Vec<(&'static str, Vec<(String, String)>)> {
    let two = |list: &[(&str, &str)]| {
        list.iter().map(|(name, why)| (name.to_string(), why.to_string())).collect()
    };
    let three = |list: &[(&str, &str, &str)]| {
        list.iter().map(|(name, what, why)| (name.to_string(), format!("{what}: {why}"))).collect()
    };
    vec![
        ("Cannot be constructed", two(OUT_OF_REACH)),
        ("Refused", three(REFUSED)),
        ("Exported, but means something else than the Rust", two(DIFFER)),
        ("Exported, with warnings of the lint", three(WARNED)),
    ]
}

/// Compares what was found with the lists.
pub fn check(
    refused: &BTreeMap<&str, String>,
    differ: &BTreeMap<&str, String>,
    warned: &BTreeMap<&str, BTreeSet<String>>,
) {
    let mut wrong = vec![];
    for (name, message) in refused {
        if !REFUSED.iter().any(|(listed, part, _)| listed == name && message.contains(part)) {
            wrong.push(format!("{name} is refused: {message}"));
        }
    }
    let refused_now = |name: &&str| refused.contains_key(name);
    for (name, _, _) in REFUSED.iter().filter(|(name, _, _)| !refused_now(name)) {
        wrong.push(format!("{name} is listed as refused and is exported"));
    }
    for (name, difference) in differ {
        if !DIFFER.iter().any(|(listed, _)| listed == name) {
            wrong.push(format!("{name} differs: {difference}"));
        }
    }
    for (name, _) in DIFFER.iter().filter(|(name, _)| !differ.contains_key(name)) {
        wrong.push(format!("{name} is listed as different and agrees"));
    }
    let found: BTreeSet<(&str, &str)> = warned
        .iter()
        .flat_map(|(name, warnings)| warnings.iter().map(move |warning| (*name, &**warning)))
        .collect();
    let listed: BTreeSet<(&str, &str)> =
        WARNED.iter().map(|(name, warning, _)| (*name, *warning)).collect();
    wrong.extend(found.difference(&listed).map(|pair| format!("a lint warns: {pair:?}")));
    wrong.extend(listed.difference(&found).map(|pair| format!("no lint warns: {pair:?}")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
