// SPDX-License-Identifier: MIT
//! Exported Verilog as Yosys reads it: `write_cxxrtl` and a C++ compiler make a library with
//! the same functions as a Verilated one.
use crate::cache::{self, checked};
use anyhow::{Context, Result};
use hdl_export::port_name;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use warpwright_rtl::dut::Port;
use warpwright_toolchain as toolchain;

/// These run for few cycles, so that compiling quickly counts: `warp_scheduler_pods` takes 30 s of
/// processor time, with `-O1` over four minutes; 400 of its cycles then take 0.35 s.
const CXX_OPTIONS: &[&str] = &["-std=c++17", "-O0", "-fPIC", "-fvisibility=hidden", "-w"];

/// The C++ name of a port: underscores are doubled.
fn member(port: &Port) -> String {
    format!("p_{}", port_name(&port.name).replace('_', "__"))
}

fn wrapper(top: &str, clocked: bool, inputs: &[Port], outputs: &[Port]) -> String {
    let top = top.replace('_', "__");
    let mut text = String::from("#include \"model.cpp\"\n#include <cstdint>\n");
    text.push_str(&format!("typedef cxxrtl_design::p_{top} Model;\n"));
    text.push_str("#define SHOWN extern \"C\" __attribute__((visibility(\"default\")))\n");
    text.push_str("SHOWN Model* model_create() { Model* m = new Model; m->step(); return m; }\n");
    text.push_str("SHOWN void model_free(Model* m) { delete m; }\n");
    let pokes = inputs.iter().enumerate().map(|(index, port)| {
        let mask = u64::MAX >> (64 - port.width);
        format!("case {index}: m->{}.set<uint64_t>(value & {mask}ull); break;\n", member(port))
    });
    let pokes: String = pokes.collect();
    let peeks = outputs.iter().enumerate().map(|(index, port)| {
        format!("case {index}: return m->{}.get<uint64_t>();\n", member(port))
    });
    let peeks: String = peeks.collect();
    text.push_str(&format!("SHOWN void model_poke(Model* m, uint32_t port, uint64_t value) {{ switch (port) {{\n{pokes}}} }}\n"));
    text.push_str(&format!("SHOWN uint64_t model_peek(Model* m, uint32_t port) {{ switch (port) {{\n{peeks}}} return 0; }}\n"));
    for (name, level) in [("settle", 0), ("rise", 1)] {
        let clock =
            if clocked { format!("m->p_clock.set<uint32_t>({level}); ") } else { String::new() };
        text.push_str(&format!("SHOWN void model_{name}(Model* m) {{ {clock}m->step(); }}\n"));
    }
    text
}

/// The C++ compiler with our options and the headers of Yosys.
fn compiler() -> Result<Command> {
    let mut command = Command::new(toolchain::cxx()?);
    command.args(CXX_OPTIONS).arg("-I").arg(toolchain::cxxrtl_headers()?);
    Ok(command)
}

/// The header, compiled once: without it 1.3 seconds of every model.
fn header(version: &str) -> Result<PathBuf> {
    cache::header(
        "cxxrtl",
        "#include <cxxrtl/cxxrtl.h>\n",
        &[version],
        CXX_OPTIONS,
        &mut compiler()?,
    )
}

/// The compiled library, from the cache if it is there.
pub fn library(
    verilog: &str,
    top: &str,
    clocked: bool,
    inputs: &[Port],
    outputs: &[Port],
) -> Result<PathBuf> {
    // With `-formal` SYNTHESIS is not defined: a RAM marks a word that is read while it is written,
    // as in Rust.
    let script = format!(
        "read_verilog -sv -formal design.v; hierarchy -check -top {top}; write_cxxrtl model.cpp"
    );
    let wrapper = wrapper(top, clocked, inputs, outputs);
    let version = toolchain::yosys_version()?;
    let parts = [verilog, &script, &wrapper, &version];
    let library = cache::file(
        &format!("{top}-cxxrtl"),
        parts.into_iter().chain(CXX_OPTIONS.iter().copied()),
        "so",
    )?;
    if library.exists() {
        return Ok(library);
    }
    // Before Yosys is installed for nothing.
    toolchain::cxx()?;
    let folder = cache::scratch()?;
    let path = |name: &str| folder.path().join(name);
    fs::write(path("design.v"), verilog).context("cannot write the cache")?;
    fs::write(path("unit.cpp"), wrapper).context("cannot write the cache")?;
    checked(
        toolchain::yosys()?.current_dir(folder.path()).args(["-q", "-p", &script]),
        "Yosys' translation to C++",
    )?;
    let header = header(&version)?;
    let mut command = compiler()?;
    command
        .current_dir(folder.path())
        .arg("-include")
        .arg(&header)
        .args(["-shared", "-o", "model.so", "unit.cpp"]);
    checked(&mut command, "compiling the model")?;
    fs::rename(path("model.so"), &library).context("cannot write the cache")?;
    Ok(library)
}
