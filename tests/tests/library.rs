// SPDX-License-Identifier: MIT
//! All blocks and cores as one Verilog library.
use std::collections::{BTreeMap, BTreeSet};
use warpwright_rtl::registry::blocks;
use warpwright_sim::lint;
use warpwright_sim::verilog_library::{files, of_designs, prefixed};
use warpwright_sim::verilog_out::{block_design, Form, VerilogFile};
use warpwright_toolchain::icarus;

fn file<'a>(files: &'a [VerilogFile], name: &str) -> &'a str {
    &files.iter().find(|file| file.name == name).unwrap_or_else(|| panic!("no {name}")).text
}

/// The names of the modules of a text.
fn modules(text: &str) -> Vec<&str> {
    let heads = text.lines().filter_map(|line| line.strip_prefix("module "));
    heads.map(|head| head.split(' ').next().unwrap_or("")).collect()
}

#[test]
fn each_file_is_a_module_that_no_other_has() {
    let files = files("gpu_", Form::default()).unwrap_or_else(|error| panic!("{error:#}"));
    let mut names = BTreeSet::new();
    for file in files.iter().filter(|file| file.name.ends_with(".v")) {
        let [name] = modules(&file.text)[..] else { panic!("{} is not one module", file.name) };
        assert_eq!(file.name, format!("rtl/{name}.v"));
        assert!(name.starts_with("gpu_") && names.insert(name.to_string()), "{name}");
    }
    let shipped = Form::default().designs().expect("the design exports");
    for design in &shipped {
        let top = &design.modules.last().expect("a design has a top").name;
        assert!(names.contains(&format!("gpu_{top}")), "{top} is not in the library");
        assert!(file(&files, "gpu.core").contains(&format!("    toplevel: gpu_{top}\n")), "{top}");
    }
    let all: usize = shipped.iter().map(|design| design.modules.len()).sum();
    println!("{} modules, {all} before sharing", names.len());
    // What the lists name is there, children first.
    let listed: Vec<_> = file(&files, "gpu.f").lines().map(str::to_string).collect();
    let of_names: BTreeSet<String> = names.iter().map(|name| format!("rtl/{name}.v")).collect();
    assert_eq!(listed.iter().cloned().collect::<BTreeSet<_>>(), of_names);
    let mut seen = BTreeSet::new();
    for path in &listed {
        let instances = file(&files, path).lines().filter_map(|line| {
            let (name, rest) = line.strip_prefix("  ")?.split_once(' ')?;
            (rest.ends_with(" (") && name.starts_with("gpu_")).then_some(name)
        });
        for name in instances {
            assert!(seen.contains(name), "{path} comes before {name}");
        }
        seen.insert(path.trim_start_matches("rtl/").trim_end_matches(".v"));
    }
    let manifest = file(&files, "Bender.yml");
    assert!(listed.iter().all(|path| manifest.contains(&format!("  - {path}\n"))));
}

#[test]
fn the_tools_take_all_files_at_once() {
    icarus().unwrap_or_else(|error| panic!("{error}"));
    let files = files("warpwright_", Form::default()).unwrap_or_else(|error| panic!("{error:#}"));
    lint::library(&files, "warpwright.f").unwrap_or_else(|error| panic!("{error:#}"));
}

/// Without new names two blocks do not go into one design.
#[test]
fn names_that_clash_are_seen() {
    let clashing: Vec<VerilogFile> = blocks()
        .iter()
        .filter(|entry| ["kogge_stone", "brent_kung"].contains(&entry.name))
        .map(|entry| (&block_design(entry).expect("the block exports")).into())
        .collect();
    assert_eq!(clashing.len(), 2);
    let list = clashing.iter().map(|file| format!("{}\n", file.name)).collect();
    let list = VerilogFile { name: "clashing.f".into(), text: list };
    let files: Vec<_> = clashing.into_iter().chain([list]).collect();
    let error = lint::library(&files, "clashing.f").expect_err("two modules of one name");
    assert!(format!("{error:#}").contains("identity"), "{error:#}");
}

