// SPDX-License-Identifier: MIT
//! Every built-in function of WGSL, by the list of docs/shaders.md: it is compiled, and runs alike on
//! the interpreter and on the simulator, or it is refused with its place and what to do instead.
//! Those of vectors leave the bits that those of their components do; what these are to be is in
//! `builtins`, `textures` and `semantics`.
use super::common::{agree_on, build, words};
use super::tables::{DECLARED, DRAWN, EACH, ONCE, REFUSED, WHOLE};
use std::collections::BTreeSet;
use std::path::PathBuf;
use warpwright_shader::front::{Language, Selector};
use warpwright_shader::{compile, Options};

/// Values that every function is defined for, and whole numbers.
const FLOATS: [f32; 16] =
    [0.3, 0.8, 0.55, 0.15, 0.9, 0.2, 0.45, 0.7, 0.6, 0.1, 0.35, 0.95, 0.25, 0.65, 0.4, 0.5];
const INTEGERS: [u32; 16] =
    [7, 200, 0x8000_0001, 31, 3, 0xffff_fff0, 65_537, 12, 1, 99, 5, 0x1234_5678, 8, 2, 77, 16];

/// A type of so many components of `f32`, `i32` or `u32`.
fn named(class: char, width: usize) -> String {
    match width {
        1 => format!("{class}32"),
        _ => format!("vec{width}{class}"),
    }
}

/// The text of a row for a type: operands by these names.
fn filled(text: &str, class: char, width: usize, part: &str) -> String {
    let names = [
        ("T", named(class, width)),
        ("int", named('i', width)),
        ("uint", named('u', width)),
        ("a", format!("a{part}")),
        ("b", format!("b{part}")),
        ("c", format!("c{part}")),
    ];
    let fill = |text: String, (name, by): &(&str, String)| text.replace(&format!("{{{name}}}"), by);
    names.iter().fold(text.to_string(), fill)
}

/// Statements that leave an operand's values in `a`, `b` and `c`.
fn operands(class: char, width: usize) -> String {
    let operand = |(name, from): (&str, usize)| {
        let values = if class == 'f' { "floats" } else { "integers" };
        let parts: Vec<String> =
            (from..from + width).map(|at| format!("{class}32({values}[{at}])")).collect();
        format!("let {name} = {}({});\n", named(class, width), parts.join(", "))
    };
    [("a", 0), ("b", 4), ("c", 8)].map(operand).concat()
}

/// The declarations that a text needs.
fn declared(text: &str) -> String {
    let uses = |name: &str| {
        text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == name)
    };
    let (names, lines): (Vec<_>, Vec<_>) = DECLARED.iter().copied().unzip();
    let needed = names.iter().zip(&lines).filter(|(name, _)| uses(name));
    let number = |(at, (_, line)): (usize, (_, &&str))| match line.starts_with("var<workgroup>") {
        true => format!("{line}\n"),
        false => format!("@group(1) @binding({at}) {line}\n"),
    };
    needed.enumerate().map(number).collect()
}

fn compute(body: &str) -> String {
    format!(
        "@group(0) @binding(0) var<storage, read> floats: array<f32>;
         @group(0) @binding(1) var<storage, read> integers: array<u32>;
         @group(0) @binding(2) var<storage, read_write> results: array<u32, 64>;
         {}
         var<private> at: u32;
         fn put(word: u32) {{ results[at] = word; at += 1u; }}
         fn real(value: f32) {{ put(bitcast<u32>(value)); }}
         @compute @workgroup_size(4) fn main(@builtin(local_invocation_index) id: u32) {{
             if arrayLength(&floats) + arrayLength(&integers) == 0u {{ return; }}
             {body}
         }}",
        declared(body)
    )
}

/// Runs a shader with textures of six squares of four by four texels; gives what it leaves.
fn run(source: &str) -> Vec<u32> {
    let floats = FLOATS.iter().flat_map(|value| value.to_le_bytes()).collect();
    let integers = INTEGERS.iter().flat_map(|value| value.to_le_bytes()).collect();
    let name = |name: &str| Selector::Name(name.into());
    let data = match source.contains("integers") {
        true => vec![(name("floats"), floats), (name("integers"), integers)],
        false => vec![],
    };
    let size = (8, 8);
    let options = Options { data, images: vec![(4, 24); 2], size, ..Options::default() };
    let texels: Vec<u8> = (0..4 * 24 * 4).map(|at| (at * 37 % 251) as u8).collect();
    let shader = build(source, &options);
    let pictures = shader.pictures(&vec![texels.as_slice(); shader.program.images.len()]);
    let pictures: Vec<&[u8]> = pictures.iter().map(|picture| &**picture).collect();
    let (shader, memory) = agree_on(source, &options, &pictures);
    words(&shader, &memory, if source.contains("@fragment") { "picture" } else { "results" })
}

