// SPDX-License-Identifier: MIT
//! Exported Verilog, compiled by Verilator into a shared library and driven as a [`Dut`].
//!
//! The library is cached by its content under the tool folder. Only Verilator's own
//! translator and a C++ compiler are called: the generated sources and the runtime are
//! compiled as one unit each, without make.
use crate::cache::{self, checked};
use crate::cxxrtl;
use anyhow::{Context, Result};
use hdl_export::port_name;
use libloading::Library;
use std::ffi::c_void;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use warpwright_rtl::dut::{Boundary, Dut, Port};
use warpwright_toolchain as toolchain;

type Create = unsafe extern "C" fn() -> *mut c_void;
type Poke = unsafe extern "C" fn(*mut c_void, u32, u64);
type Peek = unsafe extern "C" fn(*mut c_void, u32) -> u64;
type Step = unsafe extern "C" fn(*mut c_void);

/// A compiled Verilog module.
pub struct CompiledModel {
    inputs: Vec<Port>,
    outputs: Vec<Port>,
    handle: *mut c_void,
    poke: Poke,
    peek: Peek,
    settle: Step,
    rise: Step,
    free: Step,
    // Keeps the code above loaded.
    _library: Library,
}

// SAFETY: a model is used by its owner only, and the library keeps no state of a thread.
unsafe impl Send for CompiledModel {}

/// Verilator's options: no timing, fast, x as zero as in the Rust simulation. Short functions: the
/// C++ compiler takes 10 seconds for the core `small` so, and more than five minutes and 9 GB for
/// functions as long as they come. Without the graph of the data flow: a fifth less time, and what
/// is written for `small` is 3 % shorter.
const VERILATOR_OPTIONS: &[&str] = &[
    "--cc",
    "--no-timing",
    "-O3",
    "-fno-dfg",
    "--x-assign",
    "0",
    "--x-initial",
    "0",
    "-Wno-fatal",
    "-Wno-lint",
    "-Wno-style",
    "--prefix",
    "Vmodel",
    "--output-split-cfuncs",
    "400",
    "--output-split",
    "40000",
];
/// The second execution unit of a core.
const UNIT: &str = "\n  unit unit__1 (";

/// Hidden symbols: many models live in one process.
const CXX_OPTIONS: &[&str] = &["-std=c++17", "-fPIC", "-fvisibility=hidden", "-w"];
/// The core `small` takes 10 s to compile, with `-O2` 15.
const FAST: &str = "-O1";
/// For what Verilator calls slow, which runs once and is 40 % of what it writes.
const SLOW: &str = "-O0";
/// So many bytes are worth a unit of their own, which reads Verilator's header once more (a second
/// and a half).
const WORTH_A_UNIT: u64 = 500_000;
/// Units of the rest that are compiled at the same time, if it is long: a single model does not
/// leave a processor idle.
const FAST_UNITS: usize = 2;

impl CompiledModel {
    /// Compiles `verilog`, or takes it from the cache. `clocked` says whether there is a
    /// port `clock`.
    pub fn new(
        verilog: &str,
        top: &str,
        clocked: bool,
        inputs: Vec<Port>,
        outputs: Vec<Port>,
    ) -> Result<Self> {
        let wrapper = wrapper(clocked, &inputs, &outputs);
        let versions = toolchain::verilator_version()?;
        let options = VERILATOR_OPTIONS.iter().chain(CXX_OPTIONS).chain(&[FAST, SLOW]).copied();
        let library =
            cache::file(top, [verilog, &wrapper, &versions].into_iter().chain(options), "so")?;
        if !library.exists() {
            build(verilog, top, &wrapper, &library)?;
        }
        Self::load(&library, inputs, outputs)
    }

    /// Like [`CompiledModel::new`], but read by Yosys and written as C++ by its `write_cxxrtl`:
    /// a second opinion on what the Verilog means.
    pub fn by_yosys(
        verilog: &str,
        top: &str,
        clocked: bool,
        inputs: Vec<Port>,
        outputs: Vec<Port>,
    ) -> Result<Self> {
        let library = cxxrtl::library(verilog, top, clocked, &inputs, &outputs)?;
        Self::load(&library, inputs, outputs)
    }

    fn load(library: &Path, inputs: Vec<Port>, outputs: Vec<Port>) -> Result<Self> {
        // SAFETY: the library was made by `build` or `cxxrtl`, with these signatures.
        unsafe {
            let library = Library::new(library)
                .with_context(|| format!("cannot load {}", library.display()))?;
            let create: Create = *library.get(b"model_create")?;
            Ok(Self {
                inputs,
                outputs,
                handle: create(),
                poke: *library.get(b"model_poke")?,
                peek: *library.get(b"model_peek")?,
                settle: *library.get(b"model_settle")?,
                rise: *library.get(b"model_rise")?,
                free: *library.get(b"model_free")?,
                _library: library,
            })
        }
    }