#[test]
fn a_prefix_of_one_design_changes_names_only() {
    let scoreboard = blocks().into_iter().find(|entry| entry.name == "scoreboard");
    let design = block_design(&scoreboard.expect("it is a block")).expect("it exports");
    let named = prefixed(&design, "mine_").expect("a prefix is a name");
    let without = named.to_verilog().replace("mine_", "");
    assert_eq!(modules(&without).len(), modules(&design.to_verilog()).len());
    assert!(modules(&named.to_verilog()).iter().all(|name| name.starts_with("mine_")));
    assert!(of_designs(&[design], "9", Form::default()).is_err());
}

/// Every name in the library is one of VHDL, and no two differ by case alone.
#[test]
fn vhdl_takes_all_names() {
    let form = Form { vhdl: true, ..Form::default() };
    let files = files("warpwright_", form).unwrap_or_else(|error| panic!("{error:#}"));
    let mut names = BTreeMap::<String, BTreeSet<&str>>::new();
    for file in files.iter().filter(|file| file.name.ends_with(".v")) {
        let code = file.text.lines().map(|line| line.split("//").next().unwrap_or_default());
        let other = |letter: char| !(letter.is_ascii_alphanumeric() || "_'`\"".contains(letter));
        for word in code.flat_map(|line| line.split(other)) {
            let name =
                word.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '_');
            if name && !hdl_export::is_keyword(word) {
                assert!(hdl_export::is_vhdl_name(word), "{}: {word}", file.name);
                names.entry(word.to_lowercase()).or_default().insert(word);
            }
        }
    }
    let clashes: Vec<_> = names.values().filter(|same| same.len() > 1).collect();
    assert!(names.len() > 1000 && clashes.is_empty(), "{clashes:?}");
    // The header has the ports of the module.
    let text = file(&files, "rtl/warpwright_kogge_stone.v");
    assert!(text.contains("//   set_x_0 .. set_x_3  input"), "{text}");
    assert!(text.contains("  input wire [31:0] set_x_3,"), "{text}");
    lint::library(&files, "warpwright.f").unwrap_or_else(|error| panic!("{error:#}"));
}

#[test]
fn the_tools_take_the_library_with_a_reset() {
    let form = Form { reset: true, ..Form::default() };
    let files = files("warpwright_", form).unwrap_or_else(|error| panic!("{error:#}"));
    lint::library(&files, "warpwright.f").unwrap_or_else(|error| panic!("{error:#}"));
}

#[test]
fn slang_and_verible_have_nothing_to_say() {
    // Verible takes the name `units` for a keyword; VHDL does too, so that form is without it.
    for reset in [false, true] {
        let form = Form { reset, vhdl: true };
        let files = files("warpwright_", form).unwrap_or_else(|error| panic!("{error:#}"));
        lint::style(&files, "warpwright.f").unwrap_or_else(|error| panic!("{error:#}"));
        let long = files.iter().filter(|file| file.name.ends_with(".v"));
        let long = long.flat_map(|file| file.text.lines()).find(|line| line.chars().count() > 120);
        assert_eq!(long, None);
    }
    // They see what they are there for.
    let wrong = "module m (\n  input wire [3:0] a,\n  output wire [3:0] b\n);\n  assign b = a << 4'd9;\nendmodule\n";
    let file = |name: &str, text: &str| VerilogFile { name: name.into(), text: text.into() };
    let error = lint::style(&[file("m.v", wrong), file("m.f", "m.v\n")], "m.f");
    assert!(format!("{:#}", error.expect_err("a shift past the end")).contains("shift-count"));
    let wrong = wrong.replace("4'd9", "4'd3\t");
    let error = lint::style(&[file("m.v", &wrong), file("m.f", "m.v\n")], "m.f");
    assert!(format!("{:#}", error.expect_err("a tab")).contains("no-tabs"));
}
