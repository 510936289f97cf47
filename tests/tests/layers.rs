// SPDX-License-Identifier: MIT
//! What may import what, and how long the RTL's text is.
use std::fs;
use warpwright_tests::metrics::{circles, imports, root, rust_files, Metrics};

/// The packages of this repository that a package is built from, by its manifest.
fn dependencies(package: &str) -> Vec<String> {
    let path = root().join(package).join("Cargo.toml");
    let manifest =
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let section = manifest.split_once("\n[dependencies]\n").expect("it has dependencies").1;
    let section = section.split("\n[").next().expect("a section");
    let names = section.lines().filter_map(|line| line.split(['.', ' ', '=']).next());
    names
        .filter(|name| name.starts_with("warpwright") || name.contains("hdl"))
        .map(str::to_owned)
        .collect()
}

#[test]
fn modules_import_each_other_in_no_circle() {
    let imports = imports(&root().join("rtl/src")).expect("the sources can be read");
    assert!(
        imports.len() > 20 && imports["execution_unit"].contains("cells"),
        "imports are found: {imports:?}"
    );
    for package in ["rtl", "hdl", "config", "golden", "sim", "link"] {
        let imports =
            self::imports(&root().join(package).join("src")).expect("the sources can be read");
        assert_eq!(circles(&imports), Vec::<Vec<String>>::new(), "{package}");
    }
    let listed =
        imports.iter().filter(|(_, others)| others.contains("registry")).map(|(module, _)| module);
    assert_eq!(
        listed.collect::<Vec<_>>(),
        Vec::<&String>::new(),
        "the registry lists the blocks; no block imports it"
    );
    let outside: Vec<&String> = imports
        .iter()
        .filter(|(_, others)| others.contains("soc"))
        .map(|(module, _)| module)
        .collect();
    assert_eq!(outside, ["registry"], "a core is built without a board");
}

#[test]
fn a_circle_is_found() {
    let modules = [("a", "b"), ("b", "c"), ("c", "a"), ("d", "a")];
    let imports =
        modules.map(|(module, other)| (module.to_owned(), [other.to_owned()].into())).into();
    assert_eq!(circles(&imports), [["a", "b", "c"]]);
}

/// Golden models and stimuli know neither the RTL nor rust-hdl, the host library no simulator.
#[test]
fn packages_depend_on_what_is_below_them() {
    assert_eq!(dependencies("config"), ["warpwright-isa"]);
    assert_eq!(
        dependencies("golden"),
        ["warpwright-config", "warpwright-isa", "warpwright-microcode"]
    );
    assert_eq!(dependencies("link"), ["warpwright-config", "warpwright-isa"]);
    assert!(dependencies("sim").contains(&"warpwright-rtl".to_owned()), "dependencies are found");
}

/// Models and stimuli take their ports by name: nothing in them picks a port by its number.
#[test]
fn ports_are_named() {
    for folder in ["golden/src", "tests/tests"] {
        for (path, text) in rust_files(&root().join(folder)).expect("the sources can be read") {
            let numbered = |line: &str| {
                let picks = |list: &str| {
                    line.split(list)
                        .skip(1)
                        .any(|rest| rest.starts_with(|digit: char| digit.is_ascii_digit()))
                };
                picks("inputs[") || picks("outputs[") || picks("poke(") || picks(".peek(")
            };
            for (number, line) in text.lines().enumerate() {
                // The kernel language is tested on blocks that it is compared with rust-hdl's on,
                // port by port.
                let own = ["kernel.rs", "kernel/parts.rs", "layers.rs"]
                    .iter()
                    .any(|name| path.ends_with(name));
                assert!(
                    own || !numbered(line),
                    "{}:{}: a port by its number: {}",
                    path.display(),
                    number + 1,
                    line.trim()
                );
            }
        }
    }
}

/// What the rewriting of the RTL has reached so far (in brackets what it is to reach). Hardware that
/// is new may need more; the same hardware does not.
#[test]
fn the_text_of_the_rtl_stays_within_its_bounds() {
    let metrics = Metrics::measure().expect("the sources can be read");
    println!("{}", metrics.text());
    for (what, found, bound) in [
        ("lines (31000 of what was there on 2026-11-27)", metrics.lines, 30_709),
        ("lines of the longest file (400)", metrics.longest_file.lines, 400),
        ("files over 400 lines (those of the five mechanisms)", metrics.long_files.len(), 0),
        ("lines of the median file (200)", metrics.median_file, 114),
        ("characters of the longest line (100)", metrics.longest_line, 100),
        ("lines over 100 characters (0)", metrics.long_lines, 0),
        ("statements a.next = b.val()", metrics.wire_copies.all(), 1718),
        ("of them wiring alone (800)", metrics.wire_copies.wiring, 661),
        ("bits picked by a number", metrics.literal_picks, 658),
        ("constructors and lists of ports by hand (0)", metrics.written_twice, 0),
        ("import circles (0)", metrics.circles.len(), 0),
    ] {
        assert!(found <= bound, "{what}: {found}, at most {bound}");
    }
}
