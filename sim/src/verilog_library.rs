// SPDX-License-Identifier: MIT
//! All designs as one Verilog library, which the folder `verilog_out` is: a file for each module,
//! names that are unique in it under a prefix, and what build tools read: a file list, a FuseSoC core
//! file and a Bender manifest.
use crate::verilog_header;
use crate::verilog_out::{Form, VerilogFile};
use anyhow::Result;
use hdl_export::{Design, Library};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The prefix of module names where none is chosen.
pub const PREFIX: &str = "warpwright_";

/// What is written into each file.
fn header(about: &str) -> String {
    let version = env!("CARGO_PKG_VERSION");
    format!(
        "// SPDX-License-Identifier: MIT\n// {about}\n// Exported by Warpwright {version} from rust-hdl. Do not edit.\n\n"
    )
}

/// A design with all its modules under a prefix.
pub fn prefixed(design: &Design, prefix: &str) -> Result<Design> {
    let mut library = Library::new(prefix)?;
    library.add(design)?;
    Ok(Design { header: design.header.clone(), modules: library.finish().modules })
}

/// The files of the library, by paths below its folder.
pub fn files(prefix: &str, form: Form) -> Result<Vec<VerilogFile>> {
    of_designs(&form.designs()?, prefix, form)
}

/// The files of a library of these designs.
pub fn of_designs(designs: &[Design], prefix: &str, form: Form) -> Result<Vec<VerilogFile>> {
    let mut library = Library::new(prefix)?;
    let mut about = BTreeMap::new();
    for design in designs {
        library.add(design)?;
        let top = design.modules.last().map_or("", |module| &module.name);
        about.insert(top, &design.header);
    }
    let mut library = library.finish();
    let names = match form.vhdl {
        true => hdl_export::vhdl_names(&mut library.modules),
        false => BTreeMap::new(),
    };
    let tops: BTreeMap<usize, &String> =
        library.designs.iter().filter_map(|(top, places)| Some((*places.last()?, top))).collect();
    // The designs that need a module which is none itself.
    let mut users: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
    for (top, places) in &library.designs {
        places.iter().for_each(|&place| users.entry(place).or_default().push(top));
    }
    let mut files = vec![];
    let mut paths = vec![];
    for (place, module) in library.modules.iter().enumerate() {
        let path = format!("rtl/{}.v", module.name);
        let header = match tops.get(&place) {
            Some(top) => {
                verilog_header::renamed(about[top.as_str()], &names)
                    .iter()
                    .map(|line| format!("// {line}").trim_end().to_string() + "\n")
                    .collect::<String>()
                    + "\n"
            }
            None => header(&match users[&place].as_slice() {
                few if few.len() <= 4 => format!("Part of {}, no block of its own", few.join(", ")),
                many => format!(
                    "Part of {} and {} others, no block of its own",
                    many[0],
                    many.len() - 1
                ),
            }),
        };
        files.push(VerilogFile { name: path.clone(), text: header + &module.text });
        paths.push(path);
    }
    let name = match prefix.trim_end_matches('_') {
        "" => PREFIX.trim_end_matches('_'),
        name => name,
    };
    let version = env!("CARGO_PKG_VERSION");
    let lines = |before: &str| -> String {
        paths.iter().fold(String::new(), |mut all, path| {
            writeln!(all, "{before}{path}").expect("writing to a string cannot fail");
            all
        })
    };
    let mut add = |name: String, text: String| files.push(VerilogFile { name, text });
    add(format!("{name}.f"), lines(""));
    // One target for each design, so that a user takes what is needed of it.
    let mut core = format!(
        "CAPI=2:\n# SPDX-License-Identifier: MIT\nname: warpwright::{name}:{version}\n\
         description: Blocks of the Warpwright shader core\nfilesets:\n"
    );
    let mut targets = String::new();
    for (top, places) in &library.designs {
        writeln!(core, "  {top}:\n    file_type: verilogSource-2005\n    files:")
            .expect("writing to a string cannot fail");
        for &place in places {
            writeln!(core, "      - {}", paths[place]).expect("writing to a string cannot fail");
        }
        let module = places.last().map_or(top, |&place| &library.modules[place].name);
        writeln!(targets, "  {top}:\n    filesets: [{top}]\n    toplevel: {module}")
            .expect("writing to a string cannot fail");
    }
    writeln!(
        core,
        "  all:\n    file_type: verilogSource-2005\n    files:\n{}",
        lines("      - ").trim_end()
    )
    .expect("writing to a string cannot fail");
    core += &format!("targets:\n  default:\n    filesets: [all]\n{targets}");
    add(format!("{name}.core"), core);
    let manifest = format!(
        "# SPDX-License-Identifier: MIT\npackage:\n  name: {name}\n  authors: [\"Warpwright contributors\"]\n\
         sources:\n{}",
        lines("  - ")
    );
    add("Bender.yml".into(), manifest);
    Ok(files)
}
