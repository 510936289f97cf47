// SPDX-License-Identifier: MIT
//! Proofs on exported Verilog, by SymbiYosys.
//!
//! A proof has two files: the exported design, and a module `proof` that instantiates it,
//! assumes what its neighbours promise and asserts what must hold. Results are kept by the
//! content of both, the engine and the tools' versions.
use crate::cache;
use anyhow::{bail, Context, Result};
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Instant;
use warpwright_rtl::dut::Dut;
use warpwright_toolchain as toolchain;

/// How a proof is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Z3 looks at all runs of so many cycles from power-up.
    Bounded(u32),
    /// Z3 by induction over so many cycles: holds in every run.
    Induction(u32),
    /// ABC's property-directed reachability: holds in every run.
    Reachability,
    /// ABC looks at all runs of so many cycles from power-up.
    Search(u32),
}

impl Engine {
    fn job(self) -> (&'static str, u32, &'static str) {
        match self {
            Engine::Bounded(depth) => ("bmc", depth, "smtbmc z3"),
            Engine::Induction(depth) => ("prove", depth, "smtbmc z3"),
            Engine::Reachability => ("prove", 1, "abc pdr"),
            Engine::Search(depth) => ("bmc", depth, "abc bmc3"),
        }
    }
}

/// What came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// All assertions hold, as far as the engine reaches.
    Holds,
    /// Some run violates these assertions; ABC does not name them.
    Fails(Vec<String>),
    /// The engine could not decide.
    Unknown,
}

/// The result of a proof.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// What came out.
    pub verdict: Verdict,
    /// How long the tools took when they ran, in seconds.
    pub seconds: f64,
    /// What SymbiYosys printed.
    pub log: String,
}

/// One proof.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// Name, for messages.
    pub name: &'a str,
    /// The exported design.
    pub design: &'a str,
    /// Module `proof` and what it needs.
    pub properties: &'a str,
    /// The one assertion that counts, by its label; without, all do.
    pub only: Option<&'a str>,
    /// How.
    pub engine: Engine,
}

/// The Verilog of a block, as the proofs read it.
pub fn design(dut: &dyn Dut, name: &str) -> Result<String> {
    let block = dut.block().context("a compiled model has no source to export")?;
    let design = hdl_export::export(block, &hdl_export::Options::new(name))
        .with_context(|| format!("exporting {name}"))?;
    Ok(design.to_verilog())
}

/// Seconds after which an engine gives up.
const TIMEOUT: u32 = 1500;

/// ABC as SymbiYosys calls it (`abc -c 'commands'`), by the ABC inside Yosys: it runs as the script
/// of a mapping that nobody needs, and leaves its result in a file. Before reachability the design
/// is made smaller, and what is always equal in it one: a fifth of the time (`front_end_lines`).
const ABC: &str = r#"folder=$(mktemp -d ./abc-XXXXXX) && commands=$(printf '%s' "$2" | sed 's/; *pdr/; dc2; scorr; dc2; pdr/; s/; *write_cex/; write_status status.txt; write_cex/')
printf '%s\n' "$commands" | tr ';' '\n' > "$folder/commands"
printf 'module unneeded(input a, b, output c); assign c = a & b; endmodule\n' > "$folder/unneeded.v"
"$ABC_YOSYS" -q -p "read_verilog $folder/unneeded.v; synth -noabc; abc9 -lut 4 -script $folder/commands" > /dev/null 2>&1
read -r answer frame rest < status.txt || exit 1
case $answer in
  snl_UNSAT) echo "Property proved." ;;
  snl_SAT) echo "Output 0 of miter proof was asserted in frame $frame." ;;
  *) case $commands in *bmc3*) echo "No output asserted in $frame frames." ;; esac ;;
esac
"#;

/// `// connect wire path` in the properties: the wire sees a word of a memory of the design.
fn probe(text: &str) -> Option<String> {
    let (wire, path) = text.split_once(' ')?;
    Some(format!("connect -set {wire} \\{path}\n"))
}

/// The job file. Assertions are reduced to the one that counts only after the design is one module.
fn job(task: &Task) -> String {
    let (mode, depth, engine) = task.engine.job();
    let only = match task.only {
        Some(label) => {
            format!("select -assert-count 1 proof/{label}\ndelete proof/t:$check proof/r:FLAVOR=assert %i proof/{label} %d\n")
        }
        None => String::new(),
    };
    let probes: String = task
        .properties
        .lines()
        .filter_map(|line| line.strip_prefix("// connect "))
        .filter_map(probe)
        .collect();
    let memories = if probes.is_empty() { "" } else { "memory_dff\nmemory_collect\nmemory_map\n" };
    format!(
        "[options]\nmode {mode}\ndepth {depth}\nvcd off\nappend 0\ntimeout {TIMEOUT}\n\n[engines]\n{engine}\n\n[script]\n\
         read_verilog -formal design.v\nread_verilog -formal -sv properties.sv\nhierarchy -check -top proof\n\
         flatten\nproc\n{memories}{probes}{only}setundef -anyseq\nopt_expr\nopt_clean\n\n[files]\ndesign.v\nproperties.sv\n"
    )
}

/// Makes a proof, or finds it in the cache.
pub fn prove(task: &Task) -> Result<Outcome> {
    let job = job(task);
    let version = toolchain::prover_version()?;
    let file = cache::file(
        &format!("{}-proof", task.name),
        [task.design, task.properties, &job, ABC, &version],
        "json",
    )?;
    if let Ok(found) = fs::read(&file) {
        return serde_json::from_slice(&found)
            .with_context(|| format!("{} is damaged: remove it", file.display()));
    }
    let folder = cache::scratch()?;
    let write = |name: &str, text: &str| {
        fs::write(folder.path().join(name), text).context("cannot write the cache")
    };
    write("design.v", task.design)?;
    write("properties.sv", task.properties)?;
    write("job.sby", &job)?;
    write("abc.sh", ABC)?;
    let yosys = toolchain::yosys()?;
    let mut command = toolchain::sby()?;
    command.arg("--abc").arg(format!("sh {}", quoted(&folder.path().join("abc.sh"))));
    command.env("ABC_YOSYS", yosys.get_program());
    command.args(["-f", "-j", "1", "job.sby"]).current_dir(folder.path());
    let begun = Instant::now();
    let outcome = outcome(&mut command, begun).with_context(|| format!("proof {}", task.name))?;
    cache::store(&file, &serde_json::to_vec(&outcome)?)?;
    Ok(outcome)
}

fn quoted(path: &Path) -> String {
    format!("'{}'", path.display().to_string().replace('\'', r"'\''"))
}

fn outcome(command: &mut Command, begun: Instant) -> Result<Outcome> {
    let output = command.output().with_context(|| format!("cannot start {command:?}"))?;
    let log = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    let done = log
        .lines()
        .find_map(|line| Some(line.split_once("DONE (")?.1.split_once(',')?.0.to_string()));
    let verdict = match done.as_deref() {
        Some("PASS") => Verdict::Holds,
        Some("FAIL") => {
            let failed = log.lines().filter_map(|line| {
                line.split_once("Assert failed in proof: ")?.1.split(' ').next()
            });
            let mut failed: Vec<String> = failed.map(Into::into).collect();
            failed.sort();
            failed.dedup();
            Verdict::Fails(failed)
        }
        Some("UNKNOWN" | "TIMEOUT") => Verdict::Unknown,
        _ => bail!("SymbiYosys failed ({})\ncommand: {command:?}\n{log}", output.status),
    };
    Ok(Outcome { verdict, seconds: begun.elapsed().as_secs_f64(), log })
}