#[test]
fn functions_of_components() {
    for &(name, classes, text) in EACH {
        let mut body = String::new();
        let mut count = 0;
        for class in classes.chars() {
            for width in 1..=4 {
                body += &format!("{{ {}", operands(class, width));
                body += &format!("let all = {};\n", filled(text, class, width, ""));
                for part in (0..width).map(|at| [".x", ".y", ".z", ".w"][at]) {
                    let part = if width == 1 { "" } else { part };
                    let one = filled(text, class, 1, part);
                    body += &format!(
                        "put(select(u32(bitcast<u32>(all{part}) == bitcast<u32>({one})),
                                    u32(all{part} == {one}), false));\n"
                    );
                    count += 1;
                }
                body += "}\n";
            }
        }
        let results = run(&compute(&body));
        assert_eq!(results[..count], vec![1; count], "{name}: {text}");
    }
}

#[test]
fn functions_of_vectors() {
    for &(name, classes, widths, text) in WHOLE {
        let mut body = String::new();
        for class in classes.chars() {
            for &width in widths {
                body += &format!(
                    "{{ {}{} }}\n",
                    operands(class, width),
                    filled(text, class, width, "")
                );
            }
        }
        let results = run(&compute(&body));
        assert!(results.iter().any(|&word| word != 0), "{name} leaves nothing: {text}");
    }
}

#[test]
fn functions_of_their_own_kind() {
    for &(name, body) in ONCE {
        let results = run(&compute(body));
        assert!(results.iter().any(|&word| word != 0), "{name} leaves nothing: {body}");
    }
}

#[test]
fn functions_of_fragments() {
    for &(name, text) in DRAWN {
        let source = format!(
            "{}
             @fragment fn main(@location(0) uv: vec2f) -> @location(0) vec4f {{ return {text}; }}",
            declared(text)
        );
        let mut colours = run(&source);
        colours.sort_unstable();
        colours.dedup();
        assert!(
            colours.len() > 1 || name.starts_with("dpd") || name.starts_with("fwidth"),
            "{name}"
        );
        assert!(colours.iter().any(|&colour| colour & 0xff_ffff != 0), "{name}: {text}");
    }
}

#[test]
fn what_is_refused_is_named_with_its_place() {
    for &(name, body, message) in REFUSED {
        let source = compute(body);
        let options = Options { images: vec![(4, 4)], ..Options::default() };
        let error = compile("test.wgsl", source.as_bytes(), Language::Wgsl, &options)
            .err()
            .unwrap_or_else(|| panic!("{name} is taken"))
            .to_string();
        let line =
            source.lines().position(|line| line.contains(body.trim())).expect("the body") + 1;
        assert!(error.contains(message), "{name}: {error}");
        assert!(error.contains(&format!("test.wgsl:{line}:")), "{name}: line {line}: {error}");
    }
}

#[test]
fn the_page_lists_every_function() {
    let page = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../docs/shaders.md");
    let page = std::fs::read_to_string(page).expect("docs/shaders.md");
    let section = page.split("## Built-in functions").nth(1).expect("the section");
    let section = section.split("\n## ").next().unwrap_or_default();
    let (taken, refused) = section.split_once("Refused").expect("what is refused");
    let of = |text: &str| -> BTreeSet<String> {
        let quoted = text.split('`').skip(1).step_by(2);
        quoted.filter(|word| word.chars().all(char::is_alphanumeric)).map(str::to_string).collect()
    };
    let each = EACH.iter().map(|row| row.0).chain(WHOLE.iter().map(|row| row.0));
    let all = each.chain(ONCE.iter().map(|row| row.0)).chain(DRAWN.iter().map(|row| row.0));
    assert_eq!(of(taken), all.map(str::to_string).collect());
    let names: BTreeSet<String> = REFUSED.iter().map(|row| row.0.to_string()).collect();
    assert_eq!(of(refused), names);
}
