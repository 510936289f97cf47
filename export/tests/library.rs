// SPDX-License-Identifier: MIT
//! Many designs in one library.
use hdl_export::{Design, ExportError, Library, Module, NamedLibrary};

fn module(name: &str, body: &str) -> Module {
    Module { name: name.into(), text: format!("module {name} (\n);\n{body}endmodule\n") }
}

fn child(module: &str, name: &str) -> String {
    format!("  {module} {name} (\n  );\n")
}

fn design(modules: Vec<Module>) -> Design {
    Design { header: vec![], modules }
}

/// Two designs with a child `words` each that differ, and one `leaf` that they share.
fn two() -> NamedLibrary {
    let mut library = Library::new("lib_").unwrap();
    let first = design(vec![
        module("leaf", "  // leaf\n"),
        module("words", &child("leaf", "words")),
        module("words_2", "  // second\n"),
        module("adder", &(child("words", "a") + &child("words_2", "b") + &child("words", "c"))),
    ]);
    let second = design(vec![
        module("words", "  // second\n"),
        module("part", "  // leaf\n"),
        module("words_2", &child("part", "other")),
        module("buffer", &(child("words_2", "a") + &child("words", "words"))),
    ]);
    library.add(&first).unwrap();
    library.add(&second).unwrap();
    library.finish()
}

fn names(library: &NamedLibrary) -> Vec<&str> {
    library.modules.iter().map(|module| &*module.name).collect()
}

#[test]
fn names_are_unique_and_equal_modules_are_one() {
    let library = two();
    assert_eq!(
        names(&library),
        [
            "lib_leaf",
            "lib_adder_words",
            "lib_adder_words_2",
            "lib_adder",
            "lib_buffer_words",
            "lib_buffer"
        ]
    );
    assert_eq!(
        library.modules[3].text,
        "module lib_adder (\n);\n  lib_adder_words a (\n  );\n  lib_adder_words_2 b (\n  );\n  \
         lib_adder_words c (\n  );\nendmodule\n"
    );
    assert_eq!(
        library.modules[5].text,
        "module lib_buffer (\n);\n  lib_buffer_words a (\n  );\n  lib_adder_words_2 words (\n  );\n\
         endmodule\n"
    );
    assert_eq!(library.designs["adder"], [0, 1, 2, 3]);
    assert_eq!(library.designs["buffer"], [2, 0, 4, 5]);
}

#[test]
fn a_child_that_is_a_design_of_its_own_has_that_name() {
    let mut library = Library::new("").unwrap();
    let around = design(vec![module("inner", "  // x\n"), module("around", &child("inner", "i"))]);
    library.add(&around).unwrap();
    library.add(&design(vec![module("delay", "  // x\n")])).unwrap();
    library.add(&design(vec![module("same", "  // x\n")])).unwrap();
    let library = library.finish();
    assert_eq!(names(&library), ["delay", "around", "same"]);
    assert!(library.modules[1].text.contains("  delay i (\n"));
}

#[test]
fn prefixes_are_names_and_tops_differ() {
    assert!(matches!(Library::new("9"), Err(ExportError::Identifier { .. })));
    let mut library = Library::new("x_").unwrap();
    library.add(&design(vec![module("a", "")])).unwrap();
    let again = library.add(&design(vec![module("a", "  // other\n")]));
    assert!(matches!(again, Err(ExportError::NameClash { .. })));
}
