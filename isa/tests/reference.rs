// SPDX-License-Identifier: MIT
//! The committed pages of the documentation agree with the code.
use std::path::PathBuf;
use warpwright_isa::{assemble, reference_page, table::TABLE};

fn docs(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../docs").join(name)
}

#[test]
fn the_reference_page_is_current() {
    let (path, page) = (docs("isa.md"), reference_page());
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &page).expect("docs/isa.md can be written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == page, "docs/isa.md is out of date: run with UPDATE=1");
    for row in TABLE {
        assert!(page.contains(&format!("| {:#04x} | `{}", row.opcode, row.mnemonic)), "{row:?}");
    }
}

/// Every block marked `asm` in the language description assembles.
#[test]
fn the_examples_of_the_language_page_assemble() {
    let text = std::fs::read_to_string(docs("assembly.md")).expect("docs/assembly.md");
    let examples: Vec<&str> =
        text.split("```asm\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(examples.len() >= 3);
    for example in examples {
        assemble("docs/assembly.md", example)
            .unwrap_or_else(|errors| panic!("{errors}\n{example}"));
    }
}