    /// Exports `dut` as module `top` and compiles it.
    pub fn of(dut: &dyn Dut, top: &str) -> Result<Self> {
        let verilog = export_text(dut, top)?;
        let clocked = verilog_has_clock(&verilog, top);
        Self::new(&verilog, top, clocked, dut.inputs(), dut.outputs())
    }
}

/// Whether the header of module `top` has a port `clock`.
pub fn verilog_has_clock(verilog: &str, top: &str) -> bool {
    let header =
        verilog.split(&format!("module {top} (")).nth(1).and_then(|rest| rest.split(");").next());
    header.is_some_and(|ports| ports.contains("input wire clock"))
}

/// The exported Verilog of a block.
pub fn export_text(dut: &dyn Dut, top: &str) -> Result<String> {
    let block = dut.block().context("a compiled model cannot be exported again")?;
    Ok(hdl_export::export(block, &hdl_export::Options::new(top))?.to_verilog())
}

impl Drop for CompiledModel {
    fn drop(&mut self) {
        // SAFETY: the handle came from `model_create` and is not used again.
        unsafe { (self.free)(self.handle) }
    }
}

impl Dut for CompiledModel {
    fn inputs(&self) -> Vec<Port> {
        self.inputs.clone()
    }
    fn outputs(&self) -> Vec<Port> {
        self.outputs.clone()
    }
    fn poke(&mut self, port: usize, value: u64) {
        // SAFETY: as in `new`; an unknown port is ignored by the library.
        unsafe { (self.poke)(self.handle, port as u32, value) }
    }
    fn peek(&self, port: usize) -> u64 {
        // SAFETY: as in `new`.
        unsafe { (self.peek)(self.handle, port as u32) }
    }
    fn settle(&mut self) {
        // SAFETY: as in `new`.
        unsafe { (self.settle)(self.handle) }
    }
    fn rise(&mut self) {
        // SAFETY: as in `new`.
        unsafe { (self.rise)(self.handle) }
    }
    fn block(&self) -> Option<&dyn Boundary> {
        None
    }
}

/// Verilator's C++ name of a port: two underscores in a row are escaped.
fn member(port: &Port) -> String {
    port_name(&port.name).replace("__", "___05F")
}

fn wrapper(clocked: bool, inputs: &[Port], outputs: &[Port]) -> String {
    let mut text =
        String::from("#include \"Vmodel.h\"\n#include \"verilated.h\"\n#include <cstdint>\n");
    text.push_str("struct Model { VerilatedContext context; Vmodel top{&context}; };\n");
    text.push_str("#define SHOWN extern \"C\" __attribute__((visibility(\"default\")))\n");
    text.push_str(
        "SHOWN Model* model_create() { Model* m = new Model; m->top.eval(); return m; }\n",
    );
    text.push_str("SHOWN void model_free(Model* m) { m->top.final(); delete m; }\n");
    let mut pokes = String::new();
    for (index, port) in inputs.iter().enumerate() {
        // Verilator wants the bits above a port's width to be zero.
        let mask = u64::MAX >> (64 - port.width);
        pokes.push_str(&format!(
            "case {index}: m->top.{} = value & {mask}ull; break;\n",
            member(port)
        ));
    }
    let mut peeks = String::new();
    for (index, port) in outputs.iter().enumerate() {
        peeks.push_str(&format!("case {index}: return m->top.{};\n", member(port)));
    }
    text.push_str(&format!("SHOWN void model_poke(Model* m, uint32_t port, uint64_t value) {{ switch (port) {{\n{pokes}}} }}\n"));
    text.push_str(&format!("SHOWN uint64_t model_peek(Model* m, uint32_t port) {{ switch (port) {{\n{peeks}}} return 0; }}\n"));
    for (name, level) in [("settle", 0), ("rise", 1)] {
        let clock = if clocked { format!("m->top.clock = {level}; ") } else { String::new() };
        text.push_str(&format!("SHOWN void model_{name}(Model* m) {{ {clock}m->top.eval(); }}\n"));
    }
    text
}

/// The C++ compiler with our options and Verilator's headers.
fn compiler() -> Result<Command> {
    // Before Verilator is installed for nothing.
    let mut command = Command::new(toolchain::cxx()?);
    let include = toolchain::verilator_root()?.join("include");
    command.args(CXX_OPTIONS).arg("-I").arg(&include).arg("-I").arg(include.join("vltstd"));
    Ok(command)
}

