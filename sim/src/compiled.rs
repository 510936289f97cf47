//! Exported Verilog, compiled by Verilator into a shared library and driven as a [`Dut`].
//!
//! The library is cached by its content under the tool folder. Only Verilator's own
//! translator and a C++ compiler are called: the generated sources and the runtime are
//! compiled as one unit each, without make.
use anyhow::{bail, Context, Result};
use hdl_export::port_name;
use libloading::Library;
use sha2::{Digest, Sha256};
use std::ffi::c_void;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use warpwright_rtl::dut::{Dut, Port};
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

/// Verilator's options: no timing, fast, x as zero as in the Rust simulation.
const VERILATOR_OPTIONS: &[&str] = &[
    "--cc",
    "--no-timing",
    "-O3",
    "--x-assign",
    "0",
    "--x-initial",
    "0",
    "-Wno-fatal",
    "-Wno-lint",
    "-Wno-style",
    "--prefix",
    "Vmodel",
];
const CXX_OPTIONS: &[&str] = &["-std=c++17", "-O2", "-fPIC", "-w"];

impl CompiledModel {
    /// Compiles `verilog`, or takes it from the cache. `clocked` says whether there is a
    /// port `clock`.
    pub fn new(verilog: &str, top: &str, clocked: bool, inputs: Vec<Port>, outputs: Vec<Port>) -> Result<Self> {
        let wrapper = wrapper(clocked, &inputs, &outputs);
        let mut hash = Sha256::new();
        for part in
            [verilog, top, &wrapper].into_iter().chain(VERILATOR_OPTIONS.iter().copied()).chain(CXX_OPTIONS.iter().copied())
        {
            hash.update(part.len().to_le_bytes());
            hash.update(part);
        }
        toolchain::PACKAGES.iter().for_each(|package| hash.update(package.version));
        let key: String = hash.finalize().iter().take(12).fold(String::new(), |mut key, byte| {
            write!(key, "{byte:02x}").expect("writing to a string cannot fail");
            key
        });
        let cache = toolchain::home().join("cache");
        let library = cache.join(format!("{top}-{key}.so"));
        if !library.exists() {
            build(verilog, top, &wrapper, &cache, &library)?;
        }
        // SAFETY: the library was made by `build` from `wrapper`, with these signatures.
        unsafe {
            let library = Library::new(&library).with_context(|| format!("cannot load {}", library.display()))?;
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
    let header = verilog.split(&format!("module {top} (")).nth(1).and_then(|rest| rest.split(");").next());
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
    fn block(&self) -> Option<&dyn rust_hdl::prelude::Block> {
        None
    }
}

/// Verilator's C++ name of a port: two underscores in a row are escaped.
fn member(port: &Port) -> String {
    port_name(&port.name).replace("__", "___05F")
}

fn wrapper(clocked: bool, inputs: &[Port], outputs: &[Port]) -> String {
    let mut text = String::from("#include \"Vmodel.h\"\n#include \"verilated.h\"\n#include <cstdint>\nextern \"C\" {\n");
    text.push_str("struct Model { VerilatedContext context; Vmodel top{&context}; };\n");
    text.push_str("void* model_create() { Model* m = new Model; m->top.eval(); return m; }\n");
    text.push_str("void model_free(Model* m) { m->top.final(); delete m; }\n");
    text.push_str("void model_poke(Model* m, uint32_t port, uint64_t value) { switch (port) {\n");
    for (index, port) in inputs.iter().enumerate() {
        writeln!(text, "case {index}: m->top.{} = value; break;", member(port)).expect("writing to a string cannot fail");
    }
    text.push_str("} }\nuint64_t model_peek(Model* m, uint32_t port) { switch (port) {\n");
    for (index, port) in outputs.iter().enumerate() {
        writeln!(text, "case {index}: return m->top.{};", member(port)).expect("writing to a string cannot fail");
    }
    let clock = |level: u8| if clocked { format!("m->top.clock = {level}; ") } else { String::new() };
    writeln!(text, "}} return 0; }}\nvoid model_settle(Model* m) {{ {}m->top.eval(); }}", clock(0))
        .expect("writing to a string cannot fail");
    writeln!(text, "void model_rise(Model* m) {{ {}m->top.eval(); }}\n}}", clock(1)).expect("writing to a string cannot fail");
    text
}

fn checked(command: &mut Command, what: &str) -> Result<()> {
    let output = command.output().with_context(|| format!("{what}: cannot start {command:?}"))?;
    if !output.status.success() {
        let text = [output.stdout, output.stderr].concat();
        let text = String::from_utf8_lossy(&text);
        let tail: Vec<_> = text.lines().take(40).collect();
        bail!("{what} failed\ncommand: {command:?}\n{}", tail.join("\n"));
    }
    Ok(())
}

/// Verilator's runtime, compiled once.
fn runtime(cache: &Path) -> Result<PathBuf> {
    let root = toolchain::verilator_root()?;
    let version = toolchain::PACKAGES[0].version;
    let object = cache.join(format!("verilated-{version}.o"));
    if !object.exists() {
        let partial =
            tempfile::Builder::new().prefix("runtime").suffix(".o").tempfile_in(cache).context("cannot write the cache")?;
        let unit = "#include \"verilated.cpp\"\n#include \"verilated_threads.cpp\"\n";
        let source = partial.path().with_extension("cpp");
        fs::write(&source, unit).context("cannot write the cache")?;
        let compiled = checked(
            Command::new(toolchain::cxx()?)
                .args(CXX_OPTIONS)
                .arg("-I")
                .arg(root.join("include"))
                .arg("-I")
                .arg(root.join("include").join("vltstd"))
                .arg("-c")
                .arg(&source)
                .arg("-o")
                .arg(partial.path()),
            "compiling Verilator's runtime",
        );
        let _ = fs::remove_file(&source);
        compiled?;
        partial.persist(&object).context("cannot write the cache")?;
    }
    Ok(object)
}

fn build(verilog: &str, top: &str, wrapper: &str, cache: &Path, library: &Path) -> Result<()> {
    fs::create_dir_all(cache).with_context(|| format!("cannot create {}", cache.display()))?;
    let root = toolchain::verilator_root()?;
    let runtime = runtime(cache)?;
    let folder = tempfile::Builder::new().prefix("build").tempdir_in(cache).context("cannot write the cache")?;
    let path = |name: &str| folder.path().join(name);
    fs::write(path("model.v"), verilog)
        .and_then(|()| fs::write(path("wrapper.cpp"), wrapper))
        .context("cannot write the cache")?;
    checked(
        toolchain::verilator()?.current_dir(folder.path()).args(VERILATOR_OPTIONS).args([
            "--top-module",
            top,
            "--Mdir",
            "obj",
            "model.v",
        ]),
        "Verilator",
    )?;
    // One unit of everything that Verilator wrote.
    let mut sources: Vec<_> = fs::read_dir(path("obj"))?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.ends_with(".cpp") && !name.ends_with("__ALL.cpp"))
        .collect();
    sources.sort();
    let unit: String = sources.iter().map(|name| format!("#include \"{name}\"\n")).collect();
    fs::write(path("obj/unit.cpp"), unit + wrapper)?;
    checked(
        Command::new(toolchain::cxx()?)
            .current_dir(path("obj"))
            .args(CXX_OPTIONS)
            .arg("-I")
            .arg(root.join("include"))
            .arg("-I")
            .arg(root.join("include").join("vltstd"))
            .args(["-shared", "-o", "model.so", "unit.cpp"])
            .arg(&runtime)
            .arg("-lpthread"),
        "compiling the model",
    )?;
    fs::rename(path("obj/model.so"), library).context("cannot write the cache")?;
    Ok(())
}