/// Verilator's runtime, compiled once.
fn runtime() -> Result<PathBuf> {
    let versions = toolchain::verilator_version()?;
    let object = cache::file(
        "verilated",
        [versions.as_str(), FAST].into_iter().chain(CXX_OPTIONS.iter().copied()),
        "o",
    )?;
    if !object.exists() {
        let folder = cache::scratch()?;
        fs::write(
            folder.path().join("runtime.cpp"),
            "#include \"verilated.cpp\"\n#include \"verilated_threads.cpp\"\n",
        )
        .context("cannot write the cache")?;
        let mut command = compiler()?;
        command.current_dir(folder.path()).args([FAST, "-c", "runtime.cpp", "-o", "runtime.o"]);
        checked(&mut command, "compiling Verilator's runtime")?;
        fs::rename(folder.path().join("runtime.o"), &object).context("cannot write the cache")?;
    }
    Ok(object)
}

/// Verilator's header, compiled once: without it half a second of every model.
fn header() -> Result<PathBuf> {
    let versions = toolchain::verilator_version()?;
    let options: Vec<_> = [FAST].into_iter().chain(CXX_OPTIONS.iter().copied()).collect();
    cache::header(
        "verilated",
        "#include \"verilated.h\"\n",
        &[&versions],
        &options,
        compiler()?.arg(FAST),
    )
}

/// A C++ file that holds others.
fn unit(names: &[String]) -> String {
    names.iter().map(|name| format!("#include \"{name}\"\n")).collect()
}

fn build(verilog: &str, top: &str, wrapper: &str, library: &Path) -> Result<()> {
    let (runtime, header) = (runtime()?, header()?);
    let folder = cache::scratch()?;
    let path = |name: &str| folder.path().join(name);
    fs::write(path("model.v"), verilog).context("cannot write the cache")?;
    // The units of a core stay one class each: as many times less to compile.
    let keep = if verilog.contains(UNIT) {
        "`verilator_config\nno_inline -module \"unit\"\n"
    } else {
        "`verilator_config\n"
    };
    fs::write(path("keep.vlt"), keep).context("cannot write the cache")?;
    let mut command = toolchain::verilator()?;
    command.current_dir(folder.path()).args(VERILATOR_OPTIONS);
    checked(
        command.args(["--top-module", top, "--Mdir", "obj", "keep.vlt", "model.v"]),
        "Verilator",
    )?;
    // One unit of everything that Verilator wrote, several of what is long.
    let mut sources: Vec<_> = fs::read_dir(path("obj"))?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.ends_with(".cpp") && !name.ends_with("__ALL.cpp"))
        .collect();
    sources.sort();
    let bytes = |names: &[String]| {
        names
            .iter()
            .map(|name| Ok(fs::metadata(path("obj").join(name))?.len()))
            .sum::<Result<u64>>()
    };
    let (mut slow, mut fast): (Vec<_>, Vec<_>) =
        sources.into_iter().partition(|name| name.ends_with("Slow.cpp"));
    if bytes(&slow)? < WORTH_A_UNIT {
        fast.append(&mut slow);
    }
    let count = if bytes(&fast)? < WORTH_A_UNIT * FAST_UNITS as u64 { 1 } else { FAST_UNITS };
    let mut units: Vec<(String, &str)> =
        fast.chunks(fast.len().div_ceil(count)).map(|names| (unit(names), FAST)).collect();
    units[0].0 += wrapper;
    if !slow.is_empty() {
        units.push((unit(&slow), SLOW));
    }
    let objects: Vec<String> = (0..units.len()).map(|number| format!("unit{number}.o")).collect();
    let compile = |(number, (text, option)): (usize, &(String, &str))| -> Result<()> {
        let source = format!("unit{number}.cpp");
        fs::write(path("obj").join(&source), text).context("cannot write the cache")?;
        let mut command = compiler()?;
        if *option == FAST {
            command.arg("-include").arg(&header);
        }
        command.current_dir(path("obj")).args([option, "-c", &source, "-o", &objects[number]]);
        checked(&mut command, "compiling the model").map(drop)
    };
    thread::scope(|scope| {
        let compile = &compile;
        let running: Vec<_> =
            units.iter().enumerate().map(|each| scope.spawn(move || compile(each))).collect();
        running
            .into_iter()
            .try_for_each(|thread| thread.join().expect("no panic while a model is compiled"))
    })?;
    let mut command = compiler()?;
    command
        .current_dir(path("obj"))
        .args(["-shared", "-o", "model.so"])
        .args(&objects)
        .arg(&runtime)
        .arg("-lpthread");
    checked(&mut command, "linking the model")?;
    fs::rename(path("obj/model.so"), library).context("cannot write the cache")?;
    Ok(())
}
